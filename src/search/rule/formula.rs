//! Sums, differences and products of measures. There is no division, so every value is a whole number.

use std::fmt;

use super::measure::RuleMeasure;

/// What a criterion compares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Formula {
    /// A number.
    Number(u32),
    /// A measure of the square.
    Measure(RuleMeasure),
    /// Two formulas, joined.
    Both(Joint, Box<[Formula; 2]>),
}

/// How two formulas are joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Joint {
    /// Added up.
    Plus,
    /// The second taken from the first.
    Minus,
    /// Multiplied.
    Times,
    /// The smaller of the two.
    Min,
    /// The larger of the two.
    Max,
}

impl Formula {
    /// Its value, given that of each measure. What goes beyond 64 bits stays at their end.
    #[inline]
    pub(crate) fn value(&self, measured: &impl Fn(RuleMeasure) -> i64) -> i64 {
        match self {
            Self::Number(number) => i64::from(*number),
            Self::Measure(measure) => measured(*measure),
            Self::Both(joint, parts) => {
                let [first, second] = [parts[0].value(measured), parts[1].value(measured)];
                match joint {
                    Joint::Plus => first.saturating_add(second),
                    Joint::Minus => first.saturating_sub(second),
                    Joint::Times => first.saturating_mul(second),
                    Joint::Min => first.min(second),
                    Joint::Max => first.max(second),
                }
            }
        }
    }

    /// Whether it is about positions, which only a board has.
    pub fn needs_board(&self) -> bool {
        self.any(RuleMeasure::needs_board)
    }

    /// Every measure in it, in the order in which it is written; one that is written twice comes twice.
    pub fn measures(&self) -> Vec<RuleMeasure> {
        match self {
            Self::Number(_) => Vec::new(),
            Self::Measure(measure) => vec![*measure],
            Self::Both(_, parts) => parts.iter().flat_map(Self::measures).collect(),
        }
    }

    pub(super) fn any(&self, holds: fn(RuleMeasure) -> bool) -> bool {
        match self {
            Self::Number(_) => false,
            Self::Measure(measure) => holds(*measure),
            Self::Both(_, parts) => parts.iter().any(|part| part.any(holds)),
        }
    }

    /// How tightly it holds together: sums least, then products.
    fn precedence(&self) -> u8 {
        match self {
            Self::Both(Joint::Plus | Joint::Minus, _) => 1,
            Self::Both(Joint::Times, _) => 2,
            _ => 3,
        }
    }

    /// The formula as rules and programming languages write it, given the text of a measure. `min` and `max`
    /// stand behind the prefix.
    pub(crate) fn written(&self, measure: &dyn Fn(RuleMeasure) -> String, prefix: &str) -> String {
        let (joint, [first, second]) = match self {
            Self::Number(number) => return number.to_string(),
            Self::Measure(it) => return measure(*it),
            Self::Both(joint, parts) => (*joint, &**parts),
        };
        let within = |part: &Self, least: u8| {
            let text = part.written(measure, prefix);
            if part.precedence() < least { format!("({text})") } else { text }
        };
        let precedence = self.precedence();
        let sign = match joint {
            Joint::Min => {
                return format!("{prefix}min({}, {})", within(first, 0), within(second, 0));
            }
            Joint::Max => {
                return format!("{prefix}max({}, {})", within(first, 0), within(second, 0));
            }
            Joint::Plus => "+",
            Joint::Minus => "-",
            Joint::Times => "*",
        };
        // What comes second needs parentheses where it would be read as part of the first: a - (b + c).
        format!("{} {sign} {}", within(first, precedence), within(second, precedence + 1))
    }
}

impl fmt::Display for Formula {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.written(&|measure| measure.id().to_owned(), ""))
    }
}
