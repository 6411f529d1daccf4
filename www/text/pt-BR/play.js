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
  withOnwardMoves,
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
const squaresOf = (n) => (n === 1 ? "uma casa" : `${word(n, "f")} casas`);

/** How a piece moves, by the two lengths of its leap. @param {readonly number[]} lengths */
export function howItMoves([short = 0, long = 0]) {
  return short === 0
    ? `{O cavalo} anda ${squaresOf(long)} para a esquerda, para a direita, para cima ou para baixo.`
    : short === long
      ? `{O cavalo} anda ${squaresOf(long)} numa diagonal.`
      : `{O cavalo} anda ${squaresOf(long)} numa direção e ${word(short, "f")} para o lado.`;
}

/** The suggested boards, if they have a better name than their size. */
export const boardNames = /** @type {Record<string, string>} */ ({
  ".../.#./...": "Anel 3 × 3",
  "#..#/..../..../#..#": "Cruz de 12 casas",
});

/** A board that has no name. @type {(width: number, height: number, holes: number) => string} */
export const boardWithHoles = (width, height, holes) =>
  messages.boardWithHoles({ width, height, holes });

/** The heading above the story. @type {(visited: number, squares: number) => string} */
export const heading = (visited, squares) =>
  `${number(visited)} de ${count(squares, { one: "{casa visitada}", other: "{casas visitadas}" })}`;

/** Before the first move. @type {(start: string, target: Target) => string} */
export const opening = (start, target) =>
  target === "closed"
    ? `{O cavalo} começa em ${start}. Visite cada {casa} exatamente uma vez e depois volte a ${start}.`
    : `{O cavalo} começa em ${start}. Visite cada {casa} exatamente uma vez.`;

/** Before the first prediction, by Warnsdorff’s rule or by one of one’s own. @type {(start: string, rule?: string) => string} */
export const predictOpening = (start, rule) =>
  rule === undefined
    ? `{O cavalo} começa em ${start}. A regra de Warnsdorff vai para {a casa} com menos saídas: as saídas são os lances dali para {casas} ainda sem visita.`
    : `{O cavalo} começa em ${start}. ${inWords(rule)}`;

/** What a rule does. @param {string} rule */
function inWords(rule) {
  const [first = "", ...others] = partsOf(rule).criteria.map(soughtBy);
  const ties = others.map((sought) => `Se houver empate, fica com {aquela} ${sought}.`);
  return paragraph(`A regra fica com {a casa} ${first}.`, ...ties);
}

/** Under the board. */
export const startHint = `${press} {uma casa} aonde {o cavalo} pode ir, ou qualquer {outra} para começar nela.`;
export const moveHint = `${press} {uma casa} aonde {o cavalo} pode ir, ou arraste {o cavalo}.`;
export const predictHint = `${press} {a casa} para onde a regra vai agora.`;
export const placeHint = `${press} {a casa} para começar.`;

/** A square that is not visited. @type {(info: SquareInfo, onward: number | null, isWay: boolean) => string} */
export const openSquare = (info, onward, isWay) =>
  [
    ...[info.square, "livre", onward === null ? "" : onwardMoves(onward)],
    ...[isWay ? "a um lance" : "", ...joinedTo(info)],
  ]
    .filter(Boolean)
    .join(", ");

/** @param {string} name */
export const standing = (name) => `{O cavalo} está em ${name}.`;
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
  isClosed
    ? isOwn
      ? "Você conseguiu! Um passeio fechado: cada {casa} exatamente uma vez, e de volta ao início."
      : "Pronto! Um passeio fechado: cada {casa} exatamente uma vez, e de volta ao início."
    : isOwn
      ? "Você conseguiu! Um passeio completo: cada {casa} exatamente uma vez."
      : "Pronto! Um passeio completo: cada {casa} exatamente uma vez.";

/** A square that the knight cannot go to, with the steps to the right and up that lead there. @typedef {{ from: string, to: string, lengths?: readonly number[], across: number, up: number }} Miss */

