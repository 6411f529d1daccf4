//! The content of a picture, as plain data.

use super::{Layout, Point, Theme};
use crate::board::Square;
use crate::board::draft::Draft;
use crate::board::leaper::Leaper;
use crate::choice::ids;
use crate::graph::Graph;
use crate::graph::embedding::Embedding;

/// Both ends of a move.
pub type Ends = (Square, Square);

/// A picture to draw: a board or a graph, and what is shown on it.
///
/// Long lists are borrowed, so that making a diagram costs only as much as its visible part. A diagram for a
/// [`Window`](super::Window) may leave out what does not reach into it; lists are then empty, as in
/// [`Diagram::new`].
///
/// ```
/// use knights_tour::scene::{Coordinates, Diagram, Sheet, THEMES, Trail, svg};
/// use knights_tour::{Embedding, solve};
///
/// let tour = solve("6x6")?;
/// let embedding = Embedding::Board(tour.graph().board().expect("a board"));
/// let sheet = Sheet::new(embedding, &THEMES[0], Coordinates::Usual);
/// let mut diagram = Diagram::new(embedding, &THEMES[0], sheet.layout);
/// diagram.trail = Trail::whole(tour.squares());
/// assert!(svg(&diagram, &sheet).starts_with("<svg "));
/// # Ok::<(), knights_tour::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Diagram<'a> {
    /// The board or graph.
    pub embedding: Embedding<'a>,
    /// The graph, if edges of its board are joined.
    pub joined: Option<&'a Graph>,
    /// The colours.
    pub theme: &'static Theme,
    /// Its position and scale on the canvas.
    pub layout: Layout,
    /// The coordinates, or names, around it.
    pub coordinates: Coordinates,
    /// The squares of a draft of a board.
    pub draft: Option<&'a Draft>,
    /// The number of squares to visit.
    pub squares: u32,
    /// For each square its index in the order of visits, from 1; 0 if it has none.
    pub visits: &'a [u32],
    /// Whether squares are coloured by this index.
    pub has_colours: bool,
    /// Whether the run is over, so that unvisited squares stay unvisited.
    pub is_over: bool,
    /// Possible moves.
    pub possible: Vec<Ends>,
    /// Whether possible moves keep clear of the centres of squares on a board, because numbers stand there.
    pub keeps_clear: bool,
    /// Moves that were possible, but not made.
    pub unused: Vec<Ends>,
    /// Moves of the past, shown faintly.
    pub past: Vec<Ends>,
    /// Moves in order.
    pub trail: Trail<'a>,
    /// A move from the last square to the first.
    pub closing: Option<Ends>,
    /// Moves without an order: each list is a connected part with its own colour.
    pub parts: Vec<Vec<Ends>>,
    /// Lines through the board.
    pub cuts: Vec<Line>,
    /// How unvisited squares look.
    pub look: Look,
    /// Strong colours of squares, by their numbers; empty for none.
    pub tones: Vec<Option<Tone>>,
    /// Signs on squares.
    pub marks: Vec<(Square, Mark)>,
    /// Arrows from the centre of one square to that of another.
    pub arrows: Vec<Ends>,
    /// A line of text under the picture.
    pub caption: Option<String>,
    /// What is written on squares.
    pub labels: Vec<Label>,
    /// The choices from a square.
    pub choice: Option<Choice>,
    /// The position of the knight or another leaper, possibly between two squares.
    pub knight: Option<Point>,
    /// The leaper that stands there, on a board.
    pub leaper: Leaper,
    /// The coming change.
    pub coming: Option<Coming>,
    /// Highlighted squares.
    pub marked: Vec<Square>,
    /// The square under the keyboard cursor or the pointer.
    pub cursor: Option<Square>,
    /// The square without onward moves where a run is stuck.
    pub stuck: Option<Square>,
}

/// Both ends of a line, in squares.
pub type Line = (Point, Point);

/// Moves in order, coloured by their order.
#[derive(Clone, Debug, Default)]
pub struct Trail<'a> {
    /// The squares in order.
    pub squares: &'a [Square],
    /// The squares whose incoming moves are shown, by index from 0, in ascending order.
    pub shown: Vec<usize>,
    /// The length over which the colours are spread; 0 if all moves have the same colour.
    pub of: usize,
}

