/**
 * The settings beside the board. What may be chosen comes from the list of algorithms; whether a
 * value can be used is found out by asking for it.
 *
 * @import { Algorithm, AlgorithmId, RunSettings, TieBreakId } from "../../pkg/knights_tour.js"
 * @import { FieldError } from "../../widgets/field-error.js"
 * @import { Room } from "./state.js"
 */

import { limitField, textIn } from "../../widgets/text-field.js";
import { createChips, listChoices, listenForSides, listSurfaces } from "../../widgets/choices.js";
import { find, make, setChoices, setText } from "../../widgets/dom.js";
import { showLine } from "../../widgets/show.js";
import { createFieldError, makeErrorLine } from "../../widgets/field-error.js";
import { choicesOf, methodOf, nameOf } from "../../run/methods.js";
import { randomSeed, tieBreaks } from "../../pkg/knights_tour.js";
import { createPieceChoice } from "../../widgets/piece-picker.js";
import { createGraphChoice } from "./graph-choice.js";
import { isOwnGraph } from "../../run/own-form.js";
import { hasWhole, startWhole } from "../../run/solver.js";
import { whenReadable, whenRunnable } from "../../run/when-here.js";
import { createMoves } from "./moves.js";
import { createOwnRule } from "./own-rule.js";
import { runRoute } from "../../app/run-link.js";
import * as words from "#text/words.js";

/** Methods are only tried out on boards of up to this many squares. */
const MAX_TRIED = 10_000;

/** The list's entry for a rule of one's own. */
const OWN = "own";

/** Boards that have a button. */
const presets = ["3x3", "5x5", "6x6", "8x8", "10x10", "3x10", "20x20", "100x100"];

/** The longest text of a graph that links hold. */
const longestGraph = runRoute.maxLength.graph;

/**
 * @typedef {object} On
 * @property {(changes: Partial<RunSettings>) => string | null} change tells what is wrong, or `null` when the run was changed
 * @property {(changes: Partial<RunSettings>) => string | null} refusal tells what would be wrong, and changes nothing
 * @property {(text: string) => void} say for the live region
 * @property {(text: string) => void} show under the board
 * @property {() => void} failed a part of the page could not be fetched
 */

/**
 * @typedef {object} Settings
 * @property {HTMLFormElement} form
 * @property {readonly Algorithm[]} algorithms
 * @property {On} on
 * @property {Record<string, HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>} controls
 * @property {Record<string, FieldError>} errors what is wrong with each field; what was refused stays in it until the field itself is changed
 * @property {HTMLDetailsElement} methodPanel
 * @property {HTMLButtonElement} makePossible
 * @property {string | undefined} algorithm of the run that is shown
 * @property {string} namedFor what the names of methods were written for: some cannot be used on every board
 * @property {string} shownFor
 * @property {Partial<RunSettings> | null} remedy what would make the refused method possible
 * @property {number} squares
 * @property {{ width: number, height: number }} board
 * @property {ReturnType<typeof createChips>} chips
 * @property {ReturnType<typeof createOwnRule>} own
 * @property {ReturnType<typeof createMoves>} moves
 * @property {ReturnType<typeof createPieceChoice>} piece
 * @property {ReturnType<typeof createGraphChoice>} graph
 */

/** Fields in which a value is typed, and lists of what an algorithm can be asked for. */
const typed = /** @type {const} */ (["width", "height", "start", "end", "seed"]);
const lists = /** @type {const} */ (["algorithm", "target", "whenStuck"]);

