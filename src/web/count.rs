//! Counting and listing tours.

use js_sys::{Array, BigInt, Uint8Array};
use wasm_bindgen::prelude::*;

use super::{Answer, CountPlan, CountProgress, CountSettings, now, read, slice, write};
use crate::count::{self, Count, CountError, Next};
use crate::error::Error;
use crate::messages::BoundaryError;
use crate::resumable::Resumable;

/// Work, in states, that a single call of `countTours` does at least: a second or two on slow
/// machines. So small counts are made wherever they are asked for.
const ONE_CALL: u64 = 4_000_000;

/// Milliseconds that it goes on for where more work can be done in them.
const ONE_CALL_MILLISECONDS: f64 = 1000.0;

/// Guesses between two looks at the clock.
const GUESSES: u32 = 500;

/// Tours that are handed out in one call at most.
const MAX_TOURS: u32 = 1_000_000;

/// The number of tours of a board, exactly, counted at once: in a second or two, or not at all
/// unless `limit` is `"none"`.
///
/// Throws as `new TourCounter` and its `advance` do, and `too-long-for-one-call` for what takes
/// longer.
#[wasm_bindgen(js_name = countTours)]
pub fn count_tours(settings: &CountSettings) -> Answer<BigInt> {
    let most = if read::has_no_limit(&read::get(settings, "limit")?) { u64::MAX } else { ONE_CALL };
    let end = now() + ONE_CALL_MILLISECONDS;
    let (graph, settings) = read::count_settings(settings)?;
    let count = || -> Result<u128, Error> {
        let mut count = Count::new(graph, &settings)?;
        let mut work = 0;
        let piece = count.work_a_look();
        while (work < most || now() < end) && !count.advance(piece)? {
            work += piece;
        }
        Ok(count.result().ok_or(BoundaryError::CountTooLong)?)
    };
    count().map(BigInt::from).map_err(write::error)
}

/// A count that goes on piece by piece. What it holds is given back by `free()`, at any time.
#[wasm_bindgen]
pub struct TourCounter {
    count: Count,
}

#[wasm_bindgen]
impl TourCounter {
    /// A count at its beginning; quick, and takes little memory yet. With `share` and `shares` it is one
    /// of the shares of a count that another counter was divided into.
    ///
    /// Throws `bad-board`, `board-too-large`, `bad-leaper`, `bad-graph`, `graph-too-large`,
    /// `bad-setting`, `not-for-this-board` for boards of more than 4096 squares or a method that is not
    /// made for the board, and `too-wide-to-count`.
    #[wasm_bindgen(constructor)]
    pub fn new(settings: &CountSettings) -> Answer<TourCounter> {
        let share = read::share(settings)?;
        let (graph, settings) = read::count_settings(settings)?;
        let count = match share {
            None => Count::new(graph, &settings),
            Some([number, shares]) => Count::share(graph, &settings, number, shares),
        };
        Ok(Self { count: count? })
    }

    /// Goes on for about so many milliseconds, 8 unless given, and tells how far it is.
    ///
    /// Throws `too-much-memory` when the limit is not enough, `count-overflow` when there are 2¹²⁸
    /// tours or more, `too-many-tours` when too many would have to be looked at one by one,
    /// `not-for-this-board` or `too-wide-to-count` when folding turns out not to do for the board, and
    /// then throws the same again at every call; `bad-setting` for what is no number of milliseconds.
    pub fn advance(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] milliseconds: &JsValue,
    ) -> Answer<CountProgress> {
        slice::advance(&mut self.count, milliseconds)?;
        Ok(self.progress())
    }

    /// How far the count is.
    #[wasm_bindgen(getter)]
    pub fn progress(&self) -> CountProgress {
        write::count_progress(&self.count).unchecked_into()
    }

    /// Makes this the first of so many shares of the count, or all of it again if there is one: once
    /// `plan.bytes` is known, and for the method `"folded"` only. It counts from the beginning then. The
    /// other shares are counters with the same settings, `share` from 1 and `shares`, each in a worker
    /// of its own.
    ///
    /// Throws `not-for-this-board` for what cannot be divided, and `bad-setting`.
    pub fn divide(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] shares: &JsValue,
    ) -> Answer<()> {
        let shares = read::number("shares", shares).map_err(write::error)?;
        Ok(self.count.divide(shares as usize)?)
    }

    /// The next message for another share, by its number; `null` when there is none. Whenever a call of
    /// `advance` leaves the counter `waiting`, all have to be sent.
    #[wasm_bindgen(unchecked_return_type = "{ to: number; bytes: Uint8Array<ArrayBuffer> } | null")]
    pub fn send(&mut self) -> JsValue {
        self.count.send().map_or(JsValue::NULL, |(to, message)| {
            let bytes = Uint8Array::from(&message[..]);
            write::object([("to", to.into()), ("bytes", bytes.into())]).into()
        })
    }

    /// Takes a message that the share with a number has sent to this one. Those of a share come in the
    /// order in which it sent them.
    ///
    /// Throws `bad-message` for what no share of this count sends, and then at every call;
    /// `bad-setting`.
    pub fn deliver(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] from: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "Uint8Array")] bytes: &JsValue,
    ) -> Answer<()> {
        let from = read::number("from", from).map_err(write::error)?;
        let message = bytes.dyn_ref::<Uint8Array>().map(Uint8Array::to_vec);
        let message = message.ok_or(CountError::NotFromAShare)?;
        Ok(self.count.deliver(from as usize, &message)?)
    }

    /// The number of tours, or `null` until the count is done, and in all shares but the first.
    #[wasm_bindgen(getter, unchecked_return_type = "bigint | null")]
    pub fn result(&self) -> JsValue {
        self.count.result().map_or(JsValue::NULL, |tours| BigInt::from(tours).into())
    }

    /// How the count goes about it.
    #[wasm_bindgen(getter)]
    pub fn plan(&self) -> CountPlan {
        write::count_plan(&self.count.plan()).unchecked_into()
    }
}

/// All tours of a small board, one after the other. Given back by `free()`.
#[wasm_bindgen]
pub struct Tours {
    tours: count::Tours,
    done: bool,
}

#[wasm_bindgen]
impl Tours {
    /// A list before its first tour. Each tour comes once: of undirected ones one direction, of closed
    /// ones begun at the first square, by rows from the bottom.
    ///
    /// Throws `bad-board`, `board-too-large`, `bad-leaper`, `bad-graph`, `graph-too-large`,
    /// `bad-setting`, or `not-for-this-board` for boards of more than 4096 squares.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "TourSettings | GraphTourSettings")]
        settings: &CountSettings,
    ) -> Answer<Tours> {
        let (graph, settings) = read::count_settings(settings)?;
        let (squares, largest) = (graph.squares(), count::MAX_SQUARES);
        if squares > largest {
            return Err(write::error(BoundaryError::TooLargeToList { squares, largest }));
        }
        let tours = count::Tours::new(graph, settings.target, settings.directed);
        Ok(Self { tours, done: false })
    }

    /// The next tours, at most `count` of them and at most a million, as lists of squares. Fewer when
    /// there are no more (then `done` is true), or when the milliseconds, 8 unless given, are over.
    ///
    /// Throws `bad-setting` for what is no number of tours or of milliseconds.
    #[wasm_bindgen(unchecked_return_type = "SquareName[][]")]
    pub fn next(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] count: &JsValue,
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

    /// How many tours there were so far.
    #[wasm_bindgen(getter)]
    pub fn found(&self) -> f64 {
        self.tours.found() as f64
    }
}
