//! A walk over the characters of one line, for what stands in the rows of KIF.

/// A text and the place that was reached in it.
pub(super) struct Scan<'a> {
    /// The text.
    pub text: &'a str,
    /// The offset in bytes, always at the beginning of a character.
    pub at: usize,
}

impl<'a> Scan<'a> {
    /// Stands at the beginning.
    pub fn new(text: &'a str) -> Scan<'a> {
        Scan { text, at: 0 }
    }

    /// What is left.
    #[inline]
    pub fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// The next character, which stays.
    #[inline]
    pub fn peek(&self) -> Option<char> {
        // Nearly every character of a time is ASCII.
        match self.text.as_bytes().get(self.at) {
            Some(&byte) if byte < 0x80 => Some(char::from(byte)),
            _ => self.text.get(self.at..)?.chars().next(),
        }
    }

    /// Takes the next character.
    #[inline]
    pub fn next(&mut self) -> Option<char> {
        let symbol = self.peek()?;
        self.at += symbol.len_utf8();
        Some(symbol)
    }

    /// Passes spaces of every width.
    #[inline]
    pub fn spaces(&mut self) {
        while let Some(symbol @ (' ' | '　' | '\t')) = self.peek() {
            self.at += symbol.len_utf8();
        }
    }

    /// Takes the next character behind spaces, if it is one of these.
    pub fn one_of(&mut self, symbols: [char; 2]) -> Option<char> {
        self.spaces();
        let symbol = self.peek().filter(|symbol| symbols.contains(symbol))?;
        self.at += symbol.len_utf8();
        Some(symbol)
    }
}
