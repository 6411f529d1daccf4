/**
 * The texts that only this room uses.
 * @import { Answering, BoardForm, Existence, SquareName, Target } from "../../pkg/knights_tour.js"
 */

import { answeredBy } from "./outcomes.js";
import { count, paragraph } from "./sentence.js";
import { fillIn, usualTerms } from "./terms.js";
import { number, press, rooms } from "./words.js";

/** Fixed texts: `data-word` and `data-name` in the room's markup name them. */
export const labels = /** @type {const} */ ({
  intro:
    "Quelles formes de plateau ont un tour du cavalier ? Perce des trous et regarde : une seule case en moins peut rendre un tour impossible.",
  tools: "Effet d’un clic ou de la touche Espace",
  wholeBoard: "Le plateau entier",
  back: "Annuler et rétablir",
  openInExplore: "Ouvrir dans Explorer",
  countTours: "Compter ses tours",
  isPossible: "Un tour est-il possible ?",
  side: "Taille de la forme",
  shapes: "Formes",
  boardText: "Texte du plateau",
  textHeading: "Le plateau en texte",
  writtenAs: "Format",
  takeText: "Prendre ce texte",
  readings: "On peut aussi le lire comme",
  copyText: "Copier",
  resetText: "Réécrire le plateau",
  pictureHeading: "Un plateau tiré d’une image",
  choosePicture: "Choisir une image…",
  dropPicture: "Ou dépose-la ici. Elle reste sur ton ordinateur.",
  longest: "Grand côté",
  threshold: "Luminosité",
  takeLight: "Les parties claires deviennent des cases",
});

export const tools = /** @type {const} */ ({
  toggle: "Percer ou boucher",
  add: "Boucher",
  erase: "Percer",
  start: "Placer le départ",
});

export const changes = /** @type {const} */ ({
  fill: "Tout boucher",
  clear: "Tout percer",
  invert: "Tout inverser",
});

export const steps = /** @type {const} */ ({ undo: "Annuler", redo: "Rétablir" });

/** Notations of a board. */
export const forms = /** @type {const} */ ({
  rows: "Lignes de . et de #",
  puzzle: "Énigme : 0, espace, 1 au départ",
});

/** What the keys do, for the sheet of keys. */
export const keys = /** @type {const} */ ({
  undo: "Annuler le dernier changement du plateau",
  redo: "Le rétablir",
  help: "Montrer les touches",
  move: "Se déplacer sur le plateau",
  rowStart: "Aller à la première case de la ligne",
  rowEnd: "Aller à la dernière case de la ligne",
  choose: "Percer ou boucher la case, ou y placer le départ",
});

/** "60 cases et 4 trous" @type {(squares: number, holes: number) => string} */
export const contents = (squares, holes) =>
  holes
    ? `${count(squares, { one: "case", other: "cases" })} et ${count(holes, { one: "trou", other: "trous" })}`
    : count(squares, { one: "case", other: "cases" });

/** Under the board. @type {(tool: keyof typeof tools, contents: string) => string} */
export const hint = (tool, board) =>
  ({
    toggle: `${board}. Glisse pour percer des trous ou les reboucher.`,
    add: `${board}. Glisse pour boucher des trous. Le bouton droit ou un appui long perce.`,
    erase: `${board}. Glisse pour percer des trous.`,
    start: `${board}. ${press} la case d’où le tour doit partir.`,
  })[tool];

/** @type {(name: string, isSquare: boolean, isStart: boolean) => string} */
export const cell = (name, isSquare, isStart) =>
  `${name}, ${isStart ? "départ" : isSquare ? "case" : "trou"}`;

/** @param {string} board */
export const undone = (board) => `Annulé. ${board}.`;
/** @param {string} board */
export const redone = (board) => `Rétabli. ${board}.`;
export const copied = "Le texte du plateau est copié.";
export const notCopied =
  "Le navigateur a refusé de copier. Sélectionne le texte et copie-le toi-même.";

/** The title of the window. @type {(size: string, squares: string, page: string) => string} */
export const title = (size, squares, page) => `${rooms.build} · ${size}, ${squares} · ${page}`;

export const tour = /** @type {Record<Target, string>} */ ({
  open: "Tour ouvert",
  closed: "Tour fermé",
});

/** Maximum number of squares named; more are only marked. */
const MAX_NAMED = 12;

/** Follows the reason that rules a tour out. @param {readonly string[]} squares */
export const marked = (squares) =>
  squares.length === 1
    ? `Marquée sur le plateau : ${squares[0]}.`
    : squares.length <= MAX_NAMED
      ? `Marquées sur le plateau : ${squares.join(", ")}.`
      : "Ces cases sont marquées sur le plateau.";

/** The short answer, before its reason. */
export const answers = /** @type {Record<Existence["answer"], string>} */ ({
  yes: "Possible",
  no: "Impossible",
  unknown: "On ne sait pas encore",
});

