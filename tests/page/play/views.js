/** What the tests of all rooms look at in this one: see `../views.js`. */

/** @type {import("../views.js").Views} */
export const views = {
  shown: {
    play: ["#play?board=8x8", "#play .boards .pill"],
  },
  unusual:
    "board=6x6&leaper=1,3&start=e1&target=closed&mode=predict&tieBreak=first&path=d4&layers=path" +
    "&legal=true&watch=true&challenge=back,ways,layers,judge&locked=1&goal=10&theme=dark",
  onPaper: {
    play: {
      link: "#play?board=6x6&start=e1&target=closed&path=c2,b4,d3&legal=true&watch=true",
      shows: ["canvas", ".say", ".verdict"],
      isOneSheet: true,
    },
  },
  picture: "#play .board canvas",
};
