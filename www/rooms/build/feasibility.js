/**
 * Whether a tour is possible on this board: for each kind of tour what is known, why, and a button to
 * find out where nothing is.
 *
 * @import { SquareName, Target } from "../../pkg/knights_tour.js"
 * @import { Finding } from "./find-out.js"
 * @import { Question } from "../../jobs/find-out.js"
 */

import { button, make } from "../../widgets/dom.js";
import { feasibilityInWords, rememberTour } from "../../run/feasibility.js";
import { galleryLink, tourLink } from "../../app/tour-link.js";
import { createFindOut } from "./find-out.js";
import * as words from "../../text/build.js";
import { labels as shared } from "../../text/words.js";

/** @type {readonly Target[]} */
const targets = ["open", "closed"];

/** What is asked about. @typedef {Omit<Question, "target">} Subject */

/**
 * @param {HTMLElement} root
 * @param {HTMLElement} heading has the focus when what had it is gone
 * @param {object} on
 * @param {() => void} on.found the tour to be drawn is another one
 * @param {(text: string) => void} on.say for the live region
 */
export function createFeasibility(root, heading, on) {
  /** @type {Subject | null} */
  let subject = null;
  /** The verdict as it was told last. */
  let told = "";
  /** The tour that was found last. @type {SquareName[]} */
  let tour = [];
  const search = createFindOut(changed);

  /** @type {(target: Target, finding: Finding) => void} */
  function changed(target, finding) {
    if (!subject) {
      return;
    }
    if (finding.kind === "searching" && finding.fraction > 0) {
      const progress = root.querySelector("progress");
      progress?.setAttribute("value", String(finding.fraction));
      return;
    }
    if (finding.kind === "tour") {
      rememberTour(subject, target === "closed");
      const [first = ""] = finding.squares;
      tour = target === "closed" ? [...finding.squares, first] : finding.squares;
      on.found();
    }
    render(subject);
    const text = finding.kind === "searching" ? "" : words.finding(finding);
    if (text) {
      on.say(`${words.tour[target]}: ${text}`);
    }
  }

  /** What goes with an answer that a search gave or may give. @type {(about: Subject, target: Target, isUnknown: boolean) => (string | Node)[]} */
  function searched(about, target, isUnknown) {
    const finding = search.of(target);
    const question = { ...about, target };
    const begin = () => search.begin(question);
    if (!finding) {
      return isUnknown ? [make("p", {}, button(words.findOut, begin))] : [];
    }
    switch (finding.kind) {
      case "searching": {
        const progress = make("progress", { value: String(finding.fraction) });
        progress.setAttribute("aria-label", words.searching);
        return [
          make("span", { class: "searching" }, progress, button(words.cancel, search.cancel)),
        ];
      }
      case "tour": {
        const kept = galleryLink(question, finding.squares);
        return [
          ` ${words.finding(finding)} `,
          make("a", { href: tourLink(question, finding.squares) }, words.openTour),
          ...(kept ? [" ", make("a", { href: kept }, shared.keepInGallery)] : []),
        ];
      }
      default: {
        const again = finding.kind === "none" ? [] : [button(words.findOut, begin)];
        return isUnknown ? [make("p", {}, words.finding(finding)), ...again] : [];
      }
    }
  }

  /** Shows it, and tells which squares to point out: what rules out every tour before what only rules
   * out closed ones. @param {Subject} about */
  function render(about) {
    const { board, leaper, start } = about;
    const known = targets.map((target) => ({
      target,
      ...feasibilityInWords({ board, leaper, target }, start),
    }));
    const blamed = known.findIndex(({ marked }) => marked.length > 0);
    const rows = known.map(({ target, answer, because }, i) => {
      const isUnknown = answer === "unknown";
      const verdict = isUnknown && search.of(target)?.kind === "none" ? "no" : answer;
      return make(
        "div",
        { class: "target-answer", "data-answer": verdict },
        make("dt", {}, words.tour[target], " ", make("b", {}, words.answers[verdict])),
        make(
          "dd",
          {},
          because,
          i === blamed ? ` ${words.marked}` : "",
          ...searched(about, target, isUnknown),
        ),
      );
    });
    // The focus stays with the kind of tour that it was at.
    const focused = [...root.children].findIndex((row) => row.contains(document.activeElement));
    root.replaceChildren(...rows);
    if (focused >= 0) {
      (rows[focused]?.querySelector("button") ?? root.querySelector("button") ?? heading).focus();
    }
    const verdict = known.map((each) => words.verdict(each.target, each.answer, each.because));
    return { verdict: verdict.join(" "), marked: known[blamed]?.marked ?? [] };
  }

  /** @param {string} verdict */
  function tell(verdict) {
    if (verdict !== told) {
      told = verdict;
      on.say(verdict);
    }
  }

  return {
    /** The tour that was found on this board, a closed one with its start again at the end. */
    tour: () => tour,
    /** The board is about to change. */
    forget() {
      tour = [];
    },
    /** Tells it of a board, and which squares to point out. @type {(board: string, leaper: [number, number], start: string | undefined) => string[]} */
    show(board, leaper, start) {
      const about = { board, leaper, ...(start !== undefined && { start }) };
      search.use(board, leaper);
      subject = about;
      const { verdict, marked } = render(about);
      tell(verdict);
      return marked;
    },
    /** Says that there is nothing to ask about yet. */
    showNothing() {
      subject = null;
      root.replaceChildren(make("p", { class: "note" }, words.noSquares));
      tell(words.noSquares);
    },
  };
}
