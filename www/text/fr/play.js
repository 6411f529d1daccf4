/**
 * The texts that only Play uses. Terms that differ on a graph are in braces.
 * @import { Hint, IllegalMove, SquareInfo, Target, TourForm } from "../../pkg/knights_tour.js"
 * @import { Compared, HintTexts } from "../hint.js"
 */

import {
  asSentence,
  count,
  either,
  list,
  listed as named,
  number,
  onwardMoves,
  withMoves,
  paragraph,
  plain,
  quoted,
  word,
  wordAtFirst,
} from "./sentence.js";
import { firstQuoted, isListed } from "../choice.js";
import { choiceOf, replyToRight, replyToWrong, weakHintOf } from "../hint.js";
import { partsOf } from "../rule-parts.js";
import { soughtBy, valuesInWords } from "./rule.js";
import { raceToldOf } from "./stories.js";
import { joinedTo, press, replaced as shared } from "./words.js";

/** Fixed texts: `data-word` and `data-name` in the room's markup name them. */
export const labels = /** @type {const} */ ({
  game: "Cette partie",
  modes: "Mode de jeu",
  newGame: "Recommencer",
  takeBack: "Annuler",
  redo: "Rétablir",
  undo: "Reprendre ma partie",
  place: "Choisir un autre départ",
  step: "Un pas",
  hint: "Indice",
  judge: "Est-ce perdu ?",
  watch: "Me prévenir dès que c’est perdu",
  boards: "Autres plateaux",
  target: "But",
  otherBoard: "Dessiner mon plateau",
  legal: "Où je peux aller",
  show: "Aides sur le plateau",
  candidates: "{Cases} à portée",
  handOver: "Laisser continuer une méthode",
  handOverNow: "Laisser continuer",
  tieRule: "Règle",
  ownRule: "Ta règle",
  score: "Cette manche",
  check: "Vérifier mon tour",
  checkHelp:
    "Colle ton tour ici. Ce peut être une liste de cases comme a1 c2, ou le plateau avec ses numéros. Les listes qu’affiche un programme conviennent aussi, comme (0, 1).",
  tourText: "Ton tour",
  checkNow: "Vérifier",
  takeTour: "Copier ce tour",
  against: "Comparaison avec la règle",
  ghost: "La règle depuis le même départ.",
  tryNext: "Et maintenant ?",
});

export const modes = /** @type {const} */ ({
  free: "Trouver un tour",
  predict: "Prédire les coups de la règle",
});

/** Names of actions that differ from those in other rooms. */
export const actions = /** @type {const} */ ({
  back: "Reprendre un coup",
  forward: "Rejouer le coup",
  restart: "Recommencer",
  undo: "Reprendre la partie précédente",
  hint: "Indice, chaque fois plus précis",
  judge: "Est-ce perdu ?",
});

/** What the keys do while the board is in focus. */
export const onBoard = /** @type {const} */ ({
  move: "Coup possible suivant ; avec Maj, de {case} en {case}",
  rowStart: "Début de la ligne",
  rowEnd: "Fin de la ligne",
  choose: "Y aller",
});

/** The aims. @type {Record<Target, string>} */
export const aims = {
  open: "Passer par toutes les cases",
  closed: "Passer partout et revenir au départ",
};

export { asSentence };

/** @param {number} n */
const squaresOf = (n) => (n === 1 ? "une case" : `${word(n)} cases`);

/** @param {number} n */
const by = (n) => (n === 1 ? "d’une case" : `de ${squaresOf(n)}`);

/** How a piece moves, by the two lengths of its leap. @param {readonly number[]} lengths */
export function howItMoves([short = 0, long = 0]) {
  const leap =
    short === 0
      ? `${by(long)} à gauche, à droite, en haut ou en bas`
      : short === long
        ? `${by(long)} en diagonale`
        : `${by(long)} dans une direction, puis ${by(short)} sur le côté`;
  return `{Le cavalier} avance ${leap}.`;
}

