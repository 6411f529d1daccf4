//! A worker takes parts of a layer through the next steps, or joins parts of both halves.

use std::collections::VecDeque;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::blocks;
use super::scratch::{FileName, Stretch};
use crate::count::meet_in_the_middle::frame::Degrees;
use crate::count::meet_in_the_middle::hash_table::hash;
use crate::count::meet_in_the_middle::join::Join;
use crate::count::meet_in_the_middle::layer::{self, Records, is_sound};
use crate::count::meet_in_the_middle::program::{Program, Use};
use crate::count::meet_in_the_middle::sweep::Sweep;
use crate::error::Error;

/// Bytes read or written per unit of work.
const PER_WORK: u64 = 16;

/// Part of a layer: records in memory and in files.
#[derive(Debug, Default)]
pub(super) struct Part {
    pub records: Records,
    pub files: Vec<Stretch>,
}

/// What is being done to a layer: the next steps are taken, or the halves are joined.
#[derive(Debug)]
pub(super) struct Stage<'a> {
    pub program: &'a Program,
    /// The first of the steps; the number of all steps if the halves are joined.
    pub step: usize,
    /// For each use, the number of parts of its layer.
    pub parts: &'a [usize],
    /// The numbers of the uses of the layer being made.
    pub makes: Vec<usize>,
    /// Where records go that do not fit into memory.
    pub directory: Option<&'a Path>,
    /// Bytes that a worker may keep in memory for later stages.
    pub room: u64,
    /// Whether a worker has done its work, so that the others stop and do not keep it waiting.
    pub is_over: AtomicBool,
}

impl Stage<'_> {
    /// Whether a chunk is a list of records that belong into a file with this name.
    fn is_sound(&self, name: FileName, chunk: &[u8]) -> bool {
        match self.program.layer_for(name.of) {
            None => false,
            // Its only state has no paths.
            Some((0, _)) => chunk == layer::first(),
            Some((layer, what_for)) => is_sound(chunk, |degrees| {
                self.program.fits(layer, degrees)
                    && self.part_of(name.of, what_for, degrees) == name.part
            }),
        }
    }

    /// The part of its layer that a group belongs to, for the use with this number.
    fn part_of(&self, of: usize, what_for: Use, degrees: Degrees) -> usize {
        part_of(hash(self.program.class(what_for, degrees)), self.parts[of])
    }

    pub fn is_join(&self) -> bool {
        self.step == self.program.steps.len()
    }
}

/// A part of a layer, or of both halves, with its number.
type Numbered = (usize, [Part; 2]);

/// The parts that are left in a stage.
#[derive(Debug, Default)]
pub(super) struct Queue {
    parts: Mutex<VecDeque<Numbered>>,
}

impl Queue {
    pub fn new(parts: impl Iterator<Item = Numbered>) -> Self {
        Self { parts: Mutex::new(parts.collect()) }
    }

    fn parts(&self) -> MutexGuard<'_, VecDeque<Numbered>> {
        self.parts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn next(&self) -> Option<[Part; 2]> {
        self.parts().pop_front().map(|(_, parts)| parts)
    }

    pub fn len(&self) -> usize {
        self.parts().len()
    }

    /// Bytes in memory.
    pub fn bytes(&self) -> u64 {
        self.parts().iter().flat_map(|(_, parts)| parts).map(|part| part.records.bytes()).sum()
    }

    pub fn left(&mut self) -> &mut VecDeque<Numbered> {
        self.parts.get_mut().unwrap_or_else(PoisonError::into_inner)
    }
}

#[derive(Debug, Default)]
pub(super) struct Worker {
    /// A number that no other worker has that writes to the same directory, now or earlier.
    pub number: usize,
    sweep: Sweep,
    join: Join,
    /// Whether it has a part in hand.
    pub is_busy: bool,
    /// For each use, the parts made here.
    made: Vec<Vec<Part>>,
    made_bytes: u64,
    /// The number of states made of each layer.
    pub states: Vec<u64>,
}

impl Worker {
    pub fn new(number: usize, program: &Program) -> Self {
        let mut made = Vec::new();
        made.resize_with(program.use_count(), Vec::new);
        Self { number, made, states: vec![0; program.steps.len()], ..Self::default() }
    }

    /// Does about this much work; stops early if no parts are left, or another worker has done as much. No new
    /// part is begun if the worker is to `pause`.
    ///
    /// # Errors
    /// [`ScratchError`](super::ScratchError), and `CountError::Overflow`.
    pub fn advance(
        &mut self,
        stage: &Stage<'_>,
        queue: &Queue,
        pause: bool,
        work: u64,
    ) -> Result<(), Error> {
        let mut left = work;
        while left > 0 && !stage.is_over.load(Ordering::Relaxed) {
            if !self.is_busy {
                let Some(parts) = (!pause).then(|| queue.next()).flatten() else { return Ok(()) };
                let bytes = self.begin(stage, parts)?;
                left = left.saturating_sub(bytes / PER_WORK);
                continue;
            }
            let done = if stage.is_join() {
                self.join.advance(stage.program)?
            } else {
                self.take_steps(stage)
            };
            match done {
                Some(done) => left = left.saturating_sub(done),
                None => self.is_busy = false,
            }
            if self.made_bytes > stage.room
                && let Some(directory) = stage.directory
            {
                left = left.saturating_sub(self.made_bytes / PER_WORK);
                self.write(directory)?;
            }
        }
        stage.is_over.store(true, Ordering::Relaxed);
        Ok(())
    }

