//! Listing sequences one after the other.

use super::limits::Limits;
use super::moves::Moves;
use super::pad::Key;
use super::problem::Problem;

/// The most keys at the end of sequences that are found once for all.
const MOST_LAST: usize = 4;

/// The most keys of sequences that are kept for that.
const MOST_KEPT: usize = 1 << 22;

/// All sequences of a problem in lexicographic order of their keys, a limited number at a time.
///
/// A depth-first search without recursion, so that it can be paused at any time. It chooses all keys but the last few:
/// these depend only on the key before them and on what room the limits leave, so they are found once and kept.
#[derive(Clone, Debug)]
pub struct Listing {
    moves: Moves,
    limits: Limits,
    starts: Vec<Key>,
    /// The first `depth` keys are chosen.
    path: Vec<Key>,
    depth: usize,
    /// For each index up to `depth`, how many of the possible keys have been tried.
    tried: Vec<u16>,
    counts: Vec<u32>,
    /// How many keys are not chosen one by one.
    last: usize,
    /// The endings by the key before them and the room that is left, where they are known.
    endings: Vec<Option<Endings>>,
    /// How many endings of the path have been listed.
    listed: usize,
    /// The endings as they are written, for each list of them that was.
    written: Vec<Vec<u8>>,
    form: Form,
    is_done: bool,
}

/// Ends of sequences.
#[derive(Clone, Debug)]
struct Endings {
    count: usize,
    /// Their keys, one ending after the other.
    keys: Vec<Key>,
}

/// How sequences are written: each key as equally many bytes, and what follows a sequence.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Form {
    width: usize,
    keys: Vec<u8>,
    end: Vec<u8>,
}

impl Form {
    /// A form with these bytes for each key; `None` unless they are equally many.
    pub fn new(keys: &[Vec<u8>], end: &[u8]) -> Option<Self> {
        let width = keys.first().map_or(1, Vec::len);
        let is_even = keys.iter().all(|key| key.len() == width);
        is_even.then(|| Self { width, keys: keys.concat(), end: end.to_vec() })
    }

    fn write(&self, keys: &[Key], out: &mut Vec<u8>) {
        for &key in keys {
            out.extend_from_slice(&self.keys[usize::from(key) * self.width..][..self.width]);
        }
    }
}

impl Listing {
    /// The sequences of a problem; none listed yet.
    pub fn new(problem: &Problem) -> Self {
        let limits = problem.limits.within(problem.length);
        let starts = problem.start.map_or(problem.moves.present().to_vec(), |start| vec![start]);
        let present = |key: &Key| problem.moves.present().binary_search(key).is_ok();
        // More room than there are keys makes no difference.
        let states = |last: usize| {
            let rooms = (last + 1).checked_pow(limits.tallies().len() as u32)?;
            rooms.checked_mul(problem.moves.keys().into())
        };
        let fits = |&last: &usize| {
            let keys = problem.moves.most().pow(last as u32) * problem.length();
            let all = states(last).and_then(|states| states.checked_mul(keys));
            all.is_some_and(|all| all <= MOST_KEPT)
        };
        let last = (1..problem.length().min(MOST_LAST + 1)).rev().find(fits).unwrap_or(0);
        Self {
            endings: vec![None; states(last).unwrap_or(problem.moves.keys().into())],
            written: Vec::new(),
            form: Form::default(),
            listed: 0,
            last,
            counts: limits.no_counts(),
            moves: problem.moves.clone(),
            limits,
            starts: starts.into_iter().filter(present).collect(),
            path: vec![0; problem.length()],
            depth: 0,
            tried: vec![0; problem.length()],
            is_done: false,
        }
    }

    /// Passes up to `most` sequences to `visit`, and returns how many there were: fewer at the end, or after
    /// `steps` steps, each of which tries a key, takes one back, or lists what ends with the same keys. With limits, long
    /// searches may find no sequence.
    pub fn advance(&mut self, mut steps: u64, most: usize, visit: &mut dyn FnMut(&[Key])) -> usize {
        let mut listed = 0;
        while listed < most
            && let Some(at) = self.next_endings(&mut steps)
        {
            let first = self.path.len() - self.last;
            let Some(endings) = &self.endings[at] else { break };
            let count = (endings.count - self.listed).min(most - listed);
            for ending in self.listed..self.listed + count {
                let keys = &endings.keys[ending * self.last..][..self.last];
                self.path[first..].copy_from_slice(keys);
                visit(&self.path);
            }
            listed += count;
            self.count(count, at);
        }
        listed
    }