/** The suggested boards, if they have a better name than their size. */
export const boardNames = /** @type {Record<string, string>} */ ({
  ".../.#./...": "Anneau de 3 × 3",
  "#..#/..../..../#..#": "Croix de 12 cases",
});

/** A board that has no name. @type {(width: number, height: number, holes: number) => string} */
export const boardWithHoles = (width, height, holes) =>
  `${number(width)} × ${number(height)} avec ${count(holes, { one: "trou", other: "trous" })}`;

/** @param {number} n */
const visitedSquares = (n) => count(n, { one: "{case visitée}", other: "{cases visitées}" });

/** The heading above the story. @type {(visited: number, squares: number) => string} */
export const heading = (visited, squares) => `${visitedSquares(visited)} sur ${number(squares)}`;
export const predictHeading = "Où va la règle ?";

/** Before the first move. @type {(start: string, target: Target) => string} */
export const opening = (start, target) =>
  target === "closed"
    ? `{Le cavalier} part de ${start}. Visite {chaque case} une fois et une seule, puis reviens en ${start}.`
    : `{Le cavalier} part de ${start}. Visite {chaque case} une fois et une seule.`;

/** Before the first prediction, by Warnsdorff’s rule or by one of one’s own. @type {(start: string, rule?: string) => string} */
export const predictOpening = (start, rule) =>
  rule === undefined
    ? `{Le cavalier} part de ${start}. La règle de Warnsdorff va vers {la case} qui a le moins de sorties, c’est-à-dire de coups vers des {cases libres}.`
    : `{Le cavalier} part de ${start}. ${inWords(rule)}`;

/** What a rule does. @param {string} rule */
function inWords(rule) {
  const [first = "", ...others] = partsOf(rule).criteria.map(soughtBy);
  const ties = others.map((sought) => `En cas d’égalité, elle prend {la case} ${sought}.`);
  return paragraph(`La règle prend {la case} ${first}.`, ...ties);
}

/** Under the board. */
export const startHint = `${press} {une case} à portée {du cavalier}, ou {une autre case} pour partir de là.`;
export const moveHint = `${press} {une case} à portée {du cavalier}, ou fais-le glisser.`;
export const predictHint = `${press} {la case} où va la règle.`;
export const placeHint = `${press} {la case} de départ.`;
export const startFixed = "Ici, le départ est imposé.";

/** A square that is not visited. @type {(info: SquareInfo, onward: number | null, isWay: boolean) => string} */
export const openSquare = (info, onward, isWay) =>
  [
    ...[info.square, "libre", onward === null ? "" : onwardMoves(onward)],
    ...[isWay ? "à portée" : "", ...joinedTo(info)],
  ]
    .filter(Boolean)
    .join(", ");

/** A button to go to a square, with its onward moves. @type {(square: string, ways: number) => string} */
export const wayWith = (square, ways) => `${square} (${number(ways)})`;

/** @param {string} name */
export const standing = (name) => `{Le cavalier} est en ${name}.`;
/** @param {string} method */
export const atWork = (method) =>
  `${method} continue à partir d’ici. ${press} {une case} pour reprendre la main.`;

/** No move is left. @param {number} left */
export const stuck = (left) =>
  `{Le cavalier} ne peut plus bouger, et il reste ${count(left, { one: "{case}", other: "{cases}" })}. Reprends des coups, ou recommence.`;

/** Every square is visited, but the tour does not close. @param {string} start */
export const notClosed = (start) =>
  `Tu as tout visité, mais aucun saut ne ramène en ${start}. C’est donc un tour ouvert, pas un tour fermé.`;

/** @param {string} start */
export const closable = (start) =>
  `Tu as tout visité. Encore un coup, vers ${start}, et le tour est fermé.`;

/** The tour is complete; somebody else may have made some of its moves. @type {(isClosed: boolean, isOwn?: boolean) => string} */
export const won = (isClosed, isOwn = true) => {
  const bravo = isOwn ? "Bravo !" : "Oui !";
  return isClosed
    ? `${bravo} Un tour fermé : il passe une fois par {chaque case} et revient au départ.`
    : `${bravo} Un tour complet : il passe une fois par {chaque case}.`;
};

