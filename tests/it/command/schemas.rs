//! What programs read is as the schemas of `docs/schemas/` say, to the last field.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use knights_tour::run::drivers;
use knights_tour::run::request::setting_names;
use serde_json::{Value, json};

use super::{fed, object};

fn schema(name: &str) -> Value {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/schemas").join(name);
    serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap()
}

/// Where a value is not as a schema says. Only what these schemas use of JSON Schema is known here.
fn fault(value: &Value, schema: &Value, whole: &Value, place: &str) -> Option<String> {
    let told = schema.as_object().expect("a schema is an object");
    let inside = |each: &Value, schema: &Value, name: &str| {
        fault(each, schema, whole, &format!("{place}/{name}"))
    };
    let wrong = || Some(format!("{place} is {value} instead of {schema}"));
    for (word, said) in told {
        let found = match word.as_str() {
            "$schema" | "title" | "description" | "definitions" => None,
            "$ref" => {
                let pointer = said.as_str().and_then(|link| link.strip_prefix('#')).unwrap();
                inside(value, whole.pointer(pointer).expect(pointer), "")
            }
            "type" => {
                let is = |kind: &Value| match kind.as_str().unwrap() {
                    "string" => value.is_string(),
                    "boolean" => value.is_boolean(),
                    "integer" => value.is_u64() || value.is_i64(),
                    "number" => value.is_number(),
                    "array" => value.is_array(),
                    "object" => value.is_object(),
                    "null" => value.is_null(),
                    other => panic!("there is no type {other}"),
                };
                let fits = said.as_array().map_or_else(|| is(said), |all| all.iter().any(is));
                if fits { None } else { wrong() }
            }
            "enum" if said.as_array().unwrap().contains(value) => None,
            "anyOf"
                if said.as_array().unwrap().iter().any(|one| inside(value, one, "").is_none()) =>
            {
                None
            }
            "enum" | "anyOf" => wrong(),
            "pattern" => {
                assert_eq!(said, "^[0-9]+$");
                let text = value.as_str().unwrap_or("0");
                let fits = !text.is_empty() && text.bytes().all(|sign| sign.is_ascii_digit());
                if fits { None } else { wrong() }
            }
            "items" => {
                let items = value.as_array().into_iter().flatten();
                items.zip(0..).find_map(|(each, at)| inside(each, said, &at.to_string()))
            }
            "required" => {
                let Some(fields) = value.as_object() else { continue };
                let mut names = said.as_array().unwrap().iter().map(|name| name.as_str().unwrap());
                names
                    .find(|name| !fields.contains_key(*name))
                    .map(|name| format!("{place} lacks {name}"))
            }
            "properties" => {
                let fields = value.as_object().into_iter().flatten();
                let mut named =
                    fields.filter_map(|(name, each)| Some((name, each, said.get(name)?)));
                named.find_map(|(name, each, schema)| inside(each, schema, name))
            }
            "additionalProperties" => {
                let fields = value.as_object().into_iter().flatten();
                let mut others = fields.filter(|(name, _)| {
                    told.get("properties").is_none_or(|it| it.get(name).is_none())
                });
                match said {
                    Value::Bool(true) => None,
                    Value::Bool(false) => {
                        others.next().map(|(name, _)| format!("{place} has {name}"))
                    }
                    schema => others.find_map(|(name, each)| inside(each, schema, name)),
                }
            }
            other => panic!("{other} is not known here"),
        };
        if found.is_some() {
            return found;
        }
    }
    None
}

#[test]
fn what_does_not_fit_a_schema_is_found() {
    let schema = schema("answers.json");
    let check = |value: Value, name: &str| {
        fault(&value, &json!({ "$ref": format!("#/definitions/{name}") }), &schema, "it")
    };
    let list = |more: Value| json!({ "ending": "done", "list": [more] });
    assert_eq!(check(list(json!({ "id": "a", "means": "b" })), "list"), None);
    for wrong in [
        json!({ "id": "a" }),
        json!({ "id": 1, "means": "b" }),
        json!({ "id": "a", "means": "b", "c": 1 }),
        json!(null),
    ] {
        assert!(check(list(wrong), "list").is_some());
    }
    assert!(check(json!("12a"), "digits").is_some() && check(json!("maybe"), "ending").is_some());
}

