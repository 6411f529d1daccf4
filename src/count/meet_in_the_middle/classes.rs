//! A list put in order by classes.

use std::ops::Range;

use super::frame::Degrees;
use super::places::Places;

/// The items of a list, class by class.
#[derive(Debug, Default)]
pub(super) struct Classes {
    /// The places of items in the list.
    order: Vec<u32>,
    /// Where each class ends in the order.
    ends: Vec<u32>,
}

impl Classes {
    /// The classes of all items in a list. Cost: proportional to its length.
    pub fn new(classes: impl Iterator<Item = Degrees>) -> Self {
        let mut found = Places::default();
        let numbers: Vec<u32> = classes.map(|class| found.find_or_add(class) as u32).collect();
        let mut ends = vec![0; found.degrees.len()];
        for &number in &numbers {
            ends[number as usize] += 1;
        }
        let mut begin = 0;
        for end in &mut ends {
            begin += std::mem::replace(end, begin);
        }
        let mut order = vec![0; numbers.len()];
        for (item, &number) in numbers.iter().enumerate() {
            let end = &mut ends[number as usize];
            order[*end as usize] = item as u32;
            *end += 1;
        }
        Self { order, ends }
    }

    /// How many classes there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// The places of a class's items in the list.
    pub fn items(&self, class: usize) -> impl Iterator<Item = usize> + Clone + '_ {
        let begin = class.checked_sub(1).map_or(0, |before| self.ends[before] as usize);
        let range: Range<usize> = begin..self.ends[class] as usize;
        self.order[range].iter().map(|&item| item as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_item_is_in_its_class() {
        let of: Vec<Degrees> = (0..1000).map(|i| i * i % 97).collect();
        let classes = Classes::new(of.iter().copied());
        let mut seen = 0;
        for class in 0..classes.len() {
            let mut items = classes.items(class).peekable();
            let first = of[*items.peek().unwrap()];
            assert!(items.inspect(|_| seen += 1).all(|item| of[item] == first));
        }
        assert_eq!((classes.len(), seen), (49, 1000));
        assert_eq!(Classes::new(std::iter::empty()).len(), 0);
    }
}
