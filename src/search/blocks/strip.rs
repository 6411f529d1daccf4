//! Boards with a side of 3 or 4, which have too few moves for joining blocks.
//!
//! A base tour of a few columns is extended by identical groups of columns.

mod four;
mod three;

use super::links::Links;
use super::pattern::find_in_block;
use super::steps::{BASE_TOUR, SEARCHED, line};
use crate::board::{Board, Square};
use crate::graph::Graph;
use crate::search::edit::{Edit, Move};
use crate::search::outcome::Outcome;
use crate::search::reason::Reason;
use crate::theory::exact::Ends;

/// A precomputed step.
#[derive(Debug)]
pub(super) struct Stroke {
    pub(super) added: Vec<Move>,
    pub(super) removed: Vec<Move>,
    pub(super) reason: Reason,
    pub(super) line: u8,
}

impl Stroke {
    pub(super) fn tell(self, edit: &mut Edit) {
        edit.begin(self.added[0].0);
        (edit.added, edit.removed) = (self.added, self.removed);
        (edit.reason, edit.line) = (self.reason, self.line);
    }
}

/// A board seen as rows of `columns` squares, whichever way it is turned.
#[derive(Debug)]
pub(super) struct Strip<'a> {
    graph: &'a Graph,
    links: &'a mut Links,
    is_upright: bool,
    width: u16,
    rows: u16,
    columns: u16,
    tours: Vec<Stroke>,
    joins: Vec<Stroke>,
}

/// The result of building a tour: the steps, and the last square of an open tour.
type Built = Result<(Vec<Stroke>, Option<Square>), Outcome>;

/// Builds a tour of a knight's board with a side of 3 or 4 that has one.
pub(super) fn build(graph: &Graph, board: &Board, start: Square, links: &mut Links) -> Built {
    let (width, height) = (board.width(), board.height());
    let is_upright = width < height;
    let (rows, columns) = (width.min(height), width.max(height));
    let (tours, joins) = (Vec::new(), Vec::new());
    let mut strip = Strip { graph, links, is_upright, width, rows, columns, tours, joins };
    let last = if rows == 3 { strip.three(start)? } else { strip.four(start)? };
    let Strip { mut tours, joins, .. } = strip;
    tours.extend(joins);
    Ok((tours, last))
}

impl Strip<'_> {
    fn square(&self, column: u16, row: u16) -> Square {
        let (x, y) = if self.is_upright { (row, column) } else { (column, row) };
        Square(u32::from(y) * u32::from(self.width) + u32::from(x))
    }

    fn column_and_row(&self, square: Square) -> (u16, u16) {
        let width = u32::from(self.width);
        let (x, y) = ((square.0 % width) as u16, (square.0 / width) as u16);
        if self.is_upright { (y, x) } else { (x, y) }
    }

    fn size(&self, columns: u16) -> [u32; 2] {
        let [columns, rows] = [columns, self.rows].map(u32::from);
        if self.is_upright { [rows, columns] } else { [columns, rows] }
    }

    /// Adds moves, as a step of its own.
    fn put(&mut self, added: Vec<Move>, reason: Reason, line: u8) -> Stroke {
        for &(from, to) in &added {
            self.links.join(from, to);
        }
        Stroke { added, removed: Vec::new(), reason, line }
    }

    /// Adds a tour of the columns from `first`, whose squares are numbered as on a board with that many
    /// columns.
    fn lay(&mut self, first: u16, columns: u16, tour: &[Square], is_closed: bool) {
        let place = |square: &Square| {
            let (column, row) = (square.0 as u16 % columns, square.0 as u16 / columns);
            self.square(first + column, row)
        };
        let mut squares: Vec<Square> = tour.iter().map(place).collect();
        squares.extend(squares.first().copied().filter(|_| is_closed));
        let moves = squares.windows(2).map(|pair| (pair[0], pair[1])).collect();
        let corner = self.square(first, 0);
        let [width, height] = self.size(columns);
        let facts = [corner.0, width, height, SEARCHED, u32::from(!is_closed)];
        let stroke = self.put(moves, Reason::new(&BASE_TOUR, facts), line::BASE_TOURS);
        self.tours.push(stroke);
    }

    /// Finds a tour of some columns from `first` and adds it: an open one from the start, or a closed one.
    /// Returns its last square.
    fn lay_base(
        &mut self,
        first: u16,
        columns: u16,
        start: Option<Square>,
    ) -> Result<Option<Square>, Outcome> {
        let number = |column, row| u32::from(row) * u32::from(columns) + u32::from(column);
        let ends = start.map_or(Ends::Closed, |start| {
            let (column, row): (u16, u16) = self.column_and_row(start);
            Ends::From(Square(number(column - first, row)))
        });
        let tour = find_in_block(columns, self.rows, ends)?;
        self.lay(first, columns, &tour, start.is_none());
        let last = tour.last().filter(|_| start.is_some());
        Ok(last.map(|last| self.square(first + last.0 as u16 % columns, last.0 as u16 / columns)))
    }
}
