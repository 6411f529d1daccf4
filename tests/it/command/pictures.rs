//! Pictures, posters and films that the command saves.

use std::env;
use std::fs;

use serde_json::Value;

use super::{field, object, run, scratch};

#[test]
fn a_picture_is_saved() {
    let place = scratch("tour.svg");
    let name = place.to_str().expect("its name is a text");
    let saved = ["tour", "8x8", "--target", "closed", "--svg", name, "--theme", "dark"];
    let (code, told, _) = run(&saved);
    assert_eq!((code, told.lines().count()), (0, 1), "{told}");
    let picture = fs::read_to_string(&place).expect("it was saved");
    assert!(picture.starts_with("<svg ") && picture.contains(">55<"), "{picture}");
    let (_, printed, _) =
        run(&["tour", "8x8", "--target", "closed", "--svg", "-", "--theme", "dark"]);
    assert_eq!(printed, picture.trim_end().to_owned() + "\n");
    let bare = run(&["tour", "8x8", "--target", "closed", "--svg", "-", "--layers", "path"]).1;
    assert!(bare.starts_with("<svg ") && !bare.contains(">55<"));
    fs::remove_file(&place).expect("it can be removed");
    // No tour, no picture.
    assert_eq!(run(&["tour", "4x4", "--svg", name]).0, 1);
    assert!(!place.exists());
    let (code, _, complaint) = run(&["tour", "8x8", "--svg", "/no/such/folder/tour.svg"]);
    assert!(code == 4 && complaint.contains("/no/such/folder/tour.svg: "), "{complaint}");
    let (code, _, complaint) = run(&["tour", "1000x1000", "--svg", name]);
    assert!(code == 2 && complaint.contains("at most 200000 squares"), "{complaint}");
}

#[test]
fn a_poster_is_saved() {
    let picture = |more: &[&str]| {
        let (code, told, complaint) = run(&[
            &["tour", "6x6", "--target", "closed", "--method", "cycles", "--svg", "-"],
            more,
        ]
        .concat());
        assert_eq!((code, complaint.as_str()), (0, ""), "{more:?}");
        told
    };
    for style in ["numbered", "line", "ribbon", "woven", "turns"] {
        let poster = picture(&["--poster", style, "--paper", "a3", "--orientation", "landscape"]);
        assert!(poster.starts_with("<svg ") && poster.ends_with("</svg>\n"), "{poster}");
        assert!(poster.contains("width=\"420mm\" height=\"297mm\""), "{poster}");
    }
    let words = ["--poster", "turns", "--title", "Six & six", "--caption", "<closed>"];
    let poster = picture(&[&words[..], &["--theme", "black-and-white"]].concat());
    assert!(poster.contains(">Six &amp; six<") && poster.contains(">&lt;closed&gt;<"), "{poster}");
    assert!(poster.contains(" turns<") && poster.contains(" straight on<"), "{poster}");

    for (more, said) in [
        (&["--poster", "knotted"][..], "numbered, line, ribbon, woven, turns"),
        (&["--poster", "line", "--paper", "A9"], "paper cannot be \"A9\"; it can be one of A5, "),
        (
            &["--poster", "line", "--title", &"x".repeat(101)],
            "title can have at most 100 characters",
        ),
        (&["--poster", "line", "--layers", "path"], "--layers"),
        (&["--paper", "A4"], "--poster"),
        (&["--theme", "black-and-white"], "--theme black-and-white only works for posters"),
    ] {
        let (code, told, complaint) = run(&[&["tour", "6x6", "--svg", "-"], more].concat());
        assert!(code == 2 && told.is_empty(), "{more:?}: {code} {told}");
        assert!(complaint.contains(said), "{more:?}: {complaint}");
    }
    let (code, _, complaint) =
        run(&["tour", "300x300", "--method", "blocks", "--svg", "-", "--poster", "line"]);
    assert!(code == 2 && complaint.contains("at most 65536 squares"), "{complaint}");
    let (code, _, complaint) = run(&["tour", "cube", "--graph", "--svg", "-", "--poster", "line"]);
    assert!(code == 2 && complaint.contains("a poster shows a tour of a board"), "{complaint}");
}

#[test]
fn nothing_that_is_asked_of_a_picture_is_passed_over_in_silence() {
    let options: [&[&str]; 7] = [
        &["--poster", "woven"],
        &["--theme", "dark"],
        &["--layers", "path"],
        &["--paper", "A3"],
        &["--orientation", "portrait"],
        &["--title", "A tour"],
        &["--caption", "A tour"],
    ];
    for option in options {
        let asked = [(&["--json"][..], "--svg"), (&["--print", "board"], "cannot be used with")];
        for (instead, why) in asked {
            let words = [&["tour", "8x8"], option, instead].concat();
            let (code, told, complaint) = run(&words);
            assert_eq!(code, 2, "{words:?}: {told}");
            assert!(format!("{told}{complaint}").contains(why), "{words:?}: {told}{complaint}");
        }
    }
}

