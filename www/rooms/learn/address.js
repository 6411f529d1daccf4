/**
 * The room's address: `#learn?lesson=ties&step=3`. Steps count from 1.
 *
 * @import { ThemeId } from "../../pkg/knights_tour.js"
 * @import { Problem } from "../../run/open-run.js"
 * @import { Asked } from "./sheets.js"
 */

import { joinAddress, readTheme, splitAddress } from "../../app/address.js";
import { wrong } from "../../text/learn.js";
import { boardFor, kinds } from "./sheets.js";
import { lessonOf, lessons } from "./lessons.js";

/** A step counts from 0 here. @typedef {{ lesson: string, step: number, sheet: Asked | null, theme?: ThemeId }} Route */

/** @type {(address: string) => { route: Route, problems: Problem[] }} */
export function readAddress(address) {
  const { words, problems } = splitAddress(address, [
    "lesson",
    "step",
    "sheet",
    "seed",
    "board",
    "theme",
  ]);
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
  const kind = kinds.find((known) => known === words.get("sheet"));
  const sheet = kind
    ? { kind, seed: words.get("seed") ?? "1", board: boardFor(words.get("board") ?? "8x8") }
    : null;
  return { route: { lesson: id, step: (isThere ? step : last) - 1, sheet, theme }, problems };
}

/** @param {Asked} asked */
export const writeSheetAddress = ({ kind, seed, board }) =>
  joinAddress("learn", [
    ["sheet", kind],
    ["seed", seed],
    ["board", board],
  ]);

/** @param {Route} route */
export const writeAddress = ({ lesson, step, sheet, theme }) =>
  sheet
    ? writeSheetAddress(sheet)
    : joinAddress("learn", [
        ["lesson", lesson],
        ["step", String(step + 1)],
        ...(theme ? [["theme", theme]] : []),
      ]);
