/**
 * What the visitor does with a text, and what follows from it.
 * @import { WordPuzzle } from "../../pkg/knights_tour.js"
 * @import { Problem } from "../../run/open-run.js"
 * @import { State } from "./route.js"
 * @import { Verse } from "./state.js"
 * @import { Parts } from "./verse.js"
 */

import { randomSeed } from "../../pkg/knights_tour.js";
import { celebrate } from "../../widgets/celebrate.js";
import { useLayout } from "../../widgets/cell-grid.js";
import * as words from "#text/verse.js";
import { cut } from "../../text/cut.js";
import { route, settingsOf } from "./route.js";
import * as reading from "./state.js";

/** Announcements of the position replace each other. */
const PLACE = { about: "place" };
/** Characters of a text that the title of the window has. */
const MAX_TITLE = 40;
/** The names of squares, one after the other. */
const SQUARES = /[a-z]+\d+/g;
/** The mark for a place at which a word can be cut, as libraries put it into texts, and as people write it. */
const [SOFT_HYPHEN, HYPHEN] = [/\u{ad}/gu, "-"];

/** The text of a state; a link that names none gets an example. @param {State} state */
const textOf = ({ text }) => text ?? words.example;

/** A text is on the board, which a link says to have been read so far. @type {(parts: Parts, verse: Verse, made: WordPuzzle | null, read: string) => void} */
function begin({ room, board, frame }, verse, made, read) {
  Object.assign(room, reading.beginning(verse, made));
  for (const square of read.match(SQUARES) ?? []) {
    if (verse.squares.has(square) && !reading.refusalOf(room, square)) {
      reading.read(room, square);
    }
  }
  useLayout(board, verse, words.labels.boardHeading);
  for (const [square, size] of reading.letterSizes(verse)) {
    board.cells.get(square)?.style.setProperty("--letter-size", String(size));
  }
  frame.hush();
  frame.announce(words.begins(verse.parts.size));
  frame.settleSoon();
}

/** Lays the text of a state along a tour. @type {(parts: Parts, state: State, isLinked?: boolean) => void} */
function layOut(parts, state, isLinked = false) {
  const text = textOf(state);
  parts.laying.lay(
    settingsOf({ ...state, text }),
    (made) => {
      parts.settings.complain("text", "");
      parts.state = { ...state, read: "" };
      begin(parts, reading.laid(made), made, isLinked ? state.read : "");
    },
    (message) => refuse(parts, "text", message, isLinked),
  );
}

/** Says what is wrong. A link that cannot be shown is told of where everybody sees it, and an example comes on. @type {(parts: Parts, field: "text" | "grid", message: string, isLinked: boolean) => void} */
function refuse(parts, field, message, isLinked) {
  const sentence = words.asSentence(message);
  parts.settings.complain(field, sentence);
  if (isLinked) {
    parts.frame.notices.show([sentence]);
    layOut(parts, exampleOf(route.usual));
  }
}

/** Lays a text anew, with these changes; after a printed grid, the text that is in its field. @type {(parts: Parts, changes: Partial<State>) => void} */
export function lay(parts, changes) {
  const { state, settings } = parts;
  const text = state.grid === null ? state.text : settings.text.value;
  layOut(parts, { ...state, text, grid: null, solve: false, ...changes });
}

/** @param {Parts} parts */
export const another = (parts) => lay(parts, { seed: randomSeed() });

/** @param {Parts} parts */
export const fewer = (parts) => lay(parts, { seed: parts.room.made?.betterSeed ?? randomSeed() });

/** Marks the first square, or no longer. @type {(parts: Parts, isMarked: boolean) => void} */
export function mark(parts, isMarked) {
  parts.state = { ...parts.state, mark: isMarked };
  // The picture is another one.
  layOut(parts, parts.state);
}

