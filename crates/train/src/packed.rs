//! Games in few bytes: four for a ply. The file is described in `docs/formats/packed-games.md`.

use std::fs::{File, OpenOptions};
use std::io::{self, BufReader, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::Path;

use komadai_core::{Color, Move, Position};

const MAGIC: [u8; 8] = *b"KOMAGAME";
const VERSION: u32 = 1;
/// The longest recipe, in bytes.
const RECIPE_LIMIT: usize = 1 << 16;
/// Bytes of a game besides its start and its plies: length, winner, end, number of plies, length of the start, checksum.
const FRAME: usize = 4 + 1 + 1 + 2 + 2 + 4;
/// Stands for a position that was not searched.
const NO_VALUE: i16 = i16::MIN;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum End {
    /// The side to move has no legal move.
    Mate = 0,
    /// Declaration by entering king (R38).
    Declaration = 1,
    /// The same position for the fourth time (R35).
    Sennichite = 2,
    /// Perpetual check (R36).
    PerpetualCheck = 3,
    /// Not played out: one side was far ahead for many moves.
    Decided = 4,
    /// Not played out: nothing happened for many moves.
    Quiet = 5,
    /// Broken off after the greatest number of plies.
    Long = 6,
}

impl End {
    /// All of them.
    pub const ALL: [End; 7] = [
        End::Mate,
        End::Declaration,
        End::Sennichite,
        End::PerpetualCheck,
        End::Decided,
        End::Quiet,
        End::Long,
    ];

    /// A word for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            End::Mate => "mate",
            End::Declaration => "declaration",
            End::Sennichite => "sennichite",
            End::PerpetualCheck => "perpetual check",
            End::Decided => "decided",
            End::Quiet => "quiet",
            End::Long => "long",
        }
    }
}

/// A move with what the search thought before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ply {
    /// The move.
    pub mv: Move,
    /// The value for the side to move, in hundredths of a pawn, mates as 32,000 minus their plies; `None` where the move was drawn by lot.
    pub value: Option<i16>,
}

/// A game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PackedGame {
    /// The SFEN of the first position; `None` = the start of an even game.
    pub start: Option<String>,
    /// The moves, at most 65,535.
    pub plies: Vec<Ply>,
    /// Who won.
    pub winner: Option<Color>,
    /// How it ended.
    pub end: End,
}

/// Why bytes are no games.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PackedError {
    /// The file could not be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The file begins with other bytes.
    #[error("not a file of packed games: {what}")]
    Header {
        /// What is wrong.
        what: &'static str,
    },
    /// The file was made in another way, so that it cannot be gone on with.
    #[error("the file holds games of another recipe: {found}; expected {expected}")]
    Recipe {
        /// The recipe in the file.
        found: String,
        /// The recipe of the games to be added.
        expected: String,
    },
    /// A game is damaged.
    #[error("game {number} at byte {offset}: {what}")]
    Game {
        /// Its number, from 0.
        number: u64,
        /// Where it begins.
        offset: u64,
        /// What is wrong.
        what: &'static str,
    },
    /// A game cannot be written.
    #[error("the game has {found} {what}, more than {limit}")]
    TooLarge {
        /// Of what it has too many.
        what: &'static str,
        /// How many it has.
        found: usize,
        /// How many it may have.
        limit: usize,
    },
}

impl PackedGame {
    /// The first position.
    ///
    /// # Errors
    /// If the SFEN is none, or not that of a legal position.
    pub fn first_position(&self) -> Result<Position, komadai_core::PositionError> {
        self.start
            .as_deref()
            .map_or(Ok(Position::start()), Position::from_sfen)
    }

    fn write(&self, bytes: &mut Vec<u8>) -> Result<(), PackedError> {
        let start = self.start.as_deref().unwrap_or("");
        let plies = count("plies", self.plies.len())?;
        let start_length = count("bytes in its SFEN", start.len())?;
        let length = FRAME + start.len() + 4 * self.plies.len() - 4;
        let from = bytes.len();
        bytes.extend((length as u32).to_le_bytes());
        bytes.push(match self.winner {
            None => 0,
            Some(Color::Black) => 1,
            Some(Color::White) => 2,
        });
        bytes.push(self.end as u8);
        bytes.extend(plies.to_le_bytes());
        bytes.extend(start_length.to_le_bytes());
        bytes.extend(start.as_bytes());
        for ply in &self.plies {
            bytes.extend(ply.mv.to_bits().to_le_bytes());
            bytes.extend(ply.value.unwrap_or(NO_VALUE).to_le_bytes());
        }
        let checksum = crc32fast::hash(&bytes[from..]);
        bytes.extend(checksum.to_le_bytes());
        Ok(())
    }

