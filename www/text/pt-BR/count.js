/**
 * The texts that only this room uses.
 * @import { CountPlan, Target } from "../../pkg/knights_tour.js"
 * @import { CostTexts } from "../cost.js"
 * @import { Duration, KnownCheck, KnownCost, KnownFault } from "../quantities.js"
 */

import { costOf } from "../cost.js";
import { bytesOf, durationOf, foreseen, shareOf, sidesOf } from "../quantities.js";
import { count, decimal, number, plural, quoted } from "./sentence.js";
import { fillIn, termsOf } from "./terms.js";
import { rooms } from "./words.js";

export { number };

/** Fixed texts: `data-word` and `data-name` in the room's markup name them. */
export const labels = /** @type {const} */ ({
  intro:
    "Quantos passeios diferentes um tabuleiro tem? No de xadrez, são tantos que ninguém consegue listá-los, por isso se buscam jeitos espertos de contar.",
  heading: "O que contar",
  withHoles: "Um tabuleiro com buracos",
  boardText: "O tabuleiro como fileiras de . e #, ou como tamanho",
  takeBoard: "Usar este tabuleiro",
  drawBoard: "Desenhar em Montar",
  directed: "Um passeio ao contrário conta como",
  copies: "Um passeio girado ou espelhado conta como",
  memory: "Memória",
  exact: "Contagem exata",
  howCounted: "Mais: como ela conta?",
  start: "Contar",
  startAnyway: "Contar mesmo assim",
  notNow: "Agora não",
  cancel: "Cancelar",
  countProgress: "Progresso da contagem",
  estimates: "Estimativa",
  estimateIntro:
    "Caminhadas ao acaso dão uma ideia do número, mesmo em tabuleiros que ninguém contou.",
  howEstimated: "Mais: como caminhadas contam passeios?",
  chances:
    "Uma caminhada que acha um passeio com chance de uma em um milhão conta como um milhão de passeios. Um beco sem saída conta como nenhum.",
  average:
    "A média de muitas caminhadas tende ao número de passeios (Donald Knuth, 1975). Cópias giradas e espelhadas contam em separado.",
  fours:
    "Quatro caminhadas têm o primeiro terço em comum, o que poupa tempo (Herman Kahn e Theodore Harris, 1951).",
  walkSettings: "Como estimar",
  weight: "Peso",
  weightNote:
    "Com peso 1, uma caminhada faz qualquer lance. Quanto menor o peso, mais de perto ela segue a regra de Warnsdorff.",
  weightMore:
    "Um peso pequeno prefere casas com poucas saídas e poupa as casas ao lado delas. No 8 × 8, um peso de 0,75 é o que mais se parece com o jeito de andar dos passeios.",
  walks: "Caminhadas",
  estimate: "Estimar",
  badWeight: "Testar um peso ruim",
  estimateProgress: "Progresso da estimativa",
  asTable: "A curva como tabela",
  uncounted: "Estes ninguém contou:",
  tours: "Todos os passeios",
  toursIntro:
    "Um após o outro, como uma busca os encontra, com as cópias giradas e espelhadas. Escolha um passeio para abri-lo em Explorar.",
  list: "Listar",
  previous: "Anteriores",
  next: "Próximos",
  known: "Números conhecidos",
  knownNote:
    "“Contados aqui” quer dizer desde que você abriu esta página. Entre os passeios abertos estão os que poderiam ser fechados.",
  history: "O número que estava errado",
  announced:
    "Em 1996, dois pesquisadores anunciaram que o tabuleiro 8 × 8 tem 33.439.123.484.294 passeios fechados (Martin Löbbing e Ingo Wegener, com diagramas de decisão binária).",
  corrected:
    "Isso não pode estar certo. Um espelhamento ou um quarto de volta sempre dá um passeio diferente; uma meia-volta às vezes dá o mesmo. Então os passeios vêm em grupos de quatro ou de oito, mas aquele número não é divisível por quatro. Brendan McKay contou 13.267.364.410.532 em 1997, e esta página também.",
  countIt: "Contar aqui",
});

