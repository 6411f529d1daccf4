//! Forms in which tours are published that say more than the squares: lists in JSON, moves with the
//! knight's letter, and tables with a header line. What they say besides is taken off, so that the library
//! can read the rest.

/// A text of such a form, and what is left of it.
#[derive(Debug, PartialEq, Eq)]
pub struct Published {
    /// The form's word; `None` where what is left tells it.
    pub form: Option<&'static str>,
    pub text: String,
}

/// What columns of tables are called, in lower case.
const SQUARES: [&str; 4] = ["square", "squares", "field", "position"];
const ROWS: [&str; 4] = ["row", "r", "y", "rank"];
const COLUMNS: [&str; 5] = ["column", "col", "c", "x", "file"];

/// What a text is if it is of such a form.
pub fn read(text: &str) -> Option<Published> {
    list(text).or_else(|| table(text)).or_else(|| moves(text))
}

/// The first list in a text of JSON, without the names of fields: `{"squares": ["a1", "b3"]}`.
fn list(text: &str) -> Option<Published> {
    let text = text.trim();
    let begins = text.starts_with(['{', '[']);
    let list = &text[text.find('[').filter(|_| begins)?..];
    let mut depth = 0;
    let end = list.char_indices().find_map(|(at, each)| {
        depth += i32::from(each == '[') - i32::from(each == ']');
        (depth == 0).then_some(at + 1)
    });
    // A field's name is what stands between quotes before a colon.
    let mut pieces: Vec<&str> = list[..end?].split('"').collect();
    for at in (1..pieces.len()).step_by(2) {
        if pieces.get(at + 1).is_some_and(|after| after.trim_start().starts_with(':')) {
            pieces[at] = "";
        }
    }
    // An object of two numbers is a pair.
    let text = pieces.join(" ").replace('{', "[").replace('}', "]").replace(':', " ");
    Some(Published { form: None, text })
}

/// Moves such as `Nb3` or `1.Nb3`: only their squares.
fn moves(text: &str) -> Option<Published> {
    let mut squares = String::with_capacity(text.len());
    let mut is_found = false;
    for (at, each) in text.char_indices() {
        let is_knight = each == 'N' && begins_with_square(&text[at + 1..]);
        is_found |= is_knight;
        squares.push(if is_knight { ' ' } else { each });
    }
    is_found.then_some(Published { form: Some("moves"), text: squares })
}

/// Whether a text begins with one or two letters of a file and a rank.
fn begins_with_square(text: &str) -> bool {
    let rest = text.trim_start_matches(|each: char| each.is_ascii_lowercase());
    let letters = text.len() - rest.len();
    (1..=2).contains(&letters) && rest.starts_with(|each| matches!(each, '1'..='9'))
}

/// A table: the column of its squares, or row and column as pairs.
fn table(text: &str) -> Option<Published> {
    let mut lines = text.lines().filter(|line| !line.trim().is_empty()).map(cells);
    let header = lines.next()?;
    let column = |names: &[&str]| {
        header.iter().position(|cell| names.contains(&cell.to_lowercase().as_str()))
    };
    let cell = |line: &[&str], at: usize| line.get(at).copied().unwrap_or_default().to_owned();
    let rows: Vec<String> = if let Some(square) = column(&SQUARES) {
        lines.map(|line| cell(&line, square)).collect()
    } else {
        let (row, column) = (column(&ROWS)?, column(&COLUMNS)?);
        // What follows a line that lacks a number cannot be told apart any more.
        let pairs = lines.map(|line| (cell(&line, row), cell(&line, column)));
        let whole = pairs.take_while(|(row, column)| !row.is_empty() && !column.is_empty());
        whole.map(|(row, column)| format!("({row}, {column})")).collect()
    };
    Some(Published { form: Some("table"), text: rows.join("\n") })
}

fn cells(line: &str) -> Vec<&str> {
    let cells = line.split([',', ';', '\t']).map(str::trim);
    cells
        .map(|cell| cell.strip_prefix('"').and_then(|cell| cell.strip_suffix('"')).unwrap_or(cell))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{Published, read};

    #[test]
    fn what_is_said_besides_the_squares_is_taken_off() {
        for (text, form, left) in [
            ("a1 b3", None, None),
            ("Nebraska", None, None),
            ("1. Nb3 2. Nc5", Some("moves"), Some("1.  b3 2.  c5")),
            ("step,square\n1,a1\n2,b3\n", Some("table"), Some("a1\nb3")),
            ("n;Row;\"Col\"\n1;0;1\n\n2;2;2\n3;4", Some("table"), Some("(0, 1)\n(2, 2)")),
            ("[[0,0],[1,2]]", None, Some("[[0,0],[1,2]]")),
            (r#"{"steps":2,"tour":["a1","b3"],"more":[1]}"#, None, Some("[ a1 , b3 ]")),
            (r#"[{"row":0,"column":1}]"#, None, Some("[[   0,   1]]")),
            ("[1, 2", None, None),
            ("{", None, None),
        ] {
            let found = read(text);
            let left = left.map(|left| Published { form, text: left.to_owned() });
            assert_eq!(found, left, "{text}");
        }
    }
}
