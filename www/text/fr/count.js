/**
 * The texts that only this room uses.
 * @import { CountPlan, Target } from "../../pkg/knights_tour.js"
 * @import { CostTexts } from "../cost.js"
 * @import { Duration, KnownCheck, KnownCost, KnownFault } from "../quantities.js"
 */

import { costOf } from "../cost.js";
import { bytesOf, durationOf, foreseen, shareOf, sidesOf } from "../quantities.js";
import { count, decimal, number, quoted } from "./sentence.js";
import { piece, rooms } from "./words.js";

export { number };

/** Fixed texts: `data-word` and `data-name` in the room's markup name them. */
export const labels = /** @type {const} */ ({
  intro:
    "Combien de tours différents un plateau a-t-il ? Sur un échiquier, bien trop pour en faire la liste : on cherche donc des façons malignes de compter.",
  heading: "Que compter",
  withHoles: "Un plateau à trous",
  boardText: "Le plateau en lignes de . et de #, ou une taille",
  takeBoard: "Prendre ce plateau",
  drawBoard: "Le dessiner dans Construire",
  directed: "Un tour à l’envers compte comme",
  copies: "Une copie tournée ou en miroir compte comme",
  memory: "Mémoire",
  exact: "Nombre exact",
  howCounted: "Plus : comment compte-t-on ?",
  start: "Les compter",
  startAnyway: "Compter quand même",
  notNow: "Pas maintenant",
  cancel: "Arrêter",
  countProgress: "Avancement du comptage",
  estimates: "Estimation",
  estimateIntro:
    "Des marches au hasard donnent une idée du nombre, même pour des plateaux que personne n’a comptés.",
  howEstimated: "Plus : comment des marches comptent-elles des tours ?",
  chances:
    "Une marche qui trouve un tour avec une chance sur un million compte pour un million de tours. Une impasse compte pour zéro.",
  average:
    "La moyenne sur beaucoup de marches tend vers le nombre de tours (Donald Knuth, 1975). Les copies tournées ou en miroir comptent séparément.",
  fours:
    "Quatre marches partagent leur premier tiers, ce qui gagne du temps (Herman Kahn et Theodore Harris, 1951).",
  walkSettings: "Comment estimer",
  weight: "Poids",
  weightNote:
    "Avec le poids 1, une marche joue n’importe quel coup. Plus le poids est petit, plus elle suit de près la règle de Warnsdorff.",
  weightMore:
    "Un petit poids préfère les cases qui ont peu de sorties, et ménage leurs voisines. Sur 8 × 8, c’est avec un poids de 0,75 que l’on s’approche le plus de la façon d’avancer des tours.",
  walks: "Marches",
  estimate: "Estimer",
  badWeight: "Essayer un mauvais poids",
  estimateProgress: "Avancement de l’estimation",
  asTable: "La courbe en tableau",
  uncounted: "Personne n’a compté ceux-ci :",
  tours: "Tous les tours",
  toursIntro:
    "L’un après l’autre, comme une recherche les trouve, avec les copies tournées ou en miroir. Choisis un tour pour l’ouvrir dans Explorer.",
  list: "En faire la liste",
  previous: "Précédent",
  next: "Suivant",
  known: "Nombres connus",
  knownNote:
    "« Compté ici » veut dire : depuis que tu as ouvert cette page. Les tours ouverts comprennent ceux que l’on pourrait fermer.",
  history: "Le nombre qui était faux",
  announced:
    "En 1996, deux chercheurs ont annoncé que l’échiquier 8 × 8 a 33 439 123 484 294 tours fermés (Martin Löbbing et Ingo Wegener, avec des diagrammes de décision binaires).",
  corrected:
    "C’est impossible. Dans un miroir, ou après un quart de tour, on obtient toujours un tour différent ; après un demi-tour, parfois le même. Les tours vont donc par groupes de quatre ou de huit, mais ce nombre n’est pas divisible par quatre. Brendan McKay en a compté 13 267 364 410 532 en 1997, et cette page aussi.",
  countIt: "Le compter ici",
});