    /// From the bytes of a game, its length and its checksum included; what is wrong otherwise.
    fn read(bytes: &[u8]) -> Result<PackedGame, &'static str> {
        let (body, checksum) = bytes.split_last_chunk::<4>().ok_or("too short")?;
        if crc32fast::hash(body) != u32::from_le_bytes(*checksum) {
            return Err("the checksum does not fit");
        }
        let (head, rest) = body.split_at_checked(FRAME - 4).ok_or("too short")?;
        let winner = match head[4] {
            0 => None,
            1 => Some(Color::Black),
            2 => Some(Color::White),
            _ => return Err("the winner is none of 0, 1 and 2"),
        };
        let end = End::ALL
            .get(usize::from(head[5]))
            .copied()
            .ok_or("the end is none of 0 to 6")?;
        let plies = usize::from(u16::from_le_bytes([head[6], head[7]]));
        let start = usize::from(u16::from_le_bytes([head[8], head[9]]));
        let (start, rest) = rest.split_at_checked(start).ok_or("too short")?;
        let start = str::from_utf8(start).map_err(|_| "the SFEN is no UTF-8")?;
        let (words, left) = rest.as_chunks::<4>();
        if words.len() != plies || !left.is_empty() {
            return Err("the number of plies does not fit the length");
        }
        let plies = words
            .iter()
            .map(|word| {
                let value = i16::from_le_bytes([word[2], word[3]]);
                Ok(Ply {
                    mv: Move::from_bits(u16::from_le_bytes([word[0], word[1]]))
                        .ok_or("a move is none")?,
                    value: (value != NO_VALUE).then_some(value),
                })
            })
            .collect::<Result<_, &'static str>>()?;
        Ok(PackedGame {
            start: (!start.is_empty()).then(|| start.to_owned()),
            plies,
            winner,
            end,
        })
    }
}

fn count(what: &'static str, found: usize) -> Result<u16, PackedError> {
    let limit = usize::from(u16::MAX);
    u16::try_from(found).map_err(|_| PackedError::TooLarge { what, found, limit })
}

/// Reads the games of a file one after the other.
pub struct Reader<R> {
    source: R,
    recipe: String,
    number: u64,
    offset: u64,
    failed: bool,
}

impl Reader<BufReader<File>> {
    /// Reads the games of this file.
    ///
    /// # Errors
    /// If the file cannot be read, or is no file of packed games.
    pub fn open(path: &Path) -> Result<Self, PackedError> {
        Reader::new(BufReader::new(File::open(path)?))
    }
}

impl<R: Read> Reader<R> {
    /// Reads the games of this source.
    ///
    /// # Errors
    /// If it cannot be read, or holds no packed games.
    pub fn new(mut source: R) -> Result<Reader<R>, PackedError> {
        let fault = |what| PackedError::Header { what };
        let mut head = [0; 16];
        if fill(&mut source, &mut head)? < head.len() {
            return Err(fault("it is too short"));
        }
        if head[..8] != MAGIC {
            return Err(fault("it does not begin with \"KOMAGAME\""));
        }
        let (words, _) = head[8..].as_chunks();
        if u32::from_le_bytes(words[0]) != VERSION {
            return Err(fault("it is not of version 1"));
        }
        let length = u32::from_le_bytes(words[1]) as usize;
        if length > RECIPE_LIMIT {
            return Err(fault("the recipe is longer than 65,536 bytes"));
        }
        let mut recipe = vec![0; length + 4];
        if fill(&mut source, &mut recipe)? < recipe.len() {
            return Err(fault("it ends within the recipe"));
        }
        let checksum = recipe.split_off(length);
        let mut hash = crc32fast::Hasher::new();
        hash.update(&head);
        hash.update(&recipe);
        if checksum != hash.finalize().to_le_bytes() {
            return Err(fault("the checksum of the header does not fit"));
        }
        let recipe = String::from_utf8(recipe).map_err(|_| fault("the recipe is no UTF-8"))?;
        Ok(Reader {
            offset: (head.len() + recipe.len() + 4) as u64,
            source,
            recipe,
            number: 0,
            failed: false,
        })
    }

