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
  onwardMoves,
  withMoves,
  sentence,
  word,
  wordAtFirst,
} from "./sentence.js";

/** @param {number} n */
const squares = (n) => count(n, { one: "{case}", other: "{cases}" });

/** @param {number} n */
const moves = (n) => count(n, { one: "saut", other: "sauts" });

/** @param {number} n */
const loops = (n) => count(n, { one: "boucle", other: "boucles" });

/** @param {number} n */
const sweeps = (n) => count(n, { one: "balayage", other: "balayages" });

/** @param {number} n */
const attemptsOf = (n) => count(n, { one: "essai", other: "essais" });

/** @param {number} n */
const loopsLeft = (n) =>
  n === 1 ? "Il reste une boucle : un tour fermé." : `Il reste ${number(n)} boucles.`;

/** @param {number} n moves missing until every square has two */
const stillMissing = (n) =>
  n === 0 ? "{Chaque case} en a maintenant deux." : `Il manque encore ${moves(n)}.`;

/** Why backtracking gives up a square before it is stuck. @type {Record<PruneCause, (name: string) => Part[]>} */
const pruneCauses = {
  unreachable: (name) => sentence`plus aucun saut ne mène à ${square(name)}`,
  "too-many-ends": (name) =>
    sentence`${square(name)} ne pourrait être qu’une extrémité, et le tour a déjà les deux`,
  "cut-in-two": (name) => sentence`on ne peut plus atteindre ${square(name)} d’ici`,
  "start-cut-off": (name) =>
    sentence`{aucune case libre} n’est à un saut du départ, ${square(name)}`,
};

/** Where four strands turn, by side. @type {Record<ReasonFacts["formation-turns"]["side"], string>} */
const formationSides = {
  left: "Au bord gauche",
  right: "Au bord droit",
  bottom: "Au bord inférieur",
  top: "Au bord supérieur",
};

/** Why the network gives up an attempt. @type {Record<NoTourOfNetwork, (facts: ReasonFacts["reseed"]) => string>} */
const causes = {
  "several-cycles": ({ cycles }) =>
    `Le réseau s’est stabilisé sur ${loops(cycles)} au lieu d’une seule.`,
  "no-merge": ({ cycles }) => `Le réseau ne peut plus raccorder ses ${loops(cycles)}.`,
  "too-many-sweeps": (facts) => `Le réseau ne s’est pas stabilisé en ${sweeps(facts.sweeps)}.`,
  frozen: () => "Le réseau s’est stabilisé, mais il y a des {cases} sans leurs deux sauts.",
};

/** The purpose of rotating a path. @type {Record<ReasonFacts["rotate-walk"]["use"], string>} */
const uses = {
  "goes-on": "De là, le chemin peut atteindre {une case libre}.",
  closes: "De là, le chemin peut atteindre le départ.",
  detour: "Maintenant, un détour y entre.",
  none: "De toutes les extrémités possibles, c’est la plus ancienne.",
};

/** A path ends in a dead end, or at the wrong place. @type {(facts: ReasonFacts["rotate" | "rotate-walk"], moment: Moment) => Part[]} */
function rotation({ at, to, use, left }, { start, focus }) {
  const why =
    left === 0
      ? sentence`Tout est visité, mais aucun saut ne ramène de ${square(focus)} à ${square(start)}.`
      : sentence`De ${square(focus)}, le chemin n’atteint {aucune case libre}.`;
  return sentence`${why} La méthode relie cette extrémité à ${square(at)} et retourne la suite du chemin. Il finit maintenant en ${chosen(to)}. ${uses[use]}`;
}

/** The next order to try: the squares by their numbers on the board. @param {number} order */
const nextOrder = (order) => `L’ordre suivant, ${[...String(order)].join(" ")}`;

/** Names the method that makes the moves. @param {Moment} moment */
const maker = ({ algorithm }) => (algorithm === "warnsdorff" ? "la règle" : "la méthode");

/** A move by hand from this moment, and the choice that the method would have made. @type {(moment: Moment, to: string) => string} */
export function wentByHand(moment, to) {
  const preferred = preferredIn(moment);
  if (preferred === undefined) {
    return `Tu vas en ${to}.`;
  }
  return to === preferred
    ? `Tu vas en ${to}, comme ${maker(moment)} l’aurait fait.`
    : `Tu vas en ${to} ; ${maker(moment)} préférait ${preferred}.`;
}