/** How the directions of a tour are counted, by `directed`. */
export const directions = /** @type {Record<string, string>} */ ({
  false: "le même tour",
  true: "un autre tour",
});

/** "jusqu’à 2 Gio" @param {number} n */
export const memoryOf = (n) => `Jusqu’à ${number(n / 2 ** 30)} Gio`;

/** How turned and mirrored copies are counted, by `upToSymmetry`. */
export const copies = /** @type {Record<string, string>} */ ({
  false: "un autre tour",
  true: "le même tour",
});

const settings = /** @type {Record<string, string>} */ ({
  page: "Page",
  show: "En cours",
  directed: labels.directed,
  upToSymmetry: labels.copies,
  limit: labels.memory,
  board: "Plateau",
  leaper: "Pièce",
  theme: "Thème",
  target: "Tour",
  weight: labels.weight,
  walks: labels.walks,
  seed: "Graine",
});

/** Errors in the request. */
export const wrong = {
  /** @type {(value: string, known: readonly string[]) => string} */
  choice: (value, known) =>
    `${quoted(value)} n’est pas proposé ; choisis parmi ${known.join(", ")}`,
  /** @param {string} value */
  page: (value) => `${quoted(value)} n’est pas une page ; écris un nombre entier comme 1`,
};

/** A value of a link that was invalid. @type {(name: string, message: string, instead: string) => string} */
export const replaced = (name, message, instead) =>
  `${settings[name] ?? name} : ${message}. ${instead ? `La page prend ${quoted(valueOf(name, instead))}.` : "La page prend la valeur habituelle."}`;

/** The room's name for a value of a setting. @type {(name: string, value: string) => string} */
function valueOf(name, value) {
  switch (name) {
    case "directed":
      return directions[value] ?? value;
    case "upToSymmetry":
      return copies[value] ?? value;
    case "limit":
      return memoryOf(Number(value));
    default:
      return value;
  }
}

/** "8 × 8", with no line break. @param {string} board */
export function sizeOf(board) {
  const sides = sidesOf(board);
  return sides ? `${sides[0]}\u00a0×\u00a0${sides[1]}` : "un plateau à trous";
}

/** The part of a request that texts need. @typedef {{ board: string, target: Target, directed: boolean, upToSymmetry: boolean }} CountRequest */

/** For the live region. @type {(request: CountRequest, tours: bigint) => string} */
export const spoken = ({ board, target }, tours) =>
  target === "closed"
    ? `${count(tours, { one: "tour fermé", other: "tours fermés" })} de ${sizeOf(board)}.`
    : `${count(tours, { one: "tour ouvert", other: "tours ouverts" })} de ${sizeOf(board)}.`;

/** "Tours fermés de 8 × 8" @param {Pick<CountRequest, "board" | "target">} request */
const subject = ({ board, target }) =>
  target === "closed" ? `Tours fermés de ${sizeOf(board)}` : `Tours ouverts de ${sizeOf(board)}`;

/** The title of the window. @type {(request: CountRequest, page: string) => string} */
export const title = (request, page) => `${rooms.count} · ${subject(request)} · ${page}`;

/** Explains what is being counted. @type {(request: CountRequest, squares: number, id: string) => string} */
export function meaning({ board, target, directed, upToSymmetry }, squares, id) {
  const where = `${sizeOf(board)}, ${count(squares, { one: "case", other: "cases" })}`;
  const what =
    target === "closed"
      ? `Tours fermés sur ${where} (pièce : ${piece(id)}) : une fois par chaque case, puis un coup qui ramène à la première. Peu importe où un tour commence.`
      : `Tours ouverts sur ${where} (pièce : ${piece(id)}) : une fois par chaque case, pour finir n’importe où. Ceux dont les extrémités sont par hasard à un saut sont compris.`;
  const way = directed
    ? "Un tour et le même à l’envers comptent pour deux."
    : "Un tour et le même à l’envers comptent pour un.";
  const turned = upToSymmetry
    ? "Les copies tournées ou en miroir comptent comme le même tour."
    : "Les copies tournées ou en miroir comptent comme des tours différents.";
  return `${what} ${way} ${turned}`;
}

