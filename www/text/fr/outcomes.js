/**
 * The result of a run, the method that found it, and suggestions.
 * @import { AskedMethod, Effort, Moment } from "../../pkg/knights_tour.js"
 * @import { EndingTexts } from "../ending.js"
 * @import { Forms, Part } from "../language.js"
 * @import { Run } from "../story.js"
 */

import { endingOf } from "../ending.js";
import { labels, whenStuck } from "./labels.js";
import { askedMethods, optionName, optionValue, triedBy } from "./methods.js";
import { why } from "./reasons.js";
import { count, number, passage, sentence, square } from "./sentence.js";

/** The units of effort. @type {Record<Effort | "milliseconds", Forms>} */
const efforts = {
  steps: { one: "pas", other: "pas" },
  sweeps: { one: "balayage", other: "balayages" },
  exchanges: { one: "échange de sauts", other: "échanges de sauts" },
  guesses: { one: "tentative", other: "tentatives" },
  milliseconds: { one: "milliseconde", other: "millisecondes" },
};

/** What may be changed. @type {Record<string, string>} */
const others = {
  start: "un autre départ",
  seed: "une autre graine",
  "start seed": "un autre départ ou une autre graine",
  "seed tie-break": "une autre graine ou un autre départage",
  "start seed tie-break": "un autre départ, une autre graine ou un autre départage",
};

/** Names the method that found the answer. @param {AskedMethod} by */
export const answeredBy = (by) => `Réponse trouvée par ${askedMethods[by]}.`;

/** @type {EndingTexts} */
const texts = {
  over: ["Le parcours est terminé."],
  onlySquare: (start) =>
    sentence`Tout est visité : {la seule case} est ${square(start)}, et le tour est fait.`,
  closed: (squares, start) =>
    sentence`Un tour fermé. Il passe une fois par {chacune des} ${number(squares)} {cases}, et un saut ramène au départ, ${square(start)}.`,
  open: (squares, start, end) =>
    sentence`Un tour ouvert. Il passe une fois par {chacune des} ${number(squares)} {cases}, de ${square(start)} à ${square(end)}.`,
  onlySquareNotClosed: ["Il n’y a qu’{une case}, et aucun coup ne ferme le tour."],
  notClosed: (squares, start, end) =>
    sentence`Tout est visité, ${number(squares)} sur ${number(squares)}. Tu voulais un tour fermé, mais aucun saut ne ramène de ${square(end)} à ${square(start)}.`,
  stuck(at, visited, squares) {
    const left = squares - visited;
    return left === 1
      ? sentence`{Le cavalier} ne peut plus bouger de ${square(at)} : ${number(visited)} {cases visitées} sur ${number(squares)}, et {la dernière case} est hors de portée.`
      : sentence`{Le cavalier} ne peut plus bouger de ${square(at)} : ${count(visited, { one: "{case visitée}", other: "{cases visitées}" })} sur ${number(squares)}, et les ${number(left)} autres sont hors de portée.`;
  },
  cycles: (loops) => [
    `{Chaque case} a deux sauts, mais ils forment ${count(loops, { one: "boucle", other: "boucles" })}, pas un seul tour.`,
  ],
  impossible: (reason) => [`Un tel tour n’existe pas : ${why(reason)}.`],
  impossibleFrom: (reason, start) =>
    sentence`Aucun tour de ce genre ne part de ${square(start)} : ${why(reason)}.`,
  gaveUp: (target, limit, of) => [
    target === "closed"
      ? `Aucun tour fermé trouvé en ${count(limit, efforts[of])}.`
      : `Aucun tour trouvé en ${count(limit, efforts[of])}.`,
  ],
  answeredBy: (by) => [answeredBy(by)],
  triedInTurn(methods, rounds) {
    const names = methods.map((each) => askedMethods[each]).join(", ");
    return [
      rounds > 1
        ? `Ces méthodes n’en ont trouvé aucun, en ${number(rounds)} passages : ${names}.`
        : `Ces méthodes n’en ont trouvé aucun : ${names}.`,
    ];
  },
  triedBy,
  tryBoard: ["Essaie un {plateau} plus petit, ou avec moins de sauts possibles."],
  tryMethods: [
    "« Plusieurs méthodes tour à tour » en essaie d’autres, et certaines peuvent prouver qu’il n’y a pas de tour.",
  ],
  printed: [
    `La règle ne marche pas telle qu’elle est imprimée : essaie « ${optionValue("equation", "corrected")} » sous « ${optionName("equation")} ».`,
  ],
  allAtOnce: [
    `Quand tous changent à la fois, des sauts s’activent et se désactivent souvent sans fin : essaie « ${optionValue("update", "shuffled")} » sous « ${optionName("update")} ».`,
  ],
  tryAnother: (changed, policy) => [
    policy
      ? `Essaie ${others[changed.join(" ")]}, ou choisis « ${whenStuck[policy]} » sous « ${labels.whenStuck} ».`
      : `Essaie ${others[changed.join(" ")]}.`,
  ],
  passage,
};

/** The texts at the end of a run. @type {(moment: Moment, run: Run) => Part[]} */
export const ending = (moment, run) => endingOf(moment, run, texts);
