/**
 * What is said of each method: a sentence for each kind of step, the lines of its pseudo-code, its own settings, and
 * what it tried in vain. Steps of Warnsdorff’s rule are told in `stories.js`.
 *
 * @import { AskedMethod, Moment, NoTourOfNetwork, PruneCause, ReasonCode, ReasonFacts, RunSettings, TieBreakId, WhenStuck } from "../../pkg/knights_tour.js"
 * @import { Part } from "../language.js"
 */

import { fromEdge } from "./measures.js";
import { ruleLines } from "./rule.js";
import { chosen, count, number, percent, square, onwardMoves, word } from "./sentence.js";

/** The steps that `stories.js` does not cover. @typedef {Exclude<ReasonCode, "fewest" | "tie" | "by-rule" | "close" | "backtrack" | "restart" | "end">} Code */

/**
 * The facts of a kind of step, by name.
 * @template {Code} C
 * @typedef {object} Facts
 * @property {(name: keyof ReasonFacts[C]) => string} name a square
 * @property {(name: keyof ReasonFacts[C]) => number} number
 * @property {<Name extends keyof ReasonFacts[C]>(name: Name) => ReasonFacts[C][Name]} word
 * @property {Moment} moment
 */

/** @param {Moment} moment */
function factsOf(moment) {
  const facts = /** @type {Record<string, any>} */ (moment.reason);
  return {
    name: (/** @type {string} */ name) => facts[name],
    number: (/** @type {string} */ name) => facts[name],
    word: (/** @type {string} */ name) => facts[name],
    moment,
  };
}

/** @param {number} n */
const squares = (n) => count(n, { one: "{casilla}", other: "{casillas}" });

/** @param {number} n */
const moves = (n) => count(n, { one: "movimiento", other: "movimientos" });

/** @param {number} n */
const loops = (n) => count(n, { one: "vuelta", other: "vueltas" });

/** @param {number} n */
const sweeps = (n) => count(n, { one: "barrido", other: "barridos" });

/** @param {number} n */
const attempts = (n) => count(n, { one: "intento", other: "intentos" });

/** @param {number} n */
const loopsLeft = (n) =>
  n === 1 ? "Queda una vuelta: un recorrido cerrado." : `Quedan ${number(n)} vueltas.`;

/** @param {number} n moves missing until every square has two */
const stillMissing = (n) =>
  n === 0
    ? "Ahora cada {casilla} tiene dos."
    : n === 1
      ? "Todavía falta 1 movimiento."
      : `Todavía faltan ${number(n)} movimientos.`;

/** Why backtracking gives up a square before it is stuck. @type {Record<PruneCause, (name: string) => Part[]>} */
const pruneCauses = {
  unreachable: (name) => ["ya ningún movimiento lleva a ", square(name)],
  "too-many-ends": (name) => [
    square(name),
    " solo podría ser un extremo, y el recorrido ya tiene los dos",
  ],
  "cut-in-two": (name) => ["desde aquí ya no se puede llegar a ", square(name)],
  "start-cut-off": (name) => [
    "no queda libre {ninguna casilla} a un movimiento del inicio, ",
    square(name),
  ],
};

/** Where four strands turn, by side. @type {Record<ReasonFacts["formation-turns"]["side"], string>} */
const formationSides = {
  left: "borde izquierdo",
  right: "borde derecho",
  bottom: "borde inferior",
  top: "borde superior",
};

/** Why the network gives up an attempt. @type {Record<NoTourOfNetwork, (facts: Facts<"reseed">) => string>} */
const causes = {
  "several-cycles": ({ number: fact }) =>
    `La red se ha estabilizado en ${loops(fact("cycles"))} en lugar de una.`,
  "no-merge": ({ number: fact }) => `La red ya no puede unir más sus ${loops(fact("cycles"))}.`,
  "too-many-sweeps": ({ number: fact }) =>
    `La red no se ha estabilizado en ${sweeps(fact("sweeps"))}.`,
  frozen: () => "La red se ha estabilizado, pero hay {casillas} que no tienen dos movimientos.",
};

/** The purpose of rotating a path. @type {Record<ReasonFacts["rotate-walk"]["use"], string>} */
const uses = {
  "goes-on": "Desde ahí el camino puede llegar a {una casilla} libre.",
  closes: "Desde ahí el camino puede llegar al inicio.",
  detour: "Ahora cabe un desvío.",
  none: "De todos los finales posibles, este es el que hace más tiempo que no se usa.",
};

