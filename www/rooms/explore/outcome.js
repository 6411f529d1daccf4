/**
 * What a finished run leaves: for a tour its figures, and the forms in which it is copied and saved; for a closed
 * tour the square that its numbers begin on.
 *
 * @import { FinishedTour, Moment, RunSettings } from "../../pkg/knights_tour.js"
 * @import { Form as TourForm } from "../../run/tour-forms.js"
 * @import { Room } from "./state.js"
 */

import { button, keepFocus, make, setAttribute, textField } from "../../widgets/dom.js";
import { createFieldError, makeErrorLine } from "../../widgets/field-error.js";
import { boardArgument } from "../../run/board-or-graph.js";
import { galleryLink, linkTo } from "../../app/links.js";
import { MAX_PUZZLE, puzzleLink } from "../../app/puzzle-link.js";
import { verify } from "../../pkg/knights_tour.js";
import { copyText, feedback, fileName, saveText } from "../../widgets/files.js";
import { keepPanel } from "./panels.js";
import { tourForms } from "../../run/tour-forms.js";
import { labels } from "#text/words.js";
import { figuresOf, meaningOf } from "#text/figures.js";
import * as words from "#text/words.js";

/** Larger tours are not written out on the page. */
const MAX_SQUARES_SHOWN = 4096;
/** Larger ones take long enough to write that the page says so first. */
const MAX_SQUARES_AT_ONCE = 100_000;
/** The method whose tours are held against those of others. */
const FEW_TURNS = "smooth";
/** Boards up to this wide have their numbers in sight at once, and smaller graphs their vertices. */
const MAX_COLUMNS_OPEN = 12;
const MAX_VERTICES_OPEN = 144;

/** A form with its name. @typedef {Omit<TourForm, "needsBoard"> & { title: string }} Form */

/**
 * @typedef {object} On
 * @property {(square: string) => string | null} numberFrom tells what is wrong, or `null`
 * @property {() => void} pick the next click on the board says where to number from
 * @property {(kind: "svg" | "png") => void} picture saves the picture
 * @property {(text: string) => void} say for the live region
 * @property {() => void} leave puts the focus elsewhere when what had it is gone
 */

/**
 * @typedef {object} Outcome
 * @property {HTMLElement} root
 * @property {On} on
 * @property {number} run the one whose tour is shown
 * @property {string} from the square it is numbered from, so that nothing is written twice
 * @property {RunSettings} settings
 * @property {() => FinishedTour | undefined} tour written out whenever it is asked for: large ones are not kept
 * @property {boolean} isLong whether that takes long enough to say so first
 * @property {((from: string) => void)[]} renumber what to do when the numbers begin on another square
 */

/** @type {(root: HTMLElement, on: On) => Outcome} */
export const createOutcome = (root, on) => ({
  ...{ root, on, run: 0, from: "", settings: { board: "" }, isLong: false, renumber: [] },
  tour: () => undefined,
});

/** Where the keys were before the pointer picked a square. @param {Outcome} outcome */
export function focusPick({ root }) {
  const pick = root.querySelector("#pick");
  if (pick instanceof HTMLElement) {
    pick.focus();
  }
}

/** @type {(outcome: Outcome, room: Room, moment: Moment) => void} */
export function showOutcome(outcome, room, moment) {
  const { root, on } = outcome;
  const isTour = moment.outcome?.kind === "tour";
  const run = isTour ? room.run : 0;
  const from = room.numberFrom ?? moment.start;
  if (run !== outcome.run) {
    const { session, settings } = room;
    Object.assign(outcome, {
      ...{ run, from, settings, renumber: [], isLong: moment.squares > MAX_SQUARES_AT_ONCE },
      // Someone may have begun another run while this one’s tour was being prepared.
      tour: () =>
        room.session === session ? session.tour(room.numberFrom ?? undefined) : undefined,
    });
    const parts = isTour ? write(outcome, room, moment) : [];
    keepFocus(
      root,
      () => {
        root.hidden = !isTour;
        root.replaceChildren(...parts);
      },
      on.leave,
    );
  } else if (isTour && from !== outcome.from) {
    outcome.from = from;
    outcome.renumber.forEach((each) => each(from));
  }
  const pick = root.querySelector("#pick");
  if (pick) {
    setAttribute(pick, "aria-pressed", String(room.picking));
  }
}

