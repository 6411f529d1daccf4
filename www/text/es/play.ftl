labels =
    .modes = Modo de juego
    .undo = Recuperar partida
    .place = Elegir otro inicio
    .step = Paso
    .hint = Pista
    .watch = Avisarme en cuanto esté perdida
    .boards = Otros tableros
    .target = Objetivo
    .otherBoard = Dibujar tu propio tablero
    .legal = Mostrar adónde puedo ir
    .show = Ayuda en el tablero
    .candidates = {"Casillas"} adonde ir
    .handOver = Que siga un método
    .handOverNow = Dejar que siga
    .tieRule = Regla
    .ownRule = Tu regla
    .score = Esta ronda
    .check = Comprobar mi recorrido
    .checkHelp = Pega aquí tu recorrido. Puede ser una lista de casillas, como a1 c2, o el tablero con sus números. También sirven las listas que escribe un programa, como (0, 1).
    .tourText = Tu recorrido
    .checkNow = Comprobar
    .takeTour = Copiar este recorrido
    .against = Comparación con la regla
    .ghost = La regla desde el mismo inicio.
gameLabels =
    .game = Esta partida
    .newGame = Volver a empezar
    .takeBack = Deshacer
    .redo = Rehacer
    .judge = ¿Está perdida?
modes =
    .free = Encontrar un recorrido
    .predict = Predecir adónde va la regla
    .uncrossed = Nunca cruces tu camino
    .numbers = Completar los números
    .words = Palabras en un recorrido
actions =
    .back = Deshacer un movimiento
    .forward = Hacerlo otra vez
    .restart = Volver a empezar
    .undo = Recuperar la partida anterior
    .hint = Pista, cada vez más clara
    .judge = ¿Está perdida?
onBoard =
    .move = Ir a {"otra casilla"} posible; con Mayús, de {"casilla"} en {"casilla"}
    .rowStart = Principio de la fila
    .rowEnd = Final de la fila
    .choose = Mover allí
aims =
    .open = Pasar por todas las casillas
    .closed = Pasar por todas y volver al inicio
predictHeading = ¿Qué movimiento elige la regla?
startFixed = Aquí el inicio es fijo.
undoOffer = «Recuperar partida» te devuelve tus movimientos.
undone = Tus movimientos están de vuelta.
noHint = Ya no queda ningún movimiento, así que no hay pista.
notAboutTours = Las pistas y los veredictos tratan de recorridos. Este camino solo no debe cruzarse.
-kind = { $kind ->
        [tie] con empate
        [close] con una diferencia de uno
        [clear] con una diferencia mayor
       *[own] sin empate
    }
finishable = No está perdida: desde aquí aún puedes completar un recorrido.
judging = Buscando una forma de terminar…
elsewhere =
    .explore = Explorar: mira la regla desde el mismo inicio
    .compare = Comparar: varios métodos desde el mismo inicio
    .guess = Aprender: por qué no basta con adivinar
    .rule = Aprender: la regla de Warnsdorff
    .longest = Explorar: busca el camino más largo
-form = { $form ->
        [squares] Leído como lista de casillas
        [moves] Leído como lista de movimientos
        [table] Leído como tabla
        [numbered-board] Leído como tablero numerado
        [pairs] Leído como filas y columnas
       *[numbers] Leído como números de casillas
    }
writings =
    .numberedBoard = Números desde 1
    .fromZero = Números desde 0
    .pairs = Pares (fila, columna)
    .python = Lista de Python
    .squareList = Casillas
copyRefused = Tu navegador no ha permitido copiar.
boardWithHoles = { NUMBER($width) } × { NUMBER($height) } con { NUMBER($holes) } { $holes ->
            [one] hueco
           *[other] huecos
        }
atWork = Desde aquí sigue este método: { $method }. { $press } {"una casilla"} para volver a jugar tú.
stuck = { $left ->
            [1] {"El caballo"} se ha atascado y queda 1 {"casilla"}. Deshaz movimientos o vuelve a empezar.
           *[other] {"El caballo"} se ha atascado y quedan { NUMBER($left) } {"casillas"}. Deshaz movimientos o vuelve a empezar.
        }