/** @type {(form: HTMLFormElement, algorithms: readonly Algorithm[], on: On) => Settings} */
export function createSettings(form, algorithms, on) {
  const errors = errorsIn(form);
  /** @type {Settings} */
  const settings = {
    ...{ form, algorithms, on, errors, namedFor: "", shownFor: "", remedy: null },
    algorithm: undefined,
    ...{ squares: 64, board: { width: 8, height: 8 } },
    methodPanel: find(form, "[data-panel=method]", HTMLDetailsElement),
    makePossible: find(form, "#make-possible", HTMLButtonElement),
    controls: Object.fromEntries([
      ...typed.map((name) => [name, inputOf(form, name)]),
      ...[...lists, "tieBreak", "moves", "wrap"].map((name) => [name, listOf(form, name)]),
    ]),
    chips: createChips(
      find(form, ".presets", HTMLElement),
      presets,
      (size) => words.valueName("board", size),
      (size) => ask(settings, "board", { board: size }),
    ),
    own: createOwnRule(find(form, "#own-rule", HTMLElement), {
      ...on,
      change(changes) {
        const message = on.change(changes);
        // What was refused of the list has no place beside a rule that is in use.
        if (message === null) {
          mark(settings, "tieBreak", null);
        }
        return message;
      },
    }),
    moves: createMoves(form, {
      ...on,
      change(changes) {
        const message = on.change(changes);
        mark(settings, "moves", message);
        return message;
      },
    }),
    piece: createPieceChoice(form, /** @type {FieldError} */ (errors.leaper), (leaper) =>
      ask(settings, "leaper", { leaper }),
    ),
    graph: createGraphChoice(
      form,
      (edges) => useGraph(settings, edges),
      () => {
        const { width, height } = settings.board;
        ask(settings, "board", { board: `${width}x${height}` });
        find(form, ".graph summary", HTMLElement).focus();
      },
    ),
  };
  const { list } = settings.graph;
  settings.controls.graph = list;
  limitField(list, longestGraph, () => refuseGraph(settings));
  // A list of one is no choice.
  fieldOf(form, "algorithm").hidden = algorithms.length < 2;
  listenToBoard(settings);
  listenToMethod(settings);
  return settings;
}

/** @type {(form: HTMLElement, name: string) => HTMLInputElement} */
const inputOf = (form, name) => find(form, `input[name=${name}]`, HTMLInputElement);

/** @type {(form: HTMLElement, name: string) => HTMLSelectElement} */
const listOf = (form, name) => find(form, `select[name=${name}]`, HTMLSelectElement);

/** A field with its label. @type {(form: HTMLElement, id: string) => HTMLElement} */
const fieldOf = (form, id) => find(form, `.field:has(#${id})`, HTMLElement);

/** The lines of errors, one for each field. @param {HTMLElement} form */
function errorsIn(form) {
  /** @type {Record<string, FieldError>} */
  const errors = {};
  for (const line of form.querySelectorAll(".error")) {
    const field = line.getAttribute("data-for") ?? "";
    line.id = `${field}-error`;
    line.setAttribute("role", "alert");
    errors[field] = createFieldError(line);
  }
  return errors;
}

/** @param {Settings} settings */
function listenToBoard(settings) {
  const { form } = settings;
  const [start, end, seed] = [inputOf(form, "start"), inputOf(form, "end"), inputOf(form, "seed")];
  listenForSides(
    { width: inputOf(form, "width"), height: inputOf(form, "height") },
    () => settings.board,
    (size, side) => ask(settings, side, { board: size }),
    (why, side) => mark(settings, side, why),
  );
  start.addEventListener("change", () => ask(settings, "start", { start: start.value.trim() }));
  end.addEventListener("change", () =>
    ask(settings, "end", { end: end.value.trim() || undefined }),
  );
  const wrap = listOf(form, "wrap");
  listSurfaces(wrap, (chosen) => ask(settings, "wrap", { wrap: chosen }));
  seed.addEventListener("change", () => ask(settings, "seed", { seed: textIn(seed) }));
  /** @type {[id: string, field: string, changes: () => Partial<RunSettings>][]} */
  const buttons = [
    ["random-start", "start", () => ({ start: "random", seed: randomSeed() })],
    ["any-start", "start", () => ({ start: "any" })],
    ["reroll", "seed", () => ({ seed: randomSeed() })],
  ];
  for (const [id, field, changes] of buttons) {
    find(form, `#${id}`, HTMLElement).addEventListener("click", () =>
      ask(settings, field, changes()),
    );
  }
}

/** @param {Settings} settings */
function listenToMethod(settings) {
  const { form, methodPanel, makePossible, own, on } = settings;
  methodPanel.addEventListener("toggle", () => nameMethods(settings));
  makePossible.addEventListener("click", () => {
    if (settings.remedy) {
      ask(settings, "algorithm", settings.remedy);
      listOf(form, "algorithm").focus();
    }
  });
  const waiting = {
    show: on.show,
    failed() {
      fill(settings, "algorithm", settings.algorithm);
      on.failed();
    },
  };
  for (const name of lists) {
    const list = listOf(form, name);
    const change = () => ask(settings, name, { [name]: list.value });
    list.addEventListener("change", () => whenRunnable(list.value, change, waiting));
  }
  const rule = listOf(form, "tieBreak");
  rule.addEventListener("change", () => {
    if (rule.value === OWN) {
      mark(settings, "tieBreak", null);
      own.open();
      on.say(words.ownRuleOpened);
    } else {
      const tieBreak = /** @type {TieBreakId} */ (rule.value);
      ask(settings, "tieBreak", { tieBreak, rule: undefined });
    }
  });
}

