/**
 * The texts of the map of where tours exist, and of the arguments.
 * @import { ArgumentPart, ArgumentStep, RectangleExistence, RectangleReason, Target } from "../../pkg/knights_tour.js"
 */

import { count, list, number, plain, quoted, square } from "./sentence.js";
import { labels as shared, press, rooms, size } from "./words.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  intro:
    "Ce plateau a-t-il un tour du cavalier ? Mieux vaut se le demander avant de chercher : sur certains plateaux, on chercherait pour toujours.",
  map: "Où les tours du cavalier sont possibles",
  kind: "Genre de tour",
  board: "Plateau",
  legend: "Le sens des signes",
  seeWhy: "Voir pourquoi",
  more: "Plus : qui l’a prouvé ?",
  closedTheorem:
    "Un plateau plein n’a pas de tour fermé si son nombre de cases est impair, ou s’il a un côté de 1, 2 ou 4. Les plateaux 3 × 4, 3 × 6 et 3 × 8 n’en ont pas non plus. Tous les autres en ont un : Allen Schwenk l’a prouvé en 1991.",
  fourLines:
    "La preuve pour les plateaux qui ont un côté de 4, que tu peux suivre ici, est de Louis Pósa.",
  openTheorem:
    "Tout plateau plein dont les côtés valent au moins 3 a un tour ouvert, sauf 3 × 3, 3 × 5, 3 × 6 et 4 × 4. Les preuves sont de Paul Cull et Jeffery De Curtins (1978), et d’Axel Conrad et d’autres (1994).",
  why: "Pourquoi",
  sides: "Hauteur et largeur",
  picture: "Le plateau",
});

/** The two kinds of tours. @type {Record<Target, string>} */
export const targets = { closed: "Tours fermés", open: "Tours ouverts" };

/** The keys on the map. */
export const keys = /** @type {const} */ ({
  move: "Aller de plateau en plateau",
  rowStart: "Premier plateau de la ligne",
  rowEnd: "Dernier plateau de la ligne",
  choose: "Expliquer ce plateau",
});

/** For screen readers: the question about the chosen board, and the answer. @type {(heading: string, answer: string) => string} */
export const verdict = (heading, answer) => `${heading} ${answer}`;

/** @param {Target} target */
const tour = (target) => (target === "closed" ? "tour fermé" : "tour ouvert");

/** The signs on the map, and their names in its cells. @type {Record<RectangleReason["code"], { sign: string, short: string }>} */
export const signs = {
  schwenk: { sign: "✓", short: "prouvé par un théorème" },
  "open-theorem": { sign: "✓", short: "prouvé par un théorème" },
  "one-square": { sign: "•", short: "une seule case" },
  "odd-area": { sign: "≠", short: "deux côtés impairs" },
  "side-1": { sign: "1", short: "un côté de 1" },
  "side-2": { sign: "2", short: "un côté de 2" },
  "side-4": { sign: "4", short: "un côté de 4" },
  "small-exception": { sign: "!", short: "petit plateau, entièrement exploré" },
};

/** A sign in the legend. @param {RectangleExistence} known */
export const meaning = ({ answer, reason }) =>
  answer === "yes"
    ? `Il y a un tour : ${signs[reason.code].short}.`
    : `Pas de tour : ${signs[reason.code].short}.`;

/** @param {number} n */
export const boards = (n) => count(n, { one: "plateau", other: "plateaux" });

/** @param {Target} target */
export const mapName = (target) =>
  target === "closed"
    ? "Plateaux par largeur et hauteur : tours fermés"
    : "Plateaux par largeur et hauteur : tours ouverts";

/** A board of the map in words. @type {(target: Target, width: number, height: number, known: RectangleExistence) => string} */
export const cell = (target, width, height, { answer, reason }) =>
  answer === "yes"
    ? `${size(width, height)} : un ${tour(target)}, ${signs[reason.code].short}`
    : `${size(width, height)} : pas de ${tour(target)}, ${signs[reason.code].short}`;

/** Under the map while nothing is pointed at. */
export const caption = `${press} un plateau pour voir pourquoi.`;

/** Heading of the explanation. @type {(target: Target, width: number, height: number) => string} */
export const heading = (target, width, height) =>
  `Le plateau ${size(width, height)} a-t-il un ${tour(target)} ?`;

