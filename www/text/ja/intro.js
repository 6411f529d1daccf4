/** はじめに：五つの画面。 */

export const screens = {
  jump: {
    name: "ナイトの動き",
    text: "ナイトは縦か横に2マス、そこから横か縦に1マス跳びます。輪のついたマスを選んで、3回跳んでみましょう。",
  },
  attempt: {
    name: "やってみよう",
    text: "25マスすべてを1回ずつ訪れてください。同じマスには2回入れません。どこまで行けますか。",
  },
  trick: {
    name: "コツ",
    text: "数字は、そのマスから先へ進める道の数です。いつも一番小さい数へ跳びましょう。入り口の少ないマスほど、先に行けなくなるからです。",
  },
  machine: {
    name: "コンピューター",
    text: "コンピューターも同じ規則で進みます。3回止まって聞きます。次はどのマスでしょう。",
  },
  wonders: {
    name: "だれも思いつかないこと",
    text: "8 × 8の盤には閉じた巡回が13,267,364,410,532通りあります。1秒に一つ描いても42万年かかります。知られている最古の巡回は840年ごろのものです。1823年のこの規則も失敗することがあり、ここで行き止まりです。",
  },
};

export const labels = {
  steps: "画面",
  before: "前へ",
  takeBack: "1手戻す",
  again: "もう一度",
  next: "次へ",
  answer: "答えを見る",
  skip: "ラボへ進む",
  ladder: "もっと大きな盤で遊ぶ",
  fails: "規則が失敗するところを見る",
  ownRule: "自分の規則を書く",
  teach: "授業で使う",
};

export const place = "{screen} / {screens}";
export const title = "{name} · ナイトツアー・ラボ";
export const wrongScreen = "画面は1から5までです";
export const jumps = "{all}回のうち{made}回";
export const canJump = "ナイトにできるのはこれだけです。";
export const visited = "{squares}マスのうち{visited}マス";
export const stuck =
  "{squares}マスのうち{visited}マスで行き止まりです。ここで止まる人がほとんどです。でたらめに跳んだ{walks}頭のナイトのうち、最後まで行けたのは{arrived}頭でした。";
export const stuckAgain =
  "{squares}マスのうち{visited}マスで行き止まりです。手を戻すか、もう一度やってみましょう。";
export const done = "できました。ナイトツアーです！{squares}マスを1回ずつ訪れました。";
export const cutsOff = "この手で{cut}へ行けなくなります。手を戻して、数字を見てください。";
export const lost = "この手のあとでは、もう巡回を完成できません。手を戻してください。";
export const notSmallest = "{square}は一番小さい数ではありませんが、まだ完成できます。";
export const which = "次はどのマスでしょう。";
export const right = "正解です。{square}の数{ways}が一番小さいです。";
export const wrong = "答えは{square}です。その数{ways}が一番小さいです。";
export const larger = "{squares}マスすべて。今度はもっと大きな盤です。";
export const arrived = "{squares}マスすべてを、一度も間違えずに。";
