//! Errors of graphs that are not boards.

use super::edge_list::MAX_NAME;
use super::named;
use crate::error::wording::grouped;
use crate::error::{Excerpt, errors, phrases};

errors! {
    /// What is wrong with a graph.
    pub enum GraphError {
        /// An edge has an end outside the graph, or joins a vertex to itself.
        BadEdge {
            /// One end.
            from: u32,
            /// The other end.
            to: u32,
            /// Vertices of the graph.
            order: u32,
        } with { last: u32 = order.saturating_sub(1), } => "bad-graph",
            "the edge {from}-{to} cannot be in a graph of {order} vertices; it must join two \
             different ones of 0 to {last}";
        /// The graph has no vertices.
        NoVertices => "bad-graph",
            "this graph has no vertices; write its edges, such as \"1-2 2-3\"";
        /// The text names several vertices and no edge.
        NoEdges {
            /// How many vertices it names.
            vertices: usize,
        } => "bad-graph",
            "these {vertices} vertices have no edge; write edges such as \"1-2 2-3\", or two \
             names in a line";
        /// A name is alone in one line and has an edge in another, so its line is not a single vertex.
        HalfAPair {
            /// The number of the line, from 1.
            line: usize,
            /// The name.
            name: String,
        } => "bad-graph",
            "line {line} of the graph has only {name}, which has edges in other lines; write two names in \
             each line, such as \"1 2\"; only a vertex without edges stands alone";
        /// A line is not a pair of names.
        NotAPair {
            /// Its number, from 1.
            line: usize,
        } => "bad-graph",
            "line {line} of the graph cannot be read; write two names in a line, such as \"1 2\", \
             or edges such as \"1-2 2-3\"";
        /// A line is not a vertex with its neighbours.
        NotAdjacency {
            /// Its number, from 1.
            line: usize,
        } => "bad-graph",
            "line {line} of the graph cannot be read; write a vertex, a colon and its neighbours, \
             such as \"a: b c\"";
        /// A line is not valid DIMACS.
        NotDimacs {
            /// Its number, from 1.
            line: usize,
        } => "bad-graph",
            "line {line} of the graph cannot be read; write \"p edge 3 2\" first, and then edges \
             such as \"e 1 2\" between vertices from 1";
        /// A line is not valid TSPLIB.
        NotTsplib {
            /// Its number, from 1.
            line: usize,
        } => "bad-graph",
            "line {line} of the graph cannot be read; write TYPE : HCP, DIMENSION, \
             EDGE_DATA_FORMAT : EDGE_LIST or ADJ_LIST, and an EDGE_DATA_SECTION of vertices from \
             1 that ends with -1";
        /// The text is not valid graph6.
        NotGraph6 {
            /// The number of the line, from 1.
            line: usize,
        } => "bad-graph",
            "line {line} of the graph cannot be read; write one graph in graph6, with the number of \
             characters that its vertices need";
        /// The text is not valid sparse6.
        NotSparse6 {
            /// The number of the line, from 1.
            line: usize,
        } => "bad-graph",
            "line {line} of the graph cannot be read; write one graph in sparse6, a colon and the \
             characters behind it";
        /// A line is not valid LAD.
        NotLad {
            /// Its number, from 1.
            line: usize,
        } => "bad-graph",
            "line {line} of the graph cannot be read; write the number of vertices first, as in \
             the LAD format; then a line for each vertex, with the number of its neighbours and \
             the neighbours, numbered from 0";
        /// A line is not valid METIS.
        NotMetis {
            /// Its number, from 1.
            line: usize,
        } => "bad-graph",
            "line {line} of the graph cannot be read; write the numbers of vertices and edges \
             first, as for METIS without weights; then a line for each vertex, with its \
             neighbours, numbered from 1";
        /// The lists of METIS have another number of edges than its first line states.
        Miscounted {
            /// The number stated.
            told: usize,
            /// How many there are.
            found: usize,
        } => "bad-graph",
            "the first line promises {told} edges, but the lists of neighbours below it (read as METIS) \
             have {found}; if the lines are edges, write each with a dash, such as \"1-2\"";
        /// An edge is listed at only one of its ends in METIS.
        OneSided {
            /// The vertex whose list it is.
            from: String,
            /// The neighbour.
            to: String,
        } => "bad-graph",
            "{from} lists {to} as a neighbour, but {to} does not list {from} (read as METIS); if the \
             lines are edges, write each with a dash, such as \"1-2\"";
        /// A line is not valid Pajek.
        NotPajek {
            /// Its number, from 1.
            line: usize,
        } => "bad-graph",
            "line {line} of the graph cannot be read; write *Vertices with their number first, as \
             for Pajek, and after *Edges two numbers in a line";
        /// Part of the text is not valid GML.
        NotGml {
            /// The number of the line, from 1.
            line: usize,
        } => "bad-graph",
            "line {line} of the graph cannot be read; write GML such as graph [ node [ id 1 ] \
             node [ id 2 ] edge [ source 1 target 2 ] ]";
        /// Part of the text is not valid DOT.
        NotDot {
            /// The number of the line, from 1.
            line: usize,
        } => "bad-graph",
            "line {line} of the graph cannot be read; write DOT: the word graph, and in braces \
             edges such as a -- b; in a digraph a -> b and b -> a";
        /// The graph is directed.
        Directed {
            /// The start of a one-way edge.
            from: String,
            /// The end of that edge.
            to: String,
        } => "bad-graph",
            "this graph is directed: it has an edge from {from} to {to}, but none back; write a graph \
             whose edges go both ways, such as \"{from}-{to}\"";
        /// A first line may be an edge, or say how many vertices and edges follow.
        EdgeOrHeader {
            /// Its first number.
            from: usize,
            /// Its second.
            to: usize,
        } => "bad-graph",
            "the first line \"{from} {to}\" may be an edge or say how many vertices and edges \
             follow; write edges with a dash, such as \"{from}-{to}\"";
        /// A single word is not the name of a graph.
        UnknownName {
            /// The word, shortened if very long.
            name: Excerpt,
        } with { known: String = named::names(), } => "bad-graph",
            "no graph is called \"{name}\"; choose one of {known}, or write edges such as \"1-2 2-3\" \
             (\"{name},\" is a single vertex)";
        /// A character is neither part of a name nor a separator.
        UnknownCharacter {
            /// The character.
            character: char,
        } => "bad-graph",
            "'{character}' is invalid in a graph; write edges such as \"1-2 2-3\": names of letters and \
             digits, with a dash between them";
        /// An edge lacks an end.
        LooseEdge {
            /// Its index in the list, counted from 1.
            number: usize,
        } => "bad-graph",
            "edge number {number} of the graph has only one end; write both, as in \"1-2\"";
        /// An edge joins a vertex to itself.
        LoopEdge {
            /// The vertex.
            name: String,
        } => "bad-graph",
            "the edge {name}-{name} is a loop; an edge must join two different vertices";
        /// The name of a vertex is too long.
        LongName {
            /// The name, shortened if very long.
            name: Excerpt,
        } with { most: usize = MAX_NAME, } => "bad-graph",
            "\"{name}\" is too long for a vertex; a name can have at most {most} characters";
        /// The text is too long.
        TooManyCharacters {
            /// The maximum.
            most: usize,
        } => "graph-too-large",
            "this text is too long for a graph; it can have at most {most} characters", most = grouped(most);
        /// The text has too many vertices.
        TooManyVertices {
            /// The maximum.
            most: usize,
        } => "graph-too-large",
            "this graph is too large; it can have at most {most} vertices", most = grouped(most);
        /// The text has too many edges.
        TooManyEdges {
            /// The maximum.
            most: usize,
        } => "graph-too-large",
            "this graph is too large; it can have at most {most} edges", most = grouped(most);
    }
}

phrases! {
    /// What a step of a tour is.
    #[derive(Copy)]
    pub enum MoveKind {
        /// On a board with the knight.
        Knight => "a knight’s move";
        /// On a board with another leaper.
        Leaper => "a move of this piece";
        /// On a graph that is not a board.
        Edge => "an edge of this graph";
    }
}
