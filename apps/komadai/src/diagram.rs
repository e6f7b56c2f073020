//! `komadai diagram`: a position, of its own or out of a record, as a picture.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::{Args, ValueEnum};
use komadai_core::{Color, Move, Square};
use komadai_diagram::{
    BoardTheme, Coordinates, Diagram, MarkShape, PieceSet, PieceStyle, Tint, Writing,
};
use komadai_texts::Values;
use resvg::{tiny_skia, usvg};

use crate::numbers::within;
use crate::output;
use crate::records::STANDARD;
use crate::subject::{Subject, SubjectArgs};
use crate::words;

#[derive(Args)]
pub struct DiagramArgs {
    #[command(flatten)]
    subject: SubjectArgs,
    /// A file whose name ends with .svg or .png, or - for SVG on the standard output
    #[arg(short, long, value_name = "OUT", default_value = "-")]
    output: PathBuf,
    /// The piece set: kanji, two-kanji, international, ideograms or chess
    #[arg(long, value_name = "SET", default_value_t)]
    pieces: PieceSet,
    /// How promoted pieces are written on the kanji sets, divided by commas: 龍 or 竜, 全 or 成銀, 圭, 今 or 成桂, 杏, 仝 or 成香, と or 个
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    writing: Vec<Writing>,
    /// The promoted faces of the kanji sets in black, not in red
    #[arg(long)]
    black_faces: bool,
    /// The board: wood, paper, dark or contrast
    #[arg(long, value_name = "BOARD", default_value_t)]
    board: BoardTheme,
    /// What stands along the edges
    #[arg(long, value_enum, value_name = "KIND", default_value_t = Edge::Japanese)]
    coordinates: Edge,
    /// Arrows by their squares or by moves, divided by commas, in green or another colour: 7g7f, 8h2b+, 8h2b:red; a drop or a single square
    /// is ringed: P*5e, 5e
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = arrow)]
    arrows: Vec<ArrowArg>,
    /// Marked squares, divided by commas: a square, then ring, dot or fill, then green, red, blue or yellow: 5e, 5e:dot, 5e:fill:yellow
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = mark)]
    marks: Vec<MarkArg>,
    /// White at the bottom
    #[arg(long)]
    flip: bool,
    /// Without the pieces in hand
    #[arg(long)]
    no_hands: bool,
    /// Without the colour on the squares of the last move
    #[arg(long)]
    no_last_move: bool,
    /// A line under the board; in a PNG it is set in a font of this system or of --font
    #[arg(long, value_name = "TEXT")]
    caption: Option<String>,
    /// A font file for the caption of a PNG
    #[arg(long, value_name = "FILE", requires = "caption")]
    font: Option<PathBuf>,
    /// The width in pixels; 800 for PNG if nothing is said
    #[arg(long, value_name = "PX", value_parser = within(16u32..=8192))]
    width: Option<u32>,
}

/// The coordinates by name.
#[derive(Clone, Copy, ValueEnum)]
enum Edge {
    /// Nothing
    None,
    /// Files 1–9, ranks 一–九
    Japanese,
    /// Files 1–9, ranks a–i
    Letters,
    /// Files 1–9, ranks 1–9
    Digits,
}

impl From<Edge> for Coordinates {
    fn from(edge: Edge) -> Coordinates {
        match edge {
            Edge::None => Coordinates::None,
            Edge::Japanese => Coordinates::Japanese,
            Edge::Letters => Coordinates::Letters,
            Edge::Digits => Coordinates::Digits,
        }
    }
}

/// An arrow, or a ring where it starts where it ends.
#[derive(Clone, Copy)]
struct ArrowArg {
    from: Square,
    to: Square,
    tint: Tint,
}

fn arrow(text: &str) -> Result<ArrowArg, String> {
    let (text, tint) = match text.split_once(':') {
        Some((text, colour)) => (text, tint(colour)?),
        None => (text, Tint::Green),
    };
    if let Ok(square) = text.parse() {
        return Ok(ArrowArg {
            from: square,
            to: square,
            tint,
        });
    }
    match text.parse::<Move>() {
        Ok(mv) => Ok(ArrowArg {
            from: mv.from().unwrap_or(mv.to()),
            to: mv.to(),
            tint,
        }),
        Err(_) => Err(words::say("program-expected-arrow")),
    }
}

/// A marked square.
#[derive(Clone, Copy)]
struct MarkArg {
    square: Square,
    shape: MarkShape,
    tint: Tint,
}

fn mark(text: &str) -> Result<MarkArg, String> {
    let mut parts = text.split(':');
    let square = parts.next().unwrap_or_default();
    let mark = MarkArg {
        square: square.parse().map_err(|_| {
            words::say_with(
                "program-expected-square",
                &Values::new().text("found", square),
            )
        })?,
        shape: parts.next().map_or(Ok(MarkShape::Ring), shape)?,
        tint: parts.next().map_or(Ok(Tint::Green), tint)?,
    };
    match parts.next() {
        Some(more) => {
            let args = Values::new().text("found", more);
            Err(words::say_with("program-expected-no-more", &args))
        }
        None => Ok(mark),
    }
}

fn shape(name: &str) -> Result<MarkShape, String> {
    match name {
        "ring" => Ok(MarkShape::Ring),
        "dot" => Ok(MarkShape::Dot),
        "fill" => Ok(MarkShape::Fill),
        _ => Err(words::one_of(["ring", "dot", "fill"])),
    }
}

fn tint(name: &str) -> Result<Tint, String> {
    match name {
        "green" => Ok(Tint::Green),
        "red" => Ok(Tint::Red),
        "blue" => Ok(Tint::Blue),
        "yellow" => Ok(Tint::Yellow),
        _ => Err(words::one_of(["green", "red", "blue", "yellow"])),
    }
}