    /// How the games were made.
    #[must_use]
    pub fn recipe(&self) -> &str {
        &self.recipe
    }

    fn next_game(&mut self) -> Result<Option<PackedGame>, PackedError> {
        let (number, offset) = (self.number, self.offset);
        let fault = |what| PackedError::Game {
            number,
            offset,
            what,
        };
        let mut bytes = vec![0; 4];
        match fill(&mut self.source, &mut bytes)? {
            0 => return Ok(None),
            4 => {}
            _ => return Err(fault("the file ends within the game")),
        }
        let length = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]) as usize;
        // The longest game and the longest SFEN; more would only be asked for by damaged bytes.
        if length > FRAME + 5 * usize::from(u16::MAX) {
            return Err(fault("the length is out of range"));
        }
        bytes.resize(4 + length, 0);
        if fill(&mut self.source, &mut bytes[4..])? < length {
            return Err(fault("the file ends within the game"));
        }
        let game = PackedGame::read(&bytes).map_err(fault)?;
        self.number += 1;
        self.offset += bytes.len() as u64;
        Ok(Some(game))
    }
}

impl<R: Read> Iterator for Reader<R> {
    type Item = Result<PackedGame, PackedError>;

    /// The next game. After an error there are no more.
    fn next(&mut self) -> Option<Self::Item> {
        if self.failed {
            return None;
        }
        let game = self.next_game().transpose();
        self.failed = matches!(game, Some(Err(_)));
        game
    }
}

/// Reads until the buffer is full or the source ends; returns how many bytes came.
fn fill(source: &mut impl Read, buffer: &mut [u8]) -> io::Result<usize> {
    let mut filled = 0;
    while filled < buffer.len() {
        match source.read(&mut buffer[filled..]) {
            Ok(0) => break,
            Ok(more) => filled += more,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(filled)
}

/// Adds games to a file.
pub struct Writer {
    file: BufWriter<File>,
    number: u64,
    bytes: Vec<u8>,
}

impl Writer {
    /// Opens a file to add games to, or makes it. What a run that broke off left behind its last whole game is cut off.
    ///
    /// # Errors
    /// If the file cannot be read or written, is no file of packed games, has another recipe, or is damaged elsewhere than at its end.
    pub fn open(path: &Path, recipe: &str) -> Result<Writer, PackedError> {
        if recipe.len() > RECIPE_LIMIT {
            return Err(PackedError::TooLarge {
                what: "bytes in its recipe",
                found: recipe.len(),
                limit: RECIPE_LIMIT,
            });
        }
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)?;
        if file.metadata()?.len() == 0 {
            let mut header = MAGIC.to_vec();
            header.extend(VERSION.to_le_bytes());
            header.extend((recipe.len() as u32).to_le_bytes());
            header.extend(recipe.as_bytes());
            header.extend(crc32fast::hash(&header).to_le_bytes());
            file.write_all(&header)?;
            return Ok(Writer::at(file, 0));
        }
        let mut games = Reader::new(BufReader::new(&mut file))?;
        if games.recipe != recipe {
            return Err(PackedError::Recipe {
                found: games.recipe,
                expected: recipe.to_owned(),
            });
        }
        let length = games.source.get_ref().metadata()?.len();
        let broken = games.by_ref().find_map(Result::err);
        let (number, end) = (games.number, games.offset);
        match broken {
            None => {}
            Some(PackedError::Game {
                what: "the file ends within the game",
                ..
            }) => {}
            Some(other) => return Err(other),
        }
        if end < length {
            file.set_len(end)?;
        }
        file.seek(SeekFrom::Start(end))?;
        Ok(Writer::at(file, number))
    }

    fn at(file: File, number: u64) -> Writer {
        Writer {
            file: BufWriter::new(file),
            number,
            bytes: Vec::new(),
        }
    }

    /// The number of games in the file, which is also the number of the next one.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.number
    }

    /// Adds a game.
    ///
    /// # Errors
    /// If it is too long or the file cannot be written.
    pub fn add(&mut self, game: &PackedGame) -> Result<(), PackedError> {
        self.bytes.clear();
        game.write(&mut self.bytes)?;
        self.file.write_all(&self.bytes)?;
        self.number += 1;
        Ok(())
    }

    /// Gives everything to the system, so that only the sudden end of the machine could lose it.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn flush(&mut self) -> Result<(), PackedError> {
        Ok(self.file.flush()?)
    }
}

#[cfg(test)]
mod tests;
