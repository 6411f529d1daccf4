//! Sequences on a keypad: counting, listing, checking and encoding.

mod request;

use js_sys::{Array, JsString, Object, Uint8Array, Uint16Array};
use wasm_bindgen::prelude::*;

use super::{
    Answer, AnyNumber, AnyText, KeyCounts, KeyNumbers, KeypadInfo, LeaperLengths, Progress,
    SequenceCheck, SequenceCodes, SequenceProblem, TextList, read, slice, write,
};
use crate::call::Wanted;
use crate::error::Error;
use crate::keypad::{
    self, Codes, Counter, Fault, Form, Key, Keypad, Listing, MAX_KEYS, MAX_LENGTH, Walk,
};
use crate::natural::Natural;
use request::{SequenceRequest, problem};

/// Steps of a listing that a call may always take, and in addition for each sequence.
const SPARE_STEPS: u64 = 500_000;
const STEPS_A_SEQUENCE: u64 = 16;

/// The maximum number of bytes listed by one call.
const MAX_BYTES_A_CALL: usize = 16 << 20;

fn big(number: &Natural) -> Answer<JsValue> {
    js_sys::BigInt::new(&format!("{number:#x}").into()).map(Into::into).map_err(Into::into)
}

fn texts(keypad: &Keypad, keys: &[Key]) -> JsValue {
    write::array(keys.iter().map(|&key| text(keypad, key))).into()
}

fn text(keypad: &Keypad, key: Key) -> JsValue {
    keypad.character(key).to_string().into()
}

/// The exact number of sequences. The longest count takes about ten seconds: in a page, advance a
/// `SequenceCounter` instead.
///
/// Throws as `new SequenceCounter` does.
#[wasm_bindgen(js_name = countSequences, unchecked_return_type = "bigint")]
pub fn count_sequences(asked: &SequenceProblem) -> Answer<JsValue> {
    let SequenceRequest { problem, .. } = problem(asked)?;
    let counts = Counter::new(&problem).and_then(Counter::finish).map_err(write::error)?;
    big(&counts.total)
}

/// A count in slices. `free()` frees its memory at any time.
#[wasm_bindgen]
pub struct SequenceCounter {
    keypad: Keypad,
    counter: Counter,
}

#[wasm_bindgen]
impl SequenceCounter {
    /// A count at its beginning. Nothing is allocated before the cost is known to be acceptable.
    ///
    /// Throws `bad-keypad`, `keypad-too-large`, `bad-leaper`, `bad-length`, `bad-start`, `unknown-key`,
    /// `bad-limit`, `bad-setting` or `too-much-to-count`.
    #[wasm_bindgen(constructor)]
    pub fn new(asked: &SequenceProblem) -> Answer<SequenceCounter> {
        let SequenceRequest { keypad, problem } = problem(asked)?;
        let counter = Counter::new(&problem).map_err(write::error)?;
        Ok(Self { keypad, counter })
    }

    /// Works for about this many milliseconds, by default 8.
    ///
    /// Throws `bad-setting` for an invalid number of milliseconds, or `out-of-memory`.
    pub fn advance(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] milliseconds: &JsValue,
    ) -> Answer<Progress> {
        slice::progress(&mut self.counter, milliseconds)
    }

    /// The number of sequences; `undefined` before it is done.
    #[wasm_bindgen(getter, unchecked_return_type = "bigint | undefined")]
    pub fn result(&self) -> Answer<JsValue> {
        self.counter.counts().map_or(Ok(JsValue::UNDEFINED), |counts| big(&counts.total))
    }

    /// For every key the number of sequences that begin with it, ignoring the requested start; `undefined`
    /// before it is done.
    #[wasm_bindgen(getter, js_name = byStart)]
    pub fn by_start(&self) -> Answer<KeyCounts> {
        let Some(counts) = self.counter.counts() else {
            return Ok(JsValue::UNDEFINED.unchecked_into());
        };
        let list = Array::new();
        for (character, number) in self.keypad.characters().zip(&counts.by_start) {
            let key = character.to_string().into();
            list.push(&write::object([("key", key), ("count", big(number)?)]));
        }
        Ok(JsValue::from(list).unchecked_into())
    }

    /// An upper bound for its additions of 64 bits each.
    #[wasm_bindgen(getter)]
    pub fn additions(&self) -> f64 {
        self.counter.plan().additions as f64
    }

    /// An upper bound for its memory, in bytes.
    #[wasm_bindgen(getter)]
    pub fn bytes(&self) -> f64 {
        self.counter.plan().bytes as f64
    }
}

