//! What can be wrong with an input, and what would be right.

use thiserror::Error;

use crate::board::MAX_SIDE;
use crate::graph::edge_list::MAX_NAME;
use crate::keypad::Refusal;
use crate::tour::NotATour;

/// A refusal: what was wrong with an input and what would be right.
///
/// [`code`](Error::code) is for programs, the message for people.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Error {
    /// The text of a board is empty, or every one of its squares is a hole.
    #[error(
        "this board has no squares; a board needs at least one, such as \"8x8\" or \"..#/...\""
    )]
    NoSquares,
    /// A side of the board is zero.
    #[error("a board's sides must be at least 1, as in \"8x8\"")]
    ZeroSide,
    /// A side of the board is over [`MAX_SIDE`].
    #[error(
        "a board of {} × {} is too large; each side can be at most {MAX_SIDE}",
        side(*.width), side(*.height)
    )]
    BoardTooLarge {
        /// Width asked for, or the largest number that can be told.
        width: u64,
        /// Height asked for, likewise.
        height: u64,
    },
    /// The rows of a board are not all of the same length.
    #[error(
        "row {row} of the board has {found} squares but the first row has {expected}; \
         all rows must be equally long (write # for a hole)"
    )]
    RaggedRows {
        /// The row at fault, counted from 1 at the top.
        row: usize,
        /// Length of the first row.
        expected: usize,
        /// Length of the row at fault.
        found: usize,
    },
    /// The text of a board holds a character that is neither a square nor a hole.
    #[error(
        "'{character}' in row {row} of the board is invalid; write \"8x8\" for a full board, \
         or rows of . (square) and # (hole) separated by /"
    )]
    UnknownCharacter {
        /// The character.
        character: char,
        /// Its row, counted from 1 at the top.
        row: usize,
    },
    /// The text of a puzzle holds a character that stands for nothing.
    #[error(
        "'{character}' in row {row}, place {place}, is neither a square nor a hole; write . x or 0 \
         for a square, # - _ or a space for a hole, and 1 or s for the start"
    )]
    UnknownSymbol {
        /// The character.
        character: char,
        /// Its row, counted from 1 at the top.
        row: usize,
        /// Its place in the row, counted from 1.
        place: usize,
    },
    /// The text of a puzzle marks two squares as the start.
    #[error("row {row} has a second start in place {place}; a board has one start, 1 or s")]
    SecondStart {
        /// The row of the second one, counted from 1 at the top.
        row: usize,
        /// Its place in the row, counted from 1.
        place: usize,
    },
    /// A text is longer than anything that it could say.
    #[error("{what} can have at most {} characters", grouped(*.most))]
    TooLong {
        /// What it is the text of.
        what: &'static str,
        /// The most characters there can be.
        most: usize,
    },
    /// A text does not name a square.
    #[error("\"{text}\" is not a square; write a file letter and a rank number, such as \"a1\"")]
    BadSquare {
        /// The text, shortened when long.
        text: String,
    },
    /// A square is well written but not on this board.
    #[error("{text} is not on this board, whose squares go from a1 to {last}")]
    SquareOffBoard {
        /// The square asked for.
        text: String,
        /// The square farthest from a1.
        last: String,
    },
    /// A square was asked for that is a hole.
    #[error("{text} is a hole in this board; choose a square")]
    SquareIsAHole {
        /// The square asked for.
        text: String,
    },
    /// A leaper cannot move, or leaps farther than any board is wide.
    #[error(
        "({r}, {s}) is not a leaper; its two lengths must be whole numbers from 0 to {MAX_SIDE} \
         and not both 0, as in (1, 2) for the knight"
    )]
    BadLeaper {
        /// First length asked for.
        r: i64,
        /// Second length asked for.
        s: i64,
    },
    /// An edge list names a vertex outside the graph, or joins one to itself.
    #[error(
        "the edge {from}-{to} cannot be in a graph of {order} vertices; \
         it must join two different ones of 0 to {}", order - 1
    )]
    BadEdge {
        /// One end.
        from: u32,
        /// The other end.
        to: u32,
        /// Vertices of the graph.
        order: u32,
    },
    /// The text of a graph names no vertex.
    #[error("this graph has no vertices; write its edges, such as \"1-2 2-3\"")]
    NoVertices,
    /// The text of a graph names several vertices and no edge.
    #[error(
        "these {vertices} vertices have no edge; write edges such as \"1-2 2-3\", or two names in \
         a line"
    )]
    NoEdges {
        /// How many vertices it names.
        vertices: usize,
    },
    /// A line of a graph's text is none of the form that it is written in.
    #[error("line {line} of the graph cannot be read; write {known}")]
    BadGraphLine {
        /// Its number, from 1.
        line: usize,
        /// What the form has.
        known: &'static str,
    },
    /// The text of a graph has a character that is of no name and parts none.
    #[error(
        "'{character}' is invalid in a graph; write edges such as \"1-2 2-3\", names of letters \
         and digits with a dash between them"
    )]
    UnknownInGraph {
        /// The character.
        character: char,
    },
    /// An edge in the text of a graph has one end.
    #[error("edge number {number} of the graph has only one end; write both, as in \"1-2\"")]
    LooseEdge {
        /// Its place in the list, counted from 1.
        number: usize,
    },
    /// An edge in the text of a graph joins a vertex to itself.
    #[error("the edge {name}-{name} is a loop; an edge must join two different vertices")]
    LoopEdge {
        /// The vertex.
        name: String,
    },
    /// A vertex has too long a name.
    #[error("\"{name}\" is too long for a vertex; a name can have at most {MAX_NAME} characters")]
    LongName {
        /// The name, shortened when very long.
        name: String,
    },
    /// The text of a graph is larger than is taken.
    #[error("this graph is too large; it can have at most {} {what}", grouped(*.most))]
    GraphTooLarge {
        /// What there is too much of.
        what: &'static str,
        /// How many there can be.
        most: usize,
    },
    /// A text does not name a vertex of a graph that is no board.
    #[error("\"{text}\" is not a vertex of this graph, whose vertices are {some}")]
    NotAVertex {
        /// The text, shortened when long.
        text: String,
        /// What the first vertices are called.
        some: String,
    },
    /// No algorithm has this id.
    #[error("there is no algorithm \"{id}\"; there are: {known}")]
    UnknownAlgorithm {
        /// The id asked for, shortened when long.
        id: String,
        /// The ids there are.
        known: String,
    },
    /// The algorithm that walks a given tour was given none.
    #[error("no tour is given to walk; a Session takes one in `tour`, as in \"a1b3c5\"")]
    NoTourGiven,
    /// A tour was given that is none.
    #[error("the given squares are no tour: {0}")]
    NotATour(#[from] NotATour),
    /// The numbers of a numbered board are not those of a tour.
    #[error("number {number} {what}; a numbered board has every number once, from 0 or 1")]
    TourNumber {
        /// The number.
        number: u64,
        /// What is wrong with it.
        what: &'static str,
    },
    /// A setting has a value that it cannot have.
    #[error("{setting} cannot be \"{value}\"; it can be {known}")]
    BadSetting {
        /// The setting's name.
        setting: &'static str,
        /// The value asked for, shortened when long.
        value: String,
        /// What it can be.
        known: String,
    },
    /// A method was asked for on a board that it is not defined on.
    #[error("{method} is not for this board: {why}")]
    NotForThisBoard {
        /// The method, by its name.
        method: &'static str,
        /// What it needs.
        why: &'static str,
    },
    /// A move by hand that cannot be made.
    #[error("the knight cannot go to {square}: {}", .what.message())]
    IllegalMove {
        /// Where it was to go.
        square: String,
        /// What is wrong with that.
        what: IllegalMove,
    },
    /// A board is larger than a method takes.
    #[error(
        "{method} takes boards of at most {} squares; this one has {}",
        grouped(*.largest), grouped(*.squares)
    )]
    TooLargeFor {
        /// The method, by its name.
        method: &'static str,
        /// Squares of the board.
        squares: usize,
        /// Squares of the largest that it takes.
        largest: usize,
    },
    /// A keypad, or a question about its sequences, is refused.
    #[error(transparent)]
    Sequence(#[from] Refusal),
    /// The browser lacks something that the page needs.
    #[error("this browser has no {what}; a current one does")]
    NotSupported {
        /// What it lacks.
        what: &'static str,
    },
    /// A search that was to deliver a tour ended without one.
    #[error(
        "no tour was found: the search ended with {visited} of {squares} squares visited; \
         try whenStuck \"backtrack\" or another start"
    )]
    NoTour {
        /// Squares on the path at the end.
        visited: usize,
        /// Squares of the board.
        squares: usize,
    },
    /// A tour was asked for where there is none.
    #[error("there is no such tour ({why}); `solve` says the same, and `diagnose` more")]
    NoSuchTour {
        /// The code of what rules it out.
        why: &'static str,
    },
    /// Counting would have to keep too many squares in mind at a time.
    #[error(
        "this is too wide for an exact count: {width} squares would have to be tracked at \
         once, and {widest} can be; take a narrower board, or a graph with fewer edges"
    )]
    TooWideToCount {
        /// Squares on the frontier at its widest.
        width: usize,
        /// The most there can be.
        widest: usize,
    },
    /// Counting needs more memory than it may take.
    #[error(
        "this count needs {} {} of memory and may take {}; raise the limit or take a smaller board",
        if *is_exact { "about" } else { "more than" }, megabytes(*needed), megabytes(*limit)
    )]
    TooMuchMemory {
        /// Bytes that are needed, as far as that is known.
        needed: u64,
        /// Bytes that may be taken.
        limit: u64,
        /// Whether `needed` is enough; else more is needed than that.
        is_exact: bool,
    },
    /// A number of tours that is too large.
    #[error(
        "there are 2¹²⁸ tours or more, which is more than can be counted; take a smaller board"
    )]
    CountOverflow,
    /// Tours that would have to be looked at one by one are too many for that.
    #[error(
        "{tours} tours are too many to compare one by one, as counting up to symmetry requires; \
         at most {most} can be compared"
    )]
    TooManyToList {
        /// How many there are.
        tours: u128,
        /// The most there can be.
        most: u128,
    },
    /// A count that takes too long to be made at once.
    #[error(
        "this count takes too long for one call; set limit to \"none\" where nobody waits, as in \
         scripts and workers, or make a new TourCounter with the same settings and call its \
         advance(milliseconds) until it is done"
    )]
    TooLongForOneCall,
    /// A search that takes too long to be made at once.
    #[error(
        "this search takes too long for one call; set limit to more milliseconds, or to \"none\" \
         where nobody waits, as in scripts and workers"
    )]
    SearchTooLong,
}

