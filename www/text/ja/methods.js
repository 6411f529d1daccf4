/**
 * What is said of each method: a sentence for each kind of step, the lines of its pseudo-code, its own settings, and
 * what it tried in vain. Steps of Warnsdorff’s rule are told in `stories.js`.
 *
 * @import { AskedMethod, Moment, NoTourOfNetwork, PruneCause, ReasonFacts, RunSettings } from "../../pkg/knights_tour.js"
 * @import { Part } from "../language.js"
 * @import { CodeTexts } from "../pseudo-code.js"
 * @import { MethodStories } from "../story.js"
 */

import { preferredIn } from "../choice.js";
import { detourLabels } from "../detour.js";
import { lineOf } from "../pseudo-code.js";
import { ownLines } from "./rule.js";
import { chosen, number, onwardMoves, percent, sentence, square, things } from "./sentence.js";

/** @param {number} n */
const loopsLeft = (n) =>
  n === 1 ? "残った輪は1つ。閉じたツアーです。" : `残りの輪は${things(n)}です。`;

/** @param {number} n moves missing until every square has two */
const stillMissing = (n) =>
  n === 0 ? "これで、どの{マス}にも手が2つあります。" : `あと${number(n)}手足りません。`;

/** Why backtracking gives up a square before it is stuck. @type {Record<PruneCause, (name: string) => Part[]>} */
const pruneCauses = {
  unreachable: (name) => sentence`${square(name)}へ行く手がもうないからです。`,
  "too-many-ends": (name) =>
    sentence`${square(name)}はツアーの端にしかなれませんが、両端はもう決まっているからです。`,
  "cut-in-two": (name) => sentence`ここからは、もう${square(name)}へ行けないからです。`,
  "start-cut-off": (name) =>
    sentence`スタートの${square(name)}へ1手で戻れる{マス}が、もう空いていないからです。`,
};

/** Where four strands turn, by side. @type {Record<ReasonFacts["formation-turns"]["side"], string>} */
const formationSides = { left: "左端", right: "右端", bottom: "下端", top: "上端" };

/** Why the network gives up an attempt. @type {Record<NoTourOfNetwork, (facts: ReasonFacts["reseed"]) => string>} */
const causes = {
  "several-cycles": ({ cycles }) =>
    `ネットワークは落ち着きましたが、輪が1つではなく${things(cycles)}あります。`,
  "no-merge": ({ cycles }) => `ネットワークは、${things(cycles)}の輪をこれ以上つなげません。`,
  "too-many-sweeps": ({ sweeps }) =>
    `ネットワークは${number(sweeps)}回のスイープでは落ち着きませんでした。`,
  frozen: () => "ネットワークは落ち着きましたが、手が2つない{マス}があります。",
};

/** The purpose of rotating a path. @type {Record<ReasonFacts["rotate-walk"]["use"], string>} */
const uses = {
  "goes-on": "そこからなら、空いている{マス}へ進めます。",
  closes: "そこからなら、スタートへ戻れます。",
  detour: "これで寄り道が入ります。",
  none: "端にできる{マス}のうち、いちばん長く端になっていなかったものです。",
};

/** A path ends in a dead end, or at the wrong place. @type {(facts: ReasonFacts["rotate" | "rotate-walk"], moment: Moment) => Part[]} */
function rotation({ at, to, use, left }, { start, focus }) {
  const why =
    left === 0
      ? sentence`すべての{マス}を通りましたが、${square(focus)}から${square(start)}へは1手で戻れません。`
      : sentence`${square(focus)}からは、空いている{マス}へ進めません。`;
  return sentence`${why}そこで、道の端の${square(focus)}を${square(at)}につなぎ、${square(at)}から先を逆向きにします。新しい端は${chosen(to)}です。${uses[use]}`;
}

/** The next order to try: the squares by their numbers on the board. @param {number} order */
const nextOrder = (order) => `次の順列は${[...String(order)].join(" ")}`;

