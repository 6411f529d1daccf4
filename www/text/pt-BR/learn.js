/** The texts of Learn around its lessons. Those of the lessons are in `lessons.js`. */

import { count, number, quoted } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  boardHeading: "O tabuleiro",
  lessons: "Lições",
  steps: "Etapas da lição",
  previous: "Etapa anterior",
  next: "Próxima etapa",
  onBoard: "No tabuleiro",
  takeBack: "Voltar",
  startOver: "Recomeçar",
  step: "Avançar",
  play: "Reproduzir",
  toEnd: "Até o fim",
  answer: "Sua resposta",
  check: "Conferir",
  readAloud: "Ler em voz alta",
  stopReading: "Parar de ler",
  present: "Apresentar",
  leave: "Sair",
  leavePresentation: "Sair da apresentação",
  erase: "Apagar meu progresso",
  teachers: "Para professores",
  worksheets: "Folhas de exercícios",
  backToLessons: "Voltar às lições",
  beside: "O mesmo no tabuleiro",
});

/** For whom the lessons are, by the youngest age. */
export const ages = { 10: "A partir de dez anos", 15: "A partir de quinze anos" };

/** Keys that only this room has, or that do more here. */
export const actions = {
  nextStep: "Próxima etapa da lição",
  previousStep: "Etapa anterior",
  forward: "Avançar um lance",
  back: "Voltar um lance",
  clickOn: "Passador: avança um lance, depois mostra a resposta, depois passa de etapa",
  clickBack: "Passador: volta um lance, depois a etapa",
};
/** Keys on a board. */
export const onBoard = {
  move: "Andar de casa em casa",
  rowStart: "Primeira casa da fileira",
  rowEnd: "Última casa da fileira",
  choose: "Ir para esta casa ou responder com ela",
};

/** @type {(step: number, steps: number) => string} */
export const progress = (step, steps) => `Etapa ${number(step)} de ${number(steps)}`;
/** @type {(step: number, isDone: boolean) => string} */
export const stepName = (step, isDone) =>
  isDone ? `Etapa ${number(step)}, concluída` : `Etapa ${number(step)}`;
/** @type {(lesson: number, title: string) => string} */
export const lessonTitle = (lesson, title) => `${number(lesson)}. ${title}`;
/** @type {(done: number, steps: number) => string} */
export const doneOf = (done, steps) =>
  done === 0 ? "" : done === steps ? "concluída" : `${number(done)} de ${number(steps)} etapas`;

/** The progress of a round of predictions. @type {(right: number, asked: number, left: number) => string} */
export const predicted = (right, asked, left) =>
  left === 1
    ? `Acertos: ${number(right)} de ${number(asked)}. Falta 1.`
    : `Acertos: ${number(right)} de ${number(asked)}. Faltam ${number(left)}.`;
/** @type {(right: number, asked: number) => string} */
export const roundOver = (right, asked) =>
  right === asked
    ? `Essa foi a última: você acertou todas as ${number(asked)}.`
    : `Essa foi a última: você acertou ${number(right)} de ${number(asked)}. Aperte “Recomeçar” para tentar outra vez.`;

/** A prediction that is wrong, before a second try. @type {(square: string, value: number, knight: string) => string} */
export const notThere = (square, value, from) =>
  `Não é ${square}: tem ${count(value, { one: "saída", other: "saídas" })}. {Outra casa} a um lance de ${from} tem menos. Tente de novo.`;

/** An estimate that is too far off, before a second try. */
export const tooFew = "São mais que isso. Tente de novo.";
export const tooMany = "São menos que isso. Tente de novo.";
/** An answer of a list that is wrong, before a second try and after it. @type {(why: string) => string} */
export const tryAgain = (why) => `Não é bem isso. ${why} Tente de novo.`;
/** @type {(why: string, right: string) => string} */
export const solution = (why, right) => `${why} A resposta certa é “${right}”.`;
/** An answer to choose from that was tried. @type {(text: string, isRight: boolean) => string} */
export const tried = (text, isRight) => (isRight ? `${text}, certo` : `${text}, errado`);

/** @type {(visited: number, squares: number) => string} */
export const visitedOf = (visited, squares) =>
  `${number(visited)} de ${count(squares, { one: "casa visitada", other: "casas visitadas" })}`;
/** @type {(to: string, from: string) => string} */
export const noWay = (to, from) => `{O cavalo} não pode ir de ${from} para ${to}.`;
export const wantsNumber = "Escreva um número, como 40, ou por extenso, como quarenta.";
export const finished = "Você chegou ao fim da última lição.";
export const first = "Esta é a primeira etapa da primeira lição.";
/** The description of a square whose colour matters. @type {(told: string, isDark: boolean) => string} */
export const coloured = (told, isDark) => (isDark ? `${told}, escura` : `${told}, clara`);
/** Announces a lesson at its first step. @type {(lesson: string, steps: number) => string} */
export const begins = (lesson, steps) =>
  `Lição ${lesson}, ${count(steps, { one: "etapa", other: "etapas" })}.`;
export const notKept =
  "Não dá para salvar seu progresso: o armazenamento deste aparelho está cheio ou bloqueado. Ele se perde quando você fechar a página.";
export const erased = "Seu progresso foi apagado.";

export const wrong = {
  /** @param {string} text */
  lesson: (text) => `${quoted(text)} não é uma lição; aparece a primeira`,
  /** @type {(text: string, steps: number, shown: number) => string} */
  step: (text, steps, shown) =>
    `esta lição tem ${count(steps, { one: "etapa", other: "etapas" })}, e não existe a etapa ${quoted(text)}; aparece a etapa ${number(shown)}`,
  /** @type {(text: string, kinds: readonly string[]) => string} */
  sheet: (text, kinds) =>
    `${quoted(text)} não é uma folha de exercícios; existem ${kinds.slice(0, -1).join(", ")} e ${kinds.at(-1)}`,
  /** @type {(text: string, board: string, least: number, most: number) => string} */
  board: (text, board, least, most) =>
    `esta folha de exercícios tem tabuleiros de ${least}x${least} a ${most}x${most}, e não ${quoted(text)}; aparece ${board}`,
};
/** An error in a link. @param {string} message */
export const corrected = (message) => `Link corrigido: ${message}.`;

/** @type {(what: string, page: string) => string} */
export const title = (what, page) => `${what} · Aprender · ${page}`;
/** @type {(lesson: string, step: number) => string} */
export const stepTitle = (lesson, step) => `${lesson}, etapa ${number(step)}`;
