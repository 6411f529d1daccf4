//! 2-factors, found by matching: two moves for every square, as in a closed tour.
//!
//! In a bipartite graph this is a matching in which every square has two partners, and augmenting paths find
//! one or show that there is none (J. Petersen, 1891, for 2-factors; H. W. Kuhn, 1955, for the paths). In
//! other graphs every square is matched once as the origin of a move and once as its destination. That is
//! weaker: a move may be used both ways, and is then a cycle of two squares. But a tour is such a matching
//! too, so if there is none there is no tour.

mod adjacency;
mod augmenting;
mod parts;

use crate::random::Random;

pub(crate) use adjacency::Adjacency;
use augmenting::AugmentingSearch;
pub(crate) use parts::Parts;

/// No partner.
const NONE: u32 = u32::MAX;

/// Stands for the second partner of a vertex that can have only one.
const NO_SECOND: u32 = NONE - 1;

/// Numbers of spare partners are distinguished below this one.
const BUCKETS: usize = 16;

/// A move added to a set of moves or removed from it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Change {
    pub(crate) from: u32,
    pub(crate) to: u32,
    pub(crate) is_added: bool,
}

impl Change {
    pub(crate) fn added(from: u32, to: u32) -> Self {
        Self { from, to, is_added: true }
    }

    pub(crate) fn removed(from: u32, to: u32) -> Self {
        Self { from, to, is_added: false }
    }
}

/// The result of searching for one more move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Augmented {
    /// The set has one more move.
    Once {
        /// The left vertex that had too few.
        from: u32,
    },
    /// Every vertex has all its moves.
    Complete,
    /// No set of moves is complete: the vertices reached by the last search on the first vertex's side need
    /// more moves than those reached on the other side can take.
    Impossible,
}

/// A set of moves that grows until every vertex has two.
///
/// Vertices appear on a left and a right side, and each move has an end on each: in a bipartite graph dark
/// ones are on the left and the others on the right; otherwise all are on both.
#[derive(Clone, Debug)]
pub(crate) struct TwoFactor {
    /// The number of moves that a vertex needs on each side.
    capacity: usize,
    /// The offset of a vertex's number on the right.
    shift: usize,
    /// For each vertex on its side its partners.
    links: Vec<[u32; 2]>,
    /// For each vertex on its side the number of neighbours that could still become partners.
    ways: Vec<u32>,
    /// Vertices on their side by their number of spare partners when they were filed, the latest last.
    buckets: Vec<Vec<u32>>,
    /// Left vertices that may have too few moves.
    short: Vec<u32>,
    wanted: usize,
    search: Option<AugmentingSearch>,
}

impl TwoFactor {
    /// An empty set of moves.
    pub(crate) fn new(adjacency: &Adjacency, random: &mut Random) -> Self {
        let len = adjacency.len();
        let (capacity, shift) = if adjacency.alternates() { (2, 0) } else { (1, len) };
        let slots = [NONE, if capacity == 2 { NONE } else { NO_SECOND }];
        let mut matching = Self {
            capacity,
            shift,
            links: vec![slots; len + shift],
            ways: Vec::with_capacity(len + shift),
            buckets: vec![Vec::new(); BUCKETS],
            short: (0..len as u32)
                .filter(|&vertex| shift > 0 || adjacency.is_dark(vertex))
                .collect(),
            wanted: 0,
            search: None,
        };
        matching.wanted = capacity * matching.short.len();
        matching
            .ways
            .extend((0..len + shift).map(|side| adjacency.ends((side % len) as u32).len() as u32));
        let mut sides: Vec<u32> = (0..(len + shift) as u32).collect();
        shuffle(&mut sides, random);
        for side in sides {
            matching.file(side);
        }
        matching
    }

    #[inline]
    fn right(&self, vertex: u32) -> usize {
        vertex as usize + self.shift
    }

    /// The number of moves that a vertex on its side still needs.
    #[inline]
    fn deficit(&self, side: usize) -> usize {
        deficit(self.links[side])
    }

    #[inline]
    fn is_linked(&self, left: u32, right: u32) -> bool {
        self.links[left as usize].contains(&right)
    }

    /// Files a vertex on its side in the bucket where the greedy part finds it.
    #[inline]
    fn file(&mut self, side: u32) {
        let spare = (self.ways[side as usize] as usize).saturating_sub(self.deficit(side as usize));
        self.buckets[spare.min(BUCKETS - 1)].push(side);
    }

    /// Adds at most this many moves, each for the vertex with the fewest spare partners; false if none is
    /// left to add. Cost of all calls together: linear.
    pub(crate) fn add_moves(
        &mut self,
        adjacency: &Adjacency,
        random: &mut Random,
        most: usize,
        changes: &mut Vec<Change>,
    ) -> bool {
        let len = adjacency.len();
        let mut added = 0;
        while added < most {
            let Some(bucket) = self.buckets.iter().position(|bucket| !bucket.is_empty()) else {
                return false;
            };
            let Some(side) = self.buckets[bucket].pop() else { return false };
            let place = side as usize;
            let deficit = self.deficit(place);
            let spare = (self.ways[place] as usize).saturating_sub(deficit).min(BUCKETS - 1);
            if deficit == 0 || spare != bucket {
                continue;
            }
            // If both sides have the same vertices, the second half of the numbers is the right.
            let is_left = if self.shift > 0 { place < len } else { adjacency.is_dark(side) };
            let vertex = (place % len) as u32;
            let Some(partner) = self.neediest(adjacency, random, vertex, is_left) else { continue };
            let (left, right) = if is_left { (vertex, partner) } else { (partner, vertex) };
            self.link(left, right);
            changes.push(Change::added(left, right));
            added += 1;
            self.update(adjacency, left, true);
            self.update(adjacency, right, false);
        }
        true
    }

