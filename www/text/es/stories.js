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
import { allEqual, severalSoughtBy, soughtBy, steps as ruleSteps } from "./rule.js";
import { chosen, count, list, number, onwardMoves, plain, square, word } from "./sentence.js";

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
  Knight: "caballo",
  Camel: "camello",
  Zebra: "cebra",
  Giraffe: "jirafa",
  Antelope: "antílope",
};

/** A piece: its name, or the lengths of its leap. @type {(name: string | undefined, lengths: readonly number[]) => string} */
export const piece = (name, lengths) =>
  pieces[name ?? ""] ?? name ?? `saltador (${lengths.join(", ")})`;

/** How each tie-break chooses among squares with the fewest onward moves. */
const tieRules = /** @type {Record<TieBreakId, string>} */ ({
  first: "Para desempatar, la regla elige la primera opción en un orden fijo de movimientos: ",
  random: "Para desempatar, la regla elige una al azar: ",
  "pohl-sum":
    "Para desempatar, la regla mira un movimiento más y suma las salidas que habría allí. La suma más pequeña es la de ",
  "pohl-min":
    "Para desempatar, la regla mira un movimiento más y busca el menor número de salidas. Lo encuentra después de ",
  roth: "Para desempatar, la regla elige la opción más alejada del centro: ",
  "roth-random": "Para desempatar, la regla elige al azar entre las más alejadas del centro: ",
  "squirrel-cull": "Para desempatar, la regla sigue un orden fijo para esta zona del {tablero}: ",
});

/** Where tie-breaks come from. @type {Partial<Record<TieBreakId, string>>} */
const tieSources = {
  "pohl-sum":
    "I. Pohl, «A method for finding Hamilton paths and knight’s tours», Communications of the ACM, 1967.",
  "pohl-min":
    "I. Pohl, «A method for finding Hamilton paths and knight’s tours», Communications of the ACM, 1967.",
  roth: "A. Roth, «The Problem of the Knight: A Fast and Simple Algorithm», MathSource.",
  "roth-random":
    "A. Roth, «The Problem of the Knight: A Fast and Simple Algorithm», MathSource; la elección al azar es nuestra.",
  "squirrel-cull":
    "D. Squirrel y P. Cull, «A Warnsdorff-Rule Algorithm for Knight’s Tours on Square Boards», 1996.",
};

/** Where a tie-break comes from; empty for those that need no source. @param {TieBreakId} [rule] */
export const tieSource = (rule) => (rule && tieSources[rule]) ?? "";

/** Why the knight cannot go on from `focus`. @type {(moment: Moment, cause: DeadEnd | "budget") => Part[]} */
function deadEnd({ focus, start }, cause) {
  switch (cause) {
    case "not-closed":
      return [
        "Ya están {visitadas} {todas las casillas}, pero ",
        square(start),
        " no está a un movimiento de ",
        square(focus),
        ".",
      ];
    case "start-cut-off":
      return [
        "Callejón sin salida: no queda {ninguna casilla} a un movimiento del inicio, ",
        square(start),
        ", así que el recorrido no podría cerrarse.",
      ];
    case "all-tried":
      return [
        "{El caballo} ha probado todos los movimientos desde ",
        square(focus),
        ". Todos acabaron en un callejón sin salida.",
      ];
    case "budget":
      return ["Este intento ha gastado todos sus pasos."];
    case "no-onward-move":
      return [
        "Callejón sin salida: no hay {ninguna casilla} libre a un movimiento de ",
        square(focus),
        ".",
      ];
  }
}

/**
 * The open squares and their onward moves: "a1 con 1 salida, a3 con 3, e3 con 5".
 * @param {Candidate[]} open
 * @returns {Part[]}
 */
function listWithWays(open) {
  return open.flatMap(({ square: name, accessibility }, i) => [
    i > 0 ? ", " : "",
    square(name),
    accessibility === 0
      ? " sin ninguna salida"
      : i > 0 && (open[i - 1]?.accessibility ?? 0) > 0
        ? ` con ${accessibility}`
        : ` con ${onwardMoves(accessibility)}`,
  ]);
}

/** Candidates that the method prefers come first, else the order of the board. @param {Candidate[]} candidates */
export const leastFirst = (candidates) => [...candidates].sort((a, b) => a.value - b.value);

/** Maximum number of candidates named: knights have at most eight, vertices of a graph may have more. */
const MAX_NAMED = 8;

