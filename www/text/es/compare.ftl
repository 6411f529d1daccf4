labels =
    .title = Comparar métodos
    .intro = Todos los carriles tienen el mismo tablero y el mismo inicio, pero cada uno su método. ¿Cuál pasa por todas las casillas?
    .parts = Qué comparar
    .lanes = Carriles
    .addLane = Añadir un carril
    .common = Tablero e inicio
    .whyTies = Por qué importan los empates
    .picker = Cambiar el método de este carril
    .reroll = Otra semilla
    .runs = Pruebas terminadas
    .noRuns = Aquí aparece cada prueba que reproduces hasta el final.
    .copyCsv = Copiar como CSV
    .clear = Vaciar la lista
    .map = Mapa de éxitos
    .mapIntro = ¿Importa dónde empieza el caballo? El mapa hace una prueba desde cada casilla y marca cómo acaba.
    .testWarnsdorff = Poner a prueba: «la regla de Warnsdorff siempre da un recorrido cerrado»
    .testNeural = Poner a prueba: «la red neuronal siempre se estabiliza»
    .compute = Hacer el mapa
    .cancel = Cancelar
    .seeds = Pruebas por casilla
    .progress = Progreso del mapa
    .method = Método
    .rule = Tu regla
    .seedNote = Las pruebas usan esta semilla y las que le siguen. Elige una casilla del mapa para abrir su prueba.
parts =
    .race = Carrera
    .map = Mapa
    .contest = Torneo
tiesIntro = Tres caballos siguen la regla de Warnsdorff. Solo se distinguen en lo que hacen cuando hay empate: ¿cuál se queda atascado primero? La carrera dura { NUMBER($seconds) } segundos.
lane = Carril { NUMBER($n) }
removeLane = Quitar el carril { NUMBER($n) }
methods =
    .warnsdorff = Va adonde hay menos salidas
    .backtracking = Si se atasca, vuelve atrás
    .restarts = Si se atasca, empieza de nuevo
    .rotations = Si se atasca, da la vuelta a su camino
    .edges-first = Primero los bordes; después, arreglos
    .blocks = Une los recorridos de bloques pequeños
    .cycles = Une ciclos pequeños
    .smooth = Hace pocos giros
    .neural = Todas las casillas deciden a la vez
    .permutations = Prueba las casillas en todos los órdenes
    .best = Prueba varios métodos
    .longest = Visita todas las casillas que puede
    .symmetric = Mueve a la vez en las imágenes
tieBreaks =
    .first = Si empata: la primera de una lista fija
    .random = Si empata: elige al azar
    .pohl-sum = Si empata: mira un movimiento más
    .pohl-min = Si empata: busca el paso más estrecho
    .roth = Si empata: lejos del centro
    .roth-random = Si empata: lejos del centro, luego al azar
    .squirrel-cull = Si empata: un plan para cada zona
ownRule = Sigue tu propia regla
notHere = este método no funciona en este tablero desde este inicio; elige otro inicio
otherTarget = { $target ->
            [closed] Este método solo busca recorridos cerrados.
           *[other] Este método solo busca otro tipo de recorrido ({ $name }).
        }
status =
    .start = En el inicio
    .step = Paso { NUMBER($position) }
    .closed = Recorrido cerrado
    .open = Recorrido abierto
    .stuck = Callejón sin salida: { NUMBER($visited) } de { NUMBER($squares) } casillas
    .longest = Camino: { NUMBER($visited) } de { NUMBER($squares) } casillas
    .cycles = { NUMBER($cycles) } { $cycles ->
                [one] ciclo
               *[other] ciclos
            }, no un recorrido
    .impossible = No existe
    .gave-up = Abandonó
ofLanes = { COMMAS($lanes) }: { $status }.
ofAllLanes = { $status }.
title = { $compare } en { $board }, { $progress } · { $page }
caption = { $press } una casilla para empezar en ella en todos los carriles.
computing = Calculando: paso { NUMBER($position) }. Pulsa Esc para parar.
ofLane = { $lane }: { $problem }
tooFewLanes = Carriles: para comparar hacen falta dos. La página ha añadido otro.
tooManyLanes = Carriles: el enlace tiene { NUMBER($found) }, y caben { NUMBER($most) }. La página muestra los { NUMBER($most) } primeros.
boardTooLarge = un tablero de { NUMBER($squares) } casillas es demasiado grande para esta sala; elige uno de { NUMBER($most) } como máximo
wrongSeeds = { $seeds }: { QUOTED($value) } no está disponible; elige entre { COMMAS($known) }. La página usa { $usual }.
wordReplaced = { $called }: { $message }. { $name ->
            [lanes] La página muestra sus carriles habituales.
            [map] La página usa su método habitual.
            [seeds] La página usa su número habitual.
           *[other] La página no hace ningún torneo.
        }
