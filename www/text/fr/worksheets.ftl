labels =
    .print = Imprimer
    .withSolutions = Avec les solutions
    .withoutSolutions = Sans les solutions
    .other = D’autres exercices
    .kind = Fiche
    .board = Plateau
    .width = Largeur
    .height = Hauteur
    .show = Montrer
    .name = Nom :
    .grade = Difficulté
    .each = Plateaux sur la page
    .making = Création des grilles…
knightMove = Le cavalier avance de deux cases dans une direction, puis d’une case sur le côté. Il saute par-dessus les cases intermédiaires.
warnsdorff = La règle : va toujours vers la case d’où partent le moins de coups vers des cases sans numéro. Le cavalier avance de deux cases dans une direction, puis d’une case sur le côté.
lines = - De
    - à
oneSolution = Une solution parmi beaucoup d’autres.
checkSolution = Une solution est juste si chaque numéro est à un saut de cavalier du précédent.
cross = Croix de 12 cases
sheets_blank =
    .title = Un plateau vide
    .rule = { knightMove }
    .task = Un cavalier peut-il visiter chaque case une fois et une seule ? Écris 1 sur la case où tu commences, et numérote les cases dans l’ordre de tes passages.
sheets_counts =
    .title = Un plateau avec les sorties
    .rule = { warnsdorff }
    .task = Le petit nombre dans le coin d’une case indique le nombre de ses sorties, c’est-à-dire les coups qui en partent. Commence où tu veux et écris 1. Va toujours là où le petit nombre est le plus petit. Après chaque coup, enlève 1 à chaque petit nombre qui est à un saut de là.
sheets_predict =
    .title = Prédire les cinq prochains coups
    .rule = { warnsdorff }
    .task = Le cavalier est sur la case encadrée. Où la règle l’envoie-t-elle ? Écris les cinq prochains numéros sur le plateau, et les cases sur les lignes. Il n’y a pas d’égalité.
sheets_follow =
    .title = Suivre une règle pendant six coups
    .rule = La règle : va vers la case la plus proche du bord ; un coin est ce qu’il y a de plus proche. Si plusieurs sont aussi proches, prends celle d’où partent le moins de coups vers des cases sans numéro. Le cavalier avance de deux cases dans une direction, puis d’une case sur le côté.
    .task = Le cavalier est sur la case encadrée. Où la règle l’envoie-t-elle ? Écris les six prochains numéros sur le plateau, et les cases sur les lignes. Il y a toujours une seule meilleure case.
sheets_error =
    .title = Trouver l’erreur
    .rule = { knightMove }
    .task = Chaque plateau devrait montrer le début d’un tour, mais deux numéros ont été échangés. Suis les numéros à partir de 1. Entre quels numéros se trouve le premier coup faux ?
sheets_cross =
    .title = Le casse-tête des 12 cases
    .rule = { knightMove }
    .task = Passe par les 12 cases avec un cavalier et reviens à ton départ. Indice : dessine les cases par des points, et les sauts par des traits entre eux. Puis démêle le dessin.
sheets_numbers =
    .title = Place les nombres
    .rule = { knightMove }
    .task = Quelques nombres d’un tour sont donnés. Écris les autres, de sorte que chaque nombre soit à un saut de cavalier du précédent. Chaque nombre apparaît une fois, et il n’y a qu’une solution.
noSolution = Le plateau { $board } n’a pas de tour.
wrongMove = De { $first } à { $last }, ce n’est pas un saut de cavalier.
exercise = { NUMBER($n) }.
solutionsOf = Solutions : { $title }
pictureOf = { $isSolved ->
            [true] Solution { NUMBER($n) } : { $board }
           *[false] Exercice { NUMBER($n) } : { $board }
        }
tooSmall = Cet exercice n’existe pas sur un plateau { $board }. Prends-en un plus grand, comme 8 × 8.
foot = Le labo du cavalier · { $board } · graine { $seed }
nextMove = { NUMBER($n) } : { $square }
cell = { $square } : { $what ->
            [hole] pas de case
            [empty] vide
           *[text] { $text }
        }{ $isKnightHere ->
            [true] , avec le cavalier
           *[false] {""}
        }
row = Ligne { NUMBER($n) }. { $cells }.
cells = { $first } ; { $second }
