/**
 * The texts that only this room uses.
 * @import { SequenceFault } from "../../pkg/knights_tour.js"
 */

import { cut } from "../cut.js";
import { count, list, number, plain, plural, quoted } from "./sentence.js";
import { rooms, valueName } from "./words.js";

/** Fixed texts: `data-word` and `data-name` in the room's markup name them. */
export const labels = /** @type {const} */ ({
  intro:
    "Un cavalier saute sur les touches d’un téléphone et compose chaque touche où il se pose. Combien de numéros différents peut-il composer ?",
  why: "On pose souvent cette question aux entretiens d’embauche : essayer tous les numéros prendrait une éternité, mais compter malin ne prend qu’un instant.",
  tryPhone: "Poser le cavalier sur un téléphone",
  pad: "Clavier",
  position: "Position dans la suite",
  sequence: "Suite",
  erase: "Effacer la dernière touche",
  clear: "Effacer",
  countHeading: "Combien de suites ?",
  progress: "Avancement du calcul",
  cancel: "Arrêter",
  countAgain: "Compter",
  copyCount: "Copier le nombre",
  byStart: "Par première touche",
  codeHeading: "La suite en un seul nombre",
  lowestFirst: "Première touche : chiffre des unités",
  highestFirst: "Première touche : chiffre de poids fort",
  whyTwo: "Pourquoi deux nombres ?",
  presets: "Claviers tout prêts",
  padText: "Lignes du clavier",
  padNote:
    "Écris un caractère par touche, un espace pour un vide, et chaque rangée sur sa propre ligne.",
  lessLimits: "Les limites sur des touches disparues ont été retirées.",
  problem: "Quelles suites ?",
  length: "Touches",
  start: "Départ",
  limits: "Limites",
  addLimit: "Ajouter une limite",
  listHeading: "Toutes les suites, une par une",
  previous: "Précédent",
  next: "Suivant",
  page: "Page",
  goOn: "Continuer à chercher",
  exportAll: "Tout enregistrer en texte",
  exporting: "Avancement de l’enregistrement",
  pieceHeading: "Pièce",
});

export const presets = /** @type {const} */ ({
  source: "18 touches",
  phone: "Téléphone",
});

/** The choice of how a limit counts. */
export const manners = /** @type {const} */ ({ together: "en tout", each: "chacune" });

export const anyStart = "au choix";
export const allKeys = "toutes";
export const atMost = "Au plus";
export const of = "parmi";
/** @param {number} n */
export const limitName = (n) => `Limite ${number(n)}`;
/** @param {number} n */
export const removeLimit = (n) => `Retirer la limite ${number(n)}`;
/** @param {number} n */
export const limitKeys = (n) => `Touches de la limite ${number(n)}`;
/** @param {number} n */
export const limitMost = (n) => `Maximum de la limite ${number(n)}`;
/** @param {number} n */
export const limitManner = (n) => `Comment compte la limite ${number(n)}`;

/** What the keys do, for the sheet of keys. */
export const keys = /** @type {const} */ ({
  play: "Parcourir la suite, ou s’arrêter",
  back: "Reculer",
  forward: "Avancer",
  first: "Au début",
  last: "À la fin",
  cancel: "Arrêter le calcul ou l’enregistrement",
  help: "Montrer les touches",
  move: "Aller de touche en touche",
  press: "Appuyer sur la touche",
  erase: "Effacer la dernière touche de la suite",
  type: "Appuyer sur la touche de ce nom",
});
export const anyKey = "A … Z, 0 … 9";

/** Names joined to a list of limited length. @param {readonly string[]} names */
function some(names) {
  const shown = names.slice(0, 12);
  const rest = names.length - shown.length;
  const others = rest > 0 ? [count(rest, { one: "autre", other: "autres" })] : [];
  return plain(list([...shown, ...others].map((name) => [name])));
}

/** A key of the pad. @type {(key: string, what: { isHere: boolean, isNext: boolean, times: number }) => string} */
export function key(name, { isHere, isNext, times: pressed }) {
  const facts = [
    isHere ? "le cavalier est ici" : "",
    isNext ? "peut suivre" : "",
    pressed > 0 ? `composée ${times(pressed)}` : "",
  ].filter(Boolean);
  return [name, ...facts].join(", ");
}

/** The position of the walk. @type {(step: number, all: number) => string} */
export const position = (step, all) => `touche ${number(step)} sur ${number(all)}`;

