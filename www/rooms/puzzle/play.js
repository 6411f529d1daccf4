/**
 * What the visitor does with a puzzle, and what follows from it.
 * @import { PuzzleGrade, PuzzleMakerSettings, PuzzleSettings } from "../../pkg/knights_tour.js"
 * @import { Problem } from "../../run/open-run.js"
 * @import { Solved } from "../../jobs/puzzle.js"
 * @import { Parts } from "./parts.js"
 * @import { State } from "./route.js"
 * @import { Source } from "./state.js"
 */

import { randomSeed } from "../../pkg/knights_tour.js";
import { recallLink } from "../../app/arrival.js";
import { today } from "../../run/day.js";
import { messageOf } from "../../run/errors.js";
import { celebrate } from "../../widgets/celebrate.js";
import { focusOn, useLayout } from "../../widgets/cell-grid.js";
import { find } from "../../widgets/dom.js";
import { remember } from "../../widgets/storage.js";
import * as words from "#text/puzzle.js";
import { KEPT, STORED } from "./parts.js";
import { readPuzzle } from "./read.js";
import { linkOf, route } from "./route.js";
import { ofDay, ofRung } from "./source.js";
import * as fill from "./state.js";
import { comingAfter } from "./tell.js";

/** Announcements of the position replace each other. */
const PLACE = { about: "place" };

/** Begins a puzzle. @type {(parts: Parts, settings: PuzzleSettings, source: Source, solution?: string[]) => void} */
function begin(parts, settings, source, solution) {
  const { room, board, frame, making } = parts;
  const puzzle = readPuzzle(settings);
  room.puzzle.free();
  Object.assign(room, fill.beginning(puzzle, source), {
    solution: solution ?? null,
    isKnown: solution !== undefined,
  });
  useLayout(board, puzzle, words.boardName(puzzle));
  frame.notices.show([]);
  if (!solution) {
    making.solve(parts.asked(), (solved) => know(parts, solved));
  }
  frame.changed();
}

/** It is known how many solutions the puzzle has. @type {(parts: Parts, solved: Solved) => void} */
function know({ room, frame }, { result, grade }) {
  room.isKnown = true;
  if (result.kind === "unique") {
    room.solution = result.squares;
  } else {
    room.differing = result.kind === "several" ? result.differ : [];
    frame.notices.show([words.verdict(result, grade)]);
  }
}

/** Has a puzzle made, and begins it as it is told to. @type {(parts: Parts, settings: PuzzleMakerSettings, source: Source, as: (begin: () => void) => void) => void} */
export function make(parts, settings, source, as) {
  const { leaper, target } = settings;
  parts.making.make(settings, ({ line, squares, grade, reached }) => {
    as(() => begin(parts, { givens: line, leaper, target }, source, squares));
    if (!reached.grade) {
      parts.frame.say(words.otherGrade(grade));
    }
    parts.frame.announce(words.begins(parts.room));
    parts.frame.settleSoon();
  });
}

/** Makes the next one a step of the browser’s history. @type {(parts: Parts, settings: PuzzleMakerSettings, source: Source) => void} */
export function makeAnother(parts, settings, source) {
  find(document, "#puzzle-heading", HTMLElement).focus();
  make(parts, settings, source, parts.frame.asStep);
}

/** Plays a puzzle of one's own. @type {(parts: Parts, settings: PuzzleSettings) => void} */
export function useOwn(parts, settings) {
  parts.frame.asStep(() => begin(parts, settings, { kind: "own" }));
  parts.frame.announce(words.begins(parts.room));
}

/** Shows what a link asks for; one that asks for nothing, the puzzle that somebody was at. @type {(parts: Parts, asked: State) => Problem[]} */
export function apply(parts, asked) {
  const isBare = asked.day === null && asked.rung === null && asked.givens === undefined;
  const kept = isBare ? recallLink(KEPT) : null;
  const wanted = kept === null ? asked : route.read(kept).state;
  const { day, grade, givens, leaper, target, filled } = wanted;
  const filledIn = (/** @type {() => void} */ start) => {
    start();
    refill(parts, filled);
  };
  if (day !== null) {
    make(parts, ofDay(day, grade), { kind: "day", day, grade }, filledIn);
    return [];
  }
  const rung = wanted.rung ?? (givens === undefined ? parts.marks.coming()?.id : null);
  if (rung || givens === undefined) {
    const { id, ...settings } = ofRung(rung ?? null);
    make(parts, settings, { kind: "rung", rung: id }, filledIn);
    return [];
  }
  try {
    const settings = { givens, leaper, target };
    if (isWhole(settings)) {
      thinTour(parts, settings);
    } else {
      filledIn(() => begin(parts, settings, { kind: "own" }));
    }
    return [];
  } catch (error) {
    makeEasiest(parts);
    return [{ name: "givens", message: messageOf(error) }];
  }
}

/** The first of the ladder is there at once. @param {Parts} parts */
function makeEasiest(parts) {
  const { id, ...settings } = ofRung(null);
  make(parts, settings, { kind: "rung", rung: id }, (start) => start());
}

/** Ends what takes long. Whoever has no puzzle yet gets one that is made at once. @param {Parts} parts */
export function cancel(parts) {
  const wasAtWork = parts.making.cancel();
  if (wasAtWork && parts.board.cells.size === 0) {
    makeEasiest(parts);
  }
  return wasAtWork;
}

