//! Where a tour crosses itself, and how often.

use super::Tour;
use super::statistics::moves;
use crate::board::Board;
use crate::board::leaper::Leaper;

/// The farthest leap, along a row or a column, for which crossings are counted: this already takes some
/// thousand checks per move.
pub(crate) const LONGEST_LEAP: i32 = 16;

type Step = (i32, i32);

/// Which moves, among those that begin at one square, a move from another crosses.
struct Look {
    /// The position of the first square relative to the other.
    at: Step,
    /// A bit for each direction: at most four of each leap.
    crossed: u32,
}

/// Two moves of a tour that cross.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Crossing {
    /// Each move by its index in the tour, from 0, and the share of it before the crossing.
    pub places: [(usize, f64); 2],
    /// The sine of the angle between them.
    pub sine: f64,
}

/// Every pair of crossing moves, as [`Statistics::crossings`](super::statistics::Statistics) counts them, for
/// a piece that leaps at most [`LONGEST_LEAP`]. Cost: linear, with a table of the board.
pub(crate) fn all(board: &Board, leaper: Leaper, tour: &Tour) -> Vec<Crossing> {
    /// A move at its lower end: its index in the tour, from 1, and whether the tour goes downwards.
    type Begun = (u32, bool);
    let directions: Vec<Step> =
        leaper.moves().into_iter().filter(|&step| is_upwards(step)).collect();
    let mut begun = vec![vec![Begun::default(); directions.len()]; board.area() as usize];
    for (number, (from, to)) in (1..).zip(moves(board, tour)) {
        let step = (to.0 - from.0, to.1 - from.1);
        let is_down = !is_upwards(step);
        let (from, step) = if is_down { (to, (-step.0, -step.1)) } else { (from, step) };
        let direction = directions.iter().position(|&direction| direction == step);
        if let (Some(square), Some(direction)) = (board.square_at(from.0, from.1), direction) {
            begun[square.index()][direction] = (number, is_down);
        }
    }
    let looks: Vec<Vec<Look>> =
        directions.iter().map(|&direction| looks(direction, &directions, leaper.reach())).collect();
    let mut crossings = Vec::new();
    for square in board.iter() {
        let (x, y) = board.position(square);
        for (direction, &(number, is_down)) in begun[square.index()].iter().enumerate() {
            for look in looks.get(direction).filter(|_| number > 0).into_iter().flatten() {
                let Some(other) = board.square_at(x + look.at.0, y + look.at.1) else { continue };
                for (along, &(other_number, other_down)) in begun[other.index()].iter().enumerate()
                {
                    if other_number == 0 || look.crossed >> along & 1 == 0 {
                        continue;
                    }
                    let (one, two) = (directions[direction], directions[along]);
                    let back = (-look.at.0, -look.at.1);
                    let turn = f64::from(area(one, two));
                    let parts =
                        [f64::from(area(look.at, two)) / turn, f64::from(area(back, one)) / -turn];
                    let place = |number: u32, part: f64, is_down: bool| {
                        (number as usize - 1, if is_down { 1.0 - part } else { part })
                    };
                    let places = [
                        place(number, parts[0], is_down),
                        place(other_number, parts[1], other_down),
                    ];
                    let squared = |(x, y): Step| f64::from(x * x + y * y);
                    let lengths = (squared(one) * squared(two)).sqrt();
                    crossings.push(Crossing { places, sine: turn.abs() / lengths });
                }
            }
        }
    }
    crossings
}

/// Counts the pairs of moves that cross; see [`Statistics::crossings`](super::statistics::Statistics).
///
/// Every move is assigned to its lower end, so there are only half as many directions as moves. Which moves around it a move
/// crosses depends only on its direction, and is computed once.
pub(super) fn count(board: &Board, leaper: Leaper, tour: &Tour) -> Option<u64> {
    if leaper.reach() > LONGEST_LEAP {
        return None;
    }
    let directions: Vec<Step> =
        leaper.moves().into_iter().filter(|&step| is_upwards(step)).collect();
    let mut begun = vec![0_u32; board.area() as usize];
    for (from, to) in moves(board, tour) {
        let step = (to.0 - from.0, to.1 - from.1);
        let (from, step) = if is_upwards(step) { (from, step) } else { (to, (-step.0, -step.1)) };
        let direction = directions.iter().position(|&direction| direction == step);
        if let (Some(square), Some(direction)) = (board.square_at(from.0, from.1), direction) {
            begun[square.index()] |= 1 << direction;
        }
    }
    let looks: Vec<Vec<Look>> =
        directions.iter().map(|&direction| looks(direction, &directions, leaper.reach())).collect();
    let mut crossings = 0;
    for square in board.iter() {
        let (x, y) = board.position(square);
        let begins = |direction: &usize| begun[square.index()] >> direction & 1 == 1;
        for look in (0..looks.len()).filter(begins).flat_map(|direction| &looks[direction]) {
            if let Some(other) = board.square_at(x + look.at.0, y + look.at.1) {
                crossings += u64::from((begun[other.index()] & look.crossed).count_ones());
            }
        }
    }
    Some(crossings)
}

/// Exactly one of a step and its reverse is upwards.
fn is_upwards(step: Step) -> bool {
    step.1 > 0 || step.1 == 0 && step.0 > 0
}

/// Where to look for moves that a move in this direction crosses: only at squares above, so that each
/// crossing is found once.
fn looks(direction: Step, directions: &[Step], reach: i32) -> Vec<Look> {
    let mut looks = Vec::new();
    for at in (0..=reach).flat_map(|y| (-2 * reach..=2 * reach).map(move |x| (x, y))) {
        let mut crossed = 0;
        for (bit, &other) in directions.iter().enumerate() {
            crossed |= u32::from(is_upwards(at) && cross(direction, at, other)) << bit;
        }
        if crossed != 0 {
            looks.push(Look { at, crossed });
        }
    }
    looks
}

/// Whether the lines from (0, 0) along `one`, and from `at` along `other`, are not parallel and have a common
/// point that is an end of neither.
pub(crate) fn cross(one: Step, at: Step, other: Step) -> bool {
    let ends = (at.0 + other.0, at.1 + other.1);
    let back = (one.0 - at.0, one.1 - at.1);
    let are_apart = |a: i32, b: i32| a.signum() * b.signum() < 0;
    are_apart(area(one, at), area(one, ends))
        && are_apart(area(other, (-at.0, -at.1)), area(other, back))
}

/// The area of the parallelogram of two vectors, negative if the second lies to the right.
fn area(a: Step, b: Step) -> i32 {
    a.0 * b.1 - a.1 * b.0
}
