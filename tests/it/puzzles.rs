//! Boards as puzzles and programs write them.

use knights_tour::board::error::BoardError;
use knights_tour::notation::puzzle::{Layout, MAX_CHARACTERS, Puzzle, parse};
use knights_tour::notation::read_board;
use knights_tour::{Board, Square};
use proptest::prelude::*;

/// The two boards known as holy knight's tours, and where their tours begin.
const EIGHT: [&str; 8] = [
    " 000    ", " 0 00   ", " 0000000", "000  0 0", "0 0  000", "1000000 ", "  00 0  ", "   000  ",
];
const STAR: [&str; 13] = [
    "     1 0     ",
    "     0 0     ",
    "    00000    ",
    "     000     ",
    "  0  0 0  0  ",
    "00000   00000",
    "  00     00  ",
    "00000   00000",
    "  0  0 0  0  ",
    "     000     ",
    "    00000    ",
    "     0 0     ",
    "     0 0     ",
];

/// Rows in other characters, each followed by a line end.
fn written(rows: &[&str], squares: &str, hole: &str, start: &str) -> String {
    let cell = |character| match character {
        '0' => squares,
        '1' => start,
        _ => hole,
    };
    rows.iter().map(|row| row.chars().map(cell).collect::<String>() + "\n").collect()
}

/// The same without invisible characters at the ends of lines.
fn trimmed(text: &str) -> String {
    text.lines().map(|line| line.trim_end().to_owned() + "\n").collect()
}

fn wanted(rows: &[&str]) -> (Board, Option<Square>) {
    let board: Board = written(rows, ".", "#", ".").parse().unwrap();
    let (row, place) =
        (0..).zip(rows).find_map(|(row, line)| line.find('1').map(|place| (row, place))).unwrap();
    let below = rows.len() - 1 - row;
    (board, Some(Square((below * rows[0].len() + place) as u32)))
}

fn first(text: &str) -> Puzzle {
    parse(text).unwrap_or_else(|error| panic!("{text}: {error}")).0
}

#[test]
fn the_published_forms_of_the_holy_boards_are_read() {
    for rows in [&EIGHT[..], &STAR[..]] {
        let quoted = |text: &str| -> String {
            text.lines().map(|line| ["    \"", line, "\",\n"].concat()).collect()
        };
        let flat = |text: &str| text.replace('\n', "");
        let plain = written(rows, "0", " ", "1");
        for (text, layout) in [
            (plain.clone(), Layout::Rows),
            (trimmed(&plain), Layout::Rows),
            (plain.replace('\n', "/"), Layout::Rows),
            (plain.replace('\n', "\r\n"), Layout::Rows),
            (written(rows, "x", " ", "s"), Layout::Rows),
            (trimmed(&written(rows, "x", " ", "s")), Layout::Rows),
            (written(rows, "x", ".", "s"), Layout::Rows),
            (written(rows, "0", ".", "1"), Layout::Rows),
            (written(rows, "0", "-", "1"), Layout::Rows),
            (written(rows, "0", "_", "1"), Layout::Rows),
            (written(rows, "0", "#", "1"), Layout::Rows),
            (written(rows, "x", "#", "s"), Layout::Rows),
            (quoted(&plain), Layout::Rows),
            (quoted(&written(rows, "x", ".", "s")), Layout::Rows),
            (written(rows, "0 ", ". ", "1 "), Layout::Spaced),
            (written(rows, " 0", " .", " 1"), Layout::Spaced),
            (trimmed(&written(rows, "0 ", "_ ", "1 ")), Layout::Spaced),
            (trimmed(&written(rows, "0 ", "  ", "1 ")), Layout::Spaced),
            (written(rows, "  0", " -1", "  1"), Layout::Spaced),
            (written(rows, "0,", "-1,", "1,"), Layout::Separated),
            (written(rows, "0\t", "-\t", "1\t"), Layout::Separated),
            (flat(&written(rows, "0", "-", "1")), Layout::Flat),
            (flat(&written(rows, "x", ".", "s")), Layout::Flat),
            (flat(&plain), Layout::Flat),
        ] {
            let (board, start) = wanted(rows);
            let read = first(&text);
            assert_eq!(read.board.to_string(), board.to_string(), "{text}");
            assert_eq!((read.start, read.form.layout), (start, layout), "{text}");
        }
    }
}

