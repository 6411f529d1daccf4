//! The words of the JavaScript interface are written out in its declarations; they have to be those
//! of the core.

use knights_tour::scene::{Layers, THEMES};
use knights_tour::search::{Choice, Measure, Target, TieBreak, WhenStuck};

/// The words of a union of texts in the declarations.
fn declared(name: &str) -> Vec<&'static str> {
    let declarations = include_str!("../src/web/interface.d.ts");
    let start = format!("export type {name} =");
    let (_, rest) = declarations.split_once(&start).expect(name);
    let (union, _) = rest.split_once(';').expect("a declaration ends");
    let mut words: Vec<&str> = union.split('"').skip(1).step_by(2).collect();
    words.sort_unstable();
    words
}

fn sorted<'word>(words: impl IntoIterator<Item = &'word str>) -> Vec<&'word str> {
    let mut words: Vec<&str> = words.into_iter().collect();
    words.sort_unstable();
    words
}

fn ids<T: Choice>() -> Vec<&'static str> {
    sorted(T::ALL.iter().map(|choice| choice.id()))
}

#[test]
fn declarations_name_every_choice() {
    assert_eq!(declared("TieBreakId"), ids::<TieBreak>());
    assert_eq!(declared("Target"), ids::<Target>());
    assert_eq!(declared("WhenStuck"), ids::<WhenStuck>());
    assert_eq!(declared("Measure"), sorted(Measure::ALL.map(Measure::id)));
    assert_eq!(declared("Layer"), sorted(Layers::NAMES));
    assert_eq!(declared("ThemeId"), sorted(THEMES.iter().map(|theme| theme.id)));
}