/** "12 más" for those that are not named. @param {number} all @returns {Part[][]} */
const unnamed = (all) => (all > MAX_NAMED ? [[`${number(all - MAX_NAMED)} más`]] : []);

/** How a choice begins. @type {(moment: Moment) => Part[]} */
const from = ({ position, focus, start }) =>
  position === 0
    ? ["{El caballo} empieza en ", square(start), ". Desde allí "]
    : ["Desde ", square(focus), " {el caballo} "];

/** The next choice, if there is one. @param {Moment} moment @returns {Part[]} */
function choice(moment) {
  const { candidates, untried, reason } = moment;
  if (reason.code !== "fewest" && reason.code !== "tie") {
    return [];
  }
  const open = leastFirst(candidates.filter(({ tried }) => !tried));
  const tried = reason.candidates > untried;
  const ways = onwardMoves(reason.accessibility);
  if (untried === 1) {
    return [
      ...from(moment),
      tried ? "solo tiene una opción sin probar: " : "solo tiene un movimiento: a ",
      chosen(reason.to),
      reason.accessibility === 0 ? ", sin ninguna salida." : `, con ${ways}.`,
    ];
  }
  const has = tried
    ? `tiene ${word(untried)} opciones sin probar`
    : `tiene ${word(untried)} movimientos posibles`;
  if (reason.code === "fewest") {
    return [
      ...from(moment),
      `${has}: `,
      ...listWithWays(open.slice(0, MAX_NAMED)),
      ...unnamed(untried).flatMap((rest) => [" y ", ...rest]),
      ". El menor número de salidas: ",
      chosen(reason.to),
      ".",
    ];
  }
  const tiedOnes = open.filter((candidate) => candidate.tied).slice(0, MAX_NAMED);
  const listed = list([
    ...tiedOnes.map((candidate) => [square(candidate.square)]),
    ...unnamed(reason.tied),
  ]);
  const share =
    reason.tied !== untried
      ? `. Empatan ${word(reason.tied)} con el menor número de salidas (${number(reason.accessibility)}): `
      : reason.accessibility === 0
        ? ", sin ninguna salida: "
        : reason.tied === 2
          ? `, los dos con ${ways}: `
          : `, todos con ${ways}: `;
  return [
    ...from(moment),
    has,
    share,
    ...listed,
    `. ${tieRules[reason.rule]}`,
    chosen(reason.to),
    ".",
  ];
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
        told.push(isLast ? say.take(soughtBy(criterion)) : say.keep(severalSoughtBy(criterion)));
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
  if (untried === 1) {
    return [
      ...from(moment),
      tried ? "solo tiene una opción sin probar: " : "solo tiene un movimiento: a ",
      chosen(reason.to),
      ".",
    ];
  }
  return [
    ...from(moment),
    tried
      ? `tiene ${word(untried)} opciones sin probar. `
      : `tiene ${word(untried)} movimientos posibles. `,
    ...trimmed(race(moment, reason.to)),
  ];
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
        "Ya están {visitadas} {todas las casillas}, y el inicio está a un movimiento de ",
        square(focus),
        ". El movimiento a ",
        chosen(reason.to),
        " cierra el recorrido.",
      ];
    case "backtrack":
      return [...deadEnd(moment, reason.cause), " {El caballo} vuelve a ", chosen(reason.to), "."];
    case "restart":
      return [
        ...deadEnd(moment, reason.cause),
        ` El intento ${number(reason.attempt)} empieza en `,
        chosen(start),
        `. Esta vez desempata ${rulesInShort[reason.rule]}.`,
      ];
    case "end":
      return ending(moment, run);
    default:
      return storyOf(moment, reason.code);
  }
}

/** Tie-breaks, to complete “Esta vez desempata …”. */
const rulesInShort = /** @type {Record<TieBreakId | "own", string>} */ ({
  first: "por un orden fijo de movimientos",
  random: "al azar",
  "pohl-sum": "por la suma más pequeña un movimiento después",
  "pohl-min": "por el número más pequeño un movimiento después",
  roth: "por la distancia al centro",
  "roth-random": "por la distancia al centro y después al azar",
  "squirrel-cull": "según la zona del {tablero}",
  own: "como dice tu regla y después al azar",
});

/**
 * The progress of a run. Counters are given if there is a single board with a single path.
 * @typedef {Pick<Moment, "position" | "recorded" | "expected" | "outcome" | "unit"> & { squares?: number, counters?: Pick<Moment["counters"], "visited"> }} Headway
 */