/** How the directions of a tour are counted, by `directed`. */
export const directions = /** @type {Record<string, string>} */ ({
  false: "o mesmo passeio",
  true: "outro passeio",
});

/** "Até 2 GiB" @param {number} n */
export const memoryOf = (n) => `Até ${number(n / 2 ** 30)} GiB`;

/** How turned and mirrored copies are counted, by `upToSymmetry`. */
export const copies = /** @type {Record<string, string>} */ ({
  false: "outro passeio",
  true: "o mesmo passeio",
});

const settings = /** @type {Record<string, string>} */ ({
  page: "Página",
  show: "Em ação",
  directed: labels.directed,
  upToSymmetry: labels.copies,
  limit: labels.memory,
  board: "Tabuleiro",
  leaper: "Peça",
  theme: "Tema",
  target: "Passeio",
  weight: labels.weight,
  walks: labels.walks,
  seed: "Semente",
});

/** Errors in the request. */
export const wrong = {
  /** @type {(value: string, known: readonly string[]) => string} */
  choice: (value, known) =>
    `${quoted(value)} não está disponível; escolha entre ${known.join(", ")}`,
  /** @param {string} value */
  page: (value) => `${quoted(value)} não é uma página; escreva um número inteiro, como 1`,
};

/** A value of a link that was invalid. @type {(name: string, message: string, instead: string) => string} */
export const replaced = (name, message, instead) =>
  instead
    ? `${settings[name] ?? name}: ${message}. Em vez disso, vale ${quoted(valueOf(name, instead))}.`
    : `${settings[name] ?? name}: ${message}. Em vez disso, vale o valor habitual.`;

/** The room's name for a value of a setting. @type {(name: string, value: string) => string} */
function valueOf(name, value) {
  switch (name) {
    case "directed":
      return directions[value] ?? value;
    case "upToSymmetry":
      return copies[value] ?? value;
    case "limit":
      return memoryOf(Number(value));
    default:
      return value;
  }
}

/** "8 × 8", with no line break. @param {string} board */
export function sizeOf(board) {
  const sides = sidesOf(board);
  return sides ? `${sides[0]}\u00a0×\u00a0${sides[1]}` : "um tabuleiro com buracos";
}

/** The part of a request that texts need. @typedef {{ board: string, target: Target, directed: boolean, upToSymmetry: boolean }} CountRequest */

/** For the live region. @type {(request: CountRequest, tours: bigint) => string} */
export const spoken = ({ board, target }, tours) =>
  target === "closed"
    ? `${grouped(tours)} ${plural(tours, { one: "passeio fechado", many: "de passeios fechados", other: "passeios fechados" })} em ${sizeOf(board)}.`
    : `${grouped(tours)} ${plural(tours, { one: "passeio aberto", many: "de passeios abertos", other: "passeios abertos" })} em ${sizeOf(board)}.`;

/** The title of the window. @type {(request: CountRequest, page: string) => string} */
export const title = ({ board, target }, page) =>
  target === "closed"
    ? `${rooms.count}: passeios fechados em ${sizeOf(board)} · ${page}`
    : `${rooms.count}: passeios abertos em ${sizeOf(board)} · ${page}`;

/** Explains what is being counted. @type {(request: CountRequest, squares: number, id: string) => string} */
export function meaning({ board, target, directed, upToSymmetry }, squares, id) {
  const where = `em ${sizeOf(board)}, ${count(squares, { one: "casa", other: "casas" })}`;
  const what =
    target === "closed"
      ? `Passeios fechados {do cavalo} ${where}: cada casa uma vez, e depois um lance de volta à primeira. Tanto faz onde um passeio começa.`
      : `Passeios abertos {do cavalo} ${where}: cada casa uma vez, com fim em qualquer lugar. Entram também aqueles em que as pontas ficam, por acaso, a um lance uma da outra.`;
  const way = directed
    ? "Um passeio e o mesmo ao contrário contam como dois."
    : "Um passeio e o mesmo ao contrário contam como um.";
  const turned = upToSymmetry
    ? "Cópias giradas e espelhadas contam como o mesmo passeio."
    : "Cópias giradas e espelhadas contam como passeios diferentes.";
  return `${fillIn(what, termsOf(id))} ${way} ${turned}`;
}

