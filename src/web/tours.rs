//! Listing tours.

use js_sys::Array;
use wasm_bindgen::prelude::*;

use super::{Answer, AnyNumber, CountSettings, now, read, slice, write};
use crate::call::CallError;
use crate::count::{self, CountError, Next};
use crate::tour::target::Target;

/// Guesses between two readings of the clock.
const GUESSES: u32 = 500;

/// The maximum number of tours per call.
const MAX_TOURS: u32 = 1_000_000;

/// All tours of a small board, one after the other. `free()` frees its memory.
#[wasm_bindgen]
pub struct Tours {
    tours: count::Tours,
    done: bool,
}

#[wasm_bindgen]
impl Tours {
    /// A list before its first tour. Each tour occurs once: undirected ones in one direction, closed ones
    /// from the first square, by rows from the bottom. With `start`, those that begin there, each in this direction.
    ///
    /// Throws `bad-board`, `board-too-large`, `bad-leaper`, `bad-graph`, `graph-too-large`, `bad-setting`, or
    /// `not-for-this-board` for boards of more than 4096 squares.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "TourSettings | GraphTourSettings")]
        settings: &CountSettings,
    ) -> Answer<Tours> {
        let (graph, settings) = read::count_settings(settings, read::LIST)?;
        let (squares, largest) = (graph.squares(), count::MAX_SQUARES);
        if squares > largest {
            return Err(write::error(CallError::TooLargeToList { squares, largest }));
        }
        let tours = match settings.ends {
            None => count::Tours::new(graph, settings.target, settings.directed),
            Some(_) if settings.target == Target::Closed => {
                return Err(write::error(CountError::EndsOfOpenOnly));
            }
            Some((start, end)) => count::Tours::from(graph, start, end),
        };
        Ok(Self { tours, done: false })
    }

    /// The next tours, at most `count` of them and at most a million, as lists of squares. Fewer if there are
    /// no more (then `done` is true), or after the given milliseconds, by default 8.
    ///
    /// Throws `bad-setting` for an invalid number of tours or of milliseconds.
    #[wasm_bindgen(unchecked_return_type = "SquareName[][]")]
    pub fn next(
        &mut self,
        count: &AnyNumber,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] milliseconds: &JsValue,
    ) -> Answer<Array> {
        let count = read::number("count", count).map_err(write::error)?.min(MAX_TOURS);
        let end = slice::deadline(milliseconds)?;
        let found = Array::new();
        while found.length() < count && !self.done {
            match self.tours.next(GUESSES) {
                Next::Tour(tour) => {
                    found.push(&write::names(tour.graph(), tour.squares()));
                }
                Next::Unfinished => {}
                Next::End => self.done = true,
            }
            if now() >= end {
                break;
            }
        }
        Ok(found)
    }

    /// Whether there are no more.
    #[wasm_bindgen(getter)]
    pub fn done(&self) -> bool {
        self.done
    }

    /// The number of tours found so far.
    #[wasm_bindgen(getter)]
    pub fn found(&self) -> f64 {
        self.tours.found() as f64
    }
}
