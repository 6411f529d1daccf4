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
import { createMoves } from "./moves.js";
import { offerIn } from "./offer.js";
import { createPanel } from "./panel.js";
import { ofChallenge } from "./challenge.js";
import { route } from "./route.js";
import { createSettings } from "./settings.js";
import { sharedGame } from "./share.js";
import { createShow } from "./show.js";
import { createRoom, freshGame, mayUse, noteUse } from "./state.js";
import { opening } from "./tell.js";

const files = {
  markup: new URL("room.html", import.meta.url),
  style: new URL("room.css", import.meta.url),
};

const labels = { ...words.labels, ...challengeLabels, ...ladderLabels };

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
  const moves = createMoves(room, frame, {
    player,
    inquiry,
    layers: () => layers.shown,
    begin: (changes) => games.begin(changes),
    reached: () => ladder.reach(),
    focus: panel.focus,
  });
  const settings = createSettings(find(root, ".settings", HTMLElement), {
    mode: setMode,
    change: (changes) => games.begin(changes),
    board(chosen) {
      if (games.begin({ board: chosen, leaper: undefined, start: undefined }) === null) {
        board.bring();
      }
    },
    legal: (isShown) => set({ legal: isShown }),
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
    focus() {
      panel.focus();
      board.bring();
    },
  });
  createCheck(find(root, ".check", HTMLElement), {
    settings: () => room.game.settings,
    found: games.playChecked,
    refused: () => set({ told: "", pointedOut: [] }),
  });
  const against = createAgainst(root, room, frame);
  const challenges = createChallengePanel(root, room, frame, {
    link: (challenge) =>
      route.write({
        ...{ ...state(), ...ofChallenge(challenge), legal: false, watch: false },
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
  const draw = createShow(root, room, frame, {
    ...{ player, panel, against, layers, challenges, ladder, moves },
    view: board.view,
    offer: () =>
      room.challenge
        ? null
        : (ladder.offer() ?? offerIn(room, { judge: inquiry.judge, again: games.again })),
  });

  /** @returns {Partial<State>} */
  const state = () => ({
    ...room.game.settings,
    path: room.game.moves(),
    mode: room.mode,
    layers: layers.chosen ?? undefined,
    legal: room.legal,
    watch: room.watch,
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
    }
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
    apply: games.apply,
    correction: games.correction,
    share() {
      player.pause();
      return sharedGame(room.game, board.look(), frame.linkedTheme);
    },
    title() {
      const { counters, squares } = room.game.session.moment();
      return words.title(room.game.info.title, counters.visited, squares, sharedLabels.title);
    },
    draw,
    settle: board.settle,
    isMoving: () => player.isMoving,
    actions: {
      back: moves.back,
      forward: moves.forward,
      play: moves.play,
      restart: games.restart,
      hint: () => helped("hint", moves.hint),
      judge() {
        helped("judge", () => {
          noteUse(room, "judge");
          inquiry.judge();
        });
      },
      cancel() {
        const isNeeded = player.isMoving || room.isJudging;
        player.pause();
        inquiry.stop();
        return isNeeded;
      },
    },
    bindings: [
      { action: "hint", name: words.actions.hint, keys: ["h"] },
      { action: "judge", name: words.actions.judge, keys: ["l"] },
    ],
    actionNames: words.actions,
    onBoard: boardRowsOf(words.onBoard).map(({ name, keys }) => ({
      name: fillIn(name, usualTerms),
      keys,
    })),
    // What is being found out goes on, and is there when somebody comes back.
    leave() {
      player.pause();
      against.stop();
    },
    restyle() {
      layers.show();
      against.show();
    },
  };
}
