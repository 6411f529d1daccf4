//! Errors in the settings of a search.

use crate::error::wording::grouped;
use crate::error::{Excerpt, errors};

errors! {
    /// Why a search cannot start.
    pub enum SearchError {
        /// No algorithm has this id.
        UnknownAlgorithm {
            /// The given id, shortened if long.
            id: Excerpt,
            /// The existing ids.
            known: Vec<&'static str>,
        } => "unknown-algorithm",
            "there is no algorithm \"{id}\"; choose one of {known}", known = known.join(", ");
        /// The algorithm does not offer this value of a setting.
        NotOffered {
            /// The setting.
            setting: &'static str,
            /// The given value.
            value: &'static str,
            /// The values it offers.
            known: Vec<&'static str>,
        } => "bad-setting",
            "{setting} cannot be \"{value}\"; it can be {known}", known = known.join(", ");
        /// The algorithm cannot search for open tours from any start.
        NotAnywhere => "bad-setting",
            "start cannot be \"any\"; it can be a square, or \"random\" (\"any\" is for closed tours, and \
             for open ones with methods that choose where to begin, such as \"best\")";
        /// A last square was asked for, and a closed tour has none.
        EndOfClosed => "bad-setting",
            "a closed tour has no last square; leave end out, or ask for an open tour";
        /// The algorithm cannot be asked for a last square.
        CannotEnd {
            /// The algorithm's name.
            method: &'static str,
            /// The ids of those that can.
            known: Vec<&'static str>,
        } => "bad-setting",
            "{method} cannot be asked for a last square; these methods can: {known}",
            known = known.join(", ");
        /// A last square needs a first one.
        EndFromAnywhere => "bad-setting",
            "start cannot be \"any\" if end is given; name the first square, or leave end out";
        /// The last square is the first.
        EndIsStart {
            /// The square.
            square: String,
        } => "bad-setting",
            "a tour cannot end on {square}, where it begins; choose another last square";
        /// The algorithm works only on boards.
        NeedsBoard {
            /// The algorithm's name.
            method: &'static str,
        } => "not-for-this-board",
            "{method} cannot be used on this board: it needs squares in ranks and files, which a graph \
             does not have";
        /// Opposite edges of the board are joined.
        NeedsEdges {
            /// The algorithm's name.
            method: &'static str,
        } => "not-for-this-board",
            "{method} cannot be used on this board: it needs a board whose edges are not joined; leave wrap out";
        /// The algorithm cannot continue a path that somebody else has made.
        CannotResume {
            /// The algorithm's name.
            method: &'static str,
        } => "not-for-this-board",
            "{method} cannot be used on this board: it cannot continue from moves that it has not made";
        /// The algorithm works only for the knight on full rectangles.
        NeedsKnightOnRectangle {
            /// The algorithm's name.
            method: &'static str,
        } => "not-for-this-board",
            "{method} cannot be used on this board: it only works for the knight on a full rectangle";
        /// The board is too small for four parallel lines.
        NeedsRoomForFormation {
            /// The algorithm's name.
            method: &'static str,
        } => "not-for-this-board",
            "{method} cannot be used on this board: it needs one side that is even and at least 16 and \
             another of at least 12, or 12 × 12, 12 × 14 or 14 × 14 squares";
        /// The algorithm needs a neuron for each move, and there are too many moves.
        TooManyMoves {
            /// The algorithm's name.
            method: &'static str,
            /// The maximum number of moves.
            most: u16,
        } => "not-for-this-board",
            "{method} cannot be used on this board: it needs a neuron for each move, and has at most \
             {most}", most = grouped(most);
        /// The tie-break needs the centre of the board, and the graph has none.
        NoCentre {
            /// The tie-break's name.
            method: &'static str,
        } => "not-for-this-board",
            "{method} cannot be used on this board: only a board has a centre; choose another tie-break";
        /// The rule compares squares by their places, and the graph has none.
        RuleNeedsBoard {
            /// The text of the rule, shortened if long.
            rule: Excerpt,
        } => "not-for-this-board",
            "the rule \"{rule}\" cannot be used on this board: it asks where squares lie, and a graph has \
             no rows and columns; leave that out";
        /// The rule looks two moves ahead, and a step would take longer than a page may be held up.
        TooManyTwoMovesAway {
            /// The text of the rule, shortened if long.
            rule: Excerpt,
        } => "not-for-this-board",
            "the rule \"{rule}\" cannot be used on this graph: onward2 looks two moves ahead, and there are so \
             many here that a step would take too long; use onward-sum instead";
        /// The tie-break is defined only for square boards, from a corner.
        NeedsCorner {
            /// The tie-break's name.
            method: &'static str,
        } => "not-for-this-board",
            "{method} cannot be used on this board: it is defined for the knight on full square boards \
             of 5 × 5 and more, starting in a corner; choose such a start or another tie-break";
        /// The graph is too large for the algorithm.
        TooLarge {
            /// The algorithm's name.
            method: &'static str,
            /// Squares of the graph.
            squares: usize,
            /// The maximum number of squares.
            largest: usize,
        } => "not-for-this-board",
            "{method} only works on up to {largest} squares; this board has {squares}",
            largest = grouped(largest),
            squares = grouped(squares);
        /// The page's build leaves the algorithm to the whole one.
        NotHere => "not-supported",
            "this method needs the whole solver; load it first";
        /// No tour was given for the replay.
        NoTourGiven => "no-tour",
            "there is no tour to replay; give a Session one in `tour`, as in \"a1b3c5\"";
        /// The given tour should be closed, but is not.
        DoesNotClose {
            /// The name of the replaying method.
            method: &'static str,
        } => "not-for-this-board",
            "{method} cannot be used on this board: its tour does not close, because its end is not a \
             move from its start";
    }
}

impl SearchError {
    /// Whether the method or the tie-break does not support this kind of board or this start, whatever the
    /// size of the board.
    pub fn is_about_the_board(&self) -> bool {
        matches!(
            self,
            Self::NeedsBoard { .. }
                | Self::NeedsEdges { .. }
                | Self::NeedsKnightOnRectangle { .. }
                | Self::NeedsRoomForFormation { .. }
                | Self::TooManyMoves { .. }
                | Self::NoCentre { .. }
                | Self::RuleNeedsBoard { .. }
                | Self::TooManyTwoMovesAway { .. }
                | Self::NeedsCorner { .. }
        )
    }
}
