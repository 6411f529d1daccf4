/** What the tests of all rooms look at in this one: see `../views.js`. */

/** @type {import("../views.js").Views} */
export const views = {
  shown: {
    learn: ["#learn", "#learn .lessons a"],
  },
  unusual: "sheet=counts&seed=7&board=6x6&theme=dark",
  onPaper: {
    learn: {
      link: "#learn?lesson=hand&step=5",
      shows: ["canvas", ".story .say", ".question"],
      isOneSheet: true,
    },
  },
  picture: "#learn .board canvas",
};
