/**
 * The texts that only this room uses.
 * @import { CountPlan, Target } from "../../pkg/knights_tour.js"
 * @import { CostTexts } from "../cost.js"
 * @import { Duration, KnownCheck, KnownCost, KnownFault } from "../quantities.js"
 */

import { costOf } from "../cost.js";
import { bytesOf, durationOf, foreseen, shareOf, sidesOf } from "../quantities.js";
import { asSentence, count, decimal, number, plural, quoted } from "./sentence.js";
import { piece, rooms } from "./words.js";

export { number };

/** Fixed texts: `data-word` and `data-name` in the room's markup name them. */
export const labels = /** @type {const} */ ({
  intro:
    "Wie viele verschiedene Touren hat ein Brett? Auf einem Schachbrett viel zu viele, um sie aufzulisten, deshalb sucht man geschickte Arten zu zählen.",
  heading: "Was gezählt wird",
  withHoles: "Ein Brett mit Löchern",
  boardText: "Das Brett als Zeilen aus . und # oder als Größe",
  takeBoard: "Dieses Brett nehmen",
  drawBoard: "In „Bauen“ zeichnen",
  directed: "Eine umgekehrte Tour zählt als",
  copies: "Eine gedrehte oder gespiegelte Tour zählt als",
  memory: "Speicher",
  exact: "Genaue Zahl",
  howCounted: "Mehr: Wie wird gezählt?",
  start: "Zählen",
  startAnyway: "Trotzdem zählen",
  notNow: "Jetzt nicht",
  cancel: "Abbrechen",
  countProgress: "Fortschritt der Zählung",
  estimates: "Schätzung",
  estimateIntro:
    "Zufallswege geben einen Hinweis auf die Zahl, auch auf Brettern, die noch niemand gezählt hat.",
  howEstimated: "Mehr: Wie zählen Zufallswege Touren?",
  chances:
    "Ein Weg, der eine Tour mit einer Chance von eins zu einer Million findet, zählt als eine Million Touren. Eine Sackgasse zählt als keine Tour.",
  average:
    "Der Durchschnitt vieler Wege nähert sich der Anzahl der Touren (Donald Knuth, 1975). Gedrehte und gespiegelte Kopien zählen einzeln.",
  fours:
    "Je vier Wege teilen sich ihr erstes Drittel, das spart Zeit (Herman Kahn und Theodore Harris, 1951).",
  walkSettings: "Wie geschätzt wird",
  weight: "Gewicht",
  weightNote:
    "Beim Gewicht 1 nimmt ein Weg irgendeinen Zug. Je kleiner das Gewicht, desto genauer folgt er Warnsdorffs Regel.",
  weightMore:
    "Ein kleines Gewicht bevorzugt Felder mit wenigen Folgezügen und schont die Felder daneben. Auf 8 × 8 kommt ein Gewicht von 0,75 dem Verlauf echter Touren am nächsten.",
  walks: "Wege",
  estimate: "Schätzen",
  badWeight: "Ein schlechtes Gewicht testen",
  estimateProgress: "Fortschritt der Schätzung",
  asTable: "Die Kurve als Tabelle",
  uncounted: "Diese hat noch niemand gezählt:",
  tours: "Alle Touren",
  toursIntro:
    "Eine nach der anderen, wie eine Suche sie findet, mit gedrehten und gespiegelten Kopien. Wähle eine Tour, um sie in „Erkunden“ zu öffnen.",
  list: "Auflisten",
  previous: "Vorige",
  next: "Nächste",
  known: "Bekannte Zahlen",
  knownNote:
    "„Hier gezählt“ heißt: seit du diese Seite geöffnet hast. Offene Touren schließen die ein, die man schließen könnte.",
  history: "Die Zahl, die falsch war",
  announced:
    "1996 meldeten zwei Forscher, das Brett 8 × 8 habe 33.439.123.484.294 geschlossene Touren (Martin Löbbing und Ingo Wegener, mit binären Entscheidungsdiagrammen).",
  corrected:
    "Das kann nicht stimmen. Eine Spiegelung oder Vierteldrehung ergibt immer eine andere Tour, eine halbe Drehung manchmal dieselbe. Touren kommen also in Gruppen zu vier oder acht, aber diese Zahl ist nicht durch vier teilbar. Brendan McKay zählte 1997 13.267.364.410.532, und diese Seite zählt es auch.",
  countIt: "Hier zählen",
});

