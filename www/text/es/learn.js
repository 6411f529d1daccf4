/** The texts of Learn around its lessons. Those of the lessons are in `lessons.js`. */

import { rooms } from "./labels.js";
import { count, listed, number, quoted } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  boardHeading: "El tablero",
  lessons: "Lecciones",
  steps: "Pasos de la lección",
  previous: "Paso anterior",
  next: "Paso siguiente",
  onBoard: "En el tablero",
  takeBack: "Atrás",
  startOver: "Volver a empezar",
  step: "Avanzar",
  play: "Reproducir",
  toEnd: "Hasta el final",
  answer: "Tu respuesta",
  check: "Comprobar",
  readAloud: "Leer en voz alta",
  stopReading: "Dejar de leer",
  present: "Presentar",
  leave: "Salir",
  leavePresentation: "Salir de la presentación",
  erase: "Borrar mi progreso",
  teachers: "Para docentes",
  worksheets: "Fichas",
  backToLessons: "Volver a las lecciones",
  beside: "Lo mismo en el tablero",
});

/** For whom the lessons are, by the youngest age. */
export const ages = { 10: "Desde los diez años", 15: "Desde los quince años" };

/** Keys that only this room has, or that do more here. */
export const actions = {
  nextStep: "Paso siguiente de la lección",
  previousStep: "Paso anterior",
  forward: "Un movimiento adelante",
  back: "Un movimiento atrás",
  clickOn: "Mando: un movimiento adelante, luego la respuesta, luego el paso siguiente",
  clickBack: "Mando: un movimiento atrás, luego el paso anterior",
};
/** Keys on a board. */
export const onBoard = {
  move: "Ir de casilla en casilla",
  rowStart: "Primera casilla de la fila",
  rowEnd: "Última casilla de la fila",
  choose: "Mover a esta casilla o responder con ella",
};

/** @type {(step: number, steps: number) => string} */
export const progress = (step, steps) => `Paso ${number(step)} de ${number(steps)}`;
/** @type {(step: number, isDone: boolean) => string} */
export const stepName = (step, isDone) => `Paso ${number(step)}${isDone ? ", hecho" : ""}`;
/** @type {(lesson: number, title: string) => string} */
export const lessonTitle = (lesson, title) => `${number(lesson)}. ${title}`;
/** @type {(done: number, steps: number) => string} */
export const doneOf = (done, steps) =>
  done === 0 ? "" : done === steps ? "terminada" : `${number(done)} de ${number(steps)} pasos`;

/** The progress of a round of predictions. @type {(right: number, asked: number, left: number) => string} */
export const predicted = (right, asked, left) =>
  `${count(right, { one: "acierto", other: "aciertos" })} de ${number(asked)}; ${left === 1 ? "queda 1" : `quedan ${number(left)}`}.`;
/** @type {(right: number, asked: number) => string} */
export const roundOver = (right, asked) =>
  right === asked
    ? `Esa era la última: has acertado las ${number(asked)}.`
    : `Esa era la última: has acertado ${number(right)} de ${number(asked)}. Pulsa «Volver a empezar» para intentarlo otra vez.`;

/** A prediction that is wrong, before a second try. @type {(square: string, value: number, knight: string) => string} */
export const notThere = (square, value, from) =>
  `${square} no: tiene ${count(value, { one: "salida", other: "salidas" })}. {Otra casilla} a un movimiento de ${from} tiene menos. Vuelve a probar.`;

/** An estimate that is too far off, before a second try. */
export const tooFew = "Hay más. Vuelve a probar.";
export const tooMany = "Hay menos. Vuelve a probar.";
/** An answer of a list that is wrong, before a second try and after it. @type {(why: string) => string} */
export const tryAgain = (why) => `No es eso. ${why} Vuelve a probar.`;
/** @type {(why: string, right: string) => string} */
export const solution = (why, right) => `${why} La respuesta correcta es «${right}».`;
/** An answer to choose from that was tried. @type {(text: string, isRight: boolean) => string} */
export const tried = (text, isRight) => `${text}, ${isRight ? "correcta" : "incorrecta"}`;

/** @type {(visited: number, squares: number) => string} */
export const visitedOf = (visited, squares) =>
  `${number(visited)} de ${number(squares)} {visitadas}`;
/** @type {(to: string, from: string) => string} */
export const noWay = (to, from) => `{El caballo} no puede ir a ${to} desde ${from}.`;
export const wantsNumber = "Escribe un número, como 40, o una palabra, como cuarenta.";
export const finished = "Has llegado al final de la última lección.";
export const first = "Este es el primer paso de la primera lección.";
/** The description of a square whose colour matters. @type {(told: string, isDark: boolean) => string} */
export const coloured = (told, isDark) => `${told}, ${isDark ? "oscura" : "clara"}`;
/** Announces a lesson at its first step. @type {(lesson: string, steps: number) => string} */
export const begins = (lesson, steps) =>
  `Lección «${lesson}», ${count(steps, { one: "paso", other: "pasos" })}.`;
export const notKept =
  "Tu progreso no se puede guardar: el almacenamiento de este dispositivo está lleno o bloqueado. Se perderá cuando cierres la página.";
export const erased = "Tu progreso se ha borrado.";

export const wrong = {
  /** @param {string} text */
  lesson: (text) => `${quoted(text)} no es una lección; se muestra la primera`,
  /** @type {(text: string, steps: number, shown: number) => string} */
  step: (text, steps, shown) =>
    `esta lección tiene ${number(steps)} pasos, y ${quoted(text)} no es uno de ellos; se muestra el paso ${number(shown)}`,
  /** @type {(text: string, kinds: readonly string[]) => string} */
  sheet: (text, kinds) => `${quoted(text)} no es una ficha; hay ${listed(kinds)}`,
  /** @type {(text: string, board: string, least: number, most: number) => string} */
  board: (text, board, least, most) =>
    `esta ficha tiene tableros de ${least}x${least} a ${most}x${most}, y ${quoted(text)} no lo es; se muestra ${board}`,
};
/** An error in a link. @param {string} message */
export const corrected = (message) => `Enlace corregido: ${message}.`;

/** @type {(what: string, page: string) => string} */
export const title = (what, page) => `${what} · ${rooms.learn} · ${page}`;
/** @type {(lesson: string, step: number) => string} */
export const stepTitle = (lesson, step) => `${lesson}, paso ${number(step)}`;
