//! The plain board: squares, coordinates, and the moves between open squares.

use super::{Canvas, Colour, Layout, Point, Shape, Stroke, Theme, found};
use crate::board::{Board, Square};
use crate::graph::Graph;
use crate::graph::colouring::Colouring;
use crate::ground::Ground;
use crate::notation::file_letters;
use crate::search::Outcome;

/// Room that a coordinate needs along the edge, in heights of its letters.
const COORDINATE_ROOM: f64 = 2.4;

/// How much of the colour of edges that were not used is that of the paper.
const FAINTNESS: f64 = 0.45;

impl Canvas<'_> {
    pub(super) fn draw_background(&self, shapes: &mut Vec<Shape>) {
        background(self.ground, &self.view.layout, self.theme(), shapes);
        match self.ground {
            Ground::Board(board) if self.window.has_coordinates() => {
                coordinates(board, &self.view.layout, self.theme(), shapes);
            }
            Ground::Board(_) => {}
            Ground::Circle(graph) => self.draw_names(graph, shapes),
        }
    }

    /// The squares; of a run that is stuck, those left over are marked.
    pub(super) fn draw_squares(&self, board: &Board, shapes: &mut Vec<Shape>) {
        let squares = self.squares(0);
        // Light ones first: painters are slow to change colours.
        for is_dark in [false, true] {
            for &square in squares.iter().filter(|&&square| board.is_dark(square) == is_dark) {
                let (x, y) = self.middle(square);
                let fill = self.colour(square);
                shapes.push(Shape::Rectangle { at: (x - 0.5, y - 0.5), size: (1.0, 1.0), fill });
            }
        }
    }

    /// The colour of a square: visited, left over, or plain.
    pub(super) fn colour(&self, square: Square) -> Colour {
        let plain = self.plain_colour(square);
        match self.visit(square) {
            0 if self.is_over => plain.mixed(self.theme().accent(), 0.3),
            0 => plain,
            visit if self.layers.colours => plain.mixed(self.visit_colour(visit), 0.75),
            _ => plain,
        }
    }

    /// The colour of a plain square; on a circle dark ones are those that every edge leads to from
    /// light ones, if there are two such kinds.
    pub(super) fn plain_colour(&self, square: Square) -> Colour {
        match (self.ground, &self.colouring) {
            (Ground::Board(board), _) => ground(board, square, self.theme()),
            (_, Some(Colouring { alternates: true, is_dark, .. }))
                if is_dark[square.index()] == Some(true) =>
            {
                self.theme().dark_square()
            }
            _ => self.theme().light_square(),
        }
    }

    /// The edges of a graph that are not between open vertices, faint: at the end of a run they show
    /// what was not used, and the path lies over those that were.
    pub(super) fn draw_unused(&self, graph: &Graph, shapes: &mut Vec<Shape>) {
        let mut lines = Vec::new();
        for square in self.squares(0) {
            let is_settled = |end: &Square| !self.is_open(square) || !self.is_open(*end);
            let used = |end: &Square| self.session.subgraph().links(square).any(|to| to == *end);
            let later = graph.neighbours(square).filter(|end| end.0 > square.0);
            let ends = later.filter(|end| is_settled(end) && !used(end));
            lines.extend(ends.map(|end| (self.middle(square), self.middle(end))));
        }
        let colour = self.theme().edge().mixed(self.theme().paper(), FAINTNESS);
        let width = 0.9 / self.view.layout.square;
        shapes.push(Shape::Lines { lines, stroke: Stroke { colour, width, dashed: false } });
    }

    /// The moves between open squares.
    pub(super) fn draw_graph(&self, shapes: &mut Vec<Shape>) {
        let reach = self.reach();
        let graph = self.session.graph();
        let mut lines = Vec::new();
        for square in self.squares(reach).into_iter().filter(|&square| self.is_open(square)) {
            let later = |end: &Square| end.0 > square.0 && self.is_open(*end);
            let ends = graph.neighbours(square).filter(later);
            lines.extend(ends.map(|end| (self.middle(square), self.middle(end))));
        }
        let theme = self.theme();
        let width = 0.9 / self.view.layout.square;
        let stroke = Stroke { colour: theme.edge(), width, dashed: false };
        shapes.push(Shape::Lines { lines, stroke });
    }

    /// The squares that are to be pointed out; round a vertex goes a ring.
    pub(super) fn draw_marks(&self, shapes: &mut Vec<Shape>) {
        let (theme, marked) = (self.theme(), &self.view.marked);
        match self.ground {
            Ground::Circle(_) => {
                shapes.extend(marked.iter().map(|&square| self.ring(square, mark_stroke(theme))));
            }
            Ground::Board(_) => {
                let middles: Vec<Point> =
                    marked.iter().map(|&square| self.middle(square)).collect();
                mark(&middles, theme, &self.view.layout, shapes);
            }
        }
    }

    /// The outline of the square under a keyboard cursor or a pointer, and of the one where a run is
    /// stuck.
    pub(super) fn draw_cursor(&self, shapes: &mut Vec<Shape>) {
        if let Some(square) = self.view.cursor.filter(|&square| !self.ground.is_hole(square)) {
            self.outline(square, cursor_stroke(self.theme()), shapes);
        }
        if let Some(Outcome::Stuck { .. }) = self.session.moment().outcome {
            let end = self.session.moment().focus;
            let stroke = Stroke { colour: self.theme().accent(), width: 0.09, dashed: false };
            self.outline(end, stroke, shapes);
        }
    }

    fn outline(&self, square: Square, stroke: Stroke, shapes: &mut Vec<Shape>) {
        let (theme, layout) = (self.theme(), &self.view.layout);
        match self.ground {
            Ground::Board(_) => {
                found::outline(self.middle(square), stroke, theme, layout, shapes);
            }
            Ground::Circle(_) => shapes.push(self.ring(square, stroke)),
        }
    }
}

