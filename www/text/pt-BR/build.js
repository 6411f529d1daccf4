/**
 * The texts that only this room uses.
 * @import { Answering, BoardForm, Existence, SquareName, Target } from "../../pkg/knights_tour.js"
 */

import { answeredBy } from "./outcomes.js";
import { count, paragraph } from "./sentence.js";
import { fillIn, usualTerms } from "./terms.js";
import { number, press, rooms } from "./words.js";

/** Fixed texts: `data-word` and `data-name` in the room's markup name them. */
export const labels = /** @type {const} */ ({
  intro:
    "Que formas de tabuleiro têm um passeio do cavalo? Abra buracos e veja: uma única casa a menos pode tornar o passeio impossível.",
  tools: "O que faz um clique ou a tecla Espaço",
  wholeBoard: "O tabuleiro inteiro",
  back: "Desfazer e refazer",
  openInExplore: "Abrir em Explorar",
  countTours: "Contar os passeios",
  isPossible: "Um passeio é possível?",
  side: "Tamanho da forma",
  shapes: "Formas",
  boardText: "Texto do tabuleiro",
  textHeading: "O tabuleiro como texto",
  writtenAs: "Formato",
  takeText: "Usar este texto",
  readings: "Também pode ser lido como",
  copyText: "Copiar",
  resetText: "Escrever o tabuleiro de novo",
  pictureHeading: "Um tabuleiro a partir de uma imagem",
  choosePicture: "Escolher uma imagem…",
  dropPicture: "Ou solte uma aqui. Ela fica no seu computador.",
  longest: "Lado maior",
  threshold: "Brilho",
  takeLight: "Partes claras viram casas",
});

export const tools = /** @type {const} */ ({
  toggle: "Abrir ou fechar",
  add: "Fechar buracos",
  erase: "Abrir buracos",
  start: "Pôr o início",
});

export const changes = /** @type {const} */ ({
  fill: "Só casas",
  clear: "Só buracos",
  invert: "Inverter",
});

export const steps = /** @type {const} */ ({ undo: "Desfazer", redo: "Refazer" });

/** Notations of a board. */
export const forms = /** @type {const} */ ({
  rows: "Fileiras de . e #",
  puzzle: "Enigma: 0, espaço, 1 para o início",
});

/** What the keys do, for the sheet of keys. */
export const keys = /** @type {const} */ ({
  undo: "Desfazer a última mudança do tabuleiro",
  redo: "Refazer a mudança desfeita",
  help: "Mostrar as teclas",
  move: "Andar pelo tabuleiro",
  rowStart: "Ir à primeira casa da fileira",
  rowEnd: "Ir à última casa da fileira",
  choose: "Abrir ou fechar um buraco, ou pôr ali o início",
});

/** "60 casas e 4 buracos" @type {(squares: number, holes: number) => string} */
export const contents = (squares, holes) =>
  holes
    ? `${count(squares, { one: "casa", other: "casas" })} e ${count(holes, { one: "buraco", other: "buracos" })}`
    : count(squares, { one: "casa", other: "casas" });

/** Under the board. @type {(tool: keyof typeof tools, contents: string) => string} */
export const hint = (tool, board) =>
  ({
    toggle: `${board}. Arraste para abrir buracos ou fechá-los de novo.`,
    add: `${board}. Arraste para fechar buracos. O botão direito ou um toque longo os abre.`,
    erase: `${board}. Arraste para abrir buracos.`,
    start: `${board}. ${press} a casa em que o passeio deve começar.`,
  })[tool];

/** @type {(name: string, isSquare: boolean, isStart: boolean) => string} */
export const cell = (name, isSquare, isStart) =>
  isStart ? `${name}, início` : isSquare ? `${name}, casa` : `${name}, buraco`;

/** @param {string} board */
export const undone = (board) => `Desfeito. ${board}.`;
/** @param {string} board */
export const redone = (board) => `Refeito. ${board}.`;
export const copied = "O texto do tabuleiro foi copiado.";
export const notCopied = "O navegador não permitiu copiar. Selecione o texto e copie você mesmo.";

/** The title of the window. @type {(size: string, squares: string, page: string) => string} */
export const title = (size, squares, page) => `${rooms.build} · ${size}, ${squares} · ${page}`;

export const tour = /** @type {Record<Target, string>} */ ({
  open: "Passeio aberto",
  closed: "Passeio fechado",
});

/** Maximum number of squares named; more are only marked. */
const MAX_NAMED = 12;

/** Follows the reason that rules a tour out. @param {readonly string[]} squares */
export const marked = (squares) =>
  squares.length <= MAX_NAMED
    ? `Com destaque no tabuleiro: ${[...new Set(squares)].join(", ")}.`
    : "Essas casas estão marcadas no tabuleiro.";

/** The short answer, before its reason. */
export const answers = /** @type {Record<Existence["answer"], string>} */ ({
  yes: "Possível",
  no: "Impossível",
  unknown: "Ainda não se sabe",
});

