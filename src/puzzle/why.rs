//! The steps by which a person can solve a puzzle, easiest first, each with its reason.

use super::domains::{Change, Domains};
use super::givens::Givens;
use super::relation::{Relation, members};
use super::search::{Progress, Search};
use crate::board::Square;
use crate::error::Error;
use crate::resumable::Resumable;
use crate::search::{Reason, kinds};

kinds! {
    /// Only one square is left for the number.
    pub ONLY_SQUARE = "only-square" { number: Number, square: Square };

    /// Only one number is left for the square.
    pub ONLY_NUMBER = "only-number" { square: Square, number: Number };

    /// From the struck squares the piece cannot reach the number `from`, on the square `at`, in exactly so many
    /// moves over squares without a number.
    pub TOO_FAR = "too-far" { number: Number, from: Number, at: Square, moves: Number };

    /// The struck squares have no neighbour left for the number before, or none for the number after, or only one for
    /// both.
    pub NO_NEIGHBOUR = "no-neighbour" { number: Number };

    /// The square has only these two neighbours left, so the tour comes from one and goes to the other.
    pub TWO_WAYS = "two-ways" { square: Square, one: Square, other: Square };

    /// With the number there, the missing numbers cannot fill the part of the board around the square `part`: it would
    /// be cut off, or its squares have the wrong colours.
    pub CUT_OFF = "cut-off" { number: Number, square: Square, part: Square };

    /// With the number there, after some more numbers nothing goes on.
    pub TRY = "try" { number: Number, square: Square, steps: Number };

    /// The same after more numbers than people look ahead, or only after further tries, which `tries` counts.
    pub LONG_TRY = "long-try" { number: Number, square: Square, steps: Number, tries: Number };
}

/// Numbers that a person puts in to refute a try, at most.
const FEW_STEPS: usize = 8;

/// Further tries that refute the try of one square in the end, at most.
const MAX_TRIES: u64 = 100_000;

/// A step to the solution: a number for a square, or numbers that are struck out of squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Why.
    pub reason: Reason,
    /// The number that is found, and its square; `None` if something is only struck out.
    pub placed: Option<(u32, Square)>,
    /// What is struck out: numbers, each with a square where it cannot be.
    pub struck: Vec<(u32, Square)>,
    /// Moves that the tour does not make.
    pub unused: Vec<(Square, Square)>,
}

/// How an explanation ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// With the solution.
    Solved,
    /// With a number that no square is left for, or a square that no number is left for.
    Contradiction,
    /// Several solutions are left, or to find one takes too long.
    Open,
}

/// Kinds of steps, easiest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Rule {
    TooFar,
    NoNeighbour,
    TwoWays,
    CutOff,
    Try,
    LongTry,
    Search,
}

/// The explanation of a puzzle, step by step: resumable, and without recursion.
///
/// ```
/// use knights_tour::puzzle::{Explanation, parse};
/// use knights_tour::search::Target;
/// use knights_tour::{Leaper, Resumable};
///
/// let givens = parse("1 . ./. # ./3 . .", None, Leaper::KNIGHT, Target::Closed)?;
/// let mut explanation = Explanation::new(givens);
/// while !explanation.advance(1)? {}
/// let first = &explanation.steps()[0];
/// assert_eq!(first.reason.code(), "too-far");
/// # Ok::<(), knights_tour::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Explanation {
    givens: Givens,
    domains: Domains,
    /// The moves of the piece, whether the tour can make them or not.
    near: Relation,
    /// Numbers that the reader knows by now.
    known: Vec<bool>,
    rule: Rule,
    /// The hardest rule that may be used.
    hardest: Rule,
    /// The next number to try, by rank.
    next_try: usize,
    search: Option<(usize, usize, Search)>,
    steps: Vec<Step>,
    end: Option<End>,
}

impl Explanation {
    /// An explanation before its first step: all givens are known.
    pub fn new(givens: Givens) -> Self {
        let domains = Domains::of(&givens);
        let mut known = vec![false; domains.size];
        for (number, _) in givens.iter() {
            known[number as usize - 1] = true;
        }
        let near = domains.moves.clone();
        Self {
            givens,
            domains,
            near,
            known,
            rule: Rule::TooFar,
            hardest: Rule::Search,
            next_try: 0,
            search: None,
            steps: Vec::new(),
            end: None,
        }
    }

