/**
 * Posters of a finished tour, in the sheet: request, preview, download and print.
 * @import { PosterSettings } from "../../pkg/knights_tour.js"
 * @import { ShareSubject } from "./subject.js"
 */

import { verify } from "../../pkg/knights_tour.js";
import { runJob } from "../../jobs/run-job.js";
import * as words from "#text/poster.js";
import { button, make, setProse } from "../../widgets/dom.js";
import { createFieldError, makeErrorLine } from "../../widgets/field-error.js";
import { fileName, saveFile } from "../../widgets/files.js";
import { createPosterForm } from "./poster-form.js";
import { printPoster } from "./poster-print.js";

/** Squares of the largest board: browsers cannot show a larger SVG quickly. The command has no such limit. */
const MAX_SQUARES = 10_000;
/** Default number of pixels on the longer side of a PNG: A4 at 300 per inch. */
const USUAL_PIXELS = 3508;
const LEAST_PIXELS = 64;
const MAX_PIXELS = 10_000;
/** Bytes per pixel: four in the canvas and four in the image it is drawn from. */
const BYTES = 8;

/** Width and height of a poster, read from its SVG text. @param {string} svg */
function sidesOf(svg) {
  const [, width, height] = /width="([\d.]+)[a-z]+" height="([\d.]+)/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
}

/** @param {string} svg */
const blobOf = (svg) => new Blob([svg], { type: "image/svg+xml" });

/** A poster as a PNG; `null` if it is too large for the browser. @type {(svg: string, width: number, height: number) => Promise<Blob | null>} */
async function pngOf(svg, width, height) {
  // Some browsers render an SVG at its intrinsic size and stretch the result. Whole pixels do not match its
  // aspect ratio exactly, and no edge may stay empty.
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
    // A browser leaves a canvas empty if it is too large.
    const [, , , opaque] = context?.getImageData(width - 1, height - 1, 1, 1).data ?? [];
    return opaque === 255
      ? await new Promise((resolve) => canvas.toBlob(resolve, "image/png"))
      : null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The texts for squares where a tour turns, and where it goes straight on. @type {(board: string, squares: string[], leaper: [number, number] | undefined) => Pick<PosterSettings, "turnsText" | "straightText"> | null} */
function legendOf(board, squares, leaper) {
  const { statistics, closed } = verify(board, squares, leaper);
  if (!statistics) {
    return null;
  }
  // It does neither at the ends of an open tour.
  const ends = closed ? 0 : Math.min(2, squares.length);
  const { turns } = statistics;
  const [turnsText, straightText] = words.legend(turns, squares.length - ends - turns);
  return { turnsText, straightText };
}

/** @type {(host: HTMLElement, subject: ShareSubject, say: (message: string) => void) => Promise<{ close: () => void }>} */
export async function mountPoster(host, { run }, say) {
  if (!run) {
    throw new Error("there is no tour here");
  }
  if (!host.isConnected) {
    return { close() {} };
  }
  if (run.info.squares > MAX_SQUARES) {
    host.append(make("p", { class: "note" }, words.tooLarge(run.info.squares, MAX_SQUARES)));
    return { close() {} };
  }
  const { board, leaper } = run.settings;
  const squares = run.session.tour(run.look.numberFrom ?? undefined)?.squares ?? [];
  const legend = legendOf(board, squares, leaper);
  const form = createPosterForm(run.look.theme, draw);
  const errorLine = makeErrorLine("poster-error");
  const error = createFieldError(errorLine);
  const picture = make("img", { alt: words.preview, hidden: "" });
  const size = make("p", { class: "plan" });
  const pixels = make("input", {
    ...{ id: "poster-pixels", type: "text", inputmode: "numeric", autocomplete: "off" },
    ...{ maxlength: "6", value: String(USUAL_PIXELS) },
  });
  /** The job that makes one poster after another. @type {ReturnType<typeof runJob<"poster">> | null} */
  let job = null;
  /** The requested poster; empty while it is invalid or not ready. */
  let svg = "";
  let address = "";

  /** Width and height of a PNG; `null` if the field is invalid. */
  function pngSides() {
    const longer = /^\d+$/.test(pixels.value.trim()) ? Number(pixels.value) : 0;
    if (longer < LEAST_PIXELS || longer > MAX_PIXELS || svg === "") {
      return null;
    }
    const { width, height } = sidesOf(svg);
    const scale = longer / Math.max(width, height);
    return { width: Math.round(width * scale), height: Math.round(height * scale) };
  }

  /** Shows the size of the PNG, or the error of the field. */
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
      error.say(words.badPixels(LEAST_PIXELS, MAX_PIXELS), pixels);
    }
  }

  /** Shows the poster, if there is one, and enables its buttons. */
  function show() {
    saveSvg.disabled = print.disabled = svg === "";
    measure();
  }

  function draw() {
    const asked = { board, leaper, squares, ...legend, ...form.asked() };
    const settings = /** @type {PosterSettings} */ (asked);
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
      onFailed(message, code, thrown) {
        job = null;
        picture.hidden = true;
        error.say(words.refused(message), form.fieldOf(thrown));
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
    { class: "field stacked" },
    make("label", { for: pixels.id }, words.pixels),
    pixels,
  );
  host.classList.add("poster", "column");
  host.append(
    make("div", { class: "column" }, form.element, errorLine),
    picture,
    make("div", { class: "column" }, pixelField, size),
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
