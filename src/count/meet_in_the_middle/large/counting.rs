//! From the plan of a large count to its number.

use std::collections::VecDeque;
use std::sync::Mutex;
use std::sync::atomic::AtomicBool;

use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use super::LargeSettings;
use super::blocks::COMPRESSED;
use super::primes::{Residue, bits_of_tours, number, primes};
use super::scratch::{FileName, Scratch, ScratchError, State, Stretch};
use super::worker::{Numbered, Part, Stage, Worker};
use crate::count::error::CountError;
use crate::count::meet_in_the_middle::layer::{self, part_of};
use crate::count::meet_in_the_middle::plan::PlannedLayer;
use crate::count::meet_in_the_middle::program::{Program, Use};
use crate::count::meet_in_the_middle::{efforts, peak, seconds, shares, stages};
use crate::count::settings::Forecast;
use crate::error::Error;
use crate::natural::Natural;

/// The fewest and the most parts of a layer.
const LEAST_PARTS: u64 = 64;
const MOST_PARTS: u64 = 4096;

/// The share of the memory that a part may take, for each thread, and the one that what was made may take.
const OF_A_PART: u64 = 16;
const OF_MADE: u64 = 4;

/// How much a count with files takes of the memory that it may take: 0.3 to 1 on boards of 64 to 120 squares.
const IN_MEMORY: f64 = 0.5;

/// Bytes of a state in hand: its pairing, its count, and its record.
const BYTES_IN_HAND: f64 = 20.0;

/// No layer has more states or bytes. Sums over all layers fit into 64 bits.
const MAX_OF_A_LAYER: u64 = 1 << 50;

/// Approximate time to write a byte of records to a file and to read it, for one thread.
const NANOSECONDS_A_BYTE: f64 = 15.0;

/// A planned count.
#[derive(Debug)]
pub(super) struct Counting {
    program: Program,
    settings: LargeSettings,
    pub scratch: Option<Scratch>,
    pub progress: Progress,
    /// Share of the work before each step, before the join, and in all.
    shares: Vec<f64>,
    /// For each use, the parts of its layer.
    layers: Vec<Vec<Part>>,
    /// The parts that are left in this stage.
    queue: VecDeque<Numbered>,
    /// How many parts this stage began with.
    parts: usize,
    workers: Vec<Worker>,
}

/// How far a count is, besides its layers.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(super) struct Progress {
    planned: Vec<PlannedLayer>,
    /// For each use, the number of parts of its layer.
    parts: Vec<usize>,
    /// The next step; the number of all steps if the halves are joined.
    pub step: usize,
    /// The states of each layer so far.
    states: Vec<u64>,
    /// Twice the number of tours found so far.
    doubled: u128,
    /// The primes to count modulo, one after the other; none if the numbers are small enough.
    primes: Vec<u64>,
    residues: Vec<Residue>,
    /// How many workers there have been.
    writers: usize,
    /// How long it has taken so far, and the most bytes in memory and in files.
    pub seconds: f64,
    pub most_bytes: [u64; 2],
    /// The number in decimal digits, when it is found.
    pub tours: Option<String>,
}

impl Progress {
    /// Whether it can be that of a count with this program.
    fn fits(&self, program: &Program) -> bool {
        let [steps, uses] = [program.steps.len(), program.use_count()];
        let is_number = |&parts: &usize| {
            parts.is_power_of_two() && (LEAST_PARTS..=MOST_PARTS).contains(&(parts as u64))
        };
        let begins_stage = self.step == 0
            || self.step == steps
            || (1..steps).contains(&self.step) && program.last_alike(self.step - 1) < self.step;
        let is_possible = |&number: &u64| number <= MAX_OF_A_LAYER;
        self.planned.len() == program.layers()
            && self.planned.iter().all(|layer| is_possible(&layer.bytes))
            && self.states.len() == steps
            && self.states.iter().all(is_possible)
            && self.parts.len() == uses
            && self.parts.iter().all(is_number)
            && self.parts[steps] == self.parts[steps + 1]
            && begins_stage
            && (self.primes.is_empty() || self.primes == primes(bits_of_tours(program)))
            && self.residues.len() < self.primes.len().max(1)
            && self.residues.iter().zip(&self.primes).all(|(residue, &prime)| residue.is_of(prime))
            && self.writers < 1 << 32
            && self.seconds >= 0.0
    }
}

