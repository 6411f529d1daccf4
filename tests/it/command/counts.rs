//! `count` and `estimate`.

use std::fs;
use std::path::PathBuf;

use super::{command, field, fields, run, scratch};

#[test]
fn known_numbers_are_counted() {
    for (words, number) in [
        (&["6x6", "--target", "closed"][..], "9862"),
        (&["6x6", "--target", "closed", "--method", "frontier"], "9862"),
        (&["6x6", "--target", "closed", "--directed"], "19724"),
        (&["6x6", "--target", "closed", "--up-to-symmetry"], "1245"),
        (&["5x5", "--target", "open", "--directed"], "1728"),
        (&["4x4"], "0"),
        (&["#..#/..../..../#..#", "--target", "closed"], "2"),
        (&["cube", "--graph", "--target", "closed"], "6"),
    ] {
        let (code, told, complaint) = run(&[&["count"], words].concat());
        assert_eq!((code, complaint.as_str()), (0, ""), "{words:?}");
        assert_eq!(told.split(' ').next(), Some(number), "{words:?}: {told}");
    }
    let (_, told, _) = run(&["count", "6x6", "--target", "closed"]);
    assert_eq!(told, "9862 closed tours of 6x6\n");
    let (_, json, _) = run(&["count", "6x6", "--target", "closed", "--memory", "6GiB", "--json"]);
    assert_eq!(
        fields(&json),
        [
            "ending",
            "tours",
            "target",
            "directed",
            "upToSymmetry",
            "method",
            "fraction",
            "bytes",
            "seconds",
            "diskBytes",
            "board",
            "seam",
            "order",
            "threads"
        ]
    );
    assert_eq!(
        (field(&json, "tours").as_str(), field(&json, "method").as_str()),
        ("\"9862\"", "\"folded\"")
    );
}

#[test]
fn a_count_up_to_symmetry_tells_the_symmetric_tours() {
    let up_to_symmetry = ["count", "6x6", "--target", "closed", "--up-to-symmetry"];
    let (_, told, _) = run(&up_to_symmetry);
    assert_eq!(
        told,
        "1245 closed tours of 6x6, counted up to symmetry\n\
         symmetric among all: 78 by half-turn, 10 by quarter-turn, 10 by three-quarter-turn\n"
    );
    let (_, told, _) = run(&["count", "6x6", "--up-to-symmetry"]);
    assert!(told.ends_with("\nsymmetric among all: none\n"), "{told}");
    let (_, json, _) = run(&[&up_to_symmetry[..], &["--json"]].concat());
    assert!(field(&json, "kept").contains("\"half-turn\":\"78\""), "{json}");
    let (code, json, _) = run(&["count", "8x8", "--up-to-symmetry", "--limit", "0", "--json"]);
    assert_eq!((code, field(&json, "kept").as_str()), (3, "null"));
}

#[test]
fn a_known_number_is_not_counted() {
    let (code, told, note) = run(&["count", "8x8"]);
    assert_eq!((code, told.as_str()), (0, "9795914085489952 open tours of 8x8\n"));
    assert!(
        note.contains("OEIS A165134 (Alex Chernov, 2014)") && note.contains("--count"),
        "{note}"
    );
    let (_, told, _) = run(&["count", "9x8", "--closed", "--directed"]);
    assert!(told.starts_with("14225762238185148 closed tours of 9x8"), "{told}");
    let (_, json, _) = run(&["count", "8x8", "--closed", "--up-to-symmetry", "--json"]);
    assert_eq!(field(&json, "tours"), "\"1658420855433\"");
    // Of the classes 608,233 are symmetric, each with four tours; so no other symmetry keeps any.
    assert!(json.contains("\"half-turn\":\"2432932\""), "{json}");
    assert!(field(&json, "source").contains("Brendan McKay, 1997"), "{json}");
    // Any word on how to count has it counted.
    for how in [&["--count"][..], &["--threads", "1"], &["--memory", "1GiB"]] {
        let words = [&["count", "7x8", "--closed", "--json"], how].concat();
        assert_eq!(field(&run(&words).1, "method"), "\"folded\"", "{how:?}");
    }
}

