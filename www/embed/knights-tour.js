/* global HOUSE */

/**
 * `<knights-tour board="6x6" start="c3" controls>`: a run in somebody else’s page. What is shown of it is in
 * `card.js`; here is what the page around sees: attributes, properties, methods and events.
 *
 * @import { Moment, ThemeId } from "../pkg/knights_tour.js"
 * @import { Problem } from "../run/open-run.js"
 * @import { Card, Seen } from "./card.js"
 */

import { settingsIn } from "../app/run-link.js";
import { isTheme } from "../app/theme.js";
import { isCrash, messageOf } from "../run/errors.js";
import { openRun } from "../run/open-run.js";
import { notLoaded } from "#text/embed.js";
import { crashed, labels } from "#text/words.js";
import { fillWords, find, setAttribute } from "../widgets/dom.js";
import { attributeOf, attributes, elementEntries, readAttributes } from "./attributes.js";
import { createCard } from "./card.js";
import { followPage } from "./page-theme.js";
import { crashes, startSolver } from "./solver.js";

const TAG = "knights-tour";

/** Elements this near to what is seen are made ready. */
const NEARBY = "300px";
/** Squares of the largest board whose tour is part of the “finish” event. */
const MAX_TOLD = 4096;

/** What scripts can set, each with an attribute. */
const properties = [...elementEntries, "controls"];

/** Made when the first element is. A page’s policy may want to know who writes markup. */
const house = (() => {
  /** @type {{ sheet: CSSStyleSheet, content: DocumentFragment } | undefined} */
  let made;
  function make() {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(HOUSE.style);
    const template = document.createElement("template");
    /** @type {{ createPolicy: (name: string, rules: { createHTML: (text: string) => string }) => { createHTML: (text: string) => string } } | undefined} */
    const types = Reflect.get(globalThis, "trustedTypes");
    const policy = types?.createPolicy(TAG, { createHTML: (text) => text });
    template.innerHTML = policy?.createHTML(HOUSE.markup) ?? HOUSE.markup;
    fillWords(template.content, labels);
    return { sheet, content: template.content };
  }
  return () => (made ??= make());
})();

/** Where pages are rendered on a server there are no elements, and importing this does nothing. @type {typeof HTMLElement} */
const Element = globalThis.HTMLElement ?? class {};

class KnightsTour extends Element {
  /** @type {Card | null} */
  #card = null;
  /** What was seen when the element left the page or the solver crashed, and what its attributes asked for. @type {{ seen: Seen, asked: string, step: number } | null} */
  #left = null;
  /** Ends what the element does only while it is in the page. */
  #stay = new AbortController();
  #isStarting = false;
  #isSeen = false;
  #hasFinished = false;
  /** What scripts asked for before the run was there. @type {((card: Card) => void)[]} */
  #waiting = [];
  /** The settings of the run that is on, as they were asked for, and what was wrong with them. */
  #asked = "";
  /** The step that was asked for with them. */
  #step = 0;
  #shadow = this.attachShadow({ mode: "open", delegatesFocus: true });
  /** The theme that fits the page around. @type {() => ThemeId} */
  #around = () => "light";

