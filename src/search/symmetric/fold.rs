//! The board folded by a symmetry, for one way in which a tour can have it.

use crate::board::Square;
use crate::board::symmetry::Symmetry;
use crate::graph::Graph;
use crate::graph::colouring::Colouring;
use crate::search::edit::Move;
use crate::tour::target::Target;

/// Why no tour can have a symmetry.
pub(super) const NOT_SYMMETRIC: &str = "not-symmetric";
const FIXED: &str = "symmetry-fixed";
const COLOURS: &str = "symmetry-colours";
const NO_MIDDLE: &str = "symmetry-no-middle";
const ENDS: &str = "symmetry-ends";

/// How a tour has the symmetry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// The symmetry turns a closed tour along itself.
    Along,
    /// It reverses a closed tour.
    ReversedClosed,
    /// It reverses an open tour.
    ReversedOpen,
}

#[derive(Debug)]
pub(super) struct Fold {
    /// Where each of the symmetry and its repetitions takes each square, the identity first.
    images: Vec<Vec<Square>>,
    /// For each square, the number of its orbit.
    orbit_of: Vec<u32>,
    pub(super) orbits: usize,
    way: Way,
    /// The squares where a path may begin.
    pub(super) starts: Vec<Square>,
    /// The orbit where it has to end, if there is a required start of an open tour.
    last: Option<usize>,
}

/// Why no tour of this kind can have a symmetry of a board, by theory; `None` where theory does not forbid it.
pub fn allowed(graph: &Graph, symmetry: Symmetry, target: Target) -> Option<&'static str> {
    Fold::all(graph, symmetry, target, None).err()
}

