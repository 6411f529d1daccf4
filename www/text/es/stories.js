/**
 * The stories of a run: each step of Warnsdorff’s rule and its reason, and the progress. For the steps of
 * other methods see `methods.js`, for results `outcomes.js`.
 * @import { Hint, Moment, TieBreakId } from "../../pkg/knights_tour.js"
 * @import { Choice, ChoiceTexts } from "../choice.js"
 * @import { Part, Terms } from "../language.js"
 * @import { Headway, Run, StoryTexts } from "../story.js"
 */

import { raceOf } from "../choice.js";
import { progressOf, storyOf } from "../story.js";
import { labels, rooms } from "./labels.js";
import { stories } from "./methods.js";
import { ending } from "./outcomes.js";
import { race } from "./rule.js";
import {
  chosen,
  count,
  number,
  onwardMoves,
  passage,
  plain,
  sentence,
  someOf,
  square,
  word,
} from "./sentence.js";
import { fillIn, fillSentence, termsOf, usualTerms } from "./terms.js";

/** How each tie-break chooses among squares with the fewest onward moves. @type {Record<TieBreakId, (to: string) => Part[]>} */
const tieRules = {
  first: (to) =>
    sentence`Para desempatar, la regla elige la primera opción en un orden fijo de movimientos: ${chosen(to)}.`,
  random: (to) => sentence`Para desempatar, la regla elige una al azar: ${chosen(to)}.`,
  "pohl-sum": (to) =>
    sentence`Para desempatar, la regla mira un movimiento más y suma las salidas que habría allí. La suma más pequeña es la de ${chosen(to)}.`,
  "pohl-min": (to) =>
    sentence`Para desempatar, la regla mira un movimiento más y busca el menor número de salidas. Lo encuentra después de ${chosen(to)}.`,
  roth: (to) =>
    sentence`Para desempatar, la regla elige una opción lo más lejos posible del centro: ${chosen(to)}.`,
  "roth-random": (to) =>
    sentence`Para desempatar, la regla elige al azar entre las más alejadas del centro: ${chosen(to)}.`,
  "squirrel-cull": (to) =>
    sentence`Para desempatar, la regla sigue un orden fijo para esta zona del {tablero}: ${chosen(to)}.`,
};

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

/** Why the knight cannot go on. @type {StoryTexts["deadEnds"]} */
const deadEnds = {
  "not-closed": (from, start) =>
    sentence`Ya están {visitadas} {todas las casillas}, pero ${square(start)} no está a un movimiento de ${square(from)}.`,
  "start-cut-off": (_, start) =>
    sentence`Callejón sin salida: no queda {ninguna casilla} a un movimiento del inicio, ${square(start)}, así que el recorrido no podría cerrarse.`,
  "all-tried": (from) =>
    sentence`{El caballo} ha probado todos los movimientos desde ${square(from)}. Todos acabaron en un callejón sin salida.`,
  budget: () => ["Este intento ha gastado todos sus pasos."],
  "no-onward-move": (from) =>
    sentence`Callejón sin salida: no hay {ninguna casilla} libre a un movimiento de ${square(from)}.`,
};

/** "Desde a1 el caballo tiene ocho movimientos posibles" @param {Choice} choice */
function several({ from, isStart, many, hasTried }) {
  const has = hasTried
    ? `tiene ${word(many)} opciones sin probar`
    : `tiene ${word(many)} movimientos posibles`;
  return isStart
    ? sentence`{El caballo} empieza en ${square(from)}. Desde allí ${has}`
    : sentence`Desde ${square(from)}, {el caballo} ${has}`;
}

/** "Desde a1 el caballo solo tiene un movimiento: a b3" @param {Choice} choice */
function single({ from, isStart, hasTried, to }) {
  const has = hasTried ? "solo tiene una opción sin probar:" : "solo tiene un movimiento: a";
  return isStart
    ? sentence`{El caballo} empieza en ${square(from)}. Desde allí ${has} ${chosen(to)}`
    : sentence`Desde ${square(from)}, {el caballo} ${has} ${chosen(to)}`;
}

/** The next choice. @type {ChoiceTexts} */
const choices = {
  only: (choice) =>
    choice.ways === 0
      ? sentence`${single(choice)}, sin ninguna salida.`
      : sentence`${single(choice)}, con ${onwardMoves(choice.ways)}.`,
  fewest(choice) {
    // The first with any says what is counted: "a1 con 1 salida, a3 con 3, e3 con 5"
    const first = choice.open.findIndex(({ ways }) => ways > 0);
    const open = choice.open.map(({ square: name, ways }, i) =>
      ways === 0
        ? sentence`${i > 0 ? ", " : ""}${square(name)} sin ninguna salida`
        : sentence`${i > 0 ? ", " : ""}${square(name)} con ${i === first ? onwardMoves(ways) : String(ways)}`,
    );
    const others = choice.others > 0 ? ` y ${number(choice.others)} más` : "";
    return sentence`${several(choice)}: ${open.flat()}${others}. El menor número de salidas: ${chosen(choice.to)}.`;
  },
  tie: (choice) =>
    passage(
      sentence`${several(choice)}.`,
      sentence`Empatan ${word(choice.tied)} con el menor número de salidas (${number(choice.ways)}): ${someOf(choice.some)}.`,
      tieRules[choice.rule](choice.to),
    ),
  allTied: (choice) =>
    passage(
      choice.ways === 0
        ? sentence`${several(choice)}, sin ninguna salida: ${someOf(choice.some)}.`
        : sentence`${several(choice)}, ${choice.hasTried ? "cada una" : "cada uno"} con ${onwardMoves(choice.ways)}: ${someOf(choice.some)}.`,
      tieRules[choice.rule](choice.to),
    ),
  onlyByRule: (choice) => sentence`${single(choice)}.`,
  byRule: (choice) => sentence`${several(choice)}.`,
};

/** What a rule of one’s own does, in a sentence for each step. @param {Hint} hint */
export const raceToldOf = (hint) => plain(passage(...raceOf(hint, hint.to, race)));

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

/** @type {StoryTexts} */
const texts = {
  choices,
  race,
  deadEnds,
  goesBack: (to) => sentence`{El caballo} vuelve a ${chosen(to)}.`,
  restarts: (attempt, start, rule) =>
    sentence`El intento ${number(attempt)} empieza en ${chosen(start)}. Esta vez desempata ${rulesInShort[rule]}.`,
  closes: (from, to) =>
    sentence`Ya están {visitadas} {todas las casillas}, y el inicio está a un movimiento de ${square(from)}. El movimiento hacia ${chosen(to)} cierra el recorrido.`,
  methods: stories,
  ending,
  passage,
};

/** One or two sentences: the next step and its reason. @type {(moment: Moment, run: Run) => Part[]} */
export const story = (moment, run) => fillSentence(storyOf(moment, run, texts), termsOf(run.piece));

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
  const now = progressOf(moment);
  switch (now.kind) {
    case "of":
      return `${names[now.unit]} ${number(now.position)} de ${number(now.most)}`;
    case "visited":
      return `${names.step} ${number(now.position)} · ${number(now.visited)} de ${count(now.squares, { one: "{casilla}", other: "{casillas}" })}`;
    case "nothing":
      return `${names.step} 0`;
    case "so-far":
      return `${names.step} ${number(now.position)} de ${number(now.recorded)} hasta ahora`;
    case "over":
      return `${names.step} ${number(now.position)} de ${number(now.recorded)}`;
  }
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
