/**
 * The form for an animation: its fields, and a preview of the result's size and length.
 * @import { AnimationPlan, AnimationSettings } from "../../pkg/knights_tour.js"
 * @import { FieldError } from "../../widgets/field-error.js"
 * @import { SharedRun } from "./subject.js"
 */

import { renderGif } from "../../pkg/knights_tour.js";
import { runJob } from "../../jobs/run-job.js";
import { messageOf } from "../../run/errors.js";
import { settingOf, thrownAs } from "../../run/thrown.js";
import * as words from "#text/animation.js";
import { themes } from "#text/words.js";
import { button, labelled, make, setChoices, setProse } from "../../widgets/dom.js";
import { createFieldError, makeErrorLine } from "../../widgets/field-error.js";
import { videoBytes } from "./video-encoding.js";

/** The requested animation. @typedef {{ kind: "gif" | "video", settings: AnimationSettings, plan: AnimationPlan }} Asked */

/** The fields for numbers, named like the solver's settings. */
const names = /** @type {const} */ (["from", "to", "size", "delay"]);
/** @typedef {(typeof names)[number]} Name */

/** A record with an entry for each of these fields. @template T @param {(name: Name) => T} of @returns {Record<Name, T>} */
const mapped = (of) =>
  /** @type {Record<Name, any>} */ (Object.fromEntries(names.map((name) => [name, of(name)])));

/** Default size in pixels and delay in milliseconds. */
const USUAL_SIZE = 480;
const USUAL_DELAY = 200;
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

/**
 * @param {SharedRun} run
 * @param {AbortSignal} signal aborted when the sheet is closed
 * @param {(asked: Asked | null) => void} change called with the current request; `null` while it is invalid or not known
 */
export function createAnimationForm({ settings, look, isDone, step }, signal, change) {
  const kind = make("select", { id: "animation-kind" });
  const from = numberField("from", words.from, 0);
  const to = numberField("to", words.to, isDone ? step : null);
  const size = numberField("size", words.size, USUAL_SIZE);
  const delay = numberField("delay", words.delay, USUAL_DELAY);
  const numbers = { from, to, size, delay };
  const theme = make("select", { id: "animation-theme" });
  const choice = make("input", { type: "checkbox" });
  const errorLine = makeErrorLine("animation-error");
  const whole = createFieldError(errorLine);
  const plan = make("p", { class: "plan" });

  /** The number of steps that can be shown; `null` until it is known. */
  let steps = isDone ? step : null;

  const isVideo = () => kind.value === "video";

  const asked = () =>
    /** @type {AnimationSettings} */ ({
      ...settings,
      from: numberIn(from.field.value),
      // Left empty, it is the end.
      to: numberIn(to.field.value || String(steps)),
      size: isVideo() ? even(numberIn(size.field.value)) : numberIn(size.field.value),
      delay: numberIn(delay.field.value),
      theme: theme.value,
      layers: look.layers,
      choice: choice.checked,
      numberFrom: look.numberFrom,
    });

  /** The plan for these settings. @param {AnimationSettings} wanted */
  function planned(wanted) {
    const gif = renderGif(wanted);
    const told = /** @type {AnimationPlan} */ (gif.plan);
    gif.free();
    return told;
  }

  /** The error of one setting while all others have their defaults; empty if it is valid. @type {(name: Name, wanted: AnimationSettings, most: number) => string} */
  function faultOf(name, wanted, most) {
    if (name === "to" && Number(wanted.to) > most) {
      return words.beyond(most);
    }
    const usual = { from: 0, to: most, size: USUAL_SIZE, delay: USUAL_DELAY };
    try {
      planned({ ...wanted, ...usual, [name]: wanted[name] });
      return "";
    } catch (wrong) {
      return settingOf(thrownAs(wrong)) === name ? words.refused(messageOf(wrong)) : "";
    }
  }

  /**
   * The plan for these settings, or the errors: of single fields, or of the combination.
   * @type {(wanted: AnimationSettings, most: number) => { plan: AnimationPlan } | { plan: null, faults: Record<Name, string>, whole: string }}
   */
  function judge(wanted, most) {
    let [refusal, setting] = ["", ""];
    try {
      if (Number(wanted.to) <= most || Number.isNaN(Number(wanted.to))) {
        return { plan: planned(wanted) };
      }
    } catch (wrong) {
      [refusal, setting] = [messageOf(wrong), settingOf(thrownAs(wrong))];
    }
    const faults = mapped((name) => faultOf(name, wanted, most));
    if (Object.values(faults).some((fault) => fault !== "")) {
      return { plan: null, faults, whole: "" };
    }
    // Settings that cannot be combined: the solver names one of them.
    const blamed = names.find((name) => name === setting);
    const told = words.refused(refusal);
    return blamed
      ? { plan: null, faults: { ...faults, [blamed]: told }, whole: "" }
      : { plan: null, faults, whole: told };
  }

  /**
   * Reads the fields. A field shows its error once the visitor leaves it; while they type, an error only
   * disappears.
   * @param {readonly Name[]} left the fields whose errors are shown
   */
  function read(left = names) {
    plan.hidden = false;
    if (steps === null) {
      setProse(plan, words.looking);
      change(null);
      return;
    }
    const wanted = asked();
    const found = judge(wanted, steps);
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
      const bytes = isVideo() ? videoBytes(found.plan) : found.plan.bytes;
      setProse(plan, words.plan({ ...found.plan, bytes }));
      change({ kind: isVideo() ? "video" : "gif", settings: wanted, plan: found.plan });
    } else {
      change(null);
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
  for (const name of names) {
    const { field } = numbers[name];
    field.addEventListener("input", () => read([]));
    field.addEventListener("change", () => read([name]));
  }
  for (const field of [kind, theme, choice]) {
    field.addEventListener("change", () => read());
  }
  const sizes = SIZES.map((side) =>
    button(words.sizeNames[side] ?? String(side), () => {
      size.field.value = String(side);
      read(["size"]);
    }),
  );

  const fields = names.map((name) => numbers[name].element);
  if (!isDone) {
    runJob({
      kind: "run-length",
      signal,
      settings,
      onDone(found) {
        steps = found;
        // Nothing is put between the letters of somebody who is typing.
        if (document.activeElement !== to.field) {
          to.field.value ||= String(found);
        }
        read();
      },
      onFailed(wrong) {
        whole.say(words.refused(wrong));
        plan.hidden = true;
      },
    });
  }

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
    read,
    /** Offers videos too. */
    offerVideo() {
      kind.append(make("option", { value: "video" }, words.kinds.video));
      kindField.hidden = false;
    },
  };
}
