//! `knights-tour puzzle words`: a text along a knight's tour, and published grids of syllables.

use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::{Value, json};
use unicode_segmentation::UnicodeSegmentation;

use knights_tour::puzzle::MAX_CHARACTERS;
use knights_tour::puzzle::words::{
    Grid, MAX_GRID, Number, Part, Style, Unit, WordPuzzle, WordSettings, better_seed, cut, text_of,
};
use knights_tour::random::USUAL_SEED;
use knights_tour::scene::THEMES;
use knights_tour::{Board, Resumable, Square};

use crate::args::{self, STREAM};
use crate::report::{Ending, Failure, Names, Report};
use crate::tour::{check_picture, save};

#[derive(Args, Debug)]
pub struct Words {
    /// The text, with hyphens or bars between the syllables of a word; a hyphen that stays is written --. - reads it
    /// from standard input, @FILE from a file
    text: String,
    /// Cuts the text at blanks and marks, into letters, or into words
    #[arg(long, value_parser = args::choice::<Unit>(), default_value = "marks", help_heading = args::HOW)]
    cut: Unit,
    /// The board, instead of the best one with as many squares as the text has parts
    #[arg(long, value_name = "BOARD", conflicts_with = "grid", help_heading = args::ON)]
    board: Option<String>,
    /// Finds the tours along which a published grid reads as the text: rows of syllables separated by tabs, bars,
    /// semicolons or spaces, # for holes. @FILE reads it from a file
    #[arg(long, value_name = "GRID", help_heading = args::ON)]
    grid: Option<String>,
    #[command(flatten)]
    kind: args::Kind,
    /// What kind of tour
    #[arg(long, value_parser = args::choice::<Style>(), default_value = "any", help_heading = args::WHICH)]
    style: Style,
    /// The square of the first part
    #[arg(long, value_name = "SQUARE", help_heading = args::WHICH)]
    start: Option<String>,
    /// The seed of the random numbers: the same seed gives the same puzzle
    #[arg(long, value_name = "TEXT", default_value = USUAL_SEED, help_heading = args::HOW)]
    seed: String,
    /// Saves a picture as SVG; - prints it
    #[arg(long, value_name = "FILE", conflicts_with = "grid", help_heading = args::PICTURES)]
    svg: Option<PathBuf>,
    /// Draws the first part on a disc
    #[arg(long, requires = "svg", help_heading = args::PICTURES)]
    mark_start: bool,
    /// Draws the tour as well
    #[arg(long, requires = "svg", help_heading = args::PICTURES)]
    solution: bool,
}

impl Words {
    pub fn run(self, as_json: bool) -> Result<Report, Failure> {
        let text = args::text("text", &self.text, MAX_CHARACTERS)?;
        if let Some(grid) = &self.grid {
            let grid = args::text("grid", grid, MAX_GRID * 4)?;
            return solve(&Grid::parse(&grid.replace('/', "\n"))?, &text, as_json);
        }
        check_picture(self.svg.as_deref(), as_json)?;
        let settings = WordSettings {
            parts: cut(text.graphemes(true), self.cut)?,
            board: self.board.as_deref().map(str::parse::<Board>).transpose()?,
            target: self.kind.asked(),
            start: self.start,
            style: self.style,
            seed: self.seed,
        };
        let puzzle = WordPuzzle::new(&settings)?;
        let mut readings = puzzle.readings();
        while !readings.advance(readings.work_a_look())? {}
        let (ways, from_start) = (readings.number(), readings.number_from_start());
        let better = if ways.least() > 1 { better_seed(&settings, ways)? } else { None };
        let picture = puzzle.svg(self.mark_start, self.solution, &THEMES[0]);
        let grid = puzzle.grid().to_string();
        let shown = match &self.svg {
            Some(place) if place == Path::new(STREAM) => picture.trim_end().to_owned(),
            Some(place) => {
                save(place, picture.as_bytes())?;
                grid.clone()
            }
            None => grid.clone(),
        };
        let (graph, board) = (puzzle.tour().graph(), puzzle.tour().graph().board());
        if as_json {
            let fields = json!({
                "grid": grid,
                "text": puzzle.text(),
                "parts": puzzle.parts().iter().map(|part| &part.text).collect::<Vec<_>>(),
                "board": board.map(ToString::to_string),
                "squares": Names(graph, puzzle.tour().squares()),
                "closed": puzzle.tour().is_closed(),
                "rests": puzzle.rests(),
                "hasStyle": puzzle.has_style(),
                "readings": number(ways),
                "fromStart": number(from_start),
                "betterSeed": better.as_ref().map(|(seed, _)| seed),
            });
            return Report::json(Ending::Done, fields);
        }
        let mut note = format!("{} parts; it can be read in {}", puzzle.parts().len(), told(ways));
        if !puzzle.has_style() {
            note += "; no such tour was found, so it is any";
        }
        if let Some((seed, ways)) = better {
            note = format!("{note}; with --seed {seed} in {}", told(ways));
        }
        Ok(Report::new(Ending::Done, shown).with_note(note))
    }
}

/// Finds the tours along which a grid reads as a text.
fn solve(grid: &Grid, text: &str, as_json: bool) -> Result<Report, Failure> {
    let mut readings = grid.read_as(text);
    while !readings.advance(readings.work_a_look())? {}
    let (ways, first) = (readings.number(), readings.first());
    let ending = match ways {
        Number::Exactly(1) => Ending::Done,
        Number::AtLeast(0 | 1) => Ending::Undecided,
        _ => Ending::No,
    };
    let cells: Vec<Option<&Part>> = grid.cells().collect();
    let read = |squares: &[Square]| {
        let parts = squares.iter().filter_map(|square| cells[square.index()].cloned());
        text_of(&parts.collect::<Vec<_>>())
    };
    if as_json {
        let fields = json!({
            "readings": number(ways),
            "text": first.map(read),
            "squares": first.map(|squares| Names(grid.graph(), squares)),
        });
        return Report::json(ending, fields);
    }
    let squares = first.unwrap_or_default().iter().map(|&square| grid.graph().name(square));
    let squares = squares.collect::<Vec<_>>().join(" ");
    Ok(Report::new(ending, squares).with_note(format!("it can be read in {}", told(ways))))
}

fn number(ways: Number) -> Value {
    let number = if ways == Number::Many { ways.least() - 1 } else { ways.least() };
    json!({ "kind": ways.id(), "number": number })
}

fn told(ways: Number) -> String {
    match ways {
        Number::Exactly(1) => "exactly one way".to_owned(),
        Number::Exactly(0) => "no way".to_owned(),
        Number::Exactly(number) => format!("{number} ways"),
        Number::Many => "more than a thousand ways".to_owned(),
        Number::AtLeast(number) => format!("at least {number} ways; the limit was reached"),
    }
}
