//! Packed positions: the binary forms in which engines keep millions of positions for training and in books.
//!
//! | type | bytes | made by |
//! |---|---|---|
//! | [`PackedSfen`] | 32 | YaneuraOu: a position |
//! | [`PackedSfenValue`] | 40 | YaneuraOu: a position with score, move, ply and result |
//! | [`Hcp`] | 32 | Apery, dlshogi: a position |
//! | [`Hcpe`] | 38 | Apery, dlshogi: a position with score, move and result |
//! | [`Hcpe3`] | 36 and more | dlshogi: a game, with the visits of the moves considered |
//!
//! The two 32-byte forms differ and nothing in a file says which it holds: the caller must know. All numbers are little-endian.
//! [`records`] reads a stream of them one by one, [`PackedRecord::write_to`] writes one.
//!
//! ```
//! use komadai_core::Setup;
//! use komadai_record::packed::{PackedRecord, PackedSfen, PackedSfenValue, SideResult, records};
//!
//! let value = PackedSfenValue {
//!     sfen: PackedSfen::pack(&Setup::start())?,
//!     score: 35,
//!     best: "7g7f".parse::<komadai_core::Move>()?.into(),
//!     ply: 1,
//!     result: SideResult::Win,
//!     padding: 0,
//! };
//! let mut file = Vec::new();
//! value.write_to(&mut file)?;
//! for record in records::<PackedSfenValue, _>(&file[..]) {
//!     assert_eq!(record?.sfen.unpack()?, Setup::start());
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bits;
mod hcp;
mod hcpe;
mod moves;
mod sfen;
mod stream;
#[cfg(test)]
mod tests;
mod value;

pub use bits::{PackError, UnpackError};
pub use hcp::Hcp;
pub use hcpe::{Candidate, Hcpe, Hcpe3, Hcpe3Move};
pub use moves::{CodedMove, MoveCodeError, apery_move, apery_move_code};
pub use sfen::PackedSfen;
pub use stream::{PackedRecord, Records, Source, StreamError, StreamFault, WriteError, records};
pub use value::{PackedSfenValue, SideResult};
