/** The texts of the contest of rules. */

import { asSentence, decimal, percent, quoted } from "./sentence.js";
import { paragraph, size } from "./words.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  contest: "Concours de règles",
  contestIntro:
    "Ta règle est-elle meilleure que les règles habituelles ? Toutes courent sur les mêmes plateaux depuis les mêmes départs, et la page compte les tours.",
  contestRule: "Ta règle",
  beginContest: "Lancer le concours",
  cancelContest: "Arrêter",
  contestProgress: "Avancement du concours",
  copyContest: "Copier en CSV",
  copyScore: "Copier le résultat",
});

export const board = "Plateau";
export const mine = "La tienne";

/** The head of a row: a board, with the name of its shape if it has holes. @type {(shape: string, width: number, height: number, target: string) => string} */
export const heat = (shape, width, height, target) =>
  [shape, size(width, height), target === "closed" ? "tour fermé" : ""].filter(Boolean).join(", ");

/** @param {number} n */
const digits = (n) => decimal(n, Number.isInteger(n) ? 0 : 1);

/** The share of tours. @type {(tours: number, runs: number) => string} */
export const share = (tours, runs) => `${digits((100 * tours) / runs)} %`;

/** Where the true share probably lies. @type {(low: number, high: number) => string} */
export const between = (low, high) => `de ${digits(100 * low)} à ${digits(100 * high)} %`;

export const average = "En moyenne sur tous les plateaux";

export const explained =
  "Les petits plateaux et les plateaux à trous sont essayés depuis chaque case, les grands depuis 200 cases au hasard. Là où le hasard joue, l’intervalle au-dessous contient la vraie part avec une confiance de 95 % (Wilson, 1927).";

/** @type {(done: number) => string} */
export const progress = (done) => `${percent(done, 1)} effectués`;

export const cancelled = "Arrêté. Le tableau montre les résultats obtenus jusqu’ici.";

/** @param {string} message */
export const failed = (message) => `Le concours n’a pas pu continuer : ${message}`;

/** The rule that cannot be read. @param {string} message */
export const wrongRule = (message) => asSentence(message);

/** Who won. @type {(mine: number, best: number, name: string) => string} */
export const result = (own, best, name) =>
  paragraph(
    `Ta règle fait un tour dans ${share(own, 1)} des essais, en moyenne sur tous les plateaux.`,
    own > best
      ? `Elle bat toutes les règles habituelles : la meilleure, ${quoted(name)}, en est à ${share(best, 1)}.`
      : `La meilleure des règles habituelles est ${quoted(name)}, avec ${share(best, 1)}.`,
  );

/** A line to share. @type {(rule: string, own: string, other: string, name: string, board: string) => string} */
export const score = (rule, own, other, name, on) =>
  `Ma règle du cavalier ${quoted(rule)} fait un tour dans ${own} des essais sur ${on} ; ${quoted(name)}, dans ${other}.`;

/** The same with a link to it. @type {(score: string, link: string) => string} */
export const scoreAt = (line, link) => `${line} ${link}`;
