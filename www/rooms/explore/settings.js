/**
 * The settings beside the board. What may be chosen comes from the list of algorithms; whether a
 * value can be used is found out by asking for it.
 *
 * @import { Algorithm, AlgorithmId, RunSettings, TieBreakId } from "../../pkg/knights_tour.js"
 * @import { FieldError } from "../../widgets/field-error.js"
 * @import { Room } from "./state.js"
 */

import { limitField, textIn } from "../../widgets/text-field.js";
import { createChips, listChoices, listenForSides } from "../../widgets/choices.js";
import { find, make, setChoices, setText } from "../../widgets/dom.js";
import { showLine } from "../../widgets/show.js";
import { createFieldError, makeErrorLine } from "../../widgets/field-error.js";
import { choicesOf, methodOf, nameOf } from "../../run/methods.js";
import { randomSeed, tieBreaks } from "../../pkg/knights_tour.js";
import { createPieceChoice } from "../../widgets/piece-picker.js";
import { createGraphChoice } from "./graph-choice.js";
import { createOwnRule } from "./own-rule.js";
import { runRoute } from "../../app/run-link.js";
import * as words from "#text/words.js";

/** Methods are only tried out on boards of up to this many squares. */
const MAX_TRIED = 10_000;

/** The list's entry for a rule of one's own. */
const OWN = "own";

/** Boards that have a button. */
const presets = ["3x3", "5x5", "6x6", "8x8", "10x10", "3x10", "20x20", "100x100"];

/** Shows a source, whose title is English in every language; nothing of an empty one. @type {(line: HTMLElement, text: string) => void} */
function showSource(line, text) {
  const [before = "", title = "", after = ""] = text.split(/([„“«].+[”“»])/);
  line.replaceChildren(before, make("span", { lang: "en" }, title), after);
  line.hidden = text === "";
}

/**
 * @param {HTMLFormElement} form
 * @param {readonly Algorithm[]} algorithms
 * @param {object} on
 * @param {(changes: Partial<RunSettings>) => string | null} on.change tells what is wrong, or `null` when the run was changed
 * @param {(changes: Partial<RunSettings>) => string | null} on.refusal tells what would be wrong, and changes nothing
 * @param {(text: string) => void} on.say for the live region
 * @param {() => void} on.failed a part of the page could not be fetched
 */
