//! Conversion of JavaScript values to ours, with an error for everything invalid.

mod count_settings;
mod graphs;
mod lists;
mod names;
mod run_settings;
mod squares;
mod values;
mod view;

pub(super) use count_settings::{
    COUNT, LIST, count_settings, graph_and_target, has_no_limit, share,
};
pub(super) use graphs::{board, graph, graph_of, graph_text, leaper};
pub(super) use lists::{elements, texts};
pub(super) use names::{BOARD, only};
pub(super) use run_settings::{
    random, request, run, search, search_anywhere, seed, seeds, takeover,
};
pub(super) use squares::{
    no_squares, optional_square, question, square, square_or_hole, squares, tour, written_tour,
};
pub(super) use values::{
    bad, choice, count, flag, get, is_missing, limited_text, milliseconds, needed_text, number,
    rule_measure, text, time_limit,
};
pub(super) use view::{Canvas, canvas};
