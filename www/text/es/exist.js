/**
 * The texts of the map of where tours exist, and of the arguments.
 * @import { ArgumentPart, ArgumentStep, RectangleExistence, RectangleReason, Target } from "../../pkg/knights_tour.js"
 */

import { count, list, number, paragraph, plain, quoted, square } from "./sentence.js";
import { labels as shared, press, rooms, size } from "./words.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  intro:
    "¿Tiene este tablero un recorrido del caballo? Pregunta antes de buscar: en algunos tableros buscarías para siempre.",
  map: "Dónde hay recorridos del caballo",
  kind: "Tipo de recorrido",
  board: "Tablero",
  legend: "Qué significan los signos",
  seeWhy: "Ver por qué",
  more: "Más: ¿quién lo demostró?",
  closedTheorem:
    "Un tablero completo no tiene ningún recorrido cerrado si su número de casillas es impar, o si un lado es 1, 2 o 4. Tampoco los tableros 3 × 4, 3 × 6 y 3 × 8. Todos los demás tienen uno: lo demostró Allen Schwenk en 1991.",
  fourLines:
    "La demostración para los tableros con un lado de 4, que puedes ver aquí, es de Louis Pósa.",
  openTheorem:
    "Hay recorridos abiertos en todos los tableros completos con lados de 3 o más, excepto 3 × 3, 3 × 5, 3 × 6 y 4 × 4. Las demostraciones son de Paul Cull y Jeffery De Curtins (1978) y de Axel Conrad y otros (1994).",
  why: "Por qué",
  sides: "Alto y ancho",
  picture: "El tablero",
});

/** The two kinds of tours. @type {Record<Target, string>} */
export const targets = { closed: "Recorridos cerrados", open: "Recorridos abiertos" };

/** The keys on the map. */
export const keys = /** @type {const} */ ({
  move: "Ir de tablero en tablero",
  rowStart: "Primer tablero de la fila",
  rowEnd: "Último tablero de la fila",
  choose: "Explicar este tablero",
});

/** For screen readers: the question about the chosen board, and the answer. @type {(heading: string, answer: string) => string} */
export const verdict = (heading, answer) => `${heading} ${answer}`;

/** @param {Target} target */
const tour = (target) => (target === "closed" ? "recorrido cerrado" : "recorrido abierto");

/** The signs on the map, and their names in its cells. @type {Record<RectangleReason["code"], { sign: string, short: string }>} */
export const signs = {
  schwenk: { sign: "✓", short: "demostrado por un teorema" },
  "open-theorem": { sign: "✓", short: "demostrado por un teorema" },
  "one-square": { sign: "•", short: "una sola casilla" },
  "odd-area": { sign: "≠", short: "los dos lados impares" },
  "side-1": { sign: "1", short: "un lado de 1" },
  "side-2": { sign: "2", short: "un lado de 2" },
  "side-4": { sign: "4", short: "un lado de 4" },
  "small-exception": { sign: "!", short: "un tablero pequeño, examinado por completo" },
};

/** A sign in the legend. @param {RectangleExistence} known */
export const meaning = ({ answer, reason }) =>
  answer === "yes"
    ? `Hay un recorrido: ${signs[reason.code].short}.`
    : `No hay recorrido: ${signs[reason.code].short}.`;

/** @param {number} n */
export const boards = (n) => count(n, { one: "tablero", other: "tableros" });

/** @param {Target} target */
export const mapName = (target) =>
  target === "closed"
    ? "Tableros por ancho y alto: recorridos cerrados"
    : "Tableros por ancho y alto: recorridos abiertos";

/** A board of the map in words. @type {(target: Target, width: number, height: number, known: RectangleExistence) => string} */
export const cell = (target, width, height, { answer, reason }) =>
  `${size(width, height)}: ${answer === "yes" ? "un" : "ningún"} ${tour(target)}, ${signs[reason.code].short}`;

/** Under the map while nothing is pointed at. */
export const caption = `${press} un tablero para ver por qué.`;

/** Heading of the explanation. @type {(target: Target, width: number, height: number) => string} */
export const heading = (target, width, height) =>
  `¿Tiene ${size(width, height)} un ${tour(target)}?`;

/** The title of the window. @type {(target: Target, width: number, height: number) => string} */
export const title = (target, width, height) =>
  `${targets[target]} de ${size(width, height)} · ${rooms.exist} · ${shared.title}`;

