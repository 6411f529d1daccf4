labels =
    .boardHeading = El tablero
    .lessons = Lecciones
    .steps = Pasos de la lección
    .previous = Paso anterior
    .next = Paso siguiente
    .known = Lo que ya sabes
    .toldKnown = Lo que ya sabes:
    .nextLesson = Lección siguiente
    .allDone = Esta era la última lección. ¡Ya las tienes todas!
    .lastSeen = Esta era la última lección. La lista muestra los pasos que te faltan.
    .keepsake = Guardar una imagen de recuerdo
    .onBoard = En el tablero
    .takeBack = Atrás
    .startOver = Volver a empezar
    .step = Avanzar
    .play = Reproducir
    .toEnd = Hasta el final
    .answer = Tu respuesta
    .check = Comprobar
    .readAloud = Leer en voz alta
    .stopReading = Dejar de leer
    .present = Presentar
    .leave = Salir
    .leavePresentation = Salir de la presentación
    .erase = Borrar mi progreso
    .teachers = Para docentes
    .worksheets = Fichas
    .backToLessons = Volver a las lecciones
    .beside = Lo mismo en el tablero
actions =
    .nextStep = Paso siguiente de la lección
    .previousStep = Paso anterior
    .forward = Un movimiento adelante
    .back = Un movimiento atrás
    .clickOn = Mando: un movimiento adelante, luego la respuesta, luego el paso siguiente
    .clickBack = Mando: un movimiento atrás, luego el paso anterior
onBoard =
    .move = Ir de casilla en casilla
    .rowStart = Primera casilla de la fila
    .rowEnd = Última casilla de la fila
    .choose = Mover a esta casilla o responder con ella
tooFew = Hay más. Vuelve a probar.
tooMany = Hay menos. Vuelve a probar.
wantsNumber = Escribe un número, como 40, o una palabra, como cuarenta.
finished = Has llegado al final de la última lección.
first = Este es el primer paso de la primera lección.
notKept = Tu progreso no se puede guardar: el almacenamiento de este dispositivo está lleno o bloqueado. Se perderá cuando cierres la página.
erased = Tu progreso se ha borrado.
progress = Paso { NUMBER($step) } de { NUMBER($steps) }
stepName = Paso { NUMBER($step) }{ $isDone ->
            [true] , hecho
           *[false] {""}
        }
lessonTitle = { NUMBER($lesson) }. { $title }
tryAgain = No es eso. { $why } Vuelve a probar.
solution = { $why } La respuesta correcta es «{ $right }».
shownAnswer = «{ $right }». { $why }
tried = { $text }, { $isRight ->
            [true] correcta
           *[false] incorrecta
        }
visitedOf = { NUMBER($visited) } de { NUMBER($squares) } {"visitadas"}
noWay = {"El caballo"} no puede ir a { $to } desde { $from }.
coloured = { $told }, { $isDark ->
            [true] oscura
           *[false] clara
        }
begins = Lección «{ $lesson }», { NUMBER($steps) } { $steps ->
            [one] paso
           *[other] pasos
        }.
wrong =
    .lesson = { QUOTED($text) } no es una lección; se muestra la primera
    .step = esta lección tiene { NUMBER($steps) } pasos, y { QUOTED($text) } no es uno de ellos; se muestra el paso { NUMBER($shown) }
    .sheet = { QUOTED($text) } no es una ficha; hay { LIST($kinds) }
    .board = esta ficha tiene tableros de { $least }x{ $least } a { $most }x{ $most }, y { QUOTED($text) } no lo es; se muestra { $board }
    .boards = { QUOTED($text) } no es un número de tableros para una página; elige entre { COMMAS($known) }
stepTitle = { $lesson }, paso { NUMBER($step) }
ages =
    .ten = Desde los diez años
    .fifteen = Desde los quince años
doneOf = { $isAll ->
            [true] terminada
           *[false] { NUMBER($done) } de { NUMBER($steps) } pasos
        }
predicted = { NUMBER($right) } { $right ->
            [one] acierto
           *[other] aciertos
        } de { NUMBER($asked) }; { $left ->
            [one] queda
           *[other] quedan
        } { NUMBER($left) }.
roundOver = { $areAllRight ->
            [true] Esa era la última: has acertado las { NUMBER($asked) }.
           *[false] Esa era la última: has acertado { NUMBER($right) } de { NUMBER($asked) }. Pulsa «Volver a empezar» para intentarlo otra vez.
        }
notThere = { $square } no: tiene { NUMBER($value) } { $value ->
            [one] salida
           *[other] salidas
        }. {"Otra casilla"} a un movimiento de { $from } tiene menos. Vuelve a probar.
corrected = Enlace corregido: { $message }.
title = { $what } · { $learn } · { $page }
