use komadai_core::{Color, Hand, HandPiece, Move, Piece, PieceKind, Setup, Square, Strictness};
use proptest::prelude::*;

use super::*;
use crate::testing::{Random, random_setup};

fn hex(text: &str) -> [u8; 32] {
    std::array::from_fn(|n| u8::from_str_radix(&text[2 * n..2 * n + 2], 16).expect("hexadecimal"))
}

/// Positions with the bytes that cshogi 1.1 gives for them: HCP, then PackedSfen.
const KNOWN: [(&str, &str, &str); 4] = [
    (
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        "58a449210cd757217e8e4d212caf427814c2ab109e4d212cd75f213e8e49210c",
        "58a451220ceb67227e9653221caf447824c22b119e53221ceb6f223e9651220c",
    ),
    (
        "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1",
        "2381490986eb1565014b3cbee40200a0c417b84a0004c744113fc3f9912467bd",
        "2381510a86f515e900473c3ed5010020c52758530004cb48123fc3f99024ebbc",
    ),
    (
        "1N4+B1+P/1K4+N+P1/1+L+P3B2/7P1/2G6/9/2G3+l1g/1+r1sppppg/1+l6k w 7Pr3s2nl3p 1",
        "818804ef2b05cae7f981b9000aa00036a4c7c331c2ff0c000000908c73d65aff",
        "818802efab04d2d7f68139011220014e94c7c332c1ff0c000000908cb5ce39bf",
    ),
    (
        "2GK1+L3/2+P+S+R1G+N1/3+B1GG2/9/+r8/1+bs6/+p+p3+n3/2+n2k3/6+p2 b 2SN7P3l7p 1",
        "5a22004e80e7013d7a70f30b583f8127b1b981ef06fe3500006094429224638c",
        "5a22003680e7013d79b0f307b8be80a770da81ef06fe350000a08c419224638c",
    ),
];

#[test]
fn known_positions_have_the_known_bytes() {
    for (sfen, hcp, packed) in KNOWN {
        let setup: Setup = sfen.parse().unwrap();
        assert_eq!(Hcp::pack(&setup).unwrap().0, hex(hcp), "{sfen}");
        assert_eq!(PackedSfen::pack(&setup).unwrap().0, hex(packed), "{sfen}");
        assert_eq!(Hcp(hex(hcp)).unpack().unwrap(), setup);
        assert_eq!(PackedSfen(hex(packed)).unpack().unwrap(), setup);
    }
}

#[test]
fn moves_have_the_known_codes() {
    for (text, yaneuraou, apery) in [
        ("P*5e", 0x40a8, 81 << 7 | 40),
        ("G*5e", 0x43a8, 87 << 7 | 40),
        ("5i5h", 0x162b, 0x162b),
        ("8h2b+", 0x8000 | 70 << 7 | 10, 0x4000 | 70 << 7 | 10),
    ] {
        let mv: Move = text.parse().unwrap();
        assert_eq!(CodedMove::Play(mv).code(), yaneuraou, "{text}");
        assert_eq!(apery_move_code(Some(mv)), apery, "{text}");
    }
    for mv in Move::all().filter(|mv| mv.from() != Some(mv.to())) {
        assert_eq!(
            CodedMove::from_code(CodedMove::Play(mv).code()),
            Ok(mv.into())
        );
        assert_eq!(apery_move(apery_move_code(Some(mv))), Ok(Some(mv)));
    }
    // Whatever is read is written back as it was.
    for code in 0..=u16::MAX {
        if let Ok(mv) = CodedMove::from_code(code) {
            assert_eq!(mv.code(), code);
        }
        if let Ok(mv) = apery_move(code) {
            assert_eq!(apery_move_code(mv), code);
        }
    }
}

