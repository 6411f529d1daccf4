paces =
    .slow = lenta
    .normal = normal
    .fast = rápida
noTimeline = Este {"tablero"} es demasiado grande para recordar cada paso. Se puede avanzar o reiniciar, pero no volver atrás.
candidateTags =
    .chosen = elegida
    .tied = = empate
    .tried = probada
graphForms =
    .edges = {""}
    .pairs = Leído como dos nombres por línea:{" "}
    .adjacency = Leído como listas de vecinos:{" "}
    .dimacs = Leído como DIMACS:{" "}
    .tsplib = Leído como TSPLIB:{" "}
    .graph6 = Leído como graph6:{" "}
    .sparse6 = Leído como sparse6:{" "}
    .matrix = Leído como una matriz:{" "}
    .lad = Leído como LAD:{" "}
    .metis = Leído como METIS:{" "}
    .pajek = Leído como Pajek:{" "}
    .gml = Leído como GML:{" "}
    .dot = Leído como DOT:{" "}
    .name = {""}
anyStart = El recorrido puede empezar en cualquier sitio.
insteads =
    .room = Se muestra Explorar.
    .step = Se muestra el inicio.
    .tour = Se muestra la regla de Warnsdorff.
    .layers = Se muestran las capas habituales.
    .rule = Se usa la regla habitual.
    .graph = Se muestra un tablero.
    .byHand = El método hace todos los movimientos.
    .ask = Se muestran las respuestas.
    .present = Se muestra la página habitual.
    .view = Se muestra la página habitual.
    .numberFrom = Los números empiezan en el inicio.
    .numbers = Las casillas muestran lo que mira el método.
tooSmallFor = Las casillas son demasiado pequeñas para esto.
preparing = Preparando…
copied = Copiado
saved = Guardado
copyFailed = No se pudo copiar
crashed = El motor de cálculo se ha parado. Seguramente se quedó sin memoria: prueba con un tablero más pequeño.
remedies =
    .unreachable = Comprueba la conexión y vuelve a intentarlo.
    .gone = Hay una versión más nueva de esta página. Vuelve a cargar la página: regresas a lo que estás viendo.
    .broken = Un archivo de la página llegó incompleto. Vuelve a cargar la página: regresas a lo que estás viendo.
speed =
    .slow = un paso cada { NUMBER($seconds) } s
    .fast = { NUMBER($steps) } { $steps ->
            [one] paso
           *[other] pasos
        }/s
speedText = Velocidad: { $pace }
namedSpeed = { $pace }, { $speed }
unfit = { $name } ({ $why })
unfitHere = { $name } (no en este tablero)
upTo = hasta { NUMBER($squares) } casillas
useBoard = { $withKnight ->
            [true] Usar { $valueName } y el caballo
           *[false] Usar { $valueName }
        }
noneAhead = { $what ->
            [tie] Ya no hay más empates: este es el final.
           *[other] Ya no hay más callejones sin salida: este es el final.
        }
inARow = { $first }, { $second }
tiedAndChosen = = empate, elegida
methodWith = { $method } · { $setting }
withKey = { $name } ({ $key })
keysTogether = { $first } { $second }
playOrPause = { $play } / { $pause }
copyForm = { $copy }: { $form }
saveForm = { $saveText }: { $form }
savePictureAs = { $savePicture }: { $label }
press =
    .tap = Toca
    .choose = Elige
hints =
    .start = { $press } {"una casilla"} para empezar en {"ella"}.
    .go = { $press } {"una casilla"} con anillo, u {"otra"} para empezar en {"ella"}.
    .numberFrom = { $press } {"la casilla"} que lleva el número 1.
    .answer = { $press } {"la casilla"} adonde va.
answered = { $isRight ->
            [true] Correcto: { $to }.
           *[false] No es { $to }.
        }
