/**
 * The terms in sentences. Sentences are the same on boards and on graphs and for every piece; what differs is
 * a term in braces, with its article and adjectives. Braces have the words for boards, as in "{jedes Feld}
 * {des Bretts}". Only in the accusative, where Feld stays as it is but Knoten does not, they have those for graphs:
 * "Besuche {jeden Knoten}".
 * @import { RunSettings } from "../../pkg/knights_tour.js"
 * @import { Terms } from "../language.js"
 */

import { fillIn, fillSentence, KNIGHT, WALKER } from "../terms.js";

export { fillIn, fillSentence };

/** @type {Terms} */
const ofGraph = {
  Feld: "Knoten",
  Felder: "Knoten",
  Feldern: "Knoten",
  das: "der",
  "Das Feld": "Der Knoten",
  "Ein Feld": "Ein Knoten",
  "ein Feld": "ein Knoten",
  "Kein Feld": "Kein Knoten",
  "kein Feld": "kein Knoten",
  "Jedes Feld": "Jeder Knoten",
  "jedes Feld": "jeder Knoten",
  "jedes Feldes": "jedes Knotens",
  "Ein einzelnes Feld": "Ein einzelner Knoten",
  "hat schon ein drittes Feld": "hat schon ein dritter Knoten",
  "eines davon": "einer davon",
  "jedem Feld": "jedem Knoten",
  "auf ein unbesuchtes Feld": "zu einem unbesuchten Knoten",
  "Ein anderes Feld": "Ein anderer Knoten",
  "Das einzige Feld": "Der einzige Knoten",
  "das beste": "der beste",
  "das übrige": "der übrige",
  "noch eines": "noch einer",
  "ein übriges Feld": "ein übriger Knoten",
  "Kein freies Feld": "Kein freier Knoten",
  "Kein übriges Feld": "Kein übriger Knoten",
  "Erstes Feld": "Erster Knoten",
  "Letztes Feld": "Letzter Knoten",
  "Nächstes mögliches Feld": "Nächster möglicher Knoten",
  "Feld für Feld": "Knoten für Knoten",
  "Feld zu Feld": "Knoten zu Knoten",
  "für das Feld": "für den Knoten",
  "auf das": "zu dem",
  "auf das Feld": "zu dem Knoten",
  "auf ein Feld": "zu einem Knoten",
  "auf das nächste Feld": "zum nächsten Knoten",
  "auf das nächste unversuchte Feld": "zum nächsten unversuchten Knoten",
  "auf ein freies Feld": "zu einem freien Knoten",
  "auf irgendein freies Feld": "zu irgendeinem freien Knoten",
  "auf kein freies Feld": "zu keinem freien Knoten",
  "auf unbesuchte Felder": "zu unbesuchten Knoten",
  "Das Brett": "Der Graph",
  "des Bretts": "des Graphen",
  "Dieses Brett": "Dieser Graph",
  "dieses Brett": "dieser Graph",
  "Auf dem Brett": "Im Graphen",
  "Auf diesem Brett": "In diesem Graphen",
  "auf dem leeren Brett": "zu Beginn",
  "auf kleinen Brettern": "in kleinen Graphen",
};

/** In the accusative. @type {Terms} */
const ofBoard = {
  "den Knoten": "das Feld",
  "einen Knoten": "ein Feld",
  "jeden Knoten": "jedes Feld",
  "den ersten Knoten": "das erste Feld",
  "den nächsten Knoten": "das nächste Feld",
  "einen anderen": "ein anderes",
  "einen unversuchten Knoten": "ein unversuchtes Feld",
  "den Graphen": "das Brett",
  einen: "eines",
  "einen kleineren Graphen": "ein kleineres Brett",
};

/** The walker on a graph, named after Hamilton’s Traveller’s Dodecahedron. */
export const walker = "Reisender";

/** Pieces in a sentence, by the two lengths of their leap. @type {Readonly<Record<string, string>>} */
const pieces = {
  "1,2": "Springer",
  "1,3": "Kamel",
  "2,3": "Zebra",
  "1,4": "Giraffe",
  "3,4": "Antilope",
  [WALKER]: walker,
};

/** A piece: its name, or the lengths of its leap. @param {string} id the lengths, or `WALKER` */
export const piece = (id) => pieces[id] ?? `(${id.replace(",", ", ")})-Springer`;

/** The genders of pieces; the others are masculine. @type {Readonly<Record<string, "f" | "n">>} */
const genders = { "1,4": "f", "3,4": "f", "1,3": "n", "2,3": "n" };

/** The forms of a piece in sentences. @type {(id: string) => Terms} */
function formsOf(id) {
  const name = piece(id);
  if (id === WALKER) {
    return {
      ...{ Springer: name, "der Springer": "der Reisende", "Der Springer": "Der Reisende" },
      ...{ "den Springer": "den Reisenden", er: "er" },
    };
  }
  const [article, accusative, pronoun] =
    genders[id] === "f"
      ? ["ie", "ie", "sie"]
      : genders[id] === "n"
        ? ["as", "as", "es"]
        : ["er", "en", "er"];
  return {
    ...{ Springer: name, "der Springer": `d${article} ${name}` },
    ...{ "Der Springer": `D${article} ${name}`, "den Springer": `d${accusative} ${name}` },
    er: pronoun,
  };
}

/** The terms for a piece on a board, or for the walker on a graph. @type {(id: string) => Terms} */
export const termsOf = (id) => ({
  ...(id === WALKER ? ofGraph : ofBoard),
  ...formsOf(id),
});

/** The terms for the knight on a board. */
export const usualTerms = termsOf(KNIGHT);

/** The function that fills in texts for a run’s board or graph. @param {Partial<RunSettings>} settings */
export const sayOn =
  ({ graph }) =>
  (/** @type {string} */ text) =>
    fillIn(text, graph === undefined ? usualTerms : termsOf(WALKER));
