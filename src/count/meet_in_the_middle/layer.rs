//! A layer of states with their counts, encoded as bytes for storing and sending, and divided into parts.
//!
//! States with the same degrees are a group. The record of a group has its degrees, the length of its states
//! in bytes, and for each state, in ascending order, the difference of its pairing's rank to the one before,
//! and its count. Both are in groups of seven bits, lowest first, where the eighth bit says that more follow.
//! Most take a byte.

use super::frame::{Degrees, ends, pairs};
use super::hash_table::hash;
use crate::count::changes::List;
use crate::count::path_pairing::{MAX_PAIRS, PAIRINGS, Rank, wide};

/// The number of parts: enough to give many workers almost equal loads.
pub(super) const PARTS: usize = 64;

/// The part, of so many, that has all states of a class, which go through the same steps next. So each part can be
/// processed and freed independently.
#[inline]
pub(super) fn part_of(class: Degrees, parts: usize) -> usize {
    ((u128::from(hash(class)) * parts as u128) >> 64) as usize
}

/// Length of the first and of the largest chunk, unless a record needs more.
const SMALLEST_CHUNK: usize = 1 << 8;
const LARGEST_CHUNK: usize = 1 << 16;

/// Length of a record before its states: the degrees, and the number of bytes that follow.
pub(super) const RECORD_HEADER: usize = size_of::<Degrees>() + size_of::<u32>();

/// Groups of states, one record after the other, in chunks that are never moved.
#[derive(Debug, Default)]
pub(super) struct Records {
    chunks: Vec<Vec<u8>>,
    bytes: u64,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Position {
    chunk: u32,
    at: u32,
}

impl Records {
    /// Bytes in use.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// Adds a record, as [`write()`] makes it.
    pub fn push(&mut self, record: &[u8]) {
        let has_room = |chunk: &Vec<u8>| chunk.len() + record.len() <= chunk.capacity();
        if !self.chunks.last().is_some_and(has_room) {
            let usual = (self.bytes as usize).clamp(SMALLEST_CHUNK, LARGEST_CHUNK);
            self.add(Vec::with_capacity(usual.max(record.len())));
        }
        if let Some(chunk) = self.chunks.last_mut() {
            chunk.extend_from_slice(record);
        }
    }

    /// Adds a chunk of other records.
    pub fn add(&mut self, chunk: Vec<u8>) {
        self.bytes += chunk.capacity() as u64;
        self.chunks.push(chunk);
    }

    /// Removes a chunk, which other records can [add](Self::add).
    pub fn take_chunk(&mut self) -> Option<Vec<u8>> {
        let chunk = self.chunks.pop()?;
        self.bytes -= chunk.capacity() as u64;
        Some(chunk)
    }

    /// All records, with their degrees.
    pub fn iter(&self) -> impl Iterator<Item = (Degrees, Position)> + '_ {
        self.chunks.iter().enumerate().flat_map(|(number, chunk)| {
            let mut at = 0;
            std::iter::from_fn(move || {
                let (degrees, body) = record_header(chunk, at)?;
                let position = Position { chunk: number as u32, at: at as u32 };
                at += RECORD_HEADER + body;
                Some((degrees, position))
            })
        })
    }

    /// Adds the states of a record to a list, ignoring invalid ones.
    pub fn read(&self, position: Position, list: &mut List) {
        let (chunk, at) = (&self.chunks[position.chunk as usize], position.at as usize);
        if let Some((degrees, body)) = record_header(chunk, at) {
            let body = &chunk[at + RECORD_HEADER..at + RECORD_HEADER + body];
            let pairings = wide(PAIRINGS[pairs(degrees)]);
            states(body, pairings, |rank, count| list.push(rank, count));
        }
    }
}

/// Whether a chunk received from elsewhere is a list of records with degrees that fit. States are not checked
/// here: [`Records::read`] ignores invalid ones.
pub(super) fn is_sound(chunk: &[u8], fits: impl Fn(Degrees) -> bool) -> bool {
    let mut at = 0;
    while at < chunk.len() {
        let Some((degrees, body)) = record_header(chunk, at) else { return false };
        at += RECORD_HEADER + body;
        let ends = ends(degrees).count_ones() as usize;
        let is_paired = ends.is_multiple_of(2) && (1..=MAX_PAIRS).contains(&(ends / 2));
        if at > chunk.len() || !is_paired || !fits(degrees) {
            return false;
        }
    }
    true
}

/// Encodes a record; the ranks must ascend.
pub(super) fn write(degrees: Degrees, list: &List, record: &mut Vec<u8>) {
    record.clear();
    record.extend_from_slice(&degrees.to_le_bytes());
    record.extend_from_slice(&[0; RECORD_HEADER - size_of::<Degrees>()]);
    let mut least = 0;
    for (rank, count) in list.iter() {
        write_number(record, wide(rank - least));
        write_number(record, count);
        least = rank + 1;
    }
    let body = (record.len() - RECORD_HEADER) as u32;
    record[size_of::<Degrees>()..RECORD_HEADER].copy_from_slice(&body.to_le_bytes());
}

