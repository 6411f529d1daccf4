//! Graphs as texts in any format: moves go both ways, and a graph that was written is read as the same graph.

#![no_main]

use knights_tour::notation::graph_text;
use knights_tour::{Graph, Square};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok((list, _)) = graph_text::read(text) else { return };
    if list.vertices() > 1000 {
        return;
    }
    let written = list.to_string();
    let graph = Graph::from(list);
    for from in (0..graph.len() as u32).map(Square) {
        for to in graph.neighbours(from) {
            assert!(from != to && graph.are_neighbours(to, from));
        }
    }
    // A single name may be a graph in graph6.
    if !written.contains('-') {
        return;
    }
    let (again, _) = graph_text::read(&written).expect("what is written can be read");
    let again = Graph::from(again);
    assert_eq!(graph.len(), again.len(), "{written}");
    for from in (0..graph.len() as u32).map(Square) {
        let here: Vec<Square> = graph.neighbours(from).collect();
        let same = again.find(&graph.name(from)).expect("a vertex keeps its name");
        let there = again.neighbours(same).map(|to| again.name(to));
        let (mut here, mut there): (Vec<String>, Vec<String>) =
            (here.iter().map(|&to| graph.name(to)).collect(), there.collect());
        here.sort_unstable();
        there.sort_unstable();
        assert_eq!(here, there, "{written}");
    }
});
