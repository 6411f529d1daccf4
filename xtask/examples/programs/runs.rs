//! The runs whose programs are proved.

use anyhow::{Result, anyhow};
use knights_tour::run::request::{RequestText, Run, Start, field};
use knights_tour::search::WhenStuck;

/// Settings as links write them.
pub const RUNS: &[&str] = &[
    "",
    "start=c3&tieBreak=first",
    "board=5x5&start=b1&tieBreak=first",
    "board=12x9&start=d4&tieBreak=pohl-sum",
    "board=20x20&start=f7&tieBreak=pohl-min",
    "board=10x10&start=e5&tieBreak=random&seed=7",
    "board=30x30&start=random&tieBreak=roth-random&seed=a tour",
    "board=..#/...&tieBreak=first",
    "board=##..##/#....#/....../....../#....#/##..##&start=c1",
    "board=...../..#../...../.....&rule=fewest onward, nearest corner&whenStuck=backtrack",
    "board=9x9&leaper=1,3&rule=nearest edge, fewest onward",
    "board=10x8&leaper=2,3&rule=fewest onward, farthest start",
    "board=7x7&start=d4&rule=least 2 * onward + edge, greatest min(row, column)",
    "board=8x8&start=b6&rule=most onward-max, least turn",
    "board=8x6&rule=fewest onward2 - max(onward, 2), most visited",
    "board=8x8&start=g2&rule=least (degree - onward) * (3 - onward), least quadrant",
    "board=6x6&start=b2&rule=least row, greatest order * 2 - order",
    "board=16x5&rule=farthest corner, least column, fewest degree",
    "board=11x11&rule=greatest quadrant, fewest onward-sum",
    "board=3x10&whenStuck=backtrack&tieBreak=roth",
    "board=7x6&start=d3&whenStuck=backtrack&tieBreak=first",
    "board=6x6&start=b3&whenStuck=backtrack&rule=nearest start, fewest onward",
    "board=5x5&start=a2&whenStuck=backtrack&tieBreak=first",
    "board=6x6&start=c2&whenStuck=restart&tieBreak=first&seed=3",
    "board=8x8&start=b3&whenStuck=restart&tieBreak=random&seed=11",
    "board=7x7&start=c5&whenStuck=restart&rule=fewest onward, least turn",
    "board=7x7&start=d4&tieBreak=first&moves=clockwise",
    "board=8x8&start=c3&rule=least move * onward, greatest move&moves=1,2 2,1 -1,2 1,-2 -2,1 2,-1 -2,-1 -1,-2",
    "algorithm=backtracking&board=5x5",
    "algorithm=backtracking&board=5x5&start=c3&moves=geeksforgeeks",
    "algorithm=backtracking&board=6x5&start=c2&order=fewest-first",
    "algorithm=backtracking&board=4x4",
    "algorithm=backtracking&board=.../.#./...&order=fewest-first",
    "algorithm=backtracking&board=5x6&leaper=0,1&start=b1",
    "algorithm=backtracking&board=5x5&leaper=1,2+1,3&start=c3",
    "board=9x8&leaper=0,1+1,1&rule=fewest onward, farthest centre",
    "algorithm=backtracking&board=1x1",
];

/// The run with these settings.
pub fn run(settings: &str) -> Result<Run> {
    let mut asked = RequestText::default();
    for (name, value) in settings.split('&').filter_map(|pair| pair.split_once('=')) {
        let text = || Some(value.to_owned());
        match name {
            field::BOARD => asked.board = text(),
            field::LEAPER => asked.leaper = text(),
            field::START => asked.start = text().map(Start::from),
            field::ALGORITHM => asked.algorithm = text(),
            field::TIE_BREAK => asked.tie_break = text(),
            field::RULE => asked.rule = text(),
            field::MOVES => asked.moves = text(),
            field::WHEN_STUCK => asked.when_stuck = text(),
            field::SEED => asked.seed = text(),
            _ => asked.options.push(("order", value.to_owned())),
        }
    }
    asked.run(WhenStuck::Stop).map_err(|error| anyhow!("{error}"))
}