/** How the directions of a tour are counted, by `directed`. */
export const directions = /** @type {Record<string, string>} */ ({
  false: "dieselbe Tour",
  true: "eine andere Tour",
});

/** "bis 2 GiB" @param {number} n */
export const memoryOf = (n) => `Bis ${number(n / 2 ** 30)} GiB`;

/** How turned and mirrored copies are counted, by `upToSymmetry`. */
export const copies = /** @type {Record<string, string>} */ ({
  false: "eine andere Tour",
  true: "dieselbe Tour",
});

const settings = /** @type {Record<string, string>} */ ({
  page: "Seite",
  show: "Bei der Arbeit",
  directed: labels.directed,
  upToSymmetry: labels.copies,
  limit: labels.memory,
  board: "Brett",
  leaper: "Figur",
  theme: "Farbschema",
  target: "Tour",
  weight: labels.weight,
  walks: labels.walks,
  seed: "Startwert",
});

/** Errors in the request. */
export const wrong = {
  /** @type {(value: string, known: readonly string[]) => string} */
  choice: (value, known) => `${quoted(value)} geht nicht; wähle aus ${known.join(", ")}`,
  /** @param {string} value */
  page: (value) => `${quoted(value)} ist keine Seite; schreib eine ganze Zahl, etwa 1`,
};

/** A value of a link that was invalid. @type {(name: string, message: string, instead: string) => string} */
export const replaced = (name, message, instead) =>
  instead
    ? `${settings[name] ?? name}: ${message}. Stattdessen gilt ${quoted(valueOf(name, instead))}.`
    : `${settings[name] ?? name}: ${message}. Stattdessen gilt das Übliche.`;

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
  return sides ? `${sides[0]}\u00a0×\u00a0${sides[1]}` : "Brett mit Löchern";
}

/** The place of a tour: "auf 8 × 8". @param {string} board */
const onBoard = (board) =>
  sidesOf(board) ? `auf ${sizeOf(board)}` : "auf einem Brett mit Löchern";

/** The part of a request that texts need. @typedef {{ board: string, target: Target, directed: boolean, upToSymmetry: boolean }} CountRequest */

/** "Geschlossene Touren auf 8 × 8" @param {CountRequest} request */
const subject = ({ board, target }) =>
  target === "closed" ? `Geschlossene Touren ${onBoard(board)}` : `Offene Touren ${onBoard(board)}`;

/** For the live region. @type {(request: CountRequest, tours: bigint) => string} */
export const spoken = ({ board, target }, tours) =>
  target === "closed"
    ? `${grouped(tours)} ${plural(tours, { one: "geschlossene Tour", other: "geschlossene Touren" })} ${onBoard(board)}.`
    : `${grouped(tours)} ${plural(tours, { one: "offene Tour", other: "offene Touren" })} ${onBoard(board)}.`;

/** The title of the window. @type {(request: CountRequest, page: string) => string} */
export const title = (request, page) => `${rooms.count}: ${subject(request)} · ${page}`;

/** Explains what is being counted. @type {(request: CountRequest, squares: number, id: string) => string} */
export function meaning({ board, target, directed, upToSymmetry }, squares, id) {
  const where = `${onBoard(board)} (${piece(id)}, ${count(squares, { one: "Feld", other: "Felder" })})`;
  const what =
    target === "closed"
      ? `Geschlossene Touren ${where}: jedes Feld einmal, dann ein Zug zurück zum ersten. Wo eine Tour beginnt, spielt keine Rolle.`
      : `Offene Touren ${where}: jedes Feld einmal, das Ende ist beliebig. Auch die zählen mit, deren Enden zufällig einen Zug auseinanderliegen.`;
  const way = directed
    ? "Eine Tour und ihre Umkehrung zählen als zwei."
    : "Eine Tour und ihre Umkehrung zählen als eine.";
  const turned = upToSymmetry
    ? "Gedrehte und gespiegelte Kopien zählen als dieselbe Tour."
    : "Gedrehte und gespiegelte Kopien zählen als verschiedene Touren.";
  return `${what} ${way} ${turned}`;
}

/** The kind of tours in the table of known numbers. @type {(target: Target, directed: boolean) => string} */
export const kind = (target, directed) =>
  `${target === "closed" ? "geschlossen" : "offen"}, ${directed ? "gerichtet" : "ungerichtet"}`;

