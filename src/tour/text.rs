//! Tours as people and programs write them; how one is written, is found out.

use super::error::TourTextError;
use crate::board::error::SquareError;
use crate::board::notation::parse_squares;
use crate::board::{Board, Square};
use crate::error::{Error, excerpt};
use crate::graph::Graph;
use crate::graph::edge_list::is_of_name;
use crate::pieces::{Words, is_letter, pieces, words};
use crate::sort::sort;
use crate::tour::Tour;

/// How a tour is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Squares by their names, `a1 c2`, whatever stands between them; vertices of a graph likewise.
    Squares,
    /// The board, top row first, with a number for each square: its turn in the tour.
    NumberedBoard,
    /// Row and column of one square after the other, the top row being the first.
    Pairs,
    /// One square after the other as a number, by rows from the bottom.
    Numbers,
}

impl Form {
    /// The form's word in the interface to JavaScript.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Squares => "squares",
            Self::NumberedBoard => "numbered-board",
            Self::Pairs => "pairs",
            Self::Numbers => "numbers",
        }
    }
}

/// Something in the text of a tour that is none of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// How many squares were read before it.
    pub at: usize,
    /// What is wrong.
    pub error: Error,
}

/// A text read as a tour, which it need not be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TourText {
    /// How it is written.
    pub form: Form,
    /// The squares that could be read, in their order.
    pub squares: Vec<Square>,
    /// What could not, at most [`MAX_PROBLEMS`].
    pub problems: Vec<Problem>,
}

/// The most problems that are told.
pub const MAX_PROBLEMS: usize = 20;

/// Characters of a text for each square, and those that it may have besides.
const CHARACTERS_A_SQUARE: usize = 32;
const SPARE_CHARACTERS: usize = 10_000;

/// The most characters of a tour's text.
#[must_use]
pub fn max_characters(graph: &Graph) -> usize {
    SPARE_CHARACTERS + CHARACTERS_A_SQUARE * graph.len()
}

/// Reads a tour: squares by name (`a1 c2 e3`, `a1c2e3`, with anything between them); a numbered board
/// from 0 or 1; pairs of row and column from 0 or 1; or the numbers of squares. Lists in brackets, as
/// programs print them, are read like lines.
///
/// Where several readings are possible, it is the one with the fewest problems, and with the fewest
/// squares that are no move from the one before.
///
/// Cost: linear in the text and the board.
///
/// # Errors
/// [`TourTextError::TooLong`].
pub fn read(graph: &Graph, text: &str) -> Result<TourText, TourTextError> {
    let most = max_characters(graph);
    if text.len() > most {
        return Err(TourTextError::TooLong { most });
    }
    let Some(board) = graph.board() else {
        let words = words(text, |each| !is_of_name(each));
        return Ok(names(words, |_| true, &|name| Ok(vec![graph.find(name)?])));
    };
    if text.contains(is_letter) {
        // Numbers by themselves count the moves.
        let words = words(text, |each| !is_letter(each) && !each.is_ascii_digit());
        let is_name = |word: &str| word.contains(is_letter);
        return Ok(names(words, is_name, &|word| parse_squares(board, word)));
    }
    let readings = numeric(board, text);
    let cost = |reading: &TourText| (reading.problems.len(), broken_moves(graph, &reading.squares));
    let best = readings.into_iter().min_by_key(cost);
    Ok(best.unwrap_or(TourText { form: Form::Squares, squares: Vec::new(), problems: Vec::new() }))
}

/// Squares that are no move from the one before.
fn broken_moves(graph: &Graph, squares: &[Square]) -> usize {
    squares.windows(2).filter(|pair| !graph.are_neighbours(pair[0], pair[1])).count()
}

/// Squares and problems, as they come.
struct Found(TourText);

impl Found {
    fn new(form: Form) -> Self {
        Self(TourText { form, squares: Vec::new(), problems: Vec::new() })
    }

    fn fault(&mut self, error: impl Into<Error>) {
        if self.0.problems.len() < MAX_PROBLEMS {
            self.0.problems.push(Problem { at: self.0.squares.len(), error: error.into() });
        }
    }

