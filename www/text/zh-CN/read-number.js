/** Reads numbers as people write them in Chinese: "8,839", "100万", "1.3万亿", "一千二百", "两万五", "二〇二六"; or in English. */

import { createNumberReader } from "../number-reader.js";

const DIGITS = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};

const read = createNumberReader({
  decimal: ".",
  numbers: {
    ...DIGITS,
    ...{ 一半: 0.5, none: 0 },
    ...{ zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 },
    ...{ ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16 },
    ...{ seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40 },
    ...{ fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
  },
  tens: { 十: 10, 百: 100, 千: 1000, dozen: 12, 打: 12, hundred: 100 },
  scales: { 万: 1e4, 亿: 1e8, thousand: 1e3, million: 1e6, billion: 1e9 },
  halves: ["半", "half", "a half", "half a"],
  fillers: [
    ...["大约", "大概", "大致", "差不多", "将近", "接近", "约", "有", "是", "共", "一共"],
    ...["左右", "多", "个", "条", "次", "步", "格", "格子", "种", "倍", "座", "块"],
    ...["and", "about", "around", "roughly", "approximately", "nearly", "almost"],
  ],
  isGlued: true,
});

/** What a last digit counts after a unit: “两万五” is 25,000. @type {Record<string, string>} */
const NEXT = { 百: "十", 千: "百", 万: "千", 亿: "千万" };

/** @type {(text: string) => number | null} `null` if the text is no number */
export const readNumber = (text) =>
  /^[^\d]*没有$/.test(text.trim())
    ? 0
    : read(
        text
          .replace(
            /([百千万亿])([一二两三四五六七八九])(?=$|[个条次步格种倍座块多左])/gu,
            (_, unit, digit) => `${unit}${digit}${NEXT[unit]}`,
          )
          .replace(/[零〇一二三四五六七八九]{2,}/gu, (digits) =>
            [...digits].map((digit) => DIGITS[/** @type {"零"} */ (digit)]).join(""),
          ),
      );
