//! Counts all closed tours of a board. `cargo run --release --example count`

use std::sync::Arc;

use knights_tour::count::{Count, Settings};
use knights_tour::search::Target;
use knights_tour::{Error, Graph, Leaper};

fn main() -> Result<(), Error> {
    let graph = Arc::new(Graph::new("6x6".parse()?, Leaper::KNIGHT));
    let mut count = Count::new(graph, &Settings::new(Target::Closed))?;
    // In pieces, so that a program can show how far it is.
    while !count.advance(100_000)? {
        println!("{:.0} %", count.fraction() * 100.0);
    }
    println!("6x6 has {} closed tours", count.result().unwrap_or_default());
    Ok(())
}
