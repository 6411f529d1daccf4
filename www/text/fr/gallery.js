/**
 * The texts of the Gallery. The texts about each tour are with its squares in the collection.
 * @import { Statistics } from "../../pkg/knights_tour.js"
 */

import { cut } from "../cut.js";
import { KNIGHT } from "../terms.js";
import { pieceNames } from "./names.js";
import { count, number, quoted } from "./sentence.js";
import { piece } from "./terms.js";
import {
  knightHere,
  labels as shared,
  paragraph,
  press,
  rooms,
  size,
  statistics,
} from "./words.js";

/** Fixed texts: `data-word` and `data-name` in the room's markup name them. */
export const labels = /** @type {const} */ ({
  toWall: "← Retour à tous les tours",
  browse: "Tour précédent et suivant",
  previous: "Tour précédent",
  next: "Tour suivant",
  checked: "Ce qu’il a de remarquable",
  verse: "Le vers",
  figures: "Chiffres",
  numbers: "Les numéros et leurs sommes",
  compare: "Que ferait la règle de Warnsdorff ?",
  ruleBoard: "Le tour que fait la règle",
  numbering: "Mettre le numéro 1 sur",
  fromKnight: "La case du cavalier",
  fromFirst: "Numérotation d’origine",
  explore: "Ouvrir dans Explorer",
  keepName: "Nom",
  keepNow: "Garder sur cet appareil",
  collection: "Tours du cavalier célèbres",
  intro:
    "Le cavalier passe une fois par chaque case. Choisis une image pour voir le tour entier et le suivre pas à pas.",
  search: "Chercher",
  filters: "Filtres",
  clearAll: "Retirer tous les filtres",
  own: "Tes tours",
  ownHelp:
    "Tu peux garder ici un tour terminé dans Explorer ou Jouer, ou trouvé dans Construire. Il reste sur cet appareil.",
  export: "Tout enregistrer dans un fichier",
  import: "Ajouter depuis un fichier…",
  bringBack: "Annuler : le remettre",
  rescue: "Enregistrer les données illisibles",
});

/** What the wall can be narrowed to. */
export const properties = /** @type {const} */ ({
  kind: "Départ et arrivée",
  symmetry: "Symétrie",
  sums: "Sommes magiques",
  piece: "Pièce",
  century: "Siècle",
  size: "Plateau",
});

/** The value that leaves all tours on the wall. */
export const any = "Tous";

/** @type {Record<keyof typeof properties, Record<string, string>>} */
const values = {
  kind: {
    closed: "Fermé : revient au départ",
    open: "Ouvert : finit ailleurs",
    path: "Chemin : pas toutes les cases",
  },
  symmetry: {
    symmetric: "Symétrique",
    "half-turn": "Inchangé par un demi-tour",
    "quarter-turn": "Inchangé par un quart de tour",
    mirror: "Inchangé dans un miroir",
    none: "Sans symétrie",
  },
  sums: { magic: "Magique", nearly: "Presque magique" },
  piece: pieceNames,
  century: { none: "Fait pour cette page" },
  size: {},
};

const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];

/** A century by its number, as in "XVIIIᵉ siècle". @param {number} century */
const centuryName = (century) =>
  century === 1
    ? "Iᵉʳ siècle"
    : `${"X".repeat(Math.floor(century / 10))}${ROMAN[century % 10]}ᵉ siècle`;

/** The name of a value that tours can be narrowed to. @type {(property: keyof typeof properties, value: string) => string} */
const valueOf = (property, value) =>
  values[property][value] ??
  (property === "century" ? centuryName(Number(value)) : value.replace("x", " × "));

/** @param {number} n */
const tours = (n) => count(n, { one: "tour", other: "tours" });

/** One of the values to choose from, and how many tours have it. @type {(property: keyof typeof properties, value: string, tours: number) => string} */
export const choice = (property, value, n) => `${valueOf(property, value)} (${number(n)})`;

/** How many tours are on the wall. @type {(found: number, all: number) => string} */
export const onTheWall = (left, all) =>
  left === all
    ? `Tous les tours : ${number(all)}`
    : left === 0
      ? "Aucun tour ne remplit toutes ces conditions. Retire un de ces filtres :"
      : `${tours(left)} sur ${number(all)}`;

/** A button that clears one filter. @type {(name: keyof typeof properties | "search", value: string, tours: number) => string} */
export const clearOne = (name, value, n) =>
  `Retirer ${quoted(name === "search" ? value : valueOf(name, value))} : ${tours(n)}`;

/** Who made a tour, when, and on what board. @type {(by: string, year: string, board: string, piece: string) => string} */
export const origin = (by, year, board, name) =>
  [by, year, board, name].filter(Boolean).join(" · ");

/** A board: its sides, and whether it has holes. @type {(width: number, height: number, squares: number) => string} */
export const boardName = (width, height, squares) =>
  squares === width * height
    ? size(width, height)
    : `${size(width, height)}, ${count(squares, { one: "case", other: "cases" })}`;

/** @param {string} text */
export const source = (text) => `Source : ${text}`;

