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
mod tsplib;

use super::edge_list::{EdgeList, MAX_CHARACTERS, is_dash, is_of_name};
use super::error::GraphError;
use super::named::GRAPHS;
use crate::choice::ids;

ids! {
    /// The format of a graph.
    pub enum Form {
        /// The [name](GRAPHS) of a graph: `petersen`.
        Name = "name",
        /// Edges and chains of edges: `1-2 2-3` or `a -> b`, as [`EdgeList`] reads and writes them.
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
    } else if graph6::is_meant(text) {
        return Ok((graph6::read(text)?, Form::Graph6));
    } else if text.len() > 1 && text.chars().all(is_of_name) {
        // A single vertex has a trailing comma.
        return Err(GraphError::UnknownName { name: text.into() });
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
            let list: EdgeList = text.parse()?;
            if list.has_edge().contains(&false) {
                return Err(GraphError::NotAPair { line });
            }
        }
    }
    text.parse()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::graph::Graph;
    use crate::graph::edge_list::MAX_VERTICES;

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
        // A bare name is not an edge once declared as a vertex.
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
        assert_eq!(text_and_form("0").0, "0");
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
            assert!(error.to_string().contains(told), "{text:?}: {error}");
        }
    }

    #[test]
    fn texts_are_read_in_time_in_proportion_to_their_length() {
        let long = "1 2\n".repeat(1_000_000);
        assert_eq!(read(&long).unwrap().0.edges.len(), 1);
        let refused = read(&"x".repeat(MAX_CHARACTERS + 1)).unwrap_err();
        assert_eq!(refused.code(), "graph-too-large");
        assert!(read(&"~".repeat(1_000_000)).is_err());
        let arrows = "a->b->".repeat(500_000) + "a";
        assert_eq!(read(&arrows).unwrap().1, Form::Edges);
        let dashes = arrows.replace("->", "--");
        assert_eq!(read(&format!("graph{{{dashes}}}")).unwrap().1, Form::Dot);
        let names: Vec<String> = (0..MAX_VERTICES).map(|name| name.to_string()).collect();
        let (names, statements) = (names.join(";"), ";0".repeat(1_000_000));
        assert_eq!(read(&format!("graph{{{names}{statements};0--1}}")).unwrap().1, Form::Dot);
        assert!(read(&format!("graph{}", "{".repeat(1_000_000))).is_err());
        assert!(read(&format!("graph [{}", " a [".repeat(1_000_000))).is_err());
    }

    #[test]
    fn edges_that_are_listed_both_ways_may_be_as_many_as_others() {
        let group = |from: usize| {
            let names = (from..from + 720).map(|name| name.to_string());
            names.collect::<Vec<_>>().join(" ")
        };
        let (one, other) = (group(0), group(720));
        let both = format!("digraph {{ {{{one}}} -> {{{other}}} -> {{{one}}} }}");
        assert_eq!(read(&both).unwrap().0.edges.len(), 720 * 720);
        let ones = format!("{}\n", "1".repeat(1500)).repeat(1500);
        assert_eq!(read(&ones).unwrap_err().code(), "graph-too-large");
    }

    #[test]
    fn what_is_wrong_with_a_quoted_name_or_an_id_is_told_with_its_line() {
        for (text, told) in [
            ("graph [\nnode [ id 1 ]\nnode [ id 1 ]\nedge [ source 1 target 1 ]\n]", "line 3"),
            ("graph {\na -- b\nb -- \"c\n}", "line 3"),
        ] {
            assert!(read(text).unwrap_err().to_string().contains(told), "{text:?}");
        }
    }

    proptest! {
        #[test]
        fn any_text_is_answered(
            text in "[0-4a-c:,;e p\n\t()~?@A-D_.-]{0,40}|(DIMENSION|TYPE|EDGE_DATA_SECTION|[ :0-4\n-]){0,20}|.{0,60}",
        ) {
            if let Ok((list, _)) = read(&text) {
                let vertices = list.vertices();
                // Written as an edge list, it is the same graph.
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
                // Two numbers that could be a header with vertices and edges are not an edge.
                if !pairs::has_header(&first) {
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
