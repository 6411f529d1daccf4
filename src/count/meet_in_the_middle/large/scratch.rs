//! A directory where a count keeps layers that do not fit into memory, and what it needs to go on later.
//!
//! A part of a layer is in one file for each worker that wrote to it, as [blocks]. Files only grow. `count.json` says how
//! much of which file is valid, and is replaced as a whole, so a count that was killed goes on from the last time it was
//! written.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::blocks;
use crate::count::meet_in_the_middle::message::checksum;
use crate::error::errors;

/// The file that says what the others are.
const STATE: &str = "count.json";
/// The same file while it is written.
const NEXT_STATE: &str = "count.json.new";
/// Locked while a count works in the directory.
const LOCK: &str = "count.lock";
const ENDING: &str = "states";

/// How the text of that file begins: the checksum follows, and then the other fields.
const SEAL: &str = "{\"checksum\":\"";
/// The length of a checksum in digits, with the quotation mark and the comma after it.
const SUM_LENGTH: usize = 18;

const TRIES_TO_LOCK: u32 = 20;
const BETWEEN_TRIES: Duration = Duration::from_millis(100);

errors! {
    /// Why a count cannot use a scratch directory.
    pub enum ScratchError {
        /// The directory has files of others.
        NotOurs {
            /// The directory.
            directory: String,
            /// One of these files.
            file: String,
        } => "bad-directory",
            "the directory {directory} has a file that no count wrote, {file}; choose an empty directory or a \
             new one";
        /// The directory has an unfinished count, and none was to be resumed.
        Unfinished {
            /// The directory.
            directory: String,
            /// The count.
            count: String,
        } => "bad-directory",
            "in the directory {directory} there is an unfinished count: {count}; resume it, or choose another \
             directory";
        /// There is nothing to resume.
        NothingToResume {
            /// The directory.
            directory: String,
        } => "bad-directory",
            "the directory {directory} has no unfinished count to resume; name the one that has, or begin a new \
             count";
        /// The unfinished count is another one.
        Another {
            /// The directory.
            directory: String,
            /// The count that is there.
            found: String,
            /// The one asked for.
            wanted: String,
        } => "bad-directory",
            "the unfinished count in the directory {directory} is of something else: {found}, and not {wanted}; \
             ask for the same, or choose another directory";
        /// Another process is using the directory.
        InUse {
            /// The directory.
            directory: String,
        } => "bad-directory",
            "another count is working in the directory {directory}; wait for its end, or choose another directory";
        /// A file is not what was written.
        Damaged {
            /// The file.
            file: String,
        } => "damaged-file",
            "the file {file} is not as it was written: it was changed, cut off or damaged; what would be \
             counted from it could be wrong. Nothing was changed: put back a copy of the file, or start over in \
             an empty directory";
        /// The disk is full.
        Full {
            /// The file that was being written.
            file: String,
        } => "disk-full",
            "the disk is full, and {file} cannot be written; what was counted before is kept: make room, then \
             resume the count";
        /// A file or the directory cannot be read or written.
        Unusable {
            /// The file or directory.
            file: String,
            /// Why, in the words of the operating system.
            reason: String,
        } => "no-file",
            "{file} cannot be used: {reason}; what was counted before is kept";
    }
}

/// An open scratch directory.
#[derive(Debug)]
pub(super) struct Scratch {
    directory: PathBuf,
    /// The count that it is for, in words.
    count: String,
    /// Locked as long as this is open.
    _lock: File,
    /// The most bytes in files so far.
    pub most_bytes: u64,
}

/// One worker's file of a part of a layer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct FileName {
    /// The [use](super::super::program::Use) of the layer, by its number.
    pub of: usize,
    pub part: usize,
    pub writer: usize,
}

/// A file, and how many bytes of it are valid.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stretch {
    pub name: FileName,
    pub bytes: u64,
}

impl FileName {
    pub fn text(self) -> String {
        format!("{}-{}-{}.{ENDING}", self.of, self.part, self.writer)
    }

    pub fn parse(text: &str) -> Option<Self> {
        let numbers = text.strip_suffix(ENDING)?.strip_suffix('.')?;
        let mut numbers = numbers.split('-').map(|number| number.parse().ok());
        let name = Self { of: numbers.next()??, part: numbers.next()??, writer: numbers.next()?? };
        (name.text() == text).then_some(name)
    }
}

