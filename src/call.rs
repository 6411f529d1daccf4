//! Errors of calls themselves.

use crate::count::estimate::{WEIGHTS, weight_in_digits};
use crate::count::{LEAST_MEMORY, MAX_MEMORY};
use crate::error::wording::grouped;
use crate::error::{Excerpt, errors, phrases};
use crate::run::animation;
use crate::scene::poster::POSTER_THEMES;
use crate::scene::{Layers, THEMES};

errors! {
    /// Why a call is rejected, apart from errors of what it asks for.
    pub enum CallError {
        /// The setting cannot have this value.
        BadSetting {
            /// The setting's name.
            setting: &'static str,
            /// The value, shortened if long.
            value: Excerpt,
            /// The allowed values.
            wanted: Wanted,
        } => "bad-setting", "{setting} cannot be \"{value}\"; it can be {wanted}";
        /// There is no such setting, but one with a similar name.
        MisspeltSetting {
            /// The name given, shortened if long.
            name: Excerpt,
            /// The setting with the similar name.
            nearest: &'static str,
        } => "unknown-setting", "there is no setting {name}; did you mean {nearest}?";
        /// There is no such setting, nor one with a similar name.
        UnknownSetting {
            /// The name given, shortened if long.
            name: Excerpt,
            /// The existing settings.
            known: Vec<&'static str>,
        } => "unknown-setting",
            "there is no setting \"{name}\"; there are: {known}", known = known.join(", ");
        /// The text is too long to be valid.
        TooLong {
            /// The setting's name.
            setting: &'static str,
            /// The maximum number of characters.
            most: usize,
        } => "too-long", "{setting} can have at most {most} characters", most = grouped(most);
        /// The call would make too many walks.
        TooManyWalks {
            /// The number asked for.
            walks: u32,
            /// The maximum number.
            most: u32,
        } => "bad-setting",
            "walks cannot be \"{walks}\"; one call can make at most {most} on this board (use an Estimator \
             for more)";
        /// The board is too large to list its tours.
        TooLargeToList {
            /// Its squares.
            squares: usize,
            /// The maximum number of squares.
            largest: usize,
        } => "not-for-this-board",
            "listing works on up to {largest} squares; this board has {squares}",
            largest = grouped(largest),
            squares = grouped(squares);
        /// The board is too large for an argument square by square.
        TooLargeToArgue {
            /// Its squares.
            squares: usize,
            /// The maximum number of squares.
            largest: usize,
        } => "not-for-this-board",
            "an argument works on up to {largest} squares; this board has {squares}",
            largest = grouped(largest),
            squares = grouped(squares);
        /// The board is too large for a verdict on a path.
        TooLargeForAVerdict {
            /// Its squares, holes counted.
            squares: usize,
            /// The maximum number of squares.
            largest: usize,
        } => "not-for-this-board",
            "an unfinished path can be judged on up to {largest} squares, holes included; this board has \
             {squares}", largest = grouped(largest), squares = grouped(squares);
        /// The browser lacks a feature.
        NotSupported {
            /// The missing feature.
            lacking: Wanted,
        } => "not-supported", "this browser does not have {lacking}; use a current one";
        /// There is no canvas to paint an animation on.
        NeedsCanvas => "needs-canvas",
            "an animation needs a canvas; where there is no OffscreenCanvas, as in Node, set canvas to a \
             function (width, height) => canvas of a canvas package whose Path2D is global";
        /// A search for a tour ended without one.
        NoTour {
            /// Squares on the path at the end.
            visited: usize,
            /// Squares of the board.
            squares: usize,
        } => "no-tour",
            "no tour was found: the search ended with {visited} of {squares} squares visited; \
             backtracking or another start may find one";
        /// The requested tour does not exist.
        NoSuchTour {
            /// The code of the reason.
            why: &'static str,
        } => "no-tour", "there is no such tour ({why}); ask `diagnose` for the squares to blame";
        /// The count would take too long for a single call.
        CountTooLong => "too-long-for-one-call",
            "this count takes too long for one call; set limit to \"none\" in scripts and workers, or \
             make a TourCounter and call its advance(milliseconds) until it is done";
        /// The search would take too long for a single call.
        SearchTooLong => "too-long-for-one-call",
            "this search takes too long for one call; set limit to more milliseconds, or to \"none\" in \
             scripts and workers";
    }
}