impl Counting {
    /// Starts counting by a plan, which needed that much memory itself.
    ///
    /// # Errors
    /// [`CountError::NeedsMemory`] if layers do not fit into memory and there is no directory for them.
    pub fn new(
        program: Program,
        settings: LargeSettings,
        scratch: Option<Scratch>,
        (planned, planning): (Vec<PlannedLayer>, u64),
        seconds: f64,
    ) -> Result<Self, Error> {
        let needed = peak(&program, &planned).max(planning);
        let limit = settings.memory;
        if scratch.is_none() && needed > limit {
            return Err(CountError::NeedsMemory { needed, limit }.into());
        }
        let parts = |layer: &PlannedLayer| {
            let of_a_part = (limit / OF_A_PART / settings.threads as u64).max(1);
            let parts = layer.bytes.div_ceil(of_a_part).clamp(LEAST_PARTS, MOST_PARTS);
            parts.next_power_of_two() as usize
        };
        let of_steps = program.steps.iter().map(|step| parts(&planned[step.from]));
        let [upper, lower] = [program.upper, program.lower].map(|half| parts(&planned[half]));
        // Both halves are divided alike.
        let parts = of_steps.chain([upper.max(lower); 2]).collect();
        let primes = primes_for(&program, &planned);
        let states = vec![0; program.steps.len()];
        let progress = Progress { planned, parts, states, primes, seconds, ..Progress::default() };
        let mut counting = Self::with(program, settings, scratch, progress);
        counting.begin_round()?;
        Ok(counting)
    }

    /// Goes on from a state that was saved in this directory.
    ///
    /// # Errors
    /// [`ScratchError::Damaged`] if the state is not one of this count.
    pub fn resume(
        program: Program,
        settings: LargeSettings,
        scratch: Scratch,
        state: &State<Progress>,
    ) -> Result<Self, ScratchError> {
        if !state.progress.fits(&program) {
            return Err(scratch.damaged_state());
        }
        let damaged = scratch.damaged_state();
        let mut counting = Self::with(program, settings, Some(scratch), state.progress.clone());
        for file in state.files() {
            let parts = counting.layers.get_mut(file.name.of);
            match parts.and_then(|parts| parts.get_mut(file.name.part)) {
                Some(part) => part.files.push(file),
                None => return Err(damaged),
            }
        }
        if let Some(scratch) = &counting.scratch {
            scratch.keep_only(&state.files)?;
        }
        counting.begin_stage();
        Ok(counting)
    }

    fn with(
        program: Program,
        settings: LargeSettings,
        scratch: Option<Scratch>,
        progress: Progress,
    ) -> Self {
        let layer = |&parts: &usize| std::iter::repeat_with(Part::default).take(parts).collect();
        let layers = progress.parts.iter().map(layer).collect();
        // The first number is for what is written between the stages.
        let worker = |number| Worker::new(progress.writers + number, &program);
        let workers = (1..=settings.threads).map(worker).collect();
        let shares = shares(&efforts(&program, &progress.planned));
        let (queue, parts) = (VecDeque::new(), 0);
        Self { program, settings, scratch, progress, shares, layers, queue, parts, workers }
    }

    /// Does about this much work in each thread; returns the number of tours when it is found. If `saves`,
    /// no parts are begun until the state is saved. So many `seconds` were needed before.
    ///
    /// # Errors
    /// [`ScratchError`], [`CountError::NeedsMoreMemory`] and [`CountError::Overflow`].
    pub fn advance(
        &mut self,
        work: u64,
        saves: &mut bool,
        seconds: f64,
    ) -> Result<Option<Natural>, Error> {
        *saves &= self.scratch.is_some();
        self.progress.seconds = seconds;
        let Self { program, scratch, progress, settings, queue, workers, .. } = self;
        let makes = if progress.step < program.steps.len() {
            let made = program.steps[program.last_alike(progress.step)].to;
            program.uses(made).map(|(of, _)| of).collect()
        } else {
            Vec::new()
        };
        let directory = scratch.as_ref().map(Scratch::path);
        let room = settings.memory / OF_MADE / settings.threads as u64;
        let (step, parts, is_over) = (progress.step, &progress.parts, AtomicBool::new(false));
        let stage = Stage { program, step, parts, makes, directory, room, is_over };
        let queue = Mutex::new(queue);
        let advance = |worker: &mut Worker| worker.advance(&stage, &queue, *saves, work);
        workers.par_iter_mut().try_for_each(advance)?;
        self.check_memory()?;
        if self.workers.iter().any(|worker| worker.is_busy) {
            return Ok(None);
        }
        if self.queue.is_empty() {
            let found = self.end_stage()?;
            if let Some(tours) = found {
                self.progress.tours = Some(tours.to_string());
                self.save()?;
                return Ok(Some(tours));
            }
        }
        if *saves {
            self.save()?;
            *saves = false;
        }
        Ok(None)
    }

