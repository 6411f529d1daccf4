//! Graphs as files and programs write them, in any of the common forms; which one it is, is found out.

mod adjacency;
mod builder;
mod dimacs;
mod graph6;
mod pairs;
mod tsplib;

use super::edge_list::{EdgeList, MAX_CHARACTERS, is_dash};
use super::error::GraphError;
use crate::pieces::lines;

/// How a graph is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Edges and chains of edges: `1-2 2-3`, as [`EdgeList`] reads and writes them.
    Edges,
    /// Two names in a line: `1 2`, `1,2` or with a tab between them. A first line may say how many
    /// vertices and edges follow.
    Pairs,
    /// Each vertex with its neighbours: `a: b c`.
    Adjacency,
    /// The format of the DIMACS challenges: `p edge 3 2`, `e 1 2`.
    Dimacs,
    /// The format of TSPLIB's Hamiltonian cycle problems, with `EDGE_DATA_SECTION`.
    Tsplib,
    /// B. D. `McKay`'s graph6, with or without its header. Vertices are called by numbers from 0.
    Graph6,
}

impl Form {
    /// The form's word in the interface to JavaScript.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Edges => "edges",
            Self::Pairs => "pairs",
            Self::Adjacency => "adjacency",
            Self::Dimacs => "dimacs",
            Self::Tsplib => "tsplib",
            Self::Graph6 => "graph6",
        }
    }

    /// The form that a text seems to have.
    fn of(text: &str) -> Self {
        let has = |is_meant: fn(&str) -> bool| lines(text).any(|(_, line)| is_meant(line.trim()));
        if graph6::is_meant(text) {
            Self::Graph6
        } else if has(tsplib::is_keyword) {
            Self::Tsplib
        } else if has(dimacs::is_problem_line) {
            Self::Dimacs
        } else if text.contains(':') {
            Self::Adjacency
        } else if text.contains(is_dash) {
            Self::Edges
        } else {
            Self::Pairs
        }
    }
}

