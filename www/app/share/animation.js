/**
 * Animations of a run, in the sheet: request, worker, preview and download.
 * @import { Asked } from "./animation-form.js"
 * @import { ShareSubject, SharedRun } from "./subject.js"
 */

import { runJob } from "../../jobs/run-job.js";
import * as words from "#text/animation.js";
import { button, make, setText } from "../../widgets/dom.js";
import { fileName, saveFile } from "../../widgets/files.js";
import { createAnimationForm } from "./animation-form.js";
import { encodingOf } from "./video-encoding.js";

/** A frame size used to probe whether this browser can encode video. */
const USUAL_FRAMES = { width: 480, height: 480, delay: 200 };

const types = { gif: "image/gif", video: "video/mp4" };
const endings = { gif: "gif", video: "mp4" };

/** A GIF moves by itself: readers who prefer reduced motion start it themselves. @type {(address: string, isStill: boolean, next: HTMLElement) => { picture: HTMLElement, buttons: HTMLElement[] }} */
function createPicture(address, isStill, next) {
  const picture = make("img", { alt: words.preview, hidden: "" });
  function showMoving() {
    picture.src = address;
    picture.hidden = false;
  }
  if (!isStill) {
    showMoving();
    return { picture, buttons: [] };
  }
  const play = button(words.play, () => {
    showMoving();
    next.focus();
    play.remove();
  });
  return { picture, buttons: [play] };
}

/** @type {(address: string, isStill: boolean) => { picture: HTMLElement, buttons: HTMLElement[] }} */
function createFilm(address, isStill) {
  const picture = make("video", { src: address, controls: "", loop: "", playsinline: "" });
  picture.setAttribute("aria-label", words.preview);
  [picture.muted, picture.autoplay] = [true, !isStill];
  return { picture, buttons: [] };
}

/** @typedef {ReturnType<typeof panelIn>} Panel */

/**
 * No animation yet, and where it is shown.
 * @param {SharedRun} run
 * @param {(message: string) => void} say for the live region
 */
const panelIn = (run, say) => ({
  ...{ run, say },
  /** The request, if it is valid. */
  asked: /** @type {Asked | null} */ (null),
  /** Cancels what is being made. */
  making: new AbortController(),
  address: "",
  begin: make("button", { type: "button", class: "pill" }, words.make("gif")),
  cancel: make("button", { type: "button", class: "pill" }, words.cancel),
  bar: make("progress", { max: "1", value: "0", "aria-label": words.progress }),
  soFar: make("span", { class: "so-far" }),
  actions: make("div", { class: "chips" }),
  running: make("div", { class: "running row", hidden: "" }),
  result: make("div", { class: "result", hidden: "" }),
});

/** @type {(host: HTMLElement, subject: ShareSubject, say: (message: string) => void) => Promise<{ close: () => void }>} */
export async function mountAnimation(host, { run }, say) {
  if (!run) {
    throw new Error("nothing moves here");
  }
  if (!host.isConnected) {
    return { close() {} };
  }
  const panel = panelIn(run, say);
  const { begin, cancel, actions, running, bar, soFar, result } = panel;
  begin.addEventListener("click", () => start(panel));
  cancel.addEventListener("click", () => halt(panel));
  actions.append(begin);
  running.append(bar, soFar, cancel);
  const sheet = new AbortController();
  const form = createAnimationForm(run, sheet.signal, (asked) => {
    panel.asked = asked;
    begin.disabled = asked === null;
    if (asked) {
      setText(begin, words.make(asked.kind));
    }
  });
  host.classList.add("animation", "column");
  host.append(form.element, actions, running, result);
  form.read();
  encodingOf(USUAL_FRAMES).then((encoding) => encoding && form.offerVideo());
  return {
    close() {
      sheet.abort();
      panel.making.abort();
      drop(panel);
    },
  };
}

/** @param {Panel} panel */
function rest({ begin, cancel, actions, running }) {
  const hadFocus = document.activeElement === cancel;
  running.hidden = true;
  actions.hidden = false;
  if (hadFocus) {
    begin.focus();
  }
}

/** @param {Panel} panel */
function halt(panel) {
  panel.making.abort();
  rest(panel);
  panel.say(words.cancelled);
}

/** Discards the result. @param {Panel} panel */
function drop({ address, actions, begin, result }) {
  URL.revokeObjectURL(address);
  actions.replaceChildren(begin);
  result.replaceChildren();
  result.hidden = true;
}

/** Makes what the form asks for. @param {Panel} panel */
async function start(panel) {
  const { asked, bar, soFar, running, actions, cancel, say } = panel;
  if (!asked) {
    return;
  }
  const { kind, settings, plan } = asked;
  drop(panel);
  [bar.value, soFar.textContent] = [0, ""];
  [running.hidden, actions.hidden] = [false, true];
  cancel.focus();
  say(words.making(kind));
  panel.making = new AbortController();
  const { signal } = panel.making;
  const encoding = kind === "video" ? await encodingOf(plan) : null;
  if (signal.aborted) {
    return;
  }
  if (kind === "video" && !encoding) {
    rest(panel);
    say(words.noEncoder);
    return;
  }
  const on = { signal, ...listenersOf(panel, kind) };
  if (encoding) {
    runJob({ kind: "video", settings: { animation: settings, encoding }, ...on });
  } else {
    runJob({ kind: "gif", settings, ...on });
  }
}

/** What follows on the job that makes it. @type {(panel: Panel, kind: Asked["kind"]) => { onProgress: (progress: { fraction: number, bytes: number }) => void, onDone: (file: Uint8Array<ArrayBuffer> | null) => void, onFailed: (message: string) => void }} */
const listenersOf = (panel, kind) => ({
  onProgress({ fraction, bytes }) {
    panel.bar.value = fraction;
    setText(panel.soFar, bytes > 0 ? words.soFar(bytes) : "");
  },
  onDone(file) {
    rest(panel);
    show(panel, kind, new Blob(file ? [file] : [], { type: types[kind] }));
  },
  onFailed(message) {
    rest(panel);
    panel.say(words.failed(kind, message));
  },
});

/** Shows the file as a preview with a download button. @type {(panel: Panel, kind: Asked["kind"], file: Blob) => void} */
function show(panel, kind, file) {
  const { run, actions, result, say } = panel;
  const address = URL.createObjectURL(file);
  panel.address = address;
  const name = fileName(run.settings, run.start, endings[kind]);
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const save = button(words.save, () => {
    saveFile(name, file);
    say(words.saved(name));
  });
  const { picture, buttons } =
    kind === "gif" ? createPicture(address, isStill, save) : createFilm(address, isStill);
  actions.append(save, ...buttons);
  result.append(picture);
  result.hidden = false;
  say(words.made(kind, file.size));
  save.focus();
  // Its height is known once some of it has loaded.
  const intoView = () => result.scrollIntoView({ block: "nearest" });
  picture.addEventListener(kind === "gif" ? "load" : "loadedmetadata", intoView);
}
