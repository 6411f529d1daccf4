//! The state of a walk, and the part of the board that it has not visited.
#![expect(
    clippy::inline_always,
    reason = "the optimiser, told to save bytes, would call what a move consists of"
)]

use super::accessibility::{NEEDS, OWN};
use super::words::{BITS, DIGITS, Squares, Word};
use crate::board::Square;
use crate::graph::Graph;

/// A graph of some hundred squares with a walk on it.
///
/// A walk keeps a goal: the square that its last square must be a move away from. For a closed tour this is
/// the start. An open one has no goal until the walk passes a square that can only be its other end. If just
/// one open square is adjacent to the goal, the walk must reach the goal through it: that square becomes the
/// goal instead, and so on.
///
/// Sets of squares are bits of words, and so is each binary digit of the squares' onward moves: on a
/// chessboard one word holds all squares, and all that lose a move do so at once.
#[derive(Debug)]
pub(super) struct Position {
    /// The neighbours of square `s` are `ends[starts[s]..starts[s + 1]]`.
    starts: Vec<u32>,
    ends: Vec<Squares>,
    now: State,
    /// The state before the first move.
    first: State,
    kept: State,
}

/// Everything that changes along a walk.
#[derive(Clone, Debug, Default)]
struct State {
    words: Vec<Word>,
    goal: Option<u32>,
    /// The number of open squares adjacent to the goal.
    homes: u32,
    /// The number of open squares.
    left: u32,
}

impl State {
    fn take_over(&mut self, other: &Self) {
        self.words.copy_from_slice(&other.words);
        (self.goal, self.homes, self.left) = (other.goal, other.homes, other.left);
    }
}

/// The open squares, within one word, that a walk could go to next.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidates {
    pub(super) all: Squares,
    /// Squares that the walk passes for the last time, and that cannot be its end.
    pub(super) forced: Squares,
    /// Squares that afterwards only the last move can reach.
    pub(super) ends: Squares,
}

impl Position {
    /// Cost: proportional to squares and moves.
    pub(super) fn new(graph: &Graph) -> Self {
        let (mut starts, mut ends) = (vec![0], Vec::<Squares>::new());
        let mut words = vec![Word::default(); graph.len().div_ceil(BITS as usize)];
        for (square, degree) in (0..graph.len() as u32).zip(graph.degrees()) {
            let first = ends.len();
            let Squares { word, bits } = Squares::one(square);
            if graph.contains(Square(square)) {
                words[word as usize].open |= bits;
                for end in graph.neighbours(Square(square)).map(|end| Squares::one(end.0)) {
                    match ends[first..].iter_mut().find(|squares| squares.word == end.word) {
                        Some(squares) => squares.bits |= end.bits,
                        None => ends.push(end),
                    }
                }
                let word = &mut words[word as usize];
                let digits = word.digits.iter_mut().chain(&mut word.further);
                for (digit, place) in digits.enumerate() {
                    *place |= if degree >> digit & 1 == 1 { bits } else { 0 };
                }
                word.many |= if degree >> DIGITS > 0 { bits } else { 0 };
            }
            starts.push(ends.len() as u32);
        }
        words.iter_mut().for_each(Word::find_few);
        let left = graph.squares() as u32;
        let first = State { words, left, ..State::default() };
        Self { starts, ends, now: first.clone(), kept: first.clone(), first }
    }

    /// Returns to the state before the first move.
    pub(super) fn clear(&mut self) {
        self.now.take_over(&self.first);
    }

    pub(super) fn keep(&mut self) {
        self.kept.take_over(&self.now);
    }

    pub(super) fn come_back(&mut self) {
        self.now.take_over(&self.kept);
    }

    #[inline]
    pub(super) fn left(&self) -> u32 {
        self.now.left
    }

    #[inline(always)]
    pub(super) fn ends(&self, square: u32) -> &[Squares] {
        &self.ends[self.starts[square as usize] as usize..self.starts[square as usize + 1] as usize]
    }

