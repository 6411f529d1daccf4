//! Vertices of a graph that is not a board, by name.

use super::left_out::Told;
use super::reading::{Best, Item, Source};
use super::sections::longest;
use super::written::{Form, TourText};
use crate::graph::Graph;
use crate::graph::edge_list::is_of_name;

/// A word of a text, which may be a vertex.
struct Word<'text> {
    text: &'text str,
    item: Item,
    line: usize,
    /// Whether it may be the number of a step, or the text before a colon.
    is_heading: bool,
}

/// Reads all vertices of a text, or only its lines of nothing but vertices. Lines before the first one that
/// names a vertex are ignored, as is the text before a colon.
pub(super) fn read(graph: &Graph, text: &str) -> TourText {
    let text = text.split_once("TOUR_SECTION").map_or(text, |(_, tour)| tour);
    let lines: Vec<&str> = text.lines().take_while(|line| line.trim() != "-1").collect();
    let mut words: Vec<Word<'_>> = Vec::new();
    for (line, text) in lines.iter().enumerate() {
        words.extend(words_of(text).map(|(text, after)| Word {
            text,
            item: graph.find(text).map(|square| Source::Name.of(square)).map_err(Into::into),
            line,
            is_heading: after.starts_with([':', '.', ')']),
        }));
    }
    let first = words.iter().find(|word| word.item.is_ok()).map_or(0, |word| word.line);
    let is_part = |word: &Word<'_>| word.line >= first && (word.item.is_ok() || !word.is_heading);
    let mut best = Best::new(graph);
    let mut consider = |wanted: &dyn Fn(usize) -> bool| {
        let used: Vec<usize> = (0..words.len()).filter(|&at| wanted(at)).collect();
        let items = used.iter().map(|&at| words[at].item.clone()).collect();
        best.consider(Form::Squares, items, used);
    };
    consider(&|at| is_part(&words[at]));
    // The longest sequence of lines that contain only vertices.
    let mut is_pure = vec![true; lines.len()];
    for word in &words {
        is_pure[word.line] &= word.item.is_ok() || word.is_heading;
    }
    let begins = |&at: &usize| at == 0 || !is_pure[words[at].line] || !is_pure[words[at - 1].line];
    let stretch = longest(&(0..words.len()).filter(begins).collect::<Vec<_>>(), words.len());
    consider(&|at| stretch.contains(&at) && is_part(&words[at]));

    let Some(reading) = best.into_reading() else { return TourText::new(Form::Squares) };
    let mut told = Told::default();
    let mut is_used = vec![false; lines.len()];
    reading.used.iter().for_each(|&at| is_used[words[at].line] = true);
    let mut words = words.iter().peekable();
    for (line, text) in lines.iter().enumerate() {
        if !is_used[line] {
            told.add(text.trim());
        }
        while let Some(word) = words.next_if(|word| word.line == line) {
            let is_said = word.item.is_err() && word.is_heading;
            if is_used[line] && is_said && word.text.parse::<u64>().is_err() {
                told.add(word.text);
            }
        }
    }
    TourText { left_out: told.0, ..reading.into_text(graph, |_| None) }
}

/// The words of a line, each with the text after it.
fn words_of(line: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut rest = line;
    std::iter::from_fn(move || {
        let begin = rest.find(is_of_name)?;
        let word = &rest[begin..];
        let end = word.find(|each| !is_of_name(each)).unwrap_or(word.len());
        rest = &word[end..];
        Some((&word[..end], rest))
    })
}
