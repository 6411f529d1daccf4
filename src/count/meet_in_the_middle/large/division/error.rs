//! Why a count cannot be divided, and why parts cannot be added up.

use crate::error::errors;

errors! {
    /// Why a count cannot be divided into shares, or their numbers not be added up.
    pub enum DivisionError {
        /// There are not so many shares.
        TooMany {
            /// The number of shares asked for.
            shares: usize,
            /// The greatest number for this count.
            most: usize,
        } => "bad-setting",
            "this count cannot be divided into {shares} shares; ask for 1 to {most}";
        /// The plan has no such share.
        NoSuchShare {
            /// The number of the share.
            share: usize,
            /// How many shares there are.
            shares: usize,
        } => "bad-setting",
            "there is no share {share}; this plan has shares 1 to {shares}";
        /// A plan is for something else.
        AnotherCount {
            /// What it is for.
            found: String,
            /// What was asked for.
            wanted: String,
        } => "bad-setting",
            "this plan is for something else: {found}, and not {wanted}; ask for the same, or make another plan";
        /// A file is not what was written.
        Damaged {
            /// The file.
            file: String,
        } => "damaged-file",
            "the file {file} is no plan and no part of a count as it was written: it was changed, cut off or \
             damaged; make it again";
        /// A part is one of another count or another plan.
        OfAnotherPlan {
            /// Its file.
            file: String,
            /// What it is part of.
            found: String,
            /// The file of the first part.
            first: String,
            /// What that is part of.
            wanted: String,
        } => "bad-setting",
            "the parts do not belong together: {file} has {found}, but {first} has {wanted}; leave one of them out";
        /// Two parts are of the same share.
        Twice {
            /// The share.
            share: usize,
            /// One of the files.
            one: String,
            /// The other.
            other: String,
        } => "bad-setting",
            "share {share} is there twice, in {one} and in {other}; leave one of them out";
        /// Some shares have no part.
        Missing {
            /// Their numbers.
            missing: String,
        } => "bad-setting",
            "not all shares are there: {missing} missing; count them, and add up all parts";
    }
}
