//! The engine's side: a port that an engine implements and a driver that talks to the GUI for it.
//!
//! The driver knows nothing of any engine. It keeps the promises that GUIs rely on, whatever the
//! engine does:
//!
//! - exactly one `bestmove` (or `checkmate`) for every `go`, and only legal moves in it;
//! - silence after `go ponder` and `go infinite` until `stop` or `ponderhit`, even if the search
//!   has ended long before;
//! - lines that do not read, illegal positions and values out of range are reported by
//!   `info string` and change nothing; undeclared options are accepted silently;
//! - illegal moves of `searchmoves` are left out with an `info string`; where no legal one is left, all moves are searched;
//! - a side without a legal move resigns; `go` without `position` means the start position;
//! - the end of the input is `quit`.

mod control;
mod driver;
mod output;
mod port;

pub use control::{PonderHit, SearchControl, Signal};
pub use driver::run;
pub use port::{Identity, SearchTask, UsiEngine};
