//! Counts with layers in files, and of any size: the same numbers as otherwise, whatever interrupts them.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use knights_tour::count::{Count, LargeCount, LargeSettings, Settings};
use knights_tour::error::Error;
use knights_tour::search::Target;
use knights_tour::{Board, Graph, Leaper};
use serde_json::Value;

use crate::reach;

/// A directory that is removed in the end.
struct Directory(PathBuf);

impl Directory {
    fn new(name: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("large-count-{name}"));
        _ = fs::remove_dir_all(&path);
        Self(path)
    }

    fn files(&self) -> Vec<PathBuf> {
        let entries = fs::read_dir(&self.0).expect("it can be read");
        entries.map(|entry| entry.expect("an entry").path()).collect()
    }
}

impl Drop for Directory {
    fn drop(&mut self) {
        _ = fs::remove_dir_all(&self.0);
    }
}

fn number(mut count: LargeCount) -> String {
    while !count.advance(100_000).expect("it is counted") {}
    assert!(count.fraction() >= 1.0);
    count.clear().expect("it is cleared");
    count.result().expect("a number").to_string()
}

fn large(settings: LargeSettings) -> String {
    number(LargeCount::new(settings, None).expect("a count"))
}

/// The number as counted otherwise.
fn usual([width, height]: [u16; 2], target: Target) -> String {
    let board = Board::new(width, height).expect("a board");
    let graph = Arc::new(Graph::new(board, Leaper::KNIGHT));
    let mut count = Count::new(graph, &Settings::new(target)).expect("a count");
    while !count.advance(100_000).expect("it is counted") {}
    count.result().expect("a number").to_string()
}

#[test]
fn halves_may_be_joined_below_any_row_and_rows_finished_in_either_order() {
    for sides in [[3, 4], [3, 10], [4, 7], [5, 6], [6, 5], [5, 8], [6, 7], [6, 8], [7, 8]] {
        for target in [Target::Closed, Target::Open] {
            if target == Target::Open && sides[0].min(sides[1]) > 6 {
                continue;
            }
            let known = usual(sides, target);
            let settings = LargeSettings::new(sides, target);
            // Of the larger boards every third row is the sample, and of 6 × 8 none.
            let is_sampled = sides[0] * sides[1] > 35 && !reach::is_whole();
            if is_sampled && sides == [6, 8] {
                continue;
            }
            let rows = 2..=sides[0].max(sides[1]) - 2;
            for seam in rows.step_by(if is_sampled { 3 } else { 1 }) {
                let settings = LargeSettings { seam: Some(seam), ..settings };
                assert_eq!(large(settings), known, "{sides:?}, {target:?}, below row {seam}");
            }
            let settings = LargeSettings { from_middle: true, threads: 3, ..settings };
            assert_eq!(large(settings), known, "{sides:?}, {target:?}, from the middle");
        }
    }
}

#[test]
fn little_memory_is_enough_where_there_is_a_directory() {
    let directory = Directory::new("little");
    let settings =
        LargeSettings { memory: 6 << 20, threads: 2, ..LargeSettings::new([7, 8], Target::Closed) };
    let error = LargeCount::new(settings, None).and_then(|mut count| {
        while !count.advance(100_000)? {}
        Ok(())
    });
    assert_eq!(error.expect_err("too little memory").code(), "too-much-memory");
    let mut count = LargeCount::new(settings, Some(&directory.0)).expect("a count");
    let mut most_files = 0;
    while !count.advance(1000).expect("it is counted") {
        assert!(count.bytes() <= settings.memory);
        most_files = most_files.max(directory.files().len());
    }
    assert!(most_files > 10, "nothing was written");
    assert_eq!(count.result().expect("a number").to_string(), "34524432316");
    let [_, most_in_files] = count.most_bytes();
    assert!(most_in_files > settings.memory / 4, "{most_in_files}");
    let took = count.seconds();
    drop(count);
    // Until it is known that somebody has seen the number, it is kept.
    let mut again = LargeCount::resume(settings, &directory.0).expect("it is over");
    assert_eq!(again.result().expect("a number").to_string(), "34524432316");
    assert_eq!(again.most_bytes()[1], most_in_files);
    assert!((again.seconds() - took).abs() < 0.1, "{} for {took}", again.seconds());
    again.clear().expect("it is cleared");
    assert_eq!(directory.files(), Vec::<PathBuf>::new(), "everything is cleared away");
}

