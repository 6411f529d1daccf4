/** La introducción: cinco pantallas de cuarenta palabras como máximo. */

export const screens = {
  jump: {
    name: "El salto",
    text: "Un caballo salta dos casillas en una dirección y una hacia un lado. Salta tres veces: elige una casilla con anillo.",
  },
  attempt: {
    name: "Inténtalo",
    text: "Ahora visita las 25 casillas, ninguna dos veces. ¿Hasta dónde llegas?",
  },
  trick: {
    name: "El truco",
    text: "Cada número dice cuántos caminos salen de esa casilla. Salta siempre al menor: las casillas con pocas entradas son las primeras en quedar aisladas.",
  },
  machine: {
    name: "La máquina",
    text: "Un ordenador sigue la misma regla. Tres veces se detiene y te pregunta: ¿qué casilla es la siguiente?",
  },
  wonders: {
    name: "Lo que nadie adivinaría",
    text: "El tablero 8 × 8 tiene 13 267 364 410 532 recorridos cerrados: a uno por segundo, 420 000 años. El recorrido más antiguo que se conoce es de hacia 840. Y la regla, de 1823, puede fallar: aquí se atasca.",
  },
};

export const labels = {
  steps: "Pantallas",
  before: "Atrás",
  takeBack: "Deshacer",
  again: "Otra vez",
  next: "Siguiente",
  answer: "Mostrar la respuesta",
  skip: "Ir al laboratorio",
  ladder: "Jugar en tableros mayores",
  fails: "Ver fallar la regla",
  ownRule: "Escribir tu propia regla",
  teach: "Enseñar",
};

export const place = "{screen} de {screens}";
export const title = "{name} · Laboratorio del caballo";
export const wrongScreen = "hay pantallas de la 1 a la 5";
export const jumps = "{made} de {all} saltos";
export const canJump = "Eso es todo lo que sabe hacer un caballo.";
export const visited = "{visited} de {squares} casillas";
export const stuck =
  "Atascado, con {visited} de {squares}. Casi todo el mundo se atasca aquí. De {walks} caballos que saltaron al azar, {arrived} llegaron al final.";
export const stuckAgain = "Atascado, con {visited} de {squares}. Deshaz saltos o empieza otra vez.";
export const done =
  "¡Lo lograste: un recorrido del caballo! {squares} casillas, cada una una sola vez.";
export const cutsOff =
  "Ese salto deja aisladas estas casillas: {cut}. Deshazlo y mira los números.";
export const lost = "Después de ese salto ya no hay recorrido posible. Deshazlo.";
export const notSmallest = "{square} no tenía el número menor, pero todavía puedes terminar.";
export const which = "¿Qué casilla es la siguiente?";
export const right = "Correcto: {square} tiene el número menor, {ways}.";
export const wrong = "Es {square}: tiene el número menor, {ways}.";
export const larger = "Las {squares} casillas. ¡Ahora un tablero mayor!";
export const arrived = "Las {squares} casillas, sin un solo paso en falso.";
