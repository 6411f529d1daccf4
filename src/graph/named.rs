//! Graphs with a name, as lists of edges with their customary drawings.

use super::edge_list::{EdgeList, way};

/// A graph with a name.
#[derive(Clone, Copy, Debug)]
pub struct NamedGraph {
    /// Its id in the interface to JavaScript.
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Its edges, in the format of [`EdgeList`].
    pub edges: &'static str,
    /// The customary drawing: the rings on which its vertices stand, the outermost first. Empty if it is a
    /// single circle of all vertices, clockwise by number.
    pub rings: &'static [Ring],
}

impl NamedGraph {
    /// Whether a text is its id or its name, ignoring case.
    pub(crate) fn is_called(&self, text: &str) -> bool {
        [self.id, self.name].iter().any(|name| name.eq_ignore_ascii_case(text))
    }
}

/// Vertices at the same distance from the centre of a drawing, evenly spaced.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ring {
    /// Its radius, in squares; 0 for a single vertex at the centre.
    pub radius: f64,
    /// The angle of its first vertex, clockwise from the top, as a fraction of a full turn.
    pub turn: f64,
    /// The vertices in clockwise order, by their numbers.
    pub vertices: &'static [u32],
}

/// The rings in the customary drawing of a graph with these edges, given as pairs of vertices below `order`.
/// The names of the vertices do not matter, but their numbers do. Cost: constant unless the graph is as small
/// as a named one.
pub(crate) fn usual_rings(order: u32, edges: &[(u32, u32)]) -> Option<&'static [Ring]> {
    let sorted = |edges: &[(u32, u32)]| {
        let mut edges: Vec<_> = edges.iter().map(|&(a, b)| way(a.min(b), a.max(b))).collect();
        edges.sort_unstable();
        edges.dedup();
        edges
    };
    let vertices_of = |rings: &[Ring]| rings.iter().map(|ring| ring.vertices.len()).sum::<usize>();
    let drawn = GRAPHS.iter().filter(|named| vertices_of(named.rings) == order as usize);
    let mut drawn = drawn.peekable();
    drawn.peek()?;
    let edges = sorted(edges);
    let is_same = |named: &&NamedGraph| {
        named.edges.parse::<EdgeList>().is_ok_and(|list| sorted(&list.edges) == edges)
    };
    drawn.find(is_same).map(|named| named.rings)
}

/// Their names, separated by commas.
pub(crate) fn names() -> String {
    GRAPHS.each_ref().map(|named| named.id).join(", ")
}