#[test]
fn both_forms_keep_random_positions() {
    let mut random = Random(0x9e37);
    let (mut large, mut fits, mut too_long) = (0, 0, 0);
    for _ in 0..20_000 {
        let setup = random_setup(&mut random, Strictness::MateProblem);
        large += usize::from(setup.hand(Color::White).count(HandPiece::Pawn) > 9);
        let kings = Color::ALL
            .iter()
            .filter(|&&color| !setup.squares_of(color, PieceKind::King).is_empty())
            .count();
        match PackedSfen::pack(&setup) {
            Ok(packed) => {
                fits += usize::from(kings == 1);
                assert_eq!(packed.unpack(), Ok(setup), "{setup}");
            }
            Err(error) => {
                assert_eq!((error, kings), (PackError::TooLong, 1), "{setup}");
                too_long += 1;
            }
        }
        // HCP knows no pieces in the box: they go to White.
        let mut whole = setup;
        for piece in HandPiece::ALL {
            let left = piece.in_a_set() - setup.count_of(piece.kind()) as u8;
            let hand = whole.hand(Color::White);
            let hand = hand.with_count(piece, hand.count(piece) + left).unwrap();
            whole.set_hand(Color::White, hand);
        }
        match Hcp::pack(&whole) {
            Ok(packed) => assert_eq!(packed.unpack(), Ok(whole), "{whole}"),
            Err(error) => assert_eq!((error, kings), (PackError::TooLong, 1), "{whole}"),
        }
        if whole != setup {
            assert!(matches!(Hcp::pack(&setup), Err(PackError::Missing { .. })));
        }
    }
    assert!(
        large > 50 && fits > 1000 && too_long > 100,
        "{large} {fits} {too_long}"
    );
}

#[test]
fn what_no_form_holds_is_named() {
    let mut setup = Setup::start();
    setup.set(Square::S5E, Some(Piece::new(Color::Black, PieceKind::King)));
    let several = Err(PackError::SeveralKings(Color::Black));
    assert_eq!(PackedSfen::pack(&setup), several);
    let mut setup = Setup::start();
    setup.set_hand(Color::Black, Hand::EMPTY.with(HandPiece::Rook).unwrap());
    let (kind, count) = (PieceKind::Rook, 3);
    assert_eq!(
        PackedSfen::pack(&setup),
        Err(PackError::TooMany { kind, count })
    );
}

#[test]
fn bytes_that_are_no_position_say_where() {
    let faulty = |at: usize, byte: u8| {
        let mut bytes = hex(KNOWN[0].2);
        bytes[at] = byte;
        PackedSfen(bytes).unpack().unwrap_err().to_string()
    };
    assert_eq!(
        faulty(0, 0xff),
        "bits 1 to 7: 127 is no square of black's king, expected 0 to 81"
    );
    let all = |byte| (PackedSfen([byte; 32]).unpack(), Hcp([byte; 32]).unpack());
    for byte in 0..=u8::MAX {
        let (packed, hcp) = all(byte);
        assert!(packed.is_err() && hcp.is_err(), "{byte}");
    }
}

fn sample() -> PackedSfenValue {
    PackedSfenValue {
        sfen: PackedSfen(hex(KNOWN[1].2)),
        score: -1234,
        best: "P*5e".parse::<Move>().unwrap().into(),
        ply: 77,
        result: SideResult::Loss,
        padding: 9,
    }
}

fn bytes(record: &impl PackedRecord) -> Vec<u8> {
    let mut bytes = Vec::new();
    record.write_to(&mut bytes).unwrap();
    bytes
}

#[test]
fn a_value_lies_in_its_bytes_as_described() {
    let written = bytes(&sample());
    assert_eq!(written.len(), 40);
    assert_eq!(written[..32], hex(KNOWN[1].2));
    assert_eq!(written[32..], [0x2e, 0xfb, 0xa8, 0x40, 77, 0, 0xff, 9]);
}

#[test]
fn a_faulty_record_is_named_and_the_next_is_read() {
    let mut file = bytes(&sample()).repeat(4);
    file[40 + 34..40 + 36].copy_from_slice(&[0xff, 0xff]);
    file[80 + 38] = 7;
    file.truncate(155);
    let read: Vec<_> = records::<PackedSfenValue, _>(&file[..]).collect();
    assert_eq!(read.len(), 4);
    assert_eq!(*read[0].as_ref().unwrap(), sample());
    let texts = [1, 2, 3].map(|n: usize| read[n].as_ref().unwrap_err().to_string());
    assert_eq!(
        texts,
        [
            "PackedSfenValue record 2 at byte 40: 0xffff is the code of no move",
            "PackedSfenValue record 3 at byte 80: 7 is no result of a game, expected -1, 0 or 1",
            "PackedSfenValue record 4 at byte 120: the input ends here, 5 more bytes expected",
        ]
    );
}

