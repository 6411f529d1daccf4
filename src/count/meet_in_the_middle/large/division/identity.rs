//! What identifies a count in shares.

use serde::{Deserialize, Serialize};

/// The greatest number of shares.
pub const MAX_DIVISION: usize = 1024;

/// Which count it is, and how it is divided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Identity {
    /// Such as `8x10`, the shorter side first.
    pub board: String,
    pub target: String,
    pub seam: u16,
    pub order: String,
    pub shares: usize,
}