/** A path ends in a dead end, or at the wrong place. @type {(facts: Facts<"rotate"> | Facts<"rotate-walk">) => Part[]} */
function rotation({ name, number: fact, word: use, moment }) {
  const left = fact("left");
  const why =
    left === 0
      ? [
          "El camino pasa por {todas las casillas}, pero ",
          square(moment.start),
          " no está a un movimiento de ",
          square(moment.focus),
          ". ",
        ]
      : ["Desde ", square(moment.focus), " el camino no puede llegar a {ninguna casilla} libre. "];
  return [
    ...why,
    "El método une este final con ",
    square(name("at")),
    " y le da la vuelta al camino a partir de ahí. Ahora termina en ",
    chosen(name("to")),
    `. ${uses[use("use")]}`,
  ];
}

/** The next order to try: the squares by their numbers on the board. @param {Facts<"breaks" | "not-closed" | "holds">} facts */
const orderOf = ({ number: fact }) => `El orden siguiente, ${[...String(fact("order"))].join(" ")}`;

/** Letters in the order a, b, …, z, aa, ab, …, from 0. @type {(at: number) => string} */
const letterAt = (at) =>
  (at < 26 ? "" : letterAt(Math.floor(at / 26) - 1)) + String.fromCharCode(97 + (at % 26));

/** Names the method that makes the moves. @param {Moment} moment */
const maker = ({ algorithm }) => (algorithm === "warnsdorff" ? "la regla" : "el método");

/** A move by hand from this moment, and the choice that the method would have made. @type {(moment: Moment, to: string) => string} */
export function wentByHand(moment, to) {
  const { reason, candidates } = moment;
  const preferred =
    reason.code === "by-hand"
      ? reason.preferred
      : candidates.find((candidate) => candidate.chosen)?.square;
  if (preferred === undefined) {
    return `Has ido a ${to}.`;
  }
  return to === preferred
    ? `Has ido a ${to}, como habría hecho ${maker(moment)}.`
    : `Has ido a ${to}; ${maker(moment)} prefería ${preferred}.`;
}

