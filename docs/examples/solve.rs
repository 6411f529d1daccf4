//! Makes a tour of the chessboard and prints it in three ways, then a closed one by a method of one's own choice.
//! `cargo run --example solve`

use knights_tour::notation::numbered_board;
use knights_tour::search::Target;
use knights_tour::{Error, Method, Request, solve};

fn main() -> Result<(), Error> {
    let tour = solve("8x8")?;
    println!("{}", numbered_board(&tour));
    println!("{}", tour.names().collect::<Vec<_>>().join(" "));
    println!("As a picture it has {} bytes of SVG.", tour.svg().len());

    let request = Request {
        board: Some("12x10".to_owned()),
        target: Some(Target::Closed),
        algorithm: Some(Method::Blocks),
        ..Request::default()
    };
    println!("{}", request.solve()?);
    Ok(())
}
