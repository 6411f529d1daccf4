/** The texts about posters, in the sheet behind “Share”. */

import { asSentence, decimal, number } from "./sentence.js";

export const style = "スタイル";
export const styles = {
  numbered: "番号",
  line: "線",
  ribbon: "リボン",
  woven: "織物",
  turns: "曲がり角",
};

/** What the colours of the style “turns” mean: squares where the tour turns, and where it goes straight on. @type {(turns: number, straight: number) => [string, string]} */
export const legend = (turns, straight) => [
  `${number(turns)}マスで曲がる`,
  `${number(straight)}マスで直進`,
];

export const paper = "用紙";
/** Paper sizes whose names are not known everywhere. @type {Readonly<Record<string, string>>} */
export const papers = {
  letter: "レター",
  legal: "リーガル",
  tabloid: "タブロイド",
  square: "正方形、300 mm",
  other: "その他の大きさ",
};
export const otherSize = "用紙の大きさ";
export const otherSizeHelp = "横 × 縦を、300x400mmのようにmmかpxで書きます。";

export const orientation = "向き";
export const orientations = { auto: "盤に合わせる", portrait: "縦", landscape: "横" };

export const title = "題名";
export const caption = "説明";
export const theme = "色";
export const blackAndWhite = "白黒";

/** @type {(squares: number, most: number) => string} */
export const tooLarge = (squares, most) =>
  `ポスターにできるのは${number(most)}マスまでの盤です。この盤は${number(squares)}マスです。もっと大きい盤には、コマンドknights-tourを使ってください。`;

export const preview = "ポスターの見本";
export const saveSvg = "SVGを保存";
export const savePng = "PNGを保存";
export const print = "印刷";
export const pixels = "PNGの長いほうの辺（ピクセル）";

/** The size of a PNG. @type {(width: number, height: number, bytes: number) => string} */
export const size = (width, height, bytes) => {
  const megabytes = bytes / 1e6;
  const memory = megabytes < 10 ? decimal(megabytes, 1) : number(Math.round(megabytes));
  return `${number(width)} × ${number(height)}ピクセル。ブラウザのメモリを約${memory} MB使います。`;
};
/** @type {(least: number, most: number) => string} */
export const badPixels = (least, most) =>
  `${number(least)}から${number(most)}までの整数を書いてください。`;

export const making = "PNGを作っています…";
/** @param {string} file */
export const saved = (file) => `${file}に保存しました。`;
export const pngFailed =
  "このブラウザは、これほど大きな画像を作れませんでした。ピクセルを減らすか、どんな大きさでも印刷できるSVGで保存してください。";
export const printFailed =
  "このブラウザはポスターを印刷できませんでした。SVGを保存して、そのファイルを印刷してください。";
/** A refusal of the solver. @param {string} message */
export const refused = (message) => asSentence(message);
