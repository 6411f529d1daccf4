/**
 * The texts of the Gallery. The texts about each tour are with its squares in the collection.
 * @import { Statistics } from "../../pkg/knights_tour.js"
 */

import { cut } from "../cut.js";
import { KNIGHT } from "../terms.js";
import { pieceNames } from "./names.js";
import { count, number, quoted } from "./sentence.js";
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
  toWall: "← Todos os passeios",
  browse: "Passeio anterior e próximo",
  previous: "Passeio anterior",
  next: "Próximo passeio",
  checked: "O que ele tem de especial",
  verse: "O verso",
  figures: "Estatísticas",
  numbers: "Números e suas somas",
  compare: "O que faria a regra de Warnsdorff?",
  ruleBoard: "O passeio que a regra faz",
  numbering: "Pôr o número 1 em",
  fromKnight: "A casa do cavalo",
  fromFirst: "Numeração original",
  explore: "Abrir em Explorar",
  keepName: "Nome",
  keepNow: "Guardar neste aparelho",
  collection: "Passeios do cavalo famosos",
  intro:
    "O cavalo visita cada casa uma vez. Escolha uma imagem para ver o passeio inteiro e segui-lo passo a passo.",
  search: "Buscar",
  filters: "Filtros",
  clearAll: "Limpar todos os filtros",
  own: "Seus passeios",
  ownHelp:
    "Aqui você pode guardar um passeio que completou em Explorar ou Jogar, ou que encontrou em Montar. Ele fica neste aparelho.",
  export: "Salvar todos num arquivo",
  import: "Adicionar de um arquivo…",
  bringBack: "Desfazer: trazer de volta",
  rescue: "Salvar os dados ilegíveis",
});

/** What the wall can be narrowed to. */
export const properties = /** @type {const} */ ({
  kind: "Início e fim",
  symmetry: "Simetria",
  sums: "Somas mágicas",
  piece: "Peça",
  century: "Século",
  size: "Tabuleiro",
});

/** The value that leaves all tours on the wall. */
export const any = "Qualquer";

/** @type {Record<keyof typeof properties, Record<string, string>>} */
const values = {
  kind: {
    closed: "Fechado: volta ao início",
    open: "Aberto: termina em outro lugar",
    path: "Caminho: não visita todas as casas",
  },
  symmetry: {
    symmetric: "Simétrico",
    "half-turn": "Igual após meia-volta",
    "quarter-turn": "Igual após um quarto de volta",
    mirror: "Igual no espelho",
    none: "Sem simetria",
  },
  sums: { magic: "Mágico", nearly: "Quase mágico" },
  piece: pieceNames,
  century: { none: "Feito para esta página" },
  size: {},
};

/** The numerals of the decimal places of a century’s number. */
const ROMAN = [
  ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"],
  ["", "X", "XX"],
];

/** A century by its number: "século XVIII". @param {number} century */
const centuryName = (century) =>
  `Século ${ROMAN[1]?.[Math.floor(century / 10)] ?? ""}${ROMAN[0]?.[century % 10] ?? ""}`;

/** The name of a value that tours can be narrowed to. @type {(property: keyof typeof properties, value: string) => string} */
const valueOf = (property, value) =>
  values[property][value] ??
  (property === "century" ? centuryName(Number(value)) : value.replace("x", " × "));

/** One of the values to choose from, and how many tours have it. @type {(property: keyof typeof properties, value: string, tours: number) => string} */
export const choice = (property, value, tours) => `${valueOf(property, value)} (${number(tours)})`;

/** How many tours are on the wall. @type {(found: number, all: number) => string} */
export const onTheWall = (left, all) =>
  left === all
    ? `Todos os ${number(all)} passeios`
    : left === 0
      ? "Nenhum passeio corresponde a tudo isso. Limpe um destes filtros:"
      : `${number(left)} de ${number(all)} passeios`;

/** A button that clears one filter. @type {(name: keyof typeof properties | "search", value: string, tours: number) => string} */
export const clearOne = (name, value, tours) =>
  `Limpar ${quoted(name === "search" ? value : valueOf(name, value))}: ${count(tours, { one: "passeio", other: "passeios" })}`;

/** Who made a tour, when, and on what board. @type {(by: string, year: string, board: string, piece: string) => string} */
export const origin = (by, year, board, name) =>
  [by, year, board, name].filter(Boolean).join(" · ");

/** A board: its sides, and whether it has holes. @type {(width: number, height: number, squares: number) => string} */
export const boardName = (width, height, squares) =>
  squares === width * height
    ? size(width, height)
    : `${size(width, height)}, ${count(squares, { one: "casa", other: "casas" })}`;

/** @param {string} text */
export const source = (text) => `Fonte: ${text}`;

/** The source of a tour that was found for this page; others may be cited beside. @param {string} cited */
export const foundHere = (cited) =>
  cited
    ? `Encontrado para esta página e conferido quando ela é montada. ${cited}`
    : "Encontrado para esta página e conferido quando ela é montada.";

