//! What becomes of a setting that cannot be used.

use crate::error::Error;

/// What to do about a setting that cannot be used: to do without it, or to give up.
pub(super) type Refuse<'a> = &'a mut dyn FnMut(&'static str, Error) -> Result<(), Error>;

/// What a setting comes to; `None` where one has to do without it.
pub(super) fn tried<T, E: Into<Error>>(
    field: &'static str,
    result: Result<T, E>,
    refuse: Refuse<'_>,
) -> Result<Option<T>, Error> {
    match result {
        Ok(value) => Ok(Some(value)),
        Err(error) => refuse(field, error.into()).map(|()| None),
    }
}
