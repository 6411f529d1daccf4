/**
 * The table of finished runs, also as CSV.
 * @import { Moment, RunSettings } from "../../pkg/knights_tour.js"
 */

import { button, find, make } from "../../widgets/dom.js";
import { csvOf } from "../../widgets/csv.js";
import { copyAndSay } from "../../widgets/copy-and-say.js";
import * as words from "#text/words.js";
import { makeTable } from "../../widgets/table.js";
import { shortName } from "./picker.js";
import * as own from "#text/compare.js";

/** @typedef {Record<keyof typeof own.columns, string>} Row */

/** Maximum number of rows; older ones are dropped. */
const MAX_ROWS = 500;
const names = /** @type {(keyof Row)[]} */ (Object.keys(own.columns));

/** @type {(settings: RunSettings, moment: Moment) => Row} */
function rowOf(settings, moment) {
  const { outcome, counters, start } = moment;
  const isTour = outcome?.kind === "tour";
  return {
    board: words.valueName("board", settings.board),
    start,
    method: own.method(shortName(settings), settings),
    outcome: own.status(moment),
    steps: String(counters.steps),
    backtracks: String(counters.backtracks),
    restarts: String(counters.restarts),
    closed: isTour ? (outcome.closed ? own.yes : own.no) : "",
  };
}

/** @param {Row} row */
const lineOf = (row) => names.map((name) => row[name]);

/**
 * @param {HTMLElement} root
 * @param {(text: string) => void} say for the live region
 */
export function createRuns(root, say) {
  /** The rows by the settings of their runs: the same settings always give the same result. @type {Map<string, Row>} */
  const rows = new Map();
  const empty = make("p", { class: "note" }, own.labels.noRuns);
  const table = makeTable(Object.values(own.columns), []);
  // The table may be wider than the window, and a scrolling element must be reachable by keyboard.
  const frame = make(
    "div",
    { class: "scrolls ruled", tabindex: "0", role: "group", "aria-label": own.labels.runs },
    table,
  );
  const copy = button(own.labels.copyCsv, () =>
    copyAndSay(copy, csvOf([own.columns, ...rows.values()].map(lineOf)), say),
  );
  const clear = button(own.labels.clear, () => {
    rows.clear();
    show();
    heading.focus();
  });
  const buttons = make("div", { class: "chips" }, copy, clear);
  const heading = find(root, "h2", HTMLElement);
  root.append(empty, frame, buttons);

  function show() {
    table.tBodies[0]?.replaceChildren(
      ...[...rows.values()].map((row) =>
        make("tr", {}, ...names.map((name) => make("td", { class: `of-${name}` }, row[name]))),
      ),
    );
    empty.hidden = rows.size > 0;
    frame.hidden = rows.size === 0;
    buttons.hidden = rows.size === 0;
  }

  show();

  return {
    /** Adds a finished run. @type {(settings: RunSettings, moment: Moment) => void} */
    add(settings, moment) {
      const key = JSON.stringify(settings);
      if (rows.has(key)) {
        return;
      }
      rows.set(key, rowOf(settings, moment));
      for (const oldest of [...rows.keys()].slice(0, Math.max(0, rows.size - MAX_ROWS))) {
        rows.delete(oldest);
      }
      show();
    },
  };
}
