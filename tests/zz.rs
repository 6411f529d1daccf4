use knights_tour::count::*;
use knights_tour::search::Target;
use knights_tour::{Graph, Leaper};
#[test]
fn t() {
    let list = std::env::var("B")
        .unwrap_or("4x4c 4x5o 5x5o 5x6c 5x6o 6x6c 6x6o 5x8c 6x7c 6x7o 6x8c 3x10c 3x8o 7x6o".into());
    for b in list.split(' ') {
        let (t, n) = if b.ends_with('c') { (Target::Closed, "c") } else { (Target::Open, "o") };
        let g = Graph::new(b.trim_end_matches(n).parse().unwrap(), Leaper::KNIGHT);
        let s = std::time::Instant::now();
        let mut c = Count::new(
            g.into(),
            &Settings { method: Some(Method::Folded), memory: 1 << 34, ..Settings::new(t) },
        )
        .unwrap();
        let mut fr = vec![];
        let mut mb = 0;
        let mut slow = 0.0f64;
        let mut ts = std::time::Instant::now();
        loop {
            let d = c.advance(100000).unwrap();
            slow = slow.max(ts.elapsed().as_secs_f64());
            ts = std::time::Instant::now();
            mb = mb.max(c.bytes());
            fr.push((s.elapsed().as_secs_f64(), c.fraction()));
            if d {
                break;
            }
        }
        let tt = s.elapsed().as_secs_f64();
        println!(
            "{b} {:?} {:.3}s bytes {} MB plan {:?} slowest slice {:.3}",
            c.result(),
            tt,
            mb >> 20,
            c.plan().bytes.map(|x| x >> 20),
            slow
        );
        if tt > 1.0 {
            println!("{:?}", c.layers());
        }
        for (a, b) in fr.iter().step_by(fr.len() / 12 + 1) {
            print!("{:.2}:{:.2} ", a, b)
        }
        println!();
    }
}
