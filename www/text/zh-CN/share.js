/** The texts of the sheet behind “Share”. */

import { number } from "./sentence.js";

export const heading = "分享";
export const link = "链接";
export const copyLink = "复制链接";
export const linkCopied = "链接已复制。打开它，看到的就是现在的页面。";
export const copied = "已复制";
/** @param {string} what the label of a field */
export const isCopied = (what) => `${what}：已复制。`;
/** The browser refused to copy; the text in the field is selected instead. */
export const refused = "浏览器不允许复制。文字已经选中：请按Ctrl+C复制。";

/** Who can open the link, if not everyone can. */
export const reach = {
  file: "本页是从文件打开的，所以链接只能在这台电脑上用。想分享，请把文件和链接里从#开始的部分一起发过去。",
  device: "这个链接只能在这台电脑上用。",
};

export const qr = "二维码";
export const qrName = "链接的二维码";
export const showLarge = "放大显示";
/** @type {(bytes: number, most: number) => string} */
export const tooLongForQr = (bytes, most) =>
  `链接太长，做不成二维码：它有${number(bytes)}个字符，而摄像头最多能读${number(most)}个。请改为复制链接。`;

export const picture = "图片";
export const savePicture = "保存图片";
export const svg = "SVG";
export const png = "PNG";
export const svgTooLarge = "这个棋盘太大，不能存成SVG。请存成PNG。";
/** @param {string} file */
export const pictureSaved = (file) => `已保存为${file}。`;
export const pictureFailed = "这个浏览器没能做出图片。试试小一点的棋盘。";

export const animation = "动画";
export const poster = "海报";
export const embed = "嵌入";
export const fromBeginning = "从头开始";
export const frameCode = "iframe代码";
export const frameOfRun = "显示棋盘、按钮和一句解说，最宽480像素。";
export const frameOfRoom = "在框架里显示这个板块。";
export const elementCode = "Web组件代码";
/** How to host the element's script. */
export const elementHelp =
  "它会适应你网页的宽度和配色，脚本从本站加载。如果你的网页上什么也没有，请把embed和pkg两个文件夹复制到你自己的网站：别的网站必须允许使用这个脚本（Access-Control-Allow-Origin）。如果你的网页有内容安全策略，script-src和connect-src里要写上脚本的地址，script-src里还要有'wasm-unsafe-eval'。";
export const elementHelpFile =
  "它会适应你网页的宽度和配色。请把本站的embed和pkg两个文件夹复制到你的网页旁边。如果你的网页有内容安全策略，需要script-src 'self' 'wasm-unsafe-eval'和connect-src 'self'。";
export const copy = "复制";
