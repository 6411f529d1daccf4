//! Finding the parts of a canvas that have to be repainted.

use super::Session;
use crate::board::leaper::Leaper;
use crate::board::{Board, Square};
use crate::graph::embedding::Embedding;
use crate::run::detour_labels::DetourLabels;
use crate::scene::{Layout, View, Window, extent, is_overview};
use crate::search::Measure;
use crate::search::rule::RuleMeasure;

/// Beyond this many steps, repainting everything is cheaper than finding the changes.
const MAX_STEPS: usize = 600;

/// Sides of an overview are divided into so many tiles: a run at full speed goes all around the board within a frame, and
/// changes little of the middle.
const TILES: usize = 16;

/// The share of a square's area that changes with its moves.
const MOVES_SHARE: f64 = 0.25;

/// What a canvas shows: enough to find later which part of it is out of date.
#[derive(Clone, Debug)]
pub struct Painted {
    view: View,
    /// The session's revision. If it differs, steps were dropped, and everything has to be repainted.
    revision: u32,
    position: usize,
    has_outcome: bool,
    /// The squares in the order shown by numbers and colours.
    walk: Vec<Square>,
    detour_labels: DetourLabels,
    /// The meaning of the numbers on open squares.
    measure: (Measure, Option<RuleMeasure>),
    /// If the run does not build a path: for each square, its part and the number of its moves.
    parts: Vec<(u32, usize)>,
    /// Where the knight and the candidates are drawn.
    highlights: Window,
}

impl Painted {
    /// The record of a session that has been painted with this `view`.
    pub fn new(session: &Session, view: View) -> Self {
        Self {
            revision: session.revision(),
            position: session.position(),
            has_outcome: session.moment().outcome.is_some(),
            walk: session.subgraph().walk().to_vec(),
            detour_labels: session.detour_labels().clone(),
            measure: measure_of(session),
            parts: parts_of(session),
            highlights: highlights(session, &view.layout),
            view,
        }
    }

    /// The record after the session has been painted again with this `view`.
    #[must_use]
    pub fn again(self, session: &Session, view: View) -> Self {
        let is_same = self.revision == session.revision()
            && self.position == session.position()
            && self.has_outcome == session.moment().outcome.is_some();
        if is_same {
            return Self { highlights: highlights(session, &view.layout), view, ..self };
        }
        Self::new(session, view)
    }

    /// Records that the painted picture has been moved on the canvas to a new layout. Returns the old layout
    /// if it was different.
    pub fn move_to(&mut self, layout: Layout) -> Option<Layout> {
        let before = std::mem::replace(&mut self.view.layout, layout);
        (before != layout).then_some(before)
    }

    /// How much of the picture would not merely grow if it were repainted, in CSS pixels: the area of the
    /// visible squares that are no longer visited or change their place in the order, or whose moves are
    /// removed or get the colour of another part. Cost: proportional to the walk, or to the board if there is
    /// no walk.
    pub fn taken_back(&self, session: &Session) -> f64 {
        let embedding = Embedding::from(&**session.graph());
        let seen = Window::whole(embedding).seen(embedding, &self.view.layout);
        let is_seen = |square: Square| seen.has(embedding, square);
        let same = in_common(session.subgraph().walk(), &self.walk);
        let squares = if session.algorithm().builds_path {
            self.walk[same..].iter().filter(|square| is_seen(**square)).count() as f64
        } else {
            let has_changed = |(square, &(part, degree)): (u32, &(u32, usize)),
                               now: (u32, usize)| {
                degree > 0 && (part != now.0 || now.1 < degree) && is_seen(Square(square))
            };
            let parts = parts_of(session);
            let before = (0..).zip(&self.parts).zip(parts);
            before.filter(|&(before, now)| has_changed(before, now)).count() as f64 * MOVES_SHARE
        };
        let (columns, rows) = embedding.size();
        let area = columns * rows * self.view.layout.square.powi(2);
        area * squares / session.graph().len() as f64
    }

    /// The parts of the canvas to repaint so that it shows the session with this `view`: those for the run, and
    /// one each for the old and the new cursor, which may be far from it. Some may be empty. Cost:
    /// proportional to the walk.
    pub fn changes(&self, session: &Session, view: &View) -> Vec<Window> {
        let mut changed = self.changes_of_run(session, view);
        if self.view.cursor == view.cursor {
            return changed;
        }
        let highlights = self.highlights.union(&highlights(session, &view.layout));
        let cursor = |view: &View| {
            let window = around(session, &view.layout, view.cursor.as_slice());
            // An arrow clipped by a window looks different from one drawn in one piece.
            if window.meets(&highlights) { window.union(&highlights) } else { window }
        };
        changed.extend([cursor(&self.view), cursor(view)]);
        changed
    }

