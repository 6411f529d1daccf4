/**
 * The texts of the room that compares methods.
 * @import { Ending, Moment, RunSettings, WhenStuck } from "../../pkg/knights_tour.js"
 */

import { labels as contestLabels } from "./contest.js";
import { count, number, quoted } from "./sentence.js";
import { paragraph, press, replaced, rooms, targets } from "./words.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  title: "Verfahren vergleichen",
  intro:
    "Alle Bahnen haben dasselbe Brett und denselben Start, aber jede ihr eigenes Verfahren. Welche besucht jedes Feld?",
  lanes: "Bahnen",
  addLane: "Neue Bahn",
  common: "Brett und Start",
  whyTies: "Warum Gleichstände wichtig sind",
  picker: "Verfahren dieser Bahn ändern",
  reroll: "Neuer Startwert",
  runs: "Beendete Läufe",
  noRuns: "Jeder Lauf, den du bis zum Ende abspielst, steht dann hier.",
  copyCsv: "Als CSV kopieren",
  clear: "Liste leeren",
  map: "Erfolgskarte",
  mapIntro:
    "Kommt es darauf an, wo der Springer beginnt? Die Karte startet auf jedem Feld einen Lauf und zeigt, wie er endet.",
  testWarnsdorff: "Die Behauptung prüfen: „Warnsdorffs Regel ergibt immer eine geschlossene Tour“",
  testNeural: "Die Behauptung prüfen: „Das neuronale Netz kommt immer zur Ruhe“",
  compute: "Karte erstellen",
  cancel: "Abbrechen",
  seeds: "Läufe pro Feld",
  progress: "Fortschritt der Karte",
  method: "Verfahren",
  rule: "Deine Regel",
  seedNote:
    "Die Läufe nehmen diesen Startwert und die folgenden. Wähle ein Feld der Karte, um seinen Lauf zu öffnen.",
});

/** The column headings of the table of runs, in order. */
export const columns = /** @type {const} */ ({
  board: "Brett",
  start: "Start",
  method: "Verfahren",
  outcome: "Ergebnis",
  steps: "Schritte",
  backtracks: "Rücknahmen",
  restarts: "Neubeginne",
  closed: "Geschlossen?",
});

export const yes = "ja";
export const no = "nein";

/** @param {number} n */
export const lane = (n) => `Bahn ${number(n)}`;

/** @param {number} n */
export const removeLane = (n) => `Bahn ${number(n)} entfernen`;

/** What a method does, in words that a class can vote on. @type {Record<string, string>} */
const methods = {
  warnsdorff: "Geht dorthin, wo es am wenigsten weitergeht",
  backtracking: "Nimmt in der Sackgasse Züge zurück",
  restarts: "Beginnt in der Sackgasse neu",
  rotations: "Dreht in der Sackgasse ein Wegstück um",
  "edges-first": "Erst der Rand, dann Reparaturen",
  blocks: "Verbindet die Touren kleiner Blöcke",
  cycles: "Verbindet kleine Kreise",
  smooth: "Macht wenige Knicke",
  neural: "Alle Felder entscheiden gleichzeitig",
  permutations: "Probiert jede Reihenfolge der Felder",
  best: "Versucht mehrere Verfahren",
};

/** The same of a tie-break, where several lanes have the same method. @type {Record<string, string>} */
const tieBreaks = {
  first: "Bei Gleichstand: das erste einer festen Liste",
  random: "Bei Gleichstand: wählt zufällig",
  "pohl-sum": "Bei Gleichstand: schaut einen Zug voraus",
  "pohl-min": "Bei Gleichstand: sucht die engste Fortsetzung",
  roth: "Bei Gleichstand: weg von der Mitte",
  "roth-random": "Bei Gleichstand: weg von der Mitte, dann zufällig",
  "squirrel-cull": "Bei Gleichstand: ein Plan für jeden Teil des Bretts",
};

