/**
 * The first view, for whoever comes without a link: what the question is, and three ways in. Its markup stands
 * in the page itself. A knight goes round on a closed tour there until somebody takes over: then it stands, and
 * jumps to the ringed square that is chosen. After three jumps the introduction goes on.
 */

import { fillWords, find, make, setAttribute, setText, shape } from "../widgets/dom.js";
import { count as countText, labels } from "#text/door.js";
import { isDoor, viewOf } from "./arrival.js";
import { createLanguageMenu } from "./language.js";

/** Between two moves: a tour takes some twelve seconds. */
const PAUSE_MS = 330;
/** Pauses for which a whole tour is shown. */
const REST = 8;
/** The next tour begins at another of its squares. */
const TURN = 7;
/** The squares of a side. */
const SIDE = 6;
/** Jumps until the introduction goes on. */
const JUMPS = 3;

/** Makes the first view ready, and from then on shows it whenever the address leads to it. */
export function openDoor() {
  const root = find(document, "#door", HTMLElement);
  const heading = find(root, "h2", HTMLElement);
  const board = find(root, ".door-board", HTMLButtonElement);
  const knight = find(root, ".door-knight", HTMLElement);
  const count = find(root, ".door-count", HTMLElement);
  const meaning = find(root, ".meaning", HTMLElement);
  const trail = find(root, ".trail", SVGPolygonElement);
  const rings = shape("g", {});
  const filled = shape("path", { class: "filled" });
  const tour = [...trail.points].map(({ x, y }) => ({ x: Math.floor(x), y: Math.floor(y) }));
  const prefersStillness = matchMedia("(prefers-reduced-motion: reduce)");
  let isMoving = !prefersStillness.matches;
  /** Moves made; without motion the whole tour is shown. */
  let moves = isMoving ? 0 : tour.length;
  /** Where the visitor has taken the knight, and how often. @type {{ x: number, y: number, jumps: number } | null} */
  let taken = null;
  let timer = 0;

  function draw() {
    const { x, y } = taken ?? tour[moves % tour.length] ?? { x: 0, y: 0 };
    const visited = Math.min(moves + 1, tour.length);
    knight.style.translate = `${x * 100}% ${y * 100}%`;
    trail.style.strokeDashoffset = String(tour.length - Math.min(moves, tour.length));
    const squares = tour.slice(0, visited).map((square) => `M${square.x} ${square.y}h1v1h-1z`);
    filled.setAttribute("d", squares.join(""));
    setText(count, countText(visited, tour.length));
    setAttribute(board, "aria-label", isMoving ? labels.stop : labels.goOn);
    board.classList.toggle("is-paused", !isMoving);
    board.classList.toggle("is-taken", taken !== null);
    board.classList.toggle("is-whole", moves >= tour.length);
    rings.replaceChildren(
      ...(taken ? tour.filter(isReached) : []).map(({ x: column, y: row }) =>
        shape("circle", { cx: column + 0.5, cy: row + 0.5, r: 0.36 }),
      ),
    );
  }

  /** Whether the knight that the visitor has taken can jump there. @param {{ x: number, y: number }} square */
  const isReached = ({ x, y }) => taken !== null && Math.abs((x - taken.x) * (y - taken.y)) === 2;

  function step() {
    moves += 1;
    if (moves > tour.length + REST) {
      moves = 0;
      tour.push(...tour.splice(0, TURN));
      const points = tour.map(({ x, y }) => `${x + 0.5},${y + 0.5}`);
      trail.setAttribute("points", points.join(" "));
    }
    // The line does not shrink back before it begins again.
    trail.classList.toggle("begins", moves === 0);
    draw();
  }

  function follow() {
    const isSeen = isDoor(location.hash);
    root.hidden = !isSeen;
    document.documentElement.dataset.view = viewOf(location.hash);
    clearInterval(timer);
    if (isSeen) {
      draw();
      document.title = labels.title;
      timer = isMoving ? setInterval(step, PAUSE_MS) : 0;
    }
  }

  /** Whoever touches the board takes the knight over, and then chooses where it jumps. @param {MouseEvent} event */
  function touch({ detail, clientX, clientY }) {
    const { left, top, width } = board.getBoundingClientRect();
    const [x, y] = [clientX - left, clientY - top].map((at) => Math.floor((at / width) * SIDE));
    const to = tour.find((square) => square.x === x && square.y === y);
    if (taken && to && isReached(to)) {
      taken = { ...to, jumps: taken.jumps + 1 };
    } else {
      const at = tour[moves % tour.length];
      // Keys stop the knight and let it go on; the introduction has a board for them.
      taken = !taken && detail > 0 && at ? { ...at, jumps: 0 } : null;
      isMoving = !isMoving && !taken;
      // A shorter sentence keeps the room of the longer one, or the board would move under the finger.
      meaning.style.minBlockSize = `${meaning.offsetHeight}px`;
      setText(meaning, taken ? labels.jump : labels.meaning);
    }
    if (taken?.jumps === JUMPS) {
      taken = null;
      location.hash = "#intro?screen=2";
    }
    follow();
  }

  trail.before(filled);
  trail.after(rings);
  fillWords(root, labels);
  const menu = make("select", { "aria-label": labels.language });
  root.append(make("p", { class: "field" }, menu));
  createLanguageMenu(menu);
  board.addEventListener("click", touch);
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
