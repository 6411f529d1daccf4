//! Rules by which Warnsdorff's search chooses the next square: a list of criteria, tried one after the other.
//!
//! H. C. von Warnsdorff's own rule (1823) is a single criterion, `fewest onward`. What is known as a
//! tie-break is the same rule with further criteria, and anybody can write another one.

mod formula;
mod measure;
mod parse;

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use super::error::SearchError;
use super::squirrel_cull;
use super::tie_break::TieBreak;
use crate::board::Square;
use crate::choice::{Choice, ids};
use crate::error::wording::grouped;
use crate::error::{errors, phrases};
use crate::graph::Graph;

pub use formula::{Formula, Joint};
pub use measure::RuleMeasure;
pub(crate) use measure::{Ahead, Walk};

/// The longest text of a rule, in characters, unless it is the normal text of one.
pub const MAX_RULE_TEXT: usize = 400;

/// The longest normal text of a rule. Two blanks for every other character, and a word for every criterion, can be added
/// to what it was read from.
const MAX_NORMAL_TEXT: usize = 1000;

/// The most criteria of a rule.
pub const MAX_CRITERIA: usize = 12;

/// How deep the parentheses of a formula may be nested.
pub const MAX_DEPTH: usize = 8;

/// The largest number in a formula.
pub const MAX_NUMBER: u32 = 1_000_000;

/// The most that a step may look at to see two moves ahead of its candidates: some milliseconds, in which a page waits.
const MOST_LOOKS: usize = 10_000_000;

errors! {
    /// Why a text is no rule.
    pub enum RuleError {
        /// The text cannot be read at this point.
        BadRule {
            /// Where the mistake begins, in characters from the beginning of the text.
            at: usize,
            /// How many characters it has; 0 if something is missing there.
            length: usize,
            /// What is wrong, and what would be right.
            why: RuleFault,
        } => "bad-rule", "this rule cannot be read: {why}";
    }
}

phrases! {
    /// What is wrong with the text of a rule, and what would be right.
    pub enum RuleFault {
        /// It is longer than [`MAX_RULE_TEXT`], and no normal text.
        TooLong with { most: usize = MAX_RULE_TEXT, } => "it is longer than {most} characters";
        /// A character of no meaning.
        UnknownCharacter {
            /// The character.
            character: char,
        } => "“{character}” means nothing here; a rule has words, whole numbers, + - * ( ) and commas";
        /// It ends too early.
        Ends {
            /// What should come.
            wanted: WantedInRule,
        } => "it ends where {wanted} should be";
        /// A word, a number or a sign is in the wrong place.
        OutOfPlace {
            /// What should be there.
            wanted: WantedInRule,
            /// What is there.
            found: String,
        } => "there should be {wanted} instead of “{found}”";
        /// There is nothing to read.
        Empty => "it is empty; write what the knight should look for, as in “fewest onward”";
        /// It has more than [`MAX_CRITERIA`].
        TooManyCriteria with { most: usize = MAX_CRITERIA, } => "it has more than {most} criteria";
        /// A criterion behind `order`.
        AfterOrder => "this never decides anything, because no two squares have the same “order” before it";
        /// A criterion without a measure.
        Constant => "this is the same number for all squares, so it decides nothing";
        /// A criterion with the formula of an earlier one.
        Repeated {
            /// The criterion.
            criterion: String,
            /// The earlier one.
            earlier: String,
        } => "“{criterion}” never decides anything: only squares that are equal by “{earlier}” are left";
        /// Parentheses nested deeper than [`MAX_DEPTH`].
        TooDeep with { most: usize = MAX_DEPTH, } => "its parentheses are more than {most} deep";
        /// A number larger than [`MAX_NUMBER`].
        TooLargeNumber with { most: u32 = MAX_NUMBER, } => "numbers can be at most {most}", most = grouped(most);
    }
}

phrases! {
    /// What should be at some place of a rule.
    pub enum WantedInRule {
        /// A criterion.
        Criterion => "a criterion such as “fewest onward”";
        /// Nothing behind the last resort.
        End => "the end, because nothing is left to decide";
        /// What follows a criterion.
        CommaOrEnd => "a comma or the end";
        /// A measure.
        Measure with { measures: String = RuleMeasure::IDS.join(", "), } => "one of {measures}";
        /// A sign.
        Sign {
            /// The sign.
            sign: &'static str,
        } => "“{sign}”";
    }
}

/// An ordered list of criteria. Each keeps the squares that are best by it; the next one decides between
/// those that are left.
///
/// Its [`Display`](fmt::Display) is its one normal text, which [`FromStr`] reads back, however long. Cloning is cheap.
///
/// ```
/// use knights_tour::search::Rule;
///
/// let rule: Rule = "nearest edge, fewest onward".parse()?;
/// assert_eq!(rule.criteria().len(), 2);
/// assert_eq!(rule.to_string().parse::<Rule>()?, rule);
/// # Ok::<(), knights_tour::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule(Arc<Parts>);

#[derive(Debug, PartialEq, Eq)]
struct Parts {
    criteria: Vec<Criterion>,
    last: LastResort,
}

ids! {
    /// Who wins among squares that all criteria leave equal.
    #[non_exhaustive]
    pub enum LastResort {
        /// The first in the order of moves.
        Order = "order",
        /// A random one, all equally likely.
        Random = "random",
        /// The first in the order of moves that Squirrel and Cull (1996) give to the region of the board that the
        /// knight is in; for square boards, from a corner.
        Regions = "regions",
    }
}

/// One line of a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Criterion {
    /// Whether the least value is the best, or else the greatest.
    pub least: bool,
    /// What is compared.
    pub formula: Formula,
}

