/**
 * The result of a run, the method that found it, and suggestions.
 * @import { AskedMethod, Effort, Moment } from "../../pkg/knights_tour.js"
 * @import { EndingTexts } from "../ending.js"
 * @import { Part } from "../language.js"
 * @import { Run } from "../story.js"
 */

import { endingOf } from "../ending.js";
import { labels, whenStuck } from "./labels.js";
import { askedMethods, optionName, optionValue, triedBy } from "./methods.js";
import { why } from "./reasons.js";
import { number, passage, sentence, square, things } from "./sentence.js";

/** An amount of effort. @type {Record<Effort | "milliseconds", (n: number) => string>} */
const efforts = {
  steps: (n) => `${number(n)}ステップ`,
  sweeps: (n) => `${number(n)}回のスイープ`,
  exchanges: (n) => `${number(n)}回の入れ替え`,
  guesses: (n) => `${number(n)}回の推測`,
  milliseconds: (n) => `${number(n)}ミリ秒`,
};

/** What may be changed, before “変えて…”. @type {Record<string, string>} */
const others = {
  start: "スタート",
  seed: "シード",
  "start seed": "スタートかシード",
  "seed tie-break": "シードか同点の決め方",
  "start seed tie-break": "スタート、シード、同点の決め方のどれか",
};

/** Names the method that found the answer. @param {AskedMethod} by */
export const answeredBy = (by) => `答えを出したのは、${askedMethods[by]}です。`;

/** @type {EndingTexts} */
const texts = {
  over: ["この回は終わりました。"],
  onlySquare: (start) =>
    sentence`ただ1つの{マス}、${square(start)}を通りました。ツアーの完成です。`,
  closed: (squares, start) =>
    sentence`閉じたツアーです。${number(squares)}{マス}すべてを1回ずつ通り、最後の{マス}から最初の${square(start)}へ1手で戻れます。`,
  open: (squares, start, end) =>
    sentence`開いたツアーです。${square(start)}から${square(end)}まで、${number(squares)}{マス}すべてを1回ずつ通ります。`,
  onlySquareNotClosed: ["ただ1つの{マス}を通りましたが、ツアーを閉じる手がありません。"],
  notClosed: (squares, start, end) =>
    sentence`${number(squares)}{マス}すべてを通りましたが、${square(end)}から${square(start)}へは1手で戻れないので、閉じたツアーにはなりません。`,
  stuck: (at, visited, squares) =>
    sentence`{ナイト}は${square(at)}で行き詰まりました。通ったのは${number(squares)}{マス}のうち${number(visited)}{マス}で、残りの${number(squares - visited)}{マス}には行けません。`,
  cycles: (loops) => [
    `どの{マス}にも手が2つありますが、1つのツアーではなく、輪が${things(loops)}あります。`,
  ],
  impossible: (reason) => [`そのようなツアーはありません。${why(reason)}。`],
  impossibleFrom: (reason, start) =>
    sentence`${square(start)}から始まるツアーはありません。${why(reason)}。`,
  gaveUp: (target, limit, of) => [
    target === "closed"
      ? `${efforts[of](limit)}では、閉じたツアーは見つかりませんでした。`
      : `${efforts[of](limit)}では、ツアーは見つかりませんでした。`,
  ],
  answeredBy: (by) => [answeredBy(by)],
  triedInTurn(methods, rounds) {
    const names = methods.map((each) => askedMethods[each]).join("、");
    return [
      rounds > 1
        ? `次の方法を${number(rounds)}周試しましたが、見つかりませんでした：${names}。`
        : `次の方法では見つかりませんでした：${names}。`,
    ];
  },
  triedBy,
  tryBoard: ["もっと小さい{盤}か、手の少ない{盤}を試してください。"],
  tryMethods: [
    "「いくつもの方法を順に」では、ほかの方法も試します。その中には、ツアーがないと証明できるものもあります。",
  ],
  printed: [
    `本にのっている式のままでは、うまくいきません。「${optionName("equation")}」で「${optionValue("equation", "corrected")}」を試してください。`,
  ],
  allAtOnce: [
    `すべて同時に変えると、手がいつまでもオンとオフをくり返すことがよくあります。「${optionName("update")}」で「${optionValue("update", "shuffled")}」を試してください。`,
  ],
  tryAnother: (changed, policy) => [
    policy
      ? `${others[changed.join(" ")]}を変えるか、「${labels.whenStuck}」を「${whenStuck[policy]}」にしてみてください。`
      : `${others[changed.join(" ")]}を変えてみてください。`,
  ],
  passage,
};

/** The texts at the end of a run. @type {(moment: Moment, run: Run) => Part[]} */
export const ending = (moment, run) => endingOf(moment, run, texts);
