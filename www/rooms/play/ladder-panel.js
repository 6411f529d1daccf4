/**
 * The ladder and the board of the day on the page: boards to start on, marks for results, and a line to
 * share.
 * @import { RoomFrame } from "../../app/mount-room.js"
 * @import { Rung } from "./ladder.js"
 * @import { Room } from "./state.js"
 */

import { joinAddress } from "../../app/route.js";
import * as words from "#text/ladder.js";
import { button, find, make, setAttribute, setText } from "../../widgets/dom.js";
import { createLeapPicture } from "../../widgets/leap-picture.js";
import { showLine } from "../../widgets/show.js";
import { copyText } from "../../widgets/files.js";
import { boardName } from "./boards.js";
import { today } from "../../run/day.js";
import { boardOfDay } from "./day.js";
import { createMarks, firstOpen, isSolved, rungOf, rungs } from "./ladder.js";
import { summaryOf } from "./tell.js";

/**
 * @param {HTMLElement} root
 * @param {Room} room
 * @param {RoomFrame} frame
 * @param {object} on
 * @param {(rung: Rung) => void} on.climb starts a rung
 * @param {(day: string) => void} on.playDay
 */
export function createLadderPanel(root, room, { say, changed }, { climb, playDay }) {
  /** @param {string} selector */
  const part = (selector) => find(root, selector, HTMLElement);
  const marks = createMarks();
  const line = find(root, "#play-share-line", HTMLTextAreaElement);
  /** The day that is shown. */
  let told = "";

  /** The rungs as buttons: beside the board, or on phones in a line above it. @param {string} place */
  function stepsIn(place) {
    const steps = rungs.map((rung) => {
      const [name, mark] = [make("span", {}, words.rungs[rung.id] ?? ""), make("b")];
      const step = button("", () => climb(rung));
      step.append(name, " ", mark);
      if (place === ".rungs") {
        createLeapPicture(name).show(rung.leaper ?? null);
      }
      return { rung, step, mark };
    });
    part(place).append(...steps.map(({ step }) => step));
    return steps;
  }

  const [beside, above] = [stepsIn(".rungs"), stepsIn(".ladder-line")];
  /** The rung that is played, once the line has been scrolled to it. @type {Rung | undefined} */
  let seen;
  marks.onOtherWindow(changed);
  part("#play-day").addEventListener("click", () => playDay(today()));
  /** Copies the result on the board of the day. */
  function copyLine() {
    showResult();
    return copyText(line.value);
  }

  part("#play-copy-share").addEventListener("click", async () =>
    say((await copyLine()) ? words.shareCopied : words.copyRefused),
  );
  part("#play-forget-marks").addEventListener("click", () => {
    part("#play-forget-marks").hidden = true;
    (beside.find(({ step }) => step.checkVisibility()) ?? above[0])?.step.focus();
    marks.forget();
    say(marks.isKept ? words.forgotten : words.notKept);
    changed();
  });

  function showDay() {
    if (told !== today()) {
      told = today();
      const { board, start, target } = boardOfDay(told);
      setText(part(".day-task"), words.dayTask(told, boardName(board), start, target));
    }
  }

  /** Shows the result on the board of the day. */
  function showResult() {
    const { game, day, used } = room;
    const { outcome, counters, squares } = game.session.moment();
    part(".share").hidden = !outcome || day === null;
    if (outcome && day !== null) {
      const link = new URL(joinAddress("play", [["day", day]]), location.href).href;
      const isTour = outcome.kind === "tour";
      const { board } = game.settings;
      const name = boardName(board);
      line.value = words.shareLine(day, name, counters.visited, squares, isTour, used, link);
    }
  }

  return {
    copyLine,
    /** Records that the visitor reached a tour. @returns {string} a comment on it */
    reach() {
      const found = room.mode === "free" ? marks.reach(room.game, room.used) : null;
      return found ? words.earned(found.rung.id, found.mark) : "";
    },
    /** The rung that comes next, as a link would ask for it. */
    coming() {
      const rung = firstOpen(marks.of);
      return rung && { ...rung, leaper: rung.leaper };
    },
    /** The next board for a visitor who climbs the ladder. @returns {{ text: string, act: () => void } | null} */
    offer() {
      const rung = rungOf(room.game.settings);
      const next = rung && room.isClimbing && isSolved(room.game) ? marks.next(rung) : undefined;
      return next ? { text: words.nextRung(next.id), act: () => climb(next) } : null;
    },
    show() {
      const here = rungOf(room.game.settings);
      const coming = firstOpen(marks.of);
      for (const { rung, step, mark } of [...beside, ...above]) {
        setAttribute(step, "aria-pressed", String(rung === here));
        step.classList.toggle("go", rung === coming && rung !== here && room.day === null);
        setAttribute(step, "aria-label", words.rungName(rung.id, marks.of(rung.id)));
        setText(mark, words.markSign(marks.of(rung.id)));
      }
      if (seen !== here) {
        seen = here;
        const row = part(".ladder-line");
        const { step = row } = above.find(({ rung }) => rung === here) ?? {};
        row.scrollLeft += step.getBoundingClientRect().left - row.getBoundingClientRect().left;
      }
      part("#play-forget-marks").hidden = !marks.any;
      showLine(part(".not-kept"), marks.isKept ? "" : words.notKept);
      showDay();
      showLine(part(".summary"), summaryOf(room));
      showResult();
    },
  };
}
