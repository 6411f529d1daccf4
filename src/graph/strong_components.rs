//! Strong components of a directed graph.

/// Not reached.
const NEVER: u32 = u32::MAX;

/// For each vertex the number of its strong component (R. E. Tarjan, 1972). The arcs of vertex `v` lead to
/// `ends[starts[v]..starts[v + 1]]`. Cost: linear.
pub(crate) fn strong_components(starts: &[u32], ends: &[u32]) -> Vec<u32> {
    let vertices = starts.len() - 1;
    let mut components = vec![NEVER; vertices];
    let mut count = 0;
    // When each vertex was reached, and the earliest vertex of its component that it leads to.
    let mut times = vec![NEVER; vertices];
    let mut lows = vec![NEVER; vertices];
    let mut time = 0;
    let mut next = starts.to_vec();
    // The path to the current vertex, and the vertices whose component is not complete.
    let mut path: Vec<u32> = Vec::new();
    let mut waiting: Vec<u32> = Vec::new();
    for root in 0..vertices as u32 {
        if times[root as usize] != NEVER {
            continue;
        }
        path.push(root);
        while let Some(&here) = path.last() {
            let at = here as usize;
            if times[at] == NEVER {
                (times[at], lows[at]) = (time, time);
                time += 1;
                waiting.push(here);
            }
            if next[at] < starts[at + 1] {
                let end = ends[next[at] as usize];
                next[at] += 1;
                if times[end as usize] == NEVER {
                    path.push(end);
                } else if components[end as usize] == NEVER {
                    lows[at] = lows[at].min(times[end as usize]);
                }
                continue;
            }
            path.pop();
            if let Some(&above) = path.last() {
                lows[above as usize] = lows[above as usize].min(lows[at]);
            }
            if lows[at] == times[at] {
                while let Some(member) = waiting.pop() {
                    components[member as usize] = count;
                    if member == here {
                        break;
                    }
                }
                count += 1;
            }
        }
    }
    components
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_component_is_what_leads_there_and_back() {
        // 0 → 1 → 2 → 0, 2 → 3 ⇄ 4, and 5 alone, reached from 4.
        let (starts, ends) = ([0, 1, 2, 4, 5, 7, 7], [1, 2, 0, 3, 4, 3, 5]);
        let components = strong_components(&starts, &ends);
        let together = |a: usize, b: usize| components[a] == components[b];
        assert!(together(0, 1) && together(1, 2) && together(3, 4));
        assert!(!together(2, 3) && !together(4, 5) && !together(0, 5));
    }
}