#[test]
fn memory_and_files_are_foreseen_to_a_factor_of_two() {
    let is_near = |told: f64, took: u64| (0.5..2.0).contains(&(told / took as f64));
    let mut seconds = Vec::new();
    let mut with_files = 0;
    let usual = [
        ([6, 16], Target::Closed, 1 << 30),
        ([6, 8], Target::Open, 1 << 30),
        ([7, 10], Target::Closed, 1 << 30),
        ([7, 10], Target::Closed, 1 << 24),
    ];
    let chessboard = reach::is_whole().then_some(([8, 8], Target::Closed, 1 << 30));
    for (sides, target, memory) in usual.into_iter().chain(chessboard) {
        let directory = Directory::new("foreseen");
        // One thread: what several have in hand at the same time depends on what else the machine does.
        let settings = LargeSettings { memory, ..LargeSettings::new(sides, target) };
        let mut count = LargeCount::new(settings, Some(&directory.0)).expect("a count");
        while count.forecast().is_none() {
            count.advance(100_000).expect("it is planned");
        }
        let forecast = count.forecast().expect("a forecast");
        let files = count.file_bytes_left().expect("a forecast");
        while !count.advance(100_000).expect("it is counted") {}
        let [in_memory, in_files] = count.most_bytes();
        let told = forecast.bytes;
        assert!(is_near(told, in_memory), "{sides:?}: {told} bytes, not {in_memory}");
        if files == 0.0 {
            assert!(in_files < 1000, "{sides:?}: {in_files} bytes in files");
        } else if told >= memory as f64 / 2.0 {
            with_files += 1;
            assert!(is_near(files, in_files), "{sides:?}: {files} in files, not {in_files}");
        }
        seconds.push(forecast.seconds);
        count.clear().expect("it is cleared");
    }
    assert_eq!(with_files, 1);
    assert!(seconds[3] > seconds[2], "files take no time: {seconds:?}");
}

#[test]
fn the_memory_that_no_directory_replaces_is_foreseen() {
    let begun = |memory: u64| {
        let directory = Directory::new("least");
        let settings = LargeSettings { memory, ..LargeSettings::new([6, 9], Target::Open) };
        let mut count = LargeCount::new(settings, Some(&directory.0)).expect("a count");
        while count.forecast().is_none() {
            count.advance(100_000).expect("it is planned");
        }
        (directory, count)
    };
    // Small pieces, since a look at the memory comes after each.
    let went_on = |count: &mut LargeCount| loop {
        match count.advance(1000) {
            Ok(false) => {}
            end => return end,
        }
    };
    let (directory, mut count) = begun(3 << 20);
    let needed = count.least_bytes();
    assert!(needed > f64::from(6 << 20), "{needed}");
    let error = went_on(&mut count).expect_err("too little memory");
    assert_eq!(error.code(), "too-much-memory");
    drop((count, directory));
    let (_directory, mut count) = begun((1.5 * needed) as u64);
    went_on(&mut count).expect("it is counted");
    assert_eq!(count.result().expect("a number").to_string(), "1770631206422");
}

