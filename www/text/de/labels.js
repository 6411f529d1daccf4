/**
 * The names of buttons, fields and lists.
 * @import { Layer, Measure, Moment, RuleMeasureId, Target, WhenStuck } from "../../pkg/knights_tour.js"
 * @import { Forms } from "../language.js"
 */

import { headOf, isRuleMeasure } from "./rule.js";

/** Fixed texts: `data-word` and `data-name` in the markup name them. */
export const labels = /** @type {const} */ ({
  title: "Springertour-Labor",
  tagline: "Jedes Feld genau einmal – und sehen, wie es geht",
  loadFailed: "Das Rechenprogramm startet nicht.",
  loadHelp:
    "Nimm einen Browser aus den letzten Jahren und öffne die Seite über einen Webserver. Meldung des Browsers:",
  wasmMissing: "WebAssembly ist in diesem Browser ausgeschaltet.",
  wasmForbidden:
    "Die Sicherheitsregeln dieser Seite verbieten WebAssembly: In ihrem script-src fehlt 'wasm-unsafe-eval'.",
  roomNotLoaded: "Dieser Bereich konnte nicht geladen werden.",
  roomFailed:
    "Ein Teil der Seite konnte nicht geladen werden. Prüfe die Netzverbindung und versuche es noch einmal.",
  crashed: "Das Rechenprogramm ist stehen geblieben.",
  crashedHelp:
    "Wahrscheinlich reichte der Speicher nicht. Lade die Seite neu, um weiterzumachen: Der Link führt weiterhin zu dem, was du gesehen hast.",
  crashedAgain: "Das Rechenprogramm ist wieder stehen geblieben.",
  crashedAgainHelp:
    "Vielleicht hat dieses Gerät zu wenig Speicher für dieses Brett. Versuche ein kleineres.",
  tryAgain: "Noch einmal versuchen",
  loadAgain: "Seite neu laden",
  notLoadedAgain:
    "Die Seite ist nicht erreichbar. Prüfe die Netzverbindung und versuche es noch einmal.",
  rooms: "Bereiche",
  boardHeading: "Brett",
  zoom: "Zoom",
  zoomIn: "Vergrößern",
  zoomOut: "Verkleinern",
  zoomFit: "Ganzes Brett zeigen",
  storyHeading: "Erklärung",
  settings: "Einstellungen",
  playHead: "Abspielleiste",
  scrubber: "Zug",
  speed: "Tempo",
  tie: "Gleichstand",
  deadEnd: "Sackgasse",
  presets: "Größen",
  width: "Breite",
  height: "Höhe",
  size: "Größe",
  times: "×",
  start: "Start",
  randomStart: "Zufällig",
  anyStart: "Beliebig",
  method: "Verfahren",
  algorithm: "Algorithmus",
  tieBreak: "Regel",
  rule: "Regel",
  target: "Tour",
  askBest: "Andere Verfahren versuchen, bis eines klappt",
  whenStuck: "In der Sackgasse",
  leaper: "Figur",
  otherLeaper: "Andere …",
  leapShort: "Kurze Seite",
  leapLong: "Lange Seite",
  editBoard: "Dieses Brett umbauen",
  graph: "Stattdessen einen Graphen nehmen",
  backToBoard: "Zurück zum Brett",
  graphHelp:
    "Schreibe Kanten wie 1-2 2-3, oder 1-2-3 für mehrere hintereinander. Es gehen auch zwei Namen pro Zeile, der Name eines bekannten Graphen oder eine Matrix aus 0 und 1. Dateien in DIMACS, TSPLIB, graph6, sparse6, LAD, METIS, Pajek, GML und DOT kannst du ebenfalls verwenden. Die Seite zeichnet die Knoten auf einen Kreis, bekannte Graphen in ihrer üblichen Form.",
  graphs: "Bekannte Graphen",
  edges: "Kanten",
  useGraph: "Diese Kanten nehmen",
  seed: "Startwert",
  reroll: "Neuer",
  rerollLong: "Neuer Startwert",
  show: "Zeigen",
  savePicture: "Bild speichern",
  svg: "SVG",
  png: "PNG",
  more: "Mehr",
  display: "Anzeige",
  theme: "Farbschema",
  language: "Sprache",
  share: "Teilen",
  help: "Hilfe",
  forTeachers: "Für Lehrkräfte",
  checkTour: "Meine Tour prüfen",
  wholePage: "Ganze Seite öffnen",
  candidates: "{Felder}, auf die {der Springer} ziehen könnte",
  counters: "Zähler",
  dismiss: "Ausblenden",
  newVersion:
    "Es gibt eine neue Fassung dieser Seite. Wenn du sie lädst, bleibt erhalten, was du siehst; nur unfertige Rechnungen beginnen neu.",
  useNewVersion: "Jetzt laden",
  kept: "Diese Seite ist auf deinem Gerät gespeichert. Sie läuft auch ohne Netz.",
  undo: "Rückgängig",
  forClass: "Für den Unterricht",
  ask: "Erst fragen",
  reveal: "Zeigen",
  present: "Vorführen",
  leave: "Beenden",
  leavePresentation: "Vorführung beenden",
  squareNumbers: "Welche Zahlen?",
  legend: "Was die Zeichen bedeuten",
  firstLine:
    "Kann ein Springer jedes Feld des Bretts genau einmal besuchen? So ein Weg heißt Springertour. Die kleine Zahl auf einem Feld sagt, wie viele Züge der Springer von dort hätte. Warnsdorffs Regel: Zieh immer zur kleinsten Zahl.",
  stepByStep: "Das Verfahren Schritt für Schritt",
  forClassHelp:
    "„Erst fragen“ verbirgt jede Antwort, bis jemand ein Feld wählt. „Vorführen“ füllt den Bildschirm mit dem Brett.",
  why: "Warum?",
  tieSource: "Von wem ist das?",
  close: "Schließen",
  keys: "Tasten",
  keysOnBoard: "Tasten, während das Brett ausgewählt ist",
  characterKeys: "Tasten mit einem einzigen Zeichen verwenden, etwa R, + und ?",
  glossary: "Was die Wörter bedeuten",
  numberedBoard: "Zahlen ab 1",
  fromZero: "Zahlen ab 0",
  pairs: "Reihe, Spalte",
  python: "Python-Liste",
  squareList: "{Felder}",
  picture: "Bild",
  checkMine: "Meine Tour prüfen",
  figures: "Diese Tour in Zahlen",
  json: "JSON",
  copy: "Kopieren",
  saveText: "Speichern",
  numberFrom: "Zählen ab",
  pickOnBoard: "{Auf dem Brett} wählen",
  turnsElsewhere: "Vergleich mit anderen Verfahren",
  results: "Tour speichern oder kopieren",
  keepInGallery: "In die Galerie legen",
});

