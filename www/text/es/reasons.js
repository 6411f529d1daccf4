/**
 * Why there is a tour or none, and why a position is lost: a clause for each code, to follow a colon, without a full stop.
 * @import { Telling } from "../telling.js"
 */

import { listed, number } from "./sentence.js";
import { WALKER } from "../terms.js";
import { fillIn, termsOf, usualTerms } from "./terms.js";

/** The number of squares up to which a clause names all of them; of more it names the first three. */
const MAX_NAMED = 4;

/** "a1, b2 y c3"; of many squares "a1, b2, c3 y 7 más". The count may be larger than the list. @type {(squares: readonly string[], count?: number) => string} */
function names(squares, count = 0) {
  if (squares.length === 0) {
    return "{algunas casillas}";
  }
  const all = Math.max(squares.length, count);
  const shown = all > MAX_NAMED ? squares.slice(0, 3) : squares;
  const rest = all - shown.length;
  return listed(rest > 0 ? [...shown, `${number(rest)} más`] : shown);
}

/** Numbers of ends, as words. @type {(n: number, one: string, more: (word: string) => string) => string} */
const ends = (n, one, more) =>
  n === 1 ? one : more(["cero", "", "dos", "tres", "cuatro"][n] ?? number(n));

/** @param {Telling} telling */
export const why = (telling) =>
  fillIn(clause(telling), telling.isGraph ? termsOf(WALKER) : usualTerms);

