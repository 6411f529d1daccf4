/**
 * One lane: a run with its board, its next step, its counters, and its method.
 * @import { Layer, Moment, RunSettings, Session, ThemeId } from "../../pkg/knights_tour.js"
 * @import { BoardOrGraph } from "../../run/board-or-graph.js"
 * @import { Opened } from "../../run/open-run.js"
 * @import { Waiting } from "../../run/when-here.js"
 * @import { Look } from "../../widgets/board-view.js"
 */

import { button, make, setAttribute, setText } from "../../widgets/dom.js";
import { createCounters, showLine } from "../../widgets/show.js";
import { createRunBoard } from "../../widgets/run-board.js";
import { methodOf } from "../../run/methods.js";
import { runOf } from "../../run/describe.js";
import * as words from "#text/words.js";
import { makeFold } from "./fold.js";
import { createPicker, shortName } from "./picker.js";
import * as own from "#text/compare.js";

/** @typedef {ReturnType<typeof createLane>} Lane */

/**
 * @param {string} id prefix of its ids
 * @param {object} on
 * @param {(changes: Partial<RunSettings>) => string | null} on.change returns what is wrong, or `null`
 * @param {Waiting} on.waiting
 * @param {() => void} on.remove
 * @param {(square: string) => void} on.pick
 * @param {(square: string | null) => void} on.cursor
 * @param {() => Look} on.look
 * @param {() => void} on.resize
 */
export function createLane(id, on) {
  const number = make("span", { class: "lane-number", id: `${id}-number` });
  const reason = make("span", { class: "reason" });
  const methodName = make("small");
  const heading = make("h3", { id, tabindex: "-1" }, number, " ", reason, " ", methodName);
  const remove = button("×", on.remove);
  remove.className = "round remove";
  const picker = make("div", { class: "picker column" });
  const note = make("p", { class: "note" });
  const frame = make("div", { class: "board" }, make("canvas", { "aria-hidden": "true" }));
  const cells = make("div", { class: "grid", role: "grid" });
  const status = make("p", { class: "status strong" });
  const say = make("p", { class: "say" });
  const counterList = make("dl", { class: "counters" });
  /** @type {ReturnType<typeof createCounters<keyof Moment["counters"]>>} */
  const counters = createCounters(counterList);
  frame.append(cells, make("div", { class: "zoom", hidden: "" }));
  const root = make(
    "section",
    { class: "lane", "aria-labelledby": id },
    make("div", { class: "lane-head" }, heading, remove),
    make(
      "div",
      { class: "lane-place" },
      make(
        "div",
        { class: "lane-body column" },
        frame,
        make(
          "div",
          { class: "lane-story" },
          status,
          say,
          counterList,
          makeFold(own.labels.picker),
          picker,
          note,
        ),
      ),
    ),
  );

  /** @type {Session | null} */
  let session = null;
  let start = "";
  /** @type {RunSettings | null} */
  let settings = null;

  const fields = createPicker(picker, `${id}-method`, on, number.id);
  const { view, grid, use } = createRunBoard(root, {
    look: on.look,
    resize: on.resize,
    pick: on.pick,
    cursor: on.cursor,
    label: (square) => (session ? words.squareLabel(session.squareInfo(square), start) : ""),
  });

  return {
    root,
    focus: () => heading.focus(),
    /** Shows the number of the lane, and whether it can be removed. @type {(n: number, canGo: boolean) => void} */
    number(n, canGo) {
      setText(number, own.lane(n));
      setAttribute(remove, "aria-label", own.removeLane(n));
      setAttribute(remove, "title", own.removeLane(n));
      remove.hidden = !canGo;
    },
    /** Switches to a run. Where another lane has the same method, its heading says how it breaks ties. @type {(opened: Opened, board: BoardOrGraph, target: string | undefined, isShared: boolean) => void} */
    use({ session: next, settings: wanted, usesSeed }, board, target, isShared) {
      const method = methodOf(wanted.algorithm);
      session = next;
      settings = wanted;
      start = next.moment().start;
      setText(reason, own.reason(wanted, isShared));
      setText(methodName, shortName(wanted));
      fields.show(wanted, usesSeed);
      showLine(note, wanted.target === target ? "" : own.otherTarget(wanted.target));
      use(next, board);
      const names = [
        "steps",
        ...(method?.buildsPath ? ["visited"] : []),
        ...(method?.counters ?? []),
      ];
      counters.use(/** @type {(keyof Moment["counters"])[]} */ (names), words.counterName);
    },
    takenBack: view.takenBack,
    isResting: view.isResting,
    /** Draws what has changed. */
    draw: view.draw,
    isBehind: view.isBehind,
    /** Removes the lane and frees its solver objects. */
    close() {
      root.remove();
      view.close();
      session = null;
    },
    squareSize: view.squareSize,
    drawable: view.drawable,
    /** Cheap enough for every frame. @param {Moment} moment */
    showCounters(moment) {
      counters.show(moment.counters);
      setText(status, own.status(moment));
      setAttribute(status, "data-outcome", moment.outcome?.kind ?? null);
    },
    /** @type {(moment: Moment, isImpossible: boolean) => void} */
    showStory(moment, isImpossible) {
      if (settings) {
        setText(say, words.plain(words.story(moment, runOf({ settings, isImpossible }))));
      }
    },
    /** Updates the labels of the squares. @param {Moment} moment */
    showGrid(moment) {
      grid.show(session?.squareInfo(moment.focus));
    },
  };
}