/** A sentence for every code. @type {{ [C in Code]: (facts: Facts<C>) => Part[] }} */
const stories = {
  // Backtracking.
  forward({ name, number: fact, moment }) {
    const [tried, left] = [fact("tried"), fact("left")];
    const before =
      tried === 0
        ? ""
        : tried === 1
          ? ", tras una que falló"
          : `, tras ${word(tried)} que fallaron`;
    const after =
      left === 0
        ? ""
        : left === 1
          ? "; queda una más para luego"
          : `; quedan ${word(left)} más para luego`;
    return [
      "Desde ",
      square(moment.focus),
      `, {el caballo} prueba la opción siguiente por orden${before}: `,
      chosen(name("to")),
      `${after}.`,
    ];
  },
  prune: ({ name, word: fact, moment }) => [
    "Desde ",
    square(moment.focus),
    " no hay ningún recorrido posible: ",
    ...pruneCauses[fact("cause")](name("square")),
    ". {El caballo} vuelve a ",
    chosen(name("to")),
    ".",
  ],
  // By hand.
  "by-hand": ({ name, number: fact, moment }) => [
    "Vas de ",
    square(moment.focus),
    " a ",
    chosen(name("to")),
    `, con ${onwardMoves(fact("accessibility"))}`,
    ...(name("to") === name("preferred")
      ? [`, como habría hecho ${maker(moment)}.`]
      : [`; ${maker(moment)} prefería `, square(name("preferred")), "."]),
  ],
  "closed-by-hand": ({ name }) => [
    "Cierras el recorrido con el movimiento a ",
    chosen(name("to")),
    ".",
  ],
  // A given tour.
  "take-next"({ name, number: fact, moment }) {
    const [ways, fewest] = [fact("accessibility"), fact("fewest")];
    const rule =
      ways > fewest
        ? `. La regla de Warnsdorff iría a {una casilla} con ${number(fewest)}.`
        : ways > 0 && moment.candidates.length > 1
          ? ": el menor número, como prefiere la regla de Warnsdorff."
          : ".";
    return [
      "El recorrido va de ",
      square(moment.focus),
      " a ",
      chosen(name("to")),
      ways === 0
        ? `, que no tiene ninguna salida${rule}`
        : `, que tiene ${onwardMoves(ways)}${rule}`,
    ];
  },
  // Permutations.
  breaks: (facts) => [
    `${orderOf(facts)}: de `,
    square(facts.name("from")),
    " a ",
    square(facts.name("to")),
    " no hay ningún movimiento.",
  ],
  "not-closed": (facts) => [
    `${orderOf(facts)}: cada paso es un movimiento. Pero de `,
    square(facts.name("from")),
    " ningún movimiento vuelve a ",
    square(facts.name("to")),
    ".",
  ],
  holds: (facts) => [`${orderOf(facts)}: cada paso es un movimiento.`],
  // Restarts.
  "attempt-failed"({ number: fact, word: cause, moment }) {
    const [all, complete] = [fact("attempts"), fact("complete")];
    const end =
      cause("cause") === "not-closed"
        ? "Ha pasado por {todas las casillas}, pero el recorrido es abierto."
        : `Callejón sin salida tras ${number(fact("visited"))} de ${squares(moment.squares)}.`;
    const so = `${attempts(all)} hasta ahora: ${number(complete)} de ellos ${complete === 1 ? "pasó" : "pasaron"} por {todas las casillas} (${percent(complete, all)}), y ninguno se cerró.`;
    return [`${end} {El caballo} deshace todos los movimientos. ${so}`];
  },
  "closed-after-attempts": ({ name, number: fact }) => [
    "Ha pasado por {todas las casillas}, y el movimiento a ",
    chosen(name("to")),
    ` cierra el recorrido. Es el primero que se cierra en ${attempts(fact("attempts"))} (${percent(1, fact("attempts"))}). De esos intentos, ${fact("complete") === 1 ? "1 pasó" : `${number(fact("complete"))} pasaron`} por {todas las casillas} (${percent(fact("complete"), fact("attempts"))}).`,
  ],
  // Rotations.
  grow: ({ name, number: fact, moment }) => [
    "El camino sigue de ",
    square(moment.focus),
    " a ",
    chosen(name("to")),
    fact("tied") > 1
      ? `, con ${onwardMoves(fact("accessibility"))}, al azar entre iguales.`
      : `, con ${onwardMoves(fact("accessibility"))}.`,
  ],
  "grow-at-random": ({ name, number: fact, moment }) => [
    "El camino sigue de ",
    square(moment.focus),
    " a ",
    chosen(name("to")),
    `, al azar entre ${squares(fact("candidates"))}.`,
  ],
  "rotations-failed": ({ number: fact, moment }) => [
    `El método ha girado el final ${count(fact("turns"), { one: "vez", other: "veces" })} sin éxito, con ${number(fact("visited"))} de ${squares(moment.squares)}. Deshace todos los movimientos y empieza el intento ${number(fact("attempts") + 1)}.`,
  ],
  rotate: rotation,
  "rotate-walk": rotation,
  // Blocks.
  cut: ({ word: side, number: fact }) => [
    side("side") === "rows"
      ? `El método corta el {tablero} por encima de la fila ${number(fact("after"))} desde abajo.`
      : `El método corta el {tablero} tras la columna ${number(fact("after"))} desde la izquierda.`,
  ],
  "base-tour"({ name, number: fact, word: how, moment }) {
    const size = `${fact("width")} × ${fact("height")}`;
    const origin =
      how("how") === "copied"
        ? "recibe el mismo recorrido que otro de su tamaño."
        : how("kind") === "closed"
          ? "recibe un recorrido cerrado, encontrado por búsqueda."
          : "recibe un recorrido abierto, encontrado por búsqueda.";
    const isWhole = fact("width") * fact("height") === moment.squares;
    return isWhole
      ? [`El {tablero} es un solo bloque de ${size}, que ${origin}`]
      : [`El bloque de ${size} en `, square(name("corner")), ` ${origin}`];
  },
  "blocks-joined": ({ name, number: fact }) => [
    "Dos bloques se convierten en uno. Dos movimientos que cruzan de uno a otro sustituyen a uno de cada bloque; uno de ellos va de ",
    square(name("from")),
    " a ",
    square(name("to")),
    fact("left") === 1 ? ". Queda un recorrido." : `. Quedan ${number(fact("left"))} recorridos.`,
  ],
  "piece-inserted": ({ name }) => [
    "El movimiento de ",
    square(name("from")),
    " a ",
    square(name("to")),
    " deja sitio para el recorrido del trozo siguiente.",
  ],
  "strand-ends": ({ name, number: fact }) => [
    fact("columns") === 1 ? "La columna desde " : `Las ${number(fact("columns"))} columnas desde `,
    square(name("corner")),
    fact("columns") === 1
      ? " recibe un recorrido del que salen cuatro hilos."
      : " reciben un recorrido del que salen cuatro hilos.",
  ],
  strands: ({ name }) => [
    "Los cuatro hilos siguen por dos columnas, desde ",
    square(name("corner")),
    ".",
  ],
  "strands-tied": ({ name }) => [
    "El método ata los cuatro hilos a las columnas desde ",
    square(name("corner")),
    ".",
  ],
  opened: ({ name }) => [
    "Pediste un recorrido abierto, así que se quita el movimiento de ",
    square(name("last")),
    " al inicio, ",
    square(name("start")),
    ".",
  ],
  // Few turns and crossings.
  "formation-sets-out": ({ name }) => [
    "Cuatro hilos salen de ",
    square(name("from")),
    " y de sus vecinas, unidos de dos en dos. Avanzan uno al lado de otro.",
  ],
  "formation-advances": ({ name, number: fact }) => [
    fact("strands") === 4
      ? "Los cuatro hilos siguen recto, el primero hasta "
      : fact("strands") === 1
        ? "Un hilo sigue recto, hasta "
        : `${number(fact("strands"))} hilos siguen recto, el primero hasta `,
    square(name("to")),
    ".",
  ],
  "formation-turns": ({ word: fact, number: value }) => [
    `En el ${formationSides[fact("side")]} los hilos giran hacia las cuatro líneas siguientes, con ${moves(value("moves"))}.`,
  ],
  "formation-ends": ({ name }) => [
    "En la última esquina, en ",
    square(name("at")),
    ", el primer hilo se une al tercero, y el segundo al cuarto. No son las parejas del principio, así que los cuatro forman un solo recorrido cerrado.",
  ],
  "formation-too-large": () => [
    "En este {tablero} cuatro hilos no tienen sitio para girar. Este recorrido se encontró antes, con una búsqueda de pocos cambios de dirección y pocos cruces.",
  ],
  // Cycles.
  match: ({ number: fact }) => [
    fact("moves") === 1
      ? `Un movimiento más, para {la casilla} con menos opciones. ${stillMissing(fact("missing"))}`
      : `${number(fact("moves"))} movimientos más, cada uno para {la casilla} con menos opciones. ${stillMissing(fact("missing"))}`,
  ],
  augment: ({ number: fact }) => [
    `A dos {casillas} les falta un movimiento. Al cambiar una cadena de movimientos, ${number(fact("out"))} fuera y ${number(fact("in"))} dentro, {las} dos consiguen uno. ${stillMissing(fact("missing"))}`,
  ],
  merge: ({ number: fact }) => [
    `Dos vueltas se convierten en una: dos movimientos que cruzan sustituyen a uno de cada una. La vuelta más pequeña tenía ${squares(fact("size"))}. ${loopsLeft(fact("cycles"))}`,
  ],
  exchange: ({ number: fact }) => [
    `Un cambio más largo, ${moves(fact("out"))} fuera y otros tantos dentro, une ${loops(fact("joined"))}. ${loopsLeft(fact("cycles"))}`,
  ],
  shift: ({ number: fact }) => [
    `No se pueden unir dos vueltas. Al cambiar ${moves(fact("out"))} salen otras distintas, que siguen siendo ${number(fact("cycles"))}.`,
  ],
  "match-again": ({ number: fact }) => [
    `Estas ${number(fact("cycles"))} vueltas siguen separadas. El método quita todos los movimientos y empieza el intento ${number(fact("attempt"))}.`,
  ],
  "try-all": ({ number: fact }) => [
    `Ahora el método prueba todas las posibilidades: ${number(fact("tried"))} de ${count(fact("ends"), { one: "caso", other: "casos" })} ya resueltos.`,
  ],
  found: () => ["Al probar todas las posibilidades ha aparecido un recorrido."],
  // Several methods in turn.
  "next-method": ({ word: fact }) => [
    `Sin respuesta: ${askedMethods[fact("method")]}. Le toca a lo siguiente: ${askedMethods[fact("next")]}.`,
  ],
  decide: ({ number: fact, moment }) => [
    "Este método sigue a la vez todos los caminos por {las casillas}: van ",
    `${number(fact("finished"))} de ${squares(fact("squares"))}, y ahora le toca a `,
    square(moment.focus),
    `; ${count(fact("states"), { one: "estado", other: "estados" })} hasta ahora.`,
  ],
  answered: ({ word: fact }) => [
    `Recorrido encontrado por este método: ${askedMethods[fact("method")]}.`,
  ],
  // Neural network.
  wake: ({ number: fact }) => [
    fact("active") === 1
      ? `Intento ${number(fact("attempt"))}: de ${moves(fact("moves"))}, 1 se enciende al azar.`
      : `Intento ${number(fact("attempt"))}: de ${moves(fact("moves"))}, ${number(fact("active"))} se encienden al azar.`,
  ],
  sweep: ({ number: fact }) => [
    `Barrido ${number(fact("sweep"))}: ${count(fact("switched"), { one: "movimiento cambiado", other: "movimientos cambiados" })}, ${count(fact("active"), { one: "activo", other: "activos" })}. ${number(fact("settled"))} de ${squares(fact("squares"))} ${fact("settled") === 1 ? "tiene los dos que necesita" : "tienen los dos que necesitan"}.`,
  ],
  "several-cycles": ({ number: fact }) => [
    `Tras ${sweeps(fact("sweeps"))}, cada {casilla} tiene dos movimientos, pero forman ${loops(fact("cycles"))}.`,
  ],
  frozen: ({ number: fact }) => [
    `Tras ${sweeps(fact("sweeps"))} ya no cambia nada, pero solo ${number(fact("settled"))} de ${squares(fact("squares"))} ${fact("settled") === 1 ? "tiene" : "tienen"} dos movimientos.`,
  ],
  "merge-cycles": ({ number: fact }) => [
    `Dos vueltas se convierten en una: dos movimientos que cruzan sustituyen a uno de cada una. ${loopsLeft(fact("cycles"))}`,
  ],
  reseed: (facts) => [
    `${causes[facts.word("cause")](facts)} Quita todos los movimientos y empieza el intento ${number(facts.number("attempt"))}.`,
  ],
  // Edges first.
  "to-corner": ({ name, number: fact }) => [
    fact("tied") > 1
      ? `Se puede llegar a ${word(fact("tied"))} esquinas, y las esquinas van primero. Una de ellas, al azar: `
      : "Se puede llegar a una esquina, y las esquinas van primero: ",
    chosen(name("to")),
    ".",
  ],
  "near-edge"({ name, number: fact, moment }) {
    const where = fromEdge(fact("distance"));
    return [
      "Desde ",
      square(moment.focus),
      ", lo más cercano al borde es ",
      chosen(name("to")),
      fact("tied") > 1 ? `, ${where}, al azar entre ${word(fact("tied"))}.` : `, ${where}.`,
    ];
  },
  detour({ name, number: fact }) {
    const [after, passed, letters] = [fact("after"), fact("passed"), fact("letters")];
    const label = (/** @type {number} */ at) => `${after}${letterAt(at)}`;
    return [
      `Un desvío: entre `,
      square(name("from")),
      " y ",
      square(name("to")),
      letters === 1
        ? `, 1 {casilla} que sobraba encuentra sitio como ${label(passed)}.`
        : `, ${squares(letters)} que sobraban encuentran sitio, de ${label(passed)} a ${label(passed + letters - 1)}.`,
    ];
  },
  renumber: ({ number: fact }) => [
    `${fact("left") === 0 ? "Ya están {visitadas} {todas las casillas}." : fact("left") === 1 ? "1 {casilla} se ha quedado sin sitio." : `${squares(fact("left"))} se han quedado sin sitio.`} ${fact("lettered") === 1 ? "La letra se cambia por un número." : `Las ${number(fact("lettered"))} letras se cambian por números.`}`,
  ],
};

