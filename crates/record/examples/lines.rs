//! Prints what was read out of files, a line a game: name, start, moves of the main line, number of moves in the tree, ending.
//! `bench/peers/lines.mjs` prints the same as another library reads it.

use komadai_record::{Ending, Format, ReadOptions, Visit, read};

fn main() {
    for name in std::env::args().skip(1) {
        let path = std::path::Path::new(&name);
        let extension = path.extension().and_then(|text| text.to_str());
        let hint = extension.and_then(Format::from_extension);
        let file = match std::fs::read(path).map(|bytes| read(&bytes, hint, ReadOptions::default()))
        {
            Ok(Ok(file)) => file,
            Ok(Err(error)) => {
                println!("{name}\tERROR {error}");
                continue;
            }
            Err(error) => {
                println!("{name}\tERROR {error}");
                continue;
            }
        };
        for record in &file.records {
            let tree = &record.tree;
            let moves: Vec<String> = tree.main_moves().map(|mv| mv.to_string()).collect();
            let is_move = |visit: &Visit| match *visit {
                Visit::Enter(id) => tree.node(id).step.as_move().is_some(),
                Visit::Leave(_) => false,
            };
            let all = tree.walk().filter(is_move).count();
            let ending = tree.ending().map_or("-", Ending::code);
            println!(
                "{name}\t{}\t{}\t{all}\t{ending}",
                record.start,
                moves.join(" ")
            );
        }
    }
}