impl Rule {
    /// Warnsdorff's rule alone.
    pub fn fewest_onward() -> Self {
        TieBreak::First.rule()
    }

    /// The criteria, the most important first. There is at least one.
    pub fn criteria(&self) -> &[Criterion] {
        &self.0.criteria
    }

    /// Who wins among squares that all criteria leave equal.
    pub fn last_resort(&self) -> LastResort {
        self.0.last
    }

    /// The same rule with only this many of its criteria, and then at random.
    pub(super) fn loosened(&self, criteria: usize) -> Self {
        let criteria = self.0.criteria.iter().take(criteria).cloned().collect();
        Self(Arc::new(Parts { criteria, last: LastResort::Random }))
    }

    /// Whether it makes random choices.
    pub fn is_random(&self) -> bool {
        self.0.last == LastResort::Random
    }

    /// Whether its first criterion is Warnsdorff's, so that the others only break ties.
    pub fn begins_with_onward(&self) -> bool {
        self.0.criteria.first().is_some_and(Criterion::is_fewest_onward)
    }

    /// The tie-break that it is a rule for, if it has a name.
    pub fn tie_break(&self) -> Option<TieBreak> {
        TieBreak::ALL.iter().copied().find(|tie_break| tie_break.rule() == *self)
    }

    /// Whether it needs the positions of squares, so that it works only on boards.
    pub fn needs_board(&self) -> bool {
        self.0.last == LastResort::Regions
            || self.0.criteria.iter().any(|criterion| criterion.formula.needs_board())
    }

    /// Whether some criterion looks at squares beyond the candidates, which takes longer.
    pub(super) fn looks_ahead(&self) -> bool {
        self.asks_for(RuleMeasure::looks_ahead)
    }

    fn asks_for(&self, is_so: fn(RuleMeasure) -> bool) -> bool {
        self.0.criteria.iter().any(|criterion| criterion.formula.any(is_so))
    }

    /// Rejects graphs and starts for which the rule is not defined.
    pub(crate) fn check(&self, graph: &Graph, start: Square) -> Result<(), SearchError> {
        let name = self.tie_break().unwrap_or(TieBreak::SquirrelCull).name();
        if self.0.last == LastResort::Regions && !squirrel_cull::applies(graph, start) {
            return Err(SearchError::NeedsCorner { method: name });
        }
        if self.needs_board() && graph.board().is_none() {
            return Err(match self.tie_break() {
                Some(tie_break) => SearchError::NoCentre { method: tie_break.name() },
                None => SearchError::RuleNeedsBoard { rule: self.to_string().into() },
            });
        }
        let looks_two_ahead = self.asks_for(|measure| measure == RuleMeasure::Onward2);
        if looks_two_ahead && graph.most_looks_two_moves_away() > MOST_LOOKS {
            return Err(SearchError::TooManyTwoMovesAway { rule: self.to_string().into() });
        }
        Ok(())
    }
}

impl Rule {
    /// Which criterion decides between squares with these values, of each criterion in order: the index of the
    /// first that leaves only one; the number of criteria if they leave several.
    pub fn decided_by(&self, values: &[Vec<i64>]) -> usize {
        let mut left: Vec<&Vec<i64>> = values.iter().collect();
        for (index, criterion) in self.criteria().iter().enumerate() {
            let rank = |values: &Vec<i64>| {
                if criterion.least { values[index] } else { -values[index] }
            };
            let least = left.iter().map(|values| rank(values)).min();
            left.retain(|values| Some(rank(values)) == least);
            if left.len() <= 1 {
                return index;
            }
        }
        self.criteria().len()
    }
}

impl Criterion {
    /// A number that is least for the best square.
    pub(crate) fn rank(
        &self,
        walk: &impl Walk,
        square: Square,
        place: usize,
        ahead: &Ahead,
    ) -> i64 {
        let value = self.value(walk, square, place, ahead);
        if self.least { value } else { -value }
    }

    /// What the formula gives for a square, which is the candidate at this place, from 0, in the order of
    /// moves. Cost: constant, or the number of squares within three moves for measures that look ahead.
    pub(crate) fn value(
        &self,
        walk: &impl Walk,
        square: Square,
        place: usize,
        ahead: &Ahead,
    ) -> i64 {
        self.formula.value(&|measure: RuleMeasure| ahead.value(measure, walk, square, place))
    }

    fn is_fewest_onward(&self) -> bool {
        self.least && self.formula == Formula::Measure(RuleMeasure::Onward)
    }
}

impl From<TieBreak> for Rule {
    fn from(tie_break: TieBreak) -> Self {
        tie_break.rule()
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, criterion) in self.0.criteria.iter().enumerate() {
            if place > 0 {
                formatter.write_str(", ")?;
            }
            write!(formatter, "{criterion}")?;
        }
        formatter.write_str(match self.0.last {
            LastResort::Order => "",
            LastResort::Random => ", random",
            LastResort::Regions => ", regions",
        })
    }
}

impl fmt::Display for Criterion {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [least, greatest] = match &self.formula {
            Formula::Measure(measure) => measure.superlatives(),
            _ => ["least", "greatest"],
        };
        write!(formatter, "{} {}", if self.least { least } else { greatest }, self.formula)
    }
}

impl FromStr for Rule {
    type Err = RuleError;

    /// Reads a rule such as `fewest onward, farthest centre`.
    ///
    /// # Errors
    /// [`RuleError`], with the place of the mistake.
    fn from_str(text: &str) -> Result<Self, RuleError> {
        parse::rule(text)
    }
}
