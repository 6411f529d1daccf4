/**
 * The shared form of a game: its moves in order, by whoever made each of them. Explore can show a tour as
 * well.
 * @import { RunSettings, ThemeId } from "../../pkg/knights_tour.js"
 * @import { Seen } from "../../app/share/subject.js"
 * @import { Game } from "../../run/game.js"
 * @import { Look } from "../../widgets/board-view.js"
 */

import { tourLink } from "../../app/links.js";

/** @type {(game: Game, look: Look, theme?: ThemeId) => Pick<Seen, "inExplore" | "run">} */
export function sharedGame(game, look, theme) {
  const { session, info, target } = game;
  const { board, leaper, wrap, graph, start, end } = game.settings;
  const asked = { board, leaper, wrap, graph, start, end, target };
  const moves = game.moves();
  const byHand = moves.map((square, i) => `${i}:${square}`).join(",");
  const moment = { ...session.moment(), position: moves.length, recorded: moves.length };
  /** @type {RunSettings} */
  const settings = { ...asked, algorithm: "player", byHand };
  const isShown = moment.outcome?.kind === "tour" && graph === undefined;
  return {
    ...(isShown && { inExplore: tourLink(asked, game.path(), { theme }) }),
    run: { session, settings, info, look, moment },
  };
}
