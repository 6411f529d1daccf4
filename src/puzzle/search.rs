//! A search for the solutions of a puzzle: the rules, and where they do not suffice, a number tried on a square.

use super::domains::Domains;
use crate::board::Square;

/// A number tried on a square.
#[derive(Clone, Copy, Debug)]
struct Trial {
    mark: usize,
    number: usize,
    square: usize,
}

/// A depth-first search without recursion, which can be resumed. It passes every solution once.
#[derive(Clone, Debug)]
pub(super) struct Search {
    domains: Domains,
    trials: Vec<Trial>,
    /// Whether the last solution has still to be left.
    is_at_solution: bool,
    /// Numbers tried.
    pub positions: u64,
}

/// How far a search has got.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Progress {
    /// The work is used up.
    Unfinished,
    /// Another solution: for each number the index of its square.
    Found(Vec<usize>),
    /// There are no more.
    End,
}

impl Search {
    pub fn new(domains: Domains) -> Self {
        Self { domains, trials: Vec::new(), is_at_solution: false, positions: 0 }
    }

    /// What is possible where the search stands.
    pub fn domains(&self) -> &Domains {
        &self.domains
    }

    /// Applies at most about this many rules.
    pub fn advance(&mut self, work: u64) -> Progress {
        let end = self.domains.work.saturating_add(work);
        loop {
            let holds = !std::mem::take(&mut self.is_at_solution)
                && self.domains.propagate(end.saturating_sub(self.domains.work));
            if !holds {
                if !self.go_back() {
                    return Progress::End;
                }
            } else if self.domains.work >= end {
                return Progress::Unfinished;
            } else if let Some((number, square)) = self.next_trial() {
                self.trials.push(Trial { mark: self.domains.mark(), number, square });
                self.positions += 1;
                self.domains.place_at(number, square);
            } else {
                self.is_at_solution = true;
                let squares =
                    (0..self.domains.size).filter_map(|number| self.domains.squares.only(number));
                return Progress::Found(squares.collect());
            }
        }
    }

    /// Takes the last trial back and strikes it out; false if there is none.
    fn go_back(&mut self) -> bool {
        let Some(Trial { mark, number, square }) = self.trials.pop() else { return false };
        self.domains.undo(mark);
        self.domains.strike(number, square);
        true
    }

    /// A number with the fewest squares, or a square with the fewest numbers, and the first way to join them; `None`
    /// if everything is settled.
    fn next_trial(&self) -> Option<(usize, usize)> {
        let domains = &self.domains;
        let open = (0..domains.size).filter(|&number| domains.squares.count(number) > 1);
        let number = open.min_by_key(|&number| domains.squares.count(number))?;
        let open = (0..domains.size).filter(|&square| domains.numbers.count(square) > 1);
        let square = open.min_by_key(|&square| domains.numbers.count(square))?;
        if domains.numbers.count(square) < domains.squares.count(number) {
            Some((domains.numbers.each(square).next()?, square))
        } else {
            let squares = domains.squares.each(number);
            Some((number, squares.min_by_key(|&square| domains.numbers.count(square))?))
        }
    }
}

/// The squares of the board for indices of the domains.
pub(super) fn on_board(squares: &[Square], indices: &[usize]) -> Vec<Square> {
    indices.iter().map(|&index| squares[index]).collect()
}
