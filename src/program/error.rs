//! Errors of runs that cannot become a program.

use crate::error::errors;
use crate::error::wording::grouped;

errors! {
    /// Why there is no program for a run.
    pub enum ProgramError {
        /// Only two methods are written as programs.
        NoSuchMethod {
            /// The method's name.
            method: &'static str,
        } => "no-program",
            "there is no program for {method}; choose warnsdorff or backtracking";
        /// The run is not on a board.
        NeedsBoard => "no-program",
            "there is no program for graphs that are not boards; choose a board";
        /// Opposite edges of the board are joined.
        NeedsEdges => "no-program",
            "there is no program for a board whose edges are joined; leave wrap out";
        /// The board is too large for a program that a class can run.
        TooLarge {
            /// The longer side of the board.
            side: u16,
            /// The maximum side.
            most: u16,
        } => "no-program",
            "a program can have a board of up to {most} × {most} squares; this one has a side of {side}";
        /// The program would look for a closed tour.
        OpenOnly => "no-program",
            "there are only programs for open tours; choose target open";
        /// The rule has a memory of its own.
        NoRegions => "no-program",
            "there is no program for Squirrel and Cull’s regions; choose another rule";
        /// Backtracking looks ahead.
        NoPruning => "no-program",
            "there is no program for backtracking that looks ahead; choose prune false";
        /// Somebody makes moves by hand.
        NoMovesByHand => "no-program",
            "there is no program for moves made by hand; leave byHand out";
        /// The rule has values that languages store differently.
        TooLargeValues with { most: usize = i32::MAX as usize, } => "no-program",
            "this rule can have values beyond {most}, which some languages cannot hold; use smaller numbers",
            most = grouped(most);
        /// The rule needs more lines than a class can read.
        TooLong {
            /// How many lines it needs.
            lines: usize,
            /// The maximum number of lines.
            most: usize,
        } => "no-program",
            "this rule takes {lines} lines in this language, and a program has at most {most}; use fewer \
             measures, or stop at a dead end";
    }
}
