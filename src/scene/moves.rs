//! The moves of a run that does not walk: blocks, cycles, or whatever a network has switched on.

use super::division::announced;
use super::{Canvas, MOST_CHORDS, Point, Shape, Stroke};
use crate::board::Square;
use crate::ground::Ground;
use crate::search::Move;
use crate::session::Session;

/// Width of a move, and of one that the coming step changes, in squares.
const WIDTH: f64 = 0.08;
const CHANGED: f64 = 0.1;

/// How far apart the colours of one part and the next are on the ramp: the golden section, so that
/// neighbours always differ.
const NEXT_COLOUR: f64 = 0.618_034;

impl Canvas<'_> {
    /// Every move, those that hang together in a colour of their own, and over them those that the
    /// coming step takes out (dashed) and puts in.
    pub(super) fn draw_moves(&self, shapes: &mut Vec<Shape>) {
        let (parts, count) = parts(self.session);
        let mut lines = vec![Vec::new(); count];
        for square in self.squares(self.reach()).into_iter().step_by(self.thinning()) {
            let part = parts[square.index()] as usize;
            let later = self.session.subgraph().links(square).filter(|end| end.0 > square.0);
            lines[part].extend(later.map(|end| (self.middle(square), self.middle(end))));
        }
        let width = WIDTH.max(1.2 / self.view.layout.square);
        for (part, lines) in lines.into_iter().enumerate().filter(|(_, lines)| !lines.is_empty()) {
            let colour = self.theme().ramp((part as f64 * NEXT_COLOUR).fract());
            shapes.push(Shape::Lines { lines, stroke: Stroke { colour, width, dashed: false } });
        }
    }

    /// Of every so many squares the moves of one are drawn: of all of them on a board.
    fn thinning(&self) -> usize {
        match self.ground {
            Ground::Board(_) => 1,
            Ground::Circle(graph) => graph.len().div_ceil(MOST_CHORDS),
        }
    }

    /// What the coming step takes out (dashed) and puts in, or the cut or block that it is about.
    pub(super) fn draw_coming(&self, shapes: &mut Vec<Shape>) {
        let Some(coming) = self.session.moment().coming else { return };
        let theme = self.theme();
        let width = CHANGED.max(1.5 / self.view.layout.square);
        let casing_width = width * 1.8;
        let mut draw = |lines: Vec<(Point, Point)>, dashed: bool| {
            if lines.is_empty() {
                return;
            }
            let casing = Stroke { colour: theme.panel(), width: casing_width, dashed: false };
            shapes.push(Shape::Lines { lines: lines.clone(), stroke: casing });
            let stroke = Stroke { colour: theme.accent(), width, dashed };
            shapes.push(Shape::Lines { lines, stroke });
        };
        if let Ground::Board(board) = self.ground
            && let Some(lines) = announced(coming.reason, board, casing_width / 2.0)
        {
            return draw(lines, false);
        }
        let line = |&(from, to): &Move| (self.middle(from), self.middle(to));
        draw(coming.removed.iter().map(line).collect(), true);
        draw(coming.added.iter().map(line).collect(), false);
    }
}

/// For each square the number of the part it belongs to, counted from 0, and a number above all
/// of them: squares that moves lead between belong to the same part. Holes belong to none.
pub(super) fn parts(session: &Session) -> (Vec<u32>, usize) {
    const NONE: u32 = u32::MAX;
    let subgraph = session.subgraph();
    let mut parts = vec![NONE; session.graph().len()];
    let mut count = 0;
    let mut waiting: Vec<Square> = Vec::new();
    for square in session.graph().each_square() {
        if parts[square.index()] != NONE {
            continue;
        }
        parts[square.index()] = count;
        waiting.push(square);
        while let Some(here) = waiting.pop() {
            for end in subgraph.links(here) {
                if parts[end.index()] == NONE {
                    parts[end.index()] = count;
                    waiting.push(end);
                }
            }
        }
        // A square without moves needs no colour.
        count += u32::from(subgraph.links(square).next().is_some());
    }
    (parts, count as usize + 1)
}
