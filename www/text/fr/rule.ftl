own = Écrire la mienne
opened = Tu peux écrire ta règle sous cette liste.
name = Ta propre règle
usual = Règle de Warnsdorff, et en cas d’égalité :
measures_onward =
    .least = avec le moins de sorties
    .greatest = avec le plus de sorties
    .head = sorties
measures_onward-sum =
    .least = avec la plus petite somme de sorties un coup plus loin
    .greatest = avec la plus grande somme de sorties un coup plus loin
    .head = somme
measures_onward-min =
    .least = avec le moins de sorties un coup plus loin
    .greatest = avec le plus de sorties après le coup suivant le plus pauvre
    .head = minimum
measures_onward-max =
    .least = avec le moins de sorties après le coup suivant le plus riche
    .greatest = avec le plus de sorties un coup plus loin
    .head = maximum
measures_onward2 =
    .least = avec le moins de {"cases libres"} à deux coups
    .greatest = avec le plus de {"cases libres"} à deux coups
    .head = à deux coups
measures_degree =
    .least = avec le moins de sauts sur le {"plateau"} vide
    .greatest = avec le plus de sauts sur le {"plateau"} vide
    .head = degré
measures_visited =
    .least = avec le moins de {"cases visitées"} à un saut
    .greatest = avec le plus de {"cases visitées"} à un saut
    .head = cases visitées
measures_centre =
    .least = au plus près du centre
    .greatest = au plus loin du centre
    .head = centre
measures_edge =
    .least = au plus près du bord
    .greatest = au plus loin du bord
    .head = bord
measures_corner =
    .least = au plus près d’un coin
    .greatest = au plus loin des coins
    .head = coin
measures_start =
    .least = au plus près du départ
    .greatest = au plus loin du départ
    .head = départ
measures_turn =
    .least = avec le virage le plus faible
    .greatest = avec le virage le plus fort
    .head = virage
measures_row =
    .least = sur la ligne la plus basse
    .greatest = sur la ligne la plus haute
    .head = ligne
measures_column =
    .least = le plus à gauche
    .greatest = le plus à droite
    .head = colonne
measures_quadrant =
    .least = dans le quart au plus petit numéro
    .greatest = dans le quart au plus grand numéro
    .head = quart
measures_order =
    .least = en tête dans l’ordre des sauts
    .greatest = en queue dans l’ordre des sauts
    .head = ordre
measures_move =
    .least = par le premier saut de l’ordre
    .greatest = par le dernier saut de l’ordre
    .head = saut
formula = formule
soughtByFormula = { $isLeast ->
        [true] avec la plus petite valeur de { QUOTED($formula) }
       *[false] avec la plus grande valeur de { QUOTED($formula) }
    }
sought = { $words }
values =
    .one = { $head } { NUMBER($value) }
    .decisive = critère décisif : { $head }
    .several = { $before }, { $next }
columnHead = { $isDecisive ->
        [true] { $head } ✓
       *[false] { $head }
    }
centreUnit = { QUOTED($head) } est la distance au milieu du plateau, en demi-cases, multipliée par elle-même.
usualNumbers = ce que regarde la méthode
named = Règle « { $rule } »
-last = { $last ->
        [order] le premier dans l’ordre
        [random] au hasard
       *[regions] selon la zone du {"plateau"}
    }
-last-after = { $last ->
        [order] le premier
        [random] au hasard
       *[regions] selon la zone du {"plateau"}
    }
ownLines =
    .measure = mesurer chaque choix par la règle
    .go = prendre {"la case"} { $soughtBy }
    .tie = égalité : { -last }
    .tieBy = égalité : {"celle"} { $criteria }, puis { -last-after }
    .then = { $before }, puis { $next }
    .criterion = { $soughtBy }
race_first =
    .take = Ta règle prend {"la case"} { $soughtBy } : { CHOSEN($to) }.
    .keep = Ta règle garde {"les cases"} { $soughtBy } : { SOME($some) }.
race_next =
    .take = Parmi elles, elle prend {"la case"} { $soughtBy } : { CHOSEN($to) }.
    .keep = Parmi elles, elle garde {"les cases"} { $soughtBy } : { SOME($some) }.
race_last =
    .order = Il y a égalité, alors elle prend le premier coup dans l’ordre : { CHOSEN($to) }.
    .random = Il y a égalité, alors le hasard choisit : { CHOSEN($to) }.
    .regions = Il y a égalité, alors l’ordre de cette partie du {"plateau"} décide : { CHOSEN($to) }.
race_allEqual =
    .order = Pour ta règle, tout se vaut, alors elle prend le premier coup dans l’ordre : { CHOSEN($to) }.
    .random = Pour ta règle, tout se vaut, alors le hasard choisit : { CHOSEN($to) }.
    .regions = Pour ta règle, tout se vaut, alors l’ordre de cette partie du {"plateau"} décide : { CHOSEN($to) }.