isLongest = Es un camino de longitud máxima: ninguno visita más de { NUMBER($visited) } de las { NUMBER($squares) } {"casillas"}.
notClosed = Has pasado por {"todas las casillas"}, pero ningún movimiento vuelve a { $start }. Así que es un recorrido abierto, no uno cerrado.
closable = Has pasado por {"todas las casillas"}. Con un movimiento más, de vuelta a { $start }, se cierra el recorrido.
noMoves =
    .hole = En { $to } no hay {"ninguna casilla"}.
    .visited = {"El caballo"} ya ha pasado por { $to }.
    .not-a-move = A { $to } no: está { -distance }. { $howItMoves }
    .no-edge = Ninguna arista lleva de { $from } a { $to }.
    .over = El recorrido está completo.
    .comesLast = El recorrido tiene que acabar en { $to }: ve allí al final.
went = { $to }, { NUMBER($visited) } de { NUMBER($squares) }. Puedes ir a { NUMBER($ways) } { $ways ->
            [one] {"casilla"}
           *[other] {"casillas"}
        }.
tookBack = Deshecho: de vuelta en { $to }.
hints =
    .onlyMove = Solo hay un movimiento: { $looksAt }.
    .moves = { $looksAt }. Otra pista te dice adónde va la regla.
    .ownRight = Bien. { $told }
    .ownTie = Bien, hay empate: { LIST($best) } son opciones igual de buenas para la regla.
    .goesToOnly = La regla va a { $to }: es el único movimiento.
    .goesTo = La regla va a { $to }. Tiene el menor número de salidas, { NUMBER($ways) }.
    .breaksTie = La regla va a { $to }. Empatan { WORD($tied) } {"casillas"} con el menor número de salidas, { NUMBER($ways) }, y el desempate elige { $to }.
    .ownTieElsewhere = Bien, hay empate: { LIST($best) } son opciones igual de buenas para la regla. La regla elige { $to }.
    .right = Bien: { $to } tiene el menor número de salidas, { NUMBER($ways) }.
    .tie = Bien, hay empate: { LIST($best) } tienen el menor número de salidas, { NUMBER($ways) } cada {"una"}.
    .tieElsewhere = Bien, hay empate: { LIST($best) } tienen el menor número de salidas, { NUMBER($ways) } cada {"una"}. El desempate elige { $to }.
    .wrong = No: { $looksAt }. La regla va a { $to }.
strongHint = { $hintChoice } Otra pista hace el movimiento.
score = { $asked ->
            [0] Aún no hay respuestas.
           *[other] { NUMBER($right) } { $right ->
                    [one] acierto
                   *[other] aciertos
                } en { NUMBER($asked) } { $asked ->
                    [one] respuesta
                   *[other] respuestas
                }, { NUMBER($streak) } seguidos. Tu mejor racha es de { NUMBER($longest) }.
        }
lost = Está perdida: { $why }.
lostSince = { $move ->
            [0] Estaba perdida desde el inicio, en { $name }.
           *[other] Está perdida desde el movimiento { NUMBER($move) }, a { $name }.
        }
undecided = No lo sabemos: en { NUMBER($seconds) } { $seconds ->
            [one] segundo
           *[other] segundos
        } la búsqueda no ha encontrado ni una forma de terminar ni una demostración de que no la haya.
takeBackTo = Volver a antes del movimiento { NUMBER($move) }
handedOver = Ahora juega este método: { $method }. Pulsa «Paso» o «Reproducir».
next =
    .closed = Siguiente reto: un recorrido cerrado
    .findFault = Encontrar dónde estuvo el error
    .board = Siguiente: { $board }
wrong =
    .size = un tablero para jugar puede tener como máximo { NUMBER($most) } casillas; este tiene { NUMBER($squares) }
    .path = { QUOTED($text) } no es un movimiento ahí; se conservan los movimientos anteriores
    .mode = { QUOTED($text) } no es una forma de jugar; escribe free (encontrar un recorrido) o predict (predecir adónde va la regla)