/** Names the method that makes the moves. @param {Moment} moment */
const maker = ({ algorithm }) => (algorithm === "warnsdorff" ? "規則" : "方法");

/** A move by hand from this moment, and the choice that the method would have made. @type {(moment: Moment, to: string) => string} */
export function wentByHand(moment, to) {
  const preferred = preferredIn(moment);
  if (preferred === undefined) {
    return `自分で${to}へ進みました。`;
  }
  return to === preferred
    ? `自分で${to}へ進みました。${maker(moment)}でも同じです。`
    : `自分で${to}へ進みました。${maker(moment)}なら${preferred}でした。`;
}

/** A sentence for every code. @type {MethodStories} */
export const stories = {
  // Backtracking.
  forward({ to, tried, left }, { focus }) {
    const before = tried ? `${number(tried)}か所で失敗したので、` : "";
    const after = left ? `残りの${number(left)}か所は、あとに取っておきます。` : "";
    return sentence`${before}{ナイト}は${square(focus)}から、順番で次の{マス}を試します：${chosen(to)}。${after}`;
  },
  prune: (facts, { focus }) =>
    sentence`${square(focus)}からはツアーができません。${pruneCauses[facts.cause](facts.square)}{ナイト}は${chosen(facts.to)}に戻ります。`,
  // By hand.
  "by-hand"({ to, accessibility, preferred }, moment) {
    const went = sentence`自分で${square(moment.focus)}から${chosen(to)}へ進みます（${onwardMoves(accessibility)}）。`;
    return to === preferred
      ? sentence`${went}${maker(moment)}でも同じです。`
      : sentence`${went}${maker(moment)}なら${square(preferred)}でした。`;
  },
  "closed-by-hand": ({ to }) => sentence`自分で${chosen(to)}へ進み、ツアーを閉じます。`,
  // A given tour.
  "take-next"({ to, accessibility: ways, fewest }, { focus, candidates }) {
    const went = sentence`ツアーは${square(focus)}から${chosen(to)}へ進みます（${onwardMoves(ways)}）。`;
    if (ways > fewest) {
      return sentence`${went}ワーンスドルフの規則なら、行き先が${number(fewest)}か所の{マス}へ進むところです。`;
    }
    return ways > 0 && candidates.length > 1
      ? sentence`${went}いちばん少ないので、ワーンスドルフの規則どおりです。`
      : went;
  },
  // Permutations.
  breaks: ({ order, from, to }) =>
    sentence`${nextOrder(order)}。${square(from)}から${square(to)}へは1手で進めません。`,
  "not-closed": ({ order, from, to }) =>
    sentence`${nextOrder(order)}。どこも1手で進めますが、${square(from)}から${square(to)}へは1手で戻れません。`,
  holds: ({ order }) => [`${nextOrder(order)}。どこも1手で進めます。`],
  // Restarts.
  "attempt-failed"({ attempts, complete, visited, cause }, moment) {
    const end =
      cause === "not-closed"
        ? "すべての{マス}を通りましたが、ツアーは開いたままです。"
        : `${number(moment.squares)}{マス}のうち${number(visited)}{マス}で行き止まりです。`;
    return [
      `${end}{ナイト}は手をすべて戻します。ここまで${number(attempts)}回のうち、すべての{マス}を通れたのは${number(complete)}回（${percent(complete, attempts)}）、閉じたものはありません。`,
    ];
  },
  "closed-after-attempts": ({ to, attempts, complete }) =>
    sentence`すべての{マス}を通り、${chosen(to)}へ進むとツアーが閉じます。${number(attempts)}回目で初めて閉じました（${percent(1, attempts)}）。そのうち、すべての{マス}を通れたのは${number(complete)}回（${percent(complete, attempts)}）です。`,
  // Rotations.
  grow: ({ to, accessibility, tied }, { focus }) =>
    sentence`道は${square(focus)}から${chosen(to)}へのびます（${onwardMoves(accessibility)}）。${tied > 1 ? "同点なので、ランダムに選びました。" : ""}`,
  "grow-at-random": ({ to, candidates }, { focus }) =>
    sentence`道は${square(focus)}から${chosen(to)}へのびます。${number(candidates)}{マス}からランダムに選びました。`,
  "rotations-failed": ({ attempts, visited, turns }, moment) => [
    `端を${number(turns)}回組み替えましたが、だめでした。通ったのは${number(moment.squares)}{マス}のうち${number(visited)}{マス}です。手をすべて戻し、${number(attempts + 1)}回目を始めます。`,
  ],
  rotate: rotation,
  "rotate-walk": rotation,
  // Blocks.
  cut: ({ side, after }) => [
    side === "rows"
      ? `{盤}を、下から${number(after)}行目のすぐ上で切ります。`
      : `{盤}を、左から${number(after)}列目のすぐ右で切ります。`,
  ],
  "base-tour"({ corner, width, height, how, kind }, moment) {
    const size = `${width} × ${height}`;
    const origin =
      how === "copied"
        ? "同じ大きさのほかのブロックと、同じツアーを使います。"
        : kind === "closed"
          ? "探して見つけた閉じたツアーを使います。"
          : "探して見つけた開いたツアーを使います。";
    return width * height === moment.squares
      ? [`{盤}全体が、${size}の1つのブロックです。${origin}`]
      : sentence`${square(corner)}にある${size}のブロックです。${origin}`;
  },
  "blocks-joined": ({ from, to, left }) =>
    sentence`2つのブロックが1つになります。それぞれの手を1つずつ取り、代わりにブロックをまたぐ手を2つ入れます。その1つは${square(from)}から${square(to)}へ行く手です。残りのツアーは${things(left)}です。`,
  "piece-inserted": ({ from, to }) =>
    sentence`${square(from)}から${square(to)}への手を外し、そこに次の部分のツアーを入れます。`,
  "strand-ends": ({ corner, columns }) =>
    sentence`${square(corner)}から${number(columns)}列がツアーになり、そこから4本の道すじがのびます。`,
  strands: ({ corner }) => sentence`4本の道すじは、${square(corner)}から2列ぶん進みます。`,
  "strands-tied": ({ corner }) =>
    sentence`4本の道すじを、${square(corner)}から始まる列につなぎます。`,
  opened: ({ last, start }) =>
    sentence`開いたツアーを作るので、${square(last)}からスタートの${square(start)}へ戻る手を外します。`,
  // Few turns and crossings.
  "formation-sets-out": ({ from }) =>
    sentence`${square(from)}とその近くから、4本の道すじが出発します。始めの所では2本ずつつながっていて、並んで進みます。`,
  "formation-advances": ({ strands, to }) =>
    strands === 4
      ? sentence`4本の道すじがまっすぐ進み、最初の1本が${square(to)}に着きます。`
      : sentence`${number(strands)}本の道すじがまっすぐ進み、最初の1本が${square(to)}に着きます。`,
  "formation-turns": (facts) => [
    `${formationSides[facts.side]}で、道すじが${number(facts.moves)}手で次の4本の列へ折り返します。`,
  ],
  "formation-ends": ({ at }) =>
    sentence`最後の隅の${square(at)}で、1本目は3本目と、2本目は4本目と出会います。始めとはちがう組み合わせなので、4本がまとまって1つの閉じたツアーになります。`,
  "formation-too-large": () => [
    "この{盤}には、4本の道すじが曲がる場所がありません。曲がる回数と交差の少ないツアーを、前もって探しておきました。",
  ],
  // Cycles.
  match: (facts) => [
    facts.moves === 1
      ? `選べる手がいちばん少ない{マス}に、手を1つ加えます。${stillMissing(facts.missing)}`
      : `選べる手がいちばん少ない{マス}から順に、手を${things(facts.moves)}加えます。${stillMissing(facts.missing)}`,
  ],
  augment: (facts) => [
    `2つの{マス}で手が足りません。手を鎖のように入れ替え、${number(facts.out)}手を外して${number(facts.in)}手を入れると、両方に1つずつ増えます。${stillMissing(facts.missing)}`,
  ],
  merge: ({ size, cycles }) => [
    `2つの輪が1つになります。それぞれの手を1つずつ取り、代わりに輪をまたぐ手を2つ入れます。小さいほうの輪は${number(size)}{マス}でした。${loopsLeft(cycles)}`,
  ],
  exchange: ({ out, joined, cycles }) => [
    `もっと長い入れ替えで、${number(out)}手を外し、同じ数だけ入れて、${things(joined + 1)}の輪をつなぎます。${loopsLeft(cycles)}`,
  ],
  shift: ({ out, cycles }) => [
    `つなげる輪がありません。${number(out)}手を入れ替えると、輪の形が変わります。数は${things(cycles)}のままです。`,
  ],
  "match-again": ({ attempt, cycles }) => [
    `${things(cycles)}の輪は、つながりません。手をすべて外し、${number(attempt)}回目を始めます。`,
  ],
  "try-all": ({ tried, ends }) => [
    `すべての可能性を試します。${number(ends)}通りのうち${number(tried)}通りが済みました。`,
  ],
  found: () => ["すべての可能性を試して、ツアーが見つかりました。"],
  // Several methods in turn.
  "next-method": ({ method, next }) => [
    `${askedMethods[method]}では答えが出ませんでした。次は${askedMethods[next]}です。`,
  ],
  decide: (facts, { focus }) =>
    sentence`この方法は、{マス}のあらゆる通り方を同時に調べます。${number(facts.squares)}{マス}のうち${number(facts.finished)}{マス}が済み、次は${square(focus)}です。ここまでに${number(facts.states)}個の状態があります。`,
  answered: ({ method }) => [`${askedMethods[method]}でツアーが見つかりました。`],
  // Neural network.
  wake: (facts) => [
    `${number(facts.attempt)}回目。${number(facts.moves)}手のうち${number(facts.active)}手を、ランダムにオンにしました。`,
  ],
  sweep: (facts) => [
    `スイープ${number(facts.sweep)}。${number(facts.switched)}手が切り替わり、${number(facts.active)}手がオンです。${number(facts.squares)}{マス}のうち${number(facts.settled)}{マス}に、必要な2手があります。`,
  ],
  "several-cycles": (facts) => [
    `${number(facts.sweeps)}回のスイープで、どの{マス}にも手が2つできました。でも、輪が${things(facts.cycles)}あります。`,
  ],
  frozen: (facts) => [
    `${number(facts.sweeps)}回のスイープで、もう何も変わらなくなりました。でも、手が2つあるのは${number(facts.squares)}{マス}のうち${number(facts.settled)}{マス}だけです。`,
  ],
  "merge-cycles": ({ cycles }) => [
    `2つの輪が1つになります。それぞれの手を1つずつ取り、代わりに輪をまたぐ手を2つ入れます。${loopsLeft(cycles)}`,
  ],
  reseed: (facts) => [
    `${causes[facts.cause](facts)}手をすべて外し、${number(facts.attempt)}回目を始めます。`,
  ],
  // Edges first.
  "to-corner": ({ to, tied }) =>
    tied > 1
      ? sentence`隅が先です。行ける隅が${things(tied)}あるので、ランダムに1つ選びます：${chosen(to)}。`
      : sentence`隅が先です。行ける隅は${chosen(to)}です。`,
  "near-edge"({ to, tied, distance }, { focus }) {
    const where = distance === 0 ? "端のマス" : `端から${number(distance)}マス`;
    const among = tied > 1 ? `。同じ近さの${things(tied)}からランダムに選びました` : "";
    return sentence`${square(focus)}から行ける{マス}のうち、端にいちばん近いのは${chosen(to)}（${where}）${among || "です"}。`;
  },
  detour(facts) {
    const [first, last] = detourLabels(facts);
    const labels = first === last ? first : `${first}から${last}`;
    return sentence`寄り道です。${square(facts.from)}と${square(facts.to)}の間に、残った${number(facts.letters)}{マス}が${labels}として入ります。`;
  },
  renumber: ({ left, lettered }) => [
    left === 0
      ? `すべての{マス}を通りました。文字のついた${number(lettered)}{マス}に番号をつけます。`
      : `${number(left)}{マス}は入りませんでした。文字のついた${number(lettered)}{マス}に番号をつけます。`,
  ],
};

