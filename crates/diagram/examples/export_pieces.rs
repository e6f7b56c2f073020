//! Writes the pictures that the page shows:
//!
//! ```text
//! cargo run -p komadai-diagram --example export_pieces -- OUTDIR
//! ```
//!
//! `OUTDIR/{set}/{b|w}_{role}.svg` for each piece of each set, and the boards `board-{theme}.svg`
//! with the lines `grid-{theme}.svg` that lie over them.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use komadai_core::{Color, Piece, PieceKind};
use komadai_diagram::{
    BoardTheme, KingFace, PieceSet, board_svg, grid_svg, picture_name, piece_svg,
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
fn pictures() -> Vec<(String, String)> {
    let mut pictures = Vec::new();
    for set in PieceSet::ALL {
        let mut add = |piece, king| {
            let name = format!("{set}/{}.svg", picture_name(piece, king));
            pictures.push((name, piece_svg(set, piece, king)));
        };
        for color in Color::ALL {
            for kind in PieceKind::ALL {
                add(Piece::new(color, kind), KingFace::Junior);
            }
            add(Piece::new(color, PieceKind::King), KingFace::Senior);
        }
    }
    for theme in BoardTheme::ALL {
        pictures.push((format!("board-{theme}.svg"), board_svg(theme)));
        pictures.push((format!("grid-{theme}.svg"), grid_svg(theme)));
    }
    pictures
}