/// All sequences of a problem, one after the other, in lexicographic order of their keys in reading order.
///
/// Each call returns at most `n`, and at most 16 MiB. It returns fewer at the end, and also if limits make
/// for a long search: check `done`.
#[wasm_bindgen]
pub struct Sequences {
    keypad: Keypad,
    listing: Listing,
}

#[wasm_bindgen]
impl Sequences {
    /// The sequences of a problem; none listed yet.
    ///
    /// Throws as `new SequenceCounter` does, but never `too-much-to-count`.
    #[wasm_bindgen(constructor)]
    pub fn new(asked: &SequenceProblem) -> Answer<Sequences> {
        let SequenceRequest { keypad, problem } = problem(asked)?;
        Ok(Self { keypad, listing: Listing::new(&problem) })
    }

    /// The steps and the sequences of a call.
    fn limits(&self, n: &JsValue) -> Answer<(u64, usize)> {
        let n = read::number("n", n).map_err(write::error)?;
        let bytes = 1 + self.listing.length() * char::MAX.len_utf8();
        let most = (n as usize).min(MAX_BYTES_A_CALL / bytes);
        Ok((SPARE_STEPS + STEPS_A_SEQUENCE * most as u64, most))
    }

    /// The next sequences, each key written as these bytes.
    fn bytes(&mut self, n: &JsValue, keys: &[Vec<u8>], end: &[u8]) -> Answer<Vec<u8>> {
        let (steps, most) = self.limits(n)?;
        let mut bytes = Vec::new();
        if let Some(form) = Form::new(keys, end) {
            self.listing.write(steps, most, &form, &mut bytes);
            return Ok(bytes);
        }
        self.listing.advance(steps, most, &mut |sequence| {
            for &key in sequence {
                bytes.extend(&keys[usize::from(key)]);
            }
            bytes.extend_from_slice(end);
        });
        Ok(bytes)
    }

    /// The next sequences in UTF-8.
    fn text(&mut self, n: &JsValue) -> Answer<Vec<u8>> {
        let characters: Vec<Vec<u8>> =
            self.keypad.characters().map(|key| String::from(key).into_bytes()).collect();
        self.bytes(n, &characters, b"\n")
    }

    /// The next sequences as texts.
    ///
    /// Throws `bad-setting` unless `n` is a whole number from 0 to 2³² − 1.
    pub fn next(&mut self, n: &AnyNumber) -> Answer<TextList> {
        let text = String::from_utf8(self.text(n)?).unwrap_or_default();
        let list = match text.strip_suffix('\n') {
            // One text is passed and split in JavaScript, since passing each text is expensive.
            Some(text) => JsString::from(text).split("\n"),
            None => Array::new(),
        };
        Ok(JsValue::from(list).unchecked_into())
    }

    /// The next sequences as a text in UTF-8, one per line, for files. Throws as `next` does.
    #[wasm_bindgen(js_name = nextLines)]
    pub fn next_lines(&mut self, n: &AnyNumber) -> Answer<Uint8Array> {
        Ok(Uint8Array::from(&self.text(n)?[..]))
    }

    /// The next sequences as numbers of keys, from 0 in reading order, without separators: one byte per key,
    /// or two if the keypad has more than 256. Throws as `next` does.
    #[wasm_bindgen(js_name = nextKeys)]
    pub fn next_keys(&mut self, n: &AnyNumber) -> Answer<KeyNumbers> {
        let width = if self.keypad.len() <= 1 << u8::BITS { 1 } else { 2 };
        let keys = (0..self.keypad.len() as Key).map(|key| key.to_le_bytes()[..width].to_vec());
        let bytes = Uint8Array::from(&self.bytes(n, &keys.collect::<Vec<_>>(), &[])?[..]);
        let numbers: JsValue =
            if width == 1 { bytes.into() } else { Uint16Array::new(&bytes.buffer()).into() };
        Ok(numbers.unchecked_into())
    }

    /// Skips the next sequences, and returns how many. Throws as `next` does.
    pub fn skip(&mut self, n: &AnyNumber) -> Answer<u32> {
        let (steps, most) = self.limits(n)?;
        Ok(self.listing.advance(steps, most, &mut |_| ()) as u32)
    }

    /// Whether it is known that there are no more; possibly not yet right after the last one.
    #[wasm_bindgen(getter)]
    pub fn done(&self) -> bool {
        self.listing.is_done()
    }
}

