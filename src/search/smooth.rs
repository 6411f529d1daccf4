//! Closed tours with few turns and few crossings, in linear time.
//!
//! After J. J. Besa, T. Johnson, N. Mamano, M. C. Osegueda and P. Williams, Taming the knight's tour:
//! minimizing turns and crossings, Theoretical Computer Science 902 (2022): four knights move in parallel
//! along straight lines through the board, and turn into the next four lines at its edges. Where they set out
//! they are joined in pairs, and where they arrive in other pairs, so that the four strands become one tour.
//! The authors show that 9.25 n turns and 12 n crossings are enough on n × n, up to a constant.
//!
//! The pieces for edges and corners are our own; with them 9 n turns and 10.75 n crossings are enough. So is
//! the argument that there is a single tour whatever the size: every edge, heel and corner that the formation
//! passes takes the first and the third strand to two strands that are also two apart, and likewise the
//! second and the fourth. So the pairs joined at the end, which are two apart there, are two apart at the
//! beginning, where neighbours are joined.

mod layout;
mod pieces;
mod whole_boards;

use std::sync::Arc;

use super::algorithm::Algorithm;
use super::edit::{Edit, Search};
use super::error::SearchError;
use super::measure::Measure;
use super::outcome::{Effort, Outcome};
use super::reason::{Reason, kinds};
use crate::board::leaper::Leaper;
use crate::board::{Board, Square};
use crate::graph::Graph;
use crate::tour::Tour;
use crate::tour::target::Target;
use layout::{Layout, Side};

pub(super) const ALGORITHM: Algorithm = Algorithm {
    id: "smooth",
    name: "Few turns",
    targets: &[Target::Closed],
    pseudocode: &["set-out", "until-last-corner", "advance", "turn", "end", "written-down"],
    builds_path: false,
    measures: |_, _| Measure::Moves,
    randomized: false,
    needs_board: true,
    largest: 16_777_216,
    start: |graph, settings| Ok(Box::new(Formation::new(graph, settings.start)?)),
    solve_directly: Some(|graph, settings| {
        let formation = Formation::new(graph.clone(), settings.start)?;
        Ok(formation.tour())
    }),
    ..Algorithm::PLAIN
}
.in_whole();

mod line {
    pub const SET_OUT: u8 = 0;
    pub const UNTIL_DONE: u8 = 1;
    pub const ADVANCE: u8 = 2;
    pub const TURN: u8 = 3;
    pub const END: u8 = 4;
    pub const WRITTEN_DOWN: u8 = 5;
}

kinds! {
    /// The four strands begin in a corner, where they are joined in pairs.
    SET_OUT = "formation-sets-out" { from: Square };

    /// `strands` of the four strands go straight on.
    ADVANCE = "formation-advances" { strands: Number, to: Square };

    /// The strands turn into the next four lines at a side of the board.
    TURN = "formation-turns" { side: Word(Side::WORDS), moves: Number };

    /// The strands are joined in other pairs than where they began, which makes one tour of them.
    END = "formation-ends" { at: Square };

    /// The board is too small for a formation: all moves of its stored tour are added.
    WRITTEN_DOWN = "formation-too-large" {};
}

/// One of the strands: its current square, and its next move, by index in the order of moves.
#[derive(Clone, Copy, Debug)]
struct Strand {
    square: Square,
    next: u8,
    /// Whether it has met another strand: both have then ended.
    has_met: bool,
}

impl Strand {
    fn new(square: Square, next: u8) -> Self {
        Self { square, next, has_met: false }
    }
}

#[derive(Debug)]
struct Formation {
    graph: Arc<Graph>,
    start: Square,
    layout: Layout,
    /// What each of the knight's moves adds to the number of a square.
    strides: [i32; 8],
    /// The four strands; empty before the first step.
    strands: Vec<Strand>,
    steps: u64,
    outcome: Option<Outcome>,
}

impl Formation {
    fn new(graph: Arc<Graph>, start: Square) -> Result<Self, SearchError> {
        let method = ALGORITHM.name;
        let full = graph.flat_board().filter(|board| board.is_full());
        let board = full.filter(|_| graph.leaper() == Some(Leaper::KNIGHT));
        let board = board.ok_or(SearchError::NeedsKnightOnRectangle { method })?;
        let layout = Layout::new(board).ok_or(SearchError::NeedsRoomForFormation { method })?;
        let strides = strides(board);
        let (strands, steps, outcome) = (Vec::new(), 0, None);
        Ok(Self { graph, start, layout, strides, strands, steps, outcome })
    }

    /// The strand after its next move.
    fn after(&self, strand: Strand) -> Strand {
        let square = strand.square.plus(self.strides[usize::from(strand.next)]);
        let back = 7 - strand.next;
        let [one, other] = self.layout.moves(square);
        Strand::new(square, if one == back { other } else { one })
    }

