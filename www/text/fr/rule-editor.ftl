labels =
    .title = Ta règle
    .intro = {"Le cavalier"} prend {"la meilleure case"} selon la ligne 1. S’il y a égalité, la ligne suivante décide.
    .lines = Lignes de la règle
    .last = Ensuite
    .add = Ajouter une ligne
    .addFormula = Ajouter une formule
    .undo = Annuler
    .usual = Partir de Warnsdorff
    .text = En texte
    .copy = Copier la règle

superlatives =
    .fewest = Le moins
    .most = Le plus
    .nearest = Au plus près
    .farthest = Au plus loin
    .least = Le plus petit
    .greatest = Le plus grand

measures_onward =
    .name = de sorties
    .means = Les {"cases libres"} à un saut de là.

measures_onward-sum =
    .name = de sorties ensuite : somme
    .means = Va un coup plus loin en pensée. Additionne les sorties qu’il y aurait après chaque coup possible.

measures_onward-min =
    .name = de sorties ensuite : minimum
    .means = Va un coup plus loin en pensée. Prends là-bas le plus petit nombre de sorties.

measures_onward-max =
    .name = de sorties ensuite : maximum
    .means = Va un coup plus loin en pensée. Prends là-bas le plus grand nombre de sorties.

measures_onward2 =
    .name = de {"cases"} à deux coups
    .means = Les {"cases libres"} que l’on peut atteindre en deux coups de plus.

measures_degree =
    .name = de sauts sur le {"plateau"} vide
    .means = Tous les sauts possibles avant le début du tour.

measures_visited =
    .name = de {"cases visitées"} à un saut
    .means = Les {"cases visitées"} à un saut de là.

measures_centre =
    .name = du centre
    .means = La distance au milieu du plateau.

measures_edge =
    .name = du bord
    .means = 0 dans un coin, 1 au bord, 2 une case plus loin du bord.

measures_corner =
    .name = d’un coin
    .means = La distance au coin le plus proche.

measures_start =
    .name = du départ
    .means = La distance à la case où le tour a commencé.

measures_turn =
    .name = virage
    .means = À quel point le cavalier tourne. Tout droit vaut 0.

measures_row =
    .name = numéro de ligne
    .means = Les lignes se comptent à partir de 1, d’en bas.

measures_column =
    .name = numéro de colonne
    .means = Les colonnes se comptent à partir de 1, de la gauche.

measures_quadrant =
    .name = numéro de quart
    .means = Le quart 1 du plateau est en haut à droite, puis viennent 2, 3 et 4 dans le sens inverse des aiguilles d’une montre.

measures_order =
    .name = rang dans l’ordre des sauts
    .means = La page essaie les sauts dans un ordre fixe. Voici le rang dans cet ordre.

formulaHelp = Utilise des mots comme onward et visited, des nombres entiers, + - * ( ), min(a, b) et max(a, b).
formulas =
    .board = 2*onward + edge
    .graph = 2*onward + visited

lasts =
    .order = le premier coup dans l’ordre
    .random = au hasard
    .regions = par zone (Squirrel et Cull)

missing = ?

ofLine =
    .line = Ligne { NUMBER($n) }
    .superlative = Ligne { NUMBER($n) } : le moins ou le plus
    .measure = Ligne { NUMBER($n) } : ce qui compte
    .formula = Ligne { NUMBER($n) } : formule
    .up = Monter la ligne { NUMBER($n) }
    .down = Descendre la ligne { NUMBER($n) }
    .remove = Retirer la ligne { NUMBER($n) }

told =
    .used = Ta règle est maintenant : { $text }.
    .copied = La règle est copiée.
    .notCopied = La règle n’a pas pu être copiée. Elle est sélectionnée.
