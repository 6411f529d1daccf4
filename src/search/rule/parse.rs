//! Reads the text of a rule.
//!
//! ```text
//! rule      = criterion *( "," criterion ) [ "," ( "random" | "regions" ) ]
//! criterion = [ "fewest" | "least" | "nearest" | "most" | "greatest" | "farthest" ] formula
//! formula   = term *( ( "+" | "-" ) term );  term = factor *( "*" factor )
//! factor    = number | measure | ( "min" | "max" ) "(" formula "," formula ")" | "(" formula ")"
//! ```
//!
//! A criterion without its first word means the least.

use std::sync::Arc;

use super::formula::{Formula, Joint};
use super::measure::RuleMeasure;
use super::{
    Criterion, LastResort, MAX_CRITERIA, MAX_DEPTH, MAX_NORMAL_TEXT, MAX_NUMBER, MAX_RULE_TEXT,
    Parts, Rule, RuleError, RuleFault, WantedInRule,
};

const LEAST: [&str; 3] = ["fewest", "least", "nearest"];
const GREATEST: [&str; 3] = ["most", "greatest", "farthest"];

type Read<T> = Result<T, RuleError>;

/// A word, a number or a sign, with the place where it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Token {
    at: usize,
    text: String,
}

pub(super) fn rule(text: &str) -> Read<Rule> {
    let length = text.chars().count();
    let too_long = || bad(MAX_RULE_TEXT, 0, RuleFault::TooLong);
    if length > MAX_NORMAL_TEXT {
        return Err(too_long());
    }
    let tokens = tokens(text)?;
    let mut reader = Reader { tokens: &tokens, next: 0, end: length, depth: 0 };
    let rule = reader.rule()?;
    // What was read and written can be read again.
    let is_read = length <= MAX_RULE_TEXT || rule.to_string() == text;
    is_read.then_some(rule).ok_or_else(too_long)
}

fn bad(at: usize, length: usize, why: RuleFault) -> RuleError {
    RuleError::BadRule { at, length, why }
}

fn tokens(text: &str) -> Read<Vec<Token>> {
    let letters: Vec<char> = text.to_ascii_lowercase().chars().collect();
    let mut tokens: Vec<Token> = Vec::new();
    let mut at = 0;
    while at < letters.len() {
        let letter = letters[at];
        let length = if letter.is_ascii_digit() {
            letters[at..].iter().take_while(|next| next.is_ascii_digit()).count()
        } else if letter.is_ascii_lowercase() {
            word_length(&letters[at..])
        } else {
            1
        };
        if letter.is_ascii_alphanumeric() || "+-*(),".contains(letter) {
            tokens.push(Token { at, text: letters[at..at + length].iter().collect() });
        } else if !letter.is_whitespace() {
            return Err(bad(at, 1, RuleFault::UnknownCharacter { character: letter }));
        }
        at += length;
    }
    Ok(tokens)
}

/// The length of the word at the beginning. A hyphen belongs to it only in the name of a measure, so that
/// `onward-edge` is a difference and `onward-sum` is not.
fn word_length(letters: &[char]) -> usize {
    let is_of_word = |letter: &&char| letter.is_ascii_lowercase() || letter.is_ascii_digit();
    let first = letters.iter().take_while(is_of_word).count();
    let longer = letters[first..]
        .strip_prefix(&['-'])
        .map_or(0, |rest| 1 + rest.iter().take_while(is_of_word).count());
    let word: String = letters[..first + longer].iter().collect();
    if RuleMeasure::IDS.contains(&word.as_str()) { first + longer } else { first }
}

struct Reader<'text> {
    tokens: &'text [Token],
    next: usize,
    end: usize,
    depth: usize,
}