#[test]
fn a_dot_beside_squares_is_a_hole() {
    let text = written(&STAR, "x", ".", "s");
    let three: String = text.lines().take(3).collect::<Vec<_>>().join("\n");
    let Puzzle { board, form, .. } = first(&three);
    assert_eq!(board.squares(), 9);
    assert_eq!((&*form.squares, &*form.holes), ("x", "."));
    assert_eq!(first("...\n..s").board.squares(), 6);
    assert_eq!(first("../.#").board.squares(), 3);
}

#[test]
fn other_common_forms() {
    for (text, board) in [
        (".#.\n...\n..#", ".#./.../..#"),
        ("x x\nxxx\nxx ", ".#./.../..#"),
        ("0 0/000/00", ".#./.../..#"),
        ("\n\n0 0\r\n000\r\n00\r\n\r\n", ".#./.../..#"),
        ("[[1,0,1],\n [1,1,1],\n [1,1,0]]", ".#./.../..#"),
        ("1 0 1\n1 1 1\n1 1 0", ".#./.../..#"),
        ("# #\n###\n## ", ".#./.../..#"),
        ("o_o\nooo\noo_", ".#./.../..#"),
        ("0x0\n000\n00x", ".#./.../..#"),
        ("|x| |x|\n|x|x|x|\n|x|x| |", ".#./.../..#"),
        ("8x8", "8x8"),
        (" 8 × 8\n", "8x8"),
    ] {
        assert_eq!(first(text).board.to_string(), board, "{text}");
    }
}

#[test]
fn ambiguous_texts_return_both_readings() {
    for (text, boards) in [
        ("x x\nx x", &["2x2", ".#./.#."][..]),
        ("101/111/110", &[".#./.../..#", "#.#/###/##."]),
        ("0x0/000/00x", &[".#./.../..#", "#.#/###/##.", "3x3"]),
        ("x.x/xxx", &[".#./...", "#.#/###"]),
        ("..X\n...", &["##./###", "..#/..."]),
        ("../.#", &["../.#", "##/#."]),
        ("*.*/***", &[".#./...", "#.#/###"]),
        ("TF/TT", &[".#/..", "#./##"]),
        ("000/010/000", &["3x3", ".../.#./..."]),
        (" 00\n000", &["#../...", ".##/###"]),
        ("0 0 .\n0 . 0", &["..#/.#.", "##./#.#"]),
        ("x.#/xxx/xxx", &[".##/.../...", "..#/.../..."]),
        ("000000000", &["3x3", "9x1"]),
        (".........", &["9x1", "3x3"]),
        ("0 0 0", &["3x1", ".#.#."]),
    ] {
        let (first, others) = parse(text).unwrap();
        let all: Vec<String> =
            [first].iter().chain(&others).map(|puzzle| puzzle.board.to_string()).collect();
        assert_eq!(all, boards, "{text}");
    }
    for text in ["8x8", "../..", "xx/xx", "x.x/x_x", "../.s"] {
        assert_eq!(parse(text).unwrap().1, [], "{text}");
    }
}

