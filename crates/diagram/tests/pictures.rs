//! What the pictures are: valid XML, light, the same on every run, whatever the position.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use komadai_core::{Color, Hand, HandPiece, Move, Piece, PieceKind, Setup, Square};
use komadai_diagram::{
    BoardTheme, Coordinates, Diagram, KingFace, MarkShape, PieceSet, PieceStyle, Tint, Writing,
    board_svg, grid_svg, piece_svg,
};
use roxmltree::Document;

/// Parses a picture and holds it to what every one of them must be: numbers that are numbers,
/// references that lead somewhere, ids that are there once.
#[track_caller]
fn check(svg: &str) -> Document<'_> {
    let document = match Document::parse(svg) {
        Ok(document) => document,
        Err(error) => panic!("{error}\n{svg}"),
    };
    assert_eq!(document.root_element().tag_name().name(), "svg");
    let mut ids = BTreeSet::new();
    for node in document.descendants() {
        if let Some(id) = node.attribute("id") {
            assert!(ids.insert(id), "the id {id} is there twice");
        }
    }
    for node in document.descendants().filter(roxmltree::Node::is_element) {
        for attribute in node.attributes() {
            let value = attribute.value();
            assert!(!value.contains("NaN") && !value.contains("inf"), "{value}");
            let target = value
                .strip_prefix('#')
                .filter(|_| attribute.name() == "href")
                .or_else(|| {
                    value
                        .strip_prefix("url(#")
                        .and_then(|rest| rest.strip_suffix(')'))
                });
            if let Some(target) = target {
                assert!(ids.contains(target), "nothing has the id {target}");
            }
        }
    }
    document
}

fn all_pieces() -> Vec<(Piece, KingFace)> {
    let mut pieces = Vec::new();
    for color in Color::ALL {
        for kind in PieceKind::ALL {
            pieces.push((Piece::new(color, kind), KingFace::Junior));
        }
        pieces.push((Piece::new(color, PieceKind::King), KingFace::Senior));
    }
    pieces
}

fn square(text: &str) -> Square {
    text.parse().expect("a square")
}

/// Every set with every choice that it leaves open; styles that make no difference to a set among them.
fn all_styles() -> Vec<PieceStyle> {
    let mut styles = Vec::new();
    for set in PieceSet::ALL {
        for writing in Writing::ALL {
            let style = PieceStyle::new(set).writing(writing);
            styles.extend([style, style.black_faces()]);
        }
    }
    styles
}

#[test]
fn every_piece_is_valid_and_light() {
    for style in all_styles() {
        // Two characters take twice the room of one.
        let limit = match style.set() {
            PieceSet::Kanji | PieceSet::TwoKanji => 6500,
            _ => 4096,
        };
        for (piece, king) in all_pieces() {
            let svg = piece_svg(style, piece, king);
            check(&svg);
            let name = style.picture_name(piece, king);
            assert!(
                svg.len() < limit,
                "{} {name}: {} bytes",
                style.set(),
                svg.len()
            );
        }
    }
}

#[test]
fn a_name_stands_for_one_picture() {
    let mut pictures = BTreeMap::new();
    for style in all_styles() {
        for (piece, king) in all_pieces() {
            let name = (style.set().name(), style.picture_name(piece, king));
            let svg = piece_svg(style, piece, king);
            let first = pictures.entry(name.clone()).or_insert_with(|| svg.clone());
            assert_eq!(*first, svg, "{name:?}");
        }
    }
    let count = |set: PieceSet| {
        pictures
            .keys()
            .filter(|(name, _)| *name == set.name())
            .count()
    };
    // Both sides: the usual pictures, other writings, and the promoted faces in black.
    assert_eq!(count(PieceSet::Kanji), 2 * (15 + 7 + 13));
    assert_eq!(count(PieceSet::TwoKanji), 2 * (15 + 2 + 8));
    for set in [
        PieceSet::International,
        PieceSet::Ideograms,
        PieceSet::Chess,
    ] {
        assert_eq!(count(set), 2 * 15, "{set}");
    }
}