/** Lines of pseudo-code, short enough to fit the page without wrapping. @type {CodeTexts} */
const code = {
  lines: {
    place: "{ナイト}をスタートに置く",
    "until-all-visited": "すべての{マス}を通るまで：",
    "count-onward-moves": "各候補の行き先を数える",
    "go-to-fewest": "いちばん少ない所へ進む",
    close: "スタートに戻ってツアーを閉じる",
    "out-of-steps": "歩数切れ：同点はランダムにやり直す",
    prune: "ここからは無理：1手戻る",
    "try-next": "まだ試していない次の{マス}へ",
    "take-back": "もうない：最後の手を戻す",
    "all-tried": "すべて試した：ツアーはない",
    "until-stuck": "行き詰まるまで：",
    "corner-or-nearest-edge": "隅へ、なければ端に近い所へ",
    "splice-detours": "残った{マス}を寄り道で通る",
    "rotate-end": "行き詰まったら端を組み替える",
    renumber: "文字の{マス}に番号をつける",
    "break-tie-at-random": "同点なら：ランダムに選ぶ",
    "take-next": "ツアーの次の{マス}へ進む",
    restart: "だめなら、やり直す",
    grow: "行き先の少ないほうへのばす",
    "grow-at-random": "空いている{マス}へのばす",
    "rotate-until-closed": "閉じるまで端を組み替える",
    cut: "{盤}をブロックに切る",
    "base-tours": "各ブロックのツアーを探す",
    "until-one-tour": "ツアーが1つになるまで：",
    join: "1手ずつ外し、またぐ2手でつなぐ",
    insert: "1手の代わりに部分を入れる",
    strands: "4行に4本の道すじを通す",
    open: "スタートの所で開く",
    "set-out": "4本の道すじが隅から出発",
    "until-last-corner": "反対の隅に着くまで：",
    advance: "並んでまっすぐ進む",
    turn: "端で次の列へ折り返す",
    end: "最後に交差させてつなぐ",
    "written-down": "小さな盤：見つけておいたツアー",
    diagnose: "ツアーができない理由を探す",
    "match-greedily": "手の少ない{マス}から2手ずつ選ぶ",
    augment: "全部2手になるまで鎖で入れ替え",
    "until-one-cycle": "輪が1つになるまで：",
    merge: "2手を2手に替え、輪を2つつなぐ",
    exchange: "つながらなければ、もっと入れ替え",
    "match-again": "だめなら、別の手から始める",
    "try-all": "小さい{盤}なら、すべて試す",
    "ask-theory": "理論で調べる",
    "ask-cycles": "小さな輪をつなぐ、だめなら",
    "ask-rotations": "道の端を組み替える、だめなら",
    "ask-decision": "1{マス}ずつ調べる、だめなら",
    "ask-cycles-again": "別の輪をつなぐ、だめなら",
    "ask-exhaustive": "すべて試す、だめなら",
    "give-up": "あきらめる",
    wake: "手をランダムにオンにする",
    "until-two-each": "どの{マス}も2手になるまで：",
    switch: "U > 3ならオン、U < 0ならオフ",
    "one-cycle": "輪が1つなら、ツアー",
    reseed: "でなければ、ランダムにやり直す",
    "each-order": "{マス}の順列のそれぞれで：",
    follow: "1手で進める間、たどる",
    holds: "全部進めたら、ツアー",
    update: "U ← U + 4 − 両端でオンの手",
    "update-printed": "U ← U + 2 − {マス}を共有するオンの手",
  },
  ties: {
    first: "同点なら：手の順番で最初のもの",
    random: "同点なら：ランダムに選ぶ",
    "pohl-sum": "同点なら：1手先の合計が最小",
    "pohl-min": "同点なら：1手先が最少",
    roth: "同点なら：中心からいちばん遠い",
    "roth-random": "同点なら：中心から遠い、次にランダム",
    "squirrel-cull": "同点なら：{盤}の区域による",
  },
  deadEnds: {
    stop: "行き止まりなら：止める",
    backtrack: "行き止まりなら：1手戻る",
    restart: "行き止まり：同点はランダムにやり直す",
  },
  own: ownLines,
};