  connectedCallback() {
    for (const name of properties) {
      this.#takeOver(name);
    }
    const { sheet, content } = house();
    this.#shadow.adoptedStyleSheets = [sheet];
    this.#shadow.replaceChildren(document.importNode(content, true));
    this.#stay = new AbortController();
    const { signal } = this.#stay;
    const probe = find(this.#shadow, ".probe", HTMLElement);
    this.#around = followPage(probe, () => this.#restyle(), signal);
    const sight = new IntersectionObserver(([entry]) => this.#see(entry?.isIntersecting ?? false));
    const nearness = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && this.#start(),
      { rootMargin: NEARBY },
    );
    const changes = new MutationObserver((records) =>
      this.#follow(records.map(({ attributeName }) => attributeName ?? "")),
    );
    sight.observe(this);
    nearness.observe(this);
    changes.observe(this, { attributeFilter: attributes });
    this.#listen();
    for (const observer of [sight, nearness, changes]) {
      signal.addEventListener("abort", () => observer.disconnect());
    }
    crashes.addEventListener("crash", () => this.#card && this.#crashed(), { signal });
    this.#restyle();
  }

  disconnectedCallback() {
    this.#stay.abort();
    this.#leave(false);
    this.#isSeen = false;
  }

  /** A property that was set before this script had run would hide ours for ever. @param {string} name */
  #takeOver(name) {
    if (Object.hasOwn(this, name)) {
      const value = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  /** Puts a fresh card in the place of the old one, whose listeners go with it. */
  #clear() {
    const fresh = document.importNode(house().content, true);
    this.#page.replaceWith(find(fresh, ".page", HTMLElement));
    this.#listen();
    this.#restyle();
  }

  #listen() {
    find(this.#shadow, ".try-again", HTMLElement).addEventListener("click", () => this.#start());
  }

  /** Starts the solver if need be, and opens the run that the attributes ask for. */
  async #start() {
    if (this.#card || this.#isStarting) {
      return;
    }
    this.#isStarting = true;
    try {
      await startSolver();
      if (this.isConnected) {
        this.#open();
      }
    } catch (error) {
      if (isCrash(error)) {
        this.#crashed();
      } else {
        this.#fail(notLoaded(messageOf(error)), "load");
      }
    } finally {
      this.#isStarting = false;
    }
  }

  #open() {
    const { state, problems } = readAttributes(this);
    const asked = JSON.stringify([settingsIn(state), problems]);
    // What the reader has made of the run since then is still there, unless another is asked for.
    const left = this.#left?.asked === asked ? this.#left : null;
    const opened = openRun(left?.seen.settings ?? settingsIn(state));
    const allProblems = left?.seen.problems ?? [...problems, ...opened.problems];
    const step = left?.step === state.step ? left.seen.position : state.step;
    [this.#asked, this.#step, this.#left] = [asked, state.step, null];
    this.#tell("");
    const card = createCard(
      this.#page,
      { ...opened, problems: allProblems },
      {
        moved: (moment) => this.#moved(moment),
        problem: (problem) => this.#problem(problem),
        theme: () => this.#theme(),
      },
    );
    this.#card = card;
    card.setControls(this.hasAttribute("controls"));
    card.setSeen(this.#isSeen);
    card.follow({ ...state, step }, true);
    this.#waiting.splice(0).forEach((act) => act(card));
  }

  /** Gives the run back, and keeps what was seen of it. @param {boolean} isLost whether the solver has crashed */
  #leave(isLost) {
    if (this.#card) {
      this.#left = { seen: this.#card.seen(isLost), asked: this.#asked, step: this.#step };
    }
    this.#card?.close();
    this.#card = null;
  }

  get #page() {
    return find(this.#shadow, ".page", HTMLElement);
  }

  /** @returns {ThemeId} */
  #theme() {
    const own = this.getAttribute("theme");
    return isTheme(own) ? own : this.#around();
  }

