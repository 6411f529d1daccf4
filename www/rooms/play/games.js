/**
 * Starts games: from a link, with other settings, from the start again, or from a pasted tour.
 * @import { Found } from "./check.js"
 * @import { RoomFrame } from "../../app/mount-room.js"
 * @import { GameSettings } from "../../run/bare-game.js"
 * @import { Game } from "../../run/game.js"
 * @import { Player } from "../../run/player.js"
 * @import { State } from "./route.js"
 * @import { Room } from "./state.js"
 */

import { linkTo } from "../../app/links.js";
import { messageOf } from "../../run/errors.js";
import { feasibilityInWords } from "../../run/feasibility.js";
import { openGame, openUsable, openWith } from "../../run/game.js";
import { wrong } from "#text/challenge.js";
import * as words from "#text/play.js";
import * as shared from "#text/words.js";
import { find } from "../../widgets/dom.js";
import { challengeIn } from "./challenge.js";
import { settingsIn } from "./route.js";
import { forgetBefore, freshGame, mayUse, noteUse } from "./state.js";
import { celebrate } from "../../widgets/celebrate.js";
import { sayIn, standing } from "./tell.js";

/** Link parameters that only this room knows. */
const OWN = ["path", "mode", "challenge", "locked", "goal", "day"];

/**
 * @param {HTMLElement} root
 * @param {Room} room
 * @param {RoomFrame} frame
 * @param {object} parts
 * @param {Player} parts.player
 * @param {ReturnType<typeof import("./board.js").createBoard>} parts.board
 * @param {ReturnType<typeof import("./settings.js").createSettings>} parts.settings
 * @param {ReturnType<typeof import("./inquiry.js").createInquiry>} parts.inquiry
 * @param {() => void} parts.arrived called for another position
 * @param {() => void} parts.focus moves the focus when the pressed button disappears
 * @param {(isOpen: boolean) => void} parts.openCheck opens the panel for pasted tours, or closes it
 * @param {HTMLElement} parts.celebrateOn where a tour is celebrated
 */
