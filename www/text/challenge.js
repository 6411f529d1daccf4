/**
 * The texts about challenges.
 * @import { Target } from "../pkg/knights_tour.js"
 */

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

/** @type {Record<string, string | ((facts: { times: number }) => string)>} */
const uses = messages.uses;

/** The task. @type {(mode: string, of: { target?: Target, end?: string }, goal: number, allowed: readonly string[]) => string} */
export function task(mode, { target, end = "" }, goal, allowed) {
  const help = allowed.map((name) => helps[name] ?? name);
  return messages.task({
    mode: mode === "predict" ? mode : "free",
    target: end ? "end" : (target ?? "open"),
    end,
    goal,
    hasHelp: help.length > 0,
    help,
  });
}

/** What sentences need of the help used. @param {Readonly<Record<string, number>>} used */
function helpIn(used) {
  const known = Object.entries(used).filter(([name]) => Object.hasOwn(uses, name));
  const help = known.map(([name, times]) => {
    const use = uses[name] ?? "";
    return typeof use === "string" ? use : use({ times });
  });
  return { help, hasHelp: help.length > 0 };
}

/** @type {(used: Readonly<Record<string, number>>) => string} */
export const helpUsed = (used) => messages.helpUsed(helpIn(used));

/** A result that was verified. @type {(result: { mode: "free" | "predict", settings: { target?: Target, start?: string, end?: string }, locked: readonly string[], done: readonly string[], goal: number, used: Readonly<Record<string, number>> }, board: string) => string} */
export const verified = ({ mode, settings, locked, done, goal, used }, board) =>
  messages.verified({
    ...helpIn(used),
    mode,
    goal,
    board,
    target: settings.target ?? "",
    start: [settings.start ?? "", settings.end ?? ""].filter(Boolean).join(" → "),
    locked: locked.length,
    done: done.length,
  });

export const wrong = {
  /** @type {(text: string, least: number, most: number) => string} */
  locked: (text, least, most) => messages.wrong.locked({ text, least, most }),
  /** @type {(text: string, least: number, most: number, usual: number) => string} */
  goal: (text, least, most, usual) => messages.wrong.goal({ text, least, most, usual }),
  /** @type {(text: string, known: readonly string[]) => string} */
  help: (text, known) => messages.wrong.help({ text, known }),
};
