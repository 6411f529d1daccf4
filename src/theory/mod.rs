//! Whether there is a tour: theorems, obstructions, and exact search.

pub mod argument;
pub mod between;
pub mod diagnosis;
pub mod exact;
pub mod existence;
pub mod readings;
pub mod reasons;