    fn square(&mut self, square: Result<Square, SquareError>) {
        match square {
            Ok(square) => self.0.squares.push(square),
            Err(error) => self.fault(error),
        }
    }
}

fn names(
    words: Words<'_>,
    is_name: fn(&str) -> bool,
    read: &dyn Fn(&str) -> Result<Vec<Square>, SquareError>,
) -> TourText {
    let mut found = Found::new(Form::Squares);
    for word in words.filter(|word| is_name(word)) {
        match read(word) {
            Ok(squares) => found.0.squares.extend(squares),
            Err(error) => found.fault(error),
        }
    }
    found.0
}

/// A cell of a text without letters: a number, or a sign for a hole.
type Cell = Option<u64>;

/// The cells of every line, or of what stands between brackets; without empty lines.
fn rows(text: &str) -> Vec<Vec<Cell>> {
    let ends = |each| matches!(each, '\n' | ';' | ')' | ']' | '}');
    pieces(text, ends).map(cells).filter(|row| !row.is_empty()).collect()
}

fn cells(line: &str) -> Vec<Cell> {
    let mut cells = Vec::new();
    let mut rest = line;
    while let Some(first) = rest.chars().next() {
        let digits = rest.find(|each: char| !each.is_ascii_digit()).unwrap_or(rest.len());
        if digits > 0 {
            cells.push(Some(rest[..digits].parse().unwrap_or(u64::MAX)));
            rest = &rest[digits..];
            continue;
        }
        rest = &rest[first.len_utf8()..];
        let is_negative = first == '-' && rest.starts_with(|each: char| each.is_ascii_digit());
        if is_negative {
            // As `-1`, which is a hole.
            rest = rest.trim_start_matches(|each: char| each.is_ascii_digit());
        }
        if is_negative || matches!(first, '#' | '.' | '*' | '_') {
            cells.push(None);
        }
    }
    cells
}

/// Every way to read a text without letters.
fn numeric(board: &Board, text: &str) -> Vec<TourText> {
    let rows = rows(text);
    let (width, height) = (usize::from(board.width()), usize::from(board.height()));
    if rows.len() == height
        && let Some(numbers) = grid(board, &rows)
    {
        return vec![numbered(board, &numbers)];
    }
    let numbers: Vec<u64> = rows.iter().flatten().copied().flatten().collect();
    let are_pairs = rows.len() > 1 && rows.iter().all(|row| row.len() == 2);
    if are_pairs || numbers.len() as u64 == 2 * u64::from(board.squares()) {
        return pairs(board, &numbers);
    }
    let mut readings = vec![in_order(board, &numbers, false), in_order(board, &numbers, true)];
    let all: Vec<Cell> = rows.into_iter().flatten().collect();
    if all.len() == width * height {
        let rows: Vec<Vec<Cell>> = all.chunks(width).map(<[Cell]>::to_vec).collect();
        readings.extend(grid(board, &rows).map(|numbers| numbered(board, &numbers)));
    }
    readings
}

/// The numbers on a board's squares, by the squares' numbers; `None` where rows are too short or too
/// long. Of holes something may stand there or nothing.
fn grid(board: &Board, rows: &[Vec<Cell>]) -> Option<Vec<Cell>> {
    let width = usize::from(board.width());
    let mut numbers = vec![None; board.area() as usize];
    for (above, row) in rows.iter().enumerate() {
        let first = (rows.len() - 1 - above) * width;
        let all = || (first..first + width).map(|number| Square(number as u32));
        let squares: Vec<Square> = all().filter(|&square| !board.is_hole(square)).collect();
        if row.len() == width {
            all().zip(row).for_each(|(square, cell)| numbers[square.index()] = *cell);
        } else if row.len() == squares.len() {
            squares.iter().zip(row).for_each(|(square, cell)| numbers[square.index()] = *cell);
        } else {
            return None;
        }
    }
    Some(numbers)
}

