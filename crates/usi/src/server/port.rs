//! What an engine must be able to do.

use crate::engine::{BestMove, Info, MateAnswer, OptionDeclaration};
use crate::game_position::GamePosition;
use crate::gui::{GameResult, Go};
use crate::server::SearchControl;
use crate::text::{OptionName, Text};

/// Who an engine is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Identity {
    /// `id name`.
    pub name: Text,
    /// `id author`.
    pub author: Text,
}

/// One `go`.
#[derive(Clone, Debug)]
pub struct SearchTask {
    /// The game so far; the side to move of its current position is to think.
    pub game: GamePosition,
    /// The limits.
    pub go: Go,
}

/// An engine as the driver sees it. All calls come one after the other from one thread; while
/// [`UsiEngine::search`] runs, news from the GUI arrives through its [`SearchControl`].
pub trait UsiEngine: Send {
    /// Name and author. Must be quick: the GUI waits for `usiok`.
    fn identity(&self) -> Identity;

    /// The options that may be set. Must be quick too.
    fn options(&self) -> Vec<OptionDeclaration>;

    /// Sets an option. Only called for declared names and values that fit the declaration.
    ///
    /// # Errors
    /// A lower-case sentence for people if the value cannot be used; the old one stays.
    fn set_option(&mut self, name: &OptionName, value: Option<&Text>) -> Result<(), String>;

    /// Gets ready (`isready`): the place for heavy loading.
    ///
    /// # Errors
    /// A lower-case sentence for people. The engine is asked to play all the same.
    fn prepare(&mut self) -> Result<(), String>;

    /// A new game begins: forget the last one.
    fn new_game(&mut self);

    /// The game is over.
    fn game_over(&mut self, _result: GameResult) {}

    /// Thinks until the limits of `task.go` are reached or `control` says stop, and returns the
    /// decision. It may return early from `go ponder` and `go infinite`: the driver keeps the
    /// answer until it may be given. Never called for a side without a legal move.
    fn search(
        &mut self,
        task: &SearchTask,
        control: &SearchControl,
        report: &mut dyn FnMut(Info),
    ) -> BestMove;

    /// Looks for a mate (`go mate`).
    fn search_mate(
        &mut self,
        _task: &SearchTask,
        _control: &SearchControl,
        _report: &mut dyn FnMut(Info),
    ) -> MateAnswer {
        MateAnswer::NotImplemented
    }
}
