/**
 * A search that has taken very many steps without a tour: the story says so, and why. What it says is fetched
 * with the first such search.
 *
 * @import { Moment } from "../../pkg/knights_tour.js"
 * @import { Room } from "./state.js"
 */

import { make, setText } from "../../widgets/dom.js";

/** After more steps it is said. */
export const MANY_STEPS = 1_000_000;
/** On larger boards so many steps are not many. */
const MAX_SQUARES = 10_000;

/** Whether backtracking has taken very many steps, where there may be a tour. @type {(moment: Moment, room: Room) => boolean} */
export const isLong = ({ algorithm, position, outcome, squares }, { isImpossible }) =>
  algorithm === "backtracking" &&
  position > MANY_STEPS &&
  squares <= MAX_SQUARES &&
  !outcome &&
  !isImpossible;

/**
 * @param {HTMLElement} story what it stands below
 * @param {Room} room
 * @param {(text: string) => void} announce for the live region
 * @returns {(moment: Moment) => void} cheap enough for every frame
 */
export function createLongRun(story, room, announce) {
  const line = make("p", { class: "note long-run", hidden: "" });
  story.after(line);
  /** @type {typeof import("./how-long.js").howLong | null} */
  let howLong = null;
  let isComing = false;
  /** The run and the speed that it was said of, and the run of which it was announced. */
  let said = "";
  let announced = 0;

  async function fetchWords() {
    isComing = true;
    try {
      ({ howLong } = await import("./how-long.js"));
      show(room.session.moment());
    } catch (error) {
      // The run goes on without it.
      console.error(error);
    }
  }

  /** @param {Moment} moment */
  function show(moment) {
    const isShown = isLong(moment, room);
    line.hidden = !isShown || !howLong;
    if (isShown && !howLong && !isComing) {
      void fetchWords();
    }
    const now = `${room.run} ${room.player.speed}`;
    if (isShown && howLong && now !== said) {
      said = now;
      const text = howLong(room, moment.start);
      setText(line, text);
      if (announced !== room.run) {
        announced = room.run;
        announce(text);
      }
    }
  }

  return show;
}
