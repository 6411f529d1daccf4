/** The texts of the lessons' demonstrations. */

/** @import { RectangleReason } from "../../pkg/knights_tour.js" */

import { count, decimal, number, word } from "./sentence.js";
import { size } from "./words.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  stop: "Anhalten",
  again: "Noch einmal",
  unfold: "Auffalten",
  fold: "Zufalten",
  pause: "Pause",
  drawing: "Vom Brett zum Graphen",
  previous: "Vorige Seite",
  next: "Nächste Seite",
  check: "Prüfen",
  clear: "Leeren",
  tryRule: "Diese Regel testen",
  contest: "Damit einen Wettbewerb veranstalten",
});

export const running = "Läuft …";
/** Instead of a result that would give the answer away. */
export const guessFirst = "Antworte zuerst: Dann ziehen die Springer los.";
/** @param {string} message */
export const failed = (message) => `Dein Browser konnte das nicht ausrechnen: ${message}`;

/** The results of random walks. @type {(walks: number, mean: number, best: number, squares: number, tours: number) => string} */
export const walksMade = (walks, mean, best, squares, tours) =>
  `${count(walks, { one: "Weg", other: "Wege" })}: im Durchschnitt ${decimal(mean, 1)} von ${number(squares)} Feldern, höchstens ${number(best)}, ${tours === 0 ? "keine Tour" : count(tours, { one: "Tour", other: "Touren" })}.`;
/** The walks of an estimate, while its number has still to be read. @param {number} walks */
export const walksSoFar = (walks) =>
  `Bisher ${count(walks, { one: "Weg", other: "Wege" })}. Lies die Zahl am Balken ab.`;
/** @type {(from: number, to: number, walks: number) => string} */
export const bin = (from, to, walks) => `${number(from)}–${number(to)} Felder: ${number(walks)}`;

/** @type {(board: string, start: string) => string} */
export const lane = (board, start) => `${board} von ${start} aus`;
/** @param {number} n */
export const placements = (n) => count(n, { one: "Setzschritt", other: "Setzschritte" });
/** The result of a watched run. @type {(placements: number, isTour: boolean, isStopped: boolean) => string} */
export const laneOver = (n, isTour, isStopped) => {
  const after = `nach ${count(n, { one: "Setzschritt", other: "Setzschritten" })}`;
  return isTour
    ? `Eine Tour ${after}.`
    : isStopped
      ? `Angehalten ${after}.`
      : `Keine Tour ${after}.`;
};

/** The number of starts from which the rule ends with a tour. @type {(rule: string, tours: number, starts: number) => string} */
export const mapMade = (rule, tours, starts) =>
  `${rule}: Touren von ${number(tours)} der ${number(starts)} Felder aus.`;
export const tieBreaks = "Stichentscheid";
/** A run that got stuck. @param {string} start */
export const stuckFrom = (start) => `Von ${start} aus stecken geblieben: in „Erkunden“ ansehen`;

/** @type {(board: string, stuck: number, starts: number) => string} */
export const failuresOn = (board, stuck, starts) =>
  stuck === 0
    ? `${board}: bleibt nie stecken`
    : `${board}: bleibt von ${number(stuck)} der ${number(starts)} Felder aus stecken (${decimal((100 * stuck) / starts, 1)}\u00a0%)`;
/** All boards were searched. @type {(boards: number, without: number) => string} */
export const failuresFound = (boards, without) =>
  `${count(boards, { one: "Brett", other: "Bretter" })} durchsucht. ${
    without === 0
      ? "Die Regel bleibt auf jedem davon stecken."
      : without === 1
        ? "Die Regel bleibt auf allen bis auf eines stecken."
        : `Die Regel bleibt auf allen bis auf ${word(without)} stecken.`
  }`;

/** Instead of the shares of three rules, until the question is answered. */
export const rulesGuessFirst = "Antworte zuerst: Dann beginnt jede Regel einmal auf jedem Feld.";
/** No rule, nearest the edge, and Warnsdorff’s rule. */
export const threeRules = ["Irgendein Zug", "Kleinster Abstand zum Rand", "Wenigste Folgezüge"];
/** The rule that others are held against, on the large board and on the chessboard. @param {boolean} isLarge */
export const usualRule = (isLarge) => (isLarge ? "Roths Regel" : "Warnsdorffs Regel");
/** How often a rule made a tour so far. @type {(rule: string, tours: number, runs: number) => string} */
export const ruleTried = (rule, tours, runs) =>
  `${rule}: ${count(tours, { one: "Tour", other: "Touren" })} aus ${count(runs, { one: "Start", other: "Starts" })}`;

/** Whether a rule has beaten Roth's. @type {(own: number, roths: number) => string} */
export const againstRoth = (own, roths) =>
  own > roths
    ? `Du hast Roth geschlagen: ${count(own, { one: "Tour", other: "Touren" })}, und seine Regel schafft ${number(roths)}. Ein so kleiner Vorsprung kann Glück sein. Ein Wettbewerb auf anderen Brettern zeigt mehr.`
    : own === roths
      ? `So gut wie Roths Regel: je ${count(own, { one: "Tour", other: "Touren" })}. Findest du noch eine mehr?`
      : `Roths Regel liegt vorn: ${number(roths)} zu ${number(own)}. Versuche etwas anderes.`;

/** How far a board is unfolded. @param {number} share */
export const unfolded = (share) =>
  share === 0 ? "Das Brett" : share === 1 ? "Der Graph, als Ring gezeichnet" : "Unterwegs";

/** A board on the map to guess. @type {(width: number, height: number, isMarked: boolean) => string} */
export const guessCell = (width, height, isMarked) =>
  `${size(width, height)}${isMarked ? ", markiert" : ""}`;
