//! The messages between workers that share a count.
//!
//! A header names the sender and the receiver, and has a running number and a checksum. A message that is lost,
//! repeated or corrupted is detected before anything in it is used.

use super::layer::PARTS;
use crate::count::error::CountError;

/// Length of the header in bytes.
pub(super) const HEADER_LENGTH: usize = 24;

/// The addressing data of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Header {
    /// The kind of count in three numbers, how many shares it has, the sender, and the receiver.
    pub address: [u16; 6],
    /// How many messages the sender had sent to the receiver before this one.
    pub number: u32,
}

impl Header {
    /// Fills in the header of a message that already holds its payloads.
    pub fn seal(self, message: &mut [u8]) {
        for (place, word) in message[8..].chunks_exact_mut(2).zip(self.address) {
            place.copy_from_slice(&word.to_le_bytes());
        }
        message[20..HEADER_LENGTH].copy_from_slice(&self.number.to_le_bytes());
        let sum = checksum(&message[8..]);
        message[..8].copy_from_slice(&sum.to_le_bytes());
    }

    /// Checks the header against the expected one and returns the payloads.
    ///
    /// # Errors
    /// [`CountError::NotFromAShare`] if the message is corrupted or meant for another share;
    /// [`CountError::NotTheNextMessage`] if it is repeated or out of order.
    pub fn open(self, message: &[u8]) -> Result<&[u8], CountError> {
        let (sum, rest) = message.split_first_chunk().ok_or(CountError::NotFromAShare)?;
        if rest.len() < HEADER_LENGTH - 8 || u64::from_le_bytes(*sum) != checksum(rest) {
            return Err(CountError::NotFromAShare);
        }
        let word = |at: usize| u16::from_le_bytes([message[at], message[at + 1]]);
        let Self { address, number: expected } = self;
        if std::array::from_fn(|at| word(8 + 2 * at)) != address {
            return Err(CountError::NotFromAShare);
        }
        let number = u32::from(word(20)) | u32::from(word(22)) << 16;
        if number != expected {
            let from = address[4].into();
            return Err(CountError::NotTheNextMessage { from, number, expected });
        }
        Ok(&message[HEADER_LENGTH..])
    }
}

/// A checksum in the manner of Fowler, Noll and Vo, over eight bytes at a time. Each step is invertible, so
/// any change confined to eight bytes changes it.
pub(super) fn checksum(bytes: &[u8]) -> u64 {
    const PRIME: u64 = 0x100_0000_01b3;
    let mut sum = 0xcbf2_9ce4_8422_2325 ^ bytes.len() as u64;
    let mut add = |word: u64| sum = (sum ^ word).wrapping_mul(PRIME).rotate_left(29);
    let (words, rest) = bytes.as_chunks();
    for word in words {
        add(u64::from_le_bytes(*word));
    }
    let mut last = [0; 8];
    last[..rest.len()].copy_from_slice(rest);
    add(u64::from_le_bytes(last));
    sum
}

/// Data that one share sends to another.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Payload {
    /// Records of a part of a layer, for a use.
    Records { what_for: usize, part: usize, chunk: Vec<u8> },
    /// The estimated cost of processing each part made by the sender.
    Weights(Box<[u64; PARTS]>),
    /// The end of the sender's data before the next step, with its memory in bytes and twice the number of
    /// tours it has found.
    End { bytes: u64, doubled: u128 },
}

/// The first byte of each kind of payload.
const RECORDS: u8 = 0;
const END: u8 = 1;
const WEIGHTS: u8 = 2;

impl Payload {
    /// Whether the sender sends nothing more to the same share before it has received from the others.
    pub fn is_last(&self) -> bool {
        !matches!(self, Self::Records { .. })
    }

    /// Adds the payload to a message.
    pub fn write(&self, message: &mut Vec<u8>) {
        match self {
            Self::Records { what_for, part, chunk } => {
                // Uses are fewer than the squares of a board, and parts are few, so a byte holds each.
                message.push(RECORDS);
                message.extend_from_slice(&(*what_for as u16).to_le_bytes());
                message.push(*part as u8);
                message.extend_from_slice(&(chunk.len() as u32).to_le_bytes());
                message.extend_from_slice(chunk);
            }
            Self::Weights(weights) => {
                message.push(WEIGHTS);
                for weight in weights.iter() {
                    message.extend_from_slice(&weight.to_le_bytes());
                }
            }
            Self::End { bytes, doubled } => {
                message.push(END);
                message.extend_from_slice(&bytes.to_le_bytes());
                message.extend_from_slice(&doubled.to_le_bytes());
            }
        }
    }

