//! What is still possible in a puzzle: the squares of each number, the numbers of each square, and the moves between
//! squares that a tour could make.
//!
//! Numbers count from 0 here, and squares are indices of a list without the holes, so that both run to `size`.
//! Each rule strikes out what no solution has, for one number or one square. Solving runs all of them until
//! nothing changes; explaining runs one at a time.

use super::givens::Givens;
use super::relation::{Relation, Shared, bits_of, shared};
use crate::board::Square;
use crate::tour::target::Target;

/// What can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Change {
    /// A number is struck out of a square.
    Strike { number: u16, square: u16 },
    /// The tour does not move between two squares.
    Drop { from: u16, to: u16 },
}

/// What has to be looked at again.
#[derive(Clone, Copy, Debug)]
enum Task {
    Number(u16),
    Square(u16),
    Moves(u16),
}

/// A number without a square, or a square without a number or without enough moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Contradiction {
    Number(usize),
    Square(usize),
}

#[derive(Clone, Debug)]
pub(super) struct Domains {
    pub size: usize,
    pub closed: bool,
    /// The squares of each number.
    pub squares: Relation,
    /// The numbers of each square.
    pub numbers: Relation,
    /// The moves from each square.
    pub moves: Relation,
    pub contradiction: Option<Contradiction>,
    /// Rules applied so far.
    pub work: u64,
    trail: Vec<Change>,
    tasks: Vec<Task>,
    /// For numbers, squares and moves of squares, whether they are among the tasks.
    waiting: Vec<bool>,
}

impl Domains {
    /// Everything that the rules of the game allow, without the givens.
    pub fn new(givens: &Givens) -> Self {
        let (graph, cells) = (givens.graph(), givens.squares());
        let size = cells.len();
        let mut index = vec![usize::MAX; graph.len()];
        for (place, square) in cells.iter().enumerate() {
            index[square.index()] = place;
        }
        let mut moves = Relation::empty(size);
        for (from, &square) in cells.iter().enumerate() {
            graph.neighbours(square).for_each(|to: Square| moves.set(from, index[to.index()]));
        }
        let closed = givens.target() == Target::Closed;
        let mut domains = Self {
            size,
            closed,
            squares: Relation::full(size),
            numbers: Relation::full(size),
            moves,
            // Two squares do not make a closed tour.
            contradiction: (closed && size < 3).then_some(Contradiction::Square(0)),
            work: 0,
            trail: Vec::new(),
            tasks: Vec::new(),
            waiting: vec![false; 3 * size],
        };
        for each in 0..size {
            domains.wake(Task::Number(each as u16));
            domains.wake(Task::Square(each as u16));
            domains.wake(Task::Moves(each as u16));
        }
        domains
    }

    /// The same with the givens on their squares.
    pub fn of(givens: &Givens) -> Self {
        let mut domains = Self::new(givens);
        for (number, square) in givens.iter() {
            if let Ok(index) = givens.squares().binary_search(&square) {
                domains.place_at(number as usize - 1, index);
            }
        }
        domains
    }

    /// The number before this one; a closed tour comes from the last one to the first.
    pub fn before(&self, number: usize) -> Option<usize> {
        number.checked_sub(1).or(self.closed.then(|| self.size - 1))
    }

    /// The number after this one.
    pub fn after(&self, number: usize) -> Option<usize> {
        match number + 1 {
            next if next < self.size => Some(next),
            _ => self.closed.then_some(0),
        }
    }

    /// Whether the tour may begin or end on the square.
    fn may_be_end(&self, square: usize) -> bool {
        !self.closed && (self.numbers.has(square, 0) || self.numbers.has(square, self.size - 1))
    }

    /// Whether the number is known to stand on a square, and nothing else can stand there.
    pub fn is_placed(&self, number: usize) -> bool {
        self.squares.only(number).is_some_and(|square| self.numbers.count(square) == 1)
    }

    /// Where to come back to.
    pub fn mark(&self) -> usize {
        self.trail.len()
    }

