//! Graphs as lists of edges: `1-2 2-3 3-4`, read and written.

use std::fmt;
use std::str::FromStr;

use super::error::GraphError;

/// The maximum number of vertices of a graph read from a text.
pub const MAX_VERTICES: usize = 10_000;

/// The maximum number of edges of such a graph, including repetitions.
pub const MAX_EDGES: usize = 1_000_000;

/// The maximum number of characters of such a text.
pub const MAX_CHARACTERS: usize = 16_000_000;

/// The maximum number of characters of a vertex's name.
pub const MAX_NAME: usize = 24;

/// A graph as text: the names of its vertices, and its edges.
///
/// A text lists edges, each as two names with a dash between them: `1-2 2-3 3-1`, or shorter `1-2-3-1`. Edges
/// are separated by spaces, line ends, commas or semicolons. Names consist of letters, digits and underscores. A
/// single name is a vertex, which need not have an edge. Arrows must go both ways: `1->2 2->1` is `1-2`.
///
/// Vertices are numbered in the order in which the list first names them.
///
/// ```
/// use knights_tour::{Graph, Square, notation::EdgeList};
/// let list: EdgeList = "a-b b-c c-a".parse()?;
/// assert_eq!(list.to_string(), "a-b-c-a");
/// let graph = Graph::from(list);
/// assert_eq!(graph.name(Square(2)), "c");
/// assert_eq!(graph.degree(Square(2)), 2);
/// # Ok::<(), knights_tour::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EdgeList {
    pub(crate) names: Names,
    /// Pairs of different vertices in the order of the list; may contain repetitions.
    pub(crate) edges: Vec<(u32, u32)>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Names {
    of_vertex: Vec<Box<str>>,
    /// All vertices in order of their names.
    by_name: Vec<u32>,
    /// Characters of the longest name.
    pub(crate) longest: usize,
}

impl Names {
    /// The number of vertices, all of which have names.
    pub(crate) fn count(&self) -> usize {
        self.of_vertex.len()
    }

    pub(crate) fn get(&self, vertex: u32) -> &str {
        &self.of_vertex[vertex as usize]
    }

    pub(crate) fn find(&self, name: &str) -> Option<u32> {
        self.place(name).ok().map(|place| self.by_name[place])
    }

    /// The index of a name in the sorted order, or where it would be inserted.
    fn place(&self, name: &str) -> Result<usize, usize> {
        self.by_name.binary_search_by(|&vertex| self.get(vertex).cmp(name))
    }

    /// Adds a vertex with this name, which must be unused.
    fn add(&mut self, name: &str) -> u32 {
        let vertex = self.count() as u32;
        let place = self.place(name).unwrap_or_else(|place| place);
        self.of_vertex.push(name.into());
        self.by_name.insert(place, vertex);
        self.longest = self.longest.max(name.chars().count());
        vertex
    }
}

/// The names have to be different.
impl FromIterator<String> for Names {
    fn from_iter<I: IntoIterator<Item = String>>(names: I) -> Self {
        let of_vertex: Vec<Box<str>> = names.into_iter().map(String::into_boxed_str).collect();
        let mut by_name: Vec<u32> = (0..of_vertex.len() as u32).collect();
        by_name.sort_unstable_by_key(|&vertex| &of_vertex[vertex as usize]);
        let longest = of_vertex.iter().map(|name| name.chars().count()).max().unwrap_or(0);
        Self { of_vertex, by_name, longest }
    }
}

/// A way from one vertex to another as one number: code that sorts numbers is there already, and for pairs it takes 8 kB.
pub(super) fn way(from: u32, to: u32) -> u64 {
    u64::from(from) << 32 | u64::from(to)
}

impl EdgeList {
    /// The number of vertices; never 0.
    pub fn vertices(&self) -> usize {
        self.names.count()
    }

