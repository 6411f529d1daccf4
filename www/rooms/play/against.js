/**
 * A path against the rule: the moves that left it, and what the rule makes of the same start. It is
 * worked out when it is opened, and after each move while it is.
 *
 * @import { ThemeId } from "../../pkg/knights_tour.js"
 * @import { Game } from "../../run/game.js"
 */

import { diagramSvg } from "../../pkg/knights_tour.js";
import * as words from "../../text/play.js";
import { sayOn } from "../../text/words.js";
import { find, make, setText } from "../../widgets/dom.js";
import { departuresOf, MOST_SQUARES, ruleFrom } from "./departures.js";

/** Of more departures the first are named. */
const MOST_NAMED = 20;

/**
 * @param {HTMLElement} root
 * @param {() => { game: Game, theme: ThemeId, isAllowed: boolean }} now
 */
export function createAgainst(root, now) {
  const details = find(root, ".against", HTMLDetailsElement);
  const list = find(details, ".left-at", HTMLElement);
  const ghost = find(details, ".ghost", HTMLImageElement);

  /** @param {Game} game */
  function showDepartures(game) {
    const say = sayOn(game.settings);
    const found = departuresOf(game);
    const moves = game.path().length - 1;
    setText(find(details, ".departures", HTMLElement), say(words.departures(found.length, moves)));
    const told = found.slice(0, MOST_NAMED);
    list.replaceChildren(...told.map((each) => make("li", {}, say(words.departure(each)))));
  }

  /** The rule’s own run, as far as the path has come. @type {(game: Game, theme: ThemeId) => void} */
  function showGhost(game, theme) {
    const { settings, info } = game;
    const run = ruleFrom(game);
    const reached = sayOn(settings)(words.ghostReached(run.length, info.squares));
    const path = run.slice(0, game.path().length);
    const { board, leaper, graph } = settings;
    const on = graph === undefined ? { board, leaper } : { graph };
    const picture = { ...on, path, colours: true, numbers: true, knight: path.at(-1) };
    const svg = diagramSvg(picture, { theme });
    ghost.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    ghost.alt = words.labels.ghost;
    setText(find(details, ".ghost-reached", HTMLElement), reached);
  }

  function show() {
    const { game, theme, isAllowed } = now();
    details.hidden = !isAllowed || game.info.squares > MOST_SQUARES || game.path().length < 2;
    if (details.open && !details.hidden) {
      showDepartures(game);
      showGhost(game, theme);
    }
  }

  details.addEventListener("toggle", show);
  return { show };
}
