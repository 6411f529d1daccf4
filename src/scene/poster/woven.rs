//! A line that goes alternately over and under itself, like a strand in a plait.
//!
//! A walk along a closed curve passes each of its crossings twice, with an even number of other crossings in
//! between (Gauss). So it can alternate between over and under: a crossing first passed at an even index is
//! passed at an odd one the second time. An open tour is closed for this by an invisible straight line; where
//! a move crosses that line, two consecutive crossings are both over, or both under. If three moves cross at
//! one point, which knight's moves never do, the earlier ones lie higher.

use super::grid::{Drawing, Grid};
use crate::board::leaper::Leaper;
use crate::scene::Point;
use crate::scene::diagram::Line;
use crate::tour::Tour;
use crate::tour::crossings::{self, Crossing};

/// Width of the line, as a share of the least distance of two crossings on a move, and its limits.
const WIDTH: f64 = 0.67;
const LEAST_WIDTH: f64 = 0.075;
const GREATEST_WIDTH: f64 = 0.17;

/// The gap beside an overpass, in widths of the line.
const GAP: f64 = 0.42;

/// Positions on a move within this distance are equal.
const NEAR: f64 = 1e-9;

/// The factor that turns positions into integers for comparison.
const FINENESS: f64 = 1e12;

/// One passage of the tour through a crossing.
#[derive(Clone, Copy, Debug)]
pub struct Visit {
    /// The index of the move in the tour.
    pub along: usize,
    /// The share of the move before the crossing.
    pub at: f64,
    /// The crossing, and whether this is its second move; `None` where the tour crosses the line that closes
    /// an open tour.
    pub crossing: Option<(usize, bool)>,
    /// Whether it goes over.
    pub is_over: bool,
}

pub fn draw(grid: &Grid<'_>, leaper: Leaper, drawing: &mut Drawing) {
    let found = crossings::all(grid.board, leaper, grid.tour);
    let visits = visits(&found, &grid.moves, grid.tour);
    let width = width(&visits, &grid.moves);
    let colour = grid.theme.accent();
    drawing.lines(&pieces(&visits, &found, &grid.moves, width), colour, width);
    // Segments end straight; bends and ends are round.
    for &at in &grid.middles {
        drawing.disc(at, width / 2.0, colour);
    }
}

/// All passages, two per crossing, in the order of the tour.
pub fn visits(found: &[Crossing], moves: &[Line], tour: &Tour) -> Vec<Visit> {
    let mut visits = Vec::with_capacity(2 * found.len());
    for (number, crossing) in found.iter().enumerate() {
        for second in [false, true] {
            let (along, at) = crossing.places[usize::from(second)];
            visits.push(Visit { along, at, crossing: Some((number, second)), is_over: false });
        }
    }
    if let (false, Some(first), Some(last)) = (tour.is_closed(), moves.first(), moves.last()) {
        let crossed = |(along, &line)| {
            let at = crossed_at(line, (last.1, first.0))?;
            Some(Visit { along, at, crossing: None, is_over: false })
        };
        visits.extend(moves.iter().enumerate().filter_map(crossed));
    }
    visits.sort_by_key(|visit| (visit.along, (visit.at * FINENESS) as i64));
    let is_crowded = |place: usize| {
        let near = |one: &Visit, other: &Visit| {
            one.along == other.along
                && other.at - one.at < NEAR
                && one.crossing.is_some()
                && other.crossing.is_some()
        };
        place > 0 && near(&visits[place - 1], &visits[place])
            || visits.get(place + 1).is_some_and(|next| near(&visits[place], next))
    };
    // Which move of each crossing goes over, once decided.
    let mut over: Vec<Option<bool>> = vec![None; found.len()];
    for (place, visit) in visits.iter().enumerate() {
        if let Some((number, second)) = visit.crossing {
            let earlier_second = found[number].places[1].0 < found[number].places[0].0;
            if is_crowded(place) {
                over[number] = Some(earlier_second);
            } else if over[number].is_none() {
                over[number] = Some(if place % 2 == 0 { second } else { !second });
            }
        }
    }
    for visit in &mut visits {
        visit.is_over = visit.crossing.is_some_and(|(number, second)| over[number] == Some(second));
    }
    visits
}