/** The line under the pad. @type {(step: number, length: number, last: string, next: readonly string[], isKnight: boolean) => string} */
export function caption(step, length, last, next, isKnight) {
  if (step === 0) {
    return next.length === 1
      ? `Appuie sur ${next[0]} : toutes les suites commencent par là.`
      : "Appuie sur une touche pour commencer, ou écris une suite.";
  }
  const where = isKnight ? `Le cavalier est sur ${last}` : `La pièce est sur ${last}`;
  if (next.length > 0) {
    return isKnight
      ? `${where}. Il peut aller sur ${some(next)}.`
      : `${where}. Elle peut aller sur ${some(next)}.`;
  }
  return step === length
    ? `${where} : une suite complète de ${count(length, { one: "touche", other: "touches" })}.`
    : `${where}, et aucune touche ne peut suivre.`;
}

/** What is wrong with a key. @type {(fault: SequenceFault, place: number) => string} */
export function fault(found, place) {
  const where = `Touche ${number(place)}`;
  switch (found.code) {
    case "no-such-key":
      return `${where} : il n’y a pas de ${quoted(found.key)} sur ce clavier.`;
    case "other-start":
      return `${where} : chaque suite doit commencer par ${found.start}, pas par ${found.key}.`;
    case "no-move":
      return found.ways.length > 0
        ? `${where} : aucun saut ne mène de ${found.from} à ${found.key}. De ${found.from}, on peut aller sur ${some(found.ways)}.`
        : `${where} : aucun saut ne mène de ${found.from} à ${found.key}, ni à une autre touche.`;
    case "limit-broken":
      return found.atMost === 0
        ? `${where} : les limites ne permettent pas ${found.key}.`
        : found.keys.length === 1
          ? `${where} : ${found.key} peut apparaître ${times(found.atMost)} au plus, et c’est déjà fait.`
          : `${where} : ${found.key} serait de trop : au plus ${number(found.atMost)} parmi ${some(found.keys)}.`;
    case "too-long":
      return `${where} : ici, une suite n’a que ${count(found.length, { one: "touche", other: "touches" })}. Efface le reste.`;
  }
}

/** @param {number} n */
const times = (n) => (n === 1 ? "une fois" : n === 2 ? "deux fois" : `${number(n)} fois`);

/** An upper bound for these keys, for each or for all together; an empty list means all keys. @typedef {{ keys: string, atMost: number, each: boolean }} Limit */
/** The sequences to count; an empty start allows any. @typedef {{ length: number, leaper: [number, number], start: string, limits: Limit[] }} Question */

/** A limit in words. @param {Limit} limit */
function limit({ keys: named, atMost: most, each }) {
  const different = [...new Set(named)];
  const isOne = different.length === 1;
  if (most === 0) {
    return named === ""
      ? "aucune touche"
      : isOne
        ? `pas de ${named[0]}`
        : `ni ${different.join(" ni ")}`;
  }
  if (each) {
    return named === ""
      ? `chaque touche ${times(most)} au plus`
      : isOne
        ? `${named[0]} ${times(most)} au plus`
        : `${some(different)} ${times(most)} au plus chacune`;
  }
  return named === ""
    ? `${count(most, { one: "touche", other: "touches" })} au plus en tout`
    : isOne
      ? `${named[0]} ${times(most)} au plus`
      : `au plus ${number(most)} parmi ${some(different)}`;
}

/** The question in words. @param {Question} question */
export function question({ length, leaper, start, limits }) {
  const moves =
    String(leaper) === "1,2"
      ? "un saut de cavalier"
      : `un saut (${valueName("leaper", String(leaper))})`;
  const begin = start === "" ? "" : `, qui commencent par ${start}`;
  const kept =
    limits.length === 0 ? "" : `, avec ${plain(list(limits.map((each) => [limit(each)])))}`;
  const each = length > 1 ? `, chacune à ${moves} de la précédente` : "";
  return `Suites de ${count(length, { one: "touche", other: "touches" })}${each}${begin}${kept}.`;
}

/** All digits, with separators between thousands. @param {bigint} value */
export const big = (value) => number(value);

/** A short form of a number with many digits. @param {bigint} value */
export function short(value) {
  const digits = String(value);
  if (digits.length <= 15) {
    return big(value);
  }
  const power = [...String(digits.length - 1)].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("");
  return `${digits[0]},${digits.slice(1, 4)} × 10${power}`;
}

/** Accompanies a number that is too long to grasp. @param {bigint} value */
export const size = (value) =>
  `${count(String(value).length, { one: "chiffre", other: "chiffres" })}, environ ${short(value)}`;

