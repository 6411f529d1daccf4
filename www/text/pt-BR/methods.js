/**
 * What is said of each method: a sentence for each kind of step, the lines of its pseudo-code, its own settings, and
 * what it tried in vain. Steps of Warnsdorff’s rule are told in `stories.js`.
 *
 * @import { AskedMethod, Moment, NoTourOfNetwork, PruneCause, ReasonFacts, RunSettings } from "../../pkg/knights_tour.js"
 * @import { Part } from "../language.js"
 * @import { CodeTexts } from "../pseudo-code.js"
 * @import { MethodStories } from "../story.js"
 */

import { preferredIn } from "../choice.js";
import { detourLabels } from "../detour.js";
import { lineOf } from "../pseudo-code.js";
import { ownLines } from "./rule.js";
import {
  chosen,
  count,
  number,
  percent,
  square,
  sentence,
  word,
  withOnwardMoves,
} from "./sentence.js";

/** @param {number} n */
const squares = (n) => count(n, { one: "{casa}", other: "{casas}" });

/** @param {number} n */
const moves = (n) => count(n, { one: "lance", other: "lances" });

/** @param {number} n */
const attempts = (n) => count(n, { one: "tentativa", other: "tentativas" });

/** @param {number} n */
const loops = (n) => count(n, { one: "ciclo", other: "ciclos" });

/** @param {number} n */
const sweeps = (n) => count(n, { one: "varredura", other: "varreduras" });

/** @param {number} n */
const loopsLeft = (n) =>
  n === 1 ? "Resta um ciclo: um passeio fechado." : `Restam ${number(n)} ciclos.`;

/** @param {number} n moves missing until every square has two */
const stillMissing = (n) =>
  n === 0
    ? "Agora cada {casa} tem dois."
    : n === 1
      ? "Ainda falta 1 lance."
      : `Ainda faltam ${number(n)} lances.`;

/** Why backtracking gives up a square before it is stuck. @type {Record<PruneCause, (name: string) => Part[]>} */
const pruneCauses = {
  unreachable: (name) => sentence`nenhum lance leva mais a ${square(name)}`,
  "too-many-ends": (name) =>
    sentence`${square(name)} só poderia ser uma ponta, e o passeio já tem as duas pontas`,
  "cut-in-two": (name) => sentence`daqui não se chega mais a ${square(name)}`,
  "start-cut-off": (name) =>
    sentence`{nenhuma casa} livre fica a um lance do início, ${square(name)}`,
};

/** Where four strands turn, by side. @type {Record<ReasonFacts["formation-turns"]["side"], string>} */
const formationSides = {
  left: "Na borda esquerda",
  right: "Na borda direita",
  bottom: "Na borda de baixo",
  top: "Na borda de cima",
};

/** Why the network gives up an attempt. @type {Record<NoTourOfNetwork, (facts: ReasonFacts["reseed"]) => string>} */
const causes = {
  "several-cycles": ({ cycles }) => `A rede parou em ${loops(cycles)}, em vez de um só.`,
  "no-merge": ({ cycles }) => `A rede não consegue mais juntar seus ${loops(cycles)}.`,
  "too-many-sweeps": (facts) => `A rede não chegou ao repouso em ${sweeps(facts.sweeps)}.`,
  frozen: () => "A rede chegou ao repouso, mas {algumas casas} não têm dois lances.",
};

/** The purpose of rotating a path. @type {Record<ReasonFacts["rotate-walk"]["use"], string>} */
const uses = {
  "goes-on": "Dali, o caminho pode alcançar {uma casa} livre.",
  closes: "Dali, o caminho pode alcançar o início.",
  detour: "Agora cabe um desvio.",
  none: "De todas as pontas possíveis, faz mais tempo que o caminho não termina nesta.",
};

/** A path ends in a dead end, or at the wrong place. @type {(facts: ReasonFacts["rotate" | "rotate-walk"], moment: Moment) => Part[]} */
function rotation({ at, to, use, left }, { start, focus }) {
  const why =
    left === 0
      ? sentence`Não falta {nenhuma casa}, mas ${square(start)} não fica a um lance de ${square(focus)}.`
      : sentence`De ${square(focus)}, o caminho não alcança {nenhuma casa} livre.`;
  return sentence`${why} O método liga essa ponta a ${square(at)} e inverte o caminho dali em diante. Agora ele termina em ${chosen(to)}. ${uses[use]}`;
}