/// Where a move crosses a line that is not a move, as the share of the move before. Points on the line are
/// treated as lying on one fixed side.
fn crossed_at((from, to): Line, (start, end): Line) -> Option<f64> {
    let area = |a: Point, b: Point, c: Point| (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0);
    let (before, after) = (area(start, end, from), area(start, end, to));
    let (one, other) = (area(from, to, start), area(from, to, end));
    let beside = if before < 0.0 { -2.0 * NEAR } else { 2.0 * NEAR };
    let crosses = (before < 0.0) != (after < 0.0) && one * other < 0.0;
    crosses.then(|| before / (before - after) + beside)
}

fn length((from, to): Line) -> f64 {
    (to.0 - from.0).hypot(to.1 - from.1)
}

/// The greatest width that leaves space for the gaps.
fn width(visits: &[Visit], moves: &[Line]) -> f64 {
    let visits: Vec<&Visit> = visits.iter().filter(|visit| visit.crossing.is_some()).collect();
    let pairs = visits.windows(2).filter(|pair| pair[0].along == pair[1].along);
    let distances = pairs.map(|pair| (pair[1].at - pair[0].at) * length(moves[pair[0].along]));
    let least = distances.filter(|&distance| distance > NEAR).fold(f64::INFINITY, f64::min);
    (WIDTH * least).clamp(LEAST_WIDTH, GREATEST_WIDTH)
}