#[test]
fn pieces_of_a_set_all_differ() {
    for style in all_styles() {
        let pieces = all_pieces();
        let pictures: BTreeSet<String> = pieces
            .iter()
            .map(|&(piece, king)| piece_svg(style, piece, king))
            .collect();
        // Only the traditional sets have two faces for the king.
        let expected = if style.set().has_black_faces() {
            30
        } else {
            28
        };
        assert_eq!(pictures.len(), expected, "{style:?}");
        let names: BTreeSet<String> = pieces
            .iter()
            .map(|&(piece, king)| style.picture_name(piece, king))
            .collect();
        assert_eq!(names.len(), 30);
    }
}

#[test]
fn only_promoted_faces_are_red_and_the_traditional_ones_by_choice() {
    for style in PieceSet::ALL.map(PieceStyle::new) {
        for (piece, king) in all_pieces() {
            let red = |style| piece_svg(style, piece, king).contains("#b8141b");
            assert_eq!(
                red(style),
                piece.kind().is_promoted(),
                "{style:?} {piece:?}"
            );
            let still = piece.kind().is_promoted() && !style.set().has_black_faces();
            assert_eq!(red(style.black_faces()), still, "{style:?} {piece:?}");
        }
    }
}

#[test]
fn boards_and_lines_are_valid() {
    for theme in BoardTheme::ALL {
        check(&board_svg(theme));
        check(&grid_svg(theme));
    }
}

#[test]
fn names_of_sets_and_themes_are_read_back() {
    for set in PieceSet::ALL {
        assert_eq!(set.name().parse(), Ok(set));
    }
    for theme in BoardTheme::ALL {
        assert_eq!(theme.name().parse(), Ok(theme));
    }
    let error = "staunton".parse::<PieceSet>().unwrap_err().to_string();
    assert!(
        PieceSet::ALL.iter().all(|set| error.contains(set.name())),
        "{error}"
    );
    let error = "marble".parse::<BoardTheme>().unwrap_err().to_string();
    assert!(
        BoardTheme::ALL
            .iter()
            .all(|theme| error.contains(theme.name())),
        "{error}"
    );
}

/// `<use>` elements outside `<defs>`: the pieces on board and stands.
fn pieces_shown(document: &Document<'_>) -> usize {
    let shown = document
        .descendants()
        .filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "use")));
    shown
        .filter(|node| {
            !node
                .ancestors()
                .any(|above| above.tag_name().name() == "defs")
        })
        .count()
}

#[test]
fn the_start_position_shows_forty_pieces() {
    let svg = Diagram::new(&Setup::start()).svg();
    let document = check(&svg);
    assert_eq!(pieces_shown(&document), 40);
    let text = |name: &str| {
        let found = document
            .descendants()
            .find(|node| node.tag_name().name() == name);
        found.and_then(|node| node.text()).map(str::to_owned)
    };
    assert_eq!(text("desc"), Some(Setup::start().to_string()));
    assert_eq!(text("title"), None);
}

#[test]
fn a_stand_shows_one_piece_of_each_kind_held() {
    let setup: Setup = "4k4/9/9/9/9/9/9/9/4K4 b RB2G18P2r 1"
        .parse()
        .expect("an SFEN");
    assert_eq!(pieces_shown(&check(&Diagram::new(&setup).svg())), 2 + 4 + 1);
    assert_eq!(
        pieces_shown(&check(&Diagram::new(&setup).without_hands().svg())),
        2
    );
}

