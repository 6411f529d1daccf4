/**
 * The texts of the room that compares methods.
 * @import { Ending, Moment, RunSettings, WhenStuck } from "../../pkg/knights_tour.js"
 */

import { labels as contestLabels } from "./contest.js";
import { count, number, quoted } from "./sentence.js";
import { paragraph, press, replaced, rooms, targets } from "./words.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  title: "Comparer des méthodes",
  intro:
    "Tous les couloirs ont le même plateau et le même départ, mais chacun a sa méthode. Laquelle passe par toutes les cases ?",
  lanes: "Couloirs",
  addLane: "Ajouter un couloir",
  common: "Plateau et départ",
  whyTies: "L’importance des égalités",
  picker: "Changer la méthode de ce couloir",
  reroll: "Une autre graine",
  runs: "Essais terminés",
  noRuns: "Chaque essai que tu suis jusqu’au bout est noté ici.",
  copyCsv: "Copier en CSV",
  clear: "Vider la liste",
  map: "Carte des réussites",
  mapIntro:
    "Le départ du cavalier a-t-il de l’importance ? La carte lance un essai depuis chaque case et marque comment il finit.",
  testWarnsdorff: "Tester l’affirmation « la règle de Warnsdorff donne toujours un tour fermé »",
  testNeural: "Tester l’affirmation « le réseau de neurones finit toujours par se stabiliser »",
  compute: "Faire la carte",
  cancel: "Arrêter",
  seeds: "Essais par case",
  progress: "Avancement de la carte",
  method: "Méthode",
  rule: "Ta règle",
  seedNote:
    "Les essais utilisent cette graine et les suivantes. Choisis une case de la carte pour ouvrir son essai.",
});

/** The column headings of the table of runs, in order. */
export const columns = /** @type {const} */ ({
  board: "Plateau",
  start: "Départ",
  method: "Méthode",
  outcome: "Résultat",
  steps: "Étapes",
  backtracks: "Retours",
  restarts: "Relances",
  closed: "Fermé ?",
});

export const yes = "oui";
export const no = "non";

/** @param {number} n */
export const lane = (n) => `Couloir ${number(n)}`;

/** @param {number} n */
export const removeLane = (n) => `Retirer le couloir ${number(n)}`;

/** What a method does, in words that a class can vote on. @type {Record<string, string>} */
const methods = {
  warnsdorff: "Va là où il y a le moins de sorties",
  backtracking: "Reprend des coups quand c’est bloqué",
  restarts: "Recommence quand c’est bloqué",
  rotations: "Retourne son chemin quand c’est bloqué",
  "edges-first": "Les bords d’abord, puis répare",
  blocks: "Raccorde les tours de petits blocs",
  cycles: "Raccorde de petites boucles",
  smooth: "Fait peu de virages",
  neural: "Toutes les cases décident à la fois",
  permutations: "Essaie tous les ordres des cases",
  best: "Essaie plusieurs méthodes",
};

/** The same of a tie-break, where several lanes have the same method. @type {Record<string, string>} */
const tieBreaks = {
  first: "Égalité : la première d’une liste fixe",
  random: "Égalité : une au hasard",
  "pohl-sum": "Égalité : regarde un coup plus loin",
  "pohl-min": "Égalité : cherche la suite la plus étroite",
  roth: "Égalité : loin du centre",
  "roth-random": "Égalité : loin du centre, puis au hasard",
  "squirrel-cull": "Égalité : un plan par partie du plateau",
};

/** What a lane does that follows a rule of one’s own. */
const ownRule = "Suit ta propre règle";

/** What a lane does, before its method is named; empty for a method without such words. @type {(settings: { algorithm?: string, tieBreak?: string, rule?: string }, isShared: boolean) => string} */
export function reason({ algorithm = "", tieBreak = "", rule }, isShared) {
  if (rule !== undefined) {
    return ownRule;
  }
  return (isShared ? tieBreaks[tieBreak] : undefined) ?? methods[algorithm] ?? "";
}

/** The policy at a dead end, as part of a method’s name. @type {Record<Exclude<WhenStuck, "stop">, string>} */
const policies = { backtrack: "avec retours", restart: "avec relances" };

/** A run's method in the table. @type {(name: string, settings: RunSettings) => string} */
export function method(name, { whenStuck: policy, seed }) {
  const stuck = policy && policy !== "stop" ? [policies[policy]] : [];
  return [name, ...stuck, `graine ${seed}`].join(", ");
}

/** Shown if a lane's method cannot search for the requested kind of tour. @param {string | undefined} target */
export const otherTarget = (target) =>
  target === "closed"
    ? "Cette méthode ne cherche que des tours fermés."
    : `Cette méthode ne cherche qu’un autre genre de tour (${targets[/** @type {"open"} */ (target)] ?? target}).`;

