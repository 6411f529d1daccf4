corner = coin
fromEdge = { $distance ->
            [0] au bord
           *[other] à { NUMBER($distance) } { $distance ->
                    [one] case
                   *[other] cases
                } du bord
        }
inOrder = { short.inOrder } dans l’ordre
moves = { $value ->
            [0] aucun saut
            [one] { $value } saut
           *[other] { $value } sauts
        }
other = { $head } { NUMBER($value) }
short =
    .corner = { corner }
    .inOrder = nº { $value }
