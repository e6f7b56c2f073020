//! Any text as SFEN, as position text of USI and as a move: what is understood is written and read as the same.
#![no_main]

use komadai_core::{Move, PositionText, Setup, Strictness};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(setup) = text.parse::<Setup>() {
        assert_eq!(setup.to_string().parse(), Ok(setup));
        for strictness in [Strictness::Game, Strictness::MateProblem] {
            let errors = setup.errors(strictness);
            match setup.into_position(strictness) {
                Ok(position) => {
                    assert!(errors.is_empty());
                    assert_eq!(position.setup(), setup);
                    // Every legal move is legal by name, and leads to a position.
                    for mv in &position.legal_moves() {
                        assert_eq!(position.check_move(*mv), Ok(()));
                        let mut next = position.clone();
                        next.play(*mv).expect("a legal move");
                        assert_eq!(next.setup().errors(Strictness::MateProblem), []);
                    }
                }
                Err(invalid) => assert!(invalid.errors.iter().eq(&errors)),
            }
        }
    }
    match text.parse::<PositionText>() {
        Ok(position) => assert_eq!(position.to_string().parse(), Ok(position)),
        Err(error) => {
            let _ = error.to_string();
        }
    }
    if let Ok(mv) = text.parse::<Move>() {
        assert_eq!(mv.to_string().parse(), Ok(mv));
    }
});
