//! Warnsdorff's rule step by step, with the reason of every move. `cargo run --example warnsdorff`

use std::sync::Arc;

use knights_tour::search::{Algorithm, Fact, Outcome, Settings};
use knights_tour::session::Session;
use knights_tour::{Error, Graph, Leaper};

fn main() -> Result<(), Error> {
    let graph = Arc::new(Graph::new("5x5".parse()?, Leaper::KNIGHT));
    let settings = Settings::new(&graph).with_start(graph.find("c3")?);
    let mut session = Session::new(graph.clone(), Algorithm::by_id("warnsdorff")?, settings)?;

    // The play head stands before a step: first comes the choice, then the move.
    while let Some(coming) = session.moment().coming {
        let choices = session.candidates().iter();
        let choices =
            choices.map(|choice| format!("{} {}", graph.name(choice.square), choice.accessibility));
        let facts = coming.reason.facts().map(|(name, fact)| match fact {
            Fact::Square(square) => format!("{name} {}", graph.name(square)),
            other => format!("{name} {other:?}"),
        });
        println!(
            "{} with the onward moves {}: {} ({})",
            graph.name(session.moment().focus),
            choices.collect::<Vec<_>>().join(", "),
            coming.reason.code(),
            facts.collect::<Vec<_>>().join(", "),
        );
        session.step();
    }
    println!("{:?}", session.moment().outcome.map(Outcome::kind));
    Ok(())
}
