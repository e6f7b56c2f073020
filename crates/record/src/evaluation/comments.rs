//! The ways in which programs write evaluations into comments.

use komadai_core::Color;

use super::line::Expected;
use super::{Evaluation, Score, Site, Source};

/// Reads all evaluations of a node's comment lines.
pub(super) fn read(comments: &[String], site: &Site<'_>) -> Vec<Evaluation> {
    let mut found = Found {
        list: Vec::new(),
        open: [None; 2],
    };
    let mut lines = comments.iter().peekable();
    while let Some(line) = lines.next() {
        let line = line.trim_end();
        let known = found.shogi_home(line, site)
            || found.one_row(line, site)
            || found.k_shogi(line, site)
            || found.csa(line, site);
        if known {
            continue;
        }
        if let Some(score) = shogidokoro_score(line, site)
            && let Some(next) = lines.peek()
        {
            let expected = site.line_before(next);
            // A number alone may be anything; with a line of moves below it, it is an evaluation.
            if !expected.moves.is_empty() || looks_like_moves(next) {
                found.push(Evaluation {
                    score: Some(score),
                    ..with_line(Source::Shogidokoro, expected)
                });
                lines.next();
            }
        }
    }
    found.list
}

struct Found {
    list: Vec<Evaluation>,
    /// The rows of ShogiHome come one fact at a time: where those of the game and those of analysis go.
    open: [Option<usize>; 2],
}

impl Found {
    fn push(&mut self, evaluation: Evaluation) {
        self.list.push(evaluation);
    }

    /// `*評価値=80`, `*読み筋=…`, `#詰み=先手勝ち:15手`.
    fn shogi_home(&mut self, line: &str, site: &Site<'_>) -> bool {
        let (which, source, rest) = if let Some(rest) = line.strip_prefix('*') {
            (0, Source::ShogiHomeGame, rest)
        } else if let Some(rest) = line.strip_prefix('#') {
            (1, Source::ShogiHomeAnalysis, rest)
        } else {
            return false;
        };
        let Some((key, value)) = rest.split_once('=') else {
            return false;
        };
        let mut fact = Evaluation::new(source);
        match key {
            "評価値" => fact.score = number(value).map(Score::of_number),
            "詰み" => fact.score = mate_by_side(value),
            "読み筋" => fact = with_line(source, site.line(value)),
            "深さ" => (fact.depth, fact.deepest) = depths(value),
            "ノード数" => fact.nodes = value.trim().parse().ok(),
            "エンジン" => fact.engine = Some(value.to_owned()).filter(|name| !name.is_empty()),
            _ => return false,
        }
        let open = self.open[which].and_then(|at| self.list.get_mut(at));
        match open {
            Some(open) if fits(open, &fact) => merge(open, fact),
            _ => {
                self.open[which] = Some(self.list.len());
                self.push(fact);
            }
        }
        true
    }

    /// `*対局 … 評価値 0 読み筋 ▲…`, `*解析 …`, `* Engine … 評価値 -47 読み筋 …`.
    fn one_row(&mut self, line: &str, site: &Site<'_>) -> bool {
        let Some(rest) = line.strip_prefix('*') else {
            return false;
        };
        let word = rest.split_whitespace().next().unwrap_or_default();
        let source = match word {
            "対局" => Source::ShogiGuiGame,
            "解析" => Source::ShogiGuiAnalysis,
            _ if rest.starts_with(' ') && rest.contains(" 評価値 ") => Source::KishinAnalytics,
            _ => return false,
        };
        let mut evaluation = Evaluation::new(source);
        let (facts, line) = match rest.split_once("読み筋") {
            Some((facts, line)) => (facts, Some(line)),
            None => (rest, None),
        };
        if let Some(line) = line {
            evaluation = with_line(source, site.line(line));
        }
        let mut words = facts.split_whitespace().peekable();
        while let Some(word) = words.next() {
            let mut value = || words.next().unwrap_or_default();
            match word {
                "深さ" => (evaluation.depth, evaluation.deepest) = depths(value()),
                "ノード数" => evaluation.nodes = value().parse().ok(),
                "Engine" => evaluation.engine = Some(value().to_owned()),
                "評価値" => {
                    let value = value();
                    let plies = words.peek().and_then(|word| word.parse().ok());
                    evaluation.score = number(value)
                        .map(Score::of_number)
                        .or_else(|| signed_mate(value, plies));
                }
                word => {
                    if let Some(rank) = word.strip_prefix("候補") {
                        evaluation.rank = rank.parse().ok();
                    }
                }
            }
        }
        if evaluation.score.is_none() && evaluation.pv.is_empty() {
            return false;
        }
        self.push(evaluation);
        true
    }

    /// `#形勢[123]▲…`, `#指し手[62]△…`, `#推奨手[244] ▲…`.
    fn k_shogi(&mut self, line: &str, site: &Site<'_>) -> bool {
        let Some(rest) = line.strip_prefix('#') else {
            return false;
        };
        let Some((word, rest)) = rest.split_once('[') else {
            return false;
        };
        let Some((value, moves)) = rest.split_once(']') else {
            return false;
        };
        let expected = match word {
            "形勢" | "指し手" => site.line(moves),
            "推奨手" => site.line_before(moves),
            _ => return false,
        };
        let Some(value) = number(value) else {
            return false;
        };
        self.push(Evaluation {
            score: Some(Score::of_number(value)),
            ..with_line(Source::KShogi, expected)
        });
        true
    }