/** The kind of tours in the table of known numbers. @type {(target: Target, directed: boolean) => string} */
export const kind = (target, directed) =>
  target === "closed"
    ? directed
      ? "fechados, orientados"
      : "fechados, não orientados"
    : directed
      ? "abertos, orientados"
      : "abertos, não orientados";

/** A number of bytes in readable units. @param {number} n */
export function bytes(n) {
  const { unit, value } = bytesOf(n);
  return unit === "MiB" ? `${number(value)} MiB` : `${decimal(value, 1)} GiB`;
}

/** "0,3 s", "14 s", "3 min 20 s", "29 horas", "3 dias", "40 anos" @param {Duration} duration */
function inWords(duration) {
  const { unit, value } = duration;
  switch (unit) {
    case "tenths":
      return `${decimal(value, 1)} s`;
    case "seconds":
      return `${number(value)} s`;
    case "minutes":
      return duration.seconds === 0
        ? `${number(value)} min`
        : `${number(value)} min ${number(duration.seconds)} s`;
    case "hours":
      return count(value, { one: "hora", other: "horas" });
    case "days":
      return count(value, { one: "dia", other: "dias" });
    case "years":
      return count(value, { one: "ano", other: "anos" });
  }
}

/** @param {number} ms */
const duration = (ms) => inWords(durationOf(ms));

/** The progress; below ten with one decimal place. @param {number} fraction */
export function percent(fraction) {
  const share = shareOf(fraction);
  return share ? `${decimal(share.value, share.digits)}%` : "menos de 0,1%";
}

/** A number with separators between thousands, of any length. @param {bigint} tours */
export const grouped = (tours) => number(tours);

export const cancelled = "Cancelado.";
export const notYet = "–";

/** The methods of counting. @type {Record<NonNullable<CountPlan["method"]>, string>} */
export const methods = {
  folded:
    "A contagem percorre, fileira por fileira, a metade de cima do tabuleiro, com imagens espelhadas como uma só. A metade de baixo é a mesma de cabeça para baixo, então no fim as duas metades se juntam.",
  frontier:
    "A contagem vai casa por casa. Dos lances escolhidos até ali, ela só lembra as pontas soltas, e assim nunca passa duas vezes pela mesma situação.",
};

/** Added for a count up to symmetry. */
export const keptFirst =
  "Antes disso, conta num tabuleiro dobrado os passeios que ficam iguais ao girar ou espelhar, porque eles têm menos cópias.";

/** "cerca de 3 min e 600 MiB de memória" @param {NonNullable<CountPlan["forecast"]>} forecast */
const taking = ({ seconds, bytes: needed }) =>
  `cerca de ${inWords(foreseen(seconds))} e ${bytes(needed)} de memória`;

/** The cost of a count. @type {(plan: CountPlan, isComing: boolean) => string} */
export const plan = (planned, isComing) => costOf(planned, isComing, costs);

/** @type {CostTexts} */
const costs = {
  none: "Um teorema já dá a resposta, então isso não leva tempo nenhum.",
  known: (needed, seconds) =>
    seconds === null
      ? `Isso usa até ${bytes(needed)} de memória.`
      : `Isso leva cerca de ${inWords(foreseen(seconds))} e usa até ${bytes(needed)} de memória.`,
  coming: "Calculando quanta memória isso usa…",
  guessed: (forecast) =>
    `Numa estimativa grosseira, isso exige ${taking(forecast)}. A contagem é interrompida no limite de “${labels.memory}”.`,
  unknown: `Durante a contagem se vê quanta memória ela usa. Ela é interrompida no limite de “${labels.memory}”.`,
};

/** Asked before a long count. @param {NonNullable<CountPlan["forecast"]>} forecast */
export const tooLong = (forecast) =>
  `Numa estimativa grosseira, esta contagem exigiria ${taking(forecast)}. Começar mesmo assim?`;

