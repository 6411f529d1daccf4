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
  passage,
  plain,
  sentence,
  someOf,
  square,
  word,
  withOnwardMoves,
} from "./sentence.js";
import { fillIn, fillSentence, termsOf, usualTerms } from "./terms.js";

/** How each tie-break chooses among squares with the fewest onward moves. @type {Record<TieBreakId, (to: string) => Part[]>} */
const tieRules = {
  first: (to) =>
    sentence`Para desempatar, a regra pega {a primeira} numa ordem fixa de lances: ${chosen(to)}.`,
  random: (to) => sentence`Para desempatar, a regra sorteia: ${chosen(to)}.`,
  "pohl-sum": (to) =>
    sentence`Para desempatar, a regra olha um lance adiante e soma as saídas de lá. A menor soma é de ${chosen(to)}.`,
  "pohl-min": (to) =>
    sentence`Para desempatar, a regra olha um lance adiante. O menor número de saídas vem depois de ${chosen(to)}.`,
  roth: (to) =>
    sentence`Para desempatar, a regra pega {uma} das mais distantes do centro: ${chosen(to)}.`,
  "roth-random": (to) =>
    sentence`Para desempatar, a regra sorteia entre {as} mais distantes do centro: ${chosen(to)}.`,
  "squirrel-cull": (to) =>
    sentence`Para desempatar, a regra segue uma ordem fixa para esta parte do {tabuleiro}: ${chosen(to)}.`,
};

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

/** Why the knight cannot go on. @type {StoryTexts["deadEnds"]} */
const deadEnds = {
  "not-closed": (from, start) =>
    sentence`Não falta {nenhuma casa}, mas ${square(start)} não fica a um lance de ${square(from)}.`,
  "start-cut-off": (_, start) =>
    sentence`Beco sem saída: {nenhuma casa} restante fica a um lance do início, ${square(start)}, então o passeio não poderia fechar.`,
  "all-tried": (from) =>
    sentence`{O cavalo} tentou todos os lances a partir de ${square(from)}. Todos levaram a um beco sem saída.`,
  budget: () => ["Esta tentativa gastou todos os passos."],
  "no-onward-move": (from) =>
    sentence`Beco sem saída: {nenhuma casa} livre fica a um lance de ${square(from)}.`,
};

/** How a sentence about a choice begins: "De a1, o cavalo" @param {Choice} choice */
const whereFrom = ({ from, isStart }) =>
  isStart
    ? sentence`{O cavalo} começa em ${square(from)}. Dali,`
    : sentence`De ${square(from)}, {o cavalo}`;

/** "tem oito lances possíveis" @param {Choice} choice */
const several = ({ many, hasTried }) =>
  hasTried ? `ainda tem {${word(many, "f")} casas} a tentar` : `tem ${word(many)} lances possíveis`;

/** @param {Choice} choice */
const single = ({ hasTried }) =>
  hasTried ? "só tem mais {uma casa} a tentar:" : "só tem um lance: para";

/** The next choice. @type {ChoiceTexts} */
const choices = {
  only: (choice) =>
    sentence`${whereFrom(choice)} ${single(choice)} ${chosen(choice.to)}, ${withOnwardMoves(choice.ways)}.`,
  fewest(choice) {
    // The first says what is counted: "a1 com 1 saída, a3 com 3, e3 com 5"
    const open = choice.open.map(({ square: name, ways }, i) =>
      i > 0 && ways > 0
        ? sentence`, ${square(name)} com ${String(ways)}`
        : sentence`${i > 0 ? ", " : ""}${square(name)} ${withOnwardMoves(ways)}`,
    );
    const others = choice.others > 0 ? ` e mais ${number(choice.others)}` : "";
    return sentence`${whereFrom(choice)} ${several(choice)}: ${open.flat()}${others}. O menor número de saídas: ${chosen(choice.to)}.`;
  },
  tie: (choice) =>
    passage(
      sentence`${whereFrom(choice)} ${several(choice)}.`,
      sentence`Empatam com o menor número de saídas (${number(choice.ways)}): ${someOf(choice.some)}.`,
      tieRules[choice.rule](choice.to),
    ),
  allTied: (choice) =>
    passage(
      sentence`${whereFrom(choice)} ${several(choice)}, cada ${choice.hasTried ? "{uma}" : "um"} ${withOnwardMoves(choice.ways)}: ${someOf(choice.some)}.`,
      tieRules[choice.rule](choice.to),
    ),
  onlyByRule: (choice) => sentence`${whereFrom(choice)} ${single(choice)} ${chosen(choice.to)}.`,
  byRule: (choice) => sentence`${whereFrom(choice)} ${several(choice)}.`,
};

