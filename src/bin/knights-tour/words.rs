//! The command's messages for people, except errors, whose sentences are the library's.

use knights_tour::error::Fact;
use knights_tour::search::{Choice, Target, Tried};
use knights_tour::statistics::Statistics;
use knights_tour::{Error, Graph, Tour, Wrap};

/// The maximum number of squares named in a sentence.
const NAMED: usize = 5;

/// Some squares, by name.
pub fn some(names: &[String]) -> String {
    match names.len().checked_sub(NAMED) {
        None | Some(0) => names.join(", "),
        Some(others) => format!("{} and {others} more", names[..NAMED].join(", ")),
    }
}

/// The sentence of an error, with settings named as on the command line: `--tie-break`.
pub fn refusal(error: &Error) -> String {
    let facts = error.facts();
    let fact = |wanted: &str| {
        facts.iter().find_map(|(name, fact)| match fact {
            Fact::Text(text) if *name == wanted => Some(text),
            _ => None,
        })
    };
    match (fact("setting"), fact("value"), fact("known")) {
        (Some(setting), Some(value), Some(known)) => {
            format!("{} cannot be \"{value}\"; it can be {known}", option(setting))
        }
        (Some(setting), ..) => format!("{}: {error}", option(setting)),
        _ => match error.kind() {
            _ if error.code() == "too-much-memory" => {
                format!("{error} (--memory, or for full rectangles --scratch)")
            }
            "ScratchError.Unfinished" => format!("{error} (--resume)"),
            "ScratchError.NothingToResume" => format!("{error} without --resume"),
            _ => error.to_string(),
        },
    }
}

/// What an option of single methods sets.
pub fn option_of_methods(id: &str) -> &'static str {
    match id {
        "order" => "The order in which squares are tried",
        "prune" => "Turns back as soon as the path can no longer become a tour",
        "growth" => "How the path grows",
        "update" => "The order in which neurons are updated",
        "equation" => "The rule of the neurons, corrected or as it was printed",
        "merge" => "Joins several cycles at the end",
        _ => "A setting",
    }
}

/// The option for a setting: `--when-stuck`.
fn option(setting: &str) -> String {
    let name = match setting {
        // These are positional arguments.
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

/// The name of a board or graph: "6x6", "a board of 60 squares", "6x6 with wrap both".
pub fn board_or_graph(graph: &Graph) -> String {
    let name = match graph.board() {
        Some(board) if board.is_full() => board.to_string(),
        Some(board) => format!("a board of {} squares", board.squares()),
        None => format!("a graph of {} vertices", graph.squares()),
    };
    match graph.wrap() {
        Wrap::Flat => name,
        wrap => format!("{name} with wrap {wrap}"),
    }
}

/// "a closed tour", "an open tour"
pub fn a_tour(target: Target) -> String {
    let article = if target == Target::Open { "an" } else { "a" };
    format!("{article} {} tour", target.id())
}

/// The kind of a tour: closed if it can be closed.
pub fn kind(tour: &Tour) -> Target {
    if tour.is_closed() { Target::Closed } else { Target::Open }
}

/// A number of things: "1 turn", "2 turns".
pub fn count(number: u64, name: &str) -> String {
    format!("{number} {name}{}", if number == 1 { "" } else { "s" })
}

/// What several methods have tried without success, as the continuation of a sentence.
pub fn tried(tried: Option<&Tried>) -> String {
    let told = |Tried { methods, rounds }: &Tried| {
        format!("; tried: {}; {}", methods.join(", "), count((*rounds).into(), "round"))
    };
    tried.map_or(String::new(), told)
}

/// Statistics of a tour: "611 turns, 769 crossings, semi-magic".
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
    use super::*;

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
