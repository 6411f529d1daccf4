others =
    .start = un autre départ
    .seed = une autre graine
    .start-seed = un autre départ ou une autre graine
    .seed-tie-break = une autre graine ou un autre départage
    .start-seed-tie-break = un autre départ, une autre graine ou un autre départage
answeredBy = Réponse trouvée par { $method }.
-effort = { $of ->
        [steps] { $limit } pas
        [sweeps]
            { $limit ->
                [one] { $limit } balayage
               *[other] { $limit } balayages
            }
        [exchanges]
            { $limit ->
                [one] { $limit } échange de sauts
               *[other] { $limit } échanges de sauts
            }
        [guesses]
            { $limit ->
                [one] { $limit } tentative
               *[other] { $limit } tentatives
            }
       *[milliseconds]
            { $limit ->
                [one] { $limit } milliseconde
               *[other] { $limit } millisecondes
            }
    }
texts =
    .over = - Le parcours est terminé.
    .onlySquare = Tout est visité : {"la seule case"} est { SQUARE($start) }, et le tour est fait.
    .closed = Un tour fermé. Il passe une fois par {"chacune des"} { NUMBER($squares) } {"cases"}, et un saut ramène au départ, { SQUARE($start) }.
    .open = Un tour ouvert. Il passe une fois par {"chacune des"} { NUMBER($squares) } {"cases"}, de { SQUARE($start) } à { SQUARE($end) }.
    .onlySquareNotClosed = - Il n’y a qu’{"une case"}, et aucun coup ne ferme le tour.
    .notClosed = Tout est visité, { NUMBER($squares) } sur { NUMBER($squares) }. Tu voulais un tour fermé, mais aucun saut ne ramène de { SQUARE($end) } à { SQUARE($start) }.
    .stuck = {"Le cavalier"} ne peut plus bouger de { SQUARE($at) } : { $left ->
            [1] { $visited } {"cases visitées"} sur { NUMBER($squares) }, et {"la dernière case"} est hors de portée.
           *[other] { $visited ->
                [one] { $visited } {"case visitée"} sur { NUMBER($squares) }, et les { $left } autres sont hors de portée.
               *[other] { $visited } {"cases visitées"} sur { NUMBER($squares) }, et les { $left } autres sont hors de portée.
            }
        }
    .cycles = {"Chaque case"} a deux sauts, mais ils forment { $loops ->
            [one] { $loops } boucle
           *[other] { $loops } boucles
        }, pas un seul tour.
    .impossible = Un tel tour n’existe pas : { $why }.
    .impossibleFrom = Aucun tour de ce genre ne part de { SQUARE($start) } : { PARTS($why) }.
    .longest = { $isSure ->
            [true] Le chemin le plus long : il visite { NUMBER($visited) } {"cases"} sur { NUMBER($squares) }, de { SQUARE($start) } à { SQUARE($end) }.
           *[false] Le plus long chemin trouvé visite { NUMBER($visited) } {"cases"} sur { NUMBER($squares) }, de { SQUARE($start) } à { SQUARE($end) }. Aucun chemin ne peut en visiter plus de { NUMBER($most) }.
        }
    .uncrossed = { $isSure ->
            [true] Le plus long chemin qui ne se croise jamais : il visite { NUMBER($visited) } {"cases"} sur { NUMBER($squares) }, de { SQUARE($start) } à { SQUARE($end) }.
           *[false] Le plus long chemin trouvé qui ne se croise jamais visite { NUMBER($visited) } {"cases"} sur { NUMBER($squares) }, de { SQUARE($start) } à { SQUARE($end) }. Les autres chemins n’ont pas tous été essayés.
        }
    .gaveUp = { $isClosed ->
            [true] Aucun tour fermé trouvé en { -effort }.
           *[false] Aucun tour trouvé en { -effort }.
        }
    .triedInTurn = { $rounds ->
            [1] Ces méthodes n’en ont trouvé aucun : { COMMAS($methods) }.
           *[other] Ces méthodes n’en ont trouvé aucun, en { $rounds } passages : { COMMAS($methods) }.
        }
    .tryBoard = - Essaie un {"plateau"} plus petit, ou avec moins de sauts possibles.
    .tryMethods = - « Plusieurs méthodes tour à tour » en essaie d’autres, et certaines peuvent prouver qu’il n’y a pas de tour.
    .printed = La règle ne marche pas telle qu’elle est imprimée : essaie « { $value } » sous « { $option } ».
    .allAtOnce = Quand tous changent à la fois, des sauts s’activent et se désactivent souvent sans fin : essaie « { $value } » sous « { $option } ».
    .tryAnother = Essaie { $other }.
    .tryAnotherOr = Essaie { $other }, ou choisis « { $value } » sous « { $field } ».
