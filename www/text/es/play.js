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
  paragraph,
  plain,
  quoted,
  word,
} from "./sentence.js";
import { firstQuoted, isListed } from "../choice.js";
import { choiceOf, replyToRight, replyToWrong, weakHintOf } from "../hint.js";
import { partsOf } from "../rule-parts.js";
import { soughtBy, valuesInWords } from "#text/rule.js";
import { raceToldOf } from "#text/stories.js";
import { joinedTo, press, replaced as shared, rooms } from "#text/words.js";
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
const squaresOf = (n) => (n === 1 ? "una casilla" : `${word(n)} casillas`);

/** How a piece moves, by the two lengths of its leap. @param {readonly number[]} lengths */
export function howItMoves([short = 0, long = 0]) {
  if (short === 0) {
    return `{El caballo} avanza ${squaresOf(long)} a la izquierda, a la derecha, arriba o abajo.`;
  }
  return short === long
    ? `{El caballo} avanza ${squaresOf(long)} en diagonal.`
    : `{El caballo} avanza ${squaresOf(long)} en una dirección y ${short === 1 ? "una" : word(short)} hacia un lado.`;
}

/** The suggested boards, if they have a better name than their size. */
export const boardNames = /** @type {Record<string, string>} */ ({
  ".../.#./...": "Anillo de 3 × 3",
  "#..#/..../..../#..#": "Cruz de 12 casillas",
});

/** A board that has no name. @type {(width: number, height: number, holes: number) => string} */
export const boardWithHoles = (width, height, holes) =>
  messages.boardWithHoles({ width, height, holes });

/** The heading above the story. @type {(visited: number, squares: number) => string} */
export const heading = (visited, squares) =>
  `${number(visited)} de ${count(squares, { one: "{casilla}", other: "{casillas}" })}`;

/** Before the first move. @type {(start: string, target: Target) => string} */
export const opening = (start, target) =>
  target === "closed"
    ? `{El caballo} empieza en ${start}. Pasa una sola vez por cada {casilla} y después vuelve a ${start}.`
    : `{El caballo} empieza en ${start}. Pasa una sola vez por cada {casilla}.`;

/** Before the first prediction, by Warnsdorff’s rule or by one of one’s own. @type {(start: string, rule?: string) => string} */
export const predictOpening = (start, rule) =>
  rule === undefined ? predictUsual(start) : `{El caballo} empieza en ${start}. ${inWords(rule)}`;

/** @param {string} start */
const predictUsual = (start) =>
  `{El caballo} empieza en ${start}. La regla de Warnsdorff va a {la casilla} con menos salidas, es decir, con menos movimientos desde allí a {casillas} sin visitar.`;

/** What a rule does. @param {string} rule */
function inWords(rule) {
  const [first = "", ...others] = partsOf(rule).criteria.map(soughtBy);
  const ties = others.map((sought) => `Si quedan varias, elige la opción ${sought}.`);
  return paragraph(`La regla elige la opción ${first}.`, ...ties);
}

/** Under the board. */
export const startHint = `${press} {una casilla} adonde pueda ir {el caballo}, o cualquier {otra} para empezar en {ella}.`;
export const moveHint = `${press} {una casilla} adonde pueda ir {el caballo}, o arrastra {el caballo}.`;
export const predictHint = `${press} {la casilla} adonde va ahora la regla.`;
export const placeHint = `${press} {la casilla} donde empezar.`;

/** A square that is not visited. @type {(info: SquareInfo, onward: number | null, isWay: boolean) => string} */
export const openSquare = (info, onward, isWay) =>
  [
    ...[info.square, "libre", onward === null ? "" : onwardMoves(onward)],
    ...[isWay ? "a un movimiento" : "", ...joinedTo(info)],
  ]
    .filter(Boolean)
    .join(", ");

/** @param {string} name */
export const standing = (name) => `{El caballo} está en ${name}.`;
/** @param {string} method */
export const atWork = (method) => messages.atWork({ method, press });

/** No move is left. @param {number} left */
export const stuck = (left) => messages.stuck({ left });

/** Every square is visited, but the tour does not close. @param {string} start */
export const notClosed = (start) => messages.notClosed({ start });

/** @param {string} start */
export const closable = (start) => messages.closable({ start });

/** The tour is complete; somebody else may have made some of its moves. @type {(isClosed: boolean, isOwn?: boolean) => string} */
export const won = (isClosed, isOwn = true) =>
  paragraph(
    isOwn ? "¡Lo has logrado!" : "¡Sí!",
    isClosed
      ? "Un recorrido cerrado: una sola vez por cada {casilla}, y de vuelta al inicio."
      : "Un recorrido completo: una sola vez por cada {casilla}.",
  );

/** A square that the knight cannot go to, with the steps to the right and up that lead there. @typedef {{ from: string, to: string, lengths?: readonly number[], across: number, up: number }} Miss */

