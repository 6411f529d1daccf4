labels =
    .boardHeading = El texto en su tablero
    .cancel = Cancelar
    .takeBack = Deshacer
    .redo = Rehacer
    .hint = Pista
    .check = ¿Está bien?
    .clear = Empezar de nuevo
    .showRings = Mostrar adónde puedo ir
    .showTour = Mostrar el recorrido
    .make = Tu texto
    .text = Un verso o una frase
    .textHelp = Pon guiones donde se corta una palabra: ca-ba-llo. Un guion que debe quedarse se escribe dos veces. Cada parte ocupa una casilla.
    .suggest = Proponer sílabas
    .cut = Cortar en
    .board = Tablero
    .bestBoard = El que mejor encaja
    .target = Recorrido
    .style = Dibujo
    .another = Otro recorrido
    .fewer = Un recorrido que se lea de menos maneras
    .give = Compartirlo
    .mark = Marcar la primera casilla
    .solution = Imprimir la solución en una segunda página
    .copyLink = Copiar el enlace
    .linkNote = El enlace muestra el tablero sin el recorrido. Su dirección contiene el texto, así que alguien curioso podría encontrarlo ahí.
    .print = Imprimir
    .saveSvg = Guardar como SVG, para un póster
    .savePng = Guardar como imagen
    .copyGrid = Copiar como tabla
    .printed = Resolver uno impreso
    .grid = Las sílabas, una fila en cada línea
    .gridHelp = Separa las casillas con espacios, tabuladores o |, y pon # para un hueco. Puedes pegar una tabla.
    .known = Su texto, si lo conoces
    .useGrid = Leerlo
    .making = Buscando un recorrido…
    .backToPlay = Volver a los otros juegos
    .own = Crear uno propio
    .solutionHeading = Solución
actions =
    .back = Deshacer una casilla
    .forward = Leerla otra vez
    .hint = Mostrar la casilla siguiente
    .check = ¿Está bien hasta ahora?
    .restart = Empezar de nuevo
onBoard =
    .move = De casilla en casilla
    .rowStart = Primera casilla de la fila
    .rowEnd = Última casilla de la fila
    .choose = Leer esta casilla; en la última leída, deshacerla
cuts =
    .marks = Sílabas, por los guiones
    .letters = Letras
    .words = Palabras
targets =
    .any = Cualquiera
    .closed = Cerrado: la última casilla está a un salto de la primera
    .open = Abierto
styles =
    .any = Cualquiera
    .symmetric = Igual al darle la vuelta
    .few-crossings = Pocos cruces
heading = Palabras a lo largo de un recorrido
example = El ca-ba-llo sal-ta dos y u-no al la-do, de ne-gro a blan-co, y pi-sa ca-da ca-si-lla u-na vez.
exampleCut = marks
task = Ve de casilla en casilla a saltos de caballo, de modo que las { NUMBER($parts) } partes formen un texto. { $isMarked ->
        [true] La primera casilla está marcada.
       *[false] Empieza donde creas que empieza el texto.
    }
caption = { NUMBER($read) } de { NUMBER($parts) } partes leídas
soFar = { $text }…
square = { $square }: { $text }{ $isStart ->
        [true] , aquí empieza el texto
       *[false] {""}
    }{ $isRead ->
        [true] , leída
       *[false] {""}
    }{ $isPlace ->
        [true] , a un salto de caballo
       *[false] {""}
    }{ $isPointedOut ->
        [true] , la casilla siguiente
       *[false] {""}
    }
refused =
    .read = Ya has leído { $square }. Con «Deshacer» se vuelve atrás.
    .far = { $square } no está a un salto de caballo de { $from }: el caballo salta dos casillas en una dirección y una hacia el lado.
checked =
    .right = Hasta ahora el texto está bien.
    .wrong = En algún punto te has salido del texto. Vuelve hasta donde todavía tiene sentido.
    .unknown = La página no conoce este texto; solo tú puedes decirlo.
whole =
    .right = ¡Has leído el texto entero!
    .wrong = Todas las casillas están leídas, pero no forman el texto.
    .unknown = ¡Has leído todas las casillas!
noHint = Aquí no se conoce el texto, así que no hay pista.
offTheWay = No estás en el camino que se conoce aquí. Vuelve unas casillas atrás.
noTour = Ningún recorrido del caballo por este tablero forma ese texto.
noSyllables = Aquí no se sabe dónde se cortan las palabras de este idioma. Pon tú los guiones.
ways = { $kind ->
        [more-than] más de { NUMBER($number) }
        [at-least] al menos { NUMBER($number) }
       *[exactly] { NUMBER($number) }
    }
readings =
    .one = Solo se puede leer de una manera.
    .several = Las partes iguales se pueden intercambiar. Maneras de leerlo: { $ways }; desde su primera casilla: { $fromStart }.
parts = { NUMBER($parts) } { $parts ->
        [one] parte
       *[other] partes
    }{ $rests ->
        [0] {""}
        [one] , y sobra 1 casilla
       *[other] , y sobran { NUMBER($rests) } casillas
    }
holed = { $size }, con huecos
begins = Hay { NUMBER($parts) } partes en el tablero.
copied = Copiado.
copyRefused = El navegador no ha permitido copiar.
pictureFailed = El navegador no ha podido crear la imagen. Guárdala como SVG.
tooLong = Un texto puede tener como máximo { NUMBER($most) } caracteres.
title = Palabras en un recorrido: { $text } · Laboratorio del caballo
wrong =
    .choice = { QUOTED($value) } no existe; elige entre { COMMAS($known) }
