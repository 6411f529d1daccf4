//! The empty board: squares, holes, the frame, coordinates, and the moves between open squares.

use std::ops::Range;

use super::layers::LEAST_FOR_GRAPH;
use super::marks::along;
use super::{
    Canvas, Colour, Coordinates, Layout, Line, Look, Point, Shape, Stroke, Theme, Tone, Window,
    found, moves,
};
use crate::board::notation::file_letters;
use crate::board::{Board, Square};
use crate::graph::colouring::Colouring;
use crate::graph::embedding::Embedding;

/// Space that a coordinate needs along the edge if some are left out, in letter heights.
const COORDINATE_ROOM: f64 = 2.4;
/// The same if none is left out: ranks one below the other, files side by side, per letter and with a gap.
const RANK_ROOM: f64 = 1.5;
const LETTER_ROOM: f64 = 0.7;
const LETTER_GAP: f64 = 0.8;

/// The share of the paper's colour in edges that were not used, and in the possible moves on a board, which must
/// not compete with its numbers.
const FAINTNESS: f64 = 0.45;

/// Width of past moves, in squares, and the share of the panel's colour in them.
const PAST: f64 = 0.06;
const PALENESS: f64 = 0.6;

/// Radius around a number that possible moves keep clear of, in squares. No knight's move comes so near to the
/// centre of another square.
const CLEAR: f64 = 0.3;

/// Width of the frame around a board without coordinates, in squares, and around others, in CSS pixels.
const SMALL_FRAME: f64 = 0.08;
const FRAME: f64 = 2.0;

/// Below this size of a square, in CSS pixels, lines between squares would turn the board grey.
const LEAST_FOR_LINES: f64 = 12.0;

/// Width of the lines across a hole, in squares.
const HATCH: f64 = 0.05;

