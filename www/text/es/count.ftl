labels =
    .intro = ¿Cuántos recorridos distintos tiene un tablero? En el de ajedrez son demasiados para hacer una lista, así que hay que contar con ingenio.
    .heading = Qué contar
    .withHoles = Un tablero con huecos
    .boardText = El tablero como filas de . y #, o como un tamaño
    .takeBoard = Usar este tablero
    .drawBoard = Dibujarlo en Construir
    .fromSquare = Primera casilla (vacío: cualquiera)
    .toSquare = Última casilla (vacío: cualquiera)
    .starts = Cuántos empiezan en cada casilla
    .directed = Un recorrido al revés cuenta como
    .copies = Un recorrido girado o reflejado cuenta como
    .memory = Memoria
    .exact = Recuento exacto
    .howCounted = Más: ¿cómo se cuenta?
    .start = Contar
    .startAnyway = Contar de todos modos
    .notNow = Ahora no
    .cancel = Cancelar
    .countProgress = Progreso del recuento
    .estimates = Estimación
    .estimateIntro = Los paseos al azar dan una idea del número, incluso en tableros que nadie ha contado.
    .howEstimated = Más: ¿cómo cuentan recorridos los paseos?
    .chances = Un paseo que encuentra un recorrido con una probabilidad de una entre un millón cuenta como un millón de recorridos. Un callejón sin salida cuenta como ninguno.
    .average = La media de muchos paseos tiende al número de recorridos (Donald Knuth, 1975). Las copias giradas y reflejadas se cuentan por separado.
    .fours = Cada cuatro paseos comparten su primer tercio, y así se ahorra tiempo (Herman Kahn y Theodore Harris, 1951).
    .walkSettings = Cómo estimar
    .weight = Peso
    .weightNote = Con peso 1, un paseo hace cualquier movimiento. Cuanto menor es el peso, más se acerca a la regla de Warnsdorff.
    .weightMore = Un peso pequeño prefiere las casillas con pocas salidas y reserva las casillas de al lado. En 8 × 8, un peso de 0,75 es el que más se parece a los recorridos.
    .walks = Paseos
    .estimate = Estimar
    .badWeight = Probar un mal peso
    .estimateProgress = Progreso de la estimación
    .asTable = La curva como tabla
    .uncounted = Nadie ha contado estos:
    .tours = Todos los recorridos
    .toursIntro = Uno tras otro, tal como los encuentra una búsqueda, con sus copias giradas y reflejadas. Elige un recorrido para abrirlo en Explorar.
    .list = Hacer la lista
    .previous = Anterior
    .next = Siguiente
    .known = Números conocidos
    .findKnown = Buscar un tablero, un número o un nombre
    .copyCsv = Copiar como CSV
    .copyJson = Copiar como JSON
    .knownNote = «Contado aquí» significa desde que abriste esta página. Los recorridos abiertos incluyen los que se podrían cerrar.
    .allAsCsv = Todos los números conocidos en CSV
    .allAsJson = Todos los números conocidos en JSON
    .history = El número equivocado
    .announced = En 1996 dos investigadores anunciaron que el tablero de 8 × 8 tiene 33 439 123 484 294 recorridos cerrados (Martin Löbbing e Ingo Wegener, con diagramas de decisión binarios).
    .corrected = No puede ser. Un reflejo o un cuarto de vuelta da siempre un recorrido distinto; media vuelta da a veces el mismo. Por eso los recorridos vienen en grupos de cuatro o de ocho, pero ese número no es divisible entre cuatro. Brendan McKay contó 13 267 364 410 532 en 1997, y lo mismo cuenta esta página.
    .countIt = Contarlo aquí
directions =
    .false = el mismo recorrido
    .true = otro recorrido
copies =
    .false = otro recorrido
    .true = el mismo recorrido
unlisted = Aquí no consta ningún número conocido. Cuéntalo o estímalo.
foundRows = { NUMBER($found) } de { NUMBER($all) }
cancelled = Cancelado.
notYet = –
methods =
    .folded = El recuento avanza fila por fila por la mitad superior del tablero, tomando las imágenes reflejadas como una sola. La mitad inferior es lo mismo cabeza abajo, así que al final se unen las dos mitades.
    .frontier = El recuento avanza casilla a casilla. De los movimientos elegidos hasta el momento solo recuerda los extremos abiertos, así que nunca estudia dos veces la misma situación.
