//! The two kinds of tour.

use crate::choice::Choice;

/// What kind of tour to look for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// Any tour, including one that could be closed.
    Open,
    /// A tour whose last square is a move from its first.
    Closed,
}

impl Choice for Target {
    const SETTING: &'static str = "target";
    const ALL: &'static [Self] = &[Self::Open, Self::Closed];

    fn id(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Closed => "closed",
        }
    }
}
