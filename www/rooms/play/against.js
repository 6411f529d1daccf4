/**
 * Compares a path with the rule: the moves that depart from it, and the rule's own run from the same start.
 * It is computed when the panel is opened, and after each move while it is open.
 * @import { AgainstTheRule } from "../../jobs/departures.js"
 * @import { RoomFrame } from "../../app/mount-room.js"
 * @import { Room } from "./state.js"
 */

import { runJob } from "../../jobs/run-job.js";
import { diagramSvg } from "../../pkg/knights_tour.js";
import * as words from "#text/play.js";
import { sayOn } from "#text/words.js";
import { find, make, setText } from "../../widgets/dom.js";
import { isOver } from "./state.js";

/** Squares of the largest board whose moves are compared one by one. */
const MAX_SQUARES = 1024;
/** Maximum number of departures that are named. */
const MAX_NAMED = 20;

/** @type {(root: HTMLElement, room: Room, frame: RoomFrame) => { show: () => void, stop: () => void }} */
export function createAgainst(root, room, frame) {
  const details = find(root, ".against", HTMLDetailsElement);
  const list = find(details, ".left-at", HTMLElement);
  const ghost = find(details, ".ghost", HTMLImageElement);
  let stop = () => {};
  /** Identifies the comparison that is shown: path, game and theme. */
  let shown = "";

  /** @param {AgainstTheRule} found */
  function showDepartures({ departures }) {
    const { game } = room;
    const say = sayOn(game.settings);
    const moves = game.path().length - 1;
    const text = say(
      words.departures(departures.length, moves, isOver(room), game.settings.rule !== undefined),
    );
    setText(find(details, ".departures", HTMLElement), text);
    const told = departures.slice(0, MAX_NAMED);
    list.replaceChildren(...told.map((each) => make("li", {}, say(words.departure(each)))));
  }

  /** The rule’s own run, up to the length of the path. @param {AgainstTheRule} found */
  function showGhost({ rule }) {
    const { settings, info, path: walked } = room.game;
    const path = rule.slice(0, walked().length);
    const { board, leaper, wrap, graph } = settings;
    const on = graph === undefined ? { board, leaper, wrap } : { graph };
    const picture = { ...on, path, colours: true, numbers: true, knight: path.at(-1) };
    const svg = diagramSvg(picture, { theme: frame.theme });
    ghost.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    ghost.alt = words.labels.ghost;
    const reached = sayOn(settings)(words.ghostReached(rule.length, info.squares));
    setText(find(details, ".ghost-reached", HTMLElement), reached);
  }

  function show() {
    const { game, run, challenge } = room;
    const path = game.path();
    details.hidden = challenge !== null || game.info.squares > MAX_SQUARES || path.length < 2;
    const wanted = [run, frame.theme, game.settings.tieBreak, game.settings.rule, ...path].join(
      " ",
    );
    if (!details.open || details.hidden || wanted === shown) {
      return;
    }
    stop();
    shown = wanted;
    stop = runJob({
      kind: "departures",
      settings: { settings: game.settings, path },
      onDone(found) {
        showDepartures(found);
        showGhost(found);
      },
      onFailed() {}, // Cannot fail: the game has already accepted this board.
    }).cancel;
  }

  details.addEventListener("toggle", show);
  return {
    show,
    stop() {
      stop();
      shown = "";
    },
  };
}