    /// The same without harder reasons than this.
    pub(super) fn up_to(self, hardest: Rule) -> Self {
        Self { hardest, ..self }
    }

    /// The puzzle.
    pub fn givens(&self) -> &Givens {
        &self.givens
    }

    /// The steps so far.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// How it ends; `None` before.
    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// How many rules were applied so far.
    pub(super) fn work(&self) -> u64 {
        self.domains.work
    }

    /// The steps that lead to the first number found, without those that are not needed for it; `None` if none is
    /// found yet.
    pub fn to_first_number(&self) -> Option<Vec<&Step>> {
        let last = self.steps.iter().position(|step| step.placed.is_some())?;
        let (number, square) = self.steps[last].placed?;
        let mut needs_all = false;
        let mut needed = vec![(number, None), (0, Some(square))];
        if self.steps[last].reason.is(&ONLY_SQUARE) {
            needed.pop();
        } else {
            needed.remove(0);
        }
        let mut chain = vec![&self.steps[last]];
        for step in self.steps[..last].iter().rev() {
            let is_needed = |&(number, square): &(u32, Square)| {
                needs_all
                    || needed.iter().any(|&(of, on)| {
                        (of == 0 || of == number) && on.is_none_or(|on| on == square)
                    })
            };
            let found: Vec<_> = step.struck.iter().filter(|struck| is_needed(struck)).collect();
            if found.is_empty() && !needs_all {
                continue;
            }
            if step.reason.is(&NO_NEIGHBOUR) {
                for (number, square) in found {
                    let next = [
                        self.domains.before(*number as usize - 1),
                        self.domains.after(*number as usize - 1),
                    ];
                    for next in next.into_iter().flatten() {
                        let ends = self.givens.graph().neighbours(*square);
                        needed.extend(ends.map(|end| (next as u32 + 1, Some(end))));
                    }
                }
            } else if !step.reason.is(&TOO_FAR) {
                needs_all = true;
            }
            chain.push(step);
        }
        chain.reverse();
        Some(chain)
    }

    fn square(&self, index: usize) -> Square {
        self.givens.squares()[index]
    }

    /// Keeps a step if anything has changed since the mark.
    fn keep(&mut self, mark: usize, reason: Reason) -> bool {
        let mut step = Step { reason, placed: None, struck: Vec::new(), unused: Vec::new() };
        for change in self.domains.since(mark) {
            match *change {
                Change::Strike { number, square } => {
                    step.struck.push((u32::from(number) + 1, self.square(square.into())));
                }
                Change::Drop { from, to } => {
                    step.unused.push((self.square(from.into()), self.square(to.into())));
                }
            }
        }
        let is_step = !step.struck.is_empty() || !step.unused.is_empty();
        if is_step {
            self.steps.push(step);
        }
        is_step
    }

    /// The next number that has one square left, or the next square that has one number left.
    fn place_one(&mut self) -> bool {
        let size = self.domains.size;
        let by_square = (0..size).filter(|&number| !self.known[number]);
        let by_square =
            by_square.filter_map(|number| Some((number, self.domains.squares.only(number)?)));
        let by_number =
            (0..size).filter_map(|square| Some((self.domains.numbers.only(square)?, square)));
        let mut by_number = by_number.filter(|&(number, _)| !self.known[number]);
        let (kind, (number, square)) =
            match by_square.min_by_key(|&(number, _)| self.distance(number)) {
                Some(found) => (&ONLY_SQUARE, found),
                None => match by_number.next() {
                    Some(found) => (&ONLY_NUMBER, found),
                    None => return false,
                },
            };
        let (name, place) = (number as u32 + 1, self.square(square));
        let facts = if kind == &ONLY_SQUARE { [name, place.0] } else { [place.0, name] };
        let reason = Reason::new(kind, facts);
        self.domains.place_at(number, square);
        self.known[number] = true;
        let (struck, unused) = (Vec::new(), Vec::new());
        self.steps.push(Step { reason, placed: Some((name, place)), struck, unused });
        true
    }

    /// How far a number is from the next known one, 0 for a neighbour of both.
    fn distance(&self, number: usize) -> usize {
        let is_known = |next: Option<usize>| usize::from(next.is_none_or(|next| !self.known[next]));
        is_known(self.domains.before(number)) + is_known(self.domains.after(number))
    }

