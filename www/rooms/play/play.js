/**
 * The room in which the visitor moves the knight: puts its parts together and says what each event
 * does. The path is a run whose moves are made by hand; a method can go on from it, and the visitor
 * from there.
 *
 * @import { RoomFrame, RoomParts } from "../../app/mount-room.js"
 * @import { Opener } from "../../app/mount-room.js"
 * @import { Mode, State } from "./route.js"
 * @import { Help } from "./challenge.js"
 */

import { mountRoom } from "../../app/mount-room.js";
import { openGame } from "../../run/game.js";
import { createPlayer } from "../../run/player.js";
import { labels as challengeLabels, notAllowed } from "#text/challenge.js";
import { labels as ladderLabels } from "#text/ladder.js";
import * as words from "#text/play.js";
import { actions as positionActions, labels as positionLabels } from "#text/position.js";
import { fillIn, labels as sharedLabels, usualTerms } from "#text/words.js";
import { find } from "../../widgets/dom.js";
import { boardRowsOf } from "../../widgets/shortcuts.js";
import { createAgainst } from "./against.js";
import { createBoard } from "./board.js";
import { createChallengePanel } from "./challenge-panel.js";
import { createCheck } from "./check.js";
import { boardOfDay } from "./day.js";
import { createGames } from "./games.js";
import { createInquiry } from "./inquiry.js";
import { createLadderPanel } from "./ladder-panel.js";
import { isBare } from "./ladder.js";
import { createMoves } from "./moves.js";
import { offerIn } from "./offer.js";
import { createPanel } from "./panel.js";
import { createPlacing } from "./placing.js";
import { ofChallenge } from "./challenge.js";
import { route } from "./route.js";
import { createSettings } from "./settings.js";
import { sharedGame } from "./share.js";
import { createShow } from "./show.js";
import { createRoom, freshGame, freshPosition, mayUse, noteUse, switchRings } from "./state.js";
import { createTake } from "./take.js";
import { opening } from "./tell.js";
import { createTyped } from "./typed.js";
import { createWin } from "./win.js";

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

