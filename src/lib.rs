//! Knight's tours: made, checked, explained and counted.
//!
//! ```
//! let tour = knights_tour::solve("8x8")?;
//! assert_eq!(tour.squares().len(), 64);
//! println!("{}", tour.names().collect::<Vec<_>>().join(" "));
//! # Ok::<(), knights_tour::Error>(())
//! ```
//!
//! A tour is written in one line, with its board, and read from it; [`Tour::svg`] is its picture. What somebody else
//! wrote, in whatever form, is read by [`FirstFault`], which says where it goes wrong.
//!
//! ```
//! use knights_tour::Tour;
//!
//! let tour: Tour = ".../.#./...: a1 c2 a3 b1 c3 a2 c1 b3".parse()?;
//! assert!(tour.is_closed());
//! assert_eq!(tour.to_string(), ".../.#./...: a1 c2 a3 b1 c3 a2 c1 b3");
//! # Ok::<(), knights_tour::Error>(())
//! ```
//!
//! [`Request`] asks for a closed tour, for another piece, for a start or for a method. Programs that do that and
//! more are in `docs/examples/`: `cargo run --example solve`, and likewise `verify`, `warnsdorff`, `possible` and
//! `count`.
//!
//! # One step at a time
//!
//! A search for a tour takes one step after another, and each step says what it changes
//! and why. All of this runs natively, without a browser; the page in `www/` is one of its
//! users. Here Warnsdorff's rule goes always to the square with the fewest onward moves.
//!
//! ```
//! use std::sync::Arc;
//!
//! use knights_tour::notation::numbered_board;
//! use knights_tour::search::{Algorithm, Edit, Outcome, Settings};
//! use knights_tour::{Graph, Leaper};
//!
//! let graph = Arc::new(Graph::new("8x8".parse()?, Leaper::KNIGHT));
//! let settings = Settings::new(&graph);
//! let mut search = Algorithm::by_id("warnsdorff")?.start(graph, &settings)?;
//!
//! let mut edit = Edit::new();
//! while search.advance(&mut edit) {}
//!
//! let Some(Outcome::Tour(tour)) = search.outcome() else { panic!("no tour") };
//! println!("{}", numbered_board(tour));
//! # Ok::<(), knights_tour::Error>(())
//! ```
//!
//! # Why the knight goes where it goes
//!
//! A [`Session`](session::Session) records the steps of a search, so that it can go back. Its play head
//! stands before a step: first you read the reason, then you take it.
//!
//! ```
//! # use std::sync::Arc;
//! # use knights_tour::search::{Algorithm, Settings};
//! # use knights_tour::{Graph, Leaper};
//! use knights_tour::search::Fact;
//! use knights_tour::session::Session;
//!
//! # let graph = Arc::new(Graph::new("8x8".parse()?, Leaper::KNIGHT));
//! // As above, but from c2.
//! let settings = Settings::new(&graph).with_start(graph.find("c2")?);
//! let mut session = Session::new(graph.clone(), Algorithm::by_id("warnsdorff")?, settings)?;
//!
//! let onward_moves = session.candidates().iter().map(|candidate| {
//!     format!("{} {}", graph.name(candidate.square), candidate.accessibility)
//! });
//! assert_eq!(onward_moves.collect::<Vec<_>>(), ["e3 7", "e1 3", "d4 7", "b4 5", "a3 3", "a1 1"]);
//! let reason = session.moment().coming.expect("the run is not over").reason;
//! assert_eq!(reason.code(), "fewest");
//! assert_eq!(reason.fact("to"), Some(Fact::Square(graph.find("a1")?)));
//!
//! session.step();
//! assert_eq!(graph.name(session.moment().focus), "a1");
//! session.back();
//! assert_eq!(session.position(), 0);
//! # Ok::<(), knights_tour::Error>(())
//! ```
//!
//! # Where everything is
//!
//! Each layer is a folder of `src/` and uses those above it in this list.
//!
//! - [`board`]: a [`Board`] is a rectangle with any holes, a [`Leaper`] moves on it. More about
//!   squares: [`notation`](board::notation), [`symmetry`], [`shapes`], [`draft`].
//! - [`graph`]: the two make a [`Graph`]; or make one from a list of edges, such as those of
//!   [`graph::named`].
//! - [`tour`]: a [`Tour`] cannot be anything but a tour. [`tour::target`] has the kinds of tours,
//!   [`tour::statistics`] their statistics.
//! - [`theory`]: whether there is a tour at all, and why ([`existence`]); obstructions,
//!   and the squares to blame ([`diagnosis`]); exact search ([`theory::exact`]).
//! - [`count`]: the number of tours, exactly or as an estimate, and a list of all tours.
//! - [`search`]: the algorithms, each a search that is resumed for every step. Their
//!   settings are in [`search::Settings`].
//! - [`puzzle`]: numbers of a tour to fill in, solved, explained, graded and made; and texts to read along a tour.
//! - [`keypad`]: sequences of keys, each a move from the one before, counted and listed.
//! - [`scene`]: diagrams as lists of shapes to draw, in several themes, and as SVG.
//! - [`run`]: the steps of a run, the resulting moves, a play head that moves along them
//!   ([`session`]), and who takes the next step: an algorithm, a [`replay`](run::replay) or a
//!   [`player`](run::player).
//! - [`program`]: a run as a complete program in another language.
//!
//! Invalid input gives an [`Error`]: a sentence, a code and facts. All random numbers come from
//! [`random`]. Long work is [`Resumable`].
//!
//! # Features
//!
//! None of them is on unless you ask for it.
//!
//! - `serde`: boards, tours, leapers, squares, rules and choices can be stored, most of them as their texts,
//!   and are checked when they are read.
//! - `threads`: [`count`] can share the work among several threads.
//! - `cli`: the command `knights-tour`; `cargo install knights-tour-lab --features cli` installs it.
//! - `javascript`: in WebAssembly, the exports to JavaScript. They convert and forward; their types are in
//!   `src/web/interface.d.ts`. Without them the library fits into any other WebAssembly program.
#![cfg_attr(test, allow(clippy::missing_panics_doc))]

pub mod board;
pub mod call;
pub mod choice;
pub mod count;
pub mod error;
pub mod graph;
pub mod keypad;
pub mod natural;
pub mod program;
pub mod puzzle;
pub mod random;
pub mod resumable;
pub mod run;
pub mod scene;
pub mod search;
pub mod theory;
pub mod tour;
#[cfg(all(target_arch = "wasm32", feature = "page"))]
mod web;

pub use board::draft::{self, Draft};
pub use board::leaper::{self, Leaper};
pub use board::wrap::{self, Wrap};
pub use board::{Board, Square, shapes, symmetry};
pub use error::Error;
pub use graph::embedding::{self, Embedding};
pub use graph::{Graph, named as graphs};
pub use resumable::Resumable;
pub use run::request::{Method, Request};
pub use run::solve::solve;
pub use run::{detour_labels, session, subgraph, timeline};
pub use theory::{diagnosis, existence};
pub use tour::{FirstFault, Tour, statistics};

/// The example in the README is tested too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;

/// Everything that is read from and written to text.
pub mod notation {
    pub use crate::board::notation::*;
    pub use crate::board::puzzle;
    pub use crate::graph::edge_list::{self, EdgeList};
    pub use crate::graph::text as graph_text;
    pub use crate::run::moves_by_hand;
    pub use crate::theory::readings::read_board;
    pub use crate::tour::text::{self as tour_text, NumberedBoard, NumberedPath, numbered_board};
}
