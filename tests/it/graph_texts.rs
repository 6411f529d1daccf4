//! Graphs as files and programs write them: samples in the forms in which others publish them, and random
//! graphs, which are read back as themselves from every form.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::sync::Arc;

use knights_tour::Graph;
use knights_tour::Square;
use knights_tour::graphs::GRAPHS;
use knights_tour::notation::{EdgeList, graph_text};
use knights_tour::random::Random;
use knights_tour::search::{
    ANYWHERE, Algorithm, Outcome, Settings, Target, TieBreak, WhenStuck, WholeRun,
};
use proptest::prelude::*;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/graph-texts");

fn has_tour(graph: &Arc<Graph>, target: Target) -> bool {
    let is_open = target == Target::Open;
    let settings = Settings {
        start: Square(0),
        end: None,
        rule: TieBreak::First.rule(),
        target,
        moves: None,
        when_stuck: WhenStuck::Stop,
        options: is_open.then_some((&ANYWHERE, "true")).into_iter().collect(),
        random: Random::from_seed("texts"),
    };
    let mut run = WholeRun::new(Algorithm::by_id("best").unwrap(), graph, &settings).unwrap();
    while !run.advance(1000) {}
    match run.outcome() {
        Some(Outcome::Tour(_)) => true,
        Some(Outcome::Impossible { .. }) => false,
        other => panic!("{other:?}"),
    }
}

#[test]
fn samples_in_the_forms_in_which_others_publish_them_are_read() {
    let list = fs::read_to_string(format!("{FOLDER}/list.tsv")).unwrap();
    let mut files = BTreeSet::new();
    for line in list.lines().filter(|line| !line.starts_with('#')) {
        let [file, form, vertices, edges, tour, source] =
            line.split('\t').collect::<Vec<_>>().try_into().expect(line);
        assert!(!source.is_empty());
        let text = fs::read_to_string(format!("{FOLDER}/{file}")).unwrap();
        for text in [text.clone(), text.replace('\n', "\r\n"), text.trim().to_owned()] {
            let (list, found) =
                graph_text::read(&text).unwrap_or_else(|error| panic!("{file}: {error}"));
            let graph = Arc::new(Graph::from(list));
            let told = (found.id(), graph.squares().to_string(), graph.moves().to_string());
            assert_eq!(told, (form, vertices.to_owned(), edges.to_owned()), "{file}");
            let kind = [Target::Closed, Target::Open].map(|target| has_tour(&graph, target));
            let expected = [tour == "closed", tour != "none"];
            assert_eq!(kind, expected, "{file}");
        }
        files.insert(file.to_owned());
    }
    let there = fs::read_dir(FOLDER).unwrap().map(|file| file.unwrap().file_name().into_string());
    let there: BTreeSet<String> =
        there.map(Result::unwrap).filter(|name| name != "list.tsv").collect();
    assert_eq!(files, there);
}

#[test]
fn graphs_are_taken_by_name_and_other_words_are_refused_with_the_names() {
    for named in &GRAPHS {
        for text in [named.id, named.name, &named.name.to_uppercase(), &format!(" {}\n", named.id)]
        {
            let (list, form) = graph_text::read(text).unwrap();
            assert_eq!((list.to_string().as_str(), form.id()), (named.edges, "name"));
        }
    }
    for text in ["petersn", "Wien", "a1b2", "12"] {
        let error = graph_text::read(text).unwrap_err();
        let sentence = error.to_string();
        assert_eq!(error.code(), "bad-graph");
        for named in &GRAPHS {
            assert!(sentence.contains(named.id), "{sentence}");
        }
        assert_eq!(graph_text::read(&format!("{text},")).unwrap().0.vertices(), 1);
    }
}

