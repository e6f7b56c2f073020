//! Where the parts of a diagram lie.

use komadai_core::{Color, Square};

use super::{Coordinates, Diagram};
use crate::board::{Area, BOARD_HEIGHT, BOARD_WIDTH};
use crate::geometry::{CELL_HEIGHT, CELL_WIDTH, Point, at};

/// Size of the coordinates.
pub(super) const LETTER: f64 = 34.0;
/// Size of the caption, where it is short enough.
pub(super) const CAPTION: f64 = 46.0;

/// Rim of the plank round the squares, with coordinates on it and without.
const RIM_LETTERED: f64 = 52.0;
const RIM_BARE: f64 = 22.0;
/// Room round everything, which the shadow of the plank needs.
const MARGIN: f64 = 12.0;
/// Between the board and a stand.
const GAP: f64 = 26.0;
/// Width of a stand: a piece and its count.
const STAND_WIDTH: f64 = 206.0;
/// Height of a stand: seven kinds and the owner's mark.
const STAND_HEIGHT: f64 = 7.0 * SLOT + OWNER + 2.0 * STAND_PADDING;
/// Distance between pieces on a stand.
pub(super) const SLOT: f64 = 114.0;
/// Height of the owner's mark.
pub(super) const OWNER: f64 = 84.0;
/// Inside a stand, above and below.
pub(super) const STAND_PADDING: f64 = 14.0;

/// The left upper corner of a square, seen from the board's.
pub(super) fn corner(square: Square, bottom: Color) -> Point {
    let shown = match bottom {
        Color::Black => square,
        Color::White => square.flip(),
    };
    let column = 9 - shown.file().number();
    let row = shown.rank().number() - 1;
    at(f64::from(column) * CELL_WIDTH, f64::from(row) * CELL_HEIGHT)
}

/// The measures that depend on what is shown.
pub(super) struct Layout {
    rim: f64,
    stands: bool,
    caption: bool,
}

impl Layout {
    pub(super) fn new(diagram: &Diagram) -> Layout {
        Layout {
            rim: if diagram.coordinates == Coordinates::None {
                RIM_BARE
            } else {
                RIM_LETTERED
            },
            stands: diagram.hands,
            caption: diagram.caption.is_some(),
        }
    }

    /// Width of a stand with its distance from the board.
    fn side(&self) -> f64 {
        if self.stands { STAND_WIDTH + GAP } else { 0.0 }
    }

    pub(super) fn width(&self) -> f64 {
        2.0 * (MARGIN + self.side() + self.rim) + BOARD_WIDTH
    }

    pub(super) fn height(&self) -> f64 {
        let caption = if self.caption { CAPTION * 1.6 } else { 0.0 };
        2.0 * (MARGIN + self.rim) + BOARD_HEIGHT + caption
    }

    /// The wood under the squares and coordinates.
    pub(super) fn plank(&self) -> Area {
        Area {
            x: MARGIN + self.side(),
            y: MARGIN,
            width: BOARD_WIDTH + 2.0 * self.rim,
            height: BOARD_HEIGHT + 2.0 * self.rim,
        }
    }

    /// The left upper corner of the squares.
    pub(super) fn board(&self) -> Point {
        let plank = self.plank();
        at(plank.x + self.rim, plank.y + self.rim)
    }

    /// Middle of the letter beside the `row`-th rank from the top.
    pub(super) fn beside_rank(&self, row: u8) -> Point {
        self.board().shifted(
            BOARD_WIDTH + self.rim / 2.0,
            (f64::from(row) + 0.5) * CELL_HEIGHT,
        )
    }

    /// Middle of the digit above the `column`-th file from the left.
    pub(super) fn above_file(&self, column: u8) -> Point {
        self.board()
            .shifted((f64::from(column) + 0.5) * CELL_WIDTH, -self.rim / 2.0)
    }

    /// The stand of the player at the bottom, at the right of the board.
    pub(super) fn lower_stand(&self) -> Area {
        let plank = self.plank();
        Area {
            x: plank.x + plank.width + GAP,
            y: plank.y + plank.height - STAND_HEIGHT,
            width: STAND_WIDTH,
            height: STAND_HEIGHT,
        }
    }

    /// The stand of the player at the top, at the left of the board.
    pub(super) fn upper_stand(&self) -> Area {
        let plank = self.plank();
        Area {
            x: MARGIN,
            y: plank.y,
            width: STAND_WIDTH,
            height: STAND_HEIGHT,
        }
    }

    /// Middle of the caption's base line.
    pub(super) fn caption(&self) -> Point {
        let plank = self.plank();
        at(
            self.width() / 2.0,
            plank.y + plank.height + MARGIN + CAPTION * 1.1,
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_file_is_at_the_right_and_flips_to_the_left() {
        let square: Square = "1a".parse().expect("a square");
        assert_eq!(corner(square, Color::Black), at(8.0 * CELL_WIDTH, 0.0));
        assert_eq!(corner(square, Color::White), at(0.0, 8.0 * CELL_HEIGHT));
    }
}
