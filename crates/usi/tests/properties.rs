//! Laws over generated messages and bytes.

use std::num::NonZeroU32;

use komadai_core::{HandPiece, Move, Position, PositionText, Square};
use komadai_usi::{
    BestMove, Bound, Check, Clocks, EngineMessage, GameResult, Go, GuiMessage, Info, MateAnswer,
    MateLimit, Millis, OptionDeclaration, OptionKind, OptionName, PvItem, PvWord, Register, Score,
    Text,
};
use proptest::collection::vec;
use proptest::option::of;
use proptest::prelude::*;

fn square() -> impl Strategy<Value = Square> {
    (0..81_usize).prop_map(|index| Square::from_index(index).expect("below 81"))
}

fn mv() -> impl Strategy<Value = Move> {
    prop_oneof![
        (square(), square(), any::<bool>())
            .prop_filter("a board move moves", |(from, to, _)| from != to)
            .prop_map(|(from, to, promote)| Move::Board { from, to, promote }),
        (0..7_usize, square()).prop_map(|(piece, to)| Move::Drop {
            piece: HandPiece::ALL[piece],
            to
        }),
    ]
}

fn millis() -> impl Strategy<Value = Millis> {
    prop_oneof![0..100_000_u64, any::<u64>()].prop_map(Millis::new)
}

/// Any text that is not one of the protocol's own words for "nothing" or a delimiter.
fn text() -> impl Strategy<Value = Text> {
    "\\PC{0,12}( \\PC{0,5})?"
        .prop_map(Text::new)
        .prop_filter("delimiters", |text| {
            text.as_str()
                .split_whitespace()
                .all(|word| !matches!(word, "<empty>" | "code" | "var" | "default" | "value"))
        })
}

/// Text of words with single spaces.
fn words() -> impl Strategy<Value = Text> {
    text().prop_map(|text| {
        Text::new(
            text.as_str()
                .split_whitespace()
                .collect::<Vec<_>>()
                .join(" "),
        )
    })
}

fn name() -> impl Strategy<Value = OptionName> {
    "[A-Za-z_0-9]{1,9}( [A-Za-z]{1,4})?"
        .prop_filter_map("a name", |name: String| OptionName::new(&name))
}

fn clocks() -> impl Strategy<Value = Clocks> {
    (
        of(millis()),
        of(millis()),
        of(millis()),
        of(millis()),
        of(millis()),
    )
        .prop_map(
            |(black, white, byoyomi, black_increment, white_increment)| Clocks {
                black,
                white,
                byoyomi,
                black_increment,
                white_increment,
            },
        )
}

fn go() -> impl Strategy<Value = Go> {
    let mate = prop_oneof![
        Just(MateLimit::Infinite),
        millis().prop_map(MateLimit::Time)
    ];
    (
        (
            any::<bool>(),
            any::<bool>(),
            clocks(),
            of(any::<u32>()),
            of(any::<u32>()),
        ),
        (of(any::<u64>()), of(millis()), of(mate), vec(mv(), 0..4)),
    )
        .prop_map(
            |(
                (ponder, infinite, clocks, moves_to_go, depth),
                (nodes, move_time, mate, search_moves),
            )| Go {
                ponder,
                infinite,
                clocks,
                moves_to_go,
                depth,
                nodes,
                move_time,
                mate,
                search_moves,
            },
        )
}

/// A legal game from the start position, choosing by the given numbers.
fn position() -> impl Strategy<Value = PositionText> {
    (vec(any::<usize>(), 0..80), 0..40_usize).prop_map(|(choices, skipped)| {
        let mut position = Position::start();
        let mut setup = position.setup();
        let mut moves = Vec::new();
        for (ply, choice) in choices.into_iter().enumerate() {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            let mv = legal[choice % legal.len()];
            let _ = position.play(mv).expect("legal");
            if ply < skipped {
                setup = position.setup();
            } else {
                moves.push(mv);
            }
        }
        PositionText { setup, moves }
    })
}

fn gui_message() -> impl Strategy<Value = GuiMessage> {
    prop_oneof![
        Just(GuiMessage::Usi),
        any::<bool>().prop_map(GuiMessage::Debug),
        Just(GuiMessage::IsReady),
        (name(), of(text())).prop_map(|(name, value)| GuiMessage::SetOption { name, value }),
        Just(GuiMessage::Register(Register::Later)),
        (words(), text())
            .prop_map(|(name, code)| GuiMessage::Register(Register::As { name, code })),
        Just(GuiMessage::UsiNewGame),
        position().prop_map(GuiMessage::Position),
        go().prop_map(GuiMessage::Go),
        Just(GuiMessage::Stop),
        clocks().prop_map(GuiMessage::PonderHit),
        prop_oneof![
            Just(GameResult::Win),
            Just(GameResult::Lose),
            Just(GameResult::Draw)
        ]
        .prop_map(GuiMessage::GameOver),
        Just(GuiMessage::Quit),
    ]
}

fn score() -> impl Strategy<Value = Score> {
    let plies = || of((1..=u32::MAX).prop_map(|n| NonZeroU32::new(n).expect("not 0")));
    prop_oneof![
        (-i32::MAX..=i32::MAX).prop_map(Score::Cp),
        plies().prop_map(Score::Mates),
        plies().prop_map(Score::Mated),
    ]
}

