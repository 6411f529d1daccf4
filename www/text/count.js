/**
 * The texts that only this room uses.
 * @import { CountPlan, Target } from "../pkg/knights_tour.js"
 * @import { CostTexts } from "./cost.js"
 * @import { Duration, KnownCheck, KnownCost, KnownFault } from "./quantities.js"
 */

import { costOf } from "./cost.js";
import { bytesOf, durationOf, foreseen, shareOf, sidesOf } from "./quantities.js";
import { decimal, number, paragraph } from "#text/sentence.js";
import { fillIn, labels as common, piece, rooms, termsOf } from "#text/words.js";
import * as messages from "#messages/count.js";
import { labels, outOfMemory, stages, faults } from "#messages/count.js";
export {
  labels,
  cancelled,
  notYet,
  methods,
  keptFirst,
  details,
  tooLarge,
  copyCommand,
  columns,
  noTours,
} from "#messages/count.js";

/** @type {Record<string, string>} */
export const directions = messages.directions;

/** @type {Record<string, string>} */
export const copies = messages.copies;

export { number };

/** "up to 2 GiB" @param {number} n */
export const memoryOf = (n) => messages.memoryOf({ nLess: n / 2 ** 30 });

const settings = /** @type {Record<string, string>} */ ({
  page: messages.settings.page,
  show: messages.settings.show,
  start: labels.fromSquare,
  end: labels.toSquare,
  directed: labels.directed,
  upToSymmetry: labels.copies,
  limit: labels.memory,
  board: messages.settings.board,
  leaper: messages.settings.leaper,
  wrap: common.wrap,
  theme: messages.settings.theme,
  target: messages.settings.target,
  weight: labels.weight,
  walks: labels.walks,
  seed: messages.settings.seed,
});

/** Errors in the request. */
export const wrong = {
  /** @type {(value: string, known: readonly string[]) => string} */
  choice: (value, known) => messages.wrong.choice({ value, known }),
  /** @param {string} value */
  page: (value) => messages.wrong.page({ value }),
};

/** A value of a link that was invalid. @type {(name: string, message: string, instead: string) => string} */
export function replaced(name, message, instead) {
  const facts = { name: settings[name] ?? name, message };
  return instead
    ? messages.replaced.other({ ...facts, instead: valueOf(name, instead) })
    : messages.replaced.usual(facts);
}

/** The room's name for a value of a setting. @type {(name: string, value: string) => string} */
function valueOf(name, value) {
  switch (name) {
    case "directed":
      return directions[value] ?? value;
    case "upToSymmetry":
      return copies[value] ?? value;
    case "limit":
      return memoryOf(Number(value));
    default:
      return value;
  }
}

/** "8 × 8", with no line break. @param {string} board */
export function sizeOf(board) {
  const sides = sidesOf(board);
  return sides ? `${sides[0]}\u00a0×\u00a0${sides[1]}` : messages.withHoles;
}

/** The part of a request that texts need. @typedef {{ board: string, target: Target, start?: string, end?: string, directed: boolean, upToSymmetry: boolean }} CountRequest */

/** The facts about a request that sentences need. @param {CountRequest} request */
const factsOf = ({ board, target, start = "", end = "", directed, upToSymmetry }) => ({
  start,
  end,
  hasEnd: end !== "",
  size: sizeOf(board),
  hasHoles: !sidesOf(board),
  isClosed: target === "closed",
  isDirected: directed,
  isUpToSymmetry: upToSymmetry,
});

/** For the live region. @type {(request: CountRequest, tours: bigint) => string} */
export const spoken = (request, tours) => messages.spoken({ ...factsOf(request), tours });

/** The title of the window. @type {(request: CountRequest, page: string) => string} */
export const title = (request, page) =>
  messages.title({ ...factsOf(request), count: rooms.count, page });

/** Explains what is being counted. @type {(request: CountRequest, squares: number, id: string) => string} */
export function meaning(request, squares, id) {
  const { closed, open, directed, undirected, upToSymmetry, separately, from } = messages.meaning;
  const what = request.target === "closed" ? closed : open;
  return paragraph(
    fillIn(what({ ...factsOf(request), squares, piece: piece(id) }), termsOf(id)),
    request.start === undefined
      ? paragraph(
          request.directed ? directed : undirected,
          request.upToSymmetry ? upToSymmetry : separately,
        )
      : from(factsOf(request)),
  );
}

/** The kind of tours in the table of known numbers. @type {(target: Target, directed: boolean) => string} */
export const kind = (target, isDirected) =>
  messages.kind({ isClosed: target === "closed", isDirected });

