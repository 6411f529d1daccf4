/**
 * The form for a count: the board, the piece, and the kind of tours.
 * @import { ThemeId } from "../../pkg/knights_tour.js"
 * @import { CountRequest } from "./state.js"
 */

import { linkTo } from "../../app/links.js";
import { limitField } from "../../widgets/text-field.js";
import { drawDiagram } from "../../widgets/diagram-view.js";
import {
  createChips,
  createSurfaceChoice,
  listChoices,
  listenForSending,
  listenForSides,
  listNamed,
} from "../../widgets/choices.js";
import { find } from "../../widgets/dom.js";
import { createFieldError } from "../../widgets/field-error.js";
import { createPieceChoice } from "../../widgets/piece-picker.js";
import { boardInfo } from "../../pkg/knights_tour.js";
import { memories, route } from "./state.js";
import { boardInSmall } from "./thumbnail.js";
import * as shared from "#text/words.js";
import * as words from "#text/count.js";

/** Boards that have a button. */
const presets = ["5x5", "5x6", "6x6", "6x8", "7x7", "8x8", "10x10"];

/** Squares of the largest board with a picture. */
const MAX_PICTURED = 1024;

/** The field around a control. @type {(control: HTMLElement) => HTMLElement} */
const fieldOf = (control) => /** @type {HTMLElement} */ (control.parentElement);

/**
 * The fields for the ends of open tours.
 * @param {HTMLFormElement} form
 * @param {ReturnType<typeof createFieldError>} error
 * @param {(control: HTMLElement, changes: Partial<CountRequest>) => void} ask
 */
function createEnds(form, error, ask) {
  const start = find(form, "#count-start", HTMLInputElement);
  const copies = find(form, "#count-copies", HTMLSelectElement);
  const end = find(form, "#count-end", HTMLInputElement);
  const squareIn = (/** @type {HTMLInputElement} */ field) => field.value.trim() || undefined;
  start.addEventListener("change", () => {
    const square = squareIn(start);
    ask(start, { start: square, ...(square ? {} : { end: undefined }), upToSymmetry: false });
  });
  end.addEventListener("change", () => ask(end, { end: squareIn(end) }));
  return {
    /** Tours from a square are counted in one way, so that the others hide. @type {(request: CountRequest, others: readonly HTMLElement[]) => void} */
    show(request, others) {
      for (const field of [start, end]) {
        if (!error.isAbout(field)) {
          field.value = (field === start ? request.start : request.end) ?? "";
        }
      }
      fieldOf(start).hidden = request.target !== "open";
      fieldOf(end).hidden = fieldOf(start).hidden || request.start === undefined;
      others.forEach((each) => (fieldOf(each).hidden = request.start !== undefined));
      // Shifts along joined edges would be symmetries too.
      fieldOf(copies).hidden ||= request.wrap !== undefined;
    },
  };
}

/**
 * @param {HTMLFormElement} form
 * @param {object} on
 * @param {(changes: Partial<CountRequest>) => string | null} on.change returns what is wrong, or `null`
 */
export function createRequestForm(form, on) {
  const sides = {
    width: find(form, "#count-width", HTMLInputElement),
    height: find(form, "#count-height", HTMLInputElement),
  };
  const text = find(form, "#count-board", HTMLTextAreaElement);
  const target = find(form, "#count-target", HTMLSelectElement);
  const directed = find(form, "#count-directed", HTMLSelectElement);
  const memory = find(form, "#count-memory", HTMLSelectElement);
  const copies = find(form, "#count-copies", HTMLSelectElement);
  const error = createFieldError(find(form, "#count-error", HTMLElement));
  const picture = find(form, ".picture", HTMLElement);
  const draw = find(form, ".draw", HTMLAnchorElement);
  /** The current board. */
  let shown = { board: "8x8", width: 8, height: 8 };

  /** Requests a change; an earlier error stays unless it is about the same field. @type {(changes: Partial<CountRequest>) => string | null} what is wrong */
  function ask(changes) {
    if (
      (piece.isRefused() ? "leaper" : "board") in changes ||
      "start" in changes ||
      "end" in changes
    ) {
      error.clear();
    }
    return on.change(changes);
  }

  /** The same for the contents of a control, which keeps its text and shows the error. @type {(control: HTMLElement, changes: Partial<CountRequest>) => void} */
  function askOf(control, changes) {
    const message = ask(changes);
    if (message !== null) {
      error.refuse(message, control);
    }
  }

  function askForText() {
    if (text.value.length > longest) {
      refuseText();
    } else {
      askOf(text, { board: text.value });
    }
  }

  const chips = createChips(
    find(form, ".presets", HTMLElement),
    presets,
    words.sizeOf,
    (board, chip) => askOf(chip, { board }),
  );
  listenForSides(
    sides,
    () => shown,
    (board, side) => askOf(sides[side], { board }),
    (why, side) => error.refuse(why, sides[side]),
  );
  const longest = route.maxLength.board;
  const refuseText = () => error.refuse(shared.wrong.tooLong(longest), text);
  limitField(text, longest, refuseText);
  find(form, ".take", HTMLButtonElement).addEventListener("click", askForText);
  listenForSending(text, askForText);
  const piece = createPieceChoice(form, error, (leaper) => {
    const message = ask({ leaper });
    if (message !== null) {
      piece.refuse(message);
    }
  });
  const list = find(form, "#count-wrap", HTMLSelectElement);
  const surface = createSurfaceChoice(list, (wrap) => ask({ wrap, upToSymmetry: false }));
  listChoices(target, ["closed", "open"], (id) => shared.valueName("target", id));
  target.addEventListener("change", () =>
    askOf(target, { target: target.value === "open" ? "open" : "closed" }),
  );
  listNamed(directed, words.directions);
  listNamed(copies, words.copies);
  listChoices(memory, memories, words.memoryOf);
  memory.addEventListener("change", () => askOf(memory, { limit: Number(memory.value) }));
  directed.addEventListener("change", () =>
    askOf(directed, { directed: directed.value === "true" }),
  );
  copies.addEventListener("change", () => askOf(copies, { upToSymmetry: copies.value === "true" }));

  const ends = createEnds(form, error, askOf);

  /** @param {ThemeId} theme */
  function drawPicture(theme) {
    const isPictured = shown.width * shown.height <= MAX_PICTURED;
    picture.replaceChildren(...(isPictured ? [drawDiagram(boardInSmall(shown.board), theme)] : []));
  }

  return {
    /** @param {CountRequest} request */
    show(request) {
      const { board, leaper } = request;
      shown = { ...boardInfo(board), board };
      for (const name of /** @type {const} */ (["width", "height"])) {
        if (!error.isAbout(sides[name])) {
          sides[name].value = String(shown[name]);
        }
      }
      if (!error.isAbout(text)) {
        text.value = board.replaceAll("/", "\n");
      }
      if (!piece.isRefused()) {
        piece.show(leaper);
      }
      surface.show(request.wrap);
      target.value = request.target;
      directed.value = String(request.directed);
      copies.value = String(request.upToSymmetry);
      ends.show(request, [directed, copies]);
      memory.value = String(request.limit);
      draw.href = linkTo("build", { board, leaper });
      chips.press(board);
    },
    drawPicture,
    /** Clears the error: another board has come from elsewhere. */
    forget: error.clear,
  };
}