    /// The names of the vertices, in order of number.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.names.of_vertex.iter().map(|name| &**name)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Token<'text> {
    Name(&'text str),
    Dash,
    Arrow,
    /// The end of a chain of edges.
    Stop,
}

/// Whether a name may contain the character: letters of any script with the marks that they carry, the joiners
/// that shape them, digits and `_`.
pub(crate) fn is_of_name(character: char) -> bool {
    let is_joiner = matches!(character, '\u{200c}' | '\u{200d}');
    character.is_alphanumeric() || unicode_ident::is_xid_continue(character) || is_joiner
}

pub(super) fn is_dash(character: char) -> bool {
    matches!(character, '-' | '–' | '↔') || is_arrow(character)
}

fn is_arrow(character: char) -> bool {
    character == '→'
}

/// The first token of a text, and the rest; `None` at the end.
fn split_token(text: &str) -> Result<Option<(Token<'_>, &str)>, GraphError> {
    let text = text.trim_start();
    let Some(first) = text.chars().next() else { return Ok(None) };
    let rest = &text[first.len_utf8()..];
    match first {
        '-' if rest.starts_with('>') => Ok(Some((Token::Arrow, &rest[1..]))),
        _ if is_arrow(first) => Ok(Some((Token::Arrow, rest))),
        _ if is_dash(first) => Ok(Some((Token::Dash, rest))),
        ',' | ';' => Ok(Some((Token::Stop, rest))),
        _ if is_of_name(first) => {
            let end = text.find(|character| !is_of_name(character)).unwrap_or(text.len());
            let (name, rest) = text.split_at(end);
            check_length(name)?;
            Ok(Some((Token::Name(name), rest)))
        }
        character => Err(GraphError::UnknownCharacter { character }),
    }
}

fn check_length(name: &str) -> Result<(), GraphError> {
    if name.chars().nth(MAX_NAME).is_some() {
        return Err(GraphError::LongName { name: name.into() });
    }
    Ok(())
}

/// Cost: linear in the text, plus sorting the edges if there are arrows.
impl FromStr for EdgeList {
    type Err = GraphError;

    fn from_str(text: &str) -> Result<Self, GraphError> {
        let (list, is_arrow) = Self::with_arrows(text)?;
        list.refuse_one_way(&is_arrow)?;
        Ok(list)
    }
}

impl EdgeList {
    /// The list, and for each edge whether it is written as an arrow.
    pub(super) fn with_arrows(text: &str) -> Result<(Self, Vec<bool>), GraphError> {
        if text.len() > MAX_CHARACTERS && text.chars().count() > MAX_CHARACTERS {
            return Err(GraphError::TooManyCharacters { most: MAX_CHARACTERS });
        }
        let mut list = Self::default();
        let mut is_arrow = Vec::new();
        // The vertex from which an edge could continue, and the sign of one that does.
        let mut last = None;
        let mut joint = None;
        let mut rest = text;
        while let Some((token, after)) = split_token(rest)? {
            match token {
                Token::Name(name) => {
                    let vertex = list.vertex(name)?;
                    if let Some((from, joint)) = last.zip(joint) {
                        list.add_edge(from, vertex)?;
                        is_arrow.push(joint == Token::Arrow);
                    }
                    (last, joint) = (Some(vertex), None);
                }
                Token::Dash | Token::Arrow if last.is_some() && joint.is_none() => {
                    joint = Some(token);
                }
                Token::Stop if joint.is_none() => last = None,
                Token::Dash | Token::Arrow | Token::Stop => return Err(list.lacks_an_end()),
            }
            rest = after;
        }
        match list.vertices() {
            _ if joint.is_some() => Err(list.lacks_an_end()),
            0 => Err(GraphError::NoVertices),
            _ => Ok((list, is_arrow)),
        }
    }

    /// Refuses an arrow without an edge back, because edges have no direction.
    fn refuse_one_way(&self, is_arrow: &[bool]) -> Result<(), GraphError> {
        if !is_arrow.contains(&true) {
            return Ok(());
        }
        let edges = || self.edges.iter().zip(is_arrow);
        let ways = edges().flat_map(|(&(from, to), &is_arrow)| {
            [Some((from, to)), (!is_arrow).then_some((to, from))].into_iter().flatten()
        });
        let mut ways: Vec<u64> = ways.map(|(from, to)| way(from, to)).collect();
        ways.sort_unstable();
        let is_one_way = |&(from, to): &(u32, u32)| ways.binary_search(&way(to, from)).is_err();
        match self.edges.iter().find(|edge| is_one_way(edge)) {
            Some(&(from, to)) => Err(self.directed(from, to)),
            None => Ok(()),
        }
    }

