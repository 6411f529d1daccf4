//! How often a tour crosses itself.

use super::Tour;
use super::statistics::moves;
use crate::board::Board;
use crate::board::leaper::Leaper;

/// The farthest leaps, along a row or a column, of pieces whose crossings are counted: they take
/// some thousand looks a move then.
const LONGEST_LEAP: i32 = 16;

/// A vector between squares.
type Step = (i32, i32);

/// The moves, of those that begin at one square, that a move from another crosses.
struct Look {
    /// Where the one square lies, as seen from the other.
    at: Step,
    /// A bit for each direction.
    crossed: u8,
}

/// Counts the pairs of moves that cross; see [`Statistics::crossings`](super::statistics::Statistics).
///
/// Every move is taken to begin at its lower end, so that there are but four directions. Which
/// moves around it a move crosses depends on its direction alone, and is worked out once.
pub(super) fn count(board: &Board, leaper: Leaper, tour: &Tour) -> Option<u64> {
    if leaper.reach() > LONGEST_LEAP {
        return None;
    }
    let directions: Vec<Step> =
        leaper.moves().into_iter().filter(|&step| is_upwards(step)).collect();
    let mut begun = vec![0_u8; board.area() as usize];
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

/// Of a step and the one back, one is upwards.
fn is_upwards(step: Step) -> bool {
    step.1 > 0 || step.1 == 0 && step.0 > 0
}

/// Where to look for moves that a move in a direction crosses: only at squares that lie upwards, so
/// that each crossing is met with once.
fn looks(direction: Step, directions: &[Step], reach: i32) -> Vec<Look> {
    let mut looks = Vec::new();
    for at in (0..=reach).flat_map(|y| (-2 * reach..=2 * reach).map(move |x| (x, y))) {
        let mut crossed = 0;
        for (bit, &other) in directions.iter().enumerate() {
            crossed |= u8::from(is_upwards(at) && cross(direction, at, other)) << bit;
        }
        if crossed != 0 {
            looks.push(Look { at, crossed });
        }
    }
    looks
}

/// Whether the lines from (0, 0) along `one`, and from `at` along `other`, have a point in common
/// that is an end of neither, and are not parallel.
fn cross(one: Step, at: Step, other: Step) -> bool {
    let area = |a: Step, b: Step| a.0 * b.1 - a.1 * b.0;
    let ends = (at.0 + other.0, at.1 + other.1);
    let back = (one.0 - at.0, one.1 - at.1);
    let are_apart = |a: i32, b: i32| a.signum() * b.signum() < 0;
    are_apart(area(one, at), area(one, ends))
        && are_apart(area(other, (-at.0, -at.1)), area(other, back))
}
