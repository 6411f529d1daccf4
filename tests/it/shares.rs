//! Counts in shares that need nothing of each other: every tour is in one of them, and in only one.

use knights_tour::count::{Dividing, Division, LargeCount, LargeSettings, sum};
use knights_tour::search::Target;

fn divided(settings: LargeSettings, shares: usize) -> Division {
    let mut dividing = Dividing::new(settings, shares).expect("it can be planned");
    while !dividing.advance(10_000).expect("it is planned") {}
    dividing.finish().expect("there are so many")
}

/// The part of each share, with the states that were made for it.
fn parts(division: &Division, settings: LargeSettings) -> Vec<((String, String), u64)> {
    let part = |share: usize| {
        let mut count = LargeCount::of_share(division, share, settings, None).expect("a count");
        let mut states = 0;
        while !count.advance(20_000).expect("it is counted") {
            states = states.max(count.states());
        }
        let part = division.part(share, count.result().expect("a number"));
        ((format!("part {share}"), part.to_text()), states)
    };
    (1..=division.shares()).map(part).collect()
}

fn whole(settings: LargeSettings) -> String {
    let mut count = LargeCount::new(settings, None).expect("a count");
    while !count.advance(20_000).expect("it is counted") {}
    count.result().expect("a number").to_string()
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
        for shares in if sides == [6, 6] { vec![1, 3, 7] } else { vec![4] } {
            let parts = parts(&divided(settings, shares), settings);
            let files: Vec<_> = parts.iter().map(|(file, _)| file.clone()).collect();
            let sum = sum(&files).expect("they belong together");
            assert_eq!(sum.tours, whole(settings), "{sides:?}, {target:?}, {shares} shares");
            assert_eq!(sum.shares, shares);
        }
    }
}

#[test]
fn a_share_needs_less_than_the_whole_and_about_what_was_foreseen() {
    let settings = LargeSettings::new([7, 8], Target::Closed);
    let [whole, shares] = [1, 16].map(|shares| {
        let division = divided(settings, shares);
        let forecasts = division.forecasts();
        assert!(forecasts[0].forecast.seconds >= forecasts[shares - 1].forecast.seconds);
        let few = [0, shares - 1].map(|at| (at + 1, forecasts[at]));
        few.map(|(share, foreseen)| {
            let mut count = LargeCount::of_share(&division, share, settings, None).expect("one");
            let mut states = 0;
            while !count.advance(20_000).expect("it is counted") {
                states = states.max(count.states());
            }
            let ratio = foreseen.states as f64 / states as f64;
            assert!((0.5..2.0).contains(&ratio), "share {share}: {ratio} of what it took");
            assert!(foreseen.forecast.bytes > 0.0 && foreseen.disk_bytes > 0.0);
            states
        })
    });
    assert!(3 * shares[0] < whole[0], "the largest has {} of {} states", shares[0], whole[0]);
}
