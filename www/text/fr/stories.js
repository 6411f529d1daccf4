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
  onwardMoves,
  withMoves,
  sentence,
  someOf,
  square,
  word,
  wordAtFirst,
} from "./sentence.js";
import { fillIn, fillSentence, termsOf, usualTerms } from "./terms.js";

/** How each tie-break chooses among squares with the fewest onward moves. @type {Record<TieBreakId, (to: string) => Part[]>} */
const tieRules = {
  first: (to) =>
    sentence`Pour départager, la règle prend le premier coup dans un ordre fixe : ${chosen(to)}.`,
  random: (to) => sentence`Pour départager, la règle tire au sort : ${chosen(to)}.`,
  "pohl-sum": (to) =>
    sentence`Pour départager, la règle regarde un coup plus loin et additionne les sorties. La plus petite somme est celle de ${chosen(to)}.`,
  "pohl-min": (to) =>
    sentence`Pour départager, la règle regarde un coup plus loin. C’est après ${chosen(to)} que l’on trouve le moins de sorties.`,
  roth: (to) => sentence`Pour départager, la règle va au plus loin du centre : ${chosen(to)}.`,
  "roth-random": (to) =>
    sentence`Pour départager, la règle va au plus loin du centre et tire au sort s’il le faut : ${chosen(to)}.`,
  "squirrel-cull": (to) =>
    sentence`Pour départager, la règle suit un ordre fixe pour cette partie du {plateau} : ${chosen(to)}.`,
};

/** Where tie-breaks come from. @type {Partial<Record<TieBreakId, string>>} */
const tieSources = {
  "pohl-sum":
    "I. Pohl, « A method for finding Hamilton paths and knight’s tours », Communications of the ACM, 1967.",
  "pohl-min":
    "I. Pohl, « A method for finding Hamilton paths and knight’s tours », Communications of the ACM, 1967.",
  roth: "A. Roth, « The Problem of the Knight: A Fast and Simple Algorithm », MathSource.",
  "roth-random":
    "A. Roth, « The Problem of the Knight: A Fast and Simple Algorithm », MathSource ; le tirage au sort est de nous.",
  "squirrel-cull":
    "D. Squirrel et P. Cull, « A Warnsdorff-Rule Algorithm for Knight’s Tours on Square Boards », 1996.",
};

/** Where a tie-break comes from; empty for those that need no source. @param {TieBreakId} [rule] */
export const tieSource = (rule) => (rule && tieSources[rule]) ?? "";

/** Why the knight cannot go on. @type {StoryTexts["deadEnds"]} */
const deadEnds = {
  "not-closed": (from, start) =>
    sentence`Tout est visité, mais aucun saut ne ramène de ${square(from)} à ${square(start)}.`,
  "start-cut-off": (_, start) =>
    sentence`Impasse : plus {aucune case libre} n’est à un saut du départ, ${square(start)}, et le tour ne pourrait pas se fermer.`,
  "all-tried": (from) =>
    sentence`Tous les coups depuis ${square(from)} sont essayés. Chacun a mené à une impasse.`,
  budget: () => ["Cet essai a utilisé tous ses pas."],
  "no-onward-move": (from) =>
    sentence`Impasse : {aucune case libre} n’est à un saut de ${square(from)}.`,
};

/** "De b3, le cavalier" @param {Choice} choice */
const whereFrom = ({ from, isStart }) =>
  isStart
    ? sentence`{Le cavalier} part de ${square(from)} et`
    : sentence`De ${square(from)}, {le cavalier}`;

/** "a huit coups possibles" @param {Choice} choice */
const several = ({ many, hasTried }) =>
  hasTried ? `a encore ${word(many)} coups à essayer` : `a ${word(many)} coups possibles`;

/** @param {Choice} choice */
const single = ({ hasTried }) =>
  hasTried ? "n’a plus qu’un coup à essayer :" : "n’a qu’un coup possible :";

/** The next choice. @type {ChoiceTexts} */
const choices = {
  only: (choice) =>
    sentence`${whereFrom(choice)} ${single(choice)} ${chosen(choice.to)}, ${withMoves(choice.ways)}.`,
  fewest(choice) {
    // The first says what is counted: "a1 (1 sortie), a3 (3), e3 (5)"
    const open = choice.open.map(({ square: name, ways }, i) =>
      i > 0 && ways > 0
        ? sentence`, ${square(name)} (${String(ways)})`
        : sentence`${i > 0 ? ", " : ""}${square(name)} (${onwardMoves(ways)})`,
    );
    const others =
      choice.others > 0 ? ` et ${count(choice.others, { one: "autre", other: "autres" })}` : "";
    return sentence`${whereFrom(choice)} ${several(choice)} : ${open.flat()}${others}. Le moins de sorties : ${chosen(choice.to)}.`;
  },
  tie: (choice) =>
    passage(
      sentence`${whereFrom(choice)} ${several(choice)}.`,
      sentence`${wordAtFirst(choice.tied)} sont à égalité, avec le moins de sorties (${number(choice.ways)}) : ${someOf(choice.some)}.`,
      tieRules[choice.rule](choice.to),
    ),
  allTied: (choice) =>
    passage(
      sentence`${whereFrom(choice)} ${several(choice)}, ${choice.tied === 2 ? "tous deux" : "tous"} ${withMoves(choice.ways)} : ${someOf(choice.some)}.`,
      tieRules[choice.rule](choice.to),
    ),
  onlyByRule: (choice) => sentence`${whereFrom(choice)} ${single(choice)} ${chosen(choice.to)}.`,
  byRule: (choice) => sentence`${whereFrom(choice)} ${several(choice)}.`,
};