/** A square that the knight cannot go to, with the steps to the right and up that lead there. @typedef {{ from: string, to: string, lengths?: readonly number[], across: number, up: number }} Miss */

/** "deux cases à gauche et une case plus haut" @param {Miss} miss */
const distance = ({ across, up }) =>
  plain(
    list([
      ...(across === 0
        ? []
        : [[`${squaresOf(Math.abs(across))} ${across > 0 ? "à droite" : "à gauche"}`]]),
      ...(up === 0 ? [] : [[`${squaresOf(Math.abs(up))} ${up > 0 ? "plus haut" : "plus bas"}`]]),
    ]),
  );

/** Why the knight cannot go to a square. @type {Record<IllegalMove, (miss: Miss) => string>} */
const noMoves = {
  hole: ({ to }) => `Il n’y a pas de {case} en ${to}.`,
  visited: ({ to }) => `{Le cavalier} est déjà passé par ${to}.`,
  "not-a-move": (miss) =>
    miss.lengths
      ? `Pas ${miss.to} : c’est ${distance(miss)}. ${howItMoves(miss.lengths)}`
      : `Aucune arête ne mène de ${miss.from} à ${miss.to}.`,
  over: () => "Le tour est complet.",
};

/** @type {(miss: Miss, what: IllegalMove) => string} */
export const noMove = (miss, what) => noMoves[what](miss);

/** After a move; `ways` onward moves are available now. @type {(to: string, visited: number, squares: number, ways: number) => string} */
export const went = (to, visited, squares, ways) =>
  `${to}, ${number(visited)} sur ${number(squares)}. ${count(ways, { one: "coup possible", other: "coups possibles" })}.`;
/** @param {string} to */
export const tookBack = (to) => `Retour en ${to}.`;
/** @param {string} start */
export const begins = (start) => `{Le cavalier} part de ${start}.`;

/** After that, if moves were lost by it. */
export const undoOffer = "« Reprendre ma partie » rétablit tes coups.";
/** They have been brought back. */
export const undone = "Tes coups sont rétablis.";

/** @type {(squares: readonly string[], value: number) => string} */
function waysOf(squares, value) {
  if (squares.length === 1) {
    return value === 0
      ? `${squares[0]} n’a aucune sortie`
      : `${squares[0]} a ${onwardMoves(value)}`;
  }
  return value === 0
    ? `${named(squares)} n’ont aucune sortie`
    : `${named(squares)} ont {chacune} ${onwardMoves(value)}`;
}

/** Squares with what the rule looks at: "a1 a 1 sortie ; c2 et e4 ont chacune 2 sorties", or by a rule of one’s own "a1 : bord 0, 2 sorties ; c2 : bord 2, 5 sorties" @param {Compared} compared */
const looksAt = (compared) =>
  "groups" in compared
    ? compared.groups.map(({ value, squares }) => waysOf(squares, value)).join(" ; ")
    : compared.candidates
        .map(({ square, values }) => `${square} : ${valuesInWords(compared.criteria, values)}`)
        .join(" ; ");

/** @type {HintTexts} */
const hints = {
  onlyMove: (compared) => `Il n’y a qu’un coup possible : ${looksAt(compared)}.`,
  moves: (compared) => `${looksAt(compared)}. Un autre indice dit où va la règle.`,
  goesToOnly: (to) => `La règle va en ${to} : c’est le seul coup possible.`,
  ownGoesTo: raceToldOf,
  goesTo: (to, ways) => `La règle va en ${to}, qui a le moins de sorties (${number(ways)}).`,
  breaksTie: (to, ways, tied) =>
    `La règle va en ${to}. ${wordAtFirst(tied)} {cases} sont à égalité, ${withMoves(ways)}, et le départage choisit ${to}.`,
  ownRight: (told) => `Oui. ${told}`,
  ownTie: (best) => `Oui, il y a égalité : pour la règle, ${named(best)} se valent.`,
  ownTieElsewhere: (best, to) =>
    `Oui, il y a égalité : pour la règle, ${named(best)} se valent. Elle choisit ${to}.`,
  right: (to, ways) => `Oui : ${to} a le moins de sorties (${number(ways)}).`,
  tie: (best, ways) =>
    `Oui, il y a égalité : ${named(best)} ont le moins de sorties (${number(ways)}).`,
  tieElsewhere: (best, ways, to) =>
    `Oui, il y a égalité : ${named(best)} ont le moins de sorties (${number(ways)}). Le départage choisit ${to}.`,
  wrong: (compared, to) => `Non : ${looksAt(compared)}. La règle va en ${to}.`,
};