/** A sentence for every code. @type {MethodStories} */
export const stories = {
  // Backtracking.
  forward({ to, tried, left }, { focus }) {
    const before =
      tried === 0
        ? ""
        : tried === 1
          ? ", après un coup qui a échoué"
          : `, après ${word(tried)} coups qui ont échoué`;
    const after =
      left === 0
        ? ""
        : left === 1
          ? " ; il en reste un pour plus tard"
          : ` ; il en reste ${word(left)} pour plus tard`;
    return sentence`De ${square(focus)}, {le cavalier} essaie le prochain coup dans l’ordre${before} : ${chosen(to)}${after}.`;
  },
  prune: (facts, { focus }) =>
    sentence`De ${square(focus)}, aucun tour n’est possible : ${pruneCauses[facts.cause](facts.square)}. {Le cavalier} revient en ${chosen(facts.to)}.`,
  // By hand.
  "by-hand"({ to, accessibility, preferred }, moment) {
    const went = sentence`Tu vas de ${square(moment.focus)} en ${chosen(to)}, ${withMoves(accessibility)}`;
    return to === preferred
      ? sentence`${went}, comme ${maker(moment)} l’aurait fait.`
      : sentence`${went} ; ${maker(moment)} préférait ${square(preferred)}.`;
  },
  "closed-by-hand": ({ to }) => sentence`Tu fermes le tour par le coup vers ${chosen(to)}.`,
  // A given tour.
  "take-next"({ to, accessibility: ways, fewest }, { focus, candidates }) {
    const where = sentence`Le tour va de ${square(focus)} en ${chosen(to)}`;
    if (ways === 0) {
      return sentence`${where}, qui n’a aucune sortie.`;
    }
    if (ways > fewest) {
      return fewest === 0
        ? sentence`${where}, qui a ${onwardMoves(ways)}. La règle de Warnsdorff irait là où il n’y en a aucune.`
        : sentence`${where}, qui a ${onwardMoves(ways)}. La règle de Warnsdorff irait là où il n’y en a que ${number(fewest)}.`;
    }
    return candidates.length > 1
      ? sentence`${where}, qui a ${onwardMoves(ways)}, le plus petit nombre, comme le veut la règle de Warnsdorff.`
      : sentence`${where}, qui a ${onwardMoves(ways)}.`;
  },
  // Permutations.
  breaks: ({ order, from, to }) =>
    sentence`${nextOrder(order)} : de ${square(from)} à ${square(to)}, ce n’est pas un saut.`,
  "not-closed": ({ order, from, to }) =>
    sentence`${nextOrder(order)} : chaque pas est un saut. Mais de ${square(from)}, aucun saut ne ramène à ${square(to)}.`,
  holds: ({ order }) => [`${nextOrder(order)} : chaque pas est un saut.`],
  // Restarts.
  "attempt-failed"({ attempts, complete, visited, cause }, moment) {
    const end =
      cause === "not-closed"
        ? "Tout est visité, mais le tour est ouvert."
        : `Impasse après ${squares(visited)} sur ${number(moment.squares)}.`;
    return [
      `${end} {Le cavalier} reprend tous ses coups. ${attemptsOf(attempts)} pour l’instant : ${number(complete)} ${complete < 2 ? "complet" : "complets"} (${percent(complete, attempts)}), aucun fermé.`,
    ];
  },
  "closed-after-attempts": ({ to, attempts, complete }) =>
    sentence`Tout est visité, et le coup vers ${chosen(to)} ferme le tour. C’est le premier à se fermer en ${attemptsOf(attempts)} (${percent(1, attempts)}), dont ${number(complete)} ${complete < 2 ? "complet" : "complets"} (${percent(complete, attempts)}).`,
  // Rotations.
  grow: ({ to, accessibility, tied }, { focus }) =>
    sentence`Le chemin continue de ${square(focus)} vers ${chosen(to)}, ${withMoves(accessibility)}${tied > 1 ? ", au hasard entre ex æquo" : ""}.`,
  "grow-at-random": ({ to, candidates }, { focus }) =>
    sentence`Le chemin continue de ${square(focus)} vers ${chosen(to)}, au hasard parmi ${squares(candidates)}.`,
  "rotations-failed": ({ attempts, visited, turns }, moment) => [
    `La méthode a retourné le bout du chemin ${number(turns)} fois sans succès, avec ${count(visited, { one: "{case visitée}", other: "{cases visitées}" })} sur ${number(moment.squares)}. Elle reprend tous les coups et commence l’essai ${number(attempts + 1)}.`,
  ],
  rotate: rotation,
  "rotate-walk": rotation,
  // Blocks.
  cut: ({ side, after }) => [
    side === "rows"
      ? `La méthode coupe le {plateau} après la ligne ${number(after)}, en comptant d’en bas.`
      : `La méthode coupe le {plateau} après la colonne ${number(after)}, en comptant de la gauche.`,
  ],
  "base-tour"({ corner, width, height, how, kind }, moment) {
    const size = `${width} × ${height}`;
    const origin =
      how === "copied"
        ? "reçoit le même tour qu’un autre bloc de sa taille."
        : kind === "closed"
          ? "reçoit un tour fermé, trouvé par une recherche."
          : "reçoit un tour ouvert, trouvé par une recherche.";
    return width * height === moment.squares
      ? [`Le {plateau} est un seul bloc de ${size}. Il ${origin}`]
      : sentence`Le bloc de ${size} en ${square(corner)} ${origin}`;
  },
  "blocks-joined": ({ from, to, left }) =>
    sentence`Deux blocs n’en font plus qu’un : deux sauts de l’un à l’autre remplacent un saut de chacun ; l’un d’eux mène de ${square(from)} à ${square(to)}. ${left === 1 ? "Il reste un tour." : `Il reste ${number(left)} tours.`}`,
  "piece-inserted": ({ from, to }) =>
    sentence`Le saut de ${square(from)} à ${square(to)} fait place au tour du morceau suivant.`,
  "strand-ends": ({ corner, columns }) =>
    columns === 1
      ? sentence`À partir de ${square(corner)}, une colonne reçoit un tour d’où partent quatre brins.`
      : sentence`À partir de ${square(corner)}, ${number(columns)} colonnes reçoivent un tour d’où partent quatre brins.`,
  strands: ({ corner }) =>
    sentence`Les quatre brins traversent encore deux colonnes, à partir de ${square(corner)}.`,
  "strands-tied": ({ corner }) =>
    sentence`La méthode noue les quatre brins aux colonnes qui commencent en ${square(corner)}.`,
  opened: ({ last, start }) =>
    sentence`Tu voulais un tour ouvert : on enlève donc le saut qui ramène de ${square(last)} au départ, ${square(start)}.`,
  // Few turns and crossings.
  "formation-sets-out": ({ from }) =>
    sentence`Quatre brins partent de ${square(from)} et de ses voisines, reliés deux par deux. Ils avancent côte à côte.`,
  "formation-advances": ({ strands, to }) =>
    strands === 4
      ? sentence`Les quatre brins vont tout droit, le premier jusqu’en ${square(to)}.`
      : sentence`${count(strands, { one: "brin va", other: "brins vont" })} tout droit, le premier jusqu’en ${square(to)}.`,
  "formation-turns": (facts) => [
    `${formationSides[facts.side]}, les brins passent aux quatre lignes suivantes, en ${moves(facts.moves)}.`,
  ],
  "formation-ends": ({ at }) =>
    sentence`Dans le dernier coin, en ${square(at)}, le premier brin rejoint le troisième, et le deuxième le quatrième. Ce ne sont pas les paires du début : les quatre deviennent donc un seul tour fermé.`,
  "formation-too-large": () => [
    "Sur ce {plateau}, quatre brins n’ont pas la place de tourner. Ce tour vient d’une recherche faite à l’avance, avec peu de virages et de croisements.",
  ],
  // Cycles.
  match: (facts) => [
    facts.moves === 1
      ? `Un saut de plus, là où il y a le moins de choix. ${stillMissing(facts.missing)}`
      : `${number(facts.moves)} sauts de plus, chacun là où il y a le moins de choix. ${stillMissing(facts.missing)}`,
  ],
  augment: (facts) => [
    `Il manque un saut à {deux cases}. En échangeant une chaîne de sauts, ${number(facts.out)} enlevés et ${number(facts.in)} ajoutés, on en donne un à chaque bout. ${stillMissing(facts.missing)}`,
  ],
  merge: ({ size, cycles }) => [
    `Deux boucles n’en font plus qu’une : deux sauts de l’une à l’autre remplacent un saut de chacune. La plus petite avait ${squares(size)}. ${loopsLeft(cycles)}`,
  ],
  exchange: ({ out, joined, cycles }) => [
    `Un échange plus long, ${moves(out)} contre autant, raccorde ${loops(joined + 1)}. ${loopsLeft(cycles)}`,
  ],
  shift: ({ out, cycles }) => [
    `Aucune boucle ne peut être raccordée à une autre. En échangeant ${moves(out)}, on obtient d’autres boucles ; il y en a toujours ${number(cycles)}.`,
  ],
  "match-again": ({ attempt, cycles }) => [
    `Ces ${number(cycles)} boucles restent séparées. La méthode enlève tous les sauts et commence l’essai ${number(attempt)}.`,
  ],
  "try-all": ({ tried, ends }) => [
    `La méthode essaie maintenant toutes les possibilités : ${number(tried)} cas réglés sur ${number(ends)}.`,
  ],
  found: () => ["En essayant toutes les possibilités, la méthode a trouvé un tour."],
  // Several methods in turn.
  "next-method": ({ method, next }) => [
    `${askedAtFirst[method]} n’a pas trouvé la réponse. Voici maintenant ${askedMethods[next]}.`,
  ],
  decide: (facts, { focus }) =>
    sentence`Cette méthode suit à la fois tous les passages possibles : ${squares(facts.finished)} sur ${number(facts.squares)}, et ensuite ${square(focus)} ; ${count(facts.states, { one: "état", other: "états" })} pour l’instant.`,
  answered: ({ method }) => [`${askedAtFirst[method]} a trouvé un tour.`],
  // Neural network.
  wake: (facts) => [
    `Essai ${number(facts.attempt)} : ${moves(facts.moves)}, dont ${number(facts.active)} ${facts.active < 2 ? "activé" : "activés"} au hasard.`,
  ],
  sweep: (facts) => [
    `Balayage ${number(facts.sweep)} : ${moves(facts.switched)} ${facts.switched < 2 ? "basculé" : "basculés"}, ${number(facts.active)} ${facts.active < 2 ? "actif" : "actifs"}. ${squares(facts.settled)} sur ${number(facts.squares)} ${facts.settled < 2 ? "a" : "ont"} les deux sauts qu’il faut.`,
  ],
  "several-cycles": (facts) => [
    `Après ${sweeps(facts.sweeps)}, {chaque case} a deux sauts, mais ils forment ${loops(facts.cycles)}.`,
  ],
  frozen: (facts) => [
    `Après ${sweeps(facts.sweeps)}, plus rien ne change, mais seulement ${squares(facts.settled)} sur ${number(facts.squares)} ${facts.settled < 2 ? "a" : "ont"} deux sauts.`,
  ],
  "merge-cycles": ({ cycles }) => [
    `Deux boucles n’en font plus qu’une : deux sauts de l’une à l’autre remplacent un saut de chacune. ${loopsLeft(cycles)}`,
  ],
  reseed: (facts) => [
    `${causes[facts.cause](facts)} Il enlève tous les sauts et commence l’essai ${number(facts.attempt)}.`,
  ],
  // Edges first.
  "to-corner": ({ to, tied }) =>
    tied > 1
      ? sentence`${wordAtFirst(tied)} coins sont à portée, et les coins passent d’abord. Un au hasard : ${chosen(to)}.`
      : sentence`Un coin est à portée, et les coins passent d’abord : ${chosen(to)}.`,
  "near-edge"({ to, tied, distance }, { focus }) {
    const where =
      distance === 0 ? "au bord" : `à ${count(distance, { one: "case", other: "cases" })} du bord`;
    const among = tied > 1 ? `, au hasard parmi ${word(tied)}` : "";
    return sentence`De ${square(focus)}, le plus près du bord est ${chosen(to)}, ${where}${among}.`;
  },
  detour(facts) {
    const [first, last] = detourLabels(facts);
    return first === last
      ? sentence`Un détour : entre ${square(facts.from)} et ${square(facts.to)}, on glisse ${squares(facts.letters)}, sous le nom ${first}.`
      : sentence`Un détour : entre ${square(facts.from)} et ${square(facts.to)}, on glisse ${squares(facts.letters)}, de ${first} à ${last}.`;
  },
  renumber: ({ left, lettered }) => [
    `${left === 0 ? "Tout est visité." : `${squares(left)} n’${left === 1 ? "a" : "ont"} pas trouvé de place.`} ${lettered === 1 ? "{Celle} qui a une lettre reçoit un numéro." : `Les ${number(lettered)} qui ont une lettre reçoivent un numéro.`}`,
  ],
};

