/**
 * The texts of the page in Brazilian Portuguese. Other modules pass codes, numbers and squares, and show the result.
 * This file has the texts that do not belong to any other.
 * @import { GraphForm, SquareInfo, Target, WhenStuck } from "../../pkg/knights_tour.js"
 * @import { SquareTexts } from "../square-label.js"
 */

import { clip, excerpt } from "../cut.js";
import { paceOf, sidesOf } from "../quantities.js";
import { factsOf, neighboursIn } from "../square-label.js";
import { counters, labels, play, targets, themes, whenStuck } from "./labels.js";
import { measured } from "./measures.js";
import { optionName, optionValue } from "./methods.js";
import { between, count, locale, number, paragraph, plain, plural, quoted } from "./sentence.js";
import { walker } from "./terms.js";

export * from "./existence.js";
export * from "./labels.js";
export { measured, measuredInShort } from "./measures.js";
export { wentByHand } from "./methods.js";
export { codeLine, optionInShort, optionName, optionValue } from "./methods.js";
export {
  columnHead,
  headOf,
  name as ownRuleName,
  named as namedRule,
  opened as ownRuleOpened,
  own as ownRule,
  usual as usualRules,
  usualNumbers,
  valuesInWords,
} from "./rule.js";
export * from "./stories.js";
export { fillIn, piece, sayOn, termsOf, usualTerms } from "./terms.js";
export { between, locale, number, paragraph, plain };

/** How often a run takes a step. @param {number} perSecond */
export function speed(perSecond) {
  const pace = paceOf(perSecond);
  return "seconds" in pace
    ? `um passo a cada ${number(pace.seconds)} s`
    : `${count(pace.steps, { one: "passo", other: "passos" })}/s`;
}

/** What speeds are called. */
const paces = { slow: "lenta", normal: "normal", fast: "rápida" };
/** @typedef {keyof typeof paces} Pace */

/** The text beside the speed slider. @param {Pace} pace */
export const speedText = (pace) => `Velocidade: ${paces[pace]}`;

/** The speed by its name and in steps a second. @param {{ speed: number, pace: Pace }} of */
export const namedSpeed = (of) => `${paces[of.pace]}, ${speed(of.speed)}`;

/** The name of a counter that stands at a number. @type {(name: keyof typeof counters, n: number) => string} */
export const counterName = (name, n) => plural(n, counters[name]);

/** A method that the board rules out, in the list of methods. @type {(name: string, why?: string) => string} */
export const unfit = (name, why = "não neste tabuleiro") => `${name} (${why})`;

/** @param {number} squares */
export const upTo = (squares) => `até ${count(squares, { one: "casa", other: "casas" })}`;

/** A button that makes a method possible. @type {(board: string, withKnight: boolean) => string} */
export const useBoard = (board, withKnight) =>
  withKnight ? `Usar ${valueName("board", board)} e o cavalo` : `Usar ${valueName("board", board)}`;

/** There is no such moment ahead. @param {"tie" | "dead-end"} what */
export const noneAhead = (what) =>
  what === "tie"
    ? "Não há mais empates: este é o fim do percurso."
    : "Não há mais becos sem saída: este é o fim do percurso.";

export const noTimeline =
  "Este {tabuleiro} é grande demais para lembrar cada passo. O percurso pode avançar ou recomeçar, mas não voltar.";

/** What is so of a candidate. */
const candidateTags = { chosen: "escolha", tied: "= empate", tried: "não deu certo" };

/** Beside a candidate: "= empate, escolha" @param {readonly (keyof typeof candidateTags)[]} those */
export const tags = (those) => those.map((each) => candidateTags[each]).join(", ");

/** A method and what of its settings differs from the usual. @type {(method: string, settings: readonly string[]) => string} */
export const methodWith = (method, settings) => [method, ...settings].join(", ");

/** A button’s tooltip. @type {(name: string, key: string) => string} */
export const withKey = (name, key) => `${name} (${key})`;

