//! Games of illegal moves without end, in every format that has moves: nothing about them is quick, and each move is an oddity.

use std::fmt::Write as _;

use komadai_record::Format;

/// What the games are made of.
#[derive(Clone, Copy)]
pub struct Dance {
    /// What happens in them.
    pub name: &'static str,
    /// The start as SFEN; the empty text is the even game.
    start: &'static str,
    /// The same for KIF, KI2 and CSA.
    bod: &'static str,
    csa: &'static str,
    /// Four king moves that lead back to the start: from and to.
    moves: [[&'static str; 2]; 4],
}

/// The games.
pub const DANCES: [Dance; 3] = [
    Dance {
        name: "kings that jump",
        start: "",
        bod: "手合割：平手\n",
        csa: "PI\n",
        moves: [["5i", "5f"], ["5a", "5d"], ["5f", "5i"], ["5d", "5a"]],
    },
    Dance {
        name: "kings that jump on a board with two pawns on a file",
        start: "4k4/4p4/9/9/9/9/4P4/4P4/4K4 b - 1",
        bod: "\
  ９ ８ ７ ６ ５ ４ ３ ２ １
+---------------------------+
| ・ ・ ・ ・v玉 ・ ・ ・ ・|一
| ・ ・ ・ ・v歩 ・ ・ ・ ・|二
| ・ ・ ・ ・ ・ ・ ・ ・ ・|三
| ・ ・ ・ ・ ・ ・ ・ ・ ・|四
| ・ ・ ・ ・ ・ ・ ・ ・ ・|五
| ・ ・ ・ ・ ・ ・ ・ ・ ・|六
| ・ ・ ・ ・ 歩 ・ ・ ・ ・|七
| ・ ・ ・ ・ 歩 ・ ・ ・ ・|八
| ・ ・ ・ ・ 玉 ・ ・ ・ ・|九
+---------------------------+
",
        csa: "P-51OU52FU\nP+57FU58FU59OU\n",
        moves: [["5i", "5f"], ["5a", "5d"], ["5f", "5i"], ["5d", "5a"]],
    },
    Dance {
        name: "kings that step into check",
        start: "4k4/R8/9/9/9/9/9/r8/4K4 b - 1",
        bod: "\
  ９ ８ ７ ６ ５ ４ ３ ２ １
+---------------------------+
| ・ ・ ・ ・v玉 ・ ・ ・ ・|一
| 飛 ・ ・ ・ ・ ・ ・ ・ ・|二
| ・ ・ ・ ・ ・ ・ ・ ・ ・|三
| ・ ・ ・ ・ ・ ・ ・ ・ ・|四
| ・ ・ ・ ・ ・ ・ ・ ・ ・|五
| ・ ・ ・ ・ ・ ・ ・ ・ ・|六
| ・ ・ ・ ・ ・ ・ ・ ・ ・|七
|v飛 ・ ・ ・ ・ ・ ・ ・ ・|八
| ・ ・ ・ ・ 玉 ・ ・ ・ ・|九
+---------------------------+
",
        csa: "P-51OU98HI\nP+92HI59OU\n",
        moves: [["5i", "5h"], ["5a", "5b"], ["5h", "5i"], ["5b", "5a"]],
    },
];

/// File and rank as digits.
fn digits(square: &str) -> (u8, u8) {
    let bytes = square.as_bytes();
    (bytes[0] - b'0', bytes[1] - b'a' + 1)
}

fn japanese(square: &str) -> String {
    const FILES: [&str; 9] = ["１", "２", "３", "４", "５", "６", "７", "８", "９"];
    const RANKS: [&str; 9] = ["一", "二", "三", "四", "五", "六", "七", "八", "九"];
    let (file, rank) = digits(square);
    format!(
        "{}{}",
        FILES[usize::from(file) - 1],
        RANKS[usize::from(rank) - 1]
    )
}

fn usen(from: &str, to: &str) -> String {
    let number = |square| {
        let (file, rank) = digits(square);
        u32::from(rank - 1) * 9 + u32::from(file) - 1
    };
    let all = (number(from) * 81 + number(to)) * 2;
    [all / 1296, all / 36, all]
        .into_iter()
        .filter_map(|digit| char::from_digit(digit % 36, 36))
        .collect()
}

/// The game in a format, as long as asked for; `None` where the format has no moves.
pub fn game(format: Format, dance: &Dance, size: usize) -> Option<Vec<u8>> {
    let Dance {
        start,
        bod,
        csa,
        moves,
        ..
    } = *dance;
    let head = match format {
        Format::Usi | Format::Sfen if start.is_empty() => "startpos moves ".to_owned(),
        Format::Usi | Format::Sfen => format!("sfen {start} moves "),
        Format::Usen if start.is_empty() => "~0.".to_owned(),
        Format::Usen => {
            let board = start
                .trim_end_matches(" 1")
                .replace('/', "_")
                .replace(' ', ".");
            format!("{board}~0.")
        }
        Format::Kif | Format::Ki2 => bod.to_owned(),
        Format::Csa => format!("V2.2\n{csa}+\n"),
        Format::Psn if start.is_empty() => "[Sente \"\"]\n".to_owned(),
        Format::Psn => format!("[SFEN \"{start}\"]\n"),
        Format::Jkf => {
            let initial = jkf_start(start);
            format!("{{\"header\":{{}},{initial}\"moves\":[{{}}")
        }
        _ => return None,
    };
    let mut round = String::new();
    for (index, [from, to]) in moves.into_iter().enumerate() {
        let (sign, mark) = [("+", "▲"), ("-", "△")][index % 2];
        let ((file, rank), (to_file, to_rank)) = (digits(from), digits(to));
        let name = japanese(to);
        let _ = match format {
            Format::Usi | Format::Sfen => write!(round, "{from}{to} "),
            Format::Usen => write!(round, "{}", usen(from, to)),
            Format::Kif => writeln!(round, "{} {name}玉({file}{rank})", index + 1),
            Format::Ki2 => write!(round, "{mark}{name}玉 "),
            Format::Csa => writeln!(round, "{sign}{file}{rank}{to_file}{to_rank}OU"),
            Format::Psn => write!(round, "K{from}-{to} "),
            _ => write!(
                round,
                ",{{\"move\":{{\"from\":{{\"x\":{file},\"y\":{rank}}},\"to\":{{\"x\":{to_file},\"y\":{to_rank}}},\"piece\":\"OU\"}}}}"
            ),
        };
    }
    let rounds = size / round.len() + 1;
    let end = if format == Format::Jkf { "]}" } else { "" };
    Some(
        [head, round.repeat(rounds), end.to_owned()]
            .concat()
            .into_bytes(),
    )
}

/// `initial` of JKF: the board by files, from the first one.
fn jkf_start(sfen: &str) -> String {
    let Some(board) = sfen.split(' ').next().filter(|board| !board.is_empty()) else {
        return String::new();
    };
    let mut rows: Vec<Vec<&str>> = Vec::new();
    for row in board.split('/') {
        let mut squares = Vec::new();
        for ch in row.chars() {
            match ch {
                'k' => squares.push(r#"{"color":1,"kind":"OU"}"#),
                'K' => squares.push(r#"{"color":0,"kind":"OU"}"#),
                'p' => squares.push(r#"{"color":1,"kind":"FU"}"#),
                'P' => squares.push(r#"{"color":0,"kind":"FU"}"#),
                'r' => squares.push(r#"{"color":1,"kind":"HI"}"#),
                'R' => squares.push(r#"{"color":0,"kind":"HI"}"#),
                _ => squares.extend(std::iter::repeat_n("{}", ch as usize - '0' as usize)),
            }
        }
        rows.push(squares);
    }
    let files: Vec<String> = (0..9)
        .map(|file| {
            let squares: Vec<&str> = rows.iter().map(|row| row[8 - file]).collect();
            format!("[{}]", squares.join(","))
        })
        .collect();
    format!(
        r#""initial":{{"preset":"OTHER","data":{{"color":0,"board":[{}],"hands":[{{}},{{}}]}}}},"#,
        files.join(",")
    )
}
