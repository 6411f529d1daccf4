/**
 * Which steps are done: kept on the device if it allows that, else until the page is closed. It does not
 * depend on the page.
 */

import { createKept } from "../../widgets/storage.js";
import { lessons } from "./lessons.js";

const STORED = "learn-progress";

/**
 * Progress was once kept as numbers of steps: what they numbered then, whatever the lessons have now.
 * @type {Record<string, readonly string[]>}
 */
const NUMBERED = {
  hand: ["watch", "moves", "first-tour", "smallest", "euler", "al-adli"],
  guess: ["random-walk", "thousand-walks", "backtracking", "placements", "growth", "race"],
  rule: ["degrees", "onward-moves", "predict", "edge"],
  ties: ["stuck", "roth", "how-often", "success-map", "larger-boards"],
  colours: ["count", "odd", "start", "argument", "map", "blame"],
  graph: ["ring", "cross", "cross-tour", "icosian", "herschel", "petersen"],
  fast: ["blocks", "timings", "hundred", "thousand"],
  many: ["five", "all-tours", "six", "sweep", "estimate", "positions"],
};

/** Ids of steps by lesson; the stored text may be invalid. @type {(text: string | null, all: typeof lessons) => Map<string, Set<string>>} */
function read(text, all) {
  /** @type {unknown} */
  let stored = null;
  try {
    stored = JSON.parse(text ?? "{}");
  } catch {
    // Treated as no progress.
  }
  const given = new Map(Object.entries(stored ?? {}));
  return new Map(
    all.map(({ id, steps }) => {
      const found = given.get(id);
      const done = new Set(Array.isArray(found) ? found : []);
      NUMBERED[id]?.forEach((step, number) => done.has(number) && done.add(step));
      return [id, new Set(steps.map((step) => step.id).filter((step) => done.has(step)))];
    }),
  );
}

/** @param {Map<string, Set<string>>} done */
const write = (done) =>
  [...done.values()].some((steps) => steps.size > 0)
    ? JSON.stringify(Object.fromEntries([...done].map(([id, steps]) => [id, [...steps]])))
    : null;

/** @typedef {ReturnType<typeof createProgress>} Progress */

export function createProgress(all = lessons) {
  const done = createKept(STORED, { read: (text) => read(text, all), write });

  return {
    get isKept() {
      return done.isKept;
    },
    get any() {
      return [...done.value.values()].some((steps) => steps.size > 0);
    },
    /** @type {(lesson: string, step: string) => boolean} */
    has: (lesson, step) => done.value.get(lesson)?.has(step) ?? false,
    /** @param {string} lesson */
    count: (lesson) => done.value.get(lesson)?.size ?? 0,
    /** Whether every step of the lesson is done. @param {Pick<(typeof lessons)[number], "id" | "steps">} lesson */
    isDone: ({ id, steps }) => done.value.get(id)?.size === steps.length,
    /** @type {(lesson: string, step: string) => void} */
    add(lesson, step) {
      if (done.value.has(lesson) && !this.has(lesson, step)) {
        done.change((before) => new Map(before).set(lesson, new Set(before.get(lesson)).add(step)));
      }
    },
    forget: () => done.change(() => read(null, all)),
    onOtherWindow: done.onOtherWindow,
  };
}
