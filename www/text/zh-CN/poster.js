/** The texts about posters, in the sheet behind “Share”. */

import { asSentence, decimal, number } from "./sentence.js";

export const style = "样式";
export const styles = {
  numbered: "编号",
  line: "线条",
  ribbon: "丝带",
  woven: "编织",
  turns: "转弯",
};

/** What the colours of the style “turns” mean: squares where the tour turns, and where it goes straight on. @type {(turns: number, straight: number) => [string, string]} */
export const legend = (turns, straight) => [`${number(turns)}格转弯`, `${number(straight)}格直行`];

export const paper = "纸张";
/** Paper sizes whose names are not known everywhere. @type {Readonly<Record<string, string>>} */
export const papers = {
  letter: "Letter（信纸）",
  legal: "Legal（法律文书）",
  tabloid: "Tabloid（小报）",
  square: "正方形，300 mm",
  other: "其他大小",
};
export const otherSize = "纸张大小";
export const otherSizeHelp = "宽 × 高，单位mm或px，例如300x400mm。";

export const orientation = "方向";
export const orientations = { auto: "跟随棋盘", portrait: "纵向", landscape: "横向" };

export const title = "标题";
export const caption = "说明文字";
export const theme = "配色";
export const blackAndWhite = "黑白";

/** @type {(squares: number, most: number) => string} */
export const tooLarge = (squares, most) =>
  `页面能为最多${number(most)}个格子的棋盘做海报，这个棋盘有${number(squares)}个。更大的棋盘请用命令knights-tour。`;

export const preview = "海报预览";
export const saveSvg = "保存SVG";
export const savePng = "保存PNG";
export const print = "打印";
export const pixels = "PNG长边的像素数";

/** The size of a PNG. @type {(width: number, height: number, bytes: number) => string} */
export const size = (width, height, bytes) => {
  const megabytes = bytes / 1e6;
  const memory = megabytes < 10 ? decimal(megabytes, 1) : number(Math.round(megabytes));
  return `${number(width)} × ${number(height)}像素。你的浏览器大约需要${memory} MB内存。`;
};
/** @type {(least: number, most: number) => string} */
export const badPixels = (least, most) => `像素数请写${number(least)}到${number(most)}的整数。`;

export const making = "正在制作PNG…";
/** @param {string} file */
export const saved = (file) => `已保存为${file}。`;
export const pngFailed =
  "这个浏览器做不了这么大的图片。减少像素数，或者保存SVG，它打印多大都清晰。";
export const printFailed = "这个浏览器没能打印海报。请保存SVG，再打印那个文件。";
/** A refusal of the solver. @param {string} message */
export const refused = (message) => asSentence(message);
