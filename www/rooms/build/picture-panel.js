/** A picture that becomes a board: where it comes from, and how. */

import { messageOf } from "../../run/errors.js";
import { find, setAttribute } from "../../widgets/dom.js";
import { createFieldError } from "../../widgets/field-error.js";
import { parseInteger } from "../../widgets/parse-integer.js";
import { MOST_LONGEST, readPicture, shrunk } from "./picture.js";
import { rowsOfPicture } from "./threshold.js";
import { wrong } from "../../text/build.js";

/**
 * @param {HTMLElement} root
 * @param {object} on
 * @param {(rows: string[], picture: string) => void} on.board one board after the other of the same picture
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
  /** Tells pictures apart. */
  let loads = 0;

  const takesLight = () => light.getAttribute("aria-pressed") === "true";

  const sideOf = () => parseInteger(longest.value, 1, MOST_LONGEST);

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
        return; // Another was chosen meanwhile.
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
    file.value = ""; // So that the same file can be chosen again.
  });
  light.addEventListener("click", () => {
    setAttribute(light, "aria-pressed", String(!takesLight()));
    show();
  });
  for (const knob of [longest, threshold]) {
    knob.addEventListener("input", show);
  }
  // Not while it is being written in.
  longest.addEventListener("change", () =>
    error.refuse(sideOf() === null ? wrong.side(1, MOST_LONGEST) : null, longest),
  );

  return { load };
}

/**
 * Lets files be dropped anywhere in the room; without that the browser would leave the page for them.
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
