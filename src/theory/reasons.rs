//! Why there is a tour, or none, in English: the one sentence for each code, whoever says it.

use crate::board::Square;
use crate::graph::Graph;

/// The number of squares up to which a sentence names all of them; of more it names the first three.
const MAX_NAMED: usize = 4;

/// The sentence for a code of [`Reason`](super::existence::Reason), of a [`Finding`](super::diagnosis::Finding),
/// of [`Fate::Lost`](crate::search::verdict::Fate::Lost) or of
/// [`Outcome::Impossible`](crate::search::Outcome::Impossible): without a capital and a full stop, as it follows
/// "there is no tour: ".
///
/// The squares and numbers are those that belong to the code. Where they are empty, the sentence is about some
/// squares, or about the start.
#[expect(clippy::too_many_lines, reason = "it is a table")]
pub fn sentence(graph: &Graph, code: &str, squares: &[Square], numbers: &[u32]) -> String {
    let on_board = graph.board().is_some();
    let (a_square, all) = if on_board { ("square", "squares") } else { ("vertex", "vertices") };
    let board = if on_board { "board" } else { "graph" };
    let first = numbers.first().copied().unwrap_or(0);
    let second = numbers.get(1).copied().unwrap_or(0);
    let is_known = !squares.is_empty();
    let named = |squares: &[Square], count: u32| {
        if squares.is_empty() { format!("some {all}") } else { names(graph, squares, count) }
    };
    let some = named(squares, squares.len() as u32);
    let counted = named(squares, first);
    let one = squares.len() == 1 && first <= 1;
    // A board four squares across has two outer lines and two inner ones along its longer side.
    // On a ring these are its rows.
    let is_high = graph.flat_board().is_some_and(|board| board.width() < board.height());
    let (line, lines) = if is_high { ("column", "columns") } else { ("row", "rows") };
    let name = |at: usize, unknown: &str| match squares.get(at) {
        Some(&square) => graph.name(square),
        None => unknown.to_owned(),
    };
    let start = name(0, "the start");
    match code {
        "one-square" => {
            format!("a single {a_square} is an open tour already, but it has no move to close it with")
        }
        "odd-area" => format!(
            "every move changes the colour, so a closed tour needs as many light {all} as dark ones, but this \
             {board} has an odd number of {all}"
        ),
        "side-1" => format!("on a single {line} of squares the knight has no move"),
        "side-2" if second == 2 => "on 2 × 2 squares the knight has no move".into(),
        "side-2" => format!(
            "with only two {lines}, every move goes two squares along the board, and the knight never gets \
             back to the squares that it skips"
        ),
        "side-4" => format!(
            "with four {lines}, every move from an outer {line} leads to an inner one, so a closed tour \
             could reach only half of the squares"
        ),
        "small-exception" => {
            let this = if first > 0 { format!("{first} × {second}") } else { "this".into() };
            format!("{this} is one of the few small boards without one, as a search of all possibilities shows")
        }
        "schwenk" => {
            "every full rectangle has one, unless its squares are odd in number, a side is 1, 2 or 4, or it is \
             3 × 4, 3 × 6 or 3 × 8 (Schwenk, 1991)"
                .into()
        }
        "open-theorem" => "every full rectangle has one, except a few small or narrow ones (Cull and De Curtins, \
                           1978; Conrad and others, 1994)"
            .into(),
        "knights-tour" => "the piece can make every move of the knight, and the knight has such a tour".into(),
        "torus-theorem" => "every full rectangle of at least three squares has one if both pairs of opposite edges are \
                            joined (Watkins and Hoenigman, 1997)"
            .into(),
        "cylinder-theorem" => "a full rectangle of at least three squares whose left and right edges are joined has \
                               one, unless it has a single row, or two or four rows and an even number of \
                               columns (Watkins, 2004)"
            .into(),
        "found" => "a search of all possibilities finds one".into(),
        "steps" => "a piece that steps to the next square can go through every full rectangle, to and fro along \
                    the rows (Itai, Papadimitriou and Szwarcfiter, 1982, for every start)"
            .into(),
        "circuit" => "a piece that steps to the next square can go around every full rectangle with at least two \
                      rows and columns, if its squares are even in number or the piece steps diagonally as well"
            .into(),
        "no-theorem" => "no known theorem covers this case".into(),
        "all-tried" => "every possibility was tried".into(),
        "colours" if numbers.is_empty() => {
            format!("every move changes the colour, and there are too many {all} of one colour")
        }
        "colours" => format!(
            "every move changes the colour, but there are {first} light and {second} dark {all} to visit"
        ),
        "start-colour" if on_board && first != second => {
            let ((more, colour), (fewer, other)) =
                if first < second { ((second, "dark"), (first, "light")) } else { ((first, "light"), (second, "dark")) };
            let ones = if fewer == 1 { "one" } else { "ones" };
            format!(
                "there are {more} {colour} {all} and only {fewer} {other} {ones}, so a tour must begin and end on a \
                 {colour} one, but {start} is {other}"
            )
        }
        // The vertices of a graph have no colours to be seen.
        "start-colour" => format!(
            "a tour begins and ends on the colour that has one {a_square} more, but {start} has the other colour"
        ),
        "inner-row" => format!(
            "with four {lines}, every move from an outer {line} leads to an inner one, so a tour has to begin and \
             end in an outer {line}, and {start} is in an inner one"
        ),
        "start-exception" => format!("an exhaustive search found none from {start}"),
        "end-is-start" => format!("a tour of more than one {a_square} does not end on {start}, where it begins"),
        "end-colour" if is_known => {
            let same = if first.is_multiple_of(2) { "the other" } else { "the same" };
            let from = name(1, "the start");
            format!(
                "every move changes the colour, so a tour of {first} {all} from {from} ends on a {a_square} of {same} \
                 colour, and {start} is not one"
            )
        }
        "end-colour" => "every move changes the colour, and the end has the wrong colour for this start".into(),
        "end-cut-off" => {
            format!("no move is left that a tour could use to end on {}", name(0, "the last one"))
        }
        "ends-elsewhere" => {
            let has = if one { "has" } else { "have" };
            format!("{counted} {has} a single move, so the tour would have to end there instead")
        }
        "between-theorem" => format!(
            "on every square board from 6 × 6 there is one between any two {all} whose colours allow it (Conrad and \
             others, 1994)"
        ),
        "too-few-moves" if first == 0 => format!("a {a_square} has too few moves"),
        "too-few-moves" => {
            let have = if one { "has" } else { "have" };
            match second {
                1 => format!("{counted} {have} no move"),
                _ => format!("{counted} {have} fewer than the two moves that a closed tour needs at every {a_square}"),
            }
        }
        "too-many-ends" if !is_known => {
            format!("too many {all} have a single move, and a tour has only two ends")
        }
        "too-many-ends" if one => {
            format!("{some} is a third {a_square} with only one move, and a tour has only two ends")
        }
        "too-many-ends" => format!(
            "{counted} have only one move each, and only {} of them can be an end of the tour",
            word(second)
        ),
        "not-connected" => format!("no moves lead to {counted}"),
        "cut-squares" => {
            format!("without {some} the other {all} fall into more parts than one tour can visit")
        }
        "end-parts" if !is_known => {
            format!(
                "too many parts are joined to the rest only through a few {all}, and each would need an end \
                 of the tour"
            )
        }
        "end-parts" => format!(
            "{} parts are joined only through {some}, and each would need an end of the tour, but only {} can \
             have one",
            word(first),
            word(second)
        ),
        "forced-moves" => match squares {
            [] => format!("a {a_square} would need more than two moves"),
            [_, others @ ..] => {
                format!(
                    "{start} would need more than two moves: {} have two each, and each needs its move to \
                     {start}",
                    named(others, first)
                )
            }
        },
        "forced-cycle" => {
            format!("the moves that every tour must use already form a loop through {counted} alone")
        }
        "no-two-factor" if !is_known => {
            format!("no choice of moves gives every {a_square} the two that a closed tour needs")
        }
        "no-two-factor" if one => {
            format!("{some} needs {first} moves, but the {all} around it have room for only {second}")
        }
        "no-two-factor" => format!(
            "together {some} need {first} moves, but the {all} around them have room for only {second}"
        ),
        "no-cycle-cover" if !is_known => {
            format!("no choice of moves leads from every {a_square} to another one")
        }
        "no-cycle-cover" => {
            format!("the moves from {some} lead to only {second} {all}, but {first} are needed")
        }
        "separate-cycles" if is_known && second == 0 => {
            format!("whichever two moves each {a_square} gets, none leads to an end of the tour")
        }
        "separate-cycles" => format!(
            "{counted} {} cut off from the rest, whichever moves are chosen",
            if one { "stays" } else { "stay" }
        ),
        "separate-parts" if !is_known => {
            format!("two parts of the {board} can each be visited, but not both by one tour")
        }
        "separate-parts" => {
            let (one, other) = squares.split_at(squares.len().min(first as usize));
            let (one, other) = (named(one, first), named(other, second));
            format!("a tour that visits {one} cannot also visit {other}")
        }
        "stuck" => format!("no unvisited {a_square} is a move from {}", name(0, "its end")),
        "not-closed" => format!(
            "every {a_square} is visited, and {} is not a move from {}",
            name(1, "the last"),
            name(0, "the first")
        ),
        "never-entered" => format!("no move leads to {counted} any more"),
        "start-cut-off" => {
            format!("every {a_square} that is a move from {start} is used up, so the tour cannot close")
        }
        "too-many-dead-ends" if !is_known => format!("too many {all} have one move left"),
        "too-many-dead-ends" => match (one, second) {
            (true, _) => {
                format!("{counted} has a single move left, so the tour would end there and not close")
            }
            (false, 0) => {
                format!("{counted} have a single move left each, so the tour would end there and not close")
            }
            (false, _) => format!(
                "{counted} have a single move left each, and the tour can end on only one of them"
            ),
        },
        "not-symmetric" => format!("the {board} itself is not the same when it is turned or mirrored like this"),
        "symmetry-fixed" => {
            format!("this leaves more {all} where they are than a tour with this symmetry can visit")
        }
        "symmetry-colours" => format!(
            "each {a_square} and its image would have to be half or a quarter of the tour apart, and the \
             colours, which alternate along a tour, do not allow that"
        ),
        "symmetry-no-middle" => format!(
            "it would have to reverse the tour, but no move leads from a {a_square} to its image, so the tour \
             would have no middle"
        ),
        "symmetry-ends" => "by a quarter turn an open tour would have four ends".into(),
        "cut-in-two" => format!("no moves lead from the end of the path to {counted} any more"),
        _ => code.to_owned(),
    }
}

