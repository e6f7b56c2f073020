//! What stands behind the question mark.

use komadai_record::notation::Style;
use komadai_record::{Encoding, Newline};
use komadai_store::{GameResult, RecordOrder, RecordQuery};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::super::Failure;
use crate::records::{Target, fold, position_key, position_of, words_of};
use crate::server::OWNER;

/// Which records to list.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(in crate::http) struct RecordParams {
    /// Words, each of which must stand in a header or the name of the file.
    q: Option<String>,
    /// A part of a player's name.
    player: Option<String>,
    /// A part of the event, the title or the place.
    event: Option<String>,
    /// The first day: `2003-05-03`, `2003-05` or `2003`.
    from: Option<String>,
    /// The last day, likewise.
    to: Option<String>,
    /// Who won.
    #[param(inline)]
    result: Option<ResultParam>,
    /// The handicap.
    handicap: Option<String>,
    /// A position of the opening: USI text, an SFEN, a list of moves in any notation, a board drawn with characters.
    position: Option<String>,
    /// The order.
    #[param(inline)]
    sort: Option<SortParam>,
    /// How many to skip.
    offset: Option<u32>,
    /// At most so many.
    #[param(minimum = 1, maximum = 200, default = 50)]
    limit: Option<u32>,
}

#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum ResultParam {
    Black,
    White,
    Draw,
}

#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum SortParam {
    #[default]
    Newest,
    Latest,
    Earliest,
    Players,
    Event,
    Longest,
}

impl RecordParams {
    /// The query that is meant.
    pub fn query(&self) -> Result<RecordQuery, Failure> {
        let limit = self.limit.unwrap_or(50);
        if !(1..=200).contains(&limit) {
            let message = format!("expected 1 to 200, found {limit}");
            return Err(Failure::bad_request("limit", message));
        }
        let text = |text: &Option<String>| {
            text.as_deref()
                .map(str::trim)
                .unwrap_or_default()
                .to_owned()
        };
        let (from, to) = (text(&self.from), text(&self.to));
        for (field, day) in [("from", &from), ("to", &to)] {
            if !is_day(day) {
                let message = "expected a day such as 2003-05-03, a month or a year";
                return Err(Failure::bad_request(field, message));
            }
        }
        let position = text(&self.position);
        let position = if position.is_empty() {
            None
        } else {
            let setup = position_of(&position).ok_or_else(|| {
                Failure::bad_request("position", "expected a position or a list of moves")
            })?;
            Some(position_key(&setup))
        };
        Ok(RecordQuery {
            owner: OWNER.to_owned(),
            words: words_of(self.q.as_deref().unwrap_or_default()),
            player: fold(&text(&self.player)),
            event: fold(&text(&self.event)),
            from,
            to,
            result: self.result.map(|result| match result {
                ResultParam::Black => GameResult::Black,
                ResultParam::White => GameResult::White,
                ResultParam::Draw => GameResult::Draw,
            }),
            handicap: Some(text(&self.handicap)).filter(|name| !name.is_empty()),
            position,
            order: match self.sort.unwrap_or_default() {
                SortParam::Newest => RecordOrder::Newest,
                SortParam::Latest => RecordOrder::Latest,
                SortParam::Earliest => RecordOrder::Earliest,
                SortParam::Players => RecordOrder::Players,
                SortParam::Event => RecordOrder::Event,
                SortParam::Longest => RecordOrder::Longest,
            },
            offset: u64::from(self.offset.unwrap_or(0)),
            limit,
        })
    }
}

/// Whether a text is empty, a year, a month or a day.
fn is_day(text: &str) -> bool {
    let shapes = ["", "0000", "0000-00", "0000-00-00"];
    let shape: String = text
        .chars()
        .map(|symbol| if symbol.is_ascii_digit() { '0' } else { symbol })
        .collect();
    shapes.contains(&shape.as_str())
}

/// How moves are to be written.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(in crate::http) struct ViewParams {
    /// A notation: `japanese`, `western`, `hodges`, `kitao-kawasaki`, `kif`, `usi`, `csa` or `yorozuya`.
    #[param(default = "western")]
    notation: Option<String>,
}

impl ViewParams {
    pub fn style(&self) -> Result<Style, Failure> {
        let name = self.notation.as_deref().unwrap_or("western");
        name.parse()
            .map_err(|error: komadai_record::notation::StyleError| {
                Failure::bad_request("notation", error.to_string())
            })
    }
}

/// Where the times of games are read.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(in crate::http) struct ZoneParams {
    /// How many minutes the reader's zone is ahead of UTC, −900 to 900.
    #[param(minimum = -900, maximum = 900, default = 0)]
    utc_offset: Option<i32>,
}

impl ZoneParams {
    pub fn minutes(&self) -> Result<i32, Failure> {
        minutes(self.utc_offset)
    }
}

fn minutes(offset: Option<i32>) -> Result<i32, Failure> {
    let minutes = offset.unwrap_or(0);
    if (-900..=900).contains(&minutes) {
        Ok(minutes)
    } else {
        let message = format!("expected −900 to 900 minutes, found {minutes}");
        Err(Failure::bad_request("utc_offset", message))
    }
}

/// Which file to write.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(in crate::http) struct ExportParams {
    /// The kind of file by its extension: `kif`, `kifu`, `ki2`, `ki2u`, `csa`, `jkf`, `usi`, `sfen`, `usen`, or `bod` for the position alone.
    #[param(example = "kif")]
    format: String,
    /// Another encoding than the usual one of the extension.
    #[param(inline)]
    encoding: Option<EncodingParam>,
    /// How lines end.
    #[param(inline)]
    newline: Option<NewlineParam>,
    /// The position at this node, by its place in the list of nodes, in place of the whole game.
    node: Option<usize>,
    /// Of a game: how many minutes the reader's zone is ahead of UTC.
    #[param(minimum = -900, maximum = 900, default = 0)]
    utc_offset: Option<i32>,
}

#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum EncodingParam {
    #[serde(rename = "utf-8")]
    Utf8,
    #[serde(rename = "utf-8-bom")]
    Utf8Bom,
    ShiftJis,
    EucJp,
}

#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum NewlineParam {
    Lf,
    Crlf,
}

impl ExportParams {
    pub fn target(&self) -> Result<Target, Failure> {
        Target::of(&self.format).ok_or_else(|| {
            let message = format!(
                "expected one of {}, found {:?}",
                Target::names(),
                self.format
            );
            Failure::bad_request("format", message)
        })
    }

    pub fn encoding(&self) -> Option<Encoding> {
        self.encoding.map(|encoding| match encoding {
            EncodingParam::Utf8 => Encoding::Utf8,
            EncodingParam::Utf8Bom => Encoding::Utf8Bom,
            EncodingParam::ShiftJis => Encoding::ShiftJis,
            EncodingParam::EucJp => Encoding::EucJp,
        })
    }

    pub fn newline(&self) -> Newline {
        match self.newline {
            Some(NewlineParam::Crlf) => Newline::CrLf,
            Some(NewlineParam::Lf) | None => Newline::Lf,
        }
    }

    pub fn node(&self) -> Option<usize> {
        self.node
    }

    pub fn minutes(&self) -> Result<i32, Failure> {
        minutes(self.utc_offset)
    }
}

/// What an imported file is called.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(in crate::http) struct ImportParams {
    /// The name of the file; left out for a text that was pasted. Its extension decides only where the content allows two formats.
    pub name: Option<String>,
}
