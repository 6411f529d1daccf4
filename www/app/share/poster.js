/**
 * Posters of a finished tour, in the sheet: request, preview, download and print.
 * @import { Leaps, PosterSettings } from "../../pkg/knights_tour.js"
 * @import { ShareSubject, SharedRun } from "./subject.js"
 */

import { verify } from "../../pkg/knights_tour.js";
import { runJob } from "../../jobs/run-job.js";
import * as words from "#text/poster.js";
import { labelled, make, setProse } from "../../widgets/dom.js";
import { createFieldError, makeErrorLine } from "../../widgets/field-error.js";
import { fileName, saveFile } from "../../widgets/files.js";
import { createPosterForm } from "./poster-form.js";
import { blobOf, pngOf, sidesOf } from "./poster-png.js";
import { printPoster } from "./poster-print.js";

/** Squares of the largest board: browsers cannot show a larger SVG quickly. The command has no such limit. */
const MAX_SQUARES = 10_000;
/** Default number of pixels on the longer side of a PNG: A4 at 300 per inch. */
const USUAL_PIXELS = 3508;
const LEAST_PIXELS = 64;
const MAX_PIXELS = 10_000;
/** Bytes per pixel: four in the canvas and four in the image it is drawn from. */
const BYTES = 8;

const PILL = { type: "button", class: "pill" };

/** The texts for squares where a tour turns, and where it goes straight on. @type {(board: string, squares: string[], leaper: Leaps | undefined) => Pick<PosterSettings, "turnsText" | "straightText"> | null} */
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

/** @typedef {ReturnType<typeof panelIn>} Panel */

/**
 * No poster yet, and where it is shown.
 * @param {SharedRun} run
 * @param {(message: string) => void} say for the live region
 */
function panelIn({ settings, session, look }, say) {
  const { board, leaper } = settings;
  const squares = session.tour(look.numberFrom ?? undefined)?.squares ?? [];
  const errorLine = makeErrorLine("poster-error");
  return {
    ...{ say, settings, squares, errorLine, legend: legendOf(board, squares, leaper) },
    /** The job that makes one poster after another. */
    job: /** @type {ReturnType<typeof runJob<"poster">> | null} */ (null),
    /** The requested poster; empty while it is invalid or not ready. */
    svg: "",
    address: "",
    error: createFieldError(errorLine),
    picture: make("img", { alt: words.preview, hidden: "" }),
    size: make("p", { class: "plan" }),
    pixels: make("input", {
      ...{ id: "poster-pixels", type: "text", inputmode: "numeric", autocomplete: "off" },
      ...{ maxlength: "6", value: String(USUAL_PIXELS) },
    }),
    saveSvg: make("button", PILL, words.saveSvg),
    savePng: make("button", PILL, words.savePng),
    print: make("button", PILL, words.print),
  };
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
  const panel = panelIn(run, say);
  const { pixels, saveSvg, savePng, print } = panel;
  const form = createPosterForm(run.look.theme, () => draw(panel, form));
  saveSvg.addEventListener("click", () => save(panel, "svg", blobOf(panel.svg)));
  savePng.addEventListener("click", () => saveAsPng(panel));
  print.addEventListener("click", () => printPoster(panel.svg).catch(() => say(words.printFailed)));
  pixels.addEventListener("input", () => measure(panel));
  const pixelField = labelled(pixels, words.pixels);
  pixelField.classList.add("stacked");
  host.classList.add("poster", "column");
  host.append(
    make("div", { class: "column" }, form.element, panel.errorLine),
    panel.picture,
    make("div", { class: "column" }, pixelField, panel.size),
    make("div", { class: "chips" }, saveSvg, savePng, print),
  );
  draw(panel, form);
  return {
    close() {
      form.close();
      panel.job?.cancel();
      URL.revokeObjectURL(panel.address);
    },
  };
}

/** Makes the poster that the form asks for. @type {(panel: Panel, form: ReturnType<typeof createPosterForm>) => void} */
function draw(panel, form) {
  const { settings: run, squares, legend, picture, error } = panel;
  const { board, leaper } = run;
  const asked = { board, leaper, squares, ...legend, ...form.asked() };
  const settings = /** @type {PosterSettings} */ (asked);
  panel.svg = "";
  show(panel);
  if (panel.job) {
    panel.job.ask(settings);
    return;
  }
  panel.job = runJob({
    kind: "poster",
    settings,
    onDone(svg) {
      URL.revokeObjectURL(panel.address);
      panel.svg = svg;
      panel.address = URL.createObjectURL(blobOf(svg));
      picture.src = panel.address;
      picture.hidden = false;
      error.clear();
      show(panel);
    },
    onFailed(message, code, thrown) {
      panel.job = null;
      picture.hidden = true;
      error.say(words.refused(message), form.fieldOf(thrown));
    },
  });
}

/** Enables what can be done with the poster, if there is one. @param {Panel} panel */
function show(panel) {
  panel.saveSvg.disabled = panel.print.disabled = panel.svg === "";
  measure(panel);
}

/** Shows the size of the PNG, or the error of the field. @param {Panel} panel */
function measure(panel) {
  const { svg, size, savePng, error, pixels } = panel;
  const sides = pngSides(panel);
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

/** Width and height of a PNG; `null` if the field is invalid. @param {Panel} panel */
function pngSides({ pixels, svg }) {
  const longer = /^\d+$/.test(pixels.value.trim()) ? Number(pixels.value) : 0;
  if (longer < LEAST_PIXELS || longer > MAX_PIXELS || svg === "") {
    return null;
  }
  const { width, height } = sidesOf(svg);
  const scale = longer / Math.max(width, height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** @param {Panel} panel */
async function saveAsPng(panel) {
  const { svg, say } = panel;
  const sides = pngSides(panel);
  if (!sides) {
    return;
  }
  say(words.making);
  const file = await pngOf(svg, sides.width, sides.height).catch(() => null);
  if (file) {
    save(panel, "png", file);
  } else {
    say(words.pngFailed);
  }
}

/** @type {(panel: Panel, ending: string, file: Blob) => void} */
function save({ settings, squares, say }, ending, file) {
  const plain = fileName(settings, squares[0] ?? "", ending);
  const name = plain.replace("knights-tour-", "knights-tour-poster-");
  saveFile(name, file);
  say(words.saved(name));
}