/// What is in `count.json`: which count this is, where it is, and the valid lengths of its files.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct State<P> {
    /// The count, in words.
    count: String,
    pub progress: P,
    pub files: BTreeMap<String, u64>,
}

impl<P> State<P> {
    pub fn files(&self) -> impl Iterator<Item = Stretch> + '_ {
        let name = |text: &String| FileName::parse(text);
        self.files
            .iter()
            .filter_map(move |(text, &bytes)| Some(Stretch { name: name(text)?, bytes }))
    }
}

impl Scratch {
    /// Opens a directory for a new count, creating it if there is none.
    ///
    /// # Errors
    /// [`ScratchError`], if it is not empty, or cannot be used.
    pub fn create(directory: &Path, count: &str) -> Result<Self, ScratchError> {
        fs::create_dir_all(directory).map_err(|error| unusable(directory, &error))?;
        let foreign = names(directory)?.into_iter().find(|name| !is_ours(name));
        if let Some(file) = foreign {
            return Err(ScratchError::NotOurs { directory: shown(directory), file });
        }
        let scratch = Self::open(directory, count)?;
        if directory.join(STATE).exists() {
            let count = read_state::<serde_json::Value>(directory)?.count;
            return Err(ScratchError::Unfinished { directory: shown(directory), count });
        }
        // A count that was killed at its very beginning or end has left some; others may be called the same.
        if let Some(file) =
            scratch.layer_files()?.find(|name| !blocks::is_ours(&directory.join(name)))
        {
            return Err(ScratchError::NotOurs { directory: shown(directory), file });
        }
        scratch.keep_only(&BTreeMap::new())?;
        Ok(scratch)
    }

    /// Opens a directory with an unfinished count, and reads where it was.
    ///
    /// # Errors
    /// [`ScratchError`], if there is none, it is another count, files are missing, or it cannot be used.
    pub fn resume<P: DeserializeOwned>(
        directory: &Path,
        count: &str,
    ) -> Result<(Self, State<P>), ScratchError> {
        if !directory.join(STATE).exists() {
            return Err(ScratchError::NothingToResume { directory: shown(directory) });
        }
        let scratch = Self::open(directory, count)?;
        // Another count may have another kind of progress, too.
        let found = read_state::<serde_json::Value>(directory)?.count;
        if found != count {
            let (directory, wanted) = (shown(directory), count.to_owned());
            return Err(ScratchError::Another { directory, found, wanted });
        }
        let state = read_state::<P>(directory)?;
        for (name, &bytes) in &state.files {
            let path = directory.join(name);
            let is_long_enough = fs::metadata(&path).is_ok_and(|file| file.len() >= bytes);
            if FileName::parse(name).is_none() || !is_long_enough {
                return Err(ScratchError::Damaged { file: shown(&path) });
            }
        }
        Ok((scratch, state))
    }

    fn open(directory: &Path, count: &str) -> Result<Self, ScratchError> {
        // Writing through a link would empty a file that is elsewhere, or make one there; opening a pipe would wait.
        let is_no_file = |name: &String| {
            let path = directory.join(name);
            let is_link = path.is_symlink();
            if is_link { path.is_file() || !path.exists() } else { !path.is_file() }
        };
        if let Some(file) = names(directory)?.into_iter().find(is_no_file) {
            return Err(ScratchError::NotOurs { directory: shown(directory), file });
        }
        let path = directory.join(LOCK);
        // The locks of a process that was just killed may last a little longer.
        for _ in 0..TRIES_TO_LOCK {
            let mut open = OpenOptions::new();
            let lock = open
                .write(true)
                .create(true)
                .truncate(false)
                .open(&path)
                .map_err(|error| unusable(&path, &error))?;
            match lock.try_lock() {
                // A count that has just ended may have removed the file.
                Ok(()) if path.exists() => {
                    let (directory, count) = (directory.to_owned(), count.to_owned());
                    return Ok(Self { directory, count, _lock: lock, most_bytes: 0 });
                }
                Ok(()) | Err(TryLockError::WouldBlock) => thread::sleep(BETWEEN_TRIES),
                Err(TryLockError::Error(error)) => return Err(unusable(&path, &error)),
            }
        }
        Err(ScratchError::InUse { directory: shown(directory) })
    }

