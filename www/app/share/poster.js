/**
 * Posters of a finished tour, in the sheet: asked for, looked at, saved and printed.
 *
 * @import { PosterSettings } from "../../pkg/knights_tour.js"
 * @import { ShareSubject } from "./subject.js"
 */

import { runJob } from "../../jobs/run-job.js";
import * as words from "../../text/poster.js";
import { button, make, setProse } from "../../widgets/dom.js";
import { createFieldError, makeErrorLine } from "../../widgets/field-error.js";
import { fileName, saveFile } from "../../widgets/files.js";
import { addStyle } from "../stylesheet.js";
import { createPosterForm } from "./poster-form.js";
import { printPoster } from "./poster-print.js";

const LOOK = new URL("../../style/poster.css", import.meta.url);

/** Squares of the largest board: browsers show no larger SVG at once. The command takes larger ones. */
const MOST_SQUARES = 10_000;
/** Pixels on the longer side of a PNG: A4 at 300 to the inch unless asked otherwise. */
const USUAL_PIXELS = 3508;
const LEAST_PIXELS = 64;
const MOST_PIXELS = 10_000;
/** Bytes of a pixel, in the picture and in what it is drawn from. */
const BYTES = 8;

/** Width and height of a poster, as its text says. @param {string} svg */
function sidesOf(svg) {
  const [, width, height] = /width="([\d.]+)[a-z]+" height="([\d.]+)/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
}

/** @param {string} svg */
const blobOf = (svg) => new Blob([svg], { type: "image/svg+xml" });

/** A poster as a PNG; `null` where the browser makes none so large. @type {(svg: string, width: number, height: number) => Promise<Blob | null>} */
async function pngOf(svg, width, height) {
  // Some browsers draw a picture in the size that it names, and stretch that. Whole pixels are not quite its
  // shape, and no edge is to be left empty.
  const sides = `width="${width}" height="${height}" preserveAspectRatio="none"`;
  const sized = svg.replace(/width="[^"]*" height="[^"]*"/, sides);
  const address = URL.createObjectURL(blobOf(sized));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = make("canvas", { width: String(width), height: String(height) });
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0, width, height);
    // Beyond what it can paint a browser leaves a canvas empty.
    const [, , , opaque] = context?.getImageData(width - 1, height - 1, 1, 1).data ?? [];
    return opaque === 255
      ? await new Promise((resolve) => canvas.toBlob(resolve, "image/png"))
      : null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** @type {(host: HTMLElement, subject: ShareSubject, say: (message: string) => void) => Promise<{ close: () => void }>} */
export async function mountPoster(host, { run }, say) {
  if (!run) {
    throw new Error("there is no tour here");
  }
  await addStyle(LOOK);
  if (!host.isConnected) {
    return { close() {} };
  }
  if (run.info.squares > MOST_SQUARES) {
    host.append(make("p", { class: "note" }, words.tooLarge(run.info.squares, MOST_SQUARES)));
    return { close() {} };
  }
  const { board, leaper } = run.settings;
  const squares = run.session.tour(run.look.numberFrom ?? undefined)?.squares ?? [];
  const form = createPosterForm(run.look.theme, draw);
  const errorLine = makeErrorLine("poster-error");
  const error = createFieldError(errorLine);
  const picture = make("img", { alt: words.preview, hidden: "" });
  const size = make("p", { class: "plan" });
  const pixels = make("input", {
    ...{ id: "poster-pixels", type: "text", inputmode: "numeric", autocomplete: "off" },
    ...{ maxlength: "6", value: String(USUAL_PIXELS) },
  });
  /** Makes one poster after the other. @type {ReturnType<typeof runJob<"poster">> | null} */
  let job = null;
  /** The poster as it is asked for; empty where it is refused, and until it is made. */
  let svg = "";
  let address = "";

  /** Width and height of a PNG; `null` where what stands in the field is none. */
  function pngSides() {
    const longer = /^\d+$/.test(pixels.value.trim()) ? Number(pixels.value) : 0;
    if (longer < LEAST_PIXELS || longer > MOST_PIXELS || svg === "") {
      return null;
    }
    const { width, height } = sidesOf(svg);
    const scale = longer / Math.max(width, height);
    return { width: Math.round(width * scale), height: Math.round(height * scale) };
  }

  /** Says how large a PNG becomes, or what is wrong with the number. */
  function measure() {
    const sides = pngSides();
    const isGood = sides !== null || svg === "";
    size.hidden = sides === null;
    savePng.disabled = sides === null;
    if (sides) {
      setProse(size, words.size(sides.width, sides.height, sides.width * sides.height * BYTES));
    }
    if (isGood && error.isAbout(pixels)) {
      error.clear();
    } else if (!isGood) {
      error.say(words.badPixels(LEAST_PIXELS, MOST_PIXELS), pixels);
    }
  }

  /** What there is now, if anything, can be seen and saved. */
  function show() {
    saveSvg.disabled = print.disabled = svg === "";
    measure();
  }

  function draw() {
    const settings = /** @type {PosterSettings} */ ({ board, leaper, squares, ...form.asked() });
    svg = "";
    show();
    if (job) {
      job.ask(settings);
      return;
    }
    job = runJob({
      kind: "poster",
      settings,
      onDone(made) {
        URL.revokeObjectURL(address);
        svg = made;
        address = URL.createObjectURL(blobOf(svg));
        picture.src = address;
        picture.hidden = false;
        error.clear();
        show();
      },
      onFailed(message) {
        job = null;
        picture.hidden = true;
        error.say(words.refused(message), form.fieldOf(message));
      },
    });
  }

  /** @param {string} ending @param {Blob} file */
  function save(ending, file) {
    const plain = fileName(run?.settings ?? { board }, squares[0] ?? "", ending);
    const name = plain.replace("knights-tour-", "knights-tour-poster-");
    saveFile(name, file);
    say(words.saved(name));
  }

  const saveSvg = button(words.saveSvg, () => save("svg", blobOf(svg)));
  const savePng = button(words.savePng, async () => {
    const sides = pngSides();
    if (!sides) {
      return;
    }
    say(words.making);
    const { width, height } = sides;
    try {
      const file = await pngOf(svg, width, height);
      if (file) {
        save("png", file);
      } else {
        say(words.pngFailed);
      }
    } catch {
      say(words.pngFailed);
    }
  });
  const print = button(words.print, () => printPoster(svg).catch(() => say(words.printFailed)));
  pixels.addEventListener("input", measure);

  const pixelField = make(
    "div",
    { class: "field" },
    make("label", { for: pixels.id }, words.pixels),
    pixels,
  );
  host.classList.add("poster");
  host.append(
    make("div", { class: "asked" }, form.element, errorLine),
    picture,
    make("div", { class: "asked" }, pixelField, size),
    make("div", { class: "chips" }, saveSvg, savePng, print),
  );
  draw();
  return {
    close() {
      form.close();
      job?.cancel();
      URL.revokeObjectURL(address);
    },
  };
}
