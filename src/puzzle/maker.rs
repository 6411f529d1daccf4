//! Puzzles made from random tours: numbers are taken away while the solution stays the only one.

use std::mem;
use std::sync::Arc;

use super::error::PuzzleError;
use super::givens::{Givens, board_of, check_size};
use super::grade::{Grade, Grading};
use super::solver::{Solution, Solver};
use super::why::{Explanation, Rule};
use crate::board::symmetry::Symmetry;
use crate::board::{Board, Square};
use crate::choice::{Choice, ids};
use crate::error::Error;
use crate::graph::Graph;
use crate::random::Random;
use crate::resumable::Resumable;
use crate::search::{Algorithm, Outcome, Settings, Target, WholeRun};
use crate::tour::Tour;

ids! {
    /// How the squares of the givens lie.
    pub enum Arrangement("symmetry") {
        /// In any way.
        Any = "none",
        /// They stay when the board is turned by half.
        Turned = "turned",
        /// They stay when the board is turned by a quarter.
        Quarter = "quarter",
        /// They stay when the board is mirrored.
        Mirrored = "mirrored",
    }
}

impl Arrangement {
    /// The symmetries under which the givens stay; `None` if the board does not have them.
    fn symmetries(self, board: &Board) -> Option<&'static [&'static str]> {
        let choices: &[&[&str]] = match self {
            Self::Any => return Some(&[]),
            Self::Turned => &[&["half-turn"]],
            Self::Quarter => &[&["quarter-turn"]],
            Self::Mirrored => {
                &[&["left-right"], &["top-bottom"], &["diagonal"], &["anti-diagonal"]]
            }
        };
        let has = |id: &&str| of(id).is_some_and(|symmetry| symmetry.board(board) == *board);
        choices.iter().copied().find(|ids| ids.iter().all(has))
    }

    /// Those that the board has.
    pub fn of_board(board: &Board) -> Vec<Self> {
        Self::ALL.iter().copied().filter(|each| each.symmetries(board).is_some()).collect()
    }
}

fn of(id: &str) -> Option<Symmetry> {
    Symmetry::all().into_iter().find(|symmetry| symmetry.id() == id)
}

/// What a puzzle should be like.
#[derive(Clone, Debug)]
pub struct MakerSettings {
    /// The board and the piece.
    pub graph: Arc<Graph>,
    /// Whether the tour is closed.
    pub target: Target,
    /// The source of all that is random: the same seed makes the same puzzle.
    pub seed: String,
    /// How hard; `None` for any grade.
    pub grade: Option<Grade>,
    /// How many numbers are given; `None` for as few as possible.
    pub givens: Option<u32>,
    /// How the givens lie.
    pub arrangement: Arrangement,
}

/// A puzzle that was made.
#[derive(Clone, Debug)]
pub struct Made {
    /// The puzzle.
    pub givens: Givens,
    /// Its only solution.
    pub tour: Tour,
    /// Its grade, and what makes it so hard: of a very hard one only what showed it first.
    pub grading: Grading,
    /// Whether it has the grade that was asked for.
    pub has_grade: bool,
    /// Whether it has as many givens as were asked for.
    pub has_givens: bool,
}

/// Random tours that are thinned out, at most.
const MAX_TOURS: u32 = 12;
/// Rules that are applied before the best puzzle so far is taken.
const LIMIT: u64 = 40_000_000;
/// Rules for one question whether a number can be spared: where it is not answered, the number stays.
const SOLVER_LIMIT: u64 = 150_000;
/// Rules for a look whether there are several solutions, before reasons are looked for, which takes longer.
const LOOK_LIMIT: u64 = 20_000;
/// Numbers or groups of them that are taken away at once, at most: they come back one by one if that is too many.
const MOST_TOGETHER: usize = 8;
/// Starts of a tour that are drawn, if it is known at once that no tour begins there.
const MAX_STARTS: u32 = 40;
/// Steps of a search for a random tour.
const TOUR_LIMIT: u64 = 2_000_000;
/// Rules for a grade: what is not explained by then is very hard.
const GRADE_LIMIT: u64 = 5_000_000;

/// The resumable making of a puzzle. It ends with the nearest that it found, and the same settings make the same
/// puzzle everywhere.
///
/// ```
/// use std::sync::Arc;
///
/// use knights_tour::puzzle::{Arrangement, Grade, Maker, MakerSettings};
/// use knights_tour::search::Target;
/// use knights_tour::{Graph, Leaper, Resumable};
///
/// let mut maker = Maker::new(MakerSettings {
///     graph: Arc::new(Graph::new("5x5".parse()?, Leaper::KNIGHT)),
///     target: Target::Open,
///     seed: "5".to_owned(),
///     grade: Some(Grade::Easy),
///     givens: None,
///     arrangement: Arrangement::Turned,
/// })?;
/// while !maker.advance(maker.work_a_look())? {}
/// let made = maker.made().expect("a puzzle");
/// assert!(made.has_grade && made.grading.grade == Grade::Easy);
/// println!("{}", made.givens);
/// # Ok::<(), knights_tour::Error>(())
/// ```
pub struct Maker {
    settings: MakerSettings,
    random: Random,
    stage: Stage,
    /// Tours begun.
    tours: u32,
    best: Option<Made>,
    work: u64,
    /// The share done, which never decreases.
    fraction: f64,
    is_done: bool,
}

