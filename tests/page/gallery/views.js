/** What the tests of all rooms look at in this one: see `../views.js`. */

/** @type {import("../views.js").Views} */
export const views = {
  shown: {
    gallery: ["#gallery?tour=roesselsprung&step=40", "#gallery .syllables td"],
  },
  unusual:
    "kind=open&size=8x8&search=euler&board=3x4&squares=a1b3c1a2b4c2a3c4b2a4c3b1&name=Mine&step=4" +
    "&layers=path&theme=dark",
  long: {
    works: "#gallery-collection",
    names: ["tour", "squares", "name", "from", "step", "search", "kind"],
  },
  onPaper: {
    gallery: {
      link: "#gallery?tour=rudrata&step=20",
      shows: [
        ".board canvas",
        "#gallery-heading",
        ".particulars",
        ".syllables",
        ".read",
        ".figures",
        ".source",
      ],
      isOneSheet: true,
    },
    "a magic tour": {
      link: "#gallery?tour=wenzelides&step=40",
      shows: ["canvas", ".particulars", ".source"],
      isOneSheet: true,
    },
  },
  picture: "#gallery .small-board",
};