/// Paper behind everything.
pub(super) fn background<'a>(
    ground: impl Into<Ground<'a>>,
    layout: &Layout,
    theme: &'static Theme,
    shapes: &mut Vec<Shape>,
) {
    let room = (layout.left + layout.top + layout.text * 4.0) / layout.square.max(1e-3);
    let (width, height) = ground.into().size();
    shapes.push(Shape::Rectangle {
        at: (-room, -room),
        size: (width + 2.0 * room, height + 2.0 * room),
        fill: theme.paper(),
    });
}

/// The files below the board and the ranks beside it.
pub(super) fn coordinates(
    board: &Board,
    layout: &Layout,
    theme: &'static Theme,
    shapes: &mut Vec<Shape>,
) {
    if layout.square <= 0.0 {
        return;
    }
    let (columns, rows) = (board.width(), board.height());
    let size = layout.text / layout.square;
    let label = |at, text| Shape::Text { at, text, size, fill: theme.soft(), bold: false };
    for file in every(columns, size * COORDINATE_ROOM) {
        let at = (f64::from(file) + 0.5, f64::from(rows) + size * 0.85);
        shapes.push(label(at, file_letters(file.into())));
    }
    for rank in every(rows, size * COORDINATE_ROOM) {
        let text = (rank + 1).to_string();
        let at = (-size * (0.32 * text.len() as f64 + 0.4), f64::from(rows - rank) - 0.5);
        shapes.push(label(at, text));
    }
}

/// The colour of a plain square.
pub(super) fn ground(board: &Board, square: Square, theme: &'static Theme) -> Colour {
    if board.is_dark(square) { theme.dark_square() } else { theme.light_square() }
}

/// The outline of the square in a keyboard's or a pointer's reach.
pub(super) fn cursor(
    middle: Point,
    theme: &'static Theme,
    layout: &Layout,
    shapes: &mut Vec<Shape>,
) {
    found::outline(middle, cursor_stroke(theme), theme, layout, shapes);
}

/// Points squares out.
pub(super) fn mark(
    middles: &[Point],
    theme: &'static Theme,
    layout: &Layout,
    shapes: &mut Vec<Shape>,
) {
    found::marks(middles, mark_stroke(theme), theme, layout, shapes);
}

fn cursor_stroke(theme: &'static Theme) -> Stroke {
    Stroke { colour: theme.ink(), width: 0.07, dashed: true }
}

fn mark_stroke(theme: &'static Theme) -> Stroke {
    Stroke { colour: theme.accent(), width: 0.07, dashed: false }
}

/// Numbers below `count` at round distances of at least `room`.
fn every(count: u16, room: f64) -> impl Iterator<Item = u16> {
    let steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000];
    let step = steps.into_iter().find(|&step| f64::from(step) >= room).unwrap_or(4000);
    (0..count).filter(move |&at| step == 1 || (at + 1) % step == 0 || at == 0)
}
