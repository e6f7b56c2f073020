//! The pieces of a diagram: each is written once and then referred to.

use std::collections::BTreeSet;

use komadai_core::PieceKind;

use crate::pieces::{KingFace, PieceStyle};
use crate::wedge::Facing;

/// A piece as drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Symbol {
    pub face: Face,
    pub facing: Facing,
}

/// What a piece shows, whichever way it points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Face {
    kind: PieceKind,
    senior: bool,
}

impl Face {
    /// `king` matters to kings only.
    pub(super) fn new(kind: PieceKind, king: KingFace) -> Face {
        Face {
            kind,
            senior: kind == PieceKind::King && king == KingFace::Senior,
        }
    }

    fn king(self) -> KingFace {
        if self.senior {
            KingFace::Senior
        } else {
            KingFace::Junior
        }
    }

    fn id(self) -> String {
        format!(
            "f{}{}",
            self.kind.index(),
            if self.senior { "s" } else { "" }
        )
    }
}

impl Symbol {
    fn id(self) -> String {
        let way = match self.facing {
            Facing::Up => 'u',
            Facing::Down => 'd',
        };
        format!("{way}{}", self.face.id())
    }
}

/// The pieces that a diagram needs.
#[derive(Default)]
pub(super) struct Symbols(BTreeSet<Symbol>);

impl Symbols {
    /// Adds a piece and says by which id it can be referred to.
    pub(super) fn add(&mut self, symbol: Symbol) -> String {
        self.0.insert(symbol);
        symbol.id()
    }

    /// The elements for the `<defs>` of the document. A face is shared by both sides.
    pub(super) fn definitions(&self, style: PieceStyle) -> String {
        let faces: BTreeSet<Face> = self.0.iter().map(|symbol| symbol.face).collect();
        let mut elements = String::new();
        for face in faces {
            let drawing = style.face(face.kind, face.king());
            elements += &format!(r#"<g id="{}">{drawing}</g>"#, face.id());
        }
        for &symbol in &self.0 {
            let body = style.wedge(symbol.face.kind).body(symbol.facing);
            elements += &format!(
                r##"<g id="{}">{body}<use href="#{}"{}/></g>"##,
                symbol.id(),
                symbol.face.id(),
                symbol.facing.transform()
            );
        }
        elements
    }
}
