/**
 * The texts that only this room uses.
 * @import { CountPlan, Target } from "../../pkg/knights_tour.js"
 * @import { CostTexts } from "../cost.js"
 * @import { Duration, KnownCheck, KnownCost, KnownFault } from "../quantities.js"
 */

import { costOf } from "../cost.js";
import { bytesOf, durationOf, foreseen, shareOf, sidesOf } from "../quantities.js";
import { asSentence, decimal, number, quoted } from "./sentence.js";
import { piece, rooms } from "./words.js";

export { number };

/** Fixed texts: `data-word` and `data-name` in the room's markup name them. */
export const labels = /** @type {const} */ ({
  intro:
    "ある盤に、ちがうツアーはいくつあるでしょうか。チェス盤では多すぎて書き並べられません。そこで、うまい数え方を考えます。",
  heading: "何を数えるか",
  withHoles: "穴のある盤",
  boardText: "盤を.と#の行、または大きさで書く",
  takeBoard: "この盤を使う",
  drawBoard: "「作る」でかく",
  directed: "逆向きのツアーは",
  copies: "回したり裏返したりしたツアーは",
  memory: "メモリ",
  exact: "正確に数える",
  howCounted: "もっと：どうやって数える？",
  start: "数える",
  startAnyway: "それでも数える",
  notNow: "今はやめる",
  cancel: "中止",
  countProgress: "数えている進み具合",
  estimates: "見積もり",
  estimateIntro: "ランダムな歩みから、まだだれも数えていない盤でも、およその数がわかります。",
  howEstimated: "もっと：歩みでどうやって数える？",
  chances:
    "100万分の1の確率で見つかるツアーを1つ見つけたら、100万のツアーと数えます。行き止まりになったら、0と数えます。",
  average:
    "たくさんの歩みの平均は、ツアーの数に近づきます（ドナルド・クヌース、1975年）。回したり裏返したりしたものは、別々に数えます。",
  fours:
    "時間を節約するため、4つの歩みが最初の3分の1をいっしょに進みます（Herman KahnとTheodore Harris、1951年）。",
  walkSettings: "見積もり方",
  weight: "重み",
  weightNote:
    "重み1では、どの手も同じように選びます。重みが小さいほど、ワーンスドルフの規則に近くなります。",
  weightMore:
    "重みが小さいと、行き先の少ないマスを選び、その近くのマスを残します。8 × 8では、重み0.75が実際のツアーの動きにいちばん近くなります。",
  walks: "歩みの回数",
  estimate: "見積もる",
  badWeight: "悪い重みを試す",
  estimateProgress: "見積もりの進み具合",
  asTable: "曲線を表で見る",
  uncounted: "まだだれも数えていない盤：",
  tours: "すべてのツアー",
  toursIntro:
    "見つけた順に、1つずつ並べます。回したり裏返したりしたものも入ります。ツアーを選ぶと「調べる」で開きます。",
  list: "並べる",
  previous: "前へ",
  next: "次へ",
  known: "知られている数",
  knownNote:
    "「ここで数えた数」は、このページを開いてから数えたものです。開いたツアーには、閉じられるものも入ります。",
  history: "まちがっていた数",
  announced:
    "1996年、2人の研究者が、8 × 8の盤に閉じたツアーは33,439,123,484,294通りあると発表しました（Martin LöbbingとIngo Wegener。二分決定図という方法を使いました）。",
  // Why that cannot be right is proved in the English file.
  corrected:
    "これは正しいはずがありません。ツアーは、裏返したり90°回したりすれば必ず別のツアーになり、180°回すと同じツアーになることもあります。ですから、ツアーは4つか8つの組になりますが、この数は4で割り切れません。1997年にBrendan McKayが13,267,364,410,532通りと数えました。このページで数えても同じです。",
  countIt: "ここで数える",
});

/** How the directions of a tour are counted, by `directed`. */
export const directions = /** @type {Record<string, string>} */ ({
  false: "同じツアー",
  true: "別のツアー",
});

/** "2 GiBまで" @param {number} n */
export const memoryOf = (n) => `${number(n / 2 ** 30)} GiBまで`;

/** How turned and mirrored copies are counted, by `upToSymmetry`. */
export const copies = /** @type {Record<string, string>} */ ({
  false: "別のツアー",
  true: "同じツアー",
});

const settings = /** @type {Record<string, string>} */ ({
  page: "ページ",
  show: "作業中の表示",
  directed: labels.directed,
  upToSymmetry: labels.copies,
  limit: labels.memory,
  board: "盤",
  leaper: "駒",
  theme: "配色",
  target: "ツアー",
  weight: labels.weight,
  walks: labels.walks,
  seed: "シード",
});

