//! Moves written with both of their squares.

use super::reading::Item;

/// The squares of moves from square to square: `a1 b3 b3 c5` becomes a1, b3 and c5. `None` if most moves do
/// not begin where the previous one ended. A move that begins elsewhere keeps both squares.
pub(super) fn without_joints(items: &[Item]) -> Option<Vec<Item>> {
    let (moves, rest) = items.as_chunks::<2>();
    if moves.len() < 2 || !rest.is_empty() {
        return None;
    }
    let square = |item: &Item| Some(item.as_ref().ok()?.square);
    let joins = |pair: &[[Item; 2]]| {
        let [to, from] = [&pair[0][1], &pair[1][0]].map(square);
        to.is_some() && to == from
    };
    let joints = moves.windows(2).filter(|pair| joins(pair)).count();
    if 2 * joints < moves.len() {
        return None;
    }
    let mut squares = moves[0].to_vec();
    for pair in moves.windows(2) {
        let from = usize::from(joins(pair));
        squares.extend_from_slice(&pair[1][from..]);
    }
    Some(squares)
}
