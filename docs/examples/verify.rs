//! Checks a tour that somebody wrote, in any common form. `cargo run --example verify`

use std::sync::Arc;

use knights_tour::tour::FirstFault;
use knights_tour::{Error, Graph, Leaper, Tour};

/// A student's board, with two numbers exchanged: 17 and 23.
const ANSWER: &str = "
     7 14  9 20  5
    24 19  6 15 10
    13  8 25  4 21
    18 17  2 11 16
     1 12 23 22  3
";

fn main() -> Result<(), Error> {
    let graph = Arc::new(Graph::new("5x5".parse()?, Leaper::KNIGHT));
    let answer = FirstFault::read(&graph, ANSWER)?;
    match &answer.tour {
        Ok(tour) => println!("A tour: {tour}"),
        Err(fault) => println!("No tour: {fault}. The first {} squares are fine.", answer.holds),
    }

    // A line that names its board is read as a tour, or not at all.
    let tour: Tour = "3x4: a1 b3 c1 a2 b4 c2 a3 c4 b2 a4 c3 b1".parse()?;
    println!("This is one: {}", tour.names().collect::<Vec<_>>().join(", "));
    Ok(())
}
