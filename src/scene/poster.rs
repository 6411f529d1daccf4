//! A finished tour as a poster: on paper of any size, in one of several styles, with or without words.
//!
//! A poster is an SVG document. Its longer side has 2000 units whatever the paper is, so that lines and
//! letters are in proportion to the sheet.

pub mod error;
mod grid;
mod line;
mod numbered;
pub mod paper;
mod ribbon;
mod turns;
mod words;
mod woven;

use self::error::PosterError;
use self::grid::{Drawing, Grid};
use self::paper::Paper;
use self::words::Block;
use super::svg::{Writer, escaped};
use super::{Layout, Point, THEMES, Theme, decimal, theme};
use crate::board::Board;
use crate::board::leaper::Leaper;
use crate::board::wrap::Wrap;
use crate::choice::ids;
use crate::error::wording::grouped;
use crate::tour::{Tour, crossings};

/// Squares of the largest board for a poster, excluding holes.
pub const MAX_SQUARES: usize = 65_536;

/// The maximum number of characters of a title, and of a caption.
pub const MAX_TITLE: usize = 100;
/// See [`MAX_TITLE`].
pub const MAX_CAPTION: usize = 300;

/// Length of the longer side of a sheet, in units.
const LONGER_SIDE: f64 = 2000.0;

/// The margins and the letter heights, as shares of the shorter side.
const MARGIN: f64 = 0.075;
const TITLE: f64 = 0.066;
const CAPTION: f64 = 0.029;
const LEGEND: f64 = 0.026;

/// The space between title, board, legend and caption, in letter heights.
const GAP: f64 = 0.9;
const GAP_BELOW: f64 = 1.5;

/// How much of the squares at the edge is cropped if only the line is drawn.
const TRIMMED: f64 = 0.35;

ids! {
    /// How a tour is drawn on a poster.
    #[non_exhaustive]
    pub enum Style("style") {
        /// The board with numbered squares, over a faint line.
        Numbered = "numbered",
        /// The line alone.
        Line = "line",
        /// A ribbon that changes colour and widens along the tour, with its ends marked.
        Ribbon = "ribbon",
        /// A line that goes alternately over and under itself.
        Woven = "woven",
        /// Squares at which the tour turns are filled, and counted below.
        Turns = "turns",
    }
}

/// The settings of a poster.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How the tour is drawn.
    pub style: Style,
    /// The sheet.
    pub paper: Paper,
    /// The colours.
    pub theme: &'static Theme,
    /// A title above the board, if not empty: at most [`MAX_TITLE`] characters.
    pub title: String,
    /// A caption below it, if not empty: at most [`MAX_CAPTION`] characters.
    pub caption: String,
}

/// The themes of posters: those of the page, and black and white.
pub const POSTER_THEMES: [&Theme; 4] =
    [&THEMES[0], &THEMES[1], &THEMES[2], &theme::BLACK_AND_WHITE];

/// The theme with this id, if there is one.
pub fn theme_by_id(id: &str) -> Option<&'static Theme> {
    POSTER_THEMES.into_iter().find(|theme| theme.id == id)
}

/// A tour to draw, with its settings.
///
/// ```
/// use knights_tour::scene::THEMES;
/// use knights_tour::scene::poster::paper::{Orientation, Paper};
/// use knights_tour::scene::poster::{Poster, Settings, Style};
///
/// let tour = knights_tour::solve("6x6")?;
/// let settings = Settings {
///     style: Style::Woven,
///     paper: Paper::new("A3", Orientation::Auto, (6, 6))?,
///     theme: &THEMES[0],
///     title: "A tour".to_owned(),
///     caption: String::new(),
/// };
/// let picture = Poster::new(&tour, settings)?.svg(&[]);
/// assert!(picture.contains("<title>A tour</title>"));
/// # Ok::<(), knights_tour::Error>(())
/// ```
#[derive(Debug)]
pub struct Poster<'a> {
    tour: &'a Tour,
    board: &'a Board,
    leaper: Leaper,
    settings: Settings,
}

impl<'a> Poster<'a> {
    /// Checks that the poster is possible.
    ///
    /// # Errors
    /// [`PosterError`] for a graph that is not a board, a board that is too large, a leaper that leaps too
    /// far to be woven, and words that are too long.
    pub fn new(tour: &'a Tour, settings: Settings) -> Result<Self, PosterError> {
        let (Some(board), Some(leaper)) = (tour.graph().board(), tour.graph().leaper()) else {
            return Err(PosterError::NoBoard);
        };
        if tour.graph().wrap() != Wrap::Flat {
            return Err(PosterError::JoinedEdges);
        }
        let squares = tour.squares().len();
        if squares > MAX_SQUARES {
            return Err(PosterError::TooLarge { squares, largest: MAX_SQUARES });
        }
        if settings.style == Style::Woven && leaper.reach() > crossings::LONGEST_LEAP {
            let most = crossings::LONGEST_LEAP as u32;
            return Err(PosterError::LeapsTooFar { most });
        }
        for (setting, text, most) in
            [("title", &settings.title, MAX_TITLE), ("caption", &settings.caption, MAX_CAPTION)]
        {
            if text.chars().nth(most).is_some() {
                return Err(PosterError::TooLong { setting, most });
            }
        }
        Ok(Self { tour, board, leaper, settings })
    }