enum Stage {
    /// A random tour is looked for; the methods that are left come after.
    Tour { run: WholeRun, methods: &'static [&'static str] },
    /// Numbers are taken away.
    Thin(Box<Thinning>),
    /// The puzzle that is left is graded.
    Grade { tour: Tour, thinned: Givens, explanation: Box<Explanation> },
}

/// A tour of which some numbers are taken away.
struct Thinning {
    tour: Tour,
    givens: Givens,
    /// Squares whose numbers can only go together, in a random order; the next one is the last.
    orbits: Vec<Vec<Square>>,
    /// Those that cannot be spared so far, for the next test.
    kept: Vec<Vec<Square>>,
    /// What a puzzle with fewer givens has to pass; the next test is the last.
    tests: Vec<Test>,
    /// The question whether they can be spared.
    question: Option<(Question, Vec<Vec<Square>>)>,
    /// How many of them are asked about at once.
    together: usize,
}

/// What a puzzle has to pass.
#[derive(Clone, Copy, Debug)]
enum Test {
    /// There is one solution.
    Unique,
    /// Reasons no harder than this lead to it.
    Explained(Rule),
}

impl MakerSettings {
    /// The tests in which numbers are taken away, the last one first. Tries take long, so that most numbers are taken
    /// away without, unless that leaves no number for them.
    fn tests(&self) -> Vec<Test> {
        match self.grade {
            Some(Grade::Easy) => vec![Test::Explained(Rule::TooFar)],
            Some(Grade::Medium) => vec![Test::Explained(Rule::CutOff)],
            Some(Grade::Hard) if self.givens.is_some() => vec![Test::Explained(Rule::Try)],
            Some(Grade::Hard) => vec![Test::Explained(Rule::Try), Test::Explained(Rule::CutOff)],
            Some(Grade::VeryHard) | None => vec![Test::Unique],
        }
    }
}

enum Question {
    /// Whether the solution stays the only one.
    Unique(Box<Solver>),
    /// Whether the reasons of a grade lead to it; before, while the solver looks for a second solution, which no
    /// reason could exclude.
    Explained { look: Option<Box<Solver>>, explanation: Box<Explanation> },
}

impl Question {
    fn new(givens: Givens, test: Test) -> Self {
        match test {
            Test::Unique => Self::Unique(Box::new(Solver::new(givens).with_limit(SOLVER_LIMIT))),
            Test::Explained(rule) => Self::Explained {
                look: Some(Box::new(Solver::new(givens.clone()).with_limit(LOOK_LIMIT))),
                explanation: Box::new(Explanation::new(givens).up_to(rule)),
            },
        }
    }

    fn givens(&self) -> &Givens {
        match self {
            Self::Unique(solver) => solver.givens(),
            Self::Explained { explanation, .. } => explanation.givens(),
        }
    }

    /// Whether the puzzle passes, once that is known: with one solution, and no harder than wished. The work is added
    /// to what was done.
    fn advance(
        &mut self,
        work: u64,
        wished: Option<Grade>,
        done: &mut u64,
    ) -> Result<Option<bool>, Error> {
        match self {
            Self::Unique(solver) | Self::Explained { look: Some(solver), .. } => {
                let before = solver.work();
                let is_over = solver.advance(work)?;
                *done += solver.work() - before;
                if !is_over {
                    return Ok(None);
                }
                let passes = match solver.solution() {
                    Some(Solution::One(_)) => Some(true),
                    Some(Solution::Unknown { .. }) | None => None,
                    Some(Solution::None(_) | Solution::Several { .. }) => Some(false),
                };
                let Self::Explained { look, .. } = self else { return Ok(passes.or(Some(false))) };
                *look = None;
                Ok(passes.filter(|passes| !passes))
            }
            Self::Explained { explanation, .. } => {
                let before = explanation.work();
                let is_over = explanation.advance(work)?;
                *done += explanation.work() - before;
                let grade = explanation.grading_so_far().grade as u8;
                let is_too_hard = wished.is_some_and(|wished| grade > wished as u8);
                Ok((is_over || is_too_hard)
                    .then(|| !is_too_hard && explanation.grading().is_some()))
            }
        }
    }
}

/// Methods that find random tours, the more random one first.
const METHODS: &[&str] = &["rotations", "warnsdorff"];

