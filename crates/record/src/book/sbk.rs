//! ShogiGUI's books: a graph of states in a protocol buffer.

use std::collections::{HashMap, VecDeque};
use std::io::Read;

use komadai_core::{
    File, HandPiece, Move, Position, PositionError, Rank, Setup, Square, Strictness,
};
use prost::Message;

use super::{
    Book, BookEntry, BookError, BookFault, BookMove, BookPlace, BookWarning, position_fault,
};

/// The messages of the file; names and numbers are those of ShogiGUI's description.
mod wire {
    #[derive(Clone, PartialEq, prost::Message)]
    pub struct SBook {
        #[prost(string, optional, tag = "1")]
        pub author: Option<String>,
        #[prost(string, optional, tag = "2")]
        pub description: Option<String>,
        #[prost(message, repeated, tag = "3")]
        pub states: Vec<State>,
    }

    #[derive(Clone, PartialEq, prost::Message)]
    pub struct State {
        #[prost(int32, optional, tag = "1")]
        pub id: Option<i32>,
        #[prost(int32, optional, tag = "4")]
        pub games: Option<i32>,
        #[prost(int32, optional, tag = "5")]
        pub won_black: Option<i32>,
        #[prost(int32, optional, tag = "6")]
        pub won_white: Option<i32>,
        #[prost(string, optional, tag = "7")]
        pub position: Option<String>,
        #[prost(string, optional, tag = "8")]
        pub comment: Option<String>,
        #[prost(message, repeated, tag = "9")]
        pub moves: Vec<Move>,
        #[prost(message, repeated, tag = "10")]
        pub evaluations: Vec<Evaluation>,
    }

    #[derive(Clone, PartialEq, prost::Message)]
    pub struct Move {
        #[prost(int32, optional, tag = "1")]
        pub code: Option<i32>,
        #[prost(int32, optional, tag = "2")]
        pub evaluation: Option<i32>,
        #[prost(int32, optional, tag = "3")]
        pub weight: Option<i32>,
        #[prost(int32, optional, tag = "4")]
        pub next: Option<i32>,
    }

    #[derive(Clone, PartialEq, prost::Message)]
    pub struct Evaluation {
        #[prost(int32, optional, tag = "1")]
        pub value: Option<i32>,
        #[prost(int32, optional, tag = "2")]
        pub depth: Option<i32>,
        #[prost(int32, optional, tag = "3")]
        pub selective_depth: Option<i32>,
        #[prost(int64, optional, tag = "4")]
        pub nodes: Option<i64>,
        #[prost(string, optional, tag = "5")]
        pub variation: Option<String>,
        #[prost(string, optional, tag = "6")]
        pub engine: Option<String>,
    }
}

/// A move of a state.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SbkMove {
    /// The move.
    pub mv: Move,
    /// ShogiGUI's judgement: 0 none, 1 forced, 2 good, 3 bad, 4 blunder.
    pub judgement: i32,
    /// The weight by which it is chosen.
    pub weight: i32,
    /// The number of the state it leads to.
    pub next: Option<i32>,
}

/// What an engine said of a state.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SbkEvaluation {
    /// The score in centipawns as the file has it.
    pub score: i32,
    /// Depth in plies.
    pub depth: i32,
    /// Greatest depth in plies.
    pub selective_depth: i32,
    /// Positions searched.
    pub nodes: i64,
    /// The line it expects, in Japanese notation.
    pub variation: String,
    /// The engine's name.
    pub engine: String,
}

/// A state: a position with its moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SbkState {
    /// The state's number, by which moves lead to it.
    pub id: i32,
    /// The position, written in the file or found by the moves that lead to it.
    pub setup: Option<Setup>,
    /// Games in which it came up.
    pub games: i32,
    /// Games that Black won.
    pub won_black: i32,
    /// Games that White won.
    pub won_white: i32,
    /// A comment, empty for none.
    pub comment: String,
    /// The moves.
    pub moves: Vec<SbkMove>,
    /// What engines said.
    pub evaluations: Vec<SbkEvaluation>,
}

/// A book of ShogiGUI's.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SbkBook {
    /// Who made it.
    pub author: String,
    /// What it is.
    pub description: String,
    /// The states in the order of the file.
    pub states: Vec<SbkState>,
}

impl SbkBook {
    /// Reads a book, with what was not understood in it.
    ///
    /// A state without a position of its own gets the one that a move leads to, the nearest state with a position counting first.
    ///
    /// # Errors
    /// Those of the input, and bytes that are no such protocol buffer.
    pub fn read(mut input: impl Read) -> Result<(SbkBook, Vec<BookWarning>), BookError> {
        let mut bytes = Vec::new();
        input.read_to_end(&mut bytes)?;
        let wire = wire::SBook::decode(&bytes[..])?;
        let mut reader = Reader::default();
        let states = wire.states.into_iter().enumerate();
        let mut book = SbkBook {
            author: wire.author.unwrap_or_default(),
            description: wire.description.unwrap_or_default(),
            states: states.map(|(n, state)| reader.state(n, state)).collect(),
        };
        reader.find_positions(&mut book.states);
        Ok((book, reader.warnings))
    }