/** Lines of pseudo-code, short enough to fit the page without wrapping. @type {CodeTexts} */
const code = {
  lines: {
    place: "poser {le cavalier} sur le départ",
    "until-all-visited": "tant qu’il reste {des cases} libres :",
    "count-onward-moves": "compter les sorties de chaque choix",
    "go-to-fewest": "aller là où il y en a le moins",
    close: "fermer le tour : revenir au départ",
    "out-of-steps": "plus de pas : relancer au sort",
    prune: "plus de tour possible : revenir",
    "try-next": "jouer le prochain coup non essayé",
    "take-back": "aucun : reprendre le dernier coup",
    "all-tried": "tout est essayé : il n’y a pas de tour",
    "until-stuck": "jusqu’au blocage :",
    "corner-or-nearest-edge": "aller à un coin, sinon près du bord",
    "splice-detours": "glisser le reste sous forme de détours",
    "rotate-end": "si c’est bloqué, retourner le bout",
    renumber: "changer les lettres en numéros",
    "break-tie-at-random": "égalité : choisir au hasard",
    "take-next": "jouer le coup suivant du tour",
    restart: "si ça échoue, recommencer",
    grow: "l’allonger, le moins de sorties d’abord",
    "grow-at-random": "l’allonger au hasard",
    "rotate-until-closed": "retourner le bout jusqu’à fermer",
    cut: "couper le {plateau} en blocs",
    "base-tours": "chercher un tour de chaque bloc",
    "until-one-tour": "tant qu’il reste plusieurs tours :",
    join: "raccorder deux tours : 2 sauts pour 2",
    insert: "remplacer un saut par un morceau",
    strands: "mener quatre brins sur quatre lignes",
    open: "ouvrir le tour au départ",
    "set-out": "quatre brins partent d’un coin",
    "until-last-corner": "jusqu’au coin opposé :",
    advance: "avancer tout droit, côte à côte",
    turn: "au bord, passer aux lignes suivantes",
    end: "là, joindre les brins en croix",
    "written-down": "petits plateaux : un tour déjà trouvé",
    diagnose: "chercher ce qui exclut un tour",
    "match-greedily": "deux sauts partout, les rares d’abord",
    augment: "échanger en chaîne jusqu’à l’obtenir",
    "until-one-cycle": "tant qu’il y a plusieurs boucles :",
    merge: "raccorder deux boucles : 2 sauts pour 2",
    exchange: "sinon, échanger plus de sauts",
    "match-again": "si ça échoue, repartir d’autres sauts",
    "try-all": "petits {plateaux} : tout essayer",
    "ask-theory": "interroger la théorie",
    "ask-cycles": "raccorder de petites boucles, sinon",
    "ask-rotations": "retourner le bout d’un chemin, sinon",
    "ask-decision": "décider {case} par {case}, sinon",
    "ask-cycles-again": "raccorder d’autres boucles, sinon",
    "ask-exhaustive": "tout essayer, sinon",
    "give-up": "abandonner",
    wake: "activer des sauts au hasard",
    "until-two-each": "jusqu’à deux sauts par {case} :",
    switch: "U > 3 : activer ; U < 0 : désactiver",
    "one-cycle": "une seule boucle : c’est un tour",
    reseed: "sinon, relancer au hasard",
    "each-order": "pour chaque ordre des {cases} :",
    follow: "le suivre tant que ce sont des sauts",
    holds: "tous des sauts : c’est un tour",
    update: "U ← U + 4 − sauts actifs aux deux bouts",
    "update-printed": "U ← U + 2 − sauts actifs voisins",
  },
  ties: {
    first: "égalité : le premier dans l’ordre",
    random: "égalité : au hasard",
    "pohl-sum": "égalité : plus petite somme ensuite",
    "pohl-min": "égalité : moins de sorties ensuite",
    roth: "égalité : au plus loin du centre",
    "roth-random": "égalité : loin du centre, puis hasard",
    "squirrel-cull": "égalité : selon la zone du {plateau}",
  },
  deadEnds: {
    stop: "impasse : s’arrêter",
    backtrack: "impasse : reprendre un coup",
    restart: "impasse : relance, départage au sort",
  },
  own: ownLines,
};

