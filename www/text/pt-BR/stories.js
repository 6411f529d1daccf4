/**
 * The stories of a run: each step of Warnsdorff’s rule and its reason, and the progress. For the steps of
 * other methods see `methods.js`, for results `outcomes.js`.
 * @import { Algorithm, Candidate, DeadEnd, Moment, RunSettings, TieBreakId } from "../../pkg/knights_tour.js"
 * @import { Part, Terms } from "../language.js"
 */

import { narrowed, partsOf } from "../rule-parts.js";
import { labels, rooms } from "./labels.js";
import { fillIn, fillSentence, termsOf, usualTerms } from "./terms.js";
import { storyOf } from "./methods.js";
import { ending } from "./outcomes.js";
import { allEqual, soughtBy, steps as ruleSteps } from "./rule.js";
import { chosen, count, list, number, plain, square, onwardMoves, word } from "./sentence.js";

/**
 * The facts of a run that its story needs.
 * @typedef {object} Run
 * @property {RunSettings} settings
 * @property {Algorithm | undefined} method
 * @property {boolean} isImpossible whether it is known that there is no such tour
 * @property {string} piece what moves
 */

/** Named pieces in a sentence. @type {Record<string, string>} */
const pieces = {
  Knight: "cavalo",
  Camel: "camelo",
  Zebra: "zebra",
  Giraffe: "girafa",
  Antelope: "antílope",
};

/** A piece: its name, or the lengths of its leap. @type {(name: string | undefined, lengths: readonly number[]) => string} */
export const piece = (name, lengths) =>
  pieces[name ?? ""] ?? name ?? `saltador (${lengths.join(", ")})`;

/** How each tie-break chooses among squares with the fewest onward moves. */
const tieRules = /** @type {Record<TieBreakId, string>} */ ({
  first: "Para desempatar, a regra pega {a primeira} numa ordem fixa de lances: ",
  random: "Para desempatar, a regra sorteia: ",
  "pohl-sum":
    "Para desempatar, a regra olha um lance adiante e soma as saídas de lá. A menor soma é de ",
  "pohl-min":
    "Para desempatar, a regra olha um lance adiante. O menor número de saídas vem depois de ",
  roth: "Para desempatar, a regra pega {uma} das mais distantes do centro: ",
  "roth-random": "Para desempatar, a regra sorteia entre {as} mais distantes do centro: ",
  "squirrel-cull": "Para desempatar, a regra segue uma ordem fixa para esta parte do {tabuleiro}: ",
});

/** Where tie-breaks come from. @type {Partial<Record<TieBreakId, string>>} */
const tieSources = {
  "pohl-sum":
    "I. Pohl, “A method for finding Hamilton paths and knight’s tours”, Communications of the ACM, 1967.",
  "pohl-min":
    "I. Pohl, “A method for finding Hamilton paths and knight’s tours”, Communications of the ACM, 1967.",
  roth: "A. Roth, “The Problem of the Knight: A Fast and Simple Algorithm”, MathSource.",
  "roth-random":
    "A. Roth, “The Problem of the Knight: A Fast and Simple Algorithm”, MathSource; o sorteio é nosso.",
  "squirrel-cull":
    "D. Squirrel e P. Cull, “A Warnsdorff-Rule Algorithm for Knight’s Tours on Square Boards”, 1996.",
};

/** Where a tie-break comes from; empty for those that need no source. @param {TieBreakId} [rule] */
export const tieSource = (rule) => (rule && tieSources[rule]) ?? "";

/** Why the knight cannot go on from `focus`. @type {(moment: Moment, cause: DeadEnd | "budget") => Part[]} */
function deadEnd({ focus, start }, cause) {
  switch (cause) {
    case "not-closed":
      return [
        "Não falta {nenhuma casa}, mas ",
        square(start),
        " não fica a um lance de ",
        square(focus),
        ".",
      ];
    case "start-cut-off":
      return [
        "Beco sem saída: {nenhuma casa} restante fica a um lance do início, ",
        square(start),
        ", então o passeio não poderia fechar.",
      ];
    case "all-tried":
      return [
        "{O cavalo} tentou todos os lances a partir de ",
        square(focus),
        ". Todos levaram a um beco sem saída.",
      ];
    case "budget":
      return ["Esta tentativa gastou todos os passos."];
    case "no-onward-move":
      return ["Beco sem saída: {nenhuma casa} livre fica a um lance de ", square(focus), "."];
  }
}

