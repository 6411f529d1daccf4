/**
 * What an animation is asked to be: the fields, and what comes of them before it is made.
 *
 * @import { AnimationPlan, AnimationSettings } from "../../pkg/knights_tour.js"
 * @import { SharedRun } from "./subject.js"
 */

import { renderGif } from "../../pkg/knights_tour.js";
import { messageOf } from "../../run/errors.js";
import * as words from "../../text/animation.js";
import { themes } from "../../text/words.js";
import { make, setChoices, setProse } from "../../widgets/dom.js";
import { createFieldError, makeErrorLine } from "../../widgets/field-error.js";
import { measureRun } from "./run-length.js";
import { videoBytes } from "./video-encoding.js";

/** What is to be made. @typedef {{ kind: "gif" | "video", settings: AnimationSettings, plan: AnimationPlan }} Asked */

/** Pixels and milliseconds unless others are asked for. */
const USUAL_SIZE = 480;
const USUAL_DELAY = 200;
/** More digits are no number of anything here. */
const MOST_DIGITS = 9;

/** The whole number that a text is, or else the text, for the solver to refuse. @param {string} text */
const numberIn = (text) => (/^\d+$/.test(text.trim()) ? Number(text) : text.trim());

/** Videos have an even number of pixels each way. @param {number | string} side */
const even = (side) => (typeof side === "number" ? side - (side % 2) : side);

/** A field under its label. @type {(field: HTMLElement, label: string) => HTMLElement} */
const labelled = (field, label) =>
  make("div", { class: "field" }, make("label", { for: field.id }, label), field);

/** @type {(name: string, label: string, value: number | null) => { field: HTMLInputElement, element: HTMLElement }} */
function numberField(name, label, value) {
  const field = make("input", {
    ...{ id: `animation-${name}`, type: "text", inputmode: "numeric", autocomplete: "off" },
    ...{ maxlength: String(MOST_DIGITS), value: String(value ?? "") },
  });
  return { field, element: labelled(field, label) };
}

/**
 * @param {SharedRun} run
 * @param {(asked: Asked | null) => void} change what the fields ask for now; `null` while that cannot be
 *   used, or is not known
 */
export function createAnimationForm({ settings, look, isDone, step }, change) {
  const kind = make("select", { id: "animation-kind" });
  const from = numberField("from", words.from, 0);
  const to = numberField("to", words.to, isDone ? step : null);
  const size = numberField("size", words.size, USUAL_SIZE);
  const delay = numberField("delay", words.delay, USUAL_DELAY);
  const theme = make("select", { id: "animation-theme" });
  const choice = make("input", { type: "checkbox" });
  const errorLine = makeErrorLine("animation-error");
  const error = createFieldError(errorLine);
  const plan = make("p", { class: "plan" });

  /** Steps that can be shown; `null` until that is known. */
  let steps = isDone ? step : null;

  const isVideo = () => kind.value === "video";

  const asked = () =>
    /** @type {AnimationSettings} */ ({
      ...settings,
      from: numberIn(from.field.value),
      to: numberIn(to.field.value),
      size: isVideo() ? even(numberIn(size.field.value)) : numberIn(size.field.value),
      delay: numberIn(delay.field.value),
      theme: theme.value,
      layers: look.layers,
      choice: choice.checked,
      numberFrom: look.numberFrom,
    });

  /** The field that a refusal is about: it begins with the setting’s name. @param {string} message */
  const fieldOf = (message) =>
    Object.entries({ from, to, size, delay }).find(([name]) => message.startsWith(`${name} `))?.[1]
      .field ?? size.field;

  /** What comes of what is asked for. @param {AnimationSettings} wanted */
  function planned(wanted) {
    const gif = renderGif(wanted);
    const told = /** @type {AnimationPlan} */ (gif.plan);
    gif.free();
    return told;
  }

  /** Says what is wrong with a field. @type {(message: string, field: HTMLInputElement) => void} */
  function refuse(message, field) {
    error.say(message, field);
    plan.hidden = true;
    change(null);
  }

  function read() {
    plan.hidden = false;
    if (steps === null) {
      setProse(plan, words.looking);
      change(null);
      return;
    }
    const wanted = asked();
    if (Number(wanted.to) > steps) {
      refuse(words.beyond(steps), to.field);
      return;
    }
    try {
      const told = planned(wanted);
      const bytes = isVideo() ? videoBytes(told) : told.bytes;
      setProse(plan, words.plan({ ...told, bytes }));
      error.clear();
      change({ kind: isVideo() ? "video" : "gif", settings: wanted, plan: told });
    } catch (wrong) {
      const message = messageOf(wrong);
      refuse(words.refused(message), fieldOf(message));
    }
  }

  setChoices(kind, [{ id: "gif", name: words.kinds.gif }]);
  const kindField = labelled(kind, words.kind);
  kindField.hidden = true;
  setChoices(
    theme,
    ["light", "dark", "projector"].map((id) => ({ id, name: themes[id] ?? id })),
  );
  theme.value = look.theme;
  choice.checked = look.choice;
  for (const field of [from.field, to.field, size.field, delay.field]) {
    field.addEventListener("input", read);
  }
  for (const field of [kind, theme, choice]) {
    field.addEventListener("change", read);
  }

  const fields = [from, to, size, delay].map(({ element }) => element);
  const stop = isDone
    ? () => {}
    : measureRun(settings, {
        onDone(found) {
          steps = found;
          to.field.value ||= String(found);
          read();
        },
        onFailed(wrong) {
          error.say(words.refused(messageOf(wrong)));
          plan.hidden = true;
        },
      });

  return {
    element: make(
      "div",
      { class: "animation-form" },
      make("div", { class: "knobs" }, kindField, ...fields, labelled(theme, words.theme)),
      make("label", { class: "switch" }, choice, words.choice),
      errorLine,
      plan,
    ),
    read,
    /** Offers videos too. */
    offerVideo() {
      kind.append(make("option", { value: "video" }, words.kinds.video));
      kindField.hidden = false;
    },
    close: stop,
  };
}