/** @type {(settings: Settings, edges: string) => void} */
function useGraph(settings, edges) {
  if (edges.length > longestGraph) {
    refuseGraph(settings);
  } else {
    const use = () => ask(settings, "graph", { graph: edges });
    whenReadable(isOwnGraph(edges), use, settings.on);
  }
}

/** @param {Settings} settings */
const refuseGraph = (settings) => mark(settings, "graph", words.wrong.tooLong(longestGraph));

/** Says something more of a field. @type {(settings: Settings, field: string, text: string) => void} */
const note = ({ form }, field, text) =>
  showLine(find(form, `.note[data-for=${field}]`, HTMLElement), text);

/** Says beside a field what is wrong with it, or that nothing is. @type {(settings: Settings, field: string, message: string | null) => void} */
function mark({ piece, controls, errors }, field, message) {
  if (field === "leaper") {
    piece.refuse(message);
  } else {
    const control = controls[field];
    errors[field]?.refuse(message, ...(control ? [control] : []));
  }
}

/** Asks for a change; a refusal is shown at its field. @type {(settings: Settings, field: string, changes: Partial<RunSettings>) => void} */
function ask(settings, field, changes) {
  const message = settings.on.change(changes);
  mark(settings, field, message);
  if (field === "algorithm") {
    offerRemedy(settings, message === null ? null : changes);
  }
}

/** Offers a board on which a method that was refused can be used. @type {(settings: Settings, refused: Partial<RunSettings> | null) => void} */
function offerRemedy(settings, refused) {
  const { on, makePossible, squares } = settings;
  const pieces = [{}, { leaper: undefined }];
  const boards = [...presets].sort((one, other) => farFrom(squares, one) - farFrom(squares, other));
  const remedies = pieces.flatMap((piece) => boards.map((size) => ({ ...piece, board: size })));
  const found = refused && remedies.find((each) => on.refusal({ ...refused, ...each }) === null);
  settings.remedy = found ? { ...refused, ...found } : null;
  makePossible.hidden = !found;
  setText(makePossible, found ? words.useBoard(found.board, "leaper" in found) : "");
}

/** How far the number of squares of a preset is from another. @type {(squares: number, size: string) => number} */
function farFrom(squares, size) {
  const [columns = 0, rows = 0] = size.split("x").map(Number);
  return Math.abs(columns * rows - squares);
}