/**
 * The open squares and their onward moves: "a1 com 1 saída, a3 com 3, e3 com 5".
 * @param {Candidate[]} open
 * @returns {Part[]}
 */
function listWithWays(open) {
  return open.flatMap(({ square: name, accessibility }, i) => [
    i > 0 ? ", " : "",
    square(name),
    i > 0 && accessibility > 0 ? ` com ${accessibility}` : ` com ${onwardMoves(accessibility)}`,
  ]);
}

/** Candidates that the method prefers come first, else the order of the board. @param {Candidate[]} candidates */
export const leastFirst = (candidates) => [...candidates].sort((a, b) => a.value - b.value);

/** Maximum number of candidates named: knights have at most eight, vertices of a graph may have more. */
const MAX_NAMED = 8;

/** "mais 12" for those that are not named. @param {number} all @returns {Part[][]} */
const unnamed = (all) => (all > MAX_NAMED ? [[`mais ${number(all - MAX_NAMED)}`]] : []);

/** How a sentence about the next choice begins. @type {(moment: Pick<Moment, "position" | "start" | "focus">) => Part[]} */
const beginning = ({ position, start, focus }) =>
  position === 0
    ? ["{O cavalo} começa em ", square(start), ". Dali, "]
    : ["De ", square(focus), ", {o cavalo} "];

/** The next choice, if there is one. @param {Moment} moment @returns {Part[]} */
function choice(moment) {
  const { candidates, untried, reason } = moment;
  if (reason.code !== "fewest" && reason.code !== "tie") {
    return [];
  }
  const open = leastFirst(candidates.filter(({ tried }) => !tried));
  const tried = reason.candidates > untried;
  const from = beginning(moment);
  if (untried === 1) {
    return [
      ...from,
      tried ? "só tem mais {uma casa} a tentar: " : "só tem um lance: para ",
      chosen(reason.to),
      `, com ${onwardMoves(reason.accessibility)}.`,
    ];
  }
  const are = tried
    ? `ainda tem {${word(untried, "f")} casas} a tentar`
    : `tem ${word(untried)} lances possíveis`;
  if (reason.code === "fewest") {
    return [
      ...from,
      `${are}: `,
      ...listWithWays(open.slice(0, MAX_NAMED)),
      ...unnamed(untried).flatMap((rest) => [" e ", ...rest]),
      ". O menor número de saídas: ",
      chosen(reason.to),
      ".",
    ];
  }
  const named = open.filter((candidate) => candidate.tied).slice(0, MAX_NAMED);
  const tied = named.map((candidate) => [square(candidate.square)]);
  const share =
    reason.tied < untried
      ? `. Empatam com o menor número de saídas (${number(reason.accessibility)}): `
      : reason.tied === 2
        ? `, ambos com ${onwardMoves(reason.accessibility)}: `
        : `, todos com ${onwardMoves(reason.accessibility)}: `;
  const listed = list([...tied, ...unnamed(reason.tied)]);
  return [...from, are, share, ...listed, `. ${tieRules[reason.rule]}`, chosen(reason.to), "."];
}

/** Squares of a list, of which the first are named. @param {readonly Candidate[]} those */
const named = (those) =>
  list([
    ...those.slice(0, MAX_NAMED).map((each) => [square(each.square)]),
    ...unnamed(those.length),
  ]);

