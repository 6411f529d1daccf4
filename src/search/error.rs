//! What a search cannot be asked for.

use crate::error::refusals;

refusals! {
    /// Why a search is not begun.
    pub enum SearchError {
        /// No algorithm has this id.
        UnknownAlgorithm {
            /// The id asked for, shortened when long.
            id: String,
            /// The ids there are.
            known: String,
        } => "unknown-algorithm",
        /// The algorithm does not offer what it is asked for.
        NotOffered {
            /// The setting.
            setting: &'static str,
            /// The value asked for.
            value: &'static str,
            /// What it offers.
            known: String,
        } => "bad-setting",
        /// The algorithm cannot look for open tours from wherever there is one.
        NotAnywhere => "bad-setting",
        /// The algorithm needs squares in ranks and files.
        NeedsBoard {
            /// The algorithm's name.
            method: &'static str,
        } => "not-for-this-board",
        /// The algorithm cannot go on from moves that it has not made itself.
        CannotResume {
            /// The algorithm's name.
            method: &'static str,
        } => "not-for-this-board",
        /// The algorithm takes full rectangles and the knight alone.
        NeedsKnightOnRectangle {
            /// The algorithm's name.
            method: &'static str,
        } => "not-for-this-board",
        /// The algorithm needs lines long enough for four knights side by side.
        NeedsRoomForFormation {
            /// The algorithm's name.
            method: &'static str,
        } => "not-for-this-board",
        /// The algorithm needs a neuron for each move, and there are too many moves.
        TooManyMoves {
            /// The algorithm's name.
            method: &'static str,
            /// The most moves there can be.
            most: u16,
        } => "not-for-this-board",
        /// The graph has no centre, by which the tie-break goes.
        NoCentre {
            /// The tie-break's name.
            method: &'static str,
        } => "not-for-this-board",
        /// The tie-break is defined for square boards, from a corner.
        NeedsCorner {
            /// The tie-break's name.
            method: &'static str,
        } => "not-for-this-board",
        /// The graph is larger than the algorithm takes.
        TooLarge {
            /// The algorithm's name.
            method: &'static str,
            /// Squares of the graph.
            squares: usize,
            /// Squares of the largest that it takes.
            largest: usize,
        } => "not-for-this-board",
        /// There is no tour to walk.
        NoTourGiven => "no-tour",
        /// The tour to walk is to be closed, and is not.
        DoesNotClose {
            /// Who was to walk it.
            method: &'static str,
        } => "not-for-this-board",
    }
}

impl SearchError {
    /// Whether the board, or where the search begins on it, is none that the method or the tie-break
    /// is made for, whatever its size.
    #[must_use]
    pub fn is_about_the_board(&self) -> bool {
        matches!(
            self,
            Self::NeedsBoard { .. }
                | Self::NeedsKnightOnRectangle { .. }
                | Self::NeedsRoomForFormation { .. }
                | Self::TooManyMoves { .. }
                | Self::NoCentre { .. }
                | Self::NeedsCorner { .. }
        )
    }
}