#[test]
fn what_is_directed_or_not_supported_is_refused_with_a_reason() {
    for (text, told) in [
        ("digraph { a -> b; b -> c }", "directed"),
        ("graph [ directed 1 node [ id 1 ] node [ id 2 ] edge [ source 1 target 2 ] ]", "directed"),
        ("*Vertices 2\n*Arcs\n1 2", "directed"),
        ("3\n1 1\n1 2\n0", "directed"),
        ("0 1 0\n0 0 1\n1 0 0", "directed"),
        ("3 2 11\n1 2 5\n1 1 5 3 5\n1 2 5", "METIS without weights"),
        ("3 3\n2 3\n1 4\n1 2 3", "line 3"),
        (
            "3 2\n2 3\n1 3\n1 2",
            "promises 2 edges, but the lists of neighbours below it (read as METIS) have 3",
        ),
        ("4 2\n2\n1 3\n2 4\n3", "have 3"),
        ("4 3\n2 4\n1 3\n2 4\n1 3", "have 4"),
        ("4 4\n2 4\n1 3\n2 4\n1 2", "3 lists 4 as a neighbour, but 4 does not list 3"),
        ("4 5\n2 3 4\n1 3\n1 2 4\n1 3\n2", "line 6"),
        ("3 3\n2 3\n1 3\n1 2\n1 2", "line 5"),
        ("4 2\n2\n1\n4\n1", "line 2 of the graph has only 2"),
        ("graph { a -- b", "DOT"),
        ("graph { a -> b }", "DOT"),
        ("graph { a -- a }", "loop"),
        ("graph [ node [ id 1 ] edge [ source 1 target 2 ] ]", "line 1"),
        ("graph [ node [ id 1 ]", "GML"),
        ("*Vertices 2\n*Edges\n1 3", "line 3"),
        ("*Vertices 2\n*Matrix\n0 1\n1 0", "line 2"),
        ("1 0 0\n0 1 0\n0 0 1", "loop"),
        ("a -> b c", "line 1"),
        ("1 -> 2\n2 -> 3\n3 -> 1", "write a graph whose edges go both ways, such as \"1-2\""),
        ("1-2, 2 → 3, 3-1", "an edge from 2 to 3, but none back"),
        ("1->2->3->2", "an edge from 1 to 2, but none back"),
        ("4 3\n3 2\n2 1\n1 4", "how many vertices"),
        ("Bw\nCl", "graph6"),
        (":Bw\n:Cl", "sparse6"),
    ] {
        let error = graph_text::read(text).expect_err(text);
        let sentence = error.to_string();
        assert!(sentence.contains(told), "{text:?}: {sentence}");
    }
}

#[test]
fn arrows_that_go_both_ways_are_edges() {
    for text in ["1->2 2->1, 2-3", "1 → 2 → 3 → 2 → 1", "1->2 2-1 2-3", "1 ↔ 2 – 3"] {
        let graph = Graph::from(graph_text::read(text).expect(text).0);
        assert_eq!((graph.squares(), graph.moves()), (3, 2), "{text}");
    }
}

#[test]
fn a_first_line_says_how_many_follow_only_where_all_that_follows_fits() {
    for (text, vertices, edges) in [
        ("3 2\n1 2\n2 3", 3, 2),
        ("3 2\n0 1\n1 2", 3, 2),
        ("6 2\n1 2\n2 3", 6, 2),
        ("5000 1\n3000 4000", 5000, 1),
        // Names beyond, another number of lines, or names of another kind: it is an edge.
        ("5000 1\n7000 8000", 4, 2),
        ("5000 1\n5000 5001", 3, 2),
        ("3 2\n1 2\n0 3", 4, 3),
        ("4 2\n1 2", 3, 2),
        ("4 2\n1 2\n2 3\n1 3", 4, 4),
        ("4 2\n1 2\na b", 5, 3),
    ] {
        let (list, form) = graph_text::read(text).expect(text);
        assert_eq!(form.id(), "pairs", "{text:?}");
        let graph = Graph::from(list);
        assert_eq!((graph.squares(), graph.moves()), (vertices, edges), "{text:?}");
    }
}

/// A graph of vertices from 0, and how it is written in a form that calls its vertices from a number.
type Written = fn(usize, &BTreeSet<(usize, usize)>) -> String;

