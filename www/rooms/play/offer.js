/**
 * The suggestions after a game, here and in other rooms.
 * @import { Target } from "../../pkg/knights_tour.js"
 * @import { Offer } from "./panel.js"
 * @import { GameSettings } from "../../run/bare-game.js"
 * @import { Room } from "./state.js"
 */

import { joinAddress } from "../../app/route.js";
import { boardArgument } from "../../run/board-or-graph.js";
import { existence } from "../../pkg/knights_tour.js";
import { galleryLink, linkTo } from "../../app/links.js";
import * as words from "#text/play.js";
import { labels as sharedLabels } from "#text/words.js";
import { boardAfter, boardName } from "./boards.js";
import { isSolved } from "./ladder.js";

/** @typedef {{ kind: "fault" } | { kind: "closed" } | { kind: "board", board: string }} Next */

/**
 * After a dead end, finding out where it was lost; after an open tour, a closed one if there may be one; else
 * the next board.
 * @param {object} game
 * @param {boolean} game.isTour
 * @param {boolean} game.isJudged whether it is already known where it was lost
 * @param {Target} game.target
 * @param {string} game.board
 * @param {boolean} game.mayClose whether there may be a closed tour
 * @returns {Next | null}
 */
export function nextAfter({ isTour, isJudged, target, board, mayClose }) {
  if (!isTour) {
    return isJudged ? null : { kind: "fault" };
  }
  if (target === "open" && mayClose) {
    return { kind: "closed" };
  }
  const after = boardAfter(board);
  return after === undefined ? null : { kind: "board", board: after };
}

/** @type {(room: Room, does: { judge: () => void, again: (changes: Partial<GameSettings>) => void }) => Offer} */
export function offerIn({ game, isJudged, isJudging }, { judge, again }) {
  const { outcome } = game.session.moment();
  if (!outcome) {
    return null;
  }
  const { settings, target } = game;
  const next = nextAfter({
    isTour: isSolved(game),
    isJudged: isJudged || isJudging,
    target,
    board: settings.graph === undefined ? settings.board : "",
    mayClose: existence(boardArgument(settings), "closed", settings.leaper).answer !== "no",
  });
  switch (next?.kind) {
    case "fault":
      return { text: words.next.findFault, act: judge };
    case "closed":
      return { text: words.next.closed, act: () => again({ target: "closed" }) };
    case "board": {
      const { board } = next;
      return {
        text: words.next.board(boardName(board)),
        act: () =>
          again({ board, leaper: undefined, wrap: undefined, start: undefined, target: "open" }),
      };
    }
    default:
      return null;
  }
}

/** Links to more about such a game, and to a room that keeps its tour. @type {(settings: GameSettings, tour: readonly string[] | null) => { text: string, href: string }[]} */
export function linksIn(settings, tour) {
  const { start = "", target = "open" } = settings;
  const position = { ...settings, start, target };
  const lesson = tour ? "rule" : "guess";
  const kept = tour && settings.graph === undefined ? galleryLink(settings, tour) : null;
  const hasNone = existence(boardArgument(settings), "open", settings.leaper).answer === "no";
  const longest = { ...settings, start: undefined, target: /** @type {const} */ ("longest") };
  return [
    ...(hasNone ? [{ text: words.elsewhere.longest, href: linkTo("explore", longest) }] : []),
    ...(kept ? [{ text: sharedLabels.keepInGallery, href: kept }] : []),
    { text: words.elsewhere.explore, href: linkTo("explore", position) },
    ...(settings.wrap === undefined
      ? [{ text: words.elsewhere.compare, href: linkTo("compare", position) }]
      : []),
    { text: words.elsewhere[lesson], href: joinAddress("learn", [["lesson", lesson]]) },
  ];
}
