/**
 * Which steps were done: kept on the device where it keeps anything, else as long as the page. It knows
 * nothing of the page.
 */

import { recall, remember } from "../../widgets/storage.js";
import { lessons } from "./lessons.js";

const STORED = "learn-progress";

/** Steps by their lessons, from what somebody may have changed. @param {string | null} text @returns {Map<string, Set<number>>} */
function read(text) {
  /** @type {unknown} */
  let stored = null;
  try {
    stored = JSON.parse(text ?? "{}");
  } catch {
    // Then nothing is known.
  }
  const given = new Map(Object.entries(stored ?? {}));
  return new Map(
    lessons.map(({ id, steps }) => {
      const done = given.get(id);
      const known = Array.isArray(done) ? done.filter((step) => steps[step] !== undefined) : [];
      return [id, new Set(known)];
    }),
  );
}

/** @typedef {ReturnType<typeof createProgress>} Progress */

export function createProgress() {
  let done = read(recall(STORED));
  let isKept = true;

  return {
    get isKept() {
      return isKept;
    },
    get any() {
      return [...done.values()].some((steps) => steps.size > 0);
    },
    /** @type {(lesson: string, step: number) => boolean} */
    has: (lesson, step) => done.get(lesson)?.has(step) ?? false,
    /** @param {string} lesson */
    count: (lesson) => done.get(lesson)?.size ?? 0,
    /** @type {(lesson: string, step: number) => void} */
    add(lesson, step) {
      const steps = done.get(lesson);
      if (steps && !steps.has(step)) {
        steps.add(step);
        const all = Object.fromEntries([...done].map(([id, some]) => [id, [...some]]));
        isKept = remember(STORED, JSON.stringify(all));
      }
    },
    forget() {
      done = read(null);
      isKept = remember(STORED, null);
    },
  };
}
