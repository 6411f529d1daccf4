labels =
    .ladder = La escalera
    .ladderHelp = Seis tableros, cada uno más difícil que el anterior, y uno sin recorrido. Empieza con 5 × 5.
    .marksHelp = ✓ resuelto · ★ sin pistas ni otra ayuda · ★★ y además sin deshacer
    .rungs = Tableros de la escalera
    .forgetMarks = Borrar mis marcas
    .day = El tablero del día
    .dayHelp = El mismo para todo el mundo. Cada día, a medianoche (UTC), sale uno nuevo.
    .playDay = Jugar
    .shareLine = Comparte tu resultado
    .copyShare = Copiar
    .won = ¡Lo lograste!
    .lookAt = Ver el recorrido
rungs =
    .five = 5 × 5
    .six = 6 × 6
    .eight = 8 × 8
    .closed = 6 × 6, recorrido cerrado
    .holes = Un tablero con huecos
    .camel = Las 32 casillas del camello
    .longest = 4 × 4: el camino más largo
-mark = { $mark ->
        [solved] resuelto
        [unaided] resuelto sin ayuda
        [straight] resuelto sin ayuda y sin deshacer
       *[none] aún sin resolver
    }
rungName = { $rung }: { -mark }
earned = { $sign } { $rung }: ¡{ -mark }!
nextRung = Siguiente: { $rung }
notKept = Tu navegador no puede guardar tus marcas. Se pierden cuando cierras esta página.
forgotten = Tus marcas se han borrado.
shareCopied = Tu resultado está copiado.
copyRefused = Tu navegador no ha permitido copiar. Selecciona la línea y cópiala tú.
dayTask = { $dayName }: { $board }. Empieza en { $start } y pasa por todas las casillas{ $target ->
            [closed] ; después vuelve al inicio
           *[other] {""}
        }.
summary = { NUMBER($visited) } de { NUMBER($squares) } { $squares ->
            [one] {"casilla"}
           *[other] {"casillas"}
        }, { $helpUsed }.
shareLine = Laboratorio del caballo, { $dayName }, { $board }: { $isTour ->
            [true] ★{" "}
           *[false] {""}
        }{ NUMBER($visited) } de { NUMBER($squares) }, { $helpUsed }. { $link }
wrong =
    .day = { QUOTED($text) } no es un día; escríbelo así: 2026-11-22