/** The kind of tours in the table of known numbers. @type {(target: Target, directed: boolean) => string} */
export const kind = (target, directed) =>
  target === "closed"
    ? directed
      ? "fermés, orientés"
      : "fermés, non orientés"
    : directed
      ? "ouverts, orientés"
      : "ouverts, non orientés";

/** A number of bytes in readable units. @param {number} n */
export function bytes(n) {
  const { unit, value } = bytesOf(n);
  return unit === "MiB" ? `${number(value)} Mio` : `${decimal(value, 1)} Gio`;
}

/** "0,3 s", "14 s", "3 min 20 s", "29 heures", "3 jours", "40 ans" @param {Duration} duration */
function inWords(duration) {
  const { unit, value } = duration;
  switch (unit) {
    case "tenths":
      return `${decimal(value, 1)} s`;
    case "seconds":
      return `${number(value)} s`;
    case "minutes":
      return duration.seconds === 0
        ? `${number(value)} min`
        : `${number(value)} min ${number(duration.seconds)} s`;
    case "hours":
      return `${number(value)} heures`;
    case "days":
      return `${number(value)} jours`;
    case "years":
      return `${number(value)} ans`;
  }
}

/** @param {number} ms */
const duration = (ms) => inWords(durationOf(ms));

/** The progress; below ten with one decimal place. @param {number} fraction */
export function percent(fraction) {
  const share = shareOf(fraction);
  return share ? `${decimal(share.value, share.digits)} %` : "moins de 0,1 %";
}

/** A number with separators between thousands, of any length. @param {bigint} tours */
export const grouped = (tours) => number(tours);

export const cancelled = "Arrêté.";
export const notYet = "–";

/** The methods of counting. @type {Record<NonNullable<CountPlan["method"]>, string>} */
export const methods = {
  folded:
    "On compte ligne par ligne dans la moitié du haut, en réunissant les images dans un miroir. La moitié du bas est la même, retournée : à la fin, on assemble les deux moitiés.",
  frontier:
    "On compte case par case. Des sauts déjà choisis, on ne retient que les bouts libres : on ne passe donc jamais deux fois par la même situation.",
};

/** Added for a count up to symmetry. */
export const keptFirst =
  "Avant cela, on compte sur un plateau plié les tours qui restent les mêmes une fois tournés ou vus dans un miroir, car ils ont moins de copies.";

/** "environ 3 min et 600 Mio de mémoire" @param {NonNullable<CountPlan["forecast"]>} forecast */
const taking = ({ seconds, bytes: needed }) =>
  `environ ${inWords(foreseen(seconds))} et ${bytes(needed)} de mémoire`;

/** The cost of a count. @type {(plan: CountPlan, isComing: boolean) => string} */
export const plan = (planned, isComing) => costOf(planned, isComing, costs);

/** @type {CostTexts} */
const costs = {
  none: "Un théorème donne déjà la réponse : cela ne prend pas de temps.",
  known: (needed, seconds) =>
    seconds === null
      ? `Il faut jusqu’à ${bytes(needed)} de mémoire.`
      : `Il faut environ ${inWords(foreseen(seconds))} et jusqu’à ${bytes(needed)} de mémoire.`,
  coming: "Calcul de la mémoire nécessaire…",
  guessed: (forecast) =>
    `À vue de nez, il faut ${taking(forecast)}. Le comptage s’arrête à la limite fixée sous « ${labels.memory} ».`,
  unknown: `La mémoire nécessaire s’affiche en cours de route. Le comptage s’arrête à la limite fixée sous « ${labels.memory} ».`,
};

/** Asked before a long count. @param {NonNullable<CountPlan["forecast"]>} forecast */
export const tooLong = (forecast) =>
  `À vue de nez, il faudrait ${taking(forecast)}. Commencer quand même ?`;

/** @param {string} message */
export const refusal = (message) => `On ne peut pas compter cela ici : ${message}.`;
const outOfMemory =
  "Le comptage s’est arrêté, peut-être faute de mémoire. Essaie un plateau plus petit.";