/// The size of a GIF and how long its frames are shown, in hundredths of a second.
fn frames(file: &[u8]) -> ((u16, u16), Vec<u16>) {
    let mut decoder = gif::DecodeOptions::new().read_info(file).expect("a GIF");
    let size = (decoder.width(), decoder.height());
    let mut delays = Vec::new();
    while let Some(frame) = decoder.read_next_frame().expect("its frames can be read") {
        delays.push(frame.delay);
    }
    (size, delays)
}

#[test]
fn a_run_is_saved_as_a_gif() {
    let (place, picture) = (scratch("run.gif"), scratch("run.svg"));
    let [name, svg] = [&place, &picture].map(|path| path.to_str().expect("a text"));
    let made = |words: &[&str]| {
        let (code, told, complaint) = run(words);
        let file = fs::read(&place).expect("it was saved");
        fs::remove_file(&place).expect("it can be removed");
        (code, told, complaint, frames(&file))
    };
    let (code, told, complaint, (size, delays)) = made(&["tour", "5x5", "--gif", name]);
    assert_eq!((code, told.lines().count(), complaint.as_str()), (0, 1, ""), "{told}");
    // A frame for each move and one before; the last one stays longer.
    assert_eq!((size, delays.len()), ((480, 478), 25));
    assert!(delays[..24].iter().all(|delay| *delay == 20) && delays[24] == 200, "{delays:?}");

    // Beside JSON and a poster, wherever the options stand.
    let film = ["--gif", name, "--size", "100", "--delay", "50"];
    let poster = ["--svg", svg, "--poster", "woven"];
    let tour = ["tour", "6x6", "--target", "closed", "--method", "cycles"];
    for words in [
        [&["--json"][..], &tour, &film, &poster].concat(),
        [&tour[..], &poster, &["--json"], &film].concat(),
    ] {
        let (code, json, _, (size, delays)) = made(&words);
        assert_eq!((code, field(&json, "ending").as_str()), (0, "\"done\""));
        assert!(size.0 == 100 && delays[0] == 5, "{size:?} {delays:?}");
        assert!(fs::read_to_string(&picture).expect("it was saved").contains("mm\""));
        fs::remove_file(&picture).expect("it can be removed");
    }

    // A run that fails is a run as well. Where a theorem speaks, there is none.
    let stuck = ["tour", "8x8", "--target", "closed", "--when-stuck", "stop"];
    let (code, _, _, (_, delays)) = made(&[&stuck[..], &["--gif", name]].concat());
    assert!(code == 3 && delays.len() == 64, "{code}: {delays:?}");
    assert_eq!(run(&["tour", "4x4", "--gif", name]).0, 1);

    for (words, said) in [
        (&["tour", "5x5", "--gif", "-"][..], "file of its own"),
        (&["tour", "300x300", "--gif", name], "up to 65,536 squares"),
        (&["tour", "6x6", "--method", "backtracking", "--gif", name], "at most 400000 steps"),
        (&["tour", "5x5", "--gif", name, "--size", "5"], "64..=2000"),
        (&["tour", "5x5", "--gif", name, "--delay", "5"], "20..=10000"),
        (&["tour", "5x5", "--size", "100"], "--gif"),
        (&["tour", "5x5", "--gif", name, "--print", "board"], "cannot be used with"),
        (&["tour", "5x5", "--gif", name, "--theme", "black-and-white"], "only works for posters"),
    ] {
        let (code, told, complaint) = run(words);
        assert!(code == 2 && told.is_empty(), "{words:?}: {code} {told}");
        assert!(complaint.contains(said), "{words:?}: {complaint}");
        assert!(!place.exists(), "{words:?}");
    }
    let (code, _, complaint) = run(&["tour", "5x5", "--gif", "/no/such/folder/run.gif"]);
    assert!(code == 4 && complaint.contains("/no/such/folder/run.gif: "), "{complaint}");
}

#[test]
fn a_picture_is_saved_beside_an_answer_in_json() {
    let file = env::temp_dir().join(format!("knights-tour-{}.svg", std::process::id()));
    let name = file.to_str().unwrap();
    for words in [&["--svg", name][..], &["--svg", name, "--poster", "woven"]] {
        // The option may stand before the command or after it.
        let words = [&["tour", "6x6", "--target", "closed", "--method", "cycles", "--json"], words];
        let (code, json, _) = run(&words.concat());
        assert_eq!((code, &object(&json)["outcome"]["kind"]), (0, &Value::from("tour")));
        assert!(fs::read_to_string(&file).unwrap().starts_with("<svg"));
        fs::remove_file(&file).unwrap();
    }
    let (code, json, _) = run(&["--json", "tour", "6x6", "--svg", "-"]);
    assert_eq!(code, 2);
    assert!(object(&json)["error"]["message"].as_str().unwrap().contains("file of its own"));
    // Where there is no tour, there is no picture.
    let (code, ..) = run(&["--json", "tour", "4x4", "--svg", name]);
    assert!(code == 1 && !file.exists());
}
