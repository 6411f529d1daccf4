/**
 * Why there is no tour, or one: without a capital and a full stop, as it follows “il n’existe ici aucun tour : ”.
 * @import { Telling } from "../telling.js"
 */

import { count, listed, number, word } from "./sentence.js";
import { WALKER } from "../terms.js";
import { fillIn, termsOf, usualTerms } from "./terms.js";

/** Number of names up to which a sentence has all of them; of more it has the first three. */
const MAX_NAMED = 4;

/** "a1, b2 et c3"; of many "a1, b2, c3 et 7 autres". @type {(squares: readonly string[], all?: number) => string} */
function names(squares, all = squares.length) {
  const size = Math.max(squares.length, all);
  const shown = squares.slice(0, size > MAX_NAMED ? 3 : MAX_NAMED);
  const rest = size - shown.length;
  const others = rest === 0 ? [] : [rest === 1 ? "1 autre" : `${number(rest)} autres`];
  return listed([...shown, ...others]);
}

/** The sentence, with terms in braces. @param {Telling} telling */
function told({ code, squares, numbers, isHigh }) {
  const [first = 0, second = 0] = numbers;
  const isKnown = squares.length > 0;
  const isOne = squares.length === 1 && first <= 1;
  const some = names(squares);
  const counted = names(squares, first);
  const start = squares[0] ?? "le départ";
  const fromStart = squares[0] ? `de ${squares[0]}` : "du départ";
  const [line, lines] = isHigh ? ["colonne", "colonnes"] : ["ligne", "lignes"];
  switch (code) {
    case "one-square":
      return "{la seule case} est déjà un tour ouvert, mais aucun coup ne peut le fermer";
    case "odd-area":
      return "à chaque saut, la couleur change : un tour fermé demande autant de cases claires que de foncées, mais ce plateau a un nombre impair de cases";
    case "side-1":
      return `sur une seule ${line} de cases, le cavalier ne peut pas bouger`;
    case "side-2":
      return second === 2
        ? "sur 2 × 2 cases, le cavalier ne peut pas bouger"
        : `avec deux ${lines} seulement, chaque saut avance de deux cases le long du plateau, et le cavalier ne revient jamais sur les cases qu’il a laissées de côté`;
    case "side-4":
      return `avec quatre ${lines}, tout saut qui part d’une ${line} extérieure mène à une ${line} intérieure : un tour fermé n’atteindrait que la moitié des cases`;
    case "small-exception":
      return first > 0
        ? `${number(first)} × ${number(second)} est l’un des rares petits plateaux qui n’en ont pas, comme le montre une recherche complète`
        : "c’est l’un des rares petits plateaux qui n’en ont pas, comme le montre une recherche complète";
    case "schwenk":
      return "tout rectangle plein en a un, sauf si son nombre de cases est impair, s’il a un côté de 1, 2 ou 4, ou si c’est 3 × 4, 3 × 6 ou 3 × 8 (Schwenk, 1991)";
    case "open-theorem":
      return "tout rectangle plein en a un, sauf quelques-uns, petits ou étroits (Cull et De Curtins, 1978 ; Conrad et d’autres, 1994)";
    case "no-theorem":
      return "aucun théorème connu ne traite ce cas";
    case "all-tried":
      return "toutes les possibilités ont été essayées";
    case "colours":
      return first + second === 0
        ? "à chaque saut, la couleur change, et il y a trop de {cases} d’une même couleur"
        : `à chaque saut, la couleur change, mais il y a ${count(first, { one: "{case}", other: "{cases}" })} de couleur claire et ${number(second)} de couleur foncée`;
    case "start-colour":
      return `un tour commence et finit sur la couleur qui a {une case} de plus, mais ${start} a l’autre couleur`;
    case "inner-row":
      return `avec quatre ${lines}, tout saut qui part d’une ${line} extérieure mène à une ${line} intérieure : un tour doit donc commencer et finir sur une ${line} extérieure, et ${start} est sur une ${line} intérieure`;
    case "start-exception":
      return `une recherche complète n’en a trouvé aucun à partir ${fromStart}`;
    case "too-few-moves":
      if (first === 0 || !isKnown) {
        return "{une case} a trop peu de sauts possibles";
      }
      return second === 1
        ? `${counted} ${isOne ? "n’a" : "n’ont"} aucun saut possible`
        : `${counted} ${isOne ? "n’a pas" : "n’ont pas"} les deux sauts possibles dont un tour fermé a besoin partout`;
    case "too-many-ends":
      if (!isKnown) {
        return "trop de {cases} n’ont qu’un saut possible, et un tour n’a que deux extrémités";
      }
      return isOne
        ? `${some} n’a qu’un saut possible, comme deux autres déjà, et un tour n’a que deux extrémités`
        : `${counted} n’ont qu’un saut possible, et au plus ${word(second)} d’entre {elles} ${second === 1 ? "peut" : "peuvent"} être une extrémité du tour`;
    case "not-connected":
      return isKnown
        ? `aucun chemin ne mène à ${counted}`
        : "aucun chemin ne mène à {certaines cases}";
    case "cut-squares":
      return isKnown
        ? `sans ${some}, le reste se sépare en plus de morceaux qu’un seul tour ne peut en parcourir`
        : "sans quelques {cases}, le reste se sépare en plus de morceaux qu’un seul tour ne peut en parcourir";
    case "end-parts":
      return isKnown
        ? `${word(first)} morceaux ne sont reliés que par ${some}, et il faudrait une extrémité du tour dans chacun, mais il ne peut y en avoir que dans ${word(second)}`
        : "trop de morceaux ne sont reliés au reste que par quelques {cases}, et il faudrait une extrémité du tour dans chacun";
    case "forced-moves":
      return squares.length > 1
        ? `il faudrait plus de deux sauts en ${squares[0]} : ${names(squares.slice(1), first)} n’en ont que deux, dont un vers ${squares[0]}`
        : "il faudrait plus de deux sauts en un même endroit";
    case "forced-cycle":
      return isKnown
        ? `les sauts que tout tour doit utiliser forment déjà une boucle par ${counted} seulement`
        : "les sauts que tout tour doit utiliser forment déjà une boucle à part";
    case "no-two-factor":
      return isKnown
        ? `il faut en tout ${number(first)} sauts pour ${some}, mais il n’y a de place alentour que pour ${number(second)}`
        : "aucun choix de sauts n’en donne deux à {chaque case}, comme le demande un tour fermé";
    case "no-cycle-cover":
      return isKnown
        ? `les sauts depuis ${some} ne mènent qu’à ${count(second, { one: "{case}", other: "{cases}" })}, mais il en faudrait ${number(first)}`
        : "aucun choix de sauts ne mène de {chaque case} à {une autre case}";
    case "separate-cycles":
      if (isKnown && second === 0) {
        return "quels que soient les deux sauts choisis pour {chaque case}, aucun ne mène à une extrémité du tour";
      }
      return isKnown
        ? `quels que soient les sauts choisis, rien ne relie ${counted} au reste`
        : "quels que soient les sauts choisis, rien ne relie {certaines cases} au reste";
    case "separate-parts":
      return isKnown
        ? `un tour qui passe par ${names(squares.slice(0, first), first)} ne peut pas passer aussi par ${names(squares.slice(first), second)}`
        : "deux parties du {plateau} peuvent être parcourues chacune, mais pas les deux par un même tour";
    case "stuck":
      return `{aucune case libre} n’est à un saut de ${squares[0] ?? "la fin du chemin"}`;
    case "not-closed":
      return squares.length > 1
        ? `il ne reste rien à visiter, mais aucun saut ne mène de ${squares[1]} à ${squares[0]}`
        : "il ne reste rien à visiter, mais aucun saut ne ramène au départ";
    case "never-entered":
      return isKnown
        ? `plus aucun saut ne mène à ${counted}`
        : "plus aucun saut ne mène à {certaines cases}";
    case "start-cut-off":
      return `tout ce qui est à un saut ${fromStart} est déjà utilisé, donc le tour ne peut plus se fermer`;
    case "too-many-dead-ends":
      if (!isKnown) {
        return "trop de {cases} n’ont plus qu’un saut possible";
      }
      return isOne
        ? `${counted} n’a plus qu’un saut possible : le tour finirait là sans se fermer`
        : second === 0
          ? `${counted} n’ont plus qu’un saut possible : le tour finirait là sans se fermer`
          : `${counted} n’ont plus qu’un saut possible, et le tour ne peut finir qu’à un seul de ces endroits`;
    case "cut-in-two":
      return isKnown
        ? `plus aucun chemin ne mène du bout du parcours à ${counted}`
        : "plus aucun chemin ne mène du bout du parcours à {certaines cases}";
    default:
      return code;
  }
}

/** @param {Telling} telling */
export const why = (telling) =>
  fillIn(told(telling), telling.isGraph ? termsOf(WALKER) : usualTerms);