/** The title of the window. @type {(target: Target, width: number, height: number) => string} */
export const title = (target, width, height) =>
  `${targets[target]} de ${size(width, height)} · ${rooms.exist} · ${shared.title}`;

export const openInExplore = "L’essayer dans Explorer";
export const watchSearch = "Suivre cette recherche dans Explorer";
export const watchConstruction = "Voir sa construction dans Explorer";

/** @typedef {Partial<Record<ArgumentStep["mark"], number>>} Counts How many squares have each mark so far. */

/** Marks with their numbers. @type {Record<ArgumentStep["mark"], (n: number) => string>} */
const marked = {
  dark: (n) => count(n, { one: "foncée", other: "foncées" }),
  light: (n) => count(n, { one: "claire", other: "claires" }),
  outer: (n) => count(n, { one: "extérieure", other: "extérieures" }),
  inner: (n) => count(n, { one: "intérieure", other: "intérieures" }),
  bound: (n) => count(n, { one: "examinée", other: "examinées" }),
  met: (n) => count(n, { one: "atteinte", other: "atteintes" }),
  missed: (n) => count(n, { one: "manquée", other: "manquées" }),
  reached: (n) => count(n, { one: "atteinte", other: "atteintes" }),
};

/** The progress of a part of an argument that has started: "Cases trouvées : 7 foncées, 6 claires." @type {(counts: Counts, marks: ArgumentStep["mark"][]) => string} */
function foundSoFar(counts, marks) {
  const found = marks.map((mark) => marked[mark](counts[mark] ?? 0));
  return marks.some((mark) => counts[mark]) ? ` Cases trouvées : ${found.join(", ")}.` : "";
}

/** The lines of a board four squares across, of which two are outer ones and two are inner ones. @typedef {"rows" | "columns"} Lines */

/** @param {Lines} lines */
const linesIn = (lines) => (lines === "columns" ? "colonnes" : "lignes");

/** Describes a part of an argument. @type {(code: ArgumentPart["code"], counts: Counts, lines: Lines) => string} */
export function part(code, counts, lines) {
  switch (code) {
    case "colours":
      return `Colorie les cases comme sur un échiquier. À chaque saut, la couleur change.${foundSoFar(counts, ["dark", "light"])}`;
    case "rows":
    case "columns":
      return `Partage-les maintenant autrement : les ${linesIn(lines)} extérieures et les ${linesIn(lines)} intérieures.${foundSoFar(counts, ["outer", "inner"])}`;
    case "outer-moves":
      return `Regarde les sauts qui partent des ${linesIn(lines)} extérieures : ils mènent tous aux ${linesIn(lines)} intérieures. Un tour fermé ne passe donc jamais par deux cases extérieures de suite. Comme la moitié des cases sont extérieures, il doit aller dehors, dedans, dehors, dedans, tout du long.`;
    case "alternation":
      return `À chaque saut, la couleur change aussi. Depuis a1, qui est extérieure et foncée, le tour n’atteint que les cases extérieures foncées et les cases intérieures claires.${foundSoFar(counts, ["met", "missed"])}`;
    case "reach":
      return `Suis les sauts depuis a1 aussi loin qu’ils mènent.${foundSoFar(counts, ["reached"])}`;
  }
}

/** The conclusion of the argument. @type {(target: Target, last: ArgumentPart["code"] | undefined, counts: Counts, area: number, isDone: boolean) => string} */
export function conclusion(target, last, counts, area, isDone) {
  if (!isDone) {
    return "Donc…";
  }
  switch (last) {
    case "alternation":
      return `Donc le tour ne passerait jamais par ${number(counts.missed ?? 0)} des ${number(area)} cases : il n’y a pas de tour fermé.`;
    case "reach": {
      const left = area - (counts.reached ?? 0);
      return area === 1
        ? "Donc le cavalier ne quitte jamais sa case : il n’y a pas de tour fermé."
        : `Donc ${number(left)} des ${number(area)} cases ${left === 1 ? "est" : "sont"} hors de portée : il n’y a pas de ${tour(target)}.`;
    }
    default:
      return `Un tour fermé va de foncé à clair, de clair à foncé : il lui faut autant des deux. Ici, il y en a ${number(counts.dark ?? 0)} et ${number(counts.light ?? 0)} : il n’y a pas de tour fermé.`;
  }
}

/** "b3 et c2" @param {string[]} names */
const listed = (names) => plain(list(names.map((name) => [square(name)])));