noWay = {"El caballo"} no puede ir a { $to }.
startOn = Empezar de nuevo en { $square }
ofSquare =
    .hole = hueco
    .start = inicio, visita número 1
    .open = libre
    .chosen = el próximo movimiento
    .candidate = posible
    .joinedToNothing = sin conexiones
    .joinedTo = unido a { COMMAS($names) }
    .visited = visita número { $number }
    .joinedToMany = unido a { NUMBER($vertices) } { $vertices ->
            [one] vértice
           *[other] vértices
        }
markedSquare = { $told }, con marca
knightHere = { $isGraph ->
            [true] el { $walker } está aquí
           *[false] el caballo está aquí
        }
gridName = Tablero, { NUMBER($width) } por { NUMBER($height) }
graphName = Grafo, { NUMBER($vertices) } { $vertices ->
        [one] vértice
       *[other] vértices
    }
graphSize = { $form }{ NUMBER($vertices) } { $vertices ->
        [one] vértice
       *[other] vértices
    }, { NUMBER($edges) } { $edges ->
        [one] arista
       *[other] aristas
    }.
size = { $width } × { $height }
holes = Este tablero tiene { NUMBER($squares) } { $squares ->
            [one] casilla
           *[other] casillas
        } y { NUMBER($missing) } { $missing ->
            [one] hueco
           *[other] huecos
        }. Si eliges un tamaño, será un rectángulo completo.
randomStart = Elegido al azar: { $start }.
fields =
    .room = Sala
    .graph = Grafo
    .step = Paso
    .numbers = Números
    .tour = Recorrido dado
    .byHand = Movimientos a mano
    .view = Vista
refused = Sin cambios: { $clip }.
replaced =
    .what = { $name }: { $message }.
    .instead = En su lugar se usa { QUOTED($instead) }.
    .ignored = No se tiene en cuenta.
beyondEnd = { $steps ->
            [0] { $step }: aquí no hay ningún paso. La página muestra el final.
           *[other] { $step }: aquí solo hay { NUMBER($steps) } { $steps ->
                    [one] paso
                   *[other] pasos
                }. La página muestra el final.
        }
noSuchMove = { $name }: un movimiento de este enlace no es posible. A partir de ahí, los movimientos los hace el método.
waits = Este método no puede seguir a partir de tus movimientos. Elige una casilla para hacer tú el siguiente.{ UNUSED($press) }
notRenumbered = { $name }: solo un recorrido cerrado se puede numerar desde cualquiera de sus casillas. Los números empiezan en el inicio.
wrong =
    .hole = { $excerpt } es un hueco de este tablero; elige una casilla
    .player = aquí no se pueden hacer movimientos a mano; elige un método que los haga
    .side = { $side ->
            [width] el ancho
           *[height] el alto
        } tiene que ser un número entero de 1 a { NUMBER($most) }
    .tooLong = esto es demasiado largo para un enlace; puede tener como máximo { NUMBER($most) } caracteres
    .outOfPlace = no significa nada junto a las demás entradas de este enlace
    .room = no hay ninguna sala llamada { QUOTED($value) }
    .step = { QUOTED($value) } no es un número de pasos que un enlace pueda pedir; escribe un número entero de 0 a { NUMBER($most) }
    .flag = { QUOTED($value) } no es ni verdadero ni falso; escribe true, o quítalo
    .view = { QUOTED($value) } no es una vista; escribe { $known }, o quítalo
    .layers = { QUOTED($value) } no es una capa; elige entre { COMMAS($known) }
    .theme = { QUOTED($value) } no es un tema; elige entre { COMMAS($known) }
    .language = esta página no está escrita en { QUOTED($value) }; elige entre { COMMAS($known) }
tooLargeToShow = { NUMBER($squares) } { $squares ->
            [one] {"casilla"}
           *[other] {"casillas"}
        } no caben aquí. Copia el recorrido o guárdalo.
loading = Cargando { $what }…
loadingReader = Cargando lo que lee este formato…
loadingMethod = Cargando este método…
roomHelp = { $remedie } Mensaje del navegador:
noTour = { $isOver ->
            [true] { $because }
           *[false] { $because } Aun así, puedes reproducirlo y ver dónde acaba.
        }
