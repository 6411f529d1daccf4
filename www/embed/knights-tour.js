/* global HOUSE */

/**
 * `<knights-tour board="6x6" start="c3" controls>`: a run in somebody else’s page. What is shown of it is in
 * `card.js`; here is what the page around sees: attributes, properties, methods and events.
 *
 * @import { Moment, ThemeId } from "../pkg/knights_tour.js"
 * @import { RunState } from "../app/run-link.js"
 * @import { Problem } from "../run/open-run.js"
 * @import { Card, Seen } from "./card.js"
 * @import { Inside } from "./inside.js"
 */

import { insides } from "#insides";
import { closest } from "../app/choose-language.js";
import { settingsIn } from "../app/run-link.js";
import { wasmHere } from "../run/preflight.js";
import { isTheme } from "../app/theme.js";
import { isCrash } from "../run/thrown.js";
import { trustedMarkup } from "../run/trusted-types.js";
import { fitShape } from "../widgets/canvas.js";
import { find, isA, setAttribute } from "../widgets/dom.js";
import { attributeOf, attributes, flags, sidesOf, values } from "./attributes.js";
import { inside as english } from "./inside.js";
import { followPage } from "./page-theme.js";

const TAG = "knights-tour";

/** Elements this near to what is seen are made ready. */
const NEARBY = "300px";
/** Squares of the largest board whose tour is part of the “finish” event. */
const MAX_TOLD = 4096;

/** What scripts can set, each with an attribute. */
const properties = [...values, ...Object.keys(flags), "play"];

/** The markup of elements in a language, once one of them has it. @type {Map<Inside, DocumentFragment>} */
const houses = new Map();

/** A document adopts no style sheet that was made in another one. @type {WeakMap<Document, CSSStyleSheet>} */
const sheets = new WeakMap();

/** The look of elements in a document that a window shows. @param {Document} owner */
function sheetIn(owner) {
  const Sheet = owner.defaultView?.CSSStyleSheet ?? CSSStyleSheet;
  const sheet = sheets.get(owner) ?? new Sheet();
  if (!sheets.has(owner)) {
    sheet.replaceSync(HOUSE.style);
    sheets.set(owner, sheet);
  }
  return sheet;
}

/** The inside of a language, or the English one where there is none or it cannot be had. @param {string} language */
async function insideIn(language) {
  const id = closest(language, [english.language, ...Object.keys(insides)]);
  try {
    return (await insides[id ?? ""]?.())?.inside ?? english;
  } catch (error) {
    console.error(error);
    return english;
  }
}

/** Where pages are rendered on a server there are no elements, and importing this does nothing. @type {typeof HTMLElement} */
const Element = globalThis.HTMLElement ?? class {};

class KnightsTour extends Element {
  /** @type {Card | null} */
  #card = null;
  /** In its place, where numbers are given. @type {{ close: () => void } | null} */
  #puzzle = null;
  /** What was seen when the element left the page or the solver crashed, and what its attributes asked for. @type {{ seen: Seen, asked: string, step: number } | null} */
  #left = null;
  /** Ends what the element does only while it is in the page. */
  #stay = new AbortController();
  #isStarting = false;
  #isSeen = false;
  #isOnPaper = false;
  /** Whether the run has come to the step that was asked for at first. */
  #isThere = false;
  /** Whether it has played by itself, which it does once. */
  #hasPlayed = false;
  #stillness = matchMedia("(prefers-reduced-motion: reduce)");
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
  #inside = english;

  connectedCallback() {
    for (const name of properties) {
      this.#takeOver(name);
    }
    this.#stay = new AbortController();
    try {
      this.#enter();
    } catch (error) {
      this.#problem({ name: "load", message: this.#inside.messageOf(error) });
    }
  }