    /// The same, but writes the sequences one after the other.
    pub fn write(&mut self, mut steps: u64, most: usize, form: &Form, out: &mut Vec<u8>) -> usize {
        if self.form != *form {
            self.form = form.clone();
            self.written = vec![Vec::new(); self.endings.len()];
        }
        let first = self.path.len() - self.last;
        let length = self.path.len() * form.width + form.end.len();
        let mut beginning = Vec::new();
        let mut listed = 0;
        while listed < most
            && let Some(at) = self.next_endings(&mut steps)
        {
            let Some(endings) = &self.endings[at] else { break };
            let written = &mut self.written[at];
            if written.is_empty() {
                for ending in 0..endings.count {
                    let keys = &endings.keys[ending * self.last..][..self.last];
                    form.write(&self.path[..first], written);
                    form.write(keys, written);
                    written.extend_from_slice(&form.end);
                }
            }
            let count = (endings.count - self.listed).min(most - listed);
            let begin = out.len();
            out.extend_from_slice(&written[self.listed * length..][..count * length]);
            beginning.clear();
            form.write(&self.path[..first], &mut beginning);
            let begin_all = match beginning.len() {
                8.. => begin_all::<8>,
                4.. => begin_all::<4>,
                _ => begin_all::<1>,
            };
            begin_all(&mut out[begin..], length, &beginning);
            listed += count;
            self.count(count, at);
        }
        listed
    }

    /// Goes on to keys with endings that are not all listed, and returns where these are; `None` at the end, and
    /// after so many steps.
    fn next_endings(&mut self, steps: &mut u64) -> Option<usize> {
        while *steps > 0 && !self.is_done {
            *steps -= 1;
            let depth = self.depth;
            if depth + self.last == self.path.len() {
                let at = self.endings_here();
                if self.endings[at].as_ref().is_some_and(|endings| endings.count > 0) {
                    return Some(at);
                }
                self.back();
                continue;
            }
            let candidates = match depth.checked_sub(1) {
                None => &self.starts,
                Some(last) => self.moves.from(self.path[last]),
            };
            let Some(&key) = candidates.get(usize::from(self.tried[depth])) else {
                self.back();
                continue;
            };
            self.tried[depth] += 1;
            if self.limits.broken_by(&self.counts, key).is_some() {
                continue;
            }
            self.path[depth] = key;
            self.limits.add(&mut self.counts, key);
            self.depth += 1;
            if let Some(tried) = self.tried.get_mut(self.depth) {
                *tried = 0;
            }
        }
        None
    }

    /// Takes endings of the path as listed.
    fn count(&mut self, more: usize, at: usize) {
        self.listed += more;
        if self.endings[at].as_ref().is_none_or(|endings| endings.count == self.listed) {
            self.listed = 0;
            self.back();
        }
    }

    fn back(&mut self) {
        match self.depth.checked_sub(1) {
            None => self.is_done = true,
            Some(depth) => {
                self.depth = depth;
                self.limits.remove(&mut self.counts, self.path[depth]);
            }
        }
    }

    /// Where the endings of the path are, once they are known.
    fn endings_here(&mut self) -> usize {
        let from = self.path[self.depth - 1];
        let rooms = self.limits.tallies().iter().zip(&self.counts);
        let rooms = rooms.take(if self.last == 0 { 0 } else { usize::MAX });
        let rooms = rooms.map(|(tally, count)| ((tally.most - count) as usize).min(self.last));
        let at = rooms.fold(usize::from(from), |at, room| at * (self.last + 1) + room);
        if self.endings[at].is_none() {
            self.endings[at] = Some(self.endings_from(from));
        }
        at
    }

    fn endings_from(&mut self, from: Key) -> Endings {
        let mut endings = Endings { count: 1, keys: Vec::new() };
        for length in 0..self.last {
            let mut longer = Vec::new();
            let mut count = 0;
            for ending in 0..endings.count {
                let keys = &endings.keys[ending * length..][..length];
                for &key in keys {
                    self.limits.add(&mut self.counts, key);
                }
                for &key in self.moves.from(keys.last().copied().unwrap_or(from)) {
                    if self.limits.broken_by(&self.counts, key).is_none() {
                        longer.extend_from_slice(keys);
                        longer.push(key);
                        count += 1;
                    }
                }
                for &key in keys {
                    self.limits.remove(&mut self.counts, key);
                }
            }
            endings = Endings { count, keys: longer };
        }
        endings
    }

    /// Whether it is known that there are no more; possibly not yet right after the last one.
    pub fn is_done(&self) -> bool {
        self.is_done
    }

    /// Keys of each sequence.
    pub fn length(&self) -> usize {
        self.path.len()
    }
}

/// Writes the same bytes over the beginning of every `length` bytes, `N` at a time: copying a few bytes whose number is
/// not known to the compiler takes longer than all the rest. The last `N` may overlap those before.
fn begin_all<const N: usize>(sequences: &mut [u8], length: usize, beginning: &[u8]) {
    let Some(last) = beginning.last_chunk::<N>() else { return };
    let at = beginning.len() - N;
    for sequence in sequences.chunks_exact_mut(length) {
        let (from, to) = (beginning.as_chunks::<N>().0, sequence.as_chunks_mut::<N>().0);
        from.iter().zip(to).for_each(|(from, to)| *to = *from);
        sequence[at..at + N].copy_from_slice(last);
    }
}
