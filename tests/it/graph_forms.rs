//! Graphs written in each form, and texts that are no graph.

use knights_tour::Graph;
use knights_tour::notation::EdgeList;
use knights_tour::notation::edge_list::{MAX_CHARACTERS, MAX_VERTICES};
use knights_tour::notation::graph_text::{Form, read};
use proptest::prelude::*;

fn text_and_form(text: &str) -> (String, &'static str) {
    let (list, form) = read(text).unwrap_or_else(|error| panic!("{text:?}: {error}"));
    (list.to_string(), form.id())
}

fn edges(text: &str) -> usize {
    Graph::from(read(text).unwrap().0).moves()
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
    assert_eq!(edges(&long), 1);
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
    assert_eq!(edges(&both), 720 * 720);
    let ones = format!("{}\n", "1".repeat(1500)).repeat(1500);
    assert_eq!(read(&ones).unwrap_err().code(), "graph-too-large");
}

#[test]
fn errors_in_quoted_names_and_ids_have_their_line() {
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
    fn pairs_without_a_header_are_the_same_edges_as_with_dashes(
        pairs in prop::collection::btree_set((1_u32..12, 1_u32..12), 1..30),
    ) {
        let pairs: Vec<_> = pairs.into_iter().filter(|(from, to)| from < to).collect();
        prop_assume!(!pairs.is_empty());
        let lines = |joint: &str| {
            let line = |(from, to): &(u32, u32)| format!("v{from}{joint}v{to}");
            pairs.iter().map(line).collect::<Vec<_>>().join("\n")
        };
        let wanted: EdgeList = read(&lines("-")).unwrap().0;
        for joint in [" ", ",", "\t", ", "] {
            prop_assert_eq!(&read(&lines(joint)).unwrap().0, &wanted);
        }
    }
}
