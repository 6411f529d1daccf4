/**
 * Games, one after the other: as a link asks for them, with other settings, from the start again, or from a
 * pasted tour.
 *
 * @import { Found } from "./check.js"
 * @import { RoomFrame } from "../../app/mount-room.js"
 * @import { Game, GameSettings } from "../../run/game.js"
 * @import { Problem } from "../../run/open-run.js"
 * @import { Player } from "../../run/player.js"
 * @import { Route } from "./address.js"
 * @import { Room } from "./state.js"
 */

import { addressOf } from "../../app/address.js";
import { isCrash, messageOf } from "../../run/errors.js";
import { feasibilityInWords } from "../../run/feasibility.js";
import { openGame, openUsable, openWith } from "../../run/game.js";
import * as words from "../../text/play.js";
import * as shared from "../../text/words.js";
import { find } from "../../widgets/dom.js";
import { freshGame, mayUse, noteUse } from "./state.js";
import { sayIn } from "./tell.js";

/** What only this room knows of in a link. */
const OWN = ["path", "mode", "challenge", "day"];

/**
 * @param {HTMLElement} root
 * @param {Room} room
 * @param {RoomFrame} frame
 * @param {object} parts
 * @param {Player} parts.player
 * @param {ReturnType<typeof import("./board.js").createBoard>} parts.board
 * @param {ReturnType<typeof import("./settings.js").createSettings>} parts.settings
 * @param {ReturnType<typeof import("./inquiry.js").createInquiry>} parts.inquiry
 * @param {() => void} parts.arrived another position is there
 * @param {() => void} parts.focus where the button that was pressed goes
 */
export function createGames(root, room, frame, parts) {
  const { player, board: shown, settings, inquiry, arrived, focus } = parts;
  const { notices, announce } = frame;
  const otherBoard = find(root, "#play-other-board", HTMLAnchorElement);

  /** Puts a game on in place of the one before. @param {Game} game */
  function put(game) {
    inquiry.stop();
    if (game !== room.game) {
      room.game.session.free();
    }
    Object.assign(room, { game, ...freshGame() });
    if (!room.challenge) {
      room.used = {};
    }
    room.run += 1;
    player.use(game.session, game.info.squares);
    frame.hush();
    shown.use(game);
    settings.use(game);
    settings.show(room);
    otherBoard.hidden = game.settings.graph !== undefined;
    otherBoard.href = addressOf("build", game.settings, frame.linkedTheme);
    notices.show([]);
    const { answer, because } = feasibilityInWords(game.settings, game.start);
    notices.showImpossible(answer === "no" ? because : "");
    arrived();
  }

  /** One that nobody has asked for as the board of a day or of the ladder. @type {(game: Game, help?: "link" | "pasted") => void} */
  function putAsStep(game, help) {
    frame.asStep(() => {
      put(game);
      Object.assign(room, { day: null, isClimbing: false });
      if (help) {
        noteUse(room, help);
      }
    });
  }

  /** Begins a game with other settings; moves stay where they mean the same. What is wrong leaves the one before as it is. @param {Partial<GameSettings>} changes @returns {string | null} what is wrong */
  function begin(changes) {
    const { settings: before } = room.game;
    const isElsewhere = changes.board !== undefined && before.graph !== undefined;
    const wanted = { ...before, ...(isElsewhere && { graph: undefined }), ...changes };
    try {
      const game = openWith(wanted, changes);
      const isSame = !("board" in changes) && ("target" in changes || "tieBreak" in changes);
      const moves = isSame ? room.game.path().slice(1) : [];
      game.playAll(moves);
      putAsStep(game, moves.length > 0 ? "link" : undefined);
      announce(sayIn(room)(words.begins(game.start)));
      return null;
    } catch (error) {
      if (isCrash(error)) {
        throw error;
      }
      return messageOf(error);
    }
  }

  return {
    put,
    begin,
    /** Another game, from its start. @param {Partial<GameSettings>} changes */
    again(changes) {
      begin(changes);
      room.game.takeBackTo(1);
      room.used = {};
      player.pause();
      arrived();
      focus();
    },
    /** The same game from its start, or from where a challenge has locked it. */
    restart() {
      const locked = room.game.moves().slice(0, room.challenge?.locked ?? 0);
      noteUse(room, "restart");
      const game = openGame(room.game.settings);
      game.playAll(locked);
      put(game);
      announce(sayIn(room)(words.begins(game.start)));
    },
    /** What is right of a pasted tour is played, and what is wrong pointed out. @type {(found: Found, board?: string) => void} */
    playChecked(found, board) {
      const { squares, holds } = found;
      const [start] = squares;
      const own = board === undefined ? {} : { board, graph: undefined };
      const game = openWith({ ...room.game.settings, ...own, start }, {});
      game.playAll(squares.slice(1, holds));
      putAsStep(game, "pasted");
      room.told = words.checked(found, board && game.info.title);
      room.pointedOut = squares.slice(holds, holds + 1);
      announce(sayIn(room)(room.told));
      if (game.session.moment().outcome?.kind !== "tour") {
        inquiry.judge();
      }
      focus();
    },
    /** Goes where a link says. @type {(wanted: Route, problems: Problem[]) => void} */
    go(wanted, problems) {
      const { game, problems: unusable } = openUsable(wanted.settings);
      const { mode, path, legal, watch, day = null } = wanted;
      // A round of predictions is not in its link.
      const isRound = wanted.challenge !== null && mode === "predict";
      const lost = game.playAll(isRound ? path.slice(0, wanted.challenge?.locked) : path);
      const made = game.moves().length;
      const locked = Math.min(wanted.challenge?.locked ?? 0, made);
      const challenge = wanted.challenge && { ...wanted.challenge, locked };
      Object.assign(room, { mode, challenge, day, isClimbing: false, used: {} });
      room.legal = legal && mayUse(room, "ways");
      room.watch = watch && mayUse(room, "judge");
      shown.layers.choose(mayUse(room, "layers") ? (wanted.layers ?? null) : null);
      put(game);
      if (made > locked) {
        noteUse(room, "link");
      }
      const all = [...problems, ...unusable];
      if (lost !== undefined) {
        all.push({ name: "path", message: words.wrong.path(lost) });
      }
      for (const { name, message } of all) {
        const isOwn = OWN.includes(name);
        notices.add(isOwn ? words.asSentence(message) : shared.replaced(name, message, ""));
      }
    },
  };
}
