//! Counts in shares, each of them on a machine of its own: what they take, one of them, and their sum.

use std::fs::{self, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use serde_json::json;

use knights_tour::Resumable;
use knights_tour::count::{
    self, Dividing, Division, LargeCount, LargeSettings, Method, ShareForecast, Sum,
};
use knights_tour::search::Choice;

use crate::args;
use crate::large_count::{LargeOptions, amount, time, unfinished};
use crate::report::{Failure, Report};
use crate::work::{self, End, Watch};

/// How a count is divided among machines.
#[derive(Args, Debug)]
pub struct ShareOptions {
    /// Divides the count into shares that need nothing of each other, and says what each of them takes
    #[arg(long, value_name = "COUNT", conflicts_with_all = ["share", "sum"], help_heading = args::SHARES)]
    shares: Option<usize>,
    /// The file with the plan of all shares, which --shares writes and --share reads
    #[arg(long, value_name = "FILE", conflicts_with = "sum", help_heading = args::SHARES)]
    plan: Option<PathBuf>,
    /// Counts one share of the plan, from 1, and prints its part of the number as JSON
    #[arg(long, value_name = "NUMBER", requires = "plan", conflicts_with = "sum", help_heading = args::SHARES)]
    share: Option<usize>,
    /// Adds up the parts of all shares
    #[arg(long, value_name = "FILES", num_args = 1.., help_heading = args::SHARES)]
    sum: Vec<PathBuf>,
}

impl ShareOptions {
    pub fn is_given(&self) -> bool {
        self.shares.is_some() || self.plan.is_some() || self.share.is_some() || !self.sum.is_empty()
    }

    /// Does what is asked for with the shares of a rectangle.
    pub fn run(
        &self,
        settings: LargeSettings,
        large: &LargeOptions,
        limit: Option<Duration>,
        as_json: bool,
    ) -> Result<Report, Failure> {
        if !self.sum.is_empty() {
            return self.add(&settings, as_json);
        }
        match (self.shares, self.share, &self.plan) {
            (Some(shares), _, _) => self.divide(settings, shares, limit, as_json),
            (None, Some(share), Some(plan)) => {
                count_share(plan, share, settings, large, limit, as_json)
            }
            _ => {
                let sentence = "--shares writes a plan, and --share counts by it: name one of them";
                Err(Failure::Usage(sentence.to_owned()))
            }
        }
    }

    fn divide(
        &self,
        settings: LargeSettings,
        shares: usize,
        limit: Option<Duration>,
        as_json: bool,
    ) -> Result<Report, Failure> {
        let mut dividing = Dividing::new(settings, shares)?;
        work::listen();
        let mut watch = Watch::new(limit);
        let piece = dividing.work_a_look();
        let advance =
            |dividing: &mut Dividing| -> Result<bool, Failure> { Ok(dividing.advance(piece)?) };
        let end = watch.run(&mut dividing, advance, |dividing| {
            format!("{:.0} %, planning", dividing.fraction() * 100.0)
        })?;
        if end != End::Done {
            return Ok(Report::note(end.ending(), format!("not planned: {}", end.words())));
        }
        let (division, forecasts) = dividing.finish()?;
        if let Some(plan) = &self.plan {
            write_new(plan, &division.to_text())?;
        }
        if as_json {
            let fields = json!({ "plan": division.digest(), "shares": forecasts });
            return Report::json(end.ending(), fields);
        }
        let line = |share: &str, [states, memory, disk, time]: [String; 4]| {
            format!("{share:>5} {states:>15} {memory:>10} {disk:>10} {time:>12}")
        };
        let mut lines =
            vec![line("share", ["states", "memory", "or disk", "time"].map(Into::into))];
        for &ShareForecast { share, states, bytes, disk_bytes, seconds } in &forecasts {
            let [memory, disk] = [bytes, disk_bytes].map(|bytes| amount(bytes as f64));
            let cells = [states.to_string(), memory, disk, time(seconds)];
            lines.push(line(&share.to_string(), cells));
        }
        let all: f64 = forecasts.iter().map(|share| share.seconds).sum();
        let note = format!("all shares take about {} of one core", time(all));
        Ok(Report::new(end.ending(), lines.join("\n")).with_note(note))
    }

    fn add(&self, settings: &LargeSettings, as_json: bool) -> Result<Report, Failure> {
        let read = |file: &PathBuf| Ok((file.display().to_string(), read(file)?));
        let files = self.sum.iter().map(read).collect::<Result<Vec<_>, Failure>>()?;
        let Sum { of, tours } = count::sum(&files)?;
        let [a, b] = settings.sides;
        let (board, target) = (format!("{}x{}", a.min(b), a.max(b)), settings.target.id());
        if (&of.board, &*of.target) != (&board, target) {
            return Err(Failure::Usage(format!(
                "these are parts of the {} tours of {}, not of the {target} tours of {board}",
                of.target, of.board
            )));
        }
        let shares = of.shares;
        if as_json {
            let fields = json!({
                "tours": tours.to_string(),
                "target": target,
                "directed": false,
                "upToSymmetry": false,
                "method": Method::Folded.id(),
                "board": board,
                "seam": of.seam,
                "order": of.order,
                "shares": shares,
            });
            return Report::json(End::Done.ending(), fields);
        }
        let shares = if shares == 1 { "1 share".to_owned() } else { format!("{shares} shares") };
        let found = format!("{tours} {target} tours of {board}, in {shares}");
        Ok(Report::new(End::Done.ending(), found))
    }
}

fn count_share(
    plan: &Path,
    share: usize,
    settings: LargeSettings,
    large: &LargeOptions,
    limit: Option<Duration>,
    as_json: bool,
) -> Result<Report, Failure> {
    let division = Division::read(&plan.display().to_string(), &read(plan)?)?;
    let mut count = large.place(LargeCount::of_share(&division, share, settings)?)?;
    let end = large.count(&mut count, &settings, None, limit)?;
    let Some(tours) = count.result() else {
        if as_json {
            return Report::json(
                end.ending(),
                json!({ "share": share, "tours": null, "fraction": count.fraction() }),
            );
        }
        let is_saved = large.scratch.is_some() && count.forecast().is_some();
        return Ok(unfinished(end, count.fraction(), is_saved));
    };
    let report = Report::json(end.ending(), division.part(share, tours))?;
    // Until it is told, the directory keeps the number.
    _ = count.clear();
    Ok(report)
}

fn read(file: &Path) -> Result<String, Failure> {
    fs::read_to_string(file).map_err(|error| failed(file, error))
}

/// Writes a file that is not there yet: shares may be counting by the plan in another one.
fn write_new(file: &Path, text: &str) -> Result<(), Failure> {
    match OpenOptions::new().write(true).create_new(true).open(file) {
        Ok(mut new) => new.write_all(text.as_bytes()).map_err(|error| failed(file, error)),
        Err(error) if error.kind() == ErrorKind::AlreadyExists && read(file)? == text => Ok(()),
        Err(error) => Err(failed(file, error)),
    }
}

fn failed(file: &Path, error: std::io::Error) -> Failure {
    Failure::File { name: file.display().to_string(), error }
}
