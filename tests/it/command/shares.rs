//! `count` in shares: `--shares`, `--plan`, `--share` and `--sum`.

use std::fs;
use std::path::Path;

use serde_json::Value;

use super::{field, fields, run, scratch};

const BOARD: [&str; 4] = ["count", "6x8", "--target", "closed"];

fn asked(words: &[&str]) -> (i32, String, String) {
    run(&[&BOARD[..], words].concat())
}

/// A directory with a plan of four shares and all their parts.
fn counted(name: &str) -> (std::path::PathBuf, String, Vec<String>) {
    let folder = scratch(name);
    fs::create_dir_all(&folder).expect("a folder");
    let file = |name: &str| folder.join(name).to_str().expect("a name").to_owned();
    let plan = file("plan.json");
    let (code, told, note) = asked(&["--shares", "4", "--plan", &plan]);
    assert_eq!((code, told.lines().count()), (0, 5), "{told}");
    assert!(told.starts_with("share ") && note.contains("of one core"), "{told}{note}");
    let parts = (1..=4).map(|share| {
        let number = share.to_string();
        let (code, part, _) = asked(&["--plan", &plan, "--share", &number]);
        assert_eq!(code, 0, "{part}");
        let part_file = file(&format!("{share}.json"));
        fs::write(&part_file, part).expect("it is written");
        part_file
    });
    let parts = parts.collect();
    (folder, plan, parts)
}

fn summed(parts: &[String]) -> (i32, String, String) {
    let words: Vec<&str> = parts.iter().map(String::as_str).collect();
    asked(&[&["--sum"], &words[..]].concat())
}

#[test]
fn shares_are_counted_apart_and_added_up() {
    let (folder, plan, parts) = counted("shares");
    let told = "55488142 closed tours of 6x8, in 4 shares\n";
    assert_eq!(summed(&parts), (0, told.to_owned(), String::new()));
    let words: Vec<&str> = parts.iter().map(String::as_str).rev().collect();
    let (_, json, _) = asked(&[&["--json", "--sum"], &words[..]].concat());
    assert_eq!(field(&json, "tours"), "\"55488142\"");
    assert_eq!((field(&json, "shares"), field(&json, "seam")), ("4".into(), "4".into()));

    // A part is the same to the byte, whoever counts it.
    let part = fs::read_to_string(&parts[1]).expect("it is read");
    let again = asked(&["--plan", &plan, "--share", "2", "--threads", "3", "--json"]).1;
    assert_eq!(again, part);
    let names = [
        "ending", "board", "target", "seam", "order", "shares", "plan", "share", "tours", "digest",
    ];
    assert_eq!(fields(&part), names);
    let before = fs::read_to_string(&plan).expect("it is read");
    assert_eq!(asked(&["--shares", "4", "--plan", &plan]).0, 0, "the same plan");
    let (code, _, complaint) = asked(&["--shares", "5", "--plan", &plan]);
    assert!(code == 4 && complaint.contains("plan.json"), "{complaint}");
    assert_eq!(fs::read_to_string(&plan).expect("it is read"), before);
    let (_, json, _) = asked(&["--shares", "4", "--json"]);
    let table: Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(field(&json, "plan"), field(&part, "plan"));
    assert!(table["shares"][3]["states"].as_u64() < table["shares"][0]["states"].as_u64());
    fs::remove_dir_all(folder).expect("it is removed");
}

#[test]
fn a_stopped_share_goes_on() {
    let (folder, plan, parts) = counted("stopped-share");
    let directory = folder.join("scratch");
    let place = directory.to_str().expect("a name");
    let share = ["--plan", &plan, "--share", "3", "--scratch", place];
    let (code, told, complaint) = asked(&[&share[..], &["--limit", "0"]].concat());
    assert_eq!((code, told.as_str()), (3, ""));
    assert!(complaint.ends_with("; --resume goes on with it\n"), "{complaint}");
    let (code, _, complaint) =
        asked(&["--plan", &plan, "--share", "4", "--scratch", place, "--resume"]);
    assert!(code == 2 && complaint.contains("share 3 of 4 by plan"), "{complaint}");
    let (code, _, complaint) = run(&[&BOARD[..], &["--scratch", place, "--resume"]].concat());
    assert!(code == 2 && complaint.contains("is of something else"), "{complaint}");
    let resumed = asked(&[&share[..], &["--resume"]].concat()).1;
    assert_eq!(resumed, fs::read_to_string(&parts[2]).expect("it is read"));
    assert_eq!(fs::read_dir(&directory).expect("it is read").count(), 0);
    fs::remove_dir_all(folder).expect("it is removed");
}

