/**
 * Tours as small pictures, each a link. Cards are created a few at a time, because a room full of them takes
 * longer than a frame. A picture is drawn when its card approaches the visible part of the page, and its tour
 * is verified then, unless that has been done before.
 * @import { ThemeId } from "../../pkg/knights_tour.js"
 * @import { Exhibit } from "./tours.js"
 */

import { boardInfo } from "../../pkg/knights_tour.js";
import * as words from "#text/gallery.js";
import { drawDiagram } from "../../widgets/diagram-view.js";
import { keepFocus, make, setAttribute } from "../../widgets/dom.js";
import { marked } from "./foreign.js";
import { isSameExhibit } from "./own-tours.js";
import { verified } from "./particulars.js";
import { runUnderPointer } from "./running.js";

/** Time in milliseconds for creating and drawing cards within a frame; the last one may exceed it. */
const SLICE_MS = 8;

/** Pictures are drawn this far above and below the visible part. */
const NEAR = "400px 0px";

/** On boards with more squares, squares are too small to be visible. */
const MAX_SEEN = 1024;

/** @param {Exhibit} exhibit @returns {import("../../pkg/knights_tour.js").Diagram} */
function inSmall(exhibit) {
  const { board, leaper, squares } = exhibit;
  const isClosed = verified(exhibit).closed;
  return {
    ...{ board, leaper, coordinates: false, plain: true },
    squares: boardInfo(board).squares > MAX_SEEN ? "none" : "chequered",
    path: isClosed ? [...squares, ...squares.slice(0, 1)] : squares,
    ...(!isClosed && { marks: { disc: squares.slice(0, 1), ring: squares.slice(-1) } }),
  };
}

/**
 * The card of a tour. Its link is one of those called `linked`, its picture is drawn in the theme `painted`; both
 * are `null` until then.
 * @typedef {{ exhibit: Exhibit, item: HTMLElement, link: HTMLAnchorElement, picture: HTMLElement, isInSight: boolean, linked: string | null, painted: ThemeId | null }} Card
 */

/** @typedef {ReturnType<typeof createCards>} Cards */

/**
 * @param {HTMLElement} list
 * @param {object} on
 * @param {() => ThemeId} on.theme the current theme
 * @param {() => string} on.wall the link to the wall, which all the links change with
 * @param {(exhibit: Exhibit) => string} on.linkTo the link to a tour
 * @param {() => void} on.redraw requests a redraw
 * @param {(exhibit: Exhibit) => void} [on.remove] removes one
 * @param {(exhibit: Exhibit) => void} [on.refuse] called if one proves not to be a tour when it is drawn
 */
export function createCards(list, { theme, wall, linkTo, redraw, remove, refuse }) {
  /** The tours to show, in this order. @type {readonly Exhibit[]} */
  let exhibits = [];
  /** The cards created so far. @type {Map<Exhibit, Card>} */
  const cards = new Map();
  /** The tour shown on the large board. @type {Exhibit | null} */
  let shown = null;
  let made = 0;

  const all = () => [...cards.values()];
  const inSight = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        const card = all().find(({ item }) => item === target);
        if (card) {
          card.isInSight = isIntersecting;
        }
      }
      redraw();
    },
    { rootMargin: NEAR },
  );

  /** @param {Exhibit} exhibit @returns {Card} */
  function makeCard(exhibit) {
    const { width, height } = boardInfo(exhibit.board);
    const picture = make("span", { class: "small-board", "aria-hidden": "true" });
    picture.style.setProperty("--shape", String(width / height));
    const link = make(
      "a",
      { class: "card tile" },
      picture,
      make("b", {}, ...marked(exhibit.name, exhibit.foreign)),
      make("small", {}, words.origin(exhibit.by, exhibit.year, "", "")),
    );
    runUnderPointer(link, exhibit.squares.length);
    const item = make("li", {}, link);
    if (remove) {
      const button = make("button", { type: "button", class: "round remove" }, "×");
      button.id = `gallery-remove-${made}`;
      made += 1;
      button.setAttribute("aria-label", words.remove(exhibit.name));
      button.addEventListener("click", () => remove(exhibit));
      item.append(button);
    }
    return { exhibit, item, link, picture, isInSight: false, linked: null, painted: null };
  }

  /** Puts the existing cards in order. */
  function arrange() {
    const inOrder = exhibits.flatMap((exhibit) => cards.get(exhibit) ?? []);
    inOrder.forEach(({ item }, at) => {
      if (list.children[at] !== item) {
        list.insertBefore(item, list.children[at] ?? null);
      }
    });
  }

  /** @param {Exhibit} exhibit */
  function add(exhibit) {
    const card = makeCard(exhibit);
    cards.set(exhibit, card);
    arrange();
    markOne(card);
    inSight.observe(card.item);
  }

  /** @param {Card} card */
  function drop({ exhibit, item }) {
    inSight.unobserve(item);
    item.remove();
    cards.delete(exhibit);
  }

  /** @param {Card} card */
  function markOne({ exhibit, link }) {
    const isShown = shown !== null && isSameExhibit(exhibit, shown);
    setAttribute(link, "aria-current", isShown ? "true" : null);
  }

  /** @param {Card} card */
  function paint(card) {
    const { exhibit, picture } = card;
    card.painted = theme();
    if (refuse && !verified(exhibit).tour) {
      refuse(exhibit);
    } else {
      picture.replaceChildren(drawDiagram(inSmall(exhibit), card.painted));
    }
  }

  /** Does a piece of the remaining work; returns false if there was none. */
  function work() {
    const unmade = exhibits.find((exhibit) => !cards.has(exhibit));
    if (unmade) {
      add(unmade);
      return true;
    }
    const [wanted, asked] = [theme(), wall()];
    const unlinked = all().find(({ linked }) => linked !== asked);
    if (unlinked) {
      unlinked.linked = asked;
      unlinked.link.href = linkTo(unlinked.exhibit);
      return true;
    }
    const unpainted = all().find(({ isInSight, painted }) => isInSight && painted !== wanted);
    if (unpainted) {
      paint(unpainted);
    }
    return unpainted !== undefined;
  }

  return {
    /** Shows these tours; existing cards of the same tours stay. @type {(exhibits: readonly Exhibit[], instead?: () => void) => void} */
    use(wanted, instead) {
      exhibits = wanted;
      const stay = new Set(exhibits);
      const gone = all().filter(({ exhibit }) => !stay.has(exhibit));
      keepFocus(
        list,
        () => {
          gone.forEach(drop);
          arrange();
        },
        instead,
      );
      redraw();
    },
    /** The link on the card of a tour, if there is one. @param {Exhibit} exhibit */
    linkOf: (exhibit) => all().find((card) => isSameExhibit(card.exhibit, exhibit))?.link ?? null,
    /** Marks the current tour, if there is one, and updates the links. @param {Exhibit | null} exhibit */
    mark(exhibit) {
      shown = exhibit;
      cards.forEach(markOne);
      redraw();
    },
    /** Creates and draws some of the remaining cards; true while there are more. */
    draw() {
      const until = performance.now() + SLICE_MS;
      let isMore = work();
      while (isMore && performance.now() < until) {
        isMore = work();
      }
      return isMore;
    },
  };
}
