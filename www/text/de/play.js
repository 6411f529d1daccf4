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
  withOnwardMoves,
  word,
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
const squaresOf = (n) => (n === 1 ? "ein Feld" : `${word(n)} Felder`);

/** How a piece moves, by the two lengths of its leap. @param {readonly number[]} lengths */
export function howItMoves([short = 0, long = 0]) {
  const leap =
    short === 0
      ? `${squaresOf(long)} nach links, rechts, oben oder unten`
      : short === long
        ? `${squaresOf(long)} schräg`
        : `${squaresOf(long)} in eine Richtung und ${short === 1 ? "eines" : word(short)} zur Seite`;
  return `{Der Springer} zieht ${leap}.`;
}

/** The suggested boards, if they have a better name than their size. */
export const boardNames = /** @type {Record<string, string>} */ ({
  ".../.#./...": "Ring 3 × 3",
  "#..#/..../..../#..#": "Kreuz mit 12 Feldern",
});

/** A board that has no name. @type {(width: number, height: number, holes: number) => string} */
export const boardWithHoles = (width, height, holes) =>
  messages.boardWithHoles({ width, height, holes });

/** "12 von 64 Feldern" @type {(visited: number, squares: number) => string} */
const outOf = (visited, squares) =>
  `${number(visited)} von ${count(squares, { one: "{Feld}", other: "{Feldern}" })}`;

/** The heading above the story. @type {(visited: number, squares: number) => string} */
export const heading = (visited, squares) => `${outOf(visited, squares)} besucht`;

/** Before the first move. @type {(start: string, target: Target) => string} */
export const opening = (start, target) =>
  target === "closed"
    ? `{Der Springer} beginnt auf ${start}. Besuche {jeden Knoten} genau einmal und zieh dann zurück nach ${start}.`
    : `{Der Springer} beginnt auf ${start}. Besuche {jeden Knoten} genau einmal.`;

/** Before the first prediction, by Warnsdorff’s rule or by one of one’s own. @type {(start: string, rule?: string) => string} */
export const predictOpening = (start, rule) =>
  rule === undefined
    ? `{Der Springer} beginnt auf ${start}. Warnsdorffs Regel zieht {auf das Feld} mit den wenigsten Folgezügen. Das sind die Züge von dort {auf unbesuchte Felder}.`
    : `{Der Springer} beginnt auf ${start}. ${inWords(rule)}`;

/** What a rule does. @param {string} rule */
function inWords(rule) {
  const [first = "", ...others] = partsOf(rule).criteria.map(soughtBy);
  const ties = others.map((sought) => `Bleiben mehrere übrig, nimmt sie {den Knoten} ${sought}.`);
  return paragraph(`Die Regel nimmt {den Knoten} ${first}.`, ...ties);
}

/** Under the board. */
export const startHint = `${press} {einen Knoten}, {auf das} {der Springer} ziehen kann, oder {einen anderen}, um dort zu beginnen.`;
export const moveHint = `${press} {einen Knoten}, {auf das} {der Springer} ziehen kann, oder zieh {den Springer} dorthin.`;
export const predictHint = `${press} {den Knoten}, {auf das} die Regel als Nächstes zieht.`;
export const placeHint = `${press} {den Knoten}, auf dem {der Springer} beginnen soll.`;

/** A square that is not visited. @type {(info: SquareInfo, onward: number | null, isWay: boolean) => string} */
export const openSquare = (info, onward, isWay) =>
  [
    ...[info.square, "frei", onward === null ? "" : onwardMoves(onward)],
    ...[isWay ? "einen Zug entfernt" : "", ...joinedTo(info)],
  ]
    .filter(Boolean)
    .join(", ");

/** @param {string} name */
export const standing = (name) => `{Der Springer} steht auf ${name}.`;
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
    isOwn ? "Geschafft!" : "Ja!",
    isClosed
      ? "Eine geschlossene Tour: {jeden Knoten} genau einmal und zurück zum Start."
      : "Eine vollständige Tour: {jeden Knoten} genau einmal.",
  );

/** A square that the knight cannot go to, with the steps to the right and up that lead there. @typedef {{ from: string, to: string, lengths?: readonly number[], across: number, up: number }} Miss */

