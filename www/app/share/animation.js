/**
 * Animations of a run, in the sheet: asked for, made in a worker, looked at and saved.
 *
 * @import { AnimationSettings } from "../../pkg/knights_tour.js"
 * @import { ShareSubject } from "./subject.js"
 */

import { runJob } from "../../jobs/run-job.js";
import * as words from "../../text/animation.js";
import { button, make, setText } from "../../widgets/dom.js";
import { fileName, saveFile } from "../../widgets/files.js";
import { addStyle } from "../stylesheet.js";
import { createAnimationForm } from "./animation-form.js";

const LOOK = new URL("../../style/animation.css", import.meta.url);

/** @type {(host: HTMLElement, subject: ShareSubject, say: (message: string) => void) => Promise<{ close: () => void }>} */
export async function mountAnimation(host, { run }, say) {
  if (!run) {
    throw new Error("nothing moves here");
  }
  await addStyle(LOOK);
  if (!host.isConnected) {
    return { close() {} };
  }
  /** What is asked for, where it can be made. @type {AnimationSettings | null} */
  let asked = null;
  /** Ends the making. @type {(() => void) | null} */
  let stop = null;
  let address = "";

  const begin = button(words.make, start);
  const cancel = button(words.cancel, halt);
  const bar = make("progress", { max: "1", value: "0", "aria-label": words.progress });
  const soFar = make("span", { class: "so-far" });
  const running = make("div", { class: "running", hidden: "" }, bar, soFar, cancel);
  const result = make("div", { class: "result", hidden: "" });

  const form = createAnimationForm(run, (wanted) => {
    asked = wanted;
    begin.disabled = wanted === null;
  });

  function rest() {
    const hadFocus = document.activeElement === cancel;
    stop = null;
    running.hidden = true;
    begin.hidden = false;
    if (hadFocus) {
      begin.focus();
    }
  }

  function halt() {
    stop?.();
    rest();
    say(words.cancelled);
  }

  /** What was made goes. */
  function drop() {
    URL.revokeObjectURL(address);
    result.replaceChildren();
    result.hidden = true;
  }

  function start() {
    if (!asked) {
      return;
    }
    drop();
    const settings = asked;
    [bar.value, soFar.textContent] = [0, ""];
    [running.hidden, begin.hidden] = [false, true];
    cancel.focus();
    say(words.making);
    stop = runJob({
      kind: "gif",
      settings,
      onProgress({ fraction, bytes }) {
        bar.value = fraction;
        setText(soFar, bytes > 0 ? words.soFar(bytes) : "");
      },
      onDone(file) {
        rest();
        show(new Blob([file], { type: "image/gif" }));
      },
      onFailed(message) {
        rest();
        say(words.failed(message));
      },
    }).cancel;
  }

  /** The file, to be looked at and saved. @param {Blob} file */
  function show(file) {
    address = URL.createObjectURL(file);
    const name = fileName(run?.settings ?? { board: "" }, run?.session.moment().start ?? "", "gif");
    const picture = make("img", { alt: words.preview });
    const save = button(words.save, () => {
      saveFile(name, file);
      say(words.saved(name));
    });
    function showMoving() {
      picture.src = address;
      picture.hidden = false;
    }
    const play = button(words.play, () => {
      showMoving();
      save.focus();
      play.remove();
    });
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    result.append(make("div", { class: "chips" }, save, ...(isStill ? [play] : [])), picture);
    result.hidden = false;
    picture.hidden = true;
    if (!isStill) {
      showMoving();
    }
    say(words.made(file.size));
    save.focus();
    result.scrollIntoView({ block: "nearest" });
  }

  host.classList.add("animation");
  host.append(form.element, make("div", { class: "chips" }, begin), running, result);
  form.read();
  return {
    close() {
      form.close();
      stop?.();
      drop();
    },
  };
}
