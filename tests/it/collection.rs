//! The tours of the Gallery, as the build looks them through.

#[path = "../../xtask/examples/generate/collection.rs"]
mod gallery;

use gallery::check;

const TOURS: &str = include_str!("../../www/rooms/gallery/tours.txt");

#[test]
fn every_tour_is_one_and_what_is_claimed_of_it_is_true() {
    assert!(check(TOURS).is_ok_and(|tours| tours >= 24), "{:?}", check(TOURS));
}

#[test]
fn errors_in_a_tour_are_reported() {
    let refused = [
        (
            "60 11 56  7 54  3 42  1\n",
            "60 11 56  7 54  3 42  2\n",
            "al-adli: the number 2 stands twice",
        ),
        ("60 11 56  7 54  3 42  1\n", "60 11 56  7 54  3 42 65\n", "al-adli: there is no number 1"),
        (
            "60 11 56  7 54  3 42  1\n",
            "60 11 56  7 54  3 42  x\n",
            "al-adli: “60 11 56  7 54  3 42  x” is no row",
        ),
        ("60 11 56  7 54  3 42  1\n", "11 60 56  7 54  3 42  1\n", "al-adli: "),
        (
            "claims: closed; asymmetric\n",
            "claims: open\n",
            "al-adli: “open” is not true of it: closed",
        ),
        (
            "claims: closed; asymmetric\n",
            "claims: fast\n",
            "al-adli: “fast” is not true of it: closed",
        ),
        (
            "claims: open; semi-magic 260; quarters 130",
            "claims: semi-magic 261",
            "beverley: “semi-magic 261” is not",
        ),
        (
            "claims: path 36; crossings 0",
            "claims: path 36; crossings 1",
            "uncrossed: “crossings 1” is not",
        ),
        (
            "\n24  -  -  - 22  -  -  7\n",
            "\n-  24  -  - 22  -  -  7\n",
            "uncrossed: no move leads from ",
        ),
        (
            "se nā lī lī lī nā nā lī",
            "se nā lī lī lī nā lī nā",
            "rudrata: “verse as rows” is not true",
        ),
        ("piece: 1,3", "piece: 1,2", "camel: "),
        ("piece: 1,3", "piece: rider", "camel: there is no such piece"),
        ("[rudrata]", "[al-adli]", "al-adli: it is there twice"),
        ("name: The tour of al-Adli\n", "", "al-adli: it has no name"),
    ];
    for (right, wrong, expected) in refused {
        assert!(TOURS.contains(right), "{right}");
        let fault = check(&TOURS.replacen(right, wrong, 1)).expect_err(wrong);
        assert!(fault.starts_with(expected), "{wrong}: {fault}");
    }
}
