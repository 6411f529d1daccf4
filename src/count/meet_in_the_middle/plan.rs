//! What there will be, found out on degrees alone: which degrees states can have in each layer, if
//! both halves are to fit, and how many states.
//!
//! First all steps are taken with degrees only. Then those degrees of the two last layers are kept
//! that have a partner in the other, and step by step backwards those that lead to kept ones.

use super::frame::{Degrees, Frame, ends};
use super::program::Program;
use super::reached::{PlannedLayer, Reached, mark, merged};
use super::sorting::Sorting;
use crate::count::error::CountError;

/// Degrees that are looked at for a unit of work.
const PER_WORK: usize = 32;

/// Finds out what there will be. Can be resumed.
#[derive(Debug)]
pub(super) struct Planner {
    frame: Frame,
    has_apex: bool,
    program: Program,
    task: Task,
    /// The step that is being taken, forwards or backwards.
    step: usize,
    /// Every layer as far as it is known, ascending.
    reached: Vec<Vec<Reached>>,
    /// What of each layer is kept.
    kept: Vec<Vec<bool>>,
    /// On the way back, what the step may come to, unfolded and ascending.
    wanted: Vec<Degrees>,
    planned: Vec<PlannedLayer>,
    limit: u64,
    /// Bytes in use, at most.
    most_bytes: u64,
    /// Degrees that were looked at since the call began.
    work: usize,
}

/// What is done next.
#[derive(Debug)]
enum Task {
    /// Makes one choice of the step for all degrees, which come to those gathered.
    Choose {
        choice: usize,
        gathered: Vec<Reached>,
    },
    /// Sorts mirror images and puts them with those that stay.
    Fold {
        stay: Vec<Reached>,
        images: Sorting<Reached>,
    },
    /// Sorts the partners of one half, and keeps those of the other, or of the same, that are among
    /// them.
    Match {
        half: usize,
        partners: Sorting<Degrees>,
    },
    /// Keeps what of the layer after the step is to be kept.
    Keep,
    /// Sorts what is kept by classes.
    Classify {
        classes: Sorting<(Degrees, Degrees)>,
    },
    /// Sorts what is wanted.
    Want {
        wanted: Sorting<Degrees>,
    },
    /// Keeps all degrees before the step that come by a choice to those wanted.
    ChooseBack {
        choice: usize,
    },
    Done,
}

/// Why there is no plan.
#[derive(Debug)]
pub(super) enum Unplanned {
    /// Some counts may not fit into 64 bits.
    TooManyWays,
    Refused(CountError),
}

impl Planner {
    pub fn new(frame: Frame, has_apex: bool, program: Program, limit: u64) -> Self {
        let layers = program.layers();
        let mut reached = vec![Vec::new(); layers];
        reached[0].push((0, 1));
        Self {
            frame,
            has_apex,
            program,
            task: Task::Choose { choice: 0, gathered: Vec::new() },
            step: 0,
            reached,
            kept: vec![Vec::new(); layers],
            wanted: Vec::new(),
            planned: vec![PlannedLayer::default(); layers],
            limit,
            most_bytes: 0,
            work: 0,
        }
    }

    /// Goes on with about so much work; true when all is planned.
    pub fn advance(&mut self, work: u64) -> Result<bool, Unplanned> {
        self.work = 0;
        while (self.work / PER_WORK) as u64 <= work {
            self.work += PER_WORK;
            self.task = match std::mem::replace(&mut self.task, Task::Done) {
                Task::Choose { choice, gathered } => self.choose(choice, gathered)?,
                Task::Fold { stay, images } => self.fold(stay, images)?,
                Task::Match { half, partners } => self.match_half(half, partners),
                Task::Keep => self.keep(),
                Task::Classify { classes } => self.classify(classes),
                Task::Want { wanted } => self.want(wanted),
                Task::ChooseBack { choice } => self.choose_back(choice),
                Task::Done => return Ok(true),
            };
            let needed = self.bytes();
            self.most_bytes = self.most_bytes.max(needed);
            if needed > self.limit {
                let error = CountError::NeedsMoreMemory { needed, limit: self.limit };
                return Err(Unplanned::Refused(error));
            }
        }
        Ok(false)
    }

    /// The program, what its layers will be, and the most bytes that planning took.
    pub fn finish(self) -> (Program, Vec<PlannedLayer>, u64) {
        (self.program, self.planned, self.most_bytes)
    }

    /// Share of the planning that is done, roughly: later layers are larger.
    pub fn fraction(&self) -> f64 {
        let before = (self.step as f64 / self.program.steps.len() as f64).powi(4);
        match self.task {
            Task::Choose { .. } | Task::Fold { .. } => 0.6 * before,
            Task::Done => 1.0,
            _ => 1.0 - 0.4 * before,
        }
    }

    pub fn bytes(&self) -> u64 {
        let reached: usize = self.reached.iter().map(Vec::len).sum();
        let planned: usize = self.planned.iter().map(|layer| layer.degrees.len()).sum();
        // What the task is working on is as long as two layers at most.
        let longest = self.reached.iter().map(Vec::len).max().unwrap_or(0);
        let a_reached = (size_of::<Reached>() + size_of::<bool>()) as u64;
        let a_planned = size_of::<Degrees>() as u64;
        a_reached * (reached + 2 * longest) as u64
            + a_planned * (planned + self.wanted.len()) as u64
    }

