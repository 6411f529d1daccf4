/**
 * Challenges on the page: creating one from the current position, showing that it is met, and checking
 * results.
 * @import { RoomFrame } from "../../app/mount-room.js"
 * @import { Challenge, Help } from "./challenge.js"
 * @import { Room } from "./state.js"
 */

import { runJob } from "../../jobs/run-job.js";
import * as words from "#text/challenge.js";
import { copyText } from "../../widgets/files.js";
import { createChips, listChoices } from "../../widgets/choices.js";
import { find } from "../../widgets/dom.js";
import { showLine } from "../../widgets/show.js";
import { createFieldError } from "../../widgets/field-error.js";
import { limitField } from "../../widgets/text-field.js";
import { boardName } from "./boards.js";
import { goals, helps } from "./challenge.js";
import { readResult, resultOf } from "./result.js";

/** The help that a challenge allows unless the teacher chooses otherwise. @type {readonly Help[]} */
const USUAL_HELPS = ["back", "ways"];

/** Maximum length of a submitted result, in characters. */
const MAX_CHARACTERS = 300_000;

/** Parts of the room that a challenge locks. */
const LOCKED = [".game", ".boards", ".ladder", ".day", ".hand-over", ".check", ".challenge"];

/**
 * @param {HTMLElement} root
 * @param {Room} room
 * @param {RoomFrame} frame
 * @param {object} on
 * @param {(challenge: Challenge) => string} on.link the link to this position, locked
 * @param {() => void} on.leave
 */
export function createChallengePanel(root, room, { say, announce }, { link, leave }) {
  /** @param {string} selector */
  const part = (selector) => find(root, selector, HTMLElement);
  const goal = find(root, "#play-goal", HTMLSelectElement);
  const line = find(root, "#play-result-line", HTMLTextAreaElement);
  const handedIn = find(root, "#play-result", HTMLTextAreaElement);
  const error = createFieldError(part("#play-result-error"));
  const verified = part(".verified");
  /** @type {Set<Help>} */
  const allowed = new Set(USUAL_HELPS);

  const chips = createChips(
    part(".allowed"),
    helps,
    (help) => words.helps[help] ?? help,
    (help) => {
      allowed[allowed.has(help) ? "delete" : "add"](help);
      chips.press(...allowed);
    },
  );
  chips.press(...allowed);
  listChoices(goal, goals);

  async function copyChallenge() {
    const locked = room.game.moves().length;
    const challenge = { allowed: [...allowed], locked, goal: Number(goal.value) };
    const href = new URL(link(challenge), location.href).href;
    say((await copyText(href)) ? words.challengeCopied : words.copyRefused);
  }

  async function copyResult() {
    say((await copyText(line.value)) ? words.resultCopied : words.copyRefused);
  }

  /** Stops the check of the last submitted result, which is replayed in slices. */
  let stopReplay = () => {};

  /** @param {string} text why it is invalid */
  function refuse(text) {
    error.say(text, handedIn);
  }

  function check() {
    stopReplay();
    error.clear();
    verified.hidden = true;
    const read = readResult(handedIn.value);
    if (read.kind !== "whole") {
      refuse(words.refused[read.kind]);
      return;
    }
    const { result } = read;
    stopReplay = runJob({
      kind: "replay-result",
      settings: result,
      onDone(isReached) {
        if (isReached) {
          const text = words.verified(result, boardName(result.settings.board));
          showLine(verified, text);
          announce(text);
        } else {
          refuse(words.refused.missed);
        }
      },
      // The solver refuses the board or the start.
      onFailed: () => refuse(words.refused.unreadable),
    }).cancel;
  }

  limitField(handedIn, MAX_CHARACTERS, () => refuse(words.refused.unreadable));
  part("#play-copy-challenge").addEventListener("click", copyChallenge);
  part("#play-leave-challenge").addEventListener("click", leave);
  part("#play-copy-result").addEventListener("click", copyResult);
  part("#play-check-result").addEventListener("click", check);

  return {
    show() {
      const { challenge, mode, game } = room;
      for (const selector of LOCKED) {
        part(selector).hidden = challenge !== null;
      }
      part("#play-leave-challenge").hidden = challenge === null;
      part(".goal").hidden = mode !== "predict";
      const may = (/** @type {Help} */ help) => !challenge || challenge.allowed.includes(help);
      part(".looks").hidden = !may("layers") && !may("judge");
      part(".rings").hidden = !may("ways");
      part(".watch").hidden = !may("judge");
      for (const chip of root.querySelectorAll("[data-layer]")) {
        chip.toggleAttribute("hidden", !may("layers"));
      }
      const task = challenge && words.task(mode, game.settings, challenge.goal, challenge.allowed);
      showLine(part(".task"), task ?? "");
      const result = resultOf(room);
      part(".met").hidden = result === null;
      if (result !== null && line.value !== result) {
        line.value = result;
        announce(words.reached);
      }
    },
  };
}
