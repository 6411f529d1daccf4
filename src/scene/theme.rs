//! The colours of the page and of the board, for each theme.

use std::fmt;
use std::fmt::Write;

/// An opaque colour: red, green and blue, 0 to 255 each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Colour(pub [u8; 3]);

impl Colour {
    const fn hex(rgb: u32) -> Self {
        let [_, red, green, blue] = rgb.to_be_bytes();
        Self([red, green, blue])
    }

    /// This colour mixed with a share, 0 to 1, of another.
    #[must_use]
    pub fn mixed(self, other: Self, part: f64) -> Self {
        let part = part.clamp(0.0, 1.0);
        Self(std::array::from_fn(|channel| {
            let (from, to) = (f64::from(self.0[channel]), f64::from(other.0[channel]));
            (from + (to - from) * part).round() as u8
        }))
    }

    /// Black or white, whichever is easier to read on this colour.
    #[must_use]
    pub fn contrast(self) -> Self {
        // Squaring approximates the screen's exponent of 2.4; the least contrast is the same.
        let [red, green, blue] = self.0.map(|channel| u32::from(channel).pow(2));
        let luminance = (213 * red + 715 * green + 72 * blue) / 1000;
        Self::hex(if luminance > 116 * 116 { 0 } else { 0x00ff_ffff })
    }
}

/// Writes the colour for CSS and SVG: `#a8321a`.
impl fmt::Display for Colour {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.0;
        write!(formatter, "#{red:02x}{green:02x}{blue:02x}")
    }
}