/** A number of bytes in readable units. @param {number} n */
export function bytes(n) {
  const { unit, value } = bytesOf(n);
  return unit === "MiB" ? `${number(value)} MiB` : `${decimal(value, 1)} GiB`;
}

/** "0,3 s", "14 s", "3 min 20 s", "29 Stunden", "3 Tage", "40 Jahre"; after "in" "3 Tagen". @type {(duration: Duration, isDative?: boolean) => string} */
function inWords(duration, isDative = false) {
  const { unit, value } = duration;
  switch (unit) {
    case "tenths":
      return `${decimal(value, 1)} s`;
    case "seconds":
      return `${number(value)} s`;
    case "minutes":
      return duration.seconds === 0
        ? `${number(value)} min`
        : `${number(value)} min ${number(duration.seconds)} s`;
    case "hours":
      return `${number(value)} Stunden`;
    case "days":
      return isDative ? `${number(value)} Tagen` : `${number(value)} Tage`;
    case "years":
      return isDative ? `${number(value)} Jahren` : `${number(value)} Jahre`;
  }
}

/** @param {number} ms */
const duration = (ms) => inWords(durationOf(ms));

/** "in 3 Tagen" @param {number} ms */
const within = (ms) => `in ${inWords(durationOf(ms), true)}`;

/** The progress; below ten with one decimal place. @param {number} fraction */
export function percent(fraction) {
  const share = shareOf(fraction);
  return share ? `${decimal(share.value, share.digits)}\u00a0%` : "weniger als 0,1\u00a0%";
}

/** A number with separators between thousands, of any length. @param {bigint} tours */
export const grouped = (tours) => number(tours);

export const cancelled = "Abgebrochen.";
export const notYet = "–";

/** The methods of counting. @type {Record<NonNullable<CountPlan["method"]>, string>} */
export const methods = {
  folded:
    "Die Zählung geht Reihe für Reihe durch die obere Hälfte des Bretts und behandelt Spiegelbilder als eins. Die untere Hälfte ist dasselbe auf dem Kopf, also werden die beiden Hälften am Ende verbunden.",
  frontier:
    "Die Zählung geht Feld für Feld. Von den bisher gewählten Zügen merkt sie sich nur die offenen Enden, deshalb begegnet sie derselben Lage nie zweimal.",
};

/** Added for a count up to symmetry. */
export const keptFirst =
  "Vorher zählt sie auf einem gefalteten Brett die Touren, die gedreht oder gespiegelt gleich aussehen, denn von ihnen gibt es weniger Kopien.";

/** "etwa 3 min und 600 MiB Speicher" @param {NonNullable<CountPlan["forecast"]>} forecast */
const taking = ({ seconds, bytes: needed }) =>
  `etwa ${inWords(foreseen(seconds))} und ${bytes(needed)} Speicher`;

/** The cost of a count. @type {(plan: CountPlan, isComing: boolean) => string} */
export const plan = (planned, isComing) => costOf(planned, isComing, costs);

/** @type {CostTexts} */
const costs = {
  none: "Die Antwort folgt schon aus einem Satz, also dauert es nicht.",
  known: (needed, seconds) =>
    seconds === null
      ? `Das braucht bis zu ${bytes(needed)} Speicher.`
      : `Das braucht etwa ${inWords(foreseen(seconds))} und bis zu ${bytes(needed)} Speicher.`,
  coming: "Berechnet, wie viel Speicher das braucht …",
  guessed: (forecast) =>
    `Nach einer Faustregel braucht das ${taking(forecast)}. Es hält bei der Grenze unter „${labels.memory}“ an.`,
  unknown: `Wie viel Speicher das braucht, zeigt sich unterwegs. Es hält bei der Grenze unter „${labels.memory}“ an.`,
};

/** Asked before a long count. @param {NonNullable<CountPlan["forecast"]>} forecast */
export const tooLong = (forecast) =>
  `Diese Zählung würde nach einer Faustregel ${taking(forecast)} brauchen. Trotzdem beginnen?`;

/** @param {string} message */
export const refusal = (message) => `Das lässt sich hier nicht zählen: ${message}.`;
const outOfMemory =
  "Die Zählung blieb stehen, vielleicht weil der Speicher nicht reichte. Versuche ein kleineres Brett.";
