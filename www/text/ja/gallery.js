/**
 * The texts of the Gallery. The texts about each tour are with its squares in the collection.
 * @import { Statistics } from "../../pkg/knights_tour.js"
 */

import { cut } from "../cut.js";
import { KNIGHT } from "../terms.js";
import { pieceNames } from "./names.js";
import { number, quoted, things } from "./sentence.js";
import { piece } from "./terms.js";
import {
  knightHere,
  labels as shared,
  paragraph,
  press,
  rooms,
  size,
  statistics,
} from "./words.js";

/** Fixed texts: `data-word` and `data-name` in the room's markup name them. */
export const labels = /** @type {const} */ ({
  toWall: "← すべてのツアーに戻る",
  browse: "前後のツアー",
  previous: "前のツアー",
  next: "次のツアー",
  checked: "注目したいところ",
  verse: "詩",
  figures: "データ",
  numbers: "番号とその合計",
  compare: "ワーンスドルフの規則ならどうする？",
  ruleBoard: "規則が作るツアー",
  numbering: "1番にするマス",
  fromKnight: "ナイトのいるマス",
  fromFirst: "もとの番号",
  explore: "「調べる」で開く",
  keepName: "名前",
  keepNow: "この端末に残す",
  collection: "有名なナイトツアー",
  intro:
    "ナイトは、どのマスも1回ずつ通ります。絵を選ぶと、ツアー全体を見たり、1手ずつたどったりできます。",
  search: "検索",
  filters: "しぼりこみ",
  clearAll: "条件をすべて消す",
  own: "自分のツアー",
  ownHelp:
    "「調べる」や「遊ぶ」で完成させたツアー、「作る」で見つけたツアーをここに残せます。保存先はこの端末だけです。",
  export: "すべてファイルに保存",
  import: "ファイルから追加…",
  bringBack: "取り消して元に戻す",
  rescue: "読めないデータを保存",
});

/** What the wall can be narrowed to. */
export const properties = /** @type {const} */ ({
  kind: "始まりと終わり",
  symmetry: "対称性",
  sums: "魔方陣",
  piece: "駒",
  century: "世紀",
  size: "盤",
});

/** The value that leaves all tours on the wall. */
export const any = "すべて";

/** @type {Record<keyof typeof properties, Record<string, string>>} */
const values = {
  kind: {
    closed: "閉じた：スタートに戻る",
    open: "開いた：別のマスで終わる",
    path: "道：通らないマスがある",
  },
  symmetry: {
    symmetric: "対称",
    "half-turn": "180°回しても同じ",
    "quarter-turn": "90°回しても同じ",
    mirror: "鏡に映しても同じ",
    none: "対称でない",
  },
  sums: { magic: "魔方陣", nearly: "魔方陣に近い" },
  piece: pieceNames,
  century: { none: "このページのための作品" },
  size: {},
};

/** A century by its number. @param {number} century */
const centuryName = (century) => `${century}世紀`;

/** The name of a value that tours can be narrowed to. @type {(property: keyof typeof properties, value: string) => string} */
const valueOf = (property, value) =>
  values[property][value] ??
  (property === "century" ? centuryName(Number(value)) : value.replace("x", " × "));

/** One of the values to choose from, and how many tours have it. @type {(property: keyof typeof properties, value: string, tours: number) => string} */
export const choice = (property, value, tours) => `${valueOf(property, value)}（${number(tours)}）`;

/** How many tours are on the wall. @type {(found: number, all: number) => string} */
export const onTheWall = (left, all) =>
  left === all
    ? `全${number(all)}作品`
    : left === 0
      ? "すべてに当てはまるツアーはありません。次のどれかの条件を外してください："
      : `${number(all)}作品のうち${number(left)}作品`;

/** A button that clears one filter. @type {(name: keyof typeof properties | "search", value: string, tours: number) => string} */
export const clearOne = (name, value, tours) =>
  `${quoted(name === "search" ? value : valueOf(name, value))}を外す：${number(tours)}作品`;

/** Who made a tour, when, and on what board. @type {(by: string, year: string, board: string, piece: string) => string} */
export const origin = (by, year, board, name) =>
  [by, year, board, name].filter(Boolean).join(" · ");

/** A board: its sides, and whether it has holes. @type {(width: number, height: number, squares: number) => string} */
export const boardName = (width, height, squares) =>
  squares === width * height
    ? size(width, height)
    : `${size(width, height)}、${number(squares)}マス`;

/** @param {string} text */
export const source = (text) => `出典：${text}`;

/** The source of a tour that was found for this page; others may be cited beside. @param {string} cited */
export const foundHere = (cited) =>
  cited
    ? `このページのために見つけ、作成時に確かめたものです。${cited}`
    : "このページのために見つけ、作成時に確かめたものです。";

