//! The names of handicaps in KIF and KI2.

use komadai_core::{Color, Handicap, Setup, Square};

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
        "トンボ" => return Some(dragonfly()),
        _ => return None,
    };
    Some(handicap.setup())
}

/// The name of a start position; `None` for one that has none.
pub(crate) fn name(setup: &Setup) -> Option<&'static str> {
    const NAMES: [&str; 21] = [
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

/// The king, rook, bishop and pawns alone.
fn dragonfly() -> Setup {
    let back: Vec<Square> = Square::all()
        .filter(|square| square.rank().number() == 1 && *square != Square::S5A)
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
        assert_eq!(setup("その他"), None);
        assert_eq!(setup("詰将棋"), None);
        assert_eq!(name(&Setup::empty()), None);
    }
}