/** A line of pseudo-code with its indentation; `null` if it does not apply. @type {(name: string, settings: RunSettings) => { text: string, depth: number } | null} */
export const codeLine = (name, settings) => lineOf(name, settings, code);

/** The settings that only one method has: the name of each, those of its values, and both in short, as part of a method’s name. @type {Record<string, { name: string, values: Record<string, { name: string, short: string }> }>} */
const options = {
  order: {
    name: "Ordre",
    values: {
      tutorial: {
        name: "Comme dans le tutoriel",
        short: "ordre : comme dans le tutoriel",
      },
      "fewest-first": {
        name: "Le moins de sorties d’abord",
        short: "ordre : le moins de sorties d’abord",
      },
    },
  },
  prune: {
    name: "Anticiper",
    values: {
      false: { name: "Non", short: "anticiper : non" },
      true: { name: "Oui : revenir s’il n’y a plus de tour", short: "anticiper : oui" },
    },
  },
  update: {
    name: "Mise à jour",
    values: {
      shuffled: { name: "Un par un, mélangés", short: "mise à jour : un par un, mélangés" },
      fixed: { name: "Un par un, dans l’ordre", short: "mise à jour : un par un, dans l’ordre" },
      "all-at-once": { name: "Tous à la fois", short: "mise à jour : tous à la fois" },
    },
  },
  equation: {
    name: "Règle",
    values: {
      corrected: { name: "Corrigée", short: "règle : corrigée" },
      printed: { name: "Telle qu’imprimée : ne marche pas", short: "règle : telle qu’imprimée" },
    },
  },
  merge: {
    name: "Raccorder",
    values: {
      false: { name: "Non", short: "raccorder : non" },
      true: { name: "Oui : les boucles à la fin", short: "raccorder : oui" },
    },
  },
  growth: {
    name: "Croissance",
    values: {
      fewest: {
        name: "Le moins de sorties d’abord",
        short: "croissance : le moins de sorties d’abord",
      },
      random: { name: "Au hasard", short: "croissance : au hasard" },
    },
  },
};