/** The last position of the scrubber. @param {Headway} moment */
export const furthest = ({ expected, recorded }) => Math.max(expected ?? 0, recorded);

/** What a step is called. @type {Record<Moment["unit"], string>} */
const units = { move: "movimiento", order: "orden", step: "paso" };
/** The same at the beginning of a sentence. @type {Record<Moment["unit"], string>} */
const unitsAtFirst = { move: "Movimiento", order: "Orden", step: "Paso" };
/** Before any. @type {Record<Moment["unit"], string>} */
const beforeFirst = {
  move: "Antes del primer movimiento",
  order: "Antes del primer orden",
  step: "Antes del primer paso",
};

/**
 * The unit and the progress: "movimiento 17 de 63" or "orden 4 de 40 320" if the total is known in advance. If
 * moves may be taken back, steps and visited squares differ: "paso 90 · 12 de 64 casillas".
 * @type {(moment: Headway, terms?: Terms) => string}
 */
export const progress = (moment, terms = usualTerms) => fillIn(headway(moment, units), terms);

/** @type {(moment: Headway, names: Record<Moment["unit"], string>) => string} */
function headway(moment, names) {
  const { position, expected, recorded, squares, counters, outcome: end } = moment;
  const unit = `${names[moment.unit]} ${number(position)}`;
  if (moment.unit !== "step") {
    return `${unit} de ${number(furthest(moment))}`;
  }
  if (expected !== null && squares !== undefined && counters) {
    return `${unit} · ${number(counters.visited)} de ${count(squares, { one: "{casilla}", other: "{casillas}" })}`;
  }
  return position === 0 && recorded === 0
    ? unit
    : end
      ? `${unit} de ${number(recorded)}`
      : `${unit} de ${number(recorded)} hasta ahora`;
}

/** @type {(moment: Headway, terms?: Terms) => string} */
const progressAtFirst = (moment, terms = usualTerms) =>
  fillIn(headway(moment, unitsAtFirst), terms);

/** The heading above the story. @type {(moment: Moment, terms?: Terms) => string} */
export function heading(moment, terms) {
  if (moment.done) {
    return moment.outcome?.kind === "tour" ? "Recorrido encontrado" : "Aquí termina";
  }
  return moment.position === 0 ? beforeFirst[moment.unit] : progressAtFirst(moment, terms);
}

/** The title of the window. @type {(moment: Moment, board: string, terms?: Terms) => string} */
export const title = (moment, board, terms) =>
  `${moment.position === 0 ? "Listo" : progressAtFirst(moment, terms)} · ${board} desde ${moment.start} · ${rooms.explore} · ${labels.title}`;

/** The question before a step. @param {Pick<Moment, "algorithm">} moment */
export const question = ({ algorithm }) =>
  algorithm === "warnsdorff" ? "¿Adónde va la regla?" : "¿Adónde va el método?";

/** The unit and the number of a step, at the beginning of a sentence. @param {Pick<Moment, "unit" | "position">} moment */
const unitAt = ({ unit, position }) => `${unitsAtFirst[unit]} ${number(position)}`;

/** For the live region: the position of the knight, then the story. @type {(moment: Moment, run: Run) => string} */
export const spoken = (moment, run) =>
  moment.position === 0 || moment.done
    ? plain(story(moment, run))
    : `${unitAt(moment)}. ${plain(story(moment, run))}`;

/** The same while the visitor predicts the next step. @param {Moment} moment */
export const asks = (moment) =>
  moment.position === 0
    ? question(moment)
    : `${unitAt(moment)}, ${moment.focus}. ${question(moment)}`;

/** What a screen reader announces about the next step while a run plays. @type {Record<string, string>} */
const callouts = {
  tie: " Empate.",
  backtrack: " Callejón sin salida.",
  restart: " Callejón sin salida.",
};

/** For the live region while a run plays: "Movimiento 5, f5. Empate." @param {Moment} moment */
export const shortly = (moment) =>
  `${unitAt(moment)}, ${moment.focus}.${callouts[moment.reason.code] ?? ""}`;

/** Shown during a long computation. @param {Moment} moment */
export const computing = (moment) =>
  `Calculando: ${units[moment.unit]} ${number(moment.position)}, ${number(moment.counters.visited)} de ${count(moment.squares, { one: "{casilla}", other: "{casillas}" })}. Esc lo detiene.`;
