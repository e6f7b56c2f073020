//! Any text as a move in every notation, on positions that play reaches; and every legal move there, written and read.
#![no_main]

use komadai_core::Position;
use komadai_notation::{Style, fits, format, is_move_text, parse};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: (Vec<u8>, u8, &str)| {
    let (way, choice, text) = data;
    let mut position = Position::start();
    let mut previous = None;
    for number in way.into_iter().take(100) {
        let moves = position.legal_moves();
        let Some(&mv) = moves.get(usize::from(number) % moves.len().max(1)) else {
            break;
        };
        previous = Some(mv.to());
        position.play(mv).expect("a legal move");
    }
    for style in Style::ALL.into_iter().map(Some).chain([None]) {
        let found = parse(&position, text, previous, style);
        if let Ok(mv) = found {
            assert!(position.is_legal(mv), "{mv} out of {text:?}");
        }
        if let Err(error) = found {
            let _ = error.to_string();
        }
        let _ = fits(&position, text, previous, style);
        let _ = fits(&position.setup(), text, None, style);
        if let Some(style) = style {
            let _ = is_move_text(text, style);
        }
    }
    let moves = position.legal_moves();
    if let Some(&mv) = moves.get(usize::from(choice) % moves.len().max(1)) {
        for style in Style::ALL {
            let written = format(&position, mv, previous, style).to_string();
            for style in [Some(style), None] {
                let back = parse(&position, &written, previous, style);
                assert_eq!(back.as_ref(), Ok(&mv), "{written} on {position}");
            }
        }
    }
});