    /// Takes a part in hand; returns how many bytes it has read and unpacked.
    fn begin(&mut self, stage: &Stage<'_>, parts: [Part; 2]) -> Result<u64, Error> {
        let mut both = [Records::default(), Records::default()];
        let mut read = 0;
        for (all, part) in both.iter_mut().zip(parts) {
            *all = part.records;
            let before = all.bytes();
            for file in part.files {
                let directory = stage.directory.unwrap_or(Path::new(""));
                blocks::read(directory, file, |chunk| stage.is_sound(file.name, chunk), all)?;
            }
            read += all.bytes() - before;
        }
        let [first, second] = both;
        if stage.is_join() {
            let is_other = stage.program.lower != stage.program.upper;
            self.join.begin(first, is_other.then_some(second));
        } else {
            self.sweep.begin(stage.program, stage.step, first);
        }
        self.is_busy = true;
        Ok(read)
    }

    /// Makes the next group; returns the amount of work, or `None` when the part is done.
    fn take_steps(&mut self, stage: &Stage<'_>) -> Option<u64> {
        let Self { sweep, states, made, made_bytes, .. } = self;
        let program = stage.program;
        sweep.advance(program, stage.step, |group| {
            states[group.layer - 1] += group.states as u64;
            let Some(record) = group.record else { return };
            for (&number, (_, what_for)) in stage.makes.iter().zip(program.uses(group.layer)) {
                let part = stage.part_of(number, what_for, group.degrees);
                made[number].resize_with(stage.parts[number], Part::default);
                let records = &mut made[number][part].records;
                *made_bytes -= records.bytes();
                records.push(record);
                *made_bytes += records.bytes();
            }
        })
    }

    /// Writes everything that it has made to files.
    pub fn write(&mut self, directory: &Path) -> Result<(), Error> {
        for (of, parts) in self.made.iter_mut().enumerate() {
            for (number, part) in parts.iter_mut().enumerate() {
                part.write(directory, FileName { of, part: number, writer: self.number })?;
            }
        }
        self.made_bytes = 0;
        Ok(())
    }

    /// Takes the parts that it has made of a layer for this use.
    pub fn take_made(&mut self, of: usize) -> Vec<Part> {
        let made = std::mem::take(&mut self.made[of]);
        self.made_bytes -= made.iter().map(|part| part.records.bytes()).sum::<u64>();
        made
    }

    /// The files with what it has made.
    pub fn files(&self) -> impl Iterator<Item = Stretch> + '_ {
        self.made.iter().flatten().flat_map(|part| part.files.iter().copied())
    }

    /// Takes twice the number of tours found since the last time.
    pub fn take_doubled(&mut self) -> u128 {
        self.join.take_doubled()
    }

    /// The share of the part in hand that is done.
    pub fn fraction(&self, is_join: bool) -> f64 {
        match self.is_busy {
            true if is_join => self.join.fraction(),
            true => self.sweep.fraction(),
            false => 0.0,
        }
    }

    /// Bytes in memory.
    pub fn bytes(&self) -> u64 {
        self.sweep.bytes() + self.join.bytes() + self.made_bytes
    }
}

impl Part {
    pub fn is_empty(&self) -> bool {
        self.records.bytes() == 0 && self.files.is_empty()
    }

    /// Writes what is in memory to the file with this name, in addition to what is there.
    pub fn write(&mut self, directory: &Path, name: FileName) -> Result<(), Error> {
        if self.records.bytes() == 0 {
            return Ok(());
        }
        let at = self.files.iter().position(|file| file.name == name).unwrap_or_else(|| {
            self.files.push(Stretch { name, bytes: 0 });
            self.files.len() - 1
        });
        Ok(blocks::write(directory, &mut self.files[at], &mut self.records)?)
    }

    /// Adds the records of another part.
    pub fn extend(&mut self, mut other: Self) {
        while let Some(chunk) = other.records.take_chunk() {
            self.records.add(chunk);
        }
        self.files.append(&mut other.files);
    }
}

/// The part of a hash, where the number of parts is a power of two.
pub(super) fn part_of(hash: u64, parts: usize) -> usize {
    ((u128::from(hash) * parts as u128) >> 64) as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::count::meet_in_the_middle::frame::{Frame, both, one, slot_at};
    use crate::count::meet_in_the_middle::layer::RECORD_HEADER;
    use crate::count::meet_in_the_middle::program::{Layout, program};

    #[test]
    fn squares_with_three_moves_are_refused_before_anything_is_worked_out_from_them() {
        let program = program(Frame { width: 3 }, Layout::usual(4), true);
        let parts = vec![1; program.use_count()];
        let step = program.steps.len();
        let (makes, is_over) = (Vec::new(), AtomicBool::new(false));
        let stage = Stage {
            program: &program,
            step,
            parts: &parts,
            makes,
            directory: None,
            room: 0,
            is_over,
        };
        let (_, upper) = program.layer_for(step).expect("the first use after the steps");
        assert_eq!(upper, Use::Upper);
        let name = FileName { of: step, part: 0, writer: 0 };
        let record = |degrees: Degrees| {
            let mut record = degrees.to_le_bytes().to_vec();
            record.resize(RECORD_HEADER, 0);
            record
        };
        let path = one(slot_at(0, 0)) | one(slot_at(1, 0));
        assert!(stage.is_sound(name, &record(path)), "a path between two squares");
        let three = path | both(slot_at(0, 2)) | both(slot_at(1, 2));
        assert!(!stage.is_sound(name, &record(three)), "three moves from a square");
    }
}