/** The next order to try: the squares by their numbers on the board. @param {number} order */
const nextOrder = (order) => `A próxima ordem, ${[...String(order)].join(" ")}`;

/** Names the method that makes the moves. @param {Moment} moment */
const maker = ({ algorithm }) => (algorithm === "warnsdorff" ? "a regra" : "o método");

/** A move by hand from this moment, and the choice that the method would have made. @type {(moment: Moment, to: string) => string} */
export function wentByHand(moment, to) {
  const preferred = preferredIn(moment);
  if (preferred === undefined) {
    return `Você foi para ${to}.`;
  }
  return to === preferred
    ? `Você foi para ${to}, como ${maker(moment)} iria.`
    : `Você foi para ${to}; ${maker(moment)} preferia ${preferred}.`;
}

/** A sentence for every code. @type {MethodStories} */
export const stories = {
  // Backtracking.
  forward({ to, tried, left }, { focus }) {
    const before =
      tried === 0
        ? ""
        : tried === 1
          ? ", depois de {uma} que falhou"
          : `, depois de {${word(tried, "f")}} que falharam`;
    const after =
      left === 0
        ? ""
        : left === 1
          ? "; mais {uma} fica para depois"
          : `; mais {${word(left, "f")}} ficam para depois`;
    return sentence`De ${square(focus)}, {o cavalo} tenta {a próxima casa} na ordem${before}: ${chosen(to)}${after}.`;
  },
  prune: (facts, { focus }) =>
    sentence`De ${square(focus)}, nenhum passeio é possível: ${pruneCauses[facts.cause](facts.square)}. {O cavalo} volta para ${chosen(facts.to)}.`,
  // By hand.
  "by-hand"({ to, accessibility, preferred }, moment) {
    const went = sentence`Você vai de ${square(moment.focus)} para ${chosen(to)}, ${withOnwardMoves(accessibility)}`;
    return to === preferred
      ? sentence`${went}, como ${maker(moment)} iria.`
      : sentence`${went}; ${maker(moment)} preferia ${square(preferred)}.`;
  },
  "closed-by-hand": ({ to }) => sentence`Você fecha o passeio com o lance para ${chosen(to)}.`,
  // A given tour.
  "take-next"({ to, accessibility: ways, fewest }, { focus, candidates }) {
    const rule =
      ways > fewest
        ? `. A regra de Warnsdorff iria para {uma casa} com ${number(fewest)}`
        : ways > 0 && candidates.length > 1
          ? ", o mínimo, como a regra de Warnsdorff prefere"
          : "";
    return sentence`O passeio vai de ${square(focus)} para ${chosen(to)}, ${withOnwardMoves(ways)}${rule}.`;
  },
  // Permutations.
  breaks: ({ order, from, to }) =>
    sentence`${nextOrder(order)}: de ${square(from)} para ${square(to)} não é um lance.`,
  "not-closed": ({ order, from, to }) =>
    sentence`${nextOrder(order)}: cada passo é um lance. Mas de ${square(from)} nenhum lance leva de volta a ${square(to)}.`,
  holds: ({ order }) => [`${nextOrder(order)}: cada passo é um lance.`],
  // Restarts.
  "attempt-failed"({ attempts: all, complete, visited, cause }, moment) {
    const end =
      cause === "not-closed"
        ? "Não falta {nenhuma casa}, mas o passeio é aberto."
        : `Beco sem saída, com ${number(visited)} de ${squares(moment.squares)}.`;
    const so =
      complete === 0
        ? `${attempts(all)} até agora: nenhuma passou por {todas as casas}.`
        : complete === 1
          ? `${attempts(all)} até agora: 1 passou por {todas as casas} (${percent(1, all)}), sem fechar.`
          : `${attempts(all)} até agora: ${number(complete)} passaram por {todas as casas} (${percent(complete, all)}), nenhuma fechou.`;
    return [`${end} {O cavalo} desfaz todos os lances. ${so}`];
  },
  "closed-after-attempts": ({ to, attempts: all, complete }) =>
    sentence`Não falta {nenhuma casa}, e o lance para ${chosen(to)} fecha o passeio. É a primeira vez que fecha em ${attempts(all)} (${percent(1, all)}). ${complete === 1 ? "Só esta passou" : `Destas, ${number(complete)} passaram`} por {todas as casas} (${percent(complete, all)}).`,
  // Rotations.
  grow: ({ to, accessibility, tied }, { focus }) =>
    sentence`O caminho segue de ${square(focus)} para ${chosen(to)}, ${withOnwardMoves(accessibility)}${tied > 1 ? ", por sorteio entre iguais" : ""}.`,
  "grow-at-random": ({ to, candidates }, { focus }) =>
    sentence`O caminho segue de ${square(focus)} para ${chosen(to)}, por sorteio entre ${squares(candidates)}.`,
  "rotations-failed": ({ attempts: all, visited, turns }, moment) => [
    `O método girou a ponta ${count(turns, { one: "vez", other: "vezes" })} sem sucesso, com ${number(visited)} de ${squares(moment.squares)} no caminho. Ele desfaz todos os lances e começa a tentativa ${number(all + 1)}.`,
  ],
  rotate: rotation,
  "rotate-walk": rotation,
  // Blocks.
  cut: ({ side, after }) => [
    side === "rows"
      ? `O método corta o {tabuleiro} depois da fileira ${number(after)}, contando de baixo.`
      : `O método corta o {tabuleiro} depois da coluna ${number(after)}, contando da esquerda.`,
  ],
  "base-tour"({ corner, width, height, how, kind }, moment) {
    const size = `${width} × ${height}`;
    const origin =
      how === "copied"
        ? "recebe o mesmo passeio que outro do mesmo tamanho."
        : kind === "closed"
          ? "recebe um passeio fechado, encontrado por busca."
          : "recebe um passeio aberto, encontrado por busca.";
    return width * height === moment.squares
      ? [`O {tabuleiro} é um só bloco de ${size}. Ele ${origin}`]
      : sentence`O bloco de ${size} em ${square(corner)} ${origin}`;
  },
  "blocks-joined": ({ from, to, left }) =>
    sentence`Dois blocos viram um. Dois lances que atravessam substituem um lance de cada; um deles vai de ${square(from)} para ${square(to)}. ${left === 1 ? "Resta um passeio." : `Restam ${number(left)} passeios.`}`,
  "piece-inserted": ({ from, to }) =>
    sentence`O lance de ${square(from)} para ${square(to)} abre espaço para o passeio do próximo pedaço.`,
  "strand-ends": ({ corner, columns }) =>
    columns === 1
      ? sentence`A partir de ${square(corner)}, 1 coluna recebe um passeio de onde saem quatro fios.`
      : sentence`A partir de ${square(corner)}, ${number(columns)} colunas recebem um passeio de onde saem quatro fios.`,
  strands: ({ corner }) =>
    sentence`Os quatro fios seguem por duas colunas, a partir de ${square(corner)}.`,
  "strands-tied": ({ corner }) =>
    sentence`O método amarra os quatro fios às colunas a partir de ${square(corner)}.`,
  opened: ({ last, start }) =>
    sentence`Você pediu um passeio aberto, então fica de fora o lance de ${square(last)} de volta ao início, ${square(start)}.`,
  // Few turns and crossings.
  "formation-sets-out": ({ from }) =>
    sentence`Quatro fios partem de ${square(from)} e da vizinhança, ligados dois a dois. Eles seguem lado a lado.`,
  "formation-advances": ({ strands, to }) =>
    strands === 4
      ? sentence`Os quatro fios seguem reto, o primeiro até ${square(to)}.`
      : strands === 1
        ? sentence`1 fio segue reto, até ${square(to)}.`
        : sentence`${number(strands)} fios seguem reto, o primeiro até ${square(to)}.`,
  "formation-turns": (facts) => [
    `${formationSides[facts.side]}, os fios viram para as quatro linhas seguintes, com ${moves(facts.moves)}.`,
  ],
  "formation-ends": ({ at }) =>
    sentence`No último canto, em ${square(at)}, o primeiro fio encontra o terceiro, e o segundo encontra o quarto. Não são os pares do começo, então os quatro viram um só passeio fechado.`,
  "formation-too-large": () => [
    "Neste {tabuleiro}, quatro fios não têm espaço para virar. Este passeio foi encontrado antes, por uma busca de poucas viradas e poucos cruzamentos.",
  ],
  // Cycles.
  match: (facts) => [
    facts.moves === 1
      ? `Mais um lance, {na casa} com menos opções. ${stillMissing(facts.missing)}`
      : `Mais ${moves(facts.moves)}, cada um {na casa} com menos opções. ${stillMissing(facts.missing)}`,
  ],
  augment: (facts) => [
    `Faltam lances em {duas casas}. Trocar uma cadeia de lances, ${number(facts.out)} para fora e ${number(facts.in)} para dentro, dá um a cada. ${stillMissing(facts.missing)}`,
  ],
  merge: ({ size, cycles }) => [
    `Dois ciclos viram um: dois lances que atravessam substituem um lance de cada. O ciclo menor tinha ${squares(size)}. ${loopsLeft(cycles)}`,
  ],
  exchange: ({ out, joined, cycles }) => [
    `Uma troca mais longa, ${moves(out)} para fora e outros tantos para dentro, junta ${loops(joined + 1)}. ${loopsLeft(cycles)}`,
  ],
  shift: ({ out, cycles }) => [
    `Não dá para juntar nenhum par de ciclos. Trocar ${moves(out)} dá ciclos diferentes, ainda ${number(cycles)}.`,
  ],
  "match-again": ({ attempt, cycles }) => [
    `Estes ${number(cycles)} ciclos continuam separados. O método remove todos os lances e começa a tentativa ${number(attempt)}.`,
  ],
  "try-all": ({ tried, ends }) => [
    `Agora o método testa todas as possibilidades: ${number(tried)} de ${count(ends, { one: "caso resolvido", other: "casos resolvidos" })}.`,
  ],
  found: () => ["Testar todas as possibilidades deu certo: há um passeio."],
  // Several methods in turn.
  "next-method": ({ method, next }) => [
    `Sem resposta: ${askedMethods[method]}. Próximo método: ${askedMethods[next]}.`,
  ],
  decide: (facts, { focus }) =>
    sentence`Este método acompanha todos os caminhos ao mesmo tempo: passou por ${number(facts.finished)} de ${squares(facts.squares)}, e a seguir vem ${square(focus)}; ${count(facts.states, { one: "estado", other: "estados" })} até agora.`,
  answered: ({ method }) => [`Passeio encontrado. Método: ${askedMethods[method]}.`],
  // Neural network.
  wake: (facts) => [
    `Tentativa ${number(facts.attempt)}: de ${moves(facts.moves)}, ${facts.active === 1 ? "1 foi ligado" : `${number(facts.active)} foram ligados`} por sorteio.`,
  ],
  sweep: (facts) => [
    `Varredura ${number(facts.sweep)}: ${count(facts.switched, { one: "lance mudou", other: "lances mudaram" })}, ${count(facts.active, { one: "ativo", other: "ativos" })}. ${number(facts.settled)} de ${squares(facts.squares)} já ${facts.settled === 1 ? "tem os dois de que precisa" : "têm os dois de que precisam"}.`,
  ],
  "several-cycles": (facts) => [
    `Depois de ${sweeps(facts.sweeps)}, cada {casa} tem dois lances, mas eles formam ${loops(facts.cycles)}.`,
  ],
  frozen: (facts) => [
    `Depois de ${sweeps(facts.sweeps)}, nada mais muda, mas só ${number(facts.settled)} de ${squares(facts.squares)} ${facts.settled === 1 ? "tem" : "têm"} dois lances.`,
  ],
  "merge-cycles": ({ cycles }) => [
    `Dois ciclos viram um: dois lances que atravessam substituem um lance de cada. ${loopsLeft(cycles)}`,
  ],
  reseed: (facts) => [
    `${causes[facts.cause](facts)} Ela remove todos os lances e começa a tentativa ${number(facts.attempt)}.`,
  ],
  // Edges first.
  "to-corner": ({ to, tied }) =>
    tied > 1
      ? sentence`{O cavalo} alcança ${word(tied)} cantos, e os cantos vêm primeiro. Um deles, por sorteio: ${chosen(to)}.`
      : sentence`{O cavalo} alcança um canto, e os cantos vêm primeiro: ${chosen(to)}.`,
  "near-edge"({ to, tied, distance }, { focus }) {
    const where =
      distance === 0
        ? "na borda"
        : `a ${count(distance, { one: "casa", other: "casas" })} da borda`;
    const among = tied > 1 ? `, por sorteio entre ${word(tied, "f")}` : "";
    return sentence`De ${square(focus)}, a casa mais perto da borda é ${chosen(to)}, ${where}${among}.`;
  },
  detour(facts) {
    const [first, last] = detourLabels(facts);
    return first === last
      ? sentence`Um desvio: entre ${square(facts.from)} e ${square(facts.to)} cabe 1 {casa} que sobrou, como ${first}.`
      : sentence`Um desvio: entre ${square(facts.from)} e ${square(facts.to)} cabem ${squares(facts.letters)} que sobraram, de ${first} a ${last}.`;
  },
  renumber({ left, lettered }) {
    const end =
      left === 0
        ? "Não falta {nenhuma casa}."
        : left === 1
          ? "1 {casa} não coube."
          : `${squares(left)} não couberam.`;
    return [
      lettered === 1
        ? `${end} {A única} com letra recebe um número.`
        : `${end} {As} ${number(lettered)} com letra recebem números.`,
    ];
  },
};