impl CallError {
    /// The error for an unknown setting.
    pub fn unknown_setting(name: &str, known: &[&'static str]) -> Self {
        let quoted = Excerpt::from(name);
        let name = plain(&quoted.to_string());
        let distances = known.iter().map(|each| (distance(&name, &plain(each)), *each));
        match distances.min_by_key(|(distance, _)| *distance) {
            Some((distance, nearest)) if distance <= nearest.len().min(6) / 2 => {
                Self::MisspeltSetting { name: quoted, nearest }
            }
            _ => Self::UnknownSetting { name: quoted, known: known.to_vec() },
        }
    }
}

/// A name in lower case without separators, for comparison.
fn plain(name: &str) -> Vec<char> {
    let letters = name.chars().filter(|letter| !matches!(letter, '-' | '_' | ' '));
    letters.flat_map(char::to_lowercase).collect()
}

/// The edit distance of two words. Cost: the product of their lengths.
fn distance(one: &[char], other: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, letter) in one.iter().enumerate() {
        let mut before = i;
        row[0] = i + 1;
        for (j, with) in other.iter().enumerate() {
            let changed = before + usize::from(letter != with);
            before = row[j + 1];
            row[j + 1] = changed.min(before + 1).min(row[j] + 1);
        }
    }
    row[other.len()]
}

