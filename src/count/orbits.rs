//! The number of tours up to the symmetries of the board.

use super::frontier::Frontier;
use super::quotient::Quotient;
use super::settings::Settings;
use crate::board::Square;
use crate::board::symmetry::Symmetry;
use crate::count::error::CountError;
use crate::graph::Graph;
use crate::natural::Natural;
use crate::tour::target::Target;

/// Symmetries, with the tours that each keeps.
pub type Kept = Vec<(Symmetry, u128)>;

/// A count of the tours that each symmetry of the board keeps, without looking at any of them.
///
/// By the orbit-counting lemma (A. L. Cauchy, 1845; W. Burnside, 1897), the number of tours up to symmetry is
/// the number of tours that a symmetry keeps, on average over all symmetries.
#[derive(Debug)]
pub struct OrbitCount {
    /// All symmetries of the board, the identity first, with the tours that each keeps.
    kept: Kept,
    /// For each, the index of the first that is sure to keep equally many.
    like: Vec<usize>,
    /// The counts on folded boards, each for the symmetry with this index.
    folded: Vec<(usize, Frontier)>,
    /// The count that goes on.
    at: usize,
}

impl OrbitCount {
    /// # Errors
    /// [`CountError::TooWide`].
    pub fn new(graph: &Graph, settings: &Settings) -> Result<Self, CountError> {
        let mut kept = vec![(Symmetry::all()[0], 0)];
        kept.extend(others(graph).map(|symmetry| (symmetry, 0)));
        let images: Vec<_> = kept.iter().map(|&(symmetry, _)| images(graph, symmetry)).collect();
        let first = graph.first_square().index();
        let is_small = graph.squares() == 4 && settings.target == Target::Closed;
        let (mut like, mut folded) = (vec![0], Vec::new());
        for (at, image) in images.iter().enumerate().skip(1) {
            // The only closed tour that four squares around the centre can have, a quarter turn keeps.
            let is_ring = is_small && image[image[first].index()].index() != first;
            let alike = |other: &Vec<Square>| is_ring || are_alike(image, other, &images);
            like.push(images.iter().position(alike).unwrap_or(at));
            if like[at] != at {
                continue;
            }
            for quotient in Quotient::all(graph, image, settings.target, settings.directed) {
                match quotient.known_cycles() {
                    Some(cycles) => kept[at].1 += cycles,
                    None => folded.push((at, Frontier::folded(&quotient, settings.memory)?)),
                }
            }
        }
        Ok(Self { kept, like, folded, at: 0 })
    }

    /// Does about this much work, as long as there is a [symmetry](Self::symmetry) to do it for.
    ///
    /// # Errors
    /// [`CountError::NeedsMoreMemory`] and [`CountError::Overflow`].
    pub fn advance(&mut self, work: u64) -> Result<(), CountError> {
        let Some((symmetry, count)) = self.folded.get_mut(self.at) else { return Ok(()) };
        if let Some(tours) = count.advance(work)? {
            let kept = &mut self.kept[*symmetry].1;
            *kept = kept.checked_add(tours).ok_or(CountError::Overflow)?;
            self.at += 1;
        }
        Ok(())
    }

    /// The number of tours up to symmetry, given the number of all, and the tours that each symmetry but the
    /// identity keeps. Each direction of a tour counts as a tour of its own if there are two `directions`.
    ///
    /// # Errors
    /// [`CountError::Overflow`], if a symmetry keeps too many tours.
    pub fn finish(self, tours: &Natural, directions: u8) -> Result<(Natural, Kept), CountError> {
        let (mut kept, mut all) = (self.kept, tours.clone());
        all.multiply_add(directions.into(), 0);
        let mut sum = all.clone();
        for (at, &like) in self.like.iter().enumerate().skip(1) {
            let tours = match like {
                // Turned over, a single row is as it was.
                0 => u128::try_from(&all).ok(),
                _ if like == at => kept[at].1.checked_mul(directions.into()),
                _ => Some(kept[like].1),
            };
            kept[at].1 = tours.ok_or(CountError::Overflow)?;
            sum += &Natural::from_u128(kept[at].1);
        }
        sum.divide(kept.len() as u32);
        kept.remove(0);
        Ok((sum, kept))
    }

    /// The symmetry whose tours are being counted.
    pub fn symmetry(&self) -> Option<Symmetry> {
        self.folded.get(self.at).map(|(symmetry, _)| self.kept[*symmetry].0)
    }

    /// Share of the work done, from 0 to 1.
    pub fn fraction(&self) -> f64 {
        let [mut done, mut all] = [0.0; 2];
        for (_, count) in &self.folded {
            done += count.forecast.seconds * count.fraction();
            all += count.forecast.seconds;
        }
        if self.symmetry().is_some() { done / all } else { 1.0 }
    }

    /// States of the layer being made.
    pub fn states(&self) -> u64 {
        self.folded.get(self.at).map_or(0, |(_, count)| count.states())
    }

    /// Bytes in use for states.
    pub fn bytes(&self) -> u64 {
        self.folded.get(self.at).map_or(0, |(_, count)| count.bytes())
    }
}

/// The symmetries of the board but the identity; a graph that is not a board has none.
pub(super) fn others(graph: &Graph) -> impl Iterator<Item = Symmetry> {
    let keeps =
        |each: &Symmetry| graph.flat_board().is_some_and(|board| each.board(board) == *board);
    Symmetry::all().into_iter().skip(1).filter(keeps)
}

/// The image of each square; holes stay where they are.
fn images(graph: &Graph, symmetry: Symmetry) -> Vec<Square> {
    let image = |square| match graph.board() {
        Some(board) if graph.contains(square) => symmetry.square(board, square),
        _ => square,
    };
    (0..graph.len() as u32).map(|number| image(Square(number))).collect()
}

/// Whether two symmetries of a group are conjugate to each other, or one to the inverse of the other.
fn are_alike(one: &[Square], other: &[Square], group: &[Vec<Square>]) -> bool {
    group.iter().any(|each| {
        let squares = || one.iter().zip(each);
        squares().all(|(image, to)| each[image.index()] == other[to.index()])
            || squares().all(|(image, to)| other[each[image.index()].index()] == *to)
    })
}
