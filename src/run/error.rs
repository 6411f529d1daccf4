//! What can be wrong with what is asked of a run.

use crate::error::{Fact, Tell, refusals};
use crate::tour::NotATour;

refusals! {
    /// Why a run is not begun, or a move by hand is not made.
    pub enum RunError {
        /// A move by hand that cannot be made.
        IllegalMove {
            /// Where the knight was to go.
            square: String,
            /// What is wrong with that.
            what: IllegalMove,
        } => "illegal-move",
        /// The moves of an algorithm are not one path that could be continued by hand.
        NotAPath {
            /// The algorithm's name.
            method: &'static str,
        } => "not-for-this-board",
        /// A text is no list of moves by hand.
        BadMovesByHand {
            /// The text, shortened when long.
            text: String,
            /// The most moves there can be.
            most: usize,
        } => "bad-setting",
        /// What is to be walked is no tour.
        NotATour {
            /// What is wrong with it.
            fault: NotATour,
        } => "no-tour",
        /// Tours of boards alone can be walked.
        WalksBoards {
            /// Who was to walk it.
            method: &'static str,
        } => "not-for-this-board",
        /// An open tour begins at its first square.
        FixedStart {
            /// Who was to walk it.
            method: &'static str,
        } => "not-for-this-board",
        /// A range of steps ends before it begins.
        NoSuchSteps {
            /// Its first step.
            from: usize,
            /// Its last, or that of the run.
            to: usize,
        } => "bad-setting",
        /// A run is not kept that is to be shown from its beginning.
        TooLargeToAnimate {
            /// Squares of the board, holes counted.
            squares: usize,
            /// Squares of the largest.
            largest: usize,
        } => "not-for-this-board",
        /// A file of frames becomes larger than it may.
        AnimationTooLarge {
            /// The most bytes.
            most: usize,
        } => "animation-too-large",
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
    /// All of them, in the order of the variants.
    pub const ALL: [Self; 4] = [Self::NotAMove, Self::Visited, Self::Hole, Self::Over];

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
}

impl Tell for IllegalMove {
    fn fact(&self) -> Fact {
        Fact::Phrase(self.id())
    }
}
