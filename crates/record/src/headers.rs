//! What stands before the moves: names, dates, places.

use komadai_core::Color;

/// The keys that the formats share, in the words of KIF. Readers of other formats translate theirs into these, and writers
/// translate back; a key that has no counterpart is kept as the file writes it.
pub mod key {
    /// Black's name in an even game.
    pub const BLACK: &str = "先手";
    /// White's name in an even game.
    pub const WHITE: &str = "後手";
    /// Black's name in a handicap game.
    pub const SHITATE: &str = "下手";
    /// White's name in a handicap game.
    pub const UWATE: &str = "上手";
    /// The handicap. Readers keep it only where it says more than the start position does.
    pub const HANDICAP: &str = "手合割";
    /// The event.
    pub const EVENT: &str = "棋戦";
    /// The place.
    pub const SITE: &str = "場所";
    /// When the game began, such as `2003/05/03 10:30:00`; the time may be missing.
    pub const START: &str = "開始日時";
    /// When the game ended.
    pub const END: &str = "終了日時";
    /// The time limit, in free words.
    pub const TIME_LIMIT: &str = "持ち時間";
    /// Byoyomi, in free words.
    pub const BYOYOMI: &str = "秒読み";
    /// The opening, in free words.
    pub const OPENING: &str = "戦型";
    /// The title.
    pub const TITLE: &str = "表題";
    /// Remarks.
    pub const NOTE: &str = "備考";
    /// A line that a program wrote for itself, behind `#` in KIF.
    pub const REMARK: &str = "#";
    /// The greatest number of moves.
    pub const MAX_MOVES: &str = "最大手数";
}

/// Keys with values, verbatim, in the order of the file; a key may come twice.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Headers(Vec<(String, String)>);

impl Headers {
    /// No headers.
    #[must_use]
    pub const fn new() -> Headers {
        Headers(Vec::new())
    }

    /// Adds a header behind the others, whether or not the key is there already.
    pub fn push(&mut self, key: impl Into<String>, value: impl Into<String>) {
        self.0.push((key.into(), value.into()));
    }

    /// The first value of a key.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&str> {
        self.iter()
            .find_map(|(found, value)| (found == key).then_some(value))
    }

    /// Replaces the first value of a key, or adds the key.
    pub fn set(&mut self, key: &str, value: impl Into<String>) {
        match self.0.iter_mut().find(|(found, _)| found == key) {
            Some((_, old)) => *old = value.into(),
            None => self.push(key, value),
        }
    }

    /// Removes every value of a key and gives the first.
    pub fn remove(&mut self, key: &str) -> Option<String> {
        let mut first = None;
        self.0.retain_mut(|(found, value)| {
            let gone = found == key;
            if gone && first.is_none() {
                first = Some(std::mem::take(value));
            }
            !gone
        });
        first
    }

    /// The name of a player, whichever word the file used for the side. An empty name is none.
    #[must_use]
    pub fn player(&self, color: Color) -> Option<&str> {
        let keys = match color {
            Color::Black => [key::BLACK, key::SHITATE],
            Color::White => [key::WHITE, key::UWATE],
        };
        let name = |key| self.get(key).filter(|name| !name.is_empty());
        name(keys[0]).or_else(|| name(keys[1]))
    }

    /// Keys and values in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (&str, &str)> + ExactSizeIterator {
        self.0
            .iter()
            .map(|(key, value)| (key.as_str(), value.as_str()))
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
