//! Letters instead of numbers, for squares between two numbered ones of a walk: 5, 5a, 5b, 6.

use crate::board::Square;
use crate::board::notation::file_letters;
use crate::search::{Move, Numbering};

/// The squares labelled by letters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DetourLabels(Vec<Square>);

impl DetourLabels {
    /// Whether all squares have numbers.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Applies the numbering of an edit that adds these moves, those of a detour in order.
    pub fn follow(&mut self, numbering: Numbering, added: &[Move]) {
        match numbering {
            Numbering::InOrder => {}
            Numbering::Letters => {
                let between = added.len().saturating_sub(1);
                self.0.extend(added[..between].iter().map(|&(_, to)| to));
            }
            Numbering::Anew => self.0.clear(),
        }
    }

    /// The label of each square of a walk: the number of the last numbered one up to it, and its letters if
    /// it has any. Cost: proportional to the walk.
    ///
    /// ```
    /// use knights_tour::{Square, detour_labels::DetourLabels, search::Numbering};
    /// let mut labels = DetourLabels::default();
    /// let detour = [(Square(0), Square(7)), (Square(7), Square(8)), (Square(8), Square(1))];
    /// labels.follow(Numbering::Letters, &detour);
    /// let walk = [Square(0), Square(7), Square(8), Square(1)];
    /// assert_eq!(labels.labels(&walk), ["1", "1a", "1b", "2"]);
    /// ```
    pub fn labels(&self, walk: &[Square]) -> Vec<String> {
        let mut lettered = self.0.clone();
        lettered.sort_unstable();
        let (mut number, mut letter) = (0, 0);
        let label = |square: &Square| {
            if lettered.binary_search(square).is_ok() {
                letter += 1;
                format!("{number}{}", file_letters(letter - 1))
            } else {
                (number, letter) = (number + 1, 0);
                number.to_string()
            }
        };
        walk.iter().map(label).collect()
    }
}