/** How a rule of one’s own narrows the choice down, criterion by criterion. @type {(choice: Pick<Moment, "candidates" | "rule" | "decidedBy">, to: string) => Part[]} */
export function race({ candidates, rule, decidedBy }, to) {
  const { criteria, last } = partsOf(rule ?? "");
  let before = candidates.filter(({ tried }) => !tried).length;
  /** @type {Part[]} */
  const told = [];
  narrowed(candidates, criteria)
    .slice(0, (decidedBy ?? 0) + 1)
    .forEach((left, i) => {
      const criterion = criteria[i];
      if (criterion && left.length < before) {
        const say = told.length === 0 ? ruleSteps.first : ruleSteps.next;
        const isLast = left.length === 1;
        told.push(isLast ? say.take(soughtBy(criterion)) : say.keep(soughtBy(criterion)));
        told.push(...(isLast ? [chosen(to)] : named(left)), ". ");
        before = left.length;
      }
    });
  if (before === 1) {
    return told;
  }
  return [...told, told.length === 0 ? allEqual[last] : ruleSteps[last], chosen(to), "."];
}

/** The next choice by a rule of one’s own. @param {Moment} moment @returns {Part[]} */
function choiceByRule(moment) {
  const { untried, reason } = moment;
  if (reason.code !== "by-rule") {
    return [];
  }
  const tried = reason.candidates > untried;
  const from = beginning(moment);
  if (untried === 1) {
    const only = tried ? "só tem mais {uma casa} a tentar: " : "só tem um lance: para ";
    return [...from, only, chosen(reason.to), "."];
  }
  const many = tried
    ? `ainda tem {${word(untried, "f")} casas} a tentar. `
    : `tem ${word(untried)} lances possíveis. `;
  return [...from, many, ...trimmed(race(moment, reason.to))];
}

/** Parts of a text without the space at its end. @param {Part[]} parts */
const trimmed = (parts) =>
  parts.map((part, i) =>
    i === parts.length - 1 && typeof part === "string" ? part.trimEnd() : part,
  );

/**
 * One or two sentences: the next step and its reason.
 * @type {(moment: Moment, run: Run) => Part[]}
 */
export const story = (moment, run) => fillSentence(sentences(moment, run), termsOf(run.piece));

/** @type {(moment: Moment, run: Run) => Part[]} */
function sentences(moment, run) {
  const { reason, focus, start } = moment;
  switch (reason.code) {
    case "fewest":
    case "tie":
      return choice(moment);
    case "by-rule":
      return choiceByRule(moment);
    case "close":
      return [
        "Não falta {nenhuma casa}, e o início fica a um lance de ",
        square(focus),
        ". O lance para ",
        chosen(reason.to),
        " fecha o passeio.",
      ];
    case "backtrack":
      return [...deadEnd(moment, reason.cause), " {O cavalo} volta para ", chosen(reason.to), "."];
    case "restart":
      return [
        ...deadEnd(moment, reason.cause),
        ` A tentativa ${number(reason.attempt)} começa em `,
        chosen(start),
        `. ${rulesInShort[reason.rule]}`,
      ];
    case "end":
      return ending(moment, run);
    default:
      return storyOf(moment, reason.code);
  }
}

/** How an attempt breaks ties. */
const rulesInShort = /** @type {Record<TieBreakId | "own", string>} */ ({
  first: "Ela desempata por uma ordem fixa de lances.",
  random: "Ela desempata por sorteio.",
  "pohl-sum": "Ela desempata pela menor soma um lance adiante.",
  "pohl-min": "Ela desempata pelo menor número um lance adiante.",
  roth: "Ela desempata pela distância até o centro.",
  "roth-random": "Ela desempata pela distância até o centro e depois por sorteio.",
  "squirrel-cull": "Ela desempata pela região do {tabuleiro}.",
  own: "Ela desempata como diz a sua regra e depois por sorteio.",
});

/**
 * The progress of a run. Counters are given if there is a single board with a single path.
 * @typedef {Pick<Moment, "position" | "recorded" | "expected" | "outcome" | "unit"> & { squares?: number, counters?: Pick<Moment["counters"], "visited"> }} Headway
 */

/** The last position of the scrubber. @param {Headway} moment */
export const furthest = ({ expected, recorded }) => Math.max(expected ?? 0, recorded);

