//! Writes the files of the site that come from the library, into the folder that is named.
//!
//! This is a program of its own so that xtask itself does not need the library: it can say what is
//! wrong when the library does not compile, and serves new colours without being started again.

use std::path::PathBuf;
use std::{env, fs, io};

use knights_tour::scene::{icon, stylesheet};

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::args_os().nth(1).ok_or(io::ErrorKind::InvalidInput)?);
    fs::write(folder.join("theme.css"), stylesheet())?;
    fs::write(folder.join("knight.svg"), icon())
}
