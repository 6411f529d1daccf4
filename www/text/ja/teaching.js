/**
 * The page for teachers. Links are written as in Markdown, `[words](#room?…)`, emphasis between underscores.
 */

import { number } from "./sentence.js";

export const title = "先生方へ";

export const intro =
  "5分から10分のレッスンが9つあります。だれでもすぐに始められるのに、速い解き方が見つかるまでに200年かかったパズルです。知っておくことは、ナイトの動き方だけ。アカウントは要りません。このページは、どこにも何も送りません。";

/** The button for the page in one file. */
export const download = "ページを1つのファイルでダウンロード";
export const downloadNote =
  "このファイルはネットワークなしで動きます。USBメモリにコピーして、ダブルクリックしてください。";

export const headings = {
  before: "授業の前に",
  plan: "50分の授業案",
  lessons: "レッスンの内容",
  mistakes: "生徒がよく思いこむこと",
  sheets: "ワークシート",
};

/** What to prepare. */
export const before = [
  "_ネットワークがない場合：_ネットワークのあるうちに、ページを一度開いてください。ブラウザが保存し、どの部屋もネットワークなしで使えるようになります。まったくつながらないコンピュータには、1つのファイルにまとめた版（`knights-tour-lab.html`）をUSBメモリでコピーし、ダブルクリックします。",
  "_プロジェクター：_ページの上の「画面」を開き、配色で「プロジェクター」を選びます。「調べる」やレッスンの中でFキーを押すと、盤の横に大きな字で説明が出て、設定は隠れます。Escキーで元に戻ります。[授業用に「調べる」を開く](#explore?board=8x8&start=b1&ask=true&present=true&theme=projector)",
  "_リモコン：_「調べる」でAキーを押すと「先に質問」になります。「進む」を押すまで、答えは隠れています。もう一度「進む」を押すと、1手進みます。レッスンでは、「進む」で10手まで進み、質問の答えが出て、そのあと次のステップに移ります。",
  "_キーボードだけの場合：_Nキーで次のステップ、Pキーで前のステップ。矢印キーで盤の上を移り、Enterキーで答えます。スクリーンリーダーは、すべてを読み上げます。",
  "_読むのに時間がかかる生徒に：_各ステップの上の「読み上げる」を押すと、ブラウザの声で文章を読みます。",
  "_端末がない場合：_下のワークシートを印刷してください。チェス盤とナイトの駒でもできます。床にチョークでマスをかき、生徒がナイトになってもよいでしょう。",
  "_リンク：_どのステップにも、それぞれのアドレスがあります。ページの上の「共有」でコピーできます。QRコードを画面いっぱいに出すこともできます。生徒が読み取れば、同じページが開きます。",
];

/** The columns of the plan. */
export const planHead = ["分", "内容", "生徒は"];

/** Minutes, activity, and how pupils take part. */
export const plan = [
  ["0–8", "[手で作るツアー](#learn?lesson=hand&step=3)、4 × 3の盤、2人組で", "遊ぶ"],
  [
    "8–15",
    "[でたらめに動かす](#learn?lesson=guess&step=1)：全員が予想を書き、そのあと[1000個のナイト](#learn?lesson=guess&step=2)が試す",
    "見積もる",
  ],
  [
    "15–25",
    "[ワーンスドルフの規則](#explore?board=8x8&start=b1&ask=true&present=true&theme=projector)をプロジェクターで。「先に質問」にして、1手ごとに全員で予想する",
    "予想する",
  ],
  ["25–35", "[10問の予想](#learn?lesson=rule&step=3)：1人ずつ、端末か紙で", "予想する"],
  [
    "35–43",
    "[同点が大事なわけ](#compare?board=20x20&start=s18&target=open&lanes=warnsdorff:first,warnsdorff:roth,warnsdorff:random::191)：3つのうち、行き詰まるのはどれ？",
    "投票する",
  ],
  [
    "43–50",
    "[5 × 5に閉じたツアーはある？](#learn?lesson=colours&step=2)まず話し合い、それから答える。宿題：[12マスのパズル](#learn?sheet=cross)",
    "説明する",
  ],
];