/** Whether every number is given, as other rooms give those of a tour. Throws what is wrong with them. @param {PuzzleSettings} settings */
function isWhole(settings) {
  const { given, squares, free } = readPuzzle(settings);
  free();
  return given.size === squares.size;
}

/** Makes a puzzle of a tour, and begins it. @type {(parts: Parts, settings: PuzzleSettings) => void} */
function thinTour(parts, settings) {
  parts.making.thinTour(settings, ({ givens }) => {
    begin(parts, { ...settings, givens }, { kind: "own" });
    parts.frame.announce(words.begins(parts.room));
    parts.frame.settleSoon();
  });
}

/** Enters what a link holds, as far as it fits. @type {(parts: Parts, filled: [string, number][]) => void} */
function refill({ room }, filled) {
  for (const [square, number] of filled) {
    if (room.puzzle.squares.has(square) && !fill.refusalOf(room, square, number)) {
      fill.enter(room, square, number);
    }
  }
  room.undone = [];
}

/** What a link to it holds. @param {Parts} parts @returns {Partial<State>} */
export const stateIn = ({ room }) => ({ ...linkOf(room), filled: [...room.entries] });

/** A number was entered or taken off. @param {Parts} parts */
export function changed(parts) {
  const { room, frame, board, marks } = parts;
  room.since ||= performance.now();
  frame.hush();
  frame.changed();
  frame.settleSoon();
  const isSolved = fill.isSolved(room);
  remember(KEPT, isSolved || room.entries.size === 0 ? null : route.write(stateIn(parts)));
  if (isSolved) {
    room.took ||= performance.now() - room.since;
    if (room.source.kind === "rung") {
      marks.reach(room.source.rung);
    }
    celebrate(board.root);
    frame.announce(words.solvedAloud(room));
  } else if (fill.isFull(room)) {
    frame.say(words.full(room.solution !== null));
  } else {
    frame.announce(words.caption(fill.missing(room).length, room.next), PLACE);
  }
}

/** Enters a number on a square, or says why that cannot be. @type {(parts: Parts, square: string, number: number) => void} */
function enter(parts, square, number) {
  const refusal = fill.refusalOf(parts.room, square, number);
  if (refusal) {
    parts.frame.say(words.refused(refusal, parts.room.puzzle), "error");
    return;
  }
  fill.enter(parts.room, square, number);
  changed(parts);
}

/** A square was tapped: an open one gets the next number, and one with a number is where it goes on. @type {(parts: Parts, square: string) => void} */
export function pick(parts, square) {
  const { room, frame } = parts;
  const number = fill.numberOn(room, square);
  if (number === undefined) {
    if (room.next !== null) {
      enter(parts, square, room.next);
    }
    return;
  }
  room.next = fill.missingAfter(room, number);
  frame.hush();
  frame.changed();
  frame.announce(words.goesOn(square, number, room.next), PLACE);
}

/** A digit was typed on a square. @type {(parts: Parts, square: string, digit: number) => void} */
export function digit(parts, square, key) {
  const typing = fill.typed(parts.room, square, key);
  enter(parts, square, typing.number);
  parts.room.typing = typing;
}

/** @type {(parts: Parts, square: string) => void} */
export function erase(parts, square) {
  if (parts.room.entries.has(square)) {
    fill.erase(parts.room, square);
    changed(parts);
    focusOn(parts.board, square);
  }
}

/** Points out wrong numbers, if there are any. @param {Parts} parts */
export function check({ room, frame }) {
  const wrong = fill.wrongSquares(room);
  room.isChecked = true;
  const known = room.isKnown ? words.notKnown : words.labels.judging;
  frame.say(room.solution === null ? known : words.checked(wrong));
}

/** Chooses the number that is entered next. @type {(parts: Parts, number: number) => void} */
export function choose({ room, frame }, number) {
  room.next = number;
  frame.changed();
}

/** @param {Parts} parts */
export function clear(parts) {
  fill.clear(parts.room);
  changed(parts);
}

/** What another puzzle like one is made from. @param {Source} source @returns {Partial<PuzzleMakerSettings>} */
const likeness = (source) => (source.kind === "rung" ? ofRung(source.rung) : source);

/** Goes on after a solved puzzle. @param {Parts} parts */
export function goOn(parts) {
  const { rung } = comingAfter(parts);
  const { puzzle } = parts.room;
  if (rung !== null) {
    const { id, ...settings } = ofRung(rung);
    makeAnother(parts, settings, { kind: "rung", rung: id });
    return;
  }
  const { board, leaper, target } = puzzle;
  const { grade, symmetry } = likeness(parts.room.source);
  makeAnother(
    parts,
    { board, leaper, target, grade, symmetry, seed: randomSeed() },
    { kind: "own", grade, symmetry },
  );
}

/** @type {(parts: Parts, name: keyof typeof STORED, isOn: boolean) => void} */
export function turn({ room, frame }, name, isOn) {
  room[name] = isOn;
  remember(STORED[name], isOn ? "true" : null);
  frame.changed();
}

/** The puzzle of today. @type {(parts: Parts, grade: PuzzleGrade) => void} */
export function playDay(parts, grade) {
  const day = today();
  makeAnother(parts, ofDay(day, grade), { kind: "day", day, grade });
}
