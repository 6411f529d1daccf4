//! Counts in shares that need nothing of each other: every tour is in one of them, and in only one.

use knights_tour::count::{Dividing, Division, LargeCount, LargeSettings, ShareForecast, sum};
use knights_tour::natural::Natural;
use knights_tour::search::Target;

use crate::reach::is_whole;

fn divided(settings: LargeSettings, shares: usize) -> (Division, Vec<ShareForecast>) {
    let mut dividing = Dividing::new(settings, shares).expect("it can be planned");
    while !dividing.advance(10_000).expect("it is planned") {}
    dividing.finish().expect("there are so many")
}

/// The part of each share, with the states that were made for it.
fn parts(division: &Division, settings: LargeSettings) -> Vec<((String, String), u64)> {
    let part = |share: usize| {
        let mut count = LargeCount::of_share(division, share, settings).expect("a count");
        let mut states = 0;
        while !count.advance(20_000).expect("it is counted") {
            states = states.max(count.states());
        }
        let part = division.part(share, count.result().expect("a number"));
        ((format!("part {share}"), part.to_text()), states)
    };
    (1..=division.of.shares).map(part).collect()
}

fn whole(settings: LargeSettings) -> Natural {
    let mut count = LargeCount::new(settings, None).expect("a count");
    while !count.advance(20_000).expect("it is counted") {}
    count.result().expect("a number").clone()
}

#[test]
fn every_tour_is_in_one_share() {
    let boards = [
        ([3, 10], Target::Closed, None),
        ([4, 6], Target::Open, None),
        ([5, 6], Target::Closed, None),
        ([6, 6], Target::Closed, None),
        ([6, 6], Target::Open, Some(2)),
        ([6, 7], Target::Closed, None),
        ([6, 8], Target::Closed, Some(3)),
    ];
    for (sides, target, seam) in boards {
        let from_middle = sides == [6, 7];
        let settings = LargeSettings { seam, from_middle, ..LargeSettings::new(sides, target) };
        for shares in if sides == [6, 6] { vec![1, 4, 64] } else { vec![4] } {
            let parts = parts(&divided(settings, shares).0, settings);
            let files: Vec<_> = parts.iter().map(|(file, _)| file.clone()).collect();
            let sum = sum(&files).expect("they belong together");
            assert_eq!(sum.tours, whole(settings), "{sides:?}, {target:?}, {shares} shares");
            assert_eq!(sum.of.shares, shares);
        }
    }
}

#[test]
fn a_share_needs_less_than_the_whole_and_about_what_was_foreseen() {
    let settings = LargeSettings::new([7, 8], Target::Closed);
    let [whole, shares] = [1, 16].map(|shares| {
        let (division, forecasts) = divided(settings, shares);
        assert!(forecasts[0].seconds >= forecasts[shares - 1].seconds);
        let few = [0, shares - 1].map(|at| (at + 1, forecasts[at]));
        few.map(|(share, foreseen)| {
            let mut count = LargeCount::of_share(&division, share, settings).expect("one");
            let mut states = 0;
            while !count.advance(20_000).expect("it is counted") {
                states = states.max(count.states());
            }
            let ratio = foreseen.states as f64 / states as f64;
            assert!((0.5..2.0).contains(&ratio), "share {share}: {ratio} of what it took");
            assert!(foreseen.bytes > 0 && foreseen.disk_bytes > 0);
            states
        })
    });
    assert!(3 * shares[0] < whole[0], "the largest has {} of {} states", shares[0], whole[0]);
}

#[test]
fn a_share_of_a_large_number_is_foreseen_with_all_rounds_that_it_takes() {
    let settings = LargeSettings::new([3, 120], Target::Closed);
    let mut count = LargeCount::new(settings, None).expect("a count");
    while count.forecast().is_none() {
        count.advance(1000).expect("it is planned");
    }
    let whole = count.forecast().expect("it is planned").seconds;
    let share = divided(settings, 1).1[0].seconds;
    assert!((0.8..1.2).contains(&(share / whole)), "{share} s of {whole} s");
}

/// The shares make 3.04 times the states of the whole. Going backwards over the degrees of all squares, rather than of
/// three columns at each side, would leave 5 % fewer.
#[test]
fn what_cannot_reach_the_seam_in_a_share_is_left_out_of_every_layer() {
    let settings = LargeSettings::new([6, 8], Target::Closed);
    let [whole, shares] = [1, 16].map(|shares| {
        let parts = parts(&divided(settings, shares).0, settings);
        parts.iter().map(|(_, states)| states).sum::<u64>()
    });
    let ratio = shares as f64 / whole as f64;
    assert!(ratio < 3.2, "the shares made {ratio} times the states of the whole");
}

/// Numbers that others have published (`tests/data/counts.json`): minutes, so `tests/it/reach.rs` says when.
#[test]
fn large_boards_have_one_number_in_any_number_of_shares() {
    let boards =
        [([8, 8], "13267364410532", [4, 16].as_slice()), ([8, 10], "4235482818156697040", &[4])];
    for (sides, tours, of) in boards.into_iter().filter(|_| is_whole()) {
        let settings = LargeSettings { threads: 2, ..LargeSettings::new(sides, Target::Closed) };
        for &shares in of {
            let parts = parts(&divided(settings, shares).0, settings);
            let files: Vec<_> = parts.into_iter().map(|(file, _)| file).collect();
            let sum = sum(&files).expect("they belong together");
            assert_eq!(sum.tours.to_string(), tours, "{sides:?} in {shares} shares");
        }
    }
}