    /// `* 113 -3334FU +2625FU #12345`, with moves of CSA or USI.
    fn csa(&mut self, line: &str, site: &Site<'_>) -> bool {
        let Some(rest) = line.strip_prefix('*') else {
            return false;
        };
        let mut words = rest.split_whitespace();
        let Some(value) = words.next().and_then(number) else {
            return false;
        };
        let (moves, nodes): (Vec<&str>, Vec<&str>) = words.partition(|word| !word.starts_with('#'));
        let mut evaluation = with_line(Source::Csa, site.line(&moves.join(" ")));
        evaluation.score = Some(Score::of_number(value));
        evaluation.nodes = nodes
            .first()
            .and_then(|word| word.trim_start_matches('#').parse().ok());
        self.push(evaluation);
        true
    }
}

fn with_line(source: Source, expected: Expected) -> Evaluation {
    Evaluation {
        pv: expected.moves,
        instead: expected.instead,
        ..Evaluation::new(source)
    }
}

/// Whether a fact can belong to an evaluation that has others already: a fact that it has begins the next one.
fn fits(open: &Evaluation, fact: &Evaluation) -> bool {
    // A mate is written before the number that stands for it.
    let score = matches!(open.score, Some(Score::Mate { .. })) || open.score.is_none();
    (fact.score.is_none() || score)
        && (fact.pv.is_empty() || open.pv.is_empty())
        && (fact.depth.is_none() || open.depth.is_none())
        && (fact.nodes.is_none() || open.nodes.is_none())
        && (fact.engine.is_none() || open.engine.is_none())
}

fn merge(open: &mut Evaluation, fact: Evaluation) {
    open.score = open.score.or(fact.score);
    if open.pv.is_empty() {
        open.pv = fact.pv;
        open.instead = fact.instead;
    }
    open.depth = open.depth.or(fact.depth);
    open.deepest = open.deepest.or(fact.deepest);
    open.nodes = open.nodes.or(fact.nodes);
    open.engine = open.engine.take().or(fact.engine);
}

/// Centipawns, with a sign or not, possibly with a fraction, as Black sees them.
fn number(text: &str) -> Option<i32> {
    let text = text.trim().replace('−', "-");
    let value: f64 = text.parse().ok()?;
    if !text.contains(|ch: char| ch.is_ascii_digit()) || value.is_nan() {
        return None;
    }
    // Beyond the range of the type the nearest value will do: it is a won game either way.
    Some(value.round() as i32)
}

/// `12/18`, or `12` alone.
fn depths(text: &str) -> (Option<u32>, Option<u32>) {
    let mut parts = text.trim().split('/').map(|part| part.parse().ok());
    (parts.next().flatten(), parts.next().flatten())
}

/// `先手勝ち:15手`.
fn mate_by_side(text: &str) -> Option<Score> {
    let (winner, rest) = if let Some(rest) = text.strip_prefix("先手勝ち") {
        (Color::Black, rest)
    } else {
        (Color::White, text.strip_prefix("後手勝ち")?)
    };
    let plies = rest
        .strip_prefix(':')
        .and_then(|plies| plies.trim_end_matches('手').parse().ok());
    Some(Score::Mate { winner, plies })
}

/// `+詰 13`, `-詰5`, `+詰`; Black mates with `+`.
fn signed_mate(text: &str, plies: Option<u32>) -> Option<Score> {
    let (winner, rest) = if let Some(rest) = text.strip_prefix('+') {
        (Color::Black, rest)
    } else {
        (Color::White, text.strip_prefix('-')?)
    };
    let glued = rest.strip_prefix('詰')?;
    let plies = glued.parse().ok().or(plies);
    Some(Score::Mate { winner, plies })
}

/// `-2732`, `14--`, `+Mate:5`, as the mover sees it. The signs behind a number say that it is a bound.
fn shogidokoro_score(line: &str, site: &Site<'_>) -> Option<Score> {
    let mover = site.side()?.other();
    let line = line.trim();
    if let Some(mate) = line.get(1..).and_then(|rest| rest.strip_prefix("Mate")) {
        let winner = match line.as_bytes().first()? {
            b'+' => mover,
            b'-' => mover.other(),
            _ => return None,
        };
        let plies = mate.strip_prefix(':').and_then(|plies| plies.parse().ok());
        return Some(Score::Mate { winner, plies });
    }
    let line = line
        .strip_suffix("--")
        .or_else(|| line.strip_suffix("++"))
        .unwrap_or(line);
    let value = number(line)?;
    Some(Score::of_number(match mover {
        Color::Black => value,
        Color::White => value.saturating_neg(),
    }))
}

/// Whether a row looks like a line of moves, though none may be legal here.
fn looks_like_moves(row: &str) -> bool {
    let first = row.split_whitespace().next().unwrap_or_default();
    first.starts_with(['▲', '△', '☗', '☖'])
        || matches!(
            first.as_bytes(),
            [b'A'..=b'Z' | b'+', _, _, b'-' | b'x' | b'*', ..]
        )
}
