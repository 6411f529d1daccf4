//! Posters of finished tours.

use std::sync::Arc;

use knights_tour::random::Random;
use knights_tour::scene::THEMES;
use knights_tour::scene::poster::error::PosterError;
use knights_tour::scene::poster::paper::{Orientation, Paper};
use knights_tour::scene::poster::{MAX_CAPTION, MAX_TITLE, POSTER_THEMES, Poster, Settings, Style};
use knights_tour::search::{
    ALGORITHMS, Choice, Outcome, Settings as SearchSettings, Target, TieBreak, WhenStuck, WholeRun,
};
use knights_tour::statistics::Statistics;
use knights_tour::{Graph, Leaper, Tour};

/// A tour of a board, by the quickest way to one.
fn tour(board: &str, target: Target, method: &str) -> Tour {
    tour_by(Leaper::KNIGHT, board, target, method)
}

fn tour_by(leaper: Leaper, board: &str, target: Target, method: &str) -> Tour {
    let graph = Arc::new(Graph::new(board.parse().unwrap(), leaper));
    let algorithm = ALGORITHMS.iter().find(|each| each.id == method).unwrap();
    let settings = SearchSettings {
        start: graph.each_square().next().unwrap(),
        end: None,
        rule: TieBreak::First.rule(),
        target,
        moves: None,
        when_stuck: WhenStuck::Backtrack,
        options: Vec::new(),
        random: Random::from_seed("1"),
    };
    let mut run = WholeRun::to_tour(algorithm, &graph, &settings).unwrap();
    while !run.advance(1000) {}
    match run.outcome() {
        Some(Outcome::Tour(tour)) => tour.clone(),
        other => panic!("{board}: {other:?}"),
    }
}

fn settings(style: Style) -> Settings {
    let paper = Paper::new("A4", Orientation::Auto, (1, 1)).unwrap();
    Settings { style, paper, theme: &THEMES[0], title: String::new(), caption: String::new() }
}

fn svg(tour: &Tour, settings: Settings) -> String {
    let poster = Poster::new(tour, settings).unwrap();
    let words = poster.legend().map(|counts| counts.map(|count| format!("<{count}>")));
    poster.svg(words.as_ref().map_or(&[], |words| words))
}

/// What stands between the tags of every element with a name.
fn texts(svg: &str, name: &str) -> Vec<String> {
    let open = format!("<{name} ");
    let inside = |rest: &str| {
        let (_, rest) = rest.split_once('>')?;
        Some(rest.split_once('<')?.0.to_owned())
    };
    svg.split(&open).skip(1).filter_map(inside).collect()
}

/// The numbers in an attribute of every element that has it.
fn numbers(svg: &str, attribute: &str) -> Vec<f64> {
    let opening = format!(" {attribute}=\"");
    let values = svg.split(&opening).skip(1).filter_map(|rest| rest.split('"').next());
    values.filter_map(|value| value.parse().ok()).collect()
}

