/** Reads numbers as people write them: "8,839", "1 million", "one thousand". */

import { createNumberReader } from "../number-reader.js";

/** @type {(text: string) => number | null} `null` if the text is no number */
export const readNumber = createNumberReader({
  decimal: ".",
  numbers: {
    ...{ none: 0, a: 1, an: 1 },
    ...{ zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 },
    ...{ ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16 },
    ...{ seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40 },
    ...{ fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
  },
  tens: { dozen: 12, hundred: 100 },
  scales: { thousand: 1e3, million: 1e6, billion: 1e9 },
  halves: ["half", "a half", "one half", "half a", "half an"],
  fillers: ["and", "about", "around", "roughly", "approximately", "nearly", "almost"],
});