/** Errors in the request. */
export const wrong = {
  /** @type {(value: string, known: readonly string[]) => string} */
  choice: (value, known) =>
    `${quoted(value)}は使えません。次の中から選んでください：${known.join("、")}`,
  /** @param {string} value */
  page: (value) => `${quoted(value)}はページではありません。1のような整数を書いてください`,
};

/** Replaces a value that no field shows. */
const none = "いつもの値";

/** A value of a link that was invalid. @type {(name: string, message: string, instead: string) => string} */
export const replaced = (name, message, instead) =>
  `${settings[name] ?? name}：${message}。代わりに${quoted(valueOf(name, instead || none))}を使います。`;

/** The room's name for a value of a setting. @type {(name: string, value: string) => string} */
function valueOf(name, value) {
  switch (name) {
    case "directed":
      return directions[value] ?? value;
    case "upToSymmetry":
      return copies[value] ?? value;
    case "limit":
      return memoryOf(Number(value));
    default:
      return value;
  }
}

/** "8 × 8", with no line break. @param {string} board */
export function sizeOf(board) {
  const sides = sidesOf(board);
  return sides ? `${sides[0]}\u00a0×\u00a0${sides[1]}` : "穴のある盤";
}

/** The part of a request that texts need. @typedef {{ board: string, target: Target, directed: boolean, upToSymmetry: boolean }} CountRequest */

/** @type {Record<Target, string>} */
const kinds = { closed: "閉じたツアー", open: "開いたツアー" };

/** "8 × 8の閉じたツアー" @param {Pick<CountRequest, "board" | "target">} request */
const subject = ({ board, target }) => `${sizeOf(board)}の${kinds[target]}`;

/** For the live region. @type {(request: CountRequest, tours: bigint) => string} */
export const spoken = (request, tours) => `${subject(request)}は${grouped(tours)}通り。`;

/** The title of the window. @type {(request: CountRequest, page: string) => string} */
export const title = (request, page) => `${rooms.count}：${subject(request)} · ${page}`;

/** Explains what is being counted. @type {(request: CountRequest, squares: number, id: string) => string} */
export function meaning({ board, target, directed, upToSymmetry }, squares, id) {
  const where = `${sizeOf(board)}（${number(squares)}マス）で、${piece(id)}の`;
  const what =
    target === "closed"
      ? `${where}閉じたツアーを数えます。すべてのマスを1回ずつ通り、もう1手で最初のマスに戻るものです。どこから始めても同じとみなします。`
      : `${where}開いたツアーを数えます。すべてのマスを1回ずつ通り、どこで終わってもかまいません。たまたま1手でスタートに戻れるものも入ります。`;
  const way = directed
    ? "逆向きのツアーは、別のものとして数えます。"
    : "逆向きのツアーは、合わせて1つと数えます。";
  const turned = upToSymmetry
    ? "回したり裏返したりしたものは、同じツアーとみなします。"
    : "回したり裏返したりしたものは、別のツアーとみなします。";
  return `${what}${way}${turned}`;
}

/** The kind of tours in the table of known numbers. @type {(target: Target, directed: boolean) => string} */
export const kind = (target, directed) =>
  `${target === "closed" ? "閉じた" : "開いた"}、${directed ? "向きを区別する" : "向きを区別しない"}`;

/** A number of bytes in readable units. @param {number} n */
export function bytes(n) {
  const { unit, value } = bytesOf(n);
  return unit === "MiB" ? `${number(value)} MiB` : `${decimal(value, 1)} GiB`;
}

/** "0.3秒", "14秒", "3分20秒", "29時間", "3日", "40年" @param {Duration} duration */
function inWords(duration) {
  const { unit, value } = duration;
  switch (unit) {
    case "tenths":
      return `${decimal(value, 1)}秒`;
    case "seconds":
      return `${number(value)}秒`;
    case "minutes":
      return duration.seconds === 0
        ? `${number(value)}分`
        : `${number(value)}分${number(duration.seconds)}秒`;
    case "hours":
      return `${number(value)}時間`;
    case "days":
      return `${number(value)}日`;
    case "years":
      return `${number(value)}年`;
  }
}

/** @param {number} ms */
const duration = (ms) => inWords(durationOf(ms));

/** The progress; below ten with one decimal place. @param {number} fraction */
export function percent(fraction) {
  const share = shareOf(fraction);
  return share ? `${decimal(share.value, share.digits)}%` : "0.1%未満";
}

/** A number with separators between thousands, of any length. @param {bigint} tours */
export const grouped = (tours) => number(tours);

export const cancelled = "中止しました。";
export const notYet = "–";

/** The methods of counting. @type {Record<NonNullable<CountPlan["method"]>, string>} */
export const methods = {
  folded:
    "盤の上半分を1行ずつ進みながら数えます。鏡に映した形は1つにまとめます。下半分は上半分をさかさにしたものなので、最後に2つをつなぎます。",
  frontier:
    "1マスずつ進みながら数えます。それまでに選んだ手については、つながっていない端だけを覚えておきます。そのため、同じ状況を2度調べることはありません。",
};