    /// The numbers of squares where the tour turns and where it goes straight on, if the style has a legend.
    pub fn legend(&self) -> Option<[usize; 2]> {
        (self.settings.style == Style::Turns).then(|| {
            let turning = turns::turning(self.board, self.tour);
            [true, false].map(|turns| turning.iter().filter(|&&each| each == Some(turns)).count())
        })
    }

    /// The poster as an SVG document. `legend` has the numbers of [`legend`](Self::legend) in words. Cost:
    /// proportional to the squares and their shapes; 8 × 8 takes far less than a millisecond.
    pub fn svg(&self, legend: &[String]) -> String {
        let Settings { paper, style, .. } = &self.settings;
        let (width, height) = paper.sides();
        let unit = LONGER_SIDE / width.max(height);
        let plan = Plan::new(self, (width * unit, height * unit), legend);
        let mut writer = Writer::new(plan.sheet);
        let [across, down] = [plan.size.0, plan.size.1].map(decimal);
        let ([width, height], measure) = ([width, height].map(decimal), paper.unit());
        // A woven line must end exactly where it goes under another.
        let cap = if *style == Style::Woven || *style == Style::Ribbon { "butt" } else { "round" };
        writer.put(format_args!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {across} {down}\" \
             width=\"{width}{measure}\" height=\"{height}{measure}\" role=\"img\" \
             font-family=\"system-ui, sans-serif\" text-anchor=\"middle\" stroke-linecap=\"{cap}\">\n"
        ));
        if !self.settings.title.is_empty() {
            writer.put(format_args!("<title>{}</title>\n", escaped(&self.settings.title)));
        }
        for (layout, drawing) in [(plan.sheet, plan.words), (plan.board, self.drawing())] {
            writer.layout = layout;
            drawing.shapes.iter().for_each(|shape| writer.shape(shape));
        }
        writer.end()
    }

    fn drawing(&self) -> Drawing {
        let grid = Grid::new(self.board, self.tour, self.settings.theme);
        let mut drawing = Drawing::default();
        match self.settings.style {
            Style::Numbered => numbered::draw(&grid, &mut drawing),
            Style::Line => line::draw(&grid, &mut drawing),
            Style::Ribbon => ribbon::draw(&grid, &mut drawing),
            Style::Woven => woven::draw(&grid, self.leaper, &mut drawing),
            Style::Turns => turns::draw(&grid, &mut drawing),
        }
        drawing
    }
}

/// The arrangement of the sheet.
struct Plan {
    size: Point,
    /// In units of the sheet.
    sheet: Layout,
    /// In squares.
    board: Layout,
    /// The paper, and the text on it.
    words: Drawing,
}

impl Plan {
    fn new(poster: &Poster<'_>, size: Point, legend: &[String]) -> Self {
        let Settings { style, theme, title, caption, .. } = &poster.settings;
        let shorter = size.0.min(size.1);
        let margin = MARGIN * shorter;
        let room = (size.0 - 2.0 * margin, size.1 - 2.0 * margin);
        let trimmed = match style {
            Style::Line | Style::Woven => TRIMMED,
            _ => 0.0,
        };
        let title = words::title(title, TITLE * shorter, room.0);
        let caption = words::caption(caption, CAPTION * shorter, room.0);
        let legend_height =
            if legend.is_empty() { 0.0 } else { LEGEND * shorter * (1.0 + GAP_BELOW) };
        let above = title.height(GAP);
        let below = legend_height + caption.height(GAP_BELOW);
        let [columns, rows] = [poster.board.width(), poster.board.height()]
            .map(|squares| f64::from(squares) - 2.0 * trimmed);
        let square = (room.0 / columns).min((room.1 - above - below) / rows);
        // Everything together is centred.
        let height = above + rows * square + below;
        let top = (size.1 - height) / 2.0 + above;
        let left = (size.0 - columns * square) / 2.0;
        let mut words = Drawing::default();
        words.rectangle((0.0, 0.0), size, theme.paper());
        title.draw(size.0 / 2.0, top - above, true, theme.ink(), &mut words);
        let foot = top + rows * square;
        if !legend.is_empty() {
            let letters = LEGEND * shorter;
            let at = (size.0 / 2.0, foot + GAP_BELOW * letters + letters / 2.0);
            turns::legend(legend, at, letters, theme, &mut words);
        }
        let foot = foot + legend_height + caption.size * GAP_BELOW;
        caption.draw(size.0 / 2.0, foot, false, theme.soft(), &mut words);
        let layout = |left, top, square| Layout { square, left, top, text: 0.0, room: None };
        let board = layout(left - trimmed * square, top - trimmed * square, square);
        Self { size, sheet: layout(0.0, 0.0, 1.0), board, words }
    }
}

impl Block {
    fn height(&self, gap: f64) -> f64 {
        if self.lines.is_empty() {
            0.0
        } else {
            self.size * (gap + words::PITCH * self.lines.len() as f64)
        }
    }
}

/// The legend in English: "12 turns", "52 straight on".
pub fn legend_words([turns, straight]: [usize; 2]) -> [String; 2] {
    let turns = if turns == 1 { "1 turn".to_owned() } else { format!("{} turns", grouped(turns)) };
    [turns, format!("{} straight on", grouped(straight))]
}
