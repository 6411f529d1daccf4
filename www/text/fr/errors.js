/**
 * What errors of the solver say, by their kind.
 * @import { AllErrors } from "../error-kinds.js"
 */

import { count, decimal, number } from "./sentence.js";

/** A value that is not among those offered. @type {(facts: { value: string, known: string }) => string} */
const notAChoice = ({ value, known }) => `« ${value} » n’est pas proposé ; choisis parmi ${known}`;

/** A number of the solver’s, as French writes it. @param {string} n */
const withComma = (n) => n.replace(".", ",");

/** @type {(facts: { most: number }) => string} */
const tooLong = ({ most }) =>
  `c’est trop long ; ${count(most, { one: "caractère", other: "caractères" })} au plus`;

const [MEBIBYTE, GIBIBYTE] = [2 ** 20, 2 ** 30];

/** An amount of memory, with a decimal place if small. @param {number} bytes */
function memory(bytes) {
  const [unit, name] = bytes < GIBIBYTE ? [MEBIBYTE, "Mio"] : [GIBIBYTE, "Gio"];
  const value = Math.ceil((10 * bytes) / unit) / 10;
  return `${value < 10 && value % 1 > 0 ? decimal(value, 1) : number(Math.ceil(value))} ${name}`;
}

/** A number, in words if large. @param {number} n */
const short = (n) =>
  n < 1e6
    ? number(n)
    : n < 1e9
      ? `${count(Math.floor(n / 1e6), { one: "million", other: "millions" })}`
      : `${count(Math.floor(n / 1e9), { one: "milliard", other: "milliards" })}`;

/** @type {(what: string) => (facts: { largest: number, squares: number }) => string} */
const tooLarge =
  (what) =>
  ({ largest, squares }) =>
    `${what} jusqu’à ${number(largest)} cases ; ce plateau en a ${number(squares)}`;

