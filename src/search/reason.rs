//! The reason of a step, as data.

use std::ptr;

use crate::board::Square;
use crate::choice::ids;

/// The maximum number of facts of a reason.
pub const MAX_FACTS: usize = 5;

/// A kind of step. Every algorithm has its own, each a static in the algorithm's file.
#[derive(Debug, PartialEq, Eq)]
pub struct Kind {
    /// Its id, which identifies the page's sentence for it.
    pub code: &'static str,
    /// The name and the meaning of each fact.
    pub facts: &'static [(&'static str, Meaning)],
    /// The counters that such a step increments.
    pub counts: &'static [Counter],
}

/// Defines the kinds of steps of an algorithm, each a static, and the list of them, `KINDS`:
///
/// `NAME = "code" { fact: Square, other: Number, third: Word(LIST) } counts [Counter], SAME_KIND [OtherCounter];`
macro_rules! kinds {
    ($(
        $(#[$about:meta])*
        $visibility:vis $name:ident = $code:literal {
            $($fact:ident: $meaning:ident $(($words:expr))?),* $(,)?
        } $(counts [$($counter:ident),*] $(, $again:ident [$($other:ident),*])*)?;
    )*) => {
        /// The kinds of steps here.
        pub const KINDS: &[&$crate::search::Kind] = &[$(&$name $($(, &$again)*)?),*];

        $(
            $(#[$about])*
            $visibility static $name: $crate::search::Kind = $crate::search::Kind {
                code: $code,
                facts: &[
                    $((stringify!($fact), $crate::search::Meaning::$meaning $(($words))?)),*
                ],
                counts: &[$($($crate::search::Counter::$counter),*)?],
            };
            $($(
                /// The same, counted in another way.
                $visibility static $again: $crate::search::Kind = $crate::search::Kind {
                    counts: &[$($crate::search::Counter::$other),*],
                    ..$name
                };
            )*)?
        )*
    };
}

pub(crate) use kinds;

/// What the number of a fact means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// A square, by its number.
    Square,
    /// The number itself.
    Number,
    /// A word, by its index in the list.
    Word(&'static [&'static str]),
}

/// The reason of a step: its kind, and the facts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    kind: &'static Kind,
    facts: [u32; MAX_FACTS],
}

/// A fact of a reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fact {
    /// A square.
    Square(Square),
    /// A count, or an ordinal.
    Number(u32),
    /// A kebab-case word.
    Word(&'static str),
}

impl Reason {
    /// A reason with the facts in the order of the kind's list.
    pub fn new<const N: usize>(kind: &'static Kind, facts: [u32; N]) -> Self {
        const { assert!(N <= MAX_FACTS) };
        debug_assert_eq!(kind.facts.len(), N, "the facts of {}", kind.code);
        let mut all = [0; MAX_FACTS];
        all[..N].copy_from_slice(&facts);
        Self { kind, facts: all }
    }

    /// The same reason with other squares.
    #[must_use]
    pub(crate) fn map_squares(mut self, other: impl Fn(Square) -> Square) -> Self {
        for (fact, (_, meaning)) in self.facts.iter_mut().zip(self.kind.facts) {
            if *meaning == Meaning::Square {
                *fact = other(Square(*fact)).0;
            }
        }
        self
    }

    /// The code of its kind.
    pub fn code(&self) -> &'static str {
        self.kind.code
    }

    /// Whether it is of this kind.
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

    /// The fact with this name.
    pub fn fact(&self, name: &str) -> Option<Fact> {
        self.facts().find(|(each, _)| *each == name).map(|(_, fact)| fact)
    }

    /// Whether the step increments a counter.
    pub fn counts(&self, counter: Counter) -> bool {
        self.kind.counts.contains(&counter)
    }
}

ids! {
    /// A counter of a run.
    #[non_exhaustive]
    pub enum Counter {
        /// Choices between equals.
        Ties = "ties",
        /// Squares without a way to continue.
        DeadEnds = "deadEnds",
        /// Moves taken back.
        Backtracks = "backtracks",
        /// Attempts restarted.
        Restarts = "restarts",
        /// Squares on which the knight was placed, except the start.
        Placements = "placements",
        /// Orders of the squares tried.
        Orders = "orders",
        /// Rotations of the end of a path.
        Rotations = "rotations",
        /// Blocks or cycles joined.
        Joins = "joins",
        /// Detours spliced into a path.
        Splices = "splices",
        /// Updates of all neurons.
        Sweeps = "sweeps",
    }
}

/// Running totals.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counters([u32; Counter::ALL.len()]);

impl Counters {
    /// One of the totals.
    pub fn get(&self, counter: Counter) -> u32 {
        self.0[counter as usize]
    }

    /// These and others, added up.
    pub(crate) fn and(mut self, others: &Self) -> Self {
        self.0.iter_mut().zip(others.0).for_each(|(count, more)| *count += more);
        self
    }

    /// Adds to one of the totals.
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

    /// Reverts the counts of a step that is undone.
    pub fn uncount(&mut self, reason: Reason) {
        for &counter in reason.kind.counts {
            self.0[counter as usize] -= 1;
        }
    }
}
