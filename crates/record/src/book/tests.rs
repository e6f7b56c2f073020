use std::io::Cursor;

use komadai_core::{Move, Position, Setup};
use proptest::prelude::*;

use super::*;
use crate::packed::{CodedMove, PackedSfen};
use crate::testing::corpus;

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

const TEXT: &str = "#YANEURAOU-DB2016 1.00
sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1
# about the position
2g2f 3c3d 63 27 935
# about the first move
# in two lines
7g7f none 20 25 6 #on its line
5g5f
6g6f none   8
nonsense
3g3f none x 18 1 2
sfen nothing
7g7f none none none 1
sfen lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P4P1/PP1PPPP1P/1B5R1/LNSGKGSNL w - 1
2b8h+ none none none 103
";

#[test]
fn text_is_read_with_its_comments_and_faults() {
    for text in [
        TEXT.to_owned(),
        TEXT.replace('\n', "\r\n"),
        format!("\u{feff}{TEXT}"),
    ] {
        let (book, warnings) = read_db(text.as_bytes()).unwrap();
        let entry = book.find(&Setup::start()).unwrap();
        assert_eq!(entry.comments, [" about the position"]);
        assert_eq!(entry.moves.len(), 5);
        let first = &entry.moves[0];
        assert_eq!((first.mv, first.ponder), (mv("2g2f"), Some(mv("3c3d"))));
        assert_eq!(
            (first.score, first.depth, first.count),
            (Some(63), Some(27), Some(935))
        );
        assert_eq!(first.comments, [" about the first move", " in two lines"]);
        assert_eq!(entry.moves[1].comments, ["on its line"]);
        assert_eq!(entry.moves[3].count, Some(8));
        assert_eq!(
            (entry.moves[4].score, entry.moves[4].depth),
            (None, Some(18))
        );
        assert_eq!(book.entries().len(), 2);
        let warnings: Vec<String> = warnings.iter().map(ToString::to_string).collect();
        assert_eq!(
            warnings,
            [
                "line 10: \"nonsense\" is no move, left out",
                "line 11: the score \"x\" means nothing, left out",
                "line 11: \"2\" follows the last field, left out",
                "line 12: no position, left out with its moves: SFEN column 2: the board field has 'o', which means \
                 nothing there",
            ]
        );
    }
}

#[test]
fn a_book_without_its_first_line_is_read_with_a_warning() {
    for text in [
        TEXT.split_once('\n').unwrap().1.to_owned(),
        TEXT.replace("1.00", "2.00"),
    ] {
        let (book, warnings) = read_db(text.as_bytes()).unwrap();
        assert_eq!(book.entries().len(), 2);
        assert!(matches!(warnings[0].fault, BookFault::Header { .. }));
        assert_eq!(warnings[0].place, BookPlace::Line(1));
    }
}

#[test]
fn a_book_is_written_in_the_order_of_the_text() {
    let (book, _) = read_db(TEXT.as_bytes()).unwrap();
    let mut out = Vec::new();
    write_db(&book, &mut out).unwrap();
    let text = String::from_utf8(out.clone()).unwrap();
    let sfens: Vec<&str> = text
        .lines()
        .filter(|line| line.starts_with("sfen"))
        .collect();
    assert!(sfens.is_sorted());
    let (again, warnings) = read_db(&out[..]).unwrap();
    assert!(warnings.is_empty(), "{warnings:?}");
    for entry in book.entries() {
        assert_eq!(again.find(&entry.setup), Some(entry));
    }
    let mut twice = Vec::new();
    write_db(&again, &mut twice).unwrap();
    assert_eq!(twice, out);
}

fn shogihome(name: &str) -> Option<Vec<u8>> {
    let path = corpus(&format!("books/shogihome/{name}"))?;
    Some(std::fs::read(path).unwrap())
}

#[test]
fn text_books_of_the_corpus_are_read() {
    let mut books = Vec::new();
    for name in [
        "yaneuraou.db",
        "yaneuraou-bom-crlf.db",
        "yaneuraou-bom-no-header.db",
        "yaneuraou-crlf.db",
        "yaneuraou-invalid-header.db",
        "yaneuraou-no-header.db",
    ] {
        let Some(bytes) = shogihome(name) else { return };
        let (book, warnings) = read_db(&bytes[..]).unwrap();
        assert_eq!(book.entries().len(), 5, "{name}");
        let odd_header = name.contains("header");
        assert_eq!(
            warnings.len(),
            usize::from(odd_header),
            "{name}: {warnings:?}"
        );
        books.push(book);
    }
    assert!(books.iter().all(|book| *book == books[0]));
    let start = books[0].find(&Setup::start()).unwrap();
    assert_eq!(start.moves.len(), 5);
    let copy = shogihome("yaneuraou-copy.db").unwrap();
    assert_eq!(read_db(&copy[..]).unwrap().0, books[0]);
    let merged = shogihome("yaneuraou-merge.db").unwrap();
    let (merged, warnings) = read_db(&merged[..]).unwrap();
    assert!(warnings.is_empty() && merged.entries().len() == 8);
}