    /// The error that an edge goes one way only.
    pub(super) fn directed(&self, from: u32, to: u32) -> GraphError {
        let [from, to] = [from, to].map(|vertex| self.names.get(vertex).to_owned());
        GraphError::Directed { from, to }
    }
}

impl EdgeList {
    /// For each vertex whether it has an edge.
    pub(super) fn has_edge(&self) -> Vec<bool> {
        let mut has_edge = vec![false; self.vertices()];
        for &(from, to) in &self.edges {
            has_edge[from as usize] = true;
            has_edge[to as usize] = true;
        }
        has_edge
    }

    /// The vertex with this name in a text, added if it is new.
    pub(super) fn named(&mut self, name: &str) -> Result<u32, GraphError> {
        if let Some(character) = name.chars().find(|&character| !is_of_name(character)) {
            return Err(GraphError::UnknownCharacter { character });
        }
        check_length(name)?;
        self.vertex(name)
    }

    /// The vertex with this name, added if it is new.
    pub(super) fn vertex(&mut self, name: &str) -> Result<u32, GraphError> {
        match self.names.find(name) {
            Some(vertex) => Ok(vertex),
            None if self.vertices() == MAX_VERTICES => {
                Err(GraphError::TooManyVertices { most: MAX_VERTICES })
            }
            None => Ok(self.names.add(name)),
        }
    }

    pub(super) fn add_edge(&mut self, from: u32, to: u32) -> Result<(), GraphError> {
        if from == to {
            return Err(GraphError::LoopEdge { name: self.names.get(from).to_owned() });
        }
        if self.edges.len() == MAX_EDGES {
            return Err(GraphError::TooManyEdges { most: MAX_EDGES });
        }
        self.edges.push((from, to));
        Ok(())
    }

