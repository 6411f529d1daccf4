/** Reads numbers as people write them: "8.839", "0,75", "1 milhão", "dois mil e quinhentos", and English words. */

import { createNumberReader } from "../number-reader.js";

/** @type {(text: string) => number | null} `null` if the text is no number */
export const readNumber = createNumberReader({
  decimal: ",",
  numbers: {
    ...{ nenhum: 0, nenhuma: 0, zero: 0, um: 1, uma: 1, dois: 2, duas: 2 },
    ...{ três: 3, tres: 3, quatro: 4, cinco: 5, seis: 6, sete: 7, oito: 8, nove: 9, dez: 10 },
    ...{ onze: 11, doze: 12, treze: 13, catorze: 14, quatorze: 14, quinze: 15, dezesseis: 16 },
    ...{ dezessete: 17, dezoito: 18, dezenove: 19, vinte: 20, trinta: 30, quarenta: 40 },
    ...{ cinquenta: 50, sessenta: 60, setenta: 70, oitenta: 80, noventa: 90, cem: 100, cento: 100 },
    ...{ duzentos: 200, duzentas: 200, trezentos: 300, trezentas: 300, quatrocentos: 400 },
    ...{ quatrocentas: 400, quinhentos: 500, quinhentas: 500, seiscentos: 600, seiscentas: 600 },
    ...{ setecentos: 700, setecentas: 700, oitocentos: 800, oitocentas: 800, novecentos: 900 },
    ...{ novecentas: 900, none: 0, a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5 },
    ...{ six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13 },
    ...{ fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19 },
    ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80 },
    ...{ ninety: 90, "meio milhão": 5e5, "meio milhao": 5e5 },
  },
  tens: {
    ...{ dezena: 10, dezenas: 10, dúzia: 12, duzia: 12, dúzias: 12, duzias: 12, dozen: 12 },
    ...{ centena: 100, centenas: 100, hundred: 100 },
  },
  scales: {
    ...{ mil: 1e3, milhar: 1e3, milhares: 1e3, thousand: 1e3 },
    ...{ milhão: 1e6, milhao: 1e6, milhões: 1e6, milhoes: 1e6, million: 1e6 },
    ...{ bilhão: 1e9, bilhao: 1e9, bilhões: 1e9, bilhoes: 1e9, billion: 1e9 },
    ...{ mi: 1e6, bi: 1e9, tri: 1e12 },
    ...{ trilhão: 1e12, trilhao: 1e12, trilhões: 1e12, trilhoes: 1e12, trillion: 1e12 },
  },
  halves: ["meio", "meia", "half", "a half", "half a"],
  fillers: [
    ...["e", "de", "cerca", "uns", "umas", "aproximadamente", "quase", "mais ou menos"],
    ...["por volta", "mais de", "menos de", "aprox.", "casas", "passeios", "lances", "colocações"],
    ...["and", "about", "around", "roughly", "approximately", "nearly", "almost"],
  ],
});
