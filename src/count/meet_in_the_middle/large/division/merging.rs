//! The classes of a count become shares.

/// Parts that become fewer and larger.
pub(super) struct Merging {
    /// What is needed of each, beside the parts that need it.
    work: Vec<(Vec<usize>, f64)>,
    /// For each two parts, the work that both need; for one, all that it needs.
    common: Vec<Vec<f64>>,
    /// For each part, the items in it; none if it is in another.
    parts: Vec<Vec<usize>>,
    pub left: usize,
}

impl Merging {
    pub fn new(len: usize, work: Vec<(Vec<usize>, f64)>) -> Self {
        let mut common = vec![vec![0.0; len]; len];
        for (parts, work) in &work {
            for &one in parts {
                for &other in parts {
                    common[one][other] += work;
                }
            }
        }
        Self { work, common, parts: (0..len).map(|it| vec![it]).collect(), left: len }
    }

    pub fn merge(&mut self) {
        let alive: Vec<usize> =
            (0..self.parts.len()).filter(|&it| !self.parts[it].is_empty()).collect();
        let mut best = (f64::INFINITY, [0, 0]);
        for (at, &one) in alive.iter().enumerate() {
            for &other in &alive[at + 1..] {
                let apart = self.common[one][one] + self.common[other][other];
                let together = apart - self.common[one][other];
                let cost = together * together / apart;
                if cost < best.0 {
                    best = (cost, [one, other]);
                }
            }
        }
        let [one, other] = best.1;
        let items = std::mem::take(&mut self.parts[other]);
        self.parts[one].extend(items);
        self.common[one].fill(0.0);
        for (parts, work) in &mut self.work {
            let before = parts.len();
            parts.retain(|&part| part != other);
            if parts.len() < before && !parts.contains(&one) {
                parts.push(one);
            }
            if parts.contains(&one) {
                for &part in parts.iter() {
                    self.common[one][part] += *work;
                }
            }
        }
        for part in 0..self.common.len() {
            self.common[part][one] = self.common[one][part];
        }
        self.left -= 1;
    }

    /// The parts, the largest first.
    pub fn parts(&self) -> Vec<Vec<usize>> {
        let mut parts: Vec<_> =
            self.parts.iter().zip(0..).filter(|(it, _)| !it.is_empty()).collect();
        let work = |at: usize| self.common[at][at];
        parts.sort_by(|(_, a), (_, b)| work(*b).total_cmp(&work(*a)));
        parts.into_iter().map(|(part, _)| part.clone()).collect()
    }
}
