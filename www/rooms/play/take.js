/**
 * Copies a finished tour in the forms in which people and programs write tours.
 * @import { RunSettings } from "../../pkg/knights_tour.js"
 * @import { RoomFrame } from "../../app/mount-room.js"
 * @import { Form } from "../../run/tour-forms.js"
 * @import { Room } from "./state.js"
 */

import { tourForms } from "../../run/tour-forms.js";
import * as words from "#text/play.js";
import { button, find } from "../../widgets/dom.js";
import { copyText } from "../../widgets/files.js";

/** The names of the forms that Play offers. @type {Record<string, string>} */
const names = words.writings;

/**
 * @param {HTMLElement} root
 * @param {Room} room
 * @param {RoomFrame} frame
 */
export function createTake(root, room, { say }) {
  const panel = find(root, ".take", HTMLElement);
  const forms = tourForms.filter(({ id }) => names[id]);
  const buttons = forms.map((form) => button(names[form.id] ?? "", () => copy(form)));
  find(panel, ".chips", HTMLElement).append(...buttons);

  /** @param {Form} form */
  async function copy({ id, write }) {
    const { session, settings } = room.game;
    const tour = session.tour();
    const text = tour ? write(tour, /** @type {RunSettings} */ (settings)) : "";
    say((await copyText(text)) ? words.tourCopied(names[id] ?? "") : words.copyRefused);
  }

  return {
    show() {
      const { game } = room;
      const isTour = game.session.moment().outcome?.kind === "tour";
      panel.hidden = !isTour || game.settings.graph !== undefined;
    },
  };
}
