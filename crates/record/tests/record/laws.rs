//! What is written reads as the same record, whatever was made by chance.

use komadai_record::{
    Encoding, Format, LossKind, NodeId, ReadOptions, Record, Visit, WriteOptions, read, write,
};
use proptest::prelude::*;

use crate::generate;

/// The record as a format sees it that writes whole seconds and totals: parts of a second cut off, totals added up.
fn whole_seconds(record: &Record) -> Record {
    let mut whole = record.clone();
    let mut totals: Vec<Option<u32>> = Vec::new();
    let visits: Vec<Visit> = record.tree.walk().collect();
    for visit in visits {
        match visit {
            Visit::Enter(NodeId::ROOT) => {}
            Visit::Enter(id) => {
                let mut time = record.tree.node(id).time;
                if let (Some(spent), None) = (time.spent_ms, time.total_ms) {
                    let before = totals.len().checked_sub(2).map(|index| totals[index]);
                    time.total_ms = before.map_or(Some(spent), |total| total?.checked_add(spent));
                }
                totals.push(time.total_ms);
                let cut = |ms: Option<u32>| ms.map(|ms| ms / 1000 * 1000);
                time.spent_ms = cut(time.spent_ms);
                time.total_ms = cut(time.total_ms);
                whole.tree.node_mut(id).time = time;
            }
            Visit::Leave(_) => {
                totals.pop();
            }
        }
    }
    whole
}

fn comes_back(record: &Record, format: Format, encoding: Encoding) -> Result<(), TestCaseError> {
    let options = WriteOptions {
        encoding: Some(encoding),
        ..WriteOptions::default()
    };
    let once = write(record, format, &options).unwrap();
    let lost: Vec<&LossKind> = once.losses.iter().map(|loss| &loss.kind).collect();
    prop_assert!(
        lost.iter()
            .all(|kind| matches!(kind, LossKind::Milliseconds | LossKind::Character { .. })),
        "{lost:?}"
    );
    let text = String::from_utf8_lossy(&once.bytes).into_owned();
    let again = read(&once.bytes, None, ReadOptions::default()).unwrap();
    prop_assert_eq!(again.format, format);
    prop_assert_eq!(again.warnings, [], "{}", text);
    let back = &again.records[0];
    if !lost
        .iter()
        .any(|kind| matches!(kind, LossKind::Character { .. }))
    {
        // The total is added up in whole seconds when it is read, so times are compared where the parts of a second are gone.
        let exact = !lost.contains(&&LossKind::Milliseconds);
        let expected = whole_seconds(record);
        if exact {
            prop_assert_eq!(back, &expected, "{}", text);
        } else {
            prop_assert_eq!(&back.start, &expected.start);
            prop_assert_eq!(&back.tree, &expected.tree, "{}", text);
        }
    }
    let twice = write(back, format, &options).unwrap();
    prop_assert!(twice.bytes == once.bytes, "{}", text);
    Ok(())
}

/// Keys and values, harmless and not.
fn header_part() -> impl Strategy<Value = String> {
    let odd = [
        "先手",
        "後手",
        "棋戦",
        "備考",
        "まで",
        "まで3手",
        "変化",
        "手数--",
        "*",
        "&x",
        "#",
        "#KIF version",
        "|",
        "+--",
        "1 ７六歩(77)",
        "9 x",
        "▲７六歩",
        "先手の持駒",
        "後手の持駒",
        "後手番",
        "$EVENT",
        "a:b",
        "a：b",
        "a\nb",
        " a",
        "a ",
        "",
        "　",
        "飛",
        "なし",
        "\\n",
        "\"",
    ];
    prop_oneof![
        prop::sample::select(odd.to_vec()).prop_map(String::from),
        "[0-9A-Za-z一-龠ぁ-ん]{0,6}",
    ]
}

