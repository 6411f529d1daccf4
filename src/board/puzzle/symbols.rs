//! The meaning of characters: square, hole or start.

use super::cells::Cells;

/// The characters used to write a board. Of two of them, the earlier one is usually the square.
const CHARACTERS: [char; 13] = ['1', '0', 'o', 'x', '*', 't', '.', '#', '-', '_', ' ', 'f', 's'];

/// A character used to write a board, by its place in the list. Upper and lower case are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Symbol(u8);

impl Symbol {
    pub(super) const BLANK: Self = Self(10);

    pub(super) fn of(character: char) -> Option<Self> {
        let character = character.to_ascii_lowercase();
        CHARACTERS.iter().position(|&each| each == character).map(|place| Self(place as u8))
    }

    fn set(self) -> Set {
        1 << self.0
    }
}

/// A set of symbols, with a bit for each.
type Set = u16;

const ONE: Set = 1;
const ZERO: Set = 1 << 1;
const O: Set = 1 << 2;
const X: Set = 1 << 3;
const DOT: Set = 1 << 6;
const HASH: Set = 1 << 7;
/// Dashes, underscores and blanks.
const GAPS: Set = 0b111 << 8;
const BLANK: Set = 1 << 10;
const S: Set = 1 << 12;
/// The symbols that are usually squares, whatever the others are.
const NAMED: Set = 0b11_1110;

/// The symbols that are squares, those that are the start, and all that occur: the others are holes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Meaning {
    squares: Set,
    start: Set,
    all: Set,
}

impl Meaning {
    pub(super) fn is_start(self, symbol: Symbol) -> bool {
        self.start & symbol.set() != 0
    }

    pub(super) fn is_square(self, symbol: Symbol) -> bool {
        (self.squares | self.start) & symbol.set() != 0
    }

    /// The characters that stand for squares, and those that stand for holes.
    pub(super) fn characters(self) -> [String; 2] {
        let others = self.all & !self.start;
        [others & self.squares, others & !self.squares].map(|set| {
            let symbols = (0..CHARACTERS.len()).filter(|place| set >> place & 1 == 1);
            symbols.map(|place| CHARACTERS[place]).collect()
        })
    }
}

/// The possible meanings of the symbols of a board, the most likely first.
pub(super) fn meanings(cells: &Cells) -> Vec<Meaning> {
    let mut ones = 0_usize;
    let mut all: Set = 0;
    for &symbol in cells.rows.iter().flat_map(|row| &row.symbols) {
        ones += usize::from(symbol.set() == ONE);
        all |= symbol.set();
    }
    let has = |set: Set| all & set != 0;
    // A single 1 marks the start; several are squares or holes.
    let are_two = all.count_ones() == 2;
    let is_mask = all & (ONE | S) == ONE && ones > 1 && (are_two || !has(NAMED));
    let start = if is_mask { 0 } else { ONE | S };
    let signs = all & !start;
    let squares = if signs.count_ones() == 2 {
        let usual = 1 << signs.trailing_zeros();
        let other = signs ^ usual;
        if other == BLANK && cells.are_blanks_holes {
            vec![usual]
        } else if signs & !NAMED != 0 {
            vec![usual, other]
        } else if signs == X | ZERO {
            vec![usual, other, signs]
        } else {
            // Two kinds of squares.
            vec![signs, usual, other]
        }
    } else if is_mask {
        vec![ONE]
    } else if has(X) && has(ZERO) && !has(DOT | HASH | GAPS) {
        // Everything but zero is a wall.
        vec![ZERO | O, NAMED]
    } else if has(DOT) && has(NAMED) {
        // If holes are written otherwise, a dot may be another kind of square.
        if has(HASH) { vec![NAMED, NAMED | DOT] } else { vec![NAMED] }
    } else if all & !GAPS == HASH && has(GAPS) {
        vec![HASH]
    } else {
        vec![NAMED | DOT]
    };
    let meaning = |squares| Meaning { squares, start, all };
    let mut meanings: Vec<Meaning> = squares.into_iter().map(meaning).collect();
    // A single 1 may be the only hole, too.
    if are_two && start & all == ONE {
        meanings.push(Meaning { squares: signs, start: 0, all });
    }
    meanings
}
