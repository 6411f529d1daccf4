/** What the tests of all rooms look at in this one: see `../views.js`. */

/** @type {import("../views.js").Views} */
export const views = {
  shown: {
    count: ["#count?board=5x5&target=open", "#count .known td"],
  },
  unusual:
    "board=5x6&leaper=1,3&target=open&directed=true&upToSymmetry=true&limit=1073741824&weight=0.5" +
    "&walks=1000&seed=7&show=count,tours&page=2&theme=dark",
  long: {
    works: "#count-heading",
    names: ["board", "leaper", "target", "directed", "limit", "weight", "walks", "seed", "show"],
  },
  onPaper: {
    count: {
      link: "#count?board=5x5&target=open&show=count,estimate&walks=1000",
      shows: [".meaning", ".exact .result .number", ".estimates .plot", ".known td"],
      isOneSheet: false,
    },
  },
  picture: "#count .picture svg",
};
