//! The empty board: squares, coordinates, and the moves between open squares.

use super::{
    Canvas, Colour, Coordinates, Layout, Line, Look, Point, Shape, Stroke, Theme, Tone, Window,
    found,
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

/// The share of the paper's colour in edges that were not used.
const FAINTNESS: f64 = 0.45;

/// Width of past moves, in squares, and the share of the panel's colour in them.
const PAST: f64 = 0.06;
const PALENESS: f64 = 0.6;

/// Width of the rim around a board without coordinates, in squares.
const RIM: f64 = 0.08;

/// Width of the outline of a square, in squares.
pub(super) const OUTLINE: f64 = 0.03;

/// Below this size of a square, in CSS pixels, outlines would turn the board grey.
const LEAST_FOR_OUTLINES: f64 = 8.0;

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
        // Light ones first: painters are slow to change colours.
        for is_dark in [false, true] {
            for &square in squares.iter().filter(|&&square| board.is_dark(square) == is_dark) {
                let (x, y) = self.middle(square);
                let fill = self.colour(square);
                shapes.push(Shape::Rectangle { at: (x - 0.5, y - 0.5), size: (1.0, 1.0), fill });
            }
        }
        let has_outlines =
            self.theme().has_outlines() && self.layout().square >= LEAST_FOR_OUTLINES;
        if has_outlines || self.diagram.look == Look::Blank {
            let lines = squares.iter().flat_map(|&square| found::edges(self.middle(square), 0.5));
            let stroke = Stroke { colour: self.theme().edge(), width: OUTLINE, dashed: false };
            shapes.push(Shape::Lines { lines: lines.collect(), stroke });
        }
        // A small picture has no coordinates that set it off from its background.
        let is_small = self.diagram.coordinates == Coordinates::None;
        if self.diagram.look == Look::Chequered && (is_small || self.theme().has_outlines()) {
            let width = if is_small { RIM } else { OUTLINE.max(self.diagram.pixel()) };
            let is_square = |x, y| board.square_at(x, y).is_some();
            let mut lines = Vec::new();
            for &square in &squares {
                let (at, middle) = (board.position(square), self.middle(square));
                rim(at, middle, width / 2.0, &is_square, &mut lines);
            }
            let stroke = Stroke { colour: self.theme().edge(), width, dashed: false };
            shapes.push(Shape::Lines { lines, stroke });
        }
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

    /// Draws the possible moves. Unused ones are faint: at the end of a run the path covers the used ones.
    /// Past ones are faint too, but wide enough to follow.
    pub(super) fn draw_possible(&self, shapes: &mut Vec<Shape>) {
        let faint = self.theme().edge().mixed(self.theme().paper(), FAINTNESS);
        let (unused, possible) = (&self.diagram.unused, &self.diagram.possible);
        let past = self.theme().accent().mixed(self.theme().panel(), PALENESS);
        let thin = 0.9 / self.layout().square;
        for (moves, colour, width) in [
            (unused, faint, thin),
            (possible, self.theme().edge(), thin),
            (&self.diagram.past, past, PAST.max(thin)),
        ] {
            if !moves.is_empty() {
                let lines = moves.iter().map(|&ends| self.diagram.line(ends)).collect();
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

/// Adds the sides of a square that have no neighbour, shifted inwards: given the column and row of the
/// square, and where its centre is drawn.
pub(super) fn rim(
    (column, row): (i32, i32),
    middle: Point,
    inside: f64,
    is_square: &dyn Fn(i32, i32) -> bool,
    lines: &mut Vec<Line>,
) {
    let beyond = [(0, 1), (1, 0), (0, -1), (-1, 0)];
    for (side, (right, up)) in found::edges(middle, 0.5 - inside).into_iter().zip(beyond) {
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