/// Every straight line of every path that is not the knight.
fn lines(svg: &str) -> Vec<[f64; 4]> {
    let paths = svg.split("<path d=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let lines = paths.flat_map(|path| path.split('M').skip(1));
    let ends = |line: &str| {
        let ends: Vec<f64> = line.split(['L', ' ']).map(|number| number.parse().unwrap()).collect();
        ends.try_into().unwrap()
    };
    lines.map(ends).collect()
}

#[test]
fn the_numbered_board_has_every_number_once() {
    for board in ["5x5", "8x8", "3x10"] {
        let tour = tour(board, Target::Open, "warnsdorff");
        let mut told: Vec<u32> = texts(&svg(&tour, settings(Style::Numbered)), "text")
            .iter()
            .map(|text| text.parse().unwrap())
            .collect();
        told.sort_unstable();
        assert_eq!(told, (1..=tour.squares().len() as u32).collect::<Vec<_>>(), "{board}");
    }
}

#[test]
fn the_line_has_every_move_once() {
    for (board, target, method) in
        [("8x8", Target::Open, "warnsdorff"), ("#..#/..../..../#..#", Target::Closed, "best")]
    {
        let tour = tour(board, target, method);
        let drawn = lines(&svg(&tour, settings(Style::Line)));
        assert_eq!(drawn.len(), tour.squares().len() - usize::from(!tour.is_closed()));
        // All are equally long, as moves of a knight are.
        let length = |[x, y, to_x, to_y]: &[f64; 4]| (to_x - x).hypot(to_y - y);
        let first = length(&drawn[0]);
        assert!(drawn.iter().all(|line| (length(line) - first).abs() < 0.05));
        assert!(drawn.windows(2).all(|pair| pair[0][2..] == pair[1][..2]));
    }
}

#[test]
fn the_ribbon_has_the_colours_in_order_and_marks_its_ends() {
    let tour = tour("6x6", Target::Open, "best");
    let picture = svg(&tour, settings(Style::Ribbon));
    let colours: Vec<String> =
        (0..35).map(|at| THEMES[0].ramp(f64::from(at) / 35.0).to_string()).collect();
    let mut rest = picture.as_str();
    for colour in &colours {
        let stroke = format!("stroke=\"{colour}\"");
        let (_, after) = rest.split_once(&stroke).expect("every move has its colour, in order");
        rest = after;
    }
    // The knight begins, the ring ends.
    assert_eq!(picture.matches("fill-rule=\"evenodd\"").count(), 1);
    assert!(rest.contains(&format!("fill=\"{}\"", THEMES[0].accent())));
    let widths = numbers(&picture, "stroke-width");
    assert!(widths.iter().copied().fold(0.0, f64::max) > 1.3 * widths[1]);
}

#[test]
fn the_legend_counts_the_turns() {
    for (board, target, method) in [
        ("8x8", Target::Open, "warnsdorff"),
        ("6x6", Target::Closed, "cycles"),
        ("30x30", Target::Closed, "blocks"),
    ] {
        let tour = tour(board, target, method);
        let poster = Poster::new(&tour, settings(Style::Turns)).unwrap();
        let [turns, straight] = poster.legend().unwrap();
        assert_eq!(turns, Statistics::of(&tour).unwrap().turns as usize, "{board}");
        let ends = if tour.is_closed() { 0 } else { 2 };
        assert_eq!(turns + straight + ends, tour.squares().len(), "{board}");
        let picture = svg(&tour, settings(Style::Turns));
        assert_eq!(
            texts(&picture, "text"),
            [format!("&lt;{turns}&gt;"), format!("&lt;{straight}&gt;")]
        );
        assert!(Poster::new(&tour, settings(Style::Line)).unwrap().legend().is_none());
    }
}

#[test]
fn every_style_draws_every_board_inside_its_sheet() {
    let words = ["", "A tour", &"W".repeat(MAX_TITLE), &"one two ".repeat(12)];
    for board in ["1x1", "3x4", "3x10", "#..#/..../..../#..#"] {
        let tour = tour(board, Target::Open, "best");
        for &style in Style::ALL {
            for size in ["A4", "20x5000mm", "10000x64px"] {
                for title in words {
                    let paper = Paper::new(size, Orientation::Auto, (8, 8)).unwrap();
                    let caption = title.repeat(2);
                    let title = title.to_owned();
                    let picture = svg(&tour, Settings { paper, title, caption, ..settings(style) });
                    let (width, height) = paper.sides();
                    let scale = 2000.0 / width.max(height);
                    let (across, down) = (width * scale, height * scale);
                    let rects = picture.matches("<rect").count() + picture.matches("<text").count();
                    let [x, y] = ["x", "y"].map(|name| numbers(&picture, name));
                    assert_eq!((x.len(), y.len()), (rects, rects));
                    let [cx, cy] = ["cx", "cy"].map(|name| numbers(&picture, name));
                    let ends = lines(&picture);
                    let x = x
                        .into_iter()
                        .chain(cx)
                        .chain(ends.iter().flat_map(|line| [line[0], line[2]]));
                    let y = y
                        .into_iter()
                        .chain(cy)
                        .chain(ends.iter().flat_map(|line| [line[1], line[3]]));
                    for at in x {
                        assert!((-0.01..=across).contains(&at), "{board} {style:?} {size}: x {at}");
                    }
                    for at in y {
                        assert!((-0.01..=down).contains(&at), "{board} {style:?} {size}: y {at}");
                    }
                    assert!(numbers(&picture, "font-size").iter().all(|&size| size > 0.0));
                }
            }
        }
    }
}

#[test]
fn sheets_have_the_size_of_the_paper() {
    let tour = tour("5x5", Target::Open, "warnsdorff");
    for (size, orientation, attributes, view) in [
        ("A3", Orientation::Auto, "width=\"297mm\" height=\"420mm\"", "0 0 1414.29 2000"),
        (
            "letter",
            Orientation::Landscape,
            "width=\"279.4mm\" height=\"215.9mm\"",
            "0 0 2000 1545.45",
        ),
        ("10000x5000px", Orientation::Auto, "width=\"10000px\" height=\"5000px\"", "0 0 2000 1000"),
    ] {
        let paper = Paper::new(size, orientation, (5, 5)).unwrap();
        let picture = svg(&tour, Settings { paper, ..settings(Style::Woven) });
        let head = picture.lines().next().unwrap();
        assert!(
            head.contains(attributes) && head.contains(&format!("viewBox=\"{view}\"")),
            "{head}"
        );
    }
}

#[test]
fn words_are_escaped_and_stand_over_and_under_the_board() {
    let tour = tour("5x5", Target::Open, "warnsdorff");
    let title = "<script>alert('&')</script>\u{0}\u{ffff}".to_owned();
    let caption = "]]> & \"quoted\" \u{1b}[31m".to_owned();
    let picture = svg(&tour, Settings { title, caption, ..settings(Style::Line) });
    assert!(!picture.contains("<script") && !picture.contains("]]>"));
    assert!(picture.chars().all(|each| each == '\n' || !each.is_control()));
    assert!(picture.contains("<title>&lt;script&gt;alert('&amp;')&lt;/script&gt; </title>"));
    let y = numbers(&picture, "y");
    let ends: Vec<f64> = lines(&picture).iter().flat_map(|line| [line[1], line[3]]).collect();
    let (top, foot) =
        ends.iter().fold((f64::MAX, 0.0_f64), |(top, foot), &y| (top.min(y), foot.max(y)));
    // The first is the paper's.
    assert!(y.len() >= 3 && y[1] < top && *y.last().unwrap() > foot, "{y:?}, {top} to {foot}");
}

#[test]
fn posters_come_in_all_themes_of_the_page_and_in_black_and_white() {
    let tour = tour("5x5", Target::Open, "warnsdorff");
    assert_eq!(POSTER_THEMES.len(), THEMES.len() + 1);
    for theme in POSTER_THEMES {
        for &style in Style::ALL {
            let picture = svg(&tour, Settings { theme, ..settings(style) });
            assert!(picture.contains(&format!("fill=\"{}\"", theme.paper())), "{}", theme.id);
            if theme.id == "black-and-white" {
                let colours = picture.split('#').skip(1).map(|rest| &rest[..6]);
                let is_grey =
                    |colour: &str| colour[..2] == colour[2..4] && colour[2..4] == colour[4..];
                assert!(colours.into_iter().all(is_grey), "{style:?}");
            }
        }
    }
}

#[test]
fn what_cannot_be_a_poster_is_refused() {
    let refused = |tour: &Tour, settings| Poster::new(tour, settings).unwrap_err();
    let small = tour("5x5", Target::Open, "warnsdorff");
    let title = "x".repeat(MAX_TITLE + 1);
    let long = refused(&small, Settings { title, ..settings(Style::Line) });
    assert_eq!(long, PosterError::TooLong { setting: "title", most: MAX_TITLE });
    let caption = "x".repeat(MAX_CAPTION + 1);
    let long = refused(&small, Settings { caption, ..settings(Style::Line) });
    assert_eq!(long, PosterError::TooLong { setting: "caption", most: MAX_CAPTION });
    let large = tour("258x256", Target::Closed, "blocks");
    let squares = 258 * 256;
    let too_large = PosterError::TooLarge { squares, largest: 65_536 };
    assert_eq!(refused(&large, settings(Style::Line)), too_large);
    let edges: Vec<(u32, u32)> = vec![(0, 1), (1, 2), (2, 0)];
    let graph = Arc::new(Graph::from_edges(3, &edges).unwrap());
    let round = Tour::new(graph, (0..3).map(knights_tour::Square).collect()).unwrap();
    assert_eq!(refused(&round, settings(Style::Numbered)), PosterError::NoBoard);
    let one = tour_by(Leaper::new(1, 40).unwrap(), "1x1", Target::Open, "warnsdorff");
    assert_eq!(refused(&one, settings(Style::Woven)), PosterError::LeapsTooFar { most: 16 });
    assert!(Poster::new(&one, settings(Style::Ribbon)).is_ok());
}

#[test]
fn the_largest_boards_become_posters() {
    let tour = tour("256x256", Target::Closed, "blocks");
    for &style in Style::ALL {
        let picture = svg(&tour, settings(style));
        assert!(picture.len() < 20_000_000, "{style:?}: {} bytes", picture.len());
    }
}
