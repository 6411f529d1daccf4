//! `knights-tour count`: the exact number of tours, within a memory limit.

use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use serde_json::{Value, json};

use knights_tour::Graph;
use knights_tour::count::{
    self, LEAST_MEMORY, LargeCount, LargeSettings, MAX_SHARES, Method, OrbitCount, USUAL_MEMORY,
};
use knights_tour::search::Choice;
use knights_tour::symmetry::Symmetry;

use crate::args::{self, BoardOrGraph, Ends, from_to};
use crate::known::Known;
use crate::large_count::{
    self, LargeOptions, Order, advance_orbits, progress_of_orbits, unfinished,
};
use crate::report::{ENDINGS, Ending, Failure, Report};
use crate::shares::ShareOptions;
use crate::words;
use crate::work::{self, End, Watch};

/// The units of memory, the largest first.
const UNITS: [(&str, u64); 3] = [("GiB", 1 << 30), ("MiB", 1 << 20), ("KiB", 1 << 10)];

/// Counts all tours, exactly. The number comes first, so that scripts can read it.
/// Of the rectangles whose number is known, it is printed at once, with its source on standard error.
#[derive(Args, Debug)]
#[command(after_help = ENDINGS)]
pub struct Count {
    #[command(flatten)]
    on: BoardOrGraph,
    #[command(flatten)]
    kind: args::Kind,
    #[command(flatten)]
    ends: Ends,
    /// Counts a tour and its reverse as two
    #[arg(long, help_heading = args::WHICH)]
    directed: bool,
    /// Counts rotated and mirrored copies of a tour as one
    #[arg(long, help_heading = args::WHICH)]
    up_to_symmetry: bool,
    /// The counting method; by default the fastest for the board
    #[arg(long, value_parser = args::choice::<Method>(), help_heading = args::HOW)]
    method: Option<Method>,
    /// Counts, even if the number is known. So does every other option of how
    #[arg(long = "count", help_heading = args::HOW)]
    counts_anyway: bool,
    /// The memory limit, such as 12GiB. By default 2GiB
    #[arg(long, value_name = "AMOUNT", value_parser = memory, help_heading = args::HOW)]
    memory: Option<u64>,
    /// How many threads share the work, if the method can be shared; by default one for each core
    #[arg(long, value_name = "COUNT", value_parser = clap::value_parser!(u8).range(1..=MAX_SHARES as i64), help_heading = args::HOW)]
    threads: Option<u8>,
    #[command(flatten)]
    large: LargeOptions,
    #[command(flatten)]
    shares: ShareOptions,
    /// Gives up after this many seconds
    #[arg(long, value_name = "SECONDS", value_parser = args::seconds, help_heading = args::HOW)]
    limit: Option<Duration>,
}

/// Reads an amount of memory: `12GiB`, `12G`, `500 MiB`, a number of bytes.
fn memory(word: &str) -> Result<u64, String> {
    let least = LEAST_MEMORY >> 20;
    let wanted = || format!("write an amount of memory from {least}MiB, such as 12GiB or 500MiB");
    let digits = word.find(|each: char| !each.is_ascii_digit()).unwrap_or(word.len());
    let (number, name) = (word[..digits].parse::<u64>(), word[digits..].trim());
    let is_unit =
        |unit: &str| unit.eq_ignore_ascii_case(name) || unit[..1].eq_ignore_ascii_case(name);
    let unit = UNITS.iter().find(|(unit, _)| is_unit(unit)).map(|(_, bytes)| *bytes);
    let unit = unit.or(name.is_empty().then_some(1)).ok_or_else(wanted)?;
    let bytes = number.ok().and_then(|number| number.checked_mul(unit));
    bytes.filter(|&bytes| bytes >= LEAST_MEMORY).ok_or_else(wanted)
}