/// The width of a PNG in pixels where nothing is said.
const PNG_WIDTH: u32 = 800;

/// Runs the command.
pub fn run(args: &DiagramArgs) -> Result<ExitCode> {
    let kind = Kind::of(&args.output)?;
    let subject = Subject::read(&args.subject)?;
    let svg = draw(args, &subject, kind).svg();
    let bytes = match kind {
        Kind::Svg => svg.into_bytes(),
        Kind::Png => png(&svg, args)?,
    };
    if args.output.as_os_str() == STANDARD {
        output::bytes(&bytes)?;
    } else {
        std::fs::write(&args.output, bytes)
            .with_context(|| words::file("program-cannot-write", &args.output))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn draw(args: &DiagramArgs, subject: &Subject, kind: Kind) -> Diagram {
    let mut style = PieceStyle::new(args.pieces);
    for &writing in &args.writing {
        style = style.writing(writing);
    }
    if args.black_faces {
        style = style.black_faces();
    }
    let mut diagram = Diagram::new(&subject.setup)
        .pieces(style)
        .theme(args.board)
        .coordinates(args.coordinates.into());
    if args.flip {
        diagram = diagram.seen_from(Color::White);
    }
    if args.no_hands {
        diagram = diagram.without_hands();
    }
    if let Some(last) = subject.last.filter(|_| !args.no_last_move) {
        diagram = diagram.last_move(last);
    }
    for mark in &args.marks {
        diagram = diagram.mark(mark.square, mark.shape, mark.tint);
    }
    for arrow in &args.arrows {
        diagram = diagram.arrow(arrow.from, arrow.to, arrow.tint);
    }
    if let Some(caption) = &args.caption {
        diagram = diagram.caption(caption);
    }
    match (args.width, kind) {
        (Some(width), _) => diagram.width(width),
        (None, Kind::Png) => diagram.width(PNG_WIDTH),
        (None, Kind::Svg) => diagram,
    }
}

/// The kind of picture.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Svg,
    Png,
}

impl Kind {
    fn of(path: &Path) -> Result<Kind> {
        if path.as_os_str() == STANDARD {
            return Ok(Kind::Svg);
        }
        let extension = path.extension().and_then(|extension| extension.to_str());
        match extension.map(str::to_ascii_lowercase).as_deref() {
            Some("svg") => Ok(Kind::Svg),
            Some("png") => Ok(Kind::Png),
            _ => bail!(words::file("program-picture-name", path)),
        }
    }
}

/// How text is drawn: without any font where there is none to draw, else with those of the system, that of the argument first.
fn fonts(args: &DiagramArgs) -> Result<usvg::Options<'static>> {
    let mut options = usvg::Options::default();
    if args.caption.is_none() {
        return Ok(options);
    }
    let fonts = options.fontdb_mut();
    if let Some(path) = &args.font {
        fonts
            .load_font_file(path)
            .with_context(|| path.display().to_string())?;
        let found = fonts.faces().next().and_then(family);
        let Some(found) = found else {
            let args = Values::new().text("file", path.display().to_string());
            bail!(words::say_with("program-no-font-file", &args));
        };
        fonts.set_serif_family(found);
    }
    fonts.load_system_fonts();
    let serif = usvg::fontdb::Query {
        families: &[usvg::fontdb::Family::Serif],
        ..usvg::fontdb::Query::default()
    };
    // A system whose fonts have other names than those that are usual.
    if fonts.query(&serif).is_none() {
        let found = fonts.faces().next().and_then(family);
        if let Some(found) = found {
            fonts.set_serif_family(found);
        }
    }
    Ok(options)
}

fn family(face: &usvg::fontdb::FaceInfo) -> Option<String> {
    face.families.first().map(|(name, _)| name.clone())
}

/// The text of a document that no font has characters for, as far as it is known; the whole of it where there is no font at all.
fn without_glyphs(tree: &usvg::Tree, caption: &str) -> String {
    let mut drawn = false;
    let mut missing = String::new();
    let mut groups = vec![tree.root()];
    while let Some(group) = groups.pop() {
        for node in group.children() {
            match node {
                usvg::Node::Group(group) => groups.push(group),
                usvg::Node::Text(text) => {
                    drawn = true;
                    let glyphs = text
                        .layouted()
                        .iter()
                        .flat_map(|span| &span.positioned_glyphs);
                    // The first glyph of every font is the box of characters that it lacks.
                    missing.extend(
                        glyphs
                            .filter(|glyph| glyph.id.0 == 0)
                            .map(|glyph| glyph.text.as_str()),
                    );
                }
                _ => {}
            }
        }
    }
    if drawn { missing } else { caption.to_owned() }
}

/// Draws a document as pixels, in its own size.
fn png(svg: &str, args: &DiagramArgs) -> Result<Vec<u8>> {
    let tree = usvg::Tree::from_str(svg, &fonts(args)?)
        .with_context(|| words::say("program-no-picture"))?;
    if let Some(caption) = args
        .caption
        .as_deref()
        .filter(|caption| !caption.trim().is_empty())
    {
        let missing = without_glyphs(&tree, caption);
        if !missing.is_empty() {
            let args = Values::new().text("characters", missing);
            bail!(words::say_with("program-no-font", &args));
        }
    }
    let size = tree.size().to_int_size();
    let mut pixels = tiny_skia::Pixmap::new(size.width(), size.height())
        .with_context(|| words::say("program-picture-too-large"))?;
    resvg::render(
        &tree,
        tiny_skia::Transform::identity(),
        &mut pixels.as_mut(),
    );
    pixels
        .encode_png()
        .with_context(|| words::say("program-no-picture"))
}
