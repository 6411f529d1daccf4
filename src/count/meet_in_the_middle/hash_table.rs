//! Hash tables of degrees: their indices, and lists grouped by them.

use std::ops::Range;

use super::frame::Degrees;

/// Distinct degrees in order of insertion, found by hash.
#[derive(Clone, Debug, Default)]
pub(super) struct DegreeTable {
    pub degrees: Vec<Degrees>,
    /// For each hash, the index of its degrees plus one; 0 if empty. Collisions take the next free entry.
    table: Vec<u32>,
}

/// The least length of the table.
const SMALLEST: usize = 64;

/// 2⁶⁴ divided by the golden ratio: products with it differ in their upper bits.
const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;

/// A pseudo-random number that depends only on the degrees.
#[inline]
pub(super) fn hash(degrees: Degrees) -> u64 {
    (degrees ^ degrees >> 29).wrapping_mul(GOLDEN)
}

impl DegreeTable {
    /// The index of these degrees.
    #[inline]
    pub fn find(&self, degrees: Degrees) -> Option<usize> {
        if self.table.is_empty() {
            return None;
        }
        let index = self.table[self.slot(degrees)] as usize;
        index.checked_sub(1)
    }

    /// The index of these degrees, added at the end if they are new.
    #[inline]
    pub fn find_or_add(&mut self, degrees: Degrees) -> usize {
        if 2 * self.degrees.len() >= self.table.len() {
            self.grow();
        }
        let slot = self.slot(degrees);
        if self.table[slot] == 0 {
            self.degrees.push(degrees);
            self.table[slot] = self.degrees.len() as u32;
        }
        self.table[slot] as usize - 1
    }

    /// The table entry where these degrees are, or would be. The table's length is a power of two.
    #[inline]
    fn slot(&self, degrees: Degrees) -> usize {
        let mask = self.table.len() - 1;
        let mut slot = (hash(degrees) >> 32) as usize & mask;
        while let Some(index) = (self.table[slot] as usize).checked_sub(1)
            && self.degrees[index] != degrees
        {
            slot = (slot + 1) & mask;
        }
        slot
    }

    fn grow(&mut self) {
        let len = SMALLEST.max(2 * self.table.len());
        self.table.clear();
        self.table.resize(len, 0);
        for index in 0..self.degrees.len() {
            let slot = self.slot(self.degrees[index]);
            self.table[slot] = index as u32 + 1;
        }
    }
}

/// The items of a list, class by class.
#[derive(Debug, Default)]
pub(super) struct Classes {
    /// The indices of the items in the list, class by class.
    order: Vec<u32>,
    /// Where each class ends in the order.
    ends: Vec<u32>,
}

impl Classes {
    /// Groups a list by the classes of its items. Cost: proportional to its length.
    pub fn new(classes: impl Iterator<Item = Degrees>) -> Self {
        let mut found = DegreeTable::default();
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

    /// The number of classes.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// The indices in the list of a class's items.
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
    fn degrees_are_found_where_they_were_added() {
        let mut table = DegreeTable::default();
        let degrees = |i: u64| (i * i) << (i % 20);
        assert_eq!(table.find(0), None);
        for i in 0..5000 {
            let known = table.find(degrees(i));
            let index = table.find_or_add(degrees(i));
            assert!(known.is_none_or(|known| known == index));
            assert_eq!(table.degrees[index], degrees(i));
            assert_eq!(table.find(degrees(i)), Some(index));
        }
        assert_eq!(table.find(u64::MAX), None);
    }

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