    /// The changes since a mark.
    pub fn since(&self, mark: usize) -> &[Change] {
        &self.trail[mark..]
    }

    /// Takes back everything since a mark.
    pub fn undo(&mut self, mark: usize) {
        for change in self.trail.drain(mark..).rev() {
            match change {
                Change::Strike { number, square } => {
                    self.squares.set(number.into(), square.into());
                    self.numbers.set(square.into(), number.into());
                }
                Change::Drop { from, to } => {
                    self.moves.set(from.into(), to.into());
                    self.moves.set(to.into(), from.into());
                }
            }
        }
        self.contradiction = None;
        self.forget_tasks();
    }

    fn forget_tasks(&mut self) {
        while let Some(task) = self.tasks.pop() {
            let place = self.place(task);
            self.waiting[place] = false;
        }
    }

    fn place(&self, task: Task) -> usize {
        match task {
            Task::Number(number) => number.into(),
            Task::Square(square) => self.size + usize::from(square),
            Task::Moves(square) => 2 * self.size + usize::from(square),
        }
    }

    fn wake(&mut self, task: Task) {
        let place = self.place(task);
        if !self.waiting[place] {
            self.waiting[place] = true;
            self.tasks.push(task);
        }
    }

    /// Strikes a number out of a square.
    pub fn strike(&mut self, number: usize, square: usize) {
        if !self.squares.has(number, square) {
            return;
        }
        self.squares.clear(number, square);
        self.numbers.clear(square, number);
        self.trail.push(Change::Strike { number: number as u16, square: square as u16 });
        if self.squares.count(number) == 0 {
            self.contradiction.get_or_insert(Contradiction::Number(number));
        } else if self.numbers.count(square) == 0 {
            self.contradiction.get_or_insert(Contradiction::Square(square));
        }
        self.wake(Task::Square(square as u16));
        self.wake(Task::Number(number as u16));
        for next in [self.before(number), self.after(number)].into_iter().flatten() {
            self.wake(Task::Number(next as u16));
        }
    }

    fn drop_move(&mut self, from: usize, to: usize) {
        self.moves.clear(from, to);
        self.moves.clear(to, from);
        self.trail.push(Change::Drop { from: from as u16, to: to as u16 });
        self.wake(Task::Moves(from as u16));
        self.wake(Task::Moves(to as u16));
    }

    /// Puts a number on a square.
    pub fn place_at(&mut self, number: usize, square: usize) {
        if !self.squares.has(number, square) {
            self.contradiction.get_or_insert(Contradiction::Number(number));
            return;
        }
        for word in 0..self.squares.words() {
            for bit in bits_of(self.squares.word(number, word)) {
                if word * 64 + bit != square {
                    self.strike(number, word * 64 + bit);
                }
            }
            for bit in bits_of(self.numbers.word(square, word)) {
                if word * 64 + bit != number {
                    self.strike(word * 64 + bit, square);
                }
            }
        }
    }

    /// Applies all rules until nothing changes, a contradiction is found, or this many have been applied. True if
    /// nothing contradicts so far.
    pub fn propagate(&mut self, most: u64) -> bool {
        let end = self.work.saturating_add(most);
        while self.contradiction.is_none() && self.work < end {
            let Some(task) = self.tasks.pop() else { break };
            let place = self.place(task);
            self.waiting[place] = false;
            self.work += 1;
            match task {
                Task::Number(number) => {
                    self.only_square(number.into());
                    self.neighbours_of_number(number.into());
                }
                Task::Square(square) => {
                    self.only_number(square.into());
                    self.idle_moves(square.into());
                    if self.moves.count(square.into()) == 2 {
                        self.wake(Task::Moves(square));
                    }
                }
                Task::Moves(square) => {
                    self.neighbours_of_square(square.into());
                    self.two_ways(square.into());
                }
            }
        }
        if self.contradiction.is_some() {
            self.forget_tasks();
        }
        self.contradiction.is_none()
    }

