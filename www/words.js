/**
 * Everything the page says, in English. Other modules hand over codes, numbers and squares, and
 * show what comes back.
 *
 * @import { Algorithm, Candidate, Existence, Finding, Moment, Outcome, RunSettings, SquareInfo, Statistics, Target } from "./pkg/knights_tour.js"
 * @import { Part } from "./sentence.js"
 */

import { codeOf, optionInShort, optionName, optionValue, storyOf } from "./method-words.js";
import { capital, chosen, count, list, number, plain, square, waysOn, word } from "./sentence.js";

export { number, optionInShort, optionName, optionValue, plain };

/** Texts that stand still: `data-word` and `data-name` in the markup name them. */
export const labels = /** @type {const} */ ({
  title: "Knight’s Tour Lab",
  tagline: "Every square once, and why",
  loadFailed: "The solver could not be started.",
  loadHelp:
    "It needs a browser with WebAssembly, and the page has to come from a web server. What the browser said:",
  roomFailed: "A part of the page could not be loaded.",
  roomHelp: "Check the network and load the page again. What the browser said:",
  rooms: "Rooms",
  boardHeading: "Board",
  storyHeading: "Story",
  settings: "Settings",
  playHead: "Play head",
  scrubber: "Move",
  speed: "Speed",
  tie: "Tie",
  deadEnd: "Dead end",
  presets: "Sizes",
  width: "Width",
  height: "Height",
  size: "Size",
  times: "×",
  start: "Start",
  randomStart: "At random",
  method: "Method",
  algorithm: "Algorithm",
  tieBreak: "On a tie",
  target: "Tour",
  whenStuck: "If stuck",
  leaper: "Piece",
  otherLeaper: "Another…",
  leapShort: "Short leap",
  leapLong: "Long leap",
  editBoard: "Edit this board",
  seed: "Seed",
  reroll: "Another",
  rerollLong: "Another seed",
  show: "Show",
  savePicture: "Save picture",
  svg: "SVG",
  png: "PNG",
  theme: "Theme",
  copyLink: "Copy link",
  candidates: "Squares the knight could go to",
  counters: "Counters",
  dismiss: "Dismiss",
  close: "Close",
  keys: "Keys",
  keysOnBoard: "With the board in focus",
  numberedBoard: "Numbered board",
  squareList: "List of squares",
  json: "JSON",
  copy: "Copy",
  saveText: "Save",
  numberFrom: "Number from",
  pickOnBoard: "Pick on board",
  results: "Take the tour with you",
});

/** What the rooms are called. */
export const rooms = /** @type {const} */ ({
  explore: "Explore",
  compare: "Compare",
  build: "Build",
  exist: "Exist?",
});

/** What buttons and keys do, by action. */
export const actions = /** @type {const} */ ({
  play: "Play",
  first: "First",
  back: "Back",
  forward: "Forward",
  last: "Last",
  nextTie: "Next tie",
  nextDeadEnd: "Next dead end",
  faster: "Faster",
  slower: "Slower",
  restart: "Restart",
  help: "Show the keys",
  cancel: "Stop what is being computed",
});

/** What the play button does, by its icon. */
export const play = /** @type {const} */ ({ play: "Play", pause: "Pause", again: "Play again" });

/** What the keys do while the board is in focus, by action. */
export const gridActions = /** @type {const} */ ({
  move: "Go from square to square",
  rowStart: "First square of the row",
  rowEnd: "Last square of the row",
  choose: "Start from this square",
});

/** How keys are written, where not as they are called. */
export const keyNames = /** @type {Record<string, string>} */ ({
  " ": "Space",
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
  PageUp: "Page Up",
  PageDown: "Page Down",
  Escape: "Esc",
  "-": "−",
});

export const targets = /** @type {Record<Target, string>} */ ({
  open: "Open: ends anywhere",
  closed: "Closed: returns to start",
});

export const whenStuck = /** @type {Record<string, string>} */ ({
  stop: "Stop and show",
  backtrack: "Backtrack",
  restart: "Begin again",
});

