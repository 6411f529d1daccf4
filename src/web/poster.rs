//! Tours as posters.

use wasm_bindgen::prelude::*;

use super::{Answer, PosterSettings, read};
use crate::call::Wanted;
use crate::error::Error;
use crate::scene::poster::error::PosterError;
use crate::scene::poster::paper::{Orientation, Paper};
use crate::scene::poster::{
    self, MAX_CAPTION, MAX_SQUARES, MAX_TITLE, Poster, Settings, Style, theme_by_id,
};
use crate::scene::{THEMES, Theme};

const USUAL_PAPER: &str = "A4";

/// The maximum length of a paper size's text.
const LONGEST_PAPER: usize = 100;

/// The settings of a poster in addition to the board.
const OWN: &[&str] = &[
    "squares",
    "style",
    "paper",
    "orientation",
    "title",
    "caption",
    "theme",
    "turnsText",
    "straightText",
];

/// A finished tour as a poster: an SVG document.
///
/// Throws the fault if the squares are not a tour, `bad-board`, `board-too-large`, `bad-leaper`,
/// `bad-setting` for an unknown style, paper, orientation or theme, `too-long` for a title of more than 100
/// characters, a caption of more than 300 or a text of the legend of more than 100, and `not-for-this-board` for graphs that are not boards, boards
/// of more than 65,536 squares, and pieces that leap too far to be woven. Cost: proportional to the squares;
/// a poster of 8 × 8 takes less than a millisecond, one of 65,536 squares a fifth of a second.
#[wasm_bindgen]
pub fn poster(settings: &PosterSettings) -> Answer<String> {
    if !settings.is_object() {
        return Err(read::bad("settings", settings, Wanted::PosterSettings).into());
    }
    read::only(settings, &[read::BOARD, OWN])?;
    let get = |name| read::get(settings, name);
    let graph = read::graph_of(settings)?;
    let Some(board) = graph.board() else { return Err(PosterError::NoBoard.into()) };
    let (squares, largest) = (graph.squares(), MAX_SQUARES);
    if squares > largest {
        return Err(PosterError::TooLarge { squares, largest }.into());
    }
    let style = read::choice(&get("style")?, Style::Numbered)?;
    let orientation = read::choice(&get("orientation")?, Orientation::Auto)?;
    let size = words("paper", &get("paper")?, LONGEST_PAPER)?;
    let size = size.unwrap_or_else(|| USUAL_PAPER.to_owned());
    let paper = Paper::new(&size, orientation, (board.width(), board.height()))?;
    let theme = theme(&get("theme")?)?;
    // A character may be two UTF-16 units.
    let title = words("title", &get("title")?, 2 * MAX_TITLE)?.unwrap_or_default();
    let caption = words("caption", &get("caption")?, 2 * MAX_CAPTION)?.unwrap_or_default();
    let tour = read::tour(&graph, &get("squares")?)?;
    let poster = Poster::new(&tour, Settings { style, paper, theme, title, caption })?;
    let given = [("turnsText", get("turnsText")?), ("straightText", get("straightText")?)];
    let mut legend = poster.legend().map(poster::legend_words);
    for (i, (setting, value)) in given.iter().enumerate() {
        let text = words(setting, value, MAX_TITLE)?;
        if let (Some(legend), Some(text)) = (&mut legend, text) {
            legend[i] = text;
        }
    }
    Ok(poster.svg(legend.as_ref().map_or(&[], |words| words)))
}

/// A text of limited length; `None` if it is missing.
fn words(setting: &'static str, value: &JsValue, most: usize) -> Result<Option<String>, Error> {
    if read::is_missing(value) {
        return Ok(None);
    }
    read::limited_text(setting, value, Wanted::Text, most).map(Some)
}

fn theme(value: &JsValue) -> Result<&'static Theme, Error> {
    if read::is_missing(value) {
        return Ok(&THEMES[0]);
    }
    let theme = value.as_string().and_then(|id| theme_by_id(&id));
    theme.ok_or_else(|| read::bad("theme", value, Wanted::PosterThemes))
}
