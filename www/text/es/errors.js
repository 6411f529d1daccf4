/**
 * What errors of the solver say, by their kind: clauses without a full stop.
 * @import { AllErrors } from "../error-kinds.js"
 */

import { bytesOf } from "../quantities.js";
import { count, decimal, number } from "./sentence.js";

/** A number of bytes in readable units. @param {number} n */
function memory(n) {
  const { unit, value } = bytesOf(n);
  return unit === "MiB" ? `${number(value)} MiB` : `${decimal(value, 1)} GiB`;
}

/** @param {number} n */
const squares = (n) => count(n, { one: "casilla", other: "casillas" });

/** A number with a decimal comma, with all its digits. @param {string | number} n */
const withComma = (n) => String(n).replace(".", ",");

/** @param {string} advice */
const cannotRead = (advice) => `la línea {line} del grafo no se puede leer; ${advice}`;

/** @param {string} why */
const cannotUse = (why) => `«{method}» no se puede usar aquí: ${why}`;

/** @type {AllErrors} */
export const errors = {
  "BoardError.NoSquares":
    "este tablero no tiene casillas; escribe un tamaño como «8x8», o filas como «..#/...»",
  "BoardError.ZeroSide": "los lados de un tablero tienen que medir al menos 1, como en «8x8»",
  "BoardError.TooLarge":
    "un tablero de {width} × {height} es demasiado grande; cada lado puede medir como máximo {most}",
  "BoardError.RaggedRows": ({ row, found, expected }) =>
    `la fila ${number(row)} del tablero tiene ${squares(found)}, pero la primera tiene ${number(expected)}; todas las filas tienen que ser igual de largas (escribe # para un hueco)`,
  "BoardError.UnknownCharacter":
    "«{character}», en la fila {row}, no es ni una casilla ni un hueco; escribe «8x8» para un tablero completo, o filas de . (casilla) y # (hueco) separadas por /",
  "BoardError.UnknownSymbol":
    "«{character}», en la fila {row}, posición {place}, no es ni una casilla ni un hueco; escribe . x o 0 para una casilla, # - _ o un espacio para un hueco, y 1 o s para el inicio",
  "BoardError.SecondStart":
    "la fila {row} tiene un segundo inicio en la posición {place}; marca una sola casilla como inicio, con 1 o s",
  "BoardError.TextTooLong":
    "este texto es demasiado largo para un tablero; puede tener como máximo {most} caracteres",
  "BoardError.SideTooShort":
    "el lado no puede ser «{side}»; puede ser un número entero a partir de {least}",
  "SquareError.NotASquare":
    "«{text}» no es una casilla; escribe la letra de la columna y el número de la fila, como «a1»",
  "SquareError.OffBoard": "{text} no está en este tablero; elige una casilla de a1 a {last}",
  "SquareError.Hole": "{text} es un hueco de este tablero; elige una casilla",
  "SquareError.NotAVertex": "«{text}» no es un vértice de este grafo; elige uno de estos: {some}",
  "LeaperError.NotALeaper":
    "({r}, {s}) no es un saltador; escribe dos números enteros de 0 a {most}, no los dos 0, como (1, 2) para el caballo",
  "GraphError.NoVertices":
    "este grafo no tiene vértices; escribe sus aristas, por ejemplo «1-2 2-3»",
  "GraphError.NoEdges": ({ vertices }) =>
    vertices === 1
      ? "este vértice no tiene ninguna arista; escribe aristas como «1-2 2-3», o dos nombres por línea"
      : `estos ${number(vertices)} vértices no tienen ninguna arista; escribe aristas como «1-2 2-3», o dos nombres por línea`,
  "GraphError.HalfAPair":
    "la línea {line} del grafo solo tiene {name}, que tiene aristas en otras líneas; escribe dos nombres en cada línea, como «1 2»; solo un vértice sin aristas va solo",
  "GraphError.NotAPair": cannotRead(
    "escribe dos nombres por línea, como «1 2», o aristas como «1-2 2-3»",
  ),
  "GraphError.NotAdjacency": cannotRead(
    "escribe un vértice, dos puntos y sus vecinos, como «a: b c»",
  ),
  "GraphError.NotDimacs": cannotRead(
    "escribe primero «p edge 3 2» y después aristas como «e 1 2» entre vértices numerados desde 1",
  ),
  "GraphError.NotTsplib": cannotRead(
    "escribe TYPE : HCP, DIMENSION, EDGE_DATA_FORMAT : EDGE_LIST o ADJ_LIST, y una EDGE_DATA_SECTION de vértices desde 1 que acabe en -1",
  ),
  "GraphError.NotGraph6": cannotRead(
    "escribe un solo grafo en graph6, con tantos caracteres como necesitan sus vértices",
  ),
  "GraphError.NotSparse6": cannotRead(
    "escribe un solo grafo en sparse6: dos puntos y, detrás, los caracteres",
  ),
  "GraphError.NotLad": cannotRead(
    "escribe primero el número de vértices, como en el formato LAD; después, una línea por vértice, con el número de sus vecinos y los vecinos, numerados desde 0",
  ),
  "GraphError.NotMetis": cannotRead(
    "escribe primero los números de vértices y de aristas, como en METIS sin pesos; después, una línea por vértice, con sus vecinos, numerados desde 1",
  ),
  "GraphError.Miscounted": ({ told, found }) =>
    `la primera línea promete ${count(told, { one: "arista", other: "aristas" })}, pero las listas de vecinos que siguen (leídas como METIS) tienen ${number(found)}; si las líneas son aristas, escribe cada una con un guion, como «1-2»`,
  "GraphError.OneSided":
    "{from} tiene a {to} en su lista de vecinos, pero {to} no tiene a {from} (leído como METIS); si las líneas son aristas, escribe cada una con un guion, como «1-2»",
  "GraphError.NotPajek": cannotRead(
    "escribe primero *Vertices con su número, como en Pajek, y después de *Edges dos números por línea",
  ),
  "GraphError.NotGml": cannotRead(
    "escribe GML, por ejemplo graph [ node [ id 1 ] node [ id 2 ] edge [ source 1 target 2 ] ]",
  ),
  "GraphError.NotDot": cannotRead(
    "escribe DOT: la palabra graph y, entre llaves, aristas como a -- b; en un digraph, a -> b y b -> a",
  ),
  "GraphError.Directed":
    "este grafo es dirigido: tiene una arista de {from} a {to}, pero ninguna de vuelta; escribe un grafo cuyas aristas vayan en los dos sentidos, como «{from}-{to}»",
  "GraphError.EdgeOrHeader": ({ from, to }) =>
    `la primera línea, «${from} ${to}», puede ser una arista o decir cuántos vértices y aristas siguen; escribe las aristas con un guion, como «${from}-${to}»`,
  "GraphError.UnknownName":
    "ningún grafo se llama «{name}»; elige uno de estos: {known}; o escribe aristas como «1-2 2-3» («{name},» es un solo vértice)",
  "GraphError.UnknownCharacter":
    "«{character}» no sirve en un grafo; escribe aristas como «1-2 2-3»: nombres de letras y cifras, con un guion en medio",
  "GraphError.LooseEdge":
    "la arista número {number} del grafo solo tiene un extremo; escribe los dos, como en «1-2»",
  "GraphError.LoopEdge":
    "la arista {name}-{name} es un bucle; una arista tiene que unir dos vértices distintos",
  "GraphError.LongName":
    "«{name}» es demasiado largo para un vértice; un nombre puede tener como máximo {most} caracteres",
  "GraphError.TooManyCharacters":
    "este texto es demasiado largo para un grafo; puede tener como máximo {most} caracteres",
  "GraphError.TooManyVertices":
    "este grafo es demasiado grande; puede tener como máximo {most} vértices",
  "GraphError.TooManyEdges":
    "este grafo es demasiado grande; puede tener como máximo {most} aristas",
  "MoveKind.Knight": "un salto de caballo",
  "MoveKind.Leaper": "un movimiento de esta pieza",
  "MoveKind.Edge": "una arista de este grafo",
  "NotATour.NotASquare": "el número {at} de la lista no es una casilla de este tablero",
  "NotATour.Repeated": "se pasa dos veces por {name}, la segunda como número {at}",
  "NotATour.NotAMove": "el paso de {from} a {to}, número {at} de la lista, no es {kind}",
  "NotATour.Incomplete": ({ visited, squares: all }) =>
    `solo se pasa por ${number(visited)} de ${squares(all)}`,
  "TourTextError.TooLong": "el texto de un recorrido puede tener como máximo {most} caracteres",
  "TourTextError.NumberTwice":
    "{number} aparece dos veces; escribe cada número una vez, empezando por 0 o 1",
  "TourTextError.NumberMissing":
    "falta el {number}: el número siguiente es {next}; escribe cada número una vez, empezando por 0 o 1",
  "TourTextError.NumberOnHole":
    "el {number} está en {name}, que es un hueco de este tablero; escribe números solo en casillas, y # en los huecos",
  "TourTextError.StepIsNoMove": "el paso de {first} a {second}, de {from} a {to}, no es {kind}",
  "TourTextError.NotAMove":
    "el paso de {first} a {second}, de {from} a {to}, número {at} de la lista, no es {kind}",
  "TourTextError.Repeated": "se pasa dos veces por {text}, {name}, la segunda como número {at}",
  "ChoiceError.NotAChoice": "«{value}» no vale aquí; se puede elegir entre {known}",
  "SearchError.UnknownAlgorithm": "no hay ningún algoritmo «{id}»; elige entre {known}",
  "SearchError.NotOffered": "«{value}» no vale aquí; se puede elegir entre {known}",
  "SearchError.NotAnywhere":
    "start no puede ser «any»; puede ser una casilla, o «random» («any» es para recorridos cerrados, y para los abiertos con métodos que eligen dónde empezar, como «best»)",
  "SearchError.NeedsBoard": cannotUse(
    "necesita casillas en filas y columnas, y un grafo no las tiene",
  ),
  "SearchError.CannotResume": cannotUse(
    "no puede continuar a partir de movimientos que no ha hecho",
  ),
  "SearchError.NeedsKnightOnRectangle": cannotUse(
    "solo funciona con el caballo en un rectángulo completo",
  ),
  "SearchError.NeedsRoomForFormation": cannotUse(
    "necesita un lado par de al menos 16 y otro de al menos 12, o 12 × 12, 12 × 14 o 14 × 14 casillas",
  ),
  "SearchError.TooManyMoves": cannotUse(
    "necesita una neurona por cada movimiento, y tiene como máximo {most}",
  ),
  "SearchError.NoCentre": cannotUse("solo un tablero tiene centro; elige otro desempate"),
  "SearchError.RuleNeedsBoard":
    "la regla «{rule}» no se puede usar aquí: pregunta dónde están las casillas, y un grafo no tiene filas ni columnas; quita esa parte",
  "SearchError.NeedsCorner": cannotUse(
    "está definido para el caballo en tableros cuadrados completos de 5 × 5 o más, con inicio en una esquina; elige un inicio así u otro desempate",
  ),
  "SearchError.TooLarge": ({ method, squares: all, largest }) =>
    `«${method}» solo funciona hasta ${squares(largest)}; este tablero tiene ${number(all)}`,
  "SearchError.NoTourGiven":
    "no hay ningún recorrido que reproducir; dale uno a una Session en `tour`, como «a1b3c5»",
  "SearchError.DoesNotClose": cannotUse(
    "su recorrido no se cierra, porque su final no está a un movimiento de su inicio",
  ),
  "RuleError.BadRule": "esta regla no se puede leer: {why}",
  "RuleFault.TooLong": "tiene más de {most} caracteres",
  "RuleFault.UnknownCharacter":
    "«{character}» no significa nada aquí; una regla tiene palabras, números enteros, + - * ( ) y comas",
  "RuleFault.Ends": "se acaba donde debería haber {wanted}",
  "RuleFault.OutOfPlace": "debería haber {wanted} en lugar de «{found}»",
  "RuleFault.Empty":
    "está vacía; escribe qué debe buscar el caballo, como en «fewest onward» (menos salidas)",
  "RuleFault.TooManyCriteria": "tiene más de {most} criterios",
  "RuleFault.AfterOrder":
    "esto nunca decide nada, porque antes va «order», que es distinto en cada casilla",
  "RuleFault.Constant": "esto es el mismo número para todas las casillas, así que no decide nada",
  "RuleFault.Repeated":
    "«{criterion}» nunca decide nada: solo quedan casillas que son iguales según «{earlier}»",
  "RuleFault.TooDeep": "sus paréntesis tienen más de {most} niveles",
  "RuleFault.TooLargeNumber": "los números pueden llegar como máximo a {most}",
  "WantedInRule.Criterion": "un criterio como «fewest onward» (menos salidas)",
  "WantedInRule.End": "el final, porque ya no queda nada que decidir",
  "WantedInRule.CommaOrEnd": "una coma o el final",
  "WantedInRule.Measure": "una de estas palabras: {measures}",
  "WantedInRule.Sign": "«{sign}»",
  "RunError.IllegalMove": "{square} no puede ser el próximo movimiento: {what}",
  "RunError.NotAPath": cannotUse(
    "sus movimientos no forman un solo camino, así que nadie puede continuarlo a mano",
  ),
  "RunError.BadMovesByHand":
    "«{text}» no vale aquí; puede haber hasta {most} movimientos como «12:e5,13:g6», cada uno con los pasos que van antes",
  "RunError.NotATour": "estas casillas no son un recorrido: {fault}",
  "RunError.WalksBoards": cannotUse("solo reproduce recorridos de tableros"),
  "RunError.FixedStart": cannotUse(
    "un recorrido abierto empieza en su primera casilla; elige esa como inicio",
  ),
  "RunError.NoSuchSteps":
    "el paso inicial no puede ser «{from}»; puede ser un número entero hasta {to}, el último paso que se muestra",
  "RunError.TooLargeToAnimate": ({ squares: all, largest }) =>
    `una animación puede mostrar hasta ${squares(largest)}; este tablero tiene ${number(all)}`,
  "RunError.AnimationTooLarge": ({ most }) =>
    `esta animación ocuparía más de ${memory(most)}; usa menos pasos o un tamaño menor`,
  "ProgramError.NoSuchMethod":
    "no hay ningún programa para {method}; elige warnsdorff o backtracking",
  "ProgramError.NeedsBoard":
    "no hay ningún programa para grafos que no son tableros; elige un tablero",
  "ProgramError.TooLarge":
    "un programa puede tener un tablero de hasta {most} × {most} casillas; este tiene un lado de {side}",
  "ProgramError.OpenOnly":
    "solo hay programas para recorridos abiertos; elige un recorrido abierto",
  "ProgramError.NoRegions":
    "no hay ningún programa para las zonas de Squirrel y Cull; elige otra regla",
  "ProgramError.NoPruning":
    "no hay ningún programa para la vuelta atrás que mira adelante; pon Mirar adelante en No",
  "ProgramError.NoMovesByHand": "no hay ningún programa para movimientos hechos a mano; quítalos",
  "ProgramError.TooLargeValues":
    "esta regla puede tener valores mayores que {most}, que en algunos lenguajes no caben; usa números más pequeños",
  "ProgramError.TooLong":
    "esta regla ocupa {lines} líneas en este lenguaje, y un programa tiene como máximo {most}; usa menos medidas, o para en los callejones sin salida",
  "PosterError.NoBoard":
    "un cartel muestra un recorrido de un tablero, y esto es otro grafo; elige un tablero",
  "PosterError.TooLarge": ({ squares: all, largest }) =>
    `un cartel puede mostrar hasta ${squares(largest)}; este tablero tiene ${number(all)}`,
  "PosterError.LeapsTooFar": ({ most }) =>
    `el estilo Trenzado solo puede mostrar saltos de hasta ${squares(most)} a lo largo de una fila o una columna; elige otro estilo para esta pieza`,
  "PosterError.TooLong": "son demasiados caracteres; puede haber como máximo {most}",
  "PosterError.BadPaper":
    "el papel no puede ser «{paper}»; puede ser {papers}, o números enteros como 300x400mm, de {least_mm} a {most_mm}, o 1200x800px, de {least_px} a {most_px}",
  "CountError.TooWide":
    "es demasiado ancho para un recuento exacto: habría que seguir {width} casillas a la vez, y se pueden seguir {widest}; usa un tablero más estrecho, o un grafo con menos aristas",
  "CountError.NeedsMemory": ({ needed, limit }) =>
    `este recuento necesita más o menos ${memory(needed)} de memoria, pero el límite es ${memory(limit)}; sube el límite o usa un tablero más pequeño`,
  "CountError.NeedsMoreMemory": ({ needed, limit }) =>
    `este recuento necesita más de ${memory(needed)} de memoria, pero el límite es ${memory(limit)}; sube el límite o usa un tablero más pequeño`,
  "CountError.Overflow":
    "hay 2¹²⁸ recorridos o más, y aquí no se pueden contar números mayores; usa un tablero más pequeño",
  "CountError.NotFolded":
    "el recuento plegado no se puede usar en este tablero: solo cuenta recorridos del caballo en rectángulos completos de 3 × 4 a {widest} × 255 casillas; usa el método casilla a casilla (frontier)",
  "CountError.FoldedOverflow":
    "el recuento plegado no se puede usar en este tablero: sus números pueden necesitar más de 64 bits; usa el método casilla a casilla (frontier), que tiene 128",
  "CountError.TooLargeToCount": ({ squares: all, largest }) =>
    `el recuento exacto funciona hasta ${squares(largest)}; este tablero tiene ${number(all)}`,
  "CountError.TooLargeToDecide": ({ squares: all, largest }) =>
    `decidir paso a paso funciona hasta ${squares(largest)}; este tablero tiene ${number(all)}`,
  "CountError.TooLargeToEstimate": ({ squares: all, largest }) =>
    `la estimación funciona hasta ${squares(largest)}; este tablero tiene ${number(all)}`,
  "CountError.BadWeight": ({ weight, least, greatest }) =>
    weight === "no number"
      ? `el peso tiene que ser un número de ${withComma(least)} a ${withComma(greatest)}`
      : `el peso no puede ser «${withComma(weight)}»; puede ser un número de ${withComma(least)} a ${withComma(greatest)}`,
  "KeypadError.NoKeys":
    "este teclado no tiene teclas; escribe filas de caracteres separadas por /, con un espacio para cada hueco, como en «123/456/789/ 0 »",
  "KeypadError.TooManyKeys": "este teclado tiene demasiadas teclas; puede tener como máximo {most}",
  "KeypadError.KeyTooFar":
    "la tecla de la fila {row}, posición {place}, está demasiado lejos; pon todas las teclas en las {most} primeras filas y posiciones",
  "KeypadError.BadKey":
    "«{character}», en la fila {row}, posición {place}, no puede ser una tecla; escribe un carácter visible por cada tecla, pero no /, y un espacio para cada hueco",
  "KeypadError.RepeatedKey":
    "la tecla «{key}» aparece por segunda vez en la fila {row}, posición {place}; escribe cada tecla una sola vez",
  "KeypadError.UnknownKey":
    "«{key}», en la posición {place}, no es una tecla de este teclado; sus teclas son {known}",
  "KeypadError.BadStart":
    "«{text}» no puede ser el inicio; escribe una tecla del teclado, o nada para empezar en cualquiera",
  "KeypadError.BadLength":
    "una secuencia no puede tener {length} teclas; puede tener de 1 a {most}",
  "KeypadError.SequenceTooLong":
    "esta secuencia tiene demasiadas teclas; puede tener como máximo {most}",
  "KeypadError.TooManyLimits": "hay demasiados límites; usa como máximo {most}",
  "KeypadError.TooMuchToCount": ({ additions, bytes, most_additions, most_bytes }) =>
    `contarlas puede llevar ${number(additions)} sumas y ${memory(bytes)} de memoria, pero el máximo es ${number(most_additions)} y ${memory(most_bytes)}; pide secuencias más cortas, menos teclas o menos límites`,
  "KeypadError.TooManyCounts":
    "contar con estos límites necesita {bits} bits por secuencia, pero el máximo es {most}; limita menos teclas",
  "KeypadError.OutOfMemory": ({ bytes }) =>
    `a este dispositivo no le queda memoria para ${memory(bytes)} de recuentos; pide secuencias más cortas`,
  "CallError.BadSetting": "«{value}» no vale aquí; tiene que ser {wanted}",
  "CallError.TooLong": "son demasiados caracteres; puede haber como máximo {most}",
  "CallError.TooLargeToList": ({ squares: all, largest }) =>
    `la lista funciona hasta ${squares(largest)}; este tablero tiene ${number(all)}`,
  "CallError.TooLargeToArgue": ({ squares: all, largest }) =>
    `una demostración funciona hasta ${squares(largest)}; este tablero tiene ${number(all)}`,
  "CallError.TooLargeForAVerdict": ({ squares: all, largest }) =>
    `un camino sin terminar se puede juzgar hasta ${squares(largest)}, huecos incluidos; este tablero tiene ${number(all)}`,
  "CallError.NotSupported": "este navegador no tiene {lacking}; usa uno actual",
  "Wanted.MapSide": "un número entero de 1 a 64",
  "Wanted.OneKey": "una tecla del teclado",
  "Wanted.RandomNumbers": "números aleatorios",
  "Wanted.CanvasContext": "un contexto 2D de un lienzo donde dibujar",
  "Wanted.Canvas": "un lienzo donde dibujar",
  "Wanted.Bytes": "un número de bytes de {least} a {most}",
  "Wanted.BytesOrNoLimit":
    "un número de bytes de {least} a {most}, o «none» para el tiempo de una llamada",
  "Wanted.AnimationSize": "un número entero de píxeles de {least} a {most}",
  "Wanted.AnimationDelay": "un número entero de milisegundos de {least} a {most}",
  "Wanted.Step": "un número entero de pasos de 0 a {most}",
  "Wanted.Weights": "un número de {least} a {most}",
  crashed: "el motor de cálculo ha fallado, seguramente por falta de memoria",
  lost: "{call}: este objeto se perdió cuando falló el motor de cálculo; crea uno nuevo",
  "IllegalMove.NotAMove": "ningún movimiento lleva allí desde la última casilla",
  "IllegalMove.Visited": "ya se ha pasado por ahí; elige una casilla sin visitar",
  "IllegalMove.Hole": "es un hueco; elige una casilla",
  "IllegalMove.Over": "el recorrido está completo; vuelve atrás para probar otro camino",
};