/** Keys that are pressed together: "Ctrl Shift Z" @param {readonly string[]} keys */
export const keysTogether = (keys) => keys.join(" ");

/** What the key of the button does. */
export const playOrPause = `${play.play} / ${play.pause}`;

/** Names of buttons that are many on the page. @param {string} form how a tour is written */
export const copyForm = (form) => `${labels.copy}: ${form}`;
/** @param {string} form */
export const saveForm = (form) => `${labels.saveText}: ${form}`;
/** @param {"svg" | "png"} kind */
export const savePictureAs = (kind) => `${labels.savePicture}: ${labels[kind]}`;

/** Also where one taps. */
export const press = "Escolha";

/** What a click on the board does. */
const hints = {
  start: `${press} {uma casa} para recomeçar dali.`,
  go: `${press} {uma casa} com anel para ir até lá, ou qualquer {outra} para recomeçar dali.`,
  numberFrom: `${press} {a casa} que recebe o número 1.`,
  answer: `${press} {a casa} para onde {o cavalo} vai.`,
};

/** The line under the board. @param {keyof typeof hints} purpose */
export const clickHint = (purpose) => hints[purpose];

/** The reply to an answer. @type {(to: string, isRight: boolean) => string} */
export const answered = (to, isRight) => (isRight ? `${to}: certo.` : `Não é ${to}.`);
/** @param {string} to */
export const noWay = (to) => `{O cavalo} não pode ir para ${to}.`;

/** A button beside that. @param {string} square */
export const startOn = (square) => `Recomeçar em ${square}`;

/** What is said of a square. @type {SquareTexts} */
const ofSquare = {
  hole: "buraco",
  start: "início, visita número 1",
  visited: (n) => `visita número ${typeof n === "number" ? number(n) : n}`,
  open: "livre",
  measured,
  here: (isGraph) => knightHere(isGraph),
  chosen: "próxima escolha",
  candidate: "opção",
  joinedToNothing: "sem ligações",
  joinedTo: (names) => `ligado a ${names.join(", ")}`,
  joinedToMany: (vertices) => `ligado a ${count(vertices, { one: "vértice", other: "vértices" })}`,
};

/** The neighbours of a vertex, as part of its description; empty on a board. @param {SquareInfo} info */
export const joinedTo = (info) => neighboursIn(info, ofSquare);

/** A square whose number is hidden. @param {SquareInfo} info */
export const openSquare = (info) => [info.square, "livre", ...joinedTo(info)].join(", ");

/** The description of a highlighted square. @param {string} told */
export const markedSquare = (told) => `${told}, com destaque`;

/** The square of the knight, or of the walker on a graph. @param {boolean} isGraph */
export const knightHere = (isGraph) => (isGraph ? `o ${walker} está aqui` : "o cavalo está aqui");

/** The description of a square: "d4, livre, 3 saídas, opção". @type {(info: SquareInfo, start: string) => string} */
export const squareLabel = (info, start) =>
  [info.square, ...factsOf(info, start, ofSquare)].join(", ");

/** @type {(width: number, height: number) => string} */
export const gridName = (width, height) => `Tabuleiro, ${number(width)} por ${number(height)}`;

/** @param {number} vertices */
export const graphName = (vertices) =>
  `Grafo, ${count(vertices, { one: "vértice", other: "vértices" })}`;

/** The format of a graph. @type {Record<GraphForm, string>} */
const graphForms = {
  edges: "",
  pairs: "Lido como dois nomes por linha: ",
  adjacency: "Lido como listas de vizinhos: ",
  dimacs: "Lido como DIMACS: ",
  tsplib: "Lido como TSPLIB: ",
  graph6: "Lido como graph6: ",
  sparse6: "Lido como sparse6: ",
  matrix: "Lido como matriz: ",
  lad: "Lido como LAD: ",
  metis: "Lido como METIS: ",
  pajek: "Lido como Pajek: ",
  gml: "Lido como GML: ",
  dot: "Lido como DOT: ",
  name: "",
};

