//! All that a session shows at a moment, to be compared with another.

use knights_tour::Square;
use knights_tour::search::division::Cut;
use knights_tour::search::{Candidate, Counters, Reason};
use knights_tour::session::Session;

/// Everything that a moment shows.
#[derive(Debug, PartialEq)]
pub struct Picture {
    position: usize,
    walk: Vec<Square>,
    moves: Vec<(Square, Square)>,
    cuts: Vec<Cut>,
    candidates: Vec<Candidate>,
    focus: Square,
    reason: Option<Reason>,
    counters: Counters,
}

pub fn picture(session: &Session) -> Picture {
    let moment = session.moment();
    let subgraph = session.subgraph();
    let squares = (0..session.graph().len() as u32).map(Square);
    let mut moves: Vec<_> =
        squares.flat_map(|from| subgraph.links(from).map(move |to| (from, to))).collect();
    moves.sort_unstable();
    Picture {
        position: session.position(),
        walk: subgraph.walk().to_vec(),
        moves,
        cuts: session.cuts().to_vec(),
        candidates: session.candidates().to_vec(),
        focus: moment.focus,
        reason: moment.coming.map(|edit| edit.reason),
        counters: moment.counters,
    }
}