    fn changes_of_run(&self, session: &Session, view: &View) -> Vec<Window> {
        let embedding = Embedding::from(&**session.graph());
        let moving = View { glide: view.glide, cursor: view.cursor, ..self.view.clone() };
        let has_outcome = session.moment().outcome.is_some();
        let is_lettered_anew = *session.detour_labels() != self.detour_labels;
        let is_revised = self.revision != session.revision();
        let is_measured_anew = measure_of(session) != self.measure;
        let is_over_now = has_outcome != self.has_outcome;
        if is_revised || moving != *view || is_over_now || is_lettered_anew || is_measured_anew {
            return vec![Window::whole(embedding)];
        }
        let mut changed = Window::empty();
        if self.position != session.position() {
            // Parts, and with them the colours, may change anywhere.
            if !session.algorithm().builds_path {
                return vec![Window::whole(embedding)];
            }
            let walk = session.subgraph().walk();
            let same = in_common(walk, &self.walk);
            if let Embedding::Board(board) = embedding
                && is_overview(board, &view.layout)
            {
                let anew = walk[same..].iter().chain(&self.walk[same..]).copied();
                let mut parts = vec![self.highlights.clone(), highlights(session, &view.layout)];
                parts.extend(tiles(board, anew));
                return parts;
            }
            if self.position.abs_diff(session.position()) > MAX_STEPS {
                return vec![Window::whole(embedding)];
            }
            let Some(squares) = session.squares_changed_since(self.position) else {
                return vec![Window::whole(embedding)];
            };
            // A detour or a rotation renumbers squares that keep their moves.
            let numbered_anew = walk[same..].iter().chain(&self.walk[same..]).copied();
            for square in squares.chain(numbered_anew) {
                changed = changed.with(embedding, square);
            }
            // Numbers of onward moves change within the reach of a move, and those that look ahead within two.
            let reach = session.graph().leaper().map_or(0, Leaper::reach);
            let moves = if session.numbers().is_some_and(RuleMeasure::looks_ahead) { 2 } else { 1 };
            changed = changed.grown(moves * reach);
        }
        if changed.is_empty() && view.glide.to_bits() == self.view.glide.to_bits() {
            return vec![changed];
        }
        let changed = changed.union(&self.highlights).union(&highlights(session, &view.layout));
        vec![session.with_joined(changed)]
    }
}

/// How many squares two walks have in common at their beginnings. Whole blocks are compared at once, which is many times
/// as fast.
fn in_common(one: &[Square], other: &[Square]) -> usize {
    const BLOCK: usize = 1024;
    let blocks = one.chunks(BLOCK).zip(other.chunks(BLOCK));
    let alike = BLOCK * blocks.take_while(|(one, other)| one == other).count();
    let alike = alike.min(one.len()).min(other.len());
    let rest = one[alike..].iter().zip(&other[alike..]);
    alike + rest.take_while(|(one, other)| one == other).count()
}

/// The tiles of a board in which some squares are, those side by side in one piece.
fn tiles(board: &Board, squares: impl Iterator<Item = Square>) -> Vec<Window> {
    let side = |squares: u16| usize::from(squares).div_ceil(TILES).max(1);
    let (width, height) = (side(board.width()), side(board.height()));
    let mut is_due = [[false; TILES]; TILES];
    for square in squares {
        let (x, y) = board.position(square);
        is_due[y as usize / height][x as usize / width] = true;
    }
    let span = |from: usize, to: usize, side: usize| (from * side) as i32..(to * side) as i32;
    let mut windows = Vec::new();
    for (row, tiles) in is_due.iter().enumerate() {
        let mut from = 0;
        for alike in tiles.chunk_by(|one, other| one == other) {
            let to = from + alike.len();
            if alike[0] {
                windows.push(Window::new(span(from, to, width), span(row, row + 1, height)));
            }
            from = to;
        }
    }
    windows
}

fn measure_of(session: &Session) -> (Measure, Option<RuleMeasure>) {
    (session.square_measure(), session.numbers())
}

/// The record of the parts of a run that does not build a path.
fn parts_of(session: &Session) -> Vec<(u32, usize)> {
    if session.algorithm().builds_path {
        return Vec::new();
    }
    let parts = session.parts().of.iter().copied();
    let degree = |square| session.subgraph().degree(Square(square as u32));
    parts.enumerate().map(|(square, part)| (part, degree(square))).collect()
}

fn highlights(session: &Session, layout: &Layout) -> Window {
    let candidates = session.candidates().iter().map(|candidate| candidate.square);
    let squares = candidates.chain([session.moment().focus]).chain(session.came_from());
    around(session, layout, &squares.collect::<Vec<_>>())
}

fn around(session: &Session, layout: &Layout, squares: &[Square]) -> Window {
    let embedding = session.embedding();
    let window = Window::empty();
    let window = squares.iter().fold(window, |window, &square| window.with(embedding, square));
    window.grown(1 + extent(layout))
}
