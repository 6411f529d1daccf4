labels =
    .game = Esta partida
    .modes = Modo de juego
    .newGame = Volver a empezar
    .takeBack = Deshacer
    .redo = Rehacer
    .undo = Recuperar partida
    .place = Elegir otro inicio
    .step = Paso
    .hint = Pista
    .judge = ¿Está perdida?
    .watch = Avisarme en cuanto esté perdida
    .boards = Otros tableros
    .target = Objetivo
    .otherBoard = Dibujar tu propio tablero
    .legal = Adónde puedo ir
    .show = Ayuda en el tablero
    .candidates = {"Casillas"} adonde ir
    .handOver = Que siga un método
    .handOverNow = Que siga
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
    .tryNext = Qué probar ahora

modes =
    .free = Encontrar un recorrido
    .predict = Predecir adónde va la regla

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
kinds =
    .tie = con empate
    .close = con una diferencia de uno
    .clear = con una diferencia mayor
    .own = sin empate

finishable = No está perdida: desde aquí aún puedes completar un recorrido.
judging = Buscando una forma de terminar…
elsewhere =
    .explore = Explorar: mira la regla desde el mismo inicio
    .compare = Comparar: varios métodos desde el mismo inicio
    .guess = Aprender: por qué no basta con adivinar
    .rule = Aprender: la regla de Warnsdorff

forms =
    .squares = Leído como lista de casillas
    .moves = Leído como lista de movimientos
    .table = Leído como tabla
    .numbered-board = Leído como tablero numerado
    .pairs = Leído como filas y columnas
    .numbers = Leído como números de casillas

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

stuck =
    { $left ->
            [1] {"El caballo"} se ha atascado y queda 1 {"casilla"}. Deshaz movimientos o vuelve a empezar.
           *[other] {"El caballo"} se ha atascado y quedan { NUMBER($left) } {"casillas"}. Deshaz movimientos o vuelve a empezar.
        }

notClosed = Has pasado por {"todas las casillas"}, pero ningún movimiento vuelve a { $start }. Así que es un recorrido abierto, no uno cerrado.

closable = Has pasado por {"todas las casillas"}. Con un movimiento más, de vuelta a { $start }, se cierra el recorrido.

noMoves =
    .hole = En { $to } no hay {"ninguna casilla"}.
    .visited = {"El caballo"} ya ha pasado por { $to }.
    .not-a-move = { $hasLengths ->
            [true] A { $to } no: está { $distance }. { $howItMoves }
           *[false] Ninguna arista lleva de { $from } a { $to }.
        }
    .over = El recorrido está completo.

went =
    { $to }, { NUMBER($visited) } de { NUMBER($squares) }. Puedes ir a { NUMBER($ways) } { $ways ->
            [one] {"casilla"}
           *[other] {"casillas"}
        }.

tookBack = Deshecho: de vuelta en { $to }.

hints =
    .onlyMove = Solo hay un movimiento: { $looksAt }.
    .moves = { $looksAt }. Otra pista te dice adónde va la regla.
    .ownRight = Bien. { $told }
    .ownTie = Bien, hay empate: { $named } son opciones igual de buenas para la regla.

strongHint = { $hintChoice } Otra pista hace el movimiento.

score =
    { $asked ->
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

lostSince =
    { $move ->
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
