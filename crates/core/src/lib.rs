#![doc = include_str!("../README.md")]
//!
//! Rule numbers such as `R29` refer to the project's rule list. The errors of the crate are texts for developers and logs; what people read
//! hangs on [`IllegalMove::key`] and [`Rule::number`].
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