/** @type {(vertices: number, edges: number, form?: GraphForm) => string} */
export const graphSize = (vertices, edges, form = "edges") =>
  `${graphForms[form]}${count(vertices, { one: "vértice", other: "vértices" })}, ${count(edges, { one: "aresta", other: "arestas" })}.`;

/** @type {(width: number, height: number) => string} */
export const size = (width, height) => `${width} × ${height}`;

/** @type {(squares: number, holes: number) => string} */
export const holes = (squares, missing) =>
  `Este tabuleiro tem ${count(squares, { one: "casa", other: "casas" })} e ${count(missing, { one: "buraco", other: "buracos" })}. Escolher um tamanho faz um retângulo completo.`;

/** @param {string} start */
export const randomStart = (start) => `Sorteio: ${start}.`;

/** A start that is left open. */
export const anyStart = "O passeio pode começar em qualquer lugar.";

/** Parameters of a link that the page names differently or not at all. */
const fields = /** @type {Record<string, string>} */ ({
  ...labels,
  room: "Sala",
  board: labels.boardHeading,
  graph: "Grafo",
  step: "Passo",
  layers: labels.show,
  numbers: "Números",
  tour: "Passeio dado",
  byHand: "Lances à mão",
  view: "Visualização",
});

/** The page’s name for a setting, or for another parameter of a link. @param {string} id */
const settingName = (id) => fields[id] ?? optionName(id);

/** The page's name for a value of a setting. @type {(setting: string, value: string) => string} */
export function valueName(setting, value) {
  switch (setting) {
    case "board": {
      const sides = sidesOf(value);
      return sides ? size(...sides) : value;
    }
    case "target":
      return targets[/** @type {Target} */ (value)] ?? value;
    case "whenStuck":
      return whenStuck[/** @type {WhenStuck} */ (value)] ?? value;
    case "theme":
      return themes[value] ?? value;
    case "leaper":
      return value.replace(",", ", ");
    default:
      return optionValue(setting, value);
  }
}

/** An error beside a setting's field. @param {string} message */
export const refused = (message) => `Nada mudou: ${clip(message)}.`;

/** Replacements for invalid values that are not settings of a run. */
const insteads = /** @type {Record<string, string>} */ ({
  room: "Aparece a sala Explorar.",
  step: "O percurso está no início.",
  tour: "Aparece a regra de Warnsdorff.",
  layers: "Aparecem as camadas habituais.",
  rule: "Vale a regra habitual.",
  graph: "Aparece um tabuleiro.",
  byHand: "O método faz todos os lances.",
  ask: "As respostas aparecem.",
  present: "Aparece a página habitual.",
  view: "Aparece a página habitual.",
  numberFrom: "Os números começam no início.",
  numbers: "As casas mostram o que o método observa.",
});

/** An invalid value, and its replacement. @type {(name: string, message: string, instead: string) => string} */
export const replaced = (name, message, instead) =>
  `${settingName(name)}: ${clip(message)}. ${insteads[name] ?? (instead ? `Em vez disso, vale ${quoted(instead)}.` : "Isso é ignorado.")}`;

/** A link asked for a step after the end of the run. @param {number} steps */
export const beyondEnd = (steps) =>
  steps === 0
    ? "Passo: este percurso não tem passos. A página mostra o fim."
    : `Passo: este percurso só tem ${count(steps, { one: "passo", other: "passos" })}. A página mostra o fim.`;

/** A link contains moves that are impossible at that position. */
export const noSuchMove =
  "Lances à mão: um lance deste link não é possível. A partir dali, o método faz os lances.";

/** The method cannot take over. */
export const waits = `Este método não consegue continuar a partir dos seus lances. ${press} uma casa para fazer o próximo lance por conta própria.`;