    fn choose(&mut self, choice: usize, gathered: Vec<Reached>) -> Result<Task, Unplanned> {
        let step = &self.program.steps[self.step];
        let before = &self.reached[step.from];
        let Some(made) = step.choices.get(choice) else {
            if step.folds {
                let frame = self.frame;
                self.work += 4 * gathered.len();
                let is_folded = |&(degrees, _): &Reached| frame.folded(degrees) == degrees;
                let (stay, mut images): (Vec<_>, Vec<_>) =
                    gathered.into_iter().partition(is_folded);
                for (degrees, _) in &mut images {
                    *degrees = frame.mirrored(*degrees);
                }
                return Ok(Task::Fold { stay, images: Sorting::new(images) });
            }
            return self.reach(gathered);
        };
        let after = before.iter().filter_map(|&(degrees, ways)| {
            let degrees = made.after(degrees)?;
            // Without ends of paths there would be nothing to go on with.
            (ends(degrees) != 0).then_some((degrees, ways))
        });
        let gathered = merged(&gathered, after);
        self.work += before.len() + 2 * gathered.len();
        Ok(Task::Choose { choice: choice + 1, gathered })
    }

    fn fold(
        &mut self,
        stay: Vec<Reached>,
        mut images: Sorting<Reached>,
    ) -> Result<Task, Unplanned> {
        match images.advance(&mut self.work) {
            Some(images) => self.reach(merged(&stay, images.into_iter())),
            None => Ok(Task::Fold { stay, images }),
        }
    }

    /// Ends a step on the way forwards.
    fn reach(&mut self, mut after: Vec<Reached>) -> Result<Task, Unplanned> {
        let step = &self.program.steps[self.step];
        self.work += 2 * after.len();
        if step.shifts {
            for (degrees, _) in &mut after {
                *degrees = self.frame.shifted(*degrees);
            }
        }
        if after.iter().any(|&(_, ways)| ways == u64::MAX) {
            return Err(Unplanned::TooManyWays);
        }
        self.kept[step.to] = vec![false; after.len()];
        self.reached[step.to] = after;
        self.step += 1;
        if self.step < self.program.steps.len() {
            return Ok(Task::Choose { choice: 0, gathered: Vec::new() });
        }
        // The step counts backwards from here.
        self.kept[0] = vec![false];
        Ok(self.match_with(self.program.lower))
    }

    /// Matches one half with the partners of the other, which is this.
    fn match_with(&mut self, half: usize) -> Task {
        let partner =
            |&(degrees, _): &Reached| self.frame.folded(self.frame.partner(degrees, self.has_apex));
        let partners = self.reached[half].iter().map(partner).collect();
        self.work += 4 * self.reached[half].len();
        Task::Match { half, partners: Sorting::new(partners) }
    }

    fn match_half(&mut self, half: usize, mut partners: Sorting<Degrees>) -> Task {
        let Some(partners) = partners.advance(&mut self.work) else {
            return Task::Match { half, partners };
        };
        let Program { upper, lower, .. } = self.program;
        let other = if half == lower { upper } else { lower };
        let degrees = self.reached[other].iter().map(|&(degrees, _)| Some(degrees));
        mark(&mut self.kept[other], degrees, &partners);
        self.work += partners.len();
        if half == lower && upper != lower { self.match_with(upper) } else { Task::Keep }
    }

    fn keep(&mut self) -> Task {
        let Some(step) = self.step.checked_sub(1).map(|at| &self.program.steps[at]) else {
            self.planned[0] =
                PlannedLayer { degrees: vec![0], states: 1, ..PlannedLayer::default() };
            return Task::Done;
        };
        let reached = std::mem::take(&mut self.reached[step.to]);
        let kept = std::mem::take(&mut self.kept[step.to]);
        self.work += 2 * reached.len();
        let apart = self.program.apart(step);
        let mut layer = PlannedLayer { apart, ..PlannedLayer::default() };
        for ((degrees, ways), is_kept) in reached.into_iter().zip(kept) {
            if is_kept {
                layer.add(degrees, ways);
            }
        }
        let class = |&degrees: &Degrees| (self.frame.class(apart, degrees), degrees);
        let classes: Vec<_> = layer.degrees.iter().map(class).filter(|_| apart != 0).collect();
        self.planned[step.to] = layer;
        Task::Classify { classes: Sorting::new(classes) }
    }

    fn classify(&mut self, mut classes: Sorting<(Degrees, Degrees)>) -> Task {
        let Some(classes) = classes.advance(&mut self.work) else {
            return Task::Classify { classes };
        };
        let step = &self.program.steps[self.step - 1];
        let degrees = &mut self.planned[step.to].degrees;
        let mut wanted = degrees.clone();
        if step.shifts {
            for degrees in &mut wanted {
                *degrees = self.frame.shifted_back(*degrees);
            }
        }
        if step.folds {
            let images: Vec<_> = wanted.iter().map(|&each| self.frame.mirrored(each)).collect();
            wanted.extend(images);
        }
        self.work += 4 * wanted.len();
        if !classes.is_empty() {
            *degrees = classes.into_iter().map(|(_, degrees)| degrees).collect();
        }
        Task::Want { wanted: Sorting::new(wanted) }
    }

    fn want(&mut self, mut wanted: Sorting<Degrees>) -> Task {
        match wanted.advance(&mut self.work) {
            Some(wanted) => {
                self.wanted = wanted;
                Task::ChooseBack { choice: 0 }
            }
            None => Task::Want { wanted },
        }
    }

    fn choose_back(&mut self, choice: usize) -> Task {
        let step = &self.program.steps[self.step - 1];
        let Some(made) = step.choices.get(choice) else {
            self.wanted = Vec::new();
            self.step -= 1;
            return Task::Keep;
        };
        let before = &self.reached[step.from];
        let after = before.iter().map(|&(degrees, _)| made.after(degrees));
        mark(&mut self.kept[step.from], after, &self.wanted);
        self.work += before.len() + self.wanted.len();
        Task::ChooseBack { choice: choice + 1 }
    }
}