#[test]
fn a_share_that_was_stopped_while_it_was_planned_begins_again() {
    let folder = scratch("unplanned-share");
    fs::create_dir_all(&folder).expect("a folder");
    let [plan, place] = ["plan.json", "scratch"].map(|name| folder.join(name));
    let [plan, place] = [&plan, &place].map(|path| path.to_str().expect("a name"));
    let board = ["count", "8x8", "--target", "closed"];
    assert_eq!(run(&[&board[..], &["--shares", "2", "--plan", plan]].concat()).0, 0);
    let share = ["--plan", plan, "--share", "1", "--scratch", place, "--limit", "0"];
    for _ in 0..2 {
        let (code, told, complaint) = run(&[&board[..], &share].concat());
        assert_eq!((code, told.as_str()), (3, ""));
        assert!(complaint.starts_with("not counted: the time is up"), "{complaint}");
        assert!(!complaint.contains("--resume"), "nothing is saved: {complaint}");
    }
    fs::remove_dir_all(folder).expect("it is removed");
}

#[test]
fn parts_that_do_not_belong_together_are_named() {
    let (folder, plan, mut parts) = counted("wrong-parts");
    let refused = |parts: &[String], why: &[&str]| {
        let (code, told, complaint) = summed(parts);
        assert!(matches!(code, 2 | 4) && told.is_empty(), "{told}");
        for why in why {
            assert!(complaint.contains(why), "{complaint}");
        }
    };
    refused(&parts[..2], &["3, 4 are missing"]);
    refused(&[parts[0].clone(), parts[3].clone(), parts[2].clone()], &["2 is missing"]);
    let twice = folder.join("twice.json").to_str().expect("a name").to_owned();
    fs::copy(&parts[2], &twice).expect("it is copied");
    parts.push(twice.clone());
    refused(&parts, &["share 3 is there twice", "3.json", "twice.json"]);
    parts.pop();

    let text = fs::read_to_string(&parts[3]).expect("it is read");
    for (was, wrong) in [(r#""tours":""#, r#""tours":"1"#), (r#""share":4"#, r#""share":3"#)] {
        fs::write(&parts[3], text.replace(was, wrong)).expect("it is written");
        refused(&parts, &["4.json", "it was changed"]);
    }
    // One of a trillion shares, with the right digest.
    let many = r#"{"board":"10x10","target":"closed","seam":5,"order":"ends","shares":1000000000000,"plan":"13edb942965208b4","share":1,"tours":"5","digest":"244e4d076e002dd6"}"#;
    fs::write(&parts[3], many).expect("it is written");
    refused(&parts[3..], &["4.json", "it was changed"]);
    let other = folder.join("other.json").to_str().expect("a name").to_owned();
    assert_eq!(asked(&["--shares", "4", "--seam", "5", "--plan", &other]).0, 0);
    let part = asked(&["--plan", &other, "--share", "4"]).1;
    fs::write(&parts[3], part).expect("it is written");
    refused(&parts, &["do not belong together", "4.json", "below row 5", "1.json", "below row 4"]);
    fs::write(&parts[3], text).expect("it is written");
    let words = parts.iter().map(String::as_str);
    let words: Vec<&str> = ["count", "6x9", "--closed", "--sum"].into_iter().chain(words).collect();
    let (code, _, complaint) = run(&words);
    assert!(
        code == 2 && complaint.contains("of 6x8, not of the closed tours of 6x9"),
        "{complaint}"
    );

    for (words, why) in [
        (&["--plan", &plan, "--share", "5"][..], "shares 1 to 4"),
        (&["--plan", &plan, "--share", "0"], "shares 1 to 4"),
        (&["--plan", &plan, "--share", "1", "--seam", "5"], "for something else"),
        (&["--plan", &plan], "name one of them"),
        (&["--shares", "0"], "ask for 1 to"),
        (&["--shares", "1000"], "ask for 1 to"),
        (&["--share", "1"], "--plan"),
        (&["--shares", "2", "--directed"], "leave out --directed"),
        (&["--shares", "2", "--method", "frontier"], "only a count in two halves"),
    ] {
        let (code, told, complaint) = asked(words);
        assert_eq!((code, told.as_str()), (2, ""), "{words:?}");
        assert!(complaint.contains(why), "{complaint}");
    }
    let good = fs::read_to_string(&plan).expect("it is read");
    for (was, wrong) in [("\"classes\":[", "\"classes\":[1,"), ("6x8", "6x9"), ("{", "")] {
        fs::write(&plan, good.replacen(was, wrong, 1)).expect("it is written");
        let (code, _, complaint) = asked(&["--plan", &plan, "--share", "1"]);
        assert!(code == 4 && complaint.contains("plan.json is no plan"), "{complaint}");
    }
    fs::remove_dir_all(folder).expect("it is removed");
}

/// Share 96 of 192 of the closed tours of 10 × 10, counted in November 2026 (`docs/clusters.md`).
#[test]
fn a_counted_part_of_the_largest_board_is_sound() {
    let part = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/10x10-share-96.json");
    let (code, told, complaint) = run(&["count", "10x10", "--target", "closed", "--sum", part]);
    assert_eq!((code, told.as_str()), (2, ""), "{complaint}");
    assert!(complaint.contains("1 to 95, 97 to 192 are missing"), "{complaint}");
}

/// The script of the paper, and what queues call it with.
#[cfg(unix)]
#[test]
fn the_lines_of_the_paper_count_shares() {
    use std::process::Command;

    let paper = include_str!("../../../docs/clusters.md");
    let block = |begin: &str| {
        let from = paper.find(&format!("\n{begin}")).expect(begin) + 1;
        paper[from..].split("\n```").next().expect("an end").replace("8x10", "6x8")
    };
    let folder = scratch("paper");
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join("share.sh"), block("#!/bin/sh")).expect("it is written");
    fs::write(folder.join("slurm.sh"), block("#!/bin/bash")).expect("it is written");
    let plan = folder.join("plan.json");
    let [plan, home] = [&plan, &folder].map(|it| it.to_str().expect("a name"));
    assert_eq!(asked(&["--shares", "4", "--plan", plan]).0, 0);
    let programs = Path::new(env!("CARGO_BIN_EXE_knights-tour")).parent().expect("a folder");
    let path = format!("{}:{}", programs.display(), std::env::var("PATH").expect("a path"));
    let call = |shell: &str, words: &[&str], names: &[(&str, &str)]| {
        let mut call = Command::new(shell);
        let call = call.args(words).current_dir(&folder).env("PATH", &path);
        call.envs(names.iter().copied()).output().expect(shell)
    };
    let succeeds = |shell: &str, words: &[&str], names: &[(&str, &str)]| {
        let output = call(shell, words, names);
        assert!(output.status.success(), "{words:?}: {output:?}");
    };
    succeeds("sh", &["share.sh", "1"], &[]);
    succeeds("bash", &["slurm.sh"], &[("SLURM_ARRAY_TASK_ID", "2")]);
    let line = paper.lines().find_map(|line| line.trim().strip_prefix("command: "));
    let words: Vec<String> = serde_json::from_str(line.expect("a command")).expect("a list");
    succeeds(&words[0], &[&words[1], &words[2]], &[("JOB_COMPLETION_INDEX", "2")]);
    if call("sh", &["-c", "parallel --version"], &[]).status.success() {
        let line = paper.lines().find(|line| line.starts_with("parallel ")).expect("a line");
        succeeds("sh", &["-c", &line.replace("seq 16", "seq 4")], &[("HOME", home)]);
    } else {
        succeeds("sh", &["share.sh", "4"], &[]);
    }
    let parts = (1..=4).map(|share| folder.join(format!("parts/{share}.json")));
    let parts: Vec<String> = parts.map(|it| it.to_str().expect("a name").to_owned()).collect();
    assert_eq!(summed(&parts).1, "55488142 closed tours of 6x8, in 4 shares\n");
    let condor = block("universe");
    let (lines, last) = condor.rsplit_once('\n').expect("several lines");
    assert!(last.starts_with("queue share from ") && lines.lines().all(|it| it.contains(" = ")));
    fs::remove_dir_all(folder).expect("it is removed");
}
