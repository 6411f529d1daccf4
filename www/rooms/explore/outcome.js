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
import { galleryLink } from "../../app/links.js";
import { verify } from "../../pkg/knights_tour.js";
import { copyText, feedback, fileName, saveText } from "../../widgets/files.js";
import { keepPanel } from "./panels.js";
import { tourForms } from "../../run/tour-forms.js";
import { labels } from "#text/words.js";
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

/**
 * Says that something is coming, and lets it be seen.
 * @type {(pressed: HTMLElement, isLong: boolean) => Promise<void>}
 */
async function prepare(pressed, isLong) {
  if (isLong) {
    feedback(pressed, words.preparing);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
}

/** A form with its name. @typedef {Omit<TourForm, "needsBoard"> & { title: string }} Form */

/**
 * @param {HTMLElement} root
 * @param {object} on
 * @param {(square: string) => string | null} on.numberFrom tells what is wrong, or `null`
 * @param {() => void} on.pick the next click on the board says where to number from
 * @param {(kind: "svg" | "png") => void} on.picture saves the picture
 * @param {(text: string) => void} on.say for the live region
 * @param {() => void} on.leave puts the focus elsewhere when what had it is gone
 */
export function createOutcome(root, on) {
  /** The run whose tour is shown, and the square it is numbered from, so that nothing is written twice. */
  let [shown, from] = [0, ""];
  /** What to do when the numbers begin on another square. @type {((from: string) => void)[]} */
  let renumber = [];

  /** A tour is written out whenever it is asked for: large ones are not kept.
   * @type {(form: Form, tour: () => FinishedTour | undefined, settings: RunSettings, isLong: boolean) => HTMLElement} */
  function buttons(form, tour, settings, isLong) {
    const copy = button(labels.copy, async () => {
      await prepare(copy, isLong);
      const found = tour();
      const isCopied = found && (await copyText(form.write(found, settings)));
      const message = isCopied ? words.copied : words.copyFailed;
      feedback(copy, message);
      on.say(message);
    });
    const save = button(labels.saveText, async () => {
      await prepare(save, isLong);
      const found = tour();
      if (found) {
        const name = fileName(settings, found.squares[0] ?? "", form.file);
        saveText(name, form.write(found, settings), form.type);
        feedback(save, words.saved);
        on.say(words.saved);
      }
    });
    copy.setAttribute("aria-label", words.copyForm(form.title));
    save.setAttribute("aria-label", words.saveForm(form.title));
    return make("div", { class: "do" }, copy, save);
  }

  /**
   * Written out when it is opened.
   * @type {(form: Form, tour: () => FinishedTour | undefined, settings: RunSettings, isOpen: boolean) => HTMLElement}
   */
  function section(form, tour, settings, isOpen) {
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
    return make("div", { class: "form" }, details, buttons(form, tour, settings, false));
  }

  /** Where a closed tour's numbers begin. @param {(text: string) => string} say */
  function numbering(say) {
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

  /** The way to where it can be kept, unless it is too large or on no board. @type {(tour: () => FinishedTour | undefined, settings: RunSettings) => HTMLElement[]} */
  function keeping(tour, settings) {
    const link = make("a", { class: "pill keep-tour" }, labels.keepInGallery);
    const fill = () => {
      link.href = galleryLink(settings, tour()?.squares ?? []) ?? "";
    };
    fill();
    renumber.push(fill);
    return settings.graph === undefined ? [link] : [];
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
    const rows = words
      .statistics(statistics, closed)
      .map(({ id, name, value }) =>
        make(
          "div",
          {},
          make("dt", {}, name),
          make("dd", {}, value),
          make("dd", { class: "meaning" }, words.statisticMeaning(id)),
        ),
      );
    return [panel("figures", labels.figures, make("dl", { class: "figures" }, ...rows))];
  }

  /** The picture of the tour, as it is on the board. */
  function pictures() {
    const kinds = /** @type {const} */ (["svg", "png"]).map((kind) => {
      const save = button(labels[kind], () => on.picture(kind));
      save.setAttribute("aria-label", words.savePictureAs(kind));
      return save;
    });
    return make(
      "div",
      { class: "form" },
      make("span", {}, labels.picture),
      make("div", { class: "do" }, ...kinds),
    );
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

  /** Writes everything for one tour. @type {(room: Room, moment: Moment) => HTMLElement[]} */
  function write(room, { squares, outcome }) {
    const { session, settings, info } = room;
    const isClosed = outcome?.kind === "tour" && outcome.closed;
    const isLarge = squares > MAX_SQUARES_SHOWN;
    const isLong = squares > MAX_SQUARES_AT_ONCE;
    // Someone may have begun another run while this one's tour was being prepared.
    const tour = () =>
      room.session === session ? session.tour(room.numberFrom ?? undefined) : undefined;
    const found = isLarge ? undefined : tour();
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
        ...(isLarge ? [] : keeping(tour, settings)),
        make("a", { class: "pill", href: "#play?check" }, labels.checkMine),
      ),
      ...(isClosed ? numbering(say) : []),
      panel(
        "results",
        labels.results,
        ...(isLarge ? [make("p", { class: "note" }, say(words.tooLargeToShow(squares)))] : []),
        pictures(),
        ...given.map((form, i) =>
          isLarge
            ? make(
                "div",
                { class: "form" },
                make("span", {}, form.title),
                buttons(form, tour, settings, isLong),
              )
            : section(form, tour, settings, i === 0 && isOpen),
        ),
      ),
      ...(found ? [...figures(found, settings), ...elsewhere(found, settings)] : []),
    ];
  }

  return {
    /** Where the keys were before the pointer picked a square. */
    focus() {
      const pick = root.querySelector("#pick");
      if (pick instanceof HTMLElement) {
        pick.focus();
      }
    },
    /** @type {(room: Room, moment: Moment) => void} */
    show(room, moment) {
      const isTour = moment.outcome?.kind === "tour";
      const run = isTour ? room.run : 0;
      const first = room.numberFrom ?? moment.start;
      if (run !== shown) {
        [shown, from, renumber] = [run, first, []];
        const parts = isTour ? write(room, moment) : [];
        keepFocus(
          root,
          () => {
            root.hidden = !isTour;
            root.replaceChildren(...parts);
          },
          on.leave,
        );
      } else if (isTour && first !== from) {
        from = first;
        renumber.forEach((each) => each(first));
      }
      const pick = root.querySelector("#pick");
      if (pick) {
        setAttribute(pick, "aria-pressed", String(room.picking));
      }
    },
  };
}
