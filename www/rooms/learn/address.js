/**
 * The room's address: `#learn?lesson=ties&step=3`, or that of a worksheet or of the page for teachers.
 * Steps count from 1.
 *
 * @import { ThemeId } from "../../pkg/knights_tour.js"
 * @import { Problem } from "../../run/open-run.js"
 * @import { Asked } from "./sheets.js"
 */

import { joinAddress, readTheme, splitAddress } from "../../app/address.js";
import { wrong } from "../../text/learn.js";
import { boardFor, kinds, LEAST_SIDE, mostSide, usualSheet } from "./sheets.js";
import { lessonOf, lessons } from "./lessons.js";

/** @typedef {{ page: "teachers" } | { page: "sheet", asked: Asked }} Paper */

/** A step counts from 0 here. @typedef {{ lesson: string, step: number, paper: Paper | null, theme?: ThemeId }} Route */

const WORDS = ["lesson", "step", "page", "sheet", "seed", "board", "theme"];

/** @type {(words: URLSearchParams, problems: Problem[]) => Paper | null} */
function readPaper(words, problems) {
  const kind = words.get("sheet");
  if (kind === null) {
    return words.get("page") === "teachers" ? { page: "teachers" } : null;
  }
  const asked = { ...usualSheet, seed: words.get("seed") || usualSheet.seed };
  const known = kinds.find((each) => each === kind);
  if (known) {
    asked.kind = known;
  } else {
    problems.push({ name: "sheet", message: wrong.sheet(kind, kinds) });
  }
  const text = words.get("board") ?? asked.board;
  asked.board = boardFor(text, asked.kind);
  if (asked.board !== text) {
    problems.push({
      name: "board",
      message: wrong.board(text, asked.board, LEAST_SIDE, mostSide(asked.kind)),
    });
  }
  return { page: "sheet", asked };
}

/** @type {(address: string) => { route: Route, problems: Problem[] }} */
export function readAddress(address) {
  const { words, problems } = splitAddress(address, WORDS);
  const { theme, problems: wrongTheme } = readTheme(words);
  problems.push(...wrongTheme);
  const asked = words.get("lesson");
  const found = lessonOf(asked ?? "") ?? lessons[0];
  const { id = "", steps = [] } = found ?? {};
  if (asked !== null && asked !== id) {
    problems.push({ name: "lesson", message: wrong.lesson(asked) });
  }
  const text = words.get("step") ?? "1";
  const step = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  const shown = Math.max(1, Math.min(steps.length, step));
  if (shown !== step) {
    problems.push({ name: "step", message: wrong.step(text, steps.length, shown) });
  }
  const paper = readPaper(words, problems);
  return { route: { lesson: id, step: shown - 1, paper, theme }, problems };
}

/** @param {ThemeId} [theme] */
const themeWords = (theme) => (theme ? [["theme", theme]] : []);

/** @type {(lesson: string, step: number, theme?: ThemeId) => string} */
export const stepAddress = (lesson, step, theme) =>
  joinAddress("learn", [["lesson", lesson], ["step", String(step + 1)], ...themeWords(theme)]);

/** @type {(asked: Asked, theme?: ThemeId) => string} */
export const sheetAddress = ({ kind, seed, board }, theme) =>
  joinAddress("learn", [
    ["sheet", kind],
    ...(kind === "cross" ? [] : [["board", board]]),
    ["seed", seed],
    ...themeWords(theme),
  ]);

/** @param {Route} route */
export function writeAddress({ lesson, step, paper, theme }) {
  if (paper?.page === "sheet") {
    return sheetAddress(paper.asked, theme);
  }
  return paper
    ? joinAddress("learn", [["page", paper.page], ...themeWords(theme)])
    : stepAddress(lesson, step, theme);
}