/** Says in the list which methods this board rules out. It takes time and all of the solver, and is seen in an open panel only. @param {Settings} settings */
function nameMethods(settings) {
  const { form, on, squares, methodPanel, shownFor } = settings;
  if (!methodPanel.open || settings.namedFor === shownFor) {
    return;
  }
  if (!hasWhole()) {
    startWhole().then(() => nameMethods(settings), console.error);
    return;
  }
  settings.namedFor = shownFor;
  for (const option of listOf(form, "algorithm").options) {
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

/** Puts a value into a field, unless it holds what was refused. @type {(settings: Settings, field: string, value: unknown) => void} */
function fill({ controls, errors }, field, value) {
  const control = controls[field];
  if (control && !errors[field]?.isShown) {
    control.value = String(value ?? "");
  }
}

/** A field for a setting that one method alone has. @type {(settings: Settings, name: string, values: string[]) => HTMLElement[]} */
function makeOption(settings, name, values) {
  const list = make("select", { id: name, name });
  listChoices(list, values, (id) => words.optionValue(name, id));
  settings.controls[name] = list;
  list.addEventListener("change", () => ask(settings, name, { [name]: list.value }));
  const label = make("label", { for: name }, words.optionName(name));
  const line = makeErrorLine(`${name}-error`);
  settings.errors[name] = createFieldError(line);
  return [make("div", { class: "field" }, label, list), line];
}

/** Lists the rules that have names, and one's own. @type {(form: HTMLElement, ids: readonly string[]) => void} */
function listRules(form, ids) {
  const named = make("optgroup", { label: words.usualRules });
  for (const { id } of tieBreaks()) {
    if (ids.includes(id)) {
      named.append(make("option", { value: id }, nameOf("tieBreak", id)));
    }
  }
  listOf(form, "tieBreak").replaceChildren(named, make("option", { value: OWN }, words.ownRule));
  fieldOf(form, "tieBreak").hidden = ids.length === 0;
}

/** The lists that depend on the algorithm and on what it runs on. @type {(settings: Settings, id: string | undefined, isGraph: boolean) => void} */
function showAlgorithm(settings, id, isGraph) {
  const { form, algorithms, controls, errors } = settings;
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
  setChoices(listOf(form, "algorithm"), usable);
  fieldOf(form, "leaper").hidden = isGraph;
  const { targets, whenStuck } = words;
  /** @type {Record<string, Record<string, string>>} */
  const names = { target: targets, whenStuck };
  const choices = choicesOf(algorithm, isGraph);
  listRules(form, choices.get("tieBreak") ?? []);
  for (const [name, values] of choices) {
    const texts = names[name];
    if (texts) {
      listChoices(listOf(form, name), values, (each) => texts[each] ?? each);
      fieldOf(form, name).hidden = values.length === 0;
    }
  }
  const options = find(form, ".options", HTMLElement);
  for (const list of options.querySelectorAll("select")) {
    delete controls[list.name];
    delete errors[list.name];
  }
  options.replaceChildren(
    ...algorithm.options.flatMap((option) => makeOption(settings, option.id, option.values)),
  );
}

/** Shows the settings of a run, which begins on a square. @type {(settings: Settings, room: Room, square: string) => void} */
export function showSettings(settings, { settings: run, usesSeed, info }, square) {
  const { form, errors, makePossible, own, moves, piece, graph, chips } = settings;
  const isGraph = run.graph !== undefined;
  settings.squares = info.squares;
  settings.algorithm = run.algorithm;
  if (!isGraph) {
    settings.board = { width: info.width, height: info.height };
  }
  showAlgorithm(settings, run.algorithm, isGraph);
  graph.show(run.graph);
  // What was refused before has no place beside what was accepted since.
  Object.keys(errors).forEach((field) => mark(settings, field, null));
  makePossible.hidden = true;
  for (const [name, value] of Object.entries(run)) {
    fill(settings, name, value);
  }
  own.show(run);
  moves.show(run);
  fill(settings, "tieBreak", own.isOpen ? OWN : run.tieBreak);
  fill(settings, "width", isGraph ? "" : info.width);
  fill(settings, "height", isGraph ? "" : info.height);
  if (!isGraph && !piece.isRefused()) {
    piece.show(run.leaper ?? [1, 2]);
  }
  fill(settings, "wrap", run.wrap ?? "none");
  fieldOf(form, "wrap").hidden = isGraph;
  note(settings, "wrap", isGraph ? "" : words.surfaceNote(run.wrap));
  settings.shownFor = JSON.stringify([run.algorithm, run.board, run.leaper, run.wrap, run.graph]);
  nameMethods(settings);
  showSource(settings, words.tieSource(run.tieBreak));
  fill(settings, "start", run.start ?? square);
  fill(settings, "end", run.end);
  fieldOf(form, "end").hidden = !methodOf(run.algorithm)?.canEnd || run.target !== "open";
  fill(settings, "seed", run.seed);
  chips.press(isGraph ? undefined : run.board);
  const missing = isGraph ? 0 : info.width * info.height - info.squares;
  note(settings, "board", missing ? words.holes(info.squares, missing) : "");
  note(settings, "graph", isGraph ? words.graphSize(info.squares, info.edges, info.form) : "");
  find(form, "#any-start", HTMLElement).hidden =
    !methodOf(run.algorithm)?.startsAnywhere || run.target !== "open";
  const startNote = { random: words.randomStart(square), any: words.anyStart };
  const said = Object.entries(startNote).find(([id]) => id === run.start);
  note(settings, "start", said?.[1] ?? "");
  fieldOf(form, "seed").hidden = !usesSeed;
}

/** Shows a source, whose title is English in every language; nothing of an empty one. @type {(settings: Settings, text: string) => void} */
function showSource({ form }, text) {
  const source = find(form, ".source", HTMLElement);
  const line = find(source, "p", HTMLElement);
  const [before = "", title = "", after = ""] = text.split(/([„“«].+[”“»])/);
  line.replaceChildren(before, make("span", { lang: "en" }, title), after);
  line.hidden = text === "";
  source.hidden = line.hidden || fieldOf(form, "tieBreak").hidden;
}

/** Whether there is a tour, in words, why, and whether other methods may find out, or the longest path. @type {(settings: Settings, text: string, because: string, asks: { best: boolean, longest: boolean }) => void} */
export function showExistence(settings, text, because, asks) {
  const { form } = settings;
  const reason = find(form, ".why", HTMLElement);
  note(settings, "target", text);
  reason.hidden = text === "";
  setText(find(reason, "p", HTMLElement), because);
  find(form, ".ask-best", HTMLButtonElement).hidden = !asks.best;
  find(form, ".ask-longest", HTMLButtonElement).hidden = !asks.longest;
}
