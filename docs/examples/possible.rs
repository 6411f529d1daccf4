//! Whether boards have a tour, and a proof for those that have none. `cargo run --example possible`

use knights_tour::diagnosis::diagnose;
use knights_tour::existence::{Answer, existence};
use knights_tour::search::Target;
use knights_tour::{Board, Error, Graph, Leaper, solve};

fn main() -> Result<(), Error> {
    // A rectangle, a ring around a hole, and a board without two corners of one colour.
    for text in ["4x4", ".../.#./...", ".....#/....../....../....../....../#....."] {
        let board: Board = text.parse()?;
        let graph = Graph::new(board, Leaper::KNIGHT);
        let known = existence(&graph, Target::Closed, None);
        println!("{text}: {}", known.sentence(&graph, Target::Closed));
        // What stands in the way, and the squares to blame, if it is single ones.
        for finding in diagnose(&graph, Target::Closed, None) {
            let squares = finding.squares.iter().map(|&square| graph.name(square));
            let squares = squares.collect::<Vec<_>>();
            println!("    {} {squares:?}", finding.sentence(&graph));
        }
        if known.answer != Answer::No {
            match solve(text) {
                Ok(tour) => println!("    a tour: {tour}"),
                Err(error) => println!("    {error}"),
            }
        }
    }
    Ok(())
}