/** Added for a count up to symmetry. */
export const keptFirst =
  "その前に、回したり裏返したりしても変わらないツアーを、折りたたんだ盤で数えます。そのようなツアーは、同じとみなすものが少ないからです。";

/** "約3分、メモリ600 MiB" @param {NonNullable<CountPlan["forecast"]>} forecast */
const taking = ({ seconds, bytes: needed }) =>
  `約${inWords(foreseen(seconds))}、メモリ${bytes(needed)}`;

/** The cost of a count. @type {(plan: CountPlan, isComing: boolean) => string} */
export const plan = (planned, isComing) => costOf(planned, isComing, costs);

/** @type {CostTexts} */
const costs = {
  none: "定理で答えがわかるので、時間はかかりません。",
  known: (needed, seconds) =>
    seconds === null
      ? `メモリを${bytes(needed)}まで使います。`
      : `約${inWords(foreseen(seconds))}かかり、メモリを${bytes(needed)}まで使います。`,
  coming: "必要なメモリを調べています…",
  guessed: (forecast) =>
    `目安は${taking(forecast)}です。「${labels.memory}」の上限に達すると止まります。`,
  unknown: `使うメモリは、数えながら表示します。「${labels.memory}」の上限に達すると止まります。`,
};

/** Asked before a long count. @param {NonNullable<CountPlan["forecast"]>} forecast */
export const tooLong = (forecast) => `目安では${taking(forecast)}かかります。それでも始めますか。`;

/** @param {string} message */
export const refusal = (message) => `ここでは数えられません：${message}。`;
const outOfMemory =
  "途中で止まりました。メモリが足りなくなったのかもしれません。もっと小さい盤を試してください。";
/** An error with a code is a refusal, unless the solver crashed; one without means that the count failed. @type {(message: string, code: string) => string} */
export const notCounted = (message, code) => {
  if (code === "crashed" || code === "lost") {
    return outOfMemory;
  }
  return code
    ? `途中で止まりました：${message}。`
    : `${outOfMemory}ブラウザのメッセージ：${asSentence(message.trim())}`;
};
/** @param {string} message */
export const notListed = (message) => `このツアーは並べられません：${message}。`;

/** The stages of a count apart from computing layers of states. */
const stages = /** @type {const} */ ({
  planning: "計画を立てている",
  joining: "2つの半分をつないでいる",
  symmetric: "対称なツアーを数えている",
});

/** @typedef {keyof typeof stages} Stage */

/**
 * The progress of a count: names and values.
 * @type {(now: { stage: Stage | null, states: number, bytes: number, layers: number, all: number, ms: number, left: number | null, workers: number }) => [string, string][]}
 */
export const progress = ({ stage, states, bytes: used, layers, all, ms, left, workers }) => [
  rowOf("今", stage ? stages[stage] : `${number(all)}層のうち${number(layers + 1)}層目`),
  ...(stage ? [] : [rowOf("層の状態", number(states))]),
  rowOf("メモリ", bytes(used)),
  ...(workers > 1 ? [rowOf("CPUコア", number(workers))] : []),
  rowOf("かかった時間", duration(ms)),
  ...(left === null ? [] : [rowOf("残り時間", `約${duration(left)}`)]),
];

/** @type {(name: string, value: string) => [string, string]} */
const rowOf = (name, value) => [name, value];

/** Under the chart of layers, while the count goes on and at its end. @type {(layers: number[], isOver: boolean) => string} */
export const layersCaption = (layers, isOver) =>
  isOver
    ? `マスの層ごとに覚えた状態の数。最大${number(Math.max(...layers))}。`
    : `終わった層ごとに覚えた状態の数。ここまでの最大は${number(Math.max(...layers))}。`;

/** The chart of layers in words. @type {(layers: number[], steps: number) => string} */
export function layersSummary(layers, steps) {
  const most = Math.max(...layers);
  return `棒グラフ：${number(steps)}層のうち${number(layers.length)}層が終わりました。いちばん大きいのは${number(layers.indexOf(most) + 1)}層目で、${number(most)}状態です。`;
}

/** What the number means. @type {(request: CountRequest, tours: bigint, ms: number, known?: { tours: bigint, source: string }) => string} */
export function counted(request, tours, ms, known) {
  const { directed, upToSymmetry } = request;
  const way = directed ? "向きを区別する" : "向きを区別しない";
  const turned = upToSymmetry
    ? "回したり裏返したりしたものは同じとみなす"
    : "回したり裏返したりしたものは別とみなす";
  const other =
    upToSymmetry || request.board === "1x1"
      ? ""
      : directed
        ? `向きを区別しなければ${grouped(tours / 2n)}通りです。`
        : `向きを区別すれば${grouped(2n * tours)}通りです。`;
  const source = known
    ? known.tours === tours
      ? `知られている数と同じです：${known.source}。`
      : `知られている数は${grouped(known.tours)}です：${known.source}。`
    : "";
  return `${subject(request)}（${way}、${turned}）。${duration(ms)}で数えました。${other}${source}`;
}