/** What a lane does that follows a rule of one’s own. */
const ownRule = "Folgt deiner eigenen Regel";

/** What a lane does, before its method is named; empty for a method without such words. @type {(settings: { algorithm?: string, tieBreak?: string, rule?: string }, isShared: boolean) => string} */
export function reason({ algorithm = "", tieBreak = "", rule }, isShared) {
  if (rule !== undefined) {
    return ownRule;
  }
  return (isShared ? tieBreaks[tieBreak] : undefined) ?? methods[algorithm] ?? "";
}

/** The policy at a dead end, as part of a method’s name. @type {Record<Exclude<WhenStuck, "stop">, string>} */
const policies = { backtrack: "Zug zurücknehmen", restart: "Neu beginnen" };

/** A run's method in the table. @type {(name: string, settings: RunSettings) => string} */
export function method(name, { whenStuck: policy, seed }) {
  const stuck = policy && policy !== "stop" ? [policies[policy]] : [];
  return [name, ...stuck, `Startwert ${seed}`].join(" · ");
}

/** Shown if a lane's method cannot search for the requested kind of tour. @param {string | undefined} target */
export const otherTarget = (target) =>
  target === "closed"
    ? "Dieses Verfahren sucht nur geschlossene Touren."
    : `Dieses Verfahren sucht nur eine andere Art von Tour (${targets[/** @type {"open"} */ (target)] ?? target}).`;

/** The progress of a lane, or its result. @param {Moment} moment */
export function status({ position, outcome }) {
  if (!outcome) {
    return position === 0 ? "Am Start" : `Schritt ${number(position)}`;
  }
  switch (outcome.kind) {
    case "tour":
      return outcome.closed ? "Geschlossene Tour" : "Offene Tour";
    case "stuck":
      return `Steckt fest: ${number(outcome.visited)} von ${number(outcome.squares)} Feldern`;
    case "cycles":
      return count(outcome.cycles, { one: "Kreis, keine Tour", other: "Kreise statt einer Tour" });
    case "impossible":
      return "Keine solche Tour";
    case "gave-up":
      return "Aufgegeben";
  }
}

/** For the live region: the results of all lanes. @param {Moment[]} moments */
export const spoken = (moments) =>
  moments.map((moment, i) => `${lane(i + 1)}: ${status(moment)}.`).join(" ");

/** The same while they run: lanes with the same progress are grouped. @param {Moment[]} moments */
export function shortly(moments) {
  /** @type {Map<string, string[]>} */
  const lanesOf = new Map();
  moments.forEach((moment, i) => {
    const text = status(moment);
    lanesOf.set(text, [...(lanesOf.get(text) ?? []), lane(i + 1)]);
  });
  return lanesOf.size === 1
    ? `${[...lanesOf.keys()][0]}.`
    : [...lanesOf].map(([text, lanes]) => `${lanes.join(", ")}: ${text}.`).join(" ");
}

/** The title of the window. @type {(progress: string, board: string, page: string) => string} */
export const title = (progress, board, page) =>
  `${rooms.compare} auf ${board}, ${progress} · ${page}`;

export const caption = `${press} ein Feld, um alle Bahnen dort zu beginnen.`;

/** Shown during a long computation. @param {number} position */
export const computing = (position) =>
  `Berechnung läuft: Schritt ${number(position)}. Esc bricht ab.`;

/** A method that cannot be used on this board or from this start, with no further reason. */
export const notHere =
  "Dieses Verfahren geht auf diesem Brett nicht von diesem Start aus; wähle einen anderen Start";

/** @type {(n: number, problem: string) => string} */
export const ofLane = (n, problem) => `${lane(n)}: ${problem}`;

/** A setting of a lane that was invalid. @type {(n: number, name: string, message: string, instead: string) => string} */
export const laneReplaced = (n, name, message, instead) =>
  ofLane(n, replaced(name, message, instead));

