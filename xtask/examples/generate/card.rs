//! The picture that other sites show beside a link to the page.

use std::sync::Arc;

use anyhow::{Context, Result};
use knights_tour::notation::parse_square;
use knights_tour::random::Random;
use knights_tour::scene::THEMES;
use knights_tour::scene::poster::paper::{Orientation, Paper};
use knights_tour::scene::poster::{self, Poster, Style};
use knights_tour::search::{Algorithm, Edit, Outcome, Settings, Target, TieBreak, WhenStuck};
use knights_tour::{Board, Graph, Leaper};

/// The shape of the picture is what other sites expect. It has no words: they are said beside it.
pub const WIDTH: u16 = 1200;
/// See [`WIDTH`].
pub const HEIGHT: u16 = 630;

/// A closed tour on a board that fills the picture, as SVG.
pub fn svg() -> Result<String> {
    let board: Board = "12x6".parse()?;
    let settings = Settings {
        start: parse_square(&board, "a1")?,
        end: None,
        rule: TieBreak::Roth.rule(),
        target: Target::Closed,
        moves: None,
        when_stuck: WhenStuck::Backtrack,
        options: vec![],
        random: Random::from_seed("1"),
    };
    let graph = Arc::new(Graph::new(board, Leaper::KNIGHT));
    let mut search = Algorithm::by_id("edges-first")?.start(graph, &settings)?;
    let mut edit = Edit::new();
    while search.advance(&mut edit) {}
    let tour = match search.outcome() {
        Some(Outcome::Tour(tour)) => Some(tour),
        _ => None,
    };
    let settings = poster::Settings {
        style: Style::Ribbon,
        paper: Paper::new(&format!("{WIDTH}x{HEIGHT}px"), Orientation::Auto, (12, 6))?,
        theme: &THEMES[0],
        title: String::new(),
        caption: String::new(),
    };
    Ok(Poster::new(tour.context("no tour for the card")?, settings)?.svg(&[]))
}