tooLong = Esto es demasiado largo. Un recorrido puede tener como máximo { NUMBER($most) } caracteres.
tourCopied = Copiado: { $writing }.
boards =
    .ring = Anillo de 3 × 3
    .cross = Cruz de 12 casillas
-long = { $long ->
        [1] una casilla
       *[other] { WORD($long) } casillas
    }
howItMoves = { $way ->
        [straight] {"El caballo"} avanza { -long } a la izquierda, a la derecha, arriba o abajo.
        [diagonal] {"El caballo"} avanza { -long } en diagonal.
       *[leap] {"El caballo"} avanza { -long } en una dirección y { $short ->
            [1] una
           *[other] { WORD($short) }
        } hacia un lado.
    }
heading = { NUMBER($visited) } de { NUMBER($squares) } { $squares ->
        [one] {"casilla"}
       *[other] {"casillas"}
    }
begins = {"El caballo"} empieza en { $start }.
opening = { $target ->
        [closed] { begins } Pasa una sola vez por cada {"casilla"} y después vuelve a { $start }.
        [end] { begins } Pasa una sola vez por cada {"casilla"} y acaba en { $end }.
       *[open] { begins } Pasa una sola vez por cada {"casilla"}.
    }
usualRule = La regla de Warnsdorff va a {"la casilla"} con menos salidas, es decir, con menos movimientos desde allí a {"casillas"} sin visitar.
takes = La regla elige la opción { $sought }.
takesNext = Si quedan varias, elige la opción { $sought }.
moveHint = { $hasRings ->
        [true] { $press } un anillo para mover {"el caballo"}, o arrástralo.
       *[false] { $press } {"una casilla"} adonde pueda ir {"el caballo"}, o arrastra {"el caballo"}.
    }
predictHint = { $press } {"la casilla"} adonde va ahora la regla.
placeHint = { $press } {"la casilla"} donde empezar.
inReach = a un movimiento
standing = {"El caballo"} está en { $name }.
won = { $isOwn ->
        [true] ¡Lo has logrado!
       *[false] ¡Sí!
    } { $isClosed ->
        [true] Un recorrido cerrado: una sola vez por cada {"casilla"}, y de vuelta al inicio.
       *[false] Un recorrido completo: una sola vez por cada {"casilla"}.
    }
-across = { $across ->
        [1] una casilla
       *[other] { WORD($across) } casillas
    } a la { $isRight ->
        [true] derecha
       *[false] izquierda
    }
-up = { $up ->
        [1] una casilla
       *[other] { WORD($up) } casillas
    } { $isUp ->
        [true] arriba
       *[false] abajo
    }
-distance = { $where ->
        [across] { -across }
        [up] { -up }
       *[both] { -across } y { -up }
    }
wayWith = { $square } ({ NUMBER($ways) })
-onward = { $value ->
        [0] ninguna salida
       *[other] { NUMBER($value) } { $value ->
            [one] salida
           *[other] salidas
        }
    }
have = { $areSeveral ->
        [true] { $value ->
            [0] { LIST($squares) } no tienen ninguna salida
           *[other] { LIST($squares) } tienen { -onward } cada {"una"}
        }
       *[false] { $value ->
            [0] { LIST($squares) } no tiene ninguna salida
           *[other] { LIST($squares) } tiene { -onward }
        }
    }
values = { $square }: { $values }
looksAt = { $first }; { $second }
hintPlayed = La regla ha ido a { $to }.
onlyWay = { $areSeveral ->
        [true] Desde allí solo hubo un movimiento cada vez: { LIST($squares) }.
       *[false] Desde allí, el único movimiento era a { LIST($squares) }.
    }
missedOf = { NUMBER($missed) } de { NUMBER($asked) } { $asked ->
        [one] elección
       *[other] elecciones
    } { -kind }
missed = { $hasMissed ->
        [true] Has fallado: { LIST($choices) }.
       *[false] No has fallado ninguna.
    }
