/**
 * The texts of the room that compares methods.
 * @import { Ending, Moment, RunSettings, WhenStuck } from "../../pkg/knights_tour.js"
 */

import { labels as contestLabels } from "./contest.js";
import { count, number, quoted } from "./sentence.js";
import { paragraph, press, replaced, rooms, targets } from "./words.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  title: "Comparar métodos",
  intro:
    "Todas as raias têm o mesmo tabuleiro e o mesmo início, mas cada uma tem seu método. Qual deles visita todas as casas?",
  lanes: "Raias",
  addLane: "Adicionar raia",
  common: "Tabuleiro e início",
  whyTies: "Por que os empates importam",
  picker: "Mudar o método desta raia",
  reroll: "Outra semente",
  runs: "Execuções terminadas",
  noRuns: "Toda tentativa que você levar até o fim aparece nesta lista.",
  copyCsv: "Copiar como CSV",
  clear: "Limpar a lista",
  map: "Mapa de sucesso",
  mapIntro:
    "Faz diferença onde o cavalo começa? O mapa começa uma tentativa em cada casa e marca como ela termina.",
  testWarnsdorff: "Testar a afirmação “a regra de Warnsdorff dá sempre um passeio fechado”",
  testNeural: "Testar a afirmação “a rede neural sempre chega ao repouso”",
  compute: "Fazer o mapa",
  cancel: "Cancelar",
  seeds: "Execuções por casa",
  progress: "Progresso do mapa",
  method: "Método",
  rule: "Sua regra",
  seedNote:
    "As tentativas usam esta semente e as seguintes. Escolha uma casa do mapa para abrir a tentativa dela.",
});

/** The column headings of the table of runs, in order. */
export const columns = /** @type {const} */ ({
  board: "Tabuleiro",
  start: "Início",
  method: "Método",
  outcome: "Resultado",
  steps: "Passos",
  backtracks: "Retrocessos",
  restarts: "Recomeços",
  closed: "Fechado?",
});

export const yes = "sim";
export const no = "não";

/** @param {number} n */
export const lane = (n) => `Raia ${number(n)}`;

/** @param {number} n */
export const removeLane = (n) => `Remover a raia ${number(n)}`;

/** What a method does, in words that a class can vote on. @type {Record<string, string>} */
const methods = {
  warnsdorff: "Vai para onde há menos saídas",
  backtracking: "Desfaz lances quando trava",
  restarts: "Recomeça quando trava",
  rotations: "Vira o caminho quando trava",
  "edges-first": "Primeiro as bordas, depois conserta",
  blocks: "Junta passeios de blocos pequenos",
  cycles: "Junta ciclos pequenos",
  smooth: "Faz poucas viradas",
  neural: "Todas as casas decidem ao mesmo tempo",
  permutations: "Testa todas as ordens das casas",
  best: "Tenta vários métodos",
};

/** The same of a tie-break, where several lanes have the same method. @type {Record<string, string>} */
const tieBreaks = {
  first: "No empate: a primeira de uma lista fixa",
  random: "No empate: sorteia",
  "pohl-sum": "No empate: olha um lance adiante",
  "pohl-min": "No empate: procura a passagem mais estreita",
  roth: "No empate: longe do centro",
  "roth-random": "No empate: longe do centro, depois sorteia",
  "squirrel-cull": "No empate: um plano para cada parte do tabuleiro",
};

/** What a lane does that follows a rule of one’s own. */
const ownRule = "Segue uma regra sua";

/** What a lane does, before its method is named; empty for a method without such words. @type {(settings: { algorithm?: string, tieBreak?: string, rule?: string }, isShared: boolean) => string} */
export function reason({ algorithm = "", tieBreak = "", rule }, isShared) {
  if (rule !== undefined) {
    return ownRule;
  }
  return (isShared ? tieBreaks[tieBreak] : undefined) ?? methods[algorithm] ?? "";
}

/** The policy at a dead end, as part of a method’s name. @type {Record<Exclude<WhenStuck, "stop">, string>} */
const policies = { backtrack: "retroceder", restart: "recomeçar" };

/** A run's method in the table. @type {(name: string, settings: RunSettings) => string} */
export function method(name, { whenStuck: policy, seed }) {
  const stuck = policy && policy !== "stop" ? [policies[policy]] : [];
  return [name, ...stuck, `semente ${seed}`].join(", ");
}

/** Shown if a lane's method cannot search for the requested kind of tour. @param {string | undefined} target */
export const otherTarget = (target) =>
  target === "closed"
    ? "Este método só procura passeios fechados."
    : `Este método só procura outro tipo de passeio (${targets[/** @type {"open"} */ (target)] ?? target}).`;