phrases! {
    /// The allowed values of a setting, or a required feature of a browser.
    #[derive(Copy)]
    #[allow(missing_docs)] // Its `Display` says what each is.
    pub enum Wanted {
        Text => "a text";
        Board => "a text such as \"8x8\"";
        BoardText => "a board such as \"8x8\"";
        Rows => "rows of . and #";
        Graph => "a text such as \"1-2 2-3\"";
        Rule => "a text such as \"fewest onward, farthest centre\"";
        Language => "a text such as \"python\"";
        Leaper => "two whole numbers, as in [1, 2], a list of such pairs, or a text such as 0,1+1,1";
        RunSettings => "an object such as {{ board: \"8x8\" }}";
        CountSettings => "an object such as {{ board: \"6x6\" }}";
        View => "an object such as {{ width: 400, height: 400 }}";
        Camera => "as in {{ zoom: 2, x: 4, y: 4 }}";
        ForSessions => "given to a Session, and to nothing else";
        Number => "a whole number";
        Count => "a whole number from 0 to 4294967295";
        Flag => "true or false";
        CanvasMaker => "a function (width, height) => canvas";
        MillisecondsFrom0 => "a number of milliseconds from 0";
        MillisecondsOrNoLimit => "a number of milliseconds from 0, or \"none\"";
        Seeds => "an array of at most 1000 texts";
        SettingNames => "an array of settings, such as [\"start\"]";
        PuzzleSettings => "an object such as {{ givens: \"1 . ./. # ./3 . .\" }}";
        PuzzleMakerSettings => "an object such as {{ board: \"8x8\", grade: \"hard\" }}";
        PuzzleEntries => "an object such as {{ c5: 17 }}";
        WordPuzzleSettings => "an object such as {{ text: \"A verse of syl-la-bles\" }}";
        WordGridSettings => "an object such as {{ grid: \"verse a of\" }}";
        PosterSettings => "an object such as {{ board: \"5x5\", squares: tour }}";
        Landmarks => "tie, dead-end";
        Squares => "an array of squares, by name or by number, or a text";
        SquareList => "a list of squares";
        PairList => "a list of pairs";
        Looks => "chequered, blank, none";
        MapSide => "a whole number from 1 to 64";
        KeypadRows => "rows such as \"123/456/789/ 0 \"";
        KeypadProblem => "an object such as {{ keypad: \"123/456/789/ 0 \", length: 7 }}";
        OneKey => "one key of the keypad";
        Limits => "an array such as [{{ keys: \"AEIO\", atMost: 2 }}]";
        Keys => "a text of keys";
        RandomNumbers => "random numbers";
        CanvasContext => "2D context of a canvas to draw on";
        Canvas => "canvas to draw on";
        Bytes with { least: u64 = LEAST_MEMORY, most: u64 = MAX_MEMORY, }
            => "a number of bytes from {least} to {most}";
        BytesOrNoLimit with { least: u64 = LEAST_MEMORY, most: u64 = MAX_MEMORY, }
            => "a number of bytes from {least} to {most}, or \"none\" for the time of a call";
        AnimationSize with { least: u32 = *animation::SIZES.start(), most: u32 = *animation::SIZES.end(), }
            => "a whole number of pixels from {least} to {most}";
        AnimationDelay with { least: u32 = *animation::DELAYS.start(), most: u32 = *animation::DELAYS.end(), }
            => "a whole number of milliseconds from {least} to {most}";
        Step with { most: u32 = animation::MAX_STEPS, } => "a whole number of steps from 0 to {most}";
        Layers with { known: String = Layers::NAMES.join(", "), } => "an array of {known}";
        Themes with { known: String = THEMES.each_ref().map(|theme| theme.id).join(", "), } => "{known}";
        PosterThemes with { known: String = POSTER_THEMES.each_ref().map(|theme| theme.id).join(", "), }
            => "{known}";
        Weights with {
            least: String = weight_in_digits(*WEIGHTS.start()),
            most: String = weight_in_digits(*WEIGHTS.end()),
        } => "a number from {least} to {most}";
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::error::BoardError;
    use crate::choice::Choice;
    use crate::error::{Error, Fact};
    use crate::keypad::KeypadError;
    use crate::run::error::{IllegalMove, RunError};
    use crate::search::TieBreak;
    use crate::tour::NotATour;

    const KNOWN: [&str; 4] = ["start", "tieBreak", "whenStuck", "target"];

    fn taken_for(name: &str) -> Option<&'static str> {
        match CallError::unknown_setting(name, &KNOWN) {
            CallError::MisspeltSetting { nearest, .. } => Some(nearest),
            _ => None,
        }
    }

    #[test]
    fn a_misspelt_setting_is_taken_for_the_nearest() {
        for (name, nearest) in [
            ("when_stuck", "whenStuck"),
            ("when-stuck", "whenStuck"),
            ("whenstuck", "whenStuck"),
            ("Start", "start"),
            ("tiebrake", "tieBreak"),
            ("taget", "target"),
        ] {
            assert_eq!(taken_for(name), Some(nearest), "{name}");
        }
        for name in ["", "colour", "constructor", "é", &"start".repeat(1000)] {
            assert_eq!(taken_for(name), None, "{name}");
        }
    }

    #[test]
    fn facts_are_put_into_words() {
        let height = 4097;
        assert_eq!(
            BoardError::TooLarge { width: u64::MAX, height }.to_string(),
            "a board of very many × 4097 is too large; each side can be at most 4096"
        );
        assert_eq!(
            RunError::IllegalMove { square: "e5".into(), what: IllegalMove::Hole }.to_string(),
            "e5 cannot be the next move: it is a hole; choose a square"
        );
        let fault = NotATour::Incomplete { visited: 3, squares: 64 };
        assert_eq!(
            RunError::NotATour { fault }.to_string(),
            "these squares are not a tour: only 3 of 64 squares are visited"
        );
        let unseen = KeypadError::BadKey { character: '\u{301}', row: 1, place: 2 };
        assert!(unseen.to_string().starts_with("'\\u{301}' in row 1, place 2, cannot be a key"));
        let (setting, value, wanted) = ("settings", "3".into(), Wanted::RunSettings);
        assert_eq!(
            CallError::BadSetting { setting, value, wanted }.to_string(),
            "settings cannot be \"3\"; it can be an object such as { board: \"8x8\" }"
        );
    }

    #[test]
    fn long_texts_are_cut() {
        let id = "é".repeat(100_000);
        let error = Error::from(TieBreak::by_id(&id).unwrap_err());
        assert!(error.to_string().contains(&format!("\"{}…\"", "é".repeat(40))), "{error}");
        let (_, value) = error.facts().remove(1);
        assert_eq!(value, Fact::Text("é".repeat(40) + "…"));
    }
}