/** Notable properties of a tour, by code. @type {Record<string, (numbers: string[], squares: string) => string>} */
const particulars = {
  closed: () => "閉じたツアー。もう1手でスタートに戻れます。",
  open: () => "開いたツアー。両はしのマスは、ナイトの1手で結ばれていません。",
  path: ([visited], squares) =>
    `ツアーではなく、道です。${squares}マスのうち${visited}マスを通ります。`,
  asymmetric: () => "対称性はありません。",
  "half-turn": () => "対称。盤を180°回しても同じ形です。",
  "quarter-turn": () => "対称。盤を90°回しても同じ形です。",
  mirror: () => "対称。鏡に映しても同じ形です。",
  halves: () => "盤の半分をすべて通ってから、残りの半分に入ります。",
  opposite: ([apart]) => `向かい合うマスの番号の差は、いつも${apart}です。`,
  "opposites add": ([sum]) => `向かい合うマスの番号の和は、いつも${sum}です。`,
  "quarters differ": ([apart]) => `盤を90°回すと、どの番号も${apart}だけ変わります。`,
  "semi-magic": ([sum]) => `どの行もどの列も、合計は${sum}です。`,
  magic: ([sum]) => `魔方陣です。どの行もどの列も、2本の対角線も、合計は${sum}です。`,
  rows: ([sum]) => `どの行も、合計は${sum}です。`,
  columns: ([sum]) => `どの列も、合計は${sum}です。`,
  diagonals: ([first, second = first]) => `対角線の合計はそろわず、${first}と${second}です。`,
  sums: ([first, second]) => `どの行もどの列も、合計は${first}か${second}です。`,
  quarters: ([sum]) => `盤を4つに分けた中でも、どの行もどの列も合計は${sum}です。`,
  crossings: () => "どの2つの手も交差しません。",
  verse: () => "ツアーの順に音節を読むと、詩になります。",
  "verse as rows": () => "ツアーの順に読んでも、1行ずつ読んでも、音節は同じ詩になります。",
};

/** @type {(particular: { code: string, numbers: number[] }, squares: number) => string} */
export const particular = ({ code, numbers }, squares) =>
  particulars[code]?.(numbers.map(number), number(squares)) ?? "";

/** Renumbering a tour changes its sums. @param {string} square */
export const renumbered = (square) => `1番は${square}になりました。`;
export const notClosed = "好きなマスを1番にできるのは、閉じたツアーだけです";
/** @param {string} square */
export const notVisited = (square) =>
  `${quoted(square)}はこのツアーのマスではありません。c3のように書いてください`;

/** The line at each step of a path that is not a tour. @type {(step: number, of: number, square: string) => string} */
export const pathStep = (step, of, square) =>
  step === 0 ? `道は${square}から始まります。` : `${of}手中${step}手目：${square}へ。`;

/** @type {(square: string, place: number, isKnightHere: boolean) => string} */
export const squareLabel = (square, place, isKnightHere) =>
  [
    square,
    place > 0 ? `${number(place)}番` : "通らない",
    ...(isKnightHere ? [knightHere(false)] : []),
  ].join("、");

export const caption = `マスを${press}すると、そこへ行く手がわかります。`;

/** @type {(read: string, isAll: boolean) => string} */
export const readSoFar = (read, isAll) =>
  read ? `${isAll ? "全文" : "ここまで"}：${read}` : "まだ何も読んでいません。";

/** The names of the tour and of the rule's run in their comparison. */
export const compared = { tour: "このツアー", path: "この道", rule: "規則のツアー" };

/** @type {(visited: number, squares: number, isClosed: boolean) => string} */
export const reached = (visited, squares, isClosed) =>
  visited < squares
    ? `${number(squares)}マスのうち${number(visited)}マスで行き詰まり`
    : isClosed
      ? "閉じたツアー"
      : "開いたツアー";

export const comparedRows = { end: "結果", turns: "曲がる回数", crossings: "交差" };
/** @param {number | null | undefined} value */
export const figure = (value) => (value === null || value === undefined ? "—" : number(value));

/** How the rule was run. @type {(start: string, isUsual: boolean) => string} */
export const ruleFrom = (start, isUsual) =>
  isUsual
    ? `ワーンスドルフの規則で${start}から。同点なら、中心から遠いほうへ進みます：`
    : `ワーンスドルフの規則で${start}から。同点なら、その中の最初のマスへ進みます：`;

export const counting = "ツアーが規則どおりに進む回数を数えています…";

