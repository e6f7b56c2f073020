//! The ways to write a promoted face of the kanji sets.

use std::fmt;
use std::str::FromStr;

use komadai_core::PieceKind;

/// A way to write a promoted face where carvers and printers differ.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Writing {
    /// 龍, the full form of the dragon; 龍王 and 龍馬 where a piece has two characters.
    Ryu,
    /// 竜, its short form; 竜王 and 竜馬.
    RyuShort,
    /// 全 for the promoted silver.
    Zen,
    /// 成銀.
    Narigin,
    /// 圭 for the promoted knight.
    Kei,
    /// 今.
    Ima,
    /// 成桂.
    Narikei,
    /// 杏 for the promoted lance.
    An,
    /// 仝.
    Do,
    /// 成香.
    Narikyo,
    /// と for the promoted pawn.
    To,
    /// 个.
    Ko,
}

impl Writing {
    /// All of them; the first for a kind is the usual one.
    pub const ALL: [Writing; 12] = [
        Writing::Ryu,
        Writing::RyuShort,
        Writing::Zen,
        Writing::Narigin,
        Writing::Kei,
        Writing::Ima,
        Writing::Narikei,
        Writing::An,
        Writing::Do,
        Writing::Narikyo,
        Writing::To,
        Writing::Ko,
    ];

    /// The kind whose face it is.
    #[must_use]
    pub const fn kind(self) -> PieceKind {
        match self {
            Writing::Ryu | Writing::RyuShort => PieceKind::Dragon,
            Writing::Zen | Writing::Narigin => PieceKind::ProSilver,
            Writing::Kei | Writing::Ima | Writing::Narikei => PieceKind::ProKnight,
            Writing::An | Writing::Do | Writing::Narikyo => PieceKind::ProLance,
            Writing::To | Writing::Ko => PieceKind::Tokin,
        }
    }

    /// What stands on a piece of the one-kanji set, from the top: one character or two.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Writing::Ryu => "龍",
            Writing::RyuShort => "竜",
            Writing::Zen => "全",
            Writing::Narigin => "成銀",
            Writing::Kei => "圭",
            Writing::Ima => "今",
            Writing::Narikei => "成桂",
            Writing::An => "杏",
            Writing::Do => "仝",
            Writing::Narikyo => "成香",
            Writing::To => "と",
            Writing::Ko => "个",
        }
    }

    /// What the names of its pictures end with; nothing for the usual one.
    pub(crate) const fn suffix(self) -> &'static str {
        match self {
            Writing::Ryu | Writing::Zen | Writing::Kei | Writing::An | Writing::To => "",
            Writing::RyuShort => "_short",
            Writing::Narigin | Writing::Narikei | Writing::Narikyo => "_nari",
            Writing::Ima => "_ima",
            Writing::Do => "_do",
            Writing::Ko => "_ko",
        }
    }
}

impl fmt::Display for Writing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// Characters that are no writing of a promoted face.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "unknown writing {0:?} of a promoted piece, expected one of 龍, 竜, 全, 成銀, 圭, 今, 成桂, 杏, 仝, 成香, と, 个"
)]
pub struct UnknownWriting(String);

impl FromStr for Writing {
    type Err = UnknownWriting;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|writing| writing.text() == text);
        found.ok_or_else(|| UnknownWriting(text.to_owned()))
    }
}

/// One way for each kind that can be written in several.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Writings {
    dragon: Writing,
    silver: Writing,
    knight: Writing,
    lance: Writing,
    pawn: Writing,
}

impl Writings {
    /// The usual ones: 龍 全 圭 杏 と.
    pub(crate) const USUAL: Writings = Writings {
        dragon: Writing::Ryu,
        silver: Writing::Zen,
        knight: Writing::Kei,
        lance: Writing::An,
        pawn: Writing::To,
    };

    /// With `writing` for its kind.
    pub(crate) const fn with(mut self, writing: Writing) -> Writings {
        let place = match writing {
            Writing::Ryu | Writing::RyuShort => &mut self.dragon,
            Writing::Zen | Writing::Narigin => &mut self.silver,
            Writing::Kei | Writing::Ima | Writing::Narikei => &mut self.knight,
            Writing::An | Writing::Do | Writing::Narikyo => &mut self.lance,
            Writing::To | Writing::Ko => &mut self.pawn,
        };
        *place = writing;
        self
    }

    /// The writing of `kind`, where there are several.
    pub(crate) const fn of(self, kind: PieceKind) -> Option<Writing> {
        match kind {
            PieceKind::Dragon => Some(self.dragon),
            PieceKind::ProSilver => Some(self.silver),
            PieceKind::ProKnight => Some(self.knight),
            PieceKind::ProLance => Some(self.lance),
            PieceKind::Tokin => Some(self.pawn),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_writing_replaces_the_one_of_its_kind_alone() {
        for writing in Writing::ALL {
            let writings = Writings::USUAL.with(writing);
            for kind in PieceKind::ALL {
                let expected = if kind == writing.kind() {
                    Some(writing)
                } else {
                    Writings::USUAL.of(kind)
                };
                assert_eq!(writings.of(kind), expected, "{writing} {kind:?}");
            }
        }
    }

    #[test]
    fn the_error_names_every_writing() {
        let error = "龜".parse::<Writing>().unwrap_err().to_string();
        for writing in Writing::ALL {
            assert!(error.contains(writing.text()), "{writing}");
            assert_eq!(writing.text().parse(), Ok(writing));
        }
    }
}
