//! A run at the play head as a diagram.

use super::Session;
use crate::board::leaper::Leaper;
use crate::board::wrap::Wrap;
use crate::board::{Board, Square};
use crate::graph::Graph;
use crate::graph::embedding::Embedding;
use crate::scene::{
    self, Candidate, Choice, Coming, Coordinates, Diagram, Ends, Label, Layers, Line, MAX_CHORDS,
    Shape, Sheet, Sign, Theme, Trail, View, Window,
};
use crate::search::division::{Block, Cut};
use crate::search::{Measure, Outcome};

impl Session {
    /// Everything inside a window of the board, as shapes. Cost: proportional to the window.
    pub fn draw(&self, view: &View, window: &Window) -> Vec<Shape> {
        let diagram = self.diagram(view, window);
        let mut shapes = scene::draw(&diagram, window);
        shapes.extend(scene::draw_rim(&diagram));
        shapes
    }

    /// The run at the play head as an SVG image.
    pub fn svg(
        &self,
        layers: Layers,
        theme: &'static Theme,
        number_from: Option<Square>,
    ) -> String {
        let embedding = self.embedding();
        let sheet = Sheet::new(embedding, theme, Coordinates::Usual);
        let view = View { number_from, ..View::still(layers, theme, sheet.layout) };
        scene::svg(&self.diagram(&view, &Window::whole(embedding)), &sheet)
    }

