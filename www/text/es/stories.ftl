tieSources =
    .pohl-sum = I. Pohl, «A method for finding Hamilton paths and knight’s tours», Communications of the ACM, 1967.
    .pohl-min = I. Pohl, «A method for finding Hamilton paths and knight’s tours», Communications of the ACM, 1967.
    .roth = A. Roth, «The Problem of the Knight: A Fast and Simple Algorithm», MathSource.
    .roth-random = A. Roth, «The Problem of the Knight: A Fast and Simple Algorithm», MathSource; la elección al azar es nuestra.
    .squirrel-cull = D. Squirrel y P. Cull, «A Warnsdorff-Rule Algorithm for Knight’s Tours on Square Boards», 1996.
rulesInShort =
    .first = por un orden fijo de movimientos
    .random = al azar
    .pohl-sum = por la suma más pequeña un movimiento después
    .pohl-min = por el número más pequeño un movimiento después
    .roth = por la distancia al centro
    .roth-random = por la distancia al centro y después al azar
    .squirrel-cull = según la zona del {"tablero"}
    .own = como dice tu regla y después al azar
callouts =
    .tie = {" "}Empate.
    .backtrack = {" "}Callejón sin salida.
    .restart = {" "}Callejón sin salida.
-where = { $isStart ->
        [true] {"El caballo"} empieza en { SQUARE($from) }. Desde allí
       *[false] Desde { SQUARE($from) }, {"el caballo"}
    }
-several = { $hasTried ->
        [true] tiene { WORD($many) } opciones sin probar
       *[false] tiene { WORD($many) } movimientos posibles
    }
-single = { $hasTried ->
        [true] solo tiene una opción sin probar:
       *[false] solo tiene un movimiento: a
    }
-with-ways = { $ways ->
        [0] sin ninguna salida
        [one] con { $ways } salida
       *[other] con { $ways } salidas
    }
choices =
    .only = { -where } { -single } { CHOSEN($to) }, { -with-ways }.
    .fewest = { -where } { -several }: { PARTS($open) }{ $others ->
            [0] {""}
           *[other] {" "}y { $others } más
        }. El menor número de salidas: { CHOSEN($to) }.
    .open = { $isFirst ->
            [true] {""}
           *[false] ,{" "}
        }{ SQUARE($square) } { $ways ->
            [0] { -with-ways }
           *[other] { $isFirstWithAny ->
                [true] { -with-ways }
               *[false] con { $ways }
            }
        }
    .tie = { -where } { -several }. Empatan { WORD($tied) } con el menor número de salidas ({ $ways }): { SOME($some) }.
    .allTied = { $ways ->
            [0] { -where } { -several }, { -with-ways }: { SOME($some) }.
           *[other] { $hasTried ->
                [true] { -where } { -several }, cada una { -with-ways }: { SOME($some) }.
               *[false] { -where } { -several }, cada uno { -with-ways }: { SOME($some) }.
            }
        }
    .onlyByRule = { -where } { -single } { CHOSEN($to) }.
    .byRule = { -where } { -several }.
tieRules =
    .first = Para desempatar, la regla elige la primera opción en un orden fijo de movimientos: { CHOSEN($to) }.
    .random = Para desempatar, la regla elige una al azar: { CHOSEN($to) }.
    .pohl-sum = Para desempatar, la regla mira un movimiento más y suma las salidas que habría allí. La suma más pequeña es la de { CHOSEN($to) }.
    .pohl-min = Para desempatar, la regla mira un movimiento más y busca el menor número de salidas. Lo encuentra después de { CHOSEN($to) }.
    .roth = Para desempatar, la regla elige una opción lo más lejos posible del centro: { CHOSEN($to) }.
    .roth-random = Para desempatar, la regla elige al azar entre las más alejadas del centro: { CHOSEN($to) }.
    .squirrel-cull = Para desempatar, la regla sigue un orden fijo para esta zona del {"tablero"}: { CHOSEN($to) }.
deadEnds =
    .not-closed = Ya están {"visitadas"} {"todas las casillas"}, pero { SQUARE($start) } no está a un movimiento de { SQUARE($from) }.
    .start-cut-off = Callejón sin salida: no queda {"ninguna casilla"} a un movimiento del inicio, { SQUARE($start) }, así que el recorrido no podría cerrarse.
    .all-tried = {"El caballo"} ha probado todos los movimientos desde { SQUARE($from) }. Todos acabaron en un callejón sin salida.
    .budget = - Este intento ha gastado todos sus pasos.
    .no-onward-move = Callejón sin salida: no hay {"ninguna casilla"} libre a un movimiento de { SQUARE($from) }.
texts =
    .goesBack = {"El caballo"} vuelve a { CHOSEN($to) }.
    .restarts = El intento { NUMBER($attempt) } empieza en { CHOSEN($start) }. Esta vez desempata { PARTS($rulesInShort) }.
    .closes = Ya están {"visitadas"} {"todas las casillas"}, y el inicio está a un movimiento de { SQUARE($from) }. El movimiento hacia { CHOSEN($to) } cierra el recorrido.
question = { $algorithm ->
            [warnsdorff] ¿Qué movimiento elige la regla?
           *[other] ¿Qué movimiento hace el método?
        }
-unit = { $unit ->
        [move] movimiento
        [order] orden
       *[step] paso
    }
-unit-at-first = { $unit ->
        [move] Movimiento
        [order] Orden
       *[step] Paso
    }
-step = { $isAtFirst ->
        [true] Paso
       *[false] paso
    }
headway =
    .of = { $isAtFirst ->
            [true] { -unit-at-first } { $position } de { $most }
           *[false] { -unit } { $position } de { $most }
        }
    .visited = { -step } { $position } · { $visited } de { $squares ->
            [one] { $squares } {"casilla"}
           *[other] { $squares } {"casillas"}
        }
    .nothing = { -step } 0
    .soFar = { -step } { $position } de { $recorded } hasta ahora
    .over = { -step } { $position } de { $recorded }
heading =
    .tour = Recorrido encontrado
    .over = Aquí termina
    .before = Antes del primer { -unit }
title = { $progress } · { $board } desde { $start } · { $room } · { $page }
ready = Listo
spoken = { -unit-at-first } { NUMBER($position) }. { $story }
asks = { -unit-at-first } { NUMBER($position) }, { $focus }. { $question }
shortly = { -unit-at-first } { NUMBER($position) }, { $focus }.{ $callout }
computing = Calculando: { -unit } { NUMBER($position) }, { $visited } de { $squares ->
        [one] { $squares } {"casilla"}
       *[other] { $squares } {"casillas"}
    }. Esc lo detiene.
