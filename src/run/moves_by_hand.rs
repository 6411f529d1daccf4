//! Moves made by hand, in the format of links: `12:e5,13:g6` is a move to e5 after 12 steps, and one to g6
//! after 13.

use super::error::RunError;
use crate::board::Square;
use crate::error::Error;
use crate::graph::Graph;

use crate::board::notation::parse_square;

/// The maximum number of moves.
pub const MAX_MOVES: usize = 10_000;

/// Moves by hand, each with the number of steps before it, in the order of the run.
///
/// # Errors
/// [`RunError::BadMovesByHand`] if the text is not such a list, has more than [`MAX_MOVES`] moves, or steps
/// that do not increase; the error of a bad square.
pub fn read_moves(graph: &Graph, text: &str) -> Result<Vec<(usize, Square)>, Error> {
    let refuse = || RunError::BadMovesByHand { text: text.into(), most: MAX_MOVES };
    let mut moves: Vec<(usize, Square)> = Vec::new();
    for word in text.split(',').map(str::trim).filter(|word| !word.is_empty()) {
        let (at, name) = word.split_once(':').ok_or_else(refuse)?;
        let at = at.trim().parse::<u32>().map_err(|_| refuse())? as usize;
        if moves.len() == MAX_MOVES || moves.last().is_some_and(|&(last, _)| last >= at) {
            return Err(refuse().into());
        }
        let square = match graph.board() {
            Some(board) => parse_square(board, name.trim()),
            None => graph.find(name.trim()),
        };
        moves.push((at, square?));
    }
    Ok(moves)
}

/// The text that [`read_moves`] reads.
pub fn write_moves(graph: &Graph, moves: impl IntoIterator<Item = (usize, Square)>) -> String {
    let words = moves.into_iter().map(|(at, square)| format!("{at}:{}", graph.name(square)));
    words.collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::leaper::Leaper;

    fn graph() -> Graph {
        Graph::new("5x5".parse().unwrap(), Leaper::KNIGHT)
    }

    #[test]
    fn what_is_written_is_read() {
        let graph = graph();
        let text = "0:b3,7:c5,8:a4";
        let moves = read_moves(&graph, text).unwrap();
        assert_eq!(moves.iter().map(|&(at, _)| at).collect::<Vec<_>>(), [0, 7, 8]);
        assert_eq!(write_moves(&graph, moves), text);
        assert_eq!(read_moves(&graph, " ").unwrap(), []);
    }

    #[test]
    fn what_is_no_list_of_moves_is_refused() {
        let graph = graph();
        for text in ["b3", "1:", "x:b3", "-1:b3", "1:b3;2:c5", "3:b3,3:c5", "4:b3,3:c5", "1:z9"] {
            assert!(read_moves(&graph, text).is_err(), "{text}");
        }
        let many: Vec<String> = (0..=MAX_MOVES).map(|at| format!("{at}:b3")).collect();
        assert!(read_moves(&graph, &many.join(",")).is_err());
    }
}