fn game() -> Hcpe3 {
    let mv = |text: &str| Some(text.parse::<Move>().unwrap());
    let candidate = |text, visits| Candidate {
        mv: mv(text),
        visits,
    };
    Hcpe3 {
        hcp: Hcp(hex(KNOWN[0].1)),
        winner: Some(Color::White),
        flags: 8,
        opponent: 1,
        moves: vec![
            Hcpe3Move {
                mv: mv("7g7f"),
                score: 30,
                candidates: vec![candidate("7g7f", 600), candidate("2g2f", 400)],
            },
            Hcpe3Move {
                mv: mv("3c3d"),
                score: -31,
                candidates: Vec::new(),
            },
        ],
    }
}

#[test]
fn a_game_of_hcpe3_lies_in_its_bytes_as_described() {
    let written = bytes(&game());
    assert_eq!(written.len(), 36 + 2 * 6 + 2 * 4);
    assert_eq!(written[32..36], [2, 0, 8 | 2, 1]);
    let file = written.repeat(3);
    let read: Result<Vec<Hcpe3>, _> = records(&file[..]).collect();
    assert_eq!(read.unwrap(), [game(), game(), game()]);
    let mut broken = file;
    broken[36..38].copy_from_slice(&[0xff, 0xff]);
    let read: Vec<Result<Hcpe3, _>> = records(&broken[..]).collect();
    assert!(read[0].is_err());
    assert_eq!(*read[1].as_ref().unwrap(), game());
    let mut long = game();
    long.moves = vec![long.moves[1].clone(); 65_536];
    let mut out = Vec::new();
    let error = long.write_to(&mut out).unwrap_err();
    assert_eq!(
        error.to_string(),
        "65536 moves, the format counts up to 65535"
    );
    assert!(out.is_empty());
}

#[test]
fn hcpe_keeps_result_and_flags() {
    for (byte, winner) in [(0, None), (1, Some(Color::Black)), (2, Some(Color::White))] {
        let record = Hcpe {
            hcp: Hcp(hex(KNOWN[2].1)),
            score: 100,
            best: Some("G*5e".parse().unwrap()),
            winner,
            flags: 0x14,
            padding: 0,
        };
        let written = bytes(&record);
        assert_eq!(written.len(), 38);
        assert_eq!(written[32..], [100, 0, 0xa8, 0x2b, 0x14 | byte, 0]);
        let read: Vec<_> = records::<Hcpe, _>(&written[..])
            .collect::<Result<_, _>>()
            .unwrap();
        assert_eq!(read, [record]);
    }
}

proptest! {
    #[test]
    fn any_bytes_are_refused_or_written_back(noise in proptest::collection::vec(any::<u8>(), 0..200)) {
        for value in records::<PackedSfenValue, _>(&noise[..]).flatten() {
            let setup = value.sfen.unpack().unwrap();
            prop_assert_eq!(PackedSfen::pack(&setup).map(|again| again.unpack()), Ok(Ok(setup)));
        }
        records::<Hcpe, _>(&noise[..]).for_each(drop);
        records::<Hcpe3, _>(&noise[..]).for_each(drop);
    }

    /// A valid position with a few bits turned over is another position or an error, and never more pieces than a set.
    #[test]
    fn turned_bits_are_found(which in 0..4usize, bits in proptest::collection::vec(0..256usize, 1..4)) {
        let mut packed = hex(KNOWN[which].2);
        let mut hcp = hex(KNOWN[which].1);
        for bit in bits {
            packed[bit / 8] ^= 1 << (bit % 8);
            hcp[bit / 8] ^= 1 << (bit % 8);
        }
        for setup in [PackedSfen(packed).unpack(), Hcp(hcp).unpack()].into_iter().flatten() {
            for piece in HandPiece::ALL {
                prop_assert!(setup.count_of(piece.kind()) <= u32::from(piece.in_a_set()));
            }
        }
    }
}
