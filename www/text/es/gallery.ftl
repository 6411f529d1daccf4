labels =
    .toWall = ← Todos los recorridos
    .browse = Recorrido anterior y siguiente
    .previous = Recorrido anterior
    .next = Recorrido siguiente
    .checked = Qué tiene de especial
    .verse = El verso
    .readVerse = Leerlo casilla por casilla
    .chapters = Los capítulos del libro
    .figures = Estadísticas
    .numbers = Los números y sus sumas
    .compare = ¿Qué haría la regla de Warnsdorff?
    .numbering = Poner el número 1 en
    .fromKnight = La casilla del caballo
    .fromFirst = Numeración original
    .explore = Abrir en Explorar
    .keepName = Nombre
    .keepNow = Guardar en este dispositivo
    .collection = Recorridos famosos del caballo
    .intro = El caballo pasa una vez por cada casilla. Elige una imagen para ver el recorrido entero y seguirlo paso a paso.
    .search = Buscar
    .filters = Filtros
    .clearAll = Quitar todos los filtros
    .own = Tus recorridos
    .ownHelp = Aquí puedes guardar un recorrido que hayas terminado en Explorar o en Jugar, o encontrado en Construir. Se queda en este dispositivo.
    .export = Guardar todos en un archivo
    .import = Añadir desde un archivo…
    .bringBack = Deshacer: recuperarlo
    .rescue = Guardar los datos ilegibles
properties =
    .kind = Inicio y final
    .symmetry = Simetría
    .sums = Sumas mágicas
    .piece = Pieza
    .century = Siglo
    .size = Tablero
any = Todos
values_kind =
    .closed = Cerrado: vuelve a su inicio
    .open = Abierto: acaba en otro sitio
    .path = Camino: no todas las casillas
values_symmetry =
    .symmetric = Simétrico
    .half-turn = Igual tras media vuelta
    .quarter-turn = Igual tras un cuarto de vuelta
    .mirror = Igual en un espejo
    .none = No simétrico
values_sums =
    .magic = Mágico
    .nearly = Casi mágico
values_century =
    .none = Hecho para esta página
century = siglo { $roman }
choice = { $value } ({ NUMBER($tours) })
onTheWall = { $isAll ->
            [true] Los { NUMBER($all) } recorridos
           *[false] { $found ->
                [0] Ningún recorrido cumple todo esto. Quita uno de estos filtros:
               *[other] { NUMBER($found) } de { NUMBER($all) } recorridos
            }
        }
clearOne = Quitar { QUOTED($value) }: { NUMBER($tours) } { $tours ->
            [one] recorrido
           *[other] recorridos
        }
boardWithHoles = { $size }, { NUMBER($squares) } { $squares ->
            [one] casilla
           *[other] casillas
        }
source = Fuente: { $text }
foundHere = { $hasCited ->
            [true] Encontrado para esta página y comprobado al construirla. { $cited }
           *[false] Encontrado para esta página y comprobado al construirla.
        }
particulars =
    .closed = Cerrado: con un movimiento más vuelve a su inicio.
    .open = Abierto: sus extremos no están a un salto de caballo.
    .path = Un camino, no un recorrido: pasa por { NUMBER($n) } de { NUMBER($squares) } casillas.
    .asymmetric = No tiene ninguna simetría.
    .half-turn = Simétrico: si giras el tablero media vuelta, queda igual.
    .quarter-turn = Simétrico: si giras el tablero un cuarto de vuelta, queda igual.
    .mirror = Simétrico: en un espejo se ve igual.
    .halves = Llena una mitad del tablero antes de entrar en la otra.
    .opposite = Los números de casillas opuestas se diferencian siempre en { NUMBER($n) }.
    .opposites-add = Los números de casillas opuestas suman siempre { NUMBER($n) }.
    .quarters-differ = Si giras el tablero un cuarto de vuelta, cada número cambia en { NUMBER($n) }.
    .semi-magic = Cada fila y cada columna suman { NUMBER($n) }.
    .magic = Mágico: cada fila, cada columna y las dos diagonales suman { NUMBER($n) }.
    .rows = Cada fila suma { NUMBER($n) }.
    .columns = Cada columna suma { NUMBER($n) }.
    .diagonals = Las diagonales no: suman { NUMBER($n) } y { NUMBER($other) }.
    .sums = Cada fila y cada columna suman { NUMBER($n) } o { NUMBER($other) }.
    .quarters = Dentro de cada cuarto del tablero, cada fila y cada columna suman { NUMBER($n) }.
    .crossings = Ningún movimiento suyo se cruza con otro.
    .verse = Leídas en el orden del recorrido, las sílabas forman un verso.
    .verse-as-rows = Las sílabas forman el mismo verso en el orden del recorrido y fila por fila.
renumbered = El número 1 está ahora en { $square }.
notClosed = solo un recorrido cerrado puede empezar en cualquiera de sus casillas
notVisited = { QUOTED($square) } no es una casilla de este recorrido; escribe una, como c3
pathStep = { $isStart ->
            [true] El camino empieza en { $square }.
           *[false] Movimiento { $step } de { $of }: a { $square }.
        }
