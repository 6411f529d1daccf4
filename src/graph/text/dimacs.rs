//! The format of the DIMACS challenges: `c` for comments, one `p edge N M`, and `e A B` for every edge.

use super::builder::Builder;
use crate::graph::edge_list::EdgeList;
use crate::graph::error::GraphError;

pub(super) fn is_problem_line(line: &str) -> bool {
    let mut words = line.split_whitespace();
    words.next() == Some("p") && words.nth(1).is_some_and(|word| word.parse::<u64>().is_ok())
}

pub(super) fn read(text: &str) -> Result<EdgeList, GraphError> {
    let mut builder: Option<Builder> = None;
    for (line, text) in (1..).zip(text.lines()) {
        let words: Vec<&str> = text.split_whitespace().take(5).collect();
        let refuse = || GraphError::NotDimacs { line };
        match (&*words, &mut builder) {
            // Comments, and ignored parts of the format: numbers and positions of vertices.
            ([] | ["c" | "n" | "d" | "v", ..], _) => {}
            (["p", _, vertices, ..], None) => {
                let vertices = vertices.parse().map_err(|_| refuse())?;
                builder = Some(Builder::numbered(1..=vertices)?);
            }
            (["e", from, to] | [from, to], Some(builder)) => {
                let vertex = |name| builder.list.names.find(name).ok_or_else(refuse);
                let (from, to) = (vertex(from)?, vertex(to)?);
                builder.edge(from, to)?;
            }
            _ => return Err(refuse()),
        }
    }
    Ok(builder.unwrap_or_default().list)
}
