//! Files of records, as compressed blocks.
//!
//! A block is its length, a checksum, and its content: the length of the records, and the records, where the
//! bytes that occur most have the shortest codes (Huffman, 1952). Most are small numbers, so that this halves
//! them; looking for repetitions as well would take longer, and gains nothing.

use std::fs::{File, OpenOptions};
use std::io::{self, BufReader, BufWriter, ErrorKind, Read, Write};
use std::path::Path;

use zlib_rs::{DeflateConfig, InflateConfig, ReturnCode, Strategy};

use super::scratch::{ScratchError, Stretch, failed, shown, unusable};
use crate::count::meet_in_the_middle::layer::Records;
use crate::count::meet_in_the_middle::message::checksum;

/// Bytes of files for each byte of records, about.
pub(super) const COMPRESSED: f64 = 0.6;

/// Length of a block before its content.
const HEADER: usize = size_of::<u32>() + size_of::<u64>();

/// Chunks of records are put together to at least this many bytes.
const USUAL_BLOCK: usize = 1 << 18;

/// No block has more bytes than this.
const LARGEST_BLOCK: usize = 1 << 30;

const BUFFER: usize = 1 << 18;

/// Without a checksum of its own.
const WINDOW_BITS: i32 = -15;

/// Adds some records to a file, and removes them from memory.
///
/// # Errors
/// [`ScratchError::Full`] and [`ScratchError::Unusable`].
pub(super) fn write(
    directory: &Path,
    stretch: &mut Stretch,
    records: &mut Records,
) -> Result<(), ScratchError> {
    let path = directory.join(stretch.name.text());
    let mut bytes = 0;
    let mut write = || {
        let mut options = OpenOptions::new();
        // What an earlier process wrote beyond the valid length must not stay.
        let file = if stretch.bytes == 0 {
            options.write(true).create(true).truncate(true).open(&path)?
        } else {
            options.append(true).open(&path)?
        };
        let mut file = BufWriter::with_capacity(BUFFER, file);
        let mut block = Vec::new();
        while let Some(chunk) = records.take_chunk() {
            block.extend_from_slice(&chunk);
            if block.len() >= USUAL_BLOCK || records.bytes() == 0 {
                let content = pack(&block)?;
                file.write_all(&(content.len() as u32).to_le_bytes())?;
                file.write_all(&checksum(&content).to_le_bytes())?;
                file.write_all(&content)?;
                bytes += (HEADER + content.len()) as u64;
                block.clear();
            }
        }
        file.flush()
    };
    write().map_err(|error| failed(&path, &error))?;
    stretch.bytes += bytes;
    Ok(())
}

/// Whether a file begins with a block, or is empty.
pub(super) fn is_ours(path: &Path) -> bool {
    let begins = |mut file: File| {
        Ok(file.metadata()?.len() == 0 || next_content(&mut file, u64::MAX)?.is_some())
    };
    File::open(path).and_then(begins).unwrap_or(false)
}

/// The content of the next block; `None` if it is not as it was written, or has more bytes than `most`.
fn next_content(file: &mut impl Read, most: u64) -> io::Result<Option<Vec<u8>>> {
    let (mut header, mut content) = ([0; HEADER], Vec::new());
    file.read_exact(&mut header)?;
    let (len, sum) = header.split_at(size_of::<u32>());
    let len = len.iter().rev().fold(0, |len, &byte| len << 8 | u64::from(byte));
    if len > most.min(LARGEST_BLOCK as u64) {
        return Ok(None);
    }
    file.take(len).read_to_end(&mut content)?;
    let is_sound = content.len() as u64 == len && checksum(&content).to_le_bytes() == sum;
    Ok(is_sound.then_some(content))
}

/// Reads the records of a file, all of which must be sound.
///
/// # Errors
/// [`ScratchError::Damaged`] and [`ScratchError::Unusable`].
pub(super) fn read(
    directory: &Path,
    stretch: Stretch,
    is_sound: impl Fn(&[u8]) -> bool,
    records: &mut Records,
) -> Result<(), ScratchError> {
    let path = directory.join(stretch.name.text());
    let damaged = || ScratchError::Damaged { file: shown(&path) };
    let file = File::open(&path).map_err(|error| unusable(&path, &error))?;
    let mut file = BufReader::with_capacity(BUFFER, file.take(stretch.bytes));
    let mut left = stretch.bytes;
    while left > 0 {
        let content = next_content(&mut file, left.saturating_sub(HEADER as u64));
        let content = content.map_err(|error| match error.kind() {
            ErrorKind::UnexpectedEof => damaged(),
            _ => unusable(&path, &error),
        })?;
        let content = content.ok_or_else(damaged)?;
        left -= (HEADER + content.len()) as u64;
        records.add(unpack(&content).filter(|chunk| is_sound(chunk)).ok_or_else(damaged)?);
    }
    Ok(())
}

/// The content of a block with these records.
fn pack(records: &[u8]) -> io::Result<Vec<u8>> {
    let mut content = (records.len() as u32).to_le_bytes().to_vec();
    let before = content.len();
    content.resize(before + zlib_rs::compress_bound(records.len()), 0);
    let config = DeflateConfig {
        level: 1,
        strategy: Strategy::HuffmanOnly,
        window_bits: WINDOW_BITS,
        ..DeflateConfig::default()
    };
    let (packed, code) = zlib_rs::compress_slice(&mut content[before..], records, config);
    if code != ReturnCode::Ok {
        return Err(io::Error::other("it cannot be compressed"));
    }
    let len = packed.len();
    content.truncate(before + len);
    if content.len() > LARGEST_BLOCK {
        return Err(io::Error::other("a block would be too large"));
    }
    Ok(content)
}

/// The records of a block with this content.
fn unpack(content: &[u8]) -> Option<Vec<u8>> {
    let (len, packed) = content.split_first_chunk()?;
    let len = u32::from_le_bytes(*len) as usize;
    // No code is shorter than a bit.
    let mut records = vec![0; Some(len).filter(|&len| len <= 8 * packed.len())?];
    let config = InflateConfig { window_bits: WINDOW_BITS };
    let (unpacked, code) = zlib_rs::decompress_slice(&mut records, packed, config);
    (code == ReturnCode::Ok && unpacked.len() == len).then_some(records)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_is_unpacked_as_it_was_packed_and_nothing_else_is() {
        for len in [1, 2, 300, 70_000, 300_000_usize] {
            let records: Vec<u8> = (0..len).map(|i| (i * i % 7) as u8).collect();
            let content = pack(&records).unwrap();
            assert!(len < 300 || content.len() < len / 2, "{len} bytes: {}", content.len());
            assert_eq!(unpack(&content).as_ref(), Some(&records), "{len} bytes");
            for wrong in [&content[..content.len() - 1], &content[..4], &content[..3], &[]] {
                assert_eq!(unpack(wrong), None, "{len} bytes");
            }
            for other in [len / 2 + 1, len + 1, u32::MAX as usize].iter().filter(|&&it| it != len) {
                let mut wrong = content.clone();
                wrong[..4].copy_from_slice(&(*other as u32).to_le_bytes());
                assert_eq!(unpack(&wrong), None, "{other} for {len} bytes");
            }
        }
    }

    #[test]
    fn what_cannot_be_compressed_is_packed_as_well() {
        for len in [1, 100, 65_536, 1 << 20] {
            let noise: Vec<u8> = (0..len).map(|i: u32| (i.wrapping_mul(i) >> 11) as u8).collect();
            assert_eq!(unpack(&pack(&noise).unwrap()), Some(noise));
        }
    }
}