impl Maker {
    /// A maker before its first step.
    ///
    /// # Errors
    /// [`PuzzleError`] if the board is too large, or not symmetric like the givens should be.
    pub fn new(settings: MakerSettings) -> Result<Self, Error> {
        let board = board_of(&settings.graph)?;
        check_size(board)?;
        if settings.arrangement.symmetries(board).is_none() {
            let known = Arrangement::of_board(board).iter().map(|each| each.id()).collect();
            return Err(
                PuzzleError::NotSymmetric { symmetry: settings.arrangement.id(), known }.into()
            );
        }
        let mut random = Random::from_seed(&settings.seed);
        let stage = search_tour(&settings, METHODS, &mut random)?;
        Ok(Self {
            settings,
            random,
            stage,
            tours: 1,
            best: None,
            work: 0,
            fraction: 0.0,
            is_done: false,
        })
    }

    /// The puzzle, once it is made.
    pub fn made(&self) -> Option<&Made> {
        self.best.as_ref().filter(|_| self.is_done)
    }

    /// A random tour is looked for; with one, its numbers can be taken away.
    fn look_for_tour(&mut self, work: u64) -> Result<(), Error> {
        let Stage::Tour { run, methods } = &mut self.stage else { return Ok(()) };
        let before = run.steps();
        let is_over = run.advance(u32::try_from(work).unwrap_or(u32::MAX));
        self.work += run.steps() - before;
        if let Some(Outcome::Tour(tour)) = run.outcome() {
            let tour = shuffled(tour, self.settings.target, &mut self.random);
            self.stage = Stage::Thin(Box::new(self.thinning(tour)));
        } else if is_over || run.steps() > TOUR_LIMIT {
            let rest = &methods[1..];
            if rest.is_empty() {
                if self.best.is_none() {
                    return Err(PuzzleError::NoTour.into());
                }
                self.is_done = true;
            } else {
                self.stage = search_tour(&self.settings, rest, &mut self.random)?;
            }
        }
        Ok(())
    }

    fn thinning(&mut self, tour: Tour) -> Thinning {
        let givens = Givens::of(&tour, self.settings.target, |_| true);
        let mut orbits = self.orbits(&tour);
        for last in (1..orbits.len()).rev() {
            orbits.swap(last, self.random.below(last as u32 + 1) as usize);
        }
        Thinning {
            tour,
            givens,
            orbits,
            kept: Vec::new(),
            tests: self.settings.tests(),
            question: None,
            together: MOST_TOGETHER,
        }
    }

    /// Squares that the symmetry of the givens joins.
    fn orbits(&self, tour: &Tour) -> Vec<Vec<Square>> {
        let graph = tour.graph();
        let mut orbits: Vec<Vec<Square>> = graph.each_square().map(|square| vec![square]).collect();
        let Some(board) = graph.board() else { return orbits };
        let ids = self.settings.arrangement.symmetries(board).unwrap_or_default();
        let mut is_in = vec![false; graph.len()];
        for orbit in &mut orbits {
            let mut next = Some(orbit[0]).filter(|first| !is_in[first.index()]);
            orbit.clear();
            while let Some(square) = next.filter(|square| !is_in[square.index()]) {
                is_in[square.index()] = true;
                orbit.push(square);
                next = ids.iter().find_map(|id| Some(of(id)?.square(board, square)));
            }
        }
        orbits.retain(|orbit| !orbit.is_empty());
        orbits
    }

    /// Works on the question whether some numbers can be spared, and then asks the next.
    fn thin(&mut self, work: u64) -> Result<(), Error> {
        let Stage::Thin(thinning) = &mut self.stage else { return Ok(()) };
        if let Some((question, orbits)) = &mut thinning.question {
            let answer = question.advance(work, self.settings.grade, &mut self.work)?;
            match answer {
                None => return Ok(()),
                Some(true) => thinning.givens = question.givens().clone(),
                // One by one, in the same order, as if they had not been asked about together.
                Some(false) if orbits.len() > 1 => {
                    thinning.together = orbits.len() / 2;
                    thinning.orbits.extend(orbits.drain(..).rev());
                }
                Some(false) => thinning.kept.append(orbits),
            }
            thinning.question = None;
        }
        let wished = self.settings.givens.unwrap_or(0) as usize;
        while let Some(test) = thinning.tests.last() {
            let mut most_away = thinning.givens.len().saturating_sub(wished);
            let mut orbits = Vec::new();
            while orbits.len() < thinning.together
                && let Some(orbit) = thinning.orbits.pop()
            {
                if orbit.len() <= most_away {
                    most_away -= orbit.len();
                    orbits.push(orbit);
                } else if !orbits.is_empty() {
                    thinning.orbits.push(orbit);
                    break;
                }
            }
            if !orbits.is_empty() {
                let fewer = thinning.givens.without_squares(&orbits.concat());
                thinning.question = Some((Question::new(fewer, *test), orbits));
                return Ok(());
            }
            thinning.tests.pop();
            thinning.orbits = mem::take(&mut thinning.kept);
            thinning.orbits.reverse();
        }
        let (tour, thinned) = (thinning.tour.clone(), thinning.givens.clone());
        let explanation = Box::new(Explanation::new(thinned.clone()));
        self.stage = Stage::Grade { tour, thinned, explanation };
        Ok(())
    }