/** Reads a printed grid, which a link may have brought with its state. @type {(parts: Parts, grid: string, text: string, linked?: State) => void} */
export function useGrid(parts, grid, text, linked) {
  const state = linked ?? { ...route.usual, grid, text: text || null };
  parts.laying.read(
    { grid, ...(text && { text }) },
    (printed) => {
      parts.settings.complain("grid", text && !printed.squares ? words.noTour : "");
      parts.state = { ...state, read: "" };
      begin(parts, reading.printed(printed, text || null), null, state.read);
    },
    (message) => refuse(parts, "grid", message, linked !== undefined),
  );
}

/** Puts hyphens into the words of the text, where the page’s language has patterns for that. @param {Parts} parts */
export async function suggest(parts) {
  const { text, complain } = parts.settings;
  const { hyphenate } = await import("#hyphenation");
  if (hyphenate === null) {
    complain("text", words.noSyllables);
    return;
  }
  // What is cut by hand stays as it is.
  text.value = text.value
    .split(/(\s+)/)
    .map((word) => (word.includes(HYPHEN) ? word : hyphenate(word)))
    .join("")
    .replace(SOFT_HYPHEN, HYPHEN);
  lay(parts, { text: text.value, board: null, cut: "marks" });
}

/** The example, cut as the language asks for. @param {State} state @returns {State} */
const exampleOf = (state) => ({
  ...state,
  cut: words.exampleCut === "letters" ? "letters" : "marks",
});

/** Shows what a link asks for. @type {(parts: Parts, wanted: State) => Problem[]} */
export function apply(parts, wanted) {
  const { grid, text } = wanted;
  const isExample = grid === null && text === null;
  const state = isExample ? exampleOf(wanted) : wanted;
  parts.settings.fill({ ...state, text: isExample ? words.example : text });
  if (grid === null) {
    layOut(parts, state, true);
  } else {
    useGrid(parts, grid, text ?? "", state);
  }
  return [];
}

/**
 * What a link holds: of an example its text as well, once somebody reads it, as each language has its own.
 * @param {Parts} parts @returns {State}
 */
export function stateIn({ room, state }) {
  const read = room.path.join("");
  return { ...state, read, text: read && state.grid === null ? textOf(state) : state.text };
}

/** A square was read, or taken back. @param {Parts} parts */
export function changed(parts) {
  const { room, frame, board } = parts;
  frame.hush();
  frame.changed();
  frame.settleSoon();
  const { path, verse } = room;
  if (path.length < verse.squares.size) {
    frame.announce(words.soFar(reading.soFar(room)), PLACE);
    return;
  }
  frame.say(words.whole(reading.isRight(room)));
  if (reading.isSolved(room)) {
    celebrate(board.root);
  }
}

/** A square was chosen: it is read next, or, if it was the last one, taken back. @type {(parts: Parts, square: string) => void} */
export function pick(parts, square) {
  const { room, frame } = parts;
  if (room.path.at(-1) === square) {
    reading.undo(room);
  } else {
    const refusal = reading.refusalOf(room, square);
    if (refusal) {
      frame.say(words.refused(refusal), "error");
      return;
    }
    reading.read(room, square);
  }
  changed(parts);
}

/** @param {Parts} parts */
export const check = ({ room, frame }) => frame.say(words.checked(reading.isRight(room)));

/** Points out the next square. @param {Parts} parts */
export function askHint({ room, frame }) {
  room.pointedOut = reading.hint(room);
  frame.changed();
  if (room.pointedOut === null && room.path.length < room.verse.squares.size) {
    frame.say(room.verse.along ? words.offTheWay : words.noHint);
  } else if (room.pointedOut !== null) {
    const { text = "" } = room.verse.parts.get(room.pointedOut) ?? {};
    frame.announce(words.square(room.pointedOut, text, ["pointed-out"]));
  }
}

/** @param {Parts} parts */
export function clear(parts) {
  Object.assign(parts.room, { path: [], undone: [], pointedOut: null });
  changed(parts);
}

/** What the window’s title says: the text, or where it is to be found the board. @param {Parts} parts */
export const nameOf = ({ state, room: { verse } }) =>
  state.solve || state.grid !== null ? words.sizeOf(verse) : cut(textOf(state), MAX_TITLE);