export const openInExplore = "Probarlo en Explorar";
export const watchSearch = "Ver esta búsqueda en Explorar";
export const watchConstruction = "Ver en Explorar cómo se construye";

/** @typedef {Partial<Record<ArgumentStep["mark"], number>>} Counts How many squares have each mark so far. */

/** The names of marks on several squares. @type {Partial<Record<ArgumentStep["mark"], [one: string, other: string]>>} */
const marksInWords = {
  dark: ["oscura", "oscuras"],
  light: ["clara", "claras"],
  outer: ["exterior", "exteriores"],
  inner: ["interior", "interiores"],
  met: ["alcanzada", "alcanzadas"],
  missed: ["no alcanzada", "no alcanzadas"],
  reached: ["alcanzada", "alcanzadas"],
};

/** The progress of a part of an argument that has started: "Hasta ahora: 7 oscuras, 6 claras." @type {(counts: Counts, marks: ArgumentStep["mark"][]) => string} */
function foundSoFar(counts, marks) {
  const found = marks.map((mark) => {
    const [one = "", other = ""] = marksInWords[mark] ?? [];
    return count(counts[mark] ?? 0, { one, other });
  });
  return marks.some((mark) => counts[mark]) ? `Hasta ahora: ${found.join(", ")}.` : "";
}

/** The lines of a board four squares across, of which two are outer ones and two are inner ones. @typedef {"rows" | "columns"} Lines */

/** Describes a part of an argument. @type {(code: ArgumentPart["code"], counts: Counts, lines: Lines) => string} */
export function part(code, counts, lines) {
  const rows = lines === "columns" ? "columnas" : "filas";
  switch (code) {
    case "colours":
      return paragraph(
        "Colorea las casillas como en un tablero de ajedrez. Cada movimiento cambia de color.",
        foundSoFar(counts, ["dark", "light"]),
      );
    case "rows":
    case "columns":
      return paragraph(
        `Ahora repártelas de otra manera: ${rows} exteriores y ${rows} interiores.`,
        foundSoFar(counts, ["outer", "inner"]),
      );
    case "outer-moves":
      return `Mira los movimientos desde las ${rows} exteriores: todos llevan a las interiores. Por eso un recorrido cerrado nunca pasa por dos casillas exteriores seguidas. La mitad de las casillas son exteriores, así que tiene que ir fuera, dentro, fuera, dentro, durante toda la vuelta.`;
    case "alternation":
      return paragraph(
        "Además, cada movimiento cambia de color. Desde a1, que es exterior y oscura, el recorrido solo llega a casillas exteriores oscuras y a interiores claras.",
        foundSoFar(counts, ["met", "missed"]),
      );
    case "reach":
      return paragraph(
        "Sigue los movimientos desde a1 hasta donde lleguen.",
        foundSoFar(counts, ["reached"]),
      );
  }
}

/** The conclusion of the argument. @type {(target: Target, last: ArgumentPart["code"] | undefined, counts: Counts, area: number, isDone: boolean) => string} */
export function conclusion(target, last, counts, area, isDone) {
  if (!isDone) {
    return "Por lo tanto…";
  }
  switch (last) {
    case "alternation":
      return `Por lo tanto, el recorrido no pasaría nunca por ${number(counts.missed ?? 0)} de las ${number(area)} casillas: no hay ningún recorrido cerrado.`;
    case "reach": {
      const left = area - (counts.reached ?? 0);
      return area === 1
        ? "Por lo tanto, el caballo nunca sale de su casilla: no hay ningún recorrido cerrado."
        : left === 1
          ? `Por lo tanto, a 1 de las ${number(area)} casillas no se puede llegar: no hay ningún ${tour(target)}.`
          : `Por lo tanto, a ${number(left)} de las ${number(area)} casillas no se puede llegar: no hay ningún ${tour(target)}.`;
    }
    default:
      return `Un recorrido cerrado va oscura, clara, oscura, clara, así que necesita tantas de un color como del otro. Aquí hay ${number(counts.dark ?? 0)} y ${number(counts.light ?? 0)}: no hay ningún recorrido cerrado.`;
  }
}

/** "b3 y c2" @param {string[]} names */
const listed = (names) => plain(list(names.map((name) => [square(name)])));

