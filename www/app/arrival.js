/** Where those arrive who come without a link: at the first view, or where they were when they left. */

import { isOwnGraph, isOwnTour } from "../run/own-form.js";
import { isOwnMethod } from "../run/own-methods.js";
import { recall, remember, session } from "../widgets/storage.js";

/**
 * @import { ThemeId } from "../pkg/knights_tour.js"
 * @import { Place } from "../widgets/storage.js"
 */

/** Whether an address leads to the first view, for which it may name a language and a theme. @param {string} hash */
export const isDoor = (hash) => /^#?(?:door)?(?:\?(?:(?:lang|theme)=[\w-]*(?:&|$))*)?$/.test(hash);

/** What an address shows: the first view, the introduction, or a room of the lab. @param {string} hash */
export const viewOf = (hash) =>
  isDoor(hash) ? "door" : /^#intro(?:\?|$)/.test(hash) ? "intro" : "lab";

/** The room that a link names; numbers to fill in have one of their own. @param {string} hash with or without its `#` */
export const roomOf = (hash) =>
  /^#?play\?(?:.*&)?givens=/.test(hash) ? "puzzle" : (/^#?([^?]*)/.exec(hash)?.[1] ?? "");

/** The rooms that need all that the solver can do. */
const WHOLE = ["build", "count", "keypad", "puzzle"];

/** The settings that name methods; those of lanes and maps stand between colons. The longest path is a kind of target, too. */
const OF_METHODS = ["algorithm", "target", "lanes", "map"];

/** Whether an address needs all of the solver: for its room, a method, or a text that is not in the page’s own form. @param {string} hash */
export function needsWhole(hash) {
  const room = roomOf(hash);
  const texts = new URLSearchParams(hash.replace(/^[^?]*/, ""));
  // In the Gallery `tour` is the name of one.
  const tours = room === "gallery" ? ["squares"] : ["squares", "tour"];
  return (
    WHOLE.includes(room) ||
    OF_METHODS.some((name) => !texts.getAll(name).join().split(/[:,]/).every(isOwnMethod)) ||
    texts.getAll("graph").some((text) => !isOwnGraph(text)) ||
    tours.some((name) => texts.getAll(name).some((text) => !isOwnTour(text)))
  );
}

/** The theme that an address asks for. @type {(hash: string) => ThemeId | undefined} */
export const themeIn = (hash) => {
  const [, theme] = /[?&]theme=(light|dark|projector)(?:&|$)/.exec(hash) ?? [];
  return /** @type {ThemeId | undefined} */ (theme);
};

/** The name under which the link to what was seen last is kept, for this window and for later visits. */
const LAST = "last-link";

/** @param {string} hash */
export function keepLastLink(hash) {
  remember(LAST, hash, session);
  // A frame in another page decides for itself what it shows.
  if (window.top === window) {
    remember(LAST, hash);
  }
}

/** Keeps the link for this window only, as it may have led to a crash. */
export const forgetOnLaterVisits = () => remember(LAST, null);

/** Keeps no link, as the last one could not be shown. */
export function forgetLastLink() {
  remember(LAST, null, session);
  forgetOnLaterVisits();
}

/** A stored link within the page; whatever else is stored is no link. @type {(name: string, place?: Place) => string | null} */
export function recallLink(name, place) {
  const link = recall(name, place);
  return link?.startsWith("#") ? link : null;
}

/** Leads back whoever loads the page without a link. */
export function returnToLast() {
  const last = recallLink(LAST, session) ?? recallLink(LAST);
  if (location.hash === "" && last !== null) {
    try {
      history.replaceState(null, "", last);
    } catch {
      forgetLastLink();
    }
  }
}
