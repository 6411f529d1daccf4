/**
 * The texts that only this room uses.
 * @import { SequenceFault } from "../../pkg/knights_tour.js"
 */

import { cut } from "../cut.js";
import { count, list, number, plain, plural, quoted } from "./sentence.js";
import { rooms, valueName } from "./words.js";

/** Fixed texts: `data-word` and `data-name` in the room's markup name them. */
export const labels = /** @type {const} */ ({
  intro:
    "Um cavalo salta pelas teclas de um telefone e disca cada tecla em que pousa. Quantos números diferentes ele consegue discar?",
  why: "Esse quebra-cabeça aparece em entrevistas de emprego: testar todos os números leva uma eternidade, mas uma contagem esperta sai na hora.",
  tryPhone: "Pôr o cavalo num telefone",
  pad: "Teclado",
  position: "Posição na sequência",
  sequence: "Sequência",
  erase: "Apagar a última tecla",
  clear: "Limpar",
  countHeading: "Quantas sequências?",
  progress: "Progresso da contagem",
  cancel: "Cancelar",
  countAgain: "Contar",
  copyCount: "Copiar o número",
  byStart: "Pela primeira tecla",
  codeHeading: "A sequência como um só número",
  lowestFirst: "Primeira tecla como último algarismo",
  highestFirst: "Primeira tecla como primeiro algarismo",
  whyTwo: "Por que dois números?",
  presets: "Teclados prontos",
  padText: "Fileiras do teclado",
  padNote:
    "Digite um caractere para cada tecla, um espaço para um vão e uma nova linha para uma nova fileira.",
  lessLimits: "Os limites de teclas que não existem mais foram removidos.",
  problem: "Quais sequências?",
  length: "Teclas",
  start: "Início",
  limits: "Limites",
  addLimit: "Adicionar limite",
  listHeading: "Todas as sequências, uma a uma",
  previous: "Anterior",
  next: "Próxima",
  page: "Página",
  goOn: "Continuar procurando",
  exportAll: "Salvar tudo como texto",
  exporting: "Progresso da exportação",
  pieceHeading: "Peça",
});

export const presets = /** @type {const} */ ({
  source: "18 teclas",
  phone: "Telefone",
});

/** The choice of how a limit counts. */
export const manners = /** @type {const} */ ({ together: "juntas", each: "cada uma" });

export const anyStart = "qualquer tecla";
export const allKeys = "todas as teclas";
export const atMost = "No máximo";
export const of = "de";
/** @param {number} n */
export const limitName = (n) => `Limite ${number(n)}`;
/** @param {number} n */
export const removeLimit = (n) => `Remover limite ${number(n)}`;
/** @param {number} n */
export const limitKeys = (n) => `Teclas do limite ${number(n)}`;
/** @param {number} n */
export const limitMost = (n) => `Máximo do limite ${number(n)}`;
/** @param {number} n */
export const limitManner = (n) => `Como o limite ${number(n)} conta`;

/** What the keys do, for the sheet of keys. */
export const keys = /** @type {const} */ ({
  play: "Percorrer a sequência, ou parar",
  back: "Voltar",
  forward: "Avançar",
  first: "Ir ao início",
  last: "Ir ao fim",
  cancel: "Parar de contar ou de salvar",
  help: "Mostrar as teclas de atalho",
  move: "Ir de tecla em tecla",
  press: "Apertar a tecla",
  erase: "Apagar a última tecla da sequência",
  type: "Apertar a tecla com este nome",
});
export const anyKey = "A … Z, 0 … 9";

/** Names joined to a list of limited length. @param {readonly string[]} names */
function some(names) {
  const shown = names.slice(0, 12);
  const rest = names.length - shown.length;
  return plain(
    list([...shown, ...(rest > 0 ? [`mais ${number(rest)}`] : [])].map((name) => [name])),
  );
}

/** @param {number} n */
const times = (n) => count(n, { one: "vez", other: "vezes" });

/** A key of the pad. @type {(key: string, what: { isHere: boolean, isNext: boolean, times: number }) => string} */
export function key(name, { isHere, isNext, times: pressed }) {
  const facts = [
    isHere ? "o cavalo está aqui" : "",
    isNext ? "pode vir a seguir" : "",
    pressed > 0 ? `apertada ${times(pressed)}` : "",
  ].filter(Boolean);
  return [name, ...facts].join(", ");
}

/** The position of the walk. @type {(step: number, all: number) => string} */
export const position = (step, all) => `tecla ${number(step)} de ${number(all)}`;

