/**
 * Starts games: from a link, with other settings, from the start again, or from a pasted tour.
 * @import { Found } from "./check.js"
 * @import { GameSettings } from "../../run/bare-game.js"
 * @import { Game } from "../../run/game.js"
 * @import { Problem } from "../../run/open-run.js"
 * @import { Parts } from "./parts.js"
 * @import { Mode, State } from "./route.js"
 * @import { Room } from "./state.js"
 */

import { linkTo } from "../../app/links.js";
import { messageOf } from "../../run/errors.js";
import { feasibilityInWords } from "../../run/feasibility.js";
import { openGame, openUsable, openWith } from "../../run/game.js";
import { wrong } from "#text/challenge.js";
import * as words from "#text/play.js";
import * as shared from "#text/words.js";
import { challengeIn } from "./challenge.js";
import { arrived } from "./moves.js";
import { settingsIn } from "./route.js";
import { forgetBefore, freshGame, mayUse, noteUse } from "./state.js";
import { celebrate } from "../../widgets/celebrate.js";
import { opening, sayIn, standing } from "./tell.js";

/** Link parameters that only this room knows. */
const OWN = ["path", "mode", "challenge", "locked", "goal", "day"];

/** What Undo will bring back, if another game loses moves. @type {(room: Room, game: Game) => Room["before"]} */
function lostBy(room, game) {
  const [path, next] = [room.game.path(), game.path()];
  const isLost = path.length > 1 && path.some((square, i) => square !== next[i]);
  const { mode, round, answers, used, day, isClimbing } = room;
  return isLost && mayUse(room, "back")
    ? { game: room.game, mode, round, answers, used, day, isClimbing }
    : null;
}

/** Replaces the current game. @type {(parts: Parts, game: Game, before?: Room["before"]) => void} */
function put(parts, game, before = null) {
  const { room, frame, player, board, settings, otherBoard } = parts;
  parts.inquiry.stop();
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
  board.use(game);
  settings.use(game);
  settings.show(room);
  otherBoard.hidden = game.settings.graph !== undefined;
  otherBoard.href = linkTo("build", game.settings);
  frame.notices.show([]);
  const { answer, because } = feasibilityInWords(game.settings, game.start);
  frame.notices.showImpossible(answer === "no" ? because : "");
  arrived(parts);
}

/** Replaces the game by one that belongs neither to a day nor to the ladder. @type {(parts: Parts, game: Game, help?: "link" | "pasted") => void} */
function putAsStep(parts, game, help) {
  const { room } = parts;
  parts.frame.asStep(() => {
    put(parts, game, lostBy(room, game));
    Object.assign(room, { day: null, isClimbing: false });
    if (help) {
      noteUse(room, help);
    }
  });
}

/** @param {Parts} parts */
function announceBegin({ room, frame }) {
  const offer = room.before ? words.undoOffer : "";
  frame.announce(sayIn(room)(shared.paragraph(words.begins(room.game.start), offer)));
}