/** Lines of pseudo-code, short enough to fit the page without wrapping. @type {CodeTexts} */
const code = {
  lines: {
    place: "pôr {o cavalo} no início",
    "until-all-visited": "até visitar {todas as casas}:",
    "count-onward-moves": "contar as saídas de cada {candidata}",
    "go-to-fewest": "ir para {a casa} que tem menos",
    close: "fechar o passeio: voltar ao início",
    "out-of-steps": "sem passos: recomeçar, sortear empates",
    prune: "sem passeio possível daqui: desfazer",
    "try-next": "ir para {a próxima casa} não tentada",
    "take-back": "se não há: desfazer o último lance",
    "all-tried": "nada mais a tentar: não há passeio",
    "until-stuck": "até travar:",
    "corner-or-nearest-edge": "ir a um canto, ou perto da borda",
    "splice-detours": "visitar {as} que sobraram em desvios",
    "rotate-end": "se travar, girar a ponta do caminho",
    renumber: "numerar {as casas} com letras",
    "break-tie-at-random": "no empate: sortear",
    "take-next": "ir para {a próxima casa} do passeio",
    restart: "se falhar, recomeçar",
    grow: "prolongar, menos saídas primeiro",
    "grow-at-random": "prolongar para qualquer {casa} livre",
    "rotate-until-closed": "girar a ponta até fechar",
    cut: "cortar o {tabuleiro} em blocos",
    "base-tours": "buscar um passeio de cada bloco",
    "until-one-tour": "até restar um só passeio:",
    join: "juntar dois: um lance de cada por dois",
    insert: "pôr um pedaço no lugar de um lance",
    strands: "levar quatro fios por 4 fileiras",
    open: "abrir o passeio no início",
    "set-out": "quatro fios partem de um canto",
    "until-last-corner": "até chegarem ao canto oposto:",
    advance: "seguir reto, lado a lado",
    turn: "na borda, virar para outras linhas",
    end: "ali, juntar os fios em cruz",
    "written-down": "se pequeno: um passeio já guardado",
    diagnose: "procurar o que impede um passeio",
    "match-greedily": "dar dois lances, menos opções antes",
    augment: "trocar em cadeia até haver dois em cada",
    "until-one-cycle": "até restar um só ciclo:",
    merge: "juntar dois ciclos: dois por dois",
    exchange: "se não der, trocar mais lances",
    "match-again": "se falhar, começar com outros",
    "try-all": "em {tabuleiros} pequenos, testar tudo",
    "ask-theory": "consultar a teoria",
    "ask-cycles": "juntar ciclos pequenos, ou então",
    "ask-rotations": "girar a ponta do caminho, ou então",
    "ask-decision": "decidir {casa} por {casa}, ou então",
    "ask-cycles-again": "juntar outros ciclos, ou então",
    "ask-exhaustive": "testar tudo, ou então",
    "give-up": "desistir",
    wake: "ligar lances por sorteio",
    "until-two-each": "até cada {casa} ter dois lances:",
    switch: "U > 3: ligar; U < 0: desligar",
    "one-cycle": "se formam um ciclo, é um passeio",
    reseed: "senão, recomeçar por sorteio",
    "each-order": "para cada ordem {das casas}:",
    follow: "segui-la enquanto houver lance",
    holds: "se tudo são lances, é um passeio",
    update: "U ← U + 4 − ativos nas duas pontas",
    "update-printed": "U ← U + 2 − ativos na mesma {casa}",
  },
  ties: {
    first: "no empate: {a primeira} na ordem",
    random: "no empate: sortear",
    "pohl-sum": "no empate: menor soma adiante",
    "pohl-min": "no empate: mínimo um lance adiante",
    roth: "no empate: mais longe do centro",
    "roth-random": "no empate: mais longe, e sortear",
    "squirrel-cull": "no empate: região do {tabuleiro}",
  },
  deadEnds: {
    stop: "num beco sem saída: parar",
    backtrack: "num beco sem saída: voltar um lance",
    restart: "num beco: recomeçar, sortear empates",
  },
  own: ownLines,
};

