//! Counts the tours of one board natively, where there is more memory than in a browser:
//! `cargo run --release --example count -- 8x8 open 12` for at most 12 GiB.

use std::env;
use std::error::Error;
use std::sync::Arc;
use std::time::Instant;

use knights_tour::count::{Count, Settings};
use knights_tour::search::{Choice, Target};
use knights_tour::{Graph, Leaper};

/// Work between two reports.
const PIECE: u64 = 1 << 20;

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = env::args().skip(1);
    let board = words.next().unwrap_or_else(|| "6x6".to_owned());
    let target = Target::by_id(words.next().as_deref().unwrap_or("closed"))?;
    let gibibytes: u64 = words.next().as_deref().unwrap_or("2").parse()?;
    let graph = Arc::new(Graph::new(board.parse()?, Leaper::KNIGHT));
    let settings = Settings { memory: gibibytes << 30, ..Settings::new(target) };

    let start = Instant::now();
    let mut count = Count::new(graph, &settings)?;
    let (mut most, mut told) = (0, 0);
    while !count.advance(PIECE)? {
        most = most.max(count.bytes());
        for (step, states) in count.layers().iter().enumerate().skip(told) {
            let (steps, seconds) = (count.plan().layers, start.elapsed().as_secs_f64());
            eprintln!("{seconds:8.1} s  layer {} of {steps}: {states} states", step + 1);
        }
        told = count.layers().len();
    }
    let tours = count.result().unwrap_or_default();
    let (seconds, megabytes) = (start.elapsed().as_secs_f64(), most / 1_000_000);
    println!("{board} has {tours} {} tours, directions not counted", target.id());
    println!("{seconds:.1} s, at most {megabytes} MB of states");
    Ok(())
}
