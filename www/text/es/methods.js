/**
 * What is said of each method: a sentence for each kind of step, the lines of its pseudo-code, its own settings, and
 * what it tried in vain. Steps of Warnsdorff’s rule are told in `stories.js`.
 *
 * @import { AskedMethod, Moment, NoTourOfNetwork, PruneCause, ReasonFacts, RunSettings } from "../../pkg/knights_tour.js"
 * @import { Part } from "../language.js"
 * @import { CodeTexts } from "../pseudo-code.js"
 * @import { MethodStories } from "../story.js"
 */

import { preferredIn } from "../choice.js";
import { detourLabels } from "../detour.js";
import { lineOf } from "../pseudo-code.js";
import { ownLines } from "./rule.js";
import { chosen, count, number, onwardMoves, percent, sentence, square, word } from "./sentence.js";

/** @param {number} n */
const squares = (n) => count(n, { one: "{casilla}", other: "{casillas}" });

/** @param {number} n */
const moves = (n) => count(n, { one: "movimiento", other: "movimientos" });

/** @param {number} n */
const loops = (n) => count(n, { one: "ciclo", other: "ciclos" });

/** @param {number} n */
const sweeps = (n) => count(n, { one: "barrido", other: "barridos" });

/** @param {number} n */
const attempts = (n) => count(n, { one: "intento", other: "intentos" });

/** @param {number} n */
const loopsLeft = (n) =>
  n === 1 ? "Queda un ciclo: un recorrido cerrado." : `Quedan ${number(n)} ciclos.`;

/** @param {number} n moves missing until every square has two */
const stillMissing = (n) =>
  n === 0
    ? "Ahora cada {casilla} tiene dos."
    : n === 1
      ? "Todavía falta 1 movimiento."
      : `Todavía faltan ${number(n)} movimientos.`;

/** Why backtracking gives up a square before it is stuck. @type {Record<PruneCause, (name: string) => Part[]>} */
const pruneCauses = {
  unreachable: (name) => sentence`ya ningún movimiento lleva a ${square(name)}`,
  "too-many-ends": (name) =>
    sentence`${square(name)} solo podría ser un extremo, y el recorrido ya tiene los dos`,
  "cut-in-two": (name) => sentence`desde aquí ya no se puede llegar a ${square(name)}`,
  "start-cut-off": (name) =>
    sentence`no queda libre {ninguna casilla} a un movimiento del inicio, ${square(name)}`,
};

/** Where four strands turn, by side. @type {Record<ReasonFacts["formation-turns"]["side"], string>} */
const formationSides = {
  left: "borde izquierdo",
  right: "borde derecho",
  bottom: "borde inferior",
  top: "borde superior",
};

/** Why the network gives up an attempt. @type {Record<NoTourOfNetwork, (facts: ReasonFacts["reseed"]) => string>} */
const causes = {
  "several-cycles": ({ cycles }) =>
    `La red se ha estabilizado en ${loops(cycles)} en lugar de una.`,
  "no-merge": ({ cycles }) => `La red ya no puede unir más sus ${loops(cycles)}.`,
  "too-many-sweeps": (facts) => `La red no se ha estabilizado en ${sweeps(facts.sweeps)}.`,
  frozen: () => "La red se ha estabilizado, pero hay {casillas} que no tienen dos movimientos.",
};

/** The purpose of rotating a path. @type {Record<ReasonFacts["rotate-walk"]["use"], string>} */
const uses = {
  "goes-on": "Desde ahí el camino puede llegar a {una casilla} libre.",
  closes: "Desde ahí el camino puede llegar al inicio.",
  detour: "Ahora cabe un desvío.",
  none: "De todos los finales posibles, este es el que hace más tiempo que no se usa.",
};