    /// If a number has one square, nothing else stands there.
    pub fn only_square(&mut self, number: usize) {
        if let Some(square) = self.squares.only(number) {
            self.place_at(number, square);
        }
    }

    /// If a square has one number, that stands nowhere else.
    pub fn only_number(&mut self, square: usize) {
        if let Some(number) = self.numbers.only(square) {
            self.place_at(number, square);
        }
    }

    /// Strikes out the squares of a number from which no move leads to a square of the number before it, or none to a
    /// square of the one after it.
    pub fn neighbours_of_number(&mut self, number: usize) {
        for word in 0..self.squares.words() {
            for bit in bits_of(self.squares.word(number, word)) {
                self.strike_unless_reached(number, word * 64 + bit);
            }
        }
    }

    /// The same for all numbers of a square.
    pub fn neighbours_of_square(&mut self, square: usize) {
        for word in 0..self.numbers.words() {
            for bit in bits_of(self.numbers.word(square, word)) {
                self.strike_unless_reached(word * 64 + bit, square);
            }
        }
    }

    fn strike_unless_reached(&mut self, number: usize, square: usize) {
        let near = self.moves.row(square);
        let from = self.before(number).map(|before| shared(near, self.squares.row(before)));
        let to = self.after(number).map(|after| shared(near, self.squares.row(after)));
        let is_reached = match (from, to) {
            // The tour does not go back to where it comes from.
            (Some(Shared::One(from)), Some(Shared::One(to))) => from != to,
            _ => from != Some(Shared::None) && to != Some(Shared::None),
        };
        if !is_reached {
            self.strike(number, square);
        }
    }

    /// Drops the moves between squares without consecutive numbers.
    pub fn idle_moves(&mut self, square: usize) {
        for word in 0..self.moves.words() {
            for bit in bits_of(self.moves.word(square, word)) {
                let to = word * 64 + bit;
                if (0..self.moves.words())
                    .all(|word| self.beside(square, word) & self.numbers.word(to, word) == 0)
                {
                    self.drop_move(square, to);
                }
            }
        }
    }

    /// A word of the set of numbers that come before or after one of the square’s.
    fn beside(&self, square: usize, word: usize) -> u64 {
        let numbers = self.numbers.row(square);
        let below = if word == 0 { 0 } else { numbers[word - 1] >> 63 };
        let above = numbers.get(word + 1).map_or(0, |next| next << 63);
        let mut beside = numbers[word] << 1 | below | numbers[word] >> 1 | above;
        if self.closed {
            let last = self.size - 1;
            if word == 0 && self.numbers.has(square, last) {
                beside |= 1;
            }
            if word == last / 64 && self.numbers.has(square, 0) {
                beside |= 1 << (last % 64);
            }
        }
        beside
    }

    /// Whether the tour must make both moves that the square has left.
    pub fn needs_both_moves(&self, square: usize) -> bool {
        self.moves.count(square) == 2 && !self.may_be_end(square)
    }

    /// If a square has two moves left, the tour makes both: its neighbours have consecutive numbers, and where
    /// two such moves meet, the tour makes no third.
    pub fn two_ways(&mut self, square: usize) {
        if !self.needs_both_moves(square) {
            return;
        }
        let mut ends = self.moves.each(square);
        let (Some(one), Some(other)) = (ends.next(), ends.next()) else { return };
        drop(ends);
        for end in [one, other] {
            for word in 0..self.numbers.words() {
                let apart = self.numbers.word(end, word) & !self.beside(square, word);
                for bit in bits_of(apart) {
                    self.strike(word * 64 + bit, end);
                }
            }
            let needed = |from: &usize| self.needs_both_moves(*from);
            let needed: Vec<usize> = self.moves.each(end).filter(needed).collect();
            if needed.len() > 2 {
                self.contradiction.get_or_insert(Contradiction::Square(end));
            } else if needed.len() == 2 {
                for word in 0..self.moves.words() {
                    for bit in bits_of(self.moves.word(end, word)) {
                        if !needed.contains(&(word * 64 + bit)) {
                            self.drop_move(end, word * 64 + bit);
                        }
                    }
                }
            }
        }
    }

