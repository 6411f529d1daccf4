/**
 * The settings beside the board. What may be chosen comes from the list of algorithms; whether a
 * value can be used is found out by asking for it.
 *
 * @import { Algorithm, RunSettings } from "../../pkg/knights_tour.js"
 * @import { FieldError } from "../../widgets/field-error.js"
 * @import { Room } from "./state.js"
 */

import { limitField, textIn } from "../../widgets/text-field.js";
import { createChips, listChoices, listenForSides } from "../../widgets/choices.js";
import { find, make, setChoices } from "../../widgets/dom.js";
import { showLine } from "../../widgets/show.js";
import { createFieldError, makeErrorLine } from "../../widgets/field-error.js";
import { choicesOf, methodOf } from "../../run/methods.js";
import { randomSeed, tieBreaks } from "../../pkg/knights_tour.js";
import { createPieceChoice } from "../../widgets/piece-picker.js";
import { createGraphChoice } from "./graph-choice.js";
import { runRoute } from "../../app/run-link.js";
import * as words from "#text/words.js";

/** Boards that have a button. */
const presets = ["3x3", "5x5", "6x6", "8x8", "10x10", "3x10", "20x20", "100x100"];

/**
 * @param {HTMLFormElement} form
 * @param {readonly Algorithm[]} algorithms
 * @param {object} on
 * @param {(changes: Partial<RunSettings>) => string | null} on.change tells what is wrong, or `null` when the run was changed
 */
