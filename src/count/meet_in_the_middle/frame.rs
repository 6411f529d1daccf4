//! The rows of a board that are being processed, and how many moves each of their squares has.

use crate::count::path_pairing::{Change, Turn};

/// How many moves each square of the frame has, 0 to 2, in two bits each: the *degrees* of a state.
pub(super) type Degrees = u64;

/// The position of a square, or of the apex, within the degrees.
pub(super) type Slot = u8;

/// The apex, which is in every frame.
pub(super) const APEX: Slot = 0;

/// Every even bit.
pub(super) const EVEN: u64 = 0x5555_5555_5555_5555;

/// The maximum number of columns. Each row has this many slots, whatever the width of the board.
const COLUMNS: u8 = 10;

/// Bits of a row.
const ROW: u32 = 2 * COLUMNS as u32;

/// Bits of half a row.
const ROW_HALF: u32 = ROW / 2;

/// Three rows that each begin with these bits.
const fn in_each_row(bits: u64) -> u64 {
    bits | bits << ROW | bits << (2 * ROW)
}

/// The first half of each row, and in each half the first, the second and the middle square.
const FIVES: u64 = in_each_row(0x3FF);
const FIRSTS: u64 = in_each_row(3 | 3 << ROW_HALF);
const SECONDS: u64 = FIRSTS << 2;
const MIDDLES: u64 = FIRSTS << 4;

/// Three rows of a board: the one whose squares are being finished, and the next two. The slot of
/// the apex comes first, then the rows, each from left to right.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Frame {
    pub width: u8,
}

impl Frame {
    /// The slots of all squares.
    pub fn squares(self) -> impl Iterator<Item = Slot> + Clone {
        (0..3).flat_map(move |row| (0..self.width).map(move |column| slot_at(row, column)))
    }

    /// The slot mirrored in its row.
    pub fn mirrored_slot(self, slot: Slot) -> Slot {
        if slot == APEX {
            return APEX;
        }
        let (row, column) = ((slot - 1) / COLUMNS, (slot - 1) % COLUMNS);
        slot_at(row, self.width - 1 - column)
    }

    fn row(self, degrees: Degrees, row: u32) -> u64 {
        (degrees >> (2 + row * ROW)) & ((1 << (2 * self.width)) - 1)
    }

    /// The degrees mirrored left to right.
    pub fn mirrored(self, degrees: Degrees) -> Degrees {
        // All rows at once: swaps the halves of each row, then the outer squares of each half, then those
        // next to them.
        let rows = degrees >> 2;
        let rows = rows >> ROW_HALF & FIVES | (rows & FIVES) << ROW_HALF;
        let rows = rows & MIDDLES
            | (rows & FIRSTS) << 8
            | rows >> 8 & FIRSTS
            | (rows & SECONDS) << 4
            | rows >> 4 & SECONDS;
        degrees & 3 | rows >> (2 * (COLUMNS - self.width)) << 2
    }

    /// The representative of the degrees and their mirror image.
    #[inline]
    pub fn folded(self, degrees: Degrees) -> Degrees {
        degrees.min(self.mirrored(degrees))
    }

    /// A value shared by all states that can meet while the `apart` slots stay untouched: the degrees there,
    /// or those of the mirror image.
    #[inline]
    pub fn class(self, apart: Degrees, degrees: Degrees) -> Degrees {
        (degrees & apart).min(self.mirrored(degrees) & apart)
    }

    /// The degrees that the other half must have when this one has these in the first two rows: the missing
    /// moves, seen from the other side of the board.
    pub fn partner(self, degrees: Degrees, has_apex: bool) -> Degrees {
        let two = self.row(EVEN << 1, 0);
        let apex = if has_apex { 2 - (degrees & 3) } else { 0 };
        let rows = [self.row(degrees, 1), self.row(degrees, 0)].map(|row| two - row);
        apex | rows[0] << 2 | rows[1] << (2 + ROW)
    }

    /// The change that a turn makes to the ends of paths in states with these degrees.
    pub fn turn(self, degrees: Degrees, turn: Turn) -> Change {
        let ends = ends(degrees);
        let in_row = |row| self.row(ends, row).count_ones() as u8;
        Change::Turn(turn, [(ends & 3) as u8, in_row(0), in_row(1), in_row(2)])
    }
}

/// The number of columns at each side that [`outer`] looks at.
#[cfg(feature = "large")]
pub(super) const OUTER: u32 = 3;

/// The degrees of the first columns of all rows, two bits each, row by row.
#[cfg(feature = "large")]
#[inline]
pub(super) fn outer(degrees: Degrees) -> usize {
    let row = |row: u32| degrees >> (2 + row * ROW) & ((1 << (2 * OUTER)) - 1);
    (row(0) | row(1) << (2 * OUTER) | row(2) << (4 * OUTER)) as usize
}