#[test]
fn a_count_modulo_primes_goes_on_in_the_middle() {
    let directory = Directory::new("primes");
    let settings = LargeSettings { memory: 6 << 20, ..LargeSettings::new([4, 40], Target::Open) };
    let state = || fs::read_to_string(directory.0.join("count.json")).expect("it is saved");
    let mut count = LargeCount::new(settings, Some(&directory.0)).expect("a count");
    let mut resumed = [0; 2];
    loop {
        count.save();
        let mut is_done = false;
        while !is_done && (count.is_saving() || count.forecast().is_none()) {
            is_done = count.advance(20_000).expect("it is counted");
        }
        if is_done {
            break;
        }
        drop(count);
        let has_residues = state().contains(r#""residues":[{"#);
        resumed[usize::from(has_residues)] += 1;
        count = LargeCount::resume(settings, &directory.0).expect("it goes on");
        // Otherwise it would stop where it was.
        if count.advance(20_000).expect("it is counted") {
            break;
        }
    }
    assert!(resumed[0] > 3 && resumed[1] > 3, "resumed {resumed:?} times");
    assert_eq!(number(count), usual([4, 40], Target::Open));
}

/// A count that was stopped after it was saved a number of times.
fn stopped(settings: LargeSettings, directory: &Directory, saves: usize) -> f64 {
    let mut count = LargeCount::new(settings, Some(&directory.0)).expect("a count");
    go_on(&mut count, directory, saves)
}

fn go_on(count: &mut LargeCount, directory: &Directory, saves: usize) -> f64 {
    for _ in 0..saves {
        let before = fs::read(directory.0.join("count.json")).ok();
        count.save();
        while fs::read(directory.0.join("count.json")).ok() == before {
            assert!(!count.advance(2000).expect("it is counted"), "it ended before it was saved");
        }
        // What is made after it was saved is lost.
        for _ in 0..20 {
            assert!(!count.advance(2000).expect("it is counted"));
        }
    }
    count.fraction()
}

#[test]
fn a_stopped_count_goes_on_where_it_was_saved() {
    let directory = Directory::new("stopped");
    let settings =
        LargeSettings { memory: 8 << 20, threads: 2, ..LargeSettings::new([7, 8], Target::Closed) };
    let mut count = LargeCount::new(settings, Some(&directory.0)).expect("a count");
    while count.forecast().is_none() {
        count.advance(2000).expect("it is planned");
    }
    let in_all = count.file_bytes_left().expect("a forecast");
    let mut last = go_on(&mut count, &directory, 2);
    drop(count);
    for threads in [1, 3, 2] {
        let settings = LargeSettings { threads, ..settings };
        let mut count = LargeCount::resume(settings, &directory.0).expect("it goes on");
        assert!(count.forecast().is_some(), "it is planned already");
        let left = count.file_bytes_left().expect("a forecast");
        assert!(left < in_all, "{left} bytes are still to be written of {in_all}");
        let fraction = go_on(&mut count, &directory, 3);
        assert!(fraction > last, "it goes on");
        last = fraction;
    }
    let count = LargeCount::resume(settings, &directory.0).expect("it goes on");
    assert_eq!(number(count), "34524432316");
    assert_eq!(refused(LargeCount::resume(settings, &directory.0)), "bad-directory");
}

fn refused(count: Result<LargeCount, Error>) -> &'static str {
    count.expect_err("it is refused").code()
}

#[test]
fn a_directory_is_only_used_for_what_is_in_it() {
    let directory = Directory::new("whose");
    let settings = LargeSettings::new([7, 8], Target::Closed);
    assert_eq!(refused(LargeCount::resume(settings, &directory.0)), "bad-directory");

    fs::create_dir_all(&directory.0).expect("it is created");
    let letter = directory.0.join("letter.txt");
    fs::write(&letter, "Dear reader").expect("it is written");
    let error = LargeCount::new(settings, Some(&directory.0)).expect_err("not ours").to_string();
    assert!(error.contains("letter.txt"), "{error}");
    assert_eq!(fs::read_to_string(&letter).expect("it is there"), "Dear reader");
    fs::remove_file(&letter).expect("it is removed");

    stopped(settings, &directory, 1);
    let files = directory.files();
    let error = LargeCount::new(settings, Some(&directory.0)).expect_err("unfinished").to_string();
    assert!(error.contains("closed tours of 7 × 8, joined below row 4"), "{error}");
    for other in [
        LargeSettings::new([6, 8], Target::Closed),
        LargeSettings::new([7, 8], Target::Open),
        LargeSettings { seam: Some(5), ..settings },
        LargeSettings { from_middle: true, ..settings },
    ] {
        let error = LargeCount::resume(other, &directory.0).expect_err("another").to_string();
        assert!(error.contains("something else"), "{error}");
    }
    assert_eq!(directory.files(), files, "nothing was changed");

    let first = LargeCount::resume(settings, &directory.0).expect("it goes on");
    // Whatever else is the matter: what is there may be about to change.
    for error in [
        LargeCount::resume(settings, &directory.0).expect_err("in use"),
        LargeCount::new(settings, Some(&directory.0)).expect_err("in use"),
    ] {
        assert!(error.to_string().contains("another count is working"), "{error}");
    }
    drop(first);
    assert_eq!(
        number(LargeCount::resume(settings, &directory.0).expect("it goes on")),
        "34524432316"
    );
}