/** Describes a step of an argument. @type {(name: string, mark: ArgumentStep["mark"], moves: string[], lines: Lines) => string} */
export function step(name, mark, moves, lines) {
  const row = lines === "columns" ? "columna" : "fila";
  switch (mark) {
    case "light":
      return `${name} es clara.`;
    case "dark":
      return `${name} es oscura.`;
    case "outer":
      return `${name} está en una ${row} exterior.`;
    case "inner":
      return `${name} está en una ${row} interior.`;
    case "bound":
      return `Desde ${name} los movimientos llevan a ${listed(moves)}: solo a ${row}s interiores.`;
    case "met":
      return `Un recorrido que alterna puede llegar a ${name}.`;
    case "missed":
      return `Un recorrido que alterna nunca llega a ${name}.`;
    case "reached":
      return moves.length > 0
        ? `Hay un movimiento de ${listed(moves)} a ${name}.`
        : `Empieza en ${name}.`;
  }
}

export const beforeArgument = "Pulsa «Reproducir» para ver la demostración, casilla a casilla.";

/** Describes the search. @type {(target: Target, starts: number) => string} */
export const searchPlan = (target, starts) =>
  target === "closed"
    ? "Los colores no descartan aquí un recorrido, así que lo probamos todo. El caballo prueba cada movimiento y retrocede en cada callejón sin salida. Un recorrido cerrado pasa por todas las casillas, así que basta con un inicio: a1."
    : `Los colores no descartan aquí un recorrido, así que lo probamos todo. El caballo prueba cada movimiento y retrocede en cada callejón sin salida. Empieza en cada una de las ${number(starts)} casillas; puedes seguirlo desde a1.`;

/** The results of the searches so far. @type {(target: Target, found: { placements: number, tours: number, starts: number, of: number }) => string} */
export function searchFound(target, { placements, tours, starts, of }) {
  const tried = `El caballo se ha colocado ${count(placements, { one: "vez", other: "veces" })}`;
  if (starts < of) {
    return `${tried} hasta ahora, en el inicio ${number(starts + 1)} de ${number(of)}.`;
  }
  if (tours === 0) {
    return `${tried} hasta que no quedaba nada por probar: no hay ningún ${tour(target)}.`;
  }
  return tours === 1
    ? `${tried} y se ha encontrado 1 recorrido.`
    : `${tried} y se han encontrado ${number(tours)} recorridos.`;
}

/** The search failed. */
export const searchBrokenOff =
  "La búsqueda se ha parado antes de probarlo todo. Elige otra vez el tablero para reiniciarla.";

/** The origin of a tour. @type {(target: Target, squares: number) => string} */
export const construction = (target, squares) =>
  squares === 1
    ? "El caballo ya está en la única casilla."
    : `Aquí hay un ${tour(target)} de ${number(squares)} casillas, recién hecho. En los tableros pequeños se busca, en los estrechos se repite un patrón, y en los grandes se unen los recorridos de bloques pequeños. Funciona en todos los tableros que tienen un recorrido.`;

/** The sentence at the play head on a tour. @type {(squares: string[], position: number, target: Target, isDone: boolean) => string} */
export function visit(squares, position, target, isDone) {
  const [first, last] = [squares[0], squares.at(-1)];
  if (position === 0) {
    return "Pulsa «Reproducir» para seguir el recorrido, casilla a casilla.";
  }
  if (!isDone) {
    return `Casilla ${number(position)} de ${number(squares.length)}: ${squares[position - 1]}.`;
  }
  if (squares.length === 1) {
    return `El recorrido es solo ${first}.`;
  }
  return target === "closed"
    ? `Las ${number(squares.length)} casillas están visitadas, y un movimiento lleva de ${last} de vuelta a ${first}.`
    : `Las ${number(squares.length)} casillas están visitadas, de ${first} a ${last}.`;
}

/** The picture in words, for screen readers. @type {(heading: string, progress: string, sentence: string) => string} */
export const picture = (name, progress, sentence) => `${name} (${progress}) ${sentence}`;

/** Errors in the request. */
export const wrong = {
  /** @param {number} most */
  board: (most) =>
    `el mapa muestra tableros completos con lados de 1 a ${number(most)}; escribe uno como 4x7`,
  /** @param {number} most */
  side: (most) => `Escribe un número entero de 1 a ${number(most)}.`,
  /** @param {string} value */
  target: (value) =>
    `${quoted(value)} no es un tipo de recorrido; elige closed (cerrado) u open (abierto)`,
};