impl Count {
    pub fn run(self, as_json: bool) -> Result<Report, Failure> {
        let graph = self.on.graph()?;
        if self.shares.is_given() {
            return self.share(&graph, as_json);
        }
        if let Some(known) = self.known(&graph) {
            return self.look_up(&graph, &known, as_json);
        }
        if let Some(settings) = self.settings_for_large(&graph) {
            return self.count_large(&graph, settings, as_json);
        }
        self.large.refuse_for_others()?;
        let settings = self.settings(&graph)?;
        let mut count = count::Count::new(graph.clone(), &settings)?;
        work::listen();
        let mut watch = Watch::new(self.limit);
        let (piece, mut most_bytes) = (knights_tour::Resumable::work_a_look(&count), 0);
        let advance = |count: &mut count::Count| {
            let done = count.advance(piece)?;
            most_bytes = most_bytes.max(count.bytes());
            if !done {
                work::make_sure_of_growth(settings.threads, count.bytes())?;
            }
            Ok(done)
        };
        let end = watch.run(&mut count, advance, progress)?;
        let tours = count.result().filter(|_| end == End::Done);
        let ending = end.ending();
        if as_json {
            let took = (count.fraction(), most_bytes, watch.seconds());
            let found = tours.map(|tours| tours.to_string());
            let mut fields = self.fields(found.as_deref(), count.kept(), count.plan().method, took);
            if let Some((start, end)) = settings.ends {
                fields["start"] = json!(graph.name(start));
                fields["end"] = json!(end.map(|end| graph.name(end)));
            }
            return Report::json(ending, fields);
        }
        Ok(match tours {
            Some(tours) => {
                Report::new(ending, self.found(&graph, &tours.to_string(), count.kept()))
            }
            None => unfinished(end, count.fraction(), false),
        })
    }

    /// What there is to tell as JSON of every count, with its fraction, bytes and seconds. The number is a text, since most
    /// programs cannot represent it as a JSON number.
    fn fields(
        &self,
        tours: Option<&str>,
        kept: &[(Symmetry, u128)],
        method: Option<Method>,
        (fraction, bytes, seconds): (f64, u64, f64),
    ) -> Value {
        let kept = kept.iter().map(|(symmetry, tours)| (symmetry.id(), tours.to_string()));
        let kept = tours.map(|_| kept.collect::<Value>());
        let mut fields = json!({
            "tours": tours,
            "target": self.kind.target().id(),
            "directed": self.directed,
            "upToSymmetry": self.up_to_symmetry,
            "method": method.map(Choice::id),
            "fraction": fraction,
            "bytes": bytes,
            "seconds": seconds,
        });
        if self.up_to_symmetry {
            fields["kept"] = json!(kept);
        }
        fields
    }

    fn settings(&self, graph: &Graph) -> Result<count::Settings, Failure> {
        Ok(count::Settings {
            target: self.kind.target(),
            ends: self.ends.on(graph)?,
            directed: self.directed,
            up_to_symmetry: self.up_to_symmetry,
            method: self.method,
            memory: self.memory(),
            threads: self.threads(),
        })
    }

    /// How a rectangle is counted in two halves, unless it is counted otherwise.
    fn settings_for_large(&self, graph: &Arc<Graph>) -> Option<LargeSettings> {
        let settings = count::Settings { up_to_symmetry: false, ..self.settings(graph).ok()? };
        let count = count::Count::new(Arc::clone(graph), &settings).ok()?;
        if count.plan().method != Some(Method::Folded) {
            return None;
        }
        let board = graph.board()?;
        Some(LargeSettings {
            sides: [board.width(), board.height()],
            target: self.kind.target(),
            seam: self.large.seam,
            from_middle: self.large.order == Order::Middle,
            memory: self.memory(),
            threads: self.threads(),
        })
    }

    /// Does what is asked for with the shares of a count.
    fn share(&self, graph: &Arc<Graph>, as_json: bool) -> Result<Report, Failure> {
        let refused = |sentence: &str| Err(Failure::Usage(sentence.to_owned()));
        if self.directed || self.up_to_symmetry || self.ends.is_given() {
            return refused(
                "shares have the tours of which a tour and its reverse are one: leave out --directed, \
                 --up-to-symmetry, --start and --end",
            );
        }
        match self.settings_for_large(graph) {
            Some(settings) => self.shares.run(settings, &self.large, self.limit, as_json),
            None => refused(
                "only a count in two halves can be divided into shares: the knight’s tours of a full rectangle that \
                 may have some",
            ),
        }
    }

