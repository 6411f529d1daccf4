corner = esquina
fromEdge = { $distance ->
            [0] en el borde
           *[other] a { NUMBER($distance) } { $distance ->
                    [one] casilla
                   *[other] casillas
                } del borde
        }
inOrder = { short.inOrder } por orden
moves = { $value ->
            [0] ningún movimiento
            [one] { $value } movimiento
           *[other] { $value } movimientos
        }
other = { $head } { NUMBER($value) }
short =
    .corner = { corner }
    .inOrder = { $value }.ª
