//! Any tree, legal or not, through every format and back: what was written without a loss reads as the same record.
#![no_main]

use arbitrary::{Arbitrary, Unstructured};
use komadai_core::{Color, HandPiece, Handicap, Move, Piece, PieceKind, Setup, Square};
use komadai_record::{
    Builder, Encoding, Ending, Format, NodeId, ReadOptions, Record, Time, Visit, WriteOptions, key,
    read, write,
};
use libfuzzer_sys::fuzz_target;

/// One thing done to the tree.
#[derive(Arbitrary, Debug)]
enum Act {
    /// A legal move, by its number.
    Legal(u8),
    /// Any move.
    Board(u8, u8, bool),
    Drop(u8, u8),
    End(u8),
    OtherEnd(u8),
    Unread(u8),
    Comment(String),
    Bookmark(String),
    Seconds(u16),
    Milliseconds(u32),
    /// Back to one of the nodes.
    Seek(u8),
}

#[derive(Arbitrary, Debug)]
enum Start {
    Even,
    Handicap(u8),
    /// Pieces on squares, hands, side.
    Drawn(Vec<(u8, u8)>, Vec<(bool, u8, u8)>, bool),
}

#[derive(Arbitrary, Debug)]
struct Game {
    start: Start,
    shift_jis: bool,
    headers: Vec<(u8, String, String)>,
    acts: Vec<Act>,
}

const KEYS: [&str; 10] = [
    key::BLACK,
    key::WHITE,
    key::SHITATE,
    key::UWATE,
    key::EVENT,
    key::SITE,
    key::START,
    key::TIME_LIMIT,
    key::NOTE,
    key::REMARK,
];

fn setup(start: &Start) -> Setup {
    match start {
        Start::Even => Setup::start(),
        Start::Handicap(number) => {
            Handicap::ALL[usize::from(*number) % Handicap::ALL.len()].setup()
        }
        Start::Drawn(pieces, hands, white) => {
            let mut setup = Setup::empty();
            for &(square, piece) in pieces {
                let kind = PieceKind::ALL[usize::from(piece) % 14];
                let piece = Piece::new(Color::ALL[usize::from(piece) / 14 % 2], kind);
                setup.set(Square::ALL[usize::from(square) % 81], Some(piece));
            }
            for &(black, piece, count) in hands {
                let color = Color::ALL[usize::from(black)];
                let piece = HandPiece::ALL[usize::from(piece) % 7];
                setup.set_held(color, piece, u16::from(count % 24));
            }
            setup.set_side(Color::ALL[usize::from(*white)]);
            setup
        }
    }
}

/// Readers keep lines: without line ends and spaces around.
fn line(text: &str) -> String {
    let symbols = text.chars().filter(|symbol| !symbol.is_control());
    symbols.collect::<String>().trim().to_owned()
}

/// A word that no format understands.
fn word(number: u8) -> Box<str> {
    ["謎", "何か", "nonsense"][usize::from(number) % 3].into()
}

fn record(game: &Game) -> Record {
    let mut record = Record::new(setup(&game.start));
    for (number, key, value) in game.headers.iter().take(8) {
        match KEYS.get(usize::from(*number)) {
            Some(known) => record.headers.push(*known, line(value)),
            None => record.headers.push(line(key), line(value)),
        }
    }
    let mut builder = Builder::new(record);
    let mut nodes = vec![NodeId::ROOT];
    let square = |number: u8| Square::ALL[usize::from(number) % 81];
    for act in game.acts.iter().take(200) {
        let mv = match act {
            Act::Legal(number) => builder.replay().position().and_then(|position| {
                let moves = position.legal_moves();
                let number = usize::from(*number) % moves.len().max(1);
                moves.get(number).copied()
            }),
            Act::Board(from, to, promote) => Some(Move::Board {
                from: square(*from),
                to: square(*to),
                promote: *promote,
            }),
            Act::Drop(piece, to) => Some(Move::Drop {
                piece: HandPiece::ALL[usize::from(*piece) % 7],
                to: square(*to),
            }),
            _ => None,
        };
        if let Some(mv) = mv {
            let tree = &builder.record().tree;
            let known = tree
                .children(builder.tip())
                .find(|&child| tree.node(child).step.as_move() == Some(mv));
            // A move stands only once below a node, and below a text none can be read.
            match known {
                Some(known) => builder.seek(known),
                None if builder.lost() => {}
                None => {
                    let _ = builder.play(mv);
                }
            }
        }
        match act {
            Act::End(number) => {
                builder.end(Ending::KNOWN[usize::from(*number) % Ending::KNOWN.len()].clone());
            }
            Act::OtherEnd(number) => builder.end(Ending::Other(word(*number))),
            Act::Unread(number) => builder.unread(&word(*number)),
            Act::Comment(text) => builder.tip_mut().notes_mut().comments.push(line(text)),
            Act::Bookmark(text) => builder.tip_mut().notes_mut().bookmark = Some(line(text)),
            Act::Seconds(seconds) if builder.tip() != NodeId::ROOT => {
                builder.tip_mut().time = Time::spent(u32::from(*seconds) * 1000);
            }
            Act::Milliseconds(ms) if builder.tip() != NodeId::ROOT => {
                builder.tip_mut().time = Time::spent(*ms);
            }
            Act::Seek(number) => builder.seek(nodes[usize::from(*number) % nodes.len()]),
            _ => {}
        }
        if nodes.last() != Some(&builder.tip()) {
            nodes.push(builder.tip());
        }
    }
    builder.finish()
}

/// Totals are added up by readers, so they say nothing of their own.
fn without_totals(record: &Record) -> Record {
    let mut record = record.clone();
    let visits: Vec<Visit> = record.tree.walk().collect();
    for visit in visits {
        if let Visit::Enter(id) = visit {
            record.tree.node_mut(id).time.total_ms = None;
        }
    }
    record
}

fuzz_target!(|data: &[u8]| {
    let Ok(game) = Game::arbitrary_take_rest(Unstructured::new(data)) else {
        return;
    };
    let record = record(&game);
    for format in Format::ALL {
        let encoding = match format {
            Format::Kif | Format::Ki2 if game.shift_jis => Encoding::ShiftJis,
            _ => Encoding::Utf8,
        };
        let options = WriteOptions {
            encoding: Some(encoding),
            ..WriteOptions::default()
        };
        let Ok(written) = write(&record, format, &options) else {
            continue;
        };
        let text = String::from_utf8_lossy(&written.bytes);
        let reading = ReadOptions {
            format: Some(format),
            ..ReadOptions::default()
        };
        let back = match read(&written.bytes, None, reading) {
            Ok(back) => back,
            Err(error) => {
                assert!(!written.losses.is_empty(), "{format}: {error}\n{text}");
                continue;
            }
        };
        if !written.losses.is_empty() {
            continue;
        }
        let (back, whole) = (without_totals(&back.records[0]), without_totals(&record));
        assert_eq!(back.start, whole.start, "{format}\n{text}");
        assert_eq!(back.tree, whole.tree, "{format}\n{text}");
        let twice = write(&back, format, &options).expect("it was written before");
        assert_eq!(
            String::from_utf8_lossy(&twice.bytes),
            text,
            "{format} written again"
        );
    }
});