/** A line of pseudo-code with its indentation; `null` if it does not apply. @type {(name: string, settings: RunSettings) => { text: string, depth: number } | null} */
export const codeLine = (name, settings) => lineOf(name, settings, code);

/** The settings that only one method has: the name of each, those of its values, and both in short, as part of a method’s name. @type {Record<string, { name: string, values: Record<string, { name: string, short: string }> }>} */
const options = {
  order: {
    name: "順番",
    values: {
      tutorial: { name: "教材どおり", short: "順番：教材どおり" },
      "fewest-first": { name: "行き先の少ない順", short: "順番：行き先の少ない順" },
    },
  },
  prune: {
    name: "先読み",
    values: {
      false: { name: "しない", short: "先読み：しない" },
      true: { name: "する：見こみがなければ戻る", short: "先読み：する" },
    },
  },
  update: {
    name: "更新",
    values: {
      shuffled: { name: "1つずつ、順番を混ぜて", short: "更新：1つずつ、順番を混ぜて" },
      fixed: { name: "1つずつ、決まった順番で", short: "更新：1つずつ、決まった順番で" },
      "all-at-once": { name: "すべて同時に", short: "更新：すべて同時に" },
    },
  },
  equation: {
    name: "式",
    values: {
      corrected: { name: "正しく直したもの", short: "式：正しく直したもの" },
      printed: { name: "本のまま：うまくいかない", short: "式：本のまま" },
    },
  },
  merge: {
    name: "連結",
    values: {
      false: { name: "しない", short: "連結：しない" },
      true: { name: "する：最後に輪をつなぐ", short: "連結：する" },
    },
  },
  growth: {
    name: "のばし方",
    values: {
      fewest: { name: "行き先の少ない順", short: "のばし方：行き先の少ない順" },
      random: { name: "ランダム", short: "のばし方：ランダム" },
    },
  },
};

