//! The words after `cargo xtask`.

use std::env;

use anyhow::{Context, Result, bail};

/// Command-line words that have not been understood yet.
pub struct Args {
    words: Vec<String>,
    passed_on: Vec<String>,
}

impl Args {
    pub fn from_env() -> Self {
        let mut words: Vec<String> = env::args().skip(1).collect();
        let passed_on = match words.iter().position(|word| word == "--") {
            Some(at) => words.drain(at..).skip(1).collect(),
            None => Vec::new(),
        };
        Self { words, passed_on }
    }

    /// Takes the next word that is not an option.
    pub fn word(&mut self) -> Option<String> {
        let at = self.words.iter().position(|word| !word.starts_with('-'))?;
        Some(self.words.remove(at))
    }

    /// Takes an option without a value; true if it was given.
    pub fn flag(&mut self, name: &str) -> bool {
        let at = self.words.iter().position(|word| word == name);
        at.map(|at| self.words.remove(at)).is_some()
    }

    /// Takes an option and the word after it.
    pub fn value(&mut self, name: &str) -> Result<Option<String>> {
        let Some(at) = self.words.iter().position(|word| word == name) else {
            return Ok(None);
        };
        self.words.remove(at);
        if at == self.words.len() {
            bail!("{name} wants a value after it");
        }
        Ok(Some(self.words.remove(at)))
    }

    /// Takes the words after `--`.
    pub fn passed_on(&mut self) -> Vec<String> {
        std::mem::take(&mut self.passed_on)
    }

    /// Complains about a word that nobody took.
    pub fn finish(self) -> Result<()> {
        let left = self.words.into_iter().chain(self.passed_on).next();
        left.map_or(Ok(()), |word| bail!("`{word}` is not understood here; see `cargo xtask help`"))
    }
}

/// Reads a TCP port.
pub fn port(text: &str) -> Result<u16> {
    text.parse().with_context(|| format!("`{text}` is not a port: a number from 1 to 65535"))
}
