//! What has changed on a canvas since it was last painted.

use super::{View, Window};
use crate::board::Square;
use crate::ground::Ground;
use crate::leaper::Leaper;
use crate::letters::Letters;
use crate::session::Session;

/// Above so many steps at once it is cheaper to paint everything than to find what changed.
const MOST_STEPS: usize = 600;

/// What a canvas shows: enough to tell which part of it is out of date later.
#[derive(Clone, Debug)]
pub struct Painted {
    view: View,
    /// Moves by hand drop steps; then nothing that was painted holds for the new ones.
    revision: u32,
    position: usize,
    has_outcome: bool,
    /// The squares in the order that their numbers and colours say.
    walk: Vec<Square>,
    letters: Letters,
    /// Where the knight, the candidates and the cursor are drawn.
    highlights: Window,
}

impl Painted {
    /// To be kept when the session has been painted as `view` says.
    #[must_use]
    pub fn new(session: &Session, view: View) -> Self {
        Self {
            revision: session.revision(),
            position: session.position(),
            has_outcome: session.moment().outcome.is_some(),
            walk: session.subgraph().walk().to_vec(),
            letters: session.letters().clone(),
            highlights: highlights(session, &view),
            view,
        }
    }

    /// The part of the canvas to paint again, for it to show the session as `view` says; it may
    /// be empty. Cost: proportional to the walk.
    #[must_use]
    pub fn changes(&self, session: &Session, view: &View) -> Window {
        let ground = Ground::from(&**session.graph());
        let moving = View { glide: view.glide, cursor: view.cursor, ..self.view.clone() };
        let has_outcome = session.moment().outcome.is_some();
        let is_lettered_anew = *session.letters() != self.letters;
        let is_revised = self.revision != session.revision();
        if is_revised || moving != *view || has_outcome != self.has_outcome || is_lettered_anew {
            return Window::whole(ground);
        }
        let mut changed = Window::empty();
        if self.position != session.position() {
            // What hangs together, and with it the colours, may change anywhere.
            if !session.algorithm().walks {
                return Window::whole(ground);
            }
            if self.position.abs_diff(session.position()) > MOST_STEPS {
                return Window::whole(ground);
            }
            let Some(squares) = session.squares_changed_since(self.position) else {
                return Window::whole(ground);
            };
            // A detour and a turn of the end give other numbers to squares that keep their moves.
            let walk = session.subgraph().walk();
            let same = walk.iter().zip(&self.walk).take_while(|(now, before)| now == before);
            let same = same.count();
            let numbered_anew = walk[same..].iter().chain(&self.walk[same..]).copied();
            for square in squares.chain(numbered_anew) {
                changed = changed.with(ground, square);
            }
            // The number of ways on changes as far away as a move reaches.
            let reach = session.graph().leaper().map_or(0, Leaper::reach);
            changed = changed.grown(reach);
        }
        let stays = changed.is_empty()
            && view.glide.to_bits() == self.view.glide.to_bits()
            && view.cursor == self.view.cursor;
        if stays {
            return changed;
        }
        changed.union(&self.highlights).union(&highlights(session, view))
    }
}

fn highlights(session: &Session, view: &View) -> Window {
    let ground = Ground::from(&**session.graph());
    let candidates = session.candidates().iter().map(|candidate| candidate.square);
    let squares: Vec<Square> = candidates
        .chain([session.moment().focus])
        .chain(session.came_from())
        .chain(view.cursor)
        .collect();
    squares.into_iter().fold(Window::empty(), |window, square| window.with(ground, square)).grown(1)
}