export const cancelled = "Calcul arrêté.";
/** @param {number} fraction */
export const percent = (fraction) => `${Math.floor(fraction * 100)} %`;
/** @param {string} message */
export const notCounted = (message) => `Pas compté : ${message}.`;
/** "1 suite", "20 suites" @param {bigint} value */
const sequences = (value) => `${short(value)} ${plural(value, { one: "suite", other: "suites" })}`;
/** For the live region. @param {bigint} value */
export const counted = (value) => `${sequences(value)}.`;

/** The column headings of the table of starts. */
export const columns = ["Touche", "Suites"];

/** The digits of a code. @type {(base: number, pairs: readonly (readonly [string, number])[]) => string} */
export const digits = (base, pairs) =>
  base === 1
    ? "Avec une seule touche, tous les nombres valent 0."
    : `Chaque touche est un chiffre en base ${number(base)} : ${pairs.map(([name, digit]) => `${name} = ${number(digit)}`).join(", ")}.`;

/** Why there are two codes. */
export const whyTwo = [
  "Chaque touche est un chiffre : une suite est donc un long nombre. On peut le lire depuis l’un ou l’autre bout.",
  "L’article d’où viennent les 18 touches donne 309 514 218 678 pour A H A H K B K B K B. Là, la première touche compte 1, la deuxième 18, la troisième 18², et ainsi de suite.",
  "Le programme du même article donne 77 396 869 081. Il calcule code = code × 18 + chiffre (méthode de Horner), si bien que la première touche devient le chiffre de poids fort.",
  "Dans les deux cas, deux suites de même longueur n’ont jamais le même nombre.",
];

export const noCode = "Écris une suite pour voir son nombre.";

/** @type {(from: number, to: number, all: string) => string} */
export const listed = (from, to, all) =>
  to < from
    ? "Aucune."
    : all
      ? `De ${number(from)} à ${number(to)} sur ${all}`
      : `De ${number(from)} à ${number(to)}`;
/** @param {number} page */
export const beyondList = (page) => `La liste finit avant la page ${number(page)}.`;
/** For the live region. @type {(page: number, what: string) => string} */
export const pageFound = (page, what) => `Page ${number(page)} : ${what}`;
export const searching = "Recherche…";
export const searchedLong =
  "Rien trouvé pour l’instant. Peu de suites respectent ces limites : continue à chercher, ou assouplis-les.";
export const none = "Aucune suite ne respecte ces limites.";
/** @param {string} sequence */
export const walkIt = (sequence) => `Parcourir ${sequence}`;

/** @type {(done: number, all: bigint | null) => string} */
export const exported = (done, all) =>
  all === null ? count(done, { one: "suite", other: "suites" }) : `${number(done)} sur ${big(all)}`;
export const exportCancelled = "Arrêté. Rien n’a été enregistré.";
/** @param {number} lines */
export const exportDone = (lines) =>
  `${count(lines, { one: "suite enregistrée", other: "suites enregistrées" })}.`;
export const nothingToExport = "Il n’y a rien à enregistrer.";
/** @type {(most: number) => string} */
export const exportTooLarge = (most) =>
  `Toutes les suites rempliraient plus de ${number(most / 1e6)} Mo, c’est trop pour un navigateur. Demande des suites plus courtes, ou un seul départ.`;
/** @param {number} length */
export const fileName = (length) => `suites-du-cavalier-${length}.txt`;

/** The title of the window. @type {(length: number, total: bigint | null, page: string) => string} */
export const title = (length, total, page) =>
  `${rooms.keypad} · ${count(length, { one: "touche", other: "touches" })}${total === null ? "" : ` : ${sequences(total)}`} · ${page}`;

/** The page's names for parameters of a link. @type {Record<string, string>} */
const fields = {
  keypad: labels.pad,
  leaper: labels.pieceHeading,
  length: labels.length,
  start: labels.start,
  limits: labels.limits,
  sequence: labels.sequence,
  step: "Étape",
  page: labels.page,
  theme: "Thème",
};

/** A value of a link that was invalid. @type {(name: string, message: string) => string} */
export const passedOver = (name, message) =>
  `${fields[name] ?? name} : ${message.length > 300 ? `${cut(message, 300)}…` : message}. La page n’en tient pas compte.`;

/** Errors in the input. */
export const wrong = {
  /** @type {(value: string, least: number, most: number) => string} */
  number: (value, least, most) =>
    `${quoted(value)} n’est pas un nombre entier de ${number(least)} à ${number(most)}`,
  /** @param {string} value */
  limit: (value) =>
    `${quoted(value)} n’est pas une limite ; écris des touches et un nombre, comme AEIO:2`,
};