/** The name of a method's own setting. @param {string} id */
export const optionName = (id) => options[id]?.name ?? id;

/** @type {(id: string, value: string) => string} */
export const optionValue = (id, value) => options[id]?.values[value]?.name ?? value;

/** @type {(id: string, value: string) => string} */
export const optionInShort = (id, value) => options[id]?.values[value]?.short ?? `${id} : ${value}`;

/** What a method has tried when it gives up. @type {Record<string, string>} */
export const triedBy = {
  warnsdorff: "Chaque essai a suivi la règle jusqu’à une impasse, ou a utilisé tous ses pas.",
  restarts: "Chaque essai a fini dans une impasse, ou ne s’est pas fermé.",
  backtracking: "Le temps a manqué pour essayer toutes les possibilités.",
  "edges-first": "Tout ce qui restait n’a pas pu entrer sous forme de détours.",
  blocks: "La méthode n’a pas trouvé de tour d’un des blocs, ou pas de moyen d’en raccorder deux.",
  rotations: "La méthode a retourné le bout de son chemin et recommencé pendant tout ce temps.",
  cycles: "Aucun échange n’a raccordé les boucles qui restaient, et tout essayer serait trop long.",
  neural: "Le réseau s’est stabilisé sur plusieurs boucles, ou pas du tout.",
};

/** The methods that are tried in turn, in a sentence. @type {Record<AskedMethod, string>} */
export const askedMethods = {
  theory: "la théorie",
  cycles: "le raccord de petites boucles",
  rotations: "la rotation du bout d’un chemin",
  decision: "la décision {case} par {case}",
  "cycles-again": "le raccord d’autres boucles",
  exhaustive: "la recherche complète",
};

/** The same at the beginning of a sentence. @type {Record<AskedMethod, string>} */
const askedAtFirst = {
  theory: "La théorie",
  cycles: "Le raccord de petites boucles",
  rotations: "La rotation du bout d’un chemin",
  decision: "La décision {case} par {case}",
  "cycles-again": "Le raccord d’autres boucles",
  exhaustive: "La recherche complète",
};
