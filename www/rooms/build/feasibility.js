/**
 * Whether a tour is possible on this board: the answer and its reason for each kind of tour, and a button to
 * search where it is unknown.
 * @import { Leaps, SquareName, Target } from "../../pkg/knights_tour.js"
 * @import { Finding } from "./find-out.js"
 * @import { Question } from "../../jobs/find-out.js"
 */

import { button, make } from "../../widgets/dom.js";
import { feasibilityInWords, rememberTour } from "../../run/feasibility.js";
import { galleryLink, tourLink } from "../../app/links.js";
import { createFindOut } from "./find-out.js";
import * as words from "#text/build.js";
import { between, labels as shared } from "#text/words.js";

/** @type {readonly Target[]} */
const targets = ["open", "closed"];

/** The board and the piece in question. @typedef {Omit<Question, "target">} Subject */

/** A button whose accessible name includes the kind of tour, because each kind has such a button. @type {(text: string, name: string, act: () => void) => HTMLButtonElement} */
function named(text, name, act) {
  const made = button(text, act);
  made.setAttribute("aria-label", name);
  return made;
}

/** @type {(target: Target, begin: () => void) => HTMLButtonElement} */
const findOut = (target, begin) => named(words.findOut, words.findOutOf(target), begin);

/**
 * @typedef {object} Feasibility
 * @property {HTMLElement} root
 * @property {HTMLElement} heading
 * @property {{ found: () => void, say: (text: string, about: string) => void }} on
 * @property {ReturnType<typeof createFindOut>} search
 * @property {Subject | null} subject
 * @property {readonly string[]} told the last announced verdicts
 * @property {SquareName[]} tour the last tour found
 */

/**
 * @param {HTMLElement} root
 * @param {HTMLElement} heading receives the focus when the focused element disappears
 * @param {object} on
 * @param {() => void} on.found called when another tour is to be drawn
 * @param {(text: string, about: string) => void} on.say for the live region
 */
export function createFeasibility(root, heading, on) {
  const search = createFindOut((target, finding) => changed(shown, target, finding));
  /** @type {Feasibility} */
  const shown = { root, heading, on, search, subject: null, told: [], tour: [] };
  return {
    /** The tour found on this board; a closed one ends with its start again. */
    tour: () => shown.tour,
    /** Prepares for a change of the board. */
    forget() {
      shown.tour = [];
    },
    /** Shows the answers for a board, and returns the squares to highlight. @type {(board: string, leaper: Leaps, start: string | undefined) => string[]} */
    show(board, leaper, start) {
      const about = { board, leaper, ...(start !== undefined && { start }) };
      search.use(board, leaper);
      shown.subject = about;
      const { verdicts, marked } = render(shown, about);
      tell(shown, verdicts);
      return marked;
    },
    /** Shows that there is no board yet. */
    showNothing() {
      shown.subject = null;
      root.replaceChildren(make("p", { class: "note" }, words.noSquares));
      tell(shown, [words.noSquares]);
    },
  };
}

/** @type {(shown: Feasibility, target: Target, finding: Finding) => void} */
function changed(shown, target, finding) {
  const { root, on, subject } = shown;
  if (!subject) {
    return;
  }
  if (finding.kind === "searching" && finding.fraction > 0) {
    root.querySelector("progress")?.setAttribute("value", String(finding.fraction));
    return;
  }
  if (finding.kind === "tour") {
    const [first = ""] = finding.squares;
    rememberTour(subject, target === "closed", first);
    shown.tour = target === "closed" ? [...finding.squares, first] : finding.squares;
    on.found();
  }
  render(shown, subject);
  if (finding.kind !== "searching") {
    on.say(words.findingOf(target, finding), `search ${target}`);
  }
}

/** The search result for an answer, or the button that starts a search. @type {(search: Feasibility["search"], about: Subject, target: Target, isUnknown: boolean) => (string | Node)[]} */
function searched(search, about, target, isUnknown) {
  const finding = search.of(target);
  const question = { ...about, target };
  const begin = () => search.begin(question);
  if (!finding) {
    return isUnknown ? [make("p", {}, findOut(target, begin))] : [];
  }
  switch (finding.kind) {
    case "searching": {
      const progress = make("progress", { value: String(finding.fraction) });
      progress.setAttribute("aria-label", words.searching);
      const cancel = named(words.cancel, words.cancelOf(target), search.cancel);
      return [make("span", { class: "searching chips" }, progress, cancel)];
    }
    case "tour": {
      const kept = galleryLink(question, finding.squares);
      return [
        between,
        words.finding(finding),
        between,
        make("a", { href: tourLink(question, finding.squares) }, words.openTour),
        ...(kept ? [between, make("a", { href: kept }, shared.keepInGallery)] : []),
      ];
    }
    default: {
      const again = finding.kind === "none" ? [] : [findOut(target, begin)];
      return isUnknown ? [make("p", {}, words.finding(finding)), ...again] : [];
    }
  }
}

/**
 * Shows it, and tells which squares to point out: what rules out every tour before what only rules out closed ones.
 * @type {(shown: Feasibility, about: Subject) => { verdicts: string[], marked: string[] }}
 */
function render({ root, heading, search }, about) {
  const { board, leaper, start } = about;
  const known = targets.map((target) => ({
    target,
    ...feasibilityInWords({ board, leaper, target }, start),
  }));
  const blamed = known.findIndex(({ marked }) => marked.length > 0);
  const rows = known.map(({ target, answer, because, marked }, i) => {
    const isUnknown = answer === "unknown";
    const verdict = isUnknown && search.of(target)?.kind === "none" ? "no" : answer;
    return make(
      "div",
      { class: "target-answer", "data-answer": verdict },
      make("dt", {}, words.tour[target], " ", make("b", {}, words.answers[verdict])),
      make(
        "dd",
        {},
        isUnknown ? words.undecided : because,
        ...(i === blamed ? [between, words.marked(marked)] : []),
        ...searched(search, about, target, isUnknown),
      ),
    );
  });
  // The focus stays at the same kind of tour.
  const focused = [...root.children].findIndex((row) => row.contains(document.activeElement));
  root.replaceChildren(...rows);
  if (focused >= 0) {
    (rows[focused]?.querySelector("button") ?? root.querySelector("button") ?? heading).focus();
  }
  const verdicts = known.map(({ target, answer, because }) =>
    words.verdict(target, answer, answer === "unknown" ? words.undecided : because),
  );
  return { verdicts, marked: known[blamed]?.marked ?? [] };
}

/** Announces the verdicts that have changed. @type {(shown: Feasibility, verdicts: readonly string[]) => void} */
function tell(shown, verdicts) {
  const before = shown.told;
  shown.told = verdicts;
  verdicts.forEach((verdict, i) => {
    if (!before.includes(verdict)) {
      shown.on.say(verdict, `verdict ${i}`);
    }
  });
}
