//! The DOT language of Graphviz: `graph { a -- b; b -- {c d} }`. Attributes, such as colours, are ignored.

use super::builder::Builder;
use crate::graph::edge_list::{EdgeList, MAX_EDGES};
use crate::graph::error::GraphError;

/// The maximum nesting depth of groups of vertices.
const MAX_DEPTH: usize = 50;

/// Single-character tokens, which end a name.
const SIGNS: &str = "{}[]=;,:\"";

/// Whether a text looks like DOT: it begins with `graph` or `digraph`, an optional name, and a brace.
pub(super) fn is_meant(text: &str) -> bool {
    let words = Tokens::new(text).map_while(|token| Some(token.ok()?.1));
    let mut words = words.skip_while(|word| word.eq_ignore_ascii_case("strict"));
    let is_graph = words.next().is_some_and(|word| {
        word.eq_ignore_ascii_case("graph") || word.eq_ignore_ascii_case("digraph")
    });
    is_graph && words.take(2).any(|word| word == "{")
}

/// Names, signs and edge operators, each with the number of its line. Cost: linear.
struct Tokens<'text> {
    rest: &'text str,
    line: usize,
    begins_line: bool,
}

impl<'text> Tokens<'text> {
    fn new(text: &'text str) -> Self {
        Self { rest: text, line: 1, begins_line: true }
    }
}

impl<'text> Iterator for Tokens<'text> {
    type Item = Result<(usize, &'text str), GraphError>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let (line, rest) = (self.line, self.rest);
            let first = rest.chars().next()?;
            let is_comment = rest.starts_with("//") || (first == '#' && self.begins_line);
            let is_long_comment = rest.starts_with("/*");
            let end = if is_comment {
                rest.find('\n').or(Some(rest.len()))
            } else if is_long_comment {
                rest.find("*/").map(|end| end + 2)
            } else if first == '"' {
                end_of_quoted(rest)
            } else if first.is_whitespace() || SIGNS.contains(first) {
                Some(first.len_utf8())
            } else if is_joint(rest) {
                Some(2)
            } else {
                Some(end_of_name(rest))
            };
            let Some(end) = end else { return Some(Err(GraphError::NotDot { line })) };
            let (token, after) = rest.split_at(end);
            self.begins_line = first == '\n' || first.is_whitespace() && self.begins_line;
            self.line += token.matches('\n').count();
            self.rest = after;
            if !(first.is_whitespace() || is_comment || is_long_comment) {
                return Some(Ok((line, token)));
            }
        }
    }
}

fn is_joint(text: &str) -> bool {
    text.starts_with("--") || text.starts_with("->")
}

/// The length of a quoted text including its quotation marks; `None` if the second one is missing.
fn end_of_quoted(text: &str) -> Option<usize> {
    let mut is_escaped = false;
    let is_end = |&(_, each): &(usize, char)| {
        let ends = each == '"' && !is_escaped;
        is_escaped = each == '\\' && !is_escaped;
        ends
    };
    Some(text[1..].char_indices().find(is_end)?.0 + 2)
}

/// The length of a name: up to a space, a sign or an edge operator.
fn end_of_name(text: &str) -> usize {
    let ends = |&(at, each): &(usize, char)| {
        each.is_whitespace() || SIGNS.contains(each) || is_joint(&text[at..])
    };
    text.char_indices().skip(1).find(ends).map_or(text.len(), |(at, _)| at)
}

struct Reader<'text> {
    tokens: std::iter::Peekable<std::vec::IntoIter<(usize, &'text str)>>,
    line: usize,
    builder: Builder,
    edges: Vec<(u32, u32)>,
}

pub(super) fn read(text: &str) -> Result<EdgeList, GraphError> {
    let tokens: Vec<_> = Tokens::new(text).collect::<Result<_, _>>()?;
    let tokens = tokens.into_iter().peekable();
    let mut reader = Reader { tokens, line: 1, builder: Builder::default(), edges: Vec::new() };
    let mut is_directed = false;
    // The expected first words.
    while let Some(word) = reader.next() {
        if word == "{" {
            break;
        }
        is_directed |= word.eq_ignore_ascii_case("digraph");
    }
    reader.group(if is_directed { "->" } else { "--" }, 0)?;
    if reader.next().is_some() {
        return Err(reader.refuse());
    }
    let Reader { mut builder, edges, .. } = reader;
    if is_directed {
        builder.arcs(&edges)?;
    } else {
        for (from, to) in edges {
            builder.edge(from, to)?;
        }
    }
    Ok(builder.list)
}

impl<'text> Reader<'text> {
    fn next(&mut self) -> Option<&'text str> {
        let (line, token) = self.tokens.next()?;
        self.line = line;
        Some(token)
    }

    fn is_next(&mut self, sign: &str) -> bool {
        self.tokens.next_if(|&(_, token)| token == sign).is_some()
    }

    fn refuse(&self) -> GraphError {
        GraphError::NotDot { line: self.line }
    }

    /// Reads statements up to the closing brace; returns the vertices that they name.
    fn group(&mut self, joint: &str, depth: usize) -> Result<Vec<u32>, GraphError> {
        if depth > MAX_DEPTH {
            return Err(self.refuse());
        }
        let mut all = Vec::new();
        loop {
            let token = self.next().ok_or_else(|| self.refuse())?;
            match token {
                "}" => {
                    all.sort_unstable();
                    all.dedup();
                    return Ok(all);
                }
                ";" | "," => continue,
                _ => {}
            }
            let is_default =
                ["graph", "node", "edge"].iter().any(|word| token.eq_ignore_ascii_case(word));
            if is_default && self.is_next("[") {
                self.skip_attributes()?;
                continue;
            }
            if self.is_next("=") {
                self.next().ok_or_else(|| self.refuse())?;
                continue;
            }
            let mut before = self.vertices(token, joint, depth)?;
            all.extend_from_slice(&before);
            while let Some(&(_, sign)) = self.tokens.peek()
                && ["--", "->"].contains(&sign)
            {
                self.next();
                let token = self.next().filter(|_| sign == joint).ok_or_else(|| self.refuse())?;
                let after = self.vertices(token, joint, depth)?;
                for &from in &before {
                    for &to in &after {
                        // A digraph lists every edge twice.
                        if self.edges.len() == 2 * MAX_EDGES {
                            return Err(GraphError::TooManyEdges { most: MAX_EDGES });
                        }
                        self.edges.push((from, to));
                    }
                }
                all.extend_from_slice(&after);
                before = after;
            }
            while self.is_next("[") {
                self.skip_attributes()?;
            }
        }
    }

    /// A vertex, or those of a group.
    fn vertices(&mut self, token: &str, joint: &str, depth: usize) -> Result<Vec<u32>, GraphError> {
        if token.eq_ignore_ascii_case("subgraph") {
            while let Some(word) = self.next() {
                if word == "{" {
                    return self.group(joint, depth + 1);
                }
            }
            return Err(self.refuse());
        }
        if token == "{" {
            return self.group(joint, depth + 1);
        }
        if token.chars().all(|each| "[]=:-<>".contains(each)) {
            return Err(self.refuse());
        }
        let name = token.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')).unwrap_or(token);
        let vertex = self.builder.vertex(name)?;
        // A port: where at the vertex an edge ends.
        while self.is_next(":") {
            self.next();
        }
        Ok(vec![vertex])
    }

    fn skip_attributes(&mut self) -> Result<(), GraphError> {
        while let Some(token) = self.next() {
            if token == "]" {
                return Ok(());
            }
        }
        Err(self.refuse())
    }
}
