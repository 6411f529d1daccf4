/**
 * The texts of the page in French. Other modules pass codes, numbers and squares, and show the result. This
 * file has the texts that do not belong to any other.
 * @import { GraphForm, SquareInfo, Target, WhenStuck } from "../../pkg/knights_tour.js"
 * @import { SquareTexts } from "../square-label.js"
 */

import { clip, excerpt } from "../cut.js";
import { isTouched } from "../pointing.js";
import { paceOf, sidesOf } from "../quantities.js";
import { factsOf, neighboursIn } from "../square-label.js";
import { counters, labels, play, targets, themes, whenStuck } from "./labels.js";
import { measured } from "./measures.js";
import { optionName, optionValue } from "./methods.js";
import { between, count, locale, number, paragraph, plain, plural, quoted } from "./sentence.js";
import { walker } from "./terms.js";

export * from "./existence.js";
export * from "./labels.js";
export { measured, measuredInShort } from "./measures.js";
export { wentByHand } from "./methods.js";
export { codeLine, optionInShort, optionName, optionValue } from "./methods.js";
export {
  columnHead,
  headOf,
  name as ownRuleName,
  named as namedRule,
  opened as ownRuleOpened,
  own as ownRule,
  usual as usualRules,
  usualNumbers,
  valuesInWords,
} from "./rule.js";
export * from "./stories.js";
export { fillIn, piece, sayOn, termsOf, usualTerms } from "./terms.js";
export { between, locale, number, paragraph, plain };

/** How often a run takes a step. @param {number} perSecond */
export function speed(perSecond) {
  const pace = paceOf(perSecond);
  return "seconds" in pace
    ? `un pas toutes les ${number(pace.seconds)} s`
    : `${number(pace.steps)} pas/s`;
}

/** What speeds are called. */
const paces = { slow: "lente", normal: "normale", fast: "rapide" };
/** @typedef {keyof typeof paces} Pace */

/** The text beside the speed slider. @param {Pace} pace */
export const speedText = (pace) => `Vitesse : ${paces[pace]}`;

/** The speed by its name and in steps a second. @param {{ speed: number, pace: Pace }} of */
export const namedSpeed = (of) => `${paces[of.pace]}, ${speed(of.speed)}`;

/** The name of a counter that stands at a number. @type {(name: keyof typeof counters, n: number) => string} */
export const counterName = (name, n) => plural(n, counters[name]);

/** A method that the board rules out, in the list of methods. @type {(name: string, why?: string) => string} */
export const unfit = (name, why = "pas sur ce plateau") => `${name} (${why})`;

/** @param {number} squares */
export const upTo = (squares) => `jusqu’à ${number(squares)} cases`;

/** A button that makes a method possible. @type {(board: string, withKnight: boolean) => string} */
export const useBoard = (board, withKnight) =>
  withKnight
    ? `Prendre ${valueName("board", board)} et le cavalier`
    : `Prendre ${valueName("board", board)}`;

/** There is no such moment ahead. @param {"tie" | "dead-end"} what */
export const noneAhead = (what) =>
  what === "tie"
    ? "Plus d’égalité : voici la fin du parcours."
    : "Plus d’impasse : voici la fin du parcours.";

export const noTimeline =
  "Ce {plateau} est trop grand pour retenir chaque pas. Le parcours peut avancer ou recommencer, mais pas reculer.";

/** What is so of a candidate. */
const candidateTags = { chosen: "choix", tied: "= égalité", tried: "essayé" };

/** Beside a candidate: "= choix" says “tied, chosen”; more would squeeze the columns of numbers. @param {readonly (keyof typeof candidateTags)[]} those */
export const tags = (those) =>
  those.includes("tied") && those.includes("chosen")
    ? "= choix"
    : those.map((each) => candidateTags[each]).join(", ");

/** A method and what of its settings differs from the usual. @type {(method: string, settings: readonly string[]) => string} */
export const methodWith = (method, settings) => [method, ...settings].join(", ");

