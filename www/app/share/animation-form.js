/**
 * The form for an animation: its fields, and a preview of the result's size and length.
 * @import { AnimationPlan, AnimationSettings } from "../../pkg/knights_tour.js"
 * @import { FieldError } from "../../widgets/field-error.js"
 * @import { Name } from "./animation-plan.js"
 * @import { SharedRun } from "./subject.js"
 */

import { runJob } from "../../jobs/run-job.js";
import * as words from "#text/animation.js";
import { themes } from "#text/words.js";
import { button, labelled, make, setChoices, setProse } from "../../widgets/dom.js";
import { createFieldError, makeErrorLine } from "../../widgets/field-error.js";
import { judge, mapped, names, USUAL_DELAY, USUAL_SIZE } from "./animation-plan.js";
import { videoBytes } from "./video-encoding.js";

/** The requested animation. @typedef {{ kind: "gif" | "video", settings: AnimationSettings, plan: AnimationPlan }} Asked */

/** Sizes in pixels for a web page and for slides. */
const SIZES = [480, 720, 1080];
/** What the solver accepts, in pixels and in milliseconds. @type {Partial<Record<Name, [least: number, most: number]>>} */
export const RANGES = { size: [64, 2000], delay: [20, 10_000] };
/** No setting has more digits. */
const MAX_DIGITS = 9;

/** The whole number that a text is, or else the text itself, for the solver to refuse. @param {string} text */
const numberIn = (text) => (/^\d+$/.test(text.trim()) ? Number(text) : text.trim());

/** Videos have an even number of pixels each way. @param {number | string} side */
const even = (side) => (typeof side === "number" ? side - (side % 2) : side);

/** A field for a number, with its range and its error below. @type {(name: Name, label: string, value: number | null) => { field: HTMLInputElement, error: FieldError, element: HTMLElement }} */
function numberField(name, label, value) {
  const field = make("input", {
    ...{ id: `animation-${name}`, type: "text", inputmode: "numeric", autocomplete: "off" },
    ...{ maxlength: String(MAX_DIGITS), value: String(value ?? "") },
  });
  const line = makeErrorLine(`animation-${name}-error`);
  const element = labelled(field, label);
  const range = RANGES[name];
  if (range) {
    const id = `animation-${name}-range`;
    field.setAttribute("aria-describedby", id);
    element.append(make("p", { id, class: "note" }, words.range(...range)));
  }
  element.append(line);
  return { field, error: createFieldError(line), element };
}

/** @typedef {ReturnType<typeof formIn>} Form */

/**
 * The fields, with what a run has for them.
 * @param {SharedRun} run
 * @param {(asked: Asked | null) => void} change called with the current request; `null` while it is invalid or not known
 */
function formIn({ settings, look, isDone, step }, change) {
  const errorLine = makeErrorLine("animation-error");
  return {
    ...{ change, settings, look, errorLine },
    /** The number of steps that can be shown; `null` until it is known. */
    steps: isDone ? step : null,
    kind: select("kind", [{ id: "gif", name: words.kinds.gif }], "gif"),
    numbers: {
      from: numberField("from", words.from, 0),
      to: numberField("to", words.to, isDone ? step : null),
      size: numberField("size", words.size, USUAL_SIZE),
      delay: numberField("delay", words.delay, USUAL_DELAY),
    },
    theme: select(
      "theme",
      ["light", "dark", "projector"].map((id) => ({ id, name: themes[id] ?? id })),
      look.theme,
    ),
    choice: make("input", { type: "checkbox" }),
    whole: createFieldError(errorLine),
    plan: make("p", { class: "plan" }),
  };
}

/**
 * @param {SharedRun} run
 * @param {AbortSignal} signal aborted when the sheet is closed
 * @param {Form["change"]} change
 */