    /// The part of the diagram inside a window of the board. Cost: proportional to the window.
    pub fn diagram(&self, view: &View, window: &Window) -> Diagram<'_> {
        let embedding = self.embedding();
        let layers = view.layers.and(Layers::drawable(embedding, &view.layout));
        let moment = self.moment();
        let walks = self.algorithm.builds_path;
        let mut diagram = Diagram::new(embedding, view.theme, view.layout);
        diagram.squares = self.graph.squares() as u32;
        diagram.joined = self.joined();
        if self.is_walk() {
            diagram.visits = self.subgraph.visits();
        }
        diagram.has_colours = layers.colours;
        let is_stuck = moment.outcome.is_some_and(|outcome| !matches!(outcome, Outcome::Tour(_)));
        diagram.is_over = walks && is_stuck;
        if let Embedding::Board(board) = embedding {
            diagram.cuts = self.cuts.iter().map(|&cut| line_of(cut, board)).collect();
        }
        if layers.graph {
            self.put_possible_moves(window, &mut diagram);
            diagram.keeps_clear = layers.degrees;
        }
        if layers.path && self.is_walk() {
            diagram.trail = self.trail(window);
            diagram.closing = self.closing_move();
        } else if layers.path {
            diagram.parts = self.moves_by_part(window);
        }
        if layers.degrees || layers.numbers {
            diagram.labels = self.labels_on_squares(view, layers, window);
        }
        if walks {
            // The next choice comes after the knight has landed.
            let has_landed = view.glide >= 1.0;
            diagram.choice = (view.choice && has_landed).then(|| self.choice(layers));
            let ends = (self.came_from.unwrap_or(moment.focus), moment.focus);
            diagram.knight = Some(diagram.on_the_way(ends, view.glide.clamp(0.0, 1.0)));
            diagram.leaper = self.graph.leaper().unwrap_or_default();
        } else if view.choice {
            diagram.coming = self.coming_change();
        }
        diagram.marked.clone_from(&view.marked);
        // Where the tour has to end, until it is there.
        let end = self.settings.end.filter(|&end| self.subgraph.visit(end) == 0);
        diagram.marked.extend(end);
        diagram.cursor = view.cursor.filter(|&square| !embedding.is_hole(square));
        let is_at_dead_end = matches!(moment.outcome, Some(Outcome::Stuck { .. }));
        diagram.stuck = is_at_dead_end.then_some(moment.focus);
        diagram
    }

    /// The board or graph on which the run's squares lie.
    pub fn embedding(&self) -> Embedding<'_> {
        Embedding::from(&*self.graph)
    }

    /// The graph, if edges of its board are joined.
    pub(super) fn joined(&self) -> Option<&Graph> {
        (self.graph.wrap() != Wrap::Flat).then_some(&self.graph)
    }

    /// The squares of a window, and those from which moves lead to it.
    fn squares_around(&self, window: &Window) -> Vec<Square> {
        let reach = self.graph.leaper().map_or(0, Leaper::reach);
        self.with_joined(window.grown(reach)).squares(self.embedding())
    }

    /// The whole board, if edges are joined and a window reaches one, since moves go from there to the other side.
    pub(super) fn with_joined(&self, window: Window) -> Window {
        let around = self.embedding();
        if self.joined().is_some() && window.reaches_edge(around) {
            Window::whole(around)
        } else {
            window
        }
    }

    /// Adds the moves between open squares; at the end of a run on a graph that is not a board, also those
    /// that it did not use.
    fn put_possible_moves(&self, window: &Window, diagram: &mut Diagram<'_>) {
        let is_open = |square: Square| self.visit(square) == 0;
        let shows_unused = self.graph.board().is_none() && self.moment().outcome.is_some();
        for square in self.squares_around(window) {
            let used = |end: Square| self.subgraph.links(square).any(|to| to == end);
            for end in self.graph.neighbours(square).filter(|end| end.0 > square.0) {
                if is_open(square) && is_open(end) {
                    diagram.possible.push((square, end));
                } else if shows_unused && !used(end) {
                    diagram.unused.push((square, end));
                }
            }
        }
    }

    /// The moves in order; on a long path around a circle only the latest.
    fn trail(&self, window: &Window) -> Trail<'_> {
        let walk = self.subgraph.walk();
        // A move belongs to the square it leads to, so the start has none.
        let first = match self.graph.board() {
            Some(_) => 1,
            None => walk.len().saturating_sub(MAX_CHORDS + 1).max(1),
        };
        let squares = self.squares_around(window).into_iter();
        let visits = squares.map(|square| self.visit(square) as usize);
        let mut shown: Vec<usize> =
            visits.filter(|&visit| visit > first).map(|visit| visit - 1).collect();
        shown.sort_unstable();
        Trail { squares: walk, shown, of: self.graph.squares() }
    }

    /// The last and first squares of a closed tour.
    fn closing_move(&self) -> Option<Ends> {
        let walk = self.subgraph.walk();
        let (first, last) = (walk[0], walk[walk.len() - 1]);
        let is_made = walk.len() > 2 && self.subgraph.links(first).any(|end| end == last);
        (is_made || self.is_closed_tour()).then_some((last, first))
    }

    fn is_closed_tour(&self) -> bool {
        matches!(self.moment().outcome, Some(Outcome::Tour(tour)) if tour.is_closed())
    }

    /// The moves of a run that does not build a path, one list per connected part.
    fn moves_by_part(&self, window: &Window) -> Vec<Vec<Ends>> {
        let parts = self.parts();
        let mut moves = vec![Vec::new(); parts.count];
        // With very many vertices on a circle, only some of the moves are drawn.
        let step = match self.graph.board() {
            Some(_) => 1,
            None => self.graph.len().div_ceil(MAX_CHORDS),
        };
        for square in self.squares_around(window).into_iter().step_by(step) {
            let later = self.subgraph.links(square).filter(|end| end.0 > square.0);
            for end in later {
                moves[parts.of[square.index()] as usize].push((square, end));
            }
        }
        moves
    }

    /// The measure of open squares, such as onward moves, and the order of visits on others; if the run does
    /// not build a path, the number of moves of each square.
    fn labels_on_squares(&self, view: &View, layers: Layers, window: &Window) -> Vec<Label> {
        let measure = self.square_measure();
        let knight = self.walker();
        let first = view.number_from.filter(|_| self.is_closed_tour());
        let first = first.map_or(0, |square| self.visit(square));
        let squares = window.squares(self.embedding()).into_iter();
        let label = |square| match self.visit(square) {
            0 if layers.degrees => {
                let number = self.measured(square);
                let sign = match self.numbers() {
                    Some(_) => Sign::Text(number.to_string()),
                    None => sign(measure, number)?,
                };
                Some(Label { square, sign, visit: None })
            }
            visit if visit > 0 && layers.numbers => {
                let sign = Sign::Text(self.visit_label(square, visit, first));
                Some(Label { square, sign, visit: Some(visit) })
            }
            _ => None,
        };
        squares.filter(|&square| Some(square) != knight).filter_map(label).collect()
    }

    /// The label of a visited square: its number, or its letters. The numbers of a closed tour begin at index
    /// `first` if that is not 0.
    fn visit_label(&self, square: Square, visit: u32, first: u32) -> String {
        let squares = self.graph.squares() as u32;
        match (self.label(square), first) {
            (Some(label), _) => label.to_owned(),
            (None, 0) => visit.to_string(),
            (None, first) => ((visit + squares - first) % squares + 1).to_string(),
        }
    }

    /// The choice about to be made. A player only sees where the knight can go, unless onward moves are
    /// shown.
    fn choice(&self, layers: Layers) -> Choice {
        let measure = self.measure();
        let is_measured = layers.degrees || !self.waits_for_player();
        let options = self.measured_candidates().map(|(candidate, number)| Candidate {
            square: candidate.square,
            sign: match self.numbers() {
                Some(_) => Some(Sign::Text(self.measured(candidate.square).to_string())),
                None => sign(measure, number),
            }
            .filter(|_| is_measured),
            chosen: candidate.chosen,
            tied: candidate.tied,
            tried: candidate.tried,
        });
        Choice { from: self.moment().focus, options: options.collect() }
    }

    fn coming_change(&self) -> Option<Coming> {
        let coming = self.moment().coming?;
        if let Some(board) = self.graph.board() {
            if let Some(cut) = Cut::told_by(coming.reason) {
                return Some(Coming::Cut(line_of(cut, board)));
            }
            if let Some(block) = Block::told_by(coming.reason) {
                let (x, y) = board.position(block.corner);
                let (left, low) = (f64::from(x), f64::from(board.height()) - f64::from(y));
                let opposite = (left + f64::from(block.width), low - f64::from(block.height));
                return Some(Coming::Block((left, low), opposite));
            }
        }
        Some(Coming::Moves { removed: coming.removed.to_vec(), added: coming.added.to_vec() })
    }
}

/// How a number on a square is written: distances from the edge as numbers, but a corner as a right angle;
/// ordinals with a point; nothing if all are alike.
fn sign(measure: Measure, number: u32) -> Option<Sign> {
    match (measure, number) {
        (Measure::Chance, _) => None,
        (Measure::EdgeDistance, 0) => Some(Sign::Corner),
        (Measure::EdgeDistance, _) => Some(Sign::Text((number - 1).to_string())),
        (Measure::Order, _) => Some(Sign::Text(format!("{number}."))),
        (Measure::OnwardMoves | Measure::Moves, _) => Some(Sign::Text(number.to_string())),
    }
}

fn line_of(cut: Cut, board: &Board) -> Line {
    let (width, height) = (f64::from(board.width()), f64::from(board.height()));
    match cut {
        Cut::AfterColumn(columns) => ((columns.into(), 0.0), (columns.into(), height)),
        Cut::AfterRow(rows) => {
            let y = height - f64::from(rows);
            ((0.0, y), (width, y))
        }
    }
}