chapter = Capítulo { NUMBER($number) }.{ $isRound ->
            [true] {" "}El caballo ha tocado los cuatro lados de la casa: aquí termina una parte del libro.
           *[false] {""}
        }
noChapter = Sin capítulo: el sótano que el libro se salta.
part = Capítulos { NUMBER($first) } a { NUMBER($last) }: { $isRound ->
            [true] los cuatro lados
           *[false] el resto
        }
squareLabel = { $square }, { $place ->
            [0] sin visitar
           *[other] número { NUMBER($place) }
        }{ $isKnightHere ->
            [true] , { $knightHere }
           *[false] {""}
        }
caption = { $press } una casilla para ver cómo se llega a ella.
keys =
    .move = Ir de casilla en casilla
    .rowStart = Primera casilla de la fila
    .rowEnd = Última casilla de la fila
    .choose = Ver el movimiento que llega a esta casilla
readSoFar = { $hasRead ->
            [true] { $isAll ->
                [true] Leído: { $read }
               *[false] Leído hasta ahora: { $read }
            }
           *[false] Todavía no se ha leído nada.
        }
counting = Contando cuántas veces sigue el recorrido la regla…
compared =
    .tour = Este recorrido
    .path = Este camino
    .rule = El de la regla
comparedRows =
    .end = Resultado
    .turns = Giros
    .crossings = Cruces
reached = { $end ->
            [stuck] un callejón sin salida tras { NUMBER($visited) } de { NUMBER($squares) } casillas
            [closed] un recorrido cerrado
           *[open] un recorrido abierto
        }
ruleFrom = { $isUsual ->
            [true] La regla de Warnsdorff desde { $start }. Si hay empate, va a la casilla más alejada del centro:
           *[false] La regla de Warnsdorff desde { $start }. Si hay empate, va a la primera de las casillas empatadas:
        }
agreement = { $isAlways ->
            [true] Este recorrido sigue siempre la regla: cada uno de sus { NUMBER($choices) } movimientos va a una casilla con el menor número de salidas.
           *[false] Este recorrido sigue la regla en { NUMBER($agreeing) } de sus { NUMBER($choices) } movimientos: en ellos va a una casilla con el menor número de salidas.
        }
title = { $name }, { $progress } · { $gallery } · { $title }
unnamed = Un recorrido de { $board }
kept =
    .done = { QUOTED($name) } está guardado en este dispositivo.
    .removed = { QUOTED($name) } se ha eliminado.
    .back = { QUOTED($name) } está de vuelta.
    .none = Todavía no has guardado ningún recorrido.
    .found = { NUMBER($found) } de tus { NUMBER($all) } recorridos { $found ->
                [one] cumple
               *[other] cumplen
            } los filtros.
    .denied = No se pueden guardar tus recorridos en este dispositivo: su almacenamiento está lleno o bloqueado. Guárdalos en un archivo, o se perderán cuando cierres la página.
    .unreadable = La página no puede leer los recorridos guardados en este dispositivo. No se ha perdido nada: guarda los datos en un archivo antes de eliminarlos.
    .added = { $added ->
                [0] El archivo no tiene ningún recorrido nuevo.
               *[other] { NUMBER($added) } { $added ->
                    [one] recorrido añadido
                   *[other] recorridos añadidos
                }.
            }{ $same ->
                [0] {""}
               *[other] {" "}{ NUMBER($same) } { $same ->
                    [one] recorrido ya estaba
                   *[other] recorridos ya estaban
                } aquí.
            }
    .refused = { QUOTED($name) } no se ha añadido: { $why }.
    .saved = Guardado.
    .file = recorridos-del-caballo.json
remove = Eliminar { QUOTED($name) }
wrong =
    .name = escribe un nombre para el recorrido
    .longName = este nombre es demasiado largo; usa como máximo { NUMBER($most) } caracteres
    .sameTour = ya habías guardado este recorrido con el nombre { QUOTED($name) }
    .tooMany = se pueden guardar como máximo { NUMBER($most) } recorridos; guárdalos en un archivo y después elimina algunos
    .tooLarge = no se puede guardar un recorrido de más de { NUMBER($most) } casillas
    .file = el archivo es demasiado grande: tiene más de { NUMBER($most) } bytes
    .unreadableFile = no se puede abrir el archivo; elígelo otra vez
    .notJson = esto no es JSON válido; elige un archivo guardado por esta página
    .notOurs = esto no es una lista de recorridos guardada por esta página
    .newer = el archivo lo guardó una versión más nueva de esta página; vuelve a cargar la página para actualizarla
    .notATour = sus casillas no forman un recorrido
    .noSquares = no tiene casillas
    .tour = no hay ningún recorrido { QUOTED($id) } en la colección
    .filter = aquí no hay { QUOTED($value) }; elige entre { COMMAS($known) }
noSuchTour = Recorrido: { $message }. Se muestran todos los recorridos.
noSuchFilter = { $property }: { $message }. Se usan los demás filtros del enlace.
