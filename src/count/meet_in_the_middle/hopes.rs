//! Which states cannot become a tour any more, as far as degrees tell at a glance.

use super::frame::{APEX, Degrees, EVEN, Frame, Slot, one, slot_at};

/// What degrees have to be if each square is still to get its two moves. Almost all degrees that are
/// so can really be completed.
#[derive(Clone, Debug)]
pub(super) struct Hopes {
    frame: Frame,
    height: u8,
    has_apex: bool,
    /// The row of the board that is first in the frame, counted from the outer edge.
    row: u8,
    /// The columns of that row that are finished, a bit each.
    finished: u32,
    /// For each slot of the frame how many of its moves are not decided yet.
    open: Vec<u8>,
    /// A bit for each slot that has to have a move, and for each that has to have two.
    need_one: Degrees,
    need_two: Degrees,
    /// Bits of the slots of squares that have the same colour as the corner, in the frame.
    corner_colour: Degrees,
    /// How many moves more the squares of that colour have that are finished.
    surplus: i32,
}

impl Hopes {
    /// Before anything is decided on a board of this height.
    pub fn at_first(frame: Frame, height: u8, has_apex: bool) -> Self {
        let open = vec![0; slot_at(3, 0).into()];
        let (row, finished, need_one, need_two) = (0, 0, 0, 0);
        let (corner_colour, surplus) = (0, 0);
        let mut hopes = Self {
            frame,
            height,
            has_apex,
            row,
            finished,
            open,
            need_one,
            need_two,
            corner_colour,
            surplus,
        };
        hopes.begin_row();
        hopes
    }

    /// The square in a column of the first row is finished.
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
        self.note_needs();
    }

    /// Whether to make some moves across the seam, or to the apex, is decided.
    pub fn decide(&mut self, moves: &[(Slot, Slot)]) {
        for slot in moves.iter().flat_map(|&(a, b)| [a, b]).filter(|&slot| slot != APEX) {
            self.open[usize::from(slot)] -= 1;
        }
        self.note_needs();
    }

    /// The frame goes on to the next row.
    pub fn shift(&mut self) {
        self.row += 1;
        self.finished = 0;
        self.begin_row();
    }

    /// Whether degrees are such that there is hope.
    #[inline]
    pub fn allow(&self, degrees: Degrees) -> bool {
        let has_one = degrees | degrees >> 1;
        has_one & self.need_one == self.need_one
            && degrees & self.need_two == self.need_two
            && (!self.has_apex || self.apex_fits(degrees))
    }

    /// Every move joins two colours, but for those of the apex: it is to have one to either colour, or
    /// both to that of the corner where there is one square more of it.
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

    /// What is not decided of squares when no square of the first row is finished: moves to the rows
    /// before are.
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
        self.note_needs();
    }

    fn note_needs(&mut self) {
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
