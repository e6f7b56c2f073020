//! Writes the pictures that the page shows:
//!
//! ```text
//! cargo run -p komadai-diagram --example export_pieces -- OUTDIR
//! ```
//!
//! `OUTDIR/{set}/{b|w}_{role}.svg` for each piece of each set, with the names of `PieceStyle::picture_name` for each choice
//! that a set leaves open, and the boards `board-{theme}.svg`
//! with the lines `grid-{theme}.svg` that lie over them.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use komadai_core::{Color, Piece, PieceKind};
use komadai_diagram::{
    BoardTheme, KingFace, PieceSet, PieceStyle, Writing, board_svg, grid_svg, piece_svg,
};

fn main() -> ExitCode {
    let mut arguments = std::env::args_os().skip(1);
    let (Some(folder), None) = (arguments.next(), arguments.next()) else {
        eprintln!("usage: export_pieces OUTDIR");
        return ExitCode::from(2);
    };
    let folder = PathBuf::from(folder);
    for (name, svg) in pictures() {
        let path = folder.join(name);
        let written = path.parent().map_or(Ok(()), fs::create_dir_all);
        if let Err(error) = written.and_then(|()| fs::write(&path, svg)) {
            eprintln!("{}: {error}", path.display());
            return ExitCode::from(2);
        }
    }
    ExitCode::SUCCESS
}

/// File names below the folder, and what goes into the files.
fn pictures() -> BTreeMap<String, String> {
    let mut pictures = BTreeMap::new();
    for style in PieceSet::ALL.into_iter().flat_map(styles) {
        let mut add = |piece, king| {
            let name = format!("{}/{}.svg", style.set(), style.picture_name(piece, king));
            pictures
                .entry(name)
                .or_insert_with(|| piece_svg(style, piece, king));
        };
        for color in Color::ALL {
            for kind in PieceKind::ALL {
                add(Piece::new(color, kind), KingFace::Junior);
            }
            add(Piece::new(color, PieceKind::King), KingFace::Senior);
        }
    }
    for theme in BoardTheme::ALL {
        pictures.insert(format!("board-{theme}.svg"), board_svg(theme));
        pictures.insert(format!("grid-{theme}.svg"), grid_svg(theme));
    }
    pictures
}

/// The set with every writing, in red and in black. Styles that make no difference to the set give the same names again.
fn styles(set: PieceSet) -> Vec<PieceStyle> {
    let mut styles = Vec::new();
    for writing in Writing::ALL {
        let style = PieceStyle::new(set).writing(writing);
        styles.extend([style, style.black_faces()]);
    }
    styles
}