/** The names of the rooms. */
export const rooms = /** @type {const} */ ({
  explore: "Erkunden",
  play: "Spielen",
  learn: "Lernen",
  gallery: "Galerie",
  compare: "Vergleichen",
  build: "Bauen",
  count: "Zählen",
  exist: "Möglich?",
  keypad: "Tastenfeld",
  intro: "Einführung",
});

/** What buttons and keys do, by action. */
export const actions = /** @type {const} */ ({
  play: "Abspielen",
  first: "Anfang",
  back: "Zurück",
  forward: "Vor",
  last: "Ende",
  nextTie: "Zum Gleichstand",
  nextDeadEnd: "Zur Sackgasse",
  faster: "Schneller",
  slower: "Langsamer",
  restart: "Neu beginnen",
  undo: "Rückgängig",
  share: "Teilen",
  help: "Hilfe",
  cancel: "Rechnung abbrechen",
});

/** The function of the play button, by its icon. */
export const play = /** @type {const} */ ({
  play: "Abspielen",
  pause: "Pause",
  again: "Noch einmal",
});

/** What the keys do while the board is in focus, by action. */
export const gridActions = /** @type {const} */ ({
  move: "Von Feld zu Feld gehen",
  rowStart: "Erstes Feld der Reihe",
  rowEnd: "Letztes Feld der Reihe",
  choose: "Auf dieses Feld ziehen oder dort beginnen",
});

