//! Prints the warnings of files: `warnings FILE…`.

use komadai_record::{Format, ReadOptions, read};

fn main() {
    for name in std::env::args().skip(1) {
        let path = std::path::Path::new(&name);
        let extension = path.extension().and_then(|text| text.to_str());
        let hint = extension.and_then(Format::from_extension);
        match std::fs::read(path) {
            Err(error) => println!("{name}: {error}"),
            Ok(bytes) => match read(&bytes, hint, ReadOptions::default()) {
                Err(error) => println!("{name}: {error}"),
                Ok(file) => {
                    println!(
                        "{name}: {}, {}, games: {}, warnings: {}",
                        file.format,
                        file.encoding,
                        file.records.len(),
                        file.warnings.len() + file.unlisted
                    );
                    for warning in file.warnings {
                        println!("  {warning}");
                    }
                }
            },
        }
    }
}