export function createSettings(form, algorithms, on) {
  /** @param {string} name */
  const input = (name) => find(form, `input[name=${name}]`, HTMLInputElement);
  /** @param {string} name */
  const select = (name) => find(form, `select[name=${name}]`, HTMLSelectElement);
  const options = find(form, ".options", HTMLElement);
  const askBest = find(form, ".ask-best", HTMLButtonElement);
  const methodPanel = find(form, "[data-panel=method]", HTMLDetailsElement);
  const makePossible = find(form, "#make-possible", HTMLButtonElement);
  const reason = find(form, ".why", HTMLElement);
  const source = find(form, ".source", HTMLElement);
  const [width, height, start, seed] = ["width", "height", "start", "seed"].map(input);
  if (!width || !height || !start || !seed) {
    throw new Error("the settings have lost a field");
  }
  const lists = /** @type {const} */ (["algorithm", "target", "whenStuck"]);
  /** @type {Record<string, HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>} */
  const controls = { width, height, start, seed };
  /** What is wrong with each field; what was refused stays in it until the field itself is changed. @type {Record<string, FieldError>} */
  const errors = {};
  /** What the names of methods were written for: some cannot be used on every board. */
  let namedFor = "";
  let shownFor = "";
  /** What would make the refused method possible. @type {Partial<RunSettings> | null} */
  let remedy = null;
  let squares = 64;
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
    const message = on.change(changes);
    mark(field, message);
    if (field === "algorithm") {
      offerRemedy(message === null ? null : changes);
    }
  }

  /** Offers a board on which a method that was refused can be used. @param {Partial<RunSettings> | null} refused */
  function offerRemedy(refused) {
    const pieces = [{}, { leaper: undefined }];
    const boards = [...presets].sort((one, other) => farFrom(one) - farFrom(other));
    const remedies = pieces.flatMap((piece) => boards.map((size) => ({ ...piece, board: size })));
    const found = refused && remedies.find((each) => on.refusal({ ...refused, ...each }) === null);
    remedy = found ? { ...refused, ...found } : null;
    makePossible.hidden = remedy === null;
    setText(makePossible, found ? words.useBoard(found.board, "leaper" in found) : "");
  }

  /** How far the number of squares of a preset is from that of the board. @param {string} size */
  function farFrom(size) {
    const [columns = 0, rows = 0] = size.split("x").map(Number);
    return Math.abs(columns * rows - squares);
  }

  /** Says in the list which methods this board rules out. It takes time, and is seen in an open panel only. */
  function nameMethods() {
    if (!methodPanel.open || namedFor === shownFor) {
      return;
    }
    namedFor = shownFor;
    for (const option of select("algorithm").options) {
      const algorithm = /** @type {AlgorithmId} */ (option.value);
      const { name = "", largest = 0, needsBoard = false } = methodOf(algorithm) ?? {};
      const isRefused = needsBoard && squares <= MAX_TRIED && on.refusal({ algorithm }) !== null;
      const limit = words.upTo(largest);
      setText(
        option,
        squares > largest ? words.unfit(name, limit) : isRefused ? words.unfit(name) : name,
      );
    }
  }

  /** Puts a value into a field, unless it holds what was refused. @type {(field: string, value: string) => void} */
  function fill(field, value) {
    const control = controls[field];
    if (control && !errors[field]?.isShown) {
      control.value = value;
    }
  }

  methodPanel.addEventListener("toggle", nameMethods);
  makePossible.addEventListener("click", () => {
    if (remedy) {
      ask("algorithm", remedy);
      select("algorithm").focus();
    }
  });

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
  const rule = select("tieBreak");
  controls.tieBreak = rule;
  const own = createOwnRule(find(form, "#own-rule", HTMLElement), {
    say: on.say,
    failed: on.failed,
    change(changes) {
      const message = on.change(changes);
      // What was refused of the list has no place beside a rule that is in use.
      if (message === null) {
        mark("tieBreak", null);
      }
      return message;
    },
  });
  rule.addEventListener("change", () => {
    if (rule.value === OWN) {
      mark("tieBreak", null);
      own.open();
      on.say(words.ownRuleOpened);
    } else {
      ask("tieBreak", { tieBreak: /** @type {TieBreakId} */ (rule.value), rule: undefined });
    }
  });
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

  /** Lists the rules that have names, and one's own. @param {readonly string[]} ids */
  function listRules(ids) {
    const named = make("optgroup", { label: words.usualRules });
    for (const { id } of tieBreaks()) {
      if (ids.includes(id)) {
        named.append(make("option", { value: id }, nameOf("tieBreak", id)));
      }
    }
    rule.replaceChildren(named, make("option", { value: OWN }, words.ownRule));
    find(form, ".field:has(#tieBreak)", HTMLElement).hidden = ids.length === 0;
  }

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
    const names = { target: targets, whenStuck };
    listRules(choicesOf(algorithm, isGraph).get("tieBreak") ?? []);
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
     */
    show({ settings, usesSeed, info }, square) {
      const isGraph = settings.graph !== undefined;
      squares = info.squares;
      board = isGraph ? board : { width: info.width, height: info.height };
      showAlgorithm(settings.algorithm, isGraph);
      graph.show(settings.graph);
      // What was refused before has no place beside what was accepted since.
      Object.keys(errors).forEach((field) => mark(field, null));
      makePossible.hidden = true;
      for (const [name, value] of Object.entries(settings)) {
        fill(name, String(value ?? ""));
      }
      own.show(settings);
      fill("tieBreak", own.isOpen ? OWN : String(settings.tieBreak ?? ""));
      fill("width", isGraph ? "" : String(info.width));
      fill("height", isGraph ? "" : String(info.height));
      if (!isGraph && !piece.isRefused()) {
        piece.show(settings.leaper ?? []);
      }
      const { algorithm, leaper, graph: edges } = settings;
      shownFor = JSON.stringify([algorithm, settings.board, leaper, edges]);
      nameMethods();
      showSource(find(source, "p", HTMLElement), words.tieSource(settings.tieBreak));
      source.hidden =
        find(source, "p", HTMLElement).hidden ||
        find(form, ".field:has(#tieBreak)", HTMLElement).hidden;
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
    /** Whether there is a tour, in words, why, and whether other methods may find out. @type {(text: string, because: string, asksBest: boolean) => void} */
    showFeasibility(text, because, asksBest) {
      note("target", text);
      reason.hidden = text === "";
      setText(find(reason, "p", HTMLElement), because);
      askBest.hidden = !asksBest;
    },
  };
}
