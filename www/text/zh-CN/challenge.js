/**
 * The texts about challenges.
 * @import { Target } from "../../pkg/knights_tour.js"
 */

import { number } from "./sentence.js";
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
  judge: (times) => `问“还走得成吗？”${number(times)}次`,
  watch: () => messages.uses.watch,
  ways: () => messages.uses.ways,
  layers: () => messages.uses.layers,
  method: () => messages.uses.method,
  pasted: () => messages.uses.pasted,
  link: () => messages.uses.link,
};

/** The task. @type {(mode: "free" | "predict", target: Target, goal: number, allowed: readonly string[]) => string} */
export function task(mode, target, goal, allowed) {
  const aim =
    mode === "predict"
      ? `连续${number(goal)}次猜对规则的下一步`
      : target === "closed"
        ? "从这里出发，找一条封闭巡游"
        : "从这里出发，找一条巡游";
  return allowed.length === 0
    ? `挑战：${aim}，不用任何帮助。`
    : `挑战：${aim}。可以用：${allowed.map((name) => helps[name] ?? name).join("、")}。`;
}

/** @type {(used: Readonly<Record<string, number>>) => string} */
export function helpUsed(used) {
  const known = Object.entries(used).filter(([name]) => Object.hasOwn(uses, name));
  const pieces = known.flatMap(([name, times]) => uses[name]?.(times) ?? []);
  return pieces.length === 0 ? "没用帮助" : `用了这些帮助：${pieces.join("、")}`;
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