/** A path ends in a dead end, or at the wrong place. @type {(facts: ReasonFacts["rotate" | "rotate-walk"], moment: Moment) => Part[]} */
function rotation({ at, to, use, left }, { start, focus }) {
  const why =
    left === 0
      ? sentence`El camino pasa por {todas las casillas}, pero ${square(start)} no está a un movimiento de ${square(focus)}.`
      : sentence`Desde ${square(focus)} el camino no puede llegar a {ninguna casilla} libre.`;
  return sentence`${why} El método une este final con ${square(at)} y le da la vuelta al camino a partir de ahí. Ahora termina en ${chosen(to)}. ${uses[use]}`;
}

/** The next order to try: the squares by their numbers on the board. @param {number} order */
const nextOrder = (order) => `El orden siguiente, ${[...String(order)].join(" ")}`;

/** Names the method that makes the moves. @param {Moment} moment */
const maker = ({ algorithm }) => (algorithm === "warnsdorff" ? "la regla" : "el método");

/** A move by hand from this moment, and the choice that the method would have made. @type {(moment: Moment, to: string) => string} */
export function wentByHand(moment, to) {
  const preferred = preferredIn(moment);
  if (preferred === undefined) {
    return `Has ido a ${to}.`;
  }
  return to === preferred
    ? `Has ido a ${to}, como habría hecho ${maker(moment)}.`
    : `Has ido a ${to}; ${maker(moment)} prefería ${preferred}.`;
}

