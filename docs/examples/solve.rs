//! Makes a tour of the chessboard and prints it in three ways. `cargo run --example solve`

use knights_tour::notation::numbered_board;
use knights_tour::{Error, solve};

fn main() -> Result<(), Error> {
    let tour = solve("8x8")?;
    println!("{}", numbered_board(&tour));
    println!("{}", tour.names().collect::<Vec<_>>().join(" "));
    println!("As a picture it has {} bytes of SVG.", tour.svg().len());
    Ok(())
}