    fn grade(&mut self, work: u64) -> Result<(), Error> {
        let Stage::Grade { tour, thinned, explanation } = &mut self.stage else { return Ok(()) };
        let before = explanation.work();
        let is_over = explanation.advance(work)?;
        self.work += explanation.work() - before;
        let mut grading = explanation.grading_so_far();
        if explanation.work() > GRADE_LIMIT {
            grading.grade = Grade::VeryHard;
        }
        // It cannot get harder than that.
        if !is_over && grading.grade != Grade::VeryHard {
            return Ok(());
        }
        let wished = self.settings.grade;
        let made = Made {
            has_grade: wished.is_none_or(|grade| grade == grading.grade),
            has_givens: self.settings.givens.is_none_or(|givens| givens as usize == thinned.len()),
            givens: thinned.clone(),
            tour: tour.clone(),
            grading,
        };
        if self.best.as_ref().is_none_or(|best| self.distance(&made) < self.distance(best)) {
            self.best = Some(made);
        }
        let is_found = self.best.as_ref().is_some_and(|best| best.has_grade && best.has_givens);
        if is_found || self.tours == MAX_TOURS {
            self.is_done = true;
        } else {
            self.tours += 1;
            self.stage = search_tour(&self.settings, METHODS, &mut self.random)?;
        }
        Ok(())
    }

    /// How far a puzzle is from what was asked for: first by its grade, then by its givens.
    fn distance(&self, made: &Made) -> (u8, u32) {
        let grade = self.settings.grade.unwrap_or(made.grading.grade);
        let givens = made.givens.len() as u32;
        let givens = self.settings.givens.map_or(0, |wished| givens.abs_diff(wished));
        ((grade as u8).abs_diff(made.grading.grade as u8), givens)
    }
}

/// A search for a random tour by the first of the methods.
fn search_tour(
    settings: &MakerSettings,
    methods: &'static [&'static str],
    random: &mut Random,
) -> Result<Stage, Error> {
    let graph = &settings.graph;
    let squares: Vec<Square> = graph.each_square().collect();
    let algorithm = Algorithm::by_id(methods[0])?;
    let mut starts = MAX_STARTS;
    loop {
        let start = squares[random.below(squares.len() as u32) as usize];
        let mut search =
            Settings::new(graph).with_target(settings.target).with(start, random.fork());
        if let Some(growth) = algorithm.options.iter().find(|option| option.id == "growth") {
            search = search.with_option(growth, "random")?;
        }
        let run = WholeRun::new(algorithm, graph, &search)?;
        starts -= 1;
        // On an odd board, no tour begins on nearly half of the squares.
        if run.outcome().is_none() || starts == 0 {
            return Ok(Stage::Tour { run, methods });
        }
    }
}

/// A tour in one of its two directions, and a closed one from any square.
fn shuffled(tour: &Tour, target: Target, random: &mut Random) -> Tour {
    let tour = if random.below(2) == 0 { tour.clone() } else { tour.reversed() };
    let start = tour.squares()[random.below(tour.squares().len() as u32) as usize];
    match target {
        Target::Closed => tour.starting_at(start).unwrap_or(tour),
        Target::Open => tour,
    }
}

impl Resumable for Maker {
    fn work_a_look(&self) -> u64 {
        1 + 60_000 / (self.settings.graph.squares() as u64 + 20)
    }

    /// Works in pieces of equal size, whatever it is asked for, so that its limits end it at the same point everywhere.
    fn advance(&mut self, work: u64) -> Result<bool, Error> {
        let piece = self.work_a_look();
        for _ in 0..work.div_ceil(piece).max(1) {
            if self.is_done {
                break;
            }
            match &self.stage {
                Stage::Tour { .. } => self.look_for_tour(piece)?,
                Stage::Thin(_) => self.thin(piece)?,
                Stage::Grade { .. } => self.grade(piece)?,
            }
            self.is_done |= self.work > LIMIT && self.best.is_some();
        }
        let tours = f64::from(self.tours - 1) / f64::from(MAX_TOURS);
        self.fraction = self.fraction.max(tours).max(self.work.min(LIMIT) as f64 / LIMIT as f64);
        Ok(self.is_done)
    }

    fn fraction(&self) -> f64 {
        if self.is_done { 1.0 } else { self.fraction }
    }
}