const ANSWERS: &[(&str, &[&str])] = &[
    ("tour", &["tour", "5x5", "--start", "c3"]),
    ("tour", &["tour", "3x4", "--closed"]),
    ("tour", &["tour", "petersen", "--graph"]),
    ("tour", &["tour", "6x6", "--method", "best", "--start", "any"]),
    ("tour", &["tour", "5x5", "--method", "warnsdorff", "--start", "b1", "--when-stuck", "stop"]),
    ("tour", &["tour", "6x6", "--method", "neural", "--closed"]),
    ("tour", &["tour", "4x4", "--longest"]),
    ("tour", &["tour", "8x8", "--method", "symmetric"]),
    ("tour", &["tour", "20x20", "--method", "backtracking", "--limit", "0"]),
    ("check", &["check", "3x4", "a1 b3 c1 a2 b4 c2 a3 b1 c3 a4 b2 c4"]),
    ("check", &["check", "3x4", "a1 b3 c1 a2 b5"]),
    ("check", &["check", "petersen", "1 2 4", "--graph"]),
    ("exists", &["exists", "4x6", "--closed"]),
    ("exists", &["exists", "1000000x1000001"]),
    ("exists", &["exists", "5x5", "--start", "a2"]),
    ("exists", &["exists", "#..#/..../..../#..#", "--closed"]),
    ("count", &["count", "6x6", "--closed", "--count"]),
    ("count", &["count", "8x8", "--closed"]),
    ("count", &["count", "6x7", "--limit", "0", "--count"]),
    ("count", &["count", "5x6", "--up-to-symmetry", "--directed"]),
    ("count", &["count", "#..#/..../..../#..#"]),
    ("count", &["count", "5x5", "--start", "a1", "--end", "e5"]),
    ("tours", &["tours", "3x4", "--most", "2"]),
    ("tours", &["tours", "5x5", "--start", "c3"]),
    ("exists", &["exists", "5x5", "--start", "a1", "--end", "b1"]),
    ("tour", &["tour", "6x6", "--end", "b1"]),
    ("tour", &["tour", "5x5", "--wrap", "both", "--closed"]),
    ("estimate", &["estimate", "6x6", "--walks", "1000"]),
    ("estimate", &["estimate", "4x4", "--walks", "10"]),
    ("list", &["list", "methods"]),
    ("code", &["code", "5x5"]),
    ("puzzle-make", &["puzzle", "make", "5x5", "--seed", "3"]),
    ("puzzle-solve", &["puzzle", "solve", "1 . . ./. . . ./. . . 12"]),
    ("puzzle-solve", &["puzzle", "solve", ". . . ./. . . ./. . . ."]),
    ("puzzle-solve", &["puzzle", "solve", "1 . 3 ./. . . ./. . . ."]),
    ("puzzle-explain", &["puzzle", "explain", "1 . . ./. . . ./. . . 12"]),
    ("puzzle-words", &["puzzle", "words", "abcdefghijkl"]),
    ("text", &["completions", "bash"]),
    ("error", &["tour", "9x"]),
    ("error", &["tour", "8x8", "--sideways"]),
];

#[test]
fn every_answer_in_json_is_as_its_schema_says() {
    let schema = schema("answers.json");
    let mut seen = BTreeSet::new();
    for (name, words) in ANSWERS {
        let (_, json, note) = fed(&[words, &["--json"][..]].concat(), "");
        assert!(!json.is_empty(), "{words:?}: {note}");
        let answer = Value::Object(object(&json));
        let its = json!({ "$ref": format!("#/definitions/{name}") });
        assert_eq!(fault(&answer, &its, &schema, name), None, "{words:?}");
        assert_eq!(fault(&answer, &schema, &schema, name), None, "{words:?}");
        seen.insert(*name);
    }
    let told = schema["anyOf"].as_array().unwrap();
    let told = told.iter().map(|each| each["$ref"].as_str().unwrap().rsplit('/').next().unwrap());
    let others: Vec<_> = told.filter(|name| !seen.contains(name)).collect();
    // Tried where a grid is at hand, and where a folder may be made.
    assert_eq!(others, ["puzzle-words-grid", "folder"]);
}

#[test]
fn the_tours_that_the_paper_shows_are_read() {
    let paper = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/data.md"));
    let paper = paper.unwrap();
    let (_, tours) = paper.split_once("## Tours").expect("it tells of tours");
    let blocks: Vec<_> = tours.split("```").skip(1).step_by(2).take(3).collect();
    for block in &blocks {
        let (_, text) = block.split_once('\n').unwrap();
        assert_eq!(fed(&["check", "3x4", "-"], text).0, 0, "{text}");
    }
    assert_eq!(blocks.len(), 3);
}

#[test]
fn the_register_is_as_its_schema_says() {
    let register =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/counts.json"));
    let register: Value = serde_json::from_str(&register.unwrap()).unwrap();
    let schema = schema("counts.json");
    assert_eq!(fault(&register, &schema, &schema, "register"), None);
}

#[test]
fn the_schema_of_runs_has_every_setting_with_its_values() {
    let schema = schema("run.json");
    let properties = schema["properties"].as_object().unwrap();
    let names: BTreeSet<_> = properties.keys().map(String::as_str).collect();
    assert_eq!(names, setting_names().into_iter().collect());
    let values = |name: &str| -> BTreeSet<String> {
        let all =
            properties[name]["enum"].as_array().unwrap_or_else(|| panic!("{name} is a choice"));
        all.iter().filter_map(|value| value.as_str().map(str::to_owned)).collect()
    };
    let ids: BTreeSet<_> = drivers().map(|driver| driver.id.to_owned()).collect();
    assert_eq!(values("algorithm"), ids);
    for option in drivers().flat_map(|driver| driver.options) {
        let all: BTreeSet<_> = option.values.iter().map(|value| (*value).to_owned()).collect();
        assert_eq!(values(option.id), all, "{}", option.id);
    }
}