/** One or two sentences for a step of any method. @type {(moment: Moment, code: Code) => Part[]} */
export const storyOf = (moment, code) =>
  /** @type {(facts: ReturnType<typeof factsOf>) => Part[]} */ (stories[code])(factsOf(moment));

/** The line that breaks ties. Lines are short enough to fit the page without wrapping. */
const tieLines = /** @type {Record<TieBreakId, string>} */ ({
  first: "si empatan: la primera por orden",
  random: "si empatan: cualquiera, al azar",
  "pohl-sum": "si empatan: menor suma después",
  "pohl-min": "si empatan: menos salidas después",
  roth: "si empatan: la más lejana del centro",
  "roth-random": "si empatan: la más lejana, o al azar",
  "squirrel-cull": "si empatan: según la zona",
});

const deadEndLines = /** @type {Record<WhenStuck, string>} */ ({
  stop: "si se atasca: para",
  backtrack: "si se atasca: retrocede un paso",
  restart: "si se atasca: reinicia, empates al azar",
});

/**
 * A line of pseudo-code with its indentation; `null` if it does not apply.
 * @param {string} code
 * @param {RunSettings} settings
 * @returns {{ text: string, depth: number } | null}
 */
export function codeLine(code, settings) {
  const { tieBreak, whenStuck: policy, target } = settings;
  const own = settings.rule === undefined ? null : ruleLines(settings.rule);
  switch (code) {
    case "place":
      return { text: "pon {el caballo} en el inicio", depth: 0 };
    case "until-all-visited":
      return { text: "mientras queden {casillas}:", depth: 0 };
    case "count-onward-moves":
      return { text: own?.measure ?? "cuenta las salidas de cada opción", depth: 1 };
    case "go-to-fewest":
      return { text: own?.go ?? "ve a la que tiene menos", depth: 1 };
    case "break-tie":
      return { text: own?.tie ?? tieLines[tieBreak ?? "first"], depth: 1 };
    case "close":
      return target === "closed"
        ? { text: "cierra el recorrido: vuelve al inicio", depth: 0 }
        : null;
    case "dead-end":
      return { text: deadEndLines[policy ?? "stop"], depth: 0 };
    case "out-of-steps":
      return policy === "backtrack" ? { text: "sin más pasos: reinicia al azar", depth: 0 } : null;
    default:
      return codeOf(code, settings);
  }
}

