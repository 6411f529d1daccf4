//! A tour in one line: its board and the names of its squares.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use super::Tour;
use super::first_fault::FirstFault;
use crate::board::leaper::Leaper;
use crate::board::wrap::Wrap;
use crate::board::{Board, Square};
use crate::error::Error;
use crate::graph::Graph;
use crate::graph::edge_list::EdgeList;

/// What a line begins with if the graph is not a board.
const GRAPH: &str = "graph ";

/// What comes before the edges that are joined.
const WRAP: &str = "wrap=";

/// `5x5: a1 b3 …`, for another piece than the knight `5x5 1,4: …`, with joined edges `5x5 wrap=both: …`. On a graph that is not a board the edges stand
/// first: `graph 1-2-3-1: 1 2 3`.
impl fmt::Display for Tour {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.graph().board(), self.graph().leaper()) {
            (Some(board), Some(Leaper::KNIGHT) | None) => write!(formatter, "{board}")?,
            (Some(board), Some(leaper)) => write!(formatter, "{board} {leaper}")?,
            (None, _) => write!(formatter, "{GRAPH}{}", edges(self.graph()))?,
        }
        if self.graph().wrap() != Wrap::Flat {
            write!(formatter, " {WRAP}{}", self.graph().wrap())?;
        }
        formatter.write_str(":")?;
        for name in self.names() {
            write!(formatter, " {name}")?;
        }
        Ok(())
    }
}

/// Parses what [`Display`](fmt::Display) writes, and checks that it is a tour. After the colon the tour can have
/// any form that [`FirstFault`] reads, such as a numbered board. A graph may be as large as an [`EdgeList`].
///
/// ```
/// use knights_tour::Tour;
///
/// let tour: Tour = ".../.#./...: a1 c2 a3 b1 c3 a2 c1 b3".parse()?;
/// assert!(tour.is_closed());
/// let error = "3x4: a1 b3 a1".parse::<Tour>().unwrap_err();
/// assert_eq!(error.to_string(), "a1 is visited twice, the second time as number 3");
/// # Ok::<(), knights_tour::Error>(())
/// ```
impl FromStr for Tour {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let (heading, squares) = text.split_once(':').unwrap_or((text, ""));
        let graph = Arc::new(read_graph(heading.trim())?);
        let names = squares.split_whitespace().map(|name| graph.find(name));
        match names.collect::<Result<Vec<Square>, _>>() {
            Ok(squares) => Ok(Self::new(graph, squares)?),
            Err(_) => FirstFault::read(&graph, squares)?.tour,
        }
    }
}

/// The vertices and edges of a graph, in order of number.
fn edges(graph: &Graph) -> EdgeList {
    let ends =
        graph.each_square().flat_map(|from| graph.neighbours(from).map(move |to| (from, to)));
    let edges = ends.filter(|(from, to)| from < to).map(|(from, to)| (from.0, to.0)).collect();
    EdgeList { names: graph.each_square().map(|vertex| graph.name(vertex)).collect(), edges }
}

/// The board or graph before the colon.
fn read_graph(heading: &str) -> Result<Graph, Error> {
    if let Some(edges) = heading.strip_prefix(GRAPH) {
        return Ok(edges.parse::<EdgeList>()?.into());
    }
    let (heading, wrap) = match heading.rsplit_once(' ') {
        Some((board, word)) if let Some(wrap) = word.strip_prefix(WRAP) => (board, wrap.parse()?),
        _ => (heading, Wrap::Flat),
    };
    let (board, leaper) = match heading.rsplit_once(' ') {
        Some((board, leaps)) if leaps.contains(',') => (board, leaps.parse()?),
        _ => (heading, Leaper::KNIGHT),
    };
    Ok(Graph::wrapped(board.parse::<Board>()?, leaper, wrap))
}
