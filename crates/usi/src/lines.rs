//! Lines from a stream that may hold anything.

use std::io::{self, BufRead};

/// The longest line that is kept, in bytes: forty times the longest game anybody has sent.
const LONGEST: usize = 1 << 20;

/// Reads lines of any bytes: ended by LF, CRLF or the end of the stream; bytes that are not UTF-8
/// are replaced; what exceeds a mebibyte is dropped, so that no stream can fill the memory.
#[derive(Debug)]
pub(crate) struct Lines<R> {
    input: R,
}

impl<R: BufRead> Lines<R> {
    pub fn new(input: R) -> Self {
        Self { input }
    }

    /// The next line without its end; `None` at the end of the stream.
    pub fn next_line(&mut self) -> io::Result<Option<String>> {
        let mut line = Vec::new();
        let mut any = false;
        loop {
            let buffer = match self.input.fill_buf() {
                Ok(buffer) => buffer,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if buffer.is_empty() {
                break;
            }
            any = true;
            let end = buffer.iter().position(|&byte| byte == b'\n');
            let part = &buffer[..end.unwrap_or(buffer.len())];
            let room = LONGEST.saturating_sub(line.len());
            line.extend_from_slice(&part[..part.len().min(room)]);
            let used = part.len() + usize::from(end.is_some());
            self.input.consume(used);
            if end.is_some() {
                break;
            }
        }
        if !any {
            return Ok(None);
        }
        if line.last() == Some(&b'\r') {
            line.pop();
        }
        Ok(Some(String::from_utf8_lossy(&line).into_owned()))
    }
}

#[cfg(test)]
mod tests {
    use std::io::{BufReader, Cursor};

    use super::*;

    fn lines(bytes: &[u8]) -> Vec<String> {
        // A small buffer, so that lines are put together from parts.
        let mut lines = Lines::new(BufReader::with_capacity(3, Cursor::new(bytes)));
        std::iter::from_fn(|| lines.next_line().expect("memory does not fail")).collect()
    }

    #[test]
    fn all_kinds_of_line_ends() {
        assert_eq!(
            lines(b"usi\nisready\r\n\ngo\rstop"),
            ["usi", "isready", "", "go\rstop"]
        );
        assert_eq!(lines(b""), [""; 0]);
        assert_eq!(lines(b"\n"), [""]);
        assert_eq!(lines(b"a\xffb\n"), ["a\u{fffd}b"]);
    }

    #[test]
    fn what_is_too_long_is_dropped_up_to_the_end_of_the_line() {
        let mut bytes = vec![b'x'; LONGEST + 1000];
        bytes.extend_from_slice(b"\nstop\n");
        let lines = lines(&bytes);
        assert_eq!(lines.len(), 2);
        assert_eq!(lines[0].len(), LONGEST);
        assert_eq!(lines[1], "stop");
    }
}