/** Starts a game with other settings; moves are kept if they stay valid. If the settings are invalid, the current game stays. @type {(parts: Parts, changes: Partial<GameSettings>) => string | null} what is wrong */
export function begin(parts, changes) {
  const { game: last } = parts.room;
  const isElsewhere = changes.board !== undefined && last.settings.graph !== undefined;
  const wanted = { ...last.settings, ...(isElsewhere && { graph: undefined }), ...changes };
  try {
    const game = openWith(wanted, changes);
    const isSame =
      !("board" in changes) && ("target" in changes || "tieBreak" in changes || "rule" in changes);
    const moves = isSame ? last.path().slice(1) : [];
    game.playAll(moves);
    putAsStep(parts, game, moves.length > 0 ? "link" : undefined);
    announceBegin(parts);
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

/** Starts a game with other settings, with its board in sight. @type {typeof begin} */
export function change(parts, changes) {
  const refusal = begin(parts, changes);
  if (refusal === null) {
    parts.board.bring();
  }
  return refusal;
}

/** Changes what is not of the game. @type {(parts: Parts, changes: Partial<Room>) => void} */
export function set({ room, frame, settings }, changes) {
  Object.assign(room, changes);
  settings.show(room);
  frame.changed();
}

/** Changes the way of playing. @type {(parts: Parts, mode: Mode) => void} */
export function setMode(parts, mode) {
  const { room, frame, board } = parts;
  if (mode !== room.mode) {
    set(parts, { mode, ...freshGame() });
    arrived(parts);
    frame.announce(opening(room));
    board.bring();
  }
}

/** Moves the focus to the story, as the pressed button disappears. @param {Parts} parts */
function focus({ panel, board }) {
  panel.focus();
  board.bring();
}

/** Starts another game from its start. If it is refused, the reason is shown and the current game stays. @type {(parts: Parts, changes: Partial<GameSettings>) => boolean} whether it has started */
export function again(parts, changes) {
  const { room, frame, player } = parts;
  const refusal = begin(parts, changes);
  if (refusal !== null) {
    frame.say(shared.refused(refusal), "error");
    return false;
  }
  room.game.takeBackTo(1);
  room.used = {};
  player.pause();
  arrived(parts);
  focus(parts);
  return true;
}

/** Restarts the game, or returns to where a challenge has locked it. @param {Parts} parts */
export function restart(parts) {
  const { room } = parts;
  const locked = room.game.moves().slice(0, room.challenge?.locked ?? 0);
  // Otherwise the next game begins without any help.
  if (room.challenge) {
    noteUse(room, "restart");
  }
  const game = openGame(room.game.settings);
  game.playAll(locked);
  put(parts, game, lostBy(room, game));
  announceBegin(parts);
}

/** Brings back the game that another one has replaced. @param {Parts} parts @returns {boolean} whether there is one */
export function undo(parts) {
  const { room, frame, player, settings } = parts;
  if (!room.before) {
    return false;
  }
  const { game, ...others } = room.before;
  player.pause();
  frame.asStep(() => {
    put(parts, game);
    Object.assign(room, others);
  });
  settings.show(room);
  const told = shared.paragraph(words.undone, standing(room, game.session.moment()));
  frame.announce(sayIn(room)(told));
  return true;
}

/** Plays the valid part of a pasted tour and points out the error. @type {(parts: Parts, found: Found, board?: string) => void} */
export function playChecked(parts, found, board) {
  const { room, frame, inquiry } = parts;
  const { squares, holds } = found;
  const [start] = squares;
  const own = board === undefined ? {} : { board, graph: undefined };
  const game = openWith({ ...room.game.settings, ...own, start }, {});
  game.playAll(squares.slice(1, holds));
  putAsStep(parts, game, "pasted");
  const moment = game.session.moment();
  const isTour = moment.outcome?.kind === "tour";
  room.told = words.checked(found, { size: board && game.info.title, isTour });
  room.isRight = found.problem === undefined;
  room.pointedOut = squares.slice(holds, holds + 1);
  frame.announce(sayIn(room)(shared.paragraph(room.told, isTour ? standing(room, moment) : "")));
  if (isTour) {
    celebrate(parts.board.canvas);
  } else {
    inquiry.judge();
  }
  focus(parts);
}

/** Shows the game of a link; tells what of it cannot be used. @type {(parts: Parts, wanted: State) => Problem[]} */
export function apply(parts, wanted) {
  const { room, board, check: checkPanel } = parts;
  const { game, problems } = openUsable(settingsIn(wanted));
  const { path, legal, watch, day, check } = wanted;
  const asked = challengeIn(wanted);
  // Challenges are about tours.
  const mode = asked && wanted.mode === "uncrossed" ? "free" : wanted.mode;
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
  board.layers.choose(mayUse(room, "layers") ? (wanted.layers ?? null) : null);
  room.isChecking = check;
  checkPanel.open(check);
  put(parts, game);
  if (made > locked) {
    noteUse(room, "link");
  }
  const broken = lost === undefined ? [] : [{ name: "path", message: words.wrong.path(lost) }];
  const unlocked = isTooMany
    ? [{ name: "locked", message: wrong.locked(String(asked.locked), 0, made) }]
    : [];
  return [...problems, ...broken, ...unlocked];
}

/** @type {(name: string, message: string) => string} */
export const correction = (name, message) =>
  OWN.includes(name) ? words.asSentence(message) : words.replaced(name, message);
