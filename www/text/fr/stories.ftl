tieSources =
    .pohl-sum = I. Pohl, « A method for finding Hamilton paths and knight’s tours », Communications of the ACM, 1967.
    .pohl-min = I. Pohl, « A method for finding Hamilton paths and knight’s tours », Communications of the ACM, 1967.
    .roth = A. Roth, « The Problem of the Knight: A Fast and Simple Algorithm », MathSource.
    .roth-random = A. Roth, « The Problem of the Knight: A Fast and Simple Algorithm », MathSource ; le tirage au sort est de nous.
    .squirrel-cull = D. Squirrel et P. Cull, « A Warnsdorff-Rule Algorithm for Knight’s Tours on Square Boards », 1996.
rulesInShort =
    .first = Il départage les égalités par un ordre fixe des sauts.
    .random = Il départage les égalités au hasard.
    .pohl-sum = Il départage les égalités par la plus petite somme un coup plus loin.
    .pohl-min = Il départage les égalités par le plus petit nombre un coup plus loin.
    .roth = Il départage les égalités par la distance au centre.
    .roth-random = Il départage les égalités par la distance au centre, puis au hasard.
    .squirrel-cull = Il départage les égalités selon la zone du {"plateau"}.
    .own = Il départage les égalités selon ta règle, puis au hasard.
callouts =
    .tie = {" "}Égalité.
    .backtrack = {" "}Impasse.
    .restart = {" "}Impasse.
-where = { $isStart ->
        [true] {"Le cavalier"} part de { SQUARE($from) } et
       *[false] De { SQUARE($from) }, {"le cavalier"}
    }
-several = { $hasTried ->
        [true] a encore { WORD($many) } coups à essayer
       *[false] a { WORD($many) } coups possibles
    }
-single = { $hasTried ->
        [true] n’a plus qu’un coup à essayer :
       *[false] n’a qu’un coup possible :
    }
-ways = { $ways ->
        [0] aucune sortie
        [one] { $ways } sortie
       *[other] { $ways } sorties
    }
-with-ways = { $ways ->
        [0] sans aucune sortie
       *[other] avec { -ways }
    }
choices =
    .only = { -where } { -single } { CHOSEN($to) }, { -with-ways }.
    .fewest = { -where } { -several } : { PARTS($open) }{ $others ->
            [0] {""}
            [one] {" "}et { $others } autre
           *[other] {" "}et { $others } autres
        }. Le moins de sorties : { CHOSEN($to) }.
    .open = { $isFirst ->
            [true] { SQUARE($square) } ({ -ways })
           *[false] , { SQUARE($square) } ({ $ways ->
                [0] { -ways }
               *[other] { $ways }
            })
        }
    .tie = { -where } { -several }. { WORD_AT_FIRST($tied) } sont à égalité, avec le moins de sorties ({ $ways }) : { SOME($some) }.
    .allTied = { -where } { -several }, { $tied ->
            [2] tous deux
           *[other] tous
        } { -with-ways } : { SOME($some) }.
    .onlyByRule = { -where } { -single } { CHOSEN($to) }.
    .byRule = { -where } { -several }.
tieRules =
    .first = Pour départager, la règle prend le premier coup dans un ordre fixe : { CHOSEN($to) }.
    .random = Pour départager, la règle tire au sort : { CHOSEN($to) }.
    .pohl-sum = Pour départager, la règle regarde un coup plus loin et additionne les sorties. La plus petite somme est celle de { CHOSEN($to) }.
    .pohl-min = Pour départager, la règle regarde un coup plus loin. C’est après { CHOSEN($to) } que l’on trouve le moins de sorties.
    .roth = Pour départager, la règle va au plus loin du centre : { CHOSEN($to) }.
    .roth-random = Pour départager, la règle va au plus loin du centre et tire au sort s’il le faut : { CHOSEN($to) }.
    .squirrel-cull = Pour départager, la règle suit un ordre fixe pour cette partie du {"plateau"} : { CHOSEN($to) }.
deadEnds =
    .not-closed = Tout est visité, mais aucun saut ne ramène de { SQUARE($from) } à { SQUARE($start) }.
    .start-cut-off = Impasse : plus {"aucune case libre"} n’est à un saut du départ, { SQUARE($start) }, et le tour ne pourrait pas se fermer.
    .all-tried = Tous les coups depuis { SQUARE($from) } sont essayés. Chacun a mené à une impasse.
    .budget = - Cet essai a utilisé tous ses pas.
    .no-onward-move = Impasse : {"aucune case libre"} n’est à un saut de { SQUARE($from) }.
texts =
    .goesBack = {"Le cavalier"} revient en { CHOSEN($to) }.
    .restarts = L’essai { NUMBER($attempt) } part de { CHOSEN($start) }. { PARTS($rulesInShort) }
    .closes = Tout est visité, et le départ est à un saut de { SQUARE($from) }. Le coup vers { CHOSEN($to) } ferme le tour.
question = { $algorithm ->
            [warnsdorff] Quel coup la règle choisit-elle ?
           *[other] Quel coup la méthode joue-t-elle ?
        }
-unit = { $unit ->
        [move] coup
        [order] ordre
       *[step] étape
    }
-unit-at-first = { $unit ->
        [move] Coup
        [order] Ordre
       *[step] Étape
    }
-step = { $isAtFirst ->
        [true] Étape
       *[false] étape
    }
headway =
    .of = { $isAtFirst ->
            [true] { -unit-at-first } { $position } sur { $most }
           *[false] { -unit } { $position } sur { $most }
        }
    .visited = { -step } { $position } · { $visited ->
            [one] { $visited } {"case"}
           *[other] { $visited } {"cases"}
        } sur { $squares }
    .nothing = { -step } 0
    .soFar = { -step } { $position } sur { $recorded } pour l’instant
    .over = { -step } { $position } sur { $recorded }
heading =
    .tour = Tour trouvé
    .over = Fin du parcours
    .before = Avant le premier { -unit }
title = { $progress } · { $board } depuis { $start } · { $room } · { $page }
ready = Prêt
spoken = { -unit-at-first } { NUMBER($position) }. { $story }
asks = { -unit-at-first } { NUMBER($position) }, { $focus }. { $question }
shortly = { -unit-at-first } { NUMBER($position) }, { $focus }.{ $callout }
computing = Calcul en cours : { -unit } { NUMBER($position) }, { $visited ->
        [one] { $visited } {"case"}
       *[other] { $visited } {"cases"}
    } sur { $squares }. Échap l’arrête.