#[test]
fn binary_books_of_the_corpus_hold_what_the_text_holds() {
    let Some(bytes) = shogihome("yaneuraou.ybb") else {
        return;
    };
    let (book, warnings) = read_ybb(&bytes[..]).unwrap();
    assert!(warnings.is_empty(), "{warnings:?}");
    let text = shogihome("yaneuraou.db").unwrap();
    let (text, _) = read_db(&text[..]).unwrap();
    assert_eq!(book.entries().len(), text.entries().len());
    for entry in text.entries() {
        let binary = book.find(&entry.setup).unwrap();
        assert_eq!(binary.setup.ply(), entry.setup.ply());
        let moves = |entry: &BookEntry| {
            let mut moves: Vec<_> = entry
                .moves
                .iter()
                .map(|mv| (mv.mv, mv.score.unwrap_or(0), mv.depth.unwrap_or(0)))
                .collect();
            moves.sort();
            moves
        };
        let (binary, text) = (moves(binary), moves(entry));
        assert_eq!(binary.len(), text.len());
        for (binary, text) in binary.iter().zip(&text) {
            assert_eq!(binary.0, text.0);
        }
    }
    let edited = shogihome("yaneuraou-edit.ybb").unwrap();
    let (edited, warnings) = read_ybb(&edited[..]).unwrap();
    assert!(warnings.is_empty() && edited.entries().len() == 7);
    let start = edited.find(&Setup::start()).unwrap();
    assert_eq!(start.moves[0].mv, mv("2g2f"));
    assert_eq!(
        (start.moves[0].score, start.moves[0].depth),
        (Some(63), Some(27))
    );
}

/// A binary book of these entries.
fn ybb(entries: &[(PackedSfen, u64, u16)], moves: &[u16]) -> Vec<u8> {
    let mut bytes = b"YANE-BINBOOK-V1\0".to_vec();
    bytes.extend((entries.len() as u64).to_le_bytes());
    bytes.extend(0_u64.to_le_bytes());
    for (key, offset, count) in entries {
        bytes.extend(key.0);
        bytes.extend(offset.to_le_bytes());
        bytes.extend(1_u16.to_le_bytes());
        bytes.extend(count.to_le_bytes());
    }
    bytes.extend(moves.iter().flat_map(|code| code.to_le_bytes()));
    bytes
}

#[test]
fn faults_of_a_binary_book_say_where() {
    let key = PackedSfen::pack(&Setup::start()).unwrap();
    let code = CodedMove::Play(mv("7g7f")).code();
    let good = ybb(&[(key, 0, 1)], &[code, 12]);
    let (book, _) = read_ybb(&good[..]).unwrap();
    assert_eq!(book.entries()[0].moves[0].score, Some(12));
    assert_eq!(book.entries()[0].moves[0].depth, None);
    let error = |bytes: &[u8]| read_ybb(bytes).unwrap_err().to_string();
    assert!(error(b"YANE-BINBOOK-V2\0").starts_with("byte 0: the file ends"));
    assert!(error(&[b'x'; 40]).starts_with("not a book"));
    assert_eq!(error(&good[..70]), "byte 32: the file ends within an entry");
    assert!(error(&good[..77]).starts_with("byte 32: the moves"));
    let far = ybb(&[(key, u64::MAX - 1, 1)], &[code, 12]);
    assert!(error(&far).starts_with("byte 32: the moves"));
    let shared = ybb(&[(key, 0, 1), (key, 0, 1)], &[code, 12]);
    assert!(error(&shared).starts_with("byte 76: the moves"));
    let mut flags = good.clone();
    flags[24] = 4;
    assert!(error(&flags).starts_with("byte 24"));
    let mut huge = good.clone();
    huge[16..24].fill(0xff);
    assert!(error(&huge).contains("ends within an entry"));
    let odd = ybb(&[(key, 0, 1), (PackedSfen([0xff; 32]), 4, 0)], &[0xffff, 0]);
    let (book, warnings) = read_ybb(&odd[..]).unwrap();
    assert!(book.entries()[0].moves.is_empty());
    let places: Vec<BookPlace> = warnings.iter().map(|warning| warning.place).collect();
    assert_eq!(places, [BookPlace::Byte(120), BookPlace::Byte(76)]);
}