/** A number of bytes in readable units. @param {number} n */
export function bytes(n) {
  const { unit, value } = bytesOf(n);
  return messages.bytes[unit]({ value });
}

/** "0.3 s", "14 s", "3 min 20 s", "29 hours", "3 days", "40 years"; languages may say it in another way after “in”. @type {(duration: Duration, isIn?: boolean) => string} */
const inWords = (duration, isIn = false) =>
  messages.duration[duration.unit]({ seconds: 0, ...duration, isIn });

/** @param {number} ms */
export const duration = (ms) => inWords(durationOf(ms));

/** As in “counted in 3 days”. @param {number} ms */
const within = (ms) => inWords(durationOf(ms), true);

/** The progress; below ten with one decimal place. @param {number} fraction */
export function percent(fraction) {
  const share = shareOf(fraction);
  return share
    ? messages.percent.some({ percent: decimal(share.value, share.digits) })
    : messages.percent.least;
}

/** A number with separators between thousands, of any length. @param {bigint} tours */
export const grouped = (tours) => number(tours);

/** "about 3 min and 600 MiB of memory" @param {NonNullable<CountPlan["forecast"]>} forecast */
const taking = ({ seconds, bytes: needed }) =>
  messages.taking({
    inWords: seconds === null ? "" : inWords(foreseen(seconds)),
    bytes: bytes(needed),
  });

/** The cost of a count. @type {(plan: CountPlan, isComing: boolean) => string} */
export const plan = (planned, isComing) => costOf(planned, isComing, costs);

/** @type {CostTexts} */
const costs = {
  none: messages.costs.none,
  known: (needed, seconds) =>
    messages.costs.known({
      hasSeconds: seconds !== null,
      inWords: seconds === null ? "" : inWords(foreseen(seconds)),
      bytes: bytes(needed),
    }),
  coming: messages.costs.coming,
  guessed: (forecast) =>
    messages.costs.guessed({ taking: taking(forecast), memory: labels.memory }),
  unknown: messages.costs.unknown({ memory: labels.memory }),
};

/** Asked before a long count. @param {NonNullable<CountPlan["forecast"]>} forecast */
export const tooLong = (forecast) => messages.tooLong({ taking: taking(forecast) });

/** @param {string} message */
export const refusal = (message) => messages.refusal({ message });
/** An error with a code is a refusal, unless the solver crashed; one without means that the count failed. @type {(message: string, code: string) => string} */
export const notCounted = (message, code) => {
  if (code === "crashed" || code === "lost") {
    return outOfMemory;
  }
  if (code) {
    return messages.notCounted.refused({ message });
  }
  const said = message.trim();
  const bare = said.replace(/[.。]$/, "");
  return paragraph(outOfMemory, messages.notCounted.said({ message: said, bare }));
};
/** @param {string} message */
export const notListed = (message) => messages.notListed({ message });

/** @typedef {keyof typeof import("#messages/count.js").stages} Stage */

/**
 * The progress of a count: names and values.
 * @type {(now: { stage: Stage | null, states: number, bytes: number, layers: number, all: number, ms: number, left: number | null, workers: number }) => [string, string][]}
 */
export const progress = ({ stage, states, bytes: used, layers, all, ms, left, workers }) => [
  rowOf(
    messages.progress.now,
    stage ? stages[stage] : messages.progress.layer({ layer: layers + 1, all }),
  ),
  ...(stage ? [] : [rowOf(messages.progress.states, number(states))]),
  rowOf(messages.progress.memory, bytes(used)),
  ...(workers > 1 ? [rowOf(messages.progress.cores, number(workers))] : []),
  rowOf(messages.progress.time, duration(ms)),
  ...(left === null
    ? []
    : [rowOf(messages.progress.timeLeft, messages.progress.about({ duration: duration(left) }))]),
];

/** @type {(name: string, value: string) => [string, string]} */
const rowOf = (name, value) => [name, value];

/** Under the chart of layers, while the count goes on and at its end. @type {(layers: number[], isOver: boolean) => string} */
export const layersCaption = (layers, isOver) =>
  messages.layersCaption[isOver ? "over" : "soFar"]({ most: Math.max(...layers) });

/** The chart of layers in words. @type {(layers: number[], steps: number) => string} */
export function layersSummary(layers, steps) {
  const most = Math.max(...layers);
  const largest = layers.indexOf(most) + 1;
  return messages.layersSummary({ done: layers.length, steps, largest, most });
}