    /// The error that an edge lacks an end: the one after those read so far.
    fn lacks_an_end(&self) -> GraphError {
        GraphError::LooseEdge { number: self.edges.len() + 1 }
    }
}

/// Writes edges in the same order, consecutive ones as chains, separated by commas. Reading the text again
/// gives the same graph.
impl fmt::Display for EdgeList {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The number of vertices named so far, and the vertex from which an edge could continue.
        let (mut named, mut last) = (0, None);
        let comma = |named: u32| if named == 0 { "" } else { "," };
        let name = |vertex: u32| self.names.get(vertex);
        for &(from, to) in &self.edges {
            // If the edge would name a vertex too early, the vertices before it are written separately.
            while from > named || to > named.max(from + 1) {
                write!(formatter, "{}{}", comma(named), name(named))?;
                (named, last) = (named + 1, None);
            }
            if last != Some(from) {
                write!(formatter, "{}{}", comma(named), name(from))?;
            }
            write!(formatter, "-{}", name(to))?;
            (named, last) = (named.max(from.max(to) + 1), Some(to));
        }
        for vertex in named..self.vertices() as u32 {
            write!(formatter, "{}{}", comma(vertex), name(vertex))?;
        }
        if self.vertices() == 1 && name(0).len() > 1 {
            // A single name could also be a graph in graph6.
            formatter.write_str(",")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::graph::Graph;

    fn read(text: &str) -> Result<EdgeList, GraphError> {
        text.parse()
    }

    #[test]
    fn names_are_read_whole_in_every_script() {
        let words = [
            "हिन्दी",              // a virama
            "ज़मीन",               // a nukta of its own
            "ไม่ใช่",               // tone marks
            "مُحَمَّد",               // short vowels and a shadda
            "می\u{200c}خواهم",    // Persian, with a non-joiner
            "שָׁלוֹם",               // points
            "Vie\u{323}\u{302}t", // Vietnamese, decomposed
            "தமிழ்",
            "က္က",
        ];
        for pair in words.windows(2) {
            let graph: EdgeList = format!("{}-{}", pair[0], pair[1]).parse().unwrap();
            assert_eq!(graph.names().collect::<Vec<_>>(), pair);
        }
    }

    #[test]
    fn edges_chains_and_single_names() {
        let list = read(" 1-2, 2 - 3;3–1\n7 Ä_x-1 ").unwrap();
        assert_eq!(list.names().collect::<Vec<_>>(), ["1", "2", "3", "7", "Ä_x"]);
        assert_eq!(list.edges, [(0, 1), (1, 2), (2, 0), (4, 0)]);
        assert_eq!(read("1-2-3-1 7 Ä_x-1").unwrap(), list);
        assert_eq!(list.to_string(), "1-2-3-1,7,Ä_x-1");
        assert_eq!(read("5").unwrap().to_string(), "5");
        assert_eq!(read("ß-東-e\u{301}").unwrap().to_string(), "ß-東-e\u{301}");
    }

    #[test]
    fn vertices_keep_the_order_in_which_they_are_first_named() {
        for text in ["1,2,3,4-1", "1,2,3-1-2", "b-a-c", "1,2-3", "3-1,2", "x,y-x"] {
            assert_eq!(read(text).unwrap().to_string(), text);
        }
    }

    #[test]
    fn each_fault_of_a_list_has_its_own_error() {
        for text in ["", " \n", ",;"] {
            assert_eq!(read(text), Err(GraphError::NoVertices), "{text:?}");
        }
        for (text, number) in [("-1", 1), ("1-", 1), ("1-2 2-", 2), ("1--2", 1), ("1-,2", 1)] {
            assert_eq!(read(text), Err(GraphError::LooseEdge { number }), "{text:?}");
        }
        assert_eq!(read("1-2 2-2"), Err(GraphError::LoopEdge { name: "2".into() }));
        assert_eq!(read("1-2 2+3"), Err(GraphError::UnknownCharacter { character: '+' }));
        assert_eq!(read("{1,2}"), Err(GraphError::UnknownCharacter { character: '{' }));
        assert!(read(&"9".repeat(MAX_NAME)).is_ok());
        assert!(matches!(read(&"9".repeat(MAX_NAME + 1)), Err(GraphError::LongName { .. })));
    }

    #[test]
    fn large_lists_are_refused_at_their_limits() {
        let lines =
            |count: usize| (0..count).map(|at| at.to_string()).collect::<Vec<_>>().join("\n");
        assert_eq!(read(&lines(MAX_VERTICES)).unwrap().vertices(), MAX_VERTICES);
        let too_many = GraphError::TooManyVertices { most: MAX_VERTICES };
        assert_eq!(read(&lines(MAX_VERTICES + 1)), Err(too_many));
        let again = |count: usize| "1-2 ".repeat(count);
        assert_eq!(read(&again(MAX_EDGES)).unwrap().edges.len(), MAX_EDGES);
        let too_many = GraphError::TooManyEdges { most: MAX_EDGES };
        assert_eq!(read(&again(MAX_EDGES + 1)), Err(too_many));
        let too_long = GraphError::TooManyCharacters { most: MAX_CHARACTERS };
        assert_eq!(read(&" ".repeat(MAX_CHARACTERS + 1)), Err(too_long));
    }

    proptest! {
        #[test]
        fn lists_survive_being_written_and_read(
            text in prop::collection::vec("[a-e0-3]{1,2}", 1..20)
                .prop_flat_map(|names| {
                    let count = names.len();
                    (Just(names), prop::collection::vec("[ ,-]", count))
                })
                .prop_map(|(names, joints)| {
                    names.iter().zip(joints).map(|(name, joint)| joint + name).collect::<String>()
                }),
        ) {
            if let Ok(list) = read(&text) {
                let written = list.to_string();
                let again = read(&written).unwrap();
                prop_assert_eq!(&again, &list);
                prop_assert_eq!(again.to_string(), written);
            }
        }

        #[test]
        fn any_text_is_answered(text in ".{0,60}") {
            if let Ok(list) = read(&text) {
                let vertices = list.vertices();
                prop_assert_eq!(Graph::from(list).squares(), vertices);
            }
        }
    }
}