/** An error with a code is a refusal, unless the solver crashed; one without means that the count failed. @type {(message: string, code: string) => string} */
export const notCounted = (message, code) => {
  if (code === "crashed" || code === "lost") {
    return outOfMemory;
  }
  return code
    ? `Die Zählung hielt an: ${message}.`
    : `${outOfMemory} Der Browser meldet: ${asSentence(message.trim())}`;
};
/** @param {string} message */
export const notListed = (message) => `Diese Touren lassen sich nicht auflisten: ${message}.`;

/** The stages of a count apart from computing layers of states. */
const stages = /** @type {const} */ ({
  planning: "macht einen Plan",
  joining: "verbindet die Hälften",
  symmetric: "zählt symmetrische Touren",
});

/** @typedef {keyof typeof stages} Stage */

/**
 * The progress of a count: names and values.
 * @type {(now: { stage: Stage | null, states: number, bytes: number, layers: number, all: number, ms: number, left: number | null, workers: number }) => [string, string][]}
 */
export const progress = ({ stage, states, bytes: used, layers, all, ms, left, workers }) => [
  rowOf("Jetzt", stage ? stages[stage] : `Schicht ${number(layers + 1)} von ${number(all)}`),
  ...(stage ? [] : [rowOf("Zustände darin", number(states))]),
  rowOf("Speicher", bytes(used)),
  ...(workers > 1 ? [rowOf("Prozessorkerne", number(workers))] : []),
  rowOf("Zeit bisher", duration(ms)),
  ...(left === null ? [] : [rowOf("Restzeit", `etwa ${duration(left)}`)]),
];

/** @type {(name: string, value: string) => [string, string]} */
const rowOf = (name, value) => [name, value];

/** Under the chart of layers, while the count goes on and at its end. @type {(layers: number[], isOver: boolean) => string} */
export const layersCaption = (layers, isOver) =>
  isOver
    ? `Zustände, die nach jeder Schicht von Feldern blieben, höchstens ${number(Math.max(...layers))}.`
    : `Zustände, die nach jeder fertigen Schicht von Feldern blieben, bisher höchstens ${number(Math.max(...layers))}.`;

/** The chart of layers in words. @type {(layers: number[], steps: number) => string} */
export function layersSummary(layers, steps) {
  const most = Math.max(...layers);
  return `Balken: ${number(layers.length)} von ${number(steps)} Schichten fertig. Die größte ist Schicht ${number(layers.indexOf(most) + 1)} mit ${count(most, { one: "Zustand", other: "Zuständen" })}.`;
}

/** What the number means. @type {(request: CountRequest, tours: bigint, ms: number, known?: { tours: bigint, source: string }) => string} */
export function counted(request, tours, ms, known) {
  const { directed, upToSymmetry } = request;
  const way = directed ? "beide Richtungen einzeln gezählt" : "beide Richtungen als eine gezählt";
  const turned = upToSymmetry
    ? "gedrehte und gespiegelte Kopien als eine gezählt"
    : "gedrehte und gespiegelte Kopien einzeln gezählt";
  const other =
    upToSymmetry || request.board === "1x1"
      ? ""
      : directed
        ? ` Zählen beide Richtungen als eine, sind es ${grouped(tours / 2n)}.`
        : ` Zählen die Richtungen einzeln, sind es ${grouped(2n * tours)}.`;
  const source = known
    ? known.tours === tours
      ? ` Das ist die bekannte Zahl: ${known.source}.`
      : ` Die bekannte Zahl ist ${grouped(known.tours)}: ${known.source}.`
    : "";
  return `${subject(request)}, ${way}, ${turned}. Gezählt ${within(ms)}.${other}${source}`;
}

/** A source with its author and year. @type {(name: string, by?: string, year?: number) => string} */
export const sourceOf = (name, by, year) => {
  const who = [by, year].filter(Boolean).join(", ");
  return who ? `${name} (${who})` : name;
};

/** Where a known number comes from. @type {(published: readonly string[]) => string} */
export const knownFrom = (published) =>
  published.join("; ") || "vom Kommandozeilenprogramm gezählt";

/** Unfolds what is known of a number. */
export const details = "Einzelheiten";

/** @param {KnownCost} cost */
const knownTime = ({ seconds }) => duration(Math.max(100, 1000 * seconds));

