//! JavaScript and CSS without comments and indentation: they are a third of what a visitor would
//! download, and are for those who read the source.

/// Leaves out the comments that have lines to themselves, empty lines, and the space before lines.
///
/// No text may go over several lines: it would lose the space, and perhaps what looks like a comment.
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
            stripped.push_str(text);
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
        assert_eq!(strip(script), "let a = 1; // why\nb();\n/** @type {c} */ (d)();\n");
    }
}
