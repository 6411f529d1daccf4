/**
 * A worksheet on the page, in its printed form: exercises, and solutions on a page of their own.
 * @import { AnySquare, Diagram, MadePuzzle } from "../../pkg/knights_tour.js"
 * @import { Asked, Exercise } from "./sheets.js"
 */

import { boardInfo, Session, squareName } from "../../pkg/knights_tour.js";
import { asSentence, grades as gradeNames } from "#text/puzzle.js";
import { valueName } from "#text/words.js";
import * as words from "#text/worksheets.js";
import { runJob } from "../../jobs/run-job.js";
import { drawDiagram } from "../../widgets/diagram-view.js";
import { button, make, setAttribute } from "../../widgets/dom.js";
import { parseInteger } from "../../widgets/parse-integer.js";
import { inLinkedTheme } from "../../app/link-preferences.js";
import { sheetLink } from "./state.js";
import {
  boardsOnPage,
  fillIn,
  grades,
  hasSeed,
  hasSeveral,
  isPredicted,
  kinds,
  LEAST_SIDE,
  makeSheet,
  mostSide,
  puzzlesOf,
} from "./sheets.js";

/** Boards on a page for pupils. */
const A_PAGE = 2;

/** Links to sheets that differ in one thing; the shown one is marked. @template {keyof Asked} K @param {string} label @param {Asked} asked @param {K} key @param {readonly Asked[K][]} values @param {(value: Asked[K]) => string} nameOf */
function makeLinks(label, asked, key, values, nameOf) {
  const links = values.map((value) => {
    const link = pill(nameOf(value), { ...asked, [key]: value });
    setAttribute(link, "aria-current", value === asked[key] ? "true" : null);
    return link;
  });
  return make("nav", { class: "chips apart", "aria-label": label }, ...links);
}

/** The choices: kind, sides of the board, of puzzles their grade and number, another seed. @param {Asked} asked */
function makeChoices(asked) {
  const { labels, sheets } = words;
  const choices = make("div", { class: "sheet-choices long screen-only" });
  choices.append(makeLinks(labels.kind, asked, "kind", kinds, (kind) => sheets[kind].title));
  if (asked.kind !== "cross") {
    choices.append(makeSides(asked));
  }
  if (asked.kind === "numbers") {
    const each = makeLinks(labels.each, asked, "boards", boardsOnPage, String);
    each.prepend(make("span", {}, labels.each));
    choices.append(
      makeLinks(labels.grade, asked, "grade", grades, (id) => gradeNames[id]),
      each,
    );
  }
  const buttons = make("p", { class: "chips apart" });
  if (hasSeed(asked.kind)) {
    const seed = String((Number(asked.seed) || 0) + 1);
    buttons.append(pill(words.labels.other, { ...asked, seed }));
  }
  const { withSolutions, withoutSolutions } = words.labels;
  const switched = asked.solutions ? withoutSolutions : withSolutions;
  buttons.append(pill(switched, { ...asked, solutions: !asked.solutions }));
  buttons.append(button(words.labels.print, () => globalThis.print()));
  choices.append(buttons);
  return choices;
}

/** A link to a sheet. @type {(name: string, asked: Asked) => HTMLElement} */
const pill = (name, asked) => make("a", { class: "pill", href: sheetLink(asked) }, name);

/** @param {Asked} asked */
function makeSides(asked) {
  const most = String(mostSide(asked.kind));
  const fields = asked.board.split("x").map((side, i) =>
    make("input", {
      ...{ type: "number", min: String(LEAST_SIDE), max: most, value: side, required: "" },
      "aria-label": i === 0 ? words.labels.width : words.labels.height,
    }),
  );
  const form = make(
    "form",
    { class: "chips apart sides-of-sheet" },
    make("span", {}, words.labels.board),
    ...fields.flatMap((field, i) => (i === 0 ? [field, "×"] : [field])),
    make("button", { class: "pill" }, words.labels.show),
  );
  form.addEventListener("submit", () => {
    const sides = fields.map(({ value }) => parseInteger(value, LEAST_SIDE, Number(most)));
    if (!sides.includes(null)) {
      location.hash = inLinkedTheme(sheetLink({ ...asked, board: sides.join("x") }));
    }
  });
  return form;
}

