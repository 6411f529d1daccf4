/**
 * The texts about challenges.
 * @import { Target } from "../../pkg/knights_tour.js"
 */

import { count, list, plain } from "./sentence.js";
import * as messages from "#messages/challenge.js";
export {
  labels,
  reached,
  challengeCopied,
  resultCopied,
  copyRefused,
  notAllowed,
  refused,
} from "#messages/challenge.js";

/** @type {Record<string, string>} */
export const helps = messages.helps;

/** The help used, and how many times. @type {Record<string, (times: number) => string>} */
const uses = {
  back: (times) => messages.uses.back({ times }),
  hint: (times) => messages.uses.hint({ times }),
  restart: (times) => messages.uses.restart({ times }),
  judge: (times) => `“Is it lost?” asked ${count(times, { one: "time", other: "times" })}`,
  watch: () => messages.uses.watch,
  ways: () => messages.uses.ways,
  layers: () => messages.uses.layers,
  method: () => messages.uses.method,
  pasted: () => messages.uses.pasted,
  link: () => messages.uses.link,
};

/** @param {readonly string[]} pieces */
const joined = (pieces) => plain(list(pieces.map((piece) => [piece])));

/** The task. @type {(mode: "free" | "predict", target: Target, goal: number, allowed: readonly string[]) => string} */
export function task(mode, target, goal, allowed) {
  const aim =
    mode === "predict"
      ? `predict the rule’s move ${count(goal, { one: "time", other: "times" })} in a row`
      : target === "closed"
        ? "find a closed tour from here"
        : "find a tour from here";
  const help = joined(allowed.map((name) => helps[name] ?? name));
  return allowed.length === 0
    ? `Challenge: ${aim}, without help.`
    : `Challenge: ${aim}. Allowed: ${help}.`;
}

/** @type {(used: Readonly<Record<string, number>>) => string} */
export function helpUsed(used) {
  const known = Object.entries(used).filter(([name]) => Object.hasOwn(uses, name));
  const pieces = known.flatMap(([name, times]) => uses[name]?.(times) ?? []);
  return pieces.length === 0 ? "without help" : `with ${joined(pieces)}`;
}

/** A result that was verified. @type {(result: { mode: "free" | "predict", settings: { target?: Target, start?: string }, locked: readonly string[], done: readonly string[], goal: number, used: Readonly<Record<string, number>> }, board: string) => string} */
export function verified({ mode, settings, locked, done, goal, used }, board) {
  return messages.verified({
    goal,
    board,
    locked: locked.length,
    value: settings.start ?? "",
    done: done.length,
    helpUsed: helpUsed(used),
    target: settings.target ?? "",
    mode,
  });
}

export const wrong = {
  /** @type {(text: string, least: number, most: number) => string} */
  locked: (text, least, most) => messages.wrong.locked({ text, least, most }),
  /** @type {(text: string, least: number, most: number, usual: number) => string} */
  goal: (text, least, most, usual) => messages.wrong.goal({ text, least, most, usual }),
  /** @type {(text: string, known: readonly string[]) => string} */
  help: (text, known) => messages.wrong.help({ text, known }),
};
