/**
 * The result of a run, the method that found it, and suggestions.
 * @import { AskedMethod, Moment } from "../pkg/knights_tour.js"
 * @import { EndingTexts } from "./ending.js"
 * @import { Part } from "./language.js"
 * @import { Run } from "./story.js"
 */

import { endingOf } from "./ending.js";
import { whenStuck } from "#text/labels.js";
import { askedMethods, optionName, optionValue, triedBy } from "#text/methods.js";
import { why } from "#text/reasons.js";
import { passage } from "#text/sentence.js";
import * as shared from "#messages/labels.js";
import * as messages from "#messages/outcomes.js";

/** What may be changed. @type {Record<string, string>} */
const others = messages.others;

/** Names the method that found the answer. @param {AskedMethod} by */
export const answeredBy = (by) => messages.answeredBy({ by, method: askedMethods[by] });

/** @type {EndingTexts} */
const texts = {
  over: messages.texts.over,
  onlySquare: (start) => messages.texts.onlySquare({ start }),
  closed: (squares, start) => messages.texts.closed({ squares, start }),
  open: (squares, start, end) => messages.texts.open({ squares, start, end }),
  onlySquareNotClosed: messages.texts.onlySquareNotClosed,
  notClosed: (squares, start, end) => messages.texts.notClosed({ squares, start, end }),
  stuck: (at, visited, squares) =>
    messages.texts.stuck({ at, visited, squares, left: squares - visited }),
  cycles: (loops) => [messages.texts.cycles({ loops })],
  longest({ visited, squares, most, uncrossed }, start, end) {
    const facts = { isSure: visited === most, visited, squares, start, end };
    return uncrossed ? messages.texts.uncrossed(facts) : messages.texts.longest({ ...facts, most });
  },
  impossible: (reason) => [messages.texts.impossible({ why: why(reason) })],
  impossibleFrom: (reason, start) => messages.texts.impossibleFrom({ start, why: why(reason) }),
  gaveUp: (target, limit, of) => [
    messages.texts.gaveUp({ isClosed: target === "closed", limit, of }),
  ],
  answeredBy: (by) => [answeredBy(by)],
  triedInTurn: (methods, rounds) => [
    messages.texts.triedInTurn({ rounds, methods: methods.map((each) => askedMethods[each]) }),
  ],
  triedBy,
  tryBoard: messages.texts.tryBoard,
  tryMethods: messages.texts.tryMethods,
  printed: [
    messages.texts.printed({
      value: optionValue("equation", "corrected"),
      option: optionName("equation"),
    }),
  ],
  allAtOnce: [
    messages.texts.allAtOnce({
      value: optionValue("update", "shuffled"),
      option: optionName("update"),
    }),
  ],
  tryAnother(changed, policy) {
    const other = others[changed.join("-")] ?? "";
    return [
      policy
        ? messages.texts.tryAnotherOr({
            other,
            field: shared.labels.whenStuck,
            value: whenStuck[policy],
          })
        : messages.texts.tryAnother({ other }),
    ];
  },
  passage,
};

/** The texts at the end of a run. @type {(moment: Moment, run: Run) => Part[]} */
export const ending = (moment, run) => endingOf(moment, run, texts);