#[test]
fn apery_books_are_found_by_position() {
    let Some(bytes) = shogihome("apery.bin") else {
        return;
    };
    let (book, warnings) = AperyBook::read(&bytes[..]).unwrap();
    assert!(warnings.is_empty() && book.moves().len() == 21);
    let mut position = Position::start();
    let found = book.find(&position);
    assert_eq!(found.len(), 1);
    assert_eq!(
        (found[0].mv, found[0].count, found[0].score),
        (mv("2g2f"), 100, 30)
    );
    position.play(mv("2g2f")).unwrap();
    assert!(!book.find(&position).is_empty());
    // Every position of the file is reached from the start, and all its moves are legal there.
    let whole = book.expand(&Position::start());
    let moves: usize = whole.entries().iter().map(|entry| entry.moves.len()).sum();
    assert_eq!(moves, 21);
    let merged = shogihome("apery-merge.bin").unwrap();
    let (merged, warnings) = AperyBook::read(&merged[..]).unwrap();
    assert!(warnings.is_empty() && merged.moves().len() == 22);
    let error = AperyBook::read(&bytes[..40]).unwrap_err().to_string();
    assert_eq!(error, "byte 32: the file ends within a record of 16 bytes");
}

/// Positions of random games with the keys that cshogi 1.1 gives for them.
const APERY_KEYS: [(&str, u64); 10] = [
    (
        "lnsg1gsnl/2r2k1b1/pppp1p1pp/4p1p2/9/5P1P1/PPPPP1P1P/LB1S1K1R1/1N1G1GSNL b - 11",
        0x44f6_5ef2_5473_f483,
    ),
    (
        "ln2g1snl/2srgk3/pp1pp3p/2p2ppP1/4b1P2/1P3P3/P1PPP3P/1B1S1R3/LN1GKGSNL w P 22",
        0xa834_ef68_8ecc_0fba,
    ),
    (
        "1n1g2sn1/l1rsk2bl/ppp2gp1p/3ppp1p1/2P1PP3/1P7/P2P1GPPP/1B1S1SR2/LN1GK2NL b - 33",
        0x8098_2093_bc53_9a6f,
    ),
    (
        "ln1s1k2b/r2g3sl/p1p2p+Npp/1p1pp1p2/1P1P2P1g/4P2P1/P1P2P2P/LB1SRK3/1NG1GS2L w N 44",
        0x9ec8_68fe_b5e6_1642,
    ),
    (
        "2rg3sl/l3k4/ppnsgpnpp/2p4P1/B2p2pR1/P2P1GP2/1PNS+pPN1P/L2G1S1B1/4K3L b 2p 55",
        0x9c34_a124_306b_1ebf,
    ),
    (
        "lnks2snb/1r3g2l/p3ppp2/1p+Np4p/2g2P1NP/PPP4pL/3PG1PP1/L3PBGR1/2S2KS2 w P 66",
        0x30b5_f444_5bca_bc7e,
    ),
    (
        "2g2rb1l/l3k4/Np1pp3g/ps2s2pp/2pPPpp1P/NG2G1PP1/BPP2P2L/2S2K3/LN2RS1N1 b p 77",
        0x9a32_d96e_14c7_c837,
    ),
    (
        "1s2s1knp/3g3bP/1pn1rp1p1/P3p2g1/2ppP1p2/2PP1PP1l/+rP5P1/1BG2S2L/LNS1K1GN1 w LP 88",
        0xff99_bd09_013e_a6ef,
    ),
    (
        "2g1k2n1/1r3g2l/l3P1ps1/Pp6p/1nSpB1G2/1P3pPPP/L1PP1PS2/2+sB1K1RL/1N3G1N1 b 4P 99",
        0xae63_14db_2a2a_e8cc,
    ),
    (
        "5g1n1/s3k1p2/1lP1r1Npb/l2g2P1l/pppppP3/3PRp1Pp/1PSK2NS1/PBG5L/1N1GS4 w 2p 110",
        0x6d91_5f30_80f0_ba7b,
    ),
];

