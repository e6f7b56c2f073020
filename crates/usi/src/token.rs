//! Words of a line with their columns.

use std::str::FromStr;

use komadai_core::Move;

use crate::error::ParseError;
use crate::text::Millis;

/// A word that means nothing here and was skipped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownToken {
    /// Where the word starts, in characters from 1.
    pub column: usize,
    /// The word, shortened if it is very long.
    pub token: String,
}

/// A message together with what was skipped while reading it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parsed<T> {
    /// The message.
    pub message: T,
    /// Words that were not understood, in the order of the line.
    pub unknown: Vec<UnknownToken>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Token<'a> {
    pub text: &'a str,
    pub column: usize,
}

impl Token<'_> {
    pub fn unexpected(self, expected: &'static str) -> ParseError {
        ParseError::Unexpected {
            column: self.column,
            token: shorten(self.text),
            expected,
        }
    }

    pub fn unknown(self) -> UnknownToken {
        UnknownToken {
            column: self.column,
            token: shorten(self.text),
        }
    }

    pub fn to_move(self) -> Result<Move, ParseError> {
        Move::from_str(self.text).map_err(|_| self.unexpected("a move such as 7g7f or P*5e"))
    }
}

/// Keeps error messages readable when a GUI sends a megabyte without a space.
pub(crate) fn shorten(text: &str) -> String {
    const KEPT: usize = 40;
    match text.char_indices().nth(KEPT) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Whether a character stands between words: control characters do as well, since no text may hold them.
fn divides(symbol: char) -> bool {
    symbol.is_whitespace() || symbol.is_control()
}

/// A cursor over the words of one line.
#[derive(Clone, Debug)]
pub(crate) struct Tokens<'a> {
    rest: &'a str,
    column: usize,
    /// Words skipped so far.
    pub unknown: Vec<UnknownToken>,
}

impl<'a> Tokens<'a> {
    pub fn new(line: &'a str) -> Self {
        let mut tokens = Self {
            rest: line,
            column: 1,
            unknown: Vec::new(),
        };
        tokens.skip_space();
        tokens
    }

    fn skip_space(&mut self) {
        let trimmed = self.rest.trim_start_matches(divides);
        let skipped = &self.rest[..self.rest.len() - trimmed.len()];
        self.column += skipped.chars().count();
        self.rest = trimmed;
    }

    /// The column of the next word, or the one behind the end of the line.
    pub fn column(&self) -> usize {
        self.column
    }

    pub fn peek(&self) -> Option<Token<'a>> {
        if self.rest.is_empty() {
            return None;
        }
        let end = self.rest.find(divides).unwrap_or(self.rest.len());
        Some(Token {
            text: &self.rest[..end],
            column: self.column,
        })
    }

    pub fn next(&mut self) -> Option<Token<'a>> {
        let token = self.peek()?;
        self.rest = &self.rest[token.text.len()..];
        self.column += token.text.chars().count();
        self.skip_space();
        Some(token)
    }

    /// Everything that is left, as it stands in the line.
    pub fn take_rest(&mut self) -> &'a str {
        let rest = self.rest;
        self.column += rest.chars().count();
        self.rest = "";
        rest
    }

    /// The words up to one for which `ends` holds, joined by single spaces.
    pub fn take_until(&mut self, ends: impl Fn(&str) -> bool) -> String {
        let mut joined = String::new();
        while let Some(token) = self.peek().filter(|token| !ends(token.text)) {
            if !joined.is_empty() {
                joined.push(' ');
            }
            joined.push_str(token.text);
            self.next();
        }
        joined
    }

    pub fn skip_unknown(&mut self, token: Token<'a>) {
        self.unknown.push(token.unknown());
    }

    /// Marks all words that are left as unknown.
    pub fn skip_all(&mut self) {
        while let Some(token) = self.next() {
            self.skip_unknown(token);
        }
    }

    pub fn expect(
        &mut self,
        after: &'static str,
        expected: &'static str,
    ) -> Result<Token<'a>, ParseError> {
        let column = self.column;
        self.next().ok_or(ParseError::Missing {
            column,
            after,
            expected,
        })
    }

    /// A count that must not be negative; too large ones are cut at `u64::MAX`.
    pub fn count(&mut self, after: &'static str) -> Result<u64, ParseError> {
        const EXPECTED: &str = "a number that is not negative";
        let token = self.expect(after, EXPECTED)?;
        let digits = token.text.strip_prefix('+').unwrap_or(token.text);
        if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
            return Err(token.unexpected(EXPECTED));
        }
        Ok(digits.parse().unwrap_or(u64::MAX))
    }

    /// As [`Tokens::count`], cut at `u32::MAX`.
    pub fn count32(&mut self, after: &'static str) -> Result<u32, ParseError> {
        Ok(u32::try_from(self.count(after)?).unwrap_or(u32::MAX))
    }

    /// A whole number of any sign, cut at the limits of `i64`.
    pub fn integer(&mut self, after: &'static str) -> Result<i64, ParseError> {
        const EXPECTED: &str = "a whole number";
        let token = self.expect(after, EXPECTED)?;
        parse_integer(token.text).ok_or_else(|| token.unexpected(EXPECTED))
    }

    /// A time in milliseconds; GUIs send negative ones when a flag has just fallen: they are 0.
    pub fn millis(&mut self, after: &'static str) -> Result<Millis, ParseError> {
        const EXPECTED: &str = "a time in milliseconds";
        let token = self.expect(after, EXPECTED)?;
        let value = parse_integer(token.text).ok_or_else(|| token.unexpected(EXPECTED))?;
        Ok(Millis::new(u64::try_from(value).unwrap_or(0)))
    }
}

/// A whole number with an optional sign; out of range is cut, anything else is `None`.
pub(crate) fn parse_integer(text: &str) -> Option<i64> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let magnitude = digits.parse::<i64>().unwrap_or(i64::MAX);
    Some(if negative { -magnitude } else { magnitude })
}
