/**
 * Opens what an element shows: a run, or a game whose moves the reader makes.
 *
 * @import { RunSettings } from "../pkg/knights_tour.js"
 * @import { Game } from "../run/game.js"
 * @import { Opened } from "../run/open-run.js"
 */

import { openUsable } from "../run/game.js";
import { openRun } from "../run/open-run.js";

/** @typedef {Opened & { game?: Game }} OpenedHere */

/** @param {Partial<RunSettings>} settings @param {readonly string[]} [moves] those that are made already @returns {OpenedHere} */
export function openGameHere(settings, moves = []) {
  const { game, problems } = openUsable(settings);
  game.playAll(moves);
  return {
    session: game.session,
    settings: { ...game.settings, algorithm: "player" },
    usesSeed: false,
    problems,
    game,
  };
}

/** @type {(settings: Partial<RunSettings>, isGame: boolean, moves?: readonly string[]) => OpenedHere} */
export const openShown = (settings, isGame, moves) =>
  isGame ? openGameHere(settings, moves) : openRun(settings);
