/**
 * All tours of 5 × 5 as pictures, page by page.
 *
 * @import { SquareName } from "../../../pkg/knights_tour.js"
 * @import { Job } from "../../../jobs/run-job.js"
 * @import { ToursFound, ToursSettings } from "../../../jobs/tours.js"
 * @import { Given, Shown } from "./demonstrations.js"
 */

import { tourLink } from "../../../app/links.js";
import { runJob } from "../../../jobs/run-job.js";
import * as words from "#text/demonstrations.js";
import { drawDiagram } from "../../../widgets/diagram-view.js";
import { button, make, setAttribute, setText } from "../../../widgets/dom.js";

const BOARD = "5x5";
const PAGE = 24;
const asked = { board: BOARD, target: /** @type {const} */ ("open") };

/** @type {(root: HTMLElement, given: Given) => Shown} */
export function showAllTours(root, { signal, theme, over, say }) {
  /** How many there are, once they are counted. */
  let tours = 0;
  const pages = () => Math.ceil(tours / PAGE);
  const told = make("p", { class: "told-of" }, words.searching);
  const list = make("ul", { class: "tours drawn", role: "list" });
  /** What is in the list. @type {SquareName[][]} */
  let shown = [];
  let page = 0;
  let isAsked = true;

  function draw() {
    const items = shown.map((squares, i) => {
      const href = tourLink({ ...asked, leaper: [1, 2] }, squares);
      const diagram = {
        ...{ board: BOARD, coordinates: false, plain: true, path: squares },
        marks: { disc: squares.slice(0, 1), ring: squares.slice(-1) },
      };
      const label = { href, "aria-label": words.openTour(page * PAGE + i + 1) };
      return make("li", {}, make("a", label, drawDiagram(diagram, theme())));
    });
    list.replaceChildren(...items);
  }

  /** @param {ToursFound} found */
  function take(found) {
    shown = found.tours;
    draw();
    setText(told, words.toursPage(page + 1, pages(), tours));
    setAttribute(previous, "aria-disabled", page === 0 ? "true" : null);
    setAttribute(next, "aria-disabled", page === pages() - 1 ? "true" : null);
    if (isAsked) {
      over(told.textContent ?? "");
    }
    isAsked = false;
  }

  /** @type {(page: number) => ToursSettings} */
  const settingsOf = (wanted) => ({ settings: asked, from: wanted * PAGE, count: PAGE });

  /** @param {number} by */
  function turn(by) {
    const wanted = page + by;
    if (wanted >= 0 && wanted < pages()) {
      page = wanted;
      isAsked = true;
      job.ask(settingsOf(page));
    }
  }

  const previous = button(words.labels.previous, () => turn(-1));
  const next = button(words.labels.next, () => turn(1));
  setAttribute(previous, "data-goes", "back");
  setAttribute(next, "data-goes", "on");
  const onFailed = (/** @type {string} */ message) => say(words.failed(message));
  /** @type {Job<ToursSettings>} */
  let job;
  runJob({
    ...{ kind: "count", signal },
    settings: asked,
    onDone(counted) {
      tours = Number(counted);
      job = runJob({ kind: "tours", signal, settings: settingsOf(0), onDone: take, onFailed });
    },
    onFailed,
  });
  root.replaceChildren(list, told, make("div", { class: "chips" }, previous, next));
  return draw;
}