/** A button’s tooltip. @type {(name: string, key: string) => string} */
export const withKey = (name, key) => `${name} (${key})`;

/** Keys that are pressed together: "Ctrl Maj Z" @param {readonly string[]} keys */
export const keysTogether = (keys) => keys.join(" ");

/** What the key of the button does. */
export const playOrPause = `${play.play} / ${play.pause}`;

/** Names of buttons that are many on the page. @param {string} form how a tour is written */
export const copyForm = (form) => `${labels.copy} : ${form}`;
/** @param {string} form */
export const saveForm = (form) => `${labels.saveText} : ${form}`;
/** @param {"svg" | "png"} kind */
export const savePictureAs = (kind) => `${labels.savePicture} : ${labels[kind]}`;

/** “Touche”, or “Choisis” with a mouse or the keyboard. */
export const press = isTouched ? "Touche" : "Choisis";

/** What a click on the board does. */
const hints = {
  start: `${press} {une case} pour repartir de là.`,
  go: `${press} {une case entourée} pour y jouer, ou {une autre case} pour repartir de là.`,
  numberFrom: `${press} {la case} qui reçoit le numéro 1.`,
  answer: `${press} {la case} où va {le cavalier}.`,
};

/** The line under the board. @param {keyof typeof hints} purpose */
export const clickHint = (purpose) => hints[purpose];

/** The reply to an answer. @type {(to: string, isRight: boolean) => string} */
export const answered = (to, isRight) => (isRight ? `${to}, c’est juste.` : `Ce n’est pas ${to}.`);
/** @param {string} to */
export const noWay = (to) => `{Le cavalier} ne peut pas aller en ${to}.`;

/** A button beside that. @param {string} square */
export const startOn = (square) => `Repartir de ${square}`;

/** What is said of a square. @type {SquareTexts} */
const ofSquare = {
  hole: "trou",
  start: "départ, numéro 1",
  visited: (n) => `numéro ${typeof n === "number" ? number(n) : n}`,
  open: "libre",
  measured,
  here: (isGraph) => knightHere(isGraph),
  chosen: "prochain choix",
  candidate: "à portée",
  joinedToNothing: "relié à aucun autre",
  joinedTo: (names) => `relié à ${names.join(", ")}`,
  joinedToMany: (vertices) => `relié à ${verticesOf(vertices)}`,
};

/** @param {number} n */
const verticesOf = (n) => count(n, { one: "sommet", other: "sommets" });

/** The neighbours of a vertex, as part of its description; empty on a board. @param {SquareInfo} info */
export const joinedTo = (info) => neighboursIn(info, ofSquare);

/** A square whose number is hidden. @param {SquareInfo} info */
export const openSquare = (info) => [info.square, "libre", ...joinedTo(info)].join(", ");

/** The description of a highlighted square. @param {string} told */
export const markedSquare = (told) => `${told}, en évidence`;

/** The square of the knight, or of the walker on a graph. @param {boolean} isGraph */
export const knightHere = (isGraph) => (isGraph ? `le ${walker} est ici` : "le cavalier est ici");

/** The description of a square: "d4, libre, 3 sorties, à portée". @type {(info: SquareInfo, start: string) => string} */
export const squareLabel = (info, start) =>
  [info.square, ...factsOf(info, start, ofSquare)].join(", ");

/** @type {(width: number, height: number) => string} */
export const gridName = (width, height) => `Plateau, ${number(width)} sur ${number(height)}`;

/** @param {number} vertices */
export const graphName = (vertices) => `Graphe, ${verticesOf(vertices)}`;

/** The format of a graph. @type {Record<GraphForm, string>} */
const graphForms = {
  edges: "",
  pairs: "Lu comme deux noms par ligne : ",
  adjacency: "Lu comme listes de voisins : ",
  dimacs: "Lu comme DIMACS : ",
  tsplib: "Lu comme TSPLIB : ",
  graph6: "Lu comme graph6 : ",
  sparse6: "Lu comme sparse6 : ",
  matrix: "Lu comme une matrice : ",
  lad: "Lu comme LAD : ",
  metis: "Lu comme METIS : ",
  pajek: "Lu comme Pajek : ",
  gml: "Lu comme GML : ",
  dot: "Lu comme DOT : ",
  name: "",
};

