//! Errors in what is asked of a run.

use std::fmt;

use crate::choice::ids;
use crate::error::wording::{grouped, memory};
use crate::error::{Excerpt, Fact, errors};
use crate::tour::NotATour;

errors! {
    /// Why a run cannot begin, or a move by hand cannot be made.
    pub enum RunError {
        /// A move by hand that cannot be made.
        IllegalMove {
            /// The target of the move.
            square: String,
            /// Why it cannot be made.
            what: IllegalMove,
        } => "illegal-move", "{square} cannot be the next move: {what}";
        /// The algorithm's moves do not form a path that could be continued by hand.
        NotAPath {
            /// The algorithm's name.
            method: &'static str,
        } => "not-for-this-board",
            "{method} cannot be used on this board: its moves do not form one path, so nobody can continue \
             it by hand";
        /// The text is not a list of moves by hand.
        BadMovesByHand {
            /// The text, shortened if long.
            text: Excerpt,
            /// The maximum number of moves.
            most: usize,
        } => "bad-setting",
            "byHand cannot be \"{text}\"; it can be up to {most} moves such as \"12:e5,13:g6\", \
             each with the steps before it";
        /// The squares to replay are not a tour.
        NotATour {
            /// What is wrong with them.
            fault: NotATour,
        } => "no-tour", "these squares are not a tour: {fault}";
        /// Only tours of boards can be replayed.
        WalksBoards {
            /// The name of the replaying method.
            method: &'static str,
        } => "not-for-this-board", "{method} cannot be used on this board: it only replays tours of boards";
        /// An open tour begins at its first square.
        FixedStart {
            /// The name of the replaying method.
            method: &'static str,
        } => "not-for-this-board",
            "{method} cannot be used on this board: an open tour begins on its first square; choose that \
             as the start";
        /// A range of steps ends before it begins.
        NoSuchSteps {
            /// The first step.
            from: usize,
            /// The last step, or that of the run.
            to: usize,
        } => "bad-setting",
            "from cannot be \"{from}\"; it can be a whole number up to {to}, the last step to \
             show";
        /// The run is too large to be recorded, so it cannot be shown from its beginning.
        TooLargeToAnimate {
            /// Squares of the board, including holes.
            squares: usize,
            /// The maximum number of squares.
            largest: usize,
        } => "not-for-this-board",
            "an animation can show up to {largest} squares; this board has {squares}",
            largest = grouped(largest),
            squares = grouped(squares);
        /// The animation file would be too large.
        AnimationTooLarge {
            /// The maximum number of bytes.
            most: usize,
        } => "animation-too-large",
            "this animation would be larger than {most}; use fewer steps or a smaller size",
            most = memory(*most as u64);
    }
}

errors! {
    /// Why a search for a tour ended without one.
    pub enum SolveError {
        /// There is no such tour.
        NoSuchTour {
            /// The code of the reason.
            why: &'static str,
            /// The reason in English.
            reason: String,
        } => "no-tour", "there is no such tour: {reason}";
        /// The search gave up.
        NotFound {
            /// The name of the method.
            method: &'static str,
        } => "no-tour",
            "no tour was found by the method “{method}”; another method, start or seed may find one";
    }
}

ids! {
    /// Why a move by hand cannot be made.
    pub enum IllegalMove {
        /// No move leads there from the knight's square.
        NotAMove = "not-a-move",
        /// The square is visited, and does not close the tour.
        Visited = "visited",
        /// There is no square there.
        Hole = "hole",
        /// It is the last square of the tour, and others are left.
        ComesLast = "comes-last",
        /// The tour is complete.
        Over = "over",
    }
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::NotAMove => "no move leads there from the last square",
            Self::Visited => "it has been visited already; choose an unvisited square",
            Self::Hole => "it is a hole; choose a square",
            Self::ComesLast => "the tour has to end there; visit all other squares before",
            Self::Over => "the tour is complete; go back to try another way",
        })
    }
}

/// A phrase whose text is the id.
impl From<&IllegalMove> for Fact {
    fn from(what: &IllegalMove) -> Self {
        let kind = match what {
            IllegalMove::NotAMove => "IllegalMove.NotAMove",
            IllegalMove::Visited => "IllegalMove.Visited",
            IllegalMove::Hole => "IllegalMove.Hole",
            IllegalMove::ComesLast => "IllegalMove.ComesLast",
            IllegalMove::Over => "IllegalMove.Over",
        };
        Self::Phrase { kind, facts: Vec::new(), text: what.id().to_owned() }
    }
}
