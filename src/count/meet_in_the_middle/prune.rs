//! Pruning of states by their degrees.

use super::frame::{APEX, Degrees, EVEN, Frame, Slot, one, slot_at};

/// Conditions on degrees so that each square can still get its two moves. Almost all degrees that meet them
/// can really be completed.
#[derive(Clone, Debug, Default)]
pub(super) struct Prune {
    frame: Frame,
    height: u8,
    has_apex: bool,
    /// The row of the board that is first in the frame, counted from the outer edge.
    row: u8,
    /// The finished columns of that row, a bit each.
    finished: u32,
    /// For each slot of the frame, how many of its moves are undecided.
    open: Vec<u8>,
    /// A bit for each slot that needs a move, and one for each that needs two.
    need_one: Degrees,
    need_two: Degrees,
    /// Bits of the slots of squares in the frame that have the same colour as the corner.
    corner_colour: Degrees,
    /// Among finished squares, the moves of that colour minus those of the other.
    surplus: i32,
}

impl Prune {
    /// The conditions before anything is decided, on a board of this height.
    pub fn new(frame: Frame, height: u8, has_apex: bool) -> Self {
        let open = vec![0; slot_at(3, 0).into()];
        let mut prune = Self { frame, height, has_apex, open, ..Self::default() };
        prune.begin_row();
        prune
    }

    /// Marks the square in a column of the first row as finished.
    pub fn finish(&mut self, column: u8) {
        let slot = slot_at(0, column);
        self.finished |= 1 << column;
        self.surplus += if self.corner_colour & one(slot) != 0 { 2 } else { -2 };
        self.corner_colour &= !(3 * one(slot));
        for (row, leap) in [(1, 2), (2, 1)] {
            for other in [column.checked_sub(leap), column.checked_add(leap)].into_iter().flatten()
            {
                if other < self.frame.width {
                    self.open[usize::from(slot_at(row, other))] -= 1;
                }
            }
        }
        self.update_needs();
    }

    /// Marks some moves across the seam, or to the apex, as decided.
    pub fn decide(&mut self, moves: &[(Slot, Slot)]) {
        for slot in moves.iter().flat_map(|&(a, b)| [a, b]).filter(|&slot| slot != APEX) {
            self.open[usize::from(slot)] -= 1;
        }
        self.update_needs();
    }

    /// Moves the frame to the next row.
    pub fn shift(&mut self) {
        self.row += 1;
        self.finished = 0;
        self.begin_row();
    }

    /// Whether these degrees can still be completed.
    #[inline]
    pub fn allow(&self, degrees: Degrees) -> bool {
        self.suffice(degrees) && (!self.has_apex || self.apex_fits(degrees))
    }

    /// Whether no square has fewer moves than it needs.
    #[inline]
    pub fn suffice(&self, degrees: Degrees) -> bool {
        let has_one = degrees | degrees >> 1;
        has_one & self.need_one == self.need_one && degrees & self.need_two == self.need_two
    }

    /// Every move joins two colours except those of the apex: it needs one to each colour, or both to the
    /// corner's colour if that has one square more.
    #[inline]
    fn apex_fits(&self, degrees: Degrees) -> bool {
        let sum =
            |of: Degrees| ((of & EVEN).count_ones() + 2 * (of >> 1 & EVEN).count_ones()) as i32;
        let squares = degrees & !3;
        let same = sum(squares & self.corner_colour);
        let surplus = self.surplus + 2 * same - sum(squares);
        let moves = (degrees & 3) as i32;
        let has_larger_colour = self.frame.width % 2 == 1 && self.height % 2 == 1;
        if has_larger_colour { surplus == moves } else { moves < 2 || surplus == 0 }
    }

    /// Sets the undecided moves when no square of the first row is finished: those to the rows before are
    /// decided.
    fn begin_row(&mut self) {
        let width = self.frame.width;
        self.corner_colour = 0;
        for (row, column) in (0..3).flat_map(|row| (0..width).map(move |column| (row, column))) {
            let slot = slot_at(row, column);
            if (self.row + row + column).is_multiple_of(2) {
                self.corner_colour |= 3 * one(slot);
            }
            let leaps = [(1, 2), (2, 1)].into_iter().flat_map(|(rows, columns): (u8, u8)| {
                let others = [column.checked_sub(columns), column.checked_add(columns)];
                let others =
                    others.into_iter().flatten().filter(|&other| other < width).count() as u8;
                let is_above = row.checked_sub(rows).is_some();
                let is_below = self.row + row + rows < self.height;
                [u8::from(is_above) * others, u8::from(is_below) * others]
            });
            self.open[usize::from(slot)] = leaps.sum::<u8>() + u8::from(self.has_apex);
        }
        self.update_needs();
    }

    fn update_needs(&mut self) {
        (self.need_one, self.need_two) = (0, 0);
        for (row, column) in
            (0..3).flat_map(|row| (0..self.frame.width).map(move |column| (row, column)))
        {
            let is_there = self.row + row < self.height;
            if !is_there || row == 0 && self.finished >> column & 1 == 1 {
                continue;
            }
            let slot = slot_at(row, column);
            match self.open[usize::from(slot)] {
                0 => self.need_two |= 2 * one(slot),
                1 => self.need_one |= one(slot),
                _ => {}
            }
        }
    }
}