/// The slot in a row (0 to 2) and a column.
pub(super) fn slot_at(row: u8, column: u8) -> Slot {
    1 + row * COLUMNS + column
}

/// The degrees when the first row is finished and the frame moves to the next.
pub(super) fn shifted(degrees: Degrees) -> Degrees {
    degrees & 3 | degrees >> ROW & !3
}

/// The number of moves of the square in a slot.
#[inline]
pub(super) fn degree(degrees: Degrees, slot: Slot) -> u64 {
    degrees >> (2 * slot) & 3
}

#[inline]
pub(super) fn one(slot: Slot) -> Degrees {
    1 << (2 * slot)
}

#[inline]
pub(super) fn both(slot: Slot) -> Degrees {
    3 << (2 * slot)
}

/// A bit for each slot with a single move: the ends of paths.
#[inline]
pub(super) fn ends(degrees: Degrees) -> u64 {
    degrees & !(degrees >> 1) & EVEN
}

#[inline]
pub(super) fn pairs(degrees: Degrees) -> usize {
    ends(degrees).count_ones() as usize / 2
}

/// The change that a new move between two slots makes to the ends of paths; neither slot has two moves yet.
#[inline]
pub(super) fn link(degrees: Degrees, a: Slot, b: Slot) -> Change {
    let (a, b) = (a.min(b), a.max(b));
    let place = |slot: Slot| (ends(degrees) & (one(slot) - 1)).count_ones() as u8;
    let (place_a, place_b) = (place(a), place(b));
    match (degree(degrees, a), degree(degrees, b)) {
        (0, 0) => Change::Insert(place_a, place_b + 1),
        (0, _) => Change::Move(place_b, place_a),
        (_, 0) => Change::Move(place_a, place_b - 1),
        _ => Change::Contract(place_a, place_b),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAME: Frame = Frame { width: 5 };

    fn degrees(slots: &[(Slot, u64)]) -> Degrees {
        slots.iter().map(|&(slot, degree)| degree << (2 * slot)).sum()
    }

    #[test]
    fn mirroring_exchanges_columns() {
        let left = degrees(&[(APEX, 1), (slot_at(0, 0), 2), (slot_at(2, 1), 1)]);
        let right = degrees(&[(APEX, 1), (slot_at(0, 4), 2), (slot_at(2, 3), 1)]);
        assert_eq!(FRAME.mirrored(left), right);
        assert_eq!(FRAME.mirrored(right), left);
        assert_eq!(FRAME.folded(left), FRAME.folded(right));
        assert_eq!(FRAME.mirrored_slot(slot_at(2, 1)), slot_at(2, 3));
        assert_eq!(FRAME.mirrored_slot(APEX), APEX);
    }

    #[test]
    fn every_column_of_every_width_is_mirrored() {
        for width in 3..=COLUMNS {
            let frame = Frame { width };
            for slot in frame.squares().chain([APEX]) {
                let mirrored = frame.mirrored(both(slot));
                assert_eq!(mirrored, both(frame.mirrored_slot(slot)), "slot {slot}, width {width}");
            }
        }
    }

    #[test]
    fn shifting_drops_a_row() {
        let before = degrees(&[(APEX, 1), (slot_at(1, 0), 2), (slot_at(2, 4), 1)]);
        let after = degrees(&[(APEX, 1), (slot_at(0, 0), 2), (slot_at(1, 4), 1)]);
        assert_eq!(shifted(before), after);
    }

    #[test]
    fn partners_have_what_is_missing() {
        let some = degrees(&[(slot_at(0, 1), 2), (slot_at(1, 4), 1)]);
        let partner = FRAME.partner(some, true);
        assert_eq!(degree(partner, APEX), 2);
        assert_eq!(degree(partner, slot_at(1, 1)), 0);
        assert_eq!(degree(partner, slot_at(0, 4)), 1);
        assert_eq!(degree(partner, slot_at(0, 0)), 2);
        assert_eq!(degree(partner, slot_at(2, 0)), 0);
        assert_eq!(FRAME.partner(partner, true), some);
        assert_eq!(degree(FRAME.partner(some, false), APEX), 0);
    }

    #[test]
    fn links_change_ends() {
        let some = degrees(&[(1, 1), (3, 1), (4, 2)]);
        assert_eq!(pairs(some), 1);
        assert_eq!(link(some, 5, 2), Change::Insert(1, 3));
        assert_eq!(link(some, 3, 0), Change::Move(1, 0));
        assert_eq!(link(some, 1, 5), Change::Move(0, 1));
        assert_eq!(link(some, 3, 1), Change::Contract(0, 1));
    }
}
