/**
 * The texts about challenges.
 * @import { Target } from "../../pkg/knights_tour.js"
 */

import { count, list, number, plain, quoted } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  challenge: "Aufgabe stellen",
  challengeHelp:
    "Mach einen Link zu diesem Rätsel. Wer es löst, bekommt einen Code, den er dir schicken kann. Füge den Code unten ein, um ihn zu prüfen.",
  allowed: "Hilfe, die du erlaubst",
  goal: "Richtige in Folge",
  copyChallenge: "Link kopieren",
  leaveChallenge: "Aufgabe verlassen",
  result: "Code zum Prüfen",
  checkResult: "Code prüfen",
  resultLine: "Dein Code",
  copyResult: "Code kopieren",
});

/** The kinds of help. @type {Record<string, string>} */
export const helps = {
  back: "Züge zurücknehmen",
  ways: "Zugmöglichkeiten",
  layers: "Zahlen und Linien",
  hint: "Tipps",
  judge: "„Ist es verloren?“",
};

/** The help used, and how many times. @type {Record<string, (times: number) => string>} */
const uses = {
  back: (times) => count(times, { one: "zurückgenommenem Zug", other: "zurückgenommenen Zügen" }),
  hint: (times) => count(times, { one: "Tipp", other: "Tipps" }),
  restart: (times) => count(times, { one: "neuem Versuch", other: "neuen Versuchen" }),
  judge: (times) =>
    times === 1 ? "„Ist es verloren?“" : `„Ist es verloren?“ (${number(times)}-mal)`,
  watch: () => "einer Warnung, als es verloren war",
  ways: () => "markierten Zugmöglichkeiten",
  layers: () => "eingeblendeten Zahlen oder Linien",
  method: () => "Zügen eines Verfahrens",
  pasted: () => "eingefügten Zügen",
  link: () => "Zügen aus einem Link",
};

/** @param {readonly string[]} pieces */
const joined = (pieces) => plain(list(pieces.map((piece) => [piece])));

/** The task. @type {(mode: "free" | "predict", target: Target, goal: number, allowed: readonly string[]) => string} */
export function task(mode, target, goal, allowed) {
  const aim =
    mode === "predict"
      ? goal === 1
        ? "Sag einmal richtig voraus, wohin die Regel zieht"
        : `Sag ${number(goal)}-mal hintereinander richtig voraus, wohin die Regel zieht`
      : target === "closed"
        ? "Finde von hier aus eine geschlossene Tour"
        : "Finde von hier aus eine Tour";
  return allowed.length === 0
    ? `Aufgabe: ${aim}, ohne Hilfe.`
    : `Aufgabe: ${aim}. Erlaubt: ${joined(allowed.map((name) => helps[name] ?? name))}.`;
}

export const reached =
  "Du hast die Aufgabe gelöst! Schick den Code unten an die Person, die sie gestellt hat.";
export const challengeCopied = "Der Link zu deiner Aufgabe ist kopiert.";
export const resultCopied = "Dein Code ist kopiert.";
export const copyRefused = "Dein Browser hat das Kopieren nicht erlaubt.";
export const notAllowed = "Diese Hilfe ist bei dieser Aufgabe nicht erlaubt.";

/** @type {(used: Readonly<Record<string, number>>) => string} */
export function helpUsed(used) {
  const known = Object.entries(used).filter(([name]) => Object.hasOwn(uses, name));
  const pieces = known.flatMap(([name, times]) => uses[name]?.(times) ?? []);
  return pieces.length === 0 ? "ohne Hilfe" : `mit ${joined(pieces)}`;
}

/** A result that was verified. @type {(result: { mode: "free" | "predict", settings: { target?: Target, start?: string }, locked: readonly string[], done: readonly string[], goal: number, used: Readonly<Record<string, number>> }, board: string) => string} */
export function verified({ mode, settings, locked, done, goal, used }, board) {
  const from = `von ${settings.start ?? ""} aus`;
  const given =
    locked.length > 0
      ? `${from} nach ${count(locked.length, { one: "vorgegebenem Zug", other: "vorgegebenen Zügen" })}`
      : from;
  if (mode === "predict") {
    return `✓ Gelöst: auf ${board} ${given} ${number(goal)} richtig in Folge, in ${count(done.length, { one: "Antwort", other: "Antworten" })}, ${helpUsed(used)}.`;
  }
  const tour = settings.target === "closed" ? "eine geschlossene Tour" : "eine Tour";
  return `✓ Gelöst: ${tour} auf ${board} ${given}, in ${count(done.length, { one: "Zug", other: "Zügen" })}, ${helpUsed(used)}.`;
}

/** Why a result is invalid. */
export const refused = {
  unreadable: "Das ist kein Code. Füge die ganze Zeile ein, die mit „knights-tour-result“ beginnt.",
  changed: "Dieser Code wurde verändert oder abgeschnitten. Kopiere die ganze Zeile noch einmal.",
  missed: "Die Züge sind lesbar, aber sie lösen die Aufgabe nicht.",
};

export const wrong = {
  /** @type {(text: string, least: number, most: number) => string} */
  locked: (text, least, most) =>
    `${quoted(text)} ist keine Anzahl fester Züge; schreib eine ganze Zahl von ${number(least)} bis ${number(most)}. Kein Zug ist fest`,
  /** @type {(text: string, least: number, most: number, usual: number) => string} */
  goal: (text, least, most, usual) =>
    `${quoted(text)} ist keine Anzahl von Vorhersagen in Folge; schreib eine ganze Zahl von ${number(least)} bis ${number(most)}. Das Ziel ist ${number(usual)}`,
  /** @type {(text: string, known: readonly string[]) => string} */
  help: (text, known) =>
    `${quoted(text)} ist keine Hilfe, die eine Aufgabe erlauben kann; wähle aus ${known.join(", ")}`,
};