    /// The share of the work done.
    pub fn fraction(&self) -> f64 {
        let step = self.progress.step;
        let is_join = step == self.program.steps.len();
        let next = if is_join { step } else { self.program.last_alike(step) } + 1;
        let in_hand: f64 = self.workers.iter().map(|worker| worker.fraction(is_join)).sum();
        let busy = self.workers.iter().filter(|worker| worker.is_busy).count();
        let left = self.queue.len() + busy;
        let done = (self.parts - left.min(self.parts)) as f64 + in_hand;
        let done = done / self.parts.max(1) as f64;
        let of_round = self.shares[step] + (self.shares[next] - self.shares[step]) * done.min(1.0);
        let rounds = self.progress.primes.len().max(1) as f64;
        (self.progress.residues.len() as f64 + of_round) / rounds
    }

    /// The forecast for the whole count: its time, and the memory for what is not in files.
    pub fn forecast(&self) -> Forecast {
        let Progress { planned, primes, .. } = &self.progress;
        let rounds = primes.len().max(1) as f64;
        let mut bytes = peak(&self.program, planned) as f64;
        let mut seconds = seconds(&self.program, &efforts(&self.program, planned));
        if self.scratch.is_some() {
            let memory = self.settings.memory as f64;
            bytes = bytes.min(memory * IN_MEMORY);
            let room = memory / OF_MADE as f64;
            let made = stages(&self.program, planned).map(|[_, _, made]| made as f64);
            let in_files: f64 = made.map(|bytes| (bytes - room).max(0.0)).sum();
            seconds += in_files * NANOSECONDS_A_BYTE / 1e9;
        }
        Forecast { seconds: rounds * seconds, bytes }
    }

    /// Likely bytes that even a count with files needs in memory from now on: the largest class of all, in hand of one
    /// thread, beside those of the others.
    pub fn least_bytes(&self) -> f64 {
        let Self { program, progress, settings, .. } = self;
        let others = (settings.threads - 1) as f64;
        let layers = program.steps.iter().skip(progress.step).map(|it| &progress.planned[it.to]);
        let states = layers.map(|layer| layer.in_hand.largest + others * layer.in_hand.likely);
        BYTES_IN_HAND * states.fold(0.0, f64::max)
    }

    /// The states of each layer so far.
    pub fn states(&self) -> Vec<u64> {
        let mut states = self.progress.states.clone();
        for worker in &self.workers {
            states.iter_mut().zip(&worker.states).for_each(|(all, some)| *all += some);
        }
        states
    }

    /// Bytes in memory.
    pub fn bytes(&self) -> u64 {
        let in_queue = self.queue.iter().flat_map(|(_, parts)| parts);
        let parts = self.layers.iter().flatten().chain(in_queue);
        let parts = parts.map(|part| part.records.bytes());
        parts.chain(self.workers.iter().map(Worker::bytes)).sum()
    }

    /// The most bytes in memory so far, and in files.
    pub fn most_bytes(&self) -> [u64; 2] {
        let [memory, files] = self.progress.most_bytes;
        [memory, self.scratch.as_ref().map_or(files, |scratch| scratch.most_bytes.max(files))]
    }

    /// Likely bytes of files that are still to be written. The files of the layers before and after a stage are
    /// kept until it is over.
    pub fn file_bytes_left(&self) -> f64 {
        let Progress { planned, .. } = &self.progress;
        if peak(&self.program, planned) < self.settings.memory / OF_MADE {
            return 0.0;
        }
        let all = stages(&self.program, planned).map(|bytes| bytes.iter().sum::<u64>());
        let all = all.max().unwrap_or(0) as f64 * COMPRESSED;
        let kept: u64 = self.files().map(|file| file.bytes).sum();
        (all - kept as f64).max(0.0)
    }

    fn check_memory(&mut self) -> Result<(), Error> {
        let limit = self.settings.memory;
        let mut needed = self.bytes();
        if needed > limit && self.scratch.is_some() {
            self.write()?;
            needed = self.bytes();
        }
        let most = &mut self.progress.most_bytes[0];
        *most = needed.max(*most);
        if needed > limit {
            return Err(CountError::NeedsMoreMemory { needed, limit }.into());
        }
        Ok(())
    }

    /// Starts with the layer before the first step: a single state, without paths.
    fn begin_round(&mut self) -> Result<(), Error> {
        self.progress.step = 0;
        if !self.progress.residues.is_empty() {
            // Files of another round are not written over.
            self.progress.writers += 1 + self.workers.len();
            for (number, worker) in (self.progress.writers + 1..).zip(&mut self.workers) {
                worker.number = number;
            }
        }
        let first = &mut self.layers[0];
        let part = part_of(self.program.class(Use::Step(0), 0), first.len());
        first[part].records.push(&layer::first());
        self.begin_stage();
        self.save()
    }

    fn begin_stage(&mut self) {
        self.program.modulus = self.progress.primes.get(self.progress.residues.len()).copied();
        let step = self.progress.step;
        let joins = step == self.program.steps.len();
        let mut take = |of: usize, part: usize| std::mem::take(&mut self.layers[of][part]);
        let parts = (0..self.progress.parts[step]).map(|part| {
            let second = if joins { take(step + 1, part) } else { Part::default() };
            (part, [take(step, part), second])
        });
        let has_any = |(_, parts): &Numbered| parts.iter().any(|part| !part.is_empty());
        self.queue = parts.filter(has_any).collect();
        self.parts = self.queue.len();
    }