/** The weakest hint: the onward moves of each candidate. @param {Hint} hint */
export const weakHint = (hint) => weakHintOf(hint, hints);

/** The next hint: the choice of the rule. @param {Hint} hint */
export const hintChoice = (hint) => choiceOf(hint, hints);

/** The same, with an offer of a stronger one. @param {Hint} hint */
export const strongHint = (hint) => `${hintChoice(hint)} Un autre indice joue le coup.`;

/** The strongest. @param {string} to */
export const hintPlayed = (to) => `La règle est allée en ${to}.`;
export const noHint = "Il n’y a plus de coup possible, donc pas d’indice.";

/** Reply to a right answer. @type {(hint: Hint, answer: string) => string} */
export const right = (hint, answer) => replyToRight(hint, answer, hints);

/** Reply to a wrong answer. @type {(hint: Hint, answer: string) => string} */
export const mistaken = (hint, answer) => replyToWrong(hint, answer, hints);

/** Moves without a choice, if there are any. @param {readonly string[]} squares */
export function onlyWay(squares) {
  if (squares.length === 0) {
    return "";
  }
  return squares.length === 1
    ? `De là, le seul coup possible menait en ${squares[0]}.`
    : `De là, il n’y avait chaque fois qu’un coup possible : ${named(squares)}.`;
}

/** The kinds of choices, by how hard they are to predict. */
const kinds = /** @type {const} */ ({
  tie: "avec égalité",
  close: "où l’écart était d’une sortie",
  clear: "où l’écart dépassait une sortie",
  own: "sans égalité",
});

/** The score of a round. @param {{ asked: number, right: number, streak: number, longest: number }} score */
export const score = ({ asked, right: told, streak, longest }) =>
  asked === 0
    ? "Pas encore de réponse."
    : `${count(told, { one: "bonne réponse", other: "bonnes réponses" })} sur ${number(asked)}, ${number(streak)} de suite. Ta plus longue série : ${number(longest)}.`;

/** The choices missed in a round. @param {readonly { kind: keyof typeof kinds, asked: number, missed: number }[]} tallies */
export function missed(tallies) {
  const pieces = tallies
    .filter((tally) => tally.missed > 0)
    .map(({ kind, asked, missed: some }) => [
      `${number(some)} choix sur ${number(asked)} ${kinds[kind]}`,
    ]);
  return pieces.length === 0 ? "Aucune erreur." : `Tu as manqué ${plain(list(pieces))}.`;
}

/** Squares that a sentence only counts, listed for screen readers; empty if it names them, or if there are too many. @param {readonly string[]} squares */
export const listed = (squares) =>
  isListed(squares.length) ? `En évidence : ${squares.join(", ")}.` : "";

/** The position is lost, with the reason. @param {string} why */
export const lost = (why) => `C’est perdu : ${why}.`;

/** The move that lost the position; 0 is the start. @type {(move: number, square: string) => string} */
export const lostSince = (move, name) =>
  move === 0
    ? `C’était perdu dès le départ, en ${name}.`
    : `C’est perdu depuis le coup ${number(move)}, vers ${name}.`;

export const finishable = "Ce n’est pas perdu : d’ici, tu peux encore finir un tour.";
export const judging = "Recherche d’une façon de finir…";
/** @param {number} seconds */
export const undecided = (seconds) =>
  `On ne sait pas : en ${count(seconds, { one: "seconde", other: "secondes" })}, la recherche n’a trouvé ni façon de finir, ni preuve du contraire.`;

