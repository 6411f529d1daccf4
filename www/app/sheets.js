/**
 * The sheets over a room, Help and Share, each fetched when it is opened.
 *
 * @import { RoomInFront } from "./mount-room.js"
 * @import { RoomId } from "#text/help.js"
 */

import { labels } from "#text/words.js";
import { preflight } from "../run/preflight.js";

const HELP = new URL("help-sheet.js", import.meta.url);
const SHARE = new URL("share/sheet.js", import.meta.url);

/** Whether there is a keyboard: one comes with a mouse, and any other shows itself when a key is pressed. */
let hasKeyboard = matchMedia("(hover: hover) and (pointer: fine)").matches;

/** A field opens a keyboard on the screen, which has no use for the page's keys. @param {KeyboardEvent} event */
function noticeKeyboard({ target }) {
  hasKeyboard ||= !(target instanceof Element && target.closest("input, textarea"));
}

/** @param {() => { entry: { id: RoomId | "intro" }, room: RoomInFront } | null} shown the room that is shown; the introduction has no sheets */
export function createSheets(shown) {
  addEventListener("keydown", noticeKeyboard, true);

  /** Opens a sheet, unless somebody has gone elsewhere while it was fetched. @type {(script: URL, load: () => Promise<(room: RoomInFront, id: RoomId, hasKeyboard: boolean) => void>) => Promise<void>} */
  async function open(script, load) {
    const asked = shown();
    try {
      await preflight(script);
      const show = await load();
      if (asked && asked.room === shown()?.room && asked.entry.id !== "intro") {
        show(asked.room, asked.entry.id, hasKeyboard);
      }
    } catch (error) {
      asked?.room.say(labels.roomFailed);
      console.error(error);
    }
  }

  return {
    help: () => open(HELP, async () => (await import("./help-sheet.js")).prepareHelp()),
    share: () => open(SHARE, async () => (await import("./share/sheet.js")).prepareSheet()),
  };
}
