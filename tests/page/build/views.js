/** What the tests of all rooms look at in this one: see `../views.js`. */

/** @type {import("../views.js").Views} */
export const views = {
  shown: {
    build: [
      "#build?board=..%23%23../....../....../....../....../..%23%23..",
      "#build .target-answer",
    ],
  },
  unusual: "leaper=1,3&theme=dark",
  long: { works: "canvas", names: ["board", "leaper", "start"] },
  onPaper: {
    build: {
      link: "#build?board=..%23%23../....../....../....../....../..%23%23..",
      shows: ["canvas", ".target-answer"],
      isOneSheet: true,
    },
  },
  picture: "#build .board canvas",
};