/** "dos casillas a la izquierda y una casilla arriba" @param {Miss} miss */
function distance({ across, up }) {
  const sideways =
    across === 0
      ? []
      : [`${squaresOf(Math.abs(across))} ${across > 0 ? "a la derecha" : "a la izquierda"}`];
  const upright = up === 0 ? [] : [`${squaresOf(Math.abs(up))} ${up > 0 ? "arriba" : "abajo"}`];
  return [...sideways, ...upright].join(" y ");
}

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
export const begins = (start) => `{El caballo} empieza en ${start}.`;

/** A button to go to a square, with its onward moves. @type {(square: string, ways: number) => string} */
export const wayWith = (square, ways) => `${square} (${number(ways)})`;

/** A value that squares share. @type {(value: number, squares: readonly string[]) => string} */
function has(value, squares) {
  if (value === 0) {
    return squares.length === 1
      ? `${squares[0]} no tiene ninguna salida`
      : `${named(squares)} no tienen ninguna salida`;
  }
  return squares.length === 1
    ? `${squares[0]} tiene ${onwardMoves(value)}`
    : `${named(squares)} tienen ${onwardMoves(value)} cada {una}`;
}

/** Squares with what the rule looks at: "a1 tiene 1 salida; c2 y e4 tienen 2 salidas cada una", or by a rule of one’s own "a1: borde 0, 2 salidas; c2: borde 2, 5 salidas" @param {Compared} compared */
const looksAt = (compared) =>
  "groups" in compared
    ? compared.groups.map(({ value, squares }) => has(value, squares)).join("; ")
    : compared.candidates
        .map(({ square, values }) => `${square}: ${valuesInWords(compared.criteria, values)}`)
        .join("; ");

/** @type {HintTexts} */
const hints = {
  onlyMove: (compared) => messages.hints.onlyMove({ looksAt: looksAt(compared) }),
  moves: (compared) => messages.hints.moves({ looksAt: looksAt(compared) }),
  goesToOnly: (to) => `La regla va a ${to}: es el único movimiento.`,
  ownGoesTo: raceToldOf,
  goesTo: (to, ways) => `La regla va a ${to}. Tiene el menor número de salidas, ${number(ways)}.`,
  breaksTie: (to, ways, tied) =>
    `La regla va a ${to}. Empatan ${word(tied)} {casillas} con el menor número de salidas, ${number(ways)}, y el desempate elige ${to}.`,
  ownRight: (told) => messages.hints.ownRight({ told }),
  ownTie: (best) => messages.hints.ownTie({ named: named(best) }),
  ownTieElsewhere: (best, to) =>
    `Bien, hay empate: ${named(best)} son opciones igual de buenas para la regla. La regla elige ${to}.`,
  right: (to, ways) => `Bien: ${to} tiene el menor número de salidas, ${number(ways)}.`,
  tie: (best, ways) =>
    `Bien, hay empate: ${named(best)} tienen el menor número de salidas, ${number(ways)} cada {una}.`,
  tieElsewhere: (best, ways, to) =>
    `Bien, hay empate: ${named(best)} tienen el menor número de salidas, ${number(ways)} cada {una}. El desempate elige ${to}.`,
  wrong: (compared, to) => `No: ${looksAt(compared)}. La regla va a ${to}.`,
};

/** The weakest hint: the onward moves of each candidate. @param {Hint} hint */
export const weakHint = (hint) => weakHintOf(hint, hints);

/** The next hint: the choice of the rule. @param {Hint} hint */
export const hintChoice = (hint) => choiceOf(hint, hints);

/** The same, with an offer of a stronger one. @param {Hint} hint */
export const strongHint = (hint) => messages.strongHint({ hintChoice: hintChoice(hint) });

/** The strongest. @param {string} to */
export const hintPlayed = (to) => `La regla ha ido a ${to}.`;

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
    ? `Desde allí, el único movimiento era a ${squares[0]}.`
    : `Desde allí solo hubo un movimiento cada vez: ${named(squares)}.`;
}

/** The score of a round. @param {{ asked: number, right: number, streak: number, longest: number }} score */
export const score = ({ asked, right: told, streak, longest }) =>
  messages.score({ asked, right: told, streak, longest });

/** The choices missed in a round. @param {readonly { kind: keyof typeof import("#messages/play.js").kinds, asked: number, missed: number }[]} tallies */
export function missed(tallies) {
  const pieces = tallies
    .filter((tally) => tally.missed > 0)
    .map(({ kind, asked, missed: some }) => [
      `${number(some)} de ${count(asked, { one: "elección", other: "elecciones" })} ${kinds[kind]}`,
    ]);
  return pieces.length === 0 ? "No has fallado ninguna." : `Has fallado: ${plain(list(pieces))}.`;
}