/** How many times a tour agrees with the rule. @type {(agreeing: number, choices: number) => string} */
export const agreement = (agreeing, choices) =>
  agreeing === choices
    ? `このツアーはいつも規則どおりです。${number(choices)}手すべてで、行き先がいちばん少ないマスへ進んでいます。`
    : `このツアーは、${number(choices)}手のうち${number(agreeing)}手で規則どおりです。そこでは、行き先がいちばん少ないマスへ進んでいます。`;

/** @type {(found: Statistics, isClosed: boolean) => [string, string][]} */
export const figuresOf = (found, isClosed) =>
  statistics(found, isClosed).flatMap(({ id, name, value }) =>
    id === "sums" ? [] : [[name, value]],
  );

/** @param {string} name @param {string} progress */
export const title = (name, progress) =>
  `${name}、${progress} · ${rooms.gallery} · ${shared.title}`;

/** The title while no tour is open. */
export const wallTitle = `${rooms.gallery} · ${shared.title}`;

/** The name of an own tour that has none yet. @param {string} board */
export const unnamed = (board) => `${board}のツアー`;

/** Messages about keeping tours. */
export const kept = {
  /** @param {string} name */
  done: (name) => `${quoted(name)}をこの端末に残しました。`,
  /** @param {string} name */
  removed: (name) => `${quoted(name)}を削除しました。`,
  /** @param {string} name */
  back: (name) => `${quoted(name)}を元に戻しました。`,
  none: "まだツアーを残していません。",
  /** @type {(found: number, all: number) => string} */
  found: (found, all) => `自分のツアー${number(all)}のうち、条件に合うのは${number(found)}です。`,
  denied:
    "この端末にはツアーを残せません。保存場所がいっぱいか、使えなくなっています。ファイルに保存しないと、ページを閉じたときに消えてしまいます。",
  unreadable:
    "この端末に残したツアーを読めません。データはまだあります。消す前に、ファイルに保存してください。",
  /** @type {(added: number, same: number) => string} */
  added: (added, same) =>
    paragraph(
      added === 0
        ? "ファイルに新しいツアーはありません。"
        : `${things(added)}のツアーを追加しました。`,
      same > 0 ? `${things(same)}は前からあるものでした。` : "",
    ),
  /** @type {(name: string, why: string) => string} */
  refused: (name, why) => `${quoted(name)}は追加しませんでした：${cut(why, 300)}。`,
  saved: "保存しました。",
  file: "knights-tours.json",
};

/** @param {string} name */
export const remove = (name) => `${quoted(name)}を削除`;

/** Errors, for the line beside a field. */
export const wrong = {
  name: "ツアーの名前を書いてください",
  /** @param {number} most */
  longName: (most) => `名前が長すぎます。${number(most)}文字までにしてください`,
  /** @type {(name: string) => string} */
  sameTour: (name) => `このツアーは${quoted(name)}としてもう残してあります`,
  /** @param {number} most */
  tooMany: (most) =>
    `残せるツアーは${number(most)}までです。ファイルに保存してから、いくつか削除してください`,
  /** @param {number} most */
  tooLarge: (most) => `${number(most)}マスより大きいツアーは残せません`,
  /** @param {number} most */
  file: (most) => `ファイルが大きすぎます。${number(most)}バイトを超えています`,
  unreadableFile: "ファイルを開けません。もう一度選んでください",
  notJson: "正しいJSONではありません。このページが保存したファイルを選んでください",
  notOurs: "このページが保存したツアーの一覧ではありません",
  newer:
    "このファイルは、このページのもっと新しい版で保存されました。ページを読み込み直して更新してください",
  notATour: "このマスの並びはツアーになっていません",
  noSquares: "マスがありません",
  tour: (/** @type {string} */ id) => `${quoted(id)}というツアーはギャラリーにありません`,
  /** @type {(value: string, known: readonly string[]) => string} */
  filter: (value, known) =>
    `${quoted(value)}はありません。次の中から選んでください：${known.join("、")}`,
};

/** The name of a piece; empty for the knight. @param {string} id */
export const pieceName = (id) => (id === KNIGHT ? "" : piece(id));

/** A link named a tour that cannot be shown. @param {string} message */
export const noSuchTour = (message) =>
  `ツアー：${cut(message, 300)}。代わりにすべてのツアーを表示します。`;

/** A link named a filter that cannot be used. @type {(name: keyof typeof properties, message: string) => string} */
export const noSuchFilter = (name, message) =>
  `${properties[name]}：${cut(message, 300)}。リンクのほかの条件は使います。`;

/** What the keys do on the board. */
export const keys = {
  move: "となりのマスへ移る",
  rowStart: "行の最初のマスへ",
  rowEnd: "行の最後のマスへ",
  choose: "このマスへ行く手を見る",
};
