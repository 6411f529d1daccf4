//! Numbers of squares, one after the other.

use super::chain::without_joints;
use super::reading::{Best, Item, Source};
use super::written::Form;
use crate::board::error::SquareError;
use crate::board::{Board, Square};

/// How the squares of a board are numbered.
#[derive(Clone, Copy)]
struct Order {
    is_by_column: bool,
    is_top_first: bool,
}

/// By rows from the bottom or the top, or by columns.
const ORDERS: [Order; 4] = [
    Order { is_by_column: false, is_top_first: false },
    Order { is_by_column: false, is_top_first: true },
    Order { is_by_column: true, is_top_first: false },
    Order { is_by_column: true, is_top_first: true },
];

/// Reads numbers of squares in visiting order, from 0 or 1, in each order in which squares are numbered.
pub(super) fn in_order(board: &Board, numbers: &[(u64, usize)], best: &mut Best<'_>) {
    for order in ORDERS {
        in_this_order(board, numbers, order, best);
    }
}

/// The same, in order of rows.
pub(super) fn by_rows(board: &Board, numbers: &[(u64, usize)], best: &mut Best<'_>) {
    in_this_order(board, numbers, ORDERS[0], best);
}

fn in_this_order(board: &Board, numbers: &[(u64, usize)], order: Order, best: &mut Best<'_>) {
    let area = u64::from(board.area());
    let (width, height) = (u64::from(board.width()), u64::from(board.height()));
    let has = |wanted: u64| numbers.iter().any(|&(number, _)| number == wanted);
    let from = u64::from(has(area) && !has(0));
    let used = || numbers.iter().map(|&(_, at)| at).collect();
    let read = |&(number, at): &(u64, usize)| -> Item {
        let place = number.wrapping_sub(from);
        if place >= area {
            return Err(SquareError::NotASquare { text: number.to_string().into() }.into());
        }
        let (row, column) = if order.is_by_column {
            (place % height, place / height)
        } else {
            (place / width, place % width)
        };
        let row = if order.is_top_first { height - 1 - row } else { row };
        let square = Square((row * width + column) as u32);
        if board.is_hole(square) {
            return Err(SquareError::Hole { text: number.to_string().into() }.into());
        }
        Ok(Source::Number(at).of(square))
    };
    let items: Vec<Item> = numbers.iter().map(read).collect();
    if let Some(items) = without_joints(&items) {
        best.consider(Form::Numbers, items, used());
    }
    best.consider(Form::Numbers, items, used());
}