/** For the live region. @type {(target: Target, answer: Existence["answer"], because: string) => string} */
export const verdict = (target, answer, because) =>
  `${tour[target]}: ${answers[answer]}. ${because}`.trim();

/** Shown if no theorem decides. */
export const undecided =
  "Nenhum teorema conhecido vale para este tabuleiro. Uma busca leva até dez segundos.";
export const findOut = "Buscar";
export const cancel = "Cancelar";
/** The same, with the kind of tour. @param {Target} target */
export const findOutOf = (target) =>
  target === "open" ? "Buscar um passeio aberto" : "Buscar um passeio fechado";
/** @param {Target} target */
export const cancelOf = (target) =>
  target === "open"
    ? "Cancelar a busca de um passeio aberto"
    : "Cancelar a busca de um passeio fechado";
export const searching = "Tempo da busca";
export const openTour = "Abrir em Explorar";

/** The method that found the answer. @param {{ by?: Answering }} found */
const by = (found) => (found.by ? fillIn(answeredBy(found.by), usualTerms) : "");

/**
 * The result of a search.
 * @typedef {{ kind: "tour", squares: SquareName[], by?: Answering } | { kind: "none" | "unknown", by?: Answering } | { kind: "cancelled" } | { kind: "failed", message: string }} Found
 */

/** The result in words. @param {Found} found */
export function finding(found) {
  switch (found.kind) {
    case "tour":
      return paragraph(
        `Um passeio de ${found.squares[0]} a ${found.squares.at(-1)} está desenhado no tabuleiro.`,
        by(found),
      );
    case "none":
      return paragraph("A busca provou que não há nenhum passeio.", by(found));
    case "unknown":
      return "Sem resposta depois de 10 segundos: a busca não encontrou nem um passeio, nem uma prova de que não existe. Tente um tabuleiro menor, ou um com menos lances.";
    case "cancelled":
      return "Cancelado.";
    case "failed":
      return `A busca falhou. Mensagem do navegador: ${found.message}`;
  }
}

/** For the live region. @type {(target: Target, found: Found) => string} */
export const findingOf = (target, found) => `${tour[target]}: ${finding(found)}`;

/** How the squares of a board are arranged in a text. @type {Record<BoardForm["layout"], string>} */
const layouts = {
  size: "uma largura e uma altura",
  rows: "linhas de caracteres",
  spaced: "linhas com um espaço entre as casas",
  separated: "linhas com separadores entre as casas",
  flat: "tudo numa linha só",
};

/** "0 e x"; a space is named. @param {string} symbols */
const symbolList = (symbols) =>
  [...symbols].map((symbol) => (symbol === " " ? "espaço" : symbol)).join(" e ");

/** How a text was read. @param {BoardForm} form */
export function readAs({ layout, squares, holes }) {
  const meanings = [
    squares && `${symbolList(squares)} para uma casa`,
    holes && `${symbolList(holes)} para um buraco`,
  ].filter(Boolean);
  return meanings.length > 0
    ? `Lido como ${layouts[layout]}: ${meanings.join(", ")}.`
    : `Lido como ${layouts[layout]}.`;
}

/** One of several readings. @type {(size: string, form: BoardForm) => string} */
export const reading = (size, { squares, holes }) =>
  holes
    ? `${size}: ${symbolList(squares)} para uma casa, ${symbolList(holes)} para um buraco`
    : `${size}: ${symbolList(squares)} para uma casa`;

/** Replaces a start that could not be used. */
export const noStart = "nenhum início";

export const noSquares = "Este tabuleiro ainda não tem casas. Primeiro, crie algumas.";

/** Errors in the settings. */
export const wrong = {
  /** @type {(width: number, height: number, most: number) => string} */
  size: (width, height, most) =>
    `um tabuleiro de ${number(width)} × ${number(height)} é grande demais para desenhar à mão; cada lado pode ter no máximo ${most}`,
  /** @param {number} most */
  text: (most) =>
    `este texto é longo demais; aqui, pode ter no máximo ${count(most, { one: "caractere", other: "caracteres" })}`,
  /** @type {(least: number, most: number) => string} */
  side: (least, most) => `escreva um número inteiro de ${least} a ${most}`,
};

/** Errors with a picture. */
export const picture = {
  unreadable:
    "o navegador não consegue ler este arquivo como imagem; escolha um arquivo PNG, JPEG ou WebP",
  /** @type {(width: number, height: number, most: number) => string} */
  tooLarge: (width, height, most) =>
    `uma imagem de ${number(width)} × ${number(height)} pixels é grande demais; escolha uma com no máximo ${number(most / 1e6)} milhões de pixels`,
  /** @type {(bytes: number, most: number) => string} */
  tooHeavy: (bytes, most) =>
    `um arquivo de ${number(Math.round(bytes / 1e6))} MB é grande demais; escolha um com no máximo ${number(most / 1e6)} MB`,
};