#[test]
fn a_count_keeps_its_limits() {
    let (code, told, complaint) = run(&["count", "8x8", "--memory", "1MiB"]);
    assert_eq!((code, told.as_str()), (3, ""));
    assert!(
        complaint.contains("the limit is 1 MiB") && complaint.contains("(--memory, or"),
        "{complaint}"
    );
    let files = scratch("little-memory");
    let name = files.to_str().expect("a name");
    let (code, _, complaint) = run(&["count", "6x8", "--memory", "1MiB", "--scratch", name]);
    assert!(code == 3 && complaint.ends_with(" not known; try --memory 2MiB)\n"), "{complaint}");
    fs::remove_dir_all(&files).expect("it is removed");
    let (code, _, complaint) = run(&["count", "6x9", "--memory", "3MiB", "--scratch", name]);
    let advice =
        complaint.contains("(--resume --memory ") && complaint.contains("--anyway goes on");
    assert!(code == 3 && advice, "{complaint}");
    fs::remove_dir_all(files).expect("it is removed");
    let (code, json, _) = run(&["count", "8x8", "--limit", "0", "--json"]);
    assert_eq!(
        (code, field(&json, "ending").as_str(), field(&json, "tours").as_str()),
        (3, "\"undecided\"", "null")
    );
    let (code, _, complaint) = run(&["count", "8x8", "--memory", "lots"]);
    assert!(code == 2 && complaint.contains("such as 12GiB"), "{complaint}");
}

#[test]
fn a_count_with_files_is_stopped_and_resumed() {
    let directory = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("command-halves");
    _ = fs::remove_dir_all(&directory);
    let scratch = directory.to_str().expect("a name");
    let words = ["count", "7x8", "--target", "closed", "--seam", "5", "--order", "middle"];
    let words = [&words[..], &["--scratch", scratch]].concat();
    assert_eq!(run(&words).1, "34524432316 closed tours of 7x8\n");
    assert_eq!(fs::read_dir(&directory).expect("it is read").count(), 0, "it is empty");
    let (code, _, complaint) = run(&[&words[..], &["--resume"]].concat());
    assert_eq!(code, 2);
    assert!(complaint.contains("no unfinished count to resume"), "{complaint}");

    let count = ["count", "7x10", "--target", "closed", "--threads", "1", "--scratch", scratch];
    let resumed = [&count[..], &["--resume"]].concat();
    let mut child = command(&count).spawn().expect("it can be run");
    while !directory.join("count.json").exists() {
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    child.kill().expect("it is killed");
    assert!(!child.wait().expect("it has ended").success(), "it ended before it was killed");
    let (code, _, complaint) = run(&count);
    assert_eq!(code, 2);
    assert!(complaint.contains("there is an unfinished count"), "{complaint}");
    let (code, _, complaint) = run(&[&resumed[..], &["--limit", "0.1"]].concat());
    assert_eq!(code, 3);
    assert!(complaint.ends_with("done; --resume goes on with it\n"), "{complaint}");
    let (_, told, _) = run(&[&resumed[..], &["--json"]].concat());
    let tours = (field(&told, "tours"), field(&told, "seam"), field(&told, "board"));
    let number = "\"1250063279938854\"".to_owned();
    assert_eq!(tours, (number, "5".to_owned(), "\"7x10\"".to_owned()), "{told}");
    assert_eq!(fs::read_dir(&directory).expect("it is read").count(), 0);

    fs::write(directory.join("letter"), "").expect("it is written");
    let (code, _, complaint) = run(&words);
    assert_eq!(code, 2);
    assert!(complaint.contains("letter"), "{complaint}");

    fs::remove_dir_all(&directory).expect("it is removed");
    fs::write(&directory, "").expect("it is written");
    assert_eq!(run(&words).0, 4, "it is a file");
    fs::remove_file(&directory).expect("it is removed");
    for (words, why) in [
        (&["7x8", "--resume"][..], "--scratch"),
        (&["cube", "--graph", "--seam", "3"], "leave out --seam"),
        (&["7x8", "--target", "closed", "--seam", "7"], "below rows 2 to 6"),
    ] {
        let (code, _, complaint) = run(&[&["count"], words].concat());
        assert_eq!(code, 2, "{words:?}");
        assert!(complaint.contains(why), "{complaint}");
    }
}

#[test]
fn an_estimate_comes_near() {
    let asked = ["estimate", "6x6", "--target", "closed", "--walks", "20000", "--json"];
    let (code, json, _) = run(&asked);
    assert_eq!(code, 0);
    assert_eq!(
        fields(&json),
        [
            "ending",
            "estimate",
            "log10",
            "standardError",
            "relativeError",
            "walks",
            "completed",
            "target",
            "directed",
            "weight",
            "seconds"
        ]
    );
    let number = |name| field(&json, name).parse::<f64>().expect(name);
    let off = (number("estimate") - 9862.0).abs();
    assert!(off < 5.0 * number("standardError"), "{json}");
    let (_, told, _) = run(&["estimate", "6x6", "--target", "closed", "--walks", "2000"]);
    assert!(
        told.starts_with("about ") && told.contains(" closed tours of 6x6: 2000 walks"),
        "{told}"
    );
}