  #enter() {
    this.#shadow.adoptedStyleSheets = [sheetIn(this.ownerDocument)];
    this.#shadow.replaceChildren(document.importNode(this.#house(), true));
    this.#shape();
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
    changes.observe(this, { attributeFilter: [...attributes, "lang", "givens"] });
    this.#listen();
    for (const observer of [sight, nearness, changes]) {
      signal.addEventListener("abort", () => observer.disconnect());
    }
    addEventListener("beforeprint", () => this.#print(true), { signal });
    addEventListener("afterprint", () => this.#print(false), { signal });
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

  #house() {
    const markup = trustedMarkup(HOUSE.markup);
    const made = houses.get(this.#inside) ?? this.#inside.furnish(markup);
    houses.set(this.#inside, made);
    return made;
  }

  /** The language of the element, which may be that of what is around it. */
  get #language() {
    /** @type {Element | undefined} */
    let around = this;
    while (around) {
      const said = around.closest("[lang]");
      if (said) {
        return said.getAttribute("lang") ?? "";
      }
      const root = around.getRootNode();
      around = isA(root, ShadowRoot) ? root.host : undefined;
    }
    return "";
  }

  /** Keeps the place of the board until there is one. */
  #shape() {
    const { width, height } =
      this.getAttribute("graph") === null
        ? sidesOf(this.getAttribute("board"))
        : { width: 1, height: 1 };
    fitShape(find(this.#shadow, ".place", HTMLElement), width, height);
  }

  /** Puts a fresh card in the place of the old one, whose listeners go with it. */
  #clear() {
    const fresh = document.importNode(this.#house(), true);
    this.#page.replaceWith(find(fresh, ".page", HTMLElement));
    this.#shape();
    this.#listen();
    this.#restyle();
  }

  #listen() {
    find(this.#shadow, ".try-again", HTMLElement).addEventListener("click", () => this.#start());
  }

  /** Starts the solver if need be, and opens the run that the attributes ask for. */
  async #start() {
    if (this.#card || this.#puzzle || this.#isStarting) {
      return;
    }
    this.#isStarting = true;
    try {
      /** @type {Inside} */
      let inside;
      do {
        inside = await insideIn(this.#language);
        if (inside !== this.#inside) {
          this.#inside = inside;
          this.#clear();
        }
        await inside.startSolver();
        // It may have been given another language meanwhile.
      } while (inside !== (await insideIn(this.#language)));
      if (this.isConnected) {
        const crashed = () => (this.#card ?? this.#puzzle) && this.#crashed();
        inside.crashes.addEventListener("crash", crashed, { signal: this.#stay.signal });
        await this.#openAny();
      }
    } catch (error) {
      if (isCrash(error)) {
        this.#crashed();
      } else {
        const why = { fine: this.#inside.messageOf(error), ...this.#inside.noWasm };
        this.#fail(this.#inside.notLoaded(why[wasmHere()]), "load");
      }
    } finally {
      this.#isStarting = false;
    }
  }

  /** Opens a puzzle where numbers are given, and else a run. */
  async #openAny() {
    const givens = this.getAttribute("givens");
    if (givens === null) {
      this.#open();
      return;
    }
    const openPuzzleHere = await this.#inside.puzzle();
    const { leaper, target } = settingsIn(this.#inside.readAttributes(this).state);
    this.#show("ready");
    this.#puzzle = await openPuzzleHere(this.#page, { givens, leaper, target }, (problem) =>
      this.#problem(problem),
    );
  }

  #open() {
    const { createCard, openShown, readAttributes } = this.#inside;
    const { state, problems } = readAttributes(this);
    const asked = this.#wish(state, problems);
    // What the reader has made of the run since then is still there, unless another is asked for.
    const left = this.#left?.asked === asked ? this.#left : null;
    const settings = left?.seen.settings ?? settingsIn(state);
    const opened = openShown(settings, this.#is("playable"), left?.seen.moves);
    const allProblems = left?.seen.problems ?? [...problems, ...opened.problems];
    const step = left?.step === state.step ? left.seen.position : state.step;
    [this.#asked, this.#step, this.#left] = [asked, state.step, null];
    this.#show("ready");
    const card = createCard(
      this.#page,
      { ...opened, problems: allProblems },
      {
        moved: (moment) => this.#moved(moment),
        problem: (problem) => this.#problem(problem),
        theme: () => this.#theme(),
        arrived: () => this.#arrive(),
        loops: () => this.#is("loop"),
      },
    );
    this.#card = card;
    card.setControls(this.#is("controls"));
    card.setSeen(this.#isSeen);
    card.setSpeed(state.speed);
    card.follow({ ...state, step }, true);
  }

  /** What was asked for meanwhile begins at the step that was asked for. */
  #arrive() {
    this.#isThere = true;
    this.#waiting.splice(0).forEach((act) => this.#use(act));
    this.#playFirst();
  }

  /** What is asked for, to tell it from what else may be. @type {(state: RunState, problems: Problem[]) => string} */
  #wish(state, problems) {
    return JSON.stringify([settingsIn(state), problems, this.#is("playable")]);
  }

  /** Plays by itself, once it is seen; for readers who want things to keep still, not before they ask for it. */
  #playFirst() {
    const isDue = this.#is("autoplay") && !this.#is("playable") && this.#isSeen && !this.#hasPlayed;
    if (isDue && this.#isThere && !this.#stillness.matches) {
      this.#hasPlayed = true;
      this.play();
    }
  }

  /** Paper is white, and shows also what nobody has scrolled to yet. @param {boolean} isPrinting */
  #print(isPrinting) {
    this.#isOnPaper = isPrinting;
    if (isPrinting && !this.#card && this.#inside.isStarted() && this.checkVisibility()) {
      this.#open();
    }
    this.#restyle();
    this.#card?.print(isPrinting);
  }

  /** Gives the run back, and keeps what was seen of it. @param {boolean} isLost whether the solver has crashed */
  #leave(isLost) {
    if (this.#card) {
      const seen = this.#card.seen(isLost);
      this.#left = { seen, asked: this.#asked, step: this.#step };
      if (seen.isPlaying) {
        this.#waiting.push((card) => card.act("play"));
      }
    }
    this.#card?.close();
    this.#puzzle?.close();
    this.#card = this.#puzzle = null;
    this.#isThere = false;
  }

  get #page() {
    return find(this.#shadow, ".page", HTMLElement);
  }

  /** @param {keyof typeof flags} flag */
  #is(flag) {
    return this.hasAttribute(flags[flag]);
  }

  /** @returns {ThemeId} */
  #theme() {
    const own = this.getAttribute("theme");
    return this.#isOnPaper ? "projector" : isTheme(own) ? own : this.#around();
  }

  #restyle() {
    const own = this.getAttribute("theme");
    const { classList, dataset } = this.#page;
    classList.toggle("has-controls", this.#is("controls"));
    classList.toggle("is-game", this.#is("playable") || this.hasAttribute("givens"));
    classList.toggle("plays-alone", this.#is("autoplay"));
    this.#page.lang = this.#inside.language;
    dataset.theme = this.#theme();
    dataset.text = own === "projector" ? "large" : "usual";
    this.#card?.redraw();
  }

  /** @param {boolean} isSeen */
  #see(isSeen) {
    this.#isSeen = isSeen;
    this.#card?.setSeen(isSeen);
    this.#playFirst();
  }

  /** Attributes have changed. @param {string[]} changed */
  #follow(changed) {
    this.#restyle();
    const card = this.#card;
    if (!card && !this.#puzzle) {
      return;
    }
    if (changed.some((name) => ["lang", "givens"].includes(name))) {
      this.#leave(false);
      this.#clear();
      this.#start();
      return;
    }
    if (!card) {
      return;
    }
    card.setControls(this.#is("controls"));
    this.#playFirst();
    if (changed.every((name) => ["controls", "autoplay", "loop"].includes(name))) {
      return;
    }
    const { openShown, readAttributes } = this.#inside;
    const { state, problems } = readAttributes(this);
    const asked = this.#wish(state, problems);
    const isOther = asked !== this.#asked;
    this.#step = state.step;
    if (isOther) {
      this.#asked = asked;
      this.#hasPlayed = false;
      const opened = openShown(settingsIn(state), this.#is("playable"));
      card.put({ ...opened, problems: [...problems, ...opened.problems] });
    }
    if (changed.includes("speed")) {
      card.setSpeed(state.speed);
    }
    card.follow(state, isOther || changed.includes("step"));
    this.#playFirst();
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
    this.#fail(this.#inside.crashed, "crash");
  }

  /** There is no run to be seen. @type {(message: string, name: string) => void} */
  #fail(message, name) {
    this.#clear();
    this.#show("failed", message);
    this.#problem({ name, message });
  }

  /** Shows the run, or says what is wrong in its place. @type {(what: "ready" | "failed", message?: string) => void} */
  #show(what, message = "") {
    const [page, hasFailed] = [this.#page, what === "failed"];
    const problem = find(page, ".problem", HTMLElement);
    const card = find(page, ".card", HTMLElement);
    problem.hidden = find(page, ".try-again", HTMLElement).hidden = !hasFailed;
    problem.textContent = message;
    card.hidden = hasFailed;
    card.classList.remove("is-waiting");
    // What stands between the element’s tags is for as long as there is no run.
    const slot = find(page, "slot", HTMLSlotElement);
    slot.hidden = !hasFailed;
    if (hasFailed) {
      page.append(slot);
    }
  }

  /** Does something with the run, as soon as there is one. @param {(card: Card) => void} act */
  #use(act) {
    if (this.#card && this.#isThere) {
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
for (const word of values) {
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
for (const [property, attribute] of Object.entries(flags)) {
  Object.defineProperty(KnightsTour.prototype, property, {
    configurable: true,
    enumerable: true,
    /** @this {KnightsTour} */
    get() {
      return this.hasAttribute(attribute);
    },
    /** @this {KnightsTour} @param {unknown} value */
    set(value) {
      this.toggleAttribute(attribute, Boolean(value));
    },
  });
}

// React and others set the property of an attribute’s name where there is one, and `play` is a method’s.
const { play } = KnightsTour.prototype;
Object.defineProperty(KnightsTour.prototype, flags.playable, {
  configurable: true,
  get: () => play,
  /** @this {KnightsTour} @param {unknown} value */
  set(value) {
    this.toggleAttribute(flags.playable, Boolean(value));
  },
});

if (globalThis.customElements && !customElements.get(TAG)) {
  customElements.define(TAG, KnightsTour);
}
