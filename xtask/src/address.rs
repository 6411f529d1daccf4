//! The address at which a site is published.

use std::ffi::OsStr;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use axum::http::Uri;

/// The address of the site’s folder, with a slash at its end, so that names of files can follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address(String);

impl AsRef<OsStr> for Address {
    fn as_ref(&self) -> &OsStr {
        self.0.as_ref()
    }
}

/// Reads what somebody has written. The slash at the end may be missing.
pub fn address(text: &str) -> Result<Address> {
    let begins =
        |start: &str| text.get(..start.len()).is_some_and(|part| part.eq_ignore_ascii_case(start));
    ensure!(
        begins("https://") || begins("http://"),
        "it has to begin with https:// or http://, as in https://example.org/lab/"
    );
    ensure!(
        !text.contains(['?', '#']),
        "it is the address of a folder, so it cannot have a query (?) or a fragment (#)"
    );
    // They would be read as the end of an attribute of the page.
    ensure!(
        !text.contains(['"', '\'', '<', '>', '&']),
        "quotes, < > and & have to be written as %22 and the like"
    );
    let uri: Uri = text.parse().context(
        "it is not an address of the web; spaces and letters such as é are written as %20 and the like",
    )?;
    let host = uri.authority().map_or("", |authority| authority.as_str());
    ensure!(!host.contains('@'), "it cannot name a user: everybody would read it");
    let is_file = Path::new(uri.path()).extension().is_some_and(|end| end == "html");
    ensure!(!is_file, "it is the address of the folder, not of a file in it");
    let slash = if text.ends_with('/') { "" } else { "/" };
    Ok(Address(format!("{text}{slash}")))
}

#[cfg(test)]
mod tests {
    use super::{Address, address};

    #[test]
    fn an_address_ends_with_a_slash() {
        for (text, read) in [
            ("https://example.org/lab/", "https://example.org/lab/"),
            ("https://example.org/lab", "https://example.org/lab/"),
            ("http://localhost:8000", "http://localhost:8000/"),
            ("https://example.org/%C3%A9/v1.0", "https://example.org/%C3%A9/v1.0/"),
        ] {
            assert_eq!(address(text).unwrap(), Address(read.into()));
        }
    }

    #[test]
    fn what_is_wrong_is_said() {
        for (text, said) in [
            ("", "begin with https://"),
            ("example.org/lab/", "begin with https://"),
            ("ftp://example.org/", "begin with https://"),
            ("https://", "not an address of the web"),
            ("https:///lab/", "not an address of the web"),
            ("https://example.org/a b/", "not an address of the web"),
            ("https://example.org/?from=a", "query (?)"),
            ("https://example.org/#explore", "fragment (#)"),
            ("https://example.org/\"x/", "quotes"),
            ("https://me:secret@example.org/", "name a user"),
            ("https://example.org/lab/index.html", "not of a file"),
        ] {
            let refusal = format!("{:#}", address(text).unwrap_err());
            assert!(refusal.contains(said), "{text:?}: {refusal}");
        }
    }
}
