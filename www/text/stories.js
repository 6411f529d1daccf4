/**
 * The stories of a run: each step of Warnsdorff’s rule and its reason, and the progress. For the steps of
 * other methods see `methods.js`, for results `outcomes.js`.
 * @import { Hint, Moment, TieBreakId } from "../pkg/knights_tour.js"
 * @import { ChoiceTexts } from "./choice.js"
 * @import { Part, Terms } from "./language.js"
 * @import { Headway, Run, StoryTexts } from "./story.js"
 */

import { raceOf } from "./choice.js";
import { progressOf, storyOf } from "./story.js";
import { labels, rooms } from "#text/labels.js";
import { stories } from "#text/methods.js";
import { ending } from "#text/outcomes.js";
import { race } from "#text/rule.js";
import { passage, plain } from "#text/sentence.js";
import { fillIn, fillSentence, termsOf, usualTerms } from "#text/terms.js";
import * as messages from "#messages/stories.js";
import { rulesInShort, tieRules } from "#messages/stories.js";

/** @type {Partial<Record<TieBreakId, string>>} */
const tieSources = messages.tieSources;

/** @type {Record<string, string>} */
const callouts = messages.callouts;

/** Where a tie-break comes from; empty for those that need no source. @param {TieBreakId} [rule] */
export const tieSource = (rule) => (rule && tieSources[rule]) ?? "";

/** Why the knight cannot go on. @type {StoryTexts["deadEnds"]} */
const deadEnds = {
  "not-closed": (from, start) => messages.deadEnds["not-closed"]({ start, from }),
  "start-cut-off": (_, start) => messages.deadEnds["start-cut-off"]({ start }),
  "all-tried": (from) => messages.deadEnds["all-tried"]({ from }),
  budget: () => messages.deadEnds.budget,
  "no-onward-move": (from) => messages.deadEnds["no-onward-move"]({ from }),
};

/** The next choice. @type {ChoiceTexts} */
const choices = {
  only: messages.choices.only,
  fewest(choice) {
    // The first says what is counted: "a1 with 1 onward move, a3 with 3, e3 with 5"
    const counted = choice.open.findIndex(({ ways }) => ways > 0);
    const open = choice.open.flatMap((each, i) =>
      messages.choices.open({ ...each, isFirst: i === 0, isFirstWithAny: i === counted }),
    );
    return messages.choices.fewest({ ...choice, open });
  },
  tie: (choice) => passage(messages.choices.tie(choice), tieRules[choice.rule](choice)),
  allTied: (choice) => passage(messages.choices.allTied(choice), tieRules[choice.rule](choice)),
  onlyByRule: messages.choices.onlyByRule,
  byRule: messages.choices.byRule,
};

/** What a rule of one’s own does, in a sentence for each step. @param {Hint} hint */
export const raceToldOf = (hint) => plain(passage(...raceOf(hint, hint.to, race)));

/** @type {StoryTexts} */
const texts = {
  choices,
  race,
  deadEnds,
  goesBack: (to) => messages.texts.goesBack({ to }),
  restarts: (attempt, start, rule) =>
    messages.texts.restarts({ attempt, start, rulesInShort: rulesInShort[rule] }),
  closes: (from, to) => messages.texts.closes({ from, to }),
  methods: stories,
  ending,
  passage,
};

/** One or two sentences: the next step and its reason. @type {(moment: Moment, run: Run) => Part[]} */
export const story = (moment, run) => fillSentence(storyOf(moment, run, texts), termsOf(run.piece));

/** @type {(moment: Headway, isAtFirst: boolean) => string} */
function headway(moment, isAtFirst) {
  const now = progressOf(moment);
  switch (now.kind) {
    case "of":
      return messages.headway.of({ ...now, isAtFirst });
    case "visited":
      return messages.headway.visited({ ...now, isAtFirst });
    case "nothing":
      return messages.headway.nothing({ isAtFirst });
    case "so-far":
      return messages.headway.soFar({ ...now, isAtFirst });
    case "over":
      return messages.headway.over({ ...now, isAtFirst });
  }
}

/**
 * The unit and the progress: "move 17 of 63" or "order 4 of 40,320" if the total is known in advance. If
 * moves may be taken back, steps and visited squares differ: "step 90 · 12 of 64 squares".
 * @type {(moment: Headway, terms?: Terms) => string}
 */
export const progress = (moment, terms = usualTerms) => fillIn(headway(moment, false), terms);

/** The same at the beginning of a text. @type {(moment: Headway, terms?: Terms) => string} */
const progressAtFirst = (moment, terms = usualTerms) => fillIn(headway(moment, true), terms);

/** The heading above the story. @type {(moment: Moment, terms?: Terms) => string} */
export function heading(moment, terms) {
  if (moment.done) {
    return moment.outcome?.kind === "tour" ? messages.heading.tour : messages.heading.over;
  }
  return moment.position === 0
    ? messages.heading.before({ unit: moment.unit })
    : progressAtFirst(moment, terms);
}

/** The title of the window. @type {(moment: Moment, board: string, terms?: Terms) => string} */
export const title = (moment, board, terms) =>
  messages.title({
    progress: moment.position === 0 ? messages.ready : progressAtFirst(moment, terms),
    board,
    start: moment.start,
    room: rooms.explore,
    page: labels.title,
  });

/** The question before a step. @param {Pick<Moment, "algorithm">} moment */
export const question = ({ algorithm }) => messages.question({ algorithm });

/** For the live region: the position of the knight, then the story. @type {(moment: Moment, run: Run) => string} */
export function spoken(moment, run) {
  const told = plain(story(moment, run));
  const { unit, position } = moment;
  return position === 0 || moment.done ? told : messages.spoken({ unit, position, story: told });
}

/** The same while the visitor predicts the next step. @param {Moment} moment */
export function asks({ unit, position, focus, algorithm }) {
  const asked = question({ algorithm });
  return position === 0 ? asked : messages.asks({ unit, position, focus, question: asked });
}

/** For the live region while a run plays: "Move 5, f5. Tie." @param {Moment} moment */
export const shortly = ({ unit, position, focus, reason }) =>
  messages.shortly({ unit, position, focus, callout: callouts[reason.code] ?? "" });

/** Shown during a long computation. @param {Moment} moment */
export const computing = ({ unit, position, squares, counters: { visited } }) =>
  messages.computing({ unit, position, visited, squares });