    fn count_large(
        &self,
        graph: &Graph,
        settings: LargeSettings,
        as_json: bool,
    ) -> Result<Report, Failure> {
        let of_orbits = count::Settings { memory: self.memory(), ..self.settings(graph)? };
        let orbits = self.up_to_symmetry.then(|| OrbitCount::new(graph, &of_orbits));
        let mut count = self.large.place(LargeCount::new(settings, None)?)?;
        let mut orbits = orbits.transpose()?;
        let end = self.large.count(&mut count, &settings, orbits.as_mut(), self.limit)?;
        let directions: u8 = if self.directed { 2 } else { 1 };
        let (tours, kept) = match (count.result(), orbits) {
            (None, _) => (None, Vec::new()),
            (Some(tours), None) => {
                let mut tours = tours.clone();
                tours.multiply_add(directions.into(), 0);
                (Some(tours), Vec::new())
            }
            (Some(tours), Some(orbits)) => {
                let (classes, kept) = orbits.finish(tours, directions)?;
                (Some(classes), kept)
            }
        };
        let tours = tours.map(|tours| tours.to_string());
        if as_json {
            let [bytes, disk_bytes] = count.most_bytes();
            let took = (count.fraction(), bytes, count.seconds());
            let mut fields = self.fields(tours.as_deref(), &kept, Some(Method::Folded), took);
            fields["diskBytes"] = json!(disk_bytes);
            fields["board"] = json!(graph.board().map(ToString::to_string));
            fields["seam"] = json!(settings.seam.unwrap_or_else(|| count.seam()));
            fields["order"] = json!(if settings.from_middle { "middle" } else { "ends" });
            fields["threads"] = json!(settings.threads);
            let report = Report::json(end.ending(), fields)?;
            // What cannot be removed is no reason to take the number back.
            _ = count.clear();
            return Ok(report);
        }
        let Some(tours) = tours else {
            let is_saved = self.large.scratch.is_some() && count.forecast().is_some();
            return Ok(unfinished(end, count.fraction(), is_saved));
        };
        // Until it is told, the directory keeps the number.
        let report = Report::answer(end.ending(), self.found(graph, &tours, &kept))?;
        _ = count.clear();
        Ok(report)
    }

    /// What is said to people of a number.
    fn found(&self, graph: &Graph, tours: &str, kept: &[(Symmetry, u128)]) -> String {
        let (board, counted) = (words::board_or_graph(graph), self.counted());
        let ends = self.ends.on(graph).ok().flatten();
        let how = match ends {
            Some((start, end)) => from_to(graph, Some(start), end),
            None => self.how().to_owned(),
        };
        let kept = if self.up_to_symmetry { symmetric(kept) } else { String::new() };
        format!("{tours} {counted} of {board}{how}{kept}")
    }

    /// The number in the register, unless it is to be counted.
    fn known(&self, graph: &Graph) -> Option<Known> {
        let says_how = self.counts_anyway
            || self.method.is_some()
            || self.memory.is_some()
            || self.threads.is_some()
            || self.limit.is_some()
            || self.large.is_given()
            || self.ends.is_given();
        if says_how { None } else { Known::of(graph, self.kind.target()) }
    }

    /// The answer from the register. Only the tours that symmetries keep are counted.
    fn look_up(&self, graph: &Arc<Graph>, known: &Known, as_json: bool) -> Result<Report, Failure> {
        let mut tours = known.tours.clone();
        let directions: u8 = if self.directed { 2 } else { 1 };
        let mut watch = Watch::new(None);
        let mut kept = Vec::new();
        if self.up_to_symmetry {
            let mut orbits = OrbitCount::new(graph, &self.settings(graph)?)?;
            work::listen();
            let end = watch.run(&mut orbits, advance_orbits, progress_of_orbits)?;
            if end != End::Done {
                return Err(Failure::Interrupted);
            }
            (tours, kept) = orbits.finish(&tours, directions)?;
        } else {
            tours.multiply_add(directions.into(), 0);
        }
        if as_json {
            let took = (1.0, 0, watch.seconds());
            let mut fields = self.fields(Some(&tours.to_string()), &kept, None, took);
            fields["source"] = json!(known.source);
            return Report::json(Ending::Done, fields);
        }
        let took = known.seconds.map_or_else(String::new, |seconds| {
            format!(", which took {} when it was counted last", large_count::time(seconds))
        });
        let note = format!("from the register: {}; --count counts it{took}", known.source);
        let found = self.found(graph, &tours.to_string(), &kept);
        Ok(Report::new(Ending::Done, found).with_note(note))
    }

