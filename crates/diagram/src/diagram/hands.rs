//! The stands (komadai) with the pieces in hand.

use komadai_core::{Color, HandPiece, Piece};

use super::{Coordinates, Diagram, Layout, Symbols, layout};
use crate::board::Area;
use crate::geometry::{CELL_HEIGHT, CELL_WIDTH, Point, at, disc, rounded};
use crate::glyph;
use crate::text;
use crate::wedge::{Facing, Wedge};

/// Size of the count beside a piece.
const COUNT: f64 = 52.0;

impl Diagram {
    /// Both stands: the lower player's at the right of the board, the upper one's at the left.
    pub(super) fn stands(&self, layout: &Layout, used: &mut Symbols) -> String {
        if !self.hands {
            return String::new();
        }
        Color::ALL
            .into_iter()
            .map(|color| self.stand(color, layout, used))
            .collect()
    }

    fn stand(&self, color: Color, layout: &Layout, used: &mut Symbols) -> String {
        let facing = self.facing(color);
        let area = match facing {
            Facing::Up => layout.lower_stand(),
            Facing::Down => layout.upper_stand(),
        };
        // Everything is placed for the lower stand and, for the upper one, turned about its middle.
        let place = |x: f64, y: f64| match facing {
            Facing::Up => at(area.x + x, area.y + y),
            Facing::Down => at(area.x + area.width - x, area.y + area.height - y),
        };
        let mut elements = self.theme.framed(area, 8.0);
        let owner = place(
            area.width / 2.0,
            layout::STAND_PADDING + layout::OWNER / 2.0,
        );
        elements += &self.owner(color, owner, area);

        let hand = self.setup.hand(color);
        let held = HandPiece::ALL
            .into_iter()
            .rev()
            .filter(|&kind| hand.count(kind) > 0);
        let mut y = layout::STAND_PADDING + layout::OWNER + layout::SLOT / 2.0;
        for kind in held {
            let centre = place(14.0 + CELL_WIDTH / 2.0, y);
            let corner = centre.shifted(-CELL_WIDTH / 2.0, -CELL_HEIGHT / 2.0);
            elements += &self.piece(Piece::new(color, kind.kind()), corner, used);
            let count = hand.count(kind);
            if count > 1 {
                elements += &self.count(count, place(area.width - 46.0, y));
            }
            y += layout::SLOT;
        }
        elements
    }

    /// How many of a kind there are, always upright.
    fn count(&self, count: u8, centre: Point) -> String {
        let count = match self.coordinates {
            Coordinates::Japanese => text::kanji_number(count),
            _ => count.to_string(),
        };
        // Two kanji take as much room as three digits.
        let size = COUNT.min(78.0 / text::ems(&count));
        let paint = format!(r#"fill="{}""#, self.theme.line());
        glyph::line(&count, centre, size, &paint)
    }

    /// ☗ or ☖, drawn rather than written because fonts and dark modes change them; with a dot
    /// beside it while the side is to move.
    fn owner(&self, color: Color, centre: Point, area: Area) -> String {
        let facing = self.facing(color);
        let wedge = Wedge {
            width: 46.0,
            height: 54.0,
        };
        let shift = centre.shifted(-CELL_WIDTH / 2.0, -CELL_HEIGHT / 2.0);
        let corners = wedge
            .corners()
            .map(|corner| facing.place(corner).shifted(shift.x, shift.y));
        let line = self.theme.line();
        let fill = self.theme.sign(color);
        let mut elements = format!(
            r#"<path fill="{fill}" stroke="{line}" stroke-width="4" d="{}"/>"#,
            rounded(&corners, 2.0)
        );
        if self.setup.side() == color {
            let dot = centre.shifted(area.width * 0.27, 0.0);
            elements += &format!(
                r#"<path fill="{}" d="{}"/>"#,
                self.theme.turn(),
                disc(dot, 10.0)
            );
        }
        elements
    }
}
