figures =
    .turns = Giros
    .crossings = Cruces
    .lines = Líneas rectas
    .symmetry = Simetría
    .sums = Sumas
meanings =
    .turns = Cuántas veces cambia de dirección el camino.
    .crossings = Cuántas veces se cruzan dos movimientos del camino.
    .lines = Lugares donde el camino sigue recto durante varios movimientos.
    .symmetry = Si el recorrido se gira o se refleja así, sale el mismo camino.
    .sums = Lo que suman los números de cada fila y de cada columna.
symmetries =
    .half-turn = media vuelta
    .quarter-turn = un cuarto de vuelta
    .three-quarter-turn = tres cuartos de vuelta
    .left-right = un espejo de izquierda a derecha
    .top-bottom = un espejo de arriba abajo
    .diagonal = la diagonal desde la primera casilla
    .anti-diagonal = la otra diagonal
straightLines = { NUMBER($lines) } { $lines ->
            [one] línea
           *[other] líneas
        } de { NUMBER($moves) } movimientos
noFigure =
    .crossings = sin contar
    .lines = ninguna
    .symmetry = ninguna
sums =
    .magic = mágico: cada fila, columna y diagonal suma { NUMBER($sum) }
    .semiMagic = semimágico: cada fila y cada columna suman { NUMBER($sum) }
    .unlike = las filas y las columnas no suman todas lo mismo
