/**
 * The state of the room, all of it, and what can be read off it. Events change it; `tell.js` puts it into
 * words.
 *
 * @import { Hint, Layer, VerdictResult } from "../../pkg/knights_tour.js"
 * @import { RuleRuns } from "../../jobs/rule-runs.js"
 * @import { Mode, State } from "./route.js"
 * @import { Challenge, Help } from "./challenge.js"
 * @import { Game } from "../../run/game.js"
 */

import { notJudged } from "../../run/game-words.js";
import { createRound } from "../../run/predict.js";
import { recall, remember } from "../../widgets/storage.js";
import { ofChallenge } from "./challenge.js";
import { crossingIn, isUncrossed } from "./uncrossed.js";

/** Remembers that the visitor does not want to see where the knight can go. */
const STORED = "play-rings";
/** Squares of the largest board on which that is shown without counting as a help. */
const MAX_SMALL = 36;

/** How strong a hint is. */
export const HINTS = /** @type {const} */ ({ none: 0, numbers: 1, choice: 2, move: 3 });

/**
 * @typedef {object} Room
 * @property {Game} game
 * @property {number} run counts the games, to tell them apart
 * @property {Mode} mode
 * @property {boolean} legal whether squares to go to are marked on any board, as a link may ask
 * @property {boolean} rings whether they are marked on small boards
 * @property {boolean} isCarrying whether the piece is being dragged
 * @property {boolean} isRefused whether the last try was impossible
 * @property {boolean} isChecking whether the panel for pasted tours is open
 * @property {boolean} isCheckDue whether it is to be brought into view, once the room is drawn; whoever uses it before has found it
 * @property {boolean} watch whether each move is judged
 * @property {ReturnType<typeof createRound>} round of predictions
 * @property {number} hint how strong the last one about this position was
 * @property {string} told of the last move or hint
 * @property {boolean | null} isRight whether the last prediction, or the pasted tour, was right
 * @property {VerdictResult | null} verdict on this position, or on what was pasted
 * @property {string} refusal why there can be no verdict
 * @property {boolean} isJudging whether more of it is being found out
 * @property {boolean} isJudged whether nothing more will be known of it
 * @property {string[]} pointedOut squares that something was told of
 * @property {RuleRuns | null} ruleRuns how far the rule gets
 * @property {Challenge | null} challenge
 * @property {string[]} answers predictions of this round
 * @property {Record<string, number>} used how often the visitor was helped
 * @property {string | null} day the day whose board is played
 * @property {boolean} isClimbing whether the board was chosen as one of the ladder
 * @property {string | null} cursor the square the keyboard or the pointer is at
 * @property {boolean} isPlacing whether the next square chosen becomes the start
 * @property {Before | null} before what Undo brings back, until the next move
 */

/** A game that another one has replaced. @typedef {Pick<Room, "game" | "mode" | "round" | "answers" | "used" | "day" | "isClimbing">} Before */

/** @param {Game} game @returns {Room} */
export const createRoom = (game) => ({
  game,
  run: 0,
  mode: "free",
  legal: false,
  rings: recall(STORED) !== "false",
  isCarrying: false,
  isChecking: false,
  isCheckDue: false,
  watch: false,
  challenge: null,
  used: {},
  day: null,
  isClimbing: false,
  cursor: null,
  before: null,
  ...freshGame(),
});

/** What a new game begins with. */
export const freshGame = () => ({
  round: createRound(),
  answers: /** @type {string[]} */ ([]),
  ...freshPosition(),
});

/** What is known of a position to which a move has just led. */
export const freshPosition = () => ({
  hint: /** @type {number} */ (HINTS.none),
  told: "",
  isRight: /** @type {boolean | null} */ (null),
  isRefused: false,
  isPlacing: false,
  ...notJudged,
  pointedOut: /** @type {string[]} */ ([]),
  ruleRuns: /** @type {RuleRuns | null} */ (null),
});