/** For the live region. @type {(target: Target, answer: Existence["answer"], because: string) => string} */
export const verdict = (target, answer, because) =>
  `${tour[target]} : ${answers[answer]}. ${because}`.trim();

/** Shown if no theorem decides. */
export const undecided =
  "Aucun théorème connu ne traite ce plateau. Une recherche prend jusqu’à dix secondes.";
export const findOut = "Chercher";
export const cancel = "Arrêter";
/** The same, with the kind of tour. @param {Target} target */
export const findOutOf = (target) =>
  target === "open" ? "Chercher un tour ouvert" : "Chercher un tour fermé";
/** @param {Target} target */
export const cancelOf = (target) =>
  target === "open"
    ? "Arrêter la recherche d’un tour ouvert"
    : "Arrêter la recherche d’un tour fermé";
export const searching = "Durée de la recherche";
export const openTour = "L’ouvrir dans Explorer";

/** The method that found the answer. @param {{ by?: Answering }} found */
const by = (found) => (found.by ? fillIn(answeredBy(found.by), usualTerms) : "");

/**
 * The result of a search.
 * @typedef {{ kind: "tour", squares: SquareName[], by?: Answering } | { kind: "none" | "unknown", by?: Answering } | { kind: "cancelled" } | { kind: "failed", message: string }} Found
 */

/** The result in words. @param {Found} found */
export function finding(found) {
  switch (found.kind) {
    case "tour":
      return paragraph(
        `Un tour de ${found.squares[0]} à ${found.squares.at(-1)} est dessiné sur le plateau.`,
        by(found),
      );
    case "none":
      return paragraph("La recherche a prouvé qu’il n’y a pas de tour.", by(found));
    case "unknown":
      return "Pas de réponse après 10 secondes : la recherche n’a trouvé ni tour, ni preuve qu’il n’y en a pas. Essaie un plateau plus petit, ou avec moins de sauts possibles.";
    case "cancelled":
      return "Recherche arrêtée.";
    case "failed":
      return `La recherche a échoué. Message du navigateur : ${found.message}`;
  }
}

/** For the live region. @type {(target: Target, found: Found) => string} */
export const findingOf = (target, found) => `${tour[target]} : ${finding(found)}`;

/** How the squares of a board are arranged in a text. @type {Record<BoardForm["layout"], string>} */
const layouts = {
  size: "une largeur et une hauteur",
  rows: "des lignes de caractères",
  spaced: "des lignes avec un espace entre les cases",
  separated: "des lignes avec des séparateurs entre les cases",
  flat: "toutes les lignes sur une seule",
};

/** "0 et x"; a space is named. @param {string} symbols */
const symbolList = (symbols) =>
  [...symbols].map((symbol) => (symbol === " " ? "espace" : symbol)).join(" et ");

/** How a text was read. @param {BoardForm} form */
export function readAs({ layout, squares, holes }) {
  const meanings = [
    squares && `${symbolList(squares)} pour une case`,
    holes && `${symbolList(holes)} pour un trou`,
  ].filter(Boolean);
  return meanings.length > 0
    ? `Lu comme ${layouts[layout]} : ${meanings.join(", ")}.`
    : `Lu comme ${layouts[layout]}.`;
}

/** One of several readings. @type {(size: string, form: BoardForm) => string} */
export const reading = (size, { squares, holes }) =>
  holes
    ? `${size} : ${symbolList(squares)} pour une case, ${symbolList(holes)} pour un trou`
    : `${size} : ${symbolList(squares)} pour une case`;

/** Replaces a start that could not be used. */
export const noStart = "aucun départ";

export const noSquares = "Ce plateau n’a pas encore de cases. Bouche d’abord quelques trous.";

/** Errors in the settings. */
export const wrong = {
  /** @type {(width: number, height: number, most: number) => string} */
  size: (width, height, most) =>
    `un plateau de ${number(width)} × ${number(height)} est trop grand pour être dessiné à la main ; chaque côté peut valoir ${most} au plus`,
  /** @param {number} most */
  text: (most) => `ce texte est trop long ; ici, ${number(most)} caractères au plus`,
  /** @type {(least: number, most: number) => string} */
  side: (least, most) => `écris un nombre entier de ${least} à ${most}`,
};

/** Errors with a picture. */
export const picture = {
  unreadable:
    "le navigateur ne peut pas lire ce fichier comme une image ; choisis un fichier PNG, JPEG ou WebP",
  /** @type {(width: number, height: number, most: number) => string} */
  tooLarge: (width, height, most) =>
    `une image de ${number(width)} × ${number(height)} pixels est trop grande ; prends-en une de ${number(most / 1e6)} millions de pixels au plus`,
  /** @type {(bytes: number, most: number) => string} */
  tooHeavy: (bytes, most) =>
    `un fichier de ${number(Math.round(bytes / 1e6))} Mo est trop gros ; prends-en un de ${number(most / 1e6)} Mo au plus`,
};