impl<'a> Trail<'a> {
    /// All moves of a walk, with the full range of colours.
    pub fn whole(squares: &'a [Square]) -> Self {
        Self { squares, shown: (1..squares.len()).collect(), of: squares.len() }
    }
}

/// The coordinates around a board or graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coordinates {
    /// None.
    None,
    /// Coordinates, or names, in a legible size.
    Usual,
    /// Coordinates in proportion to the squares, for boards that are discussed square by square.
    Large,
}

/// How unvisited squares look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Light and dark, alternating.
    Chequered,
    /// All alike, with lines between them.
    Blank,
    /// Invisible.
    Unseen,
}

ids! {
    /// A strong colour of a square, for arguments about colours.
    pub enum Tone {
        /// Light.
        Light = "light",
        /// Dark, with a contrast of at least 3 to 1.
        Dark = "dark",
    }
}

ids! {
    /// A sign on a square.
    pub enum Mark {
        /// A smaller square inside.
        Inset = "inset",
        /// A dot.
        Dot = "dot",
        /// A tick.
        Tick = "tick",
        /// A cross.
        Cross = "cross",
        /// A disc in the accent colour.
        Disc = "disc",
        /// A ring in the accent colour.
        Ring = "ring",
        /// A frame in the accent colour.
        Frame = "frame",
    }
}

/// A label on a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The square.
    pub square: Square,
    /// The label.
    pub sign: Sign,
    /// The index in the order of visits, if the square was visited.
    pub visit: Option<u32>,
}

/// The content of a label.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sign {
    /// A number or a short text.
    Text(String),
    /// A right angle, oriented like the nearest corner of the board.
    Corner,
}

/// The choices from a square.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The square.
    pub from: Square,
    /// The candidates.
    pub options: Vec<Candidate>,
}

/// A square that can be chosen.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The square.
    pub square: Square,
    /// Its measure.
    pub sign: Option<Sign>,
    /// Whether it will be chosen.
    pub chosen: bool,
    /// Whether it shares the best measure with another.
    pub tied: bool,
    /// Whether it was tried without success.
    pub tried: bool,
}

/// The coming change.
#[derive(Clone, Debug)]
pub enum Coming {
    /// Moves removed and added.
    Moves {
        /// The removed moves.
        removed: Vec<Ends>,
        /// The added moves.
        added: Vec<Ends>,
    },
    /// A cut through the board.
    Cut(Line),
    /// A rectangle to fill: two opposite corners of it, the lower left one first.
    Block(Point, Point),
}

impl<'a> Diagram<'a> {
    /// A board, or a graph, with nothing on it.
    pub fn new(embedding: Embedding<'a>, theme: &'static Theme, layout: Layout) -> Self {
        Self {
            embedding,
            joined: None,
            theme,
            layout,
            coordinates: Coordinates::Usual,
            draft: None,
            squares: embedding.len() as u32,
            visits: &[],
            has_colours: false,
            is_over: false,
            possible: Vec::new(),
            keeps_clear: false,
            unused: Vec::new(),
            past: Vec::new(),
            trail: Trail::default(),
            closing: None,
            parts: Vec::new(),
            cuts: Vec::new(),
            look: Look::Chequered,
            tones: Vec::new(),
            marks: Vec::new(),
            arrows: Vec::new(),
            caption: None,
            labels: Vec::new(),
            choice: None,
            knight: None,
            leaper: Leaper::KNIGHT,
            coming: None,
            marked: Vec::new(),
            cursor: None,
            stuck: None,
        }
    }

    pub(super) fn tone(&self, square: Square) -> Option<Tone> {
        self.tones.get(square.index()).copied().flatten()
    }

    /// A square's index in the order of visits, from 1; 0 if it has none.
    pub(super) fn visit(&self, square: Square) -> u32 {
        self.visits.get(square.index()).copied().unwrap_or(0)
    }

    pub(super) fn middle(&self, square: Square) -> Point {
        self.embedding.middle(square)
    }

    /// The size of a pixel, in squares.
    pub(super) fn pixel(&self) -> f64 {
        1.0 / self.layout.square.max(1e-3)
    }

    pub(super) fn line(&self, (from, to): Ends) -> Line {
        (self.middle(from), self.middle(to))
    }
}