#[test]
fn the_senior_side_is_a_choice() {
    let setup = Setup::start();
    let by_senior = |side| Diagram::new(&setup).senior(side).svg();
    let (white, black, none) = (
        by_senior(Some(Color::White)),
        by_senior(Some(Color::Black)),
        by_senior(None),
    );
    assert_eq!(white, Diagram::new(&setup).svg());
    assert_ne!(white, black);
    assert_ne!(white, none);
    // 王 is the face `f7s`.
    assert!(black.contains(r#"id="uf7s""#) && white.contains(r#"id="df7s""#));
    assert!(!none.contains("f7s"));
}

#[test]
fn text_from_outside_is_escaped() {
    let nasty = "</text><script>alert(\"1\" & '2')</script>\u{0}\u{ffff}]]>";
    let svg = Diagram::new(&Setup::start())
        .title(nasty)
        .caption(nasty)
        .svg();
    let document = check(&svg);
    assert!(
        !document
            .descendants()
            .any(|node| node.tag_name().name() == "script")
    );
    let title = document
        .descendants()
        .find(|node| node.tag_name().name() == "title");
    assert_eq!(
        title.and_then(|node| node.text()),
        Some("</text><script>alert(\"1\" & '2')</script>\u{fffd}\u{fffd}]]>")
    );
}

#[test]
fn the_height_follows_the_width() {
    let svg = Diagram::new(&Setup::start())
        .without_hands()
        .width(700)
        .svg();
    let root = check(&svg);
    let root = root.root_element();
    assert_eq!(root.attribute("width"), Some("700"));
    let view: Vec<f64> = root
        .attribute("viewBox")
        .expect("a view box")
        .split(' ')
        .map(|number| number.parse().expect("a number"))
        .collect();
    let height: f64 = root
        .attribute("height")
        .expect("a height")
        .parse()
        .expect("a number");
    assert!((height - 700.0 * view[3] / view[2]).abs() <= 0.5);
    for extreme in [0, 1, u32::MAX] {
        check(&Diagram::new(&Setup::start()).width(extreme).svg());
    }
}

/// Numbers from a seed, so that a failure can be repeated (Steele, Lea and Flood's SplitMix).
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % limit as u64) as usize
    }

    fn pick<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len())]
    }

    fn square(&mut self) -> Square {
        Square::from_index(self.below(81)).expect("below 81")
    }

    /// Anything that fits on a board, lawful or not.
    fn setup(&mut self) -> Setup {
        let mut setup = Setup::empty();
        let crowd = self.below(100);
        for square in Square::all() {
            if self.below(100) < crowd {
                let piece = Piece::new(self.pick(&Color::ALL), self.pick(&PieceKind::ALL));
                setup.set(square, Some(piece));
            }
        }
        for color in Color::ALL {
            let counts =
                HandPiece::ALL.map(|kind| self.below(usize::from(kind.in_a_set()) + 1) as u8);
            setup.set_hand(
                color,
                Hand::from_counts(counts).expect("not more than a set holds"),
            );
        }
        setup.set_side(self.pick(&Color::ALL));
        setup
    }

    fn diagram(&mut self, setup: &Setup) -> Diagram {
        let coordinates = [
            Coordinates::None,
            Coordinates::Japanese,
            Coordinates::Letters,
            Coordinates::Digits,
        ];
        let tints = [Tint::Green, Tint::Red, Tint::Blue, Tint::Yellow];
        let moves: Vec<Move> = Move::all().collect();
        let mut diagram = Diagram::new(setup)
            .pieces(self.pick(&PieceSet::ALL))
            .theme(self.pick(&BoardTheme::ALL))
            .coordinates(self.pick(&coordinates))
            .senior(self.pick(&[None, Some(Color::Black), Some(Color::White)]))
            .seen_from(self.pick(&Color::ALL))
            .last_move(self.pick(&moves))
            .mark(
                self.square(),
                self.pick(&[MarkShape::Ring, MarkShape::Fill, MarkShape::Dot]),
                self.pick(&tints),
            )
            .arrow(self.square(), self.square(), self.pick(&tints));
        if self.below(4) == 0 {
            diagram = diagram.without_hands();
        }
        if self.below(2) == 0 {
            let any =
                (0..self.below(200)).filter_map(|_| char::from_u32(self.below(0x1_1000) as u32));
            let any: String = any.collect();
            diagram = diagram.caption(any.clone()).title(any);
        }
        diagram
    }
}

#[test]
fn any_setup_can_be_drawn() {
    for seed in 0..400 {
        let mut random = Random(seed);
        let setup = random.setup();
        let diagram = random.diagram(&setup);
        let svg = diagram.svg();
        let document = check(&svg);
        assert!(
            pieces_shown(&document) >= setup.pieces().count(),
            "seed {seed}"
        );
        assert_eq!(svg, diagram.clone().svg(), "seed {seed}");
    }
}

