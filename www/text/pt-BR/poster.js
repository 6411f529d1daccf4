/** The texts about posters, in the sheet behind “Share”. */

import { asSentence, count, decimal, number } from "./sentence.js";

export const style = "Estilo";
export const styles = {
  numbered: "Numerado",
  line: "Linha",
  ribbon: "Fita",
  woven: "Trançado",
  turns: "Viradas",
};

/** What the colours of the style “turns” mean: squares where the tour turns, and where it goes straight on. @type {(turns: number, straight: number) => [string, string]} */
export const legend = (turns, straight) => [
  count(turns, { one: "virada", other: "viradas" }),
  `${number(straight)} em linha reta`,
];

export const paper = "Papel";
/** Paper sizes whose names are not known everywhere. @type {Readonly<Record<string, string>>} */
export const papers = {
  letter: "Carta",
  legal: "Ofício",
  tabloid: "Tabloide",
  square: "Quadrado, 300 mm",
  other: "Outro tamanho",
};
export const otherSize = "Tamanho do papel";
export const otherSizeHelp = "Largura × altura em mm ou px, como 300x400mm.";

export const orientation = "Orientação";
export const orientations = {
  auto: "Como o tabuleiro",
  portrait: "Retrato",
  landscape: "Paisagem",
};

export const title = "Título";
export const caption = "Legenda";
export const theme = "Cores";
export const blackAndWhite = "Preto e branco";

/** @type {(squares: number, most: number) => string} */
export const tooLarge = (squares, most) =>
  `A página faz pôsteres de tabuleiros com até ${number(most)} casas; este tem ${number(squares)}. Para tabuleiros maiores, use o comando knights-tour.`;

export const preview = "Prévia do pôster";
export const saveSvg = "Salvar SVG";
export const savePng = "Salvar PNG";
export const print = "Imprimir";
export const pixels = "PNG, lado maior em pixels";

/** The size of a PNG. @type {(width: number, height: number, bytes: number) => string} */
export const size = (width, height, bytes) => {
  const megabytes = bytes / 1e6;
  const memory = megabytes < 10 ? decimal(megabytes, 1) : number(Math.round(megabytes));
  return `${number(width)} × ${number(height)} pixels. Seu navegador precisa de cerca de ${memory} MB de memória para isso.`;
};
/** @type {(least: number, most: number) => string} */
export const badPixels = (least, most) =>
  `Escreva um número inteiro de pixels de ${number(least)} a ${number(most)}.`;

export const making = "Criando o PNG…";
/** @param {string} file */
export const saved = (file) => `Salvo em ${file}.`;
export const pngFailed =
  "Este navegador não conseguiu criar uma imagem tão grande. Escolha menos pixels, ou salve o SVG, que se imprime em qualquer tamanho.";
export const printFailed =
  "Este navegador não conseguiu imprimir o pôster. Salve o SVG e imprima o arquivo.";
/** A refusal of the solver. @param {string} message */
export const refused = (message) => asSentence(message);
