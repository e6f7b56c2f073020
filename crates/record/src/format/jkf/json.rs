//! JSON, pulled value by value, so that no depth of nesting can exhaust the stack and every fault has its place.

use std::borrow::Cow;

use crate::reading::Expected;

/// A fault in the text: where, and what should stand there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Fault {
    pub at: usize,
    pub expected: Expected,
}

/// A place in a JSON text.
#[derive(Clone, Debug)]
pub(super) struct Json<'a> {
    text: &'a str,
    at: usize,
    /// Whether a bracket was just opened, so that no comma is due.
    fresh: bool,
}

impl<'a> Json<'a> {
    pub fn new(text: &'a str) -> Json<'a> {
        Json::from(text, 0)
    }

    /// Goes on at a place where a value begins.
    pub fn from(text: &'a str, at: usize) -> Json<'a> {
        Json {
            text,
            at,
            fresh: true,
        }
    }

    /// The first character of what comes next.
    pub fn peek(&mut self) -> Option<u8> {
        let bytes = self.text.as_bytes();
        while let Some(b' ' | b'\t' | b'\n' | b'\r') = bytes.get(self.at) {
            self.at += 1;
        }
        bytes.get(self.at).copied()
    }

    /// The place of what comes next.
    pub fn place(&mut self) -> usize {
        self.peek();
        self.at
    }

    /// The text from an earlier place to here.
    pub fn text_since(&self, from: usize) -> &'a str {
        self.text.get(from..self.at).unwrap_or_default()
    }

    pub fn fault(&self, expected: Expected) -> Fault {
        Fault {
            at: self.at,
            expected,
        }
    }

    fn take(&mut self, byte: u8, expected: Expected) -> Result<(), Fault> {
        if self.peek() != Some(byte) {
            return Err(self.fault(expected));
        }
        self.at += 1;
        Ok(())
    }

    /// Enters an object; its members follow by [`Json::key`].
    pub fn object(&mut self) -> Result<(), Fault> {
        self.take(b'{', Expected::Object)?;
        self.fresh = true;
        Ok(())
    }

    /// Enters an array; its elements follow by [`Json::element`].
    pub fn array(&mut self) -> Result<(), Fault> {
        self.take(b'[', Expected::Array)?;
        self.fresh = true;
        Ok(())
    }

    /// The key of the next member of an object, behind which its value stands; `None` at the object's end.
    pub fn key(&mut self) -> Result<Option<Cow<'a, str>>, Fault> {
        if self.peek() == Some(b'}') {
            self.at += 1;
            self.fresh = false;
            return Ok(None);
        }
        if !std::mem::replace(&mut self.fresh, false) {
            self.take(b',', Expected::MemberOrEnd)?;
        }
        let key = self.string()?;
        self.take(b':', Expected::Colon)?;
        Ok(Some(key))
    }

    /// Whether another element of an array follows; at the array's end it is passed.
    pub fn element(&mut self) -> Result<bool, Fault> {
        if self.peek() == Some(b']') {
            self.at += 1;
            self.fresh = false;
            return Ok(false);
        }
        if !std::mem::replace(&mut self.fresh, false) {
            self.take(b',', Expected::ElementOrEnd)?;
        }
        match self.peek() {
            Some(_) => Ok(true),
            None => Err(self.fault(Expected::Value)),
        }
    }

