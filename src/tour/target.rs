//! The two kinds of tour.

use crate::choice::ids;

ids! {
    /// What kind of tour to look for.
    #[non_exhaustive]
    pub enum Target("target") {
        /// Any tour, including one that could be closed.
        Open = "open",
        /// A tour whose last square is a move from its first.
        Closed = "closed",
    }
}