/// The segments of the moves between the gaps.
fn pieces(visits: &[Visit], found: &[Crossing], moves: &[Line], width: f64) -> Vec<Line> {
    let mut pieces = Vec::new();
    let visits: Vec<&Visit> = visits.iter().filter(|visit| visit.crossing.is_some()).collect();
    let mut rest = visits.chunk_by(|one, other| one.along == other.along).peekable();
    for (along, &line) in moves.iter().enumerate() {
        let here = rest.next_if(|here| here[0].along == along).unwrap_or_default();
        let length = length(line);
        let point = |at: f64| {
            let ((x, y), (to_x, to_y)) = line;
            (x + (to_x - x) * at, y + (to_y - y) * at)
        };
        let sine = |visit: &Visit| visit.crossing.map_or(1.0, |(number, _)| found[number].sine);
        let mut begun = 0.0;
        for (place, visit) in here.iter().enumerate().filter(|(_, visit)| !visit.is_over) {
            let sine_here = sine(visit);
            let cosine = (1.0 - sine_here * sine_here).max(0.0).sqrt();
            let wanted = (width * (0.5 + GAP) + width / 2.0 * cosine) / sine_here / length;
            // An overpass of this move nearby must stay visible.
            let reach = |beside: Option<&&&Visit>| {
                let over =
                    beside.filter(|beside| beside.is_over && (beside.at - visit.at).abs() > NEAR);
                over.map_or(wanted, |over| {
                    wanted.min((over.at - visit.at).abs() - width / 2.0 / sine(over) / length)
                })
            };
            let before = here[..place].last();
            let (before, after) = (reach(before.as_ref()), reach(here.get(place + 1).as_ref()));
            let gap = (visit.at - before.max(0.0), visit.at + after.max(0.0));
            if gap.0 > begun {
                pieces.push((point(begun), point(gap.0)));
            }
            begun = gap.1.max(begun);
        }
        if begun < 1.0 {
            pieces.push((point(begun), line.1));
        }
    }
    pieces
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::graph::Graph;
    use crate::random::Random;
    use crate::scene::THEMES;
    use crate::search::{ALGORITHMS, Outcome, Settings, Target, TieBreak, WhenStuck, WholeRun};
    use crate::tour::statistics::Statistics;

    fn tour(board: &str, leaper: Leaper, target: Target, method: &str, seed: &str) -> Tour {
        let graph = Arc::new(Graph::new(board.parse().unwrap(), leaper));
        let algorithm = ALGORITHMS.iter().find(|each| each.id == method).unwrap();
        let settings = Settings {
            end: None,
            start: graph.each_square().next().unwrap(),
            rule: TieBreak::Random.rule(),
            moves: None,
            target,
            when_stuck: WhenStuck::Restart,
            options: Vec::new(),
            random: Random::from_seed(seed),
        };
        let mut run = WholeRun::to_tour(algorithm, &graph, &settings).unwrap();
        while !run.advance(1000) {}
        match run.outcome() {
            Some(Outcome::Tour(tour)) => tour.clone(),
            other => panic!("{board}: {other:?}"),
        }
    }

    fn grid(tour: &Tour) -> Grid<'_> {
        Grid::new(tour.graph().board().unwrap(), tour, &THEMES[0])
    }

    /// The crossings of a tour, and their passages.
    fn woven(tour: &Tour) -> (Vec<Crossing>, Vec<Visit>) {
        let grid = grid(tour);
        let found = crossings::all(grid.board, tour.graph().leaper().unwrap(), tour);
        let visits = visits(&found, &grid.moves, tour);
        assert_eq!(Some(found.len() as u64), Statistics::of(tour).unwrap().crossings);
        (found, visits)
    }

    #[test]
    fn closed_tours_go_over_and_under_by_turns() {
        for (board, method) in [
            ("6x6", "cycles"),
            ("8x8", "rotations"),
            ("12x12", "cycles"),
            ("30x30", "blocks"),
            ("3x10", "best"),
            ("#..#/..../..../#..#", "best"),
        ] {
            let tour = tour(board, Leaper::KNIGHT, Target::Closed, method, "3");
            let (found, visits) = woven(&tour);
            assert_eq!(visits.len(), 2 * found.len(), "{board}");
            assert!(visits.windows(2).all(|pair| pair[0].is_over != pair[1].is_over), "{board}");
            let over = |visit: &&Visit| visit.is_over;
            assert_eq!(visits.iter().filter(over).count(), found.len(), "{board}");
        }
    }

    #[test]
    fn open_tours_fail_to_alternate_only_where_the_line_between_their_ends_is_crossed() {
        for seed in 0..20 {
            let tour = tour("8x8", Leaper::KNIGHT, Target::Open, "warnsdorff", &seed.to_string());
            let (found, visits) = woven(&tour);
            // Each crossing has one move over and one under; crossings with the closing line have neither.
            let mut over = vec![0; found.len()];
            for (number, _) in
                visits.iter().filter(|each| each.is_over).filter_map(|each| each.crossing)
            {
                over[number] += 1;
            }
            assert!(over.iter().all(|&times| times == 1), "seed {seed}");
            for pair in
                visits.windows(2).filter(|pair| pair.iter().all(|each| each.crossing.is_some()))
            {
                assert_ne!(pair[0].is_over, pair[1].is_over, "seed {seed}: {pair:?}");
            }
        }
    }

    #[test]
    fn at_every_crossing_one_move_is_seen_and_the_other_is_interrupted() {
        for (board, target) in [("8x8", Target::Open), ("10x10", Target::Closed)] {
            let tour = tour(board, Leaper::KNIGHT, target, "rotations", "1");
            let (found, visits) = woven(&tour);
            let moves = grid(&tour).moves;
            let width = width(&visits, &moves);
            let pieces = pieces(&visits, &found, &moves, width);
            for visit in visits.iter().filter(|visit| visit.crossing.is_some()) {
                let ((x, y), (to_x, to_y)) = moves[visit.along];
                let at = (x + (to_x - x) * visit.at, y + (to_y - y) * visit.at);
                let covers = |&(from, to): &Line| {
                    let through = length((from, at)) + length((at, to)) - length((from, to));
                    through.abs() < 1e-9
                };
                assert_eq!(pieces.iter().filter(|piece| covers(piece)).count(), 1, "{visit:?}");
            }
            // Only the gaps are missing.
            let all: f64 = pieces.iter().map(|&piece| length(piece)).sum();
            let whole: f64 = moves.iter().map(|&line| length(line)).sum();
            let gaps = found.len() as f64 * 2.0 * width * 2.2;
            assert!(all < whole && all > whole - gaps, "{board}: {all} of {whole}");
        }
    }

    #[test]
    fn where_three_moves_meet_one_lies_over_another() {
        let camel = Leaper::new(2, 3).unwrap();
        let tour = tour("10x10", camel, Target::Open, "best", "1");
        let (found, visits) = woven(&tour);
        let over = visits.iter().filter(|visit| visit.is_over).count();
        assert_eq!(over, found.len());
    }
}