fn neighbours(edges: &BTreeSet<(usize, usize)>, of: usize) -> Vec<usize> {
    let other = |&(a, b): &(usize, usize)| match of {
        _ if a == of => Some(b),
        _ if b == of => Some(a),
        _ => None,
    };
    edges.iter().filter_map(other).collect()
}

fn lines(
    first: String,
    edges: &BTreeSet<(usize, usize)>,
    line: impl Fn(usize, usize) -> String,
) -> String {
    edges.iter().fold(first, |text, &(a, b)| text + &line(a, b))
}

fn rows(order: usize, row: impl Fn(usize) -> String) -> String {
    (0..order).map(|vertex| row(vertex) + "\n").collect()
}

fn joined(numbers: impl IntoIterator<Item = usize>) -> String {
    numbers.into_iter().map(|number| number.to_string()).collect::<Vec<_>>().join(" ")
}

fn bits(bits: impl Iterator<Item = bool>, text: &mut String) {
    let bits: Vec<bool> = bits.collect();
    for six in bits.chunks(6) {
        let byte = (0..6).fold(0, |byte, at| byte << 1 | u8::from(six.get(at) == Some(&true)));
        text.push(char::from(byte + b'?'));
    }
}

/// Each form, by the number that it calls the first vertex.
const FORMS: &[(&str, usize, Written)] = &[
    ("dimacs", 1, |n, edges| {
        lines(format!("c random\np edge {n} {}\n", edges.len()), edges, |a, b| {
            format!("e {} {}\n", a + 1, b + 1)
        })
    }),
    ("tsplib", 1, |n, edges| {
        let head = format!(
            "TYPE : HCP\nDIMENSION : {n}\nEDGE_DATA_FORMAT : EDGE_LIST\nEDGE_DATA_SECTION\n"
        );
        lines(head, edges, |a, b| format!("{} {}\n", a + 1, b + 1)) + "-1\nEOF\n"
    }),
    ("pairs", 1, |n, edges| {
        lines(format!("{n} {}\n", edges.len()), edges, |a, b| format!("{} {}\n", a + 1, b + 1))
    }),
    ("pairs", 0, |n, edges| {
        // A zero says that vertices are called from there.
        let from_zero = edges.iter().any(|&(a, _)| a == 0);
        let edges: BTreeSet<_> =
            edges.iter().copied().chain((!from_zero).then_some((0, n - 1))).collect();
        lines(format!("{n} {}\n", edges.len()), &edges, |a, b| format!("{a} {b}\n"))
    }),
    ("pairs", 1, |n, edges| {
        lines(format!("{n}\n"), edges, |a, b| format!("{} {}\n", a + 1, b + 1))
    }),
    ("pairs", 1, |n, edges| {
        lines(format!("{n}\n{}\n", edges.len()), edges, |a, b| format!("{},{}\n", a + 1, b + 1))
    }),
    ("edges", 0, |n, edges| {
        lines(rows(n, |vertex| vertex.to_string()), edges, |a, b| {
            format!("{a} -> {b}\n{b} -> {a}\n")
        })
    }),
    ("edges", 0, |n, edges| {
        lines(rows(n, |vertex| vertex.to_string()), edges, |a, b| format!("{a}-{b} # an edge\n"))
    }),
    ("adjacency", 0, |n, edges| {
        rows(n, |vertex| format!("{vertex}: {}", joined(neighbours(edges, vertex))))
    }),
    ("lad", 0, |n, edges| {
        let row = |vertex| {
            let neighbours = neighbours(edges, vertex);
            format!("{} {}", neighbours.len(), joined(neighbours))
        };
        format!("{n}\n{}", rows(n, row))
    }),
    ("metis", 1, |n, edges| {
        let row = |vertex| joined(neighbours(edges, vertex).into_iter().map(|to| to + 1));
        format!("% random\n{n} {}\n{}", edges.len(), rows(n, row))
    }),
    ("matrix", 1, |n, edges| {
        let has = |a: usize, b: usize| usize::from(edges.contains(&(a.min(b), a.max(b))));
        rows(n, |from| joined((0..n).map(|to| has(from, to))))
    }),
    ("dot", 0, |n, edges| {
        lines(format!("graph {{\n{}", rows(n, |vertex| format!("{vertex};"))), edges, |a, b| {
            format!("{a} -- {b};\n")
        }) + "}\n"
    }),
    ("gml", 0, |n, edges| {
        let nodes = rows(n, |vertex| format!("node [ id {vertex} ]"));
        lines(format!("graph [\n{nodes}"), edges, |a, b| {
            format!("edge [ source {a} target {b} ]\n")
        }) + "]\n"
    }),
    ("pajek", 1, |n, edges| {
        lines(format!("*Vertices {n}\n*Edges\n"), edges, |a, b| format!("{} {} 1\n", a + 1, b + 1))
    }),
    ("graph6", 0, |n, edges| {
        let mut text = char::from(n as u8 + b'?').to_string();
        let pairs = (1..n).flat_map(|b| (0..b).map(move |a| (a, b)));
        bits(pairs.map(|pair| edges.contains(&pair)), &mut text);
        text
    }),
    ("sparse6", 0, |n, edges| {
        let mut text = format!(":{}", char::from(n as u8 + b'?'));
        let width = (usize::BITS - (n - 1).leading_zeros()) as usize;
        let mut all = Vec::new();
        let mut write = |up: bool, other: usize| {
            all.push(up);
            all.extend((0..width).rev().map(|bit| other >> bit & 1 == 1));
        };
        let mut vertex = 0;
        let mut ends: Vec<(usize, usize)> = edges.iter().map(|&(a, b)| (b, a)).collect();
        ends.sort_unstable();
        for (high, low) in ends {
            if high > vertex + 1 {
                write(false, high);
                vertex = high;
                write(false, low);
            } else {
                write(high > vertex, low);
                vertex = high;
            }
        }
        // What is left over is filled with ones, unless that would be an edge of the last vertex.
        let left = (6 - all.len() % 6) % 6;
        if left > width && n == 1 << width && vertex == n - 2 {
            all.push(false);
        }
        while all.len() % 6 > 0 {
            all.push(true);
        }
        bits(all.into_iter(), &mut text);
        text
    }),
];