/** @param {string} message */
export const refusal = (message) => `Não dá para contar isso aqui: ${message}.`;
const outOfMemory = "A contagem parou, talvez por falta de memória. Tente um tabuleiro menor.";
/** An error with a code is a refusal, unless the solver crashed; one without means that the count failed. @type {(message: string, code: string) => string} */
export const notCounted = (message, code) => {
  if (code === "crashed" || code === "lost") {
    return outOfMemory;
  }
  return code
    ? `A contagem parou: ${message}.`
    : `${outOfMemory} Mensagem do navegador: ${message.trim().replace(/[.]$/, "")}.`;
};
/** @param {string} message */
export const notListed = (message) => `Não dá para listar esses passeios: ${message}.`;

/** The stages of a count apart from computing layers of states. */
const stages = /** @type {const} */ ({
  planning: "fazendo um plano",
  joining: "juntando as metades",
  symmetric: "contando os passeios simétricos",
});

/** @typedef {keyof typeof stages} Stage */

/**
 * The progress of a count: names and values.
 * @type {(now: { stage: Stage | null, states: number, bytes: number, layers: number, all: number, ms: number, left: number | null, workers: number }) => [string, string][]}
 */
export const progress = ({ stage, states, bytes: used, layers, all, ms, left, workers }) => [
  rowOf("Agora", stage ? stages[stage] : `camada ${number(layers + 1)} de ${number(all)}`),
  ...(stage ? [] : [rowOf("Estados nela", number(states))]),
  rowOf("Memória", bytes(used)),
  ...(workers > 1 ? [rowOf("Núcleos do processador", number(workers))] : []),
  rowOf("Tempo até agora", duration(ms)),
  ...(left === null ? [] : [rowOf("Tempo restante", `cerca de ${duration(left)}`)]),
];

/** @type {(name: string, value: string) => [string, string]} */
const rowOf = (name, value) => [name, value];

/** Under the chart of layers, while the count goes on and at its end. @type {(layers: number[], isOver: boolean) => string} */
export const layersCaption = (layers, isOver) =>
  isOver
    ? `Estados guardados depois de cada camada de casas, no máximo ${number(Math.max(...layers))}.`
    : `Estados guardados depois de cada camada de casas já pronta, até agora no máximo ${number(Math.max(...layers))}.`;

/** The chart of layers in words. @type {(layers: number[], steps: number) => string} */
export function layersSummary(layers, steps) {
  const most = Math.max(...layers);
  return `Barras: ${number(layers.length)} de ${count(steps, { one: "camada pronta", other: "camadas prontas" })}. A maior é a camada ${number(layers.indexOf(most) + 1)}, com ${count(most, { one: "estado", other: "estados" })}.`;
}

/** What the number means. @type {(request: CountRequest, tours: bigint, ms: number, known?: { tours: bigint, source: string }) => string} */
export function counted(request, tours, ms, known) {
  const { board, target, directed, upToSymmetry } = request;
  const what =
    target === "closed"
      ? `Passeios fechados em ${sizeOf(board)}`
      : `Passeios abertos em ${sizeOf(board)}`;
  const way = directed
    ? "os dois sentidos contados em separado"
    : "os dois sentidos contados como um";
  const turned = upToSymmetry
    ? "cópias giradas e espelhadas contadas como uma"
    : "cópias giradas e espelhadas contadas em separado";
  const other =
    upToSymmetry || board === "1x1"
      ? ""
      : directed
        ? ` Com os dois sentidos como um, são ${grouped(tours / 2n)}.`
        : ` Com os sentidos contados em separado, são ${grouped(2n * tours)}.`;
  const source = known
    ? known.tours === tours
      ? ` É o número conhecido: ${known.source}.`
      : ` O número conhecido é ${grouped(known.tours)}: ${known.source}.`
    : "";
  return `${what}, ${way}, ${turned}. Tempo da contagem: ${duration(ms)}.${other}${source}`;
}

/** A source with its author and year. @type {(name: string, by?: string, year?: number) => string} */
export const sourceOf = (name, by, year) => {
  const who = [by, year].filter(Boolean).join(", ");
  return who ? `${name} (${who})` : name;
};

/** Where a known number comes from. @type {(published: readonly string[]) => string} */
export const knownFrom = (published) =>
  published.join("; ") || "contados pelo programa de linha de comando";

