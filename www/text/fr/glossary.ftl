labels =
    .heading = Ce que veulent dire les mots

terms_tour =
    .term = Tour du cavalier
    .meaning = Une suite de sauts de cavalier qui visite chaque case d’un plateau une fois et une seule.

terms_closed =
    .term = Ouvert, fermé
    .meaning = Un tour est fermé si sa dernière case est à un saut de cavalier de la première : on pourrait alors tourner sans fin. Sinon, il est ouvert. Si tu demandes un tour ouvert, tu peux en obtenir un fermé par hasard.

terms_degree =
    .term = Degré
    .meaning = Le nombre de sauts possibles depuis une case quand le plateau est vide. Sur l’échiquier, c’est 2 dans un coin et 8 au milieu.

terms_onward =
    .term = Sorties
    .meaning = Les coups que tu aurais à partir d’une case : un pour chaque case libre à un saut de là. La règle de Warnsdorff va toujours vers la case qui a le moins de sorties.

terms_tie =
    .term = Égalité
    .meaning = Deux cases ou plus qui se valent pour la règle. Une seconde règle, le départage, doit alors choisir entre elles.

terms_deadEnd =
    .term = Impasse
    .meaning = Une case où le parcours est bloqué : il reste des cases libres, mais aucune n’est à un saut. Si tu demandes un tour fermé, il est aussi bloqué quand plus aucun coup ne peut ramener au départ.

terms_seed =
    .term = Graine
    .meaning = Un texte dont la page tire tous les choix au hasard d’un parcours. Avec les mêmes réglages et la même graine, on obtient toujours le même parcours.

terms_sweep =
    .term = Balayage
    .meaning = Un pas du réseau de neurones. Il a un neurone pour chaque saut possible du plateau, et un balayage met chacun à jour une fois.

terms_weight =
    .term = Poids
    .meaning = Dit à quel point les marches aléatoires d’une estimation suivent la règle de Warnsdorff. Avec le poids 1, toutes les cases libres à un saut ont la même probabilité. Avec un poids plus petit, les cases qui ont peu de sorties sont plus probables.

terms_error =
    .term = Erreur type
    .meaning = L’écart habituel, dû au hasard, entre une estimation et la vérité. Environ deux estimations sur trois sont à moins d’une erreur type de la vérité, et 19 sur 20 à moins de deux.

terms_semiMagic =
    .term = Semi-magique
    .meaning = Numérote les cases d’un plateau carré dans l’ordre du tour. Si toutes les lignes et toutes les colonnes ont la même somme, le tour est semi-magique. Si les deux grandes diagonales l’ont aussi, il est magique.
