/** The texts of Learn around its lessons. Those of the lessons are in `lessons.js`. */

import { count, number, quoted } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  boardHeading: "Das Brett",
  lessons: "Lektionen",
  steps: "Schritte der Lektion",
  previous: "Voriger Schritt",
  next: "Nächster Schritt",
  onBoard: "Auf dem Brett",
  takeBack: "Zurück",
  startOver: "Von vorn",
  step: "Vor",
  play: "Abspielen",
  toEnd: "Ans Ende",
  answer: "Deine Antwort",
  check: "Prüfen",
  readAloud: "Vorlesen",
  stopReading: "Vorlesen beenden",
  present: "Vorführen",
  leave: "Beenden",
  leavePresentation: "Vorführung beenden",
  erase: "Meinen Fortschritt löschen",
  teachers: "Für Lehrkräfte",
  worksheets: "Arbeitsblätter",
  backToLessons: "Zurück zu den Lektionen",
  beside: "Dasselbe auf dem Brett",
});

/** For whom the lessons are, by the youngest age. */
export const ages = { 10: "Ab zehn Jahren", 15: "Ab fünfzehn Jahren" };

/** Keys that only this room has, or that do more here. */
export const actions = {
  nextStep: "Nächster Schritt der Lektion",
  previousStep: "Voriger Schritt",
  forward: "Einen Zug vor",
  back: "Einen Zug zurück",
  clickOn: "Presenter: einen Zug vor, dann die Antwort, dann der nächste Schritt",
  clickBack: "Presenter: einen Zug zurück, dann zum vorigen Schritt",
};
/** Keys on a board. */
export const onBoard = {
  move: "Von Feld zu Feld gehen",
  rowStart: "Erstes Feld der Reihe",
  rowEnd: "Letztes Feld der Reihe",
  choose: "Auf dieses Feld ziehen oder damit antworten",
};

/** @type {(step: number, steps: number) => string} */
export const progress = (step, steps) => `Schritt ${number(step)} von ${number(steps)}`;
/** @type {(step: number, isDone: boolean) => string} */
export const stepName = (step, isDone) => `Schritt ${number(step)}${isDone ? ", erledigt" : ""}`;
/** @type {(lesson: number, title: string) => string} */
export const lessonTitle = (lesson, title) => `${number(lesson)}. ${title}`;
/** @type {(done: number, steps: number) => string} */
export const doneOf = (done, steps) =>
  done === 0 ? "" : done === steps ? "erledigt" : `${number(done)} von ${number(steps)} erledigt`;

/** The progress of a round of predictions. @type {(right: number, asked: number, left: number) => string} */
export const predicted = (right, asked, left) =>
  `${number(right)} von ${number(asked)} richtig, noch ${number(left)}.`;
/** @type {(right: number, asked: number) => string} */
export const roundOver = (right, asked) =>
  right === asked
    ? `Das war die letzte Frage: Alle ${number(asked)} waren richtig.`
    : `Das war die letzte Frage: ${number(right)} von ${number(asked)} waren richtig. Fang von vorn an, um es noch einmal zu versuchen.`;

/** A prediction that is wrong, before a second try. @type {(square: string, value: number, knight: string) => string} */
export const notThere = (square, value, from) =>
  `Nicht ${square}: Dort sind es ${count(value, { one: "Folgezug", other: "Folgezüge" })}. {Ein anderes Feld}, einen Zug von ${from} entfernt, hat weniger. Versuche es noch einmal.`;

/** An estimate that is too far off, before a second try. */
export const tooFew = "Es sind mehr. Versuche es noch einmal.";
export const tooMany = "Es sind weniger. Versuche es noch einmal.";
/** An answer of a list that is wrong, before a second try and after it. @type {(why: string) => string} */
export const tryAgain = (why) => `Nicht ganz. ${why} Versuche es noch einmal.`;
/** @type {(why: string, right: string) => string} */
export const solution = (why, right) => `${why} Die richtige Antwort ist „${right}“.`;
/** An answer to choose from that was tried. @type {(text: string, isRight: boolean) => string} */
export const tried = (text, isRight) => `${text}, ${isRight ? "richtig" : "falsch"}`;

/** @type {(visited: number, squares: number) => string} */
export const visitedOf = (visited, squares) => `${number(visited)} von ${number(squares)} besucht`;
/** @type {(to: string, from: string) => string} */
export const noWay = (to, from) => `{Der Springer} kann von ${from} nicht nach ${to} ziehen.`;
export const wantsNumber = "Schreib eine Zahl, etwa 40, oder ein Wort, etwa vierzig.";
export const finished = "Du hast das Ende der letzten Lektion erreicht.";
export const first = "Das ist der erste Schritt der ersten Lektion.";
/** The description of a square whose colour matters. @type {(told: string, isDark: boolean) => string} */
export const coloured = (told, isDark) => `${told}, ${isDark ? "dunkel" : "hell"}`;
/** Announces a lesson at its first step. @type {(lesson: string, steps: number) => string} */
export const begins = (lesson, steps) =>
  `Lektion ${lesson}, ${count(steps, { one: "Schritt", other: "Schritte" })}.`;
export const notKept =
  "Dein Fortschritt kann nicht gespeichert werden: Der Speicher dieses Geräts ist voll oder gesperrt. Der Fortschritt geht verloren, sobald du die Seite schließt.";
export const erased = "Dein Fortschritt ist gelöscht.";

export const wrong = {
  /** @param {string} text */
  lesson: (text) => `${quoted(text)} ist keine Lektion; gezeigt wird die erste`,
  /** @type {(text: string, steps: number, shown: number) => string} */
  step: (text, steps, shown) =>
    `Diese Lektion hat ${number(steps)} Schritte, ${quoted(text)} ist keiner davon; gezeigt wird Schritt ${number(shown)}`,
  /** @type {(text: string, kinds: readonly string[]) => string} */
  sheet: (text, kinds) =>
    `${quoted(text)} ist kein Arbeitsblatt; es gibt ${kinds.slice(0, -1).join(", ")} und ${kinds.at(-1)}`,
  /** @type {(text: string, board: string, least: number, most: number) => string} */
  board: (text, board, least, most) =>
    `Dieses Arbeitsblatt hat Bretter von ${least}x${least} bis ${most}x${most}, nicht ${quoted(text)}; gezeigt wird ${board}`,
};
/** An error in a link. @param {string} message */
export const corrected = (message) => `${message}.`;

/** @type {(what: string, page: string) => string} */
export const title = (what, page) => `${what} · Lernen · ${page}`;
/** @type {(lesson: string, step: number) => string} */
export const stepTitle = (lesson, step) => `${lesson}, Schritt ${number(step)}`;
