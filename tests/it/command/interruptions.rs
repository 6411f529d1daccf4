//! Long work: progress, Ctrl-C, and a want of memory.

use std::io::Read;
use std::process::{Child, Command, Stdio};

use super::{command, field, object, run, told};

/// The output with a memory limit of this many KiB.
#[cfg(target_os = "linux")]
fn run_within(kibibytes: u32, words: &[&str]) -> (i32, String, String) {
    let limited = format!("ulimit -v {kibibytes}; exec \"$0\" \"$@\"");
    let mut shell = Command::new("sh");
    shell.args(["-c", &limited, env!("CARGO_BIN_EXE_knights-tour")]).args(words);
    told(&shell.stdin(Stdio::null()).output().expect("there is `sh`"))
}

#[cfg(target_os = "linux")]
#[test]
fn lack_of_memory_is_an_error_like_any_other() {
    for words in [
        &["count", "8x8", "--method", "frontier", "--memory", "12GiB", "--json"][..],
        &["tour", "4096x4096", "--json"],
    ] {
        let (code, told, complaint) = run_within(200_000, words);
        assert_eq!(
            (code, field(&told, "ending").as_str()),
            (5, "\"no-memory\""),
            "{words:?}: {complaint}"
        );
        assert!(field(&told, "error").contains(r#""code":"too-much-memory""#), "{told}");
        assert_eq!(
            complaint,
            "error: this computer does not have enough memory for this; use a smaller board\n"
        );
    }
    // What is there is enough for little.
    let little = ["count", "6x6", "--target", "closed", "--threads", "1"];
    let (code, told, complaint) = run_within(200_000, &little);
    assert_eq!((code, told.as_str()), (0, "9862 closed tours of 6x6\n"), "{complaint}");
}

/// A count that takes days, once it has reported how many states it has.
#[cfg(unix)]
fn long_count(more: &[&str]) -> Child {
    let words = ["count", "8x8", "--method", "frontier", "--progress", "always"];
    let mut child = command(&[&words, more].concat()).spawn().expect("it can be run");
    let errors = child.stderr.as_mut().expect("a pipe");
    let mut progress = Vec::new();
    while !progress.ends_with(b" states") {
        let mut next = [0; 1];
        errors.read_exact(&mut next).expect("it tells how far it is");
        progress.extend(next);
    }
    child
}

/// What a long count says when Ctrl-C has ended it: standard output, standard error.
#[cfg(unix)]
fn interrupted(more: &[&str]) -> (String, String) {
    let child = long_count(more);
    let pid = child.id().to_string();
    let sent = Command::new("kill").args(["-INT", &pid]).status().expect("there is `kill`");
    assert!(sent.success());
    let (code, told, complaint) = told(&child.wait_with_output().expect("it ends"));
    assert_eq!(code, 130, "{complaint}");
    (told, complaint)
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_long_work() {
    // A busy machine may take longer to the next pause than the command waits for it: then it says less.
    let tries = |more| (0..10).map(move |_| interrupted(more));
    let (told, _) = tries(&[])
        .find(|(_, complaint)| complaint.contains("not counted: interrupted"))
        .expect("it pauses and says how far it is");
    assert_eq!(told, "");
    let (told, _) = tries(&["--json"])
        .find(|(told, _)| object(told).contains_key("tours"))
        .expect("it pauses and tells what it has");
    assert_eq!(
        (field(&told, "ending").as_str(), field(&told, "tours").as_str()),
        ("\"interrupted\"", "null")
    );
}

#[cfg(unix)]
#[test]
fn ctrl_c_does_not_wait_for_the_names_of_a_long_path() {
    let mut child = command(&["tour", "4096x4096", "--json", "--progress", "always"]);
    let mut child = child.spawn().expect("it can be run");
    // A short path would be told.
    let errors = child.stderr.as_mut().expect("a pipe");
    let (mut line, mut visited) = (String::new(), 0);
    while visited < 1_000_000 {
        let mut next = [0; 1];
        errors.read_exact(&mut next).expect("it tells how far it is");
        line.push(next[0].into());
        if let Some((before, _)) = line.split_once(" of ") {
            let number = before.rsplit(' ').next().expect("a number");
            visited = number.replace(',', "").parse().expect("a number");
            line.clear();
        }
    }
    let pid = child.id().to_string();
    let sent = Command::new("kill").args(["-INT", &pid]).status().expect("there is `kill`");
    assert!(sent.success());
    let (code, told, complaint) = told(&child.wait_with_output().expect("it ends"));
    assert_eq!((code, field(&told, "ending").as_str()), (130, "\"interrupted\""), "{complaint}");
    assert!(field(&told, "squares") == "null", "the path is told");
}

#[test]
fn progress_is_printed_only_on_terminals() {
    let asked = ["estimate", "8x8", "--target", "closed", "--limit", "0.6"];
    assert_eq!(run(&asked).2, "", "standard error is no terminal");
    let (_, told, progress) = run(&[&asked[..], &["--progress", "always"]].concat());
    assert!(
        progress.contains(" walks, about ") && progress.ends_with("\r\u{1b}[K"),
        "{progress:?}"
    );
    assert!(!told.contains('\r'));
}