/** Parameters of a link that this room names differently, and their replacements. @type {Record<string, [string, string]>} */
const ofRoom = {
  lanes: [labels.lanes, "Die Seite zeigt ihre üblichen Bahnen."],
  map: [labels.map, "Die Seite nimmt ihr übliches Verfahren."],
  seeds: [labels.seeds, "Die Seite nimmt ihre übliche Zahl."],
  contest: [contestLabels.contest, "Die Seite veranstaltet keinen Wettbewerb."],
};

/** A parameter of a link that was invalid. @type {(name: string, message: string, instead: string) => string} */
export function wordReplaced(name, message, instead) {
  const [called, shown] = ofRoom[name] ?? [];
  return called ? `${called}: ${message}. ${shown}` : replaced(name, message, instead);
}

/** @type {(found: number, most: number) => string} */
export const tooManyLanes = (found, most) =>
  `Bahnen: Der Link hat ${number(found)}, Platz ist für ${number(most)}. Die Seite zeigt die ersten ${number(most)}.`;

export const tooFewLanes =
  "Bahnen: Zum Vergleichen braucht man zwei. Die Seite hat eine hinzugefügt.";

/** Errors in a link. */
export const wrong = {
  graph: "Vergleichen geht nur auf Brettern; öffne den Graphen in „Erkunden“",
};

/** @type {(squares: number, most: number) => string} */
export const boardTooLarge = (squares, most) =>
  `Ein Brett mit ${number(squares)} Feldern ist zu groß für diesen Bereich; wähle eines mit höchstens ${number(most)}`;

/** @type {(value: string, known: readonly number[]) => string} */
export const wrongSeeds = (value, known) =>
  `${labels.seeds}: ${quoted(value)} geht nicht; wähle aus ${known.join(", ")}. Die Seite nimmt stattdessen ${known[0]}.`;

/** @param {string} problem */
export const ofMap = (problem) => `${labels.map}: ${problem}`;

/** The progress of the map. @type {(done: number, all: number) => string} */
export const mapProgress = (done, all) => `${number(done)} von ${number(all)} Läufen`;

export const mapCancelled = "Abgebrochen. Die Karte zeigt die bisherigen Ergebnisse.";

/** @param {string} message */
export const mapFailed = (message) => `Die Karte konnte nicht erstellt werden: ${message}`;

/** @param {number} most */
export const mapTooLarge = (most) =>
  `Die Karte braucht ein Brett mit höchstens ${number(most)} Feldern. Wähle oben ein kleineres.`;

/**
 * The results of the runs from a square, or from all of them.
 * @typedef {object} Share
 * @property {number} runs
 * @property {number} tours
 * @property {number} closed
 * @property {number} cycles
 * @property {number} refused
 * @property {number} impossible
 * @property {{ ending: Ending, run: number }} worst the first of the least successful runs
 */

/** @type {(total: Share, squares: number) => string} */
export function rate({ runs, tours, closed, refused }, squares) {
  const tried = runs - refused;
  const what =
    runs === squares ? { one: "Start", other: "Starts" } : { one: "Lauf", other: "Läufen" };
  return paragraph(
    `${number(tours)} von ${count(tried, what)} ${tours === 1 ? "ergab" : "ergaben"} eine Tour, davon ${number(closed)} geschlossen.`,
    refused
      ? `Auf ${count(refused, { one: "anderem Feld", other: "anderen Feldern" })} kann das Verfahren nicht beginnen.`
      : "",
  );
}