    /// Removes the first payload of a message; `None` if no payload begins there.
    pub fn read(message: &mut &[u8]) -> Option<Self> {
        let (&kind, mut rest) = message.split_first()?;
        let payload = match kind {
            RECORDS => {
                let what_for = u16::from_le_bytes(take(&mut rest)?).into();
                let [part] = take(&mut rest)?;
                let len = u32::from_le_bytes(take(&mut rest)?) as usize;
                let (chunk, after) = rest.split_at_checked(len)?;
                rest = after;
                Self::Records { what_for, part: part.into(), chunk: chunk.to_vec() }
            }
            END => {
                let bytes = u64::from_le_bytes(take(&mut rest)?);
                Self::End { bytes, doubled: u128::from_le_bytes(take(&mut rest)?) }
            }
            WEIGHTS => {
                let mut weights = Box::new([0; PARTS]);
                for weight in weights.iter_mut() {
                    *weight = u64::from_le_bytes(take(&mut rest)?);
                }
                Self::Weights(weights)
            }
            _ => return None,
        };
        *message = rest;
        Some(payload)
    }
}

fn take<const COUNT: usize>(bytes: &mut &[u8]) -> Option<[u8; COUNT]> {
    let (first, rest) = bytes.split_first_chunk()?;
    *bytes = rest;
    Some(*first)
}

#[cfg(test)]
mod tests {
    use super::*;

    const OWN: Header = Header { address: [8, 1, 300, 3, 2, 1], number: 70_000 };

    fn message(payloads: &[u8]) -> Vec<u8> {
        let mut message = vec![0; HEADER_LENGTH];
        message.extend_from_slice(payloads);
        OWN.seal(&mut message);
        message
    }

    #[test]
    fn the_next_message_is_opened_and_no_other_is() {
        for payloads in [&b""[..], b"a", b"exactly eight byte units", b"and a few bytes more"] {
            let message = message(payloads);
            assert_eq!(OWN.open(&message), Ok(payloads));
            for at in 0..OWN.address.len() {
                let mut other = OWN;
                other.address[at] += 1;
                assert_eq!(other.open(&message), Err(CountError::NotFromAShare));
            }
            for number in [0, 69_999, 70_001] {
                let expected = number;
                let error = CountError::NotTheNextMessage { from: 2, number: 70_000, expected };
                assert_eq!(Header { number, ..OWN }.open(&message), Err(error));
            }
        }
    }

    #[test]
    fn a_message_with_any_bit_flipped_or_any_bytes_missing_is_refused() {
        let message = message(b"payloads of some length");
        for bit in 0..8 * message.len() {
            let mut wrong = message.clone();
            wrong[bit / 8] ^= 1 << (bit % 8);
            assert_eq!(OWN.open(&wrong), Err(CountError::NotFromAShare), "bit {bit}");
        }
        for length in 0..message.len() {
            assert_eq!(OWN.open(&message[..length]), Err(CountError::NotFromAShare), "{length}");
        }
        let longer = [&message[..], &[0]].concat();
        assert_eq!(OWN.open(&longer), Err(CountError::NotFromAShare));
    }

    #[test]
    fn payloads_are_read_as_written() {
        let payloads = [
            Payload::Records { what_for: 700, part: 63, chunk: vec![1, 2, 3] },
            Payload::Records { what_for: 0, part: 0, chunk: Vec::new() },
            Payload::Weights(Box::new(std::array::from_fn(|part| 1 << part))),
            Payload::End { bytes: 1 << 40, doubled: u128::MAX },
        ];
        let mut message = Vec::new();
        for payload in &payloads {
            payload.write(&mut message);
        }
        let mut rest = &message[..];
        for payload in payloads {
            assert_eq!(Payload::read(&mut rest), Some(payload));
        }
        assert_eq!(Payload::read(&mut rest), None);
        for len in [0, 1, 5, 9] {
            assert_eq!(Payload::read(&mut &message[..len]), None, "the first {len} bytes");
        }
        assert_eq!(Payload::read(&mut &[2_u8, 0, 0][..]), None);
        assert_eq!(Payload::read(&mut &[3_u8, 0, 0][..]), None);
    }
}
