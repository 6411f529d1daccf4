//! Numbers of tours that are known, from the register that `cargo xtask counts` keeps.

use knights_tour::Graph;
use knights_tour::natural::Natural;
use knights_tour::search::{Choice, Target};
use knights_tour::{Leaper, board::Board};
use serde_json::Value;

const REGISTER: &str = include_str!("../../../tests/data/counts.json");

/// Boards of fewer squares are counted in less than a second, and need not be looked up.
const LEAST_SQUARES: usize = 49;

/// A number that is known.
pub struct Known {
    /// A tour and its reverse are one.
    pub tours: Natural,
    /// Who has found it.
    pub source: String,
    /// How long it took when it was counted for the register, in seconds.
    pub seconds: Option<f64>,
}

impl Known {
    /// What the register has of a graph.
    pub fn of(graph: &Graph, target: Target) -> Option<Self> {
        let board = graph.flat_board().filter(|board| board.is_full())?;
        if graph.leaper() != Some(Leaper::KNIGHT) || graph.squares() < LEAST_SQUARES {
            return None;
        }
        let register: Value = serde_json::from_str(REGISTER).ok()?;
        let (width, height) = (board.width(), board.height());
        let name = Board::new(width.min(height), width.max(height)).ok()?.to_string();
        let records = register["records"].as_array()?;
        let record = records
            .iter()
            .find(|record| record["board"] == *name && record["target"] == *target.id())?;
        let published = record["published"].as_array().into_iter().flatten();
        let right = published.filter(|each| each["wrong"].is_null());
        let mut sources: Vec<String> =
            right.map(|each| source(each, &register["sources"])).collect();
        let seconds = record["counted"]["seconds"].as_f64();
        sources.extend(seconds.map(|_| "counted by this program".to_owned()));
        let tours = record["tours"].as_str()?.parse().ok()?;
        Some(Self { tours, source: sources.join("; "), seconds })
    }
}

/// Where a number was published, and by whom: `OEIS A001230 (Brendan McKay, 1997)`.
fn source(published: &Value, sources: &Value) -> String {
    let id = published["source"].as_str().unwrap_or_default();
    let name = sources[id]["name"].as_str().map_or_else(|| format!("OEIS {id}"), str::to_owned);
    let by = published["by"].as_str().map(str::to_owned);
    let year = published["year"].as_u64().map(|year| year.to_string());
    let by: Vec<String> = by.into_iter().chain(year).collect();
    if by.is_empty() { name } else { format!("{name} ({})", by.join(", ")) }
}
