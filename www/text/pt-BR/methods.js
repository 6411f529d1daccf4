/**
 * What is said of each method: a sentence for each kind of step, the lines of its pseudo-code, its own settings, and
 * what it tried in vain. Steps of Warnsdorff’s rule are told in `stories.js`.
 *
 * @import { AskedMethod, Moment, NoTourOfNetwork, PruneCause, ReasonCode, ReasonFacts, RunSettings, TieBreakId, WhenStuck } from "../../pkg/knights_tour.js"
 * @import { Part } from "../language.js"
 */

import { fromEdge } from "./measures.js";
import { ruleLines } from "./rule.js";
import { chosen, count, number, percent, square, onwardMoves, word } from "./sentence.js";

/** The steps that `stories.js` does not cover. @typedef {Exclude<ReasonCode, "fewest" | "tie" | "by-rule" | "close" | "backtrack" | "restart" | "end">} Code */

/**
 * The facts of a kind of step, by name.
 * @template {Code} C
 * @typedef {object} Facts
 * @property {(name: keyof ReasonFacts[C]) => string} name a square
 * @property {(name: keyof ReasonFacts[C]) => number} number
 * @property {<Name extends keyof ReasonFacts[C]>(name: Name) => ReasonFacts[C][Name]} word
 * @property {Moment} moment
 */

/** @param {Moment} moment */
function factsOf(moment) {
  const facts = /** @type {Record<string, any>} */ (moment.reason);
  return {
    name: (/** @type {string} */ name) => facts[name],
    number: (/** @type {string} */ name) => facts[name],
    word: (/** @type {string} */ name) => facts[name],
    moment,
  };
}

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
  unreachable: (name) => ["nenhum lance leva mais a ", square(name)],
  "too-many-ends": (name) => [
    square(name),
    " só poderia ser uma ponta, e o passeio já tem as duas pontas",
  ],
  "cut-in-two": (name) => ["daqui não se chega mais a ", square(name)],
  "start-cut-off": (name) => ["{nenhuma casa} livre fica a um lance do início, ", square(name)],
};

/** Where four strands turn, by side. @type {Record<ReasonFacts["formation-turns"]["side"], string>} */
const formationSides = {
  left: "Na borda esquerda",
  right: "Na borda direita",
  bottom: "Na borda de baixo",
  top: "Na borda de cima",
};

/** Why the network gives up an attempt. @type {Record<NoTourOfNetwork, (facts: Facts<"reseed">) => string>} */
const causes = {
  "several-cycles": ({ number: fact }) =>
    `A rede parou em ${loops(fact("cycles"))}, em vez de um só.`,
  "no-merge": ({ number: fact }) =>
    `A rede não consegue mais juntar seus ${loops(fact("cycles"))}.`,
  "too-many-sweeps": ({ number: fact }) =>
    `A rede não chegou ao repouso em ${sweeps(fact("sweeps"))}.`,
  frozen: () => "A rede chegou ao repouso, mas {algumas casas} não têm dois lances.",
};

/** The purpose of rotating a path. @type {Record<ReasonFacts["rotate-walk"]["use"], string>} */
const uses = {
  "goes-on": "Dali, o caminho pode alcançar {uma casa} livre.",
  closes: "Dali, o caminho pode alcançar o início.",
  detour: "Agora cabe um desvio.",
  none: "De todas as pontas possíveis, faz mais tempo que o caminho não termina nesta.",
};

/** A path ends in a dead end, or at the wrong place. @type {(facts: Facts<"rotate"> | Facts<"rotate-walk">) => Part[]} */
function rotation({ name, number: fact, word: use, moment }) {
  const left = fact("left");
  const why =
    left === 0
      ? [
          "Não falta {nenhuma casa}, mas ",
          square(moment.start),
          " não fica a um lance de ",
          square(moment.focus),
          ". ",
        ]
      : ["De ", square(moment.focus), ", o caminho não alcança {nenhuma casa} livre. "];
  return [
    ...why,
    "O método liga essa ponta a ",
    square(name("at")),
    " e inverte o caminho dali em diante. Agora ele termina em ",
    chosen(name("to")),
    `. ${uses[use("use")]}`,
  ];
}