/** A sentence for every code. @type {MethodStories} */
export const stories = {
  // Backtracking.
  forward({ to, tried, left }, { focus }) {
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
    return sentence`Desde ${square(focus)}, {el caballo} prueba la opción siguiente por orden${before}: ${chosen(to)}${after}.`;
  },
  prune: (facts, { focus }) =>
    sentence`Desde ${square(focus)} no hay ningún recorrido posible: ${pruneCauses[facts.cause](facts.square)}. {El caballo} vuelve a ${chosen(facts.to)}.`,
  // By hand.
  "by-hand"({ to, accessibility, preferred }, moment) {
    const went = sentence`Vas de ${square(moment.focus)} a ${chosen(to)}, ${accessibility === 0 ? "sin ninguna salida" : `con ${onwardMoves(accessibility)}`}`;
    return to === preferred
      ? sentence`${went}, como habría hecho ${maker(moment)}.`
      : sentence`${went}; ${maker(moment)} prefería ${square(preferred)}.`;
  },
  "closed-by-hand": ({ to }) =>
    sentence`Cierras el recorrido con el movimiento hacia ${chosen(to)}.`,
  // A given tour.
  "take-next"({ to, accessibility: ways, fewest }, { focus, candidates }) {
    const went = sentence`El recorrido va de ${square(focus)} a ${chosen(to)}, ${ways === 0 ? "que no tiene ninguna salida" : `que tiene ${onwardMoves(ways)}`}`;
    return ways > fewest
      ? sentence`${went}. La regla de Warnsdorff iría a {una casilla} con ${number(fewest)}.`
      : ways > 0 && candidates.length > 1
        ? sentence`${went}: el menor número, como prefiere la regla de Warnsdorff.`
        : sentence`${went}.`;
  },
  // Permutations.
  breaks: ({ order, from, to }) =>
    sentence`${nextOrder(order)}: de ${square(from)} a ${square(to)} no hay ningún movimiento.`,
  "not-closed": ({ order, from, to }) =>
    sentence`${nextOrder(order)}: cada paso es un movimiento. Pero de ${square(from)} ningún movimiento vuelve a ${square(to)}.`,
  holds: ({ order }) => [`${nextOrder(order)}: cada paso es un movimiento.`],
  // Restarts.
  "attempt-failed": ({ attempts: all, complete, visited, cause }, moment) => [
    cause === "not-closed"
      ? "Ha pasado por {todas las casillas}, pero el recorrido es abierto."
      : `Callejón sin salida tras ${number(visited)} de ${squares(moment.squares)}.`,
    " {El caballo} deshace todos los movimientos. ",
    complete === 1
      ? `${attempts(all)} hasta ahora: 1 pasó por {todas las casillas} (${percent(1, all)}), y ninguno se cerró.`
      : `${attempts(all)} hasta ahora: ${number(complete)} pasaron por {todas las casillas} (${percent(complete, all)}), y ninguno se cerró.`,
  ],
  "closed-after-attempts": ({ to, attempts: all, complete }) =>
    sentence`Ha pasado por {todas las casillas}, y el movimiento hacia ${chosen(to)} cierra el recorrido. Es el primero que se cierra en ${attempts(all)} (${percent(1, all)}). De esos intentos, ${complete === 1 ? "1 pasó" : `${number(complete)} pasaron`} por {todas las casillas} (${percent(complete, all)}).`,
  // Rotations.
  grow({ to, accessibility, tied }, { focus }) {
    const went = sentence`El camino sigue de ${square(focus)} a ${chosen(to)}, ${accessibility === 0 ? "sin ninguna salida" : `con ${onwardMoves(accessibility)}`}`;
    return tied > 1 ? sentence`${went}, al azar entre iguales.` : sentence`${went}.`;
  },
  "grow-at-random": ({ to, candidates }, { focus }) =>
    sentence`El camino sigue de ${square(focus)} a ${chosen(to)}, al azar entre ${squares(candidates)}.`,
  "rotations-failed": ({ attempts: all, visited, turns }, moment) => [
    `El método ha girado el final ${count(turns, { one: "vez", other: "veces" })} sin éxito, con ${number(visited)} de ${squares(moment.squares)}. Deshace todos los movimientos y empieza el intento ${number(all + 1)}.`,
  ],
  rotate: rotation,
  "rotate-walk": rotation,
  // Blocks.
  cut: ({ side, after }) => [
    side === "rows"
      ? `El método corta el {tablero} por encima de la fila ${number(after)} desde abajo.`
      : `El método corta el {tablero} tras la columna ${number(after)} desde la izquierda.`,
  ],
  "base-tour"({ corner, width, height, how, kind }, moment) {
    const size = `${width} × ${height}`;
    const origin =
      how === "copied"
        ? "recibe el mismo recorrido que otro de su tamaño."
        : kind === "closed"
          ? "recibe un recorrido cerrado, encontrado por búsqueda."
          : "recibe un recorrido abierto, encontrado por búsqueda.";
    return width * height === moment.squares
      ? [`El {tablero} es un solo bloque de ${size}, que ${origin}`]
      : sentence`El bloque de ${size} en ${square(corner)} ${origin}`;
  },
  "blocks-joined": ({ from, to, left }) =>
    sentence`Dos bloques se convierten en uno. Dos movimientos que cruzan de uno a otro sustituyen a uno de cada bloque; uno de ellos va de ${square(from)} a ${square(to)}. ${left === 1 ? "Queda un recorrido." : `Quedan ${number(left)} recorridos.`}`,
  "piece-inserted": ({ from, to }) =>
    sentence`El movimiento de ${square(from)} a ${square(to)} deja sitio para el recorrido del trozo siguiente.`,
  "strand-ends": ({ corner, columns }) =>
    columns === 1
      ? sentence`La columna de ${square(corner)} recibe un recorrido del que salen cuatro hilos.`
      : sentence`Las ${number(columns)} columnas desde ${square(corner)} reciben un recorrido del que salen cuatro hilos.`,
  strands: ({ corner }) =>
    sentence`Los cuatro hilos siguen por dos columnas, desde ${square(corner)}.`,
  "strands-tied": ({ corner }) =>
    sentence`El método ata los cuatro hilos a las columnas desde ${square(corner)}.`,
  opened: ({ last, start }) =>
    sentence`Pediste un recorrido abierto, así que se quita el movimiento de ${square(last)} al inicio, ${square(start)}.`,
  // Few turns and crossings.
  "formation-sets-out": ({ from }) =>
    sentence`Cuatro hilos salen de ${square(from)} y de sus vecinas, unidos de dos en dos. Avanzan uno al lado de otro.`,
  "formation-advances": ({ strands, to }) =>
    strands === 4
      ? sentence`Los cuatro hilos siguen recto, el primero hasta ${square(to)}.`
      : strands === 1
        ? sentence`Un hilo sigue recto, hasta ${square(to)}.`
        : sentence`${number(strands)} hilos siguen recto, el primero hasta ${square(to)}.`,
  "formation-turns": (facts) => [
    `En el ${formationSides[facts.side]} los hilos giran hacia las cuatro líneas siguientes, con ${moves(facts.moves)}.`,
  ],
  "formation-ends": ({ at }) =>
    sentence`En la última esquina, en ${square(at)}, el primer hilo se une al tercero, y el segundo al cuarto. No son las parejas del principio, así que los cuatro forman un solo recorrido cerrado.`,
  "formation-too-large": () => [
    "En este {tablero} cuatro hilos no tienen sitio para girar. Este recorrido se encontró antes, con una búsqueda de pocos giros y pocos cruces.",
  ],
  // Cycles.
  match: (facts) => [
    facts.moves === 1
      ? `Un movimiento más, para {la casilla} con menos opciones. ${stillMissing(facts.missing)}`
      : `${number(facts.moves)} movimientos más, cada uno para {la casilla} con menos opciones. ${stillMissing(facts.missing)}`,
  ],
  augment: (facts) => [
    `A dos {casillas} les falta un movimiento. Al cambiar una cadena de movimientos, ${number(facts.out)} fuera y ${number(facts.in)} dentro, {las} dos consiguen uno. ${stillMissing(facts.missing)}`,
  ],
  merge: ({ size, cycles }) => [
    `Dos ciclos se convierten en uno: dos movimientos que cruzan sustituyen a uno de cada ciclo. El ciclo más pequeño tenía ${squares(size)}. ${loopsLeft(cycles)}`,
  ],
  exchange: ({ out, joined, cycles }) => [
    `Un cambio más largo, ${moves(out)} fuera y otros tantos dentro, une ${loops(joined + 1)}. ${loopsLeft(cycles)}`,
  ],
  shift: ({ out, cycles }) => [
    `No se pueden unir dos ciclos. Al cambiar ${moves(out)} salen otros distintos, que siguen siendo ${number(cycles)}.`,
  ],
  "match-again": ({ attempt, cycles }) => [
    `Estos ${number(cycles)} ciclos siguen separados. El método quita todos los movimientos y empieza el intento ${number(attempt)}.`,
  ],
  "try-all": ({ tried, ends }) => [
    `Ahora el método prueba todas las posibilidades. Resueltos: ${number(tried)} de ${count(ends, { one: "caso", other: "casos" })}.`,
  ],
  found: () => ["Al probar todas las posibilidades ha aparecido un recorrido."],
  // Several methods in turn.
  "next-method": ({ method, next }) => [
    `No ha dado respuesta ${askedMethods[method]}. Ahora toca ${askedMethods[next]}.`,
  ],
  decide: (facts, { focus }) =>
    sentence`Este método sigue a la vez todos los caminos por {las casillas}: van ${number(facts.finished)} de ${squares(facts.squares)}, y ahora le toca a ${square(focus)}; ${count(facts.states, { one: "estado", other: "estados" })} hasta ahora.`,
  answered: ({ method }) => [`Hay recorrido. Lo ha encontrado ${askedMethods[method]}.`],
  // Neural network.
  wake: (facts) => [
    facts.active === 1
      ? `Intento ${number(facts.attempt)}: de ${moves(facts.moves)}, 1 se enciende al azar.`
      : `Intento ${number(facts.attempt)}: de ${moves(facts.moves)}, ${number(facts.active)} se encienden al azar.`,
  ],
  sweep: (facts) => [
    `Barrido ${number(facts.sweep)}: ${count(facts.switched, { one: "movimiento cambiado", other: "movimientos cambiados" })}, ${count(facts.active, { one: "activo", other: "activos" })}. `,
    facts.settled === 1
      ? `1 de ${squares(facts.squares)} tiene los dos que necesita.`
      : `${number(facts.settled)} de ${squares(facts.squares)} tienen los dos que necesitan.`,
  ],
  "several-cycles": (facts) => [
    `Tras ${sweeps(facts.sweeps)}, cada {casilla} tiene dos movimientos, pero forman ${loops(facts.cycles)}.`,
  ],
  frozen: (facts) => [
    facts.settled === 1
      ? `Tras ${sweeps(facts.sweeps)} ya no cambia nada, pero solo 1 de ${squares(facts.squares)} tiene dos movimientos.`
      : `Tras ${sweeps(facts.sweeps)} ya no cambia nada, pero solo ${number(facts.settled)} de ${squares(facts.squares)} tienen dos movimientos.`,
  ],
  "merge-cycles": ({ cycles }) => [
    `Dos ciclos se convierten en uno: dos movimientos que cruzan sustituyen a uno de cada ciclo. ${loopsLeft(cycles)}`,
  ],
  reseed: (facts) => [
    `${causes[facts.cause](facts)} Quita todos los movimientos y empieza el intento ${number(facts.attempt)}.`,
  ],
  // Edges first.
  "to-corner": ({ to, tied }) =>
    tied > 1
      ? sentence`Se puede llegar a ${word(tied)} esquinas, y las esquinas van primero. Una de ellas, al azar: ${chosen(to)}.`
      : sentence`Se puede llegar a una esquina, y las esquinas van primero: ${chosen(to)}.`,
  "near-edge"({ to, tied, distance }, { focus }) {
    const where =
      distance === 0
        ? "en el borde"
        : `a ${count(distance, { one: "casilla", other: "casillas" })} del borde`;
    return tied > 1
      ? sentence`Desde ${square(focus)}, lo más cercano al borde es ${chosen(to)}, ${where}, al azar entre ${word(tied)}.`
      : sentence`Desde ${square(focus)}, lo más cercano al borde es ${chosen(to)}, ${where}.`;
  },
  detour(facts) {
    const [first, last] = detourLabels(facts);
    return facts.letters === 1
      ? sentence`Un desvío: entre ${square(facts.from)} y ${square(facts.to)}, 1 {casilla} que sobraba encuentra sitio como ${first}.`
      : sentence`Un desvío: entre ${square(facts.from)} y ${square(facts.to)}, ${squares(facts.letters)} que sobraban encuentran sitio, de ${first} a ${last}.`;
  },
  renumber: ({ left, lettered }) => [
    left === 0
      ? "Ya están {visitadas} {todas las casillas}."
      : left === 1
        ? "1 {casilla} se ha quedado sin sitio."
        : `${squares(left)} se han quedado sin sitio.`,
    lettered === 1
      ? " La letra se cambia por un número."
      : ` Las ${number(lettered)} letras se cambian por números.`,
  ],
};

