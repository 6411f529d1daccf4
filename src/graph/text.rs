//! Graphs as files and programs write them, in any of the common formats, which is detected.

mod adjacency;
mod builder;
mod dimacs;
mod dot;
mod gml;
mod graph6;
mod numbers;
mod pairs;
mod pajek;
mod sparse6;
mod tgf;
mod tsplib;

use super::edge_list::{EdgeList, MAX_CHARACTERS, is_dash, is_of_name};
use super::error::GraphError;
use super::named::GRAPHS;
use crate::choice::ids;

/// Whether this is the page's own build, which has only what the page needs first. It reads tours as names of squares and
/// graphs by name or as edges, as the page writes them, and leaves every other form to the whole build.
pub(crate) const IS_PAGE_BUILD: bool = cfg!(all(feature = "page", not(feature = "javascript")));

ids! {
    /// The format of a graph.
    #[non_exhaustive]
    pub enum Form {
        /// The [name](GRAPHS) of a graph: `petersen`.
        Name = "name",
        /// Edges and chains of edges: `1-2 2-3` or `a -> b -> a`, as [`EdgeList`] reads and writes them.
        Edges = "edges",
        /// Two names per line: `1 2`, `1,2` or with a tab between them. A first line may say how many vertices
        /// and edges follow.
        Pairs = "pairs",
        /// Each vertex with its neighbours: `a: b c`.
        Adjacency = "adjacency",
        /// The format of the DIMACS challenges: `p edge 3 2`, `e 1 2`.
        Dimacs = "dimacs",
        /// The format of TSPLIB's Hamiltonian cycle problems, with `EDGE_DATA_SECTION`.
        Tsplib = "tsplib",
        /// B. D. `McKay`'s graph6, with or without its header. Vertices are numbered from 0.
        Graph6 = "graph6",
        /// The same author's sparse6.
        Sparse6 = "sparse6",
        /// A matrix of 0 and 1, with rows in lines or brackets. Vertices are numbered from 1.
        Matrix = "matrix",
        /// The LAD format of subgraph solvers. Vertices are numbered from 0.
        Lad = "lad",
        /// The format of METIS, without weights. Vertices are numbered from 1.
        Metis = "metis",
        /// The format of Pajek: `*Vertices 3`, `*Edges`.
        Pajek = "pajek",
        /// The Graph Modelling Language: `graph [ node [ id 1 ] … ]`.
        Gml = "gml",
        /// The language of Graphviz: `graph { a -- b }`.
        Dot = "dot",
    }
}

/// Parses a graph, and returns it with the format detected.
///
/// Cost: linear in the text.
///
/// # Errors
/// [`GraphError::TooManyCharacters`] and similar errors for a text or graph that is too large,
/// [`GraphError::NotAPair`] and similar errors for a line that its format does not allow,
/// [`GraphError::NoEdges`] for several vertices without an edge, and those of [`EdgeList`].
pub fn read(text: &str) -> Result<(EdgeList, Form), GraphError> {
    if text.len() > MAX_CHARACTERS && text.chars().count() > MAX_CHARACTERS {
        return Err(GraphError::TooManyCharacters { most: MAX_CHARACTERS });
    }
    let (list, form) = in_its_form(text.trim())?;
    match list.vertices() {
        0 => Err(GraphError::NoVertices),
        vertices if vertices > 1 && list.edges.is_empty() => Err(GraphError::NoEdges { vertices }),
        _ => Ok((list, form)),
    }
}

/// The graph of a text in the format that the text seems to have.
fn in_its_form(text: &str) -> Result<(EdgeList, Form), GraphError> {
    let has = |is_meant: fn(&str) -> bool| text.lines().any(|line| is_meant(line.trim()));
    if let Some(named) = GRAPHS.iter().find(|named| named.is_called(text)) {
        return Ok((named.edges.parse()?, Form::Name));
    } else if !IS_PAGE_BUILD && graph6::is_meant(text) {
        return Ok((graph6::read(text)?, Form::Graph6));
    } else if text.len() > 1 && text.chars().all(is_of_name) {
        // A single vertex has a trailing comma.
        return Err(GraphError::UnknownName { name: text.into() });
    } else if IS_PAGE_BUILD {
        return Ok((edges(text)?, Form::Edges));
    } else if sparse6::is_meant(text) {
        return Ok((sparse6::read(text)?, Form::Sparse6));
    } else if has(tsplib::is_keyword) {
        return Ok((tsplib::read(text)?, Form::Tsplib));
    } else if has(dimacs::is_problem_line) {
        return Ok((dimacs::read(text)?, Form::Dimacs));
    } else if has(pajek::is_keyword) {
        return Ok((pajek::read(text)?, Form::Pajek));
    } else if dot::is_meant(text) {
        return Ok((dot::read(text)?, Form::Dot));
    } else if gml::is_meant(text) {
        return Ok((gml::read(text)?, Form::Gml));
    } else if let Some(parts) = tgf::parts(text) {
        return Ok((tgf::read(&parts)?, Form::Pairs));
    }
    // The other formats have comments until the end of a line.
    let lines = text.lines().map(|line| line.split(['#', '%']).next().unwrap_or_default());
    let whole = text;
    let text = &lines.collect::<Vec<_>>().join("\n");
    let lines: Vec<(usize, &str)> =
        (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()).collect();
    let metis = numbers::metis_lines(whole);
    if let Some(rows) = numbers::matrix(text) {
        Ok((numbers::read_matrix(&rows)?, Form::Matrix))
    } else if numbers::is_metis(&metis) {
        Ok((numbers::read_metis(&metis)?, Form::Metis))
    } else if numbers::is_lad(&lines) {
        Ok((numbers::read_lad(&lines)?, Form::Lad))
    } else if text.contains(':') {
        Ok((adjacency::read(text)?, Form::Adjacency))
    } else if text.contains(is_dash) {
        Ok((edges(text)?, Form::Edges))
    } else {
        Ok((pairs::read(text)?, Form::Pairs))
    }
}

/// Edges with dashes or arrows. A single name in a line with an arrow could be another end of it.
fn edges(text: &str) -> Result<EdgeList, GraphError> {
    for (line, text) in (1..).zip(text.lines()) {
        if text.contains("->") || text.contains('→') {
            let (list, _) = EdgeList::with_arrows(text)?;
            if list.has_edge().contains(&false) {
                return Err(GraphError::NotAPair { line });
            }
        }
    }
    text.parse()
}