/** What is known about each claim on other boards. */
const inGeneral = {
  warnsdorff:
    "Auf anderen Brettern stimmt sie auch nicht. Die Regel achtet nie auf den Rückweg zum Start, deshalb schließt sich eine Tour nur mit Glück. Auf 8 × 8 geschieht das bei etwa 13\u00a0% der Läufe mit zufälligem Stichentscheid. Auf großen Brettern ergibt der zufällige Stichentscheid fast nie eine Tour.",
  neural:
    "Im Allgemeinen stimmt sie nicht. Mit der Regel, wie sie oft gedruckt wird, kam keiner von 442.000 gemessenen Läufen mit zwei Zügen auf jedem Feld zur Ruhe. Mit der berichtigten Regel taten es alle Läufe, wenn die Neuronen in gemischter Reihenfolge an die Reihe kamen. In fester Reihenfolge waren es 91 bis 97\u00a0%. Niemand hat bewiesen, dass es immer klappt. Und selten bilden die Züge eine einzige Tour: auf 8 × 8 bei etwa 20\u00a0% der Läufe.",
};

/** The result of testing a claim on this board, and what is known about it elsewhere. @type {(claim: "warnsdorff" | "neural", total: Share) => string} */
export const verdict = (claim, total) => `${verdictHere(claim, total)} ${inGeneral[claim]}`;

/** @type {(claim: "warnsdorff" | "neural", total: Share) => string} */
function verdictHere(claim, { runs, tours, closed, cycles, refused, impossible }) {
  const tried = runs - refused;
  if (claim === "warnsdorff") {
    return closed === tried
      ? "Auf diesem Brett stimmt die Behauptung: Jeder Lauf ergab eine geschlossene Tour."
      : `Auf diesem Brett ist die Behauptung falsch: ${count(tried - closed, { one: "Lauf ergab", other: "Läufe ergaben" })} keine geschlossene Tour.`;
  }
  if (impossible === tried) {
    return "Dieses Brett hat keine geschlossene Tour, also gibt es für das Netz nichts zu finden.";
  }
  const converged = tours + cycles;
  return paragraph(
    converged === tried
      ? tried === 1
        ? "Auf diesem Brett stimmt die Behauptung: Der Lauf kam zur Ruhe."
        : `Auf diesem Brett stimmt die Behauptung: Alle ${number(tried)} Läufe kamen zur Ruhe.`
      : `Auf diesem Brett ist die Behauptung falsch: ${count(tried - converged, { one: "Lauf kam", other: "Läufe kamen" })} nie zur Ruhe.`,
    cycles > 0
      ? `Aber ${count(cycles, { one: "Lauf endete", other: "Läufe endeten" })} mit mehreren Kreisen statt mit einer Tour.`
      : "",
  );
}

/** @type {Record<Ending, string>} */
const endings = {
  closed: "geschlossene Tour",
  open: "offene Tour",
  stuck: "steckt fest",
  cycles: "mehrere Kreise",
  impossible: "keine solche Tour",
  "gave-up": "aufgegeben",
  refused: "das Verfahren kann hier nicht beginnen",
};

/** A square of the map in words, with the number on it. @type {(square: string, share: Share) => string} */
export function cell(square, { runs, tours, closed, worst }) {
  if (runs === 0) {
    return `${square}: noch nicht gelaufen`;
  }
  const ending = endings[worst.ending];
  return runs === 1
    ? `${square}: ${ending}. Diesen Lauf in „Erkunden“ öffnen`
    : `${square}: ${number(tours)} von ${number(runs)} Läufen ${tours === 1 ? "ergab" : "ergaben"} eine Tour, ${Math.floor((100 * tours) / runs)}\u00a0%, ${number(closed)} davon geschlossen. Einen mit dem Ergebnis „${ending}“ in „Erkunden“ öffnen`;
}

/** The signs of the map and their meanings. @type {{ sign: string, kind: string, text: string }[]} */
export const legend = [
  { sign: "✓", kind: "closed", text: "geschlossene Tour" },
  { sign: "○", kind: "open", text: "offene Tour" },
  { sign: "✕", kind: "failed", text: "keine Tour" },
  { sign: "–", kind: "refused", text: "kann hier nicht beginnen" },
];

export const shareLegend =
  "Bei mehreren Läufen pro Feld ist die Zahl der Prozentsatz, der eine Tour ergab. Wähle ein Feld, um einen seiner Läufe zu öffnen, möglichst einen misslungenen.";