impl Canvas<'_> {
    pub(super) fn draw_background(&self, shapes: &mut Vec<Shape>) {
        let (embedding, layout) = (self.diagram.embedding, self.layout());
        let room = (layout.left + layout.top + layout.text * 4.0) / layout.square.max(1e-3);
        let (width, height) = embedding.size();
        shapes.push(Shape::Rectangle {
            at: (-room, -room),
            size: (width + 2.0 * room, height + 2.0 * room),
            fill: self.theme().paper(),
        });
        match embedding {
            _ if self.diagram.coordinates == Coordinates::None => {}
            Embedding::Board(board) if self.window.has_coordinates() && layout.room.is_none() => {
                coordinates(board, layout, self.theme(), shapes);
            }
            Embedding::Board(_) => {}
            Embedding::Circle(graph) => self.draw_names(graph, shapes),
        }
    }

    /// If a camera shows a part of the board: the paper around it, and the coordinates of that part.
    pub(super) fn draw_rim(&self, shapes: &mut Vec<Shape>) {
        let (Embedding::Board(board), layout) = (self.diagram.embedding, self.layout()) else {
            return;
        };
        let Some([left, top, right, bottom]) = layout.room else { return };
        let x = |x: f64| (x - layout.left) / layout.square;
        let y = |y: f64| (y - layout.top) / layout.square;
        let (width, height) = (x(right) - x(left), y(bottom) - y(top));
        // Covers any canvas.
        let room = (left + top + right + bottom) / layout.square;
        for (at, size) in [
            ((x(left) - room, y(top) - room), (room, height + 2.0 * room)),
            ((x(right), y(top) - room), (room, height + 2.0 * room)),
            ((x(left) - room, y(top) - room), (width + 2.0 * room, room)),
            ((x(left) - room, y(bottom)), (width + 2.0 * room, room)),
        ] {
            shapes.push(Shape::Rectangle { at, size, fill: self.theme().paper() });
        }
        if self.diagram.coordinates != Coordinates::None {
            coordinates(board, layout, self.theme(), shapes);
        }
    }

    /// Draws the squares; if a run is stuck, the unvisited ones are marked.
    pub(super) fn draw_squares(&self, board: &Board, shapes: &mut Vec<Shape>) {
        let squares = self.squares();
        if self.diagram.look == Look::Unseen {
            return;
        }
        let is_square = |x, y| board.square_at(x, y).is_some();
        self.draw_holes(board, &is_square, shapes);
        // Light ones first: painters are slow to change colours.
        for is_dark in [false, true] {
            for &square in squares.iter().filter(|&&square| board.is_dark(square) == is_dark) {
                let (x, y) = self.middle(square);
                let fill = self.colour(square);
                shapes.push(Shape::Rectangle { at: (x - 0.5, y - 0.5), size: (1.0, 1.0), fill });
            }
        }
        self.draw_lines_between(board, &is_square, shapes);
        self.draw_frame(board, shapes);
    }

    /// Draws the holes, hatched, so that they differ from squares and from the page without any colours.
    pub(super) fn draw_holes(
        &self,
        board: &Board,
        is_square: &dyn Fn(i32, i32) -> bool,
        shapes: &mut Vec<Shape>,
    ) {
        let mut lines = Vec::new();
        for y in self.window.rows(board) {
            for x in self.window.columns(board).filter(|&x| !is_square(x, y)) {
                let (left, top) = (f64::from(x), f64::from(i32::from(board.height()) - 1 - y));
                let (size, fill) = ((1.0, 1.0), self.theme().hole());
                shapes.push(Shape::Rectangle { at: (left, top), size, fill });
                let point = |(right, down): Point| (left + right, top + down);
                // Their round ends meet those of other holes, and hardly leave the board.
                let (near, far) = (0.35 * HATCH, 1.0 - 0.35 * HATCH);
                let across = [
                    ((near, 0.5 - near), (0.5 - near, near)),
                    ((near, far), (far, near)),
                    ((0.5 + near, far), (far, 0.5 + near)),
                ];
                lines.extend(across.map(|(from, to)| (point(from), point(to))));
            }
        }
        if !lines.is_empty() && self.layout().square >= LEAST_FOR_GRAPH {
            let stroke = Stroke { colour: self.theme().edge(), width: HATCH, dashed: false };
            shapes.push(Shape::Lines { lines, stroke });
        }
    }

    /// Draws the lines along which squares meet other squares or holes.
    pub(super) fn draw_lines_between(
        &self,
        board: &Board,
        is_square: &dyn Fn(i32, i32) -> bool,
        shapes: &mut Vec<Shape>,
    ) {
        if self.layout().square < LEAST_FOR_LINES {
            return;
        }
        let (columns, rows) = (self.window.columns(board), self.window.rows(board));
        let (width, height) = (i32::from(board.width()), i32::from(board.height()));
        let pixel = self.diagram.pixel();
        // Half a pixel to the right and down, a line covers one pixel and not two by half; its ends are round.
        let half = pixel / 2.0;
        let x = |column: i32| f64::from(column) + half;
        let y = |row: i32| f64::from(height - row) + half;
        let mut lines = Vec::new();
        for row in rows.start.max(1)..(rows.end + 1).min(height) {
            let is_line = |x: &i32| is_square(*x, row) || is_square(*x, row - 1);
            for (from, to) in stretches(columns.clone(), &is_line) {
                let (from, to) = (f64::from(from) + half, f64::from(to) - half);
                lines.push(((from, y(row)), (to, y(row))));
            }
        }
        for column in columns.start.max(1)..(columns.end + 1).min(width) {
            let is_line = |y: &i32| is_square(column, *y) || is_square(column - 1, *y);
            for (from, to) in stretches(rows.clone(), &is_line) {
                let (top, bottom) =
                    (f64::from(height - to) + half, f64::from(height - from) - half);
                lines.push(((x(column), top), (x(column), bottom)));
            }
        }
        let stroke = Stroke { colour: self.theme().edge(), width: pixel, dashed: false };
        shapes.push(Shape::Lines { lines, stroke });
    }

    /// Draws the frame around the board, just inside its edge.
    pub(super) fn draw_frame(&self, board: &Board, shapes: &mut Vec<Shape>) {
        let is_small = self.diagram.coordinates == Coordinates::None;
        let pixel = self.diagram.pixel();
        let width = if is_small { SMALL_FRAME.max(pixel) } else { FRAME * pixel };
        let (right, bottom) = (f64::from(board.width()), f64::from(board.height()));
        let lines = moves::edges((0.0, bottom), (right, 0.0), width / 2.0);
        let stroke = Stroke { colour: self.theme().edge(), width, dashed: false };
        shapes.push(Shape::Lines { lines, stroke });
    }

    /// The colour of a square: visited, left over, or unvisited.
    pub(super) fn colour(&self, square: Square) -> Colour {
        let plain = self.plain_colour(square);
        match self.diagram.visit(square) {
            0 if self.diagram.is_over => plain.mixed(self.theme().accent(), 0.3),
            0 => plain,
            visit if self.diagram.has_colours => plain.mixed(self.visit_colour(visit), 0.75),
            _ => plain,
        }
    }

    /// The colour of an unvisited square. If a graph drawn on a circle is bipartite, its vertices have two
    /// colours.
    pub(super) fn plain_colour(&self, square: Square) -> Colour {
        let theme = self.theme();
        match self.diagram.tone(square) {
            Some(Tone::Light) => return theme.light_tone(),
            Some(Tone::Dark) => return theme.dark_tone(),
            None if self.diagram.look != Look::Chequered => return theme.panel(),
            None => {}
        }
        match (self.diagram.embedding, &self.colouring) {
            (Embedding::Board(board), _) => plain(board, square, self.theme()),
            (_, Some(Colouring { alternates: true, is_dark, .. }))
                if is_dark[square.index()] == Some(true) =>
            {
                self.theme().dark_square()
            }
            _ => self.theme().light_square(),
        }
    }

    /// Draws the possible moves, on a board faintly. Unused ones are faint: at the end of a run the path
    /// covers the used ones. Past ones are faint too, but wide enough to follow.
    pub(super) fn draw_possible(&self, shapes: &mut Vec<Shape>) {
        let faint = self.theme().edge().mixed(self.theme().paper(), FAINTNESS);
        let (plain, gap) = match self.diagram.embedding {
            Embedding::Board(_) if self.diagram.keeps_clear => (faint, CLEAR),
            Embedding::Board(_) => (faint, 0.0),
            Embedding::Circle(_) => (self.theme().edge(), 0.0),
        };
        let (unused, possible) = (&self.diagram.unused, &self.diagram.possible);
        let past = self.theme().accent().mixed(self.theme().panel(), PALENESS);
        let thin = 0.9 / self.layout().square;
        let (right, bottom) = self.diagram.embedding.size();
        for (moves, colour, width, gap) in [
            (unused, faint, thin, 0.0),
            (possible, plain, thin, gap),
            (&self.diagram.past, past, PAST.max(thin), 0.0),
        ] {
            if !moves.is_empty() {
                let mut lines = self.diagram.lines(&mut moves.iter().copied());
                for line in lines.iter_mut().filter(|_| gap > 0.0) {
                    // The outer end of a stub lies on the edge.
                    let (x, y) = line.1;
                    let is_outer = x.min(y).min(right - x).min(bottom - y) < CLEAR;
                    let outer = if is_outer { 0.0 } else { gap };
                    *line = (along((line.1, line.0), gap, 0.0), along(*line, outer, 0.0));
                }
                shapes
                    .push(Shape::Lines { lines, stroke: Stroke { colour, width, dashed: false } });
            }
        }
    }

    /// Draws the marked squares; a vertex is marked by a ring.
    pub(super) fn draw_marks(&self, shapes: &mut Vec<Shape>) {
        let marked = &self.diagram.marked;
        let stroke = Stroke { colour: self.theme().accent(), width: 0.07, dashed: false };
        match self.diagram.embedding {
            Embedding::Circle(_) => {
                shapes.extend(marked.iter().map(|&square| self.ring(square, stroke)));
            }
            Embedding::Board(_) => {
                let middles: Vec<Point> =
                    marked.iter().map(|&square| self.middle(square)).collect();
                found::marks(&middles, stroke, self.theme(), self.layout(), shapes);
            }
        }
    }

    /// The outline of the square under a keyboard cursor or a pointer, and of the one where a run is stuck.
    pub(super) fn draw_cursor(&self, shapes: &mut Vec<Shape>) {
        let (cursor, stuck) = (self.diagram.cursor, self.diagram.stuck);
        if let Some(square) = cursor {
            // Squares have many colours; one of the two lines stands out against each of them.
            let casing = Stroke { colour: self.theme().panel(), width: 0.14, dashed: false };
            let line = Stroke { colour: self.theme().ink(), width: 0.07, dashed: true };
            match self.diagram.embedding {
                Embedding::Board(_) => {
                    let at = self.middle(square);
                    found::cursor(at, [casing, line], self.layout(), shapes);
                }
                Embedding::Circle(_) => {
                    shapes.extend([casing, line].map(|stroke| self.ring(square, stroke)));
                }
            }
        }
        if let Some(square) = stuck {
            let stroke = Stroke { colour: self.theme().accent(), width: 0.09, dashed: false };
            self.outline(square, stroke, shapes);
        }
    }

    fn outline(&self, square: Square, stroke: Stroke, shapes: &mut Vec<Shape>) {
        match self.diagram.embedding {
            Embedding::Board(_) => {
                let at = self.middle(square);
                found::outline(at, stroke, self.theme(), self.layout(), shapes);
            }
            Embedding::Circle(_) => shapes.push(self.ring(square, stroke)),
        }
    }
}