/** The contents of the squares of a picture row by row, for screen readers. @type {(diagram: Diagram, knight: string | undefined) => HTMLElement} */
function rowsOf({ board = "", path = [], labels = [] }, knight) {
  /** @type {Map<AnySquare, string>} */
  const texts = new Map(labels);
  path.forEach((square, at) => texts.set(square, String(at + 1)));
  const { width, height } = boardInfo(board);
  const session = new Session({ board, algorithm: "player" });
  const rows = Array.from({ length: height }, (_row, i) => {
    const row = height - 1 - i;
    const cells = Array.from({ length: width }, (_cell, column) => {
      const name = squareName(column, row);
      const text = session.squareInfo(name).hole ? null : (texts.get(name) ?? "");
      return words.cell(name, text, name === knight);
    });
    return make("li", {}, words.row(row + 1, cells));
  });
  session.free();
  return make("ul", { class: "unseen", role: "list" }, ...rows);
}

/** A picture with a description for screen readers. @type {(diagram: Diagram, name: string) => Element} */
function picture(diagram, name) {
  // White and grey, with large coordinates: suited to black-and-white printers.
  const drawn = drawDiagram(diagram, "projector");
  drawn.removeAttribute("aria-hidden");
  drawn.setAttribute("role", "img");
  drawn.setAttribute("aria-label", name);
  return drawn;
}

/** The solution of an exercise in words. @type {(asked: Asked, exercise: Exercise) => string} */
function solutionText({ kind, board }, { squares, first, solution }) {
  switch (kind) {
    case "predict":
    case "follow":
      return words.nextMoves(first, squares);
    case "error":
      return words.wrongMove(`${first}`, `${first + 1}`);
    case "cross":
      return squares.join(" ");
    case "numbers":
      return "";
    default:
      return solution ? words.oneSolution : words.noSolution(valueName("board", board));
  }
}

/** The lines for an answer to one of several exercises. @type {(kind: Asked["kind"], exercise: Exercise) => HTMLElement} */
function answerLines(kind, { squares, first }) {
  const starts = isPredicted(kind) ? squares.map((_, i) => words.exercise(first + i)) : words.lines;
  return make(
    "div",
    { class: "answer-lines" },
    ...starts.map((start) => make("p", { class: "answer-line" }, start)),
  );
}

/** A page, with the seed at its foot; beside its heading stands a line for a name, if it is for pupils. No landmark: several pages have the same name. @type {(name: string, foot: string, isForPupils: boolean, ...items: HTMLElement[]) => HTMLElement} */
const page = (name, foot, isForPupils, ...items) =>
  make(
    "div",
    { class: "sheet-page" },
    make(
      "div",
      { class: "sheet-top" },
      make("h2", {}, name),
      ...(isForPupils ? [make("p", { class: "sheet-name" }, words.labels.name)] : []),
    ),
    ...items,
    make("p", { class: "sheet-foot" }, foot),
  );

/** The puzzles that were made last: the same sheet without its solutions has the same. @type {{ key: string, made: MadePuzzle[] }} */
let last = { key: "", made: [] };

/** Has the puzzles of a sheet made, and then shows them. The signal ends it. @type {(sheet: HTMLElement, asked: Asked, signal: AbortSignal) => void} */
function makePuzzles(sheet, asked, signal) {
  const wanted = puzzlesOf(asked);
  const key = JSON.stringify(wanted);
  const show = () =>
    putPages(
      sheet,
      asked,
      last.made.map((puzzle) => fillIn(asked.board, puzzle)),
    );
  if (key === last.key) {
    show();
    return;
  }
  const bar = make("progress", { max: String(wanted.length) });
  const line = make("p", { class: "row", role: "status" }, bar, words.labels.making);
  sheet.append(line);
  const fractions = wanted.map(() => 0);
  /** @type {MadePuzzle[]} */
  const made = [];
  for (const [i, settings] of wanted.entries()) {
    runJob({
      ...{ kind: "puzzle-maker", settings, signal },
      onProgress({ fraction }) {
        fractions[i] = fraction;
        bar.value = fractions.reduce((sum, each) => sum + each);
      },
      onDone(puzzle) {
        made[i] = /** @type {MadePuzzle} */ (puzzle);
        if (Object.keys(made).length === wanted.length) {
          last = { key, made };
          line.remove();
          show();
        }
      },
      onFailed(message, code) {
        const board = valueName("board", asked.board);
        const told = code === "no-tour" ? words.tooSmall(board) : asSentence(message);
        line.replaceWith(make("p", { class: "error", role: "alert" }, told));
      },
    });
  }
}

