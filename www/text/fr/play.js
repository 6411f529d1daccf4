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
import { soughtBy, valuesInWords } from "#text/rule.js";
import { raceToldOf } from "#text/stories.js";
import { joinedTo, press, replaced as shared } from "#text/words.js";
import { labels, kinds, forms } from "#messages/play.js";
export {
  labels,
  modes,
  actions,
  onBoard,
  aims,
  predictHeading,
  startFixed,
  undoOffer,
  undone,
  noHint,
  finishable,
  judging,
  elsewhere,
  writings,
  copyRefused,
} from "#messages/play.js";
import * as messages from "#messages/play.js";

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
  messages.boardWithHoles({ width, height, holes });

/** @param {number} n */
const visitedSquares = (n) => count(n, { one: "{case visitée}", other: "{cases visitées}" });

/** The heading above the story. @type {(visited: number, squares: number) => string} */
export const heading = (visited, squares) => `${visitedSquares(visited)} sur ${number(squares)}`;

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
export const atWork = (method) => messages.atWork({ method, press });

/** No move is left. @param {number} left */
export const stuck = (left) => messages.stuck({ left });

/** Every square is visited, but the tour does not close. @param {string} start */
export const notClosed = (start) => messages.notClosed({ start });

/** @param {string} start */
export const closable = (start) => messages.closable({ start });

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
  hole: ({ to }) => messages.noMoves.hole({ to }),
  visited: ({ to }) => messages.noMoves.visited({ to }),
  "not-a-move": (miss) =>
    messages.noMoves["not-a-move"]({
      hasLengths: Boolean(miss.lengths),
      to: miss.to,
      distance: distance(miss),
      howItMoves: miss.lengths ? howItMoves(miss.lengths) : "",
      from: miss.from,
    }),
  over: () => messages.noMoves.over,
};

/** @type {(miss: Miss, what: IllegalMove) => string} */
export const noMove = (miss, what) => noMoves[what](miss);

/** After a move; `ways` onward moves are available now. @type {(to: string, visited: number, squares: number, ways: number) => string} */
export const went = (to, visited, squares, ways) => messages.went({ to, visited, squares, ways });
/** @param {string} to */
export const tookBack = (to) => messages.tookBack({ to });
/** @param {string} start */
export const begins = (start) => `{Le cavalier} part de ${start}.`;

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
  onlyMove: (compared) => messages.hints.onlyMove({ looksAt: looksAt(compared) }),
  moves: (compared) => messages.hints.moves({ looksAt: looksAt(compared) }),
  goesToOnly: (to) => `La règle va en ${to} : c’est le seul coup possible.`,
  ownGoesTo: raceToldOf,
  goesTo: (to, ways) => `La règle va en ${to}, qui a le moins de sorties (${number(ways)}).`,
  breaksTie: (to, ways, tied) =>
    `La règle va en ${to}. ${wordAtFirst(tied)} {cases} sont à égalité, ${withMoves(ways)}, et le départage choisit ${to}.`,
  ownRight: (told) => messages.hints.ownRight({ told }),
  ownTie: (best) => messages.hints.ownTie({ named: named(best) }),
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
export const strongHint = (hint) => messages.strongHint({ hintChoice: hintChoice(hint) });

/** The strongest. @param {string} to */
export const hintPlayed = (to) => `La règle est allée en ${to}.`;

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

/** The score of a round. @param {{ asked: number, right: number, streak: number, longest: number }} score */
export const score = ({ asked, right: told, streak, longest }) =>
  messages.score({ asked, right: told, streak, longest });

/** The choices missed in a round. @param {readonly { kind: keyof typeof import("#messages/play.js").kinds, asked: number, missed: number }[]} tallies */
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
export const lost = (why) => messages.lost({ why });

/** The move that lost the position; 0 is the start. @type {(move: number, square: string) => string} */
export const lostSince = (move, name) => messages.lostSince({ move, name });

/** @param {number} seconds */
export const undecided = (seconds) => messages.undecided({ seconds });

/** @param {number} move */
export const takeBackTo = (move) => messages.takeBackTo({ move });

/** A method goes on. @param {string} method */
export const handedOver = (method) => messages.handedOver({ method, press });

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
  closed: messages.next.closed,
  findFault: messages.next.findFault,
  /** @param {string} board */
  board: (board) => messages.next.board({ board }),
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
        wrong: (problem) => `Pas encore un tour : ${problem}.`,
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
  size: (squares, most) => messages.wrong.size({ most, squares }),
  /** @param {string} text */
  path: (text) => messages.wrong.path({ text }),
  /** @param {string} text */
  mode: (text) => messages.wrong.mode({ text }),
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
export const tooLong = (most) => messages.tooLong({ most });

/** @param {string} writing */
export const tourCopied = (writing) => messages.tourCopied({ writing });

/** A parameter of a link that was invalid. @type {(name: string, message: string) => string} */
export const replaced = (name, message) =>
  name === "legal" || name === "watch"
    ? `${labels[name]} : ${message}. C’est désactivé.`
    : shared(name, message, "");

/** @type {(size: string, visited: number, squares: number, page: string) => string} */
export const title = (size, visited, squares, page) =>
  `${size}, ${number(visited)} sur ${number(squares)} · Jouer · ${page}`;
