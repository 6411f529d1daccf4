//! The files that a count keeps in a directory: whatever is in one of them, it is refused, or the number is right. Where
//! the checksum is right as well, the number may be another one, but nothing panics.

#![no_main]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::{env, fs, process};

use arbitrary::Arbitrary;
use knights_tour::count::{LargeCount, LargeSettings};
use knights_tour::error::Error;
use knights_tour::search::Target;
use libfuzzer_sys::fuzz_target;

const SIDES: [u16; 2] = [3, 4];
const TOURS: &str = "8";

/// What says where the count is.
const STATE: &str = "count.json";
/// Bytes of that file before what its checksum is of.
const SEAL: &str = "{\"checksum\":\"0123456789abcdef\",";

/// A file gets other bytes.
#[derive(Arbitrary, Debug)]
struct Input<'a> {
    /// How far the count is.
    stage: u8,
    /// The state if it is 0, or else one of the files.
    file: u8,
    /// Whether it gets a right checksum.
    is_sealed: bool,
    bytes: &'a [u8],
}

type Files = BTreeMap<String, Vec<u8>>;

/// The files at each stage.
static STAGES: LazyLock<Vec<Files>> = LazyLock::new(|| {
    let directory = directory();
    _ = fs::remove_dir_all(&directory);
    let mut count = LargeCount::new(settings(), Some(&directory)).expect("a count");
    let mut stages = Vec::new();
    loop {
        count.save();
        while count.is_saving() || count.forecast().is_none() {
            count.advance(1).expect("it is counted");
        }
        stages.push(read(&directory));
        if count.advance(10).expect("it is counted") {
            stages.push(read(&directory));
            return stages;
        }
    }
});

fn directory() -> PathBuf {
    env::temp_dir().join(format!("knights-tour-fuzz-{}", process::id()))
}

fn settings() -> LargeSettings {
    LargeSettings::new(SIDES, Target::Open)
}

fn read(directory: &Path) -> Files {
    let entries = fs::read_dir(directory).expect("a directory");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let name = |path: &Path| path.file_name().expect("a name").to_string_lossy().into_owned();
    paths.map(|path| (name(&path), fs::read(path).expect("a file"))).collect()
}

fuzz_target!(|input: Input| {
    let mut files = STAGES[usize::from(input.stage) % STAGES.len()].clone();
    let file = usize::from(input.file).checked_sub(1);
    let name = file.and_then(|file| files.keys().cycle().nth(file).cloned());
    let name = name.unwrap_or(STATE.to_owned());
    let mut bytes = input.bytes.to_vec();
    if input.is_sealed {
        let Some(sealed) = sealed(&name, input.bytes) else { return };
        bytes = sealed;
        if name != STATE {
            resized(&mut files, &name, bytes.len());
        }
    }
    files.insert(name.clone(), bytes);

    let directory = directory();
    _ = fs::remove_dir_all(&directory);
    fs::create_dir(&directory).expect("a directory");
    for (name, bytes) in &files {
        fs::write(directory.join(name), bytes).expect("it is written");
    }
    let number = |mut count: LargeCount| -> Result<String, Error> {
        while !count.advance(1000)? {}
        Ok(count.result().expect("a number").to_string())
    };
    match LargeCount::resume(settings(), &directory).and_then(number) {
        Ok(number) => assert!(input.is_sealed || number == TOURS, "{number}"),
        Err(error) if !input.is_sealed => assert_eq!(error.code(), "damaged-file", "{name}"),
        Err(error) => assert!(error.to_string().len() < 2000, "messages are for people"),
    }
    _ = fs::remove_dir_all(&directory);
});

/// A file as a count would have written it: the state, or a block of records.
fn sealed(name: &str, bytes: &[u8]) -> Option<Vec<u8>> {
    if name == STATE {
        let sum = checksum(&[b"{", bytes].concat());
        return Some([format!("{{\"checksum\":\"{sum:016x}\",").as_bytes(), bytes].concat());
    }
    // Sums of larger counts than there are would be too large for 64 bits.
    let is_large = bytes.windows(5).any(|five| five.iter().all(|byte| *byte >= 0x80));
    let len = u16::try_from(bytes.len()).ok().filter(|_| !is_large)?;
    // Records in a single block of DEFLATE (RFC 1951) that is not compressed.
    let [all, len, complement] =
        [&u32::from(len).to_le_bytes()[..], &len.to_le_bytes(), &(!len).to_le_bytes()];
    let content = [all, &[1], len, complement, bytes].concat();
    let (len, sum) = (content.len() as u32, checksum(&content));
    Some([&len.to_le_bytes()[..], &sum.to_le_bytes(), &content].concat())
}

/// Another length of a file in the state.
fn resized(files: &mut Files, name: &str, bytes: usize) {
    let state = String::from_utf8(files[STATE].clone()).expect("a text");
    let (before, after) = state.split_once(&format!("\"{name}\":")).unwrap_or((&state, ""));
    let after = after.trim_start_matches(|digit: char| digit.is_ascii_digit());
    if after.is_empty() {
        return;
    }
    let rest = format!("{}\"{name}\":{bytes}{after}", &before[SEAL.len()..]);
    let sealed = sealed(STATE, rest.as_bytes()).expect("a state");
    files.insert(STATE.to_owned(), sealed);
}

/// The checksum of a file, written a second time.
fn checksum(bytes: &[u8]) -> u64 {
    let add = |sum: u64, word: &[u8]| {
        let mut eight = [0; 8];
        eight[..word.len()].copy_from_slice(word);
        (sum ^ u64::from_le_bytes(eight)).wrapping_mul(0x100_0000_01b3).rotate_left(29)
    };
    let whole = bytes.chunks_exact(8);
    let rest = whole.remainder();
    add(whole.fold(0xcbf2_9ce4_8422_2325 ^ bytes.len() as u64, add), rest)
}