keptFirst = Antes cuenta, en un tablero plegado, los recorridos que quedan iguales al girarlos o reflejarlos, porque tienen menos copias.
outOfMemory = El recuento se ha detenido, quizá por falta de memoria. Prueba con un tablero más pequeño.
stages =
    .planning = haciendo un plan
    .joining = uniendo las mitades
    .symmetric = contando los recorridos simétricos
details = Detalles
faults =
    .overflow = su programa calculaba con 64 bits y falta un múltiplo de 2⁶⁴
    .symmetry = los recorridos forman grupos de cuatro u ocho, y ese número no es divisible entre cuatro
    .by-hand = se halló a mano
    .unexplained = otros programas, escritos de forma independiente, coinciden en otro número
tooLarge = Demasiado grande para un navegador. Escribe este comando:
copyCommand = Copiar
columns =
    .board = Tablero
    .known = Número conocido
    .kind = Recorridos
    .here = Contado aquí
    .source = Fuente
noTours = No hay recorridos así.
withHoles = un tablero con huecos
-kind = { $isClosed ->
        [true] cerrados
       *[false] abiertos
    }
spoken = { NUMBER($tours) } { $isClosed ->
        [true] { $tours ->
            [one] recorrido cerrado
           *[other] recorridos cerrados
        }
       *[false] { $tours ->
            [one] recorrido abierto
           *[other] recorridos abiertos
        }
    } de { $size }.
title = { $count }: recorridos { -kind } de { $size } · { $page }
-where = {"del caballo"} en { $size }, { NUMBER($squares) } { $squares ->
        [one] casilla
       *[other] casillas
    }
meaning =
    .closed = Recorridos cerrados { -where }: una vez por cada casilla y, con un movimiento más, de vuelta a la primera. No importa dónde empiece un recorrido.
    .open = Recorridos abiertos { -where }: una vez por cada casilla, con cualquier final. Se incluyen aquellos cuyos extremos están, por casualidad, a un movimiento.
    .directed = Un recorrido y su contrario cuentan como dos.
    .undirected = Un recorrido y su contrario cuentan como uno.
    .upToSymmetry = Las copias giradas y reflejadas cuentan como el mismo recorrido.
    .separately = Las copias giradas y reflejadas cuentan como recorridos distintos.
    .from = Solo se cuentan los que van desde { $start }{ $hasEnd ->
            [true] {" "}hasta { $end }
           *[false] {""}
        }, cada uno en ese sentido.
kind = { -kind }, { $isDirected ->
        [true] dirigidos
       *[false] no dirigidos
    }
bytes =
    .MiB = { NUMBER($value) } MiB
    .GiB = { NUMBER($value, minimumFractionDigits: 1) } GiB
duration =
    .tenths = { NUMBER($value, minimumFractionDigits: 1) } s
    .seconds = { NUMBER($value) } s
    .minutes = { NUMBER($value) } min{ $seconds ->
            [0] {""}
           *[other] {" "}{ NUMBER($seconds) } s
        }
    .hours = { NUMBER($value) } horas
    .days = { NUMBER($value) } días
    .years = { NUMBER($value) } años
percent =
    .some = { $percent } %
    .least = menos del 0,1 %
memoryOf = Hasta { NUMBER($nLess) } GiB
settings =
    .page = Página
    .show = En marcha
    .board = Tablero
    .leaper = Pieza
    .theme = Tema
    .target = Recorrido
    .seed = Semilla
wrong =
    .choice = { QUOTED($value) } no está disponible; elige entre { COMMAS($known) }
    .page = { QUOTED($value) } no es una página; escribe un número entero, como 1
replaced =
    .other = { $name }: { $message }. En su lugar se usa { QUOTED($instead) }.
    .usual = { $name }: { $message }. En su lugar se usa el valor habitual.
taking = más o menos { $inWords } y { $bytes } de memoria
costs =
    .none = Un teorema ya da la respuesta, así que no hace falta esperar.
    .known = { $hasSeconds ->
            [true] Tarda más o menos { $inWords } y usa hasta { $bytes } de memoria.
           *[false] Usa hasta { $bytes } de memoria.
        }
    .coming = Calculando cuánta memoria hace falta…
    .guessed = Según un cálculo aproximado, hacen falta { $taking }. Se detiene en el límite de «{ $memory }».
    .unknown = La memoria que hace falta se va viendo sobre la marcha. Se detiene en el límite de «{ $memory }».
