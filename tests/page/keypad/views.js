/** What the tests of all rooms look at in this one: see `../views.js`. */

/** @type {import("../views.js").Views} */
export const views = {
  shown: {
    keypad: ["#keypad?length=5", "#keypad .sequences li"],
  },
  unusual:
    "keypad=123/456/789&leaper=1,3&length=4&start=1&limits=1:2&sequence=1&step=0&page=2&theme=dark",
  long: {
    works: ".pad-key",
    names: ["keypad", "leaper", "length", "start", "limits", "sequence", "step", "page"],
  },
  onPaper: {
    keypad: {
      link: "#keypad?length=6",
      shows: [".pad", ".question", ".total", ".by-start td", ".sequences"],
      isOneSheet: true,
    },
  },
  picture: "#keypad .pad",
};
