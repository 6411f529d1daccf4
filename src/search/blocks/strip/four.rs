//! Four rows, extended by four strands that cover two columns for every two they advance: each goes up by two
//! rows with one move and down again with the next.

use super::{Strip, Stroke};
use crate::board::Square;
use crate::board::leaper::Leaper;
use crate::graph::Graph;
use crate::search::blocks::pattern::find;
use crate::search::blocks::steps::{STRAND_ENDS, STRANDS, STRANDS_TIED, line};
use crate::search::edit::Move;
use crate::search::outcome::{Effort, Outcome};
use crate::search::reason::Reason;
use crate::theory::exact::Ends;

/// A section of columns toured by search: the first column, and the number of columns.
type Part = [u16; 2];

impl Strip<'_> {
    /// The start must be in an outer row: no tour begins elsewhere.
    pub(super) fn four(&mut self, start: Square) -> Result<Option<Square>, Outcome> {
        let (column, _) = self.column_and_row(start);
        if self.columns < 8 {
            return self.lay_base(0, self.columns, Some(start));
        }
        let parts = self.parts(column);
        let (graph, apex) = graph(&parts, self.place(&parts, start))?;
        let tour = find(&graph, Ends::Closed)?;
        let squares = 4 * parts.iter().map(|[_, columns]| columns).sum::<u16>();
        let next = |at: usize| tour[(at + 1) % tour.len()];
        let is_square = |vertex: Square| vertex.0 < u32::from(squares);
        let mut moves: Vec<Vec<Move>> = vec![Vec::new(); parts.len()];
        let mut last = None;
        for (at, &from) in tour.iter().enumerate() {
            let to = next(at);
            if is_square(from) && is_square(to) {
                let (part, from) = self.unplace(&parts, from);
                moves[part].push((from, self.unplace(&parts, to).1));
            }
            for (end, other) in [(from, to), (to, from)] {
                if other == apex && is_square(end) {
                    last = Some(self.unplace(&parts, end).1);
                }
            }
        }
        for (moves, &[first, columns]) in moves.into_iter().zip(&parts) {
            let [width, height] = self.size(columns);
            let facts = [self.square(first, 0).0, columns.into(), width, height];
            let reason = Reason::new(&STRAND_ENDS, facts);
            let stroke = self.put(moves, reason, line::BASE_TOURS);
            self.tours.push(stroke);
        }
        for pair in parts.windows(2) {
            self.lay_strands(pair[0][0] + pair[0][1], pair[1][0]);
        }
        Ok(last)
    }

    /// The sections to search: both ends of the board and the columns around the start, as few as possible
    /// such that there is a tour from every outer square. Between them lies an even number of columns.
    fn parts(&self, start: u16) -> Vec<Part> {
        let right = 4 + self.columns % 2;
        let before_right = self.columns - right;
        if self.columns < 12 {
            vec![[0, before_right], [before_right, right]]
        } else if start < 4 || start >= before_right {
            vec![[0, 4], [before_right, right]]
        } else {
            let middle = (start - start % 2).min(before_right - 4);
            vec![[0, 4], [middle, 4], [before_right, right]]
        }
    }

    /// The vertex of a square in a section.
    fn place(&self, parts: &[Part], square: Square) -> u32 {
        let (column, row) = self.column_and_row(square);
        let mut before = 0;
        for &[first, columns] in parts {
            if column < first + columns {
                return u32::from(4 * (before + column.saturating_sub(first)) + row);
            }
            before += columns;
        }
        0
    }

    /// The square of a vertex, and the index of its section.
    fn unplace(&self, parts: &[Part], vertex: Square) -> (usize, Square) {
        let (mut column, row) = (vertex.0 as u16 / 4, vertex.0 as u16 % 4);
        for (part, &[first, columns]) in parts.iter().enumerate() {
            if column < columns {
                return (part, self.square(first + column, row));
            }
            column -= columns;
        }
        (0, self.square(0, row))
    }

    /// Extends the four strands from one column to before another, two columns per step.
    fn lay_strands(&mut self, begin: u16, end: u16) {
        let step = |strip: &Self, to: u16| {
            [0, 1, 2, 3].map(|row| (strip.square(to - 1, row), strip.square(to, row ^ 2)))
        };
        for column in (begin..end).step_by(2) {
            let moves = [step(self, column), step(self, column + 1)].concat();
            let reason = Reason::new(&STRANDS, [self.square(column, 0).0]);
            let stroke = self.put(moves, reason, line::STRANDS);
            self.joins.push(stroke);
        }
        let reason = Reason::new(&STRANDS_TIED, [self.square(end, 0).0]);
        let stroke: Stroke = self.put(step(self, end).to_vec(), reason, line::STRANDS);
        self.joins.push(stroke);
    }
}

/// The moves inside each section, and a vertex for each strand from one section to the next, so that the
/// closed tours of the graph are the open tours from the start along the strands. Also returns the apex,
/// which closes them.
fn graph(parts: &[Part], start: u32) -> Result<(Graph, Square), Outcome> {
    let mut edges = Vec::new();
    let columns = parts.iter().map(|[_, columns]| columns).sum::<u16>();
    let squares = 4 * u32::from(columns);
    let mut strand = squares;
    let mut begin = 0;
    for (part, &[_, columns]) in parts.iter().enumerate() {
        let end = begin + i32::from(columns);
        for column in begin..end {
            for row in 0..4 {
                // The first four moves lead to the right, so that every move is listed once.
                for (x, y) in Leaper::KNIGHT.moves().into_iter().take(4) {
                    if column + x < end && (0..4).contains(&(row + y)) {
                        let from = 4 * column + row;
                        edges.push((from as u32, (from + 4 * x + y) as u32));
                    }
                }
                if column + 1 == end && part + 1 < parts.len() {
                    edges.push(((4 * column + row) as u32, strand));
                    edges.push((strand, (4 * end + (row ^ 2)) as u32));
                    strand += 1;
                }
            }
        }
        begin = end;
    }
    // A vertex between the start and the apex has no other moves, so a tour uses both.
    let (before_start, apex) = (strand, strand + 1);
    edges.extend([(start, before_start), (before_start, apex)]);
    edges.extend((0..squares).filter(|&end| end != start).map(|end| (end, apex)));
    let graph = Graph::from_edges(apex + 1, &edges);
    let graph = graph.map_err(|_| Outcome::GaveUp { limit: 0, of: Effort::Guesses })?;
    Ok((graph, Square(apex)))
}
