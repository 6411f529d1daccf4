labels =
    .boardHeading = El pasatiempo
    .missing = Números que faltan
    .cancel = Cancelar
    .takeBack = Deshacer
    .redo = Rehacer
    .erase = Borrar
    .hint = Pista
    .check = ¿Está bien?
    .tellWrong = Avisarme en cuanto un número esté mal
    .clear = Borrar todos mis números
    .day = El pasatiempo del día
    .dayHelp = Los mismos tres para todo el mundo. Cada día, a medianoche (UTC), salen otros nuevos.
    .ladder = La escalera
    .another = Otro pasatiempo
    .size = Tablero
    .grade = Dificultad
    .target = Recorrido
    .symmetry = Dibujo de las casillas dadas
    .piece = Pieza
    .make = Crear
    .oneMore = Otro parecido
    .own = Crear uno propio
    .ownHelp = Escribe una fila en cada línea: números, . para una casilla libre, # para un hueco. Pon los números que quieras dar y mira si hay exactamente una solución.
    .givens = Tu pasatiempo
    .useGivens = Jugar
    .keepEntries = Dar todos los números del tablero
    .solved = ¡Resuelto!
    .shareLine = Comparte tu resultado
    .copyShare = Copiar
    .making = Creando un pasatiempo…
    .judging = Buscando soluciones…
    .backToPlay = Volver a los otros juegos
    .thin = Quitar números
    .thinning = Quitando números…
actions =
    .back = Deshacer un número
    .forward = Ponerlo otra vez
    .erase = Borrar el número
    .hint = Pista, cada vez más clara
    .check = ¿Está bien hasta ahora?
    .restart = Borrar todos mis números
onBoard =
    .move = De casilla en casilla
    .rowStart = Primera casilla de la fila
    .rowEnd = Última casilla de la fila
    .choose = Poner el número siguiente, o seguir desde este
    .digits = Poner este número
    .erase = Borrar el número
grades =
    .easy = Fácil
    .medium = Medio
    .hard = Difícil
    .very-hard = Muy difícil
targets =
    .open = Abierto: la última casilla puede ser cualquiera
    .closed = Cerrado: el último número está a un movimiento del 1
symmetries =
    .none = Cualquiera
    .turned = Igual al girarlo media vuelta
    .quarter = Igual al girarlo un cuarto de vuelta
    .mirrored = Igual en el espejo
rungs =
    .five = 5 × 5, fácil
    .six = 6 × 6, fácil
    .closed = 6 × 6, recorrido cerrado
    .seven = 7 × 7, medio
    .eight = 8 × 8, difícil
    .turned = 8 × 8, recorrido cerrado, difícil
rungName = { $rung }: { $isReached ->
        [true] resuelto
       *[false] aún sin resolver
    }
nextRung = Siguiente: { $rung }
heading = Completa los números
task = Coloca los números del 1 al { NUMBER($squares) } de modo que cada uno esté a { $piece ->
        [knight] un salto de caballo
       *[other] un movimiento de la pieza { $leaps }
    } del siguiente.{ $isClosed ->
        [true] {" "}El último número también está a un movimiento del 1.
       *[false] {""}
    }
unique = Solo hay una solución.
caption = { $hasNext ->
        [true] Ahora toca el { NUMBER($next) }. { $missing ->
            [one] Falta 1 número.
           *[other] Faltan { NUMBER($missing) } números.
        }
       *[false] Todos los números están en el tablero.
    }
nextNumber = Poner ahora el { NUMBER($number) }
wherePlaces = { $hasNext ->
        [true] Mostrar dónde puede ir el { NUMBER($number) }
       *[false] Mostrar dónde puede ir un número
    }
square = { $square }, { $kind ->
        [given] { NUMBER($number) }, dado
        [entered] { NUMBER($number) }
       *[open] libre
    }{ $isWrong ->
        [true] , mal
       *[false] {""}
    }{ $isPlace ->
        [true] , aquí puede ir el número siguiente
       *[false] {""}
    }{ $isPointedOut ->
        [true] , la pista habla de esta casilla
       *[false] {""}
    }{ $isStruck ->
        [true] , descartada
       *[false] {""}
    }{ $isDiffering ->
        [true] , distinta en dos soluciones
       *[false] {""}
    }{ $hasNeighbours ->
        [true] ; { LIST($neighbours) }
       *[false] {""}
    }
neighbour = { $isThere ->
        [true] el { NUMBER($number) } en { $square }
       *[false] el { NUMBER($number) } falta
    }
begins = { $board }: se dan { NUMBER($given) } de { NUMBER($squares) } números.
goesOn = { $square }: { NUMBER($number) }.{ $hasNext ->
        [true] {" "}Ahora toca poner el { NUMBER($next) }.
       *[false] {""}
    }