    /// Makes one move with a strand, which may meet another coming the other way.
    fn step(&mut self, at: usize, edit: &mut Edit) {
        let strand = self.strands[at];
        let moved = self.after(strand);
        edit.added.push((strand.square, moved.square));
        let comes = |other: &&mut Strand| {
            other.square == moved.square && other.next == 7 - strand.next && !other.has_met
        };
        let other = self.strands.iter_mut().find(comes);
        let has_met = other.map(|other| other.has_met = true).is_some();
        self.strands[at] = Strand { has_met, ..moved };
    }

    /// The strands that have not met another, except those in a later formation, which wait for the others.
    fn hindmost(&self) -> Vec<usize> {
        let on_way = (0..self.strands.len()).filter(|&at| !self.strands[at].has_met);
        let formation = |at: usize| self.layout.formation(self.strands[at].square);
        let hindmost = on_way.clone().map(formation).max();
        on_way.filter(|&at| Some(formation(at)) == hindmost).collect()
    }

    /// Continues each of these strands along its line, if the line continues; returns how many did.
    fn advance_along(&mut self, strands: &[usize], edit: &mut Edit) -> u32 {
        let mut moving = 0;
        for &at in strands {
            let strand = self.strands[at];
            let goes_on =
                [strand, self.after(strand)].map(|each| self.layout.is_on_line(each.square));
            if !strand.has_met && goes_on == [true; 2] {
                self.step(at, edit);
                moving += 1;
            }
        }
        moving
    }

    /// Continues each of these strands until it is on a line again or meets another.
    fn turn(&mut self, strands: &[usize], edit: &mut Edit) {
        for &at in strands {
            while !self.strands[at].has_met {
                self.step(at, edit);
                if self.layout.is_on_line(self.strands[at].square) {
                    break;
                }
            }
        }
    }

    fn has_arrived(&self) -> bool {
        self.strands.iter().all(|strand| strand.has_met)
    }

    /// The squares where strands are joined at the beginning, each the end of two of them.
    fn set_out(&mut self, edit: &mut Edit) {
        let begins = self.layout.beginnings();
        edit.begin(begins[0]);
        for square in begins {
            let moves = self.layout.moves(square);
            self.strands.extend(moves.map(|next| Strand::new(square, next)));
        }
        self.turn(&[0, 1, 2, 3], edit);
        if self.layout.is_written_down() {
            edit.reason = Reason::new(&WRITTEN_DOWN, []);
            edit.line = line::WRITTEN_DOWN;
        } else {
            edit.reason = Reason::new(&SET_OUT, [begins[0].0]);
            edit.line = line::SET_OUT;
        }
    }

    /// Goes straight on, or turns at the end of the lines.
    fn go_on(&mut self, edit: &mut Edit) {
        let strands = self.hindmost();
        let first = strands[0];
        edit.begin(self.strands[first].square);
        let moving = self.advance_along(&strands, edit);
        if moving > 0 {
            let to = edit.added[0].1;
            edit.reason = Reason::new(&ADVANCE, [moving, to.0]);
            edit.line = line::ADVANCE;
            return;
        }
        self.turn(&strands, edit);
        let reached = edit.added.iter().map(|&(_, to)| to);
        let outermost =
            reached.min_by_key(|&to| self.layout.nearest_side(to).0).unwrap_or(edit.focus);
        if self.has_arrived() {
            edit.reason = Reason::new(&END, [outermost.0]);
            edit.line = line::END;
        } else {
            let (_, side) = self.layout.nearest_side(outermost);
            edit.reason = Reason::new(&TURN, [side as u32, edit.added.len() as u32]);
            edit.line = line::TURN;
        }
    }

    /// The whole tour, without its steps. Cost: linear.
    fn tour(&self) -> Outcome {
        let count = self.graph.squares();
        let mut squares = Vec::with_capacity(count);
        let mut strand = Strand::new(self.start, self.layout.moves(self.start)[0]);
        for _ in 0..count {
            squares.push(strand.square);
            strand = self.after(strand);
        }
        let tour = Tour::new(self.graph.clone(), squares).ok().filter(Tour::is_closed);
        // Not known to happen on any board.
        tour.map_or(Outcome::GaveUp { limit: self.steps, of: Effort::Steps }, Outcome::Tour)
    }
}

fn strides(board: &Board) -> [i32; 8] {
    let mut strides = [0; 8];
    for (stride, (x, y)) in strides.iter_mut().zip(Leaper::KNIGHT.moves()) {
        *stride = y * i32::from(board.width()) + x;
    }
    strides
}

impl Search for Formation {
    fn advance(&mut self, edit: &mut Edit) -> bool {
        if self.outcome.is_some() {
            return false;
        }
        if self.steps == 0 {
            self.set_out(edit);
        } else if self.has_arrived() {
            self.outcome = Some(self.tour());
            edit.line = line::UNTIL_DONE;
            return false;
        } else {
            self.go_on(edit);
        }
        self.steps += 1;
        true
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }
}
