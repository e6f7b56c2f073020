//! How a line of a record ends.

use komadai_core::Color;

use crate::format::japanese::side_of;

/// The last word of a line. "The side to move" is the side whose turn it is after the moves before it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Ending {
    /// 投了: the side to move resigns (R33).
    Resign,
    /// 中断: the game was broken off.
    Interrupted,
    /// 千日手 (R35). Records rarely say whether checks were perpetual.
    Repetition,
    /// 持将棋 (R37).
    Impasse,
    /// 詰み: the side to move is mated (R32).
    Checkmate,
    /// 不詰: the problem has no mate.
    NotMate,
    /// 切れ負け: the time of the side to move ran out (R41).
    TimeUp,
    /// 反則勝ち: the move before was illegal, the side to move wins (R34).
    IllegalWin,
    /// 反則負け: the side to move broke a rule and loses (R34).
    IllegalLoss,
    /// 入玉勝ち: the side to move declared and won (R38).
    DeclarationWin,
    /// 不戦勝: the side to move wins without play.
    ForfeitWin,
    /// 不戦敗: the side to move loses without play.
    ForfeitLoss,
    /// 封じ手: the next move was sealed.
    SealedMove,
    /// 最大手数: the greatest number of moves was reached (R39).
    MaxMoves,
    /// トライ: the king that just moved reached the start square of the other one and wins (R38).
    Try,
    /// A draw that is neither repetition nor impasse, such as CSA's `%HIKIWAKE` (R40).
    Draw,
    /// 待った: a move was taken back, CSA's `%MATTA`.
    TakenBack,
    /// A fault of a program, CSA's `%ERROR`.
    Fault,
    /// Any other word, as it stands in the file.
    Other(Box<str>),
}

/// Who won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// A side won.
    Win(Color),
    /// Nobody won; official events may replay the game.
    Draw,
    /// The game has no result.
    Unfinished,
}

impl Ending {
    /// Every ending that has a meaning of its own, in the order of the variants.
    pub const KNOWN: [Ending; 18] = [
        Ending::Resign,
        Ending::Interrupted,
        Ending::Repetition,
        Ending::Impasse,
        Ending::Checkmate,
        Ending::NotMate,
        Ending::TimeUp,
        Ending::IllegalWin,
        Ending::IllegalLoss,
        Ending::DeclarationWin,
        Ending::ForfeitWin,
        Ending::ForfeitLoss,
        Ending::SealedMove,
        Ending::MaxMoves,
        Ending::Try,
        Ending::Draw,
        Ending::TakenBack,
        Ending::Fault,
    ];

    /// A stable name in kebab case, such as `resign`; `other` for a word of unknown meaning.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Ending::Resign => "resign",
            Ending::Interrupted => "interrupted",
            Ending::Repetition => "repetition",
            Ending::Impasse => "impasse",
            Ending::Checkmate => "checkmate",
            Ending::NotMate => "not-mate",
            Ending::TimeUp => "time-up",
            Ending::IllegalWin => "illegal-win",
            Ending::IllegalLoss => "illegal-loss",
            Ending::DeclarationWin => "declaration-win",
            Ending::ForfeitWin => "forfeit-win",
            Ending::ForfeitLoss => "forfeit-loss",
            Ending::SealedMove => "sealed-move",
            Ending::MaxMoves => "max-moves",
            Ending::Try => "try",
            Ending::Draw => "draw",
            Ending::TakenBack => "taken-back",
            Ending::Fault => "fault",
            Ending::Other(_) => "other",
        }
    }

    /// The result, given whose turn it was; `None` for a word of unknown meaning that names no winner either, as 先手の勝ち does.
    #[must_use]
    pub fn outcome(&self, to_move: Color) -> Option<Outcome> {
        Some(match self {
            Ending::Resign
            | Ending::Checkmate
            | Ending::TimeUp
            | Ending::IllegalLoss
            | Ending::ForfeitLoss
            | Ending::Try => Outcome::Win(to_move.other()),
            Ending::IllegalWin | Ending::DeclarationWin | Ending::ForfeitWin => {
                Outcome::Win(to_move)
            }
            Ending::Repetition | Ending::Impasse | Ending::MaxMoves | Ending::Draw => Outcome::Draw,
            Ending::Interrupted
            | Ending::NotMate
            | Ending::SealedMove
            | Ending::TakenBack
            | Ending::Fault => Outcome::Unfinished,
            Ending::Other(word) => return winner(word).map(Outcome::Win),
        })
    }
}

/// The side that a text such as 先手の勝ち says has won.
fn winner(word: &str) -> Option<Color> {
    let (side, rest) = side_of(word)?;
    let rest = rest.strip_prefix('の').unwrap_or(rest);
    matches!(rest, "勝ち" | "勝").then_some(side)
}
