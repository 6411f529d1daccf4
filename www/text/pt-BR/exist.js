/**
 * The texts of the map of where tours exist, and of the arguments.
 * @import { ArgumentPart, ArgumentStep, RectangleExistence, RectangleReason, Target } from "../../pkg/knights_tour.js"
 */

import { count, list, number, plain, quoted, square } from "./sentence.js";
import { labels as shared, press, rooms, size } from "./words.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  intro:
    "Este tabuleiro tem um passeio do cavalo? Pergunte antes de procurar: em alguns tabuleiros, você procuraria para sempre.",
  map: "Onde um passeio do cavalo é possível",
  kind: "Tipo de passeio",
  board: "Tabuleiro",
  legend: "O que os sinais significam",
  seeWhy: "Ver por quê",
  more: "Mais: quem provou isso?",
  closedTheorem:
    "Um tabuleiro completo não tem passeio fechado se o número de casas é ímpar ou se um lado mede 1, 2 ou 4. Os tabuleiros 3 × 4, 3 × 6 e 3 × 8 também não têm. Todos os outros têm: Allen Schwenk provou isso em 1991.",
  fourLines:
    "A prova para tabuleiros com um lado de 4, que você pode acompanhar aqui, é de Louis Pósa.",
  openTheorem:
    "Há passeios abertos em todos os tabuleiros completos com lados de 3 ou mais, menos 3 × 3, 3 × 5, 3 × 6 e 4 × 4. As provas são de Paul Cull e Jeffery De Curtins (1978) e de Axel Conrad e outros (1994).",
  why: "Por quê",
  sides: "Altura e largura",
  picture: "O tabuleiro",
});

/** The two kinds of tours. @type {Record<Target, string>} */
export const targets = { closed: "Passeios fechados", open: "Passeios abertos" };

/** The keys on the map. */
export const keys = /** @type {const} */ ({
  move: "Ir de tabuleiro em tabuleiro",
  rowStart: "Primeiro tabuleiro da fileira",
  rowEnd: "Último tabuleiro da fileira",
  choose: "Explicar este tabuleiro",
});

/** For screen readers: the question about the chosen board, and the answer. @type {(heading: string, answer: string) => string} */
export const verdict = (heading, answer) => `${heading} ${answer}`;

/** @param {Target} target */
const aTour = (target) => (target === "closed" ? "um passeio fechado" : "um passeio aberto");
/** @param {Target} target */
const noTour = (target) =>
  target === "closed" ? "nenhum passeio fechado" : "nenhum passeio aberto";

/** The signs on the map, and their names in its cells. @type {Record<RectangleReason["code"], { sign: string, short: string }>} */
export const signs = {
  schwenk: { sign: "✓", short: "provado por um teorema" },
  "open-theorem": { sign: "✓", short: "provado por um teorema" },
  "one-square": { sign: "•", short: "uma casa só" },
  "odd-area": { sign: "≠", short: "os dois lados ímpares" },
  "side-1": { sign: "1", short: "um lado de 1" },
  "side-2": { sign: "2", short: "um lado de 2" },
  "side-4": { sign: "4", short: "um lado de 4" },
  "small-exception": { sign: "!", short: "um tabuleiro pequeno, testado por completo" },
};

/** A sign in the legend. @param {RectangleExistence} known */
export const meaning = ({ answer, reason }) =>
  answer === "yes"
    ? `Há um passeio: ${signs[reason.code].short}.`
    : `Nenhum passeio: ${signs[reason.code].short}.`;

/** @param {number} n */
export const boards = (n) => count(n, { one: "tabuleiro", other: "tabuleiros" });

/** @param {Target} target */
export const mapName = (target) =>
  target === "closed"
    ? "Tabuleiros por largura e altura: passeios fechados"
    : "Tabuleiros por largura e altura: passeios abertos";

/** A board of the map in words. @type {(target: Target, width: number, height: number, known: RectangleExistence) => string} */
export const cell = (target, width, height, { answer, reason }) =>
  `${size(width, height)}: ${answer === "yes" ? aTour(target) : noTour(target)}, ${signs[reason.code].short}`;

/** Under the map while nothing is pointed at. */
export const caption = `${press} um tabuleiro para ver por quê.`;

/** Heading of the explanation. @type {(target: Target, width: number, height: number) => string} */
export const heading = (target, width, height) => `O ${size(width, height)} tem ${aTour(target)}?`;

