/** Reads numbers as people write them: "8.839", "1 Million", "eintausend", "zweiundvierzig"; and English words. */

import { createNumberReader } from "../number-reader.js";

/** @type {(text: string) => number | null} `null` if the text is no number */
export const readNumber = createNumberReader({
  decimal: ",",
  isGlued: true,
  numbers: {
    ...{ kein: 0, keine: 0, keiner: 0, keines: 0, null: 0 },
    ...{
      anderthalb: 1.5,
      eineinhalb: 1.5,
      ein: 1,
      eins: 1,
      eine: 1,
      einen: 1,
      zwei: 2,
      zwo: 2,
      drei: 3,
      vier: 4,
      fünf: 5,
      fuenf: 5,
    },
    ...{ sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, elf: 11, zwölf: 12, zwoelf: 12 },
    ...{ dreizehn: 13, vierzehn: 14, fünfzehn: 15, fuenfzehn: 15, sechzehn: 16, siebzehn: 17 },
    ...{ achtzehn: 18, neunzehn: 19, zwanzig: 20, dreißig: 30, dreissig: 30, vierzig: 40 },
    ...{ fünfzig: 50, fuenfzig: 50, sechzig: 60, siebzig: 70, achtzig: 80, neunzig: 90 },
    ...{ none: 0, zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8 },
    ...{ nine: 9, ten: 10, eleven: 11, twelve: 12, twenty: 20, thirty: 30, forty: 40 },
    ...{ fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
  },
  tens: { hundert: 100, dutzend: 12, hundred: 100, dozen: 12 },
  scales: {
    ...{ tausend: 1e3, "tsd.": 1e3, million: 1e6, millionen: 1e6, "mio.": 1e6, mio: 1e6 },
    ...{ milliarde: 1e9, milliarden: 1e9, "mrd.": 1e9, mrd: 1e9, billion: 1e12, billionen: 1e12 },
    thousand: 1e3,
  },
  halves: [
    "halb",
    "halbe",
    "halbes",
    "einhalb",
    "ein halb",
    "ein halbes",
    "eine halbe",
    "half",
    "a half",
    "half a",
  ],
  fillers: [
    ...["und", "etwa", "ungefähr", "ungefaehr", "circa", "ca.", "ca", "rund", "fast", "knapp"],
    ...["gut", "and", "about", "around", "roughly", "nearly", "almost"],
  ],
});