export const layers = /** @type {Record<string, string>} */ ({
  graph: "all moves",
  degrees: "ways on",
  numbers: "numbers",
  path: "path",
  colours: "colours",
});

export const themes = /** @type {Record<string, string>} */ ({
  auto: "System",
  light: "Light",
  dark: "Dark",
  projector: "Projector",
});

export const counters = /** @type {Record<keyof Moment["counters"], string>} */ ({
  steps: "steps",
  visited: "visited",
  ties: "ties",
  deadEnds: "dead ends",
  backtracks: "backtracks",
  restarts: "restarts",
  placements: "placements",
  orders: "orders tried",
  rotations: "rotations",
  joins: "joins",
  splices: "detours",
  sweeps: "sweeps",
});

/**
 * Sentences are written for the knight; another piece takes its place in them.
 * @type {<T extends Part>(parts: T[], piece: string) => T[]}
 */
export const forPiece = (parts, piece) =>
  parts.map((part) =>
    typeof part === "string" ? /** @type {typeof part} */ (part.replaceAll("knight", piece)) : part,
  );

/**
 * What a story has to know of its run.
 * @typedef {object} Run
 * @property {RunSettings} settings
 * @property {Algorithm | undefined} method
 * @property {boolean} isImpossible whether it is known that there is no such tour
 * @property {string} piece what moves
 */

/** What a piece is called: by name, or by the lengths of its leap. @type {(name: string | undefined, lengths: readonly number[]) => string} */
export const piece = (name, lengths) => name?.toLowerCase() ?? `(${lengths.join(", ")})-leaper`;

/** How each rule picks among squares that share the fewest ways on. */
const tieRules = /** @type {Record<string, string>} */ ({
  first: "The first in the fixed order of moves is taken: ",
  random: "Chance, fed by the seed, picks ",
  "pohl-sum":
    "Pohl’s rule adds up the ways on a move further and takes the first with the least sum: ",
  "pohl-min":
    "Pohl’s rule looks a move further and takes the first that leads to the fewest ways on: ",
  roth: "Roth’s rule takes the first of those farthest from the centre: ",
  "roth-random": "Roth’s rule takes those farthest from the centre, and chance picks ",
  "squirrel-cull": "Squirrel and Cull’s table for this part of the board puts first: ",
});

/** Why the knight cannot go on from `focus`. @param {Moment} moment @param {string} cause @returns {Part[]} */
function deadEnd({ focus, start }, cause) {
  switch (cause) {
    case "not-closed":
      return [
        "Every square is visited, but ",
        square(start),
        " is not a move from ",
        square(focus),
        ".",
      ];
    case "start-cut-off":
      return [
        "Dead end: none of the squares left is a move from ",
        square(start),
        ", so the tour could not close.",
      ];
    case "all-tried":
      return ["Every way on from ", square(focus), " was tried before and led to a dead end."];
    case "budget":
      return ["This attempt has used up its steps."];
    default:
      return ["Dead end: no open square is a move from ", square(focus), "."];
  }
}

/**
 * The open squares and their ways on: "a1 with 1 way on, a3 with 3, e3 with 5".
 * @param {Candidate[]} open
 * @returns {Part[]}
 */
function listWithWays(open) {
  return open.flatMap(({ square: name, accessibility }, i) => [
    i > 0 ? ", " : "",
    square(name),
    i > 0 && accessibility > 0 ? ` with ${accessibility}` : ` with ${waysOn(accessibility)}`,
  ]);
}

/** Candidates, the least ways on first, else in the board's order. @param {Candidate[]} candidates */
export const leastFirst = (candidates) =>
  [...candidates].sort((a, b) => a.accessibility - b.accessibility);

