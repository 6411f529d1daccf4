/** What the tests of all rooms look at in this one: see `../views.js`. */

/** @type {import("../views.js").Views} */
export const views = {
  shown: {
    exist: ["#exist?target=closed&board=4x7&step=40", "#exist .lines li"],
  },
  unusual: "target=open&board=3x5&step=7&theme=dark",
  long: { works: ".chart", names: ["target", "board", "step"] },
  onPaper: {
    exist: {
      link: "#exist?target=closed&board=4x7&step=40",
      shows: [".chart-grid", ".signs", ".answer", ".picture", ".lines"],
      isOneSheet: true,
    },
  },
  picture: "#exist .chart",
};