#[test]
fn the_reading_that_can_have_a_tour_is_the_likelier_one() {
    let squares: String = written(&EIGHT, "X", ".", "X");
    let holes: String = written(&EIGHT, ".", "X", ".");
    let inverted = |text: &str| written(&EIGHT, text, "#", text).trim().replace('\n', "/");
    let board: Board = inverted(".").parse().unwrap();
    for (text, sign) in [(&squares, "X"), (&holes, ".")] {
        let (first, others) = read_board(text).unwrap();
        assert_eq!((first.board, &*first.form.squares), (board.clone(), &*sign.to_lowercase()));
        assert_eq!(others.len(), 1);
    }
    // The usual sign has a corner without moves.
    let text = "x..xxxx\n....xxx\n....xxx\nx..xxxx";
    assert_eq!(first(text).form.squares, "x");
    let (likeliest, others) = read_board(text).unwrap();
    assert_eq!((&*likeliest.form.squares, &*others[0].form.squares), (".", "x"));
    // A board in the usual form is what it always is, and so are those that only the usual sign makes sense for.
    assert_eq!(read_board("#.#/###").unwrap().0.board.squares(), 1);
    for (text, squares) in [
        ("xxxxx\nx.xxx\nxxxxx\nxxxxx\nxxxxx", "x"),
        ("x..x\n....\n....\nx..x\n", "."),
        ("111\n101\n111", "1"),
        ("00000\n00000\n00100\n00000\n10000", "0"),
        ("xxxx....\nxxxx....\nxxxx....\n........", "x"),
        ("x...\n....\n....\n.s.x", "x"),
        ("xoxo\noxox\nxoxo", "ox"),
        ("oooooo\noxoooo\noooooo\nooooxo", "o"),
        (".x.\nxxx\n...", "."),
        // Beside these signs the others are holes, though their own board has tours.
        ("00000\n0---0\n0---0\n0---0\n0---0\n00000", "0"),
        ("xxxxxx\nx####x\nx####x\nx####x\nxxxxxx", "x"),
        ("......\n.____.\n.____.\n.____.\n......", "."),
        ("0  \n   \n  0", "0"),
    ] {
        assert_eq!(read_board(text).unwrap().0.form.squares, squares, "{text}");
    }
}

#[test]
fn boards_are_read_as_programs_print_them() {
    let board = ".#./.../..#";
    for text in [
        "true false true\nTrue True True\ntrue true false",
        "[[true, false, true],\n [true, true, true],\n [true, true, false]]",
        "TFT/TTT/TTF",
        "3 3\nx_x\nxxx\nxx_",
        "3x3\n0 1 0\n0 0 0\n0 0 1",
        "3\n.X.\n...\n..X",
        "+---+\n|. .|\n|...|\n|.. |\n+---+",
        "+---+---+---+\n| . | * | . |\n+---+---+---+\n| . | . | . |\n| . | . | * |\n+---+---+---+",
        "3,3\n+-----+\n|. X .|\n|. . .|\n|. . X|\n+-----+\n",
    ] {
        assert_eq!(read_board(text).unwrap().0.board.to_string(), board, "{text}");
    }
    // An indented board has no holes around it.
    for text in ["\n  .#.\n  ...\n  ..#\n ", "  .#.  \n  ...  \n  ..#  "] {
        assert_eq!(read_board(text).unwrap().0.board.to_string(), board, "{text}");
    }
    // Such lines may be rows as well.
    for (text, board) in [("11\n10", "../.#"), ("1 0\n1 1", ".#/.."), ("0 0 0\n0 x 0", ".../.#.")] {
        assert_eq!(read_board(text).unwrap().0.board.to_string(), board, "{text}");
    }
}

#[test]
fn the_start_is_found() {
    for text in ["00\n01", "xx\nxs", "../.S", "0 0\n. 1"] {
        assert_eq!(first(text).start, Some(Square(1)), "{text:?}");
    }
}

#[test]
fn each_fault_has_its_own_error() {
    let refused = |text: &str| parse(text).unwrap_err();
    assert_eq!(refused(""), BoardError::NoSquares);
    assert_eq!(refused("10"), "10".parse::<Board>().unwrap_err());
    assert_eq!(refused("\n\n"), BoardError::NoSquares);
    assert_eq!(refused("##\n##"), BoardError::NoSquares);
    assert_eq!(refused("\n..\n.?"), BoardError::UnknownSymbol { character: '?', row: 3, place: 2 });
    assert_eq!(refused("0,0\n0,7"), BoardError::UnknownSymbol { character: '7', row: 2, place: 2 });
    assert_eq!(refused("1.\ns."), BoardError::SecondStart { row: 2, place: 1 });
    assert_eq!(refused("...\n.."), BoardError::RaggedRows { row: 2, expected: 3, found: 2 });
    assert_eq!(refused("..\n\n.."), BoardError::RaggedRows { row: 2, expected: 2, found: 0 });
    assert_eq!(refused(&"x".repeat(5000)).code(), "board-too-large");
    assert_eq!(refused(&"x\n".repeat(5000)).code(), "board-too-large");
    assert_eq!(refused("9999x9999").code(), "board-too-large");
    assert_eq!(refused(&"x".repeat(MAX_CHARACTERS + 1)).code(), "too-long");
}

