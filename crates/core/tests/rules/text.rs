//! SFEN and USI text: what is read, what is written, what is said about faults.

use komadai_core::{Move, PositionText, Setup, TextError};
use proptest::prelude::*;

#[track_caller]
fn canonical(text: &str, expect: &str) {
    let read: PositionText = text
        .parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(read.to_string(), expect, "{text}");
    assert_eq!(expect.parse(), Ok(read), "{expect}");
}

#[test]
fn liberal_in_canonical_out() {
    let start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL";
    canonical("startpos", "startpos");
    canonical("position startpos", "startpos");
    canonical(
        "position startpos moves 7g7f 3c3d",
        "startpos moves 7g7f 3c3d",
    );
    canonical("startpos moves", "startpos");
    canonical("7g7f 3c3d", "startpos moves 7g7f 3c3d");
    canonical("moves 7g7f", "startpos moves 7g7f");
    canonical(&format!("  {start}   b  -  "), "startpos");
    canonical(
        &format!("position sfen {start} b - 1 moves 7g7f"),
        "startpos moves 7g7f",
    );
    canonical(
        &format!("sfen {start} w - 0"),
        &format!("sfen {start} w - 1"),
    );
    canonical(
        &format!("{start} w - 7 3c3d"),
        &format!("sfen {start} w - 7 moves 3c3d"),
    );
    canonical(
        "4k4/9/9/9/9/9/9/9/4K4 b PSPpbpb",
        "sfen 4k4/9/9/9/9/9/9/9/4K4 b S2P2b2p 1",
    );
    canonical(
        "4k4/9/9/9/9/9/9/9/4K4 b 1P10p2P 3",
        "sfen 4k4/9/9/9/9/9/9/9/4K4 b 3P10p 3",
    );
    // More than a set holds: no position, but a setup like any other.
    canonical(
        "4k4/9/9/9/9/9/9/9/4K4 b 3r200PRRR 3",
        "sfen 4k4/9/9/9/9/9/9/9/4K4 b 3R200P3r 3",
    );
    // Case A16: two-digit counts.
    let tsume = "sfen 7k1/9/7P1/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1";
    canonical(tsume, tsume);
    canonical(
        "4k4/9/9/9/9/111111111/9/9/4K4 b - 1",
        "sfen 4k4/9/9/9/9/9/9/9/4K4 b - 1",
    );
}