/** @type {(vertices: number, edges: number, form?: GraphForm) => string} */
export const graphSize = (vertices, edges, form = "edges") =>
  `${graphForms[form]}${verticesOf(vertices)}, ${count(edges, { one: "arête", other: "arêtes" })}.`;

/** @type {(width: number, height: number) => string} */
export const size = (width, height) => `${width} × ${height}`;

/** @type {(squares: number, holes: number) => string} */
export const holes = (squares, missing) =>
  `Ce plateau a ${count(squares, { one: "case", other: "cases" })} et ${count(missing, { one: "trou", other: "trous" })}. Choisir une taille en fait un rectangle plein.`;

/** @param {string} start */
export const randomStart = (start) => `Tiré au sort : ${start}.`;

/** A start that is left open. */
export const anyStart = "Le tour peut commencer n’importe où.";

/** Parameters of a link that the page names differently or not at all. */
const fields = /** @type {Record<string, string>} */ ({
  ...labels,
  room: "Salle",
  board: labels.boardHeading,
  graph: "Graphe",
  step: "Étape",
  layers: labels.show,
  numbers: "Nombres",
  tour: "Tour donné",
  byHand: "Coups à la main",
  view: "Vue",
});

/** The page’s name for a setting, or for another parameter of a link. @param {string} id */
const settingName = (id) => fields[id] ?? optionName(id);

/** The page's name for a value of a setting. @type {(setting: string, value: string) => string} */
export function valueName(setting, value) {
  switch (setting) {
    case "board": {
      const sides = sidesOf(value);
      return sides ? size(...sides) : value;
    }
    case "target":
      return targets[/** @type {Target} */ (value)] ?? value;
    case "whenStuck":
      return whenStuck[/** @type {WhenStuck} */ (value)] ?? value;
    case "theme":
      return themes[value] ?? value;
    case "leaper":
      return value.replace(",", ", ");
    default:
      return optionValue(setting, value);
  }
}

/** An error beside a setting's field. @param {string} message */
export const refused = (message) => `Pas changé : ${clip(message)}.`;

/** Replacements for invalid values that are not settings of a run. */
const insteads = /** @type {Record<string, string>} */ ({
  room: "La page montre Explorer.",
  step: "Le parcours est à son début.",
  tour: "La page montre la règle de Warnsdorff.",
  layers: "La page montre ce qu’elle montre d’habitude.",
  rule: "La page prend la règle habituelle.",
  graph: "La page montre un plateau.",
  byHand: "La méthode joue tous les coups.",
  ask: "Les réponses sont affichées.",
  present: "La page s’affiche comme d’habitude.",
  view: "La page s’affiche comme d’habitude.",
  numberFrom: "Les numéros commencent au départ.",
  numbers: "Les cases montrent ce que regarde la méthode.",
});

/** An invalid value, and its replacement. @type {(name: string, message: string, instead: string) => string} */
export const replaced = (name, message, instead) =>
  `${settingName(name)} : ${clip(message)}. ${insteads[name] ?? (instead ? `La page prend ${quoted(instead)}.` : "La page n’en tient pas compte.")}`;

/** A link asked for a step after the end of the run. @param {number} steps */
export const beyondEnd = (steps) =>
  steps === 0
    ? `${fields.step} : ce parcours n’en a aucun. La page montre sa fin.`
    : `${fields.step} : ce parcours n’en a que ${number(steps)}. La page montre sa fin.`;

/** A link contains moves that are impossible at that position. */
export const noSuchMove = `${fields.byHand} : un coup de ce lien n’est pas possible. À partir de là, c’est la méthode qui joue.`;

/** The method cannot take over. */
export const waits = `Cette méthode ne peut pas continuer à partir de tes coups. ${press} une case pour jouer toi-même le coup suivant.`;