/** Squares that a sentence only counts, listed for screen readers; empty if it names them, or if there are too many. @param {readonly string[]} squares */
export const listed = (squares) =>
  isListed(squares.length) ? `Con marca: ${squares.join(", ")}.` : "";

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
  const all = `La regla de Warnsdorff lo ha intentado ${count(runs, { one: "vez", other: "veces" })} desde ${start}, con desempates al azar.`;
  const isDone = visited === squares;
  const visiting =
    tours === 0
      ? "Ninguna vez"
      : tours === runs
        ? "Siempre"
        : count(tours, { one: "vez", other: "veces" });
  const getting =
    asFar === 0
      ? "Ninguna vez"
      : asFar === runs
        ? "Siempre"
        : count(asFar, { one: "vez", other: "veces" });
  return isDone
    ? `${all} ${visiting} pasó por {todas las casillas}, como tú.`
    : `${all} ${getting} llegó al menos tan lejos como tú. ${visiting} pasó por {todas las casillas}.`;
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
    ? `No se ha tenido en cuenta: ${quotes} y ${number(others)} más.`
    : `No se ha tenido en cuenta: ${quotes}.`;
}

/** Unusual marks of open squares in a pasted board. @param {readonly string[]} marks */
const openMarks = (marks) =>
  marks.length > 0 ? `Se ha leído como casilla libre: ${marks.map(quoted).join(", ")}.` : "";

/**
 * The valid part of a pasted tour, and its error; names the board if its size is given. The room itself
 * reports whether every square is visited.
 * @type {(found: { form: TourForm, holds: number, problem?: string, leftOut: readonly string[], open?: readonly string[] }, on: { size?: string, isTour: boolean }) => string}
 */
export function checked({ form, holds, problem, leftOut: texts, open = [] }, { size, isTour }) {
  const good = count(holds, { one: "{casilla} bien", other: "{casillas} bien" });
  return paragraph(
    size ? `${forms[form]} en ${size}: ${good}.` : `${forms[form]}: ${good}.`,
    problem === undefined
      ? isTour
        ? "Es un recorrido completo."
        : "Es un recorrido abierto."
      : isTour
        ? `El recorrido ya está completo ahí, pero el texto sigue: ${problem}.`
        : `Aún no es un recorrido: ${problem}.`,
    openMarks(open),
    leftOut(texts),
  );
}

/** A move that departs from the rule. @param {{ move: number, to: string, best: readonly string[], value?: number, least?: number }} departure */
export const departure = ({ move, to, best, value, least }) =>
  value === undefined || least === undefined
    ? `El movimiento ${number(move)} fue a ${to}; la regla habría ido a ${either(best)}.`
    : best.length === 1
      ? `El movimiento ${number(move)} fue a ${to}, con ${onwardMoves(value)}; ${best[0]} tenía ${number(least)}.`
      : `El movimiento ${number(move)} fue a ${to}, con ${onwardMoves(value)}; ${named(best)} tenían ${number(least)}.`;

/** @type {(left: number, moves: number, isOver: boolean, isByOwn?: boolean) => string} */
export function departures(left, moves, isOver, isByOwn = false) {
  const rule = isByOwn ? "la regla" : "la regla de Warnsdorff";
  if (left > 0) {
    return left === 1
      ? `1 de ${count(moves, { one: "movimiento", other: "movimientos" })} no siguió ${rule}.`
      : `${number(left)} de ${number(moves)} movimientos no siguieron ${rule}.`;
  }
  return isOver
    ? `Todos los movimientos los podría haber hecho ${rule}.`
    : `Hasta ahora, todos los movimientos los podría haber hecho ${rule}.`;
}

/** @type {(visited: number, squares: number) => string} */
export const ghostReached = (visited, squares) =>
  visited === squares
    ? "Pasa por {todas las casillas}."
    : `Pasa por ${number(visited)} de ${number(squares)} {casillas}.`;

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
    problem === undefined ? "No hemos podido leerlo." : `No hemos podido leerlo: ${problem}.`,
    "Pega las casillas en orden, por ejemplo a1 b3 c5. O pega el tablero como una cuadrícula de números.",
  );

/** @param {number} most */
export const tooLong = (most) => messages.tooLong({ most });

/** @param {string} writing */
export const tourCopied = (writing) => messages.tourCopied({ writing });

/** A parameter of a link that was invalid. @type {(name: string, message: string) => string} */
export const replaced = (name, message) =>
  name === "legal" || name === "watch"
    ? `${labels[name]}: ${message}. Está desactivado.`
    : shared(name, message, "");

/** @type {(size: string, visited: number, squares: number, page: string) => string} */
export const title = (size, visited, squares, page) =>
  `${size}, ${number(visited)} de ${number(squares)} · ${rooms.play} · ${page}`;
