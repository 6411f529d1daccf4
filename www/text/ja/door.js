/** The first view. Its markup has these texts as well, as it is seen before any script has run. */

import { labels as shared } from "./labels.js";

export const labels = {
  title: shared.title,
  question: "ナイトはすべての\u2060マ\u2060ス\u2060を1\u2060回\u2060ず\u2060つ通れる？",
  meaning:
    "ナイトが盤じゅうを跳びまわり、どのマスにもちょうど1回ずつ止まる。それがナイトツアーです。",
  begin: "5分で体験する",
  tryIt: "自分でやってみる",
  tryItMore: "小さな盤でナイトを動かします。",
  seeIt: "やり方を見る",
  seeItMore: "簡単な規則を1手ずつたどります。",
  teachIt: "授業で使う",
  teachItMore: "先生方へ：授業案、ワークシート、プロジェクター表示。",
  skip: "ラボへ進む",
  stop: "ナイトを止める",
  goOn: "ナイトを動かす",
  count: "{visited} / {squares}",
  jump: "ナイトを動かしてみましょう。輪のついたマスを選んでください。",
};
