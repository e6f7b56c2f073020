//! Lines of a text with their numbers.

/// The lines of a text, numbered from 1, ended by LF, CRLF or CR, without their ends. A text that ends with a line
/// end has no empty line behind it.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut rest = text;
    // Files with nothing but CR are rare; the others are searched for LF alone.
    let only_cr = !text.contains('\n');
    let end = if only_cr { '\r' } else { '\n' };
    let mut number = 0;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let (line, tail) = rest.split_once(end).unwrap_or((rest, ""));
        rest = tail;
        number += 1;
        Some((number, line.strip_suffix('\r').unwrap_or(line)))
    })
}

#[cfg(test)]
mod tests {
    use super::lines;

    #[test]
    fn every_kind_of_line_end() {
        let check = |text, expected: &[&str]| {
            let found: Vec<&str> = lines(text).map(|(_, line)| line).collect();
            assert_eq!(found, expected, "{text:?}");
        };
        check("", &[]);
        check("a\nb", &["a", "b"]);
        check("a\r\n\r\nb\r\n", &["a", "", "b"]);
        check("a\rb\r", &["a", "b"]);
        check("\n", &[""]);
        assert_eq!(lines("a\n\nb").last(), Some((3, "b")));
    }
}
