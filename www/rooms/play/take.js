/**
 * Copies a finished tour in the ways in which people and programs write tours.
 * @import { RoomFrame } from "../../app/mount-room.js"
 * @import { Room } from "./state.js"
 */

import { writeTour } from "../../run/written-tour.js";
import * as words from "#text/play.js";
import { button, find } from "../../widgets/dom.js";
import { copyText } from "../../widgets/files.js";

/** @typedef {keyof typeof words.writings} Writing */

/**
 * @param {HTMLElement} root
 * @param {Room} room
 * @param {RoomFrame} frame
 */
export function createTake(root, room, { say }) {
  const panel = find(root, ".take", HTMLElement);
  const names = /** @type {[Writing, string][]} */ (Object.entries(words.writings));
  const buttons = names.map(([writing, name]) => button(name, () => copy(writing, name)));
  find(panel, ".chips", HTMLElement).append(...buttons);

  /** @type {(writing: Writing, name: string) => Promise<void>} */
  async function copy(writing, name) {
    const { session, info } = room.game;
    const tour = session.tour();
    const text = tour
      ? writeTour(tour, info.height, session.squareInfo.bind(session))[writing]
      : "";
    say((await copyText(text)) ? words.tourCopied(name) : words.copyRefused);
  }

  return {
    show() {
      const { game } = room;
      const isTour = game.session.moment().outcome?.kind === "tour";
      panel.hidden = !isTour || game.settings.graph !== undefined;
    },
  };
}