export function createSettings(form, algorithms, on) {
  /** @param {string} name */
  const input = (name) => find(form, `input[name=${name}]`, HTMLInputElement);
  /** @param {string} name */
  const select = (name) => find(form, `select[name=${name}]`, HTMLSelectElement);
  const options = find(form, ".options", HTMLElement);
  const askBest = find(form, ".ask-best", HTMLButtonElement);
  const [width, height, start, seed] = ["width", "height", "start", "seed"].map(input);
  if (!width || !height || !start || !seed) {
    throw new Error("the settings have lost a field");
  }
  const lists = /** @type {const} */ (["algorithm", "target", "tieBreak", "whenStuck"]);
  const sides = /** @type {const} */ (["width", "height"]);
  /** @type {Record<string, HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>} */
  const controls = { width, height, start, seed };
  /** What is wrong with each field; what was refused stays in it until the field itself is changed. @type {Record<string, FieldError>} */
  const errors = {};
  /** The field that asks for a change. */
  let asking = "";
  let board = { width: 8, height: 8 };

  /** Says something more of a field. @type {(field: string, text: string) => void} */
  const note = (field, text) => showLine(find(form, `.note[data-for=${field}]`, HTMLElement), text);

  /** Says beside a field what is wrong with it, or that nothing is. @type {(field: string, message: string | null) => void} */
  function mark(field, message) {
    if (field === "leaper") {
      piece.refuse(message);
    } else {
      const control = controls[field];
      errors[field]?.refuse(message, ...(control ? [control] : []));
    }
  }

  /** Asks for a change; a refusal is shown at its field. @type {(field: string, changes: Partial<RunSettings>) => void} */
  function ask(field, changes) {
    asking = field;
    mark(field, on.change(changes));
    asking = "";
  }

  /** Puts a value into a field, unless it holds what was refused. @type {(field: string, value: string) => void} */
  function fill(field, value) {
    const control = controls[field];
    if (control && !errors[field]?.isShown) {
      control.value = value;
    }
  }

  /** The fields that a setting is in. One side alone may be changed. @param {string} setting */
  const fieldsOf = (setting) =>
    setting !== "board" ? [setting] : asking === "width" || asking === "height" ? [asking] : sides;

  for (const line of form.querySelectorAll(".error")) {
    const field = line.getAttribute("data-for") ?? "";
    line.id = `${field}-error`;
    line.setAttribute("role", "alert");
    errors[field] = createFieldError(line);
  }

  /** A field for a setting that one method alone has. @type {(name: string, values: string[]) => HTMLElement[]} */
  function makeOption(name, values) {
    const list = make("select", { id: name, name });
    listChoices(list, values, (id) => words.optionValue(name, id));
    controls[name] = list;
    list.addEventListener("change", () => ask(name, { [name]: list.value }));
    const label = make("label", { for: name }, words.optionName(name));
    const line = makeErrorLine(`${name}-error`);
    errors[name] = createFieldError(line);
    return [make("div", { class: "field" }, label, list), line];
  }

  const chips = createChips(
    find(form, ".presets", HTMLElement),
    presets,
    (size) => words.valueName("board", size),
    (size) => ask("board", { board: size }),
  );
  listenForSides(
    { width, height },
    () => board,
    (size, side) => ask(side, { board: size }),
    (why, side) => mark(side, why),
  );
  start.addEventListener("change", () => ask("start", { start: start.value.trim() }));
  seed.addEventListener("change", () => ask("seed", { seed: textIn(seed) }));
  find(form, "#random-start", HTMLElement).addEventListener("click", () =>
    ask("start", { start: "random", seed: randomSeed() }),
  );
  const anyStart = find(form, "#any-start", HTMLElement);
  anyStart.addEventListener("click", () => ask("start", { start: "any" }));
  find(form, "#reroll", HTMLElement).addEventListener("click", () =>
    ask("seed", { seed: randomSeed() }),
  );
  for (const name of lists) {
    const list = select(name);
    controls[name] = list;
    list.addEventListener("change", () => ask(name, { [name]: list.value }));
  }
  const piece = createPieceChoice(form, /** @type {FieldError} */ (errors.leaper), (leaper) =>
    ask("leaper", { leaper }),
  );
  const longestGraph = runRoute.maxLength.graph;
  const refuseGraph = () => mark("graph", words.wrong.tooLong(longestGraph));
  const graph = createGraphChoice(
    form,
    (edges) => (edges.length > longestGraph ? refuseGraph() : ask("graph", { graph: edges })),
    () => {
      ask("board", { board: `${board.width}x${board.height}` });
      find(form, ".graph summary", HTMLElement).focus();
    },
  );
  controls.graph = graph.list;
  limitField(graph.list, longestGraph, refuseGraph);
  // A list of one is no choice.
  find(form, ".field:has(#algorithm)", HTMLElement).hidden = algorithms.length < 2;

  /** The lists that depend on the algorithm and on what it runs on. @param {string | undefined} id @param {boolean} isGraph */
  function showAlgorithm(id, isGraph) {
    const algorithm = methodOf(id);
    const key = `${algorithm?.id} ${isGraph}`;
    if (!algorithm || form.dataset.algorithm === key) {
      return;
    }
    form.dataset.algorithm = key;
    const usable = algorithms.filter(({ needsBoard }) => !(isGraph && needsBoard));
    // Nobody can choose to walk a given tour without giving one.
    if (algorithm.needsTour) {
      usable.push(algorithm);
    }
    setChoices(select("algorithm"), usable);
    find(form, ".field:has(#leaper)", HTMLElement).hidden = isGraph;
    const { targets, whenStuck } = words;
    /** @type {Record<string, Record<string, string>>} */
    const names = {
      target: targets,
      whenStuck,
      tieBreak: Object.fromEntries(tieBreaks().map((each) => [each.id, each.name])),
    };
    for (const [name, values] of choicesOf(algorithm, isGraph)) {
      const texts = names[name];
      if (texts) {
        listChoices(select(name), values, (each) => texts[each] ?? each);
        find(form, `.field:has(#${name})`, HTMLElement).hidden = values.length === 0;
      }
    }
    for (const list of options.querySelectorAll("select")) {
      delete controls[list.name];
      delete errors[list.name];
    }
    options.replaceChildren(
      ...algorithm.options.flatMap((option) => makeOption(option.id, option.values)),
    );
  }

  return {
    /**
     * @param {Room} room
     * @param {string} square the one that the run begins on
     * @param {readonly string[]} changed the settings that are not what they were
     */
    show({ settings, usesSeed, info }, square, changed) {
      const isGraph = settings.graph !== undefined;
      board = isGraph ? board : { width: info.width, height: info.height };
      showAlgorithm(settings.algorithm, isGraph);
      graph.show(settings.graph);
      for (const field of changed.flatMap(fieldsOf).filter((name) => name in errors)) {
        mark(field, null);
      }
      if (changed.includes("board") || changed.includes("graph")) {
        mark("board", null);
        mark("start", null); // It was told of squares that are gone.
      }
      for (const [name, value] of Object.entries(settings)) {
        fill(name, String(value ?? ""));
      }
      fill("width", isGraph ? "" : String(info.width));
      fill("height", isGraph ? "" : String(info.height));
      if (!isGraph && !piece.isRefused()) {
        piece.show(settings.leaper ?? []);
      }
      fill("start", settings.start ?? square);
      fill("seed", String(settings.seed ?? ""));
      chips.press(isGraph ? undefined : settings.board);
      const missing = isGraph ? 0 : info.width * info.height - info.squares;
      note("board", missing ? words.holes(info.squares, missing) : "");
      note("graph", isGraph ? words.graphSize(info.squares, info.edges, info.form) : "");
      anyStart.hidden = !methodOf(settings.algorithm)?.startsAnywhere || settings.target !== "open";
      const startNote = { random: words.randomStart(square), any: words.anyStart };
      note("start", Object.entries(startNote).find(([id]) => id === settings.start)?.[1] ?? "");
      find(form, ".field:has(#seed)", HTMLElement).hidden = !usesSeed;
    },
    /** Whether there is a tour, in words, and whether other methods may find out. @type {(text: string, asksBest: boolean) => void} */
    showFeasibility(text, asksBest) {
      note("target", text);
      askBest.hidden = !asksBest;
    },
  };
}
