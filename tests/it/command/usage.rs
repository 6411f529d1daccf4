//! Words the command knows, and wrong ones.

use std::env;
use std::fs;
use std::io::Read;

use knights_tour::search::{ALGORITHMS, Choice, TieBreak};

use super::{command, field, fields, object, run, told};

#[test]
fn wrong_usage_is_explained_in_a_sentence() {
    for (words, said) in [
        (&["tour", "0x8"][..], "a board's sides must be at least 1"),
        (&["tour", "9999x8"], "each side can be at most 4096"),
        (&["tour", ""], "this board has no squares"),
        (&["tour", "8x8", "--start", "z9"], "z9 is not on this board"),
        (&["tour", "8x8", "--start", "any"], "start cannot be \"any\""),
        (&["tour", "8x8", "--leaper", "0,0"], "(0, 0) is not a leaper"),
        (&["tour", "8x8", "--leaper", "-1,2"], "(-1, 2) is not a leaper"),
        (&["tour", "8x8", "--leaper", "horse"], "\"horse\" is not a piece; write the two lengths"),
        (&["count", "8x8", "--leaper", "Queen"], "a queen is a rider, not a leaper"),
        (&["exists", "8x8", "--leaper", "1,2+0,0"], "(0, 0) is not a leaper"),
        (&["tour", "8x8", "--method", "magic"], "possible values: warnsdorff"),
        (&["tour", "8x8", "--prune"], "--prune only works with --method backtracking"),
        (
            &["tour", "8x8", "--method", "neural", "--when-stuck", "backtrack"],
            "--when-stuck cannot be",
        ),
        (&["tour", "8x9", "--tie-break", "squirrel-cull"], "cannot be used on this board"),
        (&["tour", "8x8", "--limit", "-1"], "unexpected argument"),
        (&["tour", "8x8", "--limit=NaN"], "a number of seconds"),
        (&["tour", "1-1", "--graph"], "is a loop"),
        (&["count", "100x100"], "up to 4,096 squares"),
        (&["count", "8x8", "--method", "listing"], "possible values: folded, frontier"),
        (&["count", "\u{1F40E}"], "is neither a square nor a hole"),
        (&["estimate", "8x8", "--weight", "99"], "weight cannot be \"99\""),
        (&["estimate", "8x8", "--walks", "-3"], "unexpected argument"),
        (&["estimate", "8x8", "--walks", "0"], "0 is not in 1.."),
        (&["frobnicate"], "unrecognized subcommand"),
        (&["tour", "8x8", "--piece", "camel"], "a similar argument exists: '--leaper'"),
        (&["count", "8x8", "--jobs", "2"], "a similar argument exists: '--threads'"),
        (
            &["tour", "8x8", "--svg", "t.png"],
            "--svg cannot write .png; name a file that ends in .svg",
        ),
        (&["tour", "8x8", "--gif", "t.svg"], "--svg makes the other"),
        (&[], "Usage: knights-tour"),
    ] {
        let (code, told, complaint) = run(words);
        assert_eq!((code, told.as_str()), (2, ""), "{words:?}: {complaint}");
        assert!(complaint.contains(said), "{words:?}: {complaint}");
    }
    let (code, json, complaint) = run(&["tour", "0x8", "--json"]);
    assert_eq!(code, 2);
    assert_eq!(fields(&json), ["ending", "error"]);
    let error = field(&json, "error");
    assert!(error.starts_with(r#"{"code":"bad-board","message":"a board's sides"#), "{error}");
    assert!(complaint.starts_with("error: a board's sides"));
    let (code, json, _) = run(&["tour", "--json", "8x8", "--method", "magic"]);
    assert_eq!((code, field(&json, "ending").as_str()), (2, "\"wrong-usage\""));
}

#[test]
fn help_names_all_that_there_is() {
    let (code, help, _) = run(&["tour", "--help"]);
    assert_eq!(code, 0);
    for method in ALGORITHMS {
        assert!(help.contains(method.id) && help.contains(method.name), "{}", method.id);
        for list in method.options {
            assert!(help.contains(&format!("--{}", list.id)), "{}", list.id);
        }
    }
    assert!(TieBreak::ALL.iter().all(|rule| help.contains(rule.id())));
    for command in ["tour", "count", "estimate", "check", "exists", "code"] {
        let (code, help, _) = run(&[command, "--help"]);
        assert_eq!(code, 0);
        assert!(help.contains("Exit codes:") && help.contains("130  interrupted"), "{command}");
        // Every option but --help stands in a group.
        let (_, plain) = help.split_once("\nOptions:\n").expect("some stand in none");
        let (plain, groups) = plain.split_once("\n\n").expect("there are groups");
        assert!(plain.contains("--help") && !plain.contains("--json"), "{command}: {plain}");
        for group in ["Board or graph:\n", "Output:\n"] {
            assert!(groups.contains(group), "{command}: {group}");
        }
    }
    let version = format!("knights-tour {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(run(&["--version"]), (0, version, String::new()));
}

#[test]
fn help_of_code_names_only_what_programs_can_do() {
    let (_, help, _) = run(&["code", "--help"]);
    assert!(help.contains("--order"), "{help}");
    for other in ["--prune", "--growth", "--merge", "squirrel-cull"] {
        assert!(!help.contains(other), "{other}");
    }
}

#[test]
fn closed_is_short_for_target_closed() {
    for subcommand in ["tour", "count", "exists"] {
        let (code, told, _) = run(&[subcommand, "6x6", "--closed"]);
        let (_, same, _) = run(&[subcommand, "6x6", "--target", "closed"]);
        assert!(code == 0 && told == same, "{subcommand}: {told}");
    }
}

#[test]
fn a_reader_that_goes_is_no_error() {
    for words in [&["tour", "300x300", "--print", "squares"][..], &["tour", "--help"]] {
        let mut child = command(words).spawn().expect("it can be run");
        let mut first = [0; 4];
        child.stdout.take().expect("a pipe").read_exact(&mut first).expect("it says something");
        let (code, _, complaint) = told(&child.wait_with_output().expect("it ends"));
        assert_eq!((code, complaint.as_str()), (0, ""), "{words:?}");
    }
    for words in [&["tour", "8x8"][..], &["help"], &["count", "--help"], &["--version"]] {
        let full = fs::OpenOptions::new().write(true).open("/dev/full");
        let Ok(full) = full else { return };
        let output = command(words).stdout(full).output().expect("it can be run");
        let (code, _, complaint) = told(&output);
        assert!(code == 4 && complaint.contains("standard output: "), "{words:?}: {complaint}");
    }
}

#[test]
fn every_word_that_is_listed_can_be_used() {
    /// Runs the command with a word of a list, or with what it stands for.
    type Use = fn(&str, &str) -> (i32, String, String);
    let uses: [(&str, usize, Use); 6] = [
        ("methods", ALGORITHMS.len(), |id, _| run(&["tour", "1x1", "--method", id])),
        ("rules", TieBreak::ALL.len(), |_, rule| run(&["tour", "5x5", "--rule", rule])),
        ("measures", 17, |id, words| {
            let (least, _) = words.split_once(" or ").unwrap();
            run(&["tour", "5x5", "--rule", &format!("{least} {id}")])
        }),
        ("pieces", 9, |id, _| run(&["exists", "1x1", "--leaper", id])),
        ("boards", 6, |id, board| {
            let by_name = run(&["exists", id, "--no-search"]);
            assert_eq!(by_name, run(&["exists", board, "--no-search"]));
            by_name
        }),
        ("graphs", 6, |id, _| run(&["exists", id, "--graph"])),
    ];
    for (what, count, used) in uses {
        let (code, text, _) = run(&["list", what]);
        assert_eq!((code, text.lines().count()), (0, count), "{what}");
        let (_, json, _) = run(&["--json", "list", what]);
        let listed = object(&json)["list"].as_array().unwrap().clone();
        for (line, row) in text.lines().zip(&listed) {
            let [id, means] = ["id", "means"].map(|name| row[name].as_str().unwrap());
            assert!(line.starts_with(id) && line.ends_with(means), "{line}");
            let (code, _, error) = used(id, means);
            assert_ne!(code, 2, "{what} {id}: {error}");
        }
    }
    let (code, _, error) = run(&["list", "horses"]);
    assert!(code == 2 && error.contains("possible values: methods, rules"), "{error}");
}

#[test]
fn shells_can_complete_it_and_there_are_manual_pages() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let (code, script, _) = run(&["completions", shell]);
        assert_eq!(code, 0, "{shell}");
        for word in ["exists", "estimate", "tie-break", "when-stuck"] {
            assert!(script.contains(word), "{shell}: {word}");
        }
    }
    let folder = env::temp_dir().join(format!("knights-tour-manual-{}", std::process::id()));
    let name = folder.to_str().unwrap();
    let (code, told, _) = run(&["man", name]);
    assert_eq!((code, told.trim_end()), (0, format!("the manual is in {name}").as_str()));
    for page in ["knights-tour.1", "knights-tour-tour.1", "knights-tour-exists.1"] {
        let text = fs::read_to_string(folder.join(page)).unwrap();
        assert!(text.contains(".SH NAME") && text.contains("knight"), "{page}");
    }
    // A file is no folder.
    let page = folder.join("knights-tour.1");
    let (code, _, error) = run(&["man", page.to_str().unwrap()]);
    assert!(code == 4 && error.contains("knights-tour.1"), "{code}: {error}");
    fs::remove_dir_all(folder).unwrap();
}