/** A link asked for a renumbering of a tour that cannot be renumbered. */
export const notRenumbered =
  "Numerar a partir de: só um passeio fechado pode ser numerado a partir de qualquer casa. Os números começam no início.";

/** Errors in values that are checked without a session. */
export const wrong = {
  /** @param {string} name */
  hole: (name) => `${excerpt(name)} é um buraco neste tabuleiro; escolha uma casa`,
  /** A method that makes no move by itself. */
  player: "aqui não se fazem lances à mão; escolha um método que os faça",
  /** @type {(name: "width" | "height", most: number) => string} */
  side: (name, most) =>
    name === "width"
      ? `a largura tem de ser um número inteiro de 1 a ${number(most)}`
      : `a altura tem de ser um número inteiro de 1 a ${number(most)}`,
  /** @param {number} most */
  tooLong: (most) =>
    `isto é longo demais para um link; pode ter no máximo ${count(most, { one: "caractere", other: "caracteres" })}`,
  /** Of an entry that only means something beside others. */
  outOfPlace: "não faz sentido junto com as outras partes deste link",
  /** @param {string} value */
  room: (value) => `não há uma sala chamada ${quoted(value)}`,
  /** @param {string} value */
  leaper: (value) => `${quoted(value)} não é uma peça; escreva os dois saltos dela, como 1,3`,
  /** @type {(value: string, most: number) => string} */
  step: (value, most) =>
    `${quoted(value)} não é um número de passos que um link possa pedir; escreva um número inteiro de 0 a ${number(most)}`,
  /** @param {string} value */
  flag: (value) => `${quoted(value)} não é true nem false; escreva true, ou deixe de fora`,
  /** @type {(value: string, known: string) => string} */
  view: (value, known) =>
    `${quoted(value)} não é uma visualização; escreva ${known}, ou deixe de fora`,
  /** @type {(value: string, known: readonly string[]) => string} */
  layers: (value, known) => `${quoted(value)} não é uma camada; escolha entre ${known.join(", ")}`,
  /** @type {(value: string, known: readonly string[]) => string} */
  theme: (value, known) => `${quoted(value)} não é um tema; escolha entre ${known.join(", ")}`,
  /** @type {(value: string, known: readonly string[]) => string} */
  language: (value, known) =>
    `esta página não existe em ${quoted(value)}; escolha entre ${known.join(", ")}`,
};

/** Why a layer cannot be shown. */
export const tooSmallFor = "As casas são pequenas demais para isso.";

export const preparing = "Preparando…";
export const copied = "Copiado";
export const saved = "Salvo";
export const copyFailed = "Não foi possível copiar";

/** The tour is too large to be written out on the page. @param {number} squares */
export const tooLargeToShow = (squares) =>
  `${count(squares, { one: "{casa}", other: "{casas}" })}: é demais para mostrar aqui. Copie ou salve o texto.`;

/** A room is being loaded. @param {string} what */
export const loading = (what) => `Carregando: ${what}…`;

/** The solver has failed, and what was seen of it is gone. */
export const crashed =
  "O cálculo parou de funcionar. Provavelmente faltou memória: tente um tabuleiro menor.";

/** Remedies if a file did not arrive, no longer exists, or was truncated. */
const remedies = {
  unreachable: "Verifique a rede e tente de novo.",
  gone: "Há uma versão mais nova desta página. Recarregue a página: você volta ao que está vendo.",
  broken:
    "Um arquivo da página chegou incompleto. Recarregue a página: você volta ao que está vendo.",
};

/** Remedies if a room could not be loaded. @param {"unreachable" | "gone" | "broken"} cause */
export const roomHelp = (cause) => `${remedies[cause]} Mensagem do navegador:`;

/** There is no tour; suggests what can still be done unless the method knows it too. @type {(because: string, isOver: boolean) => string} */
export const noTour = (because, isOver) =>
  isOver ? because : `${because} Mesmo assim, você pode executar e ver onde termina.`;
