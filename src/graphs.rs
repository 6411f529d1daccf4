//! Graphs with a name, as lists of edges.

/// A graph that is known by a name.
#[derive(Clone, Copy, Debug)]
pub struct NamedGraph {
    /// Its word in the interface to JavaScript.
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Its edges, as [`EdgeList`](crate::notation::EdgeList) reads them.
    pub edges: &'static str,
}

/// All of them, the plainest first.
pub static GRAPHS: [NamedGraph; 6] = [
    // With one end at the start there is no choice at all.
    NamedGraph { id: "path", name: "Path of 8", edges: "1-2-3-4-5-6-7-8" },
    // With every choice right: every order of the vertices is a tour.
    NamedGraph { id: "complete", name: "Complete graph of 5", edges: "1-2-3-4-5-1-3-5-2-4-1" },
    // A closed tour is a Gray code (F. Gray, 1953).
    NamedGraph {
        id: "cube",
        name: "Cube",
        edges: "000-001-011-010-110-111-101-100-000,001-101,011-111,010-000,100-110",
    },
    // J. Petersen, Sur le théorème de Tait, 1898: it has open tours and no closed one.
    NamedGraph {
        id: "petersen",
        name: "Petersen graph",
        edges: "1-2-3-4-5-1,6-8-10-7-9-6,1-6,2-7,3-8,4-9,5-10",
    },
    // The dodecahedron of W. R. Hamilton's Icosian Game (1857), its vertices called as there by
    // consonants, whose order is a closed tour.
    NamedGraph {
        id: "icosian",
        name: "Icosian Game",
        edges: "B-C-D-F-G-H-J-K-L-M-N-P-Q-R-S-T-V-W-X-Z-B-G,C-P,D-M,F-K,H-X,J-V,L-T,N-S,Q-Z,R-W",
    },
    // After A. S. Herschel, Sir Wm. Hamilton's Icosian Game, 1862: the smallest polyhedron without a
    // closed tour, because its edges alternate between five vertices and six.
    NamedGraph {
        id: "herschel",
        name: "Herschel graph",
        edges: "1-2-3-4-5-6-7-8-9-10-11,1-4,1-10,2-7,2-9,3-6,5-10,6-11,8-11",
    },
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnosis::Colouring;
    use crate::graph::Graph;
    use crate::notation::EdgeList;
    use crate::search::exact::{Ends, Progress, tour};

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