/** Lines of pseudo-code, short enough to fit the page without wrapping. @type {CodeTexts} */
const code = {
  lines: {
    place: "pon {el caballo} en el inicio",
    "until-all-visited": "mientras queden {casillas}:",
    "count-onward-moves": "cuenta las salidas de cada opción",
    "go-to-fewest": "ve a la que tiene menos",
    close: "cierra el recorrido: vuelve al inicio",
    "out-of-steps": "sin más pasos: reinicia, empates al azar",
    prune: "si ya es imposible: retrocede",
    "try-next": "ve a la siguiente opción sin probar",
    "take-back": "si no queda ninguna: retrocede",
    "all-tried": "todo probado: no hay recorrido",
    "until-stuck": "hasta que se atasque:",
    "corner-or-nearest-edge": "ve a una esquina, o cerca del borde",
    "splice-detours": "visita lo que sobra con desvíos",
    "rotate-end": "si se atasca, gira el final del camino",
    renumber: "cambia las letras por números",
    "break-tie-at-random": "si empatan: elige al azar",
    "take-next": "sigue el recorrido un paso más",
    restart: "si eso falla, reinicia",
    grow: "alárgalo adonde haya menos salidas",
    "grow-at-random": "alárgalo adonde sea",
    "rotate-until-closed": "gira el final hasta que se cierre",
    cut: "corta el {tablero} en bloques",
    "base-tours": "busca un recorrido de cada bloque",
    "until-one-tour": "hasta que quede un recorrido:",
    join: "une dos: cambia dos movimientos",
    insert: "pon un trozo en lugar de un movimiento",
    strands: "lleva cuatro hilos por cuatro filas",
    open: "abre el recorrido en el inicio",
    "set-out": "cuatro hilos salen de una esquina",
    "until-last-corner": "hasta llegar a la esquina opuesta:",
    advance: "siguen recto, uno al lado del otro",
    turn: "en un borde, giran a otras líneas",
    end: "allí, une los hilos cruzados",
    "written-down": "si es pequeño: uno ya encontrado",
    diagnose: "busca qué impide un recorrido",
    "match-greedily": "da dos movimientos a cada {casilla}",
    augment: "cambia cadenas hasta que todo tenga dos",
    "until-one-cycle": "hasta que quede un solo ciclo:",
    merge: "une dos ciclos: dos por dos",
    exchange: "si no se unen, cambia más movimientos",
    "match-again": "si eso falla, empieza con otros",
    "try-all": "en {tableros} pequeños, pruébalo todo",
    "ask-theory": "pregunta a la teoría",
    "ask-cycles": "une ciclos pequeños, o si no",
    "ask-rotations": "gira el final de un camino, o si no",
    "ask-decision": "decide {casilla} a {casilla}, o si no",
    "ask-cycles-again": "une otros ciclos, o si no",
    "ask-exhaustive": "pruébalo todo, o si no",
    "give-up": "abandona",
    wake: "enciende movimientos al azar",
    "until-two-each": "hasta que cada {casilla} tenga dos:",
    switch: "U > 3: enciende; U < 0: apaga",
    "one-cycle": "si forman un ciclo, es un recorrido",
    reseed: "si no, reinicia al azar",
    "each-order": "para cada orden de {las casillas}:",
    follow: "síguelo si cada paso es un movimiento",
    holds: "si todos lo son, es un recorrido",
    update: "U ← U + 4 − activos en ambos extremos",
    "update-printed": "U ← U + 2 − activos que comparten {casilla}",
  },
  ties: {
    first: "si empatan: la primera por orden",
    random: "si empatan: cualquiera, al azar",
    "pohl-sum": "si empatan: menor suma después",
    "pohl-min": "si empatan: menos salidas después",
    roth: "si empatan: la más lejana del centro",
    "roth-random": "si empatan: la más lejana, o al azar",
    "squirrel-cull": "si empatan: según la zona",
  },
  deadEnds: {
    stop: "si se atasca: para",
    backtrack: "si se atasca: retrocede un paso",
    restart: "si se atasca: reinicia, empates al azar",
  },
  own: ownLines,
};

/** A line of pseudo-code with its indentation; `null` if it does not apply. @type {(name: string, settings: RunSettings) => { text: string, depth: number } | null} */
export const codeLine = (name, settings) => lineOf(name, settings, code);

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
      true: { name: "Sí: los ciclos del final", short: "unir: sí" },
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
  cycles: "Ningún cambio unió los ciclos que quedaban, y probarlo todo llevaría demasiado tiempo.",
  neural: "La red se estabilizó en varios ciclos, o no se estabilizó.",
};

/** The methods that are tried in turn, by code. @type {Record<AskedMethod, string>} */
export const askedMethods = {
  theory: "la teoría",
  cycles: "la unión de ciclos pequeños",
  rotations: "el giro del final de un camino",
  decision: "la decisión {casilla} a {casilla}",
  "cycles-again": "la unión de otros ciclos",
  exhaustive: "la búsqueda completa",
};