/** The choice about to be made, where there is one. @param {Moment} moment @returns {Part[]} */
function choice({ position, focus, start, candidates, reason }) {
  if (reason.code !== "fewest" && reason.code !== "tie") {
    return [];
  }
  const open = leastFirst(candidates.filter(({ tried }) => !tried));
  const tried = candidates.length > open.length;
  /** @type {Part[]} */
  const from =
    position === 0
      ? ["The knight begins on ", square(start), ". From there "]
      : ["From ", square(focus), " "];
  if (open.length === 1) {
    const only = tried ? "only one square is left to try: " : "only one square is open: ";
    return [...from, only, chosen(reason.to), `, with ${waysOn(reason.accessibility)}.`];
  }
  const are = `${word(open.length)} squares are ${tried ? "left to try" : "open"}`;
  if (reason.code === "fewest") {
    return [
      ...from,
      `${are}: `,
      ...listWithWays(open),
      ". Fewest ways on: ",
      chosen(reason.to),
      ".",
    ];
  }
  const tied = open
    .filter((candidate) => candidate.tied)
    .map((candidate) => [square(candidate.square)]);
  const all = tied.length === open.length;
  const each = reason.accessibility === 0 ? "no way on" : `${waysOn(reason.accessibility)} each`;
  const share = all
    ? `, ${tied.length === 2 ? "both" : "all"} with ${waysOn(reason.accessibility)}: `
    : `. ${capital(word(tied.length))} share the fewest, ${each}: `;
  const rule = tieRules[reason.rule] ?? "Chosen among them: ";
  return [...from, are, share, ...list(tied), `. ${rule}`, chosen(reason.to), "."];
}

/**
 * One or two sentences: what is about to happen and why.
 * @type {(moment: Moment, run: Run) => Part[]}
 */
export const story = (moment, run) => forPiece(sentences(moment, run), run.piece);

/** @type {(moment: Moment, run: Run) => Part[]} */
function sentences(moment, run) {
  const { reason, focus, start } = moment;
  switch (reason.code) {
    case "fewest":
    case "tie":
      return choice(moment);
    case "close":
      return [
        "Every square is visited, and the start is a move from ",
        square(focus),
        ": one more move, to ",
        chosen(reason.to),
        ", closes the tour.",
      ];
    case "backtrack":
      return [
        ...deadEnd(moment, reason.cause),
        " The knight goes back to ",
        chosen(reason.to),
        ".",
      ];
    case "restart":
      return [
        ...deadEnd(moment, reason.cause),
        ` Attempt ${number(reason.attempt)} begins on `,
        chosen(start),
        `, ties broken ${rulesInShort[reason.rule] ?? `by ${reason.rule}`}.`,
      ];
    case "end":
      return [...outcome(moment, run.settings), ...advice(moment, run)];
    default:
      return storyOf(moment);
  }
}

/**
 * What else could be tried for a tour that was not found.
 * @type {(moment: Moment, run: Run) => Part[]}
 */
function advice({ outcome: end }, { settings, method, isImpossible }) {
  const isClosed = settings.target === "closed";
  const isOver = end?.kind === "tour" || end?.kind === "impossible";
  if (isImpossible || !method || isOver || (end?.kind === "stuck" && !isClosed)) {
    return [];
  }
  if (settings.rule === "printed") {
    return [hint("As it is printed the rule does not work", "rule", "corrected")];
  }
  if (settings.update === "all-at-once") {
    return [hint("Switched all at once, moves often go on and off for ever", "update", "shuffled")];
  }
  const others = [
    method.walks ? "start" : "",
    method.drawsLots || method.tieBreaks.length > 0 ? "seed" : "",
    method.tieBreaks.length > 0 ? "tie-break" : "",
  ].filter(Boolean);
  const better = /** @type {const} */ (["backtrack", "restart"]).find((policy) =>
    method.whenStuck.includes(policy),
  );
  const policy =
    better && settings.whenStuck === "stop"
      ? `, and so may “${whenStuck[better]}” under “${labels.whenStuck}”`
      : "";
  const other =
    others.length > 1 ? `${others.slice(0, -1).join(", ")} or ${others.at(-1)}` : others[0];
  return other
    ? [` Another ${other} may find a ${isClosed ? "closed tour" : "tour"}${policy}.`]
    : [];
}

/** @type {(what: string, option: string, value: string) => string} */
const hint = (what, option, value) =>
  ` ${what}: try “${optionValue(option, value)}” under “${optionName(option)}”.`;