/// Reads a graph, and tells in which form it was found.
///
/// Cost: linear in the text.
///
/// # Errors
/// [`GraphError::TooManyCharacters`] and its like for a text that is too long or says too much,
/// [`GraphError::NotAPair`] and its like for a line that its form does not have, [`GraphError::NoEdges`] for several vertices without an edge, and
/// as [`EdgeList`] does.
pub fn read(text: &str) -> Result<(EdgeList, Form), GraphError> {
    if text.len() > MAX_CHARACTERS && text.chars().count() > MAX_CHARACTERS {
        return Err(GraphError::TooManyCharacters { most: MAX_CHARACTERS });
    }
    let text = text.trim();
    let form = Form::of(text);
    let list = match form {
        Form::Edges => text.parse()?,
        Form::Pairs => pairs::read(text)?,
        Form::Adjacency => adjacency::read(text)?,
        Form::Dimacs => dimacs::read(text)?,
        Form::Tsplib => tsplib::read(text)?,
        Form::Graph6 => graph6::read(text)?,
    };
    match list.vertices() {
        0 => Err(GraphError::NoVertices),
        vertices if vertices > 1 && list.edges.is_empty() => Err(GraphError::NoEdges { vertices }),
        _ => Ok((list, form)),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::graph::Graph;
    use crate::messages::sentence;

    fn text_and_form(text: &str) -> (String, &'static str) {
        let (list, form) = read(text).unwrap_or_else(|error| panic!("{text:?}: {error}"));
        (list.to_string(), form.id())
    }

    #[test]
    fn a_triangle_in_every_form() {
        for (text, form) in [
            ("1-2 2-3 3-1", "edges"),
            ("1-2-3-1", "edges"),
            ("1 2\n2 3\n3 1", "pairs"),
            ("1,2\n2,3\n3,1\n", "pairs"),
            ("1\t2\r\n2\t3\r\n\r\n3\t1\r\n", "pairs"),
            ("1 2, 2 3, 3 1", "pairs"),
            ("1 2; 2 3; 3 1", "pairs"),
            ("1,2 2,3 3,1", "pairs"),
            ("(1, 2), (2, 3), (3, 1)", "pairs"),
            ("[[1,2],[2,3],[3,1]]", "pairs"),
            ("# From To\n1 2\n2 3\n3 1", "pairs"),
            ("3 3\n1 2\n2 3\n3 1", "pairs"),
            ("c a triangle\np edge 3 3\ne 1 2\ne 2 3\ne 3 1\n", "dimacs"),
            ("p col 3 3\ne 1 2\ne 2 3\ne 1 3\ne 3 1", "dimacs"),
        ] {
            let expected = if text.contains("e 1 3") { "1-2-3,1-3" } else { "1-2-3-1" };
            assert_eq!(text_and_form(text), (expected.into(), form), "{text:?}");
        }
        assert_eq!(text_and_form("1: 2 3\n2: 3\n3: 1"), ("1-2,1-3,2-3".into(), "adjacency"));
        assert_eq!(text_and_form("a: b, c\nb: c a\nc:\n"), ("a-b,a-c,b-c".into(), "adjacency"));
        assert_eq!(text_and_form("{0: [1, 2], 1: [2]}").1, "adjacency");
        assert_eq!(text_and_form("Bw"), ("0-1,0-2,1-2".into(), "graph6"));
        assert_eq!(text_and_form(">>graph6<<Bw\n").1, "graph6");
        // A name by itself is none, once it is known for a name.
        assert_eq!(text_and_form(";Ae").0, "Ae,");
        assert_eq!(text_and_form("Ae,").0, "Ae,");
        let header = "NAME : triangle\nCOMMENT : small-ish\nTYPE : HCP\nDIMENSION : 3\n";
        let edges = "EDGE_DATA_FORMAT : EDGE_LIST\nEDGE_DATA_SECTION\n 1 2\n 2 3\n 3 1\n-1\nEOF\n";
        let lists = "EDGE_DATA_FORMAT: ADJ_LIST\nEDGE_DATA_SECTION\n1 2 3 -1\n2 3 -1\n-1\nEOF";
        assert_eq!(text_and_form(&format!("{header}{edges}")), ("1-2-3-1".into(), "tsplib"));
        assert_eq!(text_and_form(&format!("{header}{lists}")), ("1-2,1-3,2-3".into(), "tsplib"));
    }

    #[test]
    fn vertices_without_an_edge_are_kept() {
        assert_eq!(text_and_form("p edge 4 1\ne 2 3").0, "1,2-3,4");
        assert_eq!(text_and_form("1 2\n3").0, "1-2,3");
        assert_eq!(text_and_form("a:\nb: c").0, "a,b-c");
        assert_eq!(text_and_form("a").0, "a");
        assert_eq!(text_and_form("DIMENSION,").0, "DIMENSION,");
    }

    #[test]
    fn what_is_no_graph_is_refused_with_what_would_be_right() {
        for (text, code, told) in [
            ("", "bad-graph", "no vertices"),
            ("a b c", "bad-graph", "two names"),
            ("1 2 3\n4 5 6", "bad-graph", "line 1"),
            ("1 2\n2 3 7", "bad-graph", "line 2"),
            ("1 1", "bad-graph", "loop"),
            ("a\nb\nc", "bad-graph", "no edge"),
            ("a:\nb:", "bad-graph", "no edge"),
            ("p edge 3 0", "bad-graph", "no edge"),
            ("p edge 3 1\ne 1 4", "bad-graph", "line 2"),
            ("p edge 3 1\nx 1 2", "bad-graph", "line 2"),
            ("e 1 2\np edge 2 1", "bad-graph", "line 1"),
            ("p edge 99999 1\ne 1 2", "graph-too-large", "10,000"),
            ("DIMENSION : 3\nEDGE_DATA_SECTION\n1 2\n2 9\n-1", "bad-graph", "line 4"),
            ("TYPE : TSP\nDIMENSION : 3\nNODE_COORD_SECTION\n1 0 0", "bad-graph", "line 3"),
            ("DIMENSION : many", "bad-graph", "line 1"),
            ("a: b: c", "bad-graph", "line 1"),
            (">>graph6<<B", "bad-graph", "graph6"),
            (">>graph6<<?", "bad-graph", "no vertices"),
            ("1+2", "bad-graph", "'+'"),
        ] {
            let error = read(text).expect_err(text);
            assert_eq!(error.code(), code, "{text:?}: {error}");
            assert!(sentence(&error).contains(told), "{text:?}: {error}");
        }
    }

    #[test]
    fn texts_are_read_in_time_in_proportion_to_their_length() {
        let long = "1 2\n".repeat(1_000_000);
        assert_eq!(read(&long).unwrap().0.edges.len(), 1);
        let refused = read(&"x".repeat(MAX_CHARACTERS + 1)).unwrap_err();
        assert_eq!(refused.code(), "graph-too-large");
        assert!(read(&"~".repeat(1_000_000)).is_err());
    }

    proptest! {
        #[test]
        fn any_text_is_answered(
            text in "[0-4a-c:,;e p\n\t()~?@A-D_.-]{0,40}|(DIMENSION|TYPE|EDGE_DATA_SECTION|[ :0-4\n-]){0,20}|.{0,60}",
        ) {
            if let Ok((list, _)) = read(&text) {
                let vertices = list.vertices();
                // Written out, it is the same graph in the form of this program.
                let again = read(&list.to_string()).unwrap();
                prop_assert_eq!(&again.0, &list);
                prop_assert!(again.1 == Form::Edges || vertices == 1);
                prop_assert_eq!(Graph::from(list).squares(), vertices);
            }
        }

        #[test]
        fn a_graph_survives_every_form(
            edges in prop::collection::btree_set((1_u32..12, 1_u32..12), 1..30),
        ) {
            let edges: Vec<_> = edges.into_iter().filter(|(from, to)| from < to).collect();
            prop_assume!(!edges.is_empty());
            let lines = |begin: &str, joint: &str| {
                let line = |(from, to): &(u32, u32)| format!("{begin}{from}{joint}{to}\n");
                edges.iter().map(line).collect::<String>()
            };
            let wanted = read(&lines("", "-")).unwrap().0;
            for joint in [" ", ",", "\t", ", "] {
                let first = lines("", joint);
                // Two numbers that could say how many vertices and edges follow are no edge.
                if pairs::header(&first).is_none() {
                    prop_assert_eq!(&read(&first).unwrap().0, &wanted);
                }
            }
            let has = |list: &EdgeList, from: u32, to: u32| {
                let vertex = |name: u32| list.names.find(&name.to_string());
                let (from, to) = (vertex(from), vertex(to));
                let joins = |&(a, b): &(u32, u32)| {
                    [(Some(a), Some(b)), (Some(b), Some(a))].contains(&(from, to))
                };
                list.edges.iter().any(joins)
            };
            let dimacs = format!("p edge 12 {}\n{}", edges.len(), lines("e ", " "));
            let tsplib = format!("DIMENSION : 12\nEDGE_DATA_SECTION\n{}-1\nEOF", lines("", " "));
            for text in [dimacs, tsplib, lines("", ": ")] {
                let (list, _) = read(&text).unwrap();
                prop_assert_eq!(list.edges.len(), edges.len());
                prop_assert!(edges.iter().all(|&(from, to)| has(&list, from, to)), "{}", text);
            }
        }
    }
}
