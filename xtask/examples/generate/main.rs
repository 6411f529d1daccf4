//! Writes the files of the site that come from the library, into the folder that is named, and refuses
//! a collection of tours in which something is wrong.
//!
//! This is a program of its own so that xtask itself does not need the library: it can say what is
//! wrong when the library does not compile, and serves new colours without being started again.

mod card;
mod collection;

use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::{Context, Result, anyhow};
use knights_tour::scene::{app_icon, icon, stylesheet};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// The icons by which devices list the page: the name, the side in pixels, and the margin round the knight, as a
/// share of its square. A device may crop one of them to a circle.
const APP_ICONS: [(&str, u16, f64); 4] = [
    ("icon-192.png", 192, 0.1),
    ("icon-512.png", 512, 0.1),
    ("icon-maskable-512.png", 512, 0.3),
    ("apple-touch-icon.png", 180, 0.2),
];

const COLLECTION: &str = "www/rooms/gallery/tours.txt";

fn main() -> Result<()> {
    let folder = PathBuf::from(env::args_os().nth(1).context("which folder?")?);
    let tours = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(COLLECTION);
    collection::check(&fs::read_to_string(tours)?)
        .map_err(|fault| anyhow!("{COLLECTION}: {fault}"))?;
    fs::write(folder.join("theme.css"), stylesheet())?;
    fs::write(folder.join("knight.svg"), icon())?;
    for (name, side, margin) in APP_ICONS {
        fs::write(folder.join(name), picture(&app_icon(margin), side, side)?)?;
    }
    fs::write(folder.join("card.png"), picture(&card::svg()?, card::WIDTH, card::HEIGHT)?)?;
    Ok(())
}

/// Renders an SVG document as a PNG of this size in pixels.
fn picture(svg: &str, width: u16, height: u16) -> Result<Vec<u8>> {
    let tree = Tree::from_str(svg, &Options::default())?;
    let scale = f32::from(width) / tree.size().width();
    let mut picture = Pixmap::new(width.into(), height.into()).context("a picture has pixels")?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut picture.as_mut());
    Ok(picture.encode_png()?)
}
