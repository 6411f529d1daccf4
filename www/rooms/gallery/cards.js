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

/**
 * What a list of cards asks of the room.
 * @typedef {object} Host
 * @property {() => ThemeId} theme the current theme
 * @property {() => string} wall the link to the wall, which all the links change with
 * @property {(exhibit: Exhibit) => string} linkTo the link to a tour
 * @property {() => void} redraw requests a redraw
 * @property {(exhibit: Exhibit) => void} [remove] removes one
 * @property {(exhibit: Exhibit) => void} [refuse] called if one proves not to be a tour when it is drawn
 */

/**
 * @typedef {object} Cards
 * @property {HTMLElement} list
 * @property {Host} host
 * @property {readonly Exhibit[]} exhibits the tours to show, in this order
 * @property {Map<Exhibit, Card>} made the cards created so far
 * @property {number} numbered counts the buttons that remove a card
 * @property {Exhibit | null} shown the tour shown on the large board
 * @property {IntersectionObserver} inSight
 */

/** @type {(list: HTMLElement, host: Host) => Cards} */
export function createCards(list, host) {
  /** @type {Cards["made"]} */
  const made = new Map();
  const inSight = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        const card = [...made.values()].find(({ item }) => item === target);
        if (card) {
          card.isInSight = isIntersecting;
        }
      }
      host.redraw();
    },
    { rootMargin: NEAR },
  );
  return { list, host, exhibits: [], made, numbered: 0, shown: null, inSight };
}

/** @type {(cards: Cards, exhibit: Exhibit) => Card} */
function makeCard(cards, exhibit) {
  const { remove } = cards.host;
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
    button.id = `gallery-remove-${cards.numbered}`;
    cards.numbered += 1;
    button.setAttribute("aria-label", words.remove(exhibit.name));
    button.addEventListener("click", () => remove(exhibit));
    item.append(button);
  }
  return { exhibit, item, link, picture, isInSight: false, linked: null, painted: null };
}

/** Puts the existing cards in order. @param {Cards} cards */
function arrange({ list, exhibits, made }) {
  const inOrder = exhibits.flatMap((exhibit) => made.get(exhibit) ?? []);
  inOrder.forEach(({ item }, at) => {
    if (list.children[at] !== item) {
      list.insertBefore(item, list.children[at] ?? null);
    }
  });
}

/** @type {(cards: Cards, exhibit: Exhibit) => void} */
function add(cards, exhibit) {
  const card = makeCard(cards, exhibit);
  cards.made.set(exhibit, card);
  arrange(cards);
  mark(cards, card);
  cards.inSight.observe(card.item);
}

/** @type {(cards: Cards, card: Card) => void} */
function drop({ made, inSight }, { exhibit, item }) {
  inSight.unobserve(item);
  item.remove();
  made.delete(exhibit);
}

/** @type {(cards: Cards, card: Card) => void} */
function mark({ shown }, { exhibit, link }) {
  const isShown = shown !== null && isSameExhibit(exhibit, shown);
  setAttribute(link, "aria-current", isShown ? "true" : null);
}

/** @type {(card: Card, host: Host) => void} */
function paint(card, { theme, refuse }) {
  const { exhibit, picture } = card;
  card.painted = theme();
  if (refuse && !verified(exhibit).tour) {
    refuse(exhibit);
  } else {
    picture.replaceChildren(drawDiagram(inSmall(exhibit), card.painted));
  }
}

/** Does a piece of the remaining work; returns false if there was none. @param {Cards} cards */
function work(cards) {
  const { exhibits, made, host } = cards;
  const unmade = exhibits.find((exhibit) => !made.has(exhibit));
  if (unmade) {
    add(cards, unmade);
    return true;
  }
  const all = [...made.values()];
  const [wanted, asked] = [host.theme(), host.wall()];
  const unlinked = all.find(({ linked }) => linked !== asked);
  if (unlinked) {
    unlinked.linked = asked;
    unlinked.link.href = host.linkTo(unlinked.exhibit);
    return true;
  }
  const unpainted = all.find(({ isInSight, painted }) => isInSight && painted !== wanted);
  if (unpainted) {
    paint(unpainted, host);
  }
  return unpainted !== undefined;
}

/** Shows these tours; existing cards of the same tours stay. @type {(cards: Cards, exhibits: readonly Exhibit[], instead?: () => void) => void} */
export function showCards(cards, exhibits, instead) {
  cards.exhibits = exhibits;
  const stay = new Set(exhibits);
  const gone = [...cards.made.values()].filter(({ exhibit }) => !stay.has(exhibit));
  keepFocus(
    cards.list,
    () => {
      gone.forEach((card) => drop(cards, card));
      arrange(cards);
    },
    instead,
  );
  cards.host.redraw();
}

/** The link on the card of a tour, if there is one. @type {(cards: Cards, exhibit: Exhibit) => HTMLAnchorElement | null} */
export const cardLink = ({ made }, exhibit) =>
  [...made.values()].find((card) => isSameExhibit(card.exhibit, exhibit))?.link ?? null;

/** Marks the current tour, if there is one, and updates the links. @type {(cards: Cards, exhibit: Exhibit | null) => void} */
export function markCard(cards, exhibit) {
  cards.shown = exhibit;
  cards.made.forEach((card) => mark(cards, card));
  cards.host.redraw();
}

/** Creates and draws some of the remaining cards; true while there are more. @param {Cards} cards */
export function drawCards(cards) {
  const until = performance.now() + SLICE_MS;
  let isMore = work(cards);
  while (isMore && performance.now() < until) {
    isMore = work(cards);
  }
  return isMore;
}
