//! Many runs in one call: what became of them is what single runs come to.

use std::sync::Arc;

use knights_tour::random::Random;
use knights_tour::search::{
    Algorithm, Counters, Edit, Ending, Outcome, Settings, Target, TieBreak, TrialRuns, Trials,
    WhenStuck, WholeRun, success_map, trials,
};
use knights_tour::session::Session;
use knights_tour::{Graph, Leaper, Square};

fn graph(board: &str) -> Arc<Graph> {
    Arc::new(Graph::new(board.parse().unwrap(), Leaper::KNIGHT))
}

fn settings(tie_break: TieBreak) -> Settings {
    let random = Random::from_seed("1");
    let (target, when_stuck) = (Target::Open, WhenStuck::Stop);
    Settings {
        start: Square(0),
        end: None,
        rule: tie_break.rule(),
        target,
        moves: None,
        when_stuck,
        options: vec![],
        random,
    }
}

fn warnsdorff() -> &'static Algorithm {
    Algorithm::by_id("warnsdorff").unwrap()
}

#[test]
fn a_map_has_the_result_of_each_session() {
    let graph = graph("8x8");
    let settings = settings(TieBreak::Random);
    let starts: Vec<Square> = graph.board().unwrap().iter().collect();
    let seeds = ["1", "2", "3"].map(Random::from_seed);
    let map = success_map(warnsdorff(), &graph, &settings, &starts, &seeds).unwrap();
    assert_eq!(map.iter().map(|found| found.start).collect::<Vec<_>>(), starts);
    for found in &map {
        let mut steps = 0;
        for (&ending, random) in found.endings.iter().zip(&seeds) {
            let one = Settings { start: found.start, random: random.clone(), ..settings.clone() };
            let mut session = Session::new(graph.clone(), warnsdorff(), one).unwrap();
            session.finish(usize::MAX);
            steps += session.position() as u64;
            let expected = match session.moment().outcome.unwrap() {
                Outcome::Tour(tour) if tour.is_closed() => Ending::Closed,
                Outcome::Tour(_) => Ending::Open,
                _ => Ending::Stuck,
            };
            assert_eq!(ending, expected);
        }
        assert_eq!((found.endings.len(), found.steps), (seeds.len(), steps));
    }
    let all: Vec<Ending> = map.iter().flat_map(|found| found.endings.clone()).collect();
    for ending in [Ending::Closed, Ending::Open, Ending::Stuck] {
        assert!(all.contains(&ending), "no run was {}", ending.id());
    }
}

#[test]
fn a_map_without_starts_or_without_seeds_holds_nothing() {
    let graph = graph("5x5");
    let (settings, seed) = (settings(TieBreak::First), [Random::from_seed("1")]);
    assert_eq!(success_map(warnsdorff(), &graph, &settings, &[], &seed), Ok(vec![]));
    let map = success_map(warnsdorff(), &graph, &settings, &[Square(3)], &[]).unwrap();
    assert_eq!((map[0].start, map[0].endings.len(), map[0].steps), (Square(3), 0, 0));
}

#[test]
fn a_start_that_the_method_refuses_is_marked() {
    let seed = [Random::from_seed("1")];
    let starts = [Square(0), Square(1)];
    let map = |board, settings| success_map(warnsdorff(), &graph(board), &settings, &starts, &seed);
    let refused = map("5x4", settings(TieBreak::SquirrelCull)).unwrap();
    assert!(refused.iter().all(|found| found.endings == [Ending::Refused]));
}

#[test]
fn every_ending_has_a_word_of_its_own() {
    let words: std::collections::BTreeSet<_> = Ending::IDS.iter().collect();
    assert_eq!(words.len(), Ending::IDS.len());
    assert_eq!((Ending::Closed.id(), Ending::Refused.id()), ("closed", "refused"));
}

#[test]
fn runs_are_the_same_in_slices() {
    let graph = graph("60x60");
    let settings = settings(TieBreak::Random);
    let all = trials(warnsdorff(), &graph, &settings, &[], 30).unwrap();
    let mut slices = TrialRuns::new(warnsdorff(), &graph, &settings, &[], 30);
    let mut calls = 0;
    while !slices.advance(50).unwrap() {
        calls += 1;
        assert!(slices.steps_under_way().is_none_or(|steps| steps.is_multiple_of(50)));
        assert!(calls < 30 * 73);
    }
    assert_eq!(slices.result(), all);
    assert!(all.tours > 0 && all.tours < 30, "{all:?}");
}

/// A run that nobody watches takes the steps of one that tells of each.
#[test]
fn a_whole_run_has_the_result_of_its_steps() {
    let rules = [TieBreak::Roth, TieBreak::First, TieBreak::PohlSum];
    for (board, rule) in
        ["1x1", "5x5", "6x8", "7x8", "12x9", "..#.../....../....../......", "40x40"]
            .into_iter()
            .flat_map(|board| rules.map(|rule| (board, rule)))
    {
        let graph = graph(board);
        for (target, when_stuck) in [
            (Target::Open, WhenStuck::Stop),
            (Target::Open, WhenStuck::Backtrack),
            (Target::Closed, WhenStuck::Stop),
            (Target::Closed, WhenStuck::Restart),
        ] {
            let settings = Settings { target, when_stuck, ..settings(rule) };
            let mut run = WholeRun::new(warnsdorff(), &graph, &settings).unwrap();
            if run.is_over() {
                continue;
            }
            let mut search = warnsdorff().start(graph.clone(), &settings).unwrap();
            let (mut edit, mut counters, mut steps) = (Edit::new(), Counters::default(), 0);
            // As slices of the one end, the other has to be as far.
            while !run.advance(7) && steps < 20_000 {
                while steps < run.steps() {
                    assert!(search.advance(&mut edit));
                    counters.count(edit.reason);
                    steps += 1;
                }
                assert_eq!((run.squares(), run.counters()), (search.path(), &counters), "{board}");
            }
            if run.is_over() {
                while search.advance(&mut edit) {
                    counters.count(edit.reason);
                    steps += 1;
                }
                assert_eq!((run.steps(), run.counters()), (steps, &counters), "{board} {rule:?}");
                assert_eq!(run.squares(), search.path(), "{board} {rule:?}");
            }
        }
    }
}

#[test]
fn no_search_restarts_where_there_is_no_tour() {
    let restart = Settings { when_stuck: WhenStuck::Restart, ..settings(TieBreak::Random) };
    let no_cycle = "...../...../..#../...../.....";
    for (board, target, why) in [
        ("4x4", Target::Open, "small-exception"),
        ("5x3", Target::Open, "small-exception"),
        ("2x6", Target::Open, "side-2"),
        ("4x12", Target::Closed, "side-4"),
        (no_cycle, Target::Closed, "all-tried"),
    ] {
        let (graph, settings) = (graph(board), Settings { target, ..restart.clone() });
        let run = WholeRun::new(warnsdorff(), &graph, &settings).unwrap();
        let Some(Outcome::Impossible { why: found }) = run.outcome() else { panic!("{board}") };
        assert_eq!((*found, run.steps()), (why, 0), "{board}");
        let trials = trials(warnsdorff(), &graph, &settings, &[], 20).unwrap();
        assert_eq!(trials, Trials { runs: 20, visited: 20, ..Trials::default() });
        // To stop is to be stuck, here as elsewhere.
        let stop = Settings { when_stuck: WhenStuck::Stop, ..settings };
        let mut run = WholeRun::new(warnsdorff(), &graph, &stop).unwrap();
        assert!(run.advance(u32::MAX) && run.steps() > 0);
    }
}
