//! One random walk towards a tour, and its weight.
#![expect(
    clippy::inline_always,
    reason = "the optimiser, told to save bytes, would call what a move consists of"
)]

use std::cmp::Reverse;

use super::accessibility::Weights;
use super::large::Large;
use super::position::Position;
use crate::board::Square;
use crate::graph::Graph;
use crate::graph::colouring::Colouring;
use crate::random::Random;
use crate::tour::target::Target;

#[derive(Clone, Copy, Debug, Default)]
struct Choice {
    square: u32,
    /// The cumulative weight, up to and including this square.
    up_to: u32,
}

/// How many walks share the first third of their way. On 8 × 8 four such walks take two thirds of the time of
/// separate ones and tell nearly as much; if they separated later, their weights would vary as widely.
pub(super) const TOGETHER: u64 = 4;

/// The square a walk has reached, and the inverse of the probability of this path.
type Reached = (u32, Large);

/// A square, and the inverse of the probability of drawing it.
type Drawn = (u32, f64);

/// A graph of some hundred squares, prepared for many walks.
#[derive(Debug)]
pub(super) struct Walker {
    target: Target,
    squares: usize,
    weights: Weights,
    begins: Vec<Choice>,
    position: Position,
    /// Where the walks of a group separate; `None` for a dead end.
    parting: Option<Reached>,
    /// How many walks have gone on from there.
    turn: u64,
    /// The squares where the walk could go next.
    choices: Vec<Choice>,
}

impl Walker {
    /// Cost: proportional to squares and moves.
    pub(super) fn new(graph: &Graph, target: Target, weight: f64) -> Self {
        let (position, weights) = (Position::new(graph), Weights::new(weight, graph));
        Self {
            target,
            squares: graph.squares(),
            begins: find_begins(graph, target, |square| weights.of(position.accessibility(square))),
            weights,
            position,
            parting: None,
            turn: 0,
            choices: vec![Choice::default(); graph.most_moves().max(2)],
        }
    }

    /// Makes one walk. The result is 0 or, for a tour, the inverse of this walk's probability: its
    /// expectation is the number of tours, counted in both directions.
    pub(super) fn walk(&mut self, random: &mut Random) -> Large {
        if self.turn == 0 {
            self.parting = self.begin(random);
            self.position.keep();
        } else {
            self.position.come_back();
        }
        self.turn = (self.turn + 1) % TOGETHER;
        let whole = self.parting.and_then(|parting| self.go_on(parting, 0, random));
        match whole {
            Some((end, inverse)) if self.position.can_end(end) => inverse,
            _ => Large::ZERO,
        }
    }

    /// Walks over the first third of the squares.
    fn begin(&mut self, random: &mut Random) -> Option<Reached> {
        // Two squares have only one move between them, which closes nothing.
        if self.target == Target::Closed && self.squares < 3 {
            return None;
        }
        self.position.clear();
        let (begin, factor) = draw(&self.begins, random)?;
        if self.target == Target::Closed {
            self.position.set_aside(begin);
        } else {
            self.position.visit(begin);
        }
        self.go_on((begin, Large::ONE * factor), self.squares as u32 * 2 / 3, random)
    }

    /// Walks on until this many squares are left.
    #[inline(never)]
    fn go_on(&mut self, from: Reached, until: u32, random: &mut Random) -> Option<Reached> {
        let (mut here, mut inverse) = from;
        while self.position.left() > until {
            let (next, factor) = self.choose(here, random)?;
            inverse = inverse * factor;
            here = next;
            self.position.close(here);
            self.position.follow_goal()?;
        }
        Some((here, inverse))
    }

    /// The next square, and the inverse of the probability of choosing it. If there is a square that this is
    /// the last chance to visit, and that cannot be the end, the walk goes there. `None` in a dead end.
    #[inline]
    fn choose(&mut self, here: u32, random: &mut Random) -> Option<Drawn> {
        let (mut forced, mut ends) = (None, [None; 2]);
        let mut count = 0;
        for &beside in self.position.ends(here) {
            let mut candidates = self.position.candidates(beside);
            while let Some(square) = candidates.forced.take() {
                if forced.replace(square).is_some() {
                    return None;
                }
            }
            while let Some(square) = candidates.ends.take() {
                // At most two of these: one to go to, and one to end on.
                let place = ends.iter_mut().find(|place| place.is_none())?;
                *place = Some(square);
            }
            while let Some(square) = candidates.all.take() {
                self.choices[count].square = square;
                count += 1;
            }
        }
        match (forced, ends) {
            (Some(_), [_, Some(_)]) => return None,
            (Some(forced), _) => {
                self.choices[0].square = forced;
                count = 1;
            }
            (None, [Some(one), Some(other)]) => {
                (self.choices[0].square, self.choices[1].square) = (one, other);
                count = 2;
            }
            _ => {}
        }
        let choices = &mut self.choices[..count];
        let choice = if let [only] = choices {
            (only.square, 1.0)
        } else {
            let mut total = 0;
            for choice in &mut *choices {
                total += self.weights.of(self.position.accessibility(choice.square));
                choice.up_to = total;
            }
            draw(choices, random)?
        };
        if ends[0].is_some()
            && let Some(end) = ends.into_iter().flatten().find(|&end| end != choice.0)
        {
            self.position.set_aside(end);
        }
        Some(choice)
    }
}

/// A closed tour goes through every square, so it begins at one with the most moves, where the walk is not
/// yet forced. An open one may begin at any square, drawn like every later one.
fn find_begins(graph: &Graph, target: Target, weight: impl Fn(u32) -> u32) -> Vec<Choice> {
    if target == Target::Closed {
        let busiest = graph.each_square().min_by_key(|square| Reverse(graph.degree(*square)));
        return busiest.map(|square| Choice { square: square.0, up_to: 1 }).into_iter().collect();
    }
    let colouring = Colouring::new(graph);
    let begins = graph.each_square().filter(|&square| !colouring.is_wrong_start(square));
    let mut up_to = 0;
    let begin = |square: Square| {
        up_to += weight(square.0);
        Choice { square: square.0, up_to }
    };
    begins.map(begin).collect()
}

/// Draws one of the choices, with the inverse of its probability.
#[inline(always)]
fn draw(choices: &[Choice], random: &mut Random) -> Option<Drawn> {
    let last = choices.last()?;
    let lot = random.below(last.up_to);
    // Branch-free, since the branch would be taken every other time.
    let mut at = 0;
    for choice in choices {
        at += usize::from(choice.up_to <= lot);
    }
    let before = if at > 0 { choices[at - 1].up_to } else { 0 };
    let choice = choices.get(at)?;
    Some((choice.square, f64::from(last.up_to) / f64::from(choice.up_to - before)))
}
