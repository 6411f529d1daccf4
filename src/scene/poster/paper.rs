//! Paper sizes.

use std::ops::RangeInclusive;

use super::error::PosterError;
use crate::choice::ids;

/// Named sizes: width and height in tenths of a millimetre, in portrait orientation.
const NAMED: [(&str, u32, u32); 10] = [
    ("A5", 1480, 2100),
    ("A4", 2100, 2970),
    ("A3", 2970, 4200),
    ("A2", 4200, 5940),
    ("A1", 5940, 8410),
    ("A0", 8410, 11890),
    ("letter", 2159, 2794),
    ("legal", 2159, 3556),
    ("tabloid", 2794, 4318),
    ("square", 3000, 3000),
];

pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    NAMED.iter().map(|&(name, ..)| name)
}

/// The allowed lengths of other sizes' sides, in millimetres and in pixels.
pub const MILLIMETRES: RangeInclusive<u32> = 20..=5000;
/// See [`MILLIMETRES`].
pub const PIXELS: RangeInclusive<u32> = 64..=10_000;

/// The maximum length of a size's text.
const LONGEST: usize = 32;

ids! {
    /// The orientation of a sheet.
    pub enum Orientation("orientation") {
        /// That of the board for a named size; otherwise as written.
        Auto = "auto",
        /// Portrait.
        Portrait = "portrait",
        /// Landscape.
        Landscape = "landscape",
    }
}

/// A sheet of paper, or an area in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Paper {
    width: f64,
    height: f64,
    unit: &'static str,
}

impl Paper {
    /// A size by its name, or as two integers with their unit: `A3`, `300x400mm`, `1200x800px`. `board` is
    /// the board's width and height in squares.
    ///
    /// # Errors
    /// [`PosterError::BadPaper`].
    pub fn new(
        size: &str,
        orientation: Orientation,
        (columns, rows): (u16, u16),
    ) -> Result<Self, PosterError> {
        let size = size.trim();
        let named = NAMED.iter().find(|(name, ..)| name.eq_ignore_ascii_case(size));
        let sheet = match named {
            Some(&(_, width, height)) => {
                let [width, height] = [width, height].map(|side| f64::from(side) / 10.0);
                Some(Self { width, height, unit: "mm" })
            }
            None => measured(size),
        };
        let Some(sheet) = sheet else {
            return Err(PosterError::BadPaper { paper: size.into() });
        };
        let lies = match orientation {
            Orientation::Auto if named.is_some() => columns > rows,
            Orientation::Auto => return Ok(sheet),
            Orientation::Portrait => false,
            Orientation::Landscape => true,
        };
        let (shorter, longer) = (sheet.width.min(sheet.height), sheet.width.max(sheet.height));
        let (width, height) = if lies { (longer, shorter) } else { (shorter, longer) };
        Ok(Self { width, height, ..sheet })
    }

    /// Width and height.
    pub fn sides(&self) -> (f64, f64) {
        (self.width, self.height)
    }

    /// Their unit: `mm` or `px`.
    pub fn unit(&self) -> &'static str {
        self.unit
    }
}

fn measured(size: &str) -> Option<Paper> {
    if size.len() > LONGEST {
        return None;
    }
    let (sides, unit, range) = match (size.strip_suffix("mm"), size.strip_suffix("px")) {
        (Some(sides), _) => (sides, "mm", MILLIMETRES),
        (_, Some(sides)) => (sides, "px", PIXELS),
        _ => return None,
    };
    let (width, height) = sides.split_once('x')?;
    let side = |text: &str| {
        let side: u32 = text.trim().parse().ok()?;
        range.contains(&side).then_some(f64::from(side))
    };
    Some(Paper { width: side(width)?, height: side(height)?, unit })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sides(size: &str, orientation: Orientation) -> Option<(f64, f64)> {
        Paper::new(size, orientation, (8, 8)).ok().map(|paper| paper.sides())
    }

    #[test]
    fn sizes_are_read_by_name_or_as_sides() {
        let auto = Orientation::Auto;
        assert_eq!(sides("A3", auto), Some((297.0, 420.0)));
        assert_eq!(sides(" Letter ", auto), Some((215.9, 279.4)));
        assert_eq!(sides("400x300mm", auto), Some((400.0, 300.0)));
        assert_eq!(sides("1200 x 800 px", auto), Some((1200.0, 800.0)));
        assert_eq!(Paper::new("1200x800px", auto, (8, 8)).unwrap().unit(), "px");
    }

    #[test]
    fn sheets_are_turned_as_asked_or_as_the_board_is() {
        assert_eq!(sides("A4", Orientation::Landscape), Some((297.0, 210.0)));
        assert_eq!(sides("400x300mm", Orientation::Portrait), Some((300.0, 400.0)));
        let wide = Paper::new("A4", Orientation::Auto, (10, 3)).unwrap();
        assert_eq!(wide.sides(), (297.0, 210.0));
    }

    #[test]
    fn other_texts_are_refused() {
        let long = "1".repeat(1000);
        for size in ["", "A9", "300x400", "19x400mm", "64x10001px", "1e2x300mm", "-5x300mm", &long]
        {
            let refused = Paper::new(size, Orientation::Auto, (8, 8)).unwrap_err();
            assert!(matches!(refused, PosterError::BadPaper { .. }), "{size}");
        }
    }
}