    /// A random one of the possible partners with the fewest spare partners.
    fn neediest(
        &self,
        adjacency: &Adjacency,
        random: &mut Random,
        vertex: u32,
        is_left: bool,
    ) -> Option<u32> {
        let mut best = None;
        let mut least = u32::MAX;
        let mut equals = 1;
        for &end in adjacency.ends(vertex) {
            let (left, right) = if is_left { (vertex, end) } else { (end, vertex) };
            let side = if is_left { self.right(end) } else { end as usize };
            let deficit = self.deficit(side);
            if deficit == 0 || self.is_linked(left, right) {
                continue;
            }
            let spare = self.ways[side].saturating_sub(deficit as u32);
            equals = if spare < least { 1 } else { equals + 1 };
            if spare < least || (spare == least && random.below(equals) == 0) {
                (best, least) = (Some(end), spare);
            }
        }
        best
    }

    pub(crate) fn wanted(&self) -> usize {
        self.wanted
    }

    #[inline]
    fn link(&mut self, left: u32, right: u32) {
        self.wanted -= 1;
        for (side, end) in [(left as usize, right), (self.right(right), left)] {
            if let Some(slot) = self.links[side].iter_mut().find(|slot| **slot == NONE) {
                *slot = end;
            }
        }
    }

    #[inline]
    fn unlink(&mut self, left: u32, right: u32) {
        self.wanted += 1;
        for (side, end) in [(left as usize, right), (self.right(right), left)] {
            if let Some(slot) = self.links[side].iter_mut().find(|slot| **slot == end) {
                *slot = NONE;
            }
        }
    }

    /// Recounts the possible partners of a vertex that has a new one, and of its neighbours if it needs no
    /// other.
    #[inline]
    fn update(&mut self, adjacency: &Adjacency, vertex: u32, is_left: bool) {
        let side = if is_left { vertex as usize } else { self.right(vertex) };
        self.ways[side] -= 1;
        if self.deficit(side) > 0 {
            self.file(side as u32);
            return;
        }
        for &end in adjacency.ends(vertex) {
            let (left, right) = if is_left { (vertex, end) } else { (end, vertex) };
            let other = if is_left { self.right(end) } else { end as usize };
            if !self.is_linked(left, right) {
                self.ways[other] -= 1;
                if self.deficit(other) > 0 {
                    self.file(other as u32);
                }
            }
        }
    }

    /// Adds a move along an augmenting path, which alternates between moves outside and inside the set. Cost:
    /// at most linear.
    pub(crate) fn augment(
        &mut self,
        adjacency: &Adjacency,
        changes: &mut Vec<Change>,
    ) -> Augmented {
        let is_full = |left: &mut u32| deficit(self.links[*left as usize]) == 0;
        while self.short.pop_if(is_full).is_some() {}
        let Some(&from) = self.short.last() else {
            // The left has all its moves. Equally many end on the right, which may still need more.
            let is_short = |vertex: &u32| {
                (self.shift > 0 || !adjacency.is_dark(*vertex))
                    && self.deficit(self.right(*vertex)) > 0
            };
            let is_complete = !(0..adjacency.len() as u32).any(|vertex| is_short(&vertex));
            return if is_complete { Augmented::Complete } else { Augmented::Impossible };
        };
        let mut search =
            self.search.take().unwrap_or_else(|| AugmentingSearch::new(adjacency.len()));
        let found = search.run(self, adjacency, from);
        if let Some(to) = found {
            let first = changes.len();
            search.trace(from, to, changes);
            for change in &changes[first..] {
                if !change.is_added {
                    self.unlink(change.from, change.to);
                }
            }
            for change in &changes[first..] {
                if change.is_added {
                    self.link(change.from, change.to);
                }
            }
        }
        self.search = Some(search);
        if found.is_some() { Augmented::Once { from } } else { Augmented::Impossible }
    }

    /// How often a move is in the set: twice only if it is used both ways.
    pub(crate) fn count(&self, a: u32, b: u32) -> usize {
        let once = |left, right| usize::from(self.is_linked(left, right));
        if self.shift > 0 { once(a, b) + once(b, a) } else { once(a, b) }
    }

    /// For each vertex of a complete set its two neighbours.
    pub(crate) fn links(&self) -> Vec<[u32; 2]> {
        if self.shift == 0 {
            return self.links.clone();
        }
        let (left, right) = self.links.split_at(self.shift);
        left.iter().zip(right).map(|(to, from)| [to[0], from[0]]).collect()
    }

    /// The vertices reached by the last search for an augmenting path, on the left and on the right.
    pub(crate) fn searched(&self) -> (&[u32], &[u32]) {
        self.search.as_ref().map_or((&[], &[]), |search| (&search.lefts, &search.rights))
    }
}

#[inline]
fn deficit([one, other]: [u32; 2]) -> usize {
    usize::from(one == NONE) + usize::from(other == NONE)
}

/// Shuffles a list (R. Durstenfeld, 1964).
pub(crate) fn shuffle(list: &mut [u32], random: &mut Random) {
    for last in (1..list.len()).rev() {
        list.swap(last, random.below(last as u32 + 1) as usize);
    }
}