refused =
    .given = El número de { $square } está dado y no se cambia.
    .taken = El { NUMBER($number) } ya está dado en { $square }.
    .beyond = Los números van del 1 al { NUMBER($squares) }.
checked = { $wrong ->
        [0] Hasta ahora todo está bien.
        [one] 1 número está mal. Está marcado en el tablero.
       *[other] { NUMBER($wrong) } números están mal. Están marcados en el tablero.
    }
notKnown = Este pasatiempo no tiene exactamente una solución, así que nadie puede decir qué números están bien.
full = { $isKnown ->
        [true] Todos los números están en el tablero, pero algunos están mal. «¿Está bien?» te los muestra.
       *[false] Todos los números están en el tablero.
    }
wrongHere = El { NUMBER($number) } de { $square } está mal. Bórralo primero.
nothingLeft = Todos los números están en el tablero.
contradiction = Con estos números no se puede resolver: uno de ellos está mal.
noHint = Ningún paso desde aquí es lo bastante fácil de explicar. Mira otra parte del tablero, o quita un número.
entered = El { NUMBER($number) } está ahora en { $square }.
where =
    .number = Busca un sitio para el { NUMBER($number) }: solo le queda una casilla.
    .square = Mira { $square }: solo le queda un número.
because =
    .too-far = El { NUMBER($number) } tiene que estar exactamente a { NUMBER($moves) } { $moves ->
            [one] movimiento
           *[other] movimientos
        } del { NUMBER($from) } de { $at }.
    .no-neighbour = El { NUMBER($number) } necesita una casilla para el número anterior y otra para el siguiente, las dos a un movimiento.
    .two-ways = A un movimiento de { $square } solo quedan dos casillas, { $one } y { $other }: el recorrido llega desde una y sigue hacia la otra.
    .cut-off = Con el { NUMBER($number) } en { $square }, las casillas alrededor de { $part } no se podrían llenar.
    .try = Prueba el { NUMBER($number) } en { $square }: después de { NUMBER($steps) } { $steps ->
            [one] número
           *[other] números
        } más, ya no se puede seguir.
    .long-try = El { NUMBER($number) } en { $square } no funciona, pero para verlo hay que pensar muchos movimientos por adelantado.
so =
    .number = Así que el { NUMBER($number) } va en { $square }.
    .square = Así que en { $square } va el { NUMBER($number) }.
result = { $isLong ->
        [true] { NUMBER($minutes) } min
       *[false] { NUMBER($seconds) } s
    }, { $hints ->
        [0] sin pistas
        [one] con 1 pista
       *[other] con { NUMBER($hints) } pistas
    }
solvedAloud = Resuelto: { $result }.
shareLine = Laboratorio del caballo, { $name }: { $result }. { $link }
puzzleOfDay = { $date }, { $grade }
ownPuzzle = números en { $board }
verdict =
    .unique = Tiene exactamente una solución.{ $grade ->
            [easy] {" "}Es fácil.
            [medium] {" "}Es de dificultad media.
            [hard] {" "}Es difícil.
            [very-hard] {" "}Es muy difícil.
           *[none] {""}
        }
    .several = Tiene varias soluciones. Dos de ellas se diferencian en { $count ->
            [one] 1 casilla.
           *[other] { NUMBER($count) } casillas.
        }
    .none = No tiene solución.
    .clash = No tiene solución: así no se puede dar a la vez { LIST($numbers) }.
    .unknown = No se sabe si tiene una sola solución: la búsqueda se detuvo.
    .spare = { $count ->
            [0] Todos los números dados hacen falta.
            [one] { LIST($numbers) } no hace falta.
           *[other] Cada uno de estos podría quitarse por sí solo: { LIST($numbers) }.
        }
    .settling = { $isEnough ->
            [true] Con { NUMBER($number) } en { $square } tendría exactamente una solución.
           *[false] Otro número que aclararía mucho es { NUMBER($number) } en { $square }.
        }
otherGrade = No se encontró a tiempo un pasatiempo de ese tipo. Este es { $grade ->
        [easy] fácil
        [medium] de dificultad media
        [hard] difícil
       *[very-hard] muy difícil
    }.
copied = Tu resultado está copiado.
copyRefused = Tu navegador no ha permitido copiar. Selecciona la línea y cópiala tú.
tooLong = Un pasatiempo puede tener como máximo { NUMBER($most) } caracteres.
title = Completar los números: { $board } · Laboratorio del caballo
wrong =
    .day = { QUOTED($text) } no es un día; escríbelo así: 2026-11-22
    .grade = { QUOTED($text) } no es una dificultad; elige entre { COMMAS($known) }
    .rung = { QUOTED($text) } no está en la escalera; elige entre { COMMAS($known) }
    .target = { QUOTED($text) } no es un tipo de recorrido; elige entre { COMMAS($known) }
    .filled = { QUOTED($text) } no es un número en una casilla; escríbelo así: c2:5
