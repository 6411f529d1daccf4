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
  withOnwardMoves,
  word,
} from "./sentence.js";
import { fillIn, fillSentence, termsOf, usualTerms } from "./terms.js";

/** How each tie-break chooses among squares with the fewest onward moves. @type {Record<TieBreakId, (to: string) => Part[]>} */
const tieRules = {
  first: (to) =>
    sentence`Bei Gleichstand nimmt die Regel {den ersten Knoten} einer festen Zugreihenfolge: ${chosen(to)}.`,
  random: (to) => sentence`Bei Gleichstand wählt die Regel zufällig: ${chosen(to)}.`,
  "pohl-sum": (to) =>
    sentence`Bei Gleichstand schaut die Regel einen Zug weiter und addiert die Folgezüge dort. Die kleinste Summe gehört zu ${chosen(to)}.`,
  "pohl-min": (to) =>
    sentence`Bei Gleichstand schaut die Regel einen Zug weiter. Die wenigsten Folgezüge kommen nach ${chosen(to)}.`,
  roth: (to) =>
    sentence`Bei Gleichstand zieht die Regel möglichst weit weg von der Mitte: ${chosen(to)}.`,
  "roth-random": (to) =>
    sentence`Bei Gleichstand wählt die Regel zufällig unter denen, die am weitesten von der Mitte entfernt sind: ${chosen(to)}.`,
  "squirrel-cull": (to) =>
    sentence`Bei Gleichstand folgt die Regel einer festen Reihenfolge für diesen Teil {des Bretts}: ${chosen(to)}.`,
};

/** Where tie-breaks come from. @type {Partial<Record<TieBreakId, string>>} */
const tieSources = {
  "pohl-sum":
    "I. Pohl, „A method for finding Hamilton paths and knight’s tours“, Communications of the ACM, 1967.",
  "pohl-min":
    "I. Pohl, „A method for finding Hamilton paths and knight’s tours“, Communications of the ACM, 1967.",
  roth: "A. Roth, „The Problem of the Knight: A Fast and Simple Algorithm“, MathSource.",
  "roth-random":
    "A. Roth, „The Problem of the Knight: A Fast and Simple Algorithm“, MathSource; die zufällige Wahl ist von uns.",
  "squirrel-cull":
    "D. Squirrel und P. Cull, „A Warnsdorff-Rule Algorithm for Knight’s Tours on Square Boards“, 1996.",
};

/** Where a tie-break comes from; empty for those that need no source. @param {TieBreakId} [rule] */
export const tieSource = (rule) => (rule && tieSources[rule]) ?? "";

/** Why the knight cannot go on. @type {StoryTexts["deadEnds"]} */
const deadEnds = {
  "not-closed": (from, start) =>
    sentence`{Jedes Feld} ist besucht, aber von ${square(from)} führt kein Zug nach ${square(start)}.`,
  "start-cut-off": (_, start) =>
    sentence`Sackgasse: {Kein übriges Feld} ist einen Zug vom Start ${square(start)} entfernt. Die Tour könnte sich nicht schließen.`,
  "all-tried": (from) =>
    sentence`{Der Springer} hat von ${square(from)} aus jeden Zug versucht. Jeder führte in eine Sackgasse.`,
  budget: () => ["Dieser Versuch hat alle seine Schritte verbraucht."],
  "no-onward-move": (from) =>
    sentence`Sackgasse: Von ${square(from)} führt kein Zug {auf ein freies Feld}.`,
};

/** "Von a1 aus hat der Springer" @param {Choice} choice */
const whereFrom = ({ from, isStart }) =>
  isStart
    ? sentence`{Der Springer} beginnt auf ${square(from)}. Von dort hat {er}`
    : sentence`Von ${square(from)} aus hat {der Springer}`;

/** "acht mögliche Züge" @param {Choice} choice */
const several = ({ many, hasTried }) =>
  hasTried ? `noch ${word(many)} unversuchte {Felder}` : `${word(many)} mögliche Züge`;

/** @param {Choice} choice */
const single = ({ hasTried }) =>
  hasTried ? "nur noch {einen unversuchten Knoten}:" : "nur einen Zug: nach";

/** The next choice. @type {ChoiceTexts} */
const choices = {
  only: (choice) =>
    sentence`${whereFrom(choice)} ${single(choice)} ${chosen(choice.to)}, ${withOnwardMoves(choice.ways)}.`,
  fewest(choice) {
    // The first says what is counted: "a1 mit 1 Folgezug, a3 mit 3, e3 mit 5"
    const open = choice.open.map(({ square: name, ways }, i) =>
      i > 0 && ways > 0
        ? sentence`, ${square(name)} mit ${String(ways)}`
        : sentence`${i > 0 ? ", " : ""}${square(name)} ${withOnwardMoves(ways)}`,
    );
    const others = choice.others > 0 ? ` und noch ${number(choice.others)}` : "";
    return sentence`${whereFrom(choice)} ${several(choice)}: ${open.flat()}${others}. Die wenigsten Folgezüge: ${chosen(choice.to)}.`;
  },
  tie: (choice) =>
    passage(
      sentence`${whereFrom(choice)} ${several(choice)}.`,
      sentence`Die wenigsten Folgezüge, je ${number(choice.ways)}, haben ${word(choice.tied)} davon: ${someOf(choice.some)}.`,
      tieRules[choice.rule](choice.to),
    ),
  allTied: (choice) =>
    passage(
      sentence`${whereFrom(choice)} ${several(choice)}, ${choice.tied === 2 ? "beide" : "alle"} ${withOnwardMoves(choice.ways)}: ${someOf(choice.some)}.`,
      tieRules[choice.rule](choice.to),
    ),
  onlyByRule: (choice) => sentence`${whereFrom(choice)} ${single(choice)} ${chosen(choice.to)}.`,
  byRule: (choice) => sentence`${whereFrom(choice)} ${several(choice)}.`,
};