    pub fn string(&mut self) -> Result<Cow<'a, str>, Fault> {
        self.take(b'"', Expected::String)?;
        let rest = &self.text[self.at..];
        let Some(end) = rest.find(['"', '\\']) else {
            self.at = self.text.len();
            return Err(self.fault(Expected::StringEnd));
        };
        if rest.as_bytes()[end] == b'"' {
            self.at += end + 1;
            return Ok(Cow::Borrowed(&rest[..end]));
        }
        let mut string = rest[..end].to_owned();
        self.at += end;
        loop {
            let rest = &self.text[self.at..];
            let Some(end) = rest.find(['"', '\\']) else {
                self.at = self.text.len();
                return Err(self.fault(Expected::StringEnd));
            };
            string.push_str(&rest[..end]);
            self.at += end + 1;
            if rest.as_bytes()[end] == b'"' {
                return Ok(Cow::Owned(string));
            }
            string.push(self.escape()?);
        }
    }

    /// The character behind a backslash.
    fn escape(&mut self) -> Result<char, Fault> {
        let byte = self.text.as_bytes().get(self.at).copied();
        let symbol = match byte {
            Some(b'"' | b'\\' | b'/') => byte.map_or('/', char::from),
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{c}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'u') => {
                self.at += 1;
                let unit = self.unit()?;
                if !(0xd800..0xdc00).contains(&unit) {
                    return Ok(char::from_u32(unit).unwrap_or('\u{fffd}'));
                }
                // The second half of a pair; a half alone is no character.
                if !self.text[self.at..].starts_with("\\u") {
                    return Ok('\u{fffd}');
                }
                let back = self.at;
                self.at += 2;
                let low = self.unit()?;
                if !(0xdc00..0xe000).contains(&low) {
                    self.at = back;
                    return Ok('\u{fffd}');
                }
                let code = 0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00);
                return Ok(char::from_u32(code).unwrap_or('\u{fffd}'));
            }
            _ => return Err(self.fault(Expected::Escape)),
        };
        self.at += 1;
        Ok(symbol)
    }

    fn unit(&mut self) -> Result<u32, Fault> {
        let digits = self.text.get(self.at..self.at + 4);
        let unit = digits
            .filter(|digits| digits.bytes().all(|byte| byte.is_ascii_hexdigit()))
            .and_then(|digits| u32::from_str_radix(digits, 16).ok());
        let unit = unit.ok_or_else(|| self.fault(Expected::HexDigits))?;
        self.at += 4;
        Ok(unit)
    }

    pub fn number(&mut self) -> Result<f64, Fault> {
        self.peek();
        let rest = &self.text[self.at..];
        let digits = |byte: u8| byte.is_ascii_digit() || b"+-.eE".contains(&byte);
        let length = rest.bytes().take_while(|&byte| digits(byte)).count();
        let number = rest[..length].parse();
        let number = number.map_err(|_| self.fault(Expected::Number))?;
        self.at += length;
        Ok(number)
    }

    /// Passes a word if it stands here.
    fn word(&mut self, word: &str) -> bool {
        self.peek();
        let found = self.text[self.at..].starts_with(word);
        if found {
            self.at += word.len();
        }
        found
    }

    pub fn boolean(&mut self) -> Result<bool, Fault> {
        if self.word("true") {
            Ok(true)
        } else if self.word("false") {
            Ok(false)
        } else {
            Err(self.fault(Expected::Boolean))
        }
    }

    /// Passes `null` if it stands here.
    pub fn null(&mut self) -> bool {
        self.word("null")
    }

    /// Passes a value of any kind and depth.
    pub fn skip(&mut self) -> Result<(), Fault> {
        // One bit of memory would do for each open bracket; a byte is simpler.
        let mut open = Vec::new();
        loop {
            let more = match open.last() {
                None => true,
                Some(b'{') => self.key()?.is_some(),
                Some(_) => self.element()?,
            };
            if !more {
                open.pop();
            } else {
                match self.peek() {
                    Some(b'{') => {
                        self.object()?;
                        open.push(b'{');
                        continue;
                    }
                    Some(b'[') => {
                        self.array()?;
                        open.push(b'[');
                        continue;
                    }
                    Some(b'"') => {
                        self.string()?;
                    }
                    Some(b't' | b'f') => {
                        self.boolean()?;
                    }
                    Some(b'n') if self.null() => {}
                    Some(_) => {
                        self.number()?;
                    }
                    None => return Err(self.fault(Expected::Value)),
                }
            }
            if open.is_empty() {
                return Ok(());
            }
        }
    }

    /// Nothing but white space may follow.
    pub fn end(&mut self) -> Result<(), Fault> {
        match self.peek() {
            None => Ok(()),
            Some(_) => Err(self.fault(Expected::FileEnd)),
        }
    }
}

/// Writes a string with its quotation marks.
pub(super) fn push_string(out: &mut String, text: &str) {
    out.push('"');
    for symbol in text.chars() {
        match symbol {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            '\0'..='\u{1f}' => {
                const HEX: &[u8; 16] = b"0123456789abcdef";
                out.push_str("\\u00");
                out.push(char::from(HEX[symbol as usize >> 4]));
                out.push(char::from(HEX[symbol as usize & 15]));
            }
            _ => out.push(symbol),
        }
    }
    out.push('"');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_go_both_ways() {
        let mut out = String::new();
        let text = "a\"\\\n\r\t\u{1}\u{1f}漢\u{1f600}";
        push_string(&mut out, text);
        assert_eq!(Json::new(&out).string().unwrap(), text);
        let pair = r#""\ud83d\ude00\u6f22\/ \ud83d!""#;
        assert_eq!(Json::new(pair).string().unwrap(), "\u{1f600}漢/ \u{fffd}!");
    }

    #[test]
    fn values_are_pulled_and_passed() {
        let mut json =
            Json::new(r#" {"a": [1, -2.5e1 , {}], "b" :{"c":[[],null,true]}, "d":"x"} "#);
        json.object().unwrap();
        assert_eq!(json.key().unwrap().unwrap(), "a");
        json.array().unwrap();
        assert!(json.element().unwrap());
        assert_eq!(json.number(), Ok(1.0));
        assert!(json.element().unwrap());
        assert_eq!(json.number(), Ok(-25.0));
        assert!(json.element().unwrap());
        json.skip().unwrap();
        assert!(!json.element().unwrap());
        assert_eq!(json.key().unwrap().unwrap(), "b");
        json.skip().unwrap();
        assert_eq!(json.key().unwrap().unwrap(), "d");
        assert_eq!(json.string().unwrap(), "x");
        assert_eq!(json.key().unwrap(), None);
        json.end().unwrap();
    }

    #[test]
    fn faults_have_their_place() {
        let check = |text: &str, at, expected| {
            let fault = Json::new(text).skip().unwrap_err();
            assert_eq!((fault.at, fault.expected), (at, expected), "{text}");
        };
        check("", 0, Expected::Value);
        check("[1 2]", 3, Expected::ElementOrEnd);
        check("{\"a\" 1}", 5, Expected::Colon);
        check("[\"abc", 5, Expected::StringEnd);
        check("{1:2}", 1, Expected::String);
        check("[\"\\x\"]", 3, Expected::Escape);
        check("[tru]", 1, Expected::Boolean);
        check("[-]", 1, Expected::Number);
        check("[[[", 3, Expected::Value);
    }

    #[test]
    fn any_depth_is_passed() {
        let deep = "[".repeat(1_000_000) + &"]".repeat(1_000_000);
        Json::new(&deep).skip().unwrap();
    }
}