/** The title of the window. @type {(target: Target, width: number, height: number) => string} */
export const title = (target, width, height) =>
  `${targets[target]} do ${size(width, height)} · ${rooms.exist} · ${shared.title}`;

export const openInExplore = "Tentar em Explorar";
export const watchSearch = "Ver esta busca em Explorar";
export const watchConstruction = "Ver a construção em Explorar";

/** @typedef {Partial<Record<ArgumentStep["mark"], number>>} Counts How many squares have each mark so far. */

/** The names of marks, beside a number of squares. @type {Record<ArgumentStep["mark"], { one: string, other: string }>} */
const marked = {
  light: { one: "clara", other: "claras" },
  dark: { one: "escura", other: "escuras" },
  outer: { one: "externa", other: "externas" },
  inner: { one: "interna", other: "internas" },
  bound: { one: "presa", other: "presas" },
  met: { one: "alcançada", other: "alcançadas" },
  missed: { one: "deixada de fora", other: "deixadas de fora" },
  reached: { one: "alcançada", other: "alcançadas" },
};

/** The progress of a part of an argument that has started: "Até aqui: 7 escuras, 6 claras." @type {(counts: Counts, marks: ArgumentStep["mark"][]) => string} */
function foundSoFar(counts, marks) {
  const found = marks.map((mark) => count(counts[mark] ?? 0, marked[mark]));
  return marks.some((mark) => counts[mark]) ? ` Até aqui: ${found.join(", ")}.` : "";
}

/** The lines of a board four squares across, of which two are outer ones and two are inner ones. @typedef {"rows" | "columns"} Lines */

/** Describes a part of an argument. @type {(code: ArgumentPart["code"], counts: Counts, lines: Lines) => string} */
export function part(code, counts, lines) {
  const named = lines === "columns" ? "colunas" : "fileiras";
  switch (code) {
    case "colours":
      return `Pinte as casas como num tabuleiro de xadrez. Todo lance troca a cor.${foundSoFar(counts, ["dark", "light"])}`;
    case "rows":
    case "columns":
      return `Agora divida as casas de outro jeito: as das ${named} externas e as das internas.${foundSoFar(counts, ["outer", "inner"])}`;
    case "outer-moves":
      return `Olhe os lances das ${named} externas: todos levam às internas. Então um passeio fechado nunca visita duas casas externas seguidas. Metade das casas é externa, por isso ele tem de ir para fora, para dentro, para fora, para dentro, até o fim da volta.`;
    case "alternation":
      return `Todo lance também troca a cor. De a1, que é externa e escura, o passeio só alcança casas externas escuras e internas claras.${foundSoFar(counts, ["met", "missed"])}`;
    case "reach":
      return `Siga os lances a partir de a1 até onde eles levam.${foundSoFar(counts, ["reached"])}`;
  }
}

/** The conclusion of the argument. @type {(target: Target, last: ArgumentPart["code"] | undefined, counts: Counts, area: number, isDone: boolean) => string} */
export function conclusion(target, last, counts, area, isDone) {
  if (!isDone) {
    return "Então…";
  }
  const left = area - (counts.reached ?? 0);
  switch (last) {
    case "alternation":
      return `Então o passeio nunca visitaria ${number(counts.missed ?? 0)} das ${number(area)} casas: não há nenhum passeio fechado.`;
    case "reach":
      return area === 1
        ? "Então o cavalo nunca sai da sua casa: não há nenhum passeio fechado."
        : left === 1
          ? `Então 1 das ${number(area)} casas fica fora de alcance: não há ${noTour(target)}.`
          : `Então ${number(left)} das ${number(area)} casas ficam fora de alcance: não há ${noTour(target)}.`;
    default:
      return `Um passeio fechado vai escura, clara, escura, clara, então precisa do mesmo número de cada uma. Aqui há ${count(counts.dark ?? 0, marked.dark)} e ${count(counts.light ?? 0, marked.light)}: não há nenhum passeio fechado.`;
  }
}

/** "b3 e c2" @param {string[]} names */
const listed = (names) => plain(list(names.map((name) => [square(name)])));

