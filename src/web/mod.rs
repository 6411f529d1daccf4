//! The published JavaScript interface: converts and forwards, decides nothing.
//!
//! Its types are in `web/interface.d.ts`, which is copied into the generated declarations.
//!
//! There are two builds of it. The one for programs has all of this. The one for the page has what Explore, Play and
//! Learn ask at once, so that they are usable soon: it leaves whole files out, what only they use, and the searches of
//! some methods (`Algorithm::in_whole`).
#![cfg_attr(not(feature = "javascript"), allow(dead_code, unused_imports))]

#[cfg(feature = "javascript")]
mod animation;
mod answers;
mod by_hand;
mod canvas_painter;
mod context;
#[cfg(feature = "javascript")]
mod count;
mod diagram;
#[cfg(feature = "javascript")]
mod draft;
#[cfg(feature = "javascript")]
mod estimate;
mod existence;
mod existence_map;
#[cfg(feature = "javascript")]
mod keypad;
mod painter;
#[cfg(feature = "javascript")]
mod poster;
#[cfg(feature = "javascript")]
mod program;
#[cfg(feature = "javascript")]
mod puzzle;
mod read;
mod request;
mod session;
mod shapes;
mod slice;
mod solve;
mod tours;
#[cfg(feature = "javascript")]
mod trials;
mod verdict;
#[cfg(feature = "javascript")]
mod word_puzzle;
mod write;

use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const INTERFACE: &str = include_str!("interface.d.ts");

/// Opaque arguments and results, which exist only for their declared types: an argument may be any value.
macro_rules! declared {
    ($($name:ident: $declared:literal,)*) => {
        #[wasm_bindgen]
        extern "C" {
            $(
                #[wasm_bindgen(typescript_type = $declared)]
                pub type $name;
            )*
        }
    };
}

declared! {
    AnyText: "string",
    AnyNumber: "number",
    AnyTarget: "Target",
    AnyBoard: "string | OnGraph | WrappedBoard",
    AnyWrap: "WrapId",
    RunSettings: "RunSettings | GraphRunSettings",
    CountSettings: "CountSettings | GraphCountSettings",
    SequenceProblem: "SequenceProblem",
    View: "View",
    SvgView: "SvgView",
    Camera: "Camera | null",
    Diagram: "Diagram",
    LeaperLengths: "Leaps",
    AnyLeaper: "Leaps | string",
    AnySquare: "SquareName | number",
    SquareList: "string | SquareName[] | number[] | number[][] | Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array",
    AlgorithmList: "Algorithm[]",
    TieBreakList: "TieBreak[]",
    NamedRuleList: "NamedRule[]",
    ParsedRule: "ParsedRule",
    ParsedMoves: "ParsedMoves",
    RuleMeasureList: "RuleMeasure[]",
    AnyLanguage: "ProgramLanguageId",
    LanguageList: "ProgramLanguage[]",
    WrittenProgram: "WrittenProgram",
    BoardInfo: "BoardInfo",
    GraphInfo: "GraphInfo",
    GraphList: "NamedGraph[]",
    LeaperList: "NamedLeaper[]",
    ShapeList: "Shape[]",
    ParsedBoard: "ParsedBoard",
    Place: "{ column: number; row: number } | undefined",
    SquareBox: "SquareBox",
    OpenedRun: "OpenedRun",
    Limits: "Limits",
    Existence: "Existence",
    Feasibility: "Feasibility",
    FindingList: "Finding[]",
    Verification: "Verification",
    VerdictSettings: "VerdictSettings | GraphVerdictSettings",
    VerdictResult: "VerdictResult",
    Solution: "Solution",
    Trials: "Trials",
    StartList: "FromStart[]",
    CountProgress: "CountProgress",
    CountPlan: "CountPlan",
    Hint: "Hint | null",
    TakeoverSettings: "TakeoverSettings",
    Moment: "Moment",
    State: "State",
    SquareInfo: "SquareInfo",
    FinishedTour: "FinishedTour | undefined",
    KeypadInfo: "KeypadInfo",
    KeyCounts: "{ key: string; count: bigint }[] | undefined",
    KeyNumbers: "Uint8Array | Uint16Array",
    TextList: "string[]",
    SequenceCheck: "SequenceCheck",
    SequenceCodes: "{ lowestFirst: bigint; highestFirst: bigint }",
    PosterSettings: "PosterSettings",
    PuzzleSettings: "PuzzleSettings",
    PuzzleMakerSettings: "PuzzleMakerSettings",
    PuzzleEntries: "PuzzleEntries",
    PuzzleResult: "PuzzleResult",
    PuzzleHint: "PuzzleHint",
    PuzzleStepList: "PuzzleStep[]",
    PuzzleGrading: "PuzzleGrading | undefined",
    MadePuzzle: "MadePuzzle | undefined",
    PuzzleSymmetryList: "PuzzleSymmetry[]",
    SquareNameList: "SquareName[]",
    WordPuzzleSettings: "WordPuzzleSettings",
    WordPuzzle: "WordPuzzle",
    WordGridSettings: "WordGridSettings",
    WordGrid: "WordGrid",
    Progress: "Progress",
    Found: "\"found\" | \"end\" | \"limit\"",
    ExistenceTable: "RectangleExistence[][]",
    ArgumentParts: "ArgumentPart[]",
    EstimateSettings: "EstimateSettings",
    Estimate: "Estimate",
    EstimateSoFar: "EstimateSoFar",
    AnimationSettings: "AnimationSettings | GraphAnimationSettings",
    AnimationPlan: "AnimationPlan | null",
    AnimationProgress: "AnimationProgress",
}

#[wasm_bindgen]
extern "C" {
    /// Milliseconds, from an arbitrary origin.
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn now() -> f64;
}

/// The result of a call that may reject its input with a `KnightsTourError`.
type Answer<T> = Result<T, JsValue>;