/** Why there is no tour, where the settings do not say it. @type {Record<string, (start: string) => Part[]>} */
const impossible = {
  "all-tried": (start) => [
    "Every possibility was tried. No such tour begins on ",
    square(start),
    ".",
  ],
  "start-colour": (start) => [
    "No such tour begins on ",
    square(start),
    ": its colour has one square fewer, and a tour begins and ends on the other.",
  ],
  "inner-row": (start) => [
    "No tour begins on ",
    square(start),
    ": on a board four squares wide they begin and end in the outer rows.",
  ],
  "no-two-factor": () => [
    "There is no such tour: no choice of moves gives every square two, as a closed tour would.",
  ],
  "no-cycle-cover": () => [
    "There is no such tour: no choice of moves leads from every square to another one.",
  ],
};

/** What efforts are counted in. @type {Record<string, [string, string]>} */
const efforts = {
  steps: ["step", "steps"],
  sweeps: ["sweep", "sweeps"],
  exchanges: ["exchange of moves", "exchanges of moves"],
  guesses: ["guess", "guesses"],
};

/** What a run came to. @type {(moment: Moment, settings: RunSettings) => Part[]} */
function outcome(moment, { target }) {
  const { outcome: end, focus, start, squares } = moment;
  switch (end?.kind) {
    case "tour":
      if (squares === 1) {
        return ["The only square, ", square(start), ", is visited: the tour is done."];
      }
      return end.closed
        ? [
            `A closed tour. All ${number(squares)} squares are visited once, and the last is a move from the first, `,
            square(start),
            ".",
          ]
        : [
            `An open tour. All ${number(squares)} squares are visited once, from `,
            square(start),
            " to ",
            square(focus),
            ".",
          ];
    case "stuck":
      return stuck(end, focus, start);
    case "cycles":
      return [
        `Every square has two moves, but they make ${count(end.cycles, "cycle", "cycles")}, not a single tour.`,
      ];
    case "impossible":
      return impossible[end.reason.code]?.(start) ?? ["There is no such tour of this board."];
    case "gave-up":
      return [
        `No ${target === "closed" ? "closed " : ""}tour was found in ${count(end.limit, ...(efforts[end.of] ?? ["", ""]))}.`,
      ];
    default:
      return ["The run is over."];
  }
}

/** @type {(end: Extract<Outcome, { kind: "stuck" }>, focus: string, start: string) => Part[]} */
function stuck({ cause, visited, squares }, focus, start) {
  if (squares === 1) {
    return ["The only square is visited, and there is no move to close the tour with."];
  }
  if (cause === "not-closed") {
    return [
      `All ${number(squares)} squares are visited, but `,
      square(start),
      " is not a move from ",
      square(focus),
      ": the tour is open, and a closed one was asked for.",
    ];
  }
  const left = squares - visited;
  const rest =
    left === 1
      ? "the one left is not a move away"
      : `none of the other ${number(left)} is a move away`;
  const are = visited === 1 ? "is" : "are";
  const seen = `${number(visited)} of ${number(squares)} squares ${are} visited, and ${rest}`;
  return ["Stuck on ", square(focus), `: ${seen}.`];
}

/** Tie-breaks as the end of "ties broken …". */
const rulesInShort = /** @type {Record<string, string>} */ ({
  first: "by the fixed order of moves",
  random: "at random",
  "pohl-sum": "by Pohl’s rule (least sum)",
  "pohl-min": "by Pohl’s rule (least square)",
  roth: "by Roth’s rule",
  "roth-random": "by Roth’s rule, then at random",
  "squirrel-cull": "by Squirrel and Cull’s table",
});

/** The break-tie line of the pseudo-code. Lines are kept short enough for one line on the page. */
const tieLines = /** @type {Record<string, string>} */ ({
  first: "on a tie: first in order of moves",
  random: "on a tie: any of them, by chance",
  "pohl-sum": "on a tie: least sum a move further",
  "pohl-min": "on a tie: fewest a move further",
  roth: "on a tie: farthest from the centre",
  "roth-random": "on a tie: farthest out, then chance",
  "squirrel-cull": "on a tie: Squirrel and Cull’s table",
});

const deadEndLines = /** @type {Record<string, string>} */ ({
  stop: "at a dead end: stop",
  backtrack: "at a dead end: go back a move",
  restart: "at a dead end: begin again",
});

