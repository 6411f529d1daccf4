/**
 * The sheet over a tour that the visitor has just made: what was solved, and what to do next. It is read aloud as
 * it opens, so that nothing else has to be announced.
 * @import { Room } from "./state.js"
 * @import { Offer } from "./panel.js"
 */

import { galleryLink } from "../../app/links.js";
import * as words from "#text/ladder.js";
import { find, setText } from "../../widgets/dom.js";
import { showLine } from "../../widgets/show.js";
import { boardName } from "./boards.js";
import { isLongest, isOwn, isSolved, markFor, MARKS, rungOf } from "./ladder.js";
import { summaryOf } from "./tell.js";

/** Whether a tour is a win: made by the visitor, and not for somebody else’s challenge. @param {Room} room */
export const isWin = ({ mode, challenge, used, game }) =>
  mode === "free" && !challenge && isOwn(used) && isSolved(game);

/** What was solved. @param {Room} room */
function solvedIn({ game, used }) {
  const { settings, info } = game;
  const rung = rungOf(settings);
  const drawn = settings.graph === undefined ? boardName(settings.board) : info.title;
  return words.solved((rung && words.rungs[rung.id]) ?? drawn, markFor(used));
}

/**
 * @param {HTMLElement} root
 * @param {Room} room
 * @param {object} on
 * @param {() => Offer} on.offer what comes next
 * @param {() => Promise<boolean>} on.copyLine copies the result on the board of the day
 */
export function createWin(root, room, { offer, copyLine }) {
  const sheet = find(root, ".win", HTMLDialogElement);
  const part = (/** @type {string} */ selector) => find(sheet, selector, HTMLElement);
  const [next, share, copy] = [part(".next"), part(".share-it"), part(".copy-it")];
  const keep = find(sheet, ".keep", HTMLAnchorElement);
  /** @type {Offer} */
  let offered = null;

  const close = () => sheet.close();
  for (const button of [share, keep, part(".look")]) {
    button.addEventListener("click", close);
  }
  next.addEventListener("click", () => {
    close();
    offered?.act();
  });
  copy.addEventListener("click", async () =>
    setText(copy, (await copyLine()) ? words.shareCopied : words.copyRefused),
  );

  return {
    close,
    open() {
      const { game, used, day } = room;
      const { settings } = game;
      const mark = markFor(used);
      offered = offer();
      setText(part(".stars"), words.markSign(mark));
      setText(part(".solved"), solvedIn(room));
      // Whoever had no help has been told so.
      showLine(part(".with-help"), mark === MARKS.straight ? "" : summaryOf(room));
      next.hidden = offered === null;
      setText(next, offered?.text ?? "");
      copy.hidden = day === null;
      share.hidden = !copy.hidden;
      setText(copy, words.labels.shareLine);
      const isKept = settings.graph === undefined && !isLongest(game);
      const link = isKept ? galleryLink(settings, game.path()) : null;
      keep.hidden = link === null;
      keep.href = link ?? "";
      sheet.showModal();
      // No button, which a move by Enter would press at once.
      sheet.focus();
    },
  };
}
