/**
 * The room in which the visitor moves the knight. The path is a run whose moves are made by hand; a method can
 * go on from it, and the visitor from there.
 *
 * @import { RoomFrame, RoomParts } from "../../app/mount-room.js"
 * @import { Opener } from "../../app/mount-room.js"
 * @import { State } from "./route.js"
 */

import { mountRoom } from "../../app/mount-room.js";
import { labels as challengeLabels } from "#text/challenge.js";
import { labels as ladderLabels } from "#text/ladder.js";
import { openGame } from "../../run/game.js";
import * as words from "#text/play.js";
import { actions as positionActions, labels as positionLabels } from "#text/position.js";
import { fillIn, labels as sharedLabels, usualTerms } from "#text/words.js";
import { pause } from "../../widgets/redraw.js";
import { boardRowsOf } from "../../widgets/shortcuts.js";
import * as games from "./games.js";
import { isBare } from "./ladder.js";
import * as moves from "./moves.js";
import { createParts } from "./parts.js";
import { route } from "./route.js";
import { sharedGame } from "./share.js";
import { createShow } from "./show.js";
import { createRoom, stateIn } from "./state.js";

const files = {
  markup: new URL("room.html", import.meta.url),
  style: new URL("room.css", import.meta.url),
};

const labels = { ...words.labels, ...challengeLabels, ...ladderLabels, ...positionLabels };

/** Keys for whoever cannot see the board. */
const positionKeys = {
  typing: "m",
  where: "w",
  ways: "g",
  row: "x",
  column: "y",
  left: "n",
  sum: "s",
};
const questions = /** @type {const} */ (["where", "ways", "row", "column", "left", "sum"]);

/** @type {Opener} */
export const openPlay = (root, router) =>
  mountRoom(root, router, { files, labels, heading: "#play-heading" }, play);

/** @type {(root: HTMLElement, frame: RoomFrame) => Promise<RoomParts<State>>} */
async function play(root, frame) {
  const beginning = createRoom(openGame({ board: "8x8" }));
  await pause();
  const parts = createParts(root, frame, beginning);
  const { room, player, inquiry, board, placing, typed, against, ladder } = parts;

  return {
    route,
    state: () => stateIn(room, board.layers.chosen ?? undefined),
    apply(wanted) {
      room.isCheckDue = wanted.check;
      const rung = isBare(location.hash) ? ladder.coming() : undefined;
      const problems = games.apply(parts, rung ? { ...wanted, ...rung } : wanted);
      room.isClimbing = rung !== undefined;
      return problems;
    },
    correction: games.correction,
    share() {
      player.pause();
      return sharedGame(room.game, board.look(), frame.themeInLink);
    },
    title() {
      const { counters, squares } = room.game.session.moment();
      return words.title(room.game.info.title, counters.visited, squares, sharedLabels.title);
    },
    draw: createShow(root, parts),
    settle() {
      board.settle();
      if (room.isCheckDue) {
        room.isCheckDue = false;
        parts.check.bring();
      }
    },
    isMoving: () => player.isMoving,
    actions: {
      back: () => moves.back(parts),
      forward: () => moves.forward(parts),
      play: () => moves.play(parts),
      restart: () => games.restart(parts),
      undo: () => games.undo(parts),
      place: placing.ask,
      hint: () => moves.askHint(parts),
      judge: () => moves.askVerdict(parts),
      typing: typed.open,
      ...Object.fromEntries(questions.map((question) => [question, () => typed.say(question)])),
      cancel() {
        const isNeeded = player.isMoving || room.isJudging || room.isPlacing;
        player.pause();
        inquiry.stop();
        if (room.isPlacing) {
          placing.ask();
        }
        return isNeeded;
      },
    },
    bindings: [
      { action: "hint", name: words.actions.hint, keys: ["h"] },
      { action: "judge", name: words.actions.judge, keys: ["l"] },
      { action: "place", name: words.labels.place, keys: ["b"] },
      ...Object.entries(positionKeys).map(([action, key]) => ({
        action,
        name: fillIn(
          positionActions[/** @type {keyof typeof positionKeys} */ (action)],
          usualTerms,
        ),
        keys: [key],
      })),
    ],
    actionNames: words.actions,
    onBoard: boardRowsOf(words.onBoard).map(({ name, keys }) => ({
      name: fillIn(name, usualTerms),
      keys,
    })),
    // What is being found out goes on, and is there when the visitor comes back.
    leave() {
      player.pause();
      parts.win.close();
      against.stop();
    },
    restyle() {
      board.layers.show();
      against.show();
    },
  };
}
