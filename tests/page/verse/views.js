/** What the tests of all rooms look at in this one: see `../views.js`. */

/** @type {import("../views.js").Views} */
export const views = {
  shown: {
    verse: ["#verse?seed=3", "#verse [role=gridcell]"],
  },
  onPaper: {
    verse: {
      link: "#verse?seed=3&solve=true",
      shows: [".board [role=gridcell]", ".task"],
      isOneSheet: true,
    },
  },
};