/** The units of a run: in a sentence, at its beginning, and the title before the first of them. @type {Record<Moment["unit"], { name: string, first: string, before: string }>} */
const units = {
  move: { name: "lance", first: "Lance", before: "Antes do primeiro lance" },
  order: { name: "ordem", first: "Ordem", before: "Antes da primeira ordem" },
  step: { name: "passo", first: "Passo", before: "Antes do primeiro passo" },
};

/**
 * The unit and the progress: "lance 17 de 63" or "ordem 4 de 40.320" if the total is known in advance. If
 * moves may be taken back, steps and visited squares differ: "passo 90 · 12 de 64 casas".
 * @type {(moment: Headway, terms?: Terms) => string}
 */
export const progress = (moment, terms = usualTerms) =>
  fillIn(headway(moment, units[moment.unit].name), terms);

/** The same at the beginning of a line. @type {(moment: Headway, terms?: Terms) => string} */
const progressFirst = (moment, terms = usualTerms) =>
  fillIn(headway(moment, units[moment.unit].first), terms);

/** @type {(moment: Headway, named: string) => string} */
function headway(moment, unit) {
  const { position, expected, recorded, squares, counters, outcome: end } = moment;
  if (moment.unit !== "step") {
    return `${unit} ${number(position)} de ${number(furthest(moment))}`;
  }
  if (expected !== null && squares !== undefined && counters) {
    return `${unit} ${number(position)} · ${number(counters.visited)} de ${count(squares, { one: "{casa}", other: "{casas}" })}`;
  }
  if (position === 0 && recorded === 0) {
    return `${unit} 0`;
  }
  return end
    ? `${unit} ${number(position)} de ${number(recorded)}`
    : `${unit} ${number(position)} de ${number(recorded)} até agora`;
}

/** The heading above the story. @type {(moment: Moment, terms?: Terms) => string} */
export function heading(moment, terms) {
  if (moment.done) {
    return moment.outcome?.kind === "tour" ? "Passeio encontrado" : "O fim desta execução";
  }
  return moment.position === 0 ? units[moment.unit].before : progressFirst(moment, terms);
}

/** The title of the window. @type {(moment: Moment, board: string, terms?: Terms) => string} */
export const title = (moment, board, terms) =>
  `${moment.position === 0 ? "Tudo pronto" : progressFirst(moment, terms)} · ${board} a partir de ${moment.start} · ${rooms.explore} · ${labels.title}`;

/** The question before a step. @param {Pick<Moment, "algorithm">} moment */
export const question = ({ algorithm }) =>
  algorithm === "warnsdorff" ? "Para onde a regra vai?" : "Para onde o método vai?";

/** "Lance 5" @param {Moment} moment */
const stepNamed = ({ unit, position }) => `${units[unit].first} ${number(position)}`;

/** For the live region: the position of the knight, then the story. @type {(moment: Moment, run: Run) => string} */
export const spoken = (moment, run) =>
  moment.position === 0 || moment.done
    ? plain(story(moment, run))
    : `${stepNamed(moment)}. ${plain(story(moment, run))}`;

/** The same while the visitor predicts the next step. @param {Moment} moment */
export const asks = (moment) =>
  moment.position === 0
    ? question(moment)
    : `${stepNamed(moment)}, ${moment.focus}. ${question(moment)}`;

/** What a screen reader announces about the next step while a run plays. @type {Record<string, string>} */
const callouts = { tie: " Empate.", backtrack: " Beco sem saída.", restart: " Beco sem saída." };

/** For the live region while a run plays: "Lance 5, f5. Empate." @param {Moment} moment */
export const shortly = (moment) =>
  `${stepNamed(moment)}, ${moment.focus}.${callouts[moment.reason.code] ?? ""}`;

/** Shown during a long computation. @param {Moment} moment */
export const computing = (moment) =>
  `Calculando: ${units[moment.unit].name} ${number(moment.position)}, ${number(moment.counters.visited)} de ${count(moment.squares, { one: "{casa}", other: "{casas}" })}. Esc para.`;