/** An error with a code is a refusal, unless the solver crashed; one without means that the count failed. @type {(message: string, code: string) => string} */
export const notCounted = (message, code) => {
  if (code === "crashed" || code === "lost") {
    return outOfMemory;
  }
  return code
    ? `Le comptage s’est arrêté : ${message}.`
    : `${outOfMemory} Message du navigateur : ${message.trim().replace(/[.]$/, "")}.`;
};
/** @param {string} message */
export const notListed = (message) => `On ne peut pas faire la liste de ces tours : ${message}.`;

/** The stages of a count apart from computing layers of states. */
const stages = /** @type {const} */ ({
  planning: "prépare un plan",
  joining: "assemble les moitiés",
  symmetric: "compte les tours symétriques",
});

/** @typedef {keyof typeof stages} Stage */

/**
 * The progress of a count: names and values.
 * @type {(now: { stage: Stage | null, states: number, bytes: number, layers: number, all: number, ms: number, left: number | null, workers: number }) => [string, string][]}
 */
export const progress = ({ stage, states, bytes: used, layers, all, ms, left, workers }) => [
  rowOf("En ce moment", stage ? stages[stage] : `couche ${number(layers + 1)} sur ${number(all)}`),
  ...(stage ? [] : [rowOf("États dans la couche", number(states))]),
  rowOf("Mémoire", bytes(used)),
  ...(workers > 1 ? [rowOf("Cœurs du processeur", number(workers))] : []),
  rowOf("Temps écoulé", duration(ms)),
  ...(left === null ? [] : [rowOf("Temps restant", `environ ${duration(left)}`)]),
];

/** @type {(name: string, value: string) => [string, string]} */
const rowOf = (name, value) => [name, value];

/** Under the chart of layers, while the count goes on and at its end. @type {(layers: number[], isOver: boolean) => string} */
export const layersCaption = (layers, isOver) =>
  isOver
    ? `États gardés après chaque couche de cases, ${number(Math.max(...layers))} au plus.`
    : `États gardés après chaque couche de cases terminée, ${number(Math.max(...layers))} au plus pour l’instant.`;

/** The chart of layers in words. @type {(layers: number[], steps: number) => string} */
export function layersSummary(layers, steps) {
  const most = Math.max(...layers);
  return `Barres : ${count(layers.length, { one: "couche faite", other: "couches faites" })} sur ${number(steps)}. La plus grande est la couche ${number(layers.indexOf(most) + 1)}, avec ${count(most, { one: "état", other: "états" })}.`;
}

/** What the number means. @type {(request: CountRequest, tours: bigint, ms: number, known?: { tours: bigint, source: string }) => string} */
export function counted(request, tours, ms, known) {
  const { directed, upToSymmetry } = request;
  const way = directed ? "les deux sens comptés séparément" : "les deux sens comptés pour un";
  const turned = upToSymmetry
    ? "les copies tournées ou en miroir comptées pour une"
    : "les copies tournées ou en miroir comptées séparément";
  const other =
    upToSymmetry || request.board === "1x1"
      ? ""
      : directed
        ? ` Si les deux sens comptent pour un, il y en a ${grouped(tours / 2n)}.`
        : ` Si les deux sens comptent séparément, il y en a ${grouped(2n * tours)}.`;
  const source = known
    ? known.tours === tours
      ? ` C’est le nombre connu : ${known.source}.`
      : ` Le nombre connu est ${grouped(known.tours)} : ${known.source}.`
    : "";
  return `${subject(request)}, ${way}, ${turned}. Compté en ${duration(ms)}.${other}${source}`;
}

/** A source with its author and year. @type {(name: string, by?: string, year?: number) => string} */
export const sourceOf = (name, by, year) => {
  const who = [by, year].filter(Boolean).join(", ");
  return who ? `${name} (${who})` : name;
};

/** Where a known number comes from. @type {(published: readonly string[]) => string} */
export const knownFrom = (published) => published.join(" ; ") || "compté par la commande";

/** Unfolds what is known of a number. */
export const details = "Détails";

/** @param {KnownCost} cost */
const knownTime = ({ seconds }) => duration(Math.max(100, 1000 * seconds));