/** A source with its author and year. @type {(name: string, by?: string, year?: number) => string} */
export const sourceOf = (name, by, year) => {
  const who = [by, year].filter(Boolean).join("、");
  return who ? `${name}（${who}）` : name;
};

/** Where a known number comes from. @type {(published: readonly string[]) => string} */
export const knownFrom = (published) => published.join("；") || "コマンドで数えた数";

/** Unfolds what is known of a number. */
export const details = "くわしく";

/** @param {KnownCost} cost */
const knownTime = ({ seconds }) => duration(Math.max(100, 1000 * seconds));

/** @type {(cost: KnownCost) => string} */
const using = ({ threads, bytes: needed, diskBytes }) =>
  `${number(threads)}スレッド、メモリ${bytes(needed)}${diskBytes ? `、ディスク${bytes(diskBytes)}` : ""}`;

/** How a known number was counted. @type {(cost: KnownCost) => string} */
export const byCommand = (cost) => `コマンドは${knownTime(cost)}で数えました（${using(cost)}）。`;

/** What a check of a known number gave. @type {(check: KnownCheck) => string} */
export function checked(check) {
  switch (check.what) {
    case "seam":
      return `真ん中ではなく${number(check.row)}行目の下で半分どうしをつないでも、同じ数になります。`;
    case "order":
      return "マスの順番を変えて数えても、同じ数になります。";
    case "frontier":
      return "半分に分けず、1マスずつ数えても、同じ数になります。";
    case "threads":
      return `${number(check.threads)}スレッドで数えても、同じ数になります。`;
    case "symmetry":
      return `回したものや裏返したものを同じと数えると${grouped(BigInt(check.classes))}です。対称で変わらないツアーを加えると割り切れるので、つじつまが合います。`;
    case "estimate":
      return `${number(check.walks)}回のランダムな歩きでは、${grouped(BigInt(check.low))}から${grouped(BigInt(check.high))}の間と見積もられます。`;
  }
}

/** Why a published number is wrong. @type {Record<KnownFault, string>} */
const faults = {
  overflow: "プログラムが64ビットで計算したため、2⁶⁴の倍数だけ足りません",
  symmetry: "ツアーは4つか8つずつ組になりますが、この数は4で割り切れません",
  "by-hand": "手で見つけた数です",
  unexplained: "別々に作られたほかのプログラムが、そろってちがう数を出しています",
};

/** A published number that is wrong. @type {(source: string, tours: bigint, fault: KnownFault) => string} */
export const differs = (source, tours, fault) =>
  `${source}では${grouped(tours)}です。これは誤りです：${faults[fault]}。`;

/** A published number that counts a tour and its reverse as two. @type {(source: string, tours: bigint) => string} */
export const bothWays = (source, tours) =>
  `${source}は2つの向きを別々に数えています：${grouped(tours)}。`;

/** Before a command, for boards that a browser cannot count. */
export const tooLarge = "ブラウザには大きすぎます。このコマンドを打ってください：";

/** What that command takes. @type {(cost: KnownCost) => string} */
export const takes = (cost) => `${knownTime(cost)}かかります（${using(cost)}）。`;

export const copyCommand = "コピー";
/** @param {string} board */
export const copyCommandFor = (board) => `${sizeOf(board)}のコマンドをコピー`;

/** The column headings of the table of known numbers. */
export const columns = /** @type {const} */ ({
  board: "盤",
  known: "知られている数",
  kind: "ツアー",
  here: "ここで数えた数",
  source: "出典",
});

/** A number counted here, beside the known one. @type {(tours: bigint, agrees: boolean, ms: number) => string} */
export const countedHere = (tours, agrees, ms) =>
  agrees ? `✓ 同じ、${duration(ms)}` : `✕ ${grouped(tours)}`;

/** @param {number} index */
export const openTour = (index) => `ツアー${number(index)}：「調べる」で開く`;

/** @type {(first: number, last: number, all: bigint | null) => string} */
export const toursShown = (first, last, all) =>
  all === null
    ? `ツアー${number(first)}–${number(last)}`
    : `ツアー${number(first)}–${number(last)}（全${grouped(all)}通り）`;

/** @param {number} passed */
export const searching = (passed) =>
  passed > 0 ? `探しています…\u3000${number(passed)}通りとばしました` : "探しています…";

export const noTours = "そのようなツアーはありません。";