/** The same with terms in braces. @param {Telling} telling */
function clause({ code, squares, numbers, isHigh }) {
  const [first = 0, second = 0] = numbers;
  const start = squares[0] ?? "el inicio";
  const isKnown = squares.length > 0;
  const some = names(squares);
  const counted = names(squares, first);
  const isOne = squares.length === 1 && first <= 1;
  // A board four squares across has two outer lines and two inner ones along its longer side.
  const line = isHigh ? "columna" : "fila";
  switch (code) {
    case "one-square":
      return "{una sola casilla} ya es un recorrido abierto, pero no tiene ningún movimiento para cerrarlo";
    case "odd-area":
      return "cada movimiento cambia de color, así que un recorrido cerrado necesita tantas casillas claras como oscuras, pero este tablero tiene un número impar de casillas";
    case "side-1":
      return `en una sola ${line} de casillas el caballo no puede moverse`;
    case "side-2":
      return second === 2
        ? "en 2 × 2 el caballo no puede moverse"
        : `con solo dos ${line}s, cada movimiento avanza dos casillas a lo largo del tablero, y el caballo nunca vuelve a las casillas que se salta`;
    case "side-4":
      return `con cuatro ${line}s, cada movimiento desde una ${line} exterior lleva a una interior, así que un recorrido cerrado solo podría pasar por la mitad de las casillas`;
    case "small-exception":
      return first > 0
        ? `${first}\u00a0×\u00a0${second} es uno de los pocos tableros pequeños en los que no es posible, como muestra una búsqueda completa`
        : "este es uno de los pocos tableros pequeños en los que no es posible, como muestra una búsqueda completa";
    case "schwenk":
      return "todos los rectángulos completos tienen uno, salvo que el número de casillas sea impar, que un lado sea 1, 2 o 4, o que se trate de 3\u00a0×\u00a04, 3\u00a0×\u00a06 o 3\u00a0×\u00a08 (Schwenk, 1991)";
    case "open-theorem":
      return "todos los rectángulos completos tienen uno, excepto unos pocos pequeños o estrechos (Cull y De Curtins, 1978; Conrad y otros, 1994)";
    case "no-theorem":
      return "ningún teorema conocido trata este caso";
    case "all-tried":
      return "se han probado todas las posibilidades";
    case "colours":
      return numbers.length === 0
        ? "cada movimiento cambia de color, y hay {demasiadas casillas} de un color"
        : `cada movimiento cambia de color, pero hay que pasar por ${number(first)} {casillas} {claras} y ${number(second)} {oscuras}`;
    case "start-colour":
      return `un recorrido empieza y acaba en el color que tiene {una casilla} más, pero ${start} es del otro color`;
    case "inner-row":
      return `con cuatro ${line}s, cada movimiento desde una ${line} exterior lleva a una interior, así que un recorrido tiene que empezar y acabar en una ${line} exterior, y ${start} está en una interior`;
    case "start-exception":
      return `una búsqueda completa no encontró ninguno desde ${start}`;
    case "too-few-moves":
      if (first === 0) {
        return "hay {una casilla} con demasiado pocos movimientos";
      }
      return second === 1
        ? `${counted} no ${isOne ? "tiene" : "tienen"} ningún movimiento`
        : `${counted} no ${isOne ? "tiene" : "tienen"} los dos movimientos que un recorrido cerrado necesita en cada {casilla}`;
    case "too-many-ends":
      return !isKnown
        ? "{demasiadas casillas} tienen un solo movimiento, y un recorrido solo tiene dos extremos"
        : isOne
          ? `${some} también tiene un solo movimiento, y un recorrido solo tiene dos extremos`
          : `${counted} tienen un solo movimiento cada {una}, y ${ends(second, "solo {una} de {ellas} puede ser un extremo", (n) => `solo ${n} de {ellas} pueden ser extremos`)} del recorrido`;
    case "not-connected":
      return `no hay forma de llegar a ${counted}`;
    case "cut-squares":
      return `sin ${some}, lo demás queda dividido en más partes de las que un recorrido puede visitar`;
    case "end-parts":
      return isKnown
        ? `hay ${number(first)} partes unidas a las demás solo a través de ${some}, y cada una necesitaría un extremo del recorrido, pero ${ends(second, "solo una puede tenerlo", (n) => `solo ${n} pueden tenerlo`)}`
        : "demasiadas partes están unidas al resto solo a través de unas pocas {casillas}, y cada una necesitaría un extremo del recorrido";
    case "forced-moves":
      return isKnown
        ? `${squares[0]} necesitaría más de dos movimientos: ${names(squares.slice(1), first)} tienen solo dos cada {una}, y {todas} necesitan el que lleva a ${squares[0]}`
        : "hay {una casilla} que necesitaría más de dos movimientos";
    case "forced-cycle":
      return `los movimientos que todo recorrido tiene que usar ya forman un ciclo que solo pasa por ${counted}`;
    case "no-two-factor":
      return isKnown
        ? `en total, ${some} necesitan ${number(first)} movimientos, pero {las casillas} de alrededor solo pueden ofrecer ${number(second)}`
        : "no hay forma de dar a cada {casilla} los dos movimientos que necesita un recorrido cerrado";
    case "no-cycle-cover":
      return isKnown
        ? `los movimientos desde ${some} solo llevan a ${number(second)} {casillas}, pero hacen falta ${number(first)}`
        : "no hay forma de ir desde cada {casilla} a {otra} distinta";
    case "separate-cycles":
      return isKnown && second === 0
        ? "se elijan los dos movimientos que se elijan para cada {casilla}, ninguno lleva a un extremo del recorrido"
        : `${counted} ${isOne ? "queda" : "quedan"} sin conexión con el resto, se elijan los movimientos que se elijan`;
    case "separate-parts":
      return isKnown
        ? `un recorrido que pasa por ${names(squares.slice(0, first), first)} no puede pasar también por ${names(squares.slice(first), second)}`
        : "hay dos partes del {tablero} por las que se puede pasar, pero no por las dos en un mismo recorrido";
    case "stuck":
      return `desde ${squares[0] ?? "el final"} ningún movimiento lleva a {una casilla} sin visitar`;
    case "not-closed":
      return `se ha pasado por {todas las casillas}, pero ningún movimiento lleva de ${squares[1] ?? "la última"} a ${squares[0] ?? "la primera"}`;
    case "never-entered":
      return `ya ningún movimiento lleva a ${counted}`;
    case "start-cut-off":
      return `ya no queda libre {ninguna casilla} a un movimiento de ${start}, así que el recorrido no se puede cerrar`;
    case "too-many-dead-ends":
      return !isKnown
        ? "a {demasiadas casillas} les queda un solo movimiento"
        : isOne
          ? `a ${counted} le queda un solo movimiento, así que el recorrido acabaría ahí y no se cerraría`
          : second === 0
            ? `a ${counted} les queda un solo movimiento, así que el recorrido acabaría ahí y no se cerraría`
            : `a ${counted} les queda un solo movimiento a cada {una}, y el recorrido solo puede acabar en {una} de {ellas}`;
    case "cut-in-two":
      return `desde el final del camino ya no se puede llegar a ${counted}`;
  }
}