/**
 * A line of pseudo-code, and how deep it stands; `null` where it does not apply.
 * @param {string} code
 * @param {RunSettings} settings
 * @returns {{ text: string, depth: number } | null}
 */
export function codeLine(code, settings) {
  const { tieBreak, whenStuck: policy, target } = settings;
  switch (code) {
    case "place":
      return { text: "put the knight on the start", depth: 0 };
    case "until-all-visited":
      return { text: "until every square is visited:", depth: 0 };
    case "count-ways-on":
      return { text: "count each candidate’s ways on", depth: 1 };
    case "go-to-fewest":
      return { text: "go to the one with the fewest", depth: 1 };
    case "break-tie":
      return { text: tieLines[tieBreak ?? ""] ?? "on a tie: choose one", depth: 1 };
    case "close":
      return target === "closed" ? { text: "close the tour: return to the start", depth: 0 } : null;
    case "dead-end":
      return { text: deadEndLines[policy ?? ""] ?? "at a dead end: stop", depth: 0 };
    default:
      return codeOf(code, settings);
  }
}

/** How far a run has come. @typedef {Pick<Moment, "position" | "recorded" | "expected" | "outcome"> & { counters: Pick<Moment["counters"], "backtracks" | "restarts"> }} Headway */

/** Moves, while every step has been one; else steps. @param {Headway} moment */
const unit = ({ expected, recorded, counters: { backtracks, restarts } }) =>
  expected === null || backtracks || restarts || recorded > expected ? "step" : "move";

/** The furthest that the scrubber reaches. @param {Headway} moment */
export const furthest = ({ expected, recorded }) => Math.max(expected ?? 0, recorded);

/** "move 17 of 63", or "step 90 of 90 so far" where nobody can tell how many there will be. @param {Headway} moment */
export const progress = (moment) => {
  const isOpenEnded = moment.recorded > (moment.expected ?? 0) && !moment.outcome;
  const steps = `${number(moment.position)} of ${number(furthest(moment))}`;
  return `${unit(moment)} ${steps}${isOpenEnded ? " so far" : ""}`;
};

/** Heading over the story. @param {Moment} moment */
export function heading(moment) {
  if (moment.done) {
    return moment.outcome?.kind === "tour" ? "Tour found" : "The end of this run";
  }
  return moment.position === 0 ? `Before the first ${unit(moment)}` : capital(progress(moment));
}

/** The document's title. @param {Moment} moment @param {string} board */
export const title = (moment, board) =>
  `${moment.position === 0 ? "Ready" : capital(progress(moment))} · ${board} from ${moment.start} · ${labels.title}`;

/** For the live region: where the knight is, then the story. @type {(moment: Moment, run: Run) => string} */
export const spoken = (moment, run) =>
  `${moment.position === 0 || moment.done ? "" : `${capital(unit(moment))} ${number(moment.position)}. `}${plain(story(moment, run))}`;

/** "4 steps a second" @param {number} perSecond */
export function speed(perSecond) {
  if (perSecond < 1) {
    const seconds = Math.round(10 / perSecond) / 10;
    return `a step in ${seconds} s`;
  }
  const steps = Number(perSecond.toFixed(perSecond < 10 ? 1 : 0));
  return `${steps} ${steps === 1 ? "step" : "steps"}/s`;
}

/** While something long is computed. @param {Moment} moment */
export const computing = (moment) =>
  `Computing: ${unit(moment)} ${number(moment.position)}, ${number(moment.counters.visited)} of ${count(moment.squares, "square", "squares")} visited. Esc stops it.`;

/** Nothing of that kind lies ahead. @param {"tie" | "dead-end"} what */
export const noneAhead = (what) =>
  what === "tie"
    ? "No further tie: this is the end of the run."
    : "No further dead end: this is the end of the run.";

export const noTimeline =
  "This board is too large to keep every step: the run can go on or begin again, but not back.";

/** @param {string} name */
export const tag = (name) =>
  /** @type {Record<string, string>} */ ({ chosen: "chosen", tied: "= tie", tried: "tried" })[
    name
  ] ?? name;