/// All of them, the simplest first.
pub static GRAPHS: [NamedGraph; 6] = [
    // With the start at one end there is never a choice.
    NamedGraph {
        id: "path",
        name: "Path of 8",
        edges: "1-2-3-4-5-6-7-8",
        rings: &[
            Ring { radius: 4.55, turn: 0.75, vertices: &[0] },
            Ring { radius: 3.25, turn: 0.75, vertices: &[1] },
            Ring { radius: 1.95, turn: 0.75, vertices: &[2] },
            Ring { radius: 0.65, turn: 0.75, vertices: &[3] },
            Ring { radius: 0.65, turn: 0.25, vertices: &[4] },
            Ring { radius: 1.95, turn: 0.25, vertices: &[5] },
            Ring { radius: 3.25, turn: 0.25, vertices: &[6] },
            Ring { radius: 4.55, turn: 0.25, vertices: &[7] },
        ],
    },
    // Every choice is right: every order of the vertices is a tour.
    NamedGraph {
        id: "complete",
        name: "Complete graph of 5",
        edges: "1-2-3-4-5-1-3-5-2-4-1",
        rings: &[],
    },
    // A closed tour is a Gray code (F. Gray, 1953).
    NamedGraph {
        id: "cube",
        name: "Cube",
        edges: "000-001-011-010-110-111-101-100-000,001-101,011-111,010-000,100-110",
        // Seen through one of its faces.
        rings: &[
            Ring { radius: 4.0, turn: 0.875, vertices: &[0, 1, 2, 3] },
            Ring { radius: 1.9, turn: 0.875, vertices: &[7, 6, 5, 4] },
        ],
    },
    // J. Petersen, Sur le théorème de Tait, 1898: it has open tours and no closed one.
    NamedGraph {
        id: "petersen",
        name: "Petersen graph",
        edges: "1-2-3-4-5-1,6-8-10-7-9-6,1-6,2-7,3-8,4-9,5-10",
        // A pentagram in a pentagon.
        rings: &[
            Ring { radius: 4.0, turn: 0.0, vertices: &[0, 1, 2, 3, 4] },
            Ring { radius: 2.0, turn: 0.0, vertices: &[5, 8, 6, 9, 7] },
        ],
    },
    // The dodecahedron of W. R. Hamilton's Icosian Game (1857), with its vertices named by consonants as
    // there; their order is a closed tour.
    NamedGraph {
        id: "icosian",
        name: "Icosian Game",
        edges: "B-C-D-F-G-H-J-K-L-M-N-P-Q-R-S-T-V-W-X-Z-B-G,C-P,D-M,F-K,H-X,J-V,L-T,N-S,Q-Z,R-W",
        // As on the board of the game: B C D F G outside, Z P M K H, Q N L J X, and R S T V W inside.
        rings: &[
            Ring { radius: 5.5, turn: 0.0, vertices: &[0, 1, 2, 3, 4] },
            Ring { radius: 3.9, turn: 0.0, vertices: &[19, 11, 9, 7, 5] },
            Ring { radius: 3.1, turn: 0.1, vertices: &[12, 10, 8, 6, 18] },
            Ring { radius: 1.6, turn: 0.1, vertices: &[13, 14, 15, 16, 17] },
        ],
    },
    // After A. S. Herschel, Sir Wm. Hamilton's Icosian Game, 1862: the smallest polyhedron without a closed
    // tour, because its edges alternate between five vertices and six.
    NamedGraph {
        id: "herschel",
        name: "Herschel graph",
        edges: "1-2-3-4-5-6-7-8-9-10-11,1-4,1-10,2-7,2-9,3-6,5-10,6-11,8-11",
        // The quadrilateral 1 2 9 10 around one of the vertices with four edges.
        rings: &[
            Ring { radius: 4.2, turn: 0.0, vertices: &[0, 9, 8, 1] },
            Ring { radius: 2.1, turn: 0.0, vertices: &[3, 4, 10, 7, 6, 2] },
            Ring { radius: 0.0, turn: 0.0, vertices: &[5] },
        ],
    },
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::Graph;
    use crate::graph::colouring::Colouring;
    use crate::theory::exact::{Ends, Progress, tour};

    fn graph(id: &str) -> Graph {
        let named = GRAPHS.iter().find(|graph| graph.id == id).unwrap();
        Graph::from(named.edges.parse::<EdgeList>().unwrap())
    }

    fn has(id: &str, ends: Ends) -> bool {
        matches!(tour(&graph(id), ends, 100_000), Progress::Found(_))
    }

    #[test]
    fn lists_are_written_in_the_shortest_way() {
        for named in &GRAPHS {
            assert_eq!(named.edges.parse::<EdgeList>().unwrap().to_string(), named.edges);
        }
    }

    #[test]
    fn they_have_the_vertices_edges_and_degrees_they_are_known_for() {
        for (id, vertices, moves, degrees) in [
            ("path", 8, 7, 1..=2),
            ("complete", 5, 10, 4..=4),
            ("cube", 8, 12, 3..=3),
            ("petersen", 10, 15, 3..=3),
            ("icosian", 20, 30, 3..=3),
            ("herschel", 11, 18, 3..=4),
        ] {
            let graph = graph(id);
            assert_eq!((graph.squares(), graph.moves()), (vertices, moves), "{id}");
            assert!(graph.degrees().iter().all(|degree| degrees.contains(degree)), "{id}");
        }
    }

    #[test]
    fn rings_have_every_vertex_once() {
        for named in GRAPHS.iter().filter(|named| !named.rings.is_empty()) {
            let on_rings = named.rings.iter().flat_map(|ring| ring.vertices.iter().copied());
            let mut vertices: Vec<u32> = on_rings.collect();
            vertices.sort_unstable();
            let all: Vec<u32> = (0..graph(named.id).squares() as u32).collect();
            assert_eq!(vertices, all, "{}", named.id);
        }
    }

    #[test]
    fn a_graph_is_recognised_by_its_edges_whatever_its_vertices_are_called() {
        let petersen = "a-b-c-d-e-a,f-h-j-g-i-f,a-f,b-g,c-h,d-i,e-j".parse::<EdgeList>().unwrap();
        let rings = GRAPHS.iter().find(|named| named.id == "petersen").unwrap().rings;
        assert_eq!(usual_rings(10, &petersen.edges), Some(rings));
        let turned: Vec<_> = petersen.edges.iter().rev().map(|&(a, b)| (b, a)).collect();
        assert_eq!(usual_rings(10, &turned), Some(rings));
        assert_eq!(usual_rings(10, &petersen.edges[1..]), None);
        assert_eq!(usual_rings(8, &[(0, 1), (1, 2)]), None);
        assert_eq!(usual_rings(5, &[]), None);
    }

    #[test]
    fn closed_tours_are_where_they_are_known_to_be() {
        for (id, is_closed) in [
            ("path", false),
            ("complete", true),
            ("cube", true),
            ("petersen", false),
            ("icosian", true),
            ("herschel", false),
        ] {
            assert!(has(id, Ends::Open), "{id}");
            assert_eq!(has(id, Ends::Closed), is_closed, "{id}");
        }
        let colouring = Colouring::new(&graph("herschel"));
        assert!(colouring.alternates);
        assert_eq!(colouring.light.abs_diff(colouring.dark), 1);
    }
}
