corner = Ecke
fromEdge = { $distance ->
            [0] am Rand
           *[other] { NUMBER($distance) } { $distance ->
                    [one] Feld
                   *[other] Felder
                } vom Rand entfernt
        }
inOrder = Nummer { $value } der Reihenfolge
moves = { $value ->
            [0] kein Zug
            [one] { $value } Zug
           *[other] { $value } Züge
        }
other = { $head } { NUMBER($value) }
short =
    .corner = { corner }
    .inOrder = { $value }.
