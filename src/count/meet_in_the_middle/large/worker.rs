//! A worker takes parts of a layer through the next steps, or joins parts of both halves.

use std::collections::VecDeque;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use super::blocks;
use super::scratch::{FileName, Stretch};
use crate::count::meet_in_the_middle::join::Join;
use crate::count::meet_in_the_middle::layer::{self, Records, part_of};
use crate::count::meet_in_the_middle::program::Program;
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
    fn is_sound(&self, FileName { of, part, .. }: FileName, chunk: &[u8]) -> bool {
        // The only state of the first layer has no paths.
        if of == 0 {
            chunk == layer::first()
        } else {
            self.program.has(of, (part, self.parts[of]), chunk)
        }
    }

    pub fn is_join(&self) -> bool {
        self.step == self.program.steps.len()
    }
}

/// A part of a layer, or of both halves, with its number.
pub(super) type Numbered = (usize, [Part; 2]);

#[derive(Debug, Default)]
pub(super) struct Worker {
    /// A number that no other worker has that writes to the same directory, now or earlier.
    pub number: usize,
    sweep: Sweep,
    pub join: Join,
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
        queue: &Mutex<&mut VecDeque<Numbered>>,
        pause: bool,
        work: u64,
    ) -> Result<(), Error> {
        let mut left = work;
        while left > 0 && !stage.is_over.load(Ordering::Relaxed) {
            if !self.is_busy {
                let next = || queue.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
                let Some((_, parts)) = (!pause).then(next).flatten() else { return Ok(()) };
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
                let part = part_of(program.class(what_for, group.degrees), stage.parts[number]);
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