/** The source of a tour that was found for this page; others may be cited beside. @param {string} cited */
export const foundHere = (cited) =>
  cited
    ? `Trouvé pour cette page et vérifié à sa construction. ${cited}`
    : "Trouvé pour cette page et vérifié à sa construction.";

/** Notable properties of a tour, by code. @type {Record<string, (numbers: string[], squares: string) => string>} */
const particulars = {
  closed: () => "Fermé : un coup de plus ramène au départ.",
  open: () => "Ouvert : ses extrémités ne sont pas à un saut de cavalier l’une de l’autre.",
  path: ([visited], squares) =>
    `Un chemin, pas un tour : il passe par ${visited} cases sur ${squares}.`,
  asymmetric: () => "Il n’a aucune symétrie.",
  "half-turn": () => "Symétrique : il reste le même quand le plateau fait un demi-tour.",
  "quarter-turn": () => "Symétrique : il reste le même quand le plateau fait un quart de tour.",
  mirror: () => "Symétrique : il reste le même dans un miroir.",
  halves: () => "Il remplit une moitié du plateau avant d’entrer dans l’autre.",
  opposite: ([apart]) =>
    `Sur deux cases opposées, les numéros ont toujours ${apart} pour différence.`,
  "opposites add": ([sum]) =>
    `Sur deux cases opposées, les numéros ont toujours ${sum} pour somme.`,
  "quarters differ": ([apart]) =>
    `Tourne le plateau d’un quart de tour : chaque numéro change de ${apart}.`,
  "semi-magic": ([sum]) => `Chaque ligne et chaque colonne a pour somme ${sum}.`,
  magic: ([sum]) =>
    `Magique : chaque ligne, chaque colonne et les deux diagonales ont pour somme ${sum}.`,
  rows: ([sum]) => `Chaque ligne a pour somme ${sum}.`,
  columns: ([sum]) => `Chaque colonne a pour somme ${sum}.`,
  diagonals: ([first, second = first]) =>
    `Les diagonales, non : leurs sommes sont ${first} et ${second}.`,
  sums: ([first, second]) => `Chaque ligne et chaque colonne a pour somme ${first} ou ${second}.`,
  quarters: ([sum]) =>
    `Dans chaque quart du plateau, chaque ligne et chaque colonne a pour somme ${sum}.`,
  crossings: () => "Ses sauts ne se croisent jamais.",
  verse: () => "Lues dans l’ordre du tour, les syllabes forment un vers.",
  "verse as rows": () =>
    "Les syllabes forment le même vers dans l’ordre du tour et ligne par ligne.",
};

/** @type {(particular: { code: string, numbers: number[] }, squares: number) => string} */
export const particular = ({ code, numbers }, squares) =>
  particulars[code]?.(numbers.map(number), number(squares)) ?? "";

/** Renumbering a tour changes its sums. @param {string} square */
export const renumbered = (square) => `Le numéro 1 est maintenant sur ${square}.`;
export const notClosed = "seul un tour fermé peut partir de n’importe laquelle de ses cases";
/** @param {string} square */
export const notVisited = (square) =>
  `${quoted(square)} n’est pas une case de ce tour ; écris une case comme c3`;

/** The line at each step of a path that is not a tour. @type {(step: number, of: number, square: string) => string} */
export const pathStep = (step, of, square) =>
  step === 0 ? `Le chemin part de ${square}.` : `Coup ${step} sur ${of} : vers ${square}.`;

/** @type {(square: string, place: number, isKnightHere: boolean) => string} */
export const squareLabel = (square, place, isKnightHere) =>
  [
    square,
    place > 0 ? `numéro ${number(place)}` : "pas visitée",
    ...(isKnightHere ? [knightHere(false)] : []),
  ].join(", ");

export const caption = `${press} une case pour voir le coup qui y mène.`;

/** @type {(read: string, isAll: boolean) => string} */
export const readSoFar = (read, isAll) =>
  !read ? "Rien n’a encore été lu." : isAll ? `Lu : ${read}` : `Lu jusqu’ici : ${read}`;

/** The names of the tour and of the rule's run in their comparison. */
export const compared = { tour: "Ce tour", path: "Ce chemin", rule: "Le tour de la règle" };

/** @type {(visited: number, squares: number, isClosed: boolean) => string} */
export const reached = (visited, squares, isClosed) =>
  visited < squares
    ? `bloqué après ${count(visited, { one: "case", other: "cases" })} sur ${number(squares)}`
    : isClosed
      ? "un tour fermé"
      : "un tour ouvert";

export const comparedRows = { end: "Résultat", turns: "Virages", crossings: "Croisements" };
/** @param {number | null | undefined} value */
export const figure = (value) => (value === null || value === undefined ? "—" : number(value));

/** How the rule was run. @type {(start: string, isUsual: boolean) => string} */
export const ruleFrom = (start, isUsual) =>
  isUsual
    ? `La règle de Warnsdorff depuis ${start}. En cas d’égalité, elle va vers la case la plus éloignée du centre :`
    : `La règle de Warnsdorff depuis ${start}. En cas d’égalité, elle va vers la première des cases à égalité :`;

export const counting = "On compte combien de fois le tour suit la règle…";

