//! What can be wrong with a call itself.

use crate::error::{Fact, Tell, refusals};

refusals! {
    /// Why a call is refused that asks for nothing wrong as such.
    pub enum BoundaryError {
        /// A value is none that the setting can have.
        BadSetting {
            /// The setting's name.
            setting: &'static str,
            /// The value, shortened when long.
            value: String,
            /// What it can be.
            wanted: Wanted,
        } => "bad-setting",
        /// A text is longer than anything that it could say.
        TooLong {
            /// The setting's name.
            setting: &'static str,
            /// The most characters there can be.
            most: usize,
        } => "too-long",
        /// More walks than one call makes.
        TooManyWalks {
            /// The number asked for.
            walks: u32,
            /// The most there can be.
            most: u32,
        } => "bad-setting",
        /// The board is too large for its tours to be listed.
        TooLargeToList {
            /// Its squares.
            squares: usize,
            /// Squares of the largest.
            largest: usize,
        } => "not-for-this-board",
        /// The board is too large for an argument square by square.
        TooLargeToArgue {
            /// Its squares.
            squares: usize,
            /// Squares of the largest.
            largest: usize,
        } => "not-for-this-board",
        /// The browser lacks something.
        NotSupported {
            /// What it lacks.
            lacking: Wanted,
        } => "not-supported",
        /// There is nothing to paint an animation on.
        NeedsCanvas => "needs-canvas",
        /// A search that was to deliver a tour ended without one.
        NoTour {
            /// Squares on the path at the end.
            visited: usize,
            /// Squares of the board.
            squares: usize,
        } => "no-tour",
        /// A tour was asked for where there is none.
        NoSuchTour {
            /// The code of what rules it out.
            why: &'static str,
        } => "no-tour",
        /// A count takes too long to be made at once.
        CountTooLong => "too-long-for-one-call",
        /// A search takes too long to be made at once.
        SearchTooLong => "too-long-for-one-call",
    }
}

/// Lists what can be wanted of a value, each with its name in the catalogue.
macro_rules! wanted {
    ($($variant:ident = $name:literal,)*) => {
        /// What a value can be, or what a browser should have.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs)] // The catalogue says what each is.
        pub enum Wanted {
            $($variant,)*
        }

        impl Wanted {
            /// The name of each in the catalogue, in the order of the variants.
            pub const NAMES: &'static [&'static str] = &[$($name),*];
        }
    };
}

wanted! {
    Text = "a-text",
    Board = "a-board",
    BoardText = "board-text",
    Rows = "rows",
    Graph = "a-graph",
    Leaper = "a-leaper",
    RunSettings = "run-settings",
    CountSettings = "count-settings",
    View = "a-view",
    Camera = "a-camera",
    ForSessions = "session-only",
    Number = "a-number",
    Count = "a-count",
    Flag = "a-flag",
    Bytes = "bytes",
    BytesOrNoLimit = "bytes-or-no-limit",
    AnimationSize = "animation-size",
    AnimationDelay = "animation-delay",
    Step = "step",
    CanvasMaker = "canvas-maker",
    MillisecondsFrom0 = "milliseconds-from-0",
    MillisecondsOrNoLimit = "milliseconds-or-no-limit",
    Seeds = "seeds",
    SettingNames = "setting-names",
    Layers = "layers",
    Themes = "themes",
    PosterThemes = "poster-themes",
    PosterSettings = "poster-settings",
    Landmarks = "landmarks",
    Squares = "squares",
    SquareList = "square-list",
    PairList = "pair-list",
    Looks = "looks",
    MapSide = "map-side",
    Weights = "weights",
    KeypadRows = "keypad-rows",
    KeypadProblem = "a-problem",
    OneKey = "one-key",
    Limits = "limits",
    Keys = "keys",
    RandomNumbers = "random-numbers",
    CanvasContext = "canvas-context",
    Canvas = "canvas",
}

impl Tell for Wanted {
    fn fact(&self) -> Fact {
        Fact::Phrase(Wanted::NAMES[*self as usize])
    }
}