    /// Strikes out the squares from which a known number cannot be reached in time: for one number between known ones.
    fn too_far(&mut self) -> bool {
        let size = self.domains.size;
        for from in 0..size {
            if !self.known[from] {
                continue;
            }
            for forward in [true, false] {
                let Some(at) = self.domains.squares.only(from) else { continue };
                let mut layer = vec![0; self.near.words()];
                layer[at / 64] |= 1 << (at % 64);
                let mut number = from;
                for moves in 1..size as u32 {
                    let next = if forward {
                        self.domains.after(number)
                    } else {
                        self.domains.before(number)
                    };
                    let Some(next) = next.filter(|&next| !self.known[next]) else { break };
                    number = next;
                    layer = self.next_layer(&layer);
                    let mark = self.domains.mark();
                    for square in 0..size {
                        if layer[square / 64] >> (square % 64) & 1 == 0 {
                            self.domains.strike(number, square);
                        }
                    }
                    let facts = [number as u32 + 1, from as u32 + 1, self.square(at).0, moves];
                    if self.keep(mark, Reason::new(&TOO_FAR, facts)) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// The squares without a known number that are a move from one of these.
    fn next_layer(&self, layer: &[u64]) -> Vec<u64> {
        let mut next = vec![0; layer.len()];
        for square in members(layer) {
            for (next, near) in next.iter_mut().zip(self.near.row(square)) {
                *next |= near;
            }
        }
        for number in (0..self.domains.size).filter(|&number| self.known[number]) {
            if let Some(square) = self.domains.squares.only(number) {
                next[square / 64] &= !(1 << (square % 64));
            }
        }
        next
    }

    fn no_neighbour(&mut self) -> bool {
        (0..self.domains.size).any(|number| {
            let mark = self.domains.mark();
            self.domains.neighbours_of_number(number);
            self.keep(mark, Reason::new(&NO_NEIGHBOUR, [number as u32 + 1]))
        })
    }

    fn two_ways(&mut self) -> bool {
        for square in 0..self.domains.size {
            self.domains.idle_moves(square);
        }
        (0..self.domains.size).any(|square| {
            let mark = self.domains.mark();
            let mut ends = self.domains.moves.each(square);
            let (Some(one), Some(other)) = (ends.next(), ends.next()) else { return false };
            drop(ends);
            self.domains.two_ways(square);
            let facts = [square, one, other].map(|square| self.square(square).0);
            self.keep(mark, Reason::new(&TWO_WAYS, facts))
        })
    }

    /// Strikes out the first square of a number beside a known one from which a part of the board cannot be filled.
    fn cut_off(&mut self) -> bool {
        let beside_known = (0..self.domains.size).filter(|&number| self.distance(number) < 2);
        let pairs = beside_known.flat_map(|number| {
            self.domains.squares.each(number).map(move |square| (number, square))
        });
        let found =
            pairs.filter(|&(number, _)| !self.known[number]).find_map(|(number, square)| {
                Some((number, square, self.domains.part_cut_off_by(number, square)?))
            });
        let Some((number, square, part)) = found else { return false };
        let mark = self.domains.mark();
        self.domains.strike(number, square);
        let facts = [number as u32 + 1, self.square(square).0, self.square(part).0];
        self.keep(mark, Reason::new(&CUT_OFF, facts))
    }

    /// Tries the squares of one number; the numbers with the fewest squares come first. `None` once all have been
    /// tried in vain.
    fn try_next(&mut self) -> Option<bool> {
        let mut numbers: Vec<usize> =
            (0..self.domains.size).filter(|&number| !self.known[number]).collect();
        numbers.sort_by_key(|&number| self.domains.squares.count(number));
        let number = *numbers.get(self.next_try)?;
        self.next_try += 1;
        let squares: Vec<usize> = self.domains.squares.each(number).collect();
        for square in squares {
            if self.rule == Rule::Search {
                let mut domains = self.domains.clone();
                domains.place_at(number, square);
                self.search = Some((number, square, Search::new(domains)));
                return Some(false);
            }
            let mark = self.domains.mark();
            let before = self.settled();
            self.domains.place_at(number, square);
            let most = if self.rule == Rule::Try { FEW_STEPS } else { self.domains.size };
            let (is_refuted, steps) = self.follow_try(before, most);
            self.domains.undo(mark);
            if is_refuted {
                self.domains.strike(number, square);
                let (name, place, steps) = (number as u32 + 1, self.square(square).0, steps as u32);
                let reason = match self.rule {
                    Rule::Try => Reason::new(&TRY, [name, place, steps]),
                    _ => Reason::new(&LONG_TRY, [name, place, steps, 0]),
                };
                return Some(self.keep(mark, reason));
            }
        }
        Some(false)
    }

    /// What follows from a try: whether it is refuted within so many further numbers, and how many these are.
    fn follow_try(&mut self, before: usize, most: usize) -> (bool, usize) {
        /// Rules between two looks at how far it has got.
        const A_LOOK: u64 = 16;
        loop {
            let end = self.domains.work + A_LOOK;
            let holds = self.domains.propagate(A_LOOK);
            let steps = self.settled().saturating_sub(before + 1);
            if steps > most || !holds || self.domains.work < end {
                return (!holds && steps <= most, steps);
            }
        }
    }

    /// How many numbers have one square.
    fn settled(&self) -> usize {
        (0..self.domains.size).filter(|&number| self.domains.squares.count(number) <= 1).count()
    }

    /// Searches on from a try; true if that strikes its square out.
    fn search_on(&mut self, work: u64) -> bool {
        let Some((number, square, mut search)) = self.search.take() else { return false };
        let before = search.domains().work;
        let progress = search.advance(work);
        self.domains.work += search.domains().work - before;
        match progress {
            Progress::Unfinished if search.positions < MAX_TRIES => {
                self.search = Some((number, square, search));
                false
            }
            Progress::End => {
                let mark = self.domains.mark();
                self.domains.strike(number, square);
                let tries = search.positions as u32;
                let facts = [number as u32 + 1, self.square(square).0, 0, tries];
                self.keep(mark, Reason::new(&LONG_TRY, facts))
            }
            _ => false,
        }
    }

    /// Looks for one step, or decides that a rule has none; true at the end.
    fn look(&mut self, work: u64) -> bool {
        if self.domains.contradiction.is_some() {
            self.end = Some(End::Contradiction);
        } else if self.known.iter().all(|known| *known) {
            // The last numbers may have been found without a look at their neighbours.
            let is_tour = self.domains.propagate(u64::MAX);
            self.end = Some(if is_tour { End::Solved } else { End::Contradiction });
        } else if self.search.is_some() {
            if self.search_on(work) {
                self.rule = Rule::TooFar;
            }
        } else if self.place_one() {
            self.rule = Rule::TooFar;
        } else {
            let found = match self.rule {
                Rule::TooFar => Some(self.too_far()),
                Rule::NoNeighbour => Some(self.no_neighbour()),
                Rule::TwoWays => Some(self.two_ways()),
                Rule::CutOff => Some(self.cut_off()),
                Rule::Try | Rule::LongTry | Rule::Search => self.try_next(),
            };
            let goes_on = found == Some(false) && self.rule >= Rule::Try;
            if found == Some(true) {
                self.rule = Rule::TooFar;
            } else if !goes_on {
                match self.rule.harder().filter(|rule| *rule <= self.hardest) {
                    Some(rule) => (self.rule, self.next_try) = (rule, 0),
                    None => self.end = Some(End::Open),
                }
            }
        }
        self.end.is_some()
    }
}

impl Rule {
    fn harder(self) -> Option<Self> {
        match self {
            Self::TooFar => Some(Self::NoNeighbour),
            Self::NoNeighbour => Some(Self::TwoWays),
            Self::TwoWays => Some(Self::CutOff),
            Self::CutOff => Some(Self::Try),
            Self::Try => Some(Self::LongTry),
            Self::LongTry => Some(Self::Search),
            Self::Search => None,
        }
    }
}

impl Resumable for Explanation {
    fn work_a_look(&self) -> u64 {
        2000
    }

    fn advance(&mut self, work: u64) -> Result<bool, Error> {
        let end = self.domains.work.saturating_add(work.max(1));
        while self.end.is_none() && self.domains.work < end {
            // Rules that are looked through one by one are not counted by themselves.
            self.domains.work += self.domains.size as u64 / 4;
            self.look(work);
        }
        Ok(self.end.is_some())
    }

    fn fraction(&self) -> f64 {
        if self.end.is_some() {
            return 1.0;
        }
        let known = self.known.iter().filter(|known| **known).count();
        known as f64 / self.known.len() as f64
    }
}