/** How many times a tour agrees with the rule. @type {(agreeing: number, choices: number) => string} */
export const agreement = (agreeing, choices) =>
  agreeing === choices
    ? `Ce tour suit toujours la règle : chacun de ses ${number(choices)} coups va vers une case qui a le moins de sorties.`
    : `Ce tour suit la règle à ${number(agreeing)} de ses ${number(choices)} coups : là, il va vers une case qui a le moins de sorties.`;

/** @type {(found: Statistics, isClosed: boolean) => [string, string][]} */
export const figuresOf = (found, isClosed) =>
  statistics(found, isClosed).flatMap(({ id, name, value }) =>
    id === "sums" ? [] : [[name, value]],
  );

/** @param {string} name @param {string} progress */
export const title = (name, progress) =>
  `${name}, ${progress} · ${rooms.gallery} · ${shared.title}`;

/** The title while no tour is open. */
export const wallTitle = `${rooms.gallery} · ${shared.title}`;

/** The name of an own tour that has none yet. @param {string} board */
export const unnamed = (board) => `Un tour de ${board}`;

/** Messages about keeping tours. */
export const kept = {
  /** @param {string} name */
  done: (name) => `${quoted(name)} est gardé sur cet appareil.`,
  /** @param {string} name */
  removed: (name) => `${quoted(name)} est supprimé.`,
  /** @param {string} name */
  back: (name) => `${quoted(name)} est de retour.`,
  none: "Tu n’as pas encore gardé de tour.",
  /** @type {(found: number, all: number) => string} */
  found: (found, all) =>
    `Sur tes ${number(all)} tours, ${number(found)} ${found < 2 ? "passe" : "passent"} les filtres.`,
  denied:
    "Impossible de garder tes tours sur cet appareil : son stockage est plein ou bloqué. Enregistre-les dans un fichier, sinon ils seront perdus quand tu fermeras la page.",
  unreadable:
    "La page ne peut pas lire les tours gardés sur cet appareil. Rien n’est perdu : enregistre les données dans un fichier avant de les supprimer.",
  /** @type {(added: number, same: number) => string} */
  added: (added, same) =>
    paragraph(
      added === 0
        ? "Le fichier ne contient aucun nouveau tour."
        : `${count(added, { one: "tour ajouté", other: "tours ajoutés" })}.`,
      same > 0
        ? `${count(same, { one: "tour était déjà là", other: "tours étaient déjà là" })}.`
        : "",
    ),
  /** @type {(name: string, why: string) => string} */
  refused: (name, why) => `${quoted(name)} n’a pas été repris : ${cut(why, 300)}.`,
  saved: "Enregistré.",
  file: "tours-du-cavalier.json",
};

/** @param {string} name */
export const remove = (name) => `Supprimer ${quoted(name)}`;

/** Errors, for the line beside a field. */
export const wrong = {
  name: "écris un nom pour le tour",
  /** @param {number} most */
  longName: (most) => `ce nom est trop long ; ${number(most)} caractères au plus`,
  /** @type {(name: string) => string} */
  sameTour: (name) => `tu as déjà gardé ce tour, sous le nom ${quoted(name)}`,
  /** @param {number} most */
  tooMany: (most) =>
    `on peut garder ${number(most)} tours au plus ; enregistre-les dans un fichier, puis supprimes-en`,
  /** @param {number} most */
  tooLarge: (most) => `un tour de plus de ${number(most)} cases ne peut pas être gardé`,
  /** @param {number} most */
  file: (most) => `le fichier est trop gros : il dépasse ${number(most)} octets`,
  unreadableFile: "impossible d’ouvrir le fichier ; choisis-le de nouveau",
  notJson: "ce n’est pas du JSON valide ; choisis un fichier enregistré par cette page",
  notOurs: "ce n’est pas une liste de tours enregistrée par cette page",
  newer:
    "une version plus récente de cette page a enregistré le fichier ; recharge la page pour la mettre à jour",
  notATour: "ses cases ne forment pas un tour",
  noSquares: "il n’a pas de cases",
  tour: (/** @type {string} */ id) => `il n’y a pas de tour ${quoted(id)} dans la collection`,
  /** @type {(value: string, known: readonly string[]) => string} */
  filter: (value, known) =>
    `il n’y a pas de ${quoted(value)} ici ; choisis parmi ${known.join(", ")}`,
};

/** The name of a piece; empty for the knight. @param {string} id */
export const pieceName = (id) => (id === KNIGHT ? "" : piece(id));

/** A link named a tour that cannot be shown. @param {string} message */
export const noSuchTour = (message) =>
  `Tour : ${cut(message, 300)}. La page montre tous les tours.`;

/** A link named a filter that cannot be used. @type {(name: keyof typeof properties, message: string) => string} */
export const noSuchFilter = (name, message) =>
  `${properties[name]} : ${cut(message, 300)}. Les autres filtres du lien sont utilisés.`;

/** What the keys do on the board. */
export const keys = {
  move: "Aller de case en case",
  rowStart: "Première case de la ligne",
  rowEnd: "Dernière case de la ligne",
  choose: "Voir le coup qui mène à cette case",
};
