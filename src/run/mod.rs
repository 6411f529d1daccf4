//! One run: the steps taken, the resulting moves, and who takes the next step.

pub mod animation;
pub mod detour_labels;
pub mod error;
pub mod moves_by_hand;
pub mod player;
pub mod replay;
pub mod request;
#[cfg(feature = "serde")]
mod serialized;
pub mod session;
pub mod solve;
pub mod subgraph;
pub mod timeline;
mod tour_picture;

use crate::search::{self, Algorithm, Kind, SearchError};

/// Who can make the moves of a run: an algorithm, a replay or a player.
pub fn drivers() -> impl Iterator<Item = &'static Algorithm> {
    search::ALGORITHMS.iter().chain([&replay::REPLAY, &player::PLAYER])
}

/// One of the [`drivers`], by its id.
///
/// # Errors
/// [`SearchError::UnknownAlgorithm`].
pub fn driver(id: &str) -> Result<&'static Algorithm, SearchError> {
    drivers().find(|driver| driver.id == id).map_or_else(|| Algorithm::by_id(id), Ok)
}

/// Every kind of step of every driver.
pub fn kinds() -> impl Iterator<Item = &'static Kind> {
    let lists = search::KINDS.iter().chain(&[player::KINDS, replay::KINDS]);
    lists.flat_map(|list| list.iter().copied())
}
