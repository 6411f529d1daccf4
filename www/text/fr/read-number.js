/** Reads numbers as people write them: "8 839", "1 million", "quatre-vingt-dix mille". */

import { createNumberReader } from "../number-reader.js";

/** @type {(text: string) => number | null} `null` if the text is no number */
export const readNumber = createNumberReader({
  decimal: ",",
  numbers: {
    ...{ aucun: 0, aucune: 0, zéro: 0, un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5 },
    ...{ six: 6, sept: 7, huit: 8, neuf: 9, dix: 10, onze: 11, douze: 12, treize: 13 },
    ...{ quatorze: 14, quinze: 15, seize: 16, vingt: 20, trente: 30, quarante: 40 },
    ...{ cinquante: 50, soixante: 60, septante: 70, huitante: 80, octante: 80, nonante: 90 },
    ...{ "quatre-vingt": 80, "quatre-vingts": 80, "quatre vingt": 80, "quatre vingts": 80 },
    ...{ none: 0, a: 1, an: 1, zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5 },
    ...{ seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13 },
    ...{ fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19 },
    ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80 },
    ...{ ninety: 90 },
  },
  tens: {
    ...{ cent: 100, cents: 100, centaine: 100, centaines: 100, hundred: 100, dozen: 12 },
    ...{ dizaine: 10, dizaines: 10, douzaine: 12, douzaines: 12, quinzaine: 15, vingtaine: 20 },
    ...{ trentaine: 30, quarantaine: 40, cinquantaine: 50, soixantaine: 60 },
  },
  scales: {
    ...{ mille: 1e3, millier: 1e3, milliers: 1e3, million: 1e6, millions: 1e6 },
    ...{ milliard: 1e9, milliards: 1e9, billion: 1e12, billions: 1e12, thousand: 1e3 },
  },
  halves: ["demi", "demie", "un demi", "une demi", "half", "a half", "half a"],
  fillers: [
    ...["et", "de", "d’", "d'", "environ", "à peu près", "presque", "près de", "autour de"],
    ...["des", "quelques", "plusieurs", "plus de", "moins de", "un peu plus de", "un peu moins de"],
    ...["case", "cases", "tour", "tours", "pose", "poses", "coup", "coups", "raccord", "raccords"],
    ...["and", "about", "around", "roughly", "approximately", "nearly", "almost"],
  ],
});