/** @type {(width: number, height: number, isMarked: boolean, exists: boolean, reason: string) => string} */
export const guessedCell = (width, height, isMarked, exists, reason) =>
  `${size(width, height)}: ${exists ? "eine geschlossene Tour" : "keine geschlossene Tour"}, ${reason}; ${isMarked === exists ? "richtig geraten" : "falsch geraten"}`;
export const guessMap = "Bretter nach Breite und Höhe";
/** @type {(marked: number, boards: number) => string} */
export const guessing = (marked, boards) =>
  `${number(marked)} von ${number(boards)} Brettern markiert`;
/** @type {(right: number, boards: number) => string} */
export const guessed = (right, boards) =>
  `Bei ${number(right)} von ${number(boards)} Brettern lagst du richtig; die anderen haben einen dicken Rahmen. Ein Brett hat eine geschlossene Tour, außer in drei Fällen: wenn seine Felderzahl ungerade ist, wenn eine Seite 1, 2 oder 4 lang ist, oder wenn es 3 × 4, 3 × 6 oder 3 × 8 ist. Das hat A. J. Schwenk 1991 bewiesen.`;

/** What the signs on the map mean. @type {Record<RectangleReason["code"], string>} */
export const mapSigns = {
  schwenk: "es gibt eine geschlossene Tour",
  "open-theorem": "es gibt eine Tour",
  "one-square": "ein einziges Feld",
  "odd-area": "keine Tour: Die Felderzahl ist ungerade",
  "side-1": "keine Tour: eine Seite der Länge 1",
  "side-2": "keine Tour: eine Seite der Länge 2",
  "side-4": "keine Tour: eine Seite der Länge 4",
  "small-exception": "keine Tour: Das Brett ist zu klein",
};

/** @type {(ms: number) => string} */
const duration = (ms) =>
  ms >= 1000 ? `${decimal(ms / 1000, 1)} s` : `${decimal(ms, ms < 1 ? 2 : ms < 10 ? 1 : 0)} ms`;
/** @type {(board: string, ms: number | null, times: number | null) => string} */
export const timing = (board, ms, times) =>
  ms === null
    ? `${board}: keine Tour in einer Sekunde`
    : `${board}: ${duration(ms)}${times === null ? "" : ` (× ${decimal(times, 1)})`}`;
/** @param {string} board */
export const notTimed = (board) => `${board}: nicht versucht`;
export const timed =
  "Alle Läufe sind gemessen. Der längste Balken jedes Verfahrens füllt die Breite.";

/** @type {(page: number, pages: number, tours: number) => string} */
export const toursPage = (page, pages, tours) =>
  `Seite ${number(page)} von ${number(pages)}, insgesamt ${count(tours, { one: "Tour", other: "Touren" })}`;
export const searching = "Suche läuft …";
/** @param {number} n */
export const openTour = (n) => `Tour ${number(n)}: in „Erkunden“ ansehen`;

/** @type {(what: string, tours: string, ms: number) => string} */
export const counted = (what, tours, ms) => `${what}: ${tours}, gezählt in ${duration(ms)}`;
/** How a lane of the race ended. @type {(name: string, outcome: string) => string} */
export const laneEnded = (name, outcome) => `${name}: ${outcome}`;
/** @param {readonly string[]} results */
export const allCounted = (results) => results.map((result) => `${result}.`).join(" ");
/** @type {(what: string, states: number) => string} */
export const counting = (what, states) =>
  `${what}: bisher ${count(states, { one: "Zustand", other: "Zustände" })}`;
/** The kind of tours that is counted. @type {(board: string, isClosed: boolean) => string} */
export const toursOf = (board, isClosed) =>
  isClosed ? `Geschlossene Touren auf ${board}` : `Offene Touren auf ${board}`;
/** A bar of a sweep, for those who cannot see it. @type {(what: string, layers: number, most: number) => string} */
export const sweep = (what, layers, most) =>
  `${what}: ${count(layers, { one: "Schritt", other: "Schritte" })}, höchstens ${count(most, { one: "Zustand", other: "Zustände" })} gleichzeitig`;

/** "13,7 ± 0,3 Billionen" @type {(millionMillions: number, error: number) => string} */
const about = (millionMillions, error) =>
  `${decimal(millionMillions, 1)} ± ${decimal(error, 1)} Billionen`;
/** @type {(walks: number, estimate: number, error: number) => string} */
export const estimated = (walks, estimate, error) =>
  `Nach ${count(walks, { one: "Weg", other: "Wegen" })}: etwa ${about(estimate / 1e12, error / 1e12)} geschlossene Touren.`;
export const estimateBar =
  "Die wahre Zahl liegt in etwa zwei von drei Fällen im dicken Balken und in 19 von 20 Fällen im dünnen.";
/** The marks on the scale. */
export const estimateMarks = { known: "McKay, 1997", wrong: "1996 gemeldet" };
export const scaleName = "Billionen geschlossene Touren";
/** A number on the scale, in millions of millions. @param {number} n */
export const scale = (n) => number(n);

/** @type {(what: string, different: number) => string} */
export const positions = (what, different) =>
  `${what}: ${count(different, { one: "Lage", other: "verschiedene Lagen" })}`;
export const imagesOf = { found: "Eine eben gefundene Tour", euler: "Eulers Tour von 1759" };
/** @param {readonly number[]} counts */
export const positionsTold = (counts) =>
  `Die eine Tour hat ${number(counts[0] ?? 0)} verschiedene Lagen, Eulers Tour ${number(counts[1] ?? 0)}.`;
