//! The rules of shogi, complete.
//!
//! Squares, pieces, hands and moves as types that cannot hold an illegal value; a [`Setup`] for anything that can be drawn on
//! a board and a [`Position`] that can always be played; legal moves as a list, a count or a set, and for every illegal
//! one the reason with its rule number; repetition, impasse and handicaps; SFEN and USI text. Rule numbers such as `R29` refer to
//! the project's rule list.
//!
//! The crate does no I/O, reads no clock, needs no set-up call and no standard library (`alloc` suffices).
//!
//! ```
//! use komadai_core::Position;
//!
//! let mut position = Position::start();
//! position.play("7g7f".parse()?)?;
//! let reason = position.check_move("8h2b+".parse()?).unwrap_err();
//! assert_eq!(reason.to_string(), "the piece on 8h is the opponent's (R7)");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![no_std]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

pub mod attacks;
mod bitboard;
mod color;
mod hand;
mod handicap;
mod history;
mod illegal;
pub mod impasse;
mod moves;
mod perft;
mod piece;
mod position;
mod rule;
mod setup;
mod sfen;
mod square;
mod text;
mod validate;
mod zobrist;

pub use bitboard::{Bitboard, Squares};
pub use color::{ByColor, Color};
pub use hand::Hand;
pub use handicap::{Handicap, HandicapError};
pub use history::{History, Repetition};
pub use illegal::IllegalMove;
pub use impasse::{Declaration, DeclarationFail, ImpasseRule, ImpasseRuleError};
pub use moves::{MAX_MOVES, Move, MoveError, MoveList, MoveSink};
pub use perft::{perft, perft_divide};
pub use piece::{HandPiece, Piece, PieceKind};
pub use position::{Position, Undo};
pub use rule::Rule;
pub use setup::Setup;
pub use sfen::{PositionError, SfenError, SfenFault, SfenField};
pub use square::{File, Rank, Square, SquareError};
pub use text::{PositionText, TextError};
pub use validate::{InvalidSetup, SetupError, SetupErrors, Strictness};