/// A sequence as a number in base "number of keys", with the first key as the lowest digit and as the
/// highest. Moves between the keys are not checked.
///
/// Throws `bad-keypad`, `keypad-too-large`, `bad-setting`, `unknown-key`, or `bad-length` beyond 10,000 keys.
#[wasm_bindgen(js_name = sequenceCode)]
pub fn sequence_code(keypad: &AnyText, sequence: &AnyText) -> Answer<SequenceCodes> {
    let codes = || -> Result<Codes, Error> {
        let keypad = request::keypad(keypad)?;
        Ok(keypad::codes(&keypad, &read::needed_text("sequence", sequence, Wanted::Keys)?)?)
    };
    let Codes { lowest_first, highest_first } = codes().map_err(write::error)?;
    Ok(write::answer([
        ("lowestFirst", big(&lowest_first)?),
        ("highestFirst", big(&highest_first)?),
    ]))
}

/// The keys of a keypad, their positions, and the keys that moves lead to from each.
///
/// Throws `bad-keypad`, `keypad-too-large`, `bad-leaper` or `bad-setting`.
#[wasm_bindgen(js_name = keypadInfo)]
pub fn keypad_info(keypad: &AnyText, leaper: Option<LeaperLengths>) -> Answer<KeypadInfo> {
    let leaper = leaper.map_or(JsValue::UNDEFINED, Into::into);
    let info = || -> Result<Object, Error> {
        let keypad = request::keypad(keypad)?;
        let graph = keypad.graph(read::leaper(&leaper)?);
        let ends = |key| graph.neighbours(crate::Square(key)).map(|end| end.0 as Key).collect();
        let (mut rows, mut columns) = (0, 0);
        let keys = Array::new();
        for (number, (row, column)) in (0..).zip(keypad.places()) {
            (rows, columns) = (rows.max(row + 1), columns.max(column + 1));
            let moves: Vec<Key> = ends(number);
            keys.push(&write::object([
                ("key", text(&keypad, number as Key)),
                ("column", column.into()),
                ("row", row.into()),
                ("moves", texts(&keypad, &moves)),
            ]));
        }
        Ok(write::object([
            ("text", keypad.to_string().into()),
            ("columns", columns.into()),
            ("rows", rows.into()),
            ("keys", keys.into()),
            ("maxKeys", MAX_KEYS.into()),
            ("maxLength", MAX_LENGTH.into()),
        ]))
    };
    info().map(JsCast::unchecked_into).map_err(write::error)
}

/// Checks a typed sequence: how many keys are correct, the first fault, and which keys could follow.
///
/// Throws as `new Sequences` does.
#[wasm_bindgen(js_name = checkSequence)]
pub fn check_sequence(asked: &SequenceProblem, sequence: &AnyText) -> Answer<SequenceCheck> {
    let SequenceRequest { keypad, problem } = problem(asked)?;
    let typed = read::needed_text("sequence", sequence, Wanted::Keys).map_err(write::error)?;
    // One more than the maximum is enough to detect that there are too many.
    let typed: Vec<char> = typed.chars().take(MAX_LENGTH as usize + 1).collect();
    let keys = typed.iter().map(|&character| keypad.key(character).unwrap_or(Key::MAX));
    let Walk { holds, fault, next } = problem.walk(&keys.collect::<Vec<Key>>());
    let check = write::object([("holds", holds.into()), ("next", texts(&keypad, &next))]);
    if let Some(found) = fault {
        let fault = self::fault(&keypad, &found);
        write::set(&fault, "key", &typed[holds].to_string().into());
        write::set(&check, "fault", &fault);
    }
    Ok(check.unchecked_into())
}

fn fault(keypad: &Keypad, fault: &Fault) -> Object {
    match fault {
        Fault::NoSuchKey => write::object([("code", "no-such-key".into())]),
        Fault::OtherStart { start } => {
            write::object([("code", "other-start".into()), ("start", text(keypad, *start))])
        }
        Fault::NoMove { from, ways } => write::object([
            ("code", "no-move".into()),
            ("from", text(keypad, *from)),
            ("ways", texts(keypad, ways)),
        ]),
        Fault::LimitBroken { limit, at_most, keys } => write::object([
            ("code", "limit-broken".into()),
            ("limit", (*limit).into()),
            ("atMost", (*at_most).into()),
            ("keys", texts(keypad, keys)),
        ]),
        Fault::TooLong { length } => {
            write::object([("code", "too-long".into()), ("length", (*length).into())])
        }
    }
}
