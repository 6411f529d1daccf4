//! How many tours there are.

pub mod estimate;
