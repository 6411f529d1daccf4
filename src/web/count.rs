//! Counting tours.

use js_sys::{BigInt, Uint8Array};
use wasm_bindgen::prelude::*;

use super::{Answer, AnyNumber, CountPlan, CountProgress, CountSettings, now, read, slice, write};
use crate::call::CallError;
use crate::count::{Count, CountError};
use crate::error::Error;
use crate::resumable::Resumable;

/// The least work, in states, that a single call of `countTours` may do: a second or two on slow machines. So
/// small counts succeed on every machine.
const ONE_CALL: u64 = 4_000_000;

/// The milliseconds that it may take in any case, if more work fits into them.
const ONE_CALL_MILLISECONDS: f64 = 1000.0;

/// A count that takes more seconds than this on an average computer takes longer than one call on any, and is refused
/// as soon as that is foreseen.
const FORESEEN_TOO_LONG: f64 = 5.0;

/// The exact number of tours of a board in a single call: it takes a second or two, or throws, unless `limit`
/// is `"none"`.
///
/// Throws as `new TourCounter` and its `advance` do, and `too-long-for-one-call` if it would take longer: at once
/// where that can be foreseen.
#[wasm_bindgen(js_name = countTours)]
pub fn count_tours(settings: &CountSettings) -> Answer<BigInt> {
    let has_limit = !read::has_no_limit(&read::get(settings, "limit")?);
    let end = now() + ONE_CALL_MILLISECONDS;
    let (graph, settings) = read::count_settings(settings, read::COUNT)?;
    let count = || -> Result<u128, Error> {
        let mut count = Count::new(graph, &settings)?;
        let mut work = 0;
        let piece = count.work_a_look();
        let is_too_long = |count: &Count, work| {
            let is_foreseen = count.least_seconds() > FORESEEN_TOO_LONG;
            has_limit && (is_foreseen || work >= ONE_CALL && now() >= end)
        };
        while !is_too_long(&count, work) && !count.advance(piece)? {
            work += piece;
        }
        Ok(count.result().ok_or(CallError::CountTooLong)?)
    };
    count().map(BigInt::from).map_err(write::error)
}

/// A count in slices. `free()` frees its memory at any time.
#[wasm_bindgen]
pub struct TourCounter {
    count: Count,
}

#[wasm_bindgen]
impl TourCounter {
    /// A count at its beginning; quick, and with little memory so far. With `share` and `shares` it is one of
    /// the shares into which another counter was divided.
    ///
    /// Throws `bad-board`, `board-too-large`, `bad-leaper`, `bad-graph`, `graph-too-large`, `bad-setting`,
    /// `not-for-this-board` for boards of more than 4096 squares or a method that does not support the board,
    /// and `too-wide-to-count`.
    #[wasm_bindgen(constructor)]
    pub fn new(settings: &CountSettings) -> Answer<TourCounter> {
        let share = read::share(settings)?;
        let (graph, settings) = read::count_settings(settings, read::COUNT)?;
        let count = match share {
            None => Count::new(graph, &settings),
            Some([number, shares]) => Count::share(graph, &settings, number, shares),
        };
        Ok(Self { count: count? })
    }

    /// Works for about this many milliseconds, by default 8, and returns the progress.
    ///
    /// Throws `too-much-memory` if the limit is not enough, `count-overflow` if there are 2¹²⁸ tours or more,
    /// `not-for-this-board` or `too-wide-to-count` if folding turns out not to work for the board, and then the
    /// same error at every call; `bad-setting` for an invalid number of milliseconds.
    pub fn advance(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] milliseconds: &JsValue,
    ) -> Answer<CountProgress> {
        slice::advance(&mut self.count, milliseconds)?;
        Ok(self.progress())
    }

    /// The progress of the count.
    #[wasm_bindgen(getter)]
    pub fn progress(&self) -> CountProgress {
        write::count_progress(&self.count).unchecked_into()
    }

    /// Makes this the first of several shares of the count, or all of it again if there is one: once
    /// `plan.bytes` is known, and only for the method `"folded"`. It then counts from the beginning. The
    /// other shares are counters with the same settings, `share` from 1 and `shares`, each in its own worker.
    ///
    /// Throws `not-for-this-board` for a count that cannot be divided, `not-now` before the plan is made and
    /// after the end, and `bad-setting`.
    pub fn divide(&mut self, shares: &AnyNumber) -> Answer<()> {
        let shares = read::number("shares", shares).map_err(write::error)?;
        Ok(self.count.divide(shares as usize)?)
    }

    /// The next message to send, with the number of the share it is for; `null` if there is none. Whenever a
    /// call of `advance` leaves the counter `waiting`, all must be sent.
    #[wasm_bindgen(unchecked_return_type = "{ to: number; bytes: Uint8Array<ArrayBuffer> } | null")]
    pub fn send(&mut self) -> JsValue {
        self.count.send().map_or(JsValue::NULL, |(to, message)| {
            let bytes = Uint8Array::from(&message[..]);
            write::object([("to", to.into()), ("bytes", bytes.into())]).into()
        })
    }

    /// Delivers a message from the share with this number. The messages of a share must arrive in the order
    /// in which it sent them, each once and unchanged.
    ///
    /// Throws `bad-message` otherwise, which leaves the count unchanged; it goes on once it gets the right
    /// message. Throws `bad-setting`.
    pub fn deliver(
        &mut self,
        from: &AnyNumber,
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

    /// The tours that each symmetry of the board but the identity keeps, of directed tours with their direction.
    /// Empty until a count up to symmetry is done.
    #[wasm_bindgen(getter, unchecked_return_type = "Partial<Record<SymmetryId, bigint>>")]
    pub fn kept(&self) -> JsValue {
        let kept = write::object([]);
        for (symmetry, tours) in self.count.kept() {
            write::set(&kept, symmetry.id(), &BigInt::from(*tours).into());
        }
        kept.into()
    }

    /// The plan of the count.
    #[wasm_bindgen(getter)]
    pub fn plan(&self) -> CountPlan {
        write::count_plan(&self.count.plan()).unchecked_into()
    }
}
