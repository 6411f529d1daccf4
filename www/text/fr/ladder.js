/**
 * The texts about the ladder of boards, the board of the day, and the result of a game.
 * @import { Target } from "../../pkg/knights_tour.js"
 */

import { helpUsed } from "./challenge.js";
import { count, locale, number, quoted } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  ladder: "L’échelle",
  ladderHelp: "Six plateaux, chacun plus difficile que le précédent. Commence par 5 × 5.",
  marksHelp: "✓ résolu · ★ sans indice ni autre aide · ★★ et sans reprendre de coup",
  rungs: "Plateaux de l’échelle",
  forgetMarks: "Effacer mes étoiles",
  day: "Plateau du jour",
  dayHelp: "Le même plateau pour tout le monde. Un nouveau arrive à minuit UTC.",
  playDay: "Jouer",
  shareLine: "Partage ton résultat",
  copyShare: "Copier",
});

/** @type {Record<string, string>} */
export const rungs = {
  five: "5 × 5",
  six: "6 × 6",
  eight: "8 × 8",
  closed: "6 × 6, tour fermé",
  holes: "Un plateau à trous",
  camel: "Les 32 cases du chameau",
};

/** The marks of a rung: nothing, a tour, without help, without help and without taking a move back. */
const marks = /** @type {const} */ ([
  { sign: "", name: "pas encore résolu" },
  { sign: "✓", name: "résolu" },
  { sign: "★", name: "résolu sans aide" },
  { sign: "★★", name: "résolu sans aide ni coup repris" },
]);

/** What is said of a rung that was reached. */
const praise = [
  "",
  "c’est résolu !",
  "résolu sans aide, bravo !",
  "sans aide ni coup repris, bravo !",
];

/** @param {number} mark */
export const markSign = (mark) => marks[mark]?.sign ?? "";
/** @type {(rung: string, mark: number) => string} */
export const rungName = (rung, mark) => `${rungs[rung]} : ${marks[mark]?.name ?? ""}`;

/** A rung was reached. @type {(rung: string, mark: number) => string} */
export const earned = (rung, mark) => `${markSign(mark)} ${rungs[rung]} : ${praise[mark] ?? ""}`;

export const notKept =
  "Ton navigateur ne peut pas garder tes étoiles. Elles disparaissent quand tu fermes cette page.";
export const forgotten = "Tes étoiles sont effacées.";

/** @param {string} rung */
export const nextRung = (rung) => `Suivant : ${rungs[rung]}`;

/** "22 novembre 2026" @param {string} date as in 2026-11-22 */
const dayName = (date) =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));

/** The task of a day. @type {(date: string, board: string, start: string, target: Target) => string} */
export const dayTask = (date, board, start, target) =>
  target === "closed"
    ? `${dayName(date)} : ${board}. Pars de ${start}, passe par chaque case, puis reviens au départ.`
    : `${dayName(date)} : ${board}. Pars de ${start} et passe par chaque case.`;

/** The result of a game, and the help used. @type {(visited: number, squares: number, used: Readonly<Record<string, number>>) => string} */
export const summary = (visited, squares, used) =>
  `${count(visited, { one: "{case}", other: "{cases}" })} sur ${number(squares)}, ${helpUsed(used)}.`;

/** The line to share. @type {(date: string, board: string, visited: number, squares: number, isTour: boolean, used: Readonly<Record<string, number>>, link: string) => string} */
export const shareLine = (date, board, visited, squares, isTour, used, link) =>
  `Le labo du cavalier, ${dayName(date)}, ${board} : ${isTour ? "★ " : ""}${number(visited)} sur ${number(squares)}, ${helpUsed(used)}. ${link}`;

export const shareCopied = "Ton résultat est copié.";
export const copyRefused =
  "Ton navigateur n’a pas permis de copier. Sélectionne la ligne et copie-la toi-même.";

export const wrong = {
  /** @param {string} text */
  day: (text) => `${quoted(text)} n’est pas un jour ; écris-le comme 2026-11-22`,
};