/** @param {number} move */
export const takeBackTo = (move) => `Revenir avant le coup ${number(move)}`;

/** A method goes on. @param {string} method */
export const handedOver = (method) =>
  `${method} prend la main. ${press} « Un pas » ou « Lecture ».`;

/** How far Warnsdorff’s rule gets. @type {(found: { runs: number, tours: number, asFar: number }, visited: number, squares: number, start: string) => string} */
export const ruleRuns = ({ runs, tours, asFar }, visited, squares, start) => {
  const all =
    runs === 1
      ? `La règle de Warnsdorff a fait un essai depuis ${start}, en départageant les égalités au hasard.`
      : `La règle de Warnsdorff a fait ${number(runs)} essais depuis ${start}, en départageant les égalités au hasard.`;
  const visiting =
    tours === 0
      ? "Aucun n’est passé partout"
      : tours === 1
        ? "Un essai est passé partout"
        : tours === runs
          ? "Tous sont passés partout"
          : `${number(tours)} essais sont passés partout`;
  const getting =
    asFar === 0
      ? "Aucun n’est allé aussi loin que toi."
      : asFar === 1
        ? "Un essai est allé au moins aussi loin que toi."
        : asFar === runs
          ? "Tous sont allés au moins aussi loin que toi."
          : `${number(asFar)} essais sont allés au moins aussi loin que toi.`;
  if (visited < squares) {
    return `${all} ${getting} ${visiting}.`;
  }
  return tours === 0 ? `${all} ${visiting} : toi, si !` : `${all} ${visiting}, comme toi.`;
};

/** What can be tried next. */
export const next = {
  closed: "Prochain défi : un tour fermé",
  findFault: "Trouver où ça a mal tourné",
  /** @param {string} board */
  board: (board) => `Ensuite : ${board}`,
};

/** Links to more about a game. */
export const elsewhere = {
  explore: "Explorer : voir la règle depuis le même départ",
  compare: "Comparer : plusieurs méthodes depuis le même départ",
  guess: "Apprendre : pourquoi le hasard échoue",
  rule: "Apprendre : la règle de Warnsdorff",
};

/** The notation of a pasted tour. @type {Record<TourForm, string>} */
const forms = {
  squares: "Lu comme une liste de cases",
  moves: "Lu comme une liste de coups",
  table: "Lu comme un tableau",
  "numbered-board": "Lu comme un plateau numéroté",
  pairs: "Lu comme des lignes et des colonnes",
  numbers: "Lu comme des numéros de cases",
};

/** Ignored text in a pasted tour. @param {readonly string[]} texts */
function leftOut(texts) {
  if (texts.length === 0) {
    return "";
  }
  const { first, others } = firstQuoted(texts);
  const quotes = first.map(quoted).join(", ");
  return others > 0
    ? `Laissé de côté : ${quotes} et ${count(others, { one: "autre", other: "autres" })}.`
    : `Laissé de côté : ${quotes}.`;
}

/** Unusual marks of open squares in a pasted board. @param {readonly string[]} marks */
const openMarks = (marks) =>
  marks.length > 0 ? `Lu comme une case libre : ${marks.map(quoted).join(", ")}.` : "";

/** What is said of a tour that was pasted. @param {boolean} isTour */
const verdicts = (isTour) =>
  isTour
    ? {
        right: "C’est un tour complet.",
        /** @param {string} problem */
        wrong: (problem) =>
          `Le tour est complet à cet endroit, mais le texte continue : ${problem}.`,
      }
    : {
        right: "C’est un tour ouvert.",
        /** @param {string} problem */
        wrong: (problem) => `Ce n’est pas un tour : ${problem}.`,
      };

/**
 * The valid part of a pasted tour, and its error; names the board if its size is given. The room itself
 * reports whether every square is visited.
 * @type {(found: { form: TourForm, holds: number, problem?: string, leftOut: readonly string[], open?: readonly string[] }, on: { size?: string, isTour: boolean }) => string}
 */