export function createGames(root, room, frame, parts) {
  const { player, board: shown, settings, inquiry, arrived, focus, openCheck } = parts;
  const { notices, announce } = frame;
  const otherBoard = find(root, "#play-other-board", HTMLAnchorElement);

  /** What Undo will bring back, if another game loses moves. @param {Game} game @returns {Room["before"]} */
  function lostBy(game) {
    const [path, next] = [room.game.path(), game.path()];
    const isLost = path.length > 1 && path.some((square, i) => square !== next[i]);
    const { mode, round, answers, used, day, isClimbing } = room;
    return isLost && mayUse(room, "back")
      ? { game: room.game, mode, round, answers, used, day, isClimbing }
      : null;
  }

  /** Replaces the current game. @type {(game: Game, before?: Room["before"]) => void} */
  function put(game, before = null) {
    inquiry.stop();
    if (room.before?.game !== game) {
      forgetBefore(room);
    }
    if (game !== room.game && !before) {
      room.game.session.free();
    }
    Object.assign(room, { game, ...freshGame(), before });
    if (!room.challenge) {
      room.used = {};
    }
    room.run += 1;
    player.use(game.session, game.info.squares);
    shown.use(game);
    settings.use(game);
    settings.show(room);
    otherBoard.hidden = game.settings.graph !== undefined;
    otherBoard.href = linkTo("build", game.settings);
    notices.show([]);
    const { answer, because } = feasibilityInWords(game.settings, game.start);
    notices.showImpossible(answer === "no" ? because : "");
    arrived();
  }

  /** Replaces the game by one that belongs neither to a day nor to the ladder. @type {(game: Game, help?: "link" | "pasted") => void} */
  function putAsStep(game, help) {
    frame.asStep(() => {
      put(game, lostBy(game));
      Object.assign(room, { day: null, isClimbing: false });
      if (help) {
        noteUse(room, help);
      }
    });
  }

  function announceBegin() {
    const offer = room.before ? words.undoOffer : "";
    announce(sayIn(room)(shared.paragraph(words.begins(room.game.start), offer)));
  }

  /** Starts a game with other settings; moves are kept if they stay valid. If the settings are invalid, the current game stays. @param {Partial<GameSettings>} changes @returns {string | null} what is wrong */
  function begin(changes) {
    const { settings: before } = room.game;
    const isElsewhere = changes.board !== undefined && before.graph !== undefined;
    const wanted = { ...before, ...(isElsewhere && { graph: undefined }), ...changes };
    try {
      const game = openWith(wanted, changes);
      const isSame =
        !("board" in changes) &&
        ("target" in changes || "tieBreak" in changes || "rule" in changes);
      const moves = isSame ? room.game.path().slice(1) : [];
      game.playAll(moves);
      putAsStep(game, moves.length > 0 ? "link" : undefined);
      announceBegin();
      return null;
    } catch (error) {
      return messageOf(error);
    }
  }

  return {
    put,
    begin,
    /** Starts another game from its start. If it is refused, the reason is shown and the current game stays. @param {Partial<GameSettings>} changes @returns {boolean} whether it has started */
    again(changes) {
      const refusal = begin(changes);
      if (refusal !== null) {
        frame.say(shared.refused(refusal), "error");
        return false;
      }
      room.game.takeBackTo(1);
      room.used = {};
      player.pause();
      arrived();
      focus();
      return true;
    },
    /** Restarts the game, or returns to where a challenge has locked it. */
    restart() {
      const locked = room.game.moves().slice(0, room.challenge?.locked ?? 0);
      // Otherwise the next game begins without any help.
      if (room.challenge) {
        noteUse(room, "restart");
      }
      const game = openGame(room.game.settings);
      game.playAll(locked);
      put(game, lostBy(game));
      announceBegin();
    },
    /** Brings back the game that another one has replaced. @returns {boolean} whether there is one */
    undo() {
      if (!room.before) {
        return false;
      }
      const { game, ...others } = room.before;
      player.pause();
      frame.asStep(() => {
        put(game);
        Object.assign(room, others);
      });
      settings.show(room);
      const told = shared.paragraph(words.undone, standing(room, game.session.moment()));
      announce(sayIn(room)(told));
      return true;
    },
    /** Plays the valid part of a pasted tour and points out the error. @type {(found: Found, board?: string) => void} */
    playChecked(found, board) {
      const { squares, holds } = found;
      const [start] = squares;
      const own = board === undefined ? {} : { board, graph: undefined };
      const game = openWith({ ...room.game.settings, ...own, start }, {});
      game.playAll(squares.slice(1, holds));
      putAsStep(game, "pasted");
      const { outcome } = game.session.moment();
      const size = board && game.info.title;
      room.told = words.checked(found, { size, isTour: outcome?.kind === "tour" });
      room.pointedOut = squares.slice(holds, holds + 1);
      announce(sayIn(room)(room.told));
      if (outcome?.kind === "tour") {
        celebrate(parts.celebrateOn);
      } else {
        inquiry.judge();
      }
      focus();
    },
    /** @param {State} wanted */
    apply(wanted) {
      const { game, problems } = openUsable(settingsIn(wanted));
      const { mode, path, legal, watch, day, check } = wanted;
      const asked = challengeIn(wanted);
      // A round of predictions is not in its link.
      const isRound = asked !== null && mode === "predict";
      const lost = game.playAll(isRound ? path.slice(0, asked?.locked) : path);
      const made = game.moves().length;
      // Of a path that breaks off, all that is left of it is locked.
      const isTooMany = asked !== null && asked.locked > made && lost === undefined;
      const locked = isTooMany ? 0 : Math.min(asked?.locked ?? 0, made);
      const challenge = asked && { ...asked, locked };
      Object.assign(room, { mode, challenge, day, isClimbing: false, used: {} });
      room.legal = legal && mayUse(room, "ways");
      room.watch = watch && mayUse(room, "judge");
      shown.layers.choose(mayUse(room, "layers") ? (wanted.layers ?? null) : null);
      room.isChecking = check;
      openCheck(check);
      put(game);
      if (made > locked) {
        noteUse(room, "link");
      }
      const broken = lost === undefined ? [] : [{ name: "path", message: words.wrong.path(lost) }];
      const unlocked = isTooMany
        ? [{ name: "locked", message: wrong.locked(String(asked.locked), 0, made) }]
        : [];
      return [...problems, ...broken, ...unlocked];
    },
    /** @type {(name: string, message: string) => string} */
    correction: (name, message) =>
      OWN.includes(name) ? words.asSentence(message) : words.replaced(name, message),
  };
}