marked = Con marca: { COMMAS($squares) }.
-visiting = { $tours ->
        [0] Ninguna vez
       *[other] { $areAllTours ->
            [true] Siempre
           *[false] { NUMBER($tours) } { $tours ->
                [one] vez
               *[other] veces
            }
        }
    } pasó por {"todas las casillas"}
-getting = { $asFar ->
        [0] Ninguna vez
       *[other] { $areAllAsFar ->
            [true] Siempre
           *[false] { NUMBER($asFar) } { $asFar ->
                [one] vez
               *[other] veces
            }
        }
    } llegó al menos tan lejos como tú
ruleRuns = La regla de Warnsdorff lo ha intentado { NUMBER($runs) } { $runs ->
        [one] vez
       *[other] veces
    } desde { $start }, con desempates al azar. { $isDone ->
        [true] { -visiting }, como tú.
       *[false] { -getting }. { -visiting }.
    }
quotes = { $first }, { QUOTED($second) }
leftOut = { $others ->
        [0] No se ha tenido en cuenta: { $quotes }.
       *[other] No se ha tenido en cuenta: { $quotes } y { NUMBER($others) } más.
    }
openMarks = Se ha leído como casilla libre: { $quotes }.
-right = { NUMBER($holds) } { $holds ->
        [one] {"casilla"}
       *[other] {"casillas"}
    } bien.
read = { $hasSize ->
        [true] { -form } en { $size }: { -right }
       *[false] { -form }: { -right }
    }
good = Es un recorrido abierto.
bad = { $isTour ->
        [true] El recorrido ya está completo ahí, pero el texto sigue: { $problem }.
       *[false] Aún no es un recorrido: { $problem }.
    }
ownDeparture = El movimiento { NUMBER($move) } fue a { $to }; la regla habría ido a { EITHER($best) }.
departure = El movimiento { NUMBER($move) } fue a { $to }, con { -onward }; { $areSeveral ->
        [true] { LIST($best) } tenían { NUMBER($least) }.
       *[false] { LIST($best) } tenía { NUMBER($least) }.
    }
-rule = { $isByOwn ->
        [true] la regla
       *[false] la regla de Warnsdorff
    }
departures = { $left ->
        [0] { $isOver ->
            [true] Todos los movimientos los podría haber hecho { -rule }.
           *[false] Hasta ahora, todos los movimientos los podría haber hecho { -rule }.
        }
       *[other] { NUMBER($left) } de { NUMBER($moves) } { $moves ->
            [one] movimiento
           *[other] movimientos
        } { $left ->
            [one] no siguió
           *[other] no siguieron
        } { -rule }.
    }
ghostReached = { $isAll ->
        [true] Pasa por {"todas las casillas"}.
       *[false] Pasa por { NUMBER($visited) } de { NUMBER($squares) } {"casillas"}.
    }
unreadable = { $hasProblem ->
        [true] No hemos podido leerlo: { $problem }.
       *[false] No hemos podido leerlo.
    } Pega las casillas en orden, por ejemplo a1 b3 c5. O pega el tablero como una cuadrícula de números.
off = { $label }: { $message }. Está desactivado.
title = { $size }, { NUMBER($visited) } de { NUMBER($squares) } · { $play } · { $page }
uncrossed =
    .begins = Haz un camino que nunca se cruce, tan largo como puedas. Empieza en { $start }.
    .crosses = { $move } cruza { $crossed }. Deshaz el movimiento: este camino no debe cruzarse.
    .goesOn = { NUMBER($moves) } { $moves ->
            [one] movimiento
           *[other] movimientos
        } y ningún cruce. Desde aquí { NUMBER($ways) } { $ways ->
            [one] movimiento no cruza
           *[other] movimientos no cruzan
        } nada.
    .ends = { NUMBER($moves) } { $moves ->
            [one] movimiento
           *[other] movimientos
        } y ningún cruce, y ya no queda ningún movimiento libre. { $end ->
            [longest] Ningún camino de este tablero es más largo: ¡bien hecho!
            [shorter] El camino más largo de este tablero tiene { NUMBER($most) }.
           *[unknown] Nadie ha escrito cuánto puede medir aquí.
        }
