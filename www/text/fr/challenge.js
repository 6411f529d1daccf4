/**
 * The texts about challenges.
 * @import { Target } from "../../pkg/knights_tour.js"
 */

import { count, list, number, plain, quoted } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  challenge: "Lancer un défi",
  challengeHelp:
    "Fabrique un lien vers ce problème. Qui le résout reçoit un code à t’envoyer. Colle ce code ci-dessous pour le vérifier.",
  allowed: "Aides permises",
  goal: "Réponses justes de suite",
  copyChallenge: "Copier le lien",
  leaveChallenge: "Quitter le défi",
  result: "Un code à vérifier",
  checkResult: "Vérifier le code",
  resultLine: "Ton code",
  copyResult: "Copier le code",
});

/** The kinds of help. @type {Record<string, string>} */
export const helps = {
  back: "reprendre des coups",
  ways: "où je peux aller",
  layers: "nombres et traits",
  hint: "indices",
  judge: "« Est-ce perdu ? »",
};

/** The help used, and how many times. @type {Record<string, (times: number) => string>} */
const uses = {
  back: (times) => count(times, { one: "coup repris", other: "coups repris" }),
  hint: (times) => count(times, { one: "indice", other: "indices" }),
  restart: (times) => count(times, { one: "nouvel essai", other: "nouveaux essais" }),
  judge: (times) => `« Est-ce perdu ? » demandé ${number(times)} fois`,
  watch: () => "un avertissement quand c’était perdu",
  ways: () => "les coups possibles marqués",
  layers: () => "les nombres ou les traits affichés",
  method: () => "des coups joués par une méthode",
  pasted: () => "des coups collés",
  link: () => "des coups venus d’un lien",
};

/** @param {readonly string[]} pieces */
const joined = (pieces) => plain(list(pieces.map((piece) => [piece])));

/** The task. @type {(mode: "free" | "predict", target: Target, goal: number, allowed: readonly string[]) => string} */
export function task(mode, target, goal, allowed) {
  const aim =
    mode === "predict"
      ? `prédis le coup de la règle ${number(goal)} fois de suite`
      : target === "closed"
        ? "trouve un tour fermé à partir d’ici"
        : "trouve un tour à partir d’ici";
  const help = joined(allowed.map((name) => helps[name] ?? name));
  return allowed.length === 0
    ? `Défi : ${aim}, sans aide.`
    : `Défi : ${aim}. Aides permises : ${help}.`;
}

export const reached = "Défi réussi ! Envoie le code ci-dessous à qui te l’a lancé.";
export const challengeCopied = "Le lien de ton défi est copié.";
export const resultCopied = "Ton code est copié.";
export const copyRefused = "Ton navigateur n’a pas permis de copier.";
export const notAllowed = "Ce défi ne permet pas cette aide.";

/** @type {(used: Readonly<Record<string, number>>) => string} */
export function helpUsed(used) {
  const known = Object.entries(used).filter(([name]) => Object.hasOwn(uses, name));
  const pieces = known.flatMap(([name, times]) => uses[name]?.(times) ?? []);
  return pieces.length === 0 ? "sans aide" : `avec ${joined(pieces)}`;
}

/** A result that was verified. @type {(result: { mode: "free" | "predict", settings: { target?: Target, start?: string }, locked: readonly string[], done: readonly string[], goal: number, used: Readonly<Record<string, number>> }, board: string) => string} */
export function verified({ mode, settings, locked, done, goal, used }, board) {
  const tour = settings.target === "closed" ? "un tour fermé" : "un tour";
  const from = `depuis ${settings.start ?? ""}`;
  const given =
    locked.length > 0
      ? `${from} après ${count(locked.length, { one: "coup donné", other: "coups donnés" })}`
      : from;
  return mode === "predict"
    ? `✓ Réussi : ${count(goal, { one: "réponse juste", other: "réponses justes" })} de suite sur ${board} ${given}, en ${count(done.length, { one: "réponse", other: "réponses" })}, ${helpUsed(used)}.`
    : `✓ Réussi : ${tour} sur ${board} ${given}, en ${count(done.length, { one: "coup", other: "coups" })}, ${helpUsed(used)}.`;
}

/** Why a result is invalid. */
export const refused = {
  unreadable:
    "Ce n’est pas un code. Colle toute la ligne qui commence par « knights-tour-result ».",
  changed: "Ce code a été modifié ou coupé. Copie de nouveau toute la ligne.",
  missed: "Les coups sont lisibles, mais ils ne résolvent pas le défi.",
};

export const wrong = {
  /** @type {(text: string, least: number, most: number) => string} */
  locked: (text, least, most) =>
    `${quoted(text)} n’est pas un nombre de coups imposés ; écris un nombre entier de ${number(least)} à ${number(most)}. Aucun coup n’est imposé`,
  /** @type {(text: string, least: number, most: number, usual: number) => string} */
  goal: (text, least, most, usual) =>
    `${quoted(text)} n’est pas un nombre de prédictions de suite ; écris un nombre entier de ${number(least)} à ${number(most)}. Le but est ${number(usual)}`,
  /** @type {(text: string, known: readonly string[]) => string} */
  help: (text, known) =>
    `${quoted(text)} n’est pas une aide qu’un défi peut permettre ; choisis parmi ${known.join(", ")}`,
};
