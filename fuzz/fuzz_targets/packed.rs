//! Any bytes as packed positions, packed games and opening books; the first byte says as which.
#![no_main]

use komadai_core::Position;
use komadai_record::book::{AperyBook, DbEntries, SbkBook, read_db, read_ybb, write_db};
use komadai_record::packed::{
    Hcp, Hcpe, Hcpe3, PackedRecord, PackedSfen, PackedSfenValue, records,
};
use libfuzzer_sys::fuzz_target;

/// Reads a stream; what was understood is written as the bytes that it came from.
fn stream<T: PackedRecord>(bytes: &[u8]) {
    for record in records::<T, _>(bytes).flatten() {
        let mut once = Vec::new();
        if record.write_to(&mut once).is_err() {
            continue;
        }
        let again = records::<T, _>(&once[..])
            .next()
            .expect("one was written")
            .expect("what was written is understood");
        let mut twice = Vec::new();
        again.write_to(&mut twice).expect("it was written before");
        assert_eq!(once, twice);
    }
}

fuzz_target!(|data: &[u8]| {
    let Some((&choice, bytes)) = data.split_first() else {
        return;
    };
    match choice % 10 {
        0 => stream::<PackedSfenValue>(bytes),
        1 => stream::<Hcpe>(bytes),
        2 => stream::<Hcpe3>(bytes),
        3 => {
            if let Some(bytes) = bytes.first_chunk::<32>() {
                if let Ok(setup) = PackedSfen(*bytes).unpack() {
                    let back = PackedSfen::pack(&setup).expect("it was packed");
                    assert_eq!(back.unpack(), Ok(setup));
                }
                if let Ok(setup) = Hcp(*bytes).unpack() {
                    let back = Hcp::pack(&setup).expect("it was packed");
                    assert_eq!(back.unpack(), Ok(setup));
                }
            }
        }
        4 | 5 => {
            let entries = DbEntries::new(bytes).take(10_000).count();
            if let Ok((book, warnings)) = read_db(bytes) {
                assert!(book.entries().len() <= entries);
                for warning in warnings {
                    let _ = warning.to_string();
                }
                let mut once = Vec::new();
                write_db(&book, &mut once).expect("memory takes everything");
                let (back, _) = read_db(&once[..]).expect("what was written is understood");
                let mut twice = Vec::new();
                write_db(&back, &mut twice).expect("memory takes everything");
                assert_eq!(
                    String::from_utf8_lossy(&once),
                    String::from_utf8_lossy(&twice)
                );
            }
        }
        6 => {
            let _ = read_ybb(bytes);
        }
        7 => {
            if let Ok((book, _)) = AperyBook::read(bytes) {
                let _ = book.expand(&Position::start());
            }
        }
        8 => {
            if let Ok((book, _)) = SbkBook::read(bytes) {
                let _ = book.to_book();
            }
        }
        _ => {
            if let Ok(games) = komadai_train::packed::Reader::new(bytes) {
                for game in games.flatten() {
                    let _ = game.first_position();
                }
            }
        }
    }
});
