/** What the tests of all rooms look at in this one: see `../views.js`. */

import { CLOSED } from "./driver.js";

/** @type {import("../views.js").Views} */
export const views = {
  shown: {
    explore: ["#explore?board=8x8&start=c2&step=23", "#explore .candidates li:not(.head)"],
    "a tour": [`#explore?${CLOSED}`, "#explore .outcome .form"],
  },
  unusual:
    "board=6x6&leaper=1,3&start=c3&algorithm=backtracking&tieBreak=first&order=fewest-first&prune=true" +
    "&target=closed&seed=9&step=12&layers=path&numberFrom=a1&ask=true&present=true&view=small&theme=dark",
  long: {
    works: ".progress",
    names: [
      ...["board", "leaper", "graph", "start", "algorithm", "tour", "tieBreak", "target"],
      ...["whenStuck", "seed", "step", "layers", "theme", "numberFrom", "prune"],
    ],
  },
  onPaper: {
    explore: {
      link: "#explore?board=8x8&start=c2&step=23",
      shows: ["canvas", ".say", ".candidates"],
      isOneSheet: true,
    },
    "a tour": {
      link: `#explore?${CLOSED}`,
      shows: ["canvas", ".outcome .figures"],
      isOneSheet: true,
    },
    "a wide tour": {
      link: "#explore?board=40x12&start=a1&step=479",
      shows: ["canvas", ".say"],
      isOneSheet: true,
    },
  },
  picture: "#explore .board canvas",
};