/// Draws the file letters below the board and the rank numbers beside it.
fn coordinates(board: &Board, layout: &Layout, theme: &'static Theme, shapes: &mut Vec<Shape>) {
    if layout.square <= 0.0 {
        return;
    }
    let (columns, rows) = (board.width(), board.height());
    let size = layout.text / layout.square;
    // Beside the visible part.
    let (left, bottom) = layout.room.map_or((0.0, f64::from(rows)), |[left, _, _, bottom]| {
        let x = (left - layout.left) / layout.square;
        let y = (bottom - layout.top) / layout.square;
        (x.max(0.0), y.min(f64::from(rows)))
    });
    let seen = Window::whole(board).seen(board, layout);
    let label = |at, text| Shape::Text { at, text, size, fill: theme.soft(), bold: false };
    let longest = file_letters(columns.saturating_sub(1).into()).len() as f64;
    let files = every(columns, size, longest * LETTER_ROOM + LETTER_GAP);
    for file in files.filter(|&file| seen.has_column(file)) {
        let at = (f64::from(file) + 0.5, bottom + size * 0.85);
        shapes.push(label(at, file_letters(file.into())));
    }
    let ranks = every(rows, size, RANK_ROOM);
    for rank in ranks.filter(|&rank| seen.has_row(rank)) {
        let text = (rank + 1).to_string();
        let at = (left - size * (0.32 * text.len() as f64 + 0.4), f64::from(rows - rank) - 0.5);
        shapes.push(label(at, text));
    }
}

