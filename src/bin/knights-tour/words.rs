//! What the command says to people, beside the errors, whose sentences are the library's.

use knights_tour::error::Fact;
use knights_tour::messages::sentence;
use knights_tour::search::{Choice, Target};
use knights_tour::statistics::Statistics;
use knights_tour::{Error, Graph, Tour};

/// Why there is no tour, or is one, by the codes of the library.
const REASONS: &[(&str, &str)] = &[
    ("one-square", "there is one square only"),
    (
        "odd-area",
        "every move changes the colour, and an odd number of squares has one more of one colour",
    ),
    ("side-1", "a board one square wide has no move"),
    (
        "side-2",
        "on a board two squares wide the knight cannot return to the squares that it passes",
    ),
    ("side-4", "on a board four squares wide all moves from the outer rows lead to the inner rows"),
    ("small-exception", "it is one of the few small boards without one"),
    ("schwenk", "every full rectangle that is not excluded has one (Schwenk, 1991)"),
    (
        "open-theorem",
        "every full rectangle that is not excluded has one (Cull and De Curtins, 1978; Conrad and others, 1994)",
    ),
    ("colours", "every move changes the colour, and there are too many squares of one colour"),
    (
        "start-colour",
        "a tour begins and ends on the colour that has one square more, and the start has the other",
    ),
    ("inner-row", "on a board four squares wide tours begin and end in the outer rows"),
    ("start-exception", "an exhaustive search found none from this start"),
    ("too-few-moves", "there are squares with too few moves"),
    ("not-connected", "not all squares can be reached from one another"),
    ("no-theorem", "no theorem known here decides it"),
    (
        "too-many-ends",
        "too many squares have a single move, and only two squares can be ends of a tour",
    ),
    ("cut-squares", "without one square the others fall into more parts than a tour can visit"),
    (
        "end-parts",
        "too many parts hang on the others by one square, and each would hold an end of the tour",
    ),
    (
        "forced-moves",
        "a square would need more than two moves, since its neighbours have no others",
    ),
    (
        "forced-cycle",
        "moves that a tour has to take close a cycle through some of the squares only",
    ),
    ("no-two-factor", "squares whose moves all lead to few others cannot have two moves each"),
    ("no-cycle-cover", "all moves of some squares lead to fewer squares than these are"),
    (
        "separate-cycles",
        "however every square is given two moves, some squares are never joined to the others",
    ),
    ("separate-parts", "no tour comes to all squares, however its moves are chosen"),
    ("all-tried", "every possibility was tried"),
    ("stuck", "no unvisited square is a move from its end"),
    ("not-closed", "all squares are visited, and the last is no move from the first"),
    ("never-entered", "there are squares to which no move leads any more"),
    ("start-cut-off", "no neighbour of the start is left to close the tour from"),
    ("too-many-dead-ends", "too many squares have one move left"),
    ("cut-in-two", "no moves join all unvisited squares to its end"),
];

/// The most squares that are named in a sentence.
const NAMED: usize = 5;

/// Why there is no tour, or is one.
pub fn reason(code: &'static str) -> &'static str {
    REASONS.iter().find(|(known, _)| *known == code).map_or(code, |(_, words)| words)
}

/// Some squares, by their names.
pub fn some(names: &[String]) -> String {
    match names.len().checked_sub(NAMED) {
        None | Some(0) => names.join(", "),
        Some(others) => format!("{} and {others} more", names[..NAMED].join(", ")),
    }
}

/// What is wrong with a value, in which settings are called as on the command line: `--tie-break`.
pub fn refusal(error: &Error) -> String {
    let sentence = sentence(error.refusal());
    let facts = error.refusal().facts();
    let setting = facts.iter().find_map(|(name, fact)| match fact {
        Fact::Text(word) if *name == "setting" => Some(word.as_str()),
        _ => None,
    });
    let sentence = match setting {
        Some(setting) => sentence.replacen(setting, &option(setting), 1),
        None => sentence,
    };
    match error.code() {
        "too-much-memory" => format!("{sentence} (--memory)"),
        // The catalogue writes it as programs do.
        "no-tour" => sentence.replace("whenStuck \"backtrack\"", "--when-stuck backtrack"),
        _ => sentence,
    }
}

/// The option that a setting is: `--when-stuck`.
fn option(setting: &str) -> String {
    let name = match setting {
        // These stand by themselves.
        "board" | "tour" => return setting.to_uppercase(),
        "algorithm" => "method",
        other => other,
    };
    let mut option = String::from("--");
    for letter in name.chars() {
        if letter.is_ascii_uppercase() {
            option.push('-');
        }
        option.push(letter.to_ascii_lowercase());
    }
    option
}

/// What something is on: "6x6", "a board of 60 squares".
pub fn ground(graph: &Graph) -> String {
    match graph.board() {
        Some(board) if board.is_full() => board.to_string(),
        Some(board) => format!("a board of {} squares", board.squares()),
        None => format!("a graph of {} vertices", graph.squares()),
    }
}

/// "a closed tour", "an open tour"
pub fn a_tour(target: Target) -> String {
    match target {
        Target::Open => "an open tour".to_owned(),
        Target::Closed => format!("a {} tour", target.id()),
    }
}

/// The kind of tour that it is: closed, where it closes.
pub fn kind(tour: &Tour) -> Target {
    if tour.is_closed() { Target::Closed } else { Target::Open }
}

/// So many of something: "1 turn", "2 turns".
pub fn count(number: u64, name: &str) -> String {
    format!("{number} {name}{}", if number == 1 { "" } else { "s" })
}

/// What there is to say of a tour: "611 turns, 769 crossings, semi-magic".
pub fn particulars(statistics: &Statistics) -> String {
    let mut parts = vec![count(statistics.turns.into(), "turn")];
    parts.extend(statistics.crossings.map(|crossings| count(crossings, "crossing")));
    let symmetries = statistics.symmetries.len();
    if symmetries > 1 {
        let names: Vec<&str> = statistics.symmetries[1..].iter().map(|each| each.id()).collect();
        parts.push(format!("symmetric by {}", names.join(", ")));
    }
    if let Some(sums) = statistics.sums.as_ref().filter(|sums| sums.are_semi_magic()) {
        let kind = if sums.are_magic() { "magic" } else { "semi-magic" };
        parts.push(format!("{kind}: rows and columns of {}", sums.rows[0]));
    }
    parts.join(", ")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use knights_tour::diagnosis::Finding;
    use knights_tour::existence::Reason;

    use super::*;

    #[test]
    fn every_reason_of_the_library_has_words() {
        let known: BTreeSet<&str> = REASONS.iter().map(|(code, _)| *code).collect();
        assert_eq!(known.len(), REASONS.len(), "a code has words twice");
        let codes = Reason::KINDS.iter().map(|(code, _)| code).chain(Finding::CODES);
        for code in codes {
            assert!(known.contains(code), "{code}");
        }
    }

    #[test]
    fn settings_are_called_as_on_the_command_line() {
        assert_eq!(
            ["tieBreak", "algorithm", "board"].map(option),
            ["--tie-break", "--method", "BOARD"]
        );
    }

    #[test]
    fn few_squares_are_named() {
        let names: Vec<String> = (1..=7).map(|rank| format!("a{rank}")).collect();
        assert_eq!(some(&names[..5]), "a1, a2, a3, a4, a5");
        assert_eq!(some(&names), "a1, a2, a3, a4, a5 and 2 more");
        assert_eq!(some(&[]), "");
    }
}