/** A candidate for those who cannot see the bars. @param {Candidate} candidate */
export const candidate = ({ accessibility }) => waysOn(accessibility);

/** Under the board. @param {"start" | "numberFrom"} purpose */
export const clickHint = (purpose) =>
  purpose === "start"
    ? "Click a square to start a run from it."
    : "Click the square to number from.";

/** What is known of a square: "d4, open, 3 ways on, candidate". @param {SquareInfo} info @param {string} start */
export function squareLabel(info, start) {
  if (info.hole) {
    return `${info.square}, hole`;
  }
  const { square: name, visit, label, accessibility } = info;
  const facts = visit
    ? [
        visit === 1 && name === start
          ? "start, visited as number 1"
          : `visited as number ${label ?? number(visit)}`,
      ]
    : ["open", waysOn(accessibility)];
  if (info.chosen) {
    facts.push("chosen next");
  } else if (info.candidate) {
    facts.push("candidate");
  }
  return [name, ...facts].join(", ");
}

/** @type {(width: number, height: number) => string} */
export const gridName = (width, height) => `Board, ${number(width)} by ${number(height)}`;

/** @type {(width: number, height: number) => string} */
export const size = (width, height) => `${width} × ${height}`;

/** @type {(squares: number, holes: number) => string} */
export const holes = (squares, missing) =>
  `This board has ${count(squares, "square", "squares")} and ${count(missing, "hole", "holes")}. Another size makes a plain rectangle.`;

/** @param {string} start */
export const randomStart = (start) => `Drawn from the seed: ${start}.`;

export const idleSeed = "Used only where chance decides; with these settings it decides nothing.";

/** What a link calls otherwise than the page, or the page not at all. */
const fields = /** @type {Record<string, string>} */ ({
  ...labels,
  room: "Room",
  board: labels.boardHeading,
  step: "Step",
  layers: labels.show,
});

/** What the page calls a value of a setting. @type {(setting: string, value: string) => string} */
export function valueName(setting, value) {
  switch (setting) {
    case "board":
      return value.replace(/^(\d+)x(\d+)$/, "$1 × $2");
    case "target":
      return targets[/** @type {Target} */ (value)] ?? value;
    case "whenStuck":
      return whenStuck[value] ?? value;
    case "theme":
      return themes[value] ?? value;
    case "leaper":
      return value.replace(",", ", ");
    default:
      return optionValue(setting, value);
  }
}

/** Long or many-lined values, made fit to be shown. @param {string} text */
const clip = (text) => (text.length > 300 ? `${text.slice(0, 300)}…` : text);

/** A setting that was refused beside its field. @param {string} message */
export const refused = (message) => `Not changed: ${clip(message)}.`;

/** What stands in the place of values that are no settings of a run. */
const insteads = /** @type {Record<string, string>} */ ({
  room: "Explore is shown instead.",
  step: "The run stands at its start.",
  layers: "All layers are shown.",
  numberFrom: "The numbers begin at the start.",
});

/** A value that could not be used, and what stands in its place. @type {(name: string, message: string, instead: string) => string} */
export const replaced = (name, message, instead) =>
  `${fields[name] ?? optionName(name)}: ${clip(message)}. ${insteads[name] ?? `“${clip(instead)}” is used instead.`}`;

/** A link asked for a step that the run does not come to. @param {number} steps */
export const beyondEnd = (steps) =>
  `${fields.step}: this run has ${steps === 0 ? "no step" : `only ${count(steps, "step", "steps")}`}. The page stands at its end.`;

/** A link asked for other numbers of a tour that has only these. */
export const notRenumbered = `${labels.numberFrom}: only a closed tour can be numbered from any of its squares. The numbers begin at the start.`;