/// The longest ranges of numbers that are all so.
fn stretches(range: Range<i32>, is_so: &dyn Fn(&i32) -> bool) -> Vec<(i32, i32)> {
    let mut stretches: Vec<(i32, i32)> = Vec::new();
    for at in range.filter(is_so) {
        match stretches.last_mut() {
            Some((_, end)) if *end == at => *end += 1,
            _ => stretches.push((at, at + 1)),
        }
    }
    stretches
}

/// Adds the sides of a square that have no neighbour: given the column and row of the square, and where its
/// centre is drawn.
pub(super) fn rim(
    (column, row): (i32, i32),
    middle: Point,
    is_square: &dyn Fn(i32, i32) -> bool,
    lines: &mut Vec<Line>,
) {
    let beyond = [(0, 1), (1, 0), (0, -1), (-1, 0)];
    for (side, (right, up)) in found::edges(middle, 0.5).into_iter().zip(beyond) {
        if !is_square(column + right, row + up) {
            lines.push(side);
        }
    }
}

/// The colour of an unvisited square of a board.
pub(super) fn plain(board: &Board, square: Square, theme: &'static Theme) -> Colour {
    if board.is_dark(square) { theme.dark_square() } else { theme.light_square() }
}

/// The numbers below `count` to write: all if there is enough space, given in letter heights, otherwise some
/// at round intervals.
fn every(count: u16, size: f64, least: f64) -> impl Iterator<Item = u16> {
    let room = size * if size * least <= 1.0 { least } else { COORDINATE_ROOM };
    let steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000];
    let step = steps.into_iter().find(|&step| f64::from(step) >= room).unwrap_or(4000);
    (0..count).filter(move |&at| step == 1 || (at + 1) % step == 0 || at == 0)
}