/** Lines of pseudo-code; two leading spaces indent a line within a loop. @type {Record<string, string>} */
const lines = {
  prune: "  si ya es imposible: retrocede",
  "try-next": "  ve a la siguiente opción sin probar",
  "take-back": "  si no queda ninguna: retrocede",
  "all-tried": "todo probado: no hay recorrido",
  "until-stuck": "hasta que se atasque:",
  "corner-or-nearest-edge": "  ve a una esquina, o cerca del borde",
  "splice-detours": "mete lo que sobra como desvíos",
  "rotate-end": "si se atasca, gira el final del camino",
  renumber: "cambia las letras por números",
  "break-tie-at-random": "  si empatan: elige al azar",
  "take-next": "sigue el recorrido un paso más",
  restart: "si eso falla, reinicia",
  grow: "  alárgalo adonde haya menos salidas",
  "grow-at-random": "  alárgalo adonde sea",
  "rotate-until-closed": "gira el final hasta que se cierre",
  cut: "corta el {tablero} en bloques",
  "base-tours": "busca un recorrido de cada bloque",
  "until-one-tour": "hasta que quede un recorrido:",
  join: "  une dos: cambia dos movimientos",
  insert: "  pon un trozo en lugar de un movimiento",
  strands: "  lleva cuatro hilos por cuatro filas",
  open: "abre el recorrido en el inicio",
  "set-out": "cuatro hilos salen de una esquina",
  "until-last-corner": "hasta llegar a la esquina opuesta:",
  advance: "  seguir recto, uno al lado del otro",
  turn: "  en un borde, girar a otras líneas",
  end: "allí, une los hilos cruzados",
  "written-down": "si es pequeño: uno ya encontrado",
  diagnose: "busca qué impide un recorrido",
  "match-greedily": "da dos movimientos a cada {casilla}",
  augment: "cambia cadenas hasta que todo tenga dos",
  "until-one-cycle": "hasta que quede una sola vuelta:",
  merge: "  une dos vueltas: dos por dos",
  exchange: "  si no se unen, cambia más movimientos",
  "match-again": "  si eso falla, empieza con otros",
  "try-all": "  en {tableros} pequeños, pruébalo todo",
  "ask-theory": "pregunta a la teoría",
  "ask-cycles": "une vueltas pequeñas, o si no",
  "ask-rotations": "gira el final de un camino, o si no",
  "ask-decision": "decide {casilla} a {casilla}, o si no",
  "ask-cycles-again": "une otras vueltas, o si no",
  "ask-exhaustive": "pruébalo todo, o si no",
  "give-up": "abandona",
  wake: "enciende movimientos al azar",
  "until-two-each": "hasta que cada {casilla} tenga dos:",
  switch: "  U mayor que 3: enciende; menor que 0: no",
  "one-cycle": "si forman una vuelta, es un recorrido",
  reseed: "si no, reinicia al azar",
  "each-order": "para cada orden de {las casillas}:",
  follow: "  síguelo si cada paso es un movimiento",
  holds: "  si todos lo son, es un recorrido",
};