    /// Writes down where the count is, and removes files that are not needed any more.
    pub fn save(
        &self,
        progress: &impl Serialize,
        files: impl Iterator<Item = Stretch>,
    ) -> Result<(), ScratchError> {
        let files = files.map(|Stretch { name, bytes }| (name.text(), bytes)).collect();
        let state = State { count: self.count.clone(), progress, files };
        let path = self.directory.join(NEXT_STATE);
        let write = || {
            let mut file = File::create(&path)?;
            file.write_all(&sealed(&serde_json::to_vec(&state)?))?;
            file.sync_all()?;
            fs::rename(&path, self.directory.join(STATE))
        };
        write().map_err(|error| failed(&path, &error))?;
        self.keep_only(&state.files)
    }

    /// Removes everything that a finished count has left.
    pub fn clear(&mut self) -> Result<(), ScratchError> {
        for name in [STATE, NEXT_STATE] {
            remove(&self.directory.join(name))?;
        }
        self.keep_only(&BTreeMap::new())?;
        remove(&self.directory.join(LOCK))
    }

    /// The error if the state there cannot be that of this count.
    pub fn damaged_state(&self) -> ScratchError {
        ScratchError::Damaged { file: shown(&self.directory.join(STATE)) }
    }

    pub fn path(&self) -> &Path {
        &self.directory
    }

    /// How many bytes there are in files.
    pub fn measure(&mut self) -> Result<u64, ScratchError> {
        let length = |name| fs::metadata(self.directory.join(name)).map_or(0, |file| file.len());
        let bytes = self.layer_files()?.map(length).sum();
        self.most_bytes = self.most_bytes.max(bytes);
        Ok(bytes)
    }

    /// Removes files of layers, except those with these names: what a stopped count has left beside a state that must be
    /// sound.
    pub fn keep_only(&self, files: &BTreeMap<String, u64>) -> Result<(), ScratchError> {
        let mut names = self.layer_files()?.filter(|name| !files.contains_key(name));
        names.try_for_each(|name| remove(&self.directory.join(name)))
    }

    /// The names of files of layers.
    fn layer_files(&self) -> Result<impl Iterator<Item = String>, ScratchError> {
        let names = names(&self.directory)?.into_iter();
        Ok(names.filter(|name| FileName::parse(name).is_some()))
    }
}

fn read_state<P: DeserializeOwned>(directory: &Path) -> Result<State<P>, ScratchError> {
    let path = directory.join(STATE);
    let text = fs::read(&path).map_err(|error| unusable(&path, &error))?;
    let damaged = || ScratchError::Damaged { file: shown(&path) };
    let text = unsealed(&text).ok_or_else(damaged)?;
    serde_json::from_slice(&text).map_err(|_| damaged())
}

/// An object in JSON, with a checksum of its text as its first field.
pub(super) fn sealed(object: &[u8]) -> Vec<u8> {
    let mut sealed = format!("{SEAL}{:016x}\",", checksum(object)).into_bytes();
    sealed.extend(&object[1..]);
    sealed
}

/// The object without its checksum, if the checksum is right.
pub(super) fn unsealed(text: &[u8]) -> Option<Vec<u8>> {
    let (_, rest) = text.strip_prefix(SEAL.as_bytes())?.split_at_checked(SUM_LENGTH)?;
    let object = [b"{", rest].concat();
    (sealed(&object) == text).then_some(object)
}

fn is_ours(name: &str) -> bool {
    [STATE, NEXT_STATE, LOCK].contains(&name) || FileName::parse(name).is_some()
}

fn names(directory: &Path) -> Result<BTreeSet<String>, ScratchError> {
    let read = || -> io::Result<BTreeSet<String>> {
        let entry =
            |entry: io::Result<fs::DirEntry>| Ok(entry?.file_name().to_string_lossy().into_owned());
        fs::read_dir(directory)?.map(entry).collect()
    };
    read().map_err(|error| unusable(directory, &error))
}

fn remove(path: &Path) -> Result<(), ScratchError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(unusable(path, &error)),
        _ => Ok(()),
    }
}

pub(super) fn failed(path: &Path, error: &io::Error) -> ScratchError {
    match error.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => {
            ScratchError::Full { file: shown(path) }
        }
        _ => unusable(path, error),
    }
}

pub(super) fn unusable(path: &Path, error: &io::Error) -> ScratchError {
    ScratchError::Unusable { file: shown(path), reason: error.to_string() }
}

pub(super) fn shown(path: &Path) -> String {
    path.display().to_string()
}
