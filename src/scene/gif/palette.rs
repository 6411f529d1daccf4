//! The palette of an animation: the colours of the theme, and those from antialiased edges of shapes and
//! letters.

use super::{PIXEL, colour};
use crate::scene::{Colour, Theme};

/// The maximum number of colours in a GIF, one of which means "unchanged".
const MOST: usize = 256;

/// Colours that agree in this many upper bits of each channel are counted together.
const BITS: u32 = 6;

/// The number of colours whose nearest palette entry is cached.
const KNOWN: usize = 1 << 12;

/// How often the colours of some pictures occur.
pub struct Tally {
    /// For each group of colours the first one seen, and the number of all of them.
    groups: Vec<(Colour, u32)>,
}

impl Default for Tally {
    fn default() -> Self {
        Self { groups: vec![(Colour([0; 3]), 0); 1 << (3 * BITS)] }
    }
}

impl Tally {
    /// Counts the pixels of a picture.
    pub fn count(&mut self, pixels: &[u8]) {
        for pixel in pixels.chunks_exact(PIXEL) {
            let colour = colour(pixel);
            let (met, times) = &mut self.groups[group(colour)];
            if *times == 0 {
                *met = colour;
            }
            *times += 1;
        }
    }
}

/// At most 255 colours, and an entry for unchanged pixels.
pub struct Palette {
    colours: Vec<Colour>,
    /// The cache: colours with their nearest entries, indexed by hash.
    known: Vec<Option<(Colour, u8)>>,
}

impl Palette {
    /// The colours of a theme, then repeatedly the colour farthest from those present, weighted by how often
    /// it occurs. Cost: about a millisecond for 2000 colours.
    pub fn new(theme: &Theme, tally: &Tally) -> Self {
        let mut colours: Vec<Colour> = Vec::new();
        for colour in theme.colours() {
            if !colours.contains(&colour) {
                colours.push(colour);
            }
        }
        let met = tally.groups.iter().filter(|(_, times)| *times > 0);
        let mut left: Vec<(Colour, u32, u32)> =
            met.map(|&(colour, times)| (colour, times, nearest(&colours, colour).1)).collect();
        while colours.len() < MOST - 1 {
            let weight =
                |&&(_, times, off): &&(Colour, u32, u32)| u64::from(times) * u64::from(off);
            let Some(&(colour, ..)) = left.iter().max_by_key(weight).filter(|next| next.2 > 0)
            else {
                break;
            };
            colours.push(colour);
            for (each, _, off) in &mut left {
                *off = distance(*each, colour).min(*off);
            }
        }
        Self { colours, known: vec![None; KNOWN] }
    }

    /// The index for unchanged pixels.
    pub(super) fn transparent(&self) -> u8 {
        self.colours.len() as u8
    }

    /// The index of the nearest colour.
    pub(super) fn nearest(&mut self, colour: Colour) -> u8 {
        let known = &mut self.known[place(colour)];
        match *known {
            Some((met, number)) if met == colour => number,
            _ => {
                let number = nearest(&self.colours, colour).0;
                *known = Some((colour, number));
                number
            }
        }
    }

    /// Red, green and blue of all colours, in the format of a GIF.
    pub(super) fn table(&self) -> Vec<u8> {
        let colours = self.colours.iter().flat_map(|colour| colour.0);
        colours.chain([0; 3]).collect()
    }
}

fn group(Colour(channels): Colour) -> usize {
    channels
        .into_iter()
        .fold(0, |group, channel| group << BITS | usize::from(channel >> (u8::BITS - BITS)))
}

/// The cache index of a colour; similar colours have different ones.
fn place(Colour([red, green, blue]): Colour) -> usize {
    let number = usize::from(red) * 7 + usize::from(green) * 61 + usize::from(blue) * 521;
    number % KNOWN
}

fn nearest(colours: &[Colour], colour: Colour) -> (u8, u32) {
    let mut best = (0, u32::MAX);
    for (number, &each) in colours.iter().enumerate() {
        let off = distance(each, colour);
        if off < best.1 {
            best = (number as u8, off);
        }
    }
    best
}

fn distance(one: Colour, other: Colour) -> u32 {
    let channels = one.0.into_iter().zip(other.0);
    channels.map(|(one, other)| u32::from(one.abs_diff(other)).pow(2)).sum()
}
