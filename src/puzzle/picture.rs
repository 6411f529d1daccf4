//! The picture of a puzzle.

use super::givens::Givens;
use crate::board::Square;
use crate::graph::embedding::Embedding;
use crate::scene::{Coordinates, Diagram, Label, Look, Sheet, Sign, THEMES, Theme, svg};

impl Givens {
    /// An SVG image: the givens on discs, and other numbers plain, such as what somebody has put in or the solution.
    pub fn svg(&self, others: &[(u32, Square)], theme: &'static Theme) -> String {
        let embedding = Embedding::from(&**self.graph());
        let sheet = Sheet::new(embedding, theme, Coordinates::Usual);
        let mut diagram = Diagram::new(embedding, theme, sheet.layout);
        diagram.squares = self.squares().len() as u32;
        diagram.look = Look::Blank;
        let sign = |number: u32| Sign::Text(number.to_string());
        let given = self.iter().map(|(number, square)| Label {
            square,
            sign: sign(number),
            visit: Some(number),
        });
        let is_given = |square: Square| self.iter().any(|(_, given)| given == square);
        let others = others.iter().filter(|(_, square)| !is_given(*square));
        let others =
            others.map(|&(number, square)| Label { square, sign: sign(number), visit: None });
        diagram.labels = given.chain(others).collect();
        svg(&diagram, &sheet)
    }

    /// The same in the first theme.
    pub fn picture(&self) -> String {
        self.svg(&[], &THEMES[0])
    }
}