/** A link asked for a renumbering of a tour that cannot be renumbered. */
export const notRenumbered = `${labels.numberFrom} : seul un tour fermé peut être numéroté depuis n’importe laquelle de ses cases. Les numéros commencent au départ.`;

/** Errors in values that are checked without a session. */
export const wrong = {
  /** @param {string} name */
  hole: (name) => `${excerpt(name)} est un trou de ce plateau ; choisis une case`,
  /** A method that makes no move by itself. */
  player: "ici, on ne peut pas jouer à la main ; choisis une méthode qui joue",
  /** @type {(name: "width" | "height", most: number) => string} */
  side: (name, most) => `${labels[name]} : il faut un nombre entier de 1 à ${number(most)}`,
  /** @param {number} most */
  tooLong: (most) => `c’est trop long pour un lien ; ${number(most)} caractères au plus`,
  /** Of an entry that only means something beside others. */
  outOfPlace: "cela n’a pas de sens à côté du reste de ce lien",
  /** @param {string} value */
  room: (value) => `il n’y a pas de salle ${quoted(value)}`,
  /** @param {string} value */
  leaper: (value) =>
    `${quoted(value)} n’est pas une pièce ; écris les deux longueurs de son saut, comme 1,3`,
  /** @type {(value: string, most: number) => string} */
  step: (value, most) =>
    `${quoted(value)} n’est pas un nombre de pas qu’un lien peut demander ; écris un nombre entier de 0 à ${number(most)}`,
  /** @param {string} value */
  flag: (value) => `${quoted(value)} n’est ni true (vrai) ni false (faux) ; écris true, ou rien`,
  /** @type {(value: string, known: string) => string} */
  view: (value, known) => `${quoted(value)} n’est pas une vue ; écris ${known}, ou rien`,
  /** @type {(value: string, known: readonly string[]) => string} */
  layers: (value, known) =>
    `${quoted(value)} n’est pas une couche ; choisis parmi ${known.join(", ")}`,
  /** @type {(value: string, known: readonly string[]) => string} */
  theme: (value, known) =>
    `${quoted(value)} n’est pas un thème ; choisis parmi ${known.join(", ")}`,
  /** @type {(value: string, known: readonly string[]) => string} */
  language: (value, known) =>
    `cette page n’est pas écrite en ${quoted(value)} ; choisis parmi ${known.join(", ")}`,
};

/** Why a layer cannot be shown. */
export const tooSmallFor = "Les cases sont trop petites pour cela.";

export const preparing = "Préparation…";
export const copied = "Copié";
export const saved = "Enregistré";
export const copyFailed = "Copie impossible";

/** The tour is too large to be written out on the page. @param {number} squares */
export const tooLargeToShow = (squares) =>
  `${count(squares, { one: "{case}", other: "{cases}" })}, c’est trop pour les montrer ici. Copie-les ou enregistre-les.`;

/** A room is being loaded. @param {string} what */
export const loading = (what) => `${what} : chargement…`;

/** The solver has failed, and what was seen of it is gone. */
export const crashed =
  "Le solveur s’est arrêté. Il a sans doute manqué de mémoire : essaie un plateau plus petit.";

/** Remedies if a file did not arrive, no longer exists, or was truncated. */
const remedies = {
  unreachable: "Vérifie la connexion et réessaie.",
  gone: "Il y a une version plus récente de cette page. Recharge-la : tu retrouveras ce que tu vois.",
  broken:
    "Un fichier de la page est arrivé incomplet. Recharge la page : tu retrouveras ce que tu vois.",
};

/** Remedies if a room could not be loaded. @param {"unreachable" | "gone" | "broken"} cause */
export const roomHelp = (cause) => `${remedies[cause]} Message du navigateur :`;

/** There is no tour; suggests what can still be done unless the method knows it too. @type {(because: string, isOver: boolean) => string} */
export const noTour = (because, isOver) =>
  isOver ? because : `${because} Tu peux quand même lancer la méthode, et voir où elle finit.`;