/** A line of pseudo-code with its indentation; `null` if it does not apply. @type {(name: string, settings: RunSettings) => { text: string, depth: number } | null} */
export const codeLine = (name, settings) => lineOf(name, settings, code);

/** The settings that only one method has: the name of each, those of its values, and both in short, as part of a method’s name. @type {Record<string, { name: string, values: Record<string, { name: string, short: string }> }>} */
const options = {
  order: {
    name: "Ordem",
    values: {
      tutorial: {
        name: "Como no tutorial impresso",
        short: "ordem: como no tutorial impresso",
      },
      "fewest-first": {
        name: "Menos saídas primeiro",
        short: "ordem: menos saídas primeiro",
      },
    },
  },
  prune: {
    name: "Olhar adiante",
    values: {
      false: { name: "Não", short: "olhar adiante: não" },
      true: { name: "Sim: desiste quando não há mais passeio", short: "olhar adiante: sim" },
    },
  },
  update: {
    name: "Atualização",
    values: {
      shuffled: { name: "Um a um, sorteados", short: "atualização: um a um, sorteados" },
      fixed: { name: "Um a um, em ordem", short: "atualização: um a um, em ordem" },
      "all-at-once": { name: "Todos de uma vez", short: "atualização: todos de uma vez" },
    },
  },
  equation: {
    name: "Regra",
    values: {
      corrected: { name: "Corrigida", short: "regra: corrigida" },
      printed: { name: "Como impressa: não funciona", short: "regra: como impressa" },
    },
  },
  merge: {
    name: "Juntar",
    values: {
      false: { name: "Não", short: "juntar: não" },
      true: { name: "Sim: os ciclos, no fim", short: "juntar: sim" },
    },
  },
  growth: {
    name: "Crescimento",
    values: {
      fewest: {
        name: "Menos saídas primeiro",
        short: "crescimento: menos saídas primeiro",
      },
      random: { name: "Por sorteio", short: "crescimento: por sorteio" },
    },
  },
};