/** Notable properties of a tour, by code. @type {Record<string, (numbers: string[], squares: string) => string>} */
const particulars = {
  closed: () => "Fechado: mais um lance leva de volta ao início.",
  open: () => "Aberto: as pontas não ficam a um lance de cavalo uma da outra.",
  path: ([visited], squares) =>
    `Um caminho, não um passeio: visita ${visited} de ${squares} casas.`,
  asymmetric: () => "Não tem simetria.",
  "half-turn": () => "Simétrico: fica igual depois de uma meia-volta do tabuleiro.",
  "quarter-turn": () => "Simétrico: fica igual depois de um quarto de volta do tabuleiro.",
  mirror: () => "Simétrico: fica igual no espelho.",
  halves: () => "Enche uma metade do tabuleiro antes de entrar na outra.",
  opposite: ([apart]) => `Os números de casas opostas sempre diferem em ${apart}.`,
  "opposites add": ([sum]) => `Os números de casas opostas sempre somam ${sum}.`,
  "quarters differ": ([apart]) =>
    `Gire o tabuleiro um quarto de volta, e cada número muda em ${apart}.`,
  "semi-magic": ([sum]) => `Cada linha e cada coluna soma ${sum}.`,
  magic: ([sum]) => `Mágico: cada linha, cada coluna e as duas diagonais somam ${sum}.`,
  rows: ([sum]) => `Cada linha soma ${sum}.`,
  columns: ([sum]) => `Cada coluna soma ${sum}.`,
  diagonals: ([first, second = first]) => `As diagonais, não: elas somam ${first} e ${second}.`,
  sums: ([first, second]) => `Cada linha e cada coluna soma ${first} ou ${second}.`,
  quarters: ([sum]) =>
    `Dentro de cada quadrante do tabuleiro, cada linha e cada coluna soma ${sum}.`,
  crossings: () => "Nenhum lance cruza outro.",
  verse: () => "Lidas na ordem do passeio, as sílabas formam um verso.",
  "verse as rows": () => "As sílabas formam o mesmo verso na ordem do passeio e linha por linha.",
};

/** @type {(particular: { code: string, numbers: number[] }, squares: number) => string} */
export const particular = ({ code, numbers }, squares) =>
  particulars[code]?.(numbers.map(number), number(squares)) ?? "";

/** Renumbering a tour changes its sums. @param {string} square */
export const renumbered = (square) => `Agora o número 1 está em ${square}.`;
export const notClosed = "só um passeio fechado pode começar em qualquer casa sua";
/** @param {string} square */
export const notVisited = (square) =>
  `${quoted(square)} não é uma casa deste passeio; digite uma como c3`;

/** The line at each step of a path that is not a tour. @type {(step: number, of: number, square: string) => string} */
export const pathStep = (step, of, square) =>
  step === 0 ? `O caminho começa em ${square}.` : `Lance ${step} de ${of}: para ${square}.`;

/** @type {(square: string, place: number, isKnightHere: boolean) => string} */
export const squareLabel = (square, place, isKnightHere) =>
  [
    square,
    place > 0 ? `número ${number(place)}` : "não visitada",
    ...(isKnightHere ? [knightHere(false)] : []),
  ].join(", ");

export const caption = `${press} uma casa para ver o lance que leva até ela.`;

/** @type {(read: string, isAll: boolean) => string} */
export const readSoFar = (read, isAll) =>
  read ? (isAll ? `Lido: ${read}` : `Lido até agora: ${read}`) : "Nada foi lido ainda.";

/** The names of the tour and of the rule’s run in their comparison. */
export const compared = {
  tour: "Este passeio",
  path: "Este caminho",
  rule: "O passeio da regra",
};

/** @type {(visited: number, squares: number, isClosed: boolean) => string} */
export const reached = (visited, squares, isClosed) =>
  visited < squares
    ? `travou depois de ${number(visited)} de ${number(squares)} casas`
    : isClosed
      ? "um passeio fechado"
      : "um passeio aberto";

export const comparedRows = { end: "Resultado", turns: "Viradas", crossings: "Cruzamentos" };
/** @param {number | null | undefined} value */
export const figure = (value) => (value === null || value === undefined ? "—" : number(value));

/** How the rule was run. @type {(start: string, isUsual: boolean) => string} */
export const ruleFrom = (start, isUsual) =>
  isUsual
    ? `Regra de Warnsdorff a partir de ${start}. No empate, ela vai para a casa mais longe do centro:`
    : `Regra de Warnsdorff a partir de ${start}. No empate, ela vai para a primeira das casas empatadas:`;

export const counting = "Contando quantas vezes o passeio segue a regra…";

/** How many times a tour agrees with the rule. @type {(agreeing: number, choices: number) => string} */
export const agreement = (agreeing, choices) =>
  agreeing === choices
    ? `Este passeio segue sempre a regra: cada um dos ${number(choices)} lances vai para uma casa com o menor número de saídas.`
    : `Este passeio segue a regra em ${number(agreeing)} dos ${number(choices)} lances: neles, vai para uma casa com o menor número de saídas.`;

