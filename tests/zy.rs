use knights_tour::count::*;
use knights_tour::search::Target;
use knights_tour::{Graph, Leaper};
fn run(b:&str,t:Target,m:Method)->u128{
        let g = Graph::new(b.parse().unwrap(), Leaper::KNIGHT);
        let mut c = Count::new(g.into(), &Settings{method:Some(m),memory:1<<34,..Settings::new(t)}).unwrap();
        while !c.advance(100000).unwrap() {}
        c.result().unwrap()
}
#[test]
fn t() {
    for w in 3..=6 {for h in w.max(4)..=12 {for t in [Target::Closed,Target::Open]{ if w*h>42 {continue}
        let b=format!("{w}x{h}"); let (x,y)=(run(&b,t,Method::Folded),run(&b,t,Method::Frontier));
        if x!=y {println!("{b} {t:?} folded {x} frontier {y}")}
    }}}
}