impl Fold {
    /// The folds for each way in which a tour may have the symmetry, or why none can.
    pub(super) fn all(
        graph: &Graph,
        symmetry: Symmetry,
        target: Target,
        start: Option<Square>,
    ) -> Result<Vec<Self>, &'static str> {
        let board = graph.flat_board().filter(|board| symmetry.board(board) == **board);
        let Some(board) = board else { return Err(NOT_SYMMETRIC) };
        let image = |square| {
            if graph.contains(square) { symmetry.square(board, square) } else { square }
        };
        let squares: Vec<Square> = (0..graph.len() as u32).map(Square).collect();
        let mut images = vec![squares];
        loop {
            let last = &images[images.len() - 1];
            let next: Vec<Square> = last.iter().map(|&square| image(square)).collect();
            if next == images[0] {
                break;
            }
            images.push(next);
        }
        let order = images.len();
        if order == 1 {
            return Err(NOT_SYMMETRIC);
        }
        let moved = |square: Square| images[1][square.index()];
        let fixed: Vec<Square> = graph.each_square().filter(|&each| moved(each) == each).collect();
        let is_closed = target == Target::Closed;
        if fixed.len() > if is_closed { 2 } else { 1 } {
            return Err(FIXED);
        }
        if order > 2 && !is_closed {
            return Err(ENDS);
        }
        // A move between a square and its image is there from both.
        let joined = graph.each_square().filter(|&each| graph.are_neighbours(each, moved(each)));
        let joined: Vec<Square> = joined.collect();
        let middles = fixed.len() + joined.len() / 2;
        let mut ways = Vec::new();
        let keeps_colours = keeps_colours(graph, moved, order);
        if is_closed && fixed.is_empty() && keeps_colours {
            ways.push(Way::Along);
        }
        if order == 2 && is_closed && middles >= 2 {
            ways.push(Way::ReversedClosed);
        } else if order == 2 && !is_closed && middles >= 1 {
            ways.push(Way::ReversedOpen);
        }
        if ways.is_empty() {
            let is_colours = is_closed && fixed.is_empty() && !keeps_colours;
            return Err(if is_colours {
                COLOURS
            } else if order > 2 {
                FIXED
            } else {
                NO_MIDDLE
            });
        }
        let (orbit_of, orbits) = orbits(graph, &images);
        let last = start.filter(|_| !is_closed).map(|start| orbit_of[start.index()] as usize);
        let fold = |way| {
            let starts = match way {
                Way::Along => vec![start.unwrap_or_else(|| graph.first_square())],
                _ if !fixed.is_empty() => fixed.clone(),
                _ => joined.clone(),
            };
            // Where the tour begins, the path ends.
            let may_begin = |each: &Square| {
                orbits == 1 || last.is_none_or(|last| orbit_of[each.index()] as usize != last)
            };
            let starts: Vec<Square> = starts.into_iter().filter(may_begin).collect();
            let (images, orbit_of) = (images.clone(), orbit_of.clone());
            (!starts.is_empty()).then_some(Self { images, orbit_of, orbits, way, starts, last })
        };
        let folds: Vec<Self> = ways.into_iter().filter_map(fold).collect();
        if folds.is_empty() { Err(NO_MIDDLE) } else { Ok(folds) }
    }

    pub(super) fn order(&self) -> usize {
        self.images.len()
    }

    pub(super) fn orbit(&self, square: Square) -> usize {
        self.orbit_of[square.index()] as usize
    }

    fn image(&self, square: Square, times: usize) -> Square {
        self.images[times % self.images.len()][square.index()]
    }

    /// Whether a path may visit a square only as its last: one that the symmetry does not move would join the path
    /// to its image.
    pub(super) fn is_only_last(&self, square: Square) -> bool {
        self.image(square, 1) == square || self.last == Some(self.orbit(square))
    }

    /// A move and its images, each once.
    pub(super) fn images(&self, (from, to): Move) -> Vec<Move> {
        let mut moves: Vec<Move> = Vec::with_capacity(self.order());
        for times in 0..self.order() {
            let (from, to) = (self.image(from, times), self.image(to, times));
            if !moves.contains(&(from, to)) && !moves.contains(&(to, from)) {
                moves.push((from, to));
            }
        }
        moves
    }

    /// The image of a square by the repetition that takes `from` to `to`, which is in its orbit.
    pub(super) fn carried(&self, square: Square, from: Square, to: Square) -> Square {
        let times = (0..self.order()).find(|&times| self.image(from, times) == to);
        self.image(square, times.unwrap_or(0))
    }

    /// The tour that a path through all orbits stands for, if it does, and the moves that join the path and its
    /// images.
    pub(super) fn tour(&self, graph: &Graph, path: &[Square]) -> Option<(Vec<Square>, Vec<Move>)> {
        if path.len() != self.orbits {
            return None;
        }
        let (first, last) = (path[0], path[path.len() - 1]);
        let is_fixed = |square: Square| self.image(square, 1) == square;
        let is_middle = |square: Square| {
            is_fixed(square) || graph.are_neighbours(square, self.image(square, 1))
        };
        let join =
            |square: Square| Some((square, self.image(square, 1))).filter(|_| !is_fixed(square));
        match self.way {
            Way::Along => {
                // A repetition by an even number would close too early.
                let odd = (1..self.order()).step_by(2);
                let mut odd =
                    odd.filter(|&times| graph.are_neighbours(last, self.image(first, times)));
                let times = odd.next()?;
                let rounds = (0..self.order()).map(|round| round * times);
                let tour =
                    rounds.flat_map(|times| path.iter().map(move |&each| self.image(each, times)));
                Some((tour.collect(), self.images((last, self.image(first, times)))))
            }
            Way::ReversedClosed => {
                let is_closed = is_middle(last) && (path.len() > 1 || !is_fixed(first));
                let inner = usize::from(is_fixed(first))..path.len() - usize::from(is_fixed(last));
                let back = path[inner].iter().rev().map(|&each| self.image(each, 1));
                let tour = path.iter().copied().chain(back).collect();
                let joins = [join(first), join(last)].into_iter().flatten().collect();
                is_closed.then_some((tour, joins))
            }
            Way::ReversedOpen => {
                let there = path.iter().skip(usize::from(is_fixed(first)));
                let back = path.iter().rev().copied();
                let tour = back.chain(there.map(|&each| self.image(each, 1))).collect();
                Some((tour, join(first).into_iter().collect()))
            }
        }
    }
}

/// Whether the symmetry can take each square of a closed tour as far along the tour as it has to, by colours: each
/// move changes the colour, so a half or a quarter of the tour does if it has an odd number of moves.
fn keeps_colours(graph: &Graph, moved: impl Fn(Square) -> Square, order: usize) -> bool {
    let colouring = Colouring::new(graph);
    let colour = |square: Square| colouring.is_dark[square.index()];
    let first = colouring.first;
    let is_changed = colour(moved(first)).is_some() && colour(moved(first)) != colour(first);
    !colouring.alternates || is_changed == ((graph.squares() / order) % 2 == 1)
}

/// The number of each square's orbit, and how many there are.
fn orbits(graph: &Graph, images: &[Vec<Square>]) -> (Vec<u32>, usize) {
    let (mut orbit_of, mut orbits) = (vec![u32::MAX; graph.len()], 0);
    for square in graph.each_square() {
        if orbit_of[square.index()] == u32::MAX {
            for each in images {
                orbit_of[each[square.index()].index()] = orbits;
            }
            orbits += 1;
        }
    }
    (orbit_of, orbits as usize)
}