/** Writes everything for one tour. @type {(outcome: Outcome, room: Room, moment: Moment) => HTMLElement[]} */
function write(outcome, { settings, info }, { squares, start: from, outcome: end }) {
  const isClosed = end?.kind === "tour" && end.closed;
  const isLarge = squares > MAX_SQUARES_SHOWN;
  const found = isLarge ? undefined : outcome.tour();
  const isGraph = settings.graph !== undefined;
  const say = words.sayOn(settings);
  const isOpen = isGraph ? squares <= MAX_VERTICES_OPEN : info.width <= MAX_COLUMNS_OPEN;
  // What is no board has no numbered one.
  const given = tourForms.flatMap(({ needsBoard, ...form }) =>
    isGraph && needsBoard ? [] : [{ ...form, title: say(labels[form.id]) }],
  );
  return [
    make(
      "div",
      { class: "chips" },
      ...(isLarge ? [] : leadOn(settings, from)),
      ...(isLarge || isGraph ? [] : [keeping(outcome), ...toPuzzle(outcome, squares, isClosed)]),
    ),
    ...(isClosed ? numbering(outcome, say) : []),
    panel(
      "results",
      labels.results,
      ...(isLarge ? [make("p", { class: "note" }, say(words.tooLargeToShow(squares)))] : []),
      formed(labels.picture, ...pictures(outcome)),
      ...given.map((form, i) =>
        isLarge
          ? formed(form.title, ...buttons(outcome, form))
          : section(outcome, form, i === 0 && isOpen),
      ),
    ),
    ...(found ? [...figures(found, settings), ...elsewhere(found, settings)] : []),
  ];
}

/** A line with a name and its buttons. @type {(name: string | HTMLElement, ...does: HTMLElement[]) => HTMLElement} */
function formed(name, ...does) {
  const title = typeof name === "string" ? make("span", {}, name) : name;
  return make("div", { class: "form" }, title, make("div", { class: "do" }, ...does));
}