    /// Continues with the next stage; returns the number of tours after the last.
    fn end_stage(&mut self) -> Result<Option<Natural>, Error> {
        self.gather()?;
        let Progress { step, .. } = self.progress;
        if step < self.program.steps.len() {
            for (of, parts) in self.layers.iter_mut().enumerate() {
                for worker in &mut self.workers {
                    let made = worker.take_made(of);
                    parts.iter_mut().zip(made).for_each(|(part, more)| part.extend(more));
                }
            }
            self.progress.step = self.program.last_alike(step) + 1;
            self.begin_stage();
            self.give_back_room()?;
            return Ok(None);
        }
        let doubled = std::mem::take(&mut self.progress.doubled);
        let Some(prime) = self.program.modulus else {
            return Ok(Some(Natural::from_u128(doubled / 2)));
        };
        self.progress.residues.push(Residue::half_of(doubled, prime));
        if self.progress.residues.len() == self.progress.primes.len() {
            return Ok(Some(number(&self.progress.residues)));
        }
        self.begin_round()?;
        Ok(None)
    }

    /// Adds up what the workers have counted.
    fn gather(&mut self) -> Result<(), CountError> {
        self.progress.states = self.states();
        for worker in &mut self.workers {
            worker.states.fill(0);
            let sum = self.progress.doubled.checked_add(worker.join.take_doubled());
            self.progress.doubled = sum.ok_or(CountError::Overflow)?;
        }
        Ok(())
    }

    /// Writes all records in memory to files, except those of parts in hand.
    fn write(&mut self) -> Result<(), Error> {
        let Some(directory) = self.scratch.as_ref().map(Scratch::path) else { return Ok(()) };
        self.workers.par_iter_mut().try_for_each(|worker| worker.write(directory))?;
        let Progress { step, writers: writer, .. } = self.progress;
        let name = move |of, part| FileName { of, part, writer };
        let left = self
            .queue
            .iter_mut()
            .flat_map(|(part, both)| (step..).zip(both).map(|(of, each)| (name(of, *part), each)));
        let made = self.layers.iter_mut().enumerate().flat_map(|(of, parts)| {
            parts.iter_mut().enumerate().map(move |(part, each)| (name(of, part), each))
        });
        let all: Vec<_> = left.chain(made).filter(|(_, each)| each.records.bytes() > 0).collect();
        all.into_par_iter().try_for_each(|(name, each)| each.write(directory, name))
    }

    fn files(&self) -> impl Iterator<Item = Stretch> {
        let of_workers = self.workers.iter().flat_map(Worker::files);
        let of_queue = self.queue.iter().flat_map(|(_, parts)| parts);
        let of_layers = self.layers.iter().flatten().chain(of_queue);
        of_layers.flat_map(|part| part.files.iter().copied()).chain(of_workers)
    }

    /// Saves the state if that removes many files, which are needed only to go on from where it was saved before.
    fn give_back_room(&mut self) -> Result<(), Error> {
        let Some(scratch) = &mut self.scratch else { return Ok(()) };
        let all = scratch.measure()?;
        let needed: u64 = self.files().map(|file| file.bytes).sum();
        if all.saturating_sub(needed) > self.settings.memory / OF_MADE {
            self.save()?;
        }
        Ok(())
    }

    /// Saves the state while no part is in hand, if there is a directory.
    fn save(&mut self) -> Result<(), Error> {
        if self.scratch.is_none() {
            return Ok(());
        }
        self.gather()?;
        self.write()?;
        let files: Vec<_> = self.files().collect();
        // A process that goes on from here needs numbers of its own.
        let writers = self.progress.writers + 1 + self.workers.len();
        if let Some(scratch) = &mut self.scratch {
            scratch.measure()?;
            let [memory, most] = self.progress.most_bytes;
            let most_bytes = [memory, most.max(scratch.most_bytes)];
            let progress = Progress { writers, most_bytes, ..self.progress.clone() };
            scratch.save(&progress, files.into_iter())?;
        }
        Ok(())
    }
}

/// The primes to count modulo, if numbers may be too large otherwise.
pub(super) fn primes_for(program: &Program, planned: &[PlannedLayer]) -> Vec<u64> {
    let [upper, lower] = [program.upper, program.lower].map(|half| planned[half].ways.log2());
    // A sum may be an eighth more than planned.
    let is_small = planned.iter().all(|layer| layer.ways < (1_u64 << 63) as f64);
    if is_small && upper + lower < 126.0 { Vec::new() } else { primes(bits_of_tours(program)) }
}
