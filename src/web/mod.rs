//! The published JavaScript interface: converts and forwards, decides nothing.
//!
//! Its types are in `web/interface.d.ts`, which goes into the generated declarations as it is.

mod answers;
mod by_hand;
mod canvas_painter;
mod count;
mod diagnosis;
mod diagram;
mod draft;
mod estimate;
mod existence;
mod graphs;
mod keypad;
mod messages;
mod painter;
mod read;
mod request;
mod session;
mod solve;
mod write;

use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const INTERFACE: &str = include_str!("interface.d.ts");

// Objects that come in. Getters cost a tenth of a look-up by name. Those of a hostile object may
// throw, which has to be caught: an error that passes through leaves its part of the stack taken.
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(typescript_type = "RunSettings | GraphRunSettings")]
    pub type RunSettings;
    #[wasm_bindgen(method, getter, catch)]
    fn board(this: &RunSettings) -> Answer<JsValue>;
    #[wasm_bindgen(method, getter, catch)]
    fn leaper(this: &RunSettings) -> Answer<JsValue>;
    #[wasm_bindgen(method, getter, catch)]
    fn graph(this: &RunSettings) -> Answer<JsValue>;
    #[wasm_bindgen(method, getter, catch)]
    fn start(this: &RunSettings) -> Answer<JsValue>;
    #[wasm_bindgen(method, getter, catch)]
    fn algorithm(this: &RunSettings) -> Answer<JsValue>;
    #[wasm_bindgen(method, getter, catch, js_name = tieBreak)]
    fn tie_break(this: &RunSettings) -> Answer<JsValue>;
    #[wasm_bindgen(method, getter, catch)]
    fn target(this: &RunSettings) -> Answer<JsValue>;
    #[wasm_bindgen(method, getter, catch, js_name = whenStuck)]
    fn when_stuck(this: &RunSettings) -> Answer<JsValue>;
    #[wasm_bindgen(method, getter, catch)]
    fn seed(this: &RunSettings) -> Answer<JsValue>;
    #[wasm_bindgen(method, getter, catch)]
    fn tour(this: &RunSettings) -> Answer<JsValue>;
    #[wasm_bindgen(method, getter, catch)]
    fn limit(this: &RunSettings) -> Answer<JsValue>;
    #[wasm_bindgen(method, getter, catch, js_name = byHand)]
    fn by_hand(this: &RunSettings) -> Answer<JsValue>;
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(typescript_type = "CountSettings | GraphCountSettings")]
    pub type CountSettings;
    #[wasm_bindgen(method, getter, catch)]
    fn board(this: &CountSettings) -> Answer<JsValue>;
    #[wasm_bindgen(method, getter, catch)]
    fn leaper(this: &CountSettings) -> Answer<JsValue>;
    #[wasm_bindgen(method, getter, catch)]
    fn graph(this: &CountSettings) -> Answer<JsValue>;
    #[wasm_bindgen(method, getter, catch)]
    fn target(this: &CountSettings) -> Answer<JsValue>;
    #[wasm_bindgen(method, getter, catch)]
    fn directed(this: &CountSettings) -> Answer<JsValue>;
    #[wasm_bindgen(method, getter, catch, js_name = upToSymmetry)]
    fn up_to_symmetry(this: &CountSettings) -> Answer<JsValue>;
    #[wasm_bindgen(method, getter, catch)]
    fn method(this: &CountSettings) -> Answer<JsValue>;
    #[wasm_bindgen(method, getter, catch)]
    fn limit(this: &CountSettings) -> Answer<JsValue>;
    #[wasm_bindgen(method, getter, catch)]
    fn memory(this: &CountSettings) -> Answer<JsValue>;
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(typescript_type = "SequenceProblem")]
    pub type SequenceProblem;
    #[wasm_bindgen(method, getter, catch)]
    fn keypad(this: &SequenceProblem) -> Answer<JsValue>;
    #[wasm_bindgen(method, getter, catch)]
    fn leaper(this: &SequenceProblem) -> Answer<JsValue>;
    #[wasm_bindgen(method, getter, catch)]
    fn length(this: &SequenceProblem) -> Answer<JsValue>;
    #[wasm_bindgen(method, getter, catch)]
    fn start(this: &SequenceProblem) -> Answer<JsValue>;
    #[wasm_bindgen(method, getter, catch)]
    fn limits(this: &SequenceProblem) -> Answer<JsValue>;
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(typescript_type = "View")]
    pub type View;
    #[wasm_bindgen(method, getter, catch)]
    fn width(this: &View) -> Answer<JsValue>;
    #[wasm_bindgen(method, getter, catch)]
    fn height(this: &View) -> Answer<JsValue>;
    #[wasm_bindgen(method, getter, catch, js_name = pixelRatio)]
    fn pixel_ratio(this: &View) -> Answer<JsValue>;
    #[wasm_bindgen(method, getter, catch)]
    fn layers(this: &View) -> Answer<JsValue>;
    #[wasm_bindgen(method, getter, catch)]
    fn theme(this: &View) -> Answer<JsValue>;
    #[wasm_bindgen(method, getter, catch)]
    fn glide(this: &View) -> Answer<JsValue>;
    #[wasm_bindgen(method, getter, catch)]
    fn choice(this: &View) -> Answer<JsValue>;
    #[wasm_bindgen(method, getter, catch)]
    fn camera(this: &View) -> Answer<JsValue>;
    #[wasm_bindgen(method, getter, catch)]
    fn milliseconds(this: &View) -> Answer<JsValue>;
    #[wasm_bindgen(method, getter, catch)]
    fn cursor(this: &View) -> Answer<JsValue>;
    #[wasm_bindgen(method, getter, catch)]
    fn marked(this: &View) -> Answer<JsValue>;
    #[wasm_bindgen(method, getter, catch, js_name = numberFrom)]
    fn number_from(this: &View) -> Answer<JsValue>;
}