/** The name of a method's own setting. @param {string} id */
export const optionName = (id) => options[id]?.name ?? id;

/** @type {(id: string, value: string) => string} */
export const optionValue = (id, value) => options[id]?.values[value]?.name ?? value;

/** @type {(id: string, value: string) => string} */
export const optionInShort = (id, value) => options[id]?.values[value]?.short ?? `${id}：${value}`;

/** What a method has tried when it gives up. @type {Record<string, string>} */
export const triedBy = {
  warnsdorff: "どの回も、規則に従って行き止まりになるか、歩数を使いきりました。",
  restarts: "どの回も、行き止まりになるか、閉じませんでした。",
  backtracking: "すべての可能性を試すには時間が足りませんでした。",
  "edges-first": "残った{マス}の中に、寄り道で通れないものがありました。",
  blocks: "ツアーが見つからないブロックがあったか、つなげないブロックがありました。",
  rotations: "ずっと、道の端を組み替えては、やり直していました。",
  cycles: "どう入れ替えても、残った輪がつながりませんでした。すべて試すには時間がかかりすぎます。",
  neural: "ネットワークは、いくつもの輪になって落ち着いたか、落ち着きませんでした。",
};

/** The methods that are tried in turn, in a sentence. @type {Record<AskedMethod, string>} */
export const askedMethods = {
  theory: "理論",
  cycles: "小さな輪をつなぐ方法",
  rotations: "道の端を組み替える方法",
  decision: "1{マス}ずつ調べる方法",
  "cycles-again": "別の輪をつなぐ方法",
  exhaustive: "すべてを試す方法",
};