/** What a rule of one’s own does, in a sentence for each step. @param {Hint} hint */
export const raceToldOf = (hint) => plain(passage(...raceOf(hint, hint.to, race)));

/** Tie-breaks, to complete "Bei Gleichstand entscheidet …". */
const rulesInShort = /** @type {Record<TieBreakId | "own", string>} */ ({
  first: "eine feste Zugreihenfolge",
  random: "der Zufall",
  "pohl-sum": "die kleinste Summe einen Zug weiter",
  "pohl-min": "die kleinste Zahl einen Zug weiter",
  roth: "der Abstand von der Mitte",
  "roth-random": "der Abstand von der Mitte, dann der Zufall",
  "squirrel-cull": "der Bereich {des Bretts}",
  own: "deine Regel, dann der Zufall",
});

/** @type {StoryTexts} */
const texts = {
  choices,
  race,
  deadEnds,
  goesBack: (to) => sentence`{Der Springer} geht zurück nach ${chosen(to)}.`,
  restarts: (attempt, start, rule) =>
    sentence`Versuch ${number(attempt)} beginnt auf ${chosen(start)}. Bei Gleichstand entscheidet ${rulesInShort[rule]}.`,
  closes: (from, to) =>
    sentence`{Jedes Feld} ist besucht, und der Start ist einen Zug von ${square(from)} entfernt. Der Zug nach ${chosen(to)} schließt die Tour.`,
  methods: stories,
  ending,
  passage,
};

/** One or two sentences: the next step and its reason. @type {(moment: Moment, run: Run) => Part[]} */
export const story = (moment, run) => fillSentence(storyOf(moment, run, texts), termsOf(run.piece));

/** What a step is. */
const units = { move: "Zug", order: "Reihenfolge", step: "Schritt" };

/** @param {Headway} moment */
function headway(moment) {
  const now = progressOf(moment);
  switch (now.kind) {
    case "of":
      return `${units[now.unit]} ${number(now.position)} von ${number(now.most)}`;
    case "visited":
      return `Schritt ${number(now.position)} · ${number(now.visited)} von ${count(now.squares, { one: "{Feld}", other: "{Feldern}" })}`;
    case "nothing":
      return "Schritt 0";
    case "so-far":
      return `Schritt ${number(now.position)} von bisher ${number(now.recorded)}`;
    case "over":
      return `Schritt ${number(now.position)} von ${number(now.recorded)}`;
  }
}

/**
 * The unit and the progress: "Zug 17 von 63" or "Reihenfolge 4 von 40.320" if the total is known in advance. If
 * moves may be taken back, steps and visited squares differ: "Schritt 90 · 12 von 64 Feldern".
 * @type {(moment: Headway, terms?: Terms) => string}
 */
export const progress = (moment, terms = usualTerms) => fillIn(headway(moment), terms);

const beforeFirst = {
  move: "Vor dem ersten Zug",
  order: "Vor der ersten Reihenfolge",
  step: "Vor dem ersten Schritt",
};

/** The heading above the story. @type {(moment: Moment, terms?: Terms) => string} */
export function heading(moment, terms) {
  if (moment.done) {
    return moment.outcome?.kind === "tour" ? "Tour gefunden" : "Das Ende dieses Laufs";
  }
  return moment.position === 0 ? beforeFirst[moment.unit] : progress(moment, terms);
}

/** The title of the window. @type {(moment: Moment, board: string, terms?: Terms) => string} */
export const title = (moment, board, terms) =>
  `${moment.position === 0 ? "Bereit" : progress(moment, terms)} · ${board} von ${moment.start} aus · ${rooms.explore} · ${labels.title}`;

/** The question before a step. @param {Pick<Moment, "algorithm">} moment */
export const question = ({ algorithm }) =>
  algorithm === "warnsdorff" ? "Wohin zieht die Regel?" : "Wohin zieht das Verfahren?";

/** For the live region: the position of the knight, then the story. @type {(moment: Moment, run: Run) => string} */
export const spoken = (moment, run) =>
  moment.position === 0 || moment.done
    ? plain(story(moment, run))
    : `${units[moment.unit]} ${number(moment.position)}. ${plain(story(moment, run))}`;

/** The same while the visitor predicts the next step. @param {Moment} moment */
export const asks = (moment) =>
  moment.position === 0
    ? question(moment)
    : `${units[moment.unit]} ${number(moment.position)}, ${moment.focus}. ${question(moment)}`;

/** What a screen reader announces about the next step while a run plays. @type {Record<string, string>} */
const callouts = { tie: " Gleichstand.", backtrack: " Sackgasse.", restart: " Sackgasse." };

/** For the live region while a run plays: "Zug 5, f5. Gleichstand." @param {Moment} moment */
export const shortly = (moment) =>
  `${units[moment.unit]} ${number(moment.position)}, ${moment.focus}.${callouts[moment.reason.code] ?? ""}`;

/** Shown during a long computation. @param {Moment} moment */
export const computing = (moment) =>
  `Berechnung läuft: ${units[moment.unit]} ${number(moment.position)}, ${number(moment.counters.visited)} von ${count(moment.squares, { one: "{Feld}", other: "{Feldern}" })} besucht. Esc bricht ab.`;