#[test]
fn a_damaged_file_is_an_error_and_stays_as_it_is() {
    let directory = Directory::new("damaged");
    let settings = LargeSettings::new([7, 8], Target::Closed);
    stopped(settings, &directory, 3);
    let largest = |files: Vec<PathBuf>| {
        let states = files
            .into_iter()
            .filter(|file| file.extension().is_some_and(|ending| ending == "states"));
        states.max_by_key(|file| fs::metadata(file).expect("it is there").len()).expect("a file")
    };
    let file = largest(directory.files());
    let good = fs::read(&file).expect("it is read");
    let refused_with = |bytes: Option<&[u8]>| {
        match bytes {
            Some(bytes) => fs::write(&file, bytes).expect("it is written"),
            None => fs::remove_file(&file).expect("it is removed"),
        }
        let error = LargeCount::resume(settings, &directory.0)
            .and_then(|mut count| {
                loop {
                    if let Err(error) = count.advance(100_000) {
                        // It does not go on without what it could not read.
                        assert_eq!(count.advance(100_000), Err(error.clone()));
                        return Err::<(), _>(error);
                    }
                }
            })
            .expect_err("it is damaged");
        assert_eq!(error.code(), "damaged-file");
        assert!(error.to_string().contains(&file.display().to_string()), "{error}");
    };
    let mut bad = good.clone();
    let middle = bad.len() / 2;
    bad[middle] ^= 0x10;
    refused_with(Some(&bad));
    assert_eq!(fs::read(&file).expect("it is read"), bad, "it is not written to");
    refused_with(Some(&good[..good.len() - 1]));
    refused_with(None);
    let mut long = vec![0xFF; 4];
    long.extend(&good[4..]);
    refused_with(Some(&long));
    // With what was there before, the count goes on.
    fs::write(&file, &good).expect("it is written");
    let state = fs::read(directory.0.join("count.json")).expect("it is read");
    let text = String::from_utf8(state.clone()).expect("a text");
    for (was, wrong) in [
        (r#""step":"#, r#""step":9"#),
        (r#""parts":["#, r#""parts":[1152921504606846976,"#),
        (r#""parts":[64"#, r#""parts":[65"#),
        (r#""states":["#, r#""states":[7,"#),
        (r#""writers":"#, r#""writers":99999999999"#),
        (r#""residues":["#, r#""residues":[{"prime":0,"rest":0}"#),
        (r#""files":{""#, r#""files":{"9"#),
        (r#""seconds":"#, r#""seconds":-"#),
        (r#""tours":null"#, r#""tours":"many""#),
        (r#""bytes":"#, r#""bytes":18446744073709551615,"was":"#),
        (r#""primes":["#, r#""primes":[3"#),
    ] {
        assert!(text.contains(was), "{was}");
        let text = sealed(&text.replacen(was, wrong, 1)[SEAL.len()..]);
        fs::write(directory.0.join("count.json"), text).expect("it is written");
        assert_eq!(refused(LargeCount::resume(settings, &directory.0)), "damaged-file", "{wrong}");
    }
    let (before, after) = text.split_once(r#""states":["#).expect("states of layers");
    let after = after.trim_start_matches(|digit: char| digit.is_ascii_digit());
    let many = format!(r#"{before}"states":[{}{after}"#, u64::MAX);
    fs::write(directory.0.join("count.json"), sealed(&many[SEAL.len()..])).expect("it is written");
    assert_eq!(refused(LargeCount::resume(settings, &directory.0)), "damaged-file");
    fs::write(directory.0.join("count.json"), &state[..state.len() / 2]).expect("it is written");
    assert_eq!(refused(LargeCount::resume(settings, &directory.0)), "damaged-file");
    fs::write(directory.0.join("count.json"), &state).expect("it is written");
    assert_eq!(
        number(LargeCount::resume(settings, &directory.0).expect("it goes on")),
        "34524432316"
    );
}

/// The checksum of `count.json`, written a second time.
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

/// What `count.json` begins with.
const SEAL: &str = "{\"checksum\":\"0123456789abcdef\",";

/// The text of `count.json` with these fields, and with their checksum.
fn sealed(fields: &str) -> String {
    let sum = checksum(format!("{{{fields}").as_bytes());
    format!("{{\"checksum\":\"{sum:016x}\",{fields}")
}

#[test]
fn a_changed_digit_is_noticed_and_links_are_not_followed() {
    let directory = Directory::new("changed");
    let settings = LargeSettings::new([7, 8], Target::Closed);
    stopped(settings, &directory, 3);
    let state = directory.0.join("count.json");
    let good = fs::read(&state).expect("it is read");
    for at in (0..good.len()).filter(|&at| good[at].is_ascii_digit()) {
        let mut bad = good.clone();
        bad[at] = b'0' + (bad[at] - b'0' + 1) % 10;
        fs::write(&state, bad).expect("it is written");
        assert_eq!(refused(LargeCount::resume(settings, &directory.0)), "damaged-file", "{at}");
    }
    fs::write(&state, good).expect("it is written");
    #[cfg(unix)]
    {
        let other = directory.0.with_extension("other");
        fs::write(&other, "a letter").expect("it is written");
        for name in ["count.lock", "count.json.new"] {
            let link = directory.0.join(name);
            _ = fs::remove_file(&link);
            std::os::unix::fs::symlink(&other, &link).expect("a link");
            let resumed = LargeCount::resume(settings, &directory.0);
            assert_eq!(refused(resumed), "bad-directory", "{name}");
            fs::remove_file(&link).expect("it is removed");
        }
        assert_eq!(fs::read_to_string(&other).expect("it is read"), "a letter");
        fs::remove_file(other).expect("it is removed");
    }
}

#[test]
fn nothing_is_removed_before_it_is_known_whose_it_is() {
    let directory = Directory::new("removed");
    let settings = LargeSettings::new([7, 8], Target::Closed);
    fs::create_dir_all(&directory.0).expect("it is created");
    let (letter, fifo) = (directory.0.join("1-2-3.states"), directory.0.join("count.lock"));
    fs::write(&letter, "of the union").expect("it is written");
    let error = LargeCount::new(settings, Some(&directory.0)).expect_err("not ours").to_string();
    assert!(error.contains("1-2-3.states"), "{error}");
    assert_eq!(fs::read_to_string(&letter).expect("it is there"), "of the union");
    fs::remove_file(&letter).expect("it is removed");
    _ = fs::remove_file(&fifo);
    fs::create_dir(&fifo).expect("a folder of the name");
    assert_eq!(refused(LargeCount::new(settings, Some(&directory.0))), "bad-directory");
    fs::remove_dir(&fifo).expect("it is removed");

    // A state with a sound checksum that cannot be one of this count.
    stopped(settings, &directory, 3);
    let state = directory.0.join("count.json");
    let good = fs::read_to_string(&state).expect("it is read");
    let other = directory.0.join("0-0-9999.states");
    fs::write(&other, "").expect("it is written");
    let wrong = good.replacen(r#""states":["#, r#""states":[7,"#, 1);
    fs::write(&state, sealed(&wrong[SEAL.len()..])).expect("it is written");
    let files = directory.files();
    assert_eq!(refused(LargeCount::resume(settings, &directory.0)), "damaged-file");
    assert_eq!(directory.files(), files);
    fs::write(&state, good).expect("it is written");
    drop(LargeCount::resume(settings, &directory.0).expect("it goes on"));
    assert!(!other.exists(), "what is not needed is removed");
}

#[test]
fn a_file_of_another_part_is_an_error() {
    let directory = Directory::new("swapped");
    let settings = LargeSettings::new([7, 8], Target::Closed);
    stopped(settings, &directory, 3);
    let state = directory.0.join("count.json");
    let mut saved: Value =
        serde_json::from_str(&fs::read_to_string(&state).expect("it is read")).expect("JSON");
    saved.as_object_mut().expect("an object").remove("checksum");
    let lengths = saved["files"].as_object_mut().expect("names and lengths");
    let [one, other] = [0, 1].map(|at| lengths.keys().nth(at).expect("a name").clone());
    let layer = |name: &str| name.split('-').next().map(ToOwned::to_owned);
    assert_eq!(layer(&one), layer(&other), "they are parts of the same layer");
    let swapped = [lengths[&other].clone(), lengths[&one].clone()];
    for (name, length) in [&one, &other].into_iter().zip(swapped) {
        lengths[name] = length;
    }
    fs::write(&state, sealed(&saved.to_string()[1..])).expect("it is written");
    let [one, other] = [one, other].map(|name| directory.0.join(name));
    let aside = directory.0.join("aside");
    for (from, to) in [(&one, &aside), (&other, &one), (&aside, &other)] {
        fs::rename(from, to).expect("it is renamed");
    }
    let mut count = LargeCount::resume(settings, &directory.0).expect("nothing is missing");
    let error = loop {
        match count.advance(100_000) {
            Ok(is_done) => assert!(!is_done, "it was counted from parts that were mixed up"),
            Err(error) => break error,
        }
    };
    assert_eq!(error.code(), "damaged-file");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error_and_what_was_saved_is_kept() {
    let directory = Directory::new("full");
    let settings = LargeSettings::new([7, 8], Target::Closed);
    stopped(settings, &directory, 2);
    // Writing to this device always fails as if the disk were full.
    let state = directory.0.join("count.json.new");
    std::os::unix::fs::symlink("/dev/full", &state).expect("a link");
    let mut count = LargeCount::resume(settings, &directory.0).expect("it goes on");
    count.save();
    let error = loop {
        match count.advance(1000) {
            Ok(is_done) => assert!(!is_done, "it was not saved"),
            Err(error) => break error,
        }
    };
    assert_eq!(error.code(), "disk-full");
    drop(count);
    fs::remove_file(&state).expect("it is removed");
    assert_eq!(
        number(LargeCount::resume(settings, &directory.0).expect("it goes on")),
        "34524432316"
    );
}

#[test]
fn numbers_of_any_size_are_counted() {
    // By 128 bits, square by square; the halves need more than 64.
    let sides = [4, 40];
    assert_eq!(large(LargeSettings::new(sides, Target::Open)), usual(sides, Target::Open));
    let rows = if reach::is_whole() { 100 } else { 70 };
    let settings = LargeSettings { threads: 2, ..LargeSettings::new([5, rows], Target::Closed) };
    let mut count = LargeCount::new(settings, None).expect("a count");
    let mut before = 0.0;
    while count.forecast().is_none() {
        count.advance(100).expect("it is planned");
        assert!(count.fraction() >= before, "{} after {before}", count.fraction());
        before = count.fraction();
    }
    let number = number(count);
    assert!(number.len() > 40, "{number}");
    assert_eq!(large(LargeSettings { seam: Some(40), ..settings }), number);
}

#[test]
fn what_cannot_be_counted_says_why() {
    let refused = |sides, seam| {
        let settings = LargeSettings { seam, ..LargeSettings::new(sides, Target::Closed) };
        LargeCount::new(settings, None).expect_err("it is refused").to_string()
    };
    assert!(refused([11, 12], None).contains("3 × 4 to 10 × 255"));
    assert!(refused([6, 8], Some(7)).contains("below rows 2 to 6"));
    assert!(refused([6, 8], Some(1)).contains("below row 1"));
}