    fn memory(&self) -> u64 {
        self.memory.unwrap_or(USUAL_MEMORY)
    }

    fn threads(&self) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        self.threads.map_or_else(cores, usize::from).min(MAX_SHARES)
    }

    fn counted(&self) -> String {
        format!("{} tours", self.kind.target().id())
    }

    /// Describes which tours count as one.
    fn how(&self) -> &'static str {
        match (self.directed, self.up_to_symmetry) {
            (false, false) => "",
            (true, false) => ", counted in both directions",
            (false, true) => ", counted up to symmetry",
            (true, true) => ", counted in both directions and up to symmetry",
        }
    }
}

/// One more line: how many of all tours are symmetric.
fn symmetric(kept: &[(Symmetry, u128)]) -> String {
    let some = kept.iter().filter(|(_, tours)| *tours > 0);
    let some: Vec<_> = some.map(|(by, tours)| format!("{tours} by {}", by.id())).collect();
    let some = if some.is_empty() { "none".to_owned() } else { some.join(", ") };
    format!("\nsymmetric among all: {some}")
}

fn progress(count: &count::Count) -> String {
    let plan = count.plan();
    let gibibytes = count.bytes() as f64 / (1_u64 << 30) as f64;
    let part = count.fraction() * 100.0;
    let (made, layers) = (count.layers().len(), plan.layers);
    let stage = match count.symmetry() {
        Some(symmetry) => format!(", tours symmetric by {}", symmetry.id()),
        None if layers == 0 => String::new(),
        None if made < layers => format!(", layer {} of {layers}", made + 1),
        None => ", joining the halves".to_owned(),
    };
    let forecast = plan.forecast.map_or(String::new(), |forecast| {
        format!(", by a rule of thumb {:.0} s in all", forecast.seconds)
    });
    format!("{part:.0} %{stage}, {} states, {gibibytes:.1} GiB{forecast}", count.states())
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use knights_tour::count::{Count, Settings};
    use knights_tour::search::Target;
    use knights_tour::{Board, Graph, Leaper};

    use super::{memory, progress};

    #[test]
    fn progress_ends_with_the_last_layer() {
        for up_to_symmetry in [false, true] {
            let board = Board::new(4, 7).expect("a board");
            let settings = Settings { up_to_symmetry, ..Settings::new(Target::Open) };
            let graph = Arc::new(Graph::new(board, Leaper::KNIGHT));
            let mut count = Count::new(graph, &settings).expect("a count");
            let (mut last, mut later) = (String::new(), false);
            while !count.advance(100).expect("it is counted") {
                let told = progress(&count);
                later |= told.contains(if up_to_symmetry {
                    ", tours symmetric by "
                } else {
                    ", joining the halves"
                });
                if let Some((_, layers)) = told.split_once("layer ") {
                    let layers = layers.split_once(',').expect("more").0.split_once(" of ");
                    let [layer, all] = layers.map(|(at, all)| [at, all]).expect("two numbers");
                    let number = |text: &str| text.parse::<u32>().expect("a number");
                    assert!(number(layer) <= number(all), "{told}");
                    last = layer.to_owned();
                }
            }
            assert!(!last.is_empty(), "no layer was told of");
            assert!(later, "what comes after the layers is told of as one of them");
        }
    }

    #[test]
    fn memory_is_read() {
        for (word, bytes) in [
            ("12GiB", 12 << 30),
            ("12 g", 12 << 30),
            ("1536MiB", 1536 << 20),
            ("2048k", 2 << 20),
            ("1048577", 1_048_577),
        ] {
            assert_eq!(memory(word), Ok(bytes), "{word}");
        }
        assert!(memory("1").is_err_and(|told| told.contains(" from 1MiB, ")));
        for wrong in ["", "GiB", "-1", "1", "1.5GiB", "5 apples", "99999999999GiB", "12GiBs"] {
            assert!(memory(wrong).is_err(), "{wrong}");
        }
    }
}