/** "duas casas à esquerda e uma casa acima" @param {Miss} miss */
const distance = ({ across, up }) =>
  plain(
    list([
      ...(across === 0
        ? []
        : across > 0
          ? [[`${squaresOf(across)} à direita`]]
          : [[`${squaresOf(-across)} à esquerda`]]),
      ...(up === 0 ? [] : up > 0 ? [[`${squaresOf(up)} acima`]] : [[`${squaresOf(-up)} abaixo`]]),
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
export const begins = (start) => `{O cavalo} começa em ${start}.`;

/** A button to go to a square, with its onward moves. @type {(square: string, ways: number) => string} */
export const wayWith = (square, ways) => `${square} (${number(ways)})`;

/** "c2 e e4 têm 2 saídas cada" @type {(group: { value: number, squares: readonly string[] }) => string} */
function waysOf({ value, squares }) {
  if (value === 0) {
    return squares.length === 1
      ? `${squares[0]} não tem nenhuma saída`
      : `${named(squares)} não têm nenhuma saída`;
  }
  return squares.length === 1
    ? `${squares[0]} tem ${onwardMoves(value)}`
    : `${named(squares)} têm ${onwardMoves(value)} cada`;
}

/** Squares with what the rule looks at: "a1 tem 1 saída, c2 e e4 têm 2 saídas cada", or by a rule of one’s own "a1: borda 0, 2 saídas; c2: borda 2, 5 saídas" @param {Compared} compared */
const looksAt = (compared) =>
  "groups" in compared
    ? compared.groups.map(waysOf).join("; ")
    : compared.candidates
        .map(({ square, values }) => `${square}: ${valuesInWords(compared.criteria, values)}`)
        .join("; ");

/** @type {HintTexts} */
const hints = {
  onlyMove: (compared) => messages.hints.onlyMove({ looksAt: looksAt(compared) }),
  moves: (compared) => messages.hints.moves({ looksAt: looksAt(compared) }),
  goesToOnly: (to) => `A regra vai para ${to}: é o único lance.`,
  ownGoesTo: raceToldOf,
  goesTo: (to, ways) => `A regra vai para ${to}. É o menor número de saídas: ${number(ways)}.`,
  breaksTie: (to, ways, tied) =>
    `A regra vai para ${to}. O menor número de saídas é ${number(ways)}, com empate entre {${word(tied, "f")} casas}, e o desempate escolhe ${to}.`,
  ownRight: (told) => messages.hints.ownRight({ told }),
  ownTie: (best) => messages.hints.ownTie({ named: named(best) }),
  ownTieElsewhere: (best, to) =>
    `Certo, é um empate: para a regra, tanto faz entre ${named(best)}. Ela escolhe ${to}.`,
  right: (to, ways) => `Certo: ${to} tem o menor número de saídas, ${number(ways)}.`,
  tie: (best, ways) =>
    `Certo, é um empate: ${named(best)} têm o menor número de saídas, ${number(ways)} cada.`,
  tieElsewhere: (best, ways, to) =>
    `Certo, é um empate: ${named(best)} têm o menor número de saídas, ${number(ways)} cada. O desempate escolhe ${to}.`,
  wrong: (compared, to) => `Não: ${looksAt(compared)}. A regra vai para ${to}.`,
};

/** The weakest hint: the onward moves of each candidate. @param {Hint} hint */
export const weakHint = (hint) => weakHintOf(hint, hints);

/** The next hint: the choice of the rule. @param {Hint} hint */
export const hintChoice = (hint) => choiceOf(hint, hints);

/** The same, with an offer of a stronger one. @param {Hint} hint */
export const strongHint = (hint) => messages.strongHint({ hintChoice: hintChoice(hint) });

/** The strongest. @param {string} to */
export const hintPlayed = (to) => `A regra foi para ${to}.`;

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
    ? `Dali, o único lance era para ${squares[0]}.`
    : `Dali, só havia um lance de cada vez: ${named(squares)}.`;
}

/** The score of a round. @param {{ asked: number, right: number, streak: number, longest: number }} score */
export const score = ({ asked, right: told, streak, longest }) =>
  messages.score({ asked, right: told, streak, longest });

/** The choices missed in a round. @param {readonly { kind: keyof typeof import("#messages/play.js").kinds, asked: number, missed: number }[]} tallies */
export function missed(tallies) {
  const pieces = tallies
    .filter((tally) => tally.missed > 0)
    .map(({ kind, asked, missed: some }) => [
      `${number(some)} de ${count(asked, { one: "escolha", other: "escolhas" })} ${kinds[kind]}`,
    ]);
  return pieces.length === 0 ? "Você não errou nenhuma." : `Você errou ${plain(list(pieces))}.`;
}

/** Squares that a sentence only counts, listed for screen readers; empty if it names them, or if there are too many. @param {readonly string[]} squares */
export const listed = (squares) =>
  isListed(squares.length) ? `Com destaque: ${squares.join(", ")}.` : "";

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
  const all = `A regra de Warnsdorff foi executada ${count(runs, { one: "vez", other: "vezes" })} a partir de ${start}, com desempate por sorteio.`;
  const visiting =
    tours === 0
      ? "Nenhuma tentativa visitou {todas as casas}"
      : count(tours, {
          one: "tentativa visitou {todas as casas}",
          other: "tentativas visitaram {todas as casas}",
        });
  const getting =
    asFar === 0
      ? "Nenhuma tentativa chegou tão longe quanto você"
      : count(asFar, {
          one: "tentativa chegou pelo menos tão longe quanto você",
          other: "tentativas chegaram pelo menos tão longe quanto você",
        });
  return visited === squares ? `${all} ${visiting}, como você.` : `${all} ${getting}. ${visiting}.`;
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
  return others > 0 ? `Ignorado: ${quotes} e mais ${number(others)}.` : `Ignorado: ${quotes}.`;
}

/** Unusual marks of open squares in a pasted board. @param {readonly string[]} marks */
const openMarks = (marks) =>
  marks.length > 0 ? `Lido como casa livre: ${marks.map(quoted).join(", ")}.` : "";

/** What is said of a tour that was pasted. @param {boolean} isTour */
const verdicts = (isTour) =>
  isTour
    ? {
        right: "É um passeio completo.",
        /** @param {string} problem */
        wrong: (problem) => `Ali o passeio está completo, mas o texto continua: ${problem}.`,
      }
    : {
        right: "É um passeio aberto.",
        /** @param {string} problem */
        wrong: (problem) => `Ainda não é um passeio: ${problem}.`,
      };

/**
 * The valid part of a pasted tour, and its error; names the board if its size is given. The room itself
 * reports whether every square is visited.
 * @type {(found: { form: TourForm, holds: number, problem?: string, leftOut: readonly string[], open?: readonly string[] }, on: { size?: string, isTour: boolean }) => string}
 */
export const checked = ({ form, holds, problem, leftOut: texts, open = [] }, { size, isTour }) =>
  paragraph(
    size
      ? `${forms[form]} em ${size}: ${count(holds, { one: "{casa certa}", other: "{casas certas}" })}.`
      : `${forms[form]}: ${count(holds, { one: "{casa certa}", other: "{casas certas}" })}.`,
    problem === undefined ? verdicts(isTour).right : verdicts(isTour).wrong(problem),
    openMarks(open),
    leftOut(texts),
  );

/** A move that departs from the rule. @param {{ move: number, to: string, best: readonly string[], value?: number, least?: number }} departure */
export const departure = ({ move, to, best, value, least }) =>
  value === undefined || least === undefined
    ? `O lance ${number(move)} foi para ${to}; a regra teria ido para ${either(best)}.`
    : best.length === 1
      ? `O lance ${number(move)} foi para ${to}, ${withOnwardMoves(value)}; ${best[0]} tinha ${number(least)}.`
      : `O lance ${number(move)} foi para ${to}, ${withOnwardMoves(value)}; ${named(best)} tinham ${number(least)} cada.`;

/** @type {(left: number, moves: number, isOver: boolean, isByOwn?: boolean) => string} */
export function departures(left, moves, isOver, isByOwn = false) {
  const rule = isByOwn ? "a regra" : "a regra de Warnsdorff";
  if (left > 0) {
    return left === 1
      ? `1 de ${count(moves, { one: "lance", other: "lances" })} não seguiu ${rule}.`
      : `${number(left)} de ${count(moves, { one: "lance", other: "lances" })} não seguiram ${rule}.`;
  }
  return isOver
    ? `Todos os lances são lances que ${rule} poderia ter feito.`
    : `Até agora, todos os lances são lances que ${rule} poderia ter feito.`;
}

/** @type {(visited: number, squares: number) => string} */
export const ghostReached = (visited, squares) =>
  visited === squares
    ? "Ela visita {todas as casas}."
    : `Ela visita ${number(visited)} de ${number(squares)} {casas}.`;

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
    problem === undefined ? "Não conseguimos ler isto." : `Não conseguimos ler isto: ${problem}.`,
    "Cole as casas em ordem, por exemplo a1 b3 c5. Ou cole o tabuleiro como uma tabela de números.",
  );

/** @param {number} most */
export const tooLong = (most) => messages.tooLong({ most });

/** @param {string} writing */
export const tourCopied = (writing) => messages.tourCopied({ writing });

/** A parameter of a link that was invalid. @type {(name: string, message: string) => string} */
export const replaced = (name, message) =>
  name === "legal" || name === "watch"
    ? `${labels[name]}: ${message}. Fica desligado.`
    : shared(name, message, "");

/** @type {(size: string, visited: number, squares: number, page: string) => string} */
export const title = (size, visited, squares, page) =>
  `${size}, ${number(visited)} de ${number(squares)} · Jogar · ${page}`;
