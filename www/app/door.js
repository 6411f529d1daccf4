/**
 * The first view, for whoever comes without a link: what the question is, and three ways in. Its markup stands
 * in the page itself. A knight goes round on a closed tour there, slowly, until somebody touches the board.
 */

import { fillWords, find, make, setAttribute } from "../widgets/dom.js";
import { labels } from "#text/door.js";
import { labels as shared } from "#text/words.js";
import { isDoor } from "./arrival.js";
import { createLanguageMenu } from "./language.js";

/** Between two moves. */
const PAUSE_MS = 1300;

/** Makes the first view ready, and from then on shows it whenever the address leads to it. */
export function openDoor() {
  const root = find(document, "#door", HTMLElement);
  const heading = find(root, "h2", HTMLElement);
  const board = find(root, ".door-board", HTMLButtonElement);
  const knight = find(root, ".door-knight", HTMLElement);
  const trail = find(root, ".trail", SVGPolygonElement);
  const squares = [...trail.points].map(({ x, y }) => ({ x: Math.floor(x), y: Math.floor(y) }));
  const prefersStillness = matchMedia("(prefers-reduced-motion: reduce)");
  let isMoving = !prefersStillness.matches;
  /** Moves made; without motion the whole tour is shown. */
  let moves = isMoving ? 0 : squares.length;
  let timer = 0;

  function draw() {
    const { x, y } = squares[moves % squares.length] ?? { x: 0, y: 0 };
    knight.style.translate = `${x * 100}% ${y * 100}%`;
    trail.style.strokeDashoffset = String(squares.length - moves);
    setAttribute(board, "aria-label", isMoving ? labels.stop : labels.goOn);
  }

  function step() {
    moves = moves < squares.length ? moves + 1 : 1;
    // The line does not shrink back before it begins again.
    trail.classList.toggle("begins", moves === 1);
    draw();
  }

  function follow() {
    const isSeen = isDoor(location.hash);
    root.hidden = !isSeen;
    document.documentElement.dataset.view = isSeen ? "door" : "lab";
    clearInterval(timer);
    draw();
    if (isSeen) {
      document.title = labels.title;
      timer = isMoving ? setInterval(step, PAUSE_MS) : 0;
    }
  }

  fillWords(root, labels);
  const menu = make("select", { "aria-label": shared.language });
  root.append(make("p", { class: "field" }, menu));
  createLanguageMenu(menu);
  board.addEventListener("click", () => {
    isMoving = !isMoving;
    follow();
  });
  prefersStillness.addEventListener("change", ({ matches }) => {
    isMoving = !matches;
    follow();
  });
  addEventListener("hashchange", () => {
    follow();
    if (!root.hidden) {
      scroll({ top: 0, behavior: "instant" });
      heading.focus({ preventScroll: true });
    }
  });
  follow();
}
