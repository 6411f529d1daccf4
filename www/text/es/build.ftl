labels =
    .intro = ¿Qué formas de tablero tienen un recorrido del caballo? Recorta huecos y míralo: con una sola casilla menos, puede volverse imposible.
    .tools = Qué hace un clic o la barra espaciadora
    .wholeBoard = Todo el tablero
    .back = Deshacer y rehacer
    .openInExplore = Abrir en Explorar
    .countTours = Contar sus recorridos
    .isPossible = ¿Hay un recorrido posible?
    .side = Tamaño de la forma
    .shapes = Formas
    .boardText = Texto del tablero
    .textHeading = El tablero como texto
    .writtenAs = Formato
    .takeText = Usar este texto
    .readings = También se puede leer como
    .copyText = Copiar
    .resetText = Escribir el tablero otra vez
    .pictureHeading = Un tablero a partir de una imagen
    .choosePicture = Elegir una imagen…
    .dropPicture = O suéltala aquí. No sale de tu dispositivo.
    .longest = Lado más largo
    .threshold = Brillo
    .takeLight = Las partes claras son casillas
tools =
    .toggle = Recortar o rellenar
    .add = Rellenar
    .erase = Recortar
    .start = Poner el inicio
changes =
    .fill = Rellenar todo
    .clear = Recortar todo
    .invert = Invertir todo
steps =
    .undo = Deshacer
    .redo = Rehacer
forms =
    .rows = Filas de . y #
    .puzzle = Rompecabezas: 0, espacio, 1 para el inicio
keys =
    .undo = Deshacer el último cambio del tablero
    .redo = Rehacerlo
    .help = Ver las teclas
    .move = Moverse por el tablero
    .rowStart = Ir a la primera casilla de la fila
    .rowEnd = Ir a la última casilla de la fila
    .choose = Recortar o rellenar la casilla, o poner ahí el inicio
copied = El texto del tablero está copiado.
notCopied = El navegador no ha permitido copiar. Selecciona el texto y cópialo tú.
tour =
    .open = Recorrido abierto
    .closed = Recorrido cerrado
answers =
    .yes = Posible
    .no = Imposible
    .unknown = Aún no lo sabemos
undecided = Ningún teorema conocido sirve para este tablero. Una búsqueda tarda como mucho diez segundos.
findOut = Buscar
cancel = Cancelar
searching = Tiempo de la búsqueda
openTour = Abrirlo en Explorar
layouts =
    .size = un ancho y un alto
    .rows = filas de caracteres
    .spaced = filas con un espacio entre casillas
    .separated = filas con separadores entre casillas
    .flat = todas las filas en una línea
space = espacio
both = { $list }
-meaning = { $known ->
            [both] { $squares } para una casilla, { $holes } para un hueco
            [squares] { $squares } para una casilla
            [holes] { $holes } para un hueco
           *[neither] {""}
        }
readAs = { $known ->
            [neither] Leído como { $layout }.
           *[other] Leído como { $layout }: { -meaning }.
        }
reading = { $size }: casilla { $squares }{ $known ->
            [squares] {""}
            [neither] {""}
           *[other] , hueco { $holes }
        }
noStart = ningún inicio
noSquares = Este tablero todavía no tiene casillas. Rellena antes algunas.
contents = { $hasHoles ->
            [true] { NUMBER($squares) } { $squares ->
                    [one] casilla
                   *[other] casillas
                } y { NUMBER($holes) } { $holes ->
                    [one] hueco
                   *[other] huecos
                }
           *[false] { NUMBER($squares) } { $squares ->
                    [one] casilla
                   *[other] casillas
                }
        }
hint = { $board }. { $tool ->
            [toggle] Arrastra para recortar huecos o volver a rellenarlos.
            [add] Arrastra para rellenar huecos. El botón derecho o una pulsación larga recorta.
            [erase] Arrastra para recortar huecos.
           *[start] { $press } la casilla donde debe empezar el recorrido.
        }
cell = { $name }, { $isStart ->
            [true] inicio
           *[false] { $isSquare ->
                    [true] casilla
                   *[false] hueco
                }
        }
undone = Deshecho. { $board }.
redone = Rehecho. { $board }.
title = { $build } · { $size }, { $squares } · { $page }
marked = { $manyOnce ->
            [0] Esas casillas están marcadas en el tablero.
            [1] En el tablero está marcada { $list }.
           *[other] En el tablero están marcadas { $list }.
        }
verdict = { $tour }: { $answer }.
findOutOf = { $target ->
            [open] Buscar un recorrido abierto
           *[other] Buscar un recorrido cerrado
        }
cancelOf = { $target ->
            [open] Cancelar la búsqueda de un recorrido abierto
           *[other] Cancelar la búsqueda de un recorrido cerrado
        }
found =
    .tour = En el tablero está dibujado un recorrido de { $first } a { $last }.
    .none = La búsqueda ha demostrado que no hay ningún recorrido.
    .unknown = Sin respuesta después de 10 segundos: la búsqueda no ha encontrado ni un recorrido ni una demostración de que no lo haya. Prueba con un tablero más pequeño o con menos movimientos.
    .cancelled = Cancelado.
    .failed = La búsqueda ha fallado. Mensaje del navegador: { $message }
findingOf = { $tour }: { $finding }
wrong =
    .size = un tablero de { NUMBER($width) } × { NUMBER($height) } es demasiado grande para dibujarlo a mano; cada lado puede medir como máximo { $most }
    .text = este texto es demasiado largo; aquí puede tener como máximo { NUMBER($most) } caracteres
    .side = escribe un número entero de { $least } a { $most }
picture =
    .unreadable = el navegador no puede leer este archivo como imagen; elige un archivo PNG, JPEG o WebP
    .tooLarge = una imagen de { NUMBER($width) } × { NUMBER($height) } píxeles es demasiado grande; elige una de { NUMBER($millions) } millones de píxeles como máximo
    .tooHeavy = un archivo de { NUMBER($megabytes) } MB es demasiado grande; elige uno de { NUMBER($most) } MB como máximo
