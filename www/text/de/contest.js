/** The texts of the contest of rules. */

import { asSentence, decimal, percent, quoted } from "./sentence.js";
import { paragraph, size } from "./words.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  contest: "Wettbewerb der Regeln",
  contestIntro:
    "Ist deine Regel besser als die üblichen? Alle laufen auf denselben Brettern von denselben Starts aus, und die Seite zählt die Touren.",
  contestRule: "Deine Regel",
  beginContest: "Wettbewerb beginnen",
  cancelContest: "Abbrechen",
  contestProgress: "Fortschritt des Wettbewerbs",
  copyContest: "Als CSV kopieren",
  copyScore: "Ergebnis kopieren",
});

export const board = "Brett";
export const mine = "Deine";
const closed = "geschlossene Tour";

/** The head of a row: a board, with the name of its shape if it has holes. @type {(shape: string, width: number, height: number, target: string) => string} */
export const heat = (shape, width, height, target) =>
  [shape, size(width, height), target === "closed" ? closed : ""].filter(Boolean).join(", ");

/** @param {number} n */
const digits = (n) => decimal(n, Number.isInteger(n) ? 0 : 1);

/** The share of tours. @type {(tours: number, runs: number) => string} */
export const share = (tours, runs) => `${digits((100 * tours) / runs)}\u00a0%`;

/** Where the true share probably lies. @type {(low: number, high: number) => string} */
export const between = (low, high) => `${digits(100 * low)} bis ${digits(100 * high)}\u00a0%`;

export const average = "Im Durchschnitt aller Bretter";

export const explained =
  "Kleine Bretter und Bretter mit Löchern werden von jedem Feld aus versucht, große von 200 zufälligen Feldern. Wo der Zufall mitspielt, enthält der Bereich darunter den wahren Anteil mit 95\u00a0% Sicherheit (Wilson, 1927).";

/** @type {(done: number) => string} */
export const progress = (done) => `${percent(done, 1)} fertig`;

export const cancelled = "Abgebrochen. Die Tabelle zeigt die bisherigen Ergebnisse.";

/** @param {string} message */
export const failed = (message) => `Der Wettbewerb konnte nicht weitergehen: ${message}`;

/** The rule that cannot be read. @param {string} message */
export const wrongRule = (message) => asSentence(message);

/** Who won. @type {(mine: number, best: number, name: string) => string} */
export const result = (own, best, name) =>
  paragraph(
    `Deine Regel schafft im Durchschnitt aller Bretter bei ${share(own, 1)} der Läufe eine Tour.`,
    own > best
      ? `Sie schlägt alle üblichen Regeln: Die beste davon, ${quoted(name)}, schafft ${share(best, 1)}.`
      : `Die beste der üblichen Regeln ist ${quoted(name)} mit ${share(best, 1)}.`,
  );

/** The same with a link to it. @type {(score: string, link: string) => string} */
export const scoreAt = (score, link) => `${score} ${link}`;

/** A line to share. @type {(rule: string, own: string, other: string, name: string, board: string) => string} */
export const score = (rule, own, other, name, on) =>
  `Meine Springerregel ${quoted(rule)} schafft auf ${on} bei ${own} der Läufe eine Tour, ${quoted(name)} bei ${other}.`;
