/** Turns a picture into a board: choosing the file, and the options. */

import { messageOf } from "../../run/errors.js";
import { find, setAttribute } from "../../widgets/dom.js";
import { createFieldError } from "../../widgets/field-error.js";
import { parseInteger } from "../../widgets/parse-integer.js";
import { MAX_LONGEST, readPicture, shrunk } from "./picture.js";
import { rowsOfPicture } from "./threshold.js";
import { wrong } from "#text/build.js";

/**
 * @param {HTMLElement} root
 * @param {object} on
 * @param {(rows: string[], picture: string) => void} on.board called with each board made from the picture
 */
export function createPicturePanel(root, on) {
  const file = find(root, "input[type=file]", HTMLInputElement);
  const knobs = find(root, ".knobs", HTMLElement);
  const longest = find(root, "#build-longest", HTMLInputElement);
  const threshold = find(root, "#build-threshold", HTMLInputElement);
  const light = find(root, "#build-light", HTMLButtonElement);
  const error = createFieldError(find(root, ".error", HTMLElement));
  /** @type {ImageBitmap | null} */
  let picture = null;
  /** Number of pictures loaded, which identifies the latest. */
  let loads = 0;

  const takesLight = () => light.getAttribute("aria-pressed") === "true";

  const sideOf = () => parseInteger(longest.value, 1, MAX_LONGEST);

  function show() {
    const side = sideOf();
    if (picture && side !== null) {
      error.clear();
      const { data, width } = shrunk(picture, side);
      const rows = rowsOfPicture(data, width, threshold.valueAsNumber, takesLight());
      on.board(rows, `picture ${loads}`);
    }
  }

  /** @param {Blob} wanted */
  async function load(wanted) {
    loads += 1;
    const mine = loads;
    error.clear();
    try {
      const read = await readPicture(wanted);
      if (mine !== loads) {
        return; // Another picture was chosen in the meantime.
      }
      picture?.close();
      picture = read;
      knobs.hidden = false;
      show();
    } catch (problem) {
      error.refuse(messageOf(problem), file);
    }
  }

  file.addEventListener("change", () => {
    const [chosen] = file.files ?? [];
    if (chosen) {
      load(chosen);
    }
    file.value = ""; // Allows choosing the same file again.
  });
  light.addEventListener("click", () => {
    setAttribute(light, "aria-pressed", String(!takesLight()));
    show();
  });
  for (const knob of [longest, threshold]) {
    knob.addEventListener("input", show);
  }
  // Not while it is being edited.
  longest.addEventListener("change", () =>
    error.refuse(sideOf() === null ? wrong.side(1, MAX_LONGEST) : null, longest),
  );

  return { load };
}

/**
 * Accepts files dropped anywhere in the room; otherwise the browser would leave the page to open them.
 * @type {(root: HTMLElement, isOpen: () => boolean, load: (file: Blob) => void) => void}
 */
export function listenForDrops(root, isOpen, load) {
  const zone = find(root, ".drop", HTMLElement);
  for (const kind of /** @type {const} */ (["dragover", "dragleave", "drop"])) {
    document.addEventListener(kind, (event) => {
      if (!isOpen() || !event.dataTransfer?.types.includes("Files")) {
        return;
      }
      event.preventDefault();
      zone.classList.toggle("over", kind === "dragover");
      const [file] = kind === "drop" ? event.dataTransfer.files : [];
      if (file) {
        load(file);
      }
    });
  }
}
