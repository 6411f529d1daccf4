//! Whether there is a tour: theorems, what forbids one, and exact search.

pub mod argument;
pub mod diagnosis;
pub mod exact;
pub mod existence;
