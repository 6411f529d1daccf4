//! The boards for a text: as many squares as it has parts, and a tour.

use crate::board::leaper::Leaper;
use crate::board::shapes::{LEAST_SIDE, SHAPES};
use crate::board::{Board, Square};
use crate::graph::Graph;
use crate::puzzle::givens::MAX_SQUARES;
use crate::theory::existence::{Answer, existence};
use crate::tour::target::Target;

/// Boards of a kind, at most.
const MOST: usize = 4;

/// The boards with this many squares that are not known to have no tour, those that look best first: rectangles, shapes
/// with a name, then rectangles with holes in the middle or without corners, and last those with a short last row.
pub fn boards(squares: u32) -> Vec<Board> {
    let may_have_tour = |board: &Board| {
        existence(&Graph::new(board.clone(), Leaper::KNIGHT), Target::Open, None).answer
            != Answer::No
    };
    let mut found: Vec<Board> = Vec::new();
    if !(1..=MAX_SQUARES).contains(&squares) {
        return found;
    }
    for kind in [rectangles, shapes, with_holes, short_rows] {
        let fit = kind(squares).into_iter().filter(may_have_tour).take(MOST);
        for board in fit {
            if !found.contains(&board) {
                found.push(board);
            }
        }
    }
    found
}

fn rectangles(squares: u32) -> Vec<Board> {
    let sides = (3..=20).rev().filter(|height| squares.is_multiple_of(*height));
    let sides = sides.map(|height| (squares / height, height));
    let sides = sides.filter(|(width, height)| width >= height && *width <= 4 * height);
    sides.filter_map(|(width, height)| Board::new(width as u16, height as u16).ok()).collect()
}

fn shapes(squares: u32) -> Vec<Board> {
    let sized = |side: u16| SHAPES.iter().filter_map(move |shape| shape.board(side).ok());
    (LEAST_SIDE..=24).flat_map(sized).filter(|board| board.squares() == squares).collect()
}

/// The sides of rectangles with some squares more, the most compact first.
fn larger(squares: u32) -> Vec<(u32, u32)> {
    let sides = (3..=24).flat_map(|height| (height..=2 * height).map(move |width| (width, height)));
    let mut sides: Vec<_> = sides
        .filter(|(width, height)| (squares + 1..squares * 3 / 2 + 3).contains(&(width * height)))
        .collect();
    sides.sort_unstable_by_key(|(width, height)| {
        (width * height - squares + 2 * (width - height), *width)
    });
    sides
}

/// Without corners, in steps, and with a block of holes in the middle.
fn with_holes(squares: u32) -> Vec<Board> {
    let mut found = Vec::new();
    for (width, height) in larger(squares) {
        let missing = width * height - squares;
        for step in 0..=height / 4 {
            let middle = missing.checked_sub(2 * step * (step + 1));
            for hole_width in (width % 2..=width - 2).step_by(2) {
                for hole_height in (height % 2..=height - 2).step_by(2) {
                    if middle != Some(hole_width * hole_height)
                        || (hole_width == 0) != (hole_height == 0)
                        || hole_width.abs_diff(hole_height) > 2
                    {
                        continue;
                    }
                    let (left, low) = ((width - hole_width) / 2, (height - hole_height) / 2);
                    found.extend(holed(width, height, |x, y| {
                        let from_corner = x.min(width - 1 - x) + y.min(height - 1 - y);
                        let is_inside = (left..left + hole_width).contains(&x)
                            && (low..low + hole_height).contains(&y);
                        from_corner < step || is_inside
                    }));
                }
            }
        }
    }
    found
}

fn short_rows(squares: u32) -> Vec<Board> {
    let short = |(width, height): (u32, u32)| {
        let missing = width * height - squares;
        let left = missing / 2;
        let row = left..left + width.checked_sub(missing)?;
        holed(width, height, |x, y| y == 0 && !row.contains(&x))
    };
    larger(squares).into_iter().filter_map(short).collect()
}

fn holed(width: u32, height: u32, is_hole: impl Fn(u32, u32) -> bool) -> Option<Board> {
    let is_hole = |square: Square| is_hole(square.0 % width, square.0 / width);
    Board::with_holes(width as u16, height as u16, is_hole).ok()
}