/** The prerequisites of a lesson, and its subject. */
export const about = {
  hand: "対象：10歳から。前提：なし。ねらい：ツアーとは何かを知り、見つけるのが難しいことを実感する。",
  guess:
    "対象：10歳から。前提：レッスン1。ねらい：でたらめな探し方と順序立てた探し方を比べ、手間がどれほど急に増えるかを知る。",
  rule: "対象：10歳から。前提：レッスン1。ねらい：1手先を見る規則（経験則）を使う。",
  ties: "対象：10歳から。前提：レッスン3。ねらい：ほとんどいつもうまくいく規則でも、定理ではないことに気づく。",
  colours: "対象：10歳から。前提：偶数と奇数。ねらい：できないことを証明する。",
  graph: "対象：10歳から。前提：なし。ねらい：パズルを別の形にかき直し、ハミルトン閉路に出会う。",
  fast: "対象：15歳から。前提：レッスン3。ねらい：分割統治法を知り、線形時間の意味を理解する。",
  many: "対象：15歳から。前提：大きな数。ねらい：書き並べ、数え、見積もり、結果を確かめる。",
  invent:
    "対象：10歳から。前提：レッスン3。ねらい：規則を考えて試し、よい規則は残っているものを見ていると知る。",
};

/** The columns of a lesson’s steps. */
export const stepHead = ["番号", "生徒は", "質問", "答え"];

/** How pupils take part in a step, by its kind of question. */
export const engagement = {
  none: "見る",
  move: "遊ぶ",
  predict: "予想する",
  square: "マスを探す",
  choose: "選ぶ",
  number: "数える・計算する",
  estimate: "見積もる",
  mark: "盤に印をつける",
  try: "発明する",
};

/** Answers that are not texts of a lesson. */
export const answers = {
  move: "ツアー（いくつもある）",
  mark: "シュウェンクの定理（ステップの中で説明）",
  try: "たとえば「fewest onward, farthest centre, least turn」（行き先が少ない、中心から遠い、曲がりが小さい）",
  predict: "ステップの中で1つずつ理由を説明",
  /** @type {(right: number, isEstimate: boolean) => string} */
  number: (right, isEstimate) => `${isEstimate ? "約" : ""}${number(right)}`,
  /** @param {readonly string[]} squares */
  squares: (squares) =>
    squares.length > 2 ? `${squares.join("、")}のどれか` : squares.join("または"),
};

export const note =
  "まちがえると、最初はヒントが出て、もう一度答えられます。2回目には、ステップが答えを説明します。正解でなくても先へ進めます。進み具合は端末に残り、生徒が消すこともできます。";

/** Misconceptions, and the facts. */
export const mistakes = [
  "_「規則はいつもうまくいく。」_同点をいつも同じ順番で決めると、チェス盤の64マスのうち3マスで失敗します。とても大きな盤では、ほとんどいつも失敗します。[失敗する所を見る](#learn?lesson=ties&step=5)",
  "_「行き詰まったのは、最後の手が悪かったからだ。」_たいていは、もっと前の手です。[「遊ぶ」](#play)の「もうだめ？」で、どの手かがわかります。",
  "_「盤が2倍なら、時間も2倍だ。」_バックトラック法が駒を置く回数は、5 × 5で8,839回、6 × 6で248,168回です。[数えてみる](#learn?lesson=guess&step=6)",
  "_「ツアーが見つからないから、ないのだ。」_それを示せるのは、証明か、すべてを調べつくした探索だけです。[「できる？」](#exist?target=closed&board=4x7)には両方あります。",
  "_「もっと短い回り方のほうがよい。」_同じ盤のツアーなら、手の数はどれも同じです。",
  "_「コンピュータなら全部数えられる。」_1つずつでは無理です。1秒に100万のツアーを数えても、チェス盤の閉じたツアーには5か月かかります。[ではどうする？](#learn?lesson=many&step=4)",
];

/** On worksheets. */
export const sheets = [
  "ブラウザから白黒で、A4かレターサイズに印刷できます。解答は別のページで、省くこともできます。どのページにもシードが書いてあります。同じシードからは、同じ問題ができます。",
  "[白紙の盤](#learn?sheet=blank&board=6x6)（3 × 3から20 × 20まで）と[行き先の数を書いた盤](#learn?sheet=counts&board=6x6)",
  "[次の5手を予想する](#learn?sheet=predict&seed=1)",
  "[規則に従って6手進む](#learn?sheet=follow&seed=1)（レッスン9に合わせて）",
  "[まちがい探し](#learn?sheet=error&seed=1)",
  "[12マスのパズル](#learn?sheet=cross)",
];
