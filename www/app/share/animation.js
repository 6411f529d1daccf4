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

/** @type {(host: HTMLElement, subject: ShareSubject, say: (message: string) => void) => Promise<{ close: () => void }>} */
export async function mountAnimation(host, { run }, say) {
  if (!run) {
    throw new Error("nothing moves here");
  }
  if (!host.isConnected) {
    return { close() {} };
  }
  /** The request, if it is valid. @type {Asked | null} */
  let asked = null;
  const sheet = new AbortController();
  /** Cancels what is being made. */
  let making = new AbortController();
  let address = "";

  const begin = button(words.make("gif"), start);
  const cancel = button(words.cancel, halt);
  const bar = make("progress", { max: "1", value: "0", "aria-label": words.progress });
  const soFar = make("span", { class: "so-far" });
  const actions = make("div", { class: "chips" }, begin);
  const running = make("div", { class: "running row", hidden: "" }, bar, soFar, cancel);
  const result = make("div", { class: "result", hidden: "" });

  const form = createAnimationForm(run, sheet.signal, (wanted) => {
    asked = wanted;
    begin.disabled = wanted === null;
    if (wanted) {
      setText(begin, words.make(wanted.kind));
    }
  });

  function rest() {
    const hadFocus = document.activeElement === cancel;
    running.hidden = true;
    actions.hidden = false;
    if (hadFocus) {
      begin.focus();
    }
  }

  function halt() {
    making.abort();
    rest();
    say(words.cancelled);
  }

  /** Discards the result. */
  function drop() {
    URL.revokeObjectURL(address);
    actions.replaceChildren(begin);
    result.replaceChildren();
    result.hidden = true;
  }

  async function start() {
    if (!asked) {
      return;
    }
    const { kind, settings, plan } = asked;
    drop();
    [bar.value, soFar.textContent] = [0, ""];
    [running.hidden, actions.hidden] = [false, true];
    cancel.focus();
    say(words.making(kind));
    making = new AbortController();
    const { signal } = making;
    const encoding = kind === "video" ? await encodingOf(plan) : null;
    if (signal.aborted) {
      return;
    }
    if (kind === "video" && !encoding) {
      rest();
      say(words.noEncoder);
      return;
    }
    /** @param {{ fraction: number, bytes: number }} progress */
    const onProgress = ({ fraction, bytes }) => {
      bar.value = fraction;
      setText(soFar, bytes > 0 ? words.soFar(bytes) : "");
    };
    /** @param {Uint8Array<ArrayBuffer> | null} file */
    const onDone = (file) => {
      rest();
      show(kind, new Blob(file ? [file] : [], { type: types[kind] }));
    };
    /** @param {string} message */
    const onFailed = (message) => {
      rest();
      say(words.failed(kind, message));
    };
    const on = { signal, onProgress, onDone, onFailed };
    if (encoding) {
      runJob({ kind: "video", settings: { animation: settings, encoding }, ...on });
    } else {
      runJob({ kind: "gif", settings, ...on });
    }
  }

  /** Shows the file as a preview with a download button. @type {(kind: Asked["kind"], file: Blob) => void} */
  function show(kind, file) {
    address = URL.createObjectURL(file);
    const shared = /** @type {SharedRun} */ (run);
    const name = fileName(shared.settings, shared.start, endings[kind]);
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

  host.classList.add("animation", "column");
  host.append(form.element, actions, running, result);
  form.read();
  encodingOf(USUAL_FRAMES).then((encoding) => encoding && form.offerVideo());
  return {
    close() {
      sheet.abort();
      making.abort();
      drop();
    },
  };
}
