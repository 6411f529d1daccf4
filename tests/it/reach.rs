//! How much is compared where there are very many cases: a sample, the same every day, and everything by
//! `cargo xtask test --thorough`, which runs every week.

use std::env;

/// Whether nothing is left out.
pub fn is_whole() -> bool {
    env::var("KNIGHTS_TOUR_REACH").is_ok_and(|reach| reach == "whole")
}