/** The progress of a lane, or its result. @param {Moment} moment */
export function status({ position, outcome }) {
  if (!outcome) {
    return position === 0 ? "No início" : `Passo ${number(position)}`;
  }
  switch (outcome.kind) {
    case "tour":
      return outcome.closed ? "Passeio fechado" : "Passeio aberto";
    case "stuck":
      return `Travou: ${number(outcome.visited)} de ${number(outcome.squares)} casas`;
    case "cycles":
      return count(outcome.cycles, {
        one: "ciclo, não um passeio",
        other: "ciclos, não um passeio",
      });
    case "impossible":
      return "Não existe";
    case "gave-up":
      return "Desistiu";
  }
}

/** For the live region: the results of all lanes. @param {Moment[]} moments */
export const spoken = (moments) =>
  moments.map((moment, i) => `${lane(i + 1)}: ${status(moment)}.`).join(" ");

/** The same while they run: lanes with the same progress are grouped. @param {Moment[]} moments */
export function shortly(moments) {
  /** @type {Map<string, string[]>} */
  const lanesOf = new Map();
  moments.forEach((moment, i) => {
    const text = status(moment);
    lanesOf.set(text, [...(lanesOf.get(text) ?? []), lane(i + 1)]);
  });
  return lanesOf.size === 1
    ? `${[...lanesOf.keys()][0]}.`
    : [...lanesOf].map(([text, lanes]) => `${lanes.join(", ")}: ${text}.`).join(" ");
}

/** The title of the window. @type {(progress: string, board: string, page: string) => string} */
export const title = (progress, board, page) =>
  `${rooms.compare} em ${board}, ${progress} · ${page}`;

export const caption = `${press} uma casa para começar todas as raias nela.`;

/** Shown during a long computation. @param {number} position */
export const computing = (position) =>
  `Calculando: passo ${number(position)}. Aperte Esc para parar.`;

/** A method that cannot be used on this board or from this start, with no further reason. */
export const notHere =
  "este método não funciona neste tabuleiro a partir deste início; escolha outro início";

/** @type {(n: number, problem: string) => string} */
export const ofLane = (n, problem) => `${lane(n)}: ${problem}`;

/** A setting of a lane that was invalid. @type {(n: number, name: string, message: string, instead: string) => string} */
export const laneReplaced = (n, name, message, instead) =>
  ofLane(n, replaced(name, message, instead));

/** Parameters of a link that this room names differently, and their replacements. @type {Record<string, [string, string]>} */
const ofRoom = {
  lanes: [labels.lanes, "A página mostra as raias habituais."],
  map: [labels.map, "A página usa o método habitual."],
  seeds: [labels.seeds, "A página usa o número habitual."],
  contest: [contestLabels.contest, "A página não faz nenhum torneio."],
};

/** A parameter of a link that was invalid. @type {(name: string, message: string, instead: string) => string} */
export function wordReplaced(name, message, instead) {
  const [called, shown] = ofRoom[name] ?? [];
  return called ? `${called}: ${message}. ${shown}` : replaced(name, message, instead);
}

/** @type {(found: number, most: number) => string} */
export const tooManyLanes = (found, most) =>
  `Raias: o link tem ${number(found)}, e há lugar para ${number(most)}. A página mostra as ${number(most)} primeiras.`;

export const tooFewLanes = "Raias: para comparar são precisas duas. A página acrescentou outra.";

/** Errors in a link. */
export const wrong = { graph: "Comparar só funciona com tabuleiros; abra o grafo em Explorar" };

/** @type {(squares: number, most: number) => string} */
export const boardTooLarge = (squares, most) =>
  `um tabuleiro de ${count(squares, { one: "casa", other: "casas" })} é grande demais para esta sala; escolha um de no máximo ${number(most)}`;

/** @type {(value: string, known: readonly number[]) => string} */
export const wrongSeeds = (value, known) =>
  `${labels.seeds}: ${quoted(value)} não está disponível; escolha entre ${known.join(", ")}. A página usa ${known[0]}.`;

/** @param {string} problem */
export const ofMap = (problem) => `${labels.map}: ${problem}`;

/** The progress of the map. @type {(done: number, all: number) => string} */
export const mapProgress = (done, all) => `${number(done)} de ${number(all)} tentativas`;

export const mapCancelled = "Cancelado. O mapa mostra os resultados até aqui.";

/** @param {string} message */
export const mapFailed = (message) => `Não foi possível fazer o mapa: ${message}`;

/** @param {number} most */
export const mapTooLarge = (most) =>
  `O mapa precisa de um tabuleiro de no máximo ${count(most, { one: "casa", other: "casas" })}. Escolha um menor acima.`;

/**
 * The results of the runs from a square, or from all of them.
 * @typedef {object} Share
 * @property {number} runs
 * @property {number} tours
 * @property {number} closed
 * @property {number} cycles
 * @property {number} refused
 * @property {number} impossible
 * @property {{ ending: Ending, run: number }} worst the first of the least successful runs
 */

