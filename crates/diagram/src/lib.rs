#![doc = include_str!("../README.md")]

mod board;
mod diagram;
mod geometry;
mod glyph;
mod glyphs;
mod pieces;
mod text;
mod wedge;

pub use board::{BoardTheme, UnknownBoardTheme, board_svg, grid_svg};
pub use diagram::{Coordinates, Diagram, MarkShape, Tint};
pub use pieces::{
    KingFace, PieceSet, PieceStyle, UnknownPieceSet, UnknownWriting, Writing, piece_svg,
};
