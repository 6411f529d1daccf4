//! States with their counts, packed.
//!
//! A layer is a list of groups, one for each degrees that its states have. A group is a list of
//! ranks of pairings and a list of counts, each in as few bytes as the largest of the group needs.
//! The groups lie in chunks of fixed size, so that a layer grows without being moved and can be given
//! back piece by piece while the next one is made from it.

use super::frame::{Degrees, Frame, pairs};
use crate::count::changes::List;
use crate::count::path_pairing::PAIRINGS;
use crate::sort::sort_by_key;

/// Words of 16 bits in a chunk, unless one group needs more.
const CHUNK: usize = 1 << 18;

/// Bytes of a group besides its states.
const GROUP: u64 = 24;

/// States, by their degrees.
#[derive(Debug, Default)]
pub(super) struct Layer {
    /// The degrees of each group: by their class, then ascending.
    pub degrees: Vec<Degrees>,
    /// The slots that classes differ in.
    pub apart: Degrees,
    groups: Vec<Group>,
    chunks: Vec<Chunk>,
    pub states: u64,
    bytes: u64,
}

#[derive(Clone, Copy, Debug)]
struct Group {
    chunk: u32,
    begin: u32,
    len: u32,
    /// Words for a count.
    width: u8,
}

#[derive(Debug)]
struct Chunk {
    words: Vec<u16>,
    /// Words of groups that were not released.
    held: usize,
}

/// Words for a rank.
fn rank_width(pairs: usize) -> usize {
    if PAIRINGS[pairs] <= 1 << 16 { 1 } else { 2 }
}

/// Words for counts up to a largest one.
fn count_width(largest: u64) -> usize {
    match largest {
        0..0x1_0000 => 1,
        0x1_0000..0x1_0000_0000 => 2,
        _ => 4,
    }
}

/// Bytes that a group takes at most.
pub(super) fn bytes(pairs: usize, states: u64, largest: u64) -> u64 {
    GROUP + 2 * states * (rank_width(pairs) + count_width(largest)) as u64
}

impl Layer {
    /// The layer before the first step: a single state, without paths.
    pub fn first() -> Self {
        let mut layer = Self::default();
        let nothing = List { ranks: vec![0], counts: vec![1] };
        layer.push(0, &nothing);
        layer
    }

    pub fn len(&self) -> usize {
        self.degrees.len()
    }

    pub fn bytes(&self) -> u64 {
        self.bytes + self.len() as u64 * GROUP
    }

    /// Adds a group; true where that took another chunk of memory.
    pub fn push(&mut self, degrees: Degrees, list: &List) -> bool {
        let rank_width = rank_width(pairs(degrees));
        let width = count_width(list.counts.iter().copied().max().unwrap_or(0));
        let words = list.len() * (rank_width + width);
        let has_room = |chunk: &Chunk| chunk.words.len() + words <= chunk.words.capacity();
        let is_full = !self.chunks.last().is_some_and(has_room);
        if is_full {
            let words = Vec::with_capacity(words.max(CHUNK));
            self.bytes += 2 * words.capacity() as u64;
            self.chunks.push(Chunk { words, held: 0 });
        }
        let number = self.chunks.len() - 1;
        let chunk = &mut self.chunks[number];
        let begin = chunk.words.len() as u32;
        write(&mut chunk.words, list.ranks.iter().map(|&rank| rank.into()), rank_width);
        write(&mut chunk.words, list.counts.iter().copied(), width);
        chunk.held += words;
        self.states += list.len() as u64;
        self.degrees.push(degrees);
        let (chunk, len, width) = (number as u32, list.len() as u32, width as u8);
        self.groups.push(Group { chunk, begin, len, width });
        is_full
    }