#[test]
fn pairs_below_a_header_are_no_lists_of_neighbours() {
    // Most of these would be edges in the lists of both their ends, if each line were a vertex.
    let text = "11 8\n0 2\n1 5\n1 7\n1 8\n2 3\n2 8\n3 4\n4 6\n";
    let (list, form) = graph_text::read(text).unwrap();
    assert_eq!((form.id(), list.names().count()), ("pairs", 11));
}

proptest! {
    #[test]
    fn a_random_graph_is_read_back_as_itself_from_every_form(
        order in 3_usize..14,
        pairs in prop::collection::vec((0_usize..14, 0_usize..14), 1..30),
    ) {
        let pairs = pairs.into_iter().map(|(a, b)| (a % order, b % order)).filter(|(a, b)| a != b);
        let edges: BTreeSet<_> = pairs.map(|(a, b)| (a.min(b), a.max(b))).collect();
        prop_assume!(!edges.is_empty());
        for &(id, first, write) in FORMS {
            let mut edges = edges.clone();
            if (id, first) == ("pairs", 0) && !edges.iter().any(|&(a, _)| a == 0) {
                edges.insert((0, order - 1));
            }
            let text = write(order, &edges);
            let (list, form): (EdgeList, _) = match graph_text::read(&text) {
                Ok(read) => read,
                // With as many edges as vertices, pairs can look like lists of neighbours with a fault.
                Err(error)
                    if (id, first) == ("pairs", 1)
                        && edges.len() == order
                        && error.to_string().contains("METIS") =>
                {
                    continue;
                }
                Err(error) => return Err(TestCaseError::fail(format!("{text}{error}"))),
            };
            prop_assert_eq!(form.id(), id, "{}", text);
            let names: Vec<String> = list.names().map(str::to_owned).collect();
            let expected: Vec<String> = (first..first + order).map(|name| name.to_string()).collect();
            prop_assert_eq!(&names, &expected, "{}", text);
            let graph = Graph::from(list);
            let mut found = String::new();
            let mut wanted = String::new();
            for vertex in 0..order {
                let to = graph.neighbours(Square(vertex as u32)).map(Square::index);
                write!(found, "{vertex}: {}; ", joined(to)).unwrap();
                let mut to = neighbours(&edges, vertex);
                to.sort_unstable();
                write!(wanted, "{vertex}: {}; ", joined(to)).unwrap();
            }
            prop_assert_eq!(found, wanted, "{}", text);
        }
    }

    #[test]
    fn a_file_of_metis_with_a_fault_is_never_read_as_another_graph(
        order in 3_usize..10,
        pairs in prop::collection::vec((0_usize..10, 0_usize..10), 2..30),
        fault in 0..5,
        at in any::<prop::sample::Index>(),
        other in 1_usize..10,
    ) {
        let pairs = pairs.into_iter().map(|(a, b)| (a % order, b % order)).filter(|(a, b)| a != b);
        let edges: BTreeSet<_> = pairs.map(|(a, b)| (a.min(b), a.max(b))).collect();
        prop_assume!(edges.len() > 1);
        let list = |vertex| neighbours(&edges, vertex).into_iter().map(|to| to + 1).collect();
        let mut lists: Vec<Vec<usize>> = (0..order).map(list).collect();
        let mut told = edges.len();
        let vertex = at.index(order);
        let stranger = (vertex + 1 + (other - 1) % (order - 1)) % order + 1;
        match fault {
            0 => told += other,
            1 => told -= 1,
            2 => lists[vertex].push(stranger),
            3 => lists.push(vec![stranger]),
            _ => { lists[vertex].pop(); }
        }
        let text = format!(
            "{order} {told}\n{}",
            lists.into_iter().map(|list| joined(list) + "\n").collect::<String>(),
        );
        if let Ok((list, form)) = graph_text::read(&text) {
            let graph = Graph::from(list);
            prop_assert_eq!((form.id(), graph.squares()), ("metis", order), "{}", text);
            for vertex in 0..order {
                let found = graph.neighbours(Square(vertex as u32)).map(Square::index);
                let mut wanted = neighbours(&edges, vertex);
                wanted.sort_unstable();
                prop_assert_eq!(found.collect::<Vec<_>>(), wanted, "{}", text);
            }
        }
    }

    #[test]
    fn pairs_in_any_order_below_a_header_are_read_as_they_are_or_refused(
        order in 3_usize..9,
        pairs in prop::collection::vec((0_usize..9, 0_usize..9), 1..12),
    ) {
        let pairs = pairs.into_iter().map(|(a, b)| (a % order, b % order)).filter(|(a, b)| a != b);
        let pairs: Vec<_> = pairs.collect();
        prop_assume!(!pairs.is_empty());
        let edges: BTreeSet<_> = pairs.iter().map(|&(a, b)| (a.min(b), a.max(b))).collect();
        let line = |(a, b): &(usize, usize)| format!("{} {}", a + 1, b + 1);
        let lines = pairs.iter().map(line).collect::<Vec<_>>().join("\n");
        let text = format!("{order} {}\n{lines}", pairs.len());
        match graph_text::read(&text) {
            // Each edge stands in the lists of both its ends.
            Ok((_, form)) if form.id() == "metis" => {}
            Ok((list, form)) => {
                prop_assert_eq!(form.id(), "pairs", "{}", text);
                let graph = Graph::from(list);
                prop_assert_eq!(graph.squares(), order, "{}", text);
                prop_assert_eq!(graph.moves(), edges.len(), "{}", text);
            }
            Err(error) => {
                let told = error.to_string();
                let has_reason = told.contains("with a dash") || told.contains("METIS");
                prop_assert!(has_reason, "{}{}", text, told);
            }
        }
    }
}
