/** The texts of the lessons' demonstrations. */

/** @import { RectangleReason } from "../../pkg/knights_tour.js" */

import { count, decimal, number, word } from "./sentence.js";
import { size } from "./words.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  stop: "Arrêter",
  again: "Encore",
  unfold: "Déplier",
  fold: "Replier",
  pause: "Pause",
  drawing: "Du plateau au graphe",
  previous: "Page précédente",
  next: "Page suivante",
  check: "Vérifier",
  clear: "Effacer",
  tryRule: "Essayer cette règle",
  contest: "La présenter au concours",
});

export const running = "En cours…";
/** Instead of a result that would give the answer away. */
export const guessFirst = "Réponds d’abord : les cavaliers partiront ensuite.";
/** @param {string} message */
export const failed = (message) => `Ton navigateur n’a pas pu faire ce calcul : ${message}`;

/** @param {number} n */
const walksCounted = (n) => count(n, { one: "marche", other: "marches" });
/** @param {number} n */
const toursCounted = (n) => (n === 0 ? "aucun tour" : count(n, { one: "tour", other: "tours" }));

/** The results of random walks. @type {(walks: number, mean: number, best: number, squares: number, tours: number) => string} */
export const walksMade = (walks, mean, best, squares, tours) =>
  `${walksCounted(walks)} : ${decimal(mean, 1)} cases sur ${number(squares)} en moyenne, ${number(best)} au plus, ${toursCounted(tours)}.`;
/** The walks of an estimate, while its number has still to be read. @param {number} walks */
export const walksSoFar = (walks) =>
  `${walksCounted(walks)} pour l’instant. Lis le nombre sur la barre.`;
/** @type {(from: number, to: number, walks: number) => string} */
export const bin = (from, to, walks) => `${number(from)}–${number(to)} cases : ${number(walks)}`;

/** @type {(board: string, start: string) => string} */
export const lane = (board, start) => `${board} depuis ${start}`;
/** @param {number} n */
export const placements = (n) => count(n, { one: "pose", other: "poses" });
/** The result of a watched run. @type {(placements: number, isTour: boolean, isStopped: boolean) => string} */
export const laneOver = (n, isTour, isStopped) =>
  isTour
    ? `Un tour après ${placements(n)}.`
    : isStopped
      ? `Arrêt après ${placements(n)}.`
      : `Pas de tour après ${placements(n)}.`;

/** How a lane of the race ended. @type {(name: string, outcome: string) => string} */
export const laneEnded = (name, outcome) => `${name} : ${outcome}`;

/** The number of starts from which the rule ends with a tour. @type {(rule: string, tours: number, starts: number) => string} */
export const mapMade = (rule, tours, starts) =>
  `${rule} : un tour à partir de ${number(tours)} des ${number(starts)} cases.`;
export const tieBreaks = "Départage";
/** A run that got stuck. @param {string} start */
export const stuckFrom = (start) => `Bloqué en partant de ${start} : voir dans Explorer`;

/** @type {(board: string, stuck: number, starts: number) => string} */
export const failuresOn = (board, stuck, starts) =>
  stuck === 0
    ? `${board} : jamais bloqué`
    : `${board} : bloqué pour ${count(stuck, { one: "départ", other: "départs" })} sur ${number(starts)} (${decimal((100 * stuck) / starts, 1)} %)`;
/** All boards were searched. @type {(boards: number, without: number) => string} */
export const failuresFound = (boards, without) => {
  const searched = count(boards, { one: "plateau examiné", other: "plateaux examinés" });
  return without === 0
    ? `${searched}. La règle reste bloquée quelque part sur chacun.`
    : `${searched}. La règle reste bloquée quelque part sur tous, sauf ${word(without)}.`;
};

/** Instead of the shares of three rules, until the question is answered. */
export const rulesGuessFirst =
  "Réponds d’abord : chaque règle partira ensuite une fois de chaque case.";
/** No rule, nearest the edge, and Warnsdorff’s rule. */
export const threeRules = [
  "N’importe quel coup, au hasard",
  "Au plus près du bord",
  "Le moins de sorties",
];
/** The rule that others are held against, on the large board and on the chessboard. @param {boolean} isLarge */
export const usualRule = (isLarge) => (isLarge ? "Règle de Roth" : "Règle de Warnsdorff");
/** How often a rule made a tour so far. @type {(rule: string, tours: number, runs: number) => string} */
export const ruleTried = (rule, tours, runs) =>
  `${rule} : ${toursCounted(tours)} pour ${count(runs, { one: "départ", other: "départs" })}`;

/** Whether a rule has beaten Roth's. @type {(own: number, roths: number) => string} */
export const againstRoth = (own, roths) =>
  own > roths
    ? `Tu as battu Roth : ${number(own)} tours, contre ${number(roths)} pour sa règle. Une si petite avance peut être due à la chance. Un concours sur d’autres plateaux en dira plus.`
    : own === roths
      ? `Aussi bien que Roth : ${toursCounted(own)} chacun. Peux-tu en trouver un de plus ?`
      : `La règle de Roth est devant : ${number(roths)} tours à ${number(own)}. Essaie autre chose.`;

/** How far a board is unfolded. @param {number} share */
export const unfolded = (share) =>
  share === 0 ? "Le plateau" : share === 1 ? "Le graphe, dessiné en anneau" : "En chemin";