/** Unfolds what is known of a number. */
export const details = "Detalhes";

/** @param {KnownCost} cost */
const knownTime = ({ seconds }) => duration(Math.max(100, 1000 * seconds));

/** @type {(cost: KnownCost) => string} */
const using = ({ threads, bytes: needed, diskBytes }) =>
  `${count(threads, { one: "thread", other: "threads" })} e ${bytes(needed)} de memória${diskBytes ? `, mais ${bytes(diskBytes)} de disco` : ""}`;

/** How a known number was counted. @type {(cost: KnownCost) => string} */
export const byCommand = (cost) =>
  `O programa de linha de comando contou em ${knownTime(cost)}, com ${using(cost)}.`;

/** What a check of a known number gave. @type {(check: KnownCheck) => string} */
export function checked(check) {
  switch (check.what) {
    case "seam":
      return `Com as metades unidas abaixo da linha ${number(check.row)}, e não no meio, o número é o mesmo.`;
    case "order":
      return "Com as casas em outra ordem, o número é o mesmo.";
    case "frontier":
      return "Contando casa por casa, sem metades, o número é o mesmo.";
    case "threads":
      return `Com ${count(check.threads, { one: "thread", other: "threads" })}, o número é o mesmo.`;
    case "symmetry":
      return `Se as cópias giradas ou espelhadas contam como um só passeio, há ${grouped(BigInt(check.classes))}. Confere: com os passeios que as simetrias não mudam, a divisão é exata.`;
    case "estimate":
      return `${number(check.walks)} caminhos aleatórios o situam entre ${grouped(BigInt(check.low))} e ${grouped(BigInt(check.high))}.`;
  }
}

/** Why a published number is wrong. @type {Record<KnownFault, string>} */
const faults = {
  overflow: "o programa calculava com 64 bits, e falta um múltiplo de 2⁶⁴",
  symmetry: "os passeios formam grupos de quatro ou oito, e esse número não é divisível por quatro",
  "by-hand": "foi achado à mão",
  unexplained: "outros programas, escritos de forma independente, concordam em outro número",
};

/** A published number that is wrong. @type {(source: string, tours: bigint, fault: KnownFault) => string} */
export const differs = (source, tours, fault) =>
  `${source} traz ${grouped(tours)}. Está errado: ${faults[fault]}.`;

/** A published number that counts a tour and its reverse as two. @type {(source: string, tours: bigint) => string} */
export const bothWays = (source, tours) =>
  `${source} conta os dois sentidos separadamente: ${grouped(tours)}.`;

/** Before a command, for boards that a browser cannot count. */
export const tooLarge = "Grande demais para um navegador. Digite este comando:";

/** What that command takes. @type {(cost: KnownCost) => string} */
export const takes = (cost) => `Leva ${knownTime(cost)}, com ${using(cost)}.`;

export const copyCommand = "Copiar";
/** @param {string} board */
export const copyCommandFor = (board) => `Copiar o comando para ${sizeOf(board)}`;

/** The column headings of the table of known numbers. */
export const columns = /** @type {const} */ ({
  board: "Tabuleiro",
  known: "Número conhecido",
  kind: "Passeios",
  here: "Contados aqui",
  source: "Fonte",
});

/** A number counted here, beside the known one. @type {(tours: bigint, agrees: boolean, ms: number) => string} */
export const countedHere = (tours, agrees, ms) =>
  agrees ? `✓ o mesmo, em ${duration(ms)}` : `✕ ${grouped(tours)}`;

/** @param {number} index */
export const openTour = (index) => `Passeio ${number(index)}: abrir em Explorar`;

/** @type {(first: number, last: number, all: bigint | null) => string} */
export const toursShown = (first, last, all) =>
  all === null
    ? `Passeios ${number(first)} a ${number(last)}`
    : `Passeios ${number(first)} a ${number(last)} de ${grouped(all)}`;

/** @param {number} passed */
export const searching = (passed) =>
  passed > 0 ? `Procurando… ${count(passed, { one: "pulado", other: "pulados" })}` : "Procurando…";

export const noTours = "Não há passeios assim.";