  #restyle() {
    const own = this.getAttribute("theme");
    const { dataset } = this.#page;
    dataset.theme = this.#theme();
    dataset.text = own === "projector" ? "large" : "usual";
    this.#card?.redraw();
  }

  /** @param {boolean} isSeen */
  #see(isSeen) {
    this.#isSeen = isSeen;
    this.#card?.setSeen(isSeen);
  }

  /** Attributes have changed. @param {string[]} changed */
  #follow(changed) {
    this.#restyle();
    const card = this.#card;
    if (!card) {
      return;
    }
    card.setControls(this.hasAttribute("controls"));
    if (changed.every((name) => name === "controls")) {
      return;
    }
    const { state, problems } = readAttributes(this);
    const asked = JSON.stringify([settingsIn(state), problems]);
    const isOther = asked !== this.#asked;
    this.#step = state.step;
    if (isOther) {
      this.#asked = asked;
      const opened = openRun(settingsIn(state));
      card.put({ ...opened, problems: [...problems, ...opened.problems] });
    }
    card.follow(state, isOther || changed.includes("step"));
  }

  /** @param {Moment} moment */
  #moved(moment) {
    const { position, done, outcome, squares, focus: square } = moment;
    this.dispatchEvent(new CustomEvent("step", { detail: { position, square, done } }));
    if (done && !this.#hasFinished) {
      const isTold = outcome?.kind === "tour" && squares <= MAX_TOLD;
      const tour = isTold ? (this.#card?.path() ?? null) : null;
      this.dispatchEvent(new CustomEvent("finish", { detail: { position, outcome, tour } }));
    }
    this.#hasFinished = done;
  }

  /** @param {Problem} problem */
  #problem({ name, message }) {
    const detail = { name: attributeOf(name), message };
    this.dispatchEvent(new CustomEvent("error", { detail }));
  }

  #crashed() {
    this.#leave(true);
    this.#fail(crashed, "crash");
  }

  /** There is no run to be seen. @type {(message: string, name: string) => void} */
  #fail(message, name) {
    this.#clear();
    this.#tell(message);
    this.#problem({ name, message });
  }

  /** Says what is wrong in the place of a run; nothing, and the run is seen. @param {string} message */
  #tell(message) {
    const problem = find(this.#shadow, ".problem", HTMLElement);
    const isFine = message === "";
    problem.hidden = isFine;
    problem.textContent = message;
    find(this.#shadow, ".try-again", HTMLElement).hidden = isFine;
    find(this.#shadow, ".card", HTMLElement).hidden = !isFine;
    // What stands between the element’s tags is for as long as there is no run.
    setAttribute(find(this.#shadow, "slot", HTMLSlotElement), "hidden", isFine ? "" : null);
  }

  /** Does something with the run, as soon as there is one. @param {(card: Card) => void} act */
  #use(act) {
    if (this.#card) {
      act(this.#card);
    } else {
      this.#waiting.push(act);
      this.#start();
    }
  }

  /** How many steps have been taken. */
  get position() {
    return this.#card?.position ?? this.#left?.seen.position ?? 0;
  }

  /** `"ready"`, `"running"`, `"seeking"`, `"paused"` or `"finished"`; `"loading"` before there is a run. */
  get phase() {
    return this.#card?.phase ?? "loading";
  }

  /** All that is known of this moment, as the module tells it; `null` before there is a run. */
  get moment() {
    return this.#card?.moment ?? null;
  }

  /** Plays from here, from the beginning where the run is at its end. */
  play() {
    this.#use((card) => card.phase === "running" || card.act("play"));
  }

  /** Stops where it is. */
  pause() {
    this.#use((card) => ["running", "seeking"].includes(card.phase) && card.act("play"));
  }

  /** Takes a step. */
  forward() {
    this.#use((card) => card.act("forward"));
  }

  /** Takes a step back. */
  back() {
    this.#use((card) => card.act("back"));
  }

  /** Goes to the beginning. */
  first() {
    this.#use((card) => card.act("first"));
  }

  /** Goes to the end. */
  last() {
    this.#use((card) => card.act("last"));
  }

  /** Goes to a step. @param {number} position */
  seek(position) {
    this.#use((card) => card.seek(position));
  }
}

// Every word of a link is a property, and shows in its attribute.
for (const word of elementEntries) {
  const attribute = attributeOf(word);
  Object.defineProperty(KnightsTour.prototype, word, {
    configurable: true,
    enumerable: true,
    /** @this {KnightsTour} */
    get() {
      return this.getAttribute(attribute);
    },
    /** @this {KnightsTour} @param {unknown} value */
    set(value) {
      setAttribute(this, attribute, value === null || value === undefined ? null : String(value));
    },
  });
}
Object.defineProperty(KnightsTour.prototype, "controls", {
  configurable: true,
  enumerable: true,
  /** @this {KnightsTour} */
  get() {
    return this.hasAttribute("controls");
  },
  /** @this {KnightsTour} @param {unknown} value */
  set(value) {
    this.toggleAttribute("controls", Boolean(value));
  },
});

if (globalThis.customElements && !customElements.get(TAG)) {
  customElements.define(TAG, KnightsTour);
}
