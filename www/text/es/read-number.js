/** Reads numbers as people write them: "8.839", "8 839", "1,5 millones", "mil"; English words as well. */

import { createNumberReader } from "../number-reader.js";

const read = createNumberReader({
  decimal: ",",
  numbers: {
    ...{ ninguno: 0, ninguna: 0, nada: 0, un: 1, una: 1 },
    ...{ cero: 0, uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8 },
    ...{ nueve: 9, diez: 10, once: 11, doce: 12, trece: 13, catorce: 14, quince: 15 },
    ...{ dieciséis: 16, dieciseis: 16, diecisiete: 17, dieciocho: 18, diecinueve: 19 },
    ...{ veinte: 20, veintiuno: 21, veintiún: 21, veintiun: 21, veintiuna: 21 },
    ...{ veintidós: 22, veintidos: 22, veintitrés: 23, veintitres: 23, veinticuatro: 24 },
    ...{ veinticinco: 25, veintiséis: 26, veintiseis: 26, veintisiete: 27, veintiocho: 28 },
    ...{ veintinueve: 29, treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60 },
    ...{ setenta: 70, ochenta: 80, noventa: 90, cien: 100, ciento: 100 },
    ...{ doscientos: 200, trescientos: 300, cuatrocientos: 400, quinientos: 500 },
    ...{ seiscientos: 600, setecientos: 700, ochocientos: 800, novecientos: 900 },
    ...{ doscientas: 200, trescientas: 300, cuatrocientas: 400, quinientas: 500 },
    ...{ seiscientas: 600, setecientas: 700, ochocientas: 800, novecientas: 900 },
    ...{ none: 0, a: 1, an: 1 },
    ...{ zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 },
    ...{ ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16 },
    ...{ seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40 },
    ...{ fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
  },
  tens: { docena: 12, docenas: 12, centenar: 100, centenares: 100, cientos: 100, hundred: 100 },
  scales: {
    ...{ mil: 1e3, miles: 1e3, millar: 1e3, millares: 1e3, thousand: 1e3 },
    ...{ millón: 1e6, millon: 1e6, millones: 1e6, million: 1e6 },
    ...{ billion: 1e9, billón: 1e12, billon: 1e12, billones: 1e12 },
  },
  halves: ["medio", "media", "half", "a half", "half a"],
  fillers: [
    ...["y", "de", "más", "o", "menos", "unos", "unas", "casi", "aproximadamente", "alrededor"],
    ...["cerca", "and", "about", "around", "roughly", "approximately", "nearly", "almost"],
  ],
});

/** A single comma before three digits separates thousands in Mexico. */
const COMMAS = /(?<![\d.,])[1-9]\d{0,2}(?:,\d{3})+(?![\d.,]*\d)/g;

/** @type {(text: string) => number | null} `null` if the text is no number */
export const readNumber = (text) =>
  read(text.replace(COMMAS, (number) => number.replaceAll(",", "")));
