/**
 * The form for a count: the board, the piece, and the kind of tours.
 * @import { ThemeId } from "../../pkg/knights_tour.js"
 * @import { CountRequest } from "./state.js"
 */

import { linkTo } from "../../app/links.js";
import { limitField } from "../../widgets/text-field.js";
import { drawDiagram } from "../../widgets/diagram-view.js";
import { find, make, setAttribute, setChoices } from "../../widgets/dom.js";
import { createFieldError } from "../../widgets/field-error.js";
import { createPieceChoice } from "../../widgets/piece-picker.js";
import { boardInfo, limits } from "../../pkg/knights_tour.js";
import { memories } from "./state.js";
import { boardInSmall } from "./thumbnail.js";
import * as shared from "#text/words.js";
import { parseInteger } from "../../widgets/parse-integer.js";
import { longestWord } from "../../app/word-lengths.js";
import * as words from "#text/count.js";

/** Boards that have a button. */
const presets = ["5x5", "5x6", "6x6", "6x8", "7x7", "8x8", "10x10"];

/** Squares of the largest board with a picture. */
const MAX_PICTURED = 1024;

/**
 * @param {HTMLFormElement} form
 * @param {object} on
 * @param {(changes: Partial<CountRequest>) => string | null} on.change returns what is wrong, or `null`
 */
export function createRequestForm(form, on) {
  const { maxSide } = limits();
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
    if ((piece.isRefused() ? "leaper" : "board") in changes) {
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

  /** Changes one side; the other stays that of the board, whatever its field contains. @param {"width" | "height"} name */
  function askForSide(name) {
    const field = sides[name];
    const squares = parseInteger(field.value, 1, maxSide);
    if (squares !== null) {
      const { width, height } = shown;
      const board = name === "width" ? `${squares}x${height}` : `${width}x${squares}`;
      askOf(field, { board });
    } else {
      error.refuse(shared.wrong.side(name, maxSide), field);
    }
  }

  function askForText() {
    if (text.value.length > longest) {
      refuseText();
    } else {
      askOf(text, { board: text.value });
    }
  }

  find(form, ".presets", HTMLElement).append(
    ...presets.map((board) => {
      const chip = make("button", { type: "button", class: "pill" }, words.sizeOf(board));
      chip.dataset.board = board;
      chip.addEventListener("click", () => askOf(chip, { board }));
      return chip;
    }),
  );
  for (const name of /** @type {const} */ (["width", "height"])) {
    sides[name].addEventListener("change", () => askForSide(name));
  }
  const longest = longestWord("board");
  const refuseText = () => error.refuse(shared.wrong.tooLong(longest), text);
  limitField(text, longest, refuseText);
  find(form, ".take", HTMLButtonElement).addEventListener("click", askForText);
  text.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      askForText();
    }
  });
  const piece = createPieceChoice(form, error, (leaper) => {
    const message = ask({ leaper });
    if (message !== null) {
      piece.refuse(message);
    }
  });
  setChoices(
    target,
    ["closed", "open"].map((id) => ({ id, name: shared.valueName("target", id) })),
  );
  target.addEventListener("change", () =>
    askOf(target, { target: target.value === "open" ? "open" : "closed" }),
  );
  for (const [list, texts] of /** @type {const} */ ([
    [directed, words.directions],
    [copies, words.copies],
  ])) {
    setChoices(
      list,
      Object.entries(texts).map(([id, name]) => ({ id, name })),
    );
  }
  setChoices(
    memory,
    memories.map((bytes) => ({ id: String(bytes), name: words.memoryOf(bytes) })),
  );
  memory.addEventListener("change", () => askOf(memory, { limit: Number(memory.value) }));
  directed.addEventListener("change", () =>
    askOf(directed, { directed: directed.value === "true" }),
  );
  copies.addEventListener("change", () => askOf(copies, { upToSymmetry: copies.value === "true" }));

  /** @param {ThemeId} theme */
  function drawPicture(theme) {
    const isPictured = shown.width * shown.height <= MAX_PICTURED;
    picture.replaceChildren(...(isPictured ? [drawDiagram(boardInSmall(shown.board), theme)] : []));
  }

  return {
    /** @type {(request: CountRequest, theme: ThemeId | undefined) => void} */
    show(request, theme) {
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
      target.value = request.target;
      directed.value = String(request.directed);
      copies.value = String(request.upToSymmetry);
      memory.value = String(request.limit);
      draw.href = linkTo("build", { board, leaper }, theme);
      for (const chip of form.querySelectorAll("[data-board]")) {
        const isThis = chip.getAttribute("data-board") === board;
        setAttribute(chip, "aria-pressed", String(isThis));
      }
    },
    drawPicture,
    /** Clears the error: another board has come from elsewhere. */
    forget: error.clear,
  };
}