/** @type {(root: HTMLElement, frame: RoomFrame) => RoomParts<State>} */
function play(root, frame) {
  const room = createRoom(openGame({ board: "8x8" }));
  const player = createPlayer(room.game.session);
  const pick = (/** @type {string} */ square) => moves.pick(square);
  const inquiry = createInquiry(room, frame);
  const panel = createPanel(find(root, ".story", HTMLElement), { pick });
  const board = createBoard(root, room, frame, { player, pick });
  const { layers } = board;
  const onBoard = find(root, ".board", HTMLElement);
  const moves = createMoves(room, frame, {
    board: onBoard,
    player,
    inquiry,
    layers: () => layers.shown,
    place: (square) => placing.place(square),
    reached: () => ladder.reach(),
    won: () => win.open(),
    focus: panel.focus,
  });
  const settings = createSettings(root, {
    mode: setMode,
    change,
    board: (chosen) => change({ board: chosen, leaper: undefined, start: undefined }),
    rings(isOn) {
      switchRings(room, isOn);
      set({});
    },
    watch(isOn) {
      set({ watch: isOn });
      if (isOn) {
        inquiry.judge();
      }
    },
    handOver: moves.handOver,
  });
  const games = createGames(root, room, frame, {
    ...{ player, board, settings, inquiry },
    arrived: moves.arrived,
    openCheck: (isOpen) => check.open(isOpen),
    celebrateOn: onBoard,
    focus() {
      panel.focus();
      board.bring();
    },
  });
  const placing = createPlacing(root, room, frame, { begin: games.begin, bring: board.bring });
  /** Whether the panel for pasted tours is to be shown, once the room is drawn. Whoever uses it before has found it. */
  let bringsCheck = false;
  const check = createCheck(find(root, ".check", HTMLDetailsElement), {
    settings: () => room.game.settings,
    found(tour, on) {
      bringsCheck = false;
      games.playChecked(tour, on);
    },
    refused() {
      bringsCheck = false;
      inquiry.stop();
      set(freshPosition());
    },
    toggled: (isOpen) => set({ isChecking: isOpen }),
  });
  const hint = () => helped("hint", moves.hint);
  const judge = () =>
    helped("judge", () => {
      // Of a finished tour it says what that is, which is no help.
      if (room.game.session.moment().outcome?.kind !== "tour") {
        noteUse(room, "judge");
      }
      inquiry.judge();
    });
  const typed = createTyped(root, room, frame, {
    pick,
    acts: {
      back: () => void (moves.canTakeBack() ? moves.back() : games.undo()),
      hint,
      lost: judge,
      start: (square) => (square === null ? placing.ask() : placing.place(square)),
    },
  });
  const take = createTake(root, room, frame);
  const against = createAgainst(root, room, frame);
  const challenges = createChallengePanel(root, room, frame, {
    link: (challenge) =>
      route.write({
        ...{ ...state(), ...ofChallenge(challenge), legal: false, watch: false, check: false },
        theme: frame.themeInLink,
      }),
    leave() {
      set({ challenge: null });
      panel.focus();
    },
  });
  const ladder = createLadderPanel(root, room, frame, {
    climb({ board: on, leaper, target, start }) {
      if (games.again({ board: on, leaper, target, start })) {
        room.isClimbing = true;
      }
    },
    playDay(day) {
      if (games.again({ ...boardOfDay(day), leaper: undefined })) {
        room.day = day;
      }
    },
  });
  const offer = () =>
    room.challenge
      ? null
      : (ladder.offer() ?? offerIn(room, { judge: inquiry.judge, again: games.again }));
  const win = createWin(root, room, { offer, copyLine: ladder.copyLine });
  const draw = createShow(root, room, frame, {
    ...{ player, panel, against, layers, challenges, ladder, moves, placing, take, typed },
    ...{ view: board.view, offer },
  });

  /** @returns {Partial<State>} */
  const state = () => ({
    ...room.game.settings,
    path: room.game.moves(),
    mode: room.mode,
    layers: layers.chosen ?? undefined,
    legal: room.legal,
    watch: room.watch,
    check: room.isChecking,
    ...ofChallenge(room.challenge),
    day: room.day,
  });

  /** @param {Partial<import("./state.js").Room>} changes */
  function set(changes) {
    Object.assign(room, changes);
    settings.show(room);
    frame.changed();
  }

  /** @param {Mode} mode */
  function setMode(mode) {
    if (mode !== room.mode) {
      set({ mode, ...freshGame() });
      moves.arrived();
      frame.announce(opening(room));
      board.bring();
    }
  }

  /** Begins another game, with its board in sight. @param {Parameters<typeof games.begin>[0]} changes */
  function change(changes) {
    const refusal = games.begin(changes);
    if (refusal === null) {
      board.bring();
    }
    return refusal;
  }

  /** Helps, unless a challenge forbids it. @type {(help: Help, does: () => void) => void} */
  function helped(help, does) {
    if (mayUse(room, help)) {
      does();
    } else {
      frame.say(notAllowed);
    }
  }

  games.put(room.game);

  return {
    route,
    state,
    apply(wanted) {
      bringsCheck = wanted.check;
      const rung = isBare(location.hash) ? ladder.coming() : undefined;
      const problems = games.apply(rung ? { ...wanted, ...rung } : wanted);
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
    draw,
    settle() {
      board.settle();
      if (bringsCheck) {
        bringsCheck = false;
        check.bring();
      }
    },
    isMoving: () => player.isMoving,
    actions: {
      back: moves.back,
      forward: moves.forward,
      play: moves.play,
      restart: games.restart,
      undo: games.undo,
      place: placing.ask,
      ...{ hint, judge },
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
      win.close();
      against.stop();
    },
    restyle() {
      layers.show();
      against.show();
    },
  };
}
