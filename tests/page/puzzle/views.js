/** What the tests of all rooms look at in this one: see `../views.js`. */

/** @type {import("../views.js").Views} */
export const views = {
  shown: {
    puzzle: ["#puzzle?rung=six", "#puzzle .given"],
  },
  onPaper: {
    puzzle: {
      link: "#puzzle?rung=six",
      shows: [".board .given", ".task"],
      isOneSheet: true,
    },
  },
};
