//! Writes the files of the site that come from the library, into the folder that is named, and refuses
//! a collection of tours in which something is wrong.
//!
//! This is a program of its own so that xtask itself does not need the library: it can say what is
//! wrong when the library does not compile, and serves new colours without being started again.

mod collection;

use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::{Context, Result, anyhow};
use knights_tour::scene::{app_icon, icon, stylesheet};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// The sides of the icons by which devices list the page, in pixels.
const APP_ICONS: [u16; 2] = [192, 512];

const COLLECTION: &str = "www/rooms/gallery/tours.txt";

fn main() -> Result<()> {
    let folder = PathBuf::from(env::args_os().nth(1).context("which folder?")?);
    let tours = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(COLLECTION);
    collection::check(&fs::read_to_string(tours)?)
        .map_err(|fault| anyhow!("{COLLECTION}: {fault}"))?;
    fs::write(folder.join("theme.css"), stylesheet())?;
    fs::write(folder.join("knight.svg"), icon())?;
    for side in APP_ICONS {
        fs::write(folder.join(format!("icon-{side}.png")), picture(&app_icon(), side)?)?;
    }
    Ok(())
}

/// A square SVG document as a PNG of so many pixels a side.
fn picture(svg: &str, side: u16) -> Result<Vec<u8>> {
    let tree = Tree::from_str(svg, &Options::default())?;
    let scale = f32::from(side) / tree.size().width();
    let mut picture = Pixmap::new(side.into(), side.into()).context("an icon has pixels")?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut picture.as_mut());
    Ok(picture.encode_png()?)
}