/** The line under the pad. @type {(step: number, length: number, last: string, next: readonly string[], isKnight: boolean) => string} */
export function caption(step, length, last, next, isKnight) {
  if (step === 0) {
    return next.length === 1
      ? `Aperte ${next[0]}: toda sequência começa por ela.`
      : "Aperte uma tecla para começar, ou digite uma sequência.";
  }
  const where = isKnight ? `O cavalo está em ${last}` : `A peça está em ${last}`;
  if (next.length > 0) {
    return `${where}. Pode continuar para ${some(next)}.`;
  }
  return step === length
    ? `${where}: uma sequência completa de ${count(length, { one: "tecla", other: "teclas" })}.`
    : `${where}, e nenhuma tecla pode vir a seguir.`;
}

/** What is wrong with a key. @type {(fault: SequenceFault, place: number) => string} */
export function fault(found, place) {
  const where = `Tecla ${number(place)}`;
  switch (found.code) {
    case "no-such-key":
      return `${where}: não há ${quoted(found.key)} neste teclado.`;
    case "other-start":
      return `${where}: toda sequência tem de começar com ${found.start}, e não com ${found.key}.`;
    case "no-move":
      return found.ways.length > 0
        ? `${where}: nenhum lance leva de ${found.from} a ${found.key}. De ${found.from}, os lances levam a ${some(found.ways)}.`
        : `${where}: nenhum lance leva de ${found.from} a ${found.key}, nem a qualquer outra tecla.`;
    case "limit-broken":
      return found.atMost === 0
        ? `${where}: os limites não permitem ${found.key}.`
        : found.keys.length === 1
          ? `${where}: ${found.key} pode aparecer no máximo ${times(found.atMost)}, e já aparece.`
          : `${where}: ${found.key} passaria do limite: no máximo ${number(found.atMost)} de ${some(found.keys)}.`;
    case "too-long":
      return `${where}: aqui, uma sequência só tem ${count(found.length, { one: "tecla", other: "teclas" })}. Apague o resto.`;
  }
}

/** An upper bound for these keys, for each or for all together; an empty list means all keys. @typedef {{ keys: string, atMost: number, each: boolean }} Limit */
/** The sequences to count; an empty start allows any. @typedef {{ length: number, leaper: [number, number], start: string, limits: Limit[] }} Question */

/** A limit in words. @param {Limit} limit */
function limit({ keys: named, atMost: most, each }) {
  const different = [...new Set(named)];
  if (named === "") {
    return most === 0
      ? "nenhuma tecla"
      : each
        ? `cada tecla no máximo ${times(most)}`
        : `no máximo ${number(most)} de todas as teclas`;
  }
  const those = some(different);
  const isOne = different.length === 1;
  if (most === 0) {
    return isOne ? `nenhum ${those}` : `nenhum dentre ${those}`;
  }
  return isOne && each
    ? `${those} no máximo ${times(most)}`
    : each
      ? `no máximo ${times(most)} cada um dentre ${those}`
      : `no máximo ${number(most)} de ${those}`;
}

/** The question in words. @param {Question} question */
export function question({ length, leaper, start, limits }) {
  const each =
    length <= 1
      ? ""
      : String(leaper) === "1,2"
        ? ", cada uma a um lance de cavalo da anterior"
        : `, cada uma a um salto (${valueName("leaper", String(leaper))}) da anterior`;
  const begin = start === "" ? "" : `, começando com ${start}`;
  const kept =
    limits.length === 0 ? "" : `; limites: ${plain(list(limits.map((one) => [limit(one)])))}`;
  return `Sequências de ${count(length, { one: "tecla", other: "teclas" })}${each}${begin}${kept}.`;
}

/** All digits, with separators between thousands. @param {bigint} value */
export const big = (value) => number(value);

/** A short form of a number with many digits. @param {bigint} value */
export function short(value) {
  const digits = String(value);
  if (digits.length <= 15) {
    return big(value);
  }
  const power = [...String(digits.length - 1)].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("");
  return `${digits[0]},${digits.slice(1, 4)} × 10${power}`;
}

/** Accompanies a number that is too long to grasp. @param {bigint} value */
export const size = (value) =>
  `${count(String(value).length, { one: "algarismo", other: "algarismos" })}, cerca de ${short(value)}`;