/** @type {(cost: KnownCost) => string} */
const using = ({ threads, bytes: needed, diskBytes }) =>
  `${count(threads, { one: "Thread", other: "Threads" })} und ${bytes(needed)} Speicher${diskBytes ? ` und ${bytes(diskBytes)} auf der Festplatte` : ""}`;

/** How a known number was counted. @type {(cost: KnownCost) => string} */
export const byCommand = (cost) =>
  `Das Kommandozeilenprogramm hat sie in ${knownTime(cost)} gezählt, mit ${using(cost)}.`;

/** What a check of a known number gave. @type {(check: KnownCheck) => string} */
export function checked(check) {
  switch (check.what) {
    case "seam":
      return `Fügt man die Hälften unter Reihe ${number(check.row)} statt in der Mitte zusammen, ergibt sich dieselbe Zahl.`;
    case "order":
      return "Nimmt man die Felder in anderer Reihenfolge, ergibt sich dieselbe Zahl.";
    case "frontier":
      return "Feld für Feld gezählt, ohne Hälften, ergibt sich dieselbe Zahl.";
    case "threads":
      return `Mit ${count(check.threads, { one: "Thread", other: "Threads" })} ergibt sich dieselbe Zahl.`;
    case "symmetry":
      return `Gelten gedrehte und gespiegelte Touren als dieselbe, gibt es ${grouped(BigInt(check.classes))}. Das passt: Mit den Touren, die Symmetrien nicht ändern, geht die Division ohne Rest auf.`;
    case "estimate":
      return `${number(check.walks)} Zufallswege schätzen sie auf ${grouped(BigInt(check.low))} bis ${grouped(BigInt(check.high))}.`;
  }
}

/** Why a published number is wrong. @type {Record<KnownFault, string>} */
const faults = {
  overflow: "Das Programm rechnete mit 64 Bit, und ein Vielfaches von 2⁶⁴ fehlt",
  symmetry:
    "Touren gibt es in Gruppen zu vier oder acht, und die Zahl ist nicht durch vier teilbar",
  "by-hand": "Sie wurde von Hand gefunden",
  unexplained: "Andere, unabhängig geschriebene Programme finden übereinstimmend eine andere Zahl",
};

/** A published number that is wrong. @type {(source: string, tours: bigint, fault: KnownFault) => string} */
export const differs = (source, tours, fault) =>
  `${source} nennt ${grouped(tours)}. Das ist falsch: ${faults[fault]}.`;

/** A published number that counts a tour and its reverse as two. @type {(source: string, tours: bigint) => string} */
export const bothWays = (source, tours) =>
  `${source} zählt die beiden Richtungen getrennt: ${grouped(tours)}.`;

/** Before a command, for boards that a browser cannot count. */
export const tooLarge = "Zu groß für einen Browser. Gib diesen Befehl ein:";

/** What that command takes. @type {(cost: KnownCost) => string} */
export const takes = (cost) => `Das dauert ${knownTime(cost)}, mit ${using(cost)}.`;

export const copyCommand = "Kopieren";
/** @param {string} board */
export const copyCommandFor = (board) => `Befehl für ${sizeOf(board)} kopieren`;

/** The column headings of the table of known numbers. */
export const columns = /** @type {const} */ ({
  board: "Brett",
  known: "Bekannte Zahl",
  kind: "Touren",
  here: "Hier gezählt",
  source: "Quelle",
});

/** A number counted here, beside the known one. @type {(tours: bigint, agrees: boolean, ms: number) => string} */
export const countedHere = (tours, agrees, ms) =>
  agrees ? `✓ dieselbe, ${within(ms)}` : `✕ ${grouped(tours)}`;

/** @param {number} index */
export const openTour = (index) => `Tour ${number(index)}: in „Erkunden“ öffnen`;

/** @type {(first: number, last: number, all: bigint | null) => string} */
export const toursShown = (first, last, all) =>
  all === null
    ? `Touren ${number(first)} bis ${number(last)}`
    : `Touren ${number(first)} bis ${number(last)} von ${grouped(all)}`;

/** @param {number} passed */
export const searching = (passed) =>
  passed > 0 ? `Suche läuft … ${number(passed)} übersprungen` : "Suche läuft …";

export const noTours = "Es gibt keine solchen Touren.";