/** @type {AllErrors} */
export const errors = {
  "BoardError.NoSquares":
    "ce plateau n’a pas de cases ; écris une taille comme « 8x8 », ou des lignes comme « ..#/... »",
  "BoardError.ZeroSide": "les côtés d’un plateau valent au moins 1, comme dans « 8x8 »",
  "BoardError.TooLarge":
    "un plateau de {width} × {height} est trop grand ; chaque côté peut valoir {most} au plus",
  "BoardError.RaggedRows": ({ row, found, expected }) =>
    `la ligne ${number(row)} du plateau a ${count(found, { one: "case", other: "cases" })}, mais la première en a ${number(expected)} ; toutes les lignes doivent avoir la même longueur (écris # pour un trou)`,
  "BoardError.UnknownCharacter":
    "« {character} », ligne {row}, n’est ni une case ni un trou ; écris « 8x8 » pour un plateau plein, ou des lignes de . (case) et de # (trou) séparées par /",
  "BoardError.UnknownSymbol":
    "« {character} », ligne {row}, place {place}, n’est ni une case ni un trou ; écris . x ou 0 pour une case, # - _ ou un espace pour un trou, et 1 ou s pour le départ",
  "BoardError.SecondStart":
    "la ligne {row} a un second départ, à la place {place} ; marque une seule case comme départ, avec 1 ou s",
  "BoardError.TextTooLong": "ce texte est trop long pour un plateau ; {most} caractères au plus",
  "BoardError.SideTooShort":
    "un côté ne peut pas valoir {side} ; il faut un nombre entier à partir de {least}",
  "SquareError.NotASquare":
    "« {text} » n’est pas une case ; écris une lettre de colonne et un numéro de ligne, comme « a1 »",
  "SquareError.OffBoard": "{text} n’est pas sur ce plateau ; choisis une case de a1 à {last}",
  "SquareError.Hole": "{text} est un trou de ce plateau ; choisis une case",
  "SquareError.NotAVertex": "« {text} » n’est pas un sommet de ce graphe ; choisis parmi {some}",
  "LeaperError.NotALeaper":
    "({r}, {s}) n’est pas un bondisseur ; écris deux nombres entiers de 0 à {most}, qui ne soient pas tous deux 0, comme (1, 2) pour le cavalier",
  "GraphError.NoVertices": "ce graphe n’a pas de sommets ; écris ses arêtes, comme « 1-2 2-3 »",
  "GraphError.NoEdges": ({ vertices }) =>
    vertices === 1
      ? "ce sommet n’a pas d’arête ; écris des arêtes comme « 1-2 2-3 », ou deux noms par ligne"
      : `ces ${number(vertices)} sommets n’ont pas d’arête ; écris des arêtes comme « 1-2 2-3 », ou deux noms par ligne`,
  "GraphError.HalfAPair":
    "la ligne {line} du graphe ne contient que {name}, qui a des arêtes dans d’autres lignes ; écris deux noms par ligne, comme « 1 2 » ; seul un sommet sans arête est seul sur sa ligne",
  "GraphError.NotAPair":
    "la ligne {line} du graphe est illisible ; écris deux noms par ligne, comme « 1 2 », ou des arêtes comme « 1-2 2-3 »",
  "GraphError.NotAdjacency":
    "la ligne {line} du graphe est illisible ; écris un sommet, deux-points et ses voisins, comme « a: b c »",
  "GraphError.NotDimacs":
    "la ligne {line} du graphe est illisible ; écris d’abord « p edge 3 2 », puis des arêtes comme « e 1 2 » entre des sommets numérotés à partir de 1",
  "GraphError.NotTsplib":
    "la ligne {line} du graphe est illisible ; écris TYPE: HCP, DIMENSION, EDGE_DATA_FORMAT: EDGE_LIST ou ADJ_LIST, et une EDGE_DATA_SECTION de sommets à partir de 1 qui finit par -1",
  "GraphError.NotGraph6":
    "la ligne {line} du graphe est illisible ; écris un graphe en graph6, avec autant de caractères qu’en demandent ses sommets",
  "GraphError.NotSparse6":
    "la ligne {line} du graphe est illisible ; écris un graphe en sparse6, deux-points et les caractères qui suivent",
  "GraphError.NotLad":
    "la ligne {line} du graphe est illisible ; écris d’abord le nombre de sommets, comme en LAD ; puis une ligne par sommet, avec le nombre de ses voisins et les voisins, numérotés à partir de 0",
  "GraphError.NotMetis":
    "la ligne {line} du graphe est illisible ; écris d’abord les nombres de sommets et d’arêtes, comme pour METIS sans poids ; puis une ligne par sommet, avec ses voisins, numérotés à partir de 1",
  "GraphError.Miscounted": ({ told, found }) =>
    `la première ligne annonce ${count(told, { one: "arête", other: "arêtes" })}, mais les listes de voisins qui suivent (lues comme METIS) en ont ${number(found)} ; si les lignes sont des arêtes, écris-les avec un tiret, comme « 1-2 »`,
  "GraphError.OneSided":
    "{from} cite {to} comme voisin, mais {to} ne cite pas {from} (lu comme METIS) ; si les lignes sont des arêtes, écris-les avec un tiret, comme « 1-2 »",
  "GraphError.NotPajek":
    "la ligne {line} du graphe est illisible ; écris d’abord *Vertices et leur nombre, comme pour Pajek, et après *Edges deux nombres par ligne",
  "GraphError.NotGml":
    "la ligne {line} du graphe est illisible ; écris du GML, comme graph [ node [ id 1 ] node [ id 2 ] edge [ source 1 target 2 ] ]",
  "GraphError.NotDot":
    "la ligne {line} du graphe est illisible ; écris du DOT : le mot graph et, entre accolades, des arêtes comme a -- b ; dans un digraph, a -> b et b -> a",
  "GraphError.Directed":
    "ce graphe est orienté : il a une arête de {from} à {to}, mais pas de retour ; écris un graphe dont les arêtes vont dans les deux sens, comme « {from}-{to} »",
  "GraphError.EdgeOrHeader":
    "la première ligne « {from} {to} » peut être une arête, ou dire combien de sommets et d’arêtes suivent ; écris les arêtes avec un tiret, comme « {from}-{to} »",
  "GraphError.UnknownName":
    "aucun graphe ne s’appelle « {name} » ; choisis parmi {known}, ou écris des arêtes comme « 1-2 2-3 » (« {name}, » est un sommet seul)",
  "GraphError.UnknownCharacter":
    "« {character} » n’a pas sa place dans un graphe ; écris des arêtes comme « 1-2 2-3 » : des noms de lettres et de chiffres, avec un tiret entre eux",
  "GraphError.LooseEdge":
    "l’arête nº {number} du graphe n’a qu’un bout ; écris les deux, comme « 1-2 »",
  "GraphError.LoopEdge":
    "l’arête {name}-{name} est une boucle ; une arête doit relier deux sommets différents",
  "GraphError.LongName":
    "« {name} » est trop long pour un sommet ; un nom peut avoir {most} caractères au plus",
  "GraphError.TooManyCharacters":
    "ce texte est trop long pour un graphe ; {most} caractères au plus",
  "GraphError.TooManyVertices": "ce graphe est trop grand ; {most} sommets au plus",
  "GraphError.TooManyEdges": "ce graphe est trop grand ; {most} arêtes au plus",
  "MoveKind.Knight": "un saut de cavalier",
  "MoveKind.Leaper": "un saut de cette pièce",
  "MoveKind.Edge": "une arête de ce graphe",
  "NotATour.NotASquare": "le nº {at} de la liste n’est pas une case de ce plateau",
  "NotATour.Repeated": "on passe deux fois par {name}, la seconde fois au nº {at}",
  "NotATour.NotAMove": "le pas de {from} à {to}, nº {at} de la liste, n’est pas {kind}",
  "NotATour.Incomplete": ({ visited, squares }) =>
    `on ne passe que par ${count(visited, { one: "case", other: "cases" })} sur ${number(squares)}`,
  "TourTextError.TooLong": "le texte d’un tour peut avoir {most} caractères au plus",
  "TourTextError.NumberTwice":
    "{number} apparaît deux fois ; écris chaque numéro une fois, à partir de 0 ou de 1",
  "TourTextError.NumberMissing":
    "il manque {number} : le numéro suivant est {next} ; écris chaque numéro une fois, à partir de 0 ou de 1",
  "TourTextError.NumberOnHole":
    "{number} est écrit sur {name}, un trou de ce plateau ; n’écris des numéros que sur les cases, et # pour un trou",
  "TourTextError.StepIsNoMove": "le pas de {first} à {second}, de {from} à {to}, n’est pas {kind}",
  "TourTextError.NotAMove":
    "le pas de {first} à {second}, de {from} à {to}, nº {at} de la liste, n’est pas {kind}",
  "TourTextError.Repeated": "on passe deux fois par {text}, {name}, la seconde fois au nº {at}",
  "ChoiceError.NotAChoice": notAChoice,
  "SearchError.UnknownAlgorithm": "il n’y a pas d’algorithme « {id} » ; choisis parmi {known}",
  "SearchError.NotOffered": notAChoice,
  "SearchError.NotAnywhere":
    "le départ ne peut pas être « any » (libre) ; choisis une case ou « random » (au hasard) ; « any » va avec les tours fermés, et avec les tours ouverts des méthodes qui choisissent leur départ, comme « best »",
  "SearchError.NeedsBoard":
    "{method} ne va pas sur ce plateau : il faut des lignes et des colonnes, qu’un graphe n’a pas",
  "SearchError.CannotResume":
    "{method} ne va pas sur ce plateau : cette méthode ne peut pas continuer des coups qu’elle n’a pas joués",
  "SearchError.NeedsKnightOnRectangle":
    "{method} ne va pas sur ce plateau : cette méthode ne marche que pour le cavalier sur un rectangle plein",
  "SearchError.NeedsRoomForFormation":
    "{method} ne va pas sur ce plateau : il faut un côté pair d’au moins 16 et un autre d’au moins 12, ou bien 12 × 12, 12 × 14 ou 14 × 14 cases",
  "SearchError.TooManyMoves":
    "{method} ne va pas sur ce plateau : il faut un neurone par saut possible, et il y en a {most} au plus",
  "SearchError.NoCentre":
    "{method} ne va pas sur ce plateau : seul un plateau a un centre ; choisis un autre départage",
  "SearchError.RuleNeedsBoard":
    "la règle « {rule} » ne va pas sur ce plateau : elle demande où sont les cases, et un graphe n’a ni lignes ni colonnes ; retire cela",
  "SearchError.NeedsCorner":
    "{method} ne va pas sur ce plateau : c’est prévu pour le cavalier sur un plateau carré plein d’au moins 5 × 5, au départ d’un coin ; choisis un tel départ ou un autre départage",
  "SearchError.TooLarge": "{method} ne va que jusqu’à {largest} cases ; ce plateau en a {squares}",
  "SearchError.NoTourGiven":
    "il n’y a pas de tour à rejouer ; donnes-en un à une Session dans `tour`, comme « a1b3c5 »",
  "SearchError.DoesNotClose":
    "{method} ne va pas sur ce plateau : le tour ne se ferme pas, car sa fin n’est pas à un saut de son départ",
  "RuleError.BadRule": "cette règle est illisible : {why}",
  "RuleFault.TooLong": "elle a plus de {most} caractères",
  "RuleFault.UnknownCharacter":
    "« {character} » n’a pas de sens ici ; une règle a des mots, des nombres entiers, + - * ( ) et des virgules",
  "RuleFault.Ends": "elle s’arrête là où il faut {wanted}",
  "RuleFault.OutOfPlace": "il faut {wanted} au lieu de « {found} »",
  "RuleFault.Empty":
    "elle est vide ; écris ce que le cavalier doit chercher, comme « fewest onward » (le moins de sorties)",
  "RuleFault.TooManyCriteria": "elle a plus de {most} critères",
  "RuleFault.AfterOrder":
    "ceci ne décide jamais rien, car deux cases n’ont jamais le même « order » avant cela",
  "RuleFault.Constant": "c’est le même nombre pour toutes les cases, donc cela ne décide rien",
  "RuleFault.Repeated":
    "« {criterion} » ne décide jamais rien : il ne reste que des cases à égalité selon « {earlier} »",
  "RuleFault.TooDeep": "ses parenthèses sont imbriquées plus de {most} fois",
  "RuleFault.TooLargeNumber": "les nombres peuvent aller jusqu’à {most}",
  "WantedInRule.Criterion": "un critère comme « fewest onward »",
  "WantedInRule.End": "la fin, car il ne reste rien à décider",
  "WantedInRule.CommaOrEnd": "une virgule ou la fin",
  "WantedInRule.Measure": "un mot parmi {measures}",
  "WantedInRule.Sign": "« {sign} »",
  "RunError.IllegalMove": "{square} ne peut pas être le prochain coup : {what}",
  "RunError.NotAPath":
    "{method} ne va pas sur ce plateau : ses sauts ne forment pas un seul chemin, et personne ne peut le continuer à la main",
  "RunError.BadMovesByHand":
    "« {text} » ne convient pas ; il faut {most} coups au plus, comme « 12:e5,13:g6 », chacun avec le nombre de pas qui le précèdent",
  "RunError.NotATour": "ces cases ne sont pas un tour : {fault}",
  "RunError.WalksBoards":
    "{method} ne va pas sur ce plateau : cette méthode ne rejoue que des tours de plateaux",
  "RunError.FixedStart":
    "{method} ne va pas sur ce plateau : un tour ouvert commence sur sa première case ; choisis-la comme départ",
  "RunError.NoSuchSteps":
    "le premier pas ne peut pas être {from} ; il faut un nombre entier jusqu’à {to}, le dernier pas montré",
  "RunError.TooLargeToAnimate": tooLarge("une animation va"),
  "RunError.AnimationTooLarge": ({ most }) =>
    `cette animation dépasserait ${memory(most)} ; prends moins de pas ou une taille plus petite`,
  "ProgramError.NoSuchMethod":
    "il n’y a pas de programme pour {method} ; choisis warnsdorff ou backtracking",
  "ProgramError.NeedsBoard":
    "il n’y a pas de programme pour les graphes qui ne sont pas des plateaux ; choisis un plateau",
  "ProgramError.TooLarge":
    "un programme va jusqu’à {most} × {most} cases ; ce plateau a un côté de {side}",
  "ProgramError.OpenOnly":
    "il n’y a de programmes que pour les tours ouverts ; choisis un tour ouvert",
  "ProgramError.NoRegions":
    "il n’y a pas de programme pour les zones de Squirrel et Cull ; choisis une autre règle",
  "ProgramError.NoPruning":
    "il n’y a pas de programme pour le retour sur trace qui anticipe ; choisis « Anticiper : non »",
  "ProgramError.NoMovesByHand":
    "il n’y a pas de programme pour des coups joués à la main ; retire-les",
  "ProgramError.TooLargeValues":
    "cette règle peut prendre des valeurs au-delà de {most}, trop grandes pour certains langages ; utilise de plus petits nombres",
  "ProgramError.TooLong":
    "cette règle prend {lines} lignes dans ce langage, et un programme en a {most} au plus ; utilise moins de mesures, ou arrête-toi à une impasse",
  "PosterError.NoBoard":
    "une affiche montre un tour d’un plateau, et ceci est un autre graphe ; choisis un plateau",
  "PosterError.TooLarge": tooLarge("une affiche va"),
  "PosterError.LeapsTooFar":
    "le style Tressé ne montre que des sauts de {most} cases au plus le long d’une ligne ou d’une colonne ; choisis un autre style pour cette pièce",
  "PosterError.TooLong": tooLong,
  "PosterError.BadPaper":
    "« {paper} » n’est pas un format de papier ; choisis parmi {papers}, ou écris des nombres entiers comme 300x400mm, de {least_mm} à {most_mm}, ou 1200x800px, de {least_px} à {most_px}",
  "CountError.TooWide":
    "c’est trop large pour un nombre exact : il faudrait suivre {width} cases à la fois, et la limite est {widest} ; prends un plateau plus étroit, ou un graphe avec moins d’arêtes",
  "CountError.NeedsMemory": ({ needed, limit }) =>
    `il faut environ ${memory(needed)} de mémoire, mais la limite est ${memory(limit)} ; relève la limite ou prends un plateau plus petit`,
  "CountError.NeedsMoreMemory": ({ needed, limit }) =>
    `il faut plus de ${memory(needed)} de mémoire, mais la limite est ${memory(limit)} ; relève la limite ou prends un plateau plus petit`,
  "CountError.Overflow":
    "il y a 2¹²⁸ tours ou plus, et l’on ne peut pas compter plus loin ici ; prends un plateau plus petit",
  "CountError.NotFolded":
    "le comptage par moitiés ne va pas sur ce plateau : il ne compte que les tours du cavalier sur des rectangles pleins de 3 × 4 à {widest} × 255 cases ; prends l’autre méthode",
  "CountError.FoldedOverflow":
    "le comptage par moitiés ne va pas sur ce plateau : ses nombres peuvent demander plus de 64 bits ; prends l’autre méthode, qui en a 128",
  "CountError.TooLargeToCount": tooLarge("le comptage exact va"),
  "CountError.TooLargeToDecide": tooLarge("la décision case par case va"),
  "CountError.TooLargeToEstimate": tooLarge("l’estimation va"),
  "CountError.BadWeight": ({ weight, least, greatest }) =>
    weight === "no number"
      ? `le poids doit être un nombre de ${withComma(least)} à ${withComma(greatest)}`
      : `« ${withComma(weight)} » n’est pas un poids ; il faut un nombre de ${withComma(least)} à ${withComma(greatest)}`,
  "KeypadError.NoKeys":
    "ce clavier n’a pas de touches ; écris des lignes de caractères séparées par /, avec un espace pour un vide, comme « 123/456/789/ 0 »",
  "KeypadError.TooManyKeys": "ce clavier a trop de touches ; {most} au plus",
  "KeypadError.KeyTooFar":
    "la touche de la ligne {row}, place {place}, est trop loin ; place toutes les touches dans les {most} premières lignes et places",
  "KeypadError.BadKey":
    "« {character} », ligne {row}, place {place}, ne peut pas être une touche ; écris un caractère visible par touche, mais pas /, et un espace pour un vide",
  "KeypadError.RepeatedKey":
    "la touche « {key} » apparaît une seconde fois, ligne {row}, place {place} ; écris chaque touche une fois",
  "KeypadError.UnknownKey":
    "« {key} », à la place {place}, n’est pas une touche de ce clavier ; ses touches sont {known}",
  "KeypadError.BadStart":
    "« {text} » ne peut pas être le départ ; écris une touche du clavier, ou rien pour partir de n’importe où",
  "KeypadError.BadLength":
    "une suite ne peut pas avoir {length} touches ; il en faut de 1 à {most}",
  "KeypadError.SequenceTooLong": "cette suite a trop de touches ; {most} au plus",
  "KeypadError.TooManyLimits": "il y a trop de limites ; {most} au plus",
  "KeypadError.TooMuchToCount": (facts) =>
    `il faudrait jusqu’à ${short(facts.additions)} d’additions et ${memory(facts.bytes)} de mémoire, mais le maximum est de ${short(facts.most_additions)} et ${memory(facts.most_bytes)} ; demande des suites plus courtes, moins de touches ou moins de limites`,
  "KeypadError.TooManyCounts":
    "avec ces limites, il faut {bits} bits par suite, mais le maximum est {most} ; limite moins de touches",
  "KeypadError.OutOfMemory": ({ bytes }) =>
    `cet appareil n’a plus ${memory(bytes)} de mémoire pour compter ; demande des suites plus courtes`,
  "CallError.BadSetting": "« {value} » ne convient pas ; il faut {wanted}",
  "CallError.TooLong": tooLong,
  "CallError.TooLargeToList": tooLarge("la liste va"),
  "CallError.TooLargeToArgue": tooLarge("une preuve va"),
  "CallError.TooLargeForAVerdict": ({ largest, squares }) =>
    `on peut juger un chemin inachevé jusqu’à ${number(largest)} cases, trous compris ; ce plateau en a ${number(squares)}`,
  "CallError.NotSupported": "ce navigateur n’a pas {lacking} ; prends-en un récent",
  "Wanted.MapSide": "un nombre entier de 1 à 64",
  "Wanted.OneKey": "une touche du clavier",
  "Wanted.RandomNumbers": "de nombres aléatoires",
  "Wanted.CanvasContext": "de contexte 2D pour dessiner",
  "Wanted.Canvas": "de canvas pour dessiner",
  "Wanted.Bytes": "un nombre d’octets de {least} à {most}",
  "Wanted.BytesOrNoLimit":
    "un nombre d’octets de {least} à {most}, ou « none » pour la durée d’un appel",
  "Wanted.AnimationSize": "un nombre entier de pixels, de {least} à {most}",
  "Wanted.AnimationDelay": "un nombre entier de millisecondes, de {least} à {most}",
  "Wanted.Step": "un nombre entier de pas, de 0 à {most}",
  "Wanted.Weights": "un nombre de {least} à {most}",
  crashed: "le solveur s’est arrêté, sans doute faute de mémoire",
  lost: "{call} : cet objet a été perdu quand le solveur s’est arrêté ; crées-en un nouveau",
  "IllegalMove.NotAMove": "aucun saut n’y mène depuis la dernière case",
  "IllegalMove.Visited": "on y est déjà passé ; choisis une case libre",
  "IllegalMove.Hole": "c’est un trou ; choisis une case",
  "IllegalMove.Over": "le tour est complet ; recule pour essayer autrement",
};
