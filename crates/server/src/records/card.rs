//! What a list shows of a record, and by what it is found.

use std::collections::BTreeSet;

use komadai_core::{Color, PositionText, Setup};
use komadai_record::{NodeId, Outcome, ReadOptions, Record, Visit, key};
use komadai_store::{Card, GameResult, NewRecord, RecordId};

use super::calendar;

/// Positions are found up to so many moves from the start of the game.
const DEEPEST: usize = 60;
/// Of a tree with more positions than this the first ones are found.
const MOST_POSITIONS: usize = 4_000;
/// The longest text that is looked through, in bytes.
const LONGEST: usize = 16 * 1024;

/// What is saved of a record. `file` is what its file was called.
pub(crate) fn new_record(
    id: RecordId,
    record: &Record,
    format: &str,
    file: Option<&str>,
) -> Result<NewRecord, serde_json::Error> {
    Ok(NewRecord {
        id,
        format: format.to_owned(),
        card: card(record, file),
        tree: super::to_text(record)?,
        positions: positions(record),
    })
}

pub(crate) fn card(record: &Record, file: Option<&str>) -> Card {
    let header = |key: &str| record.headers.get(key).unwrap_or_default().trim();
    let player = |color| record.player(color).unwrap_or_default().trim().to_owned();
    let (black, white) = (player(Color::Black), player(Color::White));
    let event = [key::EVENT, key::TITLE, "作品名"]
        .map(header)
        .into_iter()
        .find(|text| !text.is_empty())
        .unwrap_or_default();
    let date = [
        key::START,
        "対局日",
        "開始日",
        key::END,
        "終了日",
        "発表年月",
    ]
    .into_iter()
    .find_map(|key| calendar::day(record.headers.get(key)?))
    .unwrap_or_default();
    let tree = &record.tree;
    let branches = |visit: Visit| match visit {
        Visit::Enter(id) => tree.previous_sibling(id).is_some(),
        Visit::Leave(_) => false,
    };
    let mut words = fold(file.unwrap_or_default());
    for (_, value) in record.headers.iter() {
        if words.len() + value.len() > LONGEST {
            break;
        }
        words.push('\n');
        words.push_str(&fold(value));
    }
    let result = match record.outcome() {
        Some(Outcome::Win(Color::Black)) => Some(GameResult::Black),
        Some(Outcome::Win(Color::White)) => Some(GameResult::White),
        Some(Outcome::Draw) => Some(GameResult::Draw),
        Some(Outcome::Unfinished) | None => None,
    };
    Card {
        players: cut(fold(&format!("{black}\n{white}"))),
        events: cut(fold(&format!("{event}\n{}", header(key::SITE)))),
        words: cut(words),
        event: cut(event.to_owned()),
        black: cut(black),
        white: cut(white),
        date,
        handicap: record.handicap().map(|handicap| handicap.name().to_owned()),
        result,
        ending: tree.ending().map(|ending| ending.code().to_owned()),
        plies: u32::try_from(tree.main_moves().count()).unwrap_or(u32::MAX),
        variations: u32::try_from(tree.walk().filter(|visit| branches(*visit)).count())
            .unwrap_or(u32::MAX),
    }
}

/// Cuts a text that no list can show and no search needs.
fn cut(mut text: String) -> String {
    if text.len() > LONGEST {
        text.truncate(text.floor_char_boundary(LONGEST));
    }
    text
}

/// A text as searches compare it: small letters, usual widths, single spaces.
pub(crate) fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for symbol in text.chars() {
        let plain = match symbol {
            '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(symbol) - 0xfee0).unwrap_or(symbol),
            '\u{3000}' => ' ',
            other => other,
        };
        folded.extend(plain.to_lowercase());
    }
    folded
}

/// The words of a query.
pub(crate) fn words_of(query: &str) -> Vec<String> {
    fold(query).split_whitespace().map(str::to_owned).collect()
}

/// A number that stands for board, hands and side to move: FNV-1a over their SFEN. It is kept in databases and must never change.
pub(crate) fn position_key(setup: &Setup) -> u64 {
    let text = setup.to_string();
    let position = text
        .rsplit_once(' ')
        .map_or(text.as_str(), |(rest, _)| rest);
    position.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
    })
}

/// The positions by which a record is found: those of its opening, in every line.
fn positions(record: &Record) -> Vec<u64> {
    let mut replay = record.replay();
    let mut keys = BTreeSet::from([position_key(&replay.setup())]);
    for visit in record.tree.walk() {
        match visit {
            Visit::Enter(NodeId::ROOT) | Visit::Leave(NodeId::ROOT) => {}
            Visit::Enter(id) => {
                let step = &record.tree.node(id).step;
                if replay.step(step).is_err() {
                    break;
                }
                if step.as_move().is_some()
                    && replay.made() <= DEEPEST
                    && keys.len() < MOST_POSITIONS
                {
                    keys.insert(position_key(&replay.setup()));
                }
            }
            Visit::Leave(_) => {
                replay.back();
            }
        }
    }
    keys.into_iter().collect()
}

/// The position that a text shows: USI text, SFEN, a list of moves in any notation, a board drawn with characters, or the end of a
/// record's main line.
pub(crate) fn position_of(text: &str) -> Option<Setup> {
    if let Ok(PositionText { setup, moves }) = text.trim().parse() {
        let mut replay = komadai_record::Replay::new(setup);
        for mv in moves {
            replay.play(mv).ok()?;
        }
        return Some(replay.setup());
    }
    let read = komadai_record::read(text.as_bytes(), None, ReadOptions::default()).ok()?;
    // A text out of which nothing could be understood shows no position.
    let record = read.records.first()?;
    let nothing = record.tree.main_moves().next().is_none();
    if nothing && (!read.warnings.is_empty() || record.start == Setup::start()) {
        return None;
    }
    let mut replay = record.replay();
    for mv in record.tree.main_moves() {
        replay.play(mv).ok()?;
    }
    Some(replay.setup())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn leads_to(text: &str, sfen: Option<&str>) {
        let found = position_of(text).map(|setup| position_key(&setup));
        let wanted = sfen.map(|sfen| position_key(&sfen.parse().unwrap()));
        assert_eq!(found, wanted, "{text}");
    }

    #[test]
    fn positions_out_of_texts() {
        let after = "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3";
        leads_to("startpos moves 7g7f 3c3d", Some(after));
        leads_to("7g7f 3c3d", Some(after));
        leads_to(&format!("  sfen {after}\n"), Some(after));
        leads_to(after, Some(after));
        leads_to("▲７六歩△３四歩", Some(after));
        leads_to("P-76 and more", None);
        leads_to("nothing", None);
        leads_to("", None);
    }

    #[test]
    fn the_number_of_a_position_never_changes() {
        assert_eq!(position_key(&Setup::start()), 0x301c_f115_cbd4_fdd1);
    }

    #[test]
    fn folding() {
        assert_eq!(fold("Ｈａｂｕ　ČESKÝ 羽生"), "habu český 羽生");
        assert_eq!(words_of("  Ａ　b "), ["a", "b"]);
    }
}