/** The next order to try: the squares by their numbers on the board. @param {Facts<"breaks" | "not-closed" | "holds">} facts */
const orderOf = ({ number: fact }) => `A próxima ordem, ${[...String(fact("order"))].join(" ")}`;

/** Letters in the order a, b, …, z, aa, ab, …, from 0. @type {(at: number) => string} */
const letterAt = (at) =>
  (at < 26 ? "" : letterAt(Math.floor(at / 26) - 1)) + String.fromCharCode(97 + (at % 26));

/** Names the method that makes the moves. @param {Moment} moment */
const maker = ({ algorithm }) => (algorithm === "warnsdorff" ? "a regra" : "o método");

/** A move by hand from this moment, and the choice that the method would have made. @type {(moment: Moment, to: string) => string} */
export function wentByHand(moment, to) {
  const { reason, candidates } = moment;
  const preferred =
    reason.code === "by-hand"
      ? reason.preferred
      : candidates.find((candidate) => candidate.chosen)?.square;
  if (preferred === undefined) {
    return `Você foi para ${to}.`;
  }
  return to === preferred
    ? `Você foi para ${to}, como ${maker(moment)} iria.`
    : `Você foi para ${to}; ${maker(moment)} preferia ${preferred}.`;
}

/** A sentence for every code. @type {{ [C in Code]: (facts: Facts<C>) => Part[] }} */
const stories = {
  // Backtracking.
  forward({ name, number: fact, moment }) {
    const [tried, left] = [fact("tried"), fact("left")];
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
    return [
      "De ",
      square(moment.focus),
      `, {o cavalo} tenta {a próxima casa} na ordem${before}: `,
      chosen(name("to")),
      `${after}.`,
    ];
  },
  prune: ({ name, word: fact, moment }) => [
    "De ",
    square(moment.focus),
    ", nenhum passeio é possível: ",
    ...pruneCauses[fact("cause")](name("square")),
    ". {O cavalo} volta para ",
    chosen(name("to")),
    ".",
  ],
  // By hand.
  "by-hand": ({ name, number: fact, moment }) => [
    "Você vai de ",
    square(moment.focus),
    " para ",
    chosen(name("to")),
    `, com ${onwardMoves(fact("accessibility"))}`,
    ...(name("to") === name("preferred")
      ? [`, como ${maker(moment)} iria.`]
      : [`; ${maker(moment)} preferia `, square(name("preferred")), "."]),
  ],
  "closed-by-hand": ({ name }) => [
    "Você fecha o passeio com o lance para ",
    chosen(name("to")),
    ".",
  ],
  // A given tour.
  "take-next"({ name, number: fact, moment }) {
    const [ways, fewest] = [fact("accessibility"), fact("fewest")];
    const rule =
      ways > fewest
        ? `. A regra de Warnsdorff iria para {uma casa} com ${number(fewest)}`
        : ways > 0 && moment.candidates.length > 1
          ? ", o mínimo, como a regra de Warnsdorff prefere"
          : "";
    return [
      "O passeio vai de ",
      square(moment.focus),
      " para ",
      chosen(name("to")),
      `, que tem ${onwardMoves(ways)}${rule}.`,
    ];
  },
  // Permutations.
  breaks: (facts) => [
    `${orderOf(facts)}: de `,
    square(facts.name("from")),
    " para ",
    square(facts.name("to")),
    " não é um lance.",
  ],
  "not-closed": (facts) => [
    `${orderOf(facts)}: cada passo é um lance. Mas de `,
    square(facts.name("from")),
    " nenhum lance leva de volta a ",
    square(facts.name("to")),
    ".",
  ],
  holds: (facts) => [`${orderOf(facts)}: cada passo é um lance.`],
  // Restarts.
  "attempt-failed"({ number: fact, word: cause, moment }) {
    const [all, complete] = [fact("attempts"), fact("complete")];
    const end =
      cause("cause") === "not-closed"
        ? "Não falta {nenhuma casa}, mas o passeio é aberto."
        : `Beco sem saída, com ${number(fact("visited"))} de ${squares(moment.squares)}.`;
    const so =
      complete === 1
        ? `${attempts(all)} até agora: 1 passou por {todas as casas} (${percent(1, all)}), sem fechar.`
        : `${attempts(all)} até agora: ${number(complete)} passaram por {todas as casas} (${percent(complete, all)}), nenhuma fechou.`;
    return [`${end} {O cavalo} desfaz todos os lances. ${so}`];
  },
  "closed-after-attempts": ({ name, number: fact }) => [
    "Não falta {nenhuma casa}, e o lance para ",
    chosen(name("to")),
    ` fecha o passeio. É a primeira vez que fecha em ${attempts(fact("attempts"))} (${percent(1, fact("attempts"))}). Destas, ${fact("complete") === 1 ? "1 passou" : `${number(fact("complete"))} passaram`} por {todas as casas} (${percent(fact("complete"), fact("attempts"))}).`,
  ],
  // Rotations.
  grow: ({ name, number: fact, moment }) => [
    "O caminho segue de ",
    square(moment.focus),
    " para ",
    chosen(name("to")),
    `, com ${onwardMoves(fact("accessibility"))}${fact("tied") > 1 ? ", por sorteio entre iguais" : ""}.`,
  ],
  "grow-at-random": ({ name, number: fact, moment }) => [
    "O caminho segue de ",
    square(moment.focus),
    " para ",
    chosen(name("to")),
    `, por sorteio entre ${squares(fact("candidates"))}.`,
  ],
  "rotations-failed": ({ number: fact, moment }) => [
    `O método girou a ponta ${count(fact("turns"), { one: "vez", other: "vezes" })} sem sucesso, com ${number(fact("visited"))} de ${squares(moment.squares)} no caminho. Ele desfaz todos os lances e começa a tentativa ${number(fact("attempts") + 1)}.`,
  ],
  rotate: rotation,
  "rotate-walk": rotation,
  // Blocks.
  cut: ({ word: side, number: fact }) => [
    side("side") === "rows"
      ? `O método corta o {tabuleiro} depois da fileira ${number(fact("after"))}, contando de baixo.`
      : `O método corta o {tabuleiro} depois da coluna ${number(fact("after"))}, contando da esquerda.`,
  ],
  "base-tour"({ name, number: fact, word: how, moment }) {
    const size = `${fact("width")} × ${fact("height")}`;
    const origin =
      how("how") === "copied"
        ? "recebe o mesmo passeio que outro do mesmo tamanho."
        : how("kind") === "closed"
          ? "recebe um passeio fechado, encontrado por busca."
          : "recebe um passeio aberto, encontrado por busca.";
    const isWhole = fact("width") * fact("height") === moment.squares;
    return isWhole
      ? [`O {tabuleiro} é um só bloco de ${size}. Ele ${origin}`]
      : [`O bloco de ${size} em `, square(name("corner")), ` ${origin}`];
  },
  "blocks-joined": ({ name, number: fact }) => [
    "Dois blocos viram um. Dois lances que atravessam substituem um lance de cada; um deles vai de ",
    square(name("from")),
    " para ",
    square(name("to")),
    fact("left") === 1 ? ". Resta um passeio." : `. Restam ${number(fact("left"))} passeios.`,
  ],
  "piece-inserted": ({ name }) => [
    "O lance de ",
    square(name("from")),
    " para ",
    square(name("to")),
    " abre espaço para o passeio do próximo pedaço.",
  ],
  "strand-ends": ({ name, number: fact }) => [
    "A partir de ",
    square(name("corner")),
    fact("columns") === 1
      ? ", 1 coluna recebe um passeio de onde saem quatro fios."
      : `, ${number(fact("columns"))} colunas recebem um passeio de onde saem quatro fios.`,
  ],
  strands: ({ name }) => [
    "Os quatro fios seguem por duas colunas, a partir de ",
    square(name("corner")),
    ".",
  ],
  "strands-tied": ({ name }) => [
    "O método amarra os quatro fios às colunas a partir de ",
    square(name("corner")),
    ".",
  ],
  opened: ({ name }) => [
    "Você pediu um passeio aberto, então fica de fora o lance de ",
    square(name("last")),
    " de volta ao início, ",
    square(name("start")),
    ".",
  ],
  // Few turns and crossings.
  "formation-sets-out": ({ name }) => [
    "Quatro fios partem de ",
    square(name("from")),
    " e da vizinhança, ligados dois a dois. Eles seguem lado a lado.",
  ],
  "formation-advances": ({ name, number: fact }) => [
    fact("strands") === 4
      ? "Os quatro fios seguem reto, o primeiro até "
      : fact("strands") === 1
        ? "1 fio segue reto, até "
        : `${number(fact("strands"))} fios seguem reto, o primeiro até `,
    square(name("to")),
    ".",
  ],
  "formation-turns": ({ word: fact, number: value }) => [
    `${formationSides[fact("side")]}, os fios viram para as quatro linhas seguintes, com ${moves(value("moves"))}.`,
  ],
  "formation-ends": ({ name }) => [
    "No último canto, em ",
    square(name("at")),
    ", o primeiro fio encontra o terceiro, e o segundo encontra o quarto. Não são os pares do começo, então os quatro viram um só passeio fechado.",
  ],
  "formation-too-large": () => [
    "Neste {tabuleiro}, quatro fios não têm espaço para virar. Este passeio foi encontrado antes, por uma busca de poucas viradas e poucos cruzamentos.",
  ],
  // Cycles.
  match: ({ number: fact }) => [
    fact("moves") === 1
      ? "Mais um lance, {na casa} com menos opções. "
      : `Mais ${moves(fact("moves"))}, cada um {na casa} com menos opções. `,
    stillMissing(fact("missing")),
  ],
  augment: ({ number: fact }) => [
    `Faltam lances em {duas casas}. Trocar uma cadeia de lances, ${number(fact("out"))} para fora e ${number(fact("in"))} para dentro, dá um a cada. ${stillMissing(fact("missing"))}`,
  ],
  merge: ({ number: fact }) => [
    `Dois ciclos viram um: dois lances que atravessam substituem um lance de cada. O ciclo menor tinha ${squares(fact("size"))}. ${loopsLeft(fact("cycles"))}`,
  ],
  exchange: ({ number: fact }) => [
    `Uma troca mais longa, ${moves(fact("out"))} para fora e outros tantos para dentro, junta ${loops(fact("joined"))}. ${loopsLeft(fact("cycles"))}`,
  ],
  shift: ({ number: fact }) => [
    `Não dá para juntar nenhum par de ciclos. Trocar ${moves(fact("out"))} dá ciclos diferentes, ainda ${number(fact("cycles"))}.`,
  ],
  "match-again": ({ number: fact }) => [
    `Estes ${number(fact("cycles"))} ciclos continuam separados. O método remove todos os lances e começa a tentativa ${number(fact("attempt"))}.`,
  ],
  "try-all": ({ number: fact }) => [
    `Agora o método testa todas as possibilidades: ${number(fact("tried"))} de ${count(fact("ends"), { one: "caso resolvido", other: "casos resolvidos" })}.`,
  ],
  found: () => ["Testar todas as possibilidades deu certo: há um passeio."],
  // Several methods in turn.
  "next-method": ({ word: fact }) => [
    `Sem resposta: ${askedMethods[fact("method")]}. Próximo método: ${askedMethods[fact("next")]}.`,
  ],
  decide: ({ number: fact, moment }) => [
    "Este método acompanha todos os caminhos ao mesmo tempo: ",
    `passou por ${number(fact("finished"))} de ${squares(fact("squares"))}, e a seguir vem `,
    square(moment.focus),
    `; ${count(fact("states"), { one: "estado", other: "estados" })} até agora.`,
  ],
  answered: ({ word: fact }) => [`Passeio encontrado. Método: ${askedMethods[fact("method")]}.`],
  // Neural network.
  wake: ({ number: fact }) => [
    `Tentativa ${number(fact("attempt"))}: de ${moves(fact("moves"))}, ${fact("active") === 1 ? "1 foi ligado" : `${number(fact("active"))} foram ligados`} por sorteio.`,
  ],
  sweep: ({ number: fact }) => [
    `Varredura ${number(fact("sweep"))}: ${count(fact("switched"), { one: "lance mudou", other: "lances mudaram" })}, ${count(fact("active"), { one: "ativo", other: "ativos" })}. ${number(fact("settled"))} de ${squares(fact("squares"))} já ${fact("settled") === 1 ? "tem" : "têm"} os dois de que ${fact("settled") === 1 ? "precisa" : "precisam"}.`,
  ],
  "several-cycles": ({ number: fact }) => [
    `Depois de ${sweeps(fact("sweeps"))}, cada {casa} tem dois lances, mas eles formam ${loops(fact("cycles"))}.`,
  ],
  frozen: ({ number: fact }) => [
    `Depois de ${sweeps(fact("sweeps"))}, nada mais muda, mas só ${number(fact("settled"))} de ${squares(fact("squares"))} ${fact("settled") === 1 ? "tem" : "têm"} dois lances.`,
  ],
  "merge-cycles": ({ number: fact }) => [
    `Dois ciclos viram um: dois lances que atravessam substituem um lance de cada. ${loopsLeft(fact("cycles"))}`,
  ],
  reseed: (facts) => [
    `${causes[facts.word("cause")](facts)} Ela remove todos os lances e começa a tentativa ${number(facts.number("attempt"))}.`,
  ],
  // Edges first.
  "to-corner": ({ name, number: fact }) => [
    fact("tied") > 1
      ? `{O cavalo} alcança ${word(fact("tied"))} cantos, e os cantos vêm primeiro. Um deles, por sorteio: `
      : "{O cavalo} alcança um canto, e os cantos vêm primeiro: ",
    chosen(name("to")),
    ".",
  ],
  "near-edge"({ name, number: fact, moment }) {
    const tied = fact("tied") > 1 ? `, por sorteio entre ${word(fact("tied"), "f")}` : "";
    return [
      "De ",
      square(moment.focus),
      ", {a casa} mais perto da borda é ",
      chosen(name("to")),
      `, ${fromEdge(fact("distance"))}${tied}.`,
    ];
  },
  detour({ name, number: fact }) {
    const [after, passed, letters] = [fact("after"), fact("passed"), fact("letters")];
    const label = (/** @type {number} */ at) => `${after}${letterAt(at)}`;
    return [
      "Um desvio: entre ",
      square(name("from")),
      " e ",
      square(name("to")),
      letters === 1
        ? ` cabe 1 {casa} que sobrou, como ${label(passed)}.`
        : ` cabem ${squares(letters)} que sobraram, de ${label(passed)} a ${label(passed + letters - 1)}.`,
    ];
  },
  renumber({ number: fact }) {
    const [left, lettered] = [fact("left"), fact("lettered")];
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

/** One or two sentences for a step of any method. @type {(moment: Moment, code: Code) => Part[]} */
export const storyOf = (moment, code) =>
  /** @type {(facts: ReturnType<typeof factsOf>) => Part[]} */ (stories[code])(factsOf(moment));

/** The line that breaks ties. Lines are short enough to fit the page without wrapping. */
const tieLines = /** @type {Record<TieBreakId, string>} */ ({
  first: "no empate: {a primeira} na ordem",
  random: "no empate: sortear",
  "pohl-sum": "no empate: menor soma adiante",
  "pohl-min": "no empate: mínimo um lance adiante",
  roth: "no empate: mais longe do centro",
  "roth-random": "no empate: mais longe, e sortear",
  "squirrel-cull": "no empate: região do {tabuleiro}",
});

const deadEndLines = /** @type {Record<WhenStuck, string>} */ ({
  stop: "num beco sem saída: parar",
  backtrack: "num beco sem saída: voltar um lance",
  restart: "num beco: recomeçar, sortear empates",
});

/**
 * A line of pseudo-code with its indentation; `null` if it does not apply.
 * @param {string} code
 * @param {RunSettings} settings
 * @returns {{ text: string, depth: number } | null}
 */
export function codeLine(code, settings) {
  const { tieBreak, whenStuck: policy, target } = settings;
  const own = settings.rule === undefined ? null : ruleLines(settings.rule);
  switch (code) {
    case "place":
      return { text: "pôr {o cavalo} no início", depth: 0 };
    case "until-all-visited":
      return { text: "até visitar {todas as casas}:", depth: 0 };
    case "count-onward-moves":
      return { text: own?.measure ?? "contar as saídas de cada {candidata}", depth: 1 };
    case "go-to-fewest":
      return { text: own?.go ?? "ir para {a} que tem menos", depth: 1 };
    case "break-tie":
      return { text: own?.tie ?? tieLines[tieBreak ?? "first"], depth: 1 };
    case "close":
      return target === "closed" ? { text: "fechar o passeio: voltar ao início", depth: 0 } : null;
    case "dead-end":
      return { text: deadEndLines[policy ?? "stop"], depth: 0 };
    case "out-of-steps":
      return policy === "backtrack"
        ? { text: "sem passos: recomeçar, sortear empates", depth: 0 }
        : null;
    default:
      return codeOf(code, settings);
  }
}

/** Lines of pseudo-code; two leading spaces indent a line within a loop. @type {Record<string, string>} */
const lines = {
  prune: "  sem passeio possível daqui: desfazer",
  "try-next": "  ir para {a próxima casa} não tentada",
  "take-back": "  se não há: desfazer o último lance",
  "all-tried": "nada mais a tentar: não há passeio",
  "until-stuck": "até travar:",
  "corner-or-nearest-edge": "  ir a um canto, ou perto da borda",
  "splice-detours": "visitar {as} que sobraram em desvios",
  "rotate-end": "se travar, girar a ponta do caminho",
  renumber: "numerar {as casas} com letras",
  "break-tie-at-random": "  no empate: sortear",
  "take-next": "ir para {a próxima casa} do passeio",
  restart: "se falhar, recomeçar",
  grow: "  prolongar, menos saídas primeiro",
  "grow-at-random": "  prolongar para qualquer {casa} livre",
  "rotate-until-closed": "girar a ponta até fechar",
  cut: "cortar o {tabuleiro} em blocos",
  "base-tours": "buscar um passeio de cada bloco",
  "until-one-tour": "até restar um só passeio:",
  join: "  juntar dois: um lance de cada por dois",
  insert: "  pôr um pedaço no lugar de um lance",
  strands: "  levar quatro fios por 4 fileiras",
  open: "abrir o passeio no início",
  "set-out": "quatro fios partem de um canto",
  "until-last-corner": "até chegarem ao canto oposto:",
  advance: "  seguir reto, lado a lado",
  turn: "  na borda, virar para outras linhas",
  end: "ali, juntar os fios em cruz",
  "written-down": "se pequeno: um passeio já guardado",
  diagnose: "procurar o que impede um passeio",
  "match-greedily": "dar dois lances, menos opções antes",
  augment: "trocar em cadeia até haver dois em cada",
  "until-one-cycle": "até restar um só ciclo:",
  merge: "  juntar dois ciclos: dois por dois",
  exchange: "  se não der, trocar mais lances",
  "match-again": "  se falhar, começar com outros",
  "try-all": "  em {tabuleiros} pequenos, testar tudo",
  "ask-theory": "consultar a teoria",
  "ask-cycles": "juntar ciclos pequenos, ou então",
  "ask-rotations": "girar a ponta do caminho, ou então",
  "ask-decision": "decidir {casa} por {casa}, ou então",
  "ask-cycles-again": "juntar outros ciclos, ou então",
  "ask-exhaustive": "testar tudo, ou então",
  "give-up": "desistir",
  wake: "ligar lances por sorteio",
  "until-two-each": "até cada {casa} ter dois lances:",
  switch: "  U > 3: ligar; U < 0: desligar",
  "one-cycle": "se formam um ciclo, é um passeio",
  reseed: "senão, recomeçar por sorteio",
  "each-order": "para cada ordem {das casas}:",
  follow: "  segui-la enquanto houver lance",
  holds: "  se tudo são lances, é um passeio",
};

/**
 * A line of pseudo-code with its indentation.
 * @param {string} code
 * @param {RunSettings} settings
 */
function codeOf(code, { equation, merge, prune, growth }) {
  const update =
    equation === "printed"
      ? "  U ← U + 2 − ativos na mesma {casa}"
      : "  U ← U + 4 − ativos nas duas pontas";
  const name = code === "grow" && growth === "random" ? "grow-at-random" : code;
  const text = code === "update" ? update : (lines[name] ?? code);
  const isOff = (code === "merge" && merge === "false") || (code === "prune" && prune === "false");
  return isOff ? null : { text: text.trim(), depth: text.startsWith(" ") ? 1 : 0 };
}

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