/// A numbered board: it counts from 0 where 0 stands once, else from 1, and 0 is for squares that are
/// not visited.
fn numbered(board: &Board, numbers: &[Cell]) -> TourText {
    let squares = || board.iter().filter(|&square| !board.is_hole(square));
    let of = |square: Square| numbers[square.index()];
    let first = u64::from(squares().filter(|&square| of(square) == Some(0)).count() != 1);
    let mut turns: Vec<(u64, Square)> = squares()
        .filter_map(|square| Some((of(square)?, square)))
        .filter(|&(number, _)| number >= first)
        .collect();
    sort(&mut turns);
    let mut found = Found::new(Form::NumberedBoard);
    let mut next = first;
    for (number, square) in turns {
        if number > next {
            found.fault(TourTextError::NumberTooEarly { number });
        } else if number < next {
            // Nobody knows which of the two is meant, so that what is wrong comes before both.
            let twin = found.0.squares.pop();
            found.fault(TourTextError::NumberTwice { number });
            if let Some(twin) = twin {
                found.0.squares.push(twin);
            }
        }
        next = number.saturating_add(1);
        found.0.squares.push(square);
    }
    found.0
}

/// What a number counted from 0 or 1 is from 0: from 1 where there is no 0.
fn base(numbers: &[u64]) -> u64 {
    u64::from(!numbers.contains(&0))
}

fn pairs(board: &Board, numbers: &[u64]) -> Vec<TourText> {
    let from = base(numbers);
    let (width, height) = (u64::from(board.width()), u64::from(board.height()));
    let read = |is_row_first: bool, is_top_first: bool| {
        let mut found = Found::new(Form::Pairs);
        for pair in numbers.chunks(2) {
            let text = || {
                let numbers: Vec<String> = pair.iter().map(u64::to_string).collect();
                excerpt(&format!("({})", numbers.join(", ")))
            };
            let &[one, other] = pair else {
                found.fault(SquareError::NotASquare { text: text() });
                continue;
            };
            let (row, column) = if is_row_first { (one, other) } else { (other, one) };
            // Numbers below the base become too large.
            let (row, column) = (row.wrapping_sub(from), column.wrapping_sub(from));
            found.square(if row >= height || column >= width {
                Err(SquareError::NotASquare { text: text() })
            } else {
                let row = if is_top_first { height - 1 - row } else { row };
                let square = Square((row * width + column) as u32);
                if board.is_hole(square) {
                    Err(SquareError::Hole { text: text() })
                } else {
                    Ok(square)
                }
            });
        }
        found.0
    };
    vec![read(true, true), read(true, false), read(false, true), read(false, false)]
}

/// Numbers of squares in visiting order, from 0 or 1, by rows from the bottom or the top.
fn in_order(board: &Board, numbers: &[u64], is_top_first: bool) -> TourText {
    let area = u64::from(board.area());
    let from = if numbers.contains(&area) { base(numbers) } else { 0 };
    let width = u64::from(board.width());
    let mut found = Found::new(Form::Numbers);
    for &number in numbers {
        let place = number.wrapping_sub(from);
        found.square(if place >= area {
            Err(SquareError::NotASquare { text: number.to_string() })
        } else {
            let (row, column) = (place / width, place % width);
            let row = if is_top_first { area / width - 1 - row } else { row };
            let square = Square((row * width + column) as u32);
            if board.is_hole(square) {
                Err(SquareError::Hole { text: number.to_string() })
            } else {
                Ok(square)
            }
        });
    }
    found.0
}

