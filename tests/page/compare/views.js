/** What the tests of all rooms look at in this one: see `../views.js`. */

/** @type {import("../views.js").Views} */
export const views = {
  shown: {
    compare: ["#compare?board=8x8&start=e5&step=63", "#compare .lane canvas"],
  },
  unusual:
    "board=6x6&leaper=1,3&start=c3&target=closed&lanes=warnsdorff:pohl:restart:3,neural,cycles" +
    "&step=5&layers=path&present=true&theme=dark",
  long: {
    works: ".lanes canvas",
    names: ["board", "start", "target", "lanes", "map", "seeds", "step", "layers"],
  },
  onPaper: {
    compare: {
      link: "#compare?board=20x20&start=e5&step=999",
      shows: [".lane canvas", ".lane .status", ".runs td"],
      isOneSheet: false,
    },
    "a map": {
      link: "#compare?board=20x20&map=warnsdorff:roth:stop:1",
      shows: [".squares .sign", ".rate", ".legend"],
      isOneSheet: false,
    },
    "three lanes": {
      link: "#compare?board=20x20&start=s18&target=open&lanes=warnsdorff:first,warnsdorff:roth,warnsdorff:random::191&step=399",
      shows: [".lane canvas", ".lane .status", ".runs td"],
      isOneSheet: true,
    },
  },
  picture: "#compare .lane:last-child .board canvas",
};
