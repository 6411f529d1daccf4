/** The texts of the sheet behind “Share”. */

import { number } from "./sentence.js";

export const heading = "共有";
export const link = "リンク";
export const copyLink = "リンクをコピー";
export const linkCopied = "リンクをコピーしました。今見ているとおりのページが開きます。";
export const copied = "コピーしました";
/** @param {string} what the label of a field */
export const isCopied = (what) => `${what}：コピーしました。`;
/** The browser refused to copy; the text in the field is selected instead. */
export const refused =
  "ブラウザがコピーを許可しませんでした。テキストを選んであります。Ctrl+Cでコピーしてください。";

/** Who can open the link, if not everyone can. */
export const reach = {
  file: "このページはファイルから開いたので、リンクはこの端末でしか使えません。だれかに送るときは、ファイルと、リンクの#から後ろの部分をいっしょに送ってください。",
  device: "このリンクは、この端末でしか使えません。",
};

export const qr = "QRコード";
export const qrName = "リンクのQRコード";
export const showLarge = "大きく表示";
/** @type {(bytes: number, most: number) => string} */
export const tooLongForQr = (bytes, most) =>
  `リンクが長すぎて、QRコードにできません。${number(bytes)}文字ありますが、カメラが読めるのは${number(most)}文字までです。リンクをコピーしてください。`;

export const picture = "画像";
export const savePicture = "画像を保存";
export const svg = "SVG";
export const png = "PNG";
export const svgTooLarge = "この盤は大きすぎてSVGにできません。PNGで保存してください。";
/** @param {string} file */
export const pictureSaved = (file) => `${file}に保存しました。`;
export const pictureFailed =
  "このブラウザは画像を作れませんでした。もっと小さい盤を試してください。";

export const animation = "アニメーション";
export const poster = "ポスター";
export const embed = "埋め込み";
export const fromBeginning = "最初から始める";
export const frameCode = "iframeのコード";
export const frameOfRun = "盤、ボタン、説明1文を、幅480ピクセルまでで表示します。";
export const frameOfRoom = "この部屋を枠の中に表示します。";
export const elementCode = "Webコンポーネントのコード";
/** How to host the element's script. */
export const elementHelp =
  "幅と色がページに合います。スクリプトはこのサイトから読み込みます。何も表示されないときは、embedとpkgの2つのフォルダを自分のサイトにコピーしてください。別のサイトのスクリプトを使うには、そのサイトの許可が必要だからです（Access-Control-Allow-Origin）。ページにコンテンツセキュリティポリシーがある場合は、script-srcとconnect-srcにスクリプトのアドレスを、script-srcに'wasm-unsafe-eval'を加えてください。";
export const elementHelpFile =
  "幅と色がページに合います。このサイトのembedとpkgの2つのフォルダを、自分のページの横にコピーしてください。ページにコンテンツセキュリティポリシーがある場合は、script-src 'self' 'wasm-unsafe-eval'とconnect-src 'self'を加えてください。";
export const copy = "コピー";
