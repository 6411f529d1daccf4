use knights_tour::count::*;
use knights_tour::search::Target;
use knights_tour::{Graph, Leaper};
fn cpu() -> u64 {
    std::fs::read_to_string("/proc/thread-self/schedstat")
        .unwrap()
        .split(' ')
        .next()
        .unwrap()
        .parse()
        .unwrap()
}
#[test]
fn t() {
    for h in [30, 36, 40, 44, 48, 52, 56] {
        let g = Graph::new(format!("4x{h}").parse().unwrap(), Leaper::KNIGHT);
        let mut c = Count::new(g.into(), &Settings::new(Target::Open)).unwrap();
        let r = loop {
            match c.advance(100000) {
                Ok(true) => break Ok(c.result()),
                Err(e) => break Err(e),
                _ => {}
            }
        };
        println!("4x{h} {:?} {:?}", c.plan().method, r);
    }
}
#[test]
fn s() {
    let b = std::env::var("B").unwrap_or("6x7o".into());
    let (t, n) = if b.ends_with('c') { (Target::Closed, "c") } else { (Target::Open, "o") };
    let g = Graph::new(b.trim_end_matches(n).parse().unwrap(), Leaper::KNIGHT);
    let mut c = Count::new(g.into(), &Settings { memory: 1 << 34, ..Settings::new(t) }).unwrap();
    let mut all = vec![];
    let t0 = cpu();
    loop {
        let a = cpu();
        let d = c.advance(4000).unwrap();
        let e = cpu() - a;
        all.push((e / 1000, c.fraction(), c.layers().len(), c.states()));
        if d {
            break;
        }
    }
    println!("{b} total cpu {} ms", (cpu() - t0) / 1000000);
    let n = all.len();
    all.sort_by_key(|x| std::cmp::Reverse(x.0));
    for x in all.iter().take(25) {
        println!("{x:?}")
    }
    println!("median {} us of {}", all[n / 2].0, n);
}