proptest! {
    #![proptest_config(crate::common::cases(200))]

    #[test]
    fn kif_comes_back(record in generate::record(), jis in any::<bool>()) {
        let encoding = if jis { Encoding::ShiftJis } else { Encoding::Utf8 };
        comes_back(&record, Format::Kif, encoding)?;
    }

    /// A header that would read as something else is left out and told; all others come back, and none touches the start.
    #[test]
    fn headers_of_every_kind(
        headers in prop::collection::vec((header_part(), header_part()), 0..6),
        start in prop::sample::select(vec![
            "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
            "3gkg3/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
            "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1",
            "9/9/9/9/9/9/9/9/9 b - 1",
        ]),
    ) {
        let mut record = Record::new(start.parse().unwrap());
        for (key, value) in &headers {
            record.headers.push(key, value);
        }
        for format in [Format::Kif, Format::Ki2, Format::Jkf] {
            let options = WriteOptions { encoding: Some(Encoding::Utf8), ..WriteOptions::default() };
            let written = write(&record, format, &options).unwrap();
            let options = ReadOptions { format: Some(format), ..ReadOptions::default() };
            let back = read(&written.bytes, None, options).unwrap();
            let text = String::from_utf8_lossy(&written.bytes).into_owned();
            prop_assert_eq!(back.records[0].start, record.start, "{}\n{}", format, text);
            prop_assert_eq!(&back.records[0].tree, &record.tree, "{}\n{}", format, text);
            if written.losses.is_empty() {
                let sorted = |record: &Record| {
                    let mut headers: Vec<(String, String)> =
                        record.headers.iter().map(|(key, value)| (key.into(), value.into())).collect();
                    headers.sort();
                    headers
                };
                prop_assert_eq!(sorted(&back.records[0]), sorted(&record), "{}\n{}", format, text);
            }
        }
    }

    #[test]
    fn jkf_comes_back(record in generate::record()) {
        comes_back(&record, Format::Jkf, Encoding::Utf8)?;
    }
}

/// Starts that break every rule go through the formats that can draw them.
#[test]
fn any_start_comes_back() {
    use komadai_core::{Color, HandPiece, Piece, PieceKind, Setup, Square};
    let mut chance = crate::grown::Chance::new(7);
    for _ in 0..300 {
        let mut setup = Setup::empty();
        for _ in 0..chance.below(60) {
            let color = Color::ALL[chance.below(2)];
            let kind = PieceKind::ALL[chance.below(14)];
            setup.set(Square::ALL[chance.below(81)], Some(Piece::new(color, kind)));
        }
        for color in Color::ALL {
            for piece in HandPiece::ALL {
                let most = if chance.below(9) == 0 { 10_000 } else { 24 };
                setup.set_held(color, piece, chance.below(most) as u16);
            }
        }
        setup.set_side(Color::ALL[chance.below(2)]);
        for format in [
            Format::Kif,
            Format::Ki2,
            Format::Bod,
            Format::Jkf,
            Format::Csa,
            Format::Sfen,
            Format::Usi,
        ] {
            let record = Record::new(setup);
            let written = write(&record, format, &WriteOptions::default()).unwrap();
            let options = ReadOptions {
                format: Some(format),
                ..ReadOptions::default()
            };
            let back = read(&written.bytes, None, options).unwrap();
            assert_eq!(back.records[0], record, "{format}");
        }
    }
}

/// The moves up to the first that breaks a rule: beyond it a format may have to stop.
fn legal_moves(record: &Record) -> Vec<String> {
    let mut replay = record.replay();
    let legal = |mv: &komadai_core::Move| replay.play(*mv) == Ok(komadai_record::Verdict::Legal);
    record
        .tree
        .main_moves()
        .take_while(legal)
        .map(|mv| mv.to_string())
        .collect()
}

/// Every file of the corpora is found out by its content alone, and its main line goes through every format that can be written.
#[test]
fn every_file_through_every_format() {
    let Some(corpora) = crate::common::corpora() else {
        return;
    };
    let extensions = ["kif", "kifu", "ki2", "ki2u", "csa", "jkf"];
    let (mut files, mut written) = (0, 0);
    for path in crate::common::files(&corpora, &extensions) {
        let name = path.display().to_string();
        let extension = path.extension().unwrap().to_str().unwrap();
        let bytes = std::fs::read(&path).unwrap();
        let file = read(&bytes, None, ReadOptions::default()).unwrap();
        assert_eq!(
            Some(file.format),
            Format::from_extension(extension),
            "{name}"
        );
        files += 1;
        // The games of one championship are much alike: every tenth will do.
        if name.contains("wcsc28") && files % 10 > 0 {
            continue;
        }
        let record = &file.records[0];
        for format in Format::ALL {
            let Ok(once) = write(record, format, &WriteOptions::default()) else {
                continue;
            };
            let options = ReadOptions {
                format: Some(format),
                ..ReadOptions::default()
            };
            let back = read(&once.bytes, None, options).unwrap();
            assert_eq!(back.records[0].start, record.start, "{name} as {format}");
            if format != Format::Bod {
                let moves = legal_moves(&back.records[0]);
                assert_eq!(moves, legal_moves(record), "{name} as {format}");
            }
            written += 1;
        }
    }
    assert!(
        files >= 390 && written >= 900,
        "{files} files, {written} written"
    );
}