export function createAnimationForm(run, signal, change) {
  const form = formIn(run, change);
  const { kind, numbers, theme, choice, errorLine, plan } = form;
  const kindField = labelled(kind, words.kind);
  kindField.hidden = true;
  choice.checked = run.look.choice;
  for (const name of names) {
    const { field } = numbers[name];
    field.addEventListener("input", () => read(form, []));
    field.addEventListener("change", () => read(form, [name]));
  }
  for (const field of [kind, theme, choice]) {
    field.addEventListener("change", () => read(form));
  }
  const sizes = SIZES.map((side) =>
    button(words.sizeNames[side] ?? String(side), () => {
      numbers.size.field.value = String(side);
      read(form, ["size"]);
    }),
  );
  if (!run.isDone) {
    findLength(form, signal);
  }

  const fields = names.map((name) => numbers[name].element);
  return {
    element: make(
      "div",
      { class: "column" },
      make("div", { class: "small-fields" }, kindField, ...fields, labelled(theme, words.theme)),
      make("div", { class: "chips", role: "group", "aria-label": words.sizes }, ...sizes),
      make("label", { class: "switch" }, choice, words.choice),
      errorLine,
      plan,
    ),
    /** Reads the fields. */
    read: () => read(form),
    /** Offers videos too. */
    offerVideo() {
      kind.append(make("option", { value: "video" }, words.kinds.video));
      kindField.hidden = false;
    },
  };
}

/** @type {(name: string, choices: { id: string, name: string }[], value: string) => HTMLSelectElement} */
function select(name, choices, value) {
  const field = make("select", { id: `animation-${name}` });
  setChoices(field, choices);
  field.value = value;
  return field;
}

/** Finds out how many steps a run has that is not at its end. @type {(form: Form, signal: AbortSignal) => void} */
function findLength(form, signal) {
  const { field } = form.numbers.to;
  runJob({
    kind: "run-length",
    signal,
    settings: form.settings,
    onDone(found) {
      form.steps = found;
      // Nothing is put between the letters of somebody who is typing.
      if (document.activeElement !== field) {
        field.value ||= String(found);
      }
      read(form);
    },
    onFailed(wrong) {
      form.whole.say(words.refused(wrong));
      form.plan.hidden = true;
    },
  });
}

/** The settings in the fields. @param {Form} form */
function askedIn({ settings, look, steps, kind, numbers, theme, choice }) {
  const { from, to, size, delay } = mapped((name) => numbers[name].field.value);
  return /** @type {AnimationSettings} */ ({
    ...settings,
    from: numberIn(from),
    // Left empty, it is the end.
    to: numberIn(to || String(steps)),
    size: kind.value === "video" ? even(numberIn(size)) : numberIn(size),
    delay: numberIn(delay),
    theme: theme.value,
    layers: look.layers,
    choice: choice.checked,
    numberFrom: look.numberFrom,
  });
}

/**
 * Reads the fields. A field shows its error once the visitor leaves it; while they type, an error only
 * disappears.
 * @type {(form: Form, left?: readonly Name[]) => void} `left` are the fields whose errors are shown
 */
function read(form, left = names) {
  const { steps, plan, numbers, whole, change } = form;
  plan.hidden = false;
  if (steps === null) {
    setProse(plan, words.looking);
    change(null);
    return;
  }
  const kind = form.kind.value === "video" ? "video" : "gif";
  const settings = askedIn(form);
  const found = judge(settings, steps);
  for (const name of names) {
    const { field, error } = numbers[name];
    const fault = found.plan ? "" : found.faults[name];
    if (fault === "" || left.includes(name)) {
      error.say(fault, field);
    }
  }
  whole.say(found.plan ? "" : found.whole);
  plan.hidden = found.plan === null;
  if (found.plan) {
    const bytes = kind === "video" ? videoBytes(found.plan) : found.plan.bytes;
    setProse(plan, words.plan({ ...found.plan, bytes }));
    change({ kind, settings, plan: found.plan });
  } else {
    change(null);
  }
}
