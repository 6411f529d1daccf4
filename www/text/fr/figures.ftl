figures =
    .turns = Virages
    .crossings = Croisements
    .lines = Lignes droites
    .symmetry = Symétrie
    .sums = Sommes
meanings =
    .turns = Combien de fois le chemin change de direction.
    .crossings = Combien de fois deux coups du chemin se croisent.
    .lines = Là où le chemin va tout droit pendant plusieurs coups.
    .symmetry = Tourné ainsi, ou vu dans ce miroir, le tour suit le même chemin.
    .sums = Ce que donnent les numéros de chaque ligne et de chaque colonne, additionnés.
symmetries =
    .half-turn = demi-tour
    .quarter-turn = quart de tour
    .three-quarter-turn = trois quarts de tour
    .left-right = miroir entre gauche et droite
    .top-bottom = miroir entre haut et bas
    .diagonal = diagonale de la première case
    .anti-diagonal = autre diagonale
straightLines = { NUMBER($lines) } { $lines ->
            [one] ligne
           *[other] lignes
        } de { NUMBER($moves) } coups
noFigure =
    .crossings = pas comptés
    .lines = aucune
    .symmetry = aucune
sums =
    .magic = magique : chaque ligne, colonne et diagonale a pour somme { NUMBER($sum) }
    .semiMagic = semi-magique : chaque ligne et chaque colonne a pour somme { NUMBER($sum) }
    .unlike = les lignes et les colonnes n’ont pas toutes la même somme
