//! Puzzles of words: the parts of a text stand on the squares of a board, and the knight reads them along a tour.

mod boards;
mod cut;
mod grid;
pub(super) mod limits;
mod readings;

use std::sync::Arc;

use super::error::PuzzleError;
use super::givens::MAX_SQUARES;
use crate::board::leaper::Leaper;
use crate::board::symmetry::Symmetry;
use crate::board::{Board, Square};
use crate::choice::ids;
use crate::error::{Error, Excerpt};
use crate::graph::Graph;
use crate::graph::embedding::Embedding;
use crate::random::Random;
use crate::resumable::Resumable;
use crate::scene::{Coordinates, Diagram, Label, Look, Sheet, Sign, Theme, Trail, svg};
use crate::search::{Algorithm, Outcome, Settings, WholeRun};
use crate::tour::Tour;
use crate::tour::statistics::Statistics;
use crate::tour::target::Target;

pub use boards::boards;
pub use cut::{Part, Unit, cut, text_of};
pub use grid::{Grid, MAX_GRID};
pub use limits::{MAX_LETTERS, MAX_PART};
pub use readings::{MANY, Number, Readings};

ids! {
    /// What kind of tour a text is laid along.
    pub enum Style("style") {
        /// Any random tour.
        Any = "any",
        /// It stays the same when the board is turned by half.
        Symmetric = "symmetric",
        /// It has the fewest crossings of some random ones.
        FewCrossings = "few-crossings",
    }
}

/// What stands on squares for which the text has no part.
pub const REST: &str = "·";

/// Steps of a search for a random tour.
const TOUR_LIMIT: u64 = 300_000;
/// Methods that find random tours, the more random one first; the last one decides small boards.
const METHODS: &[&str] = &["rotations", "warnsdorff", "best"];
/// Starts that are drawn, if it is known at once that no tour begins there.
const MAX_STARTS: u32 = 12;
/// Random tours of which the one with the fewest crossings is taken.
const TOURS: u32 = 24;
/// Attempts at a symmetric tour.
const SYMMETRIC_ATTEMPTS: u32 = 3000;
/// Other seeds that are looked at where a puzzle can be read in several ways.
const OTHER_SEEDS: u32 = 8;

/// What a puzzle of words should be like.
#[derive(Clone, Debug)]
pub struct WordSettings {
    /// The parts of the text.
    pub parts: Vec<Part>,
    /// The board; `None` for the best one with as many squares as the text has parts.
    pub board: Option<Board>,
    /// Whether the tour is closed; `None` for any.
    pub target: Option<Target>,
    /// The square of the first part; `None` for any.
    pub start: Option<String>,
    /// What kind of tour.
    pub style: Style,
    /// The source of all that is random: the same seed makes the same puzzle.
    pub seed: String,
}

/// A text on a board, and the tour that reads it.
#[derive(Clone, Debug)]
pub struct WordPuzzle {
    parts: Vec<Part>,
    tour: Tour,
    has_style: bool,
}

impl WordPuzzle {
    /// Lays a text along a random tour.
    ///
    /// ```
    /// use knights_tour::puzzle::words::{Style, Unit, WordPuzzle, WordSettings, cut};
    ///
    /// let text = "The lin-net born with-in the cage that nev-er knew";
    /// let letters: Vec<String> = text.chars().map(String::from).collect();
    /// let puzzle = WordPuzzle::new(&WordSettings {
    ///     parts: cut(letters.iter().map(String::as_str), Unit::Marks)?,
    ///     board: None,
    ///     target: None,
    ///     start: None,
    ///     style: Style::Any,
    ///     seed: "1".to_owned(),
    /// })?;
    /// assert_eq!(puzzle.tour().squares().len(), 12);
    /// assert_eq!(puzzle.text(), text.replace('-', ""));
    /// # Ok::<(), knights_tour::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`PuzzleError`]: the board is too small or too large for the text, or has no such tour; or the start is no square.
    pub fn new(settings: &WordSettings) -> Result<Self, Error> {
        let count = settings.parts.len() as u32;
        let fitting = match &settings.board {
            Some(board) if board.squares() < count => {
                let (board, squares) = (board.to_string().into(), board.squares());
                return Err(PuzzleError::TooFewSquares { board, squares, parts: count }.into());
            }
            Some(board) => vec![board.clone()],
            None => boards(count),
        };
        let mut random = Random::from_seed(&settings.seed);
        // Larger boards are only looked at where none has as many squares.
        let larger = (count + 1..count.max(8) + 9).filter(|_| settings.board.is_none());
        for board in fitting.into_iter().chain(larger.flat_map(boards)) {
            if board.squares() > MAX_SQUARES {
                return Err(PuzzleError::TooLarge { squares: board.squares() }.into());
            }
            let graph = Arc::new(Graph::new(board, Leaper::KNIGHT));
            let start = settings.start.as_deref().map(|name| graph.find(name)).transpose()?;
            let found = find_tour(&graph, settings, start, &mut random)?;
            if let Some((tour, has_style)) = found {
                let mut parts = settings.parts.clone();
                parts.resize(tour.squares().len(), Part { text: REST.into(), joins: false });
                return Ok(Self { parts, tour, has_style });
            }
        }
        Err(PuzzleError::NoWordTour.into())
    }