impl Reader<'_> {
    fn peek(&self) -> &str {
        self.tokens.get(self.next).map_or("", |token| &token.text)
    }

    fn take(&mut self, text: &str) -> bool {
        let is_next = self.peek() == text;
        self.next += usize::from(is_next);
        is_next
    }

    fn at(&self) -> usize {
        self.tokens.get(self.next).map_or(self.end, |token| token.at)
    }

    /// An error about the next token, or about what is missing at the end.
    fn refuse<T>(&self, wanted: WantedInRule) -> Read<T> {
        let found = self.peek();
        let length = found.len();
        let why = match found {
            "" => RuleFault::Ends { wanted },
            _ => RuleFault::OutOfPlace { wanted, found: excerpt(found) },
        };
        Err(bad(self.at(), length, why))
    }

    fn rule(&mut self) -> Read<Rule> {
        if self.tokens.is_empty() {
            return Err(bad(0, 0, RuleFault::Empty));
        }
        let mut criteria: Vec<Criterion> = Vec::new();
        let mut last = LastResort::Order;
        loop {
            let begin = self.at();
            last = match self.peek() {
                "random" => LastResort::Random,
                "regions" => LastResort::Regions,
                _ => last,
            };
            if last != LastResort::Order {
                if criteria.is_empty() {
                    return self.refuse(WantedInRule::Criterion);
                }
                self.next += 1;
                if self.next < self.tokens.len() {
                    return self.refuse(WantedInRule::End);
                }
                self.can_decide(&criteria, begin)?;
                break;
            }
            let criterion = self.criterion()?;
            self.can_decide(&criteria, begin)?;
            self.differs(&criterion, &criteria, begin)?;
            if criteria.len() == MAX_CRITERIA {
                let length = self.length_since(begin);
                return Err(bad(begin, length, RuleFault::TooManyCriteria));
            }
            criteria.push(criterion);
            if self.next == self.tokens.len() {
                break;
            }
            if !self.take(",") {
                return self.refuse(WantedInRule::CommaOrEnd);
            }
        }
        Ok(Rule(Arc::new(Parts { criteria, last })))
    }

    fn length_since(&self, begin: usize) -> usize {
        let last = &self.tokens[self.next - 1];
        last.at + last.text.len() - begin
    }

    /// Rejects what follows a criterion that leaves no squares equal.
    fn can_decide(&self, before: &[Criterion], begin: usize) -> Read<()> {
        let is_order = |it: &Criterion| it.formula == Formula::Measure(RuleMeasure::Order);
        if before.iter().any(is_order) {
            return Err(bad(begin, self.length_since(begin), RuleFault::AfterOrder));
        }
        Ok(())
    }

    /// Rejects a criterion for which all squares that are left are equal.
    fn differs(&self, criterion: &Criterion, before: &[Criterion], begin: usize) -> Read<()> {
        let length = self.length_since(begin);
        if criterion.formula.measures().is_empty() {
            return Err(bad(begin, length, RuleFault::Constant));
        }
        let Some(earlier) = before.iter().find(|it| it.formula == criterion.formula) else {
            return Ok(());
        };
        let (criterion, earlier) = (criterion.to_string(), earlier.to_string());
        Err(bad(begin, length, RuleFault::Repeated { criterion, earlier }))
    }

    fn criterion(&mut self) -> Read<Criterion> {
        let least = !GREATEST.contains(&self.peek());
        if !least || LEAST.contains(&self.peek()) {
            self.next += 1;
        }
        Ok(Criterion { least, formula: self.formula()? })
    }

    fn formula(&mut self) -> Read<Formula> {
        let mut formula = self.term()?;
        loop {
            let joint = match self.peek() {
                "+" => Joint::Plus,
                "-" => Joint::Minus,
                _ => return Ok(formula),
            };
            self.next += 1;
            formula = Formula::Both(joint, Box::new([formula, self.term()?]));
        }
    }

    fn term(&mut self) -> Read<Formula> {
        let mut term = self.factor()?;
        while self.take("*") {
            term = Formula::Both(Joint::Times, Box::new([term, self.factor()?]));
        }
        Ok(term)
    }

    fn factor(&mut self) -> Read<Formula> {
        let found = self.peek();
        if found.starts_with(|letter: char| letter.is_ascii_digit()) {
            return self.number();
        }
        if let Some(place) = RuleMeasure::IDS.iter().position(|id| *id == found) {
            self.next += 1;
            return Ok(Formula::Measure(RuleMeasure::ALL[place]));
        }
        let joint = match found {
            "min" => Some(Joint::Min),
            "max" => Some(Joint::Max),
            "(" => None,
            _ => return self.refuse(WantedInRule::Measure),
        };
        self.next += usize::from(joint.is_some());
        if self.depth == MAX_DEPTH {
            return Err(bad(self.at(), self.peek().len(), RuleFault::TooDeep));
        }
        self.depth += 1;
        self.expect("(")?;
        let mut formula = self.formula()?;
        if let Some(joint) = joint {
            self.expect(",")?;
            formula = Formula::Both(joint, Box::new([formula, self.formula()?]));
        }
        self.expect(")")?;
        self.depth -= 1;
        Ok(formula)
    }

    fn number(&mut self) -> Read<Formula> {
        let found = self.peek();
        match found.parse() {
            Ok(number) if number <= MAX_NUMBER => {
                self.next += 1;
                Ok(Formula::Number(number))
            }
            _ => Err(bad(self.at(), found.len(), RuleFault::TooLargeNumber)),
        }
    }

    fn expect(&mut self, sign: &'static str) -> Read<()> {
        if self.take(sign) { Ok(()) } else { self.refuse(WantedInRule::Sign { sign }) }
    }
}

/// The beginning of a long word.
fn excerpt(word: &str) -> String {
    word.chars().take(40).collect()
}
