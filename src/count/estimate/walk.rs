//! One random walk towards a tour, and how much it stands for.

use std::cmp::Reverse;
use std::ops::Range;

use super::large::Large;
use crate::board::Square;
use crate::graph::Graph;
use crate::graph::colouring::Colouring;
use crate::random::Random;
use crate::tour::target::Target;

/// An open square beside a candidate counts once with so many onward moves, twice with half as many, and
/// so on.
const WAYS_OF_ONE: f64 = 6.0;

/// Weights stay between this and one divided by it. Where a square has hundreds of moves they would
/// come to 0 or to infinity, and with them the chances that a walk is weighed by.
const LEAST_WEIGHT: f64 = 1e-70;

/// A graph of some hundred squares, ready for many walks.
///
/// A walk keeps a goal: the square that its end has to be a move away from. For a closed tour that
/// is the start. For an open one there is none, until a square is passed by that could be nothing
/// but the end. A goal with a single open square beside it has only that one to be reached from:
/// it becomes the goal instead, and so on.
#[derive(Debug)]
pub(super) struct Walker {
    target: Target,
    /// The squares one move from square `s` are `ends[starts[s]..starts[s + 1]]`.
    starts: Vec<u32>,
    ends: Vec<u32>,
    squares: usize,
    /// Where a walk may begin, and how likely it does there, not yet divided by the sum.
    begins: Vec<(u32, f64)>,
    /// What an open square beside a candidate counts for, by its own onward moves.
    factors: Vec<f64>,
    /// What there is to know of each square.
    states: Vec<State>,
    /// What there was before the first move.
    first_states: Vec<State>,
    goal: Option<u32>,
    /// Open squares that are a move from the goal.
    homes: u32,
    /// Open squares.
    left: usize,
    /// The squares one move from where the walk is that were open when it came there, and as many
    /// more as a square can have beside it, which are ignored.
    beside: Vec<u32>,
    /// How many of `beside` were open.
    open_beside: usize,
    /// Where the walk could go next.
    choices: Vec<Weighted>,
}

/// What changes of a square along a walk.
#[derive(Clone, Copy, Debug)]
struct State {
    /// What it counts for beside a candidate: its factor, or 1 when it is visited.
    need: f64,
    /// How many open squares are a move away.
    onward_moves: u32,
    is_open: bool,
    /// Whether the goal is a move away; while there is none, false.
    is_home: bool,
}

impl State {
    /// A square beside it is visited; whether it is open itself.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "saves a tenth of a walk")]
    fn lose_move(&mut self, factors: &[f64]) -> bool {
        self.onward_moves -= 1;
        let factor = factors[self.onward_moves as usize];
        self.need = if self.is_open { factor } else { 1.0 };
        self.is_open
    }
}

/// There is no tour that goes on like this walk.
struct DeadEnd;

/// A candidate with its weight.
type Weighted = (u32, f64);

impl Walker {
    /// Cost: proportional to squares and moves.
    pub(super) fn new(graph: &Graph, target: Target, weight: f64) -> Self {
        let (mut starts, mut ends) = (vec![0], Vec::new());
        for square in (0..graph.len() as u32).map(Square) {
            if graph.contains(square) {
                ends.extend(graph.neighbours(square).map(|end| end.0));
            }
            starts.push(ends.len() as u32);
        }
        let degrees = graph.degrees();
        let most = degrees.iter().copied().max().unwrap_or(0);
        // A power by its logarithm: `powf` would take a kilobyte more of a visitor's download.
        let factor =
            |onward_moves: u32| (weight.ln() * WAYS_OF_ONE / f64::from(onward_moves.max(1))).exp();
        let factors: Vec<f64> = (0..=most).map(factor).collect();
        let first_state = |&degree: &u32| State {
            need: factors[degree as usize],
            onward_moves: degree,
            is_open: true,
            is_home: false,
        };
        let first_states: Vec<State> = degrees.iter().map(first_state).collect();
        let mut walker = Self {
            target,
            begins: Vec::new(),
            beside: vec![0; most as usize],
            open_beside: 0,
            choices: Vec::with_capacity(most as usize),
            factors,
            states: first_states.clone(),
            first_states,
            goal: None,
            homes: 0,
            left: 0,
            squares: graph.squares(),
            starts,
            ends,
        };
        walker.begins = walker.find_begins(graph);
        walker
    }

    /// A closed tour goes through every square, and is begun on one with the most moves, where the
    /// walk is not yet forced. An open one may begin on any, which is drawn as every next one is.
    fn find_begins(&self, graph: &Graph) -> Vec<Weighted> {
        if self.target == Target::Closed {
            let busiest = graph.each_square().min_by_key(|square| Reverse(graph.degree(*square)));
            return busiest.map(|square| (square.0, 1.0)).into_iter().collect();
        }
        let colouring = Colouring::new(graph);
        let begins = graph.each_square().filter(|&square| !colouring.is_wrong_start(square));
        begins.map(|square| (square.0, self.weight(square.0))).collect()
    }

    /// Walks once. What comes out is 0 or, for a tour, one divided by how likely this walk was: on
    /// the average the number of tours, counted in both directions.
    pub(super) fn walk(&mut self, random: &mut Random) -> Large {
        self.try_walk(random).unwrap_or(Large::ZERO)
    }

    fn try_walk(&mut self, random: &mut Random) -> Result<Large, DeadEnd> {
        // Two squares have but one move between them, which closes nothing.
        if self.target == Target::Closed && self.squares < 3 {
            return Err(DeadEnd);
        }
        let (mut here, factor) = draw(&self.begins, random).ok_or(DeadEnd)?;
        let mut inverse = Large::ONE * factor;
        self.clear();
        if self.target == Target::Closed {
            self.set_goal(here);
        }
        loop {
            self.go_to(here);
            self.follow_goal()?;
            if self.left == 0 {
                break;
            }
            let (next, factor) = self.choose(random)?;
            inverse = inverse * factor;
            here = next;
        }
        if self.goal.is_none() || self.states[here as usize].is_home {
            Ok(inverse)
        } else {
            Err(DeadEnd)
        }
    }