wrong =
    .graph = Comparar solo funciona con tableros; abre el grafo en Explorar
    .part = { QUOTED($value) } no está disponible; elige entre { COMMAS($known) }
columns =
    .board = Tablero
    .start = Inicio
    .method = Método
    .outcome = Resultado
    .steps = Pasos
    .backtracks = Vueltas atrás
    .restarts = Reinicios
    .closed = ¿Cerrado?
yes = sí
no = no
method = { $method }{ $whenStuck ->
            [backtrack] , volver atrás
            [restart] , empezar de nuevo
           *[other] {""}
        }, semilla { $seed }
mapProgress = { NUMBER($done) } de { NUMBER($all) } pruebas
mapCancelled = Cancelado. El mapa muestra los resultados hasta ahora.
mapFailed = No se pudo hacer el mapa: { $message }
mapTooLarge = El mapa necesita un tablero de { NUMBER($most) } casillas como máximo. Elige arriba un tablero más pequeño.
ofMap = { $map }: { $problem }
rate = Recorridos: { NUMBER($tours) } de { $isOncePerSquare ->
            [true] { NUMBER($tried) } { $tried ->
                [one] inicio
               *[other] inicios
            }
           *[false] { NUMBER($tried) } { $tried ->
                [one] prueba
               *[other] pruebas
            }
        }; cerrados: { NUMBER($closed) }.{ $refused ->
            [0] {""}
            [one] {" "}En 1 casilla más el método no puede empezar.
           *[other] {" "}En otras { NUMBER($refused) } casillas el método no puede empezar.
        }
claims =
    .warnsdorff = { $failed ->
                [0] En este tablero la afirmación es verdadera: todas las pruebas dieron un recorrido cerrado.
               *[other] En este tablero la afirmación es falsa: { NUMBER($failed) } { $failed ->
                    [one] prueba no dio
                   *[other] pruebas no dieron
                } un recorrido cerrado.
            }
    .neural = { $isImpossible ->
                [true] Este tablero no tiene ningún recorrido cerrado, así que la red no tiene nada que encontrar.
               *[false] { $restless ->
                    [0] { $tried ->
                        [one] En este tablero la afirmación es verdadera: la única prueba se estabilizó.
                       *[other] En este tablero la afirmación es verdadera: las { NUMBER($tried) } pruebas se estabilizaron.
                    }
                   *[other] En este tablero la afirmación es falsa: { NUMBER($restless) } { $restless ->
                        [one] prueba no se estabilizó
                       *[other] pruebas no se estabilizaron
                    } nunca.
                }{ $cycles ->
                    [0] {""}
                   *[other] {" "}Pero { NUMBER($cycles) } { $cycles ->
                        [one] prueba acabó
                       *[other] pruebas acabaron
                    } en varios ciclos en lugar de un recorrido.
                }
            }
inGeneral =
    .warnsdorff = En otros tableros tampoco es verdad. La regla nunca mira el camino de vuelta al inicio, así que un recorrido solo se cierra por suerte. En 8 × 8 ocurre más o menos en el 13 % de las pruebas si los empates se resuelven al azar. En tableros grandes, con empates al azar casi nunca sale un recorrido.
    .neural = En general no es verdad. Con la regla tal como suele publicarse, ninguna de 442 000 pruebas medidas se estabilizó con dos movimientos en cada casilla. Con la regla corregida lo hicieron todas cuando las neuronas actuaban en un orden barajado. En un orden fijo lo hizo del 91 al 97 %. Nadie ha demostrado que funcione siempre. Y los movimientos rara vez forman un único recorrido: en 8 × 8, en cerca del 20 % de las pruebas.
endings =
    .closed = recorrido cerrado
    .open = recorrido abierto
    .stuck = sin salida
    .cycles = varios ciclos
    .impossible = no existe tal recorrido
    .gave-up = abandonó
    .refused = el método no puede empezar aquí
cell =
    .idle = { $square }: sin probar
    .one = { $square }: { $ending }. Abrir esta prueba en Explorar
    .many = { $square }: { NUMBER($tours) } { $tours ->
                [one] recorrido
               *[other] recorridos
            } en { NUMBER($runs) } pruebas, { $percent } %; cerrados: { NUMBER($closed) }. Abrir en Explorar una que acabó en «{ $ending }»
legend =
    .closed = recorrido cerrado
    .open = recorrido abierto
    .failed = ningún recorrido
    .refused = no puede empezar aquí
shareLegend = Con varias pruebas por casilla, el número es el porcentaje que dio un recorrido. Elige una casilla para abrir una de sus pruebas, una fallida si la hay.