export const cancelled = "A contagem foi cancelada.";
/** @param {number} fraction */
export const percent = (fraction) => `${Math.floor(fraction * 100)}%`;
/** @param {string} message */
export const notCounted = (message) => `Não deu para contar: ${message}.`;
/** "1 sequência", "20 sequências" @param {bigint} value */
const sequences = (value) =>
  `${short(value)} ${plural(value, { one: "sequência", many: "de sequências", other: "sequências" })}`;
/** For the live region. @param {bigint} value */
export const counted = (value) => `${sequences(value)}.`;

/** The column headings of the table of starts. */
export const columns = ["Tecla", "Sequências"];

/** The digits of a code. @type {(base: number, pairs: readonly (readonly [string, number])[]) => string} */
export const digits = (base, pairs) =>
  base === 1
    ? "Com uma única tecla, todo número é 0."
    : `Cada tecla é um algarismo na base ${number(base)}: ${pairs.map(([name, digit]) => `${name} = ${number(digit)}`).join(", ")}.`;

/** Why there are two codes. */
export const whyTwo = [
  "Cada tecla é um algarismo, então uma sequência é um número comprido. Dá para lê-lo a partir de qualquer uma das pontas.",
  "O artigo de onde vêm as 18 teclas dá 309.514.218.678 para A H A H K B K B K B. Ali, a primeira tecla vale 1, a segunda 18, a terceira 18², e assim por diante.",
  "O programa do mesmo artigo dá 77.396.869.081. Ele calcula código = código × 18 + algarismo (método de Horner), e assim a primeira tecla vira o algarismo de maior valor.",
  "Dos dois jeitos, duas sequências diferentes do mesmo comprimento nunca recebem o mesmo número.",
];

export const noCode = "Digite uma sequência para ver o número dela.";

/** @type {(from: number, to: number, all: string) => string} */
export const listed = (from, to, all) =>
  to < from
    ? "Nenhuma."
    : all
      ? `${number(from)} a ${number(to)} de ${all}`
      : `${number(from)} a ${number(to)}`;
/** @param {number} page */
export const beyondList = (page) => `A lista termina antes da página ${number(page)}.`;
/** For the live region. @type {(page: number, what: string) => string} */
export const pageFound = (page, what) => `Página ${number(page)}: ${what}`;
export const searching = "Procurando…";
export const searchedLong =
  "Nenhuma encontrada ainda. Poucas sequências respeitam esses limites: continue procurando ou afrouxe-os.";
export const none = "Não existe nenhuma sequência assim.";
/** @param {string} sequence */
export const walkIt = (sequence) => `Percorrer ${sequence}`;

/** @type {(done: number, all: bigint | null) => string} */
export const exported = (done, all) =>
  all === null
    ? count(done, { one: "sequência", other: "sequências" })
    : `${number(done)} de ${big(all)}`;
export const exportCancelled = "Cancelado. Nada foi salvo.";
/** @param {number} lines */
export const exportDone = (lines) =>
  `${count(lines, { one: "sequência salva", other: "sequências salvas" })}.`;
export const nothingToExport = "Não há nada para salvar.";
/** @type {(most: number) => string} */
export const exportTooLarge = (most) =>
  `Todas as sequências ocupariam mais de ${number(most / 1e6)} MB, demais para um navegador. Peça sequências mais curtas, ou um só início.`;
/** @param {number} length */
export const fileName = (length) => `sequencias-do-cavalo-de-${length}.txt`;

/** The title of the window. @type {(length: number, total: bigint | null, page: string) => string} */
export const title = (length, total, page) =>
  `${rooms.keypad} · ${count(length, { one: "tecla", other: "teclas" })}${total === null ? "" : `: ${sequences(total)}`} · ${page}`;

/** The page's names for parameters of a link. @type {Record<string, string>} */
const fields = {
  keypad: labels.pad,
  leaper: labels.pieceHeading,
  length: labels.length,
  start: labels.start,
  limits: labels.limits,
  sequence: labels.sequence,
  step: "Passo",
  page: labels.page,
  theme: "Tema",
};

/** A value of a link that was invalid. @type {(name: string, message: string) => string} */
export const passedOver = (name, message) =>
  `${fields[name] ?? name}: ${message.length > 300 ? `${cut(message, 300)}…` : message}. A página ignora isso.`;

/** Errors in the input. */
export const wrong = {
  /** @type {(value: string, least: number, most: number) => string} */
  number: (value, least, most) =>
    `${quoted(value)} não é um número inteiro de ${number(least)} a ${number(most)}`,
  /** @param {string} value */
  limit: (value) => `${quoted(value)} não é um limite; escreva teclas e um número, como em AEIO:2`,
};
