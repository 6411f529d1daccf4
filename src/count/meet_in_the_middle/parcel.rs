//! What workers that share a count have for each other, as it is sent.

use super::layer::PARTS;

/// What one share has for another.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Parcel {
    /// Records of a part of a layer, for a use.
    Records { what_for: usize, part: usize, chunk: Vec<u8> },
    /// What it takes to go on with each part of what was made.
    Weights(Box<[u64; PARTS]>),
    /// There is no more before the next step. The share takes so many bytes, and has found twice so
    /// many tours.
    End { bytes: u64, doubled: u128 },
}

/// The first byte of each kind.
const RECORDS: u8 = 0;
const END: u8 = 1;
const WEIGHTS: u8 = 2;

impl Parcel {
    /// Whether nothing else is sent to the same share before others have sent something.
    pub fn is_last(&self) -> bool {
        !matches!(self, Self::Records { .. })
    }

    /// Adds the parcel to a message.
    pub fn write(&self, message: &mut Vec<u8>) {
        match self {
            Self::Records { what_for, part, chunk } => {
                // Uses are fewer than the squares of a board, and parts are few.
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

    /// Takes the first parcel off a message; `None` if none begins there.
    pub fn read(message: &mut &[u8]) -> Option<Self> {
        let (&kind, mut rest) = message.split_first()?;
        let parcel = match kind {
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
        Some(parcel)
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

    #[test]
    fn parcels_are_read_as_written() {
        let parcels = [
            Parcel::Records { what_for: 700, part: 63, chunk: vec![1, 2, 3] },
            Parcel::Records { what_for: 0, part: 0, chunk: Vec::new() },
            Parcel::Weights(Box::new(std::array::from_fn(|part| 1 << part))),
            Parcel::End { bytes: 1 << 40, doubled: u128::MAX },
        ];
        let mut message = Vec::new();
        for parcel in &parcels {
            parcel.write(&mut message);
        }
        let mut rest = &message[..];
        for parcel in parcels {
            assert_eq!(Parcel::read(&mut rest), Some(parcel));
        }
        assert_eq!(Parcel::read(&mut rest), None);
        for len in [0, 1, 5, 9] {
            assert_eq!(Parcel::read(&mut &message[..len]), None, "the first {len} bytes");
        }
        assert_eq!(Parcel::read(&mut &[2_u8, 0, 0][..]), None);
        assert_eq!(Parcel::read(&mut &[3_u8, 0, 0][..]), None);
    }
}