/** @type {(total: Share, squares: number) => string} */
export function rate({ runs, tours, closed, refused }, squares) {
  const tried = runs - refused;
  const what =
    runs === squares
      ? { one: "início", other: "inícios" }
      : { one: "tentativa", other: "tentativas" };
  const closedOnes = count(closed, { one: "deles fechado", other: "deles fechados" });
  return paragraph(
    `Passeios: ${number(tours)} em ${count(tried, what)}, ${closed === 0 ? "nenhum deles fechado" : closedOnes}.`,
    refused
      ? `O método não pode começar em ${count(refused, { one: "outra casa", other: "outras casas" })}.`
      : "",
  );
}

/** What is known about each claim on other boards. */
const inGeneral = {
  warnsdorff:
    "Em outros tabuleiros, ela também não vale. A regra nunca olha para o caminho de volta ao início, então um passeio só fecha por sorte. No 8 × 8, isso acontece em cerca de 13% das tentativas com desempate por sorteio. Em tabuleiros grandes, o sorteio quase nunca chega a dar um passeio.",
  neural:
    "Em geral, ela não vale. Com a regra como costuma ser impressa, nenhuma de 442.000 tentativas medidas chegou ao repouso com dois lances em cada casa. Com a regra corrigida, todas chegaram quando os neurônios eram atualizados em ordem sorteada. Em ordem fixa, de 91% a 97%. Ninguém provou que sempre funciona. E os lances raramente formam um único passeio: no 8 × 8, em cerca de 20% das tentativas.",
};

/** The result of testing a claim on this board, and what is known about it elsewhere. @type {(claim: "warnsdorff" | "neural", total: Share) => string} */
export const verdict = (claim, total) => `${verdictHere(claim, total)} ${inGeneral[claim]}`;

/** @type {(claim: "warnsdorff" | "neural", total: Share) => string} */
function verdictHere(claim, { runs, tours, closed, cycles, refused, impossible }) {
  const tried = runs - refused;
  if (claim === "warnsdorff") {
    return closed === tried
      ? "Neste tabuleiro, a afirmação é verdadeira: toda tentativa deu um passeio fechado."
      : `Neste tabuleiro, a afirmação é falsa: ${count(tried - closed, { one: "tentativa não deu", other: "tentativas não deram" })} um passeio fechado.`;
  }
  if (impossible === tried) {
    return "Este tabuleiro não tem passeio fechado, então a rede não tem o que encontrar.";
  }
  const converged = tours + cycles;
  return paragraph(
    converged === tried
      ? `Neste tabuleiro, a afirmação é verdadeira: ${tried === 1 ? "a única tentativa chegou" : `todas as ${number(tried)} tentativas chegaram`} ao repouso.`
      : `Neste tabuleiro, a afirmação é falsa: ${count(tried - converged, { one: "tentativa nunca chegou", other: "tentativas nunca chegaram" })} ao repouso.`,
    cycles > 0
      ? `Mas ${count(cycles, { one: "tentativa terminou", other: "tentativas terminaram" })} em vários ciclos em vez de um só passeio.`
      : "",
  );
}

/** @type {Record<Ending, string>} */
const endings = {
  closed: "passeio fechado",
  open: "passeio aberto",
  stuck: "travou",
  cycles: "vários ciclos",
  impossible: "não existe passeio",
  "gave-up": "desistiu",
  refused: "o método não pode começar aqui",
};

/** A square of the map in words, with the number on it. @type {(square: string, share: Share) => string} */
export function cell(square, { runs, tours, closed, worst }) {
  if (runs === 0) {
    return `${square}: ainda não executado`;
  }
  return runs === 1
    ? `${square}: ${endings[worst.ending]}. Abrir esta tentativa em Explorar`
    : `${square}: ${count(tours, { one: "passeio", other: "passeios" })} em ${number(runs)} tentativas, ${Math.floor((100 * tours) / runs)}%, fechados: ${number(closed)}. Abrir em Explorar uma que terminou com “${endings[worst.ending]}”`;
}

/** The signs of the map and their meanings. @type {{ sign: string, kind: string, text: string }[]} */
export const legend = [
  { sign: "✓", kind: "closed", text: "passeio fechado" },
  { sign: "○", kind: "open", text: "passeio aberto" },
  { sign: "✕", kind: "failed", text: "nenhum passeio" },
  { sign: "–", kind: "refused", text: "não pode começar aqui" },
];

export const shareLegend =
  "Com várias tentativas por casa, o número é a porcentagem que deu um passeio. Escolha uma casa para abrir uma das tentativas dela, de preferência uma que falhou.";