    fn clear(&mut self) {
        self.states.copy_from_slice(&self.first_states);
        (self.goal, self.homes, self.left) = (None, 0, self.squares);
    }

    #[inline]
    fn neighbours(&self, square: u32) -> Range<usize> {
        self.starts[square as usize] as usize..self.starts[square as usize + 1] as usize
    }

    /// Visits a square that the walk goes on from, and notes which squares beside it are open.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "saves a tenth of a walk")]
    fn go_to(&mut self, square: u32) {
        self.open_beside = 0;
        self.close(square);
        for &end in &self.ends[self.neighbours(square)] {
            let is_open = self.states[end as usize].lose_move(&self.factors);
            // Whatever is written beyond the open ones is ignored: so no branch is needed, which
            // would be taken every other time.
            self.beside[self.open_beside] = end;
            self.open_beside += usize::from(is_open);
        }
    }

    /// Visits a square that the walk ends on, or will come back to.
    #[inline]
    fn set_aside(&mut self, square: u32) {
        self.close(square);
        for &end in &self.ends[self.neighbours(square)] {
            self.states[end as usize].lose_move(&self.factors);
        }
    }

    #[inline]
    fn close(&mut self, square: u32) {
        let state = &mut self.states[square as usize];
        (state.is_open, state.need) = (false, 1.0);
        self.left -= 1;
        self.homes -= u32::from(state.is_home);
    }

    /// From now on the walk has to end beside this visited square.
    #[inline]
    fn set_goal(&mut self, goal: u32) {
        if let Some(before) = self.goal.replace(goal) {
            for &home in &self.ends[self.neighbours(before)] {
                self.states[home as usize].is_home = false;
            }
        }
        self.homes = 0;
        for &home in &self.ends[self.neighbours(goal)] {
            let state = &mut self.states[home as usize];
            state.is_home = true;
            self.homes += u32::from(state.is_open);
        }
    }

    /// Moves the goal on for as long as it can be reached from one open square only.
    #[inline]
    fn follow_goal(&mut self) -> Result<(), DeadEnd> {
        while self.left > 0
            && self.homes < 2
            && let Some(goal) = self.goal
        {
            let mut homes = self.ends[self.neighbours(goal)].iter();
            let home = homes.find(|&&home| self.states[home as usize].is_open);
            let home = *home.ok_or(DeadEnd)?;
            self.set_aside(home);
            self.set_goal(home);
        }
        Ok(())
    }

    /// The next square, and one divided by how likely it was to be chosen. A square that is passed
    /// by for the last time, and is no end, would be missed: if there is one, it is chosen.
    fn choose(&mut self, random: &mut Random) -> Result<Weighted, DeadEnd> {
        let (mut forced, mut ends) = (None, [None; 2]);
        self.choices.clear();
        for &end in &self.beside[..self.open_beside] {
            let State { onward_moves, is_open, is_home, .. } = self.states[end as usize];
            if !is_open {
                continue;
            }
            let can_end = self.goal.is_none() || is_home;
            if onward_moves + u32::from(can_end) < 2 {
                if forced.replace(end).is_some() {
                    return Err(DeadEnd);
                }
            } else if onward_moves == 1 && self.goal.is_none() {
                // Two of these at most: one to go to, and one to end on.
                let place = ends.iter_mut().find(|place| place.is_none()).ok_or(DeadEnd)?;
                *place = Some(end);
            }
            self.choices.push((end, 1.0));
        }
        match (forced, ends) {
            (Some(_), [Some(_), Some(_)]) => return Err(DeadEnd),
            (Some(forced), _) => self.choose_among(&[forced]),
            (None, [Some(one), Some(other)]) => self.choose_among(&[one, other]),
            _ => {}
        }
        if self.choices.len() > 1 {
            for at in 0..self.choices.len() {
                self.choices[at].1 = self.weight(self.choices[at].0);
            }
        }
        let choice = draw(&self.choices, random).ok_or(DeadEnd)?;
        if let Some(end) = ends.into_iter().flatten().find(|&end| end != choice.0) {
            self.set_aside(end);
            self.set_goal(end);
        }
        Ok(choice)
    }

    fn choose_among(&mut self, squares: &[u32]) {
        self.choices.clear();
        self.choices.extend(squares.iter().map(|&square| (square, 1.0)));
    }

    /// How likely the walk is to go to a candidate, not yet divided by the sum.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "saves a tenth of a walk")]
    fn weight(&self, candidate: u32) -> f64 {
        let mut product = 1.0;
        for &end in &self.ends[self.neighbours(candidate)] {
            product *= self.states[end as usize].need;
        }
        product.clamp(LEAST_WEIGHT, 1.0 / LEAST_WEIGHT)
    }
}

/// One of the choices by their weights, and one divided by how likely it was.
#[inline]
fn draw(choices: &[Weighted], random: &mut Random) -> Option<Weighted> {
    let (&last, others) = choices.split_last()?;
    let chance = f64::from(random.number()) / 2_f64.powi(32);
    if others.is_empty() {
        return Some((last.0, 1.0));
    }
    let mut total = 0.0;
    for &(_, weight) in choices {
        total += weight;
    }
    let mut rest = total * chance;
    for &(square, weight) in others {
        if rest < weight {
            return Some((square, total / weight));
        }
        rest -= weight;
    }
    Some((last.0, total / last.1))
}
