//! The languages, and in what their programs differ beyond their templates.

use crate::choice::ids;
use crate::search::RuleMeasure;

ids! {
    /// A programming language.
    #[non_exhaustive]
    pub enum Language("language") {
        /// Python 3.
        Python = "python",
        /// JavaScript for Node.
        JavaScript = "javascript",
        /// Java 11 and newer.
        Java = "java",
        /// C99.
        C = "c",
        /// Rust 2021, without crates.
        Rust = "rust",
    }
}

impl Language {
    /// Its display name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Python => "Python",
            Self::JavaScript => "JavaScript",
            Self::Java => "Java",
            Self::C => "C",
            Self::Rust => "Rust",
        }
    }

    /// The name of the file that a program is saved in. In Java it is that of the class.
    pub fn file_name(self) -> &'static str {
        match self {
            Self::Python => "knights_tour.py",
            Self::JavaScript => "knights-tour.js",
            Self::Java => "KnightsTour.java",
            Self::C => "knights_tour.c",
            Self::Rust => "knights_tour.rs",
        }
    }

    pub(super) fn template(self) -> &'static str {
        match self {
            Self::Python => include_str!("python.txt"),
            Self::JavaScript => include_str!("javascript.txt"),
            Self::Java => include_str!("java.txt"),
            Self::C => include_str!("c.txt"),
            Self::Rust => include_str!("rust.txt"),
        }
    }

    /// A pair of numbers, or a list of two.
    pub(super) fn pair(self, (x, y): (i32, i32)) -> String {
        match self {
            Self::Python | Self::Rust => format!("({x}, {y})"),
            Self::JavaScript => format!("[{x}, {y}]"),
            Self::Java | Self::C => format!("{{{x}, {y}}}"),
        }
    }

    /// A number of 64 bits.
    pub(super) fn word(self, bits: u64) -> String {
        let suffix = match self {
            Self::JavaScript => "n",
            Self::Java => "L",
            Self::Python | Self::C | Self::Rust => "",
        };
        format!("0x{bits:016x}{suffix}")
    }

    /// The name of a measure's function.
    pub(super) fn function(self, measure: RuleMeasure) -> String {
        let id = match measure {
            // Many programs have a constant START.
            RuleMeasure::Start => "from-start",
            // A keyword of Rust.
            RuleMeasure::Move => "place-of-move",
            _ => measure.id(),
        };
        if matches!(self, Self::Python | Self::C | Self::Rust) {
            return id.replace('-', "_");
        }
        let mut words = id.split('-');
        let first = words.next().unwrap_or_default().to_owned();
        words.fold(first, |name, word| name + &word[..1].to_ascii_uppercase() + &word[1..])
    }

    /// The call of that function.
    pub(super) fn call(self, measure: RuleMeasure) -> String {
        let receiver = if self == Self::Rust { "tour." } else { "" };
        format!("{receiver}{}(square)", self.function(measure))
    }

    /// What stands before `min` and `max`.
    pub(super) fn prefix(self) -> &'static str {
        match self {
            Self::JavaScript | Self::Java => "Math.",
            Self::Python | Self::C | Self::Rust => "",
        }
    }

    /// A value that counts only under a condition, and is else the same for all squares.
    pub(super) fn only_if(self, condition: &str, value: &str) -> String {
        match self {
            Self::Python => format!("{value} if {} else 0", condition.replace("&&", "and")),
            Self::JavaScript => format!("{} ? {value} : 0", condition.replace("==", "===")),
            Self::Java | Self::C | Self::Rust => value.to_owned(),
        }
    }

    /// A function with this value, which is criterion number `number` of the rule.
    pub(super) fn lambda(self, value: &str, number: usize) -> String {
        match self {
            Self::Python => format!("lambda square: {value}"),
            Self::JavaScript => format!("(square) => {value}"),
            Self::Java => format!("square -> {value}"),
            Self::C => format!("criterion_{number}"),
            Self::Rust => format!("|square| {value}"),
        }
    }

    /// Whether its template has restarts. The others have no room for them in so few lines.
    pub(super) fn restarts(self) -> bool {
        matches!(self, Self::Python | Self::JavaScript)
    }

    /// Whether the name of a function is a value.
    pub(super) fn has_function_values(self) -> bool {
        matches!(self, Self::Python | Self::JavaScript | Self::C)
    }
}
