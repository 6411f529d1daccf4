-tour = { $isClosed ->
        [true] recorrido cerrado
       *[false] recorrido abierto
    }
existence =
    .yes = Aquí hay un { -tour }: { $why }.
    .no = Aquí no hay ningún { -tour }: { $why }.
    .noneFrom = Ningún { -tour } empieza en { $start }: { $why }.
    .unknown = No se sabe si hay un { -tour }: { $why }.
reasons = { $first }; { $second }
inShort =
    .yes = Este {"tablero"} tiene un { -tour }.
    .no = Este {"tablero"} no tiene ningún { -tour }.
    .unknown = Aún no sabemos si este {"tablero"} tiene un { -tour }.
foundHere = Este {"tablero"} tiene un { -tour }: acaba de encontrarse uno.
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