/** Describes a step of an argument. @type {(name: string, mark: ArgumentStep["mark"], moves: string[], lines: Lines) => string} */
export function step(name, mark, moves, lines) {
  const line = lines === "columns" ? "colonne" : "ligne";
  switch (mark) {
    case "light":
      return `${name} est claire.`;
    case "dark":
      return `${name} est foncée.`;
    case "outer":
      return `${name} est sur une ${line} extérieure.`;
    case "inner":
      return `${name} est sur une ${line} intérieure.`;
    case "bound":
      return `De ${name}, les sauts mènent à ${listed(moves)} : des ${linesIn(lines)} intérieures seulement.`;
    case "met":
      return `Un tour qui alterne peut atteindre ${name}.`;
    case "missed":
      return `Un tour qui alterne n’atteint jamais ${name}.`;
    case "reached":
      return moves.length > 0
        ? `Un saut mène de ${listed(moves)} à ${name}.`
        : `On part de ${name}.`;
  }
}

export const beforeArgument = "Appuie sur « Lecture » pour voir la preuve, case par case.";

/** Describes the search. @type {(target: Target, starts: number) => string} */
export const searchPlan = (target, starts) =>
  target === "closed"
    ? "Les couleurs n’excluent pas de tour ici, alors on essaie tout. Le cavalier tente chaque coup et revient de chaque impasse. Un tour fermé passe par toutes les cases : un seul départ suffit, a1."
    : `Les couleurs n’excluent pas de tour ici, alors on essaie tout. Le cavalier tente chaque coup et revient de chaque impasse. Il part de chacune des ${number(starts)} cases ; tu peux le suivre depuis a1.`;

/** The results of the searches so far. @type {(target: Target, found: { placements: number, tours: number, starts: number, of: number }) => string} */
export function searchFound(target, { placements, tours, starts, of }) {
  const tried = `Le cavalier a été posé ${number(placements)} fois`;
  if (starts < of) {
    return `${tried} pour l’instant, départ ${number(starts + 1)} sur ${number(of)}.`;
  }
  return tours === 0
    ? `${tried}, et il ne reste rien à essayer : il n’y a pas de ${tour(target)}.`
    : `${tried}, et la recherche a trouvé ${count(tours, { one: "tour", other: "tours" })}.`;
}

/** The search failed. */
export const searchBrokenOff =
  "La recherche s’est arrêtée avant d’avoir tout essayé. Choisis de nouveau le plateau pour la relancer.";

/** The origin of a tour. @type {(target: Target, squares: number) => string} */
export const construction = (target, squares) =>
  squares === 1
    ? "Le cavalier est déjà sur la seule case."
    : `Voici un ${tour(target)} de ${number(squares)} cases, fabriqué à l’instant. Sur les petits plateaux, on cherche ; sur les plateaux étroits, on répète un motif ; sur les grands, on raccorde les tours de petits blocs. Cela marche sur tous les plateaux qui ont un tour.`;

/** The sentence at the play head on a tour. @type {(squares: string[], position: number, target: Target, isDone: boolean) => string} */
export function visit(squares, position, target, isDone) {
  const [first, last] = [squares[0], squares.at(-1)];
  if (position === 0) {
    return "Appuie sur « Lecture » pour suivre le tour, case par case.";
  }
  if (!isDone) {
    return `Case ${number(position)} sur ${number(squares.length)} : ${squares[position - 1]}.`;
  }
  if (squares.length === 1) {
    return `Le tour, c’est ${first} à elle seule.`;
  }
  return target === "closed"
    ? `Les ${number(squares.length)} cases sont visitées, et un saut ramène de ${last} à ${first}.`
    : `Les ${number(squares.length)} cases sont visitées, de ${first} à ${last}.`;
}

/** The picture in words, for screen readers. @type {(heading: string, progress: string, sentence: string) => string} */
export const picture = (name, progress, sentence) => `${name} (${progress}) ${sentence}`;

/** Errors in the request. */
export const wrong = {
  /** @param {number} most */
  board: (most) =>
    `la carte montre les plateaux pleins dont les côtés vont de 1 à ${number(most)} ; écris-en un comme 4x7`,
  /** @param {number} most */
  side: (most) => `Écris un nombre entier de 1 à ${number(most)}.`,
  /** @param {string} value */
  target: (value) =>
    `${quoted(value)} n’est pas un genre de tour ; choisis closed (fermé) ou open (ouvert)`,
};