/**
 * A line of pseudo-code with its indentation.
 * @param {string} code
 * @param {RunSettings} settings
 */
function codeOf(code, { equation, merge, prune, growth }) {
  const update =
    equation === "printed"
      ? "  U ← U + 2 − activos que la comparten"
      : "  U ← U + 4 − activos en ambos extremos";
  const name = code === "grow" && growth === "random" ? "grow-at-random" : code;
  const text = code === "update" ? update : (lines[name] ?? code);
  const isOff = (code === "merge" && merge === "false") || (code === "prune" && prune === "false");
  return isOff ? null : { text: text.trim(), depth: text.startsWith(" ") ? 1 : 0 };
}

/** The settings that only one method has: the name of each, those of its values, and both in short, as part of a method’s name. @type {Record<string, { name: string, values: Record<string, { name: string, short: string }> }>} */
const options = {
  order: {
    name: "Orden",
    values: {
      tutorial: {
        name: "Como lo imprime el tutorial",
        short: "orden: como lo imprime el tutorial",
      },
      "fewest-first": {
        name: "Primero, menos salidas",
        short: "orden: primero, menos salidas",
      },
    },
  },
  prune: {
    name: "Mirar adelante",
    values: {
      false: { name: "No", short: "mirar adelante: no" },
      true: { name: "Sí: dejarlo si ya es imposible", short: "mirar adelante: sí" },
    },
  },
  update: {
    name: "Actualización",
    values: {
      shuffled: {
        name: "Una a una, barajadas",
        short: "actualización: una a una, barajadas",
      },
      fixed: { name: "Una a una, en orden", short: "actualización: una a una, en orden" },
      "all-at-once": { name: "Todas a la vez", short: "actualización: todas a la vez" },
    },
  },
  equation: {
    name: "Regla",
    values: {
      corrected: { name: "Corregida", short: "regla: corregida" },
      printed: { name: "Como está impresa: no funciona", short: "regla: como está impresa" },
    },
  },
  merge: {
    name: "Unir",
    values: {
      false: { name: "No", short: "unir: no" },
      true: { name: "Sí: las vueltas del final", short: "unir: sí" },
    },
  },
  growth: {
    name: "Crecimiento",
    values: {
      fewest: {
        name: "Primero, menos salidas",
        short: "crecimiento: primero, menos salidas",
      },
      random: { name: "Al azar", short: "crecimiento: al azar" },
    },
  },
};