/** The progress of a lane, or its result. @param {Moment} moment */
export function status({ position, outcome }) {
  if (!outcome) {
    return position === 0 ? "Au départ" : `Étape ${number(position)}`;
  }
  switch (outcome.kind) {
    case "tour":
      return outcome.closed ? "Tour fermé" : "Tour ouvert";
    case "stuck":
      return `Bloqué : ${count(outcome.visited, { one: "case", other: "cases" })} sur ${number(outcome.squares)}`;
    case "cycles":
      return count(outcome.cycles, {
        one: "boucle, pas un tour entier",
        other: "boucles, pas un seul tour",
      });
    case "impossible":
      return "Tour impossible";
    case "gave-up":
      return "Abandon";
  }
}

/** For the live region: the results of all lanes. @param {Moment[]} moments */
export const spoken = (moments) =>
  moments.map((moment, i) => `${lane(i + 1)} : ${status(moment)}.`).join(" ");

/** The same while they run: lanes with the same progress are grouped. @param {Moment[]} moments */
export function shortly(moments) {
  /** @type {Map<string, string[]>} */
  const lanesOf = new Map();
  moments.forEach((moment, i) => {
    const text = status(moment);
    lanesOf.set(text, [...(lanesOf.get(text) ?? []), lane(i + 1)]);
  });
  return lanesOf.size === 1
    ? `${[...lanesOf.keys()][0]}.`
    : [...lanesOf].map(([text, lanes]) => `${lanes.join(", ")} : ${text}.`).join(" ");
}

/** The title of the window. @type {(progress: string, board: string, page: string) => string} */
export const title = (progress, board, page) =>
  `${rooms.compare} sur ${board}, ${progress} · ${page}`;

export const caption = `${press} une case pour en faire partir tous les couloirs.`;

/** Shown during a long computation. @param {number} position */
export const computing = (position) =>
  `Calcul en cours : pas ${number(position)}. Appuie sur Échap pour arrêter.`;

/** A method that cannot be used on this board or from this start, with no further reason. */
export const notHere =
  "cette méthode ne marche pas sur ce plateau depuis ce départ ; choisis un autre départ";

/** @type {(n: number, problem: string) => string} */
export const ofLane = (n, problem) => `${lane(n)} : ${problem}`;

/** A setting of a lane that was invalid. @type {(n: number, name: string, message: string, instead: string) => string} */
export const laneReplaced = (n, name, message, instead) =>
  ofLane(n, replaced(name, message, instead));

/** Parameters of a link that this room names differently, and their replacements. @type {Record<string, [string, string]>} */
const ofRoom = {
  lanes: [labels.lanes, "La page montre ses couloirs habituels."],
  map: [labels.map, "La page prend sa méthode habituelle."],
  seeds: [labels.seeds, "La page prend son nombre habituel."],
  contest: [contestLabels.contest, "La page ne lance pas de concours."],
};

/** A parameter of a link that was invalid. @type {(name: string, message: string, instead: string) => string} */
export function wordReplaced(name, message, instead) {
  const [called, shown] = ofRoom[name] ?? [];
  return called ? `${called} : ${message}. ${shown}` : replaced(name, message, instead);
}

/** @type {(found: number, most: number) => string} */
export const tooManyLanes = (found, most) =>
  `Couloirs : le lien en a ${number(found)}, et il y a de la place pour ${number(most)}. La page montre les ${number(most)} premiers.`;

export const tooFewLanes = "Couloirs : il en faut deux pour comparer. La page en a ajouté un.";

/** Errors in a link. */
export const wrong = {
  graph: "Comparer ne marche que sur des plateaux ; ouvre le graphe dans Explorer",
};

/** @type {(squares: number, most: number) => string} */
export const boardTooLarge = (squares, most) =>
  `un plateau de ${number(squares)} cases est trop grand pour cette salle ; prends-en un de ${number(most)} au plus`;

/** @type {(value: string, known: readonly number[]) => string} */
export const wrongSeeds = (value, known) =>
  `${labels.seeds} : ${quoted(value)} n’est pas proposé ; choisis parmi ${known.join(", ")}. La page prend ${known[0]}.`;

/** @param {string} problem */
export const ofMap = (problem) => `${labels.map} : ${problem}`;

/** The progress of the map. @type {(done: number, all: number) => string} */
export const mapProgress = (done, all) =>
  `${count(done, { one: "essai", other: "essais" })} sur ${number(all)}`;

export const mapCancelled = "Arrêté. La carte montre les résultats obtenus jusqu’ici.";

/** @param {string} message */
export const mapFailed = (message) => `Impossible de faire la carte : ${message}`;

/** @param {number} most */
export const mapTooLarge = (most) =>
  `Pour la carte, il faut un plateau de ${number(most)} cases au plus. Choisis-en un plus petit ci-dessus.`;

/**
 * The results of the runs from a square, or from all of them.
 * @typedef {object} Share
 * @property {number} runs
 * @property {number} tours
 * @property {number} closed
 * @property {number} cycles
 * @property {number} refused
 * @property {number} impossible
 * @property {{ ending: Ending, run: number }} worst the first of the least successful runs
 */