/// "a1, b2 and c3"; of many squares "a1, b2, c3 and 7 others". The count may be larger than the list.
fn names(graph: &Graph, squares: &[Square], count: u32) -> String {
    let count = squares.len().max(count as usize);
    let shown = if count > MAX_NAMED { squares.len().min(3) } else { squares.len() };
    let mut names: Vec<String> =
        squares[..shown].iter().map(|&square| graph.name(square)).collect();
    match count - shown {
        0 => {}
        1 => names.push("1 other".into()),
        others => names.push(format!("{others} others")),
    }
    let last = names.pop().unwrap_or_default();
    if names.is_empty() { last } else { format!("{} and {last}", names.join(", ")) }
}

/// A number, as a word if small.
fn word(number: u32) -> String {
    match number {
        1 => "one".into(),
        2 => "two".into(),
        3 => "three".into(),
        4 => "four".into(),
        _ => number.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::board::leaper::Leaper;
    use crate::theory::diagnosis::Finding;
    use crate::theory::existence::Reason;

    const LOST: [&str; 12] = [
        "stuck",
        "not-closed",
        "never-entered",
        "start-cut-off",
        "too-many-dead-ends",
        "cut-in-two",
        "all-tried",
        "not-symmetric",
        "symmetry-fixed",
        "symmetry-colours",
        "symmetry-no-middle",
        "symmetry-ends",
    ];

    fn knights(side: u16) -> Graph {
        Graph::new(Board::new(side, side).unwrap(), Leaper::KNIGHT)
    }

    #[test]
    fn every_code_has_a_sentence_whatever_is_known() {
        let squares = [Square(0), Square(1), Square(2)];
        let codes = Reason::KINDS.iter().map(|&(code, _)| code);
        for code in codes.chain(Finding::CODES.iter().copied()).chain(LOST) {
            for (squares, numbers) in
                [(&squares[..0], &[][..]), (&squares[..1], &[1, 2]), (&squares, &[3, 1])]
            {
                let text = sentence(&knights(4), code, squares, numbers);
                assert!(text != code && text.contains(' '), "{code}: {text}");
                assert!(!text.ends_with('.') && !text.contains("  "), "{text}");
            }
        }
    }

    #[test]
    fn squares_are_named_as_far_as_they_are_few() {
        let squares: Vec<Square> = (0..7).map(Square).collect();
        let told =
            |some: usize, count| sentence(&knights(4), "not-connected", &squares[..some], &[count]);
        assert_eq!(told(0, 0), "no moves lead to some squares");
        assert_eq!(told(1, 1), "no moves lead to a1");
        assert_eq!(told(4, 4), "no moves lead to a1, b1, c1 and d1");
        assert_eq!(told(7, 9), "no moves lead to a1, b1, c1 and 6 others");
        let edge = Graph::from_edges(2, &[(0, 1)]).unwrap();
        assert_eq!(
            sentence(&edge, "stuck", &[], &[]),
            "no unvisited vertex is a move from its end"
        );
    }

    #[test]
    fn verbs_agree_with_the_number_of_squares() {
        let told = |code, some: u32, other| {
            let squares: Vec<Square> = (0..some).map(Square).collect();
            sentence(&knights(4), code, &squares, &[some, other])
        };
        assert_eq!(told("too-few-moves", 1, 1), "a1 has no move");
        assert_eq!(told("too-few-moves", 2, 1), "a1 and b1 have no move");
        let ends = told("too-many-ends", 3, 2);
        assert!(
            ends.starts_with("a1, b1 and c1 have only one move each, and only two of them"),
            "{ends}"
        );
        let start = sentence(&knights(3), "start-colour", &[Square(1)], &[4, 5]);
        assert!(start.starts_with("there are 5 dark squares and only 4 light ones, so"), "{start}");
        assert!(start.ends_with("begin and end on a dark one, but b1 is light"), "{start}");
        let left = told("too-many-dead-ends", 1, 0);
        assert_eq!(left, "a1 has a single move left, so the tour would end there and not close");
    }
}
