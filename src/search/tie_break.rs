//! How Warnsdorff's rule chooses between squares with equally few onward moves: the usual rules, by name.

use std::sync::LazyLock;

use super::rule::{Rule, RuleError};
use crate::board::Square;
use crate::choice::{Choice, texts_of_choices};
use crate::graph::Graph;

/// A rule for choosing between squares with equally few onward moves.
///
/// If a rule leaves several squares equal, the first in the order of moves is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TieBreak {
    /// The first in the order of moves.
    First,
    /// A random one, all equally likely.
    Random,
    /// The one whose own onward moves have the fewest onward moves, added up (after Pohl, 1967).
    PohlSum,
    /// The one from which a single move leads to the fewest onward moves (after Pohl, 1967).
    PohlMin,
    /// The one farthest from the centre of the board (Roth).
    Roth,
    /// The one farthest from the centre; a random one if several are equally far.
    RothRandom,
    /// The first in an order of moves that changes as the knight passes certain squares
    /// (Squirrel and Cull, 1996); for square boards, from a corner.
    SquirrelCull,
}

impl Choice for TieBreak {
    const SETTING: &'static str = "tieBreak";
    const ALL: &'static [Self] = &[
        Self::Roth,
        Self::RothRandom,
        Self::First,
        Self::Random,
        Self::PohlSum,
        Self::PohlMin,
        Self::SquirrelCull,
    ];

    fn id(self) -> &'static str {
        Self::IDS[self as usize]
    }
}

texts_of_choices!(TieBreak);

impl TieBreak {
    /// The id of each, in the order of the variants.
    pub const IDS: &'static [&'static str] =
        &["first", "random", "pohl-sum", "pohl-min", "roth", "roth-random", "squirrel-cull"];

    /// The rule's display name.
    pub fn name(self) -> &'static str {
        match self {
            Self::First => "First in a fixed order",
            Self::Random => "At random",
            Self::PohlSum => "Look ahead: smallest sum (Pohl)",
            Self::PohlMin => "Look ahead: smallest number (Pohl)",
            Self::Roth => "Farthest from the centre (Roth)",
            Self::RothRandom => "Farthest out, then at random",
            Self::SquirrelCull => "By region (Squirrel and Cull)",
        }
    }

    /// Warnsdorff's rule with this tie-break, as [`Rule`] reads it.
    pub fn text(self) -> &'static str {
        match self {
            Self::First => "fewest onward",
            Self::Random => "fewest onward, random",
            Self::PohlSum => "fewest onward, fewest onward-sum",
            Self::PohlMin => "fewest onward, fewest onward-min",
            Self::Roth => "fewest onward, farthest centre",
            Self::RothRandom => "fewest onward, farthest centre, random",
            Self::SquirrelCull => "fewest onward, regions",
        }
    }

    /// Warnsdorff's rule with this tie-break. Cheap: each is read only once.
    pub fn rule(self) -> Rule {
        static RULES: LazyLock<Vec<(TieBreak, Rule)>> = LazyLock::new(|| {
            let read = |&it: &TieBreak| Ok((it, it.text().parse()?));
            let rules: Result<_, RuleError> = TieBreak::ALL.iter().map(read).collect();
            rules.unwrap_or_else(|_| unreachable!("each of them is a rule"))
        });
        let found = RULES.iter().find(|(it, _)| *it == self);
        found.map_or_else(|| unreachable!("each of them is read"), |(_, rule)| rule.clone())
    }

    /// Whether the rule needs the positions of squares, so that it works only on boards.
    pub fn needs_board(self) -> bool {
        self.rule().needs_board()
    }

    /// Whether the rule makes random choices.
    pub fn is_random(self) -> bool {
        self.rule().is_random()
    }
}

/// Four times the squared distance of a square from the centre of its board.
pub(super) fn distance_from_centre(graph: &Graph, square: Square) -> i32 {
    let Some(board) = graph.board() else { return 0 };
    let (x, y) = board.position(square);
    let across = 2 * x + 1 - i32::from(board.width());
    let up = 2 * y + 1 - i32::from(board.height());
    across * across + up * up
}
