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

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn kif_comes_back(record in generate::record(), jis in any::<bool>()) {
        let encoding = if jis { Encoding::ShiftJis } else { Encoding::Utf8 };
        comes_back(&record, Format::Kif, encoding)?;
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
                let count = chance.below(usize::from(piece.in_a_set()) + 1) as u8;
                setup.set_hand(color, setup.hand(color).with_count(piece, count).unwrap());
            }
        }
        setup.set_side(Color::ALL[chance.below(2)]);
        for format in [
            Format::Kif,
            Format::Bod,
            Format::Jkf,
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