/** What can be wrong with a value that the session is not asked about. */
export const wrong = {
  /** @param {string} name */
  hole: (name) => `${name} is a hole in this board; choose a square`,
  /** @type {(name: "width" | "height", most: number) => string} */
  side: (name, most) => `${labels[name]} has to be a whole number from 1 to ${number(most)}`,
  /** @param {string} value */
  room: (value) => `there is no room called “${clip(value)}”`,
  /** @param {string} value */
  leaper: (value) => `“${value.slice(0, 40)}” is not a piece; write its two leaps, such as 1,3`,
  /** @param {string} value */
  step: (value) =>
    `“${value.slice(0, 40)}” is not a number of steps; write a whole number such as 17`,
  /** @type {(value: string, known: readonly string[]) => string} */
  layers: (value, known) => `“${value.slice(0, 40)}” is not a layer; there are ${known.join(", ")}`,
  /** @type {(value: string, known: readonly string[]) => string} */
  theme: (value, known) => `“${value.slice(0, 40)}” is not a theme; there are ${known.join(", ")}`,
};

export const preparing = "Preparing…";
export const copied = "Copied";
export const linkCopied = "The link to this moment is copied.";
export const svgTooLarge = "An SVG of so large a board would be of no use; save it as PNG.";
export const saved = "Saved";
export const copyFailed = "Could not copy";
export const linkNotCopied =
  "Copying was refused. The link to this moment is what the address bar shows.";

/** A tour too large to be written out on the page. @param {number} squares */
export const tooLargeToShow = (squares) =>
  `${count(squares, "square", "squares")} are too many to write out here; copy or save them.`;

/** @type {(light: number, dark: number) => string} */
const lightAndDark = (light, dark) =>
  `${count(light, "light square", "light squares")} and ${number(dark)} dark`;

/** @type {(name: string, degree: number, target: Target) => string} */
function tooFewMoves(name, degree, target) {
  if (degree === 0) {
    return `${name} has no move`;
  }
  return target === "closed"
    ? `${name} has only one move, and a closed tour needs two at every square`
    : `${name} is a third square with only one move, and only the two ends of a tour can do with one`;
}

/** Whether there is a tour of this kind, and why. @type {(existence: Existence, target: Target) => string} */
export function existence({ answer, reason }, target) {
  const tour = `${target} tour`;
  const board = "short" in reason ? `${reason.short} × ${reason.long}` : "";
  switch (reason.code) {
    case "one-square":
      return answer === "yes"
        ? "On one square the knight is done before it moves."
        : `No ${tour}: on one square there is no move to close it with.`;
    case "odd-area":
      return "No closed tour exists here: every move changes the colour of the square, so a closed tour needs as many light squares as dark ones, and this board has an odd number of squares.";
    case "side-1":
      return `No ${tour} exists here: a board one square wide has no knight’s move.`;
    case "side-2":
      return reason.long === 2
        ? `No ${tour} exists here: a 2 × 2 board has no knight’s move.`
        : `No ${tour} exists here: on a board two squares wide every move goes two squares along it, past squares that the knight cannot come back for.`;
    case "side-4":
      return "No closed tour exists here: on a board four squares wide every move from an outer row leads to an inner one, so a closed tour would have to alternate rows as it alternates colours, and could meet only one colour in the outer rows (Schwenk’s theorem, 1991).";
    case "small-exception":
      return target === "closed"
        ? `No closed tour exists here: the ${board} board is an exception in Schwenk’s theorem (1991).`
        : `No open tour exists here: ${board} is one of the few small boards without one; every possibility was searched.`;
    case "schwenk":
      return "A closed tour exists on this board (Schwenk’s theorem, 1991).";
    case "open-theorem":
      return "An open tour exists on this board (Cull and De Curtins, 1978; Conrad and others, 1994).";
    case "colours":
      return `No ${tour} exists here: every move changes the colour of the square, and this board has ${lightAndDark(reason.light, reason.dark)}.`;
    case "start-colour":
      return `No ${tour} can begin on ${reason.start}: this board has one square more of the other colour, and a tour has to begin and end on that one.`;
    case "too-few-moves":
      return `No ${tour} exists here: ${tooFewMoves(reason.square, reason.degree, target)}.`;
    case "not-connected":
      return `No ${tour} exists here: no chain of moves leads from ${reason.from} to ${reason.square}.`;
    case "no-theorem":
      return `Whether this board has ${target === "open" ? "an" : "a"} ${tour} is not settled by a theorem known here.`;
  }
}

