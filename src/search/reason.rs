//! Why a step is what it is, as data.

use std::ptr;

use crate::board::Square;

/// The most facts that a reason can have.
pub const MAX_FACTS: usize = 5;

/// A kind of step. Every algorithm has its own, each a static in the algorithm's file.
#[derive(Debug, PartialEq, Eq)]
pub struct Kind {
    /// Its word: what the page's sentence for it is found by.
    pub code: &'static str,
    /// The name and the meaning of each fact.
    pub facts: &'static [(&'static str, Meaning)],
    /// The totals that such a step counts for.
    pub counts: &'static [Counter],
}

/// What the number of a fact stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// A square, by its number.
    Square,
    /// Itself.
    Number,
    /// A word, by its place in the list.
    Word(&'static [&'static str]),
}

/// Why a step is what it is: its kind, and the facts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    kind: &'static Kind,
    facts: [u32; MAX_FACTS],
}

/// A fact of a reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A square.
    Square(Square),
    /// How many of something, or which.
    Number(u32),
    /// A kebab-case word.
    Word(&'static str),
}

impl Reason {
    /// A reason with the facts in the order in which the kind lists them.
    #[must_use]
    pub fn new<const N: usize>(kind: &'static Kind, facts: [u32; N]) -> Self {
        const { assert!(N <= MAX_FACTS) };
        debug_assert_eq!(kind.facts.len(), N, "the facts of {}", kind.code);
        let mut all = [0; MAX_FACTS];
        all[..N].copy_from_slice(&facts);
        Self { kind, facts: all }
    }

    /// The word of its kind.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.kind.code
    }

    /// Whether it is of this kind.
    #[must_use]
    pub fn is(&self, kind: &Kind) -> bool {
        ptr::eq(self.kind, kind)
    }

    /// Every fact with its name.
    pub fn facts(&self) -> impl Iterator<Item = (&'static str, Fact)> {
        self.kind.facts.iter().zip(self.facts).map(|(&(name, meaning), number)| {
            let fact = match meaning {
                Meaning::Square => Fact::Square(Square(number)),
                Meaning::Number => Fact::Number(number),
                Meaning::Word(words) => {
                    Fact::Word(words.get(number as usize).copied().unwrap_or_default())
                }
            };
            (name, fact)
        })
    }

    /// The fact of this name.
    #[must_use]
    pub fn fact(&self, name: &str) -> Option<Fact> {
        self.facts().find(|(each, _)| *each == name).map(|(_, fact)| fact)
    }

    /// Whether the step counts for a total.
    #[must_use]
    pub fn counts(&self, counter: Counter) -> bool {
        self.kind.counts.contains(&counter)
    }
}

/// Something that is counted along a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counter {
    /// Choices between equals.
    Ties,
    /// Squares from which there was no way on.
    DeadEnds,
    /// Moves taken back.
    Backtracks,
    /// Attempts begun anew.
    Restarts,
    /// Squares that the knight was put on, its start not counted.
    Placements,
    /// Orders of the squares that were tried.
    Orders,
    /// Turns of the end of a path.
    Rotations,
    /// Blocks or cycles joined.
    Joins,
    /// Detours spliced into a path.
    Splices,
    /// Times that every neuron was updated.
    Sweeps,
}

impl Counter {
    /// All of them.
    pub const ALL: [Self; 10] = [
        Self::Ties,
        Self::DeadEnds,
        Self::Backtracks,
        Self::Restarts,
        Self::Placements,
        Self::Orders,
        Self::Rotations,
        Self::Joins,
        Self::Splices,
        Self::Sweeps,
    ];

    /// Its word in the interface.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Ties => "ties",
            Self::DeadEnds => "deadEnds",
            Self::Backtracks => "backtracks",
            Self::Restarts => "restarts",
            Self::Placements => "placements",
            Self::Orders => "orders",
            Self::Rotations => "rotations",
            Self::Joins => "joins",
            Self::Splices => "splices",
            Self::Sweeps => "sweeps",
        }
    }
}

/// Running totals.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counters([u32; Counter::ALL.len()]);

impl Counters {
    /// One of the totals.
    #[must_use]
    pub fn get(&self, counter: Counter) -> u32 {
        self.0[counter as usize]
    }

    /// Counts so many more.
    pub fn add(&mut self, counter: Counter, more: u32) {
        self.0[counter as usize] += more;
    }

    /// Counts a step that is taken.
    #[inline]
    pub fn count(&mut self, reason: Reason) {
        for &counter in reason.kind.counts {
            self.add(counter, 1);
        }
    }

    /// No longer counts a step that is undone.
    pub fn uncount(&mut self, reason: Reason) {
        for &counter in reason.kind.counts {
            self.0[counter as usize] -= 1;
        }
    }
}