/** What a link to it holds. @type {(room: Room, layers?: Layer[]) => Partial<State>} */
export const stateIn = ({ game, mode, legal, watch, isChecking, challenge, day }, layers) => ({
  ...game.settings,
  path: game.moves(),
  ...{ mode, layers, legal, watch, check: isChecking, ...ofChallenge(challenge), day },
});

/** Whether no move is left to be made. @param {Room} room */
export const isOver = ({ game }) => game.session.moment().outcome !== null;

/** The squares that are pointed out: those of a hint, of a mistake, or to blame. @type {(room: Room, hint: () => Hint | null) => string[]} */
export function markedIn(room, ask) {
  const { verdict, hint, pointedOut, game } = room;
  if (isUncrossed(room)) {
    const { crossing } = crossingIn(game);
    return crossing ? [...crossing.crossed] : [];
  }
  if (hint === HINTS.choice) {
    const to = ask()?.to;
    return to === undefined ? [] : [to];
  }
  return verdict?.kind === "lost" ? [...pointedOut, ...verdict.squares] : pointedOut;
}

/** The layers that are drawn: a hint begins with a number on each square. @type {(room: Room, layers: Layer[]) => Layer[]} */
export const layersIn = ({ hint }, layers) =>
  hint !== HINTS.none && !layers.includes("degrees") ? [...layers, "degrees"] : layers;

/** Whether the squares to go to are marked. @param {Room} room */
export const showsWays = (room) => isRinged(room) || room.hint !== HINTS.none || isTeaching(room);

/** Whether they are marked in every position: the switch under the board. @param {Room} room */
export const isRinged = (room) => room.legal || (room.rings && areRingsFree(room));

/** Whether marking them is no help that counts: a small board is hard enough. @param {Room} room */
const areRingsFree = ({ mode, challenge, game }) =>
  mode === "free" && !challenge && game.info.squares <= MAX_SMALL;

/** Whether they are marked for a moment: during a drag, and after an impossible try. @param {Room} room */
const isTeaching = (room) => mayUse(room, "ways") && (room.isCarrying || room.isRefused);

/** Turns the switch under the board; on small boards the device remembers it. @type {(room: Room, isOn: boolean) => void} */
export function switchRings(room, isOn) {
  const isFree = areRingsFree(room);
  room.legal = isOn && !isFree;
  if (isFree) {
    room.rings = isOn;
    remember(STORED, isOn ? null : "false");
  }
}

/** The helps that say nothing of tours. @type {readonly Help[]} */
const ABOUT_PATHS = ["back", "ways", "layers"];

/** Whether a help may be used, now that a challenge may forbid it. Predictions stand. @type {(room: Room, help: Help) => boolean} */
export const mayUse = ({ challenge, mode }, help) =>
  mode === "uncrossed"
    ? ABOUT_PATHS.includes(help)
    : !challenge || (challenge.allowed.includes(help) && !(help === "back" && mode === "predict"));

/** Helps that are there or not, and are not counted. */
const LASTING = ["layers", "ways", "watch", "method", "pasted", "link"];

/** Takes down that a help was used. @type {(room: Pick<Room, "used">, help: Help | "restart" | "watch" | "method" | "pasted" | "link", times?: number) => void} */
export function noteUse({ used }, help, times = 1) {
  used[help] = LASTING.includes(help) ? 1 : (used[help] ?? 0) + times;
}

/** Whether the start may be moved: boards of the ladder, of a day and of a challenge keep theirs. @param {Room} room */
export const mayMoveStart = ({ challenge, day, isClimbing }) =>
  !challenge && day === null && !isClimbing;

/** Once another move is made, Undo brings nothing back. @param {Room} room */
export function forgetBefore(room) {
  room.before?.game.session.free();
  room.before = null;
}

/** Takes down what is shown while a move is made. @type {(room: Room, layers: readonly Layer[]) => void} */
export function noteShown(room, layers) {
  if (layers.includes("degrees") || layers.includes("graph")) {
    noteUse(room, "layers");
  }
  if (room.legal && !areRingsFree(room)) {
    noteUse(room, "ways");
  }
  if (room.watch) {
    noteUse(room, "watch");
  }
}
