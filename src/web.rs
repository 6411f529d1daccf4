//! The published JavaScript interface: converts and forwards, decides nothing.
//!
//! Its types are in `web/interface.d.ts`, which goes into the generated declarations as it is.

mod answers;
mod painter;
mod read;
mod session;
mod write;

// What the page needs later than at first.
#[cfg(feature = "whole")]
mod count;
#[cfg(feature = "whole")]
mod diagnosis;
#[cfg(feature = "whole")]
mod draft;
#[cfg(feature = "whole")]
mod estimate;
#[cfg(feature = "whole")]
mod existence;
#[cfg(feature = "whole")]
mod graphs;
#[cfg(feature = "whole")]
mod sequence;
#[cfg(feature = "whole")]
mod solve;

use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const INTERFACE: &str = include_str!("web/interface.d.ts");

// Objects that come in. Getters cost a tenth of a look-up by name. Those of a hostile object may
// throw: let them, where nothing is borrowed yet.
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(typescript_type = "RunSettings | GraphRunSettings")]
    pub type RunSettings;
    #[wasm_bindgen(method, getter)]
    fn board(this: &RunSettings) -> JsValue;
    #[wasm_bindgen(method, getter)]
    fn leaper(this: &RunSettings) -> JsValue;
    #[wasm_bindgen(method, getter)]
    fn graph(this: &RunSettings) -> JsValue;
    #[wasm_bindgen(method, getter)]
    fn start(this: &RunSettings) -> JsValue;
    #[wasm_bindgen(method, getter)]
    fn algorithm(this: &RunSettings) -> JsValue;
    #[wasm_bindgen(method, getter, js_name = tieBreak)]
    fn tie_break(this: &RunSettings) -> JsValue;
    #[wasm_bindgen(method, getter)]
    fn target(this: &RunSettings) -> JsValue;
    #[wasm_bindgen(method, getter, js_name = whenStuck)]
    fn when_stuck(this: &RunSettings) -> JsValue;
    #[wasm_bindgen(method, getter)]
    fn seed(this: &RunSettings) -> JsValue;
    #[wasm_bindgen(method, getter)]
    fn tour(this: &RunSettings) -> JsValue;
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(typescript_type = "CountSettings | GraphCountSettings")]
    pub type CountSettings;
    #[wasm_bindgen(method, getter)]
    fn board(this: &CountSettings) -> JsValue;
    #[wasm_bindgen(method, getter)]
    fn leaper(this: &CountSettings) -> JsValue;
    #[wasm_bindgen(method, getter)]
    fn graph(this: &CountSettings) -> JsValue;
    #[wasm_bindgen(method, getter)]
    fn target(this: &CountSettings) -> JsValue;
    #[wasm_bindgen(method, getter)]
    fn directed(this: &CountSettings) -> JsValue;
    #[wasm_bindgen(method, getter, js_name = upToSymmetry)]
    fn up_to_symmetry(this: &CountSettings) -> JsValue;
    #[wasm_bindgen(method, getter)]
    fn method(this: &CountSettings) -> JsValue;
    #[wasm_bindgen(method, getter)]
    fn limit(this: &CountSettings) -> JsValue;
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(typescript_type = "SequenceProblem")]
    pub type SequenceProblem;
    #[wasm_bindgen(method, getter)]
    fn keypad(this: &SequenceProblem) -> JsValue;
    #[wasm_bindgen(method, getter)]
    fn leaper(this: &SequenceProblem) -> JsValue;
    #[wasm_bindgen(method, getter)]
    fn length(this: &SequenceProblem) -> JsValue;
    #[wasm_bindgen(method, getter)]
    fn start(this: &SequenceProblem) -> JsValue;
    #[wasm_bindgen(method, getter)]
    fn limits(this: &SequenceProblem) -> JsValue;
}

// While a session is being drawn it is borrowed, so what is thrown has to be caught.
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
    #[wasm_bindgen(typescript_type = "[number, number]")]
    pub type LeaperLengths;
    #[wasm_bindgen(typescript_type = "SquareName | number")]
    pub type AnySquare;
    #[wasm_bindgen(typescript_type = "SquareName[] | number[] | Uint32Array")]
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
    #[wasm_bindgen(typescript_type = "Limits")]
    pub type Limits;
    #[wasm_bindgen(typescript_type = "Existence")]
    pub type Existence;
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

/// The result of a call that may refuse its input with a `KnightsTourError`.
type Answer<T> = Result<T, JsValue>;