/** Describes a step of an argument. @type {(name: string, mark: ArgumentStep["mark"], moves: string[], lines: Lines) => string} */
export function step(name, mark, moves, lines) {
  const isColumn = lines === "columns";
  switch (mark) {
    case "light":
      return `${name} é clara.`;
    case "dark":
      return `${name} é escura.`;
    case "outer":
      return isColumn ? `${name} está numa coluna externa.` : `${name} está numa fileira externa.`;
    case "inner":
      return isColumn ? `${name} está numa coluna interna.` : `${name} está numa fileira interna.`;
    case "bound":
      return isColumn
        ? `De ${name}, os lances levam a ${listed(moves)}: só colunas internas.`
        : `De ${name}, os lances levam a ${listed(moves)}: só fileiras internas.`;
    case "met":
      return `Um passeio que se alterna consegue alcançar ${name}.`;
    case "missed":
      return `Um passeio que se alterna nunca alcança ${name}.`;
    case "reached":
      return moves.length > 0
        ? `Um lance leva de ${listed(moves)} a ${name}.`
        : `Comece em ${name}.`;
  }
}

export const beforeArgument = "Aperte “Reproduzir” para ver a prova, casa por casa.";

/** Describes the search. @type {(target: Target, starts: number) => string} */
export const searchPlan = (target, starts) =>
  target === "closed"
    ? "As cores não excluem um passeio aqui, então tentamos tudo. O cavalo tenta cada lance e volta de cada beco sem saída. Um passeio fechado visita todas as casas, por isso basta um início: a1."
    : `As cores não excluem um passeio aqui, então tentamos tudo. O cavalo tenta cada lance e volta de cada beco sem saída. Ele parte de cada uma das ${number(starts)} casas; você pode acompanhá-lo a partir de a1.`;

/** The results of the searches so far. @type {(target: Target, found: { placements: number, tours: number, starts: number, of: number }) => string} */
export function searchFound(target, { placements, tours, starts, of }) {
  const times = count(placements, { one: "vez", other: "vezes" });
  if (starts < of) {
    return `O cavalo foi colocado ${times} até agora, no início ${number(starts + 1)} de ${number(of)}.`;
  }
  return tours === 0
    ? `O cavalo foi colocado ${times} até não restar mais nada a tentar: não há ${noTour(target)}.`
    : tours === 1
      ? `O cavalo foi colocado ${times}, e encontrou-se 1 passeio.`
      : `O cavalo foi colocado ${times}, e encontraram-se ${number(tours)} passeios.`;
}

/** The search failed. */
export const searchBrokenOff =
  "A busca parou antes de tentar tudo. Escolha o tabuleiro de novo para recomeçar.";

/** The origin of a tour. @type {(target: Target, squares: number) => string} */
export const construction = (target, squares) =>
  squares === 1
    ? "O cavalo já está na única casa."
    : `Eis ${aTour(target)} de ${number(squares)} casas, feito agora mesmo. Em tabuleiros pequenos, faz-se uma busca; os estreitos repetem um padrão; e os grandes juntam os passeios de blocos pequenos. Isso funciona em todo tabuleiro que tem um passeio.`;

/** The sentence at the play head on a tour. @type {(squares: string[], position: number, target: Target, isDone: boolean) => string} */
export function visit(squares, position, target, isDone) {
  const [first, last] = [squares[0], squares.at(-1)];
  if (position === 0) {
    return "Aperte “Reproduzir” para seguir o passeio, casa por casa.";
  }
  if (!isDone) {
    return `Casa ${number(position)} de ${number(squares.length)}: ${squares[position - 1]}.`;
  }
  if (squares.length === 1) {
    return `O passeio é só ${first}.`;
  }
  return target === "closed"
    ? `Todas as ${number(squares.length)} casas foram visitadas, e um lance leva de ${last} de volta a ${first}.`
    : `Todas as ${number(squares.length)} casas foram visitadas, de ${first} a ${last}.`;
}

/** The picture in words, for screen readers. @type {(heading: string, progress: string, sentence: string) => string} */
export const picture = (name, progress, sentence) => `${name} (${progress}) ${sentence}`;

/** Errors in the request. */
export const wrong = {
  /** @param {number} most */
  board: (most) =>
    `o mapa mostra tabuleiros completos com lados de 1 a ${number(most)}; escreva um como 4x7`,
  /** @param {number} most */
  side: (most) => `Escreva um número inteiro de 1 a ${number(most)}.`,
  /** @param {string} value */
  target: (value) => `${quoted(value)} não é um tipo de passeio; escolha closed ou open`,
};