/** The buttons that copy and save a tour. @type {(outcome: Outcome, form: Form) => HTMLElement[]} */
function buttons({ on, tour, settings, isLong }, form) {
  /** Says that something is coming, and lets it be seen. @param {HTMLElement} pressed */
  async function prepare(pressed) {
    if (isLong) {
      feedback(pressed, words.preparing);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    return tour();
  }
  const copy = button(labels.copy, async () => {
    const found = await prepare(copy);
    const isCopied = found && (await copyText(form.write(found, settings)));
    const message = isCopied ? words.copied : words.copyFailed;
    feedback(copy, message);
    on.say(message);
  });
  const save = button(labels.saveText, async () => {
    const found = await prepare(save);
    if (found) {
      const name = fileName(settings, found.squares[0] ?? "", form.file);
      saveText(name, form.write(found, settings), form.type);
      feedback(save, words.saved);
      on.say(words.saved);
    }
  });
  copy.setAttribute("aria-label", words.copyForm(form.title));
  save.setAttribute("aria-label", words.saveForm(form.title));
  return [copy, save];
}

/** The buttons that save the picture of the tour, as it is on the board. @param {Outcome} outcome */
const pictures = ({ on }) =>
  /** @type {const} */ (["svg", "png"]).map((kind) => {
    const save = button(labels[kind], () => on.picture(kind));
    save.setAttribute("aria-label", words.savePictureAs(kind));
    return save;
  });

/** Written out when it is opened. @type {(outcome: Outcome, form: Form, isOpen: boolean) => HTMLElement} */
function section(outcome, form, isOpen) {
  const { tour, settings, renumber } = outcome;
  // Long lines scroll inside, and what scrolls has to be reachable by keyboard.
  const text = make("pre", { class: form.file, tabindex: "0", "aria-label": form.title });
  const details = make("details", {}, make("summary", {}, form.title), text);
  const fill = () => {
    const found = details.open ? tour() : undefined;
    text.textContent = found ? form.write(found, settings) : "";
  };
  details.open = isOpen;
  fill();
  details.addEventListener("toggle", () => {
    if (!text.textContent) {
      fill();
    }
  });
  renumber.push(fill);
  return formed(details, ...buttons(outcome, form));
}

/** Where a closed tour’s numbers begin. @type {(outcome: Outcome, say: (text: string) => string) => HTMLElement[]} */
function numbering({ on, from, renumber }, say) {
  const field = textField({ id: "number-from" });
  const pick = button(say(labels.pickOnBoard), on.pick);
  pick.id = "pick";
  const line = makeErrorLine("number-from-error");
  const error = createFieldError(line);
  field.value = from;
  field.addEventListener("change", () => error.refuse(on.numberFrom(field.value.trim()), field));
  renumber.push((square) => {
    field.value = square;
    error.clear();
  });
  const paired = make("span", { class: "paired" }, field, pick);
  const label = make("label", { for: field.id }, labels.numberFrom);
  return [make("div", { class: "field" }, label, paired), line];
}

/** The way to where a tour on a board can be kept. @param {Outcome} outcome */
function keeping({ tour, settings, renumber }) {
  const link = make("a", { class: "pill keep-tour" }, labels.keepInGallery);
  const fill = () => {
    link.href = galleryLink(settings, tour()?.squares ?? []) ?? "";
  };
  fill();
  renumber.push(fill);
  return link;
}

/** What one may do next; the room “Count” knows no graphs, and “Compare” no joined edges. @type {(settings: RunSettings, start: string) => HTMLElement[]} */
function leadOn({ board, leaper, wrap, graph, target }, start) {
  const next = { board, leaper, wrap, graph, target, start };
  return [
    make("a", { class: "pill", href: linkTo("play", next) }, labels.playIt),
    ...(wrap === undefined
      ? [make("a", { class: "pill", href: linkTo("compare", next) }, labels.compareIt)]
      : []),
    ...(graph === undefined
      ? [
          make(
            "a",
            { class: "pill", href: linkTo("count", { board, leaper, wrap, target }) },
            labels.countAll,
          ),
        ]
      : []),
  ];
}

/** The link that makes a puzzle of the tour, with the numbers as they are now; none where it is too large, or goes over joined edges. @type {(outcome: Outcome, squares: number, isClosed: boolean) => HTMLAnchorElement[]} */
function toPuzzle({ tour, settings, renumber }, squares, isClosed) {
  if (squares > MAX_PUZZLE || settings.wrap !== undefined) {
    return [];
  }
  const link = make("a", { class: "pill to-puzzle" }, labels.toPuzzle);
  const fill = () => {
    link.href = puzzleLink(settings, tour()?.squares ?? [], isClosed) ?? "";
  };
  fill();
  renumber.push(fill);
  return [link];
}

/** A panel that stays open or closed as it was left. @type {(name: string, title: string, ...content: Node[]) => HTMLElement} */
function panel(name, title, ...content) {
  const summary = make("summary", {}, title);
  const made = make("details", { class: "panel", "data-panel": name }, summary, ...content);
  keepPanel(made);
  return made;
}

/** The figures of the tour, each with what it means. @type {(tour: FinishedTour, settings: RunSettings) => HTMLElement[]} */
function figures({ squares, closed }, settings) {
  const { statistics } = verify(boardArgument(settings), squares, settings.leaper);
  if (!statistics) {
    return [];
  }
  const rows = figuresOf(statistics, closed).map(({ id, name, value }) =>
    make(
      "div",
      {},
      make("dt", {}, name),
      make("dd", {}, value),
      make("dd", { class: "meaning" }, meaningOf(id)),
    ),
  );
  return [panel("figures", labels.figures, make("dl", { class: "figures" }, ...rows))];
}

/** What other methods make of the board, where few turns were asked for. @type {(tour: FinishedTour, settings: RunSettings) => HTMLElement[]} */
function elsewhere({ squares }, settings) {
  if (settings.algorithm !== FEW_TURNS) {
    return [];
  }
  const host = make("div", { class: "turns-elsewhere scrolls" });
  const details = make("details", {}, make("summary", {}, labels.turnsElsewhere), host);
  details.addEventListener("toggle", async () => {
    if (details.open && !host.firstChild) {
      const { showElsewhere } = await import("./turns-elsewhere.js");
      await showElsewhere(host, settings, squares);
    }
  });
  return [details];
}
