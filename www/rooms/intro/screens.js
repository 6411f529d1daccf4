/**
 * What stands on the board of each screen: a knight that the visitor moves, or one that goes by the rule and asks
 * now and then where it goes next. It does not depend on the page.
 * @import { Layer, Session } from "../../pkg/knights_tour.js"
 * @import { BoardOrGraph } from "../../run/board-or-graph.js"
 * @import { Game } from "../../run/game.js"
 */

import { boardOrGraphOf } from "../../run/board-or-graph.js";
import { openGame } from "../../run/game.js";
import { openRun } from "../../run/open-run.js";

/**
 * @typedef {object} Scene
 * @property {Session} session
 * @property {BoardOrGraph} info
 * @property {Game | null} game `null` where the knight goes by the rule
 * @property {Layer[]} layers
 * @property {number} speed steps a second
 * @property {number[]} questions the steps before which it asks
 */

/** Moves that show how a knight moves. */
export const JUMPS = 3;

/** Where the knight stands that the visitor is to take everywhere: from here whoever keeps to the rule arrives. */
export const SMALL = { board: "5x5", start: "a1" };

/** Boards for the rule, one after the other: the first takes a quarter of a minute, the second five seconds. */
const RULED = [
  { board: "8x8", start: "g1", speed: 6, asks: [6, 24, 45] },
  { board: "30x30", start: "a1", speed: 180, asks: [] },
];

/** A board on which the rule does not arrive. */
const FAILING = /** @type {const} */ ({ board: "8x8", start: "e5", tieBreak: "first" });

/** @type {Layer[]} */
const PLAIN = ["colours", "path", "numbers"];

/** @type {(settings: { board: string, start: string }, layers?: Layer[]) => Scene} */
function byHand(settings, layers = PLAIN) {
  const game = openGame(settings);
  const { session, info } = game;
  return { session, info, game, layers, speed: 1, questions: [] };
}

/** @type {(settings: import("../../pkg/knights_tour.js").RunSettings, layers: Layer[]) => Scene} */
function byRule(wanted, layers) {
  const { session, settings } = openRun(wanted);
  return { session, info: boardOrGraphOf(settings), game: null, layers, speed: 1, questions: [] };
}

/** Whether the rule has a choice, and only one answer. @param {Session} session */
export function isQuestion(session) {
  const counts = session.moment().candidates.map(({ value }) => value);
  const least = Math.min(...counts);
  return counts.length > 2 && counts.filter((count) => count === least).length === 1;
}

/** The first steps from these on at which there is something to ask. @type {(session: Session, wanted: readonly number[]) => number[]} */
function questionsIn(session, wanted) {
  const found = wanted.map((from) => {
    session.seek(from);
    while (!isQuestion(session) && session.step()) {
      // It goes on to the next choice.
    }
    return session.position;
  });
  session.seek(0);
  return found;
}

/** The board of the machine. @param {number} at which of its boards */
export function openRuled(at) {
  const { board, start, speed, asks } = RULED[at] ?? /** @type {typeof RULED[number]} */ (RULED[0]);
  const layers = /** @type {Layer[]} */ (at === 0 ? [...PLAIN, "degrees"] : ["colours", "path"]);
  const scene = byRule({ board, start }, layers);
  return { ...scene, speed, questions: questionsIn(scene.session, asks) };
}

export const isLastRuled = (/** @type {number} */ at) => at === RULED.length - 1;

function openFailing() {
  const scene = byRule(FAILING, PLAIN);
  scene.session.finish(scene.info.squares);
  return scene;
}

/**
 * The screens, in their order: what each is called in the texts, and its board.
 * @type {{ id: keyof typeof import("#text/intro.js").screens, open: () => Scene }[]}
 */
export const screens = [
  { id: "jump", open: () => byHand({ board: "5x5", start: "c3" }) },
  { id: "attempt", open: () => byHand(SMALL) },
  { id: "trick", open: () => byHand(SMALL, [...PLAIN, "degrees"]) },
  { id: "machine", open: () => openRuled(0) },
  { id: "wonders", open: openFailing },
];