/** @type {(found: Statistics, isClosed: boolean) => [string, string][]} */
export const figuresOf = (found, isClosed) =>
  statistics(found, isClosed).flatMap(({ id, name, value }) =>
    id === "sums" ? [] : [[name, value]],
  );

/** @param {string} name @param {string} progress */
export const title = (name, progress) =>
  `${name}, ${progress} · ${rooms.gallery} · ${shared.title}`;

/** The title while no tour is open. */
export const wallTitle = `${rooms.gallery} · ${shared.title}`;

/** The name of an own tour that has none yet. @param {string} board */
export const unnamed = (board) => `Um passeio em ${board}`;

/** Messages about keeping tours. */
export const kept = {
  /** @param {string} name */
  done: (name) => `${quoted(name)} está guardado neste aparelho.`,
  /** @param {string} name */
  removed: (name) => `${quoted(name)} foi removido.`,
  /** @param {string} name */
  back: (name) => `${quoted(name)} está de volta.`,
  none: "Você ainda não guardou nenhum passeio.",
  /** @type {(found: number, all: number) => string} */
  found: (found, all) =>
    found === 1
      ? `1 dos seus ${number(all)} passeios passa pelos filtros.`
      : `${number(found)} dos seus ${number(all)} passeios passam pelos filtros.`,
  denied:
    "Não dá para guardar seus passeios neste aparelho: o armazenamento está cheio ou bloqueado. Salve-os num arquivo, ou eles se perdem quando você fechar a página.",
  unreadable:
    "A página não consegue ler os passeios guardados neste aparelho. Nada se perdeu: salve os dados num arquivo antes de removê-los.",
  /** @type {(added: number, same: number) => string} */
  added: (added, same) =>
    paragraph(
      added === 0
        ? "O arquivo não tem passeios novos."
        : `${count(added, { one: "passeio adicionado", other: "passeios adicionados" })}.`,
      same > 0
        ? `${count(same, { one: "passeio já estava", other: "passeios já estavam" })} aqui.`
        : "",
    ),
  /** @type {(name: string, why: string) => string} */
  refused: (name, why) => `${quoted(name)} ficou de fora: ${cut(why, 300)}.`,
  saved: "Salvo.",
  file: "passeios-do-cavalo.json",
};

/** @param {string} name */
export const remove = (name) => `Remover ${quoted(name)}`;

/** Errors, for the line beside a field. */
export const wrong = {
  name: "digite um nome para o passeio",
  /** @param {number} most */
  longName: (most) =>
    `este nome é longo demais; use no máximo ${count(most, { one: "caractere", other: "caracteres" })}`,
  /** @type {(name: string) => string} */
  sameTour: (name) => `você já guardou este passeio, com o nome ${quoted(name)}`,
  /** @param {number} most */
  tooMany: (most) =>
    `só dá para guardar ${count(most, { one: "passeio", other: "passeios" })}; salve-os num arquivo e depois remova alguns`,
  /** @param {number} most */
  tooLarge: (most) =>
    `não dá para guardar um passeio com mais de ${count(most, { one: "casa", other: "casas" })}`,
  /** @param {number} most */
  file: (most) =>
    `o arquivo é grande demais: tem mais de ${count(most, { one: "byte", other: "bytes" })}`,
  unreadableFile: "não foi possível abrir o arquivo; escolha-o de novo",
  notJson: "isto não é um JSON válido; escolha um arquivo salvo por esta página",
  notOurs: "isto não é uma lista de passeios salva por esta página",
  newer:
    "o arquivo foi salvo por uma versão mais nova desta página; recarregue a página para atualizá-la",
  notATour: "as casas não formam um passeio",
  noSquares: "não tem casas",
  tour: (/** @type {string} */ id) => `não há um passeio ${quoted(id)} na coleção`,
  /** @type {(value: string, known: readonly string[]) => string} */
  filter: (value, known) => `não há ${quoted(value)} aqui; escolha entre ${known.join(", ")}`,
};

/** The name of a piece; empty for the knight. @param {string} id */
export const pieceName = (id) => (id === KNIGHT ? "" : piece(id));

/** A link named a tour that cannot be shown. @param {string} message */
export const noSuchTour = (message) =>
  `Passeio: ${cut(message, 300)}. Em vez dele, aparecem todos os passeios.`;

/** A link named a filter that cannot be used. @type {(name: keyof typeof properties, message: string) => string} */
export const noSuchFilter = (name, message) =>
  `${properties[name]}: ${cut(message, 300)}. Valem os outros filtros do link.`;

/** What the keys do on the board. */
export const keys = {
  move: "Andar de casa em casa",
  rowStart: "Primeira casa da fileira",
  rowEnd: "Última casa da fileira",
  choose: "Ver o lance que leva a esta casa",
};
