//! USI text: one game a line, `[position] (startpos | [sfen] SFEN) [moves …]`. docs/formats/usi.md.

use std::fmt::Write as _;

use komadai_core::{Move, Setup};

use crate::text::lines;
use crate::warning::{WarningKind, Warnings};
use crate::writing::{LossKind, Sink};
use crate::{Builder, Ending, NodeId, Record, Replay, Step, Verdict};

/// Reads every line as a game. Lines that begin with `#` or `//` are comments of the game that follows.
pub(crate) fn read(text: &str, warnings: &mut Warnings) -> Vec<Record> {
    let mut records = Vec::new();
    let mut comments = Vec::new();
    for (number, line) in lines(text) {
        let trimmed = line.trim();
        if let Some(comment) = trimmed
            .strip_prefix('#')
            .or_else(|| trimmed.strip_prefix("//"))
        {
            comments.push(comment.to_owned());
        } else if !trimmed.is_empty()
            && let Some(mut record) = game(number, line, warnings)
        {
            if !comments.is_empty() {
                let root = record.tree.node_mut(NodeId::ROOT);
                root.notes_mut().comments = std::mem::take(&mut comments);
            }
            records.push(record);
        }
    }
    records
}

/// The words of a line with their byte offsets.
fn words(line: &str) -> impl Iterator<Item = (usize, &str)> {
    line.split_whitespace()
        .map(|word| (word.as_ptr() as usize - line.as_ptr() as usize, word))
}

fn game(number: usize, line: &str, warnings: &mut Warnings) -> Option<Record> {
    let mut words = words(line).peekable();
    words.next_if(|&(_, word)| word == "position");
    let mut setup = Setup::start();
    let &(at, word) = words.peek()?;
    if word == "startpos" {
        words.next();
    } else if word != "moves" && word.parse::<Move>().is_err() {
        words.next_if(|&(_, word)| word == "sfen");
        let mut sfen = String::new();
        let mut fields = 0;
        while let Some((_, field)) = words.next_if(|&(_, word)| {
            // A list of moves may follow without the word `moves`.
            word != "moves" && fields < 4 && (fields < 3 || word.parse::<Move>().is_err())
        }) {
            sfen.push_str(field);
            sfen.push(' ');
            fields += 1;
        }
        match sfen.parse() {
            Ok(read) => setup = read,
            Err(_) => {
                warnings.push(WarningKind::UnreadableStart, number, line, at, line);
                return None;
            }
        }
    }
    if let Err(errors) = setup.into_position(komadai_core::Strictness::MateProblem) {
        let kind = WarningKind::BrokenStart(errors.errors);
        warnings.push(kind, number, line, at, word);
    }
    words.next_if(|&(_, word)| word == "moves");
    let mut game = Builder::new(Record::new(setup));
    for (at, word) in words {
        if game.lost() {
            game.unread(word);
            continue;
        }
        match (word.parse::<Move>(), ending(word)) {
            (Ok(mv), _) => match game.play(mv) {
                Ok(Verdict::Illegal(reason)) => {
                    warnings.push(WarningKind::Illegal(reason), number, line, at, word);
                }
                Ok(_) => {}
                Err(reason) => {
                    warnings.push(WarningKind::Impossible(reason), number, line, at, word);
                    game.unread(word);
                }
            },
            (Err(_), Some(ending)) => game.end(ending),
            (Err(_), None) => {
                warnings.push(WarningKind::UnreadableMove, number, line, at, word);
                game.unread(word);
            }
        }
    }
    Some(game.finish())
}

/// The words that programs write behind the last move.
fn ending(word: &str) -> Option<Ending> {
    Some(match word {
        "resign" => Ending::Resign,
        "win" => Ending::DeclarationWin,
        "rep_draw" => Ending::Repetition,
        "draw" => Ending::Draw,
        "timeout" => Ending::TimeUp,
        _ => return None,
    })
}

/// Writes one line a game: the main line alone.
pub(crate) fn write(records: &[Record], with_command: bool, sink: &mut Sink) {
    for record in records {
        if with_command {
            sink.out.push_str("position ");
        }
        if with_command && record.start == Setup::start() {
            sink.out.push_str("startpos");
        } else {
            let word = if with_command { "sfen " } else { "" };
            let _ = write!(sink.out, "{word}{}", record.start);
        }
        let tree = &record.tree;
        let mut before = " moves ";
        let mut replay = record.replay();
        // Below a text that is no move everything is read as text.
        let mut lost = false;
        for id in tree.main_line() {
            let node = tree.node(id);
            match &node.step {
                Step::Start => continue,
                Step::Move(mv) => {
                    let _ = write!(sink.out, "{before}{mv}");
                    let _ = replay.step(&node.step);
                }
                Step::Unread(text) => {
                    let one_word = text.split_whitespace().collect::<Vec<_>>().join("_");
                    if *one_word != **text
                        || text.is_empty()
                        || !lost && is_understood(text, &mut replay)
                    {
                        sink.lose(LossKind::Unread);
                    }
                    lost = true;
                    if one_word.is_empty() {
                        continue;
                    }
                    let _ = write!(sink.out, "{before}{one_word}");
                }
                Step::End(ending) => match word(ending).filter(|_| !lost) {
                    Some(word) => {
                        let _ = write!(sink.out, "{before}{word}");
                    }
                    None => {
                        sink.lose(LossKind::Ending);
                        continue;
                    }
                },
            }
            before = " ";
        }
        sink.out.push('\n');
        lose_the_rest(record, sink);
    }
}

/// Whether a word would be read as a move or an ending.
fn is_understood(word: &str, replay: &mut Replay) -> bool {
    let moved = word.parse().is_ok_and(|mv| replay.play(mv).is_ok());
    if moved {
        replay.back();
    }
    moved || ending(word).is_some()
}

fn word(ending: &Ending) -> Option<&'static str> {
    Some(match ending {
        Ending::Resign => "resign",
        Ending::DeclarationWin => "win",
        Ending::Repetition => "rep_draw",
        Ending::Draw => "draw",
        Ending::TimeUp => "timeout",
        _ => return None,
    })
}

/// What one line of moves cannot hold.
fn lose_the_rest(record: &Record, sink: &mut Sink) {
    for _ in record.headers.iter() {
        sink.lose(LossKind::Header);
    }
    for visit in record.tree.walk() {
        let crate::Visit::Enter(id) = visit else {
            continue;
        };
        let node = record.tree.node(id);
        if record.tree.previous_sibling(id).is_some() {
            sink.lose(LossKind::Variation);
        }
        sink.lose_notes(node);
    }
}
