//! What a picture shows, as plain data, whoever shows it.

use super::{Layout, Point, Theme};
use crate::board::Square;
use crate::board::draft::Draft;
use crate::graph::embedding::Embedding;

/// Both ends of a move.
pub type Ends = (Square, Square);

/// What is to be drawn: a board or a graph, and what is shown on it.
///
/// Long lists are lent, so that making a diagram costs no more than what is seen of it. Whoever makes
/// one for a [`Window`](super::Window) may leave out what does not reach into it. What has been left out
/// is empty, as in [`Diagram::new`].
#[derive(Clone, Debug)]
pub struct Diagram<'a> {
    /// What squares lie on.
    pub embedding: Embedding<'a>,
    /// The colours.
    pub theme: &'static Theme,
    /// Where the embedding lies on the canvas, and how large.
    pub layout: Layout,
    /// The coordinates, or names, around it.
    pub coordinates: Coordinates,
    /// Which squares a board in the making has; the others leave a trace.
    pub draft: Option<&'a Draft>,
    /// How many squares there are to visit.
    pub squares: u32,
    /// For each square its place in the order of visits, from 1; 0 for one without.
    pub visits: &'a [u32],
    /// Whether squares have the colour of their place.
    pub has_colours: bool,
    /// Whether squares that are not visited are left over for good.
    pub is_over: bool,
    /// Moves that can be made.
    pub possible: Vec<Ends>,
    /// Moves that could have been made, and were not.
    pub unused: Vec<Ends>,
    /// Moves that are only to be remembered.
    pub past: Vec<Ends>,
    /// Moves in an order.
    pub trail: Trail<'a>,
    /// A move from the last square to the first.
    pub closing: Option<Ends>,
    /// Moves without an order: those that hang together are a list and have one colour.
    pub parts: Vec<Vec<Ends>>,
    /// Lines through the board.
    pub cuts: Vec<Line>,
    /// How squares look that were not visited.
    pub look: Look,
    /// Which squares are strongly coloured, by their numbers; none where it is empty.
    pub tones: Vec<Option<Tone>>,
    /// Signs on squares.
    pub marks: Vec<(Square, Mark)>,
    /// Arrows from the middle of a square to that of another.
    pub arrows: Vec<Ends>,
    /// A line of text under the picture.
    pub caption: Option<String>,
    /// What is written on squares.
    pub labels: Vec<Label>,
    /// What can be chosen from a square.
    pub choice: Option<Choice>,
    /// What the knight, or whoever walks, stands on, or where it is on its way.
    pub knight: Option<Point>,
    /// What is about to change.
    pub coming: Option<Coming>,
    /// Squares that are pointed out.
    pub marked: Vec<Square>,
    /// The square under a keyboard's cursor or a pointer.
    pub cursor: Option<Square>,
    /// The square where there is no way on.
    pub stuck: Option<Square>,
}

/// Both ends of a line, in squares.
pub type Line = (Point, Point);

/// Moves in an order, in the colours of the order.
#[derive(Clone, Debug, Default)]
pub struct Trail<'a> {
    /// The squares, one after the other.
    pub squares: &'a [Square],
    /// Which of them are shown with the move that leads to them, by their places from 0, in
    /// ascending order.
    pub shown: Vec<usize>,
    /// How many places the colours are spread over; where there is none, all moves are alike.
    pub of: usize,
}

impl<'a> Trail<'a> {
    /// All moves of a walk, which has all the colours.
    #[must_use]
    pub fn whole(squares: &'a [Square]) -> Self {
        Self { squares, shown: (1..squares.len()).collect(), of: squares.len() }
    }
}

/// What stands around an embedding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coordinates {
    /// Nothing.
    None,
    /// Coordinates, or names, as large as can be read.
    Usual,
    /// Coordinates as large as becomes the squares, for boards that are spoken of square by square.
    Large,
}

/// How squares look that were not visited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Light and dark by turns.
    Chequered,
    /// All alike, with lines between them.
    Blank,
    /// Not at all.
    Unseen,
}

/// A strong colour of a square, for arguments that go by colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Light.
    Light,
    /// Dark, at least three times as much in contrast.
    Dark,
}

/// A sign on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Another square inside it.
    Inset,
    /// A dot.
    Dot,
    /// A tick.
    Tick,
    /// A cross.
    Cross,
    /// A disc in the colour that calls for attention.
    Disc,
    /// A ring in that colour.
    Ring,
    /// A frame in that colour.
    Frame,
}

impl Mark {
    /// Their words, and the signs.
    pub const WORDS: [(&'static str, Self); 7] = [
        ("inset", Self::Inset),
        ("dot", Self::Dot),
        ("tick", Self::Tick),
        ("cross", Self::Cross),
        ("disc", Self::Disc),
        ("ring", Self::Ring),
        ("frame", Self::Frame),
    ];
}

/// Something written on a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The square.
    pub square: Square,
    /// What is written.
    pub sign: Sign,
    /// Of a square that was visited, its place in the order of visits.
    pub visit: Option<u32>,
}

/// What can be written on a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sign {
    /// A number or a short text.
    Text(String),
    /// A right angle, turned as the corner of the board is that the square lies in.
    Corner,
}

/// What can be chosen from a square.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The square.
    pub from: Square,
    /// What there is.
    pub options: Vec<Candidate>,
}

/// A square that can be chosen.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The square.
    pub square: Square,
    /// What the choice goes by.
    pub sign: Option<Sign>,
    /// Whether it is the one that will be chosen.
    pub chosen: bool,
    /// Whether it is as good as another that is best.
    pub tied: bool,
    /// Whether it was tried and led nowhere.
    pub tried: bool,
}

/// What is about to change.
#[derive(Clone, Debug)]
pub enum Coming {
    /// Moves that go, and moves that come.
    Moves {
        /// Those that go.
        removed: Vec<Ends>,
        /// Those that come.
        added: Vec<Ends>,
    },
    /// A cut through the board.
    Cut(Line),
    /// A rectangle that is filled: two opposite corners of it, the lower left one first.
    Block(Point, Point),
}

impl<'a> Diagram<'a> {
    /// A board, or a graph, with nothing on it.
    #[must_use]
    pub fn new(embedding: Embedding<'a>, theme: &'static Theme, layout: Layout) -> Self {
        Self {
            embedding,
            theme,
            layout,
            coordinates: Coordinates::Usual,
            draft: None,
            squares: embedding.len() as u32,
            visits: &[],
            has_colours: false,
            is_over: false,
            possible: Vec::new(),
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
            coming: None,
            marked: Vec::new(),
            cursor: None,
            stuck: None,
        }
    }

    pub(super) fn tone(&self, square: Square) -> Option<Tone> {
        self.tones.get(square.index()).copied().flatten()
    }

    /// A square's place in the order of visits, from 1; 0 when it has none.
    pub(super) fn visit(&self, square: Square) -> u32 {
        self.visits.get(square.index()).copied().unwrap_or(0)
    }

    pub(super) fn middle(&self, square: Square) -> Point {
        self.embedding.middle(square)
    }

    /// The length of a pixel, in squares.
    pub(super) fn pixel(&self) -> f64 {
        1.0 / self.layout.square.max(1e-3)
    }

    pub(super) fn line(&self, (from, to): Ends) -> Line {
        (self.middle(from), self.middle(to))
    }
}
