//! Frames of pixels as an animated GIF.
//!
//! Each frame contains only the rectangle that changed, in which unchanged pixels are transparent. Nothing is
//! dithered: pictures of boards are flat, and dithering would look like noise.

mod palette;

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

pub use palette::{Palette, Tally};

/// Bytes per pixel: red, green, blue, and one that is ignored.
pub(crate) const PIXEL: usize = 4;

/// A GIF under construction, which loops forever.
///
/// ```
/// use knights_tour::scene::THEMES;
/// use knights_tour::scene::gif::{Gif, Palette, Tally};
///
/// // Two frames of 16 × 16 pixels, in red and in blue, each for half a second.
/// let frames = [[255, 0, 0, 255], [0, 0, 255, 255]].map(|pixel| pixel.repeat(16 * 16));
/// let mut tally = Tally::default();
/// frames.iter().for_each(|pixels| tally.count(pixels));
/// let mut gif = Gif::new(16, 16, Palette::new(&THEMES[0], &tally));
/// frames.iter().for_each(|pixels| gif.push(pixels, 50));
/// assert!(gif.finish().starts_with(b"GIF89a"));
/// ```
pub struct Gif {
    encoder: Encoder<Vec<u8>>,
    palette: Palette,
    width: usize,
    /// The pixels of the last frame; empty before the first.
    shown: Vec<u8>,
    /// The last frame, until its duration is known.
    last: Option<Frame<'static>>,
}

impl Gif {
    /// An animation without frames, of this width and height in pixels.
    pub fn new(width: u16, height: u16, palette: Palette) -> Self {
        let mut encoder = written(Encoder::new(Vec::new(), width, height, &palette.table()));
        written(encoder.set_repeat(Repeat::Infinite));
        Self { encoder, palette, width: width.into(), shown: Vec::new(), last: None }
    }

    /// Adds a frame, given all its pixels row by row, for this many hundredths of a second. If it equals the
    /// last frame, it extends that one instead. Cost: proportional to the pixels.
    ///
    /// # Panics
    /// If there are fewer pixels than in the frame before.
    pub fn push(&mut self, pixels: &[u8], hundredths: u16) {
        let Some([left, top, right, bottom]) = changed(&self.shown, pixels, self.width) else {
            self.hold(hundredths);
            return;
        };
        let mut indices = Vec::with_capacity((right - left) * (bottom - top));
        for y in top..bottom {
            let row = (y * self.width + left) * PIXEL..(y * self.width + right) * PIXEL;
            let before = self.shown.get(row.clone()).unwrap_or_default();
            for (at, pixel) in pixels[row].chunks_exact(PIXEL).enumerate() {
                let is_same = before.get(at * PIXEL..(at + 1) * PIXEL) == Some(pixel);
                indices.push(if is_same {
                    self.palette.transparent()
                } else {
                    self.palette.nearest(colour(pixel))
                });
            }
        }
        self.write();
        self.last = Some(Frame {
            delay: hundredths,
            dispose: DisposalMethod::Keep,
            transparent: Some(self.palette.transparent()),
            left: left as u16,
            top: top as u16,
            width: (right - left) as u16,
            height: (bottom - top) as u16,
            buffer: indices.into(),
            ..Frame::default()
        });
        self.shown.clear();
        self.shown.extend_from_slice(pixels);
    }

    /// Extends the last frame, up to about ten minutes.
    pub fn hold(&mut self, hundredths: u16) {
        if let Some(frame) = &mut self.last {
            frame.delay = frame.delay.saturating_add(hundredths);
        }
    }

    /// The number of bytes so far, without the last frame.
    pub fn bytes(&self) -> usize {
        self.encoder.get_ref().len()
    }

    /// The file.
    pub fn finish(mut self) -> Vec<u8> {
        self.write();
        written(self.encoder.into_inner())
    }

    fn write(&mut self) {
        if let Some(frame) = self.last.take() {
            written(self.encoder.write_frame(&frame));
        }
    }
}

