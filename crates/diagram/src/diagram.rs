//! Whole diagrams: board, hands, coordinates, marks and arrows.

mod hands;
mod layout;
mod marks;
mod symbols;

use komadai_core::{Color, Move, Piece, Setup, Square};

use crate::board::{self, BoardTheme};
use crate::geometry::{CELL_HEIGHT, CELL_WIDTH, Num, Point};
use crate::glyph;
use crate::pieces::{KingFace, PieceStyle};
use crate::text;
use crate::wedge::{Facing, GRADIENTS};

use layout::Layout;
use marks::{Arrow, Mark};
pub use marks::{MarkShape, Tint};
use symbols::{Face, Symbol, Symbols};

/// What stands along the edges of the board: the files above it, the ranks at its right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Coordinates {
    /// Nothing.
    None,
    /// Files 1–9, ranks 一–九; counts of pieces in hand in kanji.
    #[default]
    Japanese,
    /// Files 1–9, ranks a–i, as in USI text.
    Letters,
    /// Files 1–9, ranks 1–9.
    Digits,
}

/// A picture of a position, built step by step.
///
/// ```
/// use komadai_core::{Setup, Square};
/// use komadai_diagram::{Diagram, Tint};
///
/// let from: Square = "7g".parse()?;
/// let to: Square = "7f".parse()?;
/// let svg = Diagram::new(&Setup::start()).arrow(from, to, Tint::Green).width(640).svg();
/// assert!(svg.contains("width=\"640\""));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct Diagram {
    setup: Setup,
    style: PieceStyle,
    theme: BoardTheme,
    coordinates: Coordinates,
    senior: Option<Color>,
    bottom: Color,
    hands: bool,
    last_move: Option<Move>,
    marks: Vec<Mark>,
    arrows: Vec<Arrow>,
    title: Option<String>,
    caption: Option<String>,
    width: Option<u32>,
}

impl Diagram {
    /// A diagram of `setup`, whether or not it could be played: kanji pieces on a wooden board,
    /// Japanese coordinates, both hands, White as the senior player, Black at the bottom.
    pub fn new(setup: &Setup) -> Self {
        Self {
            setup: *setup,
            style: PieceStyle::default(),
            theme: BoardTheme::default(),
            coordinates: Coordinates::default(),
            senior: Some(Color::White),
            bottom: Color::Black,
            hands: true,
            last_move: None,
            marks: Vec::new(),
            arrows: Vec::new(),
            title: None,
            caption: None,
            width: None,
        }
    }

    /// Draws the pieces in this way: a set as it is usual, or with choices of one's own.
    pub fn pieces(mut self, style: impl Into<PieceStyle>) -> Self {
        self.style = style.into();
        self
    }

    /// Draws a board of this material.
    pub const fn theme(mut self, theme: BoardTheme) -> Self {
        self.theme = theme;
        self
    }

    /// Writes these coordinates.
    pub const fn coordinates(mut self, coordinates: Coordinates) -> Self {
        self.coordinates = coordinates;
        self
    }

    /// Gives 王 to this side and 玉 to the other; with `None` both show 玉.
    pub const fn senior(mut self, side: Option<Color>) -> Self {
        self.senior = side;
        self
    }

    /// Puts this side at the bottom.
    pub const fn seen_from(mut self, side: Color) -> Self {
        self.bottom = side;
        self
    }

    /// Shows the board alone, without the stands for pieces in hand.
    pub const fn without_hands(mut self) -> Self {
        self.hands = false;
        self
    }

    /// Colours the squares of the move that led to the position.
    pub const fn last_move(mut self, last: Move) -> Self {
        self.last_move = Some(last);
        self
    }

    /// Marks a square.
    pub fn mark(mut self, square: Square, shape: MarkShape, tint: Tint) -> Self {
        self.marks.push(Mark {
            square,
            shape,
            tint,
        });
        self
    }

    /// Draws an arrow; from a square to itself it becomes a ring.
    pub fn arrow(mut self, from: Square, to: Square, tint: Tint) -> Self {
        self.arrows.push(Arrow { from, to, tint });
        self
    }

    /// The document's title, which screen readers read out. Any text.
    pub fn title(mut self, title: impl Into<String>) -> Self {
        self.title = Some(title.into());
        self
    }

    /// A line under the board. Any text.
    pub fn caption(mut self, caption: impl Into<String>) -> Self {
        self.caption = Some(caption.into());
        self
    }

    /// The width in pixels, at least 1; the height follows. Without it the picture takes the size
    /// of the place where it is shown.
    pub fn width(mut self, px: u32) -> Self {
        self.width = Some(px.max(1));
        self
    }

