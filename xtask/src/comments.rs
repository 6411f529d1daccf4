//! JavaScript without its comments: they are a third of what a visitor would download, and are for
//! those who read the source.

/// Leaves out the comments that have lines to themselves, and empty lines.
///
/// No part of a text that goes over several lines may look like a comment; the types would not fit
/// any more, and the tests of the page would fail.
pub fn strip(script: &str) -> String {
    let mut stripped = String::with_capacity(script.len());
    let mut in_comment = false;
    for line in script.lines() {
        let text = line.trim();
        // A type may be told in a comment before code on the same line.
        let has_code = text.contains("*/") && !text.ends_with("*/");
        in_comment |= text.starts_with("/*") && !has_code;
        if in_comment {
            in_comment = !text.ends_with("*/");
        } else if !text.is_empty() && !text.starts_with("//") {
            stripped.push_str(line);
            stripped.push('\n');
        }
    }
    stripped
}

#[cfg(test)]
mod tests {
    use super::strip;

    #[test]
    fn code_stays_and_comments_go() {
        let script = "/** One. */\nlet a = 1; // why\n\n  /*\n   * Two.\n   */\n  // Three.\n  b();\n/** @type {c} */ (d)();\n";
        assert_eq!(strip(script), "let a = 1; // why\n  b();\n/** @type {c} */ (d)();\n");
    }
}