/** A board on the map to guess. @type {(width: number, height: number, isMarked: boolean) => string} */
export const guessCell = (width, height, isMarked) =>
  `${size(width, height)}${isMarked ? ", marqué" : ""}`;
/** @type {(width: number, height: number, isMarked: boolean, exists: boolean, reason: string) => string} */
export const guessedCell = (width, height, isMarked, exists, reason) =>
  `${size(width, height)} : ${exists ? "un tour fermé" : "pas de tour fermé"}, ${reason} ; ${isMarked === exists ? "tu avais raison" : "ta réponse était fausse"}`;
export const guessMap = "Plateaux par largeur et hauteur";
/** @type {(marked: number, boards: number) => string} */
export const guessing = (marked, boards) =>
  `${count(marked, { one: "plateau marqué", other: "plateaux marqués" })} sur ${number(boards)}`;
/** @type {(right: number, boards: number) => string} */
export const guessed = (right, boards) =>
  `Tu avais raison pour ${count(right, { one: "plateau", other: "plateaux" })} sur ${number(boards)} ; les autres ont un cadre épais. Un plateau a un tour fermé, sauf dans trois cas : si son nombre de cases est impair, s’il a un côté de 1, 2 ou 4, ou si c’est 3 × 4, 3 × 6 ou 3 × 8. A. J. Schwenk l’a prouvé en 1991.`;

/** What the signs on the map mean. @type {Record<RectangleReason["code"], string>} */
export const mapSigns = {
  schwenk: "il existe un tour fermé",
  "open-theorem": "il existe un tour",
  "one-square": "une seule case",
  "odd-area": "pas de tour : le nombre de cases est impair",
  "side-1": "pas de tour : un côté de 1",
  "side-2": "pas de tour : un côté de 2",
  "side-4": "pas de tour : un côté de 4",
  "small-exception": "pas de tour : le plateau est trop petit",
};

/** @type {(ms: number) => string} */
const duration = (ms) =>
  ms >= 1000 ? `${decimal(ms / 1000, 1)} s` : `${decimal(ms, ms < 1 ? 2 : ms < 10 ? 1 : 0)} ms`;
/** @type {(board: string, ms: number | null, times: number | null) => string} */
export const timing = (board, ms, times) =>
  ms === null
    ? `${board} : pas de tour en une seconde`
    : `${board} : ${duration(ms)}${times === null ? "" : ` (× ${decimal(times, 1)})`}`;
/** @param {string} board */
export const notTimed = (board) => `${board} : pas essayé`;
export const timed =
  "Tout est chronométré. La barre la plus longue de chaque méthode remplit la largeur.";

/** @type {(page: number, pages: number, tours: number) => string} */
export const toursPage = (page, pages, tours) =>
  `Page ${number(page)} sur ${number(pages)}, ${toursCounted(tours)} en tout`;
export const searching = "Recherche…";
/** @param {number} n */
export const openTour = (n) => `Tour ${number(n)} : voir dans Explorer`;

/** @type {(what: string, tours: string, ms: number) => string} */
export const counted = (what, tours, ms) => `${what} : ${tours}, comptés en ${duration(ms)}`;
/** @param {readonly string[]} results */
export const allCounted = (results) => results.map((result) => `${result}.`).join(" ");
/** @param {number} n */
const statesCounted = (n) => count(n, { one: "état", other: "états" });
/** @type {(what: string, states: number) => string} */
export const counting = (what, states) => `${what} : ${statesCounted(states)} pour l’instant`;
/** The kind of tours that is counted. @type {(board: string, isClosed: boolean) => string} */
export const toursOf = (board, isClosed) =>
  isClosed ? `Tours fermés de ${board}` : `Tours ouverts de ${board}`;
/** A bar of a sweep, for those who cannot see it. @type {(what: string, layers: number, most: number) => string} */
export const sweep = (what, layers, most) =>
  `${what} : ${number(layers)} pas, au plus ${statesCounted(most)} à la fois`;

/** @type {(walks: number, estimate: number, error: number) => string} */
export const estimated = (walks, estimate, error) =>
  `Après ${walksCounted(walks)} : environ ${decimal(estimate / 1e12, 1)} ± ${decimal(error / 1e12, 1)} mille milliards de tours fermés.`;
export const estimateBar =
  "Le vrai nombre est dans la barre épaisse environ deux fois sur trois, et dans la fine 19 fois sur 20.";
/** The marks on the scale. */
export const estimateMarks = { known: "McKay, 1997", wrong: "annoncé en 1996" };
export const scaleName = "milliers de milliards de tours fermés";
/** A number on the scale, in millions of millions. @param {number} n */
export const scale = (n) => number(n);

/** @type {(what: string, different: number) => string} */
export const positions = (what, different) =>
  `${what} : ${count(different, { one: "position", other: "positions différentes" })}`;
export const imagesOf = { found: "Un tour trouvé à l’instant", euler: "Le tour d’Euler de 1759" };
/** @param {readonly number[]} counts */
export const positionsTold = (counts) =>
  `Un tour a ${number(counts[0] ?? 0)} positions différentes, celui d’Euler en a ${number(counts[1] ?? 0)}.`;