/** "zwei Felder weiter links und ein Feld weiter oben" @param {Miss} miss */
const distance = ({ across, up }) =>
  plain(
    list([
      ...(across === 0
        ? []
        : [[`${squaresOf(Math.abs(across))} weiter ${across > 0 ? "rechts" : "links"}`]]),
      ...(up === 0 ? [] : [[`${squaresOf(Math.abs(up))} weiter ${up > 0 ? "oben" : "unten"}`]]),
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
export const begins = (start) => `{Der Springer} beginnt auf ${start}.`;

/** A button to go to a square, with its onward moves. @type {(square: string, ways: number) => string} */
export const wayWith = (square, ways) => `${square} (${number(ways)})`;

/** "keinen Folgezug", "je 2 Folgezüge" @type {(ways: number, isEach: boolean) => string} */
const having = (ways, isEach) =>
  ways === 0 ? "keinen Folgezug" : isEach ? `je ${onwardMoves(ways)}` : onwardMoves(ways);

/** Squares with what the rule looks at: "a1 hat 1 Folgezug; c2 und e4 haben je 2 Folgezüge", or by a rule of one’s own "a1: Randabstand 0, 2 Folgezüge; c2: Randabstand 2, 5 Folgezüge" @param {Compared} compared */
const looksAt = (compared) =>
  "groups" in compared
    ? compared.groups
        .map(({ value, squares }) =>
          squares.length === 1
            ? `${squares[0]} hat ${having(value, false)}`
            : `${named(squares)} haben ${having(value, true)}`,
        )
        .join("; ")
    : compared.candidates
        .map(({ square, values }) => `${square}: ${valuesInWords(compared.criteria, values)}`)
        .join("; ");

/** @type {HintTexts} */
const hints = {
  onlyMove: (compared) => messages.hints.onlyMove({ looksAt: looksAt(compared) }),
  moves: (compared) => messages.hints.moves({ looksAt: looksAt(compared) }),
  goesToOnly: (to) => `Die Regel zieht nach ${to}: Es ist der einzige Zug.`,
  ownGoesTo: raceToldOf,
  goesTo: (to, ways) =>
    `Die Regel zieht nach ${to}: Dort sind es die wenigsten Folgezüge, ${number(ways)}.`,
  breaksTie: (to, ways, tied) =>
    `Die Regel zieht nach ${to}. Bei ${word(tied)} {Feldern} sind es gleich wenige Folgezüge, je ${number(ways)}, und der Stichentscheid wählt ${to}.`,
  ownRight: (told) => messages.hints.ownRight({ told }),
  ownTie: (best) => messages.hints.ownTie({ named: named(best) }),
  ownTieElsewhere: (best, to) =>
    `Richtig, es ist Gleichstand: ${named(best)} sind nach der Regel gleich gut. Sie wählt ${to}.`,
  right: (to, ways) => `Richtig: ${to} hat die wenigsten Folgezüge, ${number(ways)}.`,
  tie: (best, ways) =>
    `Richtig, es ist Gleichstand: ${named(best)} haben die wenigsten Folgezüge, je ${number(ways)}.`,
  tieElsewhere: (best, ways, to) =>
    `Richtig, es ist Gleichstand: ${named(best)} haben die wenigsten Folgezüge, je ${number(ways)}. Der Stichentscheid wählt ${to}.`,
  wrong: (compared, to) => `Nein: ${looksAt(compared)}. Die Regel zieht nach ${to}.`,
};

/** The weakest hint: the onward moves of each candidate. @param {Hint} hint */
export const weakHint = (hint) => weakHintOf(hint, hints);

/** The next hint: the choice of the rule. @param {Hint} hint */
export const hintChoice = (hint) => choiceOf(hint, hints);

/** The same, with an offer of a stronger one. @param {Hint} hint */
export const strongHint = (hint) => messages.strongHint({ hintChoice: hintChoice(hint) });

/** The strongest. @param {string} to */
export const hintPlayed = (to) => `Die Regel ist nach ${to} gezogen.`;

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
    ? `Von dort ging es nur nach ${squares[0]}.`
    : `Von dort gab es jedes Mal nur einen Zug: ${named(squares)}.`;
}

/** The score of a round. @param {{ asked: number, right: number, streak: number, longest: number }} score */
export const score = ({ asked, right: told, streak, longest }) =>
  messages.score({ asked, right: told, streak, longest });

/** The choices missed in a round. @param {readonly { kind: keyof typeof import("#messages/play.js").kinds, asked: number, missed: number }[]} tallies */
export function missed(tallies) {
  const pieces = tallies
    .filter((tally) => tally.missed > 0)
    .map(({ kind, asked, missed: some }) => [
      `${number(some)} von ${count(asked, { one: "Entscheidung", other: "Entscheidungen" })} ${kinds[kind]}`,
    ]);
  return pieces.length === 0
    ? "Du hast keine verfehlt."
    : `Verfehlt hast du: ${plain(list(pieces))}.`;
}

/** Squares that a sentence only counts, listed for screen readers; empty if it names them, or if there are too many. @param {readonly string[]} squares */
export const listed = (squares) =>
  isListed(squares.length) ? `Markiert: ${squares.join(", ")}.` : "";

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
  const all = `Warnsdorffs Regel lief ${runs === 1 ? "einmal" : `${number(runs)}-mal`} von ${start} aus, mit zufälligem Stichentscheid.`;
  const visiting =
    tours === 0
      ? "Kein Lauf besuchte"
      : count(tours, { one: "Lauf besuchte", other: "Läufe besuchten" });
  const getting =
    asFar === 0 ? "Kein Lauf kam" : count(asFar, { one: "Lauf kam", other: "Läufe kamen" });
  return visited === squares
    ? `${all} ${visiting} {jeden Knoten}, so wie du.`
    : `${all} ${getting} mindestens so weit wie du. ${visiting} {jeden Knoten}.`;
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
    ? `Nicht beachtet: ${quotes} und noch ${number(others)}.`
    : `Nicht beachtet: ${quotes}.`;
}

/** Unusual marks of open squares in a pasted board. @param {readonly string[]} marks */
const openMarks = (marks) =>
  marks.length > 0 ? `Als freie Felder gelesen: ${marks.map(quoted).join(", ")}.` : "";

/** What is said of a tour that was pasted. @param {boolean} isTour */
const verdicts = (isTour) =>
  isTour
    ? {
        right: "Es ist eine vollständige Tour.",
        /** @param {string} problem */
        wrong: (problem) => `Dort ist die Tour vollständig, aber der Text geht weiter: ${problem}.`,
      }
    : {
        right: "Es ist eine offene Tour.",
        /** @param {string} problem */
        wrong: (problem) => `Noch keine Tour: ${problem}.`,
      };

/**
 * The valid part of a pasted tour, and its error; names the board if its size is given. The room itself
 * reports whether every square is visited.
 * @type {(found: { form: TourForm, holds: number, problem?: string, leftOut: readonly string[], open?: readonly string[] }, on: { size?: string, isTour: boolean }) => string}
 */
export const checked = ({ form, holds, problem, leftOut: texts, open = [] }, { size, isTour }) =>
  paragraph(
    size
      ? `${forms[form]} auf ${size}: ${count(holds, { one: "{Feld} ist", other: "{Felder} sind" })} richtig.`
      : `${forms[form]}: ${count(holds, { one: "{Feld} ist", other: "{Felder} sind" })} richtig.`,
    problem === undefined ? verdicts(isTour).right : verdicts(isTour).wrong(problem),
    openMarks(open),
    leftOut(texts),
  );

/** A move that departs from the rule. @param {{ move: number, to: string, best: readonly string[], value?: number, least?: number }} departure */
export const departure = ({ move, to, best, value, least }) =>
  value === undefined || least === undefined
    ? `Zug ${number(move)} ging nach ${to}; die Regel hätte ${either(best)} gewählt.`
    : best.length === 1
      ? `Zug ${number(move)} ging nach ${to}, ${withOnwardMoves(value)}; ${best[0]} hatte ${number(least)}.`
      : `Zug ${number(move)} ging nach ${to}, ${withOnwardMoves(value)}; ${named(best)} hatten je ${number(least)}.`;

/** @type {(left: number, moves: number, isOver: boolean, isByOwn?: boolean) => string} */
export function departures(left, moves, isOver, isByOwn = false) {
  if (left > 0) {
    const which = `${number(left)} von ${count(moves, { one: "Zug", other: "Zügen" })} ${left === 1 ? "folgte" : "folgten"}`;
    return isByOwn ? `${which} nicht der Regel.` : `${which} nicht Warnsdorffs Regel.`;
  }
  const rule = isByOwn ? "die Regel" : "Warnsdorffs Regel";
  return isOver
    ? `Jeden dieser Züge hätte auch ${rule} machen können.`
    : `Bisher hätte jeden Zug auch ${rule} machen können.`;
}

/** @type {(visited: number, squares: number) => string} */
export const ghostReached = (visited, squares) =>
  visited === squares ? "Sie besucht {jeden Knoten}." : `Sie besucht ${outOf(visited, squares)}.`;

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
      ? "Das konnten wir nicht lesen."
      : `Das konnten wir nicht lesen: ${problem}.`,
    "Füge die Felder der Reihe nach ein, zum Beispiel a1 b3 c5. Oder füge das Brett als Tabelle aus Zahlen ein.",
  );

/** @param {number} most */
export const tooLong = (most) => messages.tooLong({ most });

/** @param {string} writing */
export const tourCopied = (writing) => messages.tourCopied({ writing });

/** A parameter of a link that was invalid. @type {(name: string, message: string) => string} */
export const replaced = (name, message) =>
  name === "legal" || name === "watch"
    ? `${labels[name]}: ${message}. Das bleibt ausgeschaltet.`
    : shared(name, message, "");

/** @type {(size: string, visited: number, squares: number, page: string) => string} */
export const title = (size, visited, squares, page) =>
  `${size}, ${number(visited)} von ${number(squares)} · Spielen · ${page}`;
