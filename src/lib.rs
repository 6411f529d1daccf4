//! Knight's tours, one step at a time.
#![cfg_attr(test, allow(clippy::missing_panics_doc))]

pub mod board;
pub mod error;
pub mod existence;
pub mod graph;
pub mod leaper;
pub mod notation;
pub mod random;
pub mod scene;
pub mod search;
pub mod session;
pub mod subgraph;
pub mod symmetry;
pub mod timeline;
pub mod tour;
#[cfg(target_arch = "wasm32")]
mod web;

pub use board::{Board, Square};
pub use error::Error;
pub use graph::Graph;
pub use leaper::Leaper;
pub use tour::Tour;