/** What a rule of one’s own does, in a sentence for each step. @param {Hint} hint */
export const raceToldOf = (hint) => plain(passage(...raceOf(hint, hint.to, race)));

/** Tie-breaks, as a sentence. */
const rulesInShort = /** @type {Record<TieBreakId | "own", string>} */ ({
  first: "Il départage les égalités par un ordre fixe des sauts.",
  random: "Il départage les égalités au hasard.",
  "pohl-sum": "Il départage les égalités par la plus petite somme un coup plus loin.",
  "pohl-min": "Il départage les égalités par le plus petit nombre un coup plus loin.",
  roth: "Il départage les égalités par la distance au centre.",
  "roth-random": "Il départage les égalités par la distance au centre, puis au hasard.",
  "squirrel-cull": "Il départage les égalités selon la zone du {plateau}.",
  own: "Il départage les égalités selon ta règle, puis au hasard.",
});

/** @type {StoryTexts} */
const texts = {
  choices,
  race,
  deadEnds,
  goesBack: (to) => sentence`{Le cavalier} revient en ${chosen(to)}.`,
  restarts: (attempt, start, rule) =>
    sentence`L’essai ${number(attempt)} part de ${chosen(start)}. ${rulesInShort[rule]}`,
  closes: (from, to) =>
    sentence`Tout est visité, et le départ est à un saut de ${square(from)}. Le coup vers ${chosen(to)} ferme le tour.`,
  methods: stories,
  ending,
  passage,
};

/** One or two sentences: the next step and its reason. @type {(moment: Moment, run: Run) => Part[]} */
export const story = (moment, run) => fillSentence(storyOf(moment, run, texts), termsOf(run.piece));

/** What a step is. */
const units = { move: "coup", order: "ordre", step: "étape" };
/** The same at the beginning of a sentence. */
const unitsAtFirst = { move: "Coup", order: "Ordre", step: "Étape" };

/** @param {number} n */
const squares = (n) => count(n, { one: "{case}", other: "{cases}" });

/** @type {(moment: Headway, words: Record<Moment["unit"], string>) => string} */
function headway(moment, words) {
  const now = progressOf(moment);
  switch (now.kind) {
    case "of":
      return `${words[now.unit]} ${number(now.position)} sur ${number(now.most)}`;
    case "visited":
      return `${words.step} ${number(now.position)} · ${squares(now.visited)} sur ${number(now.squares)}`;
    case "nothing":
      return `${words.step} 0`;
    case "so-far":
      return `${words.step} ${number(now.position)} sur ${number(now.recorded)} pour l’instant`;
    case "over":
      return `${words.step} ${number(now.position)} sur ${number(now.recorded)}`;
  }
}

/**
 * The unit and the progress: "coup 17 sur 63" or "ordre 4 sur 40 320" if the total is known in advance. If
 * moves may be taken back, steps and visited squares differ: "pas 90 · 12 cases sur 64".
 * @type {(moment: Headway, terms?: Terms) => string}
 */
export const progress = (moment, terms = usualTerms) => fillIn(headway(moment, units), terms);

/** The same at the beginning of a text. @type {(moment: Headway, terms?: Terms) => string} */
const progressAtFirst = (moment, terms = usualTerms) =>
  fillIn(headway(moment, unitsAtFirst), terms);

/** The heading above the story. @type {(moment: Moment, terms?: Terms) => string} */
export function heading(moment, terms) {
  if (moment.done) {
    return moment.outcome?.kind === "tour" ? "Tour trouvé" : "Fin du parcours";
  }
  return moment.position === 0
    ? `Avant le premier ${units[moment.unit]}`
    : progressAtFirst(moment, terms);
}

/** The title of the window. @type {(moment: Moment, board: string, terms?: Terms) => string} */
export const title = (moment, board, terms) =>
  `${moment.position === 0 ? "Prêt" : progressAtFirst(moment, terms)} · ${board} depuis ${moment.start} · ${rooms.explore} · ${labels.title}`;

/** The question before a step. @param {Pick<Moment, "algorithm">} moment */
export const question = ({ algorithm }) =>
  algorithm === "warnsdorff" ? "Où va la règle ?" : "Où va la méthode ?";

/** For the live region: the position of the knight, then the story. @type {(moment: Moment, run: Run) => string} */
export const spoken = (moment, run) =>
  moment.position === 0 || moment.done
    ? plain(story(moment, run))
    : `${unitsAtFirst[moment.unit]} ${number(moment.position)}. ${plain(story(moment, run))}`;

/** The same while the visitor predicts the next step. @param {Moment} moment */
export const asks = (moment) =>
  moment.position === 0
    ? question(moment)
    : `${unitsAtFirst[moment.unit]} ${number(moment.position)}, ${moment.focus}. ${question(moment)}`;

/** What a screen reader announces about the next step while a run plays. @type {Record<string, string>} */
const callouts = { tie: " Égalité.", backtrack: " Impasse.", restart: " Impasse." };

/** For the live region while a run plays: "Coup 5, f5. Égalité." @param {Moment} moment */
export const shortly = (moment) =>
  `${unitsAtFirst[moment.unit]} ${number(moment.position)}, ${moment.focus}.${callouts[moment.reason.code] ?? ""}`;

/** Shown during a long computation. @param {Moment} moment */
export const computing = (moment) =>
  `Calcul en cours : ${units[moment.unit]} ${number(moment.position)}, ${squares(moment.counters.visited)} sur ${number(moment.squares)}. Échap l’arrête.`;
