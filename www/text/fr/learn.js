/** The texts of Learn around its lessons. Those of the lessons are in `lessons.js`. */

import { count, number, onwardMoves, quoted } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  boardHeading: "Le plateau",
  lessons: "Leçons",
  steps: "Étapes de la leçon",
  previous: "Étape précédente",
  next: "Étape suivante",
  onBoard: "Sur le plateau",
  takeBack: "Reculer",
  startOver: "Recommencer",
  step: "Avancer",
  play: "Lecture",
  toEnd: "Jusqu’à la fin",
  answer: "Ta réponse",
  check: "Vérifier",
  readAloud: "Lire à voix haute",
  stopReading: "Arrêter la lecture",
  present: "Projeter",
  leave: "Quitter",
  leavePresentation: "Quitter la projection",
  erase: "Effacer mes progrès",
  teachers: "Pour les enseignants",
  worksheets: "Fiches",
  backToLessons: "Retour aux leçons",
  beside: "La même chose sur le plateau",
});

/** For whom the lessons are, by the youngest age. */
export const ages = { 10: "Dès dix ans", 15: "Dès quinze ans" };

/** Keys that only this room has, or that do more here. */
export const actions = {
  nextStep: "Étape suivante de la leçon",
  previousStep: "Étape précédente de la leçon",
  forward: "Un coup en avant",
  back: "Un coup en arrière",
  clickOn: "Télécommande : un coup en avant, puis la réponse, puis l’étape suivante",
  clickBack: "Télécommande : un coup en arrière, puis l’étape précédente",
};
/** Keys on a board. */
export const onBoard = {
  move: "Aller de case en case",
  rowStart: "Première case de la ligne",
  rowEnd: "Dernière case de la ligne",
  choose: "Jouer sur cette case, ou répondre avec elle",
};

/** @type {(step: number, steps: number) => string} */
export const progress = (step, steps) => `Étape ${number(step)} sur ${number(steps)}`;
/** @type {(step: number, isDone: boolean) => string} */
export const stepName = (step, isDone) => `Étape ${number(step)}${isDone ? ", faite" : ""}`;
/** @type {(lesson: number, title: string) => string} */
export const lessonTitle = (lesson, title) => `${number(lesson)}. ${title}`;
/** @type {(done: number, steps: number) => string} */
export const doneOf = (done, steps) =>
  done === 0
    ? ""
    : done === steps
      ? "terminée"
      : `${number(done)} sur ${count(steps, { one: "étape", other: "étapes" })}`;

/** @type {(right: number, asked: number) => string} */
const rightOf = (right, asked) =>
  `${count(right, { one: "bonne réponse", other: "bonnes réponses" })} sur ${number(asked)}`;
/** The progress of a round of predictions. @type {(right: number, asked: number, left: number) => string} */
export const predicted = (right, asked, left) =>
  `${rightOf(right, asked)}, encore ${count(left, { one: "question", other: "questions" })}.`;
/** @type {(right: number, asked: number) => string} */
export const roundOver = (right, asked) =>
  right === asked
    ? `C’était la dernière : tout est juste, ${number(asked)} sur ${number(asked)} !`
    : `C’était la dernière : ${rightOf(right, asked)}. Recommence pour réessayer.`;

/** A prediction that is wrong, before a second try. @type {(square: string, value: number, knight: string) => string} */
export const notThere = (square, value, from) =>
  value === 0
    ? `Ce n’est pas ${square}, qui n’a aucune sortie. Réessaie.`
    : `Ce n’est pas ${square}, qui a ${onwardMoves(value)}. {Une autre case} à un saut de ${from} en a moins. Réessaie.`;

/** An estimate that is too far off, before a second try. */
export const tooFew = "Il y en a plus que cela. Réessaie.";
export const tooMany = "Il y en a moins que cela. Réessaie.";
/** An answer of a list that is wrong, before a second try and after it. @type {(why: string) => string} */
export const tryAgain = (why) => `Pas tout à fait. ${why} Réessaie.`;
/** @type {(why: string, right: string) => string} */
export const solution = (why, right) => `${why} La bonne réponse est « ${right} ».`;
/** An answer to choose from that was tried. @type {(text: string, isRight: boolean) => string} */
export const tried = (text, isRight) => `${text}, ${isRight ? "juste" : "faux"}`;

/** @type {(visited: number, squares: number) => string} */
export const visitedOf = (visited, squares) =>
  `${count(visited, { one: "case visitée", other: "cases visitées" })} sur ${number(squares)}`;
/** @type {(to: string, from: string) => string} */
export const noWay = (to, from) => `{Le cavalier} ne peut pas aller de ${from} à ${to}.`;
export const wantsNumber = "Écris un nombre, comme 40, ou un mot, comme quarante.";
export const finished = "C’est la fin de la dernière leçon.";
export const first = "C’est la première étape de la première leçon.";
/** The description of a square whose colour matters. @type {(told: string, isDark: boolean) => string} */
export const coloured = (told, isDark) => `${told}, ${isDark ? "foncée" : "claire"}`;
/** Announces a lesson at its first step. @type {(lesson: string, steps: number) => string} */
export const begins = (lesson, steps) =>
  `Leçon ${lesson}, ${count(steps, { one: "étape", other: "étapes" })}.`;
export const notKept =
  "Impossible d’enregistrer tes progrès : le stockage de cet appareil est plein ou bloqué. Ils seront perdus quand tu fermeras la page.";
export const erased = "Tes progrès sont effacés.";

export const wrong = {
  /** @param {string} text */
  lesson: (text) => `${quoted(text)} n’est pas une leçon ; voici la première`,
  /** @type {(text: string, steps: number, shown: number) => string} */
  step: (text, steps, shown) =>
    `cette leçon a ${count(steps, { one: "étape", other: "étapes" })}, et pas d’étape ${quoted(text)} ; voici l’étape ${number(shown)}`,
  /** @type {(text: string, kinds: readonly string[]) => string} */
  sheet: (text, kinds) =>
    `${quoted(text)} n’est pas une fiche ; il y a ${kinds.slice(0, -1).join(", ")} et ${kinds.at(-1)}`,
  /** @type {(text: string, board: string, least: number, most: number) => string} */
  board: (text, board, least, most) =>
    `cette fiche a des plateaux de ${least}x${least} à ${most}x${most}, et pas ${quoted(text)} ; voici ${board}`,
};
/** An error in a link. @param {string} message */
export const corrected = (message) => `Le lien a une erreur : ${message}.`;

/** @type {(what: string, page: string) => string} */
export const title = (what, page) => `${what} · Apprendre · ${page}`;
/** @type {(lesson: string, step: number) => string} */
export const stepTitle = (lesson, step) => `${lesson}, étape ${number(step)}`;