#[test]
fn long_texts_are_answered_soon() {
    // Rows of different lengths, which would need a huge rectangle if padded to the longest.
    let rows = "x\n".repeat(2_000_000) + &" x".repeat(100_000);
    assert_eq!(parse(&rows).unwrap_err().code(), "board-too-large");
    let rows = "x \n".repeat(4096) + &" ".repeat(1_000_000);
    assert_eq!(parse(&rows).unwrap_err().code(), "board-too-large");
    let largest = (".".repeat(4096) + "\n").repeat(4096);
    assert_eq!(first(&largest).board.squares(), 4096 * 4096);
}

proptest! {
    #[test]
    fn puzzles_are_read_as_they_were_meant(
        width in 1_u16..12,
        height in 1_u16..12,
        holes in any::<u128>(),
        start in any::<u32>(),
        form in 0_usize..6,
    ) {
        let is_hole = |square: Square| holes >> (square.0 % 128) & 1 == 1;
        if let Ok(board) = Board::with_holes(width, height, is_hole) {
            let start = Some(Square(start % board.area())).filter(|&at| !board.is_hole(at));
            let [square, hole, first] =
                ["0 1", "x.s", "0-1", "o_s", "0#1", "x s"].map(|form| {
                    let mut parts = form.chars();
                    [parts.next().unwrap(), parts.next().unwrap(), parts.next().unwrap()]
                })[form];
            let symbol = |at: Square| match at {
                _ if Some(at) == start => first,
                _ if board.is_hole(at) => hole,
                _ => square,
            };
            let squares: Vec<Square> = (0..board.area()).map(Square).collect();
            let rows = squares.chunks(width.into()).rev();
            let rows = rows.map(|row| row.iter().map(|&at| symbol(at)).collect::<String>());
            let text = rows.collect::<Vec<_>>().join("\n");
            let only_the_start = start.is_some() && board.squares() == 1;
            let is_number = text.trim().parse::<u16>().is_ok_and(|number| number > 1);
            if !only_the_start && !is_number {
                let read = parse(&text);
                prop_assert!(read.is_ok(), "{:?} {:?}", text, read);
                let (first, others) = read.unwrap();
                let is_meant =
                    |puzzle: &Puzzle| puzzle.board == board && puzzle.start == start;
                prop_assert!(is_meant(&first) || others.iter().any(is_meant), "{:?}", text);
            }
        }
    }

    #[test]
    fn boards_are_read_as_they_are_elsewhere(
        width in 1_u16..12,
        height in 1_u16..12,
        holes in any::<u128>(),
    ) {
        let is_hole = |square: Square| holes >> (square.0 % 128) & 1 == 1;
        if let Ok(board) = Board::with_holes(width, height, is_hole) {
            for text in [board.to_string(), board.to_string().replace('/', "\n")] {
                let (read, _) = read_board(&text).unwrap();
                prop_assert_eq!((&read.board, read.start), (&board, None));
            }
        }
    }

    #[test]
    fn any_text_is_answered(
        text in "[.x01s# /\n\r_-]{0,60}|[.x01s#,;|\t\"'\n-]{0,60}|( ?[01.x] ?){0,30}|.{0,60}",
    ) {
        match parse(&text) {
            Ok((first, others)) => {
                prop_assert!(others.len() <= 3);
                for Puzzle { board, start, .. } in [first].iter().chain(&others) {
                    prop_assert!(board.squares() > 0);
                    prop_assert!(start.is_none_or(|start| !board.is_hole(start)));
                }
            }
            Err(error) => prop_assert!(["bad-board", "board-too-large"].contains(&error.code())),
        }
    }
}
