//! What can be wrong with graphs that are no boards.

use crate::error::refusals;

refusals! {
    /// What is wrong with a graph.
    pub enum GraphError {
        /// An edge names a vertex outside the graph, or joins one to itself.
        BadEdge {
            /// One end.
            from: u32,
            /// The other end.
            to: u32,
            /// Vertices of the graph.
            order: u32,
        } => "bad-graph",
        /// There is no vertex.
        NoVertices => "bad-graph",
        /// Its text names several vertices and no edge.
        NoEdges {
            /// How many vertices it names.
            vertices: usize,
        } => "bad-graph",
        /// A line is no pair of names.
        NotAPair {
            /// Its number, from 1.
            line: usize,
        } => "bad-graph",
        /// A line is no vertex with its neighbours.
        NotAdjacency {
            /// Its number, from 1.
            line: usize,
        } => "bad-graph",
        /// A line is not what DIMACS has there.
        NotDimacs {
            /// Its number, from 1.
            line: usize,
        } => "bad-graph",
        /// A line is not what TSPLIB has there.
        NotTsplib {
            /// Its number, from 1.
            line: usize,
        } => "bad-graph",
        /// The text is not graph6.
        NotGraph6 {
            /// The number of the line, from 1.
            line: usize,
        } => "bad-graph",
        /// A character is of no name and separates none.
        UnknownCharacter {
            /// The character.
            character: char,
        } => "bad-graph",
        /// An edge has one end.
        LooseEdge {
            /// Its place in the list, counted from 1.
            number: usize,
        } => "bad-graph",
        /// An edge joins a vertex to itself.
        LoopEdge {
            /// The vertex.
            name: String,
        } => "bad-graph",
        /// A vertex has too long a name.
        LongName {
            /// The name, shortened when very long.
            name: String,
        } => "bad-graph",
        /// The text is too long.
        TooManyCharacters {
            /// The most there can be.
            most: usize,
        } => "graph-too-large",
        /// The text names too many vertices.
        TooManyVertices {
            /// The most there can be.
            most: usize,
        } => "graph-too-large",
        /// The text has too many edges.
        TooManyEdges {
            /// The most there can be.
            most: usize,
        } => "graph-too-large",
    }
}