#[test]
fn faults_name_field_and_column() {
    for (text, expect) in [
        (
            "",
            "expected startpos, an SFEN or a list of moves, found nothing",
        ),
        (
            "position",
            "expected startpos, an SFEN or a list of moves, found nothing",
        ),
        (
            "startpos move 7g7f",
            "column 10: expected the word moves, found \"move\"",
        ),
        (
            "startpos moves 7g7f 7z7f",
            "move 2, column 21: \"7z7f\" is no move, expected one such as 7g7f, 8h2b+ or P*5e",
        ),
        (
            "4k4/9/9/9/9/9/9/9/4K4",
            "SFEN column 22: the side to move field is missing",
        ),
        (
            "4k4/9/9/9/9/9/9/9/4K4 b",
            "SFEN column 24: the hands field is missing",
        ),
        (
            "4k4/9/9/9/9/9/9/9/4K4 x - 1",
            "SFEN column 23: the side to move field must be b or w",
        ),
        (
            "position sfen 4k4/9/9/9/9/9/9/9/4K4 x -",
            "SFEN column 37: the side to move field must be b or w",
        ),
        (
            "4k4/9/9/8/9/9/9/9/4K4 b - 1",
            "SFEN column 10: the board field has 8 squares in rank d, expected 9",
        ),
        (
            "4k5/9/9/9/9/9/9/9/4K4 b - 1",
            "SFEN column 3: the board field has 10 squares in rank a, expected 9",
        ),
        (
            "4k4/9/9/9/9/9/9/9/9/4K4 b - 1",
            "SFEN column 20: the board field has 10 ranks, expected 9",
        ),
        (
            "4k4/9/9/9 b - 1",
            "SFEN column 10: the board field has 4 ranks, expected 9",
        ),
        (
            "4k4/9/9/4X4/9/9/9/9/4K4 b - 1",
            "SFEN column 10: the board field has 'X', which means nothing there",
        ),
        (
            "4k4/9/9/4+G4/9/9/9/9/4K4 b - 1",
            "SFEN column 11: the board field has a + before something that cannot promote",
        ),
        (
            "4k4/9/9/4+4/9/9/9/9/4K4 b - 1",
            "SFEN column 11: the board field has a + before something that cannot promote",
        ),
        (
            "4k4/9/9/9/9/9/9/9/4K4 b Q 1",
            "SFEN column 25: the hands field has 'Q', which means nothing there",
        ),
        (
            "4k4/9/9/9/9/9/9/9/4K4 b K 1",
            "SFEN column 25: the hands field has 'K', which means nothing there",
        ),
        (
            "4k4/9/9/9/9/9/9/9/4K4 b 9999P2P 1",
            "SFEN column 31: the hands field has a count above 9999",
        ),
        (
            "4k4/9/9/9/9/9/9/9/4K4 b 99999999999P 1",
            "SFEN column 36: the hands field has a count above 9999",
        ),
        (
            "4k4/9/9/9/9/9/9/9/4K4 b 0P 1",
            "SFEN column 26: the hands field has a count without a piece, or a count of 0",
        ),
        (
            "4k4/9/9/9/9/9/9/9/4K4 b P2 1",
            "SFEN column 27: the hands field has a count without a piece, or a count of 0",
        ),
        (
            "4k4/9/9/9/9/9/9/9/4K4 b - x",
            "SFEN column 27: the move number field must be a whole number from 0 to 1000000",
        ),
        (
            "4k4/9/9/9/9/9/9/9/4K4 b - 1 2",
            "SFEN column 29: the move number field is followed by more text",
        ),
        (
            "4k4/9/9/9/9/9/9/9/4K4 b - 99999999999999999999",
            "SFEN column 27: the move number field must be a whole number from 0 to 1000000",
        ),
    ] {
        let error = text.parse::<PositionText>().expect_err(text);
        assert_eq!(error.to_string(), expect, "{text}");
    }
    assert!(matches!(
        "startpos x".parse::<PositionText>(),
        Err(TextError::Word { column: 10, .. })
    ));
}

#[test]
fn moves_that_are_none() {
    for text in [
        "", "7g", "7g7", "7g7f++", "7g7f=", "P*", "P*5", "K*5e", "P*5e+", "0a1a", "7j7f", "７g7f",
        "7G7F", "resign", "win",
    ] {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
    assert_eq!("p*5e".parse::<Move>().unwrap().to_string(), "P*5e");
}

proptest! {
    #[test]
    fn no_text_panics(text in "\\PC{0,80}") {
        let _ = text.parse::<PositionText>();
        let _ = text.parse::<Setup>();
        let _ = text.parse::<Move>();
    }

    #[test]
    fn no_near_miss_panics(text in "[lnsgkrbpPLNSGKBR+/1-9 bw0*a-i-]{0,120}") {
        if let Ok(read) = text.parse::<PositionText>() {
            prop_assert_eq!(read.to_string().parse(), Ok(read));
        }
    }

    #[test]
    fn setups_come_back(squares in proptest::collection::vec(0usize..29, 81), white: bool, ply in 1u32..1_000_000) {
        let mut setup = Setup::empty();
        for (index, code) in squares.into_iter().enumerate() {
            let kind = komadai_core::PieceKind::ALL[code % 14];
            let color = komadai_core::Color::ALL[(code / 14).min(1)];
            let piece = (code < 28).then(|| komadai_core::Piece::new(color, kind));
            setup.set(komadai_core::Square::ALL[index], piece);
        }
        setup.set_side(komadai_core::Color::ALL[usize::from(white)]);
        setup.set_ply(ply);
        prop_assert_eq!(setup.to_string().parse(), Ok(setup));
        let _ = setup.into_position(komadai_core::Strictness::Game);
    }
}
