corner = canto
fromEdge = { $distance ->
            [0] na borda
           *[other] a { NUMBER($distance) } { $distance ->
                    [one] casa
                    [many] de casas
                   *[other] casas
                } da borda
        }
inOrder = { short.inOrder } na ordem
moves = { $value ->
            [0] nenhum lance
            [one] { $value } lance
            [many] { $value } de lances
           *[other] { $value } lances
        }
other = { $head } { NUMBER($value) }
short =
    .corner = { corner }
    .inOrder = nº { $value }