/** What a key does on a board with a knight. */
export const toKnight = "Zurück zum Springer";

/** Keys that move the camera, by action. */
export const cameraActions = /** @type {const} */ ({
  zoomIn: "Vergrößern",
  zoomOut: "Verkleinern",
  zoomFit: "Ganzes Brett zeigen",
});

/** Displayed names of keys that differ from their codes. */
export const keyNames = /** @type {Record<string, string>} */ ({
  " ": "Leertaste",
  Enter: "Eingabe",
  Home: "Pos1",
  End: "Ende",
  Shift: "Umschalt",
  Ctrl: "Strg",
  Backspace: "Rücktaste",
  Delete: "Entf",
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
  PageUp: "Bild ↑",
  PageDown: "Bild ↓",
  Escape: "Esc",
  "-": "−",
});

export const targets = /** @type {Record<Target, string>} */ ({
  open: "Offen: endet irgendwo",
  closed: "Geschlossen: zum Start",
});

export const whenStuck = /** @type {Record<WhenStuck, string>} */ ({
  stop: "Anhalten und zeigen",
  backtrack: "Zug zurücknehmen",
  restart: "Neu beginnen",
});

const layers = /** @type {Record<Layer, string>} */ ({
  graph: "Alle Züge",
  degrees: "Folgezüge",
  numbers: "Zahlen",
  path: "Weg",
  colours: "Farben",
});

/** The meaning of the numbers on open squares, unless they are onward moves. @type {Partial<Record<Measure, string>>} */
const squareNumbers = {
  "edge-distance": "Abstand vom Rand",
  moves: "Züge {jedes Feldes}",
};

/** @param {Measure | RuleMeasureId} measure */
const numbersOf = (measure) =>
  Object.hasOwn(squareNumbers, measure)
    ? String(squareNumbers[/** @type {Measure} */ (measure)])
    : measure !== "onward" && isRuleMeasure(measure)
      ? headOf({ formula: measure })
      : layers.degrees;

/** The name of a layer, with terms in braces; numbers on open squares are named by their measures. @type {(layer: Layer, measures?: readonly (Measure | RuleMeasureId)[]) => string} */
export const layerName = (layer, measures = []) =>
  layer === "degrees" && measures.length > 0
    ? [...new Set(measures.map(numbersOf))].join(", ")
    : layers[layer];

export const themes = /** @type {Record<string, string>} */ ({
  auto: "Wie das Gerät",
  light: "Hell",
  dark: "Dunkel",
  projector: "Beamer",
});

/** What is counted along a run. @type {Record<keyof Moment["counters"], Forms>} */
export const counters = {
  steps: { one: "Schritt", other: "Schritte" },
  visited: { other: "besucht" },
  ties: { one: "Gleichstand", other: "Gleichstände" },
  deadEnds: { one: "Sackgasse", other: "Sackgassen" },
  backtracks: { one: "Rücknahme", other: "Rücknahmen" },
  restarts: { one: "Neubeginn", other: "Neubeginne" },
  placements: { one: "Setzschritt", other: "Setzschritte" },
  orders: { one: "Reihenfolge versucht", other: "Reihenfolgen versucht" },
  rotations: { one: "Drehung", other: "Drehungen" },
  joins: { one: "Verbindung", other: "Verbindungen" },
  splices: { one: "Umweg", other: "Umwege" },
  sweeps: { one: "Durchlauf", other: "Durchläufe" },
};