    /// The parts along the tour, rests included.
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// The tour.
    pub fn tour(&self) -> &Tour {
        &self.tour
    }

    /// Whether the tour is of the style that was asked for.
    pub fn has_style(&self) -> bool {
        self.has_style
    }

    /// How many squares the text leaves over.
    pub fn rests(&self) -> usize {
        self.parts.iter().rev().take_while(|part| part.text == REST).count()
    }

    /// The text as it is read.
    pub fn text(&self) -> String {
        text_of(&self.parts[..self.parts.len() - self.rests()])
    }

    /// The puzzle as a grid.
    pub fn grid(&self) -> Grid {
        Grid::of(&self.tour, &self.parts)
    }

    /// The search for all ways in which the puzzle reads as the same text, the tour's own start first.
    pub fn readings(&self) -> Readings {
        let text = self.parts.iter().map(|part| part.text.as_str()).collect();
        let cells = self.grid().cells().map(|part| part.map(|part| part.text.clone())).collect();
        Readings::new(self.tour.graph(), cells, text, Some(self.tour.squares()[0]))
    }

    /// An SVG image: the parts on their squares, the first on a disc if the start is marked, and the tour if it is
    /// to be seen.
    pub fn svg(&self, marks_start: bool, shows_tour: bool, theme: &'static Theme) -> String {
        let graph = self.tour.graph();
        let embedding = Embedding::from(&**graph);
        let sheet = Sheet::new(embedding, theme, Coordinates::Usual);
        let mut diagram = Diagram::new(embedding, theme, sheet.layout);
        let squares = self.tour.squares();
        if shows_tour {
            diagram.trail = Trail::whole(squares);
        }
        diagram.squares = squares.len() as u32;
        diagram.look = Look::Blank;
        let label = |(index, (&square, part)): (u32, (&Square, &Part))| Label {
            square,
            sign: Sign::Text(part.text.clone()),
            visit: (index == 0 && marks_start).then_some(1),
        };
        diagram.labels = (0..).zip(squares.iter().zip(&self.parts)).map(label).collect();
        svg(&diagram, &sheet)
    }
}

/// A seed with which the same text can be read in fewer ways, and how many those are.
///
/// # Errors
/// Those of [`WordPuzzle::new`].
pub fn better_seed(
    settings: &WordSettings,
    readings: Number,
) -> Result<Option<(String, Number)>, Error> {
    let mut best = None;
    let mut fewest = readings.least();
    for number in 1..=OTHER_SEEDS {
        if fewest == 1 {
            break;
        }
        let seed = format!("{}-{number}", settings.seed);
        let puzzle = WordPuzzle::new(&WordSettings { seed: seed.clone(), ..settings.clone() })?;
        let mut others = puzzle.readings().with_limit(100_000);
        while !others.advance(1000)? {}
        if let Number::Exactly(ways) = others.number()
            && ways < fewest
        {
            fewest = ways;
            best = Some((seed, others.number()));
        }
    }
    Ok(best)
}