/// Unwraps a result that is never an error: a `Vec` accepts any bytes, a palette has few enough colours, and
/// a frame has as many pixels as it states.
fn written<T>(result: Result<T, EncodingError>) -> T {
    result.expect("frames and palettes are valid")
}

/// The smallest rectangle that contains all changed pixels: left, top, and the right and bottom ends. `None`
/// if nothing changed. Before the first frame it is everything.
fn changed(before: &[u8], now: &[u8], width: usize) -> Option<[usize; 4]> {
    if before.is_empty() {
        return Some([0, 0, width, now.len() / PIXEL / width]);
    }
    let mut changed: Option<[usize; 4]> = None;
    let rows = before.chunks_exact(width * PIXEL).zip(now.chunks_exact(width * PIXEL));
    for (y, (before, now)) in rows.enumerate() {
        if before == now {
            continue;
        }
        let differs = |at: &usize| before[*at] != now[*at];
        let first = (0..now.len()).find(differs).unwrap_or(0) / PIXEL;
        let last = (0..now.len()).rfind(differs).unwrap_or(0) / PIXEL;
        let [left, top, right, _] = changed.unwrap_or([first, y, 0, 0]);
        changed = Some([left.min(first), top, right.max(last + 1), y + 1]);
    }
    changed
}

fn colour(pixel: &[u8]) -> super::Colour {
    super::Colour([pixel[0], pixel[1], pixel[2]])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Colour, THEMES};

    const WIDTH: usize = 12;
    const HEIGHT: usize = 7;

    /// A picture of one colour with some pixels of others.
    fn picture(of: Colour, pixels: &[(usize, usize, Colour)]) -> Vec<u8> {
        let mut picture = vec![of; WIDTH * HEIGHT];
        for &(x, y, colour) in pixels {
            picture[y * WIDTH + x] = colour;
        }
        let bytes =
            picture.into_iter().flat_map(|Colour([red, green, blue])| [red, green, blue, 255]);
        bytes.collect()
    }

    /// A GIF of some pictures with their durations.
    fn made(pictures: &[(Vec<u8>, u16)]) -> Vec<u8> {
        let mut tally = Tally::default();
        for (picture, _) in pictures {
            tally.count(picture);
        }
        let palette = Palette::new(&THEMES[0], &tally);
        let mut gif = Gif::new(WIDTH as u16, HEIGHT as u16, palette);
        for (picture, hundredths) in pictures {
            gif.push(picture, *hundredths);
        }
        gif.finish()
    }

    /// One frame as decoded by a reader.
    #[derive(Debug, PartialEq)]
    struct Read {
        /// Left, top, width and height.
        rectangle: [u16; 4],
        delay: u16,
        transparent: usize,
        seen: Vec<u8>,
    }

    fn read(file: &[u8]) -> Vec<Read> {
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::RGBA);
        let mut decoder = options.read_info(file).unwrap();
        assert_eq!((decoder.width(), decoder.height()), (WIDTH as u16, HEIGHT as u16));
        assert_eq!(decoder.repeat(), Repeat::Infinite);
        let mut seen = vec![0; WIDTH * HEIGHT * PIXEL];
        let mut frames = Vec::new();
        while let Some(frame) = decoder.read_next_frame().unwrap() {
            let (left, top) = (usize::from(frame.left), usize::from(frame.top));
            let mut transparent = 0;
            for (at, pixel) in frame.buffer.chunks_exact(PIXEL).enumerate() {
                let (x, y) = (at % usize::from(frame.width), at / usize::from(frame.width));
                let at = ((top + y) * WIDTH + left + x) * PIXEL;
                if pixel[3] == 0 {
                    transparent += 1;
                } else {
                    seen[at..at + PIXEL].copy_from_slice(pixel);
                }
            }
            frames.push(Read {
                rectangle: [frame.left, frame.top, frame.width, frame.height],
                delay: frame.delay,
                transparent,
                seen: seen.clone(),
            });
        }
        frames
    }

    #[test]
    fn what_is_read_is_what_was_shown() {
        let (paper, red) = (THEMES[0].paper(), Colour([200, 30, 10]));
        let pictures = [
            (picture(paper, &[]), 20),
            (picture(paper, &[(3, 2, red), (5, 4, red)]), 7),
            (picture(red, &[(0, 0, paper)]), 200),
        ];
        let frames = read(&made(&pictures));
        assert_eq!(frames.len(), 3);
        for (frame, (picture, delay)) in frames.iter().zip(&pictures) {
            assert!(frame.seen == *picture && frame.delay == *delay, "{frame:?}");
        }
        assert_eq!(frames[0].rectangle, [0, 0, 12, 7]);
        assert_eq!(frames[1].rectangle, [3, 2, 3, 3], "only what changed");
        assert_eq!(frames[1].transparent, 7, "and in it only two pixels");
    }

    #[test]
    fn what_shows_the_same_stays_longer() {
        let (one, other) = (picture(Colour([0; 3]), &[]), picture(Colour([9; 3]), &[]));
        let frames =
            read(&made(&[(one.clone(), 5), (one, 6), (other.clone(), 65_000), (other, 999)]));
        let delays: Vec<u16> = frames.iter().map(|frame| frame.delay).collect();
        assert_eq!(delays, [11, u16::MAX]);
    }

    #[test]
    fn many_colours_become_the_nearest_of_few() {
        let shade = |at: usize| Colour([(at * 3) as u8, (at * 5) as u8, (at * 7) as u8]);
        let pixels: Vec<(usize, usize, Colour)> =
            (0..WIDTH * HEIGHT).map(|at| (at % WIDTH, at / WIDTH, shade(at))).collect();
        // Twelve pictures with a thousand colours.
        let pictures: Vec<(Vec<u8>, u16)> = (0..12)
            .map(|at| {
                let brighter = |&(x, y, Colour([red, green, blue])): &(usize, usize, Colour)| {
                    (x, y, Colour([red, green.wrapping_add(at * 20), blue]))
                };
                (picture(Colour([0; 3]), &pixels.iter().map(brighter).collect::<Vec<_>>()), 2)
            })
            .collect();
        let frames = read(&made(&pictures));
        assert_eq!(frames.len(), 12);
        for (frame, (picture, _)) in frames.iter().zip(&pictures) {
            let off = frame.seen.iter().zip(picture).map(|(seen, wanted)| seen.abs_diff(*wanted));
            assert!(off.max() <= Some(40), "a colour is far from what it was");
        }
    }

    #[test]
    fn the_colours_of_a_theme_are_kept_as_they_are() {
        for theme in &THEMES {
            let ramp = (0..64).map(|at| theme.ramp(f64::from(at) / 63.0));
            let colours: Vec<Colour> = theme.colours().chain(ramp).collect();
            let squares =
                colours.iter().enumerate().map(|(at, &colour)| (at % WIDTH, at / WIDTH, colour));
            let shown = picture(theme.paper(), &squares.collect::<Vec<_>>());
            let mut tally = Tally::default();
            tally.count(&shown);
            let mut gif = Gif::new(12, 7, Palette::new(theme, &tally));
            gif.push(&shown, 2);
            let seen = &read(&gif.finish())[0].seen;
            let exact = theme.colours().count() * PIXEL;
            assert_eq!(seen[..exact], shown[..exact], "{}", theme.id);
            // Similar colours of the ramp may be merged.
            let off = seen.iter().zip(&shown).map(|(seen, wanted)| seen.abs_diff(*wanted)).max();
            assert!(off <= Some(4), "{}: {off:?}", theme.id);
        }
    }

    #[test]
    fn a_picture_of_one_pixel_and_one_without_frames_are_files() {
        let mut gif = Gif::new(1, 1, Palette::new(&THEMES[0], &Tally::default()));
        gif.push(&[1, 2, 3, 255], 2);
        assert!(gif.finish().starts_with(b"GIF89a"));
        let gif = Gif::new(1, 1, Palette::new(&THEMES[0], &Tally::default()));
        assert_eq!(gif.finish().last(), Some(&0x3b));
    }
}