/** What the number means. @type {(request: CountRequest, tours: bigint, ms: number, known?: { tours: bigint, source: string }) => string} */
export function counted(request, tours, ms, known) {
  const { directed, upToSymmetry, board, start } = request;
  const { otherWay, published } = messages;
  if (start !== undefined) {
    return messages.countedFrom({ ...factsOf(request), duration: within(ms) });
  }
  const other =
    upToSymmetry || board === "1x1"
      ? ""
      : directed
        ? otherWay.undirected({ tours: grouped(tours / 2n) })
        : otherWay.directed({ tours: grouped(2n * tours) });
  const source = !known
    ? ""
    : known.tours === tours
      ? published.same({ source: known.source })
      : published.other({ tours: grouped(known.tours), source: known.source });
  return paragraph(messages.counted({ ...factsOf(request), duration: within(ms) }), other, source);
}

/** A source with its author and year. @type {(name: string, by?: string, year?: number) => string} */
export const sourceOf = (name, by, year) =>
  by && year
    ? messages.source.byBoth({ name, by, year: `${year}` })
    : by || year
      ? messages.source.byOne({ name, by: by || `${year}` })
      : name;

/** Where a known number comes from. @type {(published: readonly string[]) => string} */
export const knownFrom = (published) =>
  published.length > 0
    ? published.reduce((first, second) => messages.sources({ first, second }))
    : messages.countedByCommand;

/** What the number of a board is that nobody has counted here yet. @param {string | undefined} source of the known one */
export const known = (source) => (source ? messages.published.same({ source }) : messages.unlisted);

/** How many numbers a search has found; empty for all. @type {(found: number, all: number) => string} */
export const foundRows = (found, all) => (found === all ? "" : messages.foundRows({ found, all }));

/** @param {KnownCost} cost */
const knownTime = ({ seconds }) => duration(Math.max(100, 1000 * seconds));

/** @type {(cost: KnownCost) => string} */
const using = ({ threads, bytes: needed, diskBytes }) =>
  messages.using({
    threads,
    bytes: bytes(needed),
    hasDiskBytes: Boolean(diskBytes),
    bytes2: diskBytes === undefined ? "" : bytes(diskBytes),
  });

/** How a known number was counted. @type {(cost: KnownCost) => string} */
export const byCommand = (cost) =>
  messages.byCommand({ knownTime: knownTime(cost), using: using(cost) });

/** What a check of a known number gave. @type {(check: KnownCheck) => string} */
export function checked(check) {
  switch (check.what) {
    case "seam":
      return messages.checked.seam({ row: check.row });
    case "order":
    case "frontier":
      return messages.checked[check.what];
    case "threads":
      return messages.checked.threads({ threads: check.threads });
    case "symmetry":
      return messages.checked.symmetry({ classes: grouped(BigInt(check.classes)) });
    case "estimate": {
      const [low, high] = [grouped(BigInt(check.low)), grouped(BigInt(check.high))];
      return messages.checked.estimate({ walks: check.walks, low, high });
    }
  }
}

/** A published number that is wrong. @type {(source: string, tours: bigint, fault: KnownFault) => string} */
export const differs = (source, tours, fault) =>
  messages.differs({ source, grouped: grouped(tours), fault: faults[fault] });

/** A published number that counts a tour and its reverse as two. @type {(source: string, tours: bigint) => string} */
export const bothWays = (source, tours) => messages.bothWays({ source, grouped: grouped(tours) });

/** What that command takes. @type {(cost: KnownCost) => string} */
export const takes = (cost) => messages.takes({ knownTime: knownTime(cost), using: using(cost) });

/** @param {string} board */
export const copyCommandFor = (board) => messages.copyCommandFor({ sizeOf: sizeOf(board) });

/** A number counted here, beside the known one. @type {(tours: bigint, agrees: boolean, ms: number) => string} */
export const countedHere = (tours, agrees, ms) =>
  agrees ? `✓ ${messages.same({ duration: within(ms) })}` : `✕ ${grouped(tours)}`;

/** @param {number} index */
export const openTour = (index) => messages.openTour({ index });

/** @type {(first: number, last: number, all: bigint | null) => string} */
export const toursShown = (first, last, all) =>
  messages.toursShown({
    first,
    last,
    hasAll: all !== null,
    grouped: all === null ? "" : grouped(all),
  });

/** While the starts are counted. @type {(counted: number, squares: number) => string} */
export const startsSoFar = (done, squares) => messages.startsSoFar({ done, squares });

/** How many tours begin on each square, for those who do not see the map. @param {readonly (readonly [string, bigint])[]} all */
export const starts = (all) =>
  messages.starts({
    tours: all.reduce((sum, [, tours]) => sum + tours, 0n),
    list: all.map(([square, tours]) => messages.startOf({ square, tours })),
  });

/** @param {number} passed */
export const searching = (passed) => messages.searching({ passed });