tooLong = Según un cálculo aproximado, este recuento necesitaría { $taking }. ¿Quieres empezarlo de todos modos?
refusal = Esto no se puede contar aquí: { $message }.
notCounted =
    .refused = El recuento se ha detenido: { $message }.
    .said = Mensaje del navegador: { $bare }.
notListed = No se puede hacer la lista de estos recorridos: { $message }.
progress =
    .now = Ahora
    .layer = capa { NUMBER($layer) } de { NUMBER($all) }
    .states = Estados en ella
    .memory = Memoria
    .cores = Núcleos del procesador
    .time = Tiempo hasta ahora
    .timeLeft = Tiempo restante
    .about = más o menos { $duration }
layersCaption =
    .soFar = Estados guardados después de cada capa de casillas terminada, { NUMBER($most) } como máximo hasta ahora.
    .over = Estados guardados después de cada capa de casillas, { NUMBER($most) } como máximo.
layersSummary = Barras: { NUMBER($done) } de { NUMBER($steps) } capas hechas. La mayor es la capa { NUMBER($largest) }, con { NUMBER($most) } { $most ->
        [one] estado
       *[other] estados
    }.
counted = Recorridos { -kind } de { $size }, { $isDirected ->
        [true] con los dos sentidos contados por separado
       *[false] con los dos sentidos contados como uno
    } { $isUpToSymmetry ->
        [true] y las copias giradas y reflejadas contadas como una
       *[false] y las copias giradas y reflejadas contadas por separado
    }. Contado en { $duration }.
countedFrom = Recorridos abiertos de { $size } desde { $start }{ $hasEnd ->
        [true] {" "}hasta { $end }
       *[false] {""}
    }, cada uno en ese sentido. Contados en { $duration }.
otherWay =
    .undirected = Con los dos sentidos como uno son { $tours }.
    .directed = Con los sentidos por separado son { $tours }.
published =
    .same = Es el número conocido: { $source }.
    .other = El número conocido es { $tours }: { $source }.
source =
    .byOne = { $name } ({ $by })
    .byBoth = { $name } ({ $by }, { $year })
sources = { $first }; { $second }
countedByCommand = contado por el programa de línea de comandos
using = { NUMBER($threads) } { $threads ->
            [one] hilo
           *[other] hilos
        } y { $bytes } de memoria{ $hasDiskBytes ->
            [true] , más { $bytes2 } de disco
           *[false] {""}
        }
byCommand = El programa de línea de comandos lo contó en { $knownTime }, con { $using }.
checked =
    .seam = Si las mitades se unen debajo de la fila { NUMBER($row) } y no en el centro, sale el mismo número.
    .order = Si las casillas se toman en otro orden, sale el mismo número.
    .frontier = Si se cuenta casilla por casilla, sin mitades, sale el mismo número.
    .threads = Con { NUMBER($threads) } { $threads ->
            [one] hilo
           *[other] hilos
        } sale el mismo número.
    .symmetry = Si las copias giradas o reflejadas cuentan como un solo recorrido, hay { $classes }. Concuerda: con los recorridos que las simetrías no cambian, la división es exacta.
    .estimate = { NUMBER($walks) } caminos al azar lo sitúan entre { $low } y { $high }.
differs = { $source } da { $grouped }. Es un error: { $fault }.
bothWays = { $source } cuenta los dos sentidos por separado: { $grouped }.
takes = Tarda { $knownTime }, con { $using }.
copyCommandFor = Copiar el comando para { $sizeOf }
same = el mismo, en { $duration }
openTour = Recorrido { NUMBER($index) }: abrir en Explorar
toursShown = { $hasAll ->
            [true] Recorridos { NUMBER($first) } a { NUMBER($last) } de { $grouped }
           *[false] Recorridos { NUMBER($first) } a { NUMBER($last) }
        }
searching = { $passed ->
            [0] Buscando…
           *[other] Buscando… { NUMBER($passed) } saltados
        }
startsSoFar = Contando: { NUMBER($done) } de { NUMBER($squares) }…
startOf = { $square }: { NUMBER($tours) }
starts = { NUMBER($tours) } { $tours ->
        [one] recorrido abierto
       *[other] recorridos abiertos
    }, con los dos sentidos por separado. { LIST($list) }.