    /// If the number went to the square: a square of a part of the board that the missing numbers could not fill,
    /// because it is cut off or has the wrong colours.
    pub fn part_cut_off_by(&self, number: usize, square: usize) -> Option<usize> {
        let is_open = |other: usize| {
            other != square && !self.numbers.only(other).is_some_and(|n| self.is_placed(n))
        };
        let is_missing = |other: usize| other != number && !self.is_placed(other);
        let part = self.parts(&is_open);
        let parts = part
            .iter()
            .copied()
            .filter(|&part| part != usize::MAX)
            .max()
            .map_or(0, |last| last + 1);
        // For each part: its squares, those that can only have odd numbers, those for even ones.
        let mut squares = vec![[0_usize; 3]; parts];
        for other in (0..self.size).filter(|&other| is_open(other)) {
            let of = &mut squares[part[other]];
            of[0] += 1;
            match self.parities(other) {
                [false, true] => of[1] += 1,
                [true, false] => of[2] += 1,
                _ => {}
            }
        }
        // The same of the missing numbers that can go there, run by run.
        let mut numbers = vec![[0_usize; 3]; parts];
        for run in self.runs(&is_missing) {
            let may_fill = |of: usize| {
                run.iter().all(|&missing| {
                    let is_next =
                        self.before(missing) == Some(number) || self.after(missing) == Some(number);
                    let mut ends = self.squares.each(missing);
                    ends.any(|end| part[end] == of && (!is_next || self.moves.has(square, end)))
                })
            };
            let homes: Vec<usize> = (0..parts).filter(|&of| may_fill(of)).collect();
            for &of in &homes {
                numbers[of][0] += run.len();
                let odd = run.iter().filter(|&&missing| missing % 2 == 1).count();
                numbers[of][1] += odd;
                numbers[of][2] += run.len() - odd;
            }
            if homes.is_empty() {
                return run
                    .iter()
                    .find_map(|&missing| self.squares.each(missing).find(|&end| end != square));
            }
        }
        let is_short = |of: &usize| (0..3).any(|kind| numbers[*of][kind] < squares[*of][kind]);
        let short = (0..parts).find(is_short)?;
        part.iter().position(|&of| of == short)
    }

    /// Whether an even and whether an odd number can stand on the square.
    fn parities(&self, square: usize) -> [bool; 2] {
        const EVEN: u64 = 0x5555_5555_5555_5555;
        [EVEN, !EVEN].map(|parity| self.numbers.row(square).iter().any(|word| word & parity != 0))
    }

    /// For each open square the part of the board that moves between open squares join it to.
    fn parts(&self, is_open: &dyn Fn(usize) -> bool) -> Vec<usize> {
        let mut part = vec![usize::MAX; self.size];
        let mut parts = 0;
        for first in 0..self.size {
            if part[first] != usize::MAX || !is_open(first) {
                continue;
            }
            part[first] = parts;
            let mut queue = vec![first];
            while let Some(square) = queue.pop() {
                for end in self.moves.each(square) {
                    if part[end] == usize::MAX && is_open(end) {
                        part[end] = parts;
                        queue.push(end);
                    }
                }
            }
            parts += 1;
        }
        part
    }

    /// The missing numbers, those that follow one another together.
    fn runs(&self, is_missing: &dyn Fn(usize) -> bool) -> Vec<Vec<usize>> {
        let mut runs: Vec<Vec<usize>> = Vec::new();
        for number in (0..self.size).filter(|&number| is_missing(number)) {
            match runs.last_mut() {
                Some(run) if run.last() == number.checked_sub(1).as_ref() => run.push(number),
                _ => runs.push(vec![number]),
            }
        }
        // In a closed tour the first run goes on where the last one ends.
        if self.closed && runs.len() > 1 && is_missing(0) && is_missing(self.size - 1) {
            let first = runs.remove(0);
            if let Some(last) = runs.last_mut() {
                last.extend(first);
            }
        }
        runs
    }
}