    /// Whether a walk that ends here is a tour of the wanted kind.
    pub(super) fn can_end(&self, square: u32) -> bool {
        let Squares { word, bits } = Squares::one(square);
        self.now.goal.is_none() || self.now.words[word as usize].homes & bits != 0
    }

    /// Visits a square.
    #[inline(always)]
    pub(super) fn close(&mut self, square: u32) {
        let Squares { word, bits } = Squares::one(square);
        let place = &mut self.now.words[word as usize];
        place.open &= !bits;
        self.now.homes -= u32::from(place.homes & bits != 0);
        self.now.left -= 1;
        let ends = self.starts[square as usize] as usize..self.starts[square as usize + 1] as usize;
        for &Squares { word, bits } in &self.ends[ends] {
            let place = &mut self.now.words[word as usize];
            place.lose_move(bits);
            place.find_few();
        }
    }

    /// Requires the walk to end next to this square.
    #[inline(never)]
    pub(super) fn set_goal(&mut self, goal: u32) {
        if self.now.goal.replace(goal).is_some() {
            self.now.words.iter_mut().for_each(|place| place.homes = 0);
        }
        self.now.homes = 0;
        for at in self.starts[goal as usize]..self.starts[goal as usize + 1] {
            let Squares { word, bits } = self.ends[at as usize];
            let place = &mut self.now.words[word as usize];
            place.homes = bits;
            self.now.homes += (bits & place.open).count_ones();
        }
    }

    /// Visits a square in the middle of a walk.
    #[inline(never)]
    pub(super) fn visit(&mut self, square: u32) {
        self.close(square);
    }

    /// Visits a square that must be the walk's end, or next to it.
    #[inline(never)]
    pub(super) fn set_aside(&mut self, square: u32) {
        self.visit(square);
        self.set_goal(square);
    }

    /// Moves the goal on while it has just one open neighbour; `None` if it has none.
    #[inline(always)]
    pub(super) fn follow_goal(&mut self) -> Option<()> {
        while self.now.homes < 2
            && self.now.left > 0
            && let Some(goal) = self.now.goal
        {
            self.set_aside(self.only_home(goal)?);
        }
        Some(())
    }

    #[inline(never)]
    fn only_home(&self, goal: u32) -> Option<u32> {
        let open = |&Squares { word, bits }: &Squares| {
            Squares { word, bits: bits & self.now.words[word as usize].open }.take()
        };
        self.ends(goal).iter().find_map(open)
    }

    /// The squares that the walk could go to, among these neighbours.
    #[inline(always)]
    pub(super) fn candidates(&self, Squares { word, bits }: Squares) -> Candidates {
        let place = &self.now.words[word as usize];
        let all = place.open & bits;
        let [none, one, ..] = place.few;
        let (forced, ends) = match self.now.goal {
            None => (none, one),
            Some(_) => (none | one & !place.homes, 0),
        };
        let squares = |bits| Squares { word, bits: bits & all };
        Candidates { all: squares(all), forced: squares(forced), ends: squares(ends) }
    }

    /// The accessibility of a square; `None` if going there leads to a dead end one move later.
    #[inline(always)]
    pub(super) fn accessibility(&self, square: u32) -> Option<u32> {
        let (mut onward_moves, mut needs, mut forced, mut ends) = (0, 0, 0, 0);
        for &Squares { word, bits } in self.ends(square) {
            let place = &self.now.words[word as usize];
            let open = place.open & bits;
            let [_, one, two, three, four] = place.few;
            onward_moves += open.count_ones();
            let twos = (open & two).count_ones();
            needs += NEEDS[0] * (open & one).count_ones()
                + NEEDS[1] * twos
                + NEEDS[2] * (open & three).count_ones()
                + NEEDS[3] * (open & four).count_ones();
            if self.now.goal.is_some() {
                forced += (open & (one | two & !place.homes)).count_ones();
            } else {
                forced += (open & one).count_ones();
                ends += twos;
            }
        }
        let own = OWN[(onward_moves as usize).min(OWN.len() - 1)];
        (forced < 2 && forced + ends < 3).then_some(own + needs)
    }
}
