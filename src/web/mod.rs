//! The published JavaScript interface: converts and forwards, decides nothing.
//!
//! Its types are in `web/interface.d.ts`, which is copied into the generated declarations.

mod animation;
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
mod painter;
mod poster;
mod read;
mod request;
mod session;
mod slice;
mod solve;
mod verdict;
mod write;

use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const INTERFACE: &str = include_str!("interface.d.ts");

// Opaque arguments and results, which exist only for their declared types.
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(typescript_type = "RunSettings | GraphRunSettings")]
    pub type RunSettings;
    #[wasm_bindgen(typescript_type = "CountSettings | GraphCountSettings")]
    pub type CountSettings;
    #[wasm_bindgen(typescript_type = "SequenceProblem")]
    pub type SequenceProblem;
    #[wasm_bindgen(typescript_type = "View")]
    pub type View;
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
    #[wasm_bindgen(typescript_type = "SquareBox")]
    pub type SquareBox;
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
    #[wasm_bindgen(typescript_type = "Verification")]
    pub type Verification;
    #[wasm_bindgen(typescript_type = "VerdictSettings | GraphVerdictSettings")]
    pub type VerdictSettings;
    #[wasm_bindgen(typescript_type = "VerdictResult")]
    pub type VerdictResult;
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
    #[wasm_bindgen(typescript_type = "PosterSettings")]
    pub type PosterSettings;
    #[wasm_bindgen(typescript_type = "Progress")]
    pub type Progress;
    #[wasm_bindgen(typescript_type = "\"found\" | \"end\" | \"limit\"")]
    pub type Found;
}

#[wasm_bindgen]
extern "C" {
    /// Milliseconds, from an arbitrary origin.
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn now() -> f64;
}

/// The result of a call that may reject its input with a `KnightsTourError`.
type Answer<T> = Result<T, JsValue>;