fn pv_item() -> impl Strategy<Value = PvItem> {
    prop_oneof![
        mv().prop_map(PvItem::Move),
        "[a-z_]{1,8}".prop_filter_map("a word", |word: String| PvWord::new(&word)
            .map(PvItem::Word)),
    ]
}

fn info() -> impl Strategy<Value = Info> {
    let bound = prop_oneof![Just(Bound::Exact), Just(Bound::Lower), Just(Bound::Upper)];
    let n = || of(any::<u32>());
    (
        (
            n(),
            n(),
            of(millis()),
            of(any::<u64>()),
            of(any::<u64>()),
            n(),
            n(),
        ),
        (
            of(score()),
            bound,
            of(mv()),
            n(),
            n(),
            vec(pv_item(), 0..5),
            of(text()),
        ),
    )
        .prop_map(
            |(
                (depth, seldepth, time, nodes, nps, hashfull, multipv),
                (score, bound, currmove, currmovenumber, cpuload, pv, string),
            )| Info {
                depth,
                seldepth,
                time,
                nodes,
                nps,
                hashfull,
                multipv,
                score,
                bound,
                currmove,
                currmovenumber,
                cpuload,
                pv,
                string,
            },
        )
}

fn option_kind() -> impl Strategy<Value = OptionKind> {
    let n = || of((-i64::MAX..=i64::MAX).boxed());
    prop_oneof![
        of(any::<bool>()).prop_map(|default| OptionKind::Check { default }),
        (n(), n(), n()).prop_map(|(default, min, max)| OptionKind::Spin { default, min, max }),
        (of(words()), vec(words(), 0..4))
            .prop_map(|(default, choices)| OptionKind::Combo { default, choices }),
        Just(OptionKind::Button),
        of(text()).prop_map(|default| OptionKind::String { default }),
        of(text()).prop_map(|default| OptionKind::Filename { default }),
    ]
}

fn engine_message() -> impl Strategy<Value = EngineMessage> {
    let check = || {
        prop_oneof![
            Just(Check::Checking),
            Just(Check::Passed),
            Just(Check::Failed)
        ]
    };
    let best = prop_oneof![
        (mv(), of(mv())).prop_map(|(best, ponder)| BestMove::Move { best, ponder }),
        Just(BestMove::Resign),
        Just(BestMove::Win),
    ];
    let mate = prop_oneof![
        vec(mv(), 1..6).prop_map(MateAnswer::Mate),
        Just(MateAnswer::NoMate),
        Just(MateAnswer::Timeout),
        Just(MateAnswer::NotImplemented),
    ];
    prop_oneof![
        text().prop_map(EngineMessage::IdName),
        text().prop_map(EngineMessage::IdAuthor),
        (name(), option_kind())
            .prop_map(|(name, kind)| EngineMessage::Option(OptionDeclaration { name, kind })),
        Just(EngineMessage::UsiOk),
        Just(EngineMessage::ReadyOk),
        info().prop_map(|info| EngineMessage::Info(Box::new(info))),
        best.prop_map(EngineMessage::BestMove),
        mate.prop_map(EngineMessage::Checkmate),
        check().prop_map(EngineMessage::CopyProtection),
        check().prop_map(EngineMessage::Registration),
    ]
}

/// Words of the protocol in any order, with rubbish between them.
fn almost_a_line() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        proptest::sample::select(vec![
            "usi",
            "isready",
            "setoption",
            "name",
            "value",
            "type",
            "spin",
            "combo",
            "var",
            "check",
            "default",
            "min",
            "position",
            "startpos",
            "sfen",
            "moves",
            "7g7f",
            "P*5e",
            "go",
            "btime",
            "byoyomi",
            "mate",
            "infinite",
            "ponder",
            "searchmoves",
            "info",
            "score",
            "cp",
            "pv",
            "string",
            "bestmove",
            "resign",
            "checkmate",
            "option",
            "id",
            "-",
            "+",
            "b",
            "w",
            "1",
            "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL",
            "-5",
            "<empty>",
            "register",
        ])
        .prop_map(str::to_owned),
        "\\PC{0,4}",
    ];
    vec(word, 0..12).prop_map(|words| words.join(" "))
}

proptest! {
    #[test]
    fn gui_messages_read_back(message in gui_message()) {
        let line = message.to_string();
        prop_assert!(!line.contains('\n'));
        let parsed = GuiMessage::parse(&line).expect("own text reads");
        prop_assert_eq!(parsed.message, message);
        prop_assert_eq!(parsed.unknown, vec![]);
    }

    #[test]
    fn engine_messages_read_back(message in engine_message()) {
        let line = message.to_string();
        prop_assert!(!line.contains('\n'));
        let parsed = EngineMessage::parse(&line).expect("own text reads");
        prop_assert_eq!(parsed.message, message);
        prop_assert_eq!(parsed.unknown, vec![]);
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in vec(any::<u8>(), 0..200)) {
        let line = String::from_utf8_lossy(&bytes);
        let _ = GuiMessage::parse(&line);
        let _ = EngineMessage::parse(&line);
    }

    /// What is read from a liberal line is written as a line that means the same.
    #[test]
    fn canonical_text_means_the_same(line in almost_a_line()) {
        if let Ok(parsed) = GuiMessage::parse(&line) {
            let again = parsed.message.to_string().parse();
            prop_assert_eq!(again, Ok(parsed.message));
        }
        if let Ok(parsed) = EngineMessage::parse(&line) {
            let again = parsed.message.to_string().parse();
            prop_assert_eq!(again, Ok(parsed.message));
        }
    }
}