/** What a rule of one’s own does, in a sentence for each step. @param {Hint} hint */
export const raceToldOf = (hint) => plain(passage(...raceOf(hint, hint.to, race)));

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

/** @type {StoryTexts} */
const texts = {
  choices,
  race,
  deadEnds,
  goesBack: (to) => sentence`{O cavalo} volta para ${chosen(to)}.`,
  restarts: (attempt, start, rule) =>
    sentence`A tentativa ${number(attempt)} começa em ${chosen(start)}. ${rulesInShort[rule]}`,
  closes: (from, to) =>
    sentence`Não falta {nenhuma casa}, e o início fica a um lance de ${square(from)}. O lance para ${chosen(to)} fecha o passeio.`,
  methods: stories,
  ending,
  passage,
};

/** One or two sentences: the next step and its reason. @type {(moment: Moment, run: Run) => Part[]} */
export const story = (moment, run) => fillSentence(storyOf(moment, run, texts), termsOf(run.piece));

/** What a step is. */
const units = { move: "lance", order: "ordem", step: "passo" };
/** The same at the beginning of a text. */
const unitsAtFirst = { move: "Lance", order: "Ordem", step: "Passo" };
/** The heading before the first of them. */
const before = {
  move: "Antes do primeiro lance",
  order: "Antes da primeira ordem",
  step: "Antes do primeiro passo",
};

/** @type {(moment: Headway, words: Record<Moment["unit"], string>) => string} */
function headway(moment, words) {
  const now = progressOf(moment);
  switch (now.kind) {
    case "of":
      return `${words[now.unit]} ${number(now.position)} de ${number(now.most)}`;
    case "visited":
      return `${words.step} ${number(now.position)} · ${number(now.visited)} de ${count(now.squares, { one: "{casa}", other: "{casas}" })}`;
    case "nothing":
      return `${words.step} 0`;
    case "so-far":
      return `${words.step} ${number(now.position)} de ${number(now.recorded)} até agora`;
    case "over":
      return `${words.step} ${number(now.position)} de ${number(now.recorded)}`;
  }
}

/**
 * The unit and the progress: "lance 17 de 63" or "ordem 4 de 40.320" if the total is known in advance. If
 * moves may be taken back, steps and visited squares differ: "passo 90 · 12 de 64 casas".
 * @type {(moment: Headway, terms?: Terms) => string}
 */
export const progress = (moment, terms = usualTerms) => fillIn(headway(moment, units), terms);

/** The same at the beginning of a text. @type {(moment: Headway, terms?: Terms) => string} */
const progressAtFirst = (moment, terms = usualTerms) =>
  fillIn(headway(moment, unitsAtFirst), terms);

/** The heading above the story. @type {(moment: Moment, terms?: Terms) => string} */
export function heading(moment, terms) {
  if (moment.done) {
    return moment.outcome?.kind === "tour" ? "Passeio encontrado" : "O fim deste percurso";
  }
  return moment.position === 0 ? before[moment.unit] : progressAtFirst(moment, terms);
}

/** The title of the window. @type {(moment: Moment, board: string, terms?: Terms) => string} */
export const title = (moment, board, terms) =>
  `${moment.position === 0 ? "Tudo pronto" : progressAtFirst(moment, terms)} · ${board} a partir de ${moment.start} · ${rooms.explore} · ${labels.title}`;

/** The question before a step. @param {Pick<Moment, "algorithm">} moment */
export const question = ({ algorithm }) =>
  algorithm === "warnsdorff" ? "Para onde a regra vai?" : "Para onde o método vai?";

/** "Lance 5" @param {Moment} moment */
const stepNamed = ({ unit, position }) => `${unitsAtFirst[unit]} ${number(position)}`;

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
  `Calculando: ${units[moment.unit]} ${number(moment.position)}, ${number(moment.counters.visited)} de ${count(moment.squares, { one: "{casa}", other: "{casas}" })}. Aperte Esc para parar.`;
