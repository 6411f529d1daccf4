//! `knights-tour list`: the words that options take.

use clap::{Args, ValueEnum};
use serde_json::json;

use knights_tour::graphs::GRAPHS;
use knights_tour::leaper::{Leaper, NAMED};
use knights_tour::search::{ALGORITHMS, Choice, MoveOrder, NamedOrder, RuleMeasure, TieBreak};
use knights_tour::shapes::SHAPES;

use crate::args::NAMED_SIDE;
use crate::report::{Ending, Failure, Report};

/// Lists the words that options take: methods, named rules, what rules can look at, orders of moves, pieces, boards with
/// holes, or graphs.
#[derive(Args, Debug)]
pub struct List {
    /// What to list
    #[arg(value_enum)]
    what: What,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum What {
    Methods,
    Rules,
    Measures,
    Orders,
    Pieces,
    Boards,
    Graphs,
}

/// A word, and what it stands for.
type Row = (String, String);

impl List {
    pub fn run(self, as_json: bool) -> Result<Report, Failure> {
        let rows = self.rows();
        if as_json {
            let rows = rows.iter().map(|(id, means)| json!({ "id": id, "means": means }));
            return Report::json(Ending::Done, json!({ "list": rows.collect::<Vec<_>>() }));
        }
        let width = rows.iter().map(|(id, _)| id.chars().count()).max().unwrap_or_default();
        let lines: Vec<_> =
            rows.iter().map(|(id, means)| format!("{id:width$}  {means}")).collect();
        Ok(Report::new(Ending::Done, lines.join("\n")))
    }

    fn rows(self) -> Vec<Row> {
        let row = |id: &str, means: &str| (id.to_owned(), means.to_owned());
        match self.what {
            What::Methods => ALGORITHMS.iter().map(|method| row(method.id, method.name)).collect(),
            What::Rules => {
                let named = TieBreak::ALL.iter();
                named.map(|named| row(named.id(), &named.rule().to_string())).collect()
            }
            What::Measures => {
                let all = RuleMeasure::ALL.into_iter();
                all.map(|measure| row(measure.id(), &measure.superlatives().join(" or "))).collect()
            }
            What::Orders => {
                let steps = |named: NamedOrder| {
                    let moves = MoveOrder::from(named).moves(Leaper::KNIGHT);
                    let moves = moves.iter().map(|(x, y)| format!("{x},{y}"));
                    moves.collect::<Vec<_>>().join(" ")
                };
                NamedOrder::ALL.into_iter().map(|named| row(named.id(), &steps(named))).collect()
            }
            What::Pieces => {
                let named = NAMED.iter();
                named.map(|(name, leaper)| (name.to_lowercase(), leaper.to_string())).collect()
            }
            What::Boards => {
                let boards = SHAPES
                    .iter()
                    .filter_map(|shape| Some((shape.id, shape.board(NAMED_SIDE).ok()?)));
                boards.map(|(id, board)| row(id, &board.to_string())).collect()
            }
            What::Graphs => GRAPHS.iter().map(|graph| row(graph.id, graph.name)).collect(),
        }
    }
}