/// A tour as a numbered board: the top row first, columns aligned, `#` for holes. Empty for a graph
/// that is no board.
#[must_use]
pub fn numbered_board(tour: &Tour) -> String {
    let Some(board) = tour.graph().board() else { return String::new() };
    let mut numbers = vec![0; board.area() as usize];
    for (number, square) in (1_u32..).zip(tour.squares()) {
        numbers[square.index()] = number;
    }
    let digits = board.squares().to_string().len();
    let cell = |number: &u32| match number {
        0 => format!("{:>digits$}", '#'),
        number => format!("{number:>digits$}"),
    };
    let row = |row: &[u32]| row.iter().map(cell).collect::<Vec<_>>().join(" ");
    numbers.chunks(board.width().into()).rev().map(row).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use proptest::prelude::*;

    use super::*;
    use crate::board::leaper::Leaper;
    use crate::board::notation::square_name;
    use crate::graph::edge_list::EdgeList;
    use crate::tour::Tour;

    fn graph(board: &str) -> Graph {
        Graph::new(board.parse().unwrap(), Leaper::KNIGHT)
    }

    /// An open tour of 5 × 5 and the closed one of a ring, by numbers of squares.
    fn tours() -> Vec<(Graph, Vec<Square>)> {
        let path = Tour::new(
            Arc::new(graph(".../.#./...")),
            [0, 5, 6, 1, 8, 3, 2, 7].map(Square).to_vec(),
        );
        let mut tours = vec![(graph(".../.#./..."), path.unwrap().squares().to_vec())];
        let ends = crate::theory::exact::Ends::From(Square(0));
        for board in [graph("5x5"), graph("3x4"), graph("6x5")] {
            let found = crate::theory::exact::tour(&board, ends, 1_000_000);
            if let crate::theory::exact::Progress::Found(squares) = found {
                tours.push((board, squares));
            }
        }
        assert!(tours.len() > 2);
        tours
    }

    fn joined(items: impl Iterator<Item = String>, joint: &str) -> String {
        items.collect::<Vec<_>>().join(joint)
    }

    #[test]
    fn a_tour_in_every_form() {
        for (graph, squares) in tours() {
            let board = graph.board().unwrap().clone();
            let names = || squares.iter().map(|&square| square_name(&board, square));
            let (width, height) = (board.width() as usize, board.height() as usize);
            let numbers =
                |from: usize| squares.iter().map(move |at| (at.index() + from).to_string());
            let pair = |from: usize, begin: &str, joint: &str, end: &str| -> Vec<String> {
                let pair = |at: &Square| {
                    let (row, column) = (height - 1 - at.index() / width, at.index() % width);
                    format!("{begin}{}{joint}{}{end}", row + from, column + from)
                };
                squares.iter().map(pair).collect()
            };
            let table =
                numbered_board(&Tour::new(Arc::new(graph.clone()), squares.clone()).unwrap());
            let from_0: Vec<String> = table
                .split('\n')
                .map(|row| {
                    let less = |cell: &str| {
                        cell.parse::<i64>()
                            .map_or("-1".to_owned(), |number| (number - 1).to_string())
                    };
                    joined(row.split_whitespace().map(less), " ")
                })
                .collect();
            for (text, form) in [
                (joined(names(), " "), Form::Squares),
                (joined(names(), ""), Form::Squares),
                (joined(names(), " → ").to_uppercase(), Form::Squares),
                (format!("[\"{}\"]", joined(names(), "\", \"")), Form::Squares),
                (
                    joined((1..).zip(names()).map(|(turn, name)| format!("{turn}. {name}")), "\n"),
                    Form::Squares,
                ),
                (table.clone(), Form::NumberedBoard),
                (table.replace('\n', "\r\n\r\n"), Form::NumberedBoard),
                (table.replace('#', " "), Form::NumberedBoard),
                (from_0.join("\n"), Form::NumberedBoard),
                (format!("[[{}]]", from_0.join("], [").replace(' ', ", ")), Form::NumberedBoard),
                (pair(0, "(", ", ", ")").join(", "), Form::Pairs),
                (pair(1, "(", ", ", ")").join(" -> "), Form::Pairs),
                (pair(0, "", " ", "").join("\n"), Form::Pairs),
                (pair(1, "", ",", "").join(" "), Form::Pairs),
                (format!("[{}]", pair(0, "[", ",", "]").join(",")), Form::Pairs),
                (joined(numbers(0), " "), Form::Numbers),
                (joined(numbers(1), ", "), Form::Numbers),
            ] {
                let read = read(&graph, &text).unwrap();
                let expected = TourText { form, squares: squares.clone(), problems: Vec::new() };
                assert_eq!(read, expected, "{text}");
            }
        }
    }

    #[test]
    fn vertices_of_a_graph_are_read_by_name() {
        let graph = Graph::from("Wien-Graz-Linz-Wien".parse::<EdgeList>().unwrap());
        let read = |text: &str| super::read(&graph, text).unwrap();
        assert_eq!(read("Linz, Wien → Graz").squares, [2, 0, 1].map(Square));
        assert_eq!(read("Linz Rom").problems[0].at, 1);
        let numbers = Graph::from("1-2-3-1".parse::<EdgeList>().unwrap());
        assert_eq!(super::read(&numbers, "3-1-2").unwrap().squares, [2, 0, 1].map(Square));
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        let graph = graph("5x5");
        let first = |text: &str| {
            let TourText { squares, problems, .. } = read(&graph, text).unwrap();
            problems.first().map(|problem| (problem.at, problem.error.code(), squares.len()))
        };
        assert_eq!(first("a1 z9 b3"), Some((1, "bad-square", 2)));
        assert_eq!(first("(0,0) (9,9)"), Some((1, "bad-square", 1)));
        assert_eq!(first("0 99 7"), Some((1, "bad-square", 2)));
        let twice = "1 2 3 4 5\n6 7 8 9 10\n11 11 13 14 15\n16 17 18 19 20\n21 22 23 24 25";
        assert_eq!(first(twice), Some((10, "bad-tour", 25)));
        // Squares that are not visited yet have 0.
        let begun = "0 0 0 0 0\n0 0 0 0 0\n0 2 0 0 0\n0 0 0 0 0\n1 0 0 0 0";
        assert_eq!(read(&graph, begun).unwrap().squares, [0, 11].map(Square));
        assert_eq!(first(begun), None);
        assert_eq!(read(&graph, "").unwrap().squares, []);
        let long = "1 ".repeat(10_000);
        assert_eq!(read(&graph, &long).unwrap_err().code(), "too-long");
        let many = read(&graph, &"z9 ".repeat(1000)).unwrap();
        assert_eq!(many.problems.len(), MAX_PROBLEMS);
    }

    proptest! {
        #[test]
        fn any_order_of_squares_survives_being_written_and_read(
            (width, height) in (3_u16..9, 3_u16..9),
            seed in prop::collection::vec(any::<u32>(), 81),
        ) {
            let board = Board::new(width, height).unwrap();
            let graph = Graph::new(board.clone(), Leaper::KNIGHT);
            let mut squares: Vec<Square> = board.iter().collect();
            squares.sort_by_key(|square| seed[square.index()]);
            let names = squares.iter().map(|&square| square_name(&board, square));
            prop_assert_eq!(&read(&graph, &joined(names, " ")).unwrap().squares, &squares);
            let mut turns = vec![0; squares.len()];
            squares.iter().enumerate().for_each(|(turn, at)| turns[at.index()] = turn + 1);
            for less in [0, 1] {
                let rows = turns.chunks(width.into()).rev();
                let row = |row: &[usize]| joined(row.iter().map(|turn| (turn - less).to_string()), " ");
                let text = joined(rows.map(row), "\n");
                let read = read(&graph, &text).unwrap();
                prop_assert_eq!(read.form, Form::NumberedBoard);
                prop_assert_eq!(&read.squares, &squares);
            }
        }

        #[test]
        fn any_text_is_answered(text in "[a-e0-9 ,;()\\[\\]\n#.-]{0,80}|.{0,60}") {
            for graph in [graph("5x5"), graph(".../.#./..."), graph("1x1")] {
                if let Ok(TourText { squares, problems, .. }) = read(&graph, &text) {
                    prop_assert!(problems.len() <= MAX_PROBLEMS);
                    prop_assert!(squares.iter().all(|&square| graph.contains(square)));
                }
            }
        }
    }

    #[test]
    fn a_tour_as_a_numbered_board() {
        let graph = Graph::new(".../.#./...".parse().unwrap(), Leaper::KNIGHT);
        let squares = [0, 5, 6, 1, 8, 3, 2, 7].map(Square).to_vec();
        let tour = Tour::new(Arc::new(graph), squares).unwrap();
        assert_eq!(numbered_board(&tour), "3 8 5\n6 # 2\n1 4 7");
    }
}