    /// The SVG document. The same diagram always gives the same bytes.
    #[must_use]
    pub fn svg(&self) -> String {
        let layout = Layout::new(self);
        let mut used = Symbols::default();
        let body = [
            self.theme.framed(layout.plank(), 10.0),
            self.letters(&layout),
            self.on_squares(&layout, &mut used),
            self.stands(&layout, &mut used),
            self.caption_line(&layout),
        ]
        .concat();

        let size = self.width.map_or_else(String::new, |width| {
            let height = f64::from(width) * layout.height() / layout.width();
            format!(
                r#" width="{width}" height="{}""#,
                Num(height.round().max(1.0))
            )
        });
        let title = self.title.as_deref().map_or_else(String::new, |title| {
            format!("<title>{}</title>", text::escape(title))
        });
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}"{size} role="img">{title}<desc>{}</desc><defs>{GRADIENTS}{}{}</defs>{body}</svg>"#,
            Num(layout.width()),
            Num(layout.height()),
            text::escape(&self.setup.to_string()),
            self.theme.gradients(),
            used.definitions(self.style),
        )
    }

    /// Which way the pieces of `color` point.
    fn facing(&self, color: Color) -> Facing {
        if color == self.bottom {
            Facing::Up
        } else {
            Facing::Down
        }
    }

    fn king(&self, color: Color) -> KingFace {
        if self.senior == Some(color) {
            KingFace::Senior
        } else {
            KingFace::Junior
        }
    }

    /// Everything that lies on squares, from the bottom up.
    fn on_squares(&self, layout: &Layout, used: &mut Symbols) -> String {
        let mut elements = String::new();
        if let Some(last) = self.last_move {
            elements += &marks::last_move(last, self.bottom, self.theme);
        }
        for mark in &self.marks {
            elements += &mark.below(self.bottom, self.theme);
        }
        elements += &board::grid(self.theme);
        for square in Square::all() {
            if let Some(piece) = self.setup.piece_at(square) {
                let corner = layout::corner(square, self.bottom);
                elements += &self.piece(piece, corner, used);
            }
        }
        for mark in &self.marks {
            elements += &mark.above(self.bottom, self.theme);
        }
        for arrow in &self.arrows {
            elements += &arrow.element(self.bottom, self.theme);
        }
        format!(
            r#"<g transform="translate({})">{elements}</g>"#,
            layout.board()
        )
    }

    /// A piece whose cell has its left upper corner at `corner`.
    fn piece(&self, piece: Piece, corner: Point, used: &mut Symbols) -> String {
        let color = piece.color();
        let symbol = Symbol {
            facing: self.facing(color),
            face: Face::new(piece.kind(), self.king(color)),
        };
        let id = used.add(symbol);
        format!(
            r##"<use href="#{id}" x="{}" y="{}"/>"##,
            Num(corner.x),
            Num(corner.y)
        )
    }

    fn letters(&self, layout: &Layout) -> String {
        if self.coordinates == Coordinates::None {
            return String::new();
        }
        let mut elements = String::new();
        for index in 0..9_u8 {
            let number = match self.bottom {
                Color::Black => index + 1,
                Color::White => 9 - index,
            };
            let rank = match self.coordinates {
                Coordinates::Japanese => text::kanji_number(number),
                Coordinates::Letters => char::from(b'a' + number - 1).to_string(),
                Coordinates::Digits | Coordinates::None => number.to_string(),
            };
            // Ranks are counted from the top, files from the right.
            elements += &glyph::line(&rank, layout.beside_rank(index), layout::LETTER, "");
            let file = number.to_string();
            elements += &glyph::line(&file, layout.above_file(8 - index), layout::LETTER, "");
        }
        format!(r#"<g fill="{}">{elements}</g>"#, self.theme.line())
    }

    fn caption_line(&self, layout: &Layout) -> String {
        let Some(caption) = self.caption.as_deref() else {
            return String::new();
        };
        let size = (layout.width() * 0.96 / text::ems(caption).max(1.0)).min(layout::CAPTION);
        let at = layout.caption();
        format!(
            r##"<text x="{}" y="{}" font-family="serif" font-size="{}" text-anchor="middle" fill="#2b2925">{}</text>"##,
            Num(at.x),
            Num(at.y),
            Num(size),
            text::escape(caption)
        )
    }
}

/// Middle of the cell whose left upper corner is `corner`.
const fn middle(corner: Point) -> Point {
    corner.shifted(CELL_WIDTH / 2.0, CELL_HEIGHT / 2.0)
}
