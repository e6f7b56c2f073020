//! Any bytes as a file: detection, every reader, every writer on what came out, the check for rules, the evaluations.
//!
//! The first byte says as which format the rest is read, most often by its content, and in which format it is written.
#![no_main]

use komadai_record::{Format, ReadOptions, WriteOptions, check, read, write};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((&choice, bytes)) = data.split_first() else {
        return;
    };
    let choice = usize::from(choice);
    let options = ReadOptions {
        format: Format::ALL.get(choice % 18).copied(),
        ..ReadOptions::default()
    };
    let Ok(file) = read(bytes, None, options) else {
        return;
    };
    let strict = ReadOptions {
        strict: true,
        ..options
    };
    assert_eq!(read(bytes, None, strict).is_ok(), file.warnings.is_empty());
    for warning in &file.warnings {
        let _ = warning.to_string();
    }
    for record in file.records.iter().take(4) {
        let _ = record.evaluations();
        let _ = check(record);
        let format = Format::ALL[choice / 18 % Format::ALL.len()];
        let Ok(written) = write(record, format, &WriteOptions::default()) else {
            continue;
        };
        let options = ReadOptions {
            format: Some(format),
            ..ReadOptions::default()
        };
        // An empty record may be an empty file.
        let back = read(&written.bytes, None, options);
        if written.losses.is_empty()
            && let Ok(back) = back
        {
            assert_eq!(back.records[0].start, record.start, "{format}");
        }
    }
});
