//! The names of handicaps in KIF and KI2.

use komadai_core::{Color, Handicap, Piece, Setup, Square};

/// The start position of a handicap's name, with or without its last syllable.
pub(crate) fn setup(name: &str) -> Option<Setup> {
    let name = name.strip_suffix('ち').unwrap_or(name);
    let handicap = match name {
        "平手" => Handicap::Even,
        "香落" | "左香落" => Handicap::Lance,
        "右香落" => Handicap::RightLance,
        "角落" | "角行落" => Handicap::Bishop,
        "飛車落" | "飛落" => Handicap::Rook,
        "飛香落" => Handicap::RookLance,
        "二枚落" | "2枚落" | "２枚落" => Handicap::Two,
        "三枚落" | "3枚落" | "３枚落" => Handicap::Three,
        "四枚落" | "4枚落" | "４枚落" => Handicap::Four,
        "五枚落" | "右五枚落" | "5枚落" | "５枚落" => Handicap::Five,
        "左五枚落" => Handicap::LeftFive,
        "六枚落" | "6枚落" | "６枚落" => Handicap::Six,
        "左七枚落" => Handicap::LeftSeven,
        "右七枚落" | "七枚落" => Handicap::RightSeven,
        "八枚落" | "8枚落" | "８枚落" => Handicap::Eight,
        "九枚落" => Handicap::Nine,
        "十枚落" | "10枚落" | "１０枚落" => Handicap::Ten,
        "歩三兵" => Handicap::ThreePawns,
        "裸玉" => Handicap::NakedKing,
        "両香落" => return Some(without(&[Square::S1A, Square::S9A])),
        "トンボ" => return Some(dragonfly("")),
        "トンボ＋香" | "トンボ+香" => return Some(dragonfly("香")),
        "トンボ＋桂香" | "トンボ+桂香" => return Some(dragonfly("桂香")),
        "太閤" | "太閤将棋" => return Some(without(&[Square::S8C])),
        _ => return gained(name),
    };
    Some(handicap.setup())
}

/// `角得`: White starts without the pieces of the handicap 角落, and Black has them in hand.
fn gained(name: &str) -> Option<Setup> {
    let mut start = setup(&format!("{}落", name.strip_suffix('得')?))?;
    let even = Setup::start();
    for square in Square::all() {
        if start.piece_at(square).is_none()
            && let Some(piece) = even
                .piece_at(square)
                .and_then(|gone| gone.kind().hand_piece())
        {
            start.set_held(Color::Black, piece, start.held(Color::Black, piece) + 1);
        }
    }
    // The even game has nothing to gain.
    (start.side() == Color::White).then_some(start)
}

/// The name of a start position; `None` for one that has none.
pub(crate) fn name(setup: &Setup) -> Option<&'static str> {
    const NAMES: [&str; 32] = [
        "平手",
        "香落ち",
        "右香落ち",
        "角落ち",
        "飛車落ち",
        "飛香落ち",
        "二枚落ち",
        "三枚落ち",
        "四枚落ち",
        "五枚落ち",
        "左五枚落ち",
        "六枚落ち",
        "左七枚落ち",
        "右七枚落ち",
        "八枚落ち",
        "九枚落ち",
        "十枚落ち",
        "歩三兵",
        "裸玉",
        "両香落ち",
        "トンボ",
        "トンボ＋香",
        "トンボ＋桂香",
        "太閤将棋",
        "香得",
        "角得",
        "飛車得",
        "飛香得",
        "二枚得",
        "四枚得",
        "六枚得",
        "八枚得",
    ];
    if *setup == Setup::start() {
        return Some(NAMES[0]);
    }
    // All but the even game begin with White.
    if setup.side() == Color::Black {
        return None;
    }
    NAMES
        .into_iter()
        .find(|name| self::setup(name).as_ref() == Some(setup))
}

/// The even game without these pieces of White, who moves first.
fn without(squares: &[Square]) -> Setup {
    let mut setup = Setup::start();
    for &square in squares {
        setup.set(square, None);
    }
    setup.set_side(Color::White);
    setup
}

/// The king, rook, bishop and pawns, and of the other pieces of the back rank those that are named.
fn dragonfly(kept: &str) -> Setup {
    let even = Setup::start();
    let back: Vec<Square> = Square::all()
        .filter(|square| square.rank().number() == 1 && *square != Square::S5A)
        .filter(|square| {
            let kind = even.piece_at(*square).map(Piece::kind);
            !kept.chars().any(|name| super::japanese::kind(name) == kind)
        })
        .collect();
    without(&back)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_positions_go_both_ways() {
        for handicap in Handicap::ALL {
            let name = name(&handicap.setup()).unwrap();
            assert_eq!(setup(name), Some(handicap.setup()), "{name}");
        }
        let check = |name: &str, sfen: &str| {
            let position = setup(name).unwrap();
            assert_eq!(position.to_string(), sfen);
            assert_eq!(super::name(&position), Some(name));
        };
        check(
            "両香落ち",
            "1nsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
        );
        check(
            "トンボ",
            "4k4/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
        );
        check(
            "八枚落ち",
            "3gkg3/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
        );
        check(
            "トンボ＋香",
            "l3k3l/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
        );
        check(
            "トンボ＋桂香",
            "ln2k2nl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
        );
        check(
            "太閤将棋",
            "lnsgkgsnl/1r5b1/p1ppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
        );
        check(
            "香得",
            "lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w L 1",
        );
        check(
            "飛香得",
            "lnsgkgsn1/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w RL 1",
        );
        check(
            "六枚得",
            "2sgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w RB2N2L 1",
        );
        check(
            "八枚得",
            "3gkg3/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w RB2S2N2L 1",
        );
        for other in ["得", "平手得", "歩得", "5五将棋", "安南将棋", "平手 "] {
            assert_eq!(setup(other), None, "{other}");
        }
        assert_eq!(setup("その他"), None);
        assert_eq!(setup("詰将棋"), None);
        assert_eq!(name(&Setup::empty()), None);
    }
}
