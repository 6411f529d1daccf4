/**
 * The terms in sentences. Sentences are the same on boards and on graphs and for every piece; what differs is
 * a term in braces. Keys say what stands on a board, as in "{jedes Feld} {des Bretts}". In the accusative, where
 * Feld does not change but Knoten does, they say what stands on a graph: "Besuche {jeden Knoten}".
 * @import { RunSettings } from "../../pkg/knights_tour.js"
 * @import { Part, Terms } from "../language.js"
 */

/** What stands on a board and on a graph, where a key says neither or only one of them. @type {Record<string, readonly [string, string]>} */
const ofBoardAndGraph = {
  Feld: ["Feld", "Knoten"],
  Felder: ["Felder", "Knoten"],
  Feldern: ["Feldern", "Knoten"],
  das: ["das", "der"],
  "Das Feld": ["Das Feld", "Der Knoten"],
  "den Knoten": ["das Feld", "den Knoten"],
  "Ein Feld": ["Ein Feld", "Ein Knoten"],
  "ein Feld": ["ein Feld", "ein Knoten"],
  "einen Knoten": ["ein Feld", "einen Knoten"],
  "Kein Feld": ["Kein Feld", "Kein Knoten"],
  "kein Feld": ["kein Feld", "kein Knoten"],
  "Jedes Feld": ["Jedes Feld", "Jeder Knoten"],
  "jedes Feld": ["jedes Feld", "jeder Knoten"],
  "jeden Knoten": ["jedes Feld", "jeden Knoten"],
  "jedes Feldes": ["jedes Feldes", "jedes Knotens"],
  "Ein anderes Feld": ["Ein anderes Feld", "Ein anderer Knoten"],
  "Das einzige Feld": ["Das einzige Feld", "Der einzige Knoten"],
  "das beste": ["das beste", "der beste"],
  "das übrige": ["das übrige", "der übrige"],
  "noch eines": ["noch eines", "noch einer"],
  "den ersten Knoten": ["das erste Feld", "den ersten Knoten"],
  "den nächsten Knoten": ["das nächste Feld", "den nächsten Knoten"],
  "einen unversuchten Knoten": ["ein unversuchtes Feld", "einen unversuchten Knoten"],
  "ein übriges Feld": ["ein übriges Feld", "ein übriger Knoten"],
  "Kein freies Feld": ["Kein freies Feld", "Kein freier Knoten"],
  "Kein übriges Feld": ["Kein übriges Feld", "Kein übriger Knoten"],
  "Erstes Feld": ["Erstes Feld", "Erster Knoten"],
  "Letztes Feld": ["Letztes Feld", "Letzter Knoten"],
  "Nächstes mögliches Feld": ["Nächstes mögliches Feld", "Nächster möglicher Knoten"],
  "Feld für Feld": ["Feld für Feld", "Knoten für Knoten"],
  "Feld zu Feld": ["Feld zu Feld", "Knoten zu Knoten"],
  "für das Feld": ["für das Feld", "für den Knoten"],
  "auf das": ["auf das", "zu dem"],
  "auf ein anderes": ["auf ein anderes", "auf einen anderen"],
  "auf das Feld": ["auf das Feld", "zu dem Knoten"],
  "auf ein Feld": ["auf ein Feld", "zu einem Knoten"],
  "auf das nächste Feld": ["auf das nächste Feld", "zum nächsten Knoten"],
  "auf das nächste unversuchte Feld": [
    "auf das nächste unversuchte Feld",
    "zum nächsten unversuchten Knoten",
  ],
  "auf ein freies Feld": ["auf ein freies Feld", "zu einem freien Knoten"],
  "auf irgendein freies Feld": ["auf irgendein freies Feld", "zu irgendeinem freien Knoten"],
  "auf kein freies Feld": ["auf kein freies Feld", "zu keinem freien Knoten"],
  "auf unbesuchte Felder": ["auf unbesuchte Felder", "zu unbesuchten Knoten"],
  "Das Brett": ["Das Brett", "Der Graph"],
  "den Graphen": ["das Brett", "den Graphen"],
  "des Bretts": ["des Bretts", "des Graphen"],
  "Dieses Brett": ["Dieses Brett", "Dieser Graph"],
  "dieses Brett": ["dieses Brett", "dieser Graph"],
  einen: ["eines", "einen"],
  "einen kleineren Graphen": ["ein kleineres Brett", "einen kleineren Graphen"],
  "Auf dem Brett": ["Auf dem Brett", "Im Graphen"],
  "Auf diesem Brett": ["Auf diesem Brett", "In diesem Graphen"],
  "auf dem leeren Brett": ["auf dem leeren Brett", "zu Beginn"],
  "auf kleinen Brettern": ["auf kleinen Brettern", "in kleinen Graphen"],
};

/** @param {0 | 1} which */
const placesOf = (which) =>
  Object.fromEntries(Object.entries(ofBoardAndGraph).map(([key, both]) => [key, both[which]]));

const [ofBoard, ofGraph] = [placesOf(0), placesOf(1)];

/** The walker on a graph, named after Hamilton’s Traveller’s Dodecahedron. */
export const walker = "Reisender";

/** @type {Readonly<Record<string, "f" | "n">>} */
const genders = { Giraffe: "f", Antilope: "f", Kamel: "n", Zebra: "n" };

/** The forms of a piece in sentences. @type {(name: string) => Terms} */
function formsOf(name) {
  if (name === walker) {
    return {
      ...{ Springer: name, "der Springer": "der Reisende", "Der Springer": "Der Reisende" },
      ...{ "den Springer": "den Reisenden", er: "er" },
    };
  }
  const [article, accusative, pronoun] =
    genders[name] === "f"
      ? ["ie", "ie", "sie"]
      : genders[name] === "n"
        ? ["as", "as", "es"]
        : ["er", "en", "er"];
  return {
    ...{ Springer: name, "der Springer": `d${article} ${name}` },
    ...{ "Der Springer": `D${article} ${name}`, "den Springer": `d${accusative} ${name}` },
    er: pronoun,
  };
}

/** The terms for a piece on a board, or for the walker on a graph. @type {(piece: string) => Terms} */
export const termsOf = (piece) => ({
  ...(piece === walker ? ofGraph : ofBoard),
  ...formsOf(piece),
});

/** The terms for the knight on a board. */
export const usualTerms = termsOf("Springer");

/** A text with the terms in braces filled in. @type {(text: string, terms: Terms) => string} */
export const fillIn = (text, terms) =>
  text.replace(/\{([^{}]+)\}/g, (_, name) => terms[name] ?? name);

/** The same for a sentence in parts; names of squares are left unchanged. @type {(parts: Part[], terms: Terms) => Part[]} */
export const fillSentence = (parts, terms) =>
  parts.map((part) => (typeof part === "string" ? fillIn(part, terms) : part));

/** The function that fills in texts for a run’s board or graph. @param {Partial<RunSettings>} settings */
export function sayOn({ graph }) {
  const terms = graph === undefined ? usualTerms : termsOf(walker);
  return (/** @type {string} */ text) => fillIn(text, terms);
}