export const checked = ({ form, holds, problem, leftOut: texts, open = [] }, { size, isTour }) =>
  paragraph(
    size
      ? `${forms[form]} sur ${size} : ${count(holds, { one: "{case} juste", other: "{cases} justes" })}.`
      : `${forms[form]} : ${count(holds, { one: "{case} juste", other: "{cases} justes" })}.`,
    problem === undefined ? verdicts(isTour).right : verdicts(isTour).wrong(problem),
    openMarks(open),
    leftOut(texts),
  );

/** A move that departs from the rule. @param {{ move: number, to: string, best: readonly string[], value?: number, least?: number }} departure */
export const departure = ({ move, to, best, value, least }) =>
  value === undefined || least === undefined
    ? `Coup ${number(move)} : ${to} ; la règle serait allée en ${either(best)}.`
    : best.length === 1
      ? `Coup ${number(move)} : ${to}, ${withMoves(value)} ; ${best[0]} en avait ${number(least)}.`
      : `Coup ${number(move)} : ${to}, ${withMoves(value)} ; ${named(best)} en avaient {chacune} ${number(least)}.`;

/** @type {(left: number, moves: number, isOver: boolean, isByOwn?: boolean) => string} */
export function departures(left, moves, isOver, isByOwn = false) {
  if (left > 0) {
    return `${count(left, { one: "coup", other: "coups" })} sur ${number(moves)} ${left === 1 ? "n’a" : "n’ont"} pas suivi ${isByOwn ? "la règle" : "la règle de Warnsdorff"}.`;
  }
  const rule = isByOwn ? "La règle" : "La règle de Warnsdorff";
  return isOver
    ? `${rule} aurait pu jouer chacun de ces coups.`
    : `${rule} aurait pu jouer tous les coups jusqu’ici.`;
}

/** @type {(visited: number, squares: number) => string} */
export const ghostReached = (visited, squares) =>
  visited === squares
    ? "Elle passe par {toutes les cases}."
    : `Elle passe par ${count(visited, { one: "{case}", other: "{cases}" })} sur ${number(squares)}.`;

export const wrong = {
  /** @type {(squares: number, most: number) => string} */
  size: (squares, most) =>
    `pour jouer, un plateau peut avoir ${number(most)} cases au plus ; celui-ci en a ${number(squares)}`,
  /** @param {string} text */
  path: (text) =>
    `${quoted(text)} n’est pas un coup possible à cet endroit ; les coups d’avant sont gardés`,
  /** @param {string} text */
  mode: (text) => `${quoted(text)} ne se joue pas ; écris free (libre) ou predict (prédire)`,
};

/** A pasted text without a single square. @param {string} [problem] */
export const unreadable = (problem) =>
  paragraph(
    problem === undefined
      ? "La page n’a pas pu lire cela."
      : `La page n’a pas pu lire cela : ${problem}.`,
    "Colle les cases dans l’ordre, par exemple a1 b3 c5. Ou colle le plateau en grille de nombres.",
  );

/** @param {number} most */
export const tooLong = (most) =>
  `C’est trop long. Un tour peut avoir ${number(most)} caractères au plus.`;

/** How a tour is written for other places. */
export const writings = /** @type {const} */ ({
  numberedBoard: "Numéros à partir de 1",
  fromZero: "Numéros à partir de 0",
  pairs: "Paires (ligne, colonne)",
  python: "Liste Python",
  squareList: "Cases",
});
/** @param {string} writing */
export const tourCopied = (writing) => `Copié : ${writing}.`;
export const copyRefused = "Ton navigateur n’a pas permis de copier.";

/** A parameter of a link that was invalid. @type {(name: string, message: string) => string} */
export const replaced = (name, message) =>
  name === "legal" || name === "watch"
    ? `${labels[name]} : ${message}. C’est désactivé.`
    : shared(name, message, "");

/** @type {(size: string, visited: number, squares: number, page: string) => string} */
export const title = (size, visited, squares, page) =>
  `${size}, ${number(visited)} sur ${number(squares)} · Jouer · ${page}`;
