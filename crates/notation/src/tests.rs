use std::collections::HashMap;
use std::fs;
use std::path::Path;

use komadai_core::{Position, Square};
use proptest::prelude::*;

use super::{ParseError, Style, format, parse};

/// The rows of a table in `testdata/notation`, without its comments.
fn table(name: &str) -> Vec<Vec<String>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../testdata/notation")
        .join(name);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    let rows: Vec<Vec<String>> = text
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split('\t').map(str::to_owned).collect())
        .collect();
    assert!(rows.len() > 10, "{name} is nearly empty");
    rows
}

fn square(text: &str) -> Option<Square> {
    (text != "-").then(|| text.parse().unwrap())
}

fn check(position: &Position, previous: Option<Square>, usi: &str, style: Style, text: &str) {
    let mv = usi.parse().unwrap();
    assert_eq!(
        format(position, mv, previous, style).to_string(),
        text,
        "{position:?} {usi} {style}"
    );
    assert_eq!(
        parse(position, text, previous, Some(style)),
        Ok(mv),
        "{position:?} {text} {style}"
    );
    assert_eq!(
        parse(position, text, previous, None),
        Ok(mv),
        "{position:?} {text}"
    );
}

#[test]
fn japanese_as_the_association_writes_it() {
    for row in table("japanese.tsv") {
        let [sfen, previous, usi, text] = row.as_slice() else {
            panic!("{row:?}");
        };
        let position = Position::from_sfen(sfen).unwrap();
        assert!(position.is_legal(usi.parse().unwrap()), "{sfen} {usi}");
        check(&position, square(previous), usi, Style::Japanese, text);
    }
}

#[test]
fn every_style() {
    for row in table("styles.tsv") {
        let [sfen, previous, usi, texts @ ..] = row.as_slice() else {
            panic!("{row:?}");
        };
        let position = Position::from_sfen(sfen).unwrap();
        assert!(position.is_legal(usi.parse().unwrap()), "{sfen} {usi}");
        let styles = [
            Style::Western,
            Style::Hodges,
            Style::KitaoKawasaki,
            Style::Kif,
            Style::Csa,
            Style::Japanese,
            Style::Yorozuya,
        ];
        assert_eq!(texts.len(), styles.len(), "{row:?}");
        check(&position, square(previous), usi, Style::Usi, usi);
        for (style, text) in styles.into_iter().zip(texts) {
            check(&position, square(previous), usi, style, text);
        }
    }
}

#[test]
fn what_people_type() {
    for row in table("typed.tsv") {
        let [sfen, previous, style, text, outcome] = row.as_slice() else {
            panic!("{row:?}");
        };
        let position = Position::from_sfen(sfen).unwrap();
        let style = (style != "-").then(|| style.parse().unwrap());
        let found = parse(&position, text, square(previous), style);
        match outcome.strip_prefix('!') {
            None => assert_eq!(found, Ok(outcome.parse().unwrap()), "{sfen} {text}"),
            Some(part) => {
                let error = found.expect_err(text).to_string();
                assert!(error.contains(part), "{text}: {error}");
            }
        }
    }
}

#[test]
fn the_names_of_styles_lead_back_to_them() {
    for style in Style::ALL {
        assert_eq!(style.name().parse(), Ok(style));
    }
    assert!("latin".parse::<Style>().is_err());
}

#[test]
fn an_illegal_move_is_told_with_its_rule() {
    let position = Position::from_sfen("4k4/9/9/9/4P4/9/9/9/4K4 b P 1").unwrap();
    let Err(ParseError::Illegal { mv, why }) = parse(&position, "５七歩打", None, None) else {
        panic!("a second pawn on the file");
    };
    assert_eq!(mv.to_string(), "P*5g");
    assert_eq!(why.rule().number(), 29);
}

#[test]
fn a_move_from_an_empty_square_is_written_as_usi() {
    let position = Position::start();
    let mv = "5e5d".parse().unwrap();
    for style in Style::ALL {
        assert_eq!(format(&position, mv, None, style).to_string(), "5e5d");
    }
}

/// Steps a small generator and returns the next number below `limit`.
fn pick(seed: &mut u64, limit: usize) -> usize {
    *seed = seed
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1_442_695_040_888_963_407);
    (*seed >> 33) as usize % limit
}

/// Every legal move has a text of its own in every style, and the text leads back to it.
fn law(position: &Position, previous: Option<Square>) {
    let moves = position.legal_moves();
    for style in Style::ALL {
        let mut texts = HashMap::new();
        for &mv in &moves {
            let text = format(position, mv, previous, style).to_string();
            for asked in [Some(style), None] {
                assert_eq!(
                    parse(position, &text, previous, asked),
                    Ok(mv),
                    "{} {style} {text} {asked:?}",
                    position.to_sfen()
                );
            }
            let before = texts.insert(text.clone(), mv);
            assert_eq!(before, None, "{} {style} {text}", position.to_sfen());
        }
    }
}

#[test]
fn texts_and_moves_are_one_to_one() {
    let games = if std::env::var_os("KOMADAI_DEEP").is_some() {
        400
    } else {
        12
    };
    for game in 0..games {
        let mut seed = 20_261_130 + game;
        let mut position = Position::start();
        let mut previous = None;
        for _ in 0..200 {
            law(&position, previous);
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[pick(&mut seed, moves.len())];
            position.play_unchecked(mv);
            previous = Some(mv.to());
        }
    }
}

/// Positions with many pieces of a kind around few squares, which games hardly ever have.
#[test]
fn crowds_are_told_apart() {
    for (kinds, count) in [
        (["G", "S", "+P", "+S", "+N", "+L"], 12),
        (["R", "+R", "B", "+B", "N", "N"], 8),
    ] {
        for round in 0..60 {
            let mut seed = 7_000 + round;
            let side = if round % 2 == 0 { 'b' } else { 'w' };
            let mut cells = vec![String::new(); 81];
            cells[0] = "K".to_owned();
            cells[80] = "k".to_owned();
            for _ in 0..count {
                let kind = kinds[pick(&mut seed, kinds.len())];
                let cell = 20 + pick(&mut seed, 45);
                cells[cell] = if side == 'b' {
                    kind.to_owned()
                } else {
                    kind.to_lowercase()
                };
            }
            let board: Vec<String> = cells
                .chunks(9)
                .map(|rank| {
                    rank.iter()
                        .map(|cell| if cell.is_empty() { "1" } else { cell })
                        .collect()
                })
                .collect();
            let sfen = format!("{} {side} - 1", board.join("/"));
            if let Ok(position) = Position::from_sfen(&sfen) {
                law(&position, None);
            }
        }
    }
}

proptest! {
    #[test]
    fn no_text_panics(text in "\\PC{0,12}", moves in 0usize..3) {
        let mut position = Position::start();
        for mv in ["7g7f", "3c3d", "8h2b+"].iter().take(moves) {
            position.play(mv.parse().unwrap()).unwrap();
        }
        for style in Style::ALL.map(Some).into_iter().chain([None]) {
            let _ = parse(&position, &text, Some(Square::S2B), style);
        }
    }

    #[test]
    fn no_text_of_the_alphabet_panics(
        text in "[1-9０-９a-iPLNSGBRK歩香桂銀金角飛玉と馬龍成不右左直上寄引打同▲△x*+=()　 -]{1,9}",
    ) {
        let position = Position::start();
        if let Ok(mv) = parse(&position, &text, Some(Square::S5E), None) {
            prop_assert!(position.is_legal(mv));
        }
    }
}