/** @param {number} n */
const runsCounted = (n) => count(n, { one: "essai", other: "essais" });

/** @type {(total: Share, squares: number) => string} */
export function rate({ runs, tours, closed, refused }, squares) {
  const tried = runs - refused;
  const all =
    runs === squares
      ? `Sur ${count(tried, { one: "départ", other: "départs" })}`
      : `Sur ${runsCounted(tried)}`;
  return paragraph(
    tours === 0
      ? `${all}, aucun n’a donné de tour.`
      : `${all}, ${number(tours)} ${tours === 1 ? "a" : "ont"} donné un tour, dont ${number(closed)} ${closed < 2 ? "fermé" : "fermés"}.`,
    refused
      ? `La méthode ne peut pas partir ${refused === 1 ? "d’une autre case" : `de ${number(refused)} autres cases`}.`
      : "",
  );
}

/** What is known about each claim on other boards. */
const inGeneral = {
  warnsdorff:
    "Sur d’autres plateaux, ce n’est pas vrai non plus. La règle ne regarde jamais le chemin du retour : un tour ne se ferme que par chance. Sur 8 × 8, cela arrive dans environ 13 % des essais où les égalités sont départagées au hasard. Sur de grands plateaux, ce départage ne donne presque jamais de tour.",
  neural:
    "En général, ce n’est pas vrai. Avec la règle telle qu’on l’imprime souvent, aucun des 442 000 essais mesurés ne s’est stabilisé avec deux coups sur chaque case. Avec la règle corrigée, tous l’ont fait quand les neurones agissaient tour à tour dans un ordre mélangé. Dans un ordre fixe, 91 à 97 % l’ont fait. Personne n’a prouvé que cela marche toujours. Et les coups forment rarement un seul tour : sur 8 × 8, dans environ 20 % des essais.",
};

/** The result of testing a claim on this board, and what is known about it elsewhere. @type {(claim: "warnsdorff" | "neural", total: Share) => string} */
export const verdict = (claim, total) => `${verdictHere(claim, total)} ${inGeneral[claim]}`;

/** @type {(claim: "warnsdorff" | "neural", total: Share) => string} */
function verdictHere(claim, { runs, tours, closed, cycles, refused, impossible }) {
  const tried = runs - refused;
  const failed = tried - closed;
  if (claim === "warnsdorff") {
    return failed === 0
      ? "Sur ce plateau, l’affirmation est vraie : chaque essai a donné un tour fermé."
      : `Sur ce plateau, l’affirmation est fausse : ${runsCounted(failed)} ${failed === 1 ? "n’a" : "n’ont"} pas donné de tour fermé.`;
  }
  if (impossible === tried) {
    return "Ce plateau n’a pas de tour fermé : le réseau n’a rien à trouver.";
  }
  const restless = tried - tours - cycles;
  return paragraph(
    restless === 0
      ? `Sur ce plateau, l’affirmation est vraie : ${tried === 1 ? "l’essai s’est stabilisé" : `les ${number(tried)} essais se sont stabilisés`}.`
      : `Sur ce plateau, l’affirmation est fausse : ${runsCounted(restless)} ${restless === 1 ? "ne s’est jamais stabilisé" : "ne se sont jamais stabilisés"}.`,
    cycles > 0
      ? `Mais ${runsCounted(cycles)} ${cycles === 1 ? "a fini" : "ont fini"} en plusieurs boucles au lieu d’un seul tour.`
      : "",
  );
}

/** @type {Record<Ending, string>} */
const endings = {
  closed: "tour fermé",
  open: "tour ouvert",
  stuck: "bloqué",
  cycles: "plusieurs boucles",
  impossible: "tour impossible",
  "gave-up": "abandon",
  refused: "la méthode ne peut pas partir d’ici",
};

/** A square of the map in words, with the number on it. @type {(square: string, share: Share) => string} */
export function cell(square, { runs, tours, closed, worst }) {
  if (runs === 0) {
    return `${square} : pas encore essayée`;
  }
  return runs === 1
    ? `${square} : ${endings[worst.ending]}. Ouvrir cet essai dans Explorer`
    : `${square} : ${count(tours, { one: "tour", other: "tours" })} en ${number(runs)} essais, ${Math.floor((100 * tours) / runs)} %, ${number(closed)} ${closed < 2 ? "fermé" : "fermés"}. En ouvrir un qui a fini par « ${endings[worst.ending]} » dans Explorer`;
}

/** The signs of the map and their meanings. @type {{ sign: string, kind: string, text: string }[]} */
export const legend = [
  { sign: "✓", kind: "closed", text: "tour fermé" },
  { sign: "○", kind: "open", text: "tour ouvert" },
  { sign: "✕", kind: "failed", text: "pas de tour" },
  { sign: "–", kind: "refused", text: "départ impossible" },
];

export const shareLegend =
  "S’il y a plusieurs essais par case, le nombre est le pourcentage qui a donné un tour. Choisis une case pour ouvrir un de ses essais, un essai manqué s’il y en a.";