#[test]
fn apery_keys_count_the_hand_of_the_side_to_move() {
    for (sfen, key) in APERY_KEYS {
        let position = Position::from_sfen(sfen).unwrap();
        assert_eq!(apery_book_key(&position), key, "{sfen}");
    }
}

#[test]
fn shogigui_books_of_the_corpus_are_read() {
    for (name, states) in [
        ("shogigui01.sbk", 69),
        ("shogigui01-copy.sbk", 69),
        ("shogigui01-copy-otf.sbk", 69),
        ("shogigui02.sbk", 0),
        ("shogigui02-copy.sbk", 0),
        ("shogigui02-copy-otf.sbk", 0),
        ("sbk-merge.sbk", 0),
    ] {
        let Some(bytes) = shogihome(name) else { return };
        let (book, warnings) = SbkBook::read(&bytes[..]).unwrap();
        assert!(warnings.is_empty(), "{name}: {warnings:?}");
        if states > 0 {
            assert_eq!(book.states.len(), states, "{name}");
        }
        assert!(
            book.states.iter().all(|state| state.setup.is_some()),
            "{name}"
        );
        let plain = book.to_book();
        for entry in plain.entries() {
            let position = entry.setup.into_position(Default::default()).unwrap();
            assert!(
                entry.moves.iter().all(|mv| position.is_legal(mv.mv)),
                "{name}"
            );
        }
    }
}

#[test]
fn a_state_of_a_shogigui_book_keeps_all_it_says() {
    let Some(bytes) = shogihome("shogigui01.sbk") else {
        return;
    };
    let (book, _) = SbkBook::read(&bytes[..]).unwrap();
    assert_eq!(book.author, "Kubo, Ryosuke");
    assert_eq!(book.description, "Test Book Data");
    let state = &book.states[11];
    let moves: Vec<_> = state
        .moves
        .iter()
        .map(|mv| (mv.mv.to_string(), mv.judgement, mv.weight, mv.next))
        .collect();
    assert_eq!(
        moves,
        [
            ("8e8f".to_owned(), 1, 8000, Some(12)),
            ("2b8h+".to_owned(), 3, 2000, Some(22))
        ]
    );
    let drop = &book.states[16].moves[0];
    assert_eq!(drop.mv, mv("B*7g"));
    assert!(book.states[27].comment.contains("先手勝勢"));
    let said = &book.states[42].evaluations[0];
    assert_eq!((said.score, said.depth, said.selective_depth), (5, 28, 44));
    assert_eq!(said.engine, "Suisho 10beta");
}

#[test]
fn a_state_that_no_move_reaches_is_reported() {
    // One state, number 3, without a position: field 3 of the book holds field 1 of the state.
    let (book, warnings) = SbkBook::read(&[0x1a, 2, 8, 3][..]).unwrap();
    assert_eq!(book.states[0].id, 3);
    assert_eq!(warnings[0].fault, BookFault::Unreachable);
    assert!(book.to_book().entries().is_empty());
    assert!(SbkBook::read(&[0x1a, 9, 8, 3][..]).is_err());
}

#[test]
fn a_book_joins_what_comes_twice() {
    let mut book = Book::new();
    let mut entry = BookEntry::new(Setup::start());
    entry.moves.push(BookMove::new(mv("7g7f")));
    book.add(entry.clone());
    entry.setup.set_ply(9);
    entry.moves.push(BookMove::new(mv("2g2f")));
    book.add(entry);
    assert_eq!(book.entries().len(), 1);
    assert_eq!(book.find(&Setup::start()).unwrap().moves.len(), 2);
}

proptest! {
    #[test]
    fn any_bytes_end_in_a_book_or_an_error(noise in proptest::collection::vec(any::<u8>(), 0..400)) {
        read_db(&noise[..]).unwrap();
        let _ = AperyBook::read(&noise[..]);
        let _ = SbkBook::read(&noise[..]);
        let mut binary = b"YANE-BINBOOK-V1\0\x02\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0".to_vec();
        binary.extend(&noise);
        let _ = read_ybb(&binary[..]);
    }

    #[test]
    fn any_lines_end_in_a_book(lines in proptest::collection::vec("(sfen |#|//|7g7f )?[ -~]{0,12}", 0..20)) {
        let text = lines.join("\n");
        let (book, _) = read_db(Cursor::new(&text)).unwrap();
        let mut out = Vec::new();
        write_db(&book, &mut out).unwrap();
        let (again, warnings) = read_db(&out[..]).unwrap();
        prop_assert!(warnings.is_empty());
        prop_assert_eq!(again.entries().len(), book.entries().len());
    }
}
