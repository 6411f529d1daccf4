/**
 * How much is tried where there are very many cases: a sample, the same every day, and everything by
 * `cargo xtask test --thorough`, which runs every week. So does `it/reach.rs` for the tests in Rust.
 */

/** Whether nothing is left out. */
export const isWhole = process.env["KNIGHTS_TOUR_REACH"] === "whole";

/**
 * All cases, or those that are tried every day.
 * @template T
 * @param {readonly T[]} all
 * @param {(each: T) => boolean} isDaily
 */
export const reached = (all, isDaily) => all.filter((each) => isWhole || isDaily(each));