/** @type {(cost: KnownCost) => string} */
const using = ({ threads, bytes: needed, diskBytes }) =>
  `${count(threads, { one: "fil d’exécution", other: "fils d’exécution" })} et ${bytes(needed)} de mémoire${diskBytes ? `, plus ${bytes(diskBytes)} sur le disque` : ""}`;

/** How a known number was counted. @type {(cost: KnownCost) => string} */
export const byCommand = (cost) =>
  `La commande l’a compté en ${knownTime(cost)}, avec ${using(cost)}.`;

/** What a check of a known number gave. @type {(check: KnownCheck) => string} */
export function checked(check) {
  switch (check.what) {
    case "seam":
      return `En joignant les moitiés sous la rangée ${number(check.row)} et non au milieu, on trouve le même nombre.`;
    case "order":
      return "En prenant les cases dans un autre ordre, on trouve le même nombre.";
    case "frontier":
      return "En comptant case par case, sans moitiés, on trouve le même nombre.";
    case "threads":
      return `Avec ${count(check.threads, { one: "fil d’exécution", other: "fils d’exécution" })}, on trouve le même nombre.`;
    case "symmetry":
      return `Si les copies tournées ou retournées comptent pour un seul tour, il y en a ${grouped(BigInt(check.classes))}. Cela concorde : avec les tours que les symétries laissent inchangés, la division tombe juste.`;
    case "estimate":
      return `${number(check.walks)} marches au hasard le situent entre ${grouped(BigInt(check.low))} et ${grouped(BigInt(check.high))}.`;
  }
}

/** Why a published number is wrong. @type {Record<KnownFault, string>} */
const faults = {
  overflow: "son programme calculait sur 64 bits, et il manque un multiple de 2⁶⁴",
  symmetry: "les tours vont par groupes de quatre ou de huit, et quatre ne divise pas ce nombre",
  "by-hand": "il a été trouvé à la main",
  unexplained: "d’autres programmes, écrits indépendamment, s’accordent sur un autre nombre",
};

/** A published number that is wrong. @type {(source: string, tours: bigint, fault: KnownFault) => string} */
export const differs = (source, tours, fault) =>
  `${source} donne ${grouped(tours)}. C’est faux : ${faults[fault]}.`;

/** A published number that counts a tour and its reverse as two. @type {(source: string, tours: bigint) => string} */
export const bothWays = (source, tours) =>
  `${source} compte les deux sens séparément : ${grouped(tours)}.`;

/** Before a command, for boards that a browser cannot count. */
export const tooLarge = "Trop grand pour un navigateur. Tape cette commande :";

/** What that command takes. @type {(cost: KnownCost) => string} */
export const takes = (cost) => `Il faut ${knownTime(cost)}, avec ${using(cost)}.`;

export const copyCommand = "Copier";
/** @param {string} board */
export const copyCommandFor = (board) => `Copier la commande pour ${sizeOf(board)}`;

/** The column headings of the table of known numbers. */
export const columns = /** @type {const} */ ({
  board: "Plateau",
  known: "Nombre connu",
  kind: "Tours",
  here: "Compté ici",
  source: "Source",
});

/** A number counted here, beside the known one. @type {(tours: bigint, agrees: boolean, ms: number) => string} */
export const countedHere = (tours, agrees, ms) =>
  agrees ? `✓ le même, en ${duration(ms)}` : `✕ ${grouped(tours)}`;

/** @param {number} index */
export const openTour = (index) => `Tour ${number(index)} : ouvrir dans Explorer`;

/** @type {(first: number, last: number, all: bigint | null) => string} */
export const toursShown = (first, last, all) =>
  all === null
    ? `Tours ${number(first)} à ${number(last)}`
    : `Tours ${number(first)} à ${number(last)} sur ${grouped(all)}`;

/** @param {number} passed */
export const searching = (passed) =>
  passed > 0
    ? `Recherche… ${count(passed, { one: "tour passé", other: "tours passés" })}`
    : "Recherche…";

export const noTours = "Il n’y a aucun tour de ce genre.";
