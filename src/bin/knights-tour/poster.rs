//! A tour as a poster, and what can be asked for of one.

use clap::Args;
use clap::builder::PossibleValuesParser;

use knights_tour::scene::Theme;
use knights_tour::scene::poster::error::PosterError;
use knights_tour::scene::poster::paper::{Orientation, Paper};
use knights_tour::scene::poster::{self, MAX_SQUARES, POSTER_THEMES, Settings, Style};
use knights_tour::{Graph, Tour, Wrap};

use crate::args;
use crate::report::Failure;

/// The options that turn the picture of a tour into a poster. Clap does not require an option's requirement if
/// that conflicts with another option, so each option of pictures says that `--print` prints something instead.
#[derive(Args, Debug)]
pub struct Poster {
    /// Makes the picture a poster in this style
    #[arg(id = "poster", long = "poster", requires = "svg", conflicts_with_all = ["print", "layers"], value_name = "STYLE", value_parser = args::choice::<Style>(), help_heading = args::PICTURES)]
    style: Option<Style>,
    /// Its paper: A5 to A0, letter, legal, tabloid, square, or a size such as 300x400mm or 1200x800px
    #[arg(long, requires = "poster", conflicts_with = "print", default_value = "A4", help_heading = args::PICTURES)]
    paper: String,
    /// The orientation of the paper; by default that of the board
    #[arg(long, requires = "poster", conflicts_with = "print", value_parser = args::choice::<Orientation>(), help_heading = args::PICTURES)]
    orientation: Option<Orientation>,
    /// The title above the board
    #[arg(long, requires = "poster", conflicts_with = "print", value_name = "TEXT", help_heading = args::PICTURES)]
    title: Option<String>,
    /// The caption below the board
    #[arg(long, requires = "poster", conflicts_with = "print", value_name = "TEXT", help_heading = args::PICTURES)]
    caption: Option<String>,
}

/// The ids of all themes.
pub fn theme_words() -> PossibleValuesParser {
    PossibleValuesParser::new(POSTER_THEMES.iter().map(|theme| theme.id))
}

impl Poster {
    /// Whether a poster is requested.
    pub fn is_wanted(&self) -> bool {
        self.style.is_some()
    }

    /// Reports errors of the poster before the tour is made.
    pub fn check(&self, graph: &Graph) -> Result<(), Failure> {
        let squares = graph.squares();
        if self.is_wanted() && squares > MAX_SQUARES {
            return Err(Failure::Usage(format!(
                "a poster can have at most {MAX_SQUARES} squares; this board has {squares}"
            )));
        }
        if self.is_wanted() && graph.board().is_none() {
            return Err(PosterError::NoBoard.into());
        }
        if self.is_wanted() && graph.wrap() != Wrap::Flat {
            return Err(PosterError::JoinedEdges.into());
        }
        self.paper(graph).map(|_| ())
    }

    fn paper(&self, graph: &Graph) -> Result<Paper, Failure> {
        let size = graph.board().map_or((1, 1), |board| (board.width(), board.height()));
        Ok(Paper::new(&self.paper, self.orientation.unwrap_or(Orientation::Auto), size)?)
    }

    /// The poster of a tour; `None` if another kind of picture is requested.
    pub fn svg(&self, tour: &Tour, theme: &'static Theme) -> Result<Option<String>, Failure> {
        let Some(style) = self.style else { return Ok(None) };
        let settings = Settings {
            style,
            paper: self.paper(tour.graph())?,
            theme,
            title: self.title.clone().unwrap_or_default(),
            caption: self.caption.clone().unwrap_or_default(),
        };
        let poster = poster::Poster::new(tour, settings)?;
        let legend = poster.legend().map(poster::legend_words);
        Ok(Some(poster.svg(legend.as_ref().map_or(&[], |words| words))))
    }
}