/// The record before the first step: a single state, without paths.
pub(super) fn first() -> Vec<u8> {
    let mut record = Vec::new();
    write(0, &List { ranks: vec![0], counts: vec![1] }, &mut record);
    record
}

/// The degrees of a record, and the length of its states in bytes.
fn record_header(chunk: &[u8], at: usize) -> Option<(Degrees, usize)> {
    let (degrees, rest) = chunk.get(at..)?.split_first_chunk()?;
    let body = u32::from_le_bytes(*rest.first_chunk()?);
    Some((Degrees::from_le_bytes(*degrees), body as usize))
}

/// Calls `see` with the rank and count of each state of a record whose rank is below `pairings`.
#[inline(always)]
#[expect(clippy::inline_always, reason = "saves a tenth of a count")]
fn states(body: &[u8], pairings: u64, mut see: impl FnMut(Rank, u64)) {
    let (mut at, mut least) = (0, 0_u64);
    while at < body.len() {
        let Some(gap) = read_number(body, &mut at) else { return };
        let Some(count) = read_number(body, &mut at) else { return };
        let rank = least.saturating_add(gap);
        if rank >= pairings {
            return;
        }
        see(rank as Rank, count);
        least = rank + 1;
    }
}

#[inline]
fn write_number(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

#[inline(always)]
#[expect(clippy::inline_always, reason = "saves a tenth of a count")]
fn read_number(bytes: &[u8], at: &mut usize) -> Option<u64> {
    let byte = *bytes.get(*at)?;
    *at += 1;
    if byte < 0x80 { Some(byte.into()) } else { read_rest(bytes, at, byte) }
}

/// The rest of a number whose first byte was read.
fn read_rest(bytes: &[u8], at: &mut usize, first: u8) -> Option<u64> {
    let mut number = u64::from(first & 0x7F);
    let mut shift = 7;
    while shift < u64::BITS {
        let byte = *bytes.get(*at)?;
        *at += 1;
        number |= u64::from(byte & 0x7F) << shift;
        if byte < 0x80 {
            return Some(number);
        }
        shift += 7;
    }
    None
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    /// Degrees with this many paths.
    fn degrees(pairs: u32) -> Degrees {
        (0..2 * pairs).fold(0, |degrees, slot| degrees | 1 << (2 * slot))
    }

    /// Degrees with nine paths, of many of them.
    fn numbered(i: u64) -> Degrees {
        (0..7)
            .filter(|bit| i >> bit & 1 == 1)
            .fold(degrees(9), |all, bit| all | 2 << (36 + 2 * bit))
    }

    fn list(i: u64) -> List {
        let mut list = List::default();
        for rank in 0..=i as Rank * 7 {
            list.push(rank * rank, (wide(rank) + 1) << (3 * i % 50));
        }
        list
    }

    fn records() -> Records {
        let (mut records, mut record) = (Records::default(), Vec::new());
        for i in 0..100 {
            write(numbered(i), &list(i), &mut record);
            records.push(&record);
        }
        records
    }

    #[test]
    fn groups_are_read_as_written() {
        let mut records = records();
        let mut other = Records::default();
        while let Some(chunk) = records.take_chunk() {
            assert!(is_sound(&chunk, |_| true) && !is_sound(&chunk, |_| false));
            other.add(chunk);
        }
        assert_eq!(records.bytes(), 0);
        let positions: HashMap<Degrees, Position> = other.iter().collect();
        for i in 0..100 {
            let mut read = List::default();
            other.read(positions[&numbered(i)], &mut read);
            assert!(read.iter().eq(list(i).iter()));
        }
    }

    #[test]
    fn what_is_no_record_is_found() {
        let mut record = Vec::new();
        let mut some = List::default();
        some.push(3, 300);
        some.push(14, 1);
        write(degrees(3), &some, &mut record);
        assert!(is_sound(&record, |_| true) && is_sound(&[], |_| true));
        for len in 1..record.len() {
            assert!(!is_sound(&record[..len], |_| true), "the first {len} bytes");
        }
        for pairs in [0, MAX_PAIRS as u32 + 1] {
            write(degrees(pairs), &List { ranks: vec![0], counts: vec![1] }, &mut record);
            assert!(!is_sound(&record, |_| true), "{pairs} pairs");
        }
        write(1, &some, &mut record);
        assert!(!is_sound(&record, |_| true), "one end");
        assert!(!is_sound(&[0xFF; 100], |_| true));
    }

    #[test]
    fn states_that_there_are_not_are_not_read() {
        let read = |record: &[u8]| {
            let (mut records, mut list) = (Records::default(), List::default());
            records.push(record);
            records.iter().for_each(|(_, position)| records.read(position, &mut list));
            list.iter().collect::<Vec<_>>()
        };
        let mut record = Vec::new();
        let mut some = List::default();
        some.push(3, 300);
        some.push(15, 1);
        write(degrees(3), &some, &mut record);
        assert_eq!(read(&record), [(3, 300)], "there are pairings to 14 only");
        let last = record.len() - 1;
        record[last] = 0x80;
        assert_eq!(read(&record), [(3, 300)], "the last count breaks off");
        record[RECORD_HEADER..].fill(0xFF);
        assert_eq!(read(&record), []);
    }
}