    /// The positions with their moves; the weight of a move is its count. A judgement other than "none" and what engines said
    /// become comments.
    #[must_use]
    pub fn to_book(&self) -> Book {
        let mut book = Book::new();
        for state in &self.states {
            let Some(setup) = state.setup else { continue };
            let mut entry = BookEntry::new(setup);
            entry.comments = state.comment.lines().map(str::to_owned).collect();
            for said in &state.evaluations {
                let SbkEvaluation { engine, score, .. } = said;
                let (depth, line) = (said.depth, said.variation.trim());
                entry
                    .comments
                    .push(format!("{engine}: {score} (depth {depth}) {line}"));
            }
            entry.moves = state.moves.iter().map(to_book_move).collect();
            book.add(entry);
        }
        book
    }
}

fn to_book_move(mv: &SbkMove) -> BookMove {
    let judgement = match mv.judgement {
        1 => Some("forced"),
        2 => Some("good"),
        3 => Some("bad"),
        4 => Some("blunder"),
        _ => None,
    };
    BookMove {
        count: u64::try_from(mv.weight).ok(),
        comments: judgement.map(str::to_owned).into_iter().collect(),
        ..BookMove::new(mv.mv)
    }
}

#[derive(Default)]
struct Reader {
    warnings: Vec<BookWarning>,
}

impl Reader {
    fn warn(&mut self, state: usize, fault: BookFault) {
        self.warnings.push(BookWarning {
            place: BookPlace::State(state),
            fault,
        });
    }

    fn state(&mut self, n: usize, state: wire::State) -> SbkState {
        let setup = state.position.filter(|text| !text.is_empty());
        let setup = setup.and_then(|text| match text.parse::<Setup>() {
            Ok(setup) => Some(setup),
            Err(error) => {
                self.warn(n, position_fault(&PositionError::from(error)));
                None
            }
        });
        let mut moves = Vec::new();
        for mv in state.moves {
            let code = mv.code.unwrap_or_default().cast_unsigned();
            match read_code(code) {
                Some(read) => moves.push(SbkMove {
                    mv: read,
                    judgement: mv.evaluation.unwrap_or_default(),
                    weight: mv.weight.unwrap_or_default(),
                    next: mv.next.filter(|&next| next >= 0),
                }),
                None => self.warn(n, BookFault::SbkCode(code)),
            }
        }
        let evaluations = state.evaluations.into_iter().map(|said| SbkEvaluation {
            score: said.value.unwrap_or_default(),
            depth: said.depth.unwrap_or_default(),
            selective_depth: said.selective_depth.unwrap_or_default(),
            nodes: said.nodes.unwrap_or_default(),
            variation: said.variation.unwrap_or_default(),
            engine: said.engine.unwrap_or_default(),
        });
        SbkState {
            id: state.id.unwrap_or_default(),
            setup,
            games: state.games.unwrap_or_default(),
            won_black: state.won_black.unwrap_or_default(),
            won_white: state.won_white.unwrap_or_default(),
            comment: state.comment.unwrap_or_default(),
            moves,
            evaluations: evaluations.collect(),
        }
    }

    /// Follows the moves from the states that have a position, breadth first; each state is left once.
    fn find_positions(&mut self, states: &mut [SbkState]) {
        let mut by_id = HashMap::new();
        for (n, state) in states.iter().enumerate() {
            if *by_id.entry(state.id).or_insert(n) != n {
                self.warn(n, BookFault::Number(state.id));
            }
        }
        let mut queue: VecDeque<usize> = (0..states.len())
            .filter(|&n| states[n].setup.is_some())
            .collect();
        while let Some(n) = queue.pop_front() {
            let Some(setup) = states[n].setup else {
                continue;
            };
            let position = match setup.into_position(Strictness::MateProblem) {
                Ok(position) => position,
                Err(error) => {
                    self.warn(n, position_fault(&error.into()));
                    continue;
                }
            };
            for at in 0..states[n].moves.len() {
                let SbkMove { mv, next, .. } = states[n].moves[at];
                if !position.is_legal(mv) {
                    self.warn(n, BookFault::Illegal(mv));
                    continue;
                }
                let next = next.and_then(|next| by_id.get(&next).copied());
                if let Some(next) = next.filter(|&next| states[next].setup.is_none()) {
                    states[next].setup = Some(after(&position, mv));
                    queue.push_back(next);
                }
            }
        }
        for (n, state) in states.iter().enumerate() {
            if state.setup.is_none() {
                self.warn(n, BookFault::Unreachable);
            }
        }
    }
}

fn after(position: &Position, mv: Move) -> Setup {
    let mut child = position.clone();
    child.play_unchecked(mv);
    child.setup()
}

/// A move by ShogiGUI's code: bits 0–3 the origin's rank, 4–7 its file (0 for a drop), 8–11 the target's rank, 12–15 its file,
/// bit 19 promotion, 20–23 the kind captured, 24–27 the kind moved (P 1, L 2, N 3, S 4, G 5, B 6, R 7, K 8, promoted ones 8
/// more, the dragon 15), bits 28 and 31 White.
fn read_code(code: u32) -> Option<Move> {
    let digit = |shift: u32| (code >> shift & 15) as u8;
    let square = |file: u8, rank: u8| {
        Some(Square::new(
            File::from_number(file)?,
            Rank::from_number(rank)?,
        ))
    };
    let to = square(digit(12), digit(8))?;
    let promote = code >> 19 & 1 != 0;
    if digit(4) == 0 {
        let kind = usize::from(digit(24)).checked_sub(1)?;
        let piece = *HandPiece::ALL.get(kind).filter(|_| !promote)?;
        return Some(Move::Drop { piece, to });
    }
    let from = square(digit(4), digit(0)).filter(|&from| from != to)?;
    Some(Move::Board { from, to, promote })
}