    /// The states of a group.
    pub fn read(&self, at: usize, list: &mut List) {
        let Group { chunk, begin, len, width } = self.groups[at];
        let (begin, len) = (begin as usize, len as usize);
        let words = &self.chunks[chunk as usize].words[begin..];
        list.clear();
        let rank_width = rank_width(pairs(self.degrees[at]));
        let (ranks, counts) = words.split_at(len * rank_width);
        match rank_width {
            1 => list.ranks.extend(ranks.iter().map(|&word| u32::from(word))),
            _ => list.ranks.extend(ranks.chunks_exact(2).map(|words| number(words) as u32)),
        }
        let width = usize::from(width);
        let counts = &counts[..len * width];
        match width {
            1 => list.counts.extend(counts.iter().map(|&word| u64::from(word))),
            2 => list.counts.extend(counts.chunks_exact(2).map(number)),
            _ => list.counts.extend(counts.chunks_exact(4).map(number)),
        }
    }

    /// Gives a group back, which is not read again. A chunk is given back with its last group.
    pub fn release(&mut self, at: usize) {
        let Group { chunk, len, width, .. } = self.groups[at];
        let words = len as usize * (rank_width(pairs(self.degrees[at])) + usize::from(width));
        let last = self.chunks.len() - 1;
        let chunk_at = chunk as usize;
        let chunk = &mut self.chunks[chunk_at];
        chunk.held -= words;
        if chunk.held == 0 && chunk_at < last {
            self.bytes -= 2 * chunk.words.capacity() as u64;
            chunk.words = Vec::new();
        }
    }

    /// Sorts the groups by classes that differ in these slots.
    pub fn sort(&mut self, frame: Frame, apart: Degrees) {
        if self.apart == apart {
            return;
        }
        self.apart = apart;
        let keys: Vec<_> =
            self.degrees.iter().map(|&degrees| (frame.class(apart, degrees), degrees)).collect();
        let mut order: Vec<u32> = (0..self.len() as u32).collect();
        sort_by_key(&mut order, |&at| keys[at as usize]);
        self.degrees = order.iter().map(|&at| self.degrees[at as usize]).collect();
        self.groups = order.iter().map(|&at| self.groups[at as usize]).collect();
    }
}

/// Writes numbers in so many words each, the lower ones first.
fn write(words: &mut Vec<u16>, numbers: impl Iterator<Item = u64>, width: usize) {
    let pair = |number: u64| [number as u16, (number >> 16) as u16];
    match width {
        1 => words.extend(numbers.map(|number| number as u16)),
        2 => words.extend(numbers.flat_map(pair)),
        _ => words.extend(numbers.flat_map(|number| [pair(number), pair(number >> 32)]).flatten()),
    }
}

fn number(words: &[u16]) -> u64 {
    words.iter().rev().fold(0, |number, &word| number << 16 | u64::from(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_are_read_as_written() {
        let mut layer = Layer::default();
        let lists: Vec<List> = (0..100_u64)
            .map(|i| {
                let mut list = List::default();
                (0..1000).for_each(|rank| list.push(rank, u64::from(rank) << (i % 40)));
                list
            })
            .collect();
        // Ten ends, and twenty.
        let degrees = |i: usize| if i.is_multiple_of(2) { 0x1_5555 } else { 0x15_5555_5555 } & !3;
        for (i, list) in lists.iter().enumerate() {
            layer.push(degrees(i), list);
        }
        layer.sort(Frame { width: 7 }, 0xFF0);
        let mut read = List::default();
        let mut sums = Vec::new();
        for at in 0..layer.len() {
            layer.read(at, &mut read);
            assert_eq!(read.len(), 1000);
            sums.push(read.iter().map(|(_, count)| count).sum::<u64>());
        }
        sums.sort_unstable();
        let mut expected: Vec<u64> = lists.iter().map(|list| list.counts.iter().sum()).collect();
        expected.sort_unstable();
        assert_eq!(sums, expected);
        assert_eq!(layer.states, 100_000);
        let full = layer.bytes();
        (0..layer.len()).for_each(|at| layer.release(at));
        assert!(layer.bytes() <= 100 * GROUP + 2 * CHUNK as u64 && full > layer.bytes());
    }
}
