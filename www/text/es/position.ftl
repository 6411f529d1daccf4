labels =
    .typing = Jugar escribiendo
    .typed = Un movimiento o una pregunta
    .typedHelp = Escribe un movimiento, como b3 o Cb3, y pulsa Intro. Escribe ayuda para saber qué más puedes preguntar. Con Esc vuelves al tablero.
    .sendTyped = Enviar
spellings =
    .where = - dónde
        - donde
        - caballo
        - where
        - knight
        - w
        - k
    .ways = - movimientos
        - saltos
        - ir
        - moves
        - go
        - g
    .row = - fila
        - row
        - rank
        - x
    .column = - columna
        - column
        - file
        - y
    .left = - quedan
        - faltan
        - left
        - n
    .sum = - tablero
        - posición
        - posicion
        - resumen
        - board
        - position
        - s
    .back = - atrás
        - atras
        - deshacer
        - back
        - undo
    .hint = - pista
        - hint
        - h
    .lost = - perdida
        - perdido
        - lost
        - l
    .start = - inicio
        - start
        - b
    .help = - ayuda
        - help
        - ?
pieceLetters = - c
actions =
    .typing = Escribir un movimiento o una pregunta
    .where = Decir dónde está {"el caballo"}
    .ways = Decir adónde puede ir
    .row = Leer esta fila
    .column = Leer esta columna
    .left = Decir qué {"casillas"} quedan
    .sum = Resumir la posición
help = Escribe {"una casilla"}, como b3, para mover allí, o b3? para saber cuántas salidas tiene. O escribe dónde, movimientos, fila, fila 3, columna, columna c, quedan, tablero, atrás, pista, perdida o inicio c3.
noRows = Un grafo no tiene filas ni columnas.
where = {"El caballo"} está en { $name }. Ha pasado por { NUMBER($visited) } de { NUMBER($squares) } {"casillas"}.
ways = { $many ->
            [0] Desde { $name }, {"el caballo"} no puede moverse.
            [one] Desde { $name }, {"el caballo"} puede ir a { NUMBER($many) } {"casilla"}: { COMMAS($names) }.
           *[other] Desde { $name }, {"el caballo"} puede ir a { NUMBER($many) } {"casillas"}: { COMMAS($names) }.
        }
cell =
    .hole = { $square } hueco
    .knight = { $square } {"caballo"}
    .visited = { $square } número { NUMBER($visit) }
    .open = { $square } libre
    .several = { $first }, { $second }
row = Fila { $row }: { $cells }.
column = Columna { $column }, desde abajo: { $cells }.
sum = En { $board }, {"el caballo"} está en { $name }, ha pasado por { NUMBER($visited) } de { NUMBER($squares) } {"casillas"} y { $many ->
        [0] no puede moverse
       *[other] puede ir a { COMMAS($names) }
    }.
noRow = No hay ninguna fila { $text }. Las filas van de 1 a { $rows }.
noColumn = No hay ninguna columna { $text }. Las columnas van de la a a la { $last }.
left = { $squares ->
            [0] No queda {"ninguna casilla"}.
           *[other] { $hasNames ->
                    [true] { $squares ->
                            [1] Queda 1 {"casilla"}
                           *[other] Quedan { NUMBER($squares) } {"casillas"}
                        }: { COMMAS($names) }.
                   *[false] { $squares ->
                            [1] Queda 1 {"casilla"}
                           *[other] Quedan { NUMBER($squares) } {"casillas"}
                        }.
                }
        }
unknown = «{ $text }» no es ni {"una casilla"} ni una pregunta. Escribe ayuda.