/// A set of colours for the page and the board.
#[derive(Debug)]
pub struct Theme {
    /// Its id in links and calls.
    pub id: &'static str,
    /// Each colour's name in the style sheet, and the colour.
    tokens: [(&'static str, Colour); 14],
    /// The colours of the order of visits, first to last, at equal distances.
    ramp: [Colour; 8],
    /// The scale of the numbers on the board.
    pub number_scale: f64,
    /// The letter height of the coordinates, as a share of the board's longer side, unless they would be too
    /// small to read.
    pub coordinate_share: f64,
}

/// Cividis (Nuñez, Anderton and Renslow, 2018): perceptually uniform, also with colour blindness.
const CIVIDIS: [Colour; 8] = [
    Colour::hex(0x0000_204c),
    Colour::hex(0x001f_3b6d),
    Colour::hex(0x0048_536d),
    Colour::hex(0x006b_6c72),
    Colour::hex(0x008f_8870),
    Colour::hex(0x00b6_a65f),
    Colour::hex(0x00dd_c544),
    Colour::hex(0x00ff_e945),
];

/// Each colour's name in the style sheet, and the colour in the themes: light, dark, projector, and black and
/// white.
const COLOURS: [(&str, [u32; 4]); 14] = [
    ("paper", [0x00fa_f8f3, 0x0014_161a, 0x00ff_ffff, 0x00ff_ffff]),
    ("panel", [0x00ff_fdf9, 0x001b_1e23, 0x00ff_ffff, 0x00ff_ffff]),
    ("line", [0x00e3_ddd0, 0x0030_353c, 0x0000_0000, 0x0000_0000]),
    ("ink", [0x001f_1d1a, 0x00ec_e8df, 0x0000_0000, 0x0000_0000]),
    ("soft", [0x0054_4e42, 0x00b9_b3a6, 0x0033_3333, 0x0033_3333]),
    ("accent", [0x00a8_321a, 0x00ff_8a65, 0x00b0_0020, 0x0000_0000]),
    ("on-accent", [0x00ff_ffff, 0x001b_1e23, 0x00ff_ffff, 0x00ff_ffff]),
    ("light-square", [0x00f8_f0dc, 0x003e_4651, 0x00f7_f7f7, 0x00ff_ffff]),
    ("dark-square", [0x00d2_bf9b, 0x0024_2a31, 0x00c3_c3c3, 0x00cf_cfcf]),
    ("edge", [0x006e_6553, 0x00a0_9c93, 0x0055_5555, 0x0055_5555]),
    ("knight", [0x001f_1d1a, 0x00f6_f2e8, 0x0000_0000, 0x0000_0000]),
    ("light-tone", [0x00ff_fdf6, 0x00cf_c9bb, 0x00ff_ffff, 0x00ff_ffff]),
    ("dark-tone", [0x0075_695a, 0x004d_535c, 0x0066_6666, 0x0066_6666]),
    ("hole", [0x00ce_c8bd, 0x0036_3a41, 0x00cf_cfcf, 0x00cf_cfcf]),
];

const fn tokens(theme: usize) -> [(&'static str, Colour); 14] {
    let mut tokens = [("", Colour::hex(0)); 14];
    let mut at = 0;
    while at < tokens.len() {
        tokens[at] = (COLOURS[at].0, Colour::hex(COLOURS[at].1[theme]));
        at += 1;
    }
    tokens
}

/// All themes; the first is the default.
pub static THEMES: [Theme; 3] = [
    Theme {
        id: "light",
        tokens: tokens(0),
        ramp: CIVIDIS,
        number_scale: 1.0,
        coordinate_share: 1.0 / 50.0,
    },
    Theme {
        id: "dark",
        tokens: tokens(1),
        ramp: CIVIDIS,
        number_scale: 1.0,
        coordinate_share: 1.0 / 50.0,
    },
    Theme {
        id: "projector",
        tokens: tokens(2),
        ramp: CIVIDIS,
        number_scale: 1.2,
        coordinate_share: 1.0 / 28.0,
    },
];

/// Black, white and greys, for printing. Not a theme of the page.
pub static BLACK_AND_WHITE: Theme = Theme {
    id: "black-and-white",
    tokens: tokens(3),
    ramp: GREYS,
    number_scale: 1.0,
    coordinate_share: 1.0 / 50.0,
};

/// Uniform steps from dark to light.
const GREYS: [Colour; 8] = [
    Colour::hex(0x0022_2222),
    Colour::hex(0x003c_3c3c),
    Colour::hex(0x0058_5858),
    Colour::hex(0x0074_7474),
    Colour::hex(0x0092_9292),
    Colour::hex(0x00b0_b0b0),
    Colour::hex(0x00cf_cfcf),
    Colour::hex(0x00ee_eeee),
];

macro_rules! token_getters {
    ($($(#[$doc:meta])* $name:ident = $place:literal;)*) => {
        $($(#[$doc])* pub fn $name(&self) -> Colour { self.tokens[$place].1 })*
    };
}

/// Ids of themes are unique.
impl PartialEq for Theme {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Theme {
    token_getters! {
        /// The background of everything.
        paper = 0;
        /// The background of panels.
        panel = 1;
        /// Text and other important marks.
        ink = 3;
        /// Secondary text.
        soft = 4;
        /// The accent colour.
        accent = 5;
        /// Text on the accent.
        on_accent = 6;
        /// Light squares.
        light_square = 7;
        /// Dark squares.
        dark_square = 8;
        /// The moves of a graph, the lines between squares, and the frame round a board.
        edge = 9;
        /// The knight.
        knight = 10;
        /// Strongly light squares.
        light_tone = 11;
        /// Strongly dark squares.
        dark_tone = 12;
        /// Holes, which are hatched in the colour of edges.
        hole = 13;
    }

    /// Its colours without those of the order of visits.
    pub fn colours(&self) -> impl Iterator<Item = Colour> {
        self.tokens.into_iter().map(|(_, colour)| colour)
    }

    /// The theme with this id, if there is one.
    pub fn by_id(id: &str) -> Option<&'static Self> {
        THEMES.iter().find(|theme| theme.id == id)
    }

    /// The colour at a point of the order of visits, 0 for the first to 1 for the last.
    pub fn ramp(&self, place: f64) -> Colour {
        let last = self.ramp.len() - 1;
        let at = place.clamp(0.0, 1.0) * last as f64;
        let below = (at as usize).min(last - 1);
        self.ramp[below].mixed(self.ramp[below + 1], at - below as f64)
    }
}

/// The colours as custom properties of a style sheet, so that page and board share them.
pub fn stylesheet() -> String {
    let mut css = String::from("/* Made from the themes in src/scene/theme.rs. */\n");
    for (at, theme) in THEMES.iter().enumerate() {
        let root = if at == 0 { ":root, " } else { "" };
        writeln!(css, "{root}[data-theme=\"{}\"] {{", theme.id)
            .expect("writing to a String never fails");
        for (name, colour) in theme.tokens {
            writeln!(css, "  --{name}: {colour};").expect("writing to a String never fails");
        }
        css.push_str("}\n");
    }
    css
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Relative luminance (WCAG 2.2), 0 for black to 1 for white.
    fn luminance(colour: Colour) -> f64 {
        let [red, green, blue] = colour.0.map(|channel| {
            let part = f64::from(channel) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    fn contrast(one: Colour, other: Colour) -> f64 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    #[test]
    fn text_can_be_read_in_every_theme() {
        for theme in &THEMES {
            for embedding in [theme.paper(), theme.panel()] {
                for text in [theme.ink(), theme.soft(), theme.accent()] {
                    assert!(
                        contrast(text, embedding) >= 4.5,
                        "{}: {text} on {embedding}",
                        theme.id
                    );
                }
            }
            for embedding in [theme.light_square(), theme.dark_square()] {
                assert!(contrast(theme.soft(), embedding) >= 4.5, "{}: {embedding}", theme.id);
                assert!(contrast(theme.accent(), embedding) >= 3.0, "{}: {embedding}", theme.id);
                assert!(contrast(theme.edge(), embedding) >= 3.0, "{}: {embedding}", theme.id);
            }
            assert!(contrast(theme.on_accent(), theme.accent()) >= 4.5, "{}", theme.id);
            assert!(contrast(theme.light_tone(), theme.dark_tone()) >= 3.0, "{}", theme.id);
            // The line of the cursor, and its casing.
            let of_cursor =
                |ground| contrast(theme.ink(), ground).max(contrast(theme.panel(), ground)) >= 3.0;
            assert!(contrast(theme.ink(), theme.panel()) >= 9.0, "{}", theme.id);
            for step in 0..=100 {
                assert!(of_cursor(theme.ramp(f64::from(step) / 100.0)), "{}: {step}", theme.id);
                let colour = theme.ramp(f64::from(step) / 100.0);
                assert!(contrast(colour, colour.contrast()) >= 4.5, "{}: {colour}", theme.id);
            }
        }
    }

    #[test]
    fn squares_lines_and_holes_differ_in_every_theme() {
        for theme in THEMES.iter().chain([&BLACK_AND_WHITE]) {
            let squares = [theme.light_square(), theme.dark_square()];
            assert!(contrast(squares[0], squares[1]) >= 1.5, "{}", theme.id);
            let of_line = squares.map(|square| contrast(theme.edge(), square));
            assert!(of_line.into_iter().any(|ratio| ratio >= 3.0), "{}: {of_line:?}", theme.id);
            assert!(contrast(theme.hole(), theme.paper()) >= 1.5, "{}", theme.id);
            assert!(contrast(theme.hole(), theme.edge()) >= 3.0, "{}", theme.id);
        }
    }

    #[test]
    fn the_ramp_goes_through_its_colours() {
        let theme = &THEMES[0];
        assert_eq!(theme.ramp(0.0), CIVIDIS[0]);
        assert_eq!(theme.ramp(3.0 / 7.0), CIVIDIS[3]);
        assert_eq!(theme.ramp(2.0), CIVIDIS[7]);
    }

    #[test]
    fn the_style_sheet_has_every_colour_of_every_theme() {
        let css = stylesheet();
        assert_eq!(css.matches("--").count(), 3 * 14);
        assert!(css.contains("--accent: #a8321a;"));
    }
}
