/**
 * Words and the board beside them answer each other: a name of a square under the pointer or the focus lights up its
 * square, as do rows and lines that are about squares, and a square lights up its names. Names are elements with
 * `data-square`; in plain text they are marked up when somebody first points there. Nothing moves, and screen
 * readers hear nothing of it.
 *
 * @import { Pointing } from "./run-board.js"
 */

import { isA, make } from "./dom.js";

/** A name of a square in running text; nothing that is part of a longer word. */
const NAME = /(?<![A-Za-zÀ-ɏ\d])[a-z]{1,3}[1-9]\d{0,3}(?![A-Za-zÀ-ɏ\d])/;
/** What is about squares: names, rows and buttons, and lines whose squares a room knows. */
const ABOUT = "[data-square], [data-line]";
/** Text in here holds no names. */
const LEFT_OUT = "[data-square], pre, textarea, select";
/** How long a name that was tapped is lit, in milliseconds, if nothing else is tapped. */
const TAPPED_MS = 5000;

/** The events that tell what is pointed at. */
const FOLLOWED = ["pointerover", "focusin", "click"];

/** A text cut at the names of squares: texts and names in turns. @type {(text: string, has: (square: string) => boolean) => string[]} */
export function cutAtNames(text, has) {
  const pieces = [""];
  text.split(new RegExp(`(${NAME.source})`)).forEach((piece, i) => {
    if (i % 2 === 1 && has(piece)) {
      pieces.push(piece, "");
    } else {
      pieces.push(`${pieces.pop()}${piece}`);
    }
  });
  return pieces;
}

/** Marks up the names in a part of the page. @type {(part: Element, has: (square: string) => boolean) => void} */
function markUp(part, has) {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) {
    texts.push(/** @type {Text} */ (walker.currentNode));
  }
  for (const text of texts) {
    if (NAME.test(text.data) && !text.parentElement?.closest(LEFT_OUT)) {
      const pieces = cutAtNames(text.data, has);
      if (pieces.length > 1) {
        text.replaceWith(
          ...pieces.map((piece, i) =>
            i % 2 === 1 ? make("span", { "data-square": piece }, piece) : piece,
          ),
        );
      }
    }
  }
}

/** The words of a room. @param {ParentNode} root */
export const wordsIn = (root) =>
  /** @type {HTMLElement[]} */ ([
    ...root.querySelectorAll(":scope > :is(.story, .told, .notices), .lines"),
  ]);

/**
 * @param {readonly HTMLElement[]} parts the words
 * @param {Pointing} board
 * @param {object} on
 * @param {() => void} on.redraw
 * @param {(line: HTMLElement) => string[]} [on.squaresOf] the squares that a line with `data-line` is about
 * @returns {(event: Event) => void} follows an event that came before
 */
export function followNames(parts, board, { redraw, squaresOf = () => [] }) {
  /** The element that is pointed at. @type {HTMLElement | null} */
  let held = null;
  let isTouch = false;
  let tapped = 0;
  const observer = new MutationObserver(update);

  /** The squares that the words pointed at are about. */
  function heldSquares() {
    const square = held?.dataset["square"];
    const squares = square ? [square] : held?.isConnected ? squaresOf(held) : [];
    return held?.isConnected ? squares.filter(board.has) : [];
  }

  /** Lights the names of these squares, and no others. @param {readonly string[]} squares */
  function light(squares) {
    for (const part of parts) {
      if (squares.length > 0) {
        markUp(part, board.has);
      }
      for (const name of part.querySelectorAll("[data-square], .is-lit")) {
        const isLit = squares.includes(name.getAttribute("data-square") ?? "");
        name.classList.toggle("is-lit", isLit || (name === held && squares.length > 0));
      }
    }
  }

  function update() {
    const squares = heldSquares();
    if (board.point(squares)) {
      redraw();
    }
    const at = board.at();
    const lit = held ? squares : at ? [at] : [];
    light(lit);
    observer.disconnect();
    if (lit.length > 0) {
      // Words may change under a pointer that rests.
      for (const part of parts) {
        observer.observe(part, {
          ...{ subtree: true, childList: true, characterData: true },
          ...{ attributes: true, attributeFilter: ["data-square"] },
        });
      }
    }
  }

  /** @param {Element | null} element */
  function point(element) {
    clearTimeout(tapped);
    const about = element?.closest(ABOUT);
    const next = isA(about, HTMLElement) && parts.some((part) => part.contains(about));
    const wanted = next ? /** @type {HTMLElement} */ (about) : null;
    if (wanted !== held) {
      held = wanted;
      update();
    }
  }

  /** What is under the pointer, now that its names are marked up. @param {MouseEvent} event */
  function under({ target, clientX, clientY }) {
    markUp(/** @type {Element} */ (target), board.has);
    return document.elementFromPoint(clientX, clientY);
  }

  /** A name that has the focus, or is alone in what has it. @param {Element} focused */
  function named(focused) {
    markUp(focused, board.has);
    const names = focused.querySelectorAll("[data-square]");
    return focused.closest(ABOUT) ?? (names.length === 1 ? (names[0] ?? null) : null);
  }

  /** What is pointed at from now on. @param {Event} event */
  function follow(event) {
    const target = /** @type {Element} */ (event.target);
    if (event.type === "focusin") {
      if (target.matches(":focus-visible")) {
        point(named(target));
      }
    } else if (event.type === "click") {
      const click = /** @type {PointerEvent} */ (event);
      isTouch ||= click.pointerType === "touch";
      if (isTouch) {
        point(under(click));
        tapped = setTimeout(() => point(null), TAPPED_MS);
      }
    } else {
      const over = /** @type {PointerEvent} */ (event);
      isTouch = over.pointerType === "touch";
      if (!isTouch) {
        point(under(over));
      }
    }
  }

  for (const part of parts) {
    for (const kind of FOLLOWED) {
      part.addEventListener(kind, follow);
    }
    part.addEventListener("pointerleave", () => isTouch || point(null));
    part.addEventListener("focusout", () => point(null));
  }
  // The next tap, wherever it is, ends what the last one has lit.
  const end = (/** @type {PointerEvent} */ { pointerType }) =>
    pointerType === "touch" && point(null);
  addEventListener("pointerdown", end, { capture: true });
  board.whenAt(update);
  update();
  return follow;
}
