/**
 * The room's address: `#learn?lesson=ties&step=3`. Steps count from 1.
 *
 * @import { ThemeId } from "../../pkg/knights_tour.js"
 * @import { Problem } from "../../run/open-run.js"
 */

import { joinAddress, readTheme, splitAddress } from "../../app/address.js";
import { wrong } from "../../text/learn.js";
import { lessonOf, lessons } from "./lessons.js";

/** @typedef {{ lesson: string, step: number, theme?: ThemeId }} Place A step counts from 0 here. */

/** @type {(address: string) => { place: Place, problems: Problem[] }} */
export function readAddress(address) {
  const { words, problems } = splitAddress(address, ["lesson", "step", "theme"]);
  const { theme, problems: wrongTheme } = readTheme(words);
  problems.push(...wrongTheme);
  const asked = words.get("lesson");
  const found = lessonOf(asked ?? "") ?? lessons[0];
  const { id = "", steps = [] } = found ?? {};
  if (asked !== null && asked !== id) {
    problems.push({ name: "lesson", message: wrong.lesson(asked) });
  }
  const text = words.get("step") ?? "1";
  const step = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  const isThere = step >= 1 && step <= steps.length;
  if (!isThere) {
    problems.push({ name: "step", message: wrong.step(text, steps.length) });
  }
  const last = step > steps.length ? steps.length : 1;
  return { place: { lesson: id, step: (isThere ? step : last) - 1, theme }, problems };
}

/** @param {Place} place */
export const writeAddress = ({ lesson, step, theme }) =>
  joinAddress("learn", [
    ["lesson", lesson],
    ["step", String(step + 1)],
    ...(theme ? [["theme", theme]] : []),
  ]);
