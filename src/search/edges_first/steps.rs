//! The kinds of steps of the pencil-and-paper method, and the lines of its pseudo-code.

use crate::search::reason::kinds;

pub(super) mod line {
    pub const UNTIL_STUCK: u8 = 1;
    pub const WALK: u8 = 2;
    pub const SPLICE: u8 = 3;
    pub const ROTATE: u8 = 4;
    pub const CLOSE: u8 = 5;
    pub const RENUMBER: u8 = 6;
    pub const RESTART: u8 = 7;
}

kinds! {
    /// The knight goes to a corner.
    pub(super) TO_CORNER = "to-corner" {
        to: Square, candidates: Number, tied: Number,
    } counts [], TO_RANDOM_CORNER [Ties];

    /// No corner can be reached; the knight goes to a square nearest to the edge.
    pub(super) NEAR_EDGE = "near-edge" {
        to: Square, candidates: Number, tied: Number,
        // Rows or columns between the square and the nearest edge.
        distance: Number,
    } counts [], NEAR_RANDOM_EDGE [Ties];

    /// Leftover squares are visited between two squares of the walk.
    pub(super) DETOUR = "detour" {
        from: Square, to: Square,
        // The last numbered square before them.
        after: Number,
        // How many lettered squares lie between that one and these.
        passed: Number,
        // How many squares there are.
        letters: Number,
    } counts [Splices], DETOUR_FROM_DEAD_END [Splices, DeadEnds];

    /// No detour fits: the end is rotated, so that the walk ends at `to`.
    pub(super) ROTATE = "rotate-walk" {
        // The last square that keeps its number.
        at: Square,
        to: Square,
        // How many squares get other numbers.
        turned: Number,
        use: Word(USES),
        // Unvisited squares.
        left: Number,
    } counts [Rotations], ROTATE_FROM_DEAD_END [Rotations, DeadEnds];

    /// Lettered squares get numbers; the moves do not change.
    pub(super) RENUMBER = "renumber" {
        // How many squares had letters.
        lettered: Number,
        // Unvisited squares.
        left: Number,
    };
}

/// The use of a rotation, by rank. Among useless ones, the one is taken whose end has not been the end for
/// longest.
pub(super) const USES: &[&str] = &["goes-on", "closes", "detour", "none"];
pub(super) const GOES_ON: u32 = 0;
pub(super) const CLOSES: u32 = 1;
pub(super) const MAKES_DETOUR: u32 = 2;
pub(super) const NONE: u32 = 3;
