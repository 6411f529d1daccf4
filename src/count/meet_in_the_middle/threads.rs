//! Shares of a count in threads.

use super::share::Share;
use crate::count::error::CountError;

/// Goes on with about so much work in each share, in a thread each where there are threads.
pub(super) fn advance(shares: &mut [Share], work: u64) -> Result<(), CountError> {
    if let [share] = shares {
        return share.advance(work).map(drop);
    }
    #[cfg(all(feature = "threads", not(target_family = "wasm")))]
    {
        use rayon::prelude::*;
        shares.par_iter_mut().try_for_each(|share| share.advance(work).map(drop))
    }
    #[cfg(not(all(feature = "threads", not(target_family = "wasm"))))]
    shares.iter_mut().try_for_each(|share| share.advance(work).map(drop))
}
