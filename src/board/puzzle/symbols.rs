//! The meaning of characters: square, hole or start.

use super::cells::Cells;

/// A character used to write a board. Upper and lower case are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Symbol {
    Dot = b'.',
    Hash = b'#',
    Dash = b'-',
    Underscore = b'_',
    Blank = b' ',
    X = b'x',
    O = b'o',
    Zero = b'0',
    One = b'1',
    S = b's',
}

impl Symbol {
    pub(super) const ALL: [Self; 10] = [
        Self::Dot,
        Self::Hash,
        Self::Dash,
        Self::Underscore,
        Self::Blank,
        Self::X,
        Self::O,
        Self::Zero,
        Self::One,
        Self::S,
    ];

    pub(super) fn of(character: char) -> Option<Self> {
        let character = character.to_ascii_lowercase();
        Self::ALL.into_iter().find(|symbol| symbol.character() == character)
    }

    pub(super) fn character(self) -> char {
        char::from(self as u8)
    }
}

/// The symbols that are squares, and those that are the start; all others are holes.
#[derive(Clone, Debug)]
pub(super) struct Meaning {
    squares: Vec<Symbol>,
    start: Vec<Symbol>,
}

impl Meaning {
    fn new(squares: &[Symbol], start: &[Symbol]) -> Self {
        Self { squares: squares.to_vec(), start: start.to_vec() }
    }

    pub(super) fn is_start(&self, symbol: Symbol) -> bool {
        self.start.contains(&symbol)
    }

    pub(super) fn is_square(&self, symbol: Symbol) -> bool {
        self.squares.contains(&symbol) || self.is_start(symbol)
    }
}

/// The possible meanings of the symbols of a board, the most likely first.
pub(super) fn meanings(cells: &Cells) -> Vec<Meaning> {
    use Symbol::{Blank, Dash, Dot, Hash, O, One, S, Underscore, X, Zero};
    // By the characters' codes.
    let mut counts = [0_usize; 128];
    for &symbol in cells.rows.iter().flat_map(|row| &row.symbols) {
        counts[symbol as usize] += 1;
    }
    let count = |symbol: Symbol| counts[symbol as usize];
    let has = |symbols: &[Symbol]| symbols.iter().any(|&symbol| count(symbol) > 0);
    let are_only = |symbols: &[Symbol]| {
        Symbol::ALL.iter().all(|symbol| symbols.contains(symbol) || count(*symbol) == 0)
    };
    let named = [X, O, Zero];
    if count(One) > 1 && count(S) == 0 {
        // A mask of ones and zeros: usually the ones are squares.
        if are_only(&[Zero, One]) && has(&[Zero]) {
            return vec![Meaning::new(&[One], &[]), Meaning::new(&[Zero], &[])];
        }
        if !has(&named) {
            return vec![Meaning::new(&[One], &[])];
        }
    }
    let start = [One, S];
    if has(&[X]) && has(&[Zero]) && !has(&[Dot, Hash, Dash, Underscore, Blank]) {
        // Everything but zero is a wall.
        return vec![Meaning::new(&[Zero, O], &start), Meaning::new(&named, &start)];
    }
    if has(&[Dot]) && has(&named) {
        let dots_are_holes = Meaning::new(&named, &start);
        // If holes are written otherwise, a dot may be another kind of square.
        let dots_too = has(&[Hash]).then(|| Meaning::new(&[Dot, X, O, Zero], &start));
        return [dots_are_holes].into_iter().chain(dots_too).collect();
    }
    if has(&[Hash]) && has(&[Blank, Dash, Underscore]) && are_only(&[Hash, Blank, Dash, Underscore])
    {
        return vec![Meaning::new(&[Hash], &[])];
    }
    vec![Meaning::new(&[Dot, X, O, Zero], &start)]
}