// Arguments and answers that are read and made elsewhere, for the sake of their declared types.
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(typescript_type = "SvgView")]
    pub type SvgView;
    #[wasm_bindgen(typescript_type = "Camera | null")]
    pub type Camera;
    #[wasm_bindgen(typescript_type = "Diagram")]
    pub type Diagram;
    #[wasm_bindgen(typescript_type = "[number, number]")]
    pub type LeaperLengths;
    #[wasm_bindgen(typescript_type = "SquareName | number")]
    pub type AnySquare;
    #[wasm_bindgen(
        typescript_type = "string | SquareName[] | number[] | number[][] | Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array"
    )]
    pub type SquareList;
    #[wasm_bindgen(typescript_type = "Algorithm[]")]
    pub type AlgorithmList;
    #[wasm_bindgen(typescript_type = "TieBreak[]")]
    pub type TieBreakList;
    #[wasm_bindgen(typescript_type = "BoardInfo")]
    pub type BoardInfo;
    #[wasm_bindgen(typescript_type = "GraphInfo")]
    pub type GraphInfo;
    #[wasm_bindgen(typescript_type = "NamedGraph[]")]
    pub type GraphList;
    #[wasm_bindgen(typescript_type = "NamedLeaper[]")]
    pub type LeaperList;
    #[wasm_bindgen(typescript_type = "Shape[]")]
    pub type ShapeList;
    #[wasm_bindgen(typescript_type = "ParsedBoard")]
    pub type ParsedBoard;
    #[wasm_bindgen(typescript_type = "{ column: number; row: number } | undefined")]
    pub type Place;
    #[wasm_bindgen(typescript_type = "OpenedRun")]
    pub type OpenedRun;
    #[wasm_bindgen(typescript_type = "Limits")]
    pub type Limits;
    #[wasm_bindgen(typescript_type = "Existence")]
    pub type Existence;
    #[wasm_bindgen(typescript_type = "Feasibility")]
    pub type Feasibility;
    #[wasm_bindgen(typescript_type = "Finding[]")]
    pub type FindingList;
    #[wasm_bindgen(typescript_type = "Verdict")]
    pub type Verdict;
    #[wasm_bindgen(typescript_type = "Solution")]
    pub type Solution;
    #[wasm_bindgen(typescript_type = "Trials")]
    pub type Trials;
    #[wasm_bindgen(typescript_type = "FromStart[]")]
    pub type StartList;
    #[wasm_bindgen(typescript_type = "CountProgress")]
    pub type CountProgress;
    #[wasm_bindgen(typescript_type = "CountPlan")]
    pub type CountPlan;
    #[wasm_bindgen(typescript_type = "Hint | null")]
    pub type Hint;
    #[wasm_bindgen(typescript_type = "TakeoverSettings")]
    pub type TakeoverSettings;
    #[wasm_bindgen(typescript_type = "Moment")]
    pub type Moment;
    #[wasm_bindgen(typescript_type = "State")]
    pub type State;
    #[wasm_bindgen(typescript_type = "SquareInfo")]
    pub type SquareInfo;
    #[wasm_bindgen(typescript_type = "FinishedTour | undefined")]
    pub type FinishedTour;
    #[wasm_bindgen(typescript_type = "KeypadInfo")]
    pub type KeypadInfo;
    #[wasm_bindgen(typescript_type = "{ key: string; count: bigint }[] | undefined")]
    pub type KeyCounts;
    #[wasm_bindgen(typescript_type = "Uint8Array | Uint16Array")]
    pub type KeyNumbers;
    #[wasm_bindgen(typescript_type = "string[]")]
    pub type TextList;
    #[wasm_bindgen(typescript_type = "SequenceCheck")]
    pub type SequenceCheck;
    #[wasm_bindgen(typescript_type = "{ lowestFirst: bigint; highestFirst: bigint }")]
    pub type SequenceCodes;
    #[wasm_bindgen(typescript_type = "{ done: boolean; fraction: number }")]
    pub type SequenceProgress;
    #[wasm_bindgen(typescript_type = "\"found\" | \"end\" | \"limit\"")]
    pub type Found;
}

#[wasm_bindgen]
extern "C" {
    /// Milliseconds, from a moment that does not matter.
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn now() -> f64;
}

/// The result of a call that may refuse its input with a `KnightsTourError`.
type Answer<T> = Result<T, JsValue>;