/** The name of a method's own setting. @param {string} id */
export const optionName = (id) => options[id]?.name ?? id;

/** @type {(id: string, value: string) => string} */
export const optionValue = (id, value) => options[id]?.values[value]?.name ?? value;

/** @type {(id: string, value: string) => string} */
export const optionInShort = (id, value) => options[id]?.values[value]?.short ?? `${id}: ${value}`;

/** What a method has tried when it gives up. @type {Record<string, string>} */
export const triedBy = {
  warnsdorff: "Cada tentativa seguiu a regra até um beco sem saída, ou gastou todos os passos.",
  restarts: "Cada tentativa terminou num beco sem saída, ou não fechou.",
  backtracking: "Não houve tempo para testar todas as possibilidades.",
  "edges-first": "Nem {todas as casas} que sobraram couberam como desvios.",
  blocks:
    "O método não encontrou um passeio de um dos blocos, ou não achou como juntar dois deles.",
  rotations: "Todo esse tempo, o método girou a ponta do caminho e recomeçou.",
  cycles: "Nenhuma troca juntou os ciclos que restavam, e testar tudo levaria tempo demais.",
  neural: "A rede chegou a vários ciclos, ou não chegou ao repouso.",
};

/** The methods that are tried in turn, by code. @type {Record<AskedMethod, string>} */
export const askedMethods = {
  theory: "teoria",
  cycles: "juntar ciclos pequenos",
  rotations: "girar a ponta do caminho",
  decision: "decidir {casa} por {casa}",
  "cycles-again": "juntar outros ciclos",
  exhaustive: "busca completa",
};