/// A tour of the board, and whether it has the style; `None` if none was found.
fn find_tour(
    graph: &Arc<Graph>,
    settings: &WordSettings,
    start: Option<Square>,
    random: &mut Random,
) -> Result<Option<(Tour, bool)>, Error> {
    let target = settings.target.unwrap_or(Target::Open);
    match settings.style {
        Style::Any => {}
        Style::Symmetric => {
            if let Some(tour) = symmetric_tour(graph, start, random) {
                return Ok(Some((tour, true)));
            }
        }
        Style::FewCrossings => {
            let mut best: Option<(u64, Tour)> = None;
            for _ in 0..TOURS {
                let Some(tour) = random_tour(graph, target, start, random)? else { break };
                let crossings = Statistics::of(&tour).and_then(|found| found.crossings);
                let crossings = crossings.unwrap_or(u64::MAX);
                if best.as_ref().is_none_or(|(fewest, _)| crossings < *fewest) {
                    best = Some((crossings, tour));
                }
            }
            return Ok(best.map(|(_, tour)| (tour, true)));
        }
    }
    let tour = random_tour(graph, target, start, random)?;
    Ok(tour.map(|tour| (tour, settings.style == Style::Any)))
}

fn random_tour(
    graph: &Arc<Graph>,
    target: Target,
    start: Option<Square>,
    random: &mut Random,
) -> Result<Option<Tour>, Error> {
    let squares: Vec<Square> = graph.each_square().collect();
    for method in METHODS {
        let algorithm = Algorithm::by_id(method)?;
        for _ in 0..MAX_STARTS {
            let any = squares[random.below(squares.len() as u32) as usize];
            let mut search =
                Settings::new(graph).with_target(target).with(start.unwrap_or(any), random.fork());
            if let Some(growth) = algorithm.options.iter().find(|option| option.id == "growth") {
                search = search.with_option(growth, "random")?;
            }
            let mut run = WholeRun::new(algorithm, graph, &search)?;
            while run.steps() < TOUR_LIMIT && !run.advance(1000) {}
            let Some(Outcome::Tour(tour)) = run.outcome() else { continue };
            let (first, last) = (tour.squares()[0], tour.squares()[tour.squares().len() - 1]);
            return Ok(match start {
                Some(start) if first == start => Some(tour.clone()),
                Some(start) if last == start => Some(tour.reversed()),
                Some(start) => tour.starting_at(start),
                None => Some(tour.clone()),
            });
        }
    }
    Ok(None)
}

/// A closed tour whose second half is its first one, turned by half: a path takes one square of each pair that the turn
/// swaps, always next to the fewest others, and has to end a move from the square opposite its beginning.
fn symmetric_tour(graph: &Arc<Graph>, start: Option<Square>, random: &mut Random) -> Option<Tour> {
    let board = graph.board()?;
    let turn = Symmetry::all().into_iter().find(|symmetry| symmetry.id() == "half-turn")?;
    let squares: Vec<Square> = graph.each_square().collect();
    let opposite = |square: Square| turn.square(board, square);
    if turn.board(board) != *board || squares.iter().any(|&square| opposite(square) == square) {
        return None;
    }
    for _ in 0..SYMMETRIC_ATTEMPTS {
        let any = squares[random.below(squares.len() as u32) as usize];
        let mut path = vec![start.unwrap_or(any)];
        let mut is_taken = vec![false; graph.len()];
        loop {
            let head = path[path.len() - 1];
            is_taken[head.index()] = true;
            is_taken[opposite(head).index()] = true;
            let free = |square: Square| {
                graph.neighbours(square).filter(|next| !is_taken[next.index()]).count()
            };
            let open = graph.neighbours(head).filter(|next| !is_taken[next.index()]);
            let drawn = open.map(|next| (free(next), random.number(), next));
            let Some((_, _, next)) = drawn.min_by_key(|&(free, number, _)| (free, number)) else {
                break;
            };
            path.push(next);
        }
        let is_whole = path.len() * 2 == squares.len();
        if is_whole && graph.are_neighbours(path[path.len() - 1], opposite(path[0])) {
            let other_half: Vec<Square> = path.iter().map(|&square| opposite(square)).collect();
            path.extend(other_half);
            return Tour::new(graph.clone(), path).ok();
        }
    }
    None
}

impl From<&str> for Part {
    fn from(text: &str) -> Self {
        let joins = text.len() > 1 && text.ends_with('-');
        Self { text: if joins { &text[..text.len() - 1] } else { text }.to_owned(), joins }
    }
}

/// The part that is too long.
fn excerpt(text: &str) -> Excerpt {
    text.into()
}
