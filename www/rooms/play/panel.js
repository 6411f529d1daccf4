/**
 * The story of a game: progress, comment on the last move, verdict, onward moves as buttons, the round of
 * predictions, and the result. It shows sentences; its caller decides which.
 */

import { button, find, keepFocus, make, setAttribute } from "../../widgets/dom.js";
import { setProse, setText } from "../../widgets/dom.js";

/** Maximum number of buttons; vertices may have more moves than anyone would choose from in a list. */
const MAX_BUTTONS = 32;

/** A button with this text, or none. @typedef {{ text: string, act: () => void } | null} Offer */

/**
 * The texts to show; an empty text is hidden.
 * @typedef {object} Story
 * @property {string} heading
 * @property {string} told of the last move or hint
 * @property {boolean | null} isRight whether the prediction or the pasted tour that it is about was right
 * @property {string} how how the piece moves
 * @property {string} say what can be done
 * @property {string} verdict
 * @property {boolean} isVerdictDue whether the visitor asked for the verdict, or the position is lost
 * @property {boolean | null} isLost
 * @property {string} since
 * @property {Offer} takeBack
 * @property {string} candidates the label of the group of onward moves
 * @property {{ square: string, text: string }[]} ways the onward moves
 * @property {boolean} areWaysSeen whether these are visible, or only reachable by keyboard
 * @property {string} score of a round of predictions
 * @property {string} missed
 * @property {string} ruleRuns
 * @property {Offer} next
 * @property {{ text: string, href: string }[]} links to other rooms
 */

/**
 * @param {HTMLElement} root
 * @param {object} on
 * @param {(square: string) => void} on.pick
 */
export function createPanel(root, { pick }) {
  /** @param {string} selector */
  const part = (selector) => find(root, selector, HTMLElement);
  const heading = part("h2");
  const candidates = part(".candidates");
  const [takeBack, next] = [part(".take-back-to"), part(".next")];
  /** @type {Record<"takeBack" | "next", Offer>} */
  const offers = { takeBack: null, next: null };
  takeBack.addEventListener("click", () => offers.takeBack?.act());
  next.addEventListener("click", () => offers.next?.act());
  let shown = "";
  /** The last answers shown. @type {Record<string, string>} */
  const seen = {};

  /** @type {(selector: string, text: string) => void} */
  function tell(selector, text) {
    const element = part(selector);
    element.hidden = text === "";
    setProse(element, text);
  }

  /** Scrolls a new answer into view if it is below the window or under the bar at its bottom. @type {(name: "told" | "verdict" | "since", text: string) => void} */
  function bring(name, text) {
    if (text !== (seen[name] ?? "") && text !== "") {
      part(`.${name}`).scrollIntoView({ block: "nearest", behavior: "instant" });
    }
    seen[name] = text;
  }

  /** Marks an answer as right or wrong, by a sign. @type {(selector: string, isRight: boolean | null) => void} */
  function mark(selector, isRight) {
    setAttribute(
      part(selector),
      "data-mark",
      isRight === null ? null : isRight ? "right" : "wrong",
    );
  }

  /** @type {(control: HTMLElement, name: "takeBack" | "next", given: Offer) => void} */
  function offer(control, name, given) {
    offers[name] = given;
    if (!given && document.activeElement === control) {
      heading.focus();
    }
    control.hidden = given === null;
    setText(control, given?.text ?? "");
  }

  /** @param {Story["ways"]} ways */
  function showWays(ways) {
    const some = ways.slice(0, MAX_BUTTONS);
    const now = JSON.stringify(some);
    if (now === shown) {
      return;
    }
    shown = now;
    keepFocus(
      candidates,
      () =>
        candidates.replaceChildren(
          ...some.map(({ square, text }) => {
            const way = button(text, () => pick(square));
            way.dataset["square"] = square;
            return way;
          }),
        ),
      () => (candidates.querySelector("button") ?? heading).focus(),
    );
  }

  const links = part(".links");
  let linked = "";

  /** @param {Story["links"]} wanted */
  function showLinks(wanted) {
    const now = JSON.stringify(wanted);
    if (now !== linked) {
      linked = now;
      links.replaceChildren(
        ...wanted.map(({ text, href }) => make("li", {}, make("a", { href }, text))),
      );
    }
  }

  return {
    focus: () => heading.focus(),
    /** @param {Story} story */
    show(story) {
      setText(heading, story.heading);
      for (const name of /** @type {const} */ (["told", "say", "verdict", "since", "missed"])) {
        tell(`.${name}`, story[name]);
      }
      part(".how").hidden = story.how === "";
      setText(part(".how-it-moves"), story.how);
      mark(".told", story.isRight);
      mark(".verdict", story.isLost === null ? null : !story.isLost);
      offer(takeBack, "takeBack", story.takeBack);
      bring("told", story.told);
      bring("verdict", story.isVerdictDue ? story.verdict : "");
      bring("since", story.since);
      candidates.setAttribute("aria-label", story.candidates);
      candidates.classList.toggle("is-quiet", !story.areWaysSeen);
      candidates.hidden = story.ways.length === 0;
      showWays(story.ways);
      part(".round-score").hidden = story.score === "";
      setText(part(".score"), story.score);
      showLinks(story.links);
      part(".ending").hidden = !story.ruleRuns && !story.next && story.links.length === 0;
      setText(part(".rule-runs"), story.ruleRuns);
      offer(next, "next", story.next);
    },
  };
}