/// Bytes as a text for people.
fn megabytes(bytes: u64) -> String {
    if bytes < 10_000_000 {
        return format!("{} kB", grouped(bytes.div_ceil(1000) as usize));
    }
    format!("{} MB", grouped(bytes.div_ceil(1_000_000) as usize))
}

/// A side of a board as it was asked for, where that can be told.
fn side(squares: u64) -> String {
    if squares == u64::MAX { "very many".to_owned() } else { squares.to_string() }
}

/// A number with commas between thousands.
pub(crate) fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() * 4 / 3);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

impl Error {
    /// The kind of error as a kebab-case word, the same in every release.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::NoSquares
            | Self::ZeroSide
            | Self::RaggedRows { .. }
            | Self::UnknownCharacter { .. }
            | Self::UnknownSymbol { .. }
            | Self::SecondStart { .. } => "bad-board",
            Self::TooLong { .. } => "too-long",
            Self::TourNumber { .. } => "bad-tour",
            Self::BoardTooLarge { .. } => "board-too-large",
            Self::BadSquare { .. } | Self::SquareOffBoard { .. } | Self::NotAVertex { .. } => {
                "bad-square"
            }
            Self::SquareIsAHole { .. } => "square-is-a-hole",
            Self::BadLeaper { .. } => "bad-leaper",
            Self::BadEdge { .. }
            | Self::NoVertices
            | Self::NoEdges { .. }
            | Self::BadGraphLine { .. }
            | Self::UnknownInGraph { .. }
            | Self::LooseEdge { .. }
            | Self::LoopEdge { .. }
            | Self::LongName { .. } => "bad-graph",
            Self::GraphTooLarge { .. } => "graph-too-large",
            Self::UnknownAlgorithm { .. } => "unknown-algorithm",
            Self::BadSetting { .. } => "bad-setting",
            Self::IllegalMove { .. } => "illegal-move",
            Self::NotForThisBoard { .. } | Self::TooLargeFor { .. } => "not-for-this-board",
            Self::Sequence(refusal) => refusal.code(),
            Self::NotSupported { .. } => "not-supported",
            Self::NoTour { .. }
            | Self::NoSuchTour { .. }
            | Self::NoTourGiven
            | Self::NotATour(_) => "no-tour",
            Self::TooWideToCount { .. } => "too-wide-to-count",
            Self::TooMuchMemory { .. } => "too-much-memory",
            Self::TooManyToList { .. } => "too-many-tours",
            Self::CountOverflow => "count-overflow",
            Self::TooLongForOneCall | Self::SearchTooLong => "too-long-for-one-call",
        }
    }
}