/** A sheet with its choices; the signal ends what is still being made for it. @type {(asked: Asked, signal: AbortSignal) => HTMLElement} */
export function makeSheetView(asked, signal) {
  const sheet = make("div", { class: "sheet" }, makeChoices(asked));
  if (asked.kind === "numbers") {
    makePuzzles(sheet, asked, signal);
  } else {
    putPages(sheet, asked, makeSheet(asked));
  }
  return sheet;
}

/** The pages of a sheet: the exercises, and the solutions on a page of their own. @type {(sheet: HTMLElement, asked: Asked, exercises: Exercise[]) => void} */
function putPages(sheet, asked, exercises) {
  const { title, rule, task } = words.sheets[asked.kind];
  const isSeveral = hasSeveral(asked);
  const isPuzzle = asked.kind === "numbers";
  const board = asked.kind === "cross" ? words.cross : valueName("board", asked.board);
  if (exercises.length === 0) {
    sheet.append(make("p", { class: "error" }, words.tooSmall(board)));
    return;
  }

  /** An exercise or its solution, numbered if there are several. @type {(diagram: Diagram | null, i: number, isSolution: boolean, knight?: string) => HTMLElement} */
  function item(diagram, i, isSolution, knight) {
    const made = make("li");
    const grade = exercises[i]?.grade;
    const above = [isSeveral ? words.exercise(i + 1) : "", grade ? gradeNames[grade] : ""];
    if (above.some(Boolean)) {
      made.append(make("p", { class: "exercise-number" }, above.filter(Boolean).join(" ")));
    }
    if (diagram) {
      made.append(
        picture(diagram, words.pictureOf(board, i + 1, isSolution)),
        rowsOf(diagram, knight),
      );
    }
    return made;
  }
  const tasks = exercises.map((exercise, i) => {
    const made = item(exercise.task, i, false, exercise.knight);
    made.append(...(isSeveral && !isPuzzle ? [answerLines(asked.kind, exercise)] : []));
    return made;
  });
  const solutions = exercises.map((exercise, i) => {
    const made = item(exercise.solution, i, true);
    const told = solutionText(asked, exercise);
    made.append(...(told ? [make("p", {}, told)] : []));
    return made;
  });
  const list = (/** @type {HTMLElement[]} */ items, /** @type {string} */ look = "") =>
    make("ol", { class: `exercises drawn ${look}`, role: "list" }, ...items);
  const isOpen = asked.kind === "blank" || asked.kind === "counts";
  const foot = words.foot(board, asked.seed);
  const aPage = isPuzzle ? asked.boards : A_PAGE;
  // Each page stands alone: pupils may get one of them.
  for (let at = 0; at < tasks.length; at += aPage) {
    const look = lookOf(asked);
    sheet.append(
      page(
        title,
        foot,
        true,
        make("p", {}, rule),
        make("p", {}, task),
        list(tasks.slice(at, at + aPage), look),
      ),
    );
  }
  if (!asked.solutions) {
    return;
  }
  sheet.append(
    page(
      words.solutionsOf(title),
      foot,
      false,
      ...(isOpen ? [make("p", {}, words.checkSolution)] : []),
      list(solutions, isSeveral ? "several" : ""),
    ),
  );
}

/** How the exercises of a page lie. @param {Asked} asked */
function lookOf(asked) {
  if (asked.kind === "numbers" && asked.boards > A_PAGE) {
    return "several";
  }
  return hasSeveral(asked) ? "in-pairs" : asked.kind === "counts" ? "with-counts" : "";
}