/// Compares with the committed picture; with `KOMADAI_BLESS=1` in the environment, writes it.
#[track_caller]
fn snapshot(name: &str, svg: &str) {
    check(svg);
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/pictures")
        .join(name);
    // A line break at the end keeps editors and version control quiet.
    let svg = format!("{svg}\n");
    if std::env::var_os("KOMADAI_BLESS").is_some() {
        std::fs::write(&path, svg).expect("the picture can be written");
        return;
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        committed == svg,
        "{name} has changed; look at it, and if it is better, renew it with KOMADAI_BLESS=1"
    );
}

/// All pieces of both sides, most valuable first.
fn sheet(style: PieceStyle) -> String {
    let setup: Setup = "9/1krbgsnlp/1k+r+b1+s+n+l+p/9/9/9/1K+R+B1+S+N+L+P/1KRBGSNLP/9 b - 1"
        .parse()
        .expect("an SFEN");
    Diagram::new(&setup)
        .pieces(style)
        .coordinates(Coordinates::None)
        .without_hands()
        .width(480)
        .svg()
}

#[test]
fn every_set_as_committed() {
    for set in PieceSet::ALL {
        snapshot(&format!("{set}.svg"), &sheet(set.into()));
    }
    let mut rare = PieceStyle::new(PieceSet::Kanji).black_faces();
    for writing in [
        Writing::RyuShort,
        Writing::Narigin,
        Writing::Ima,
        Writing::Do,
        Writing::Ko,
    ] {
        rare = rare.writing(writing);
    }
    snapshot("kanji-rare.svg", &sheet(rare));
}

#[test]
fn every_board_as_committed() {
    let setup: Setup = "4k4/9/4P4/9/4s4/9/9/9/4K4 b G2p 1"
        .parse()
        .expect("an SFEN");
    for theme in BoardTheme::ALL {
        let diagram = Diagram::new(&setup)
            .pieces(PieceSet::Chess)
            .theme(theme)
            .coordinates(Coordinates::Digits)
            .last_move("6d5e".parse().expect("a move"))
            .mark(square("7f"), MarkShape::Dot, Tint::Blue)
            .mark(square("5i"), MarkShape::Ring, Tint::Green)
            .mark(square("2c"), MarkShape::Fill, Tint::Yellow)
            .arrow(square("5e"), square("3g"), Tint::Red)
            .width(480);
        snapshot(&format!("board-{theme}.svg"), &diagram.svg());
    }
}

#[test]
fn a_diagram_with_everything_as_committed() {
    let setup: Setup =
        "ln1g5/1r4k2/p2pppn2/2ps2p2/1p5BP/P1P1SPPp+R/1PSPP4/1K1G1+p3/LN5N+l b G4P18pbgsl 42"
            .parse()
            .expect("an SFEN");
    let diagram = Diagram::new(&setup)
        .last_move("4g4h+".parse().expect("a move"))
        .mark(square("4h"), MarkShape::Ring, Tint::Red)
        .arrow(square("6h"), square("5h"), Tint::Green)
        .title("A diagram with everything")
        .caption("41手目まで")
        .width(760);
    snapshot("diagram.svg", &diagram.svg());
}

#[test]
fn a_paper_diagram_from_the_other_side_as_committed() {
    let setup: Setup =
        "ln1gk2nl/1r1sg2b1/p1ppsp1pp/4p1p2/1p5P1/2P1P4/PPSP1PP1P/1B5R1/LN1GKGSNL b - 1"
            .parse()
            .expect("an SFEN");
    let diagram = Diagram::new(&setup)
        .pieces(PieceSet::International)
        .theme(BoardTheme::Paper)
        .coordinates(Coordinates::Letters)
        .seen_from(Color::White)
        .mark(square("2d"), MarkShape::Fill, Tint::Green)
        .mark(square("2c"), MarkShape::Dot, Tint::Blue)
        .arrow(square("8h"), square("2b"), Tint::Blue)
        .width(760);
    snapshot("paper.svg", &diagram.svg());
}

#[test]
fn single_pieces_as_committed() {
    let dragon = Piece::new(Color::White, PieceKind::Dragon);
    for style in PieceSet::ALL.map(PieceStyle::new) {
        let name = style.picture_name(dragon, KingFace::Junior);
        let svg = piece_svg(style, dragon, KingFace::Junior);
        snapshot(&format!("{}-{name}.svg", style.set()), &svg);
    }
}