/// What is wrong with a move by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// No move leads there from where the knight stands.
    NotAMove,
    /// The square is visited, and not the one that closes the tour.
    Visited,
    /// There is no square there.
    Hole,
    /// The tour is complete.
    Over,
}

impl IllegalMove {
    /// Its kebab-case word.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::NotAMove => "not-a-move",
            Self::Visited => "visited",
            Self::Hole => "hole",
            Self::Over => "over",
        }
    }

    fn message(self) -> &'static str {
        match self {
            Self::NotAMove => "no move leads there from where it stands",
            Self::Visited => "it has been there; choose a square not visited yet",
            Self::Hole => "there is a hole",
            Self::Over => "the tour is complete; go back to try another way",
        }
    }
}

/// The text for use in a message: whole when short, else its beginning.
///
/// Messages are shown to people, and a hostile text may be millions of characters long.
#[must_use]
pub fn excerpt(text: &str) -> String {
    const LONGEST: usize = 40;
    if text.chars().nth(LONGEST).is_none() {
        return text.to_owned();
    }
    text.chars().take(LONGEST).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_parted() {
        let texts = [0, 999, 1000, 16_777_216].map(grouped);
        assert_eq!(texts, ["0", "999", "1,000", "16,777,216"]);
    }

    #[test]
    fn amounts_are_told_so_that_they_differ() {
        let message =
            |needed, limit| Error::TooMuchMemory { needed, limit, is_exact: false }.to_string();
        assert!(message(1_200_000, 1 << 20).contains("1,200 kB of memory and may take 1,049 kB"));
        assert!(
            message(2_792_000_000, 2 << 30).contains("2,792 MB of memory and may take 2,148 MB")
        );
    }
}
