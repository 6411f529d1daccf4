/** Reads numbers as people write them: "8,839", "100万", "1億2千万", "八千八百", "one million". */

import { createNumberReader } from "../number-reader.js";

/** @type {(text: string) => number | null} `null` if the text is no number */
export const readNumber = createNumberReader({
  decimal: ".",
  numbers: {
    ...{ ゼロ: 0, 零: 0, 〇: 0, なし: 0, ない: 0, 一: 1, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7 },
    ...{ 八: 8, 九: 9, いち: 1, に: 2, さん: 3, よん: 4, ご: 5, ろく: 6, なな: 7, はち: 8 },
    ...{ きゅう: 9, none: 0, zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 },
    ...{ seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13 },
    ...{ fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19 },
    ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80 },
    ...{ ninety: 90 },
  },
  tens: {
    ...{ 十: 10, 百: 100, 千: 1000, じゅう: 10, ひゃく: 100, びゃく: 100, ぴゃく: 100 },
    ...{ せん: 1000, ぜん: 1000, ダース: 12, dozen: 12, hundred: 100 },
  },
  scales: {
    ...{ 万: 1e4, 億: 1e8, 兆: 1e12, まん: 1e4, おく: 1e8, ちょう: 1e12 },
    ...{ thousand: 1e3, million: 1e6, billion: 1e9 },
  },
  halves: ["半", "半分", "half", "a half", "half a"],
  fillers: [
    ...["約", "およそ", "だいたい", "ほぼ", "くらい", "ぐらい", "ほど", "通り", "とおり", "個"],
    ...["回", "マス", "つ", "手", "です", "about", "around", "roughly", "and", "nearly", "almost"],
  ],
  isGlued: true,
});