/** The name of a method's own setting. @param {string} id */
export const optionName = (id) => options[id]?.name ?? id;

/** @type {(id: string, value: string) => string} */
export const optionValue = (id, value) => options[id]?.values[value]?.name ?? value;

/** @type {(id: string, value: string) => string} */
export const optionInShort = (id, value) => options[id]?.values[value]?.short ?? `${id}: ${value}`;

/** What a method has tried when it gives up. @type {Record<string, string>} */
export const triedBy = {
  warnsdorff: "Cada intento siguió la regla hasta atascarse, o gastó todos sus pasos.",
  restarts: "Cada intento acabó en un callejón sin salida, o no se cerró.",
  backtracking: "No hubo tiempo de probar todas las posibilidades.",
  "edges-first": "No todo lo que sobraba cabía como desvíos.",
  blocks:
    "El método no encontró un recorrido de alguno de los bloques, o una forma de unir dos de ellos.",
  rotations: "El método giró el final de su camino y reinició todo ese tiempo.",
  cycles: "Ningún cambio unió las vueltas que quedaban, y probarlo todo llevaría demasiado tiempo.",
  neural: "La red se estabilizó en varias vueltas, o no se estabilizó.",
};

/** The methods that are tried in turn, by code. @type {Record<AskedMethod, string>} */
export const askedMethods = {
  theory: "la teoría",
  cycles: "la unión de vueltas pequeñas",
  rotations: "el giro del final de un camino",
  decision: "la decisión {casilla} a {casilla}",
  "cycles-again": "la unión de otras vueltas",
  exhaustive: "la búsqueda completa",
};