/** Said after a "no": the run is still allowed. */
const symmetries = /** @type {Record<string, string>} */ ({
  "half-turn": "a half turn",
  "quarter-turn": "a quarter turn",
  "three-quarter-turn": "three quarters of a turn",
  "left-right": "a mirror from left to right",
  "top-bottom": "a mirror from top to bottom",
  diagonal: "the diagonal from the first square",
  "anti-diagonal": "the other diagonal",
});

/** What there is to say of a tour: names and texts. @type {(statistics: Statistics, isClosed: boolean) => [string, string][]} */
export function statistics({ turns, runs, crossings, symmetries: found, sums }, isClosed) {
  const others = found.filter((id) => id !== "identity").map((id) => symmetries[id] ?? id);
  const straight = runs
    .map((runsOfLength, i) => [runsOfLength, i + 1])
    .filter(([runsOfLength = 0, length = 0]) => runsOfLength > 0 && length > 1)
    .map(([runsOfLength = 0, length = 0]) => `${number(runsOfLength)} of ${number(length)} moves`);
  /** @type {[string, string][]} */
  const rows = [
    ["Turns", number(turns)],
    ["Crossings", crossings === null ? "not counted" : number(crossings)],
    ["Straight runs", straight.length > 0 ? straight.join(", ") : "none of more than a move"],
    ["Symmetry", others.length > 0 ? others.join(", ") : "none"],
  ];
  if (sums?.magic || sums?.semiMagic) {
    const sum = number(sums.rows[0] ?? 0);
    rows.push(["Sums", sums.magic ? `magic: ${sum} each` : `semi-magic: rows and columns ${sum}`]);
  } else if (sums) {
    rows.push(["Sums", "neither magic nor semi-magic"]);
  }
  return isClosed ? rows : rows.filter(([name]) => name !== "Symmetry" || others.length > 0);
}

/** "a1, b2 and 7 others" @type {(names: string[], all: number) => string} */
function some(names, all) {
  const shown = names.slice(0, 3);
  const rest = all - shown.length;
  return rest > 0
    ? `${shown.join(", ")} and ${count(rest, "other", "others")}`
    : plain(list(shown.map((name) => [name])));
}

/** What rules a tour out, and which squares are to blame. @type {(finding: Finding, target: Target) => string} */
export function finding({ code, squares, numbers: [first = 0, second = 0] }, target) {
  const names = some(squares, squares.length);
  switch (code) {
    case "too-few-moves":
      return `Too few moves: ${some(squares, first)} ${first === 1 ? "has" : "have"} fewer than ${word(second)}.`;
    case "not-connected":
      return `Out of reach: no moves lead to ${some(squares, first)}.`;
    case "colours":
      return `Out of balance: each move changes colour, but this board has ${lightAndDark(first, second)}.`;
    case "start-colour":
      return `${names} is of the colour with one square less, so no tour begins there.`;
    case "too-many-ends":
      return `Too many ends: ${some(squares, first)} have a single move each, and only ${word(second)} of them can be an end.`;
    case "cut-squares":
      return `Without ${names} the board falls apart into more pieces than ${target === "closed" ? "a closed" : "an open"} tour can visit.`;
    case "end-parts":
      return `${capital(word(first))} parts hang on ${names} alone, and only ${word(second)} of them can hold an end of the tour.`;
    case "forced-moves":
      return `${squares[0]} would need a move to each of ${some(squares.slice(1), first)}, which have no more than two.`;
    case "forced-cycle":
      return `Moves that cannot be avoided make a cycle of ${some(squares, first)} alone.`;
    case "no-two-factor":
      return `${capital(some(squares, squares.length))} would need ${number(first)} moves between them, but only ${number(second)} lead to squares with room for them.`;
    case "no-cycle-cover":
      return `The moves of ${names} lead to too few squares: ${number(second)} where ${number(first)} are needed.`;
  }
}

/** That there is no tour, and what can be done all the same unless the method knows it too. @type {(because: string, isOver: boolean) => string} */
export const noTour = (because, isOver) =>
  isOver ? because : `${because} You can run it all the same and see where it ends.`;
