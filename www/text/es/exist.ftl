-tour = { $target ->
        [closed] recorrido cerrado
       *[other] recorrido abierto
    }
-rows = { $lines ->
        [columns] columnas
       *[rows] filas
    }
-row = { $lines ->
        [columns] columna
       *[rows] fila
    }
labels =
    .intro = ¿Tiene este tablero un recorrido del caballo? Pregunta antes de buscar: en algunos tableros buscarías para siempre.
    .map = Dónde hay recorridos
    .kind = Tipo de recorrido
    .board = Tablero
    .legend = Qué significan los signos
    .seeWhy = Ver por qué
    .more = Más: ¿quién lo demostró?
    .closedTheorem = Un tablero completo no tiene ningún recorrido cerrado si su número de casillas es impar, o si un lado es 1, 2 o 4. Tampoco los tableros 3 × 4, 3 × 6 y 3 × 8. Todos los demás tienen uno: lo demostró Allen Schwenk en 1991.
    .fourLines = La demostración para los tableros con un lado de 4, que puedes ver aquí, es de Louis Pósa.
    .openTheorem = Hay recorridos abiertos en todos los tableros completos con lados de 3 o más, excepto 3 × 3, 3 × 5, 3 × 6 y 4 × 4. Las demostraciones son de Paul Cull y Jeffery De Curtins (1978) y de Axel Conrad y otros (1994).
    .joinedTheorems = En un anillo, con los bordes izquierdo y derecho unidos, todo tablero completo de tres casillas o más tiene un recorrido cerrado, salvo con una sola fila, o con dos o cuatro filas y un número par de columnas (John Watkins, 2004). En una rosquilla, con los bordes de arriba y de abajo también unidos, todos tienen uno (Watkins y Rebecca Hoenigman, 1997).
    .why = Por qué
    .sides = Alto y ancho
    .fromSquare = Primera casilla (vacío: cualquiera)
    .toSquare = Última casilla (vacío: cualquiera)
    .aboutMap = El mapa dice si hay algún recorrido así, empiece y acabe donde sea.
    .picture = El tablero
    .playOn = Jugar en este tablero
targets =
    .closed = Recorridos cerrados
    .open = Recorridos abiertos
keys =
    .move = Ir de tablero en tablero
    .rowStart = Primer tablero de la fila
    .rowEnd = Último tablero de la fila
    .choose = Explicar este tablero
signs_schwenk =
    .sign = ✓
    .short = demostrado por un teorema
signs_open-theorem =
    .sign = ✓
    .short = demostrado por un teorema
signs_torus-theorem =
    .sign = ✓
    .short = demostrado por un teorema sobre rosquillas
signs_cylinder-theorem =
    .sign = ✓
    .short = demostrado por un teorema sobre anillos
signs_found =
    .sign = ✓
    .short = pocas casillas, hallado en una búsqueda
signs_one-square =
    .sign = •
    .short = una sola casilla
signs_odd-area =
    .sign = ≠
    .short = los dos lados impares
signs_side-1 =
    .sign = 1
    .short = un lado de 1
signs_side-2 =
    .sign = 2
    .short = un lado de 2
signs_side-4 =
    .sign = 4
    .short = un lado de 4
signs_small-exception =
    .sign = !
    .short = un tablero pequeño, examinado por completo
signs_knights-tour =
    .sign = ✓
    .short = la pieza puede hacer lo que hace el caballo
signs_steps =
    .sign = ✓
    .short = la pieza recorre fila tras fila
signs_circuit =
    .sign = ✓
    .short = la pieza da la vuelta a todo el tablero
signs_colours =
    .sign = ≠
    .short = más casillas de un color
signs_too-few-moves =
    .sign = –
    .short = una casilla con muy pocos movimientos
signs_not-connected =
    .sign = ÷
    .short = casillas a las que no se puede llegar
signs_no-theorem =
    .sign = ?
    .short = ningún teorema lo decide
onRing =
    .side-1 = una sola fila
    .side-2 = dos filas y un número par de columnas
    .side-4 = cuatro filas y un número par de columnas
openInExplore = Probarlo en Explorar
watchSearch = Ver esta búsqueda en Explorar
watchConstruction = Ver en Explorar cómo se construye
beforeArgument = Pulsa «Reproducir» para ver la demostración, casilla a casilla.
searchBrokenOff = La búsqueda se ha parado antes de probarlo todo. Elige otra vez el tablero para reiniciarla.
searching = Buscando un recorrido así, como mucho 10 segundos…
meaning = { $answer ->
            [yes] Hay un recorrido: { $short }.
            [unknown] No se sabe: { $short }.
           *[other] No hay recorrido: { $short }.
        }
boards = { NUMBER($n) } { $n ->
            [one] tablero
           *[other] tableros
        }
mapName = { $target ->
            [closed] Tableros por ancho y alto: recorridos cerrados
           *[other] Tableros por ancho y alto: recorridos abiertos
        }{ $wrap ->
            [columns] {" "}en un anillo
            [both] {" "}en una rosquilla
           *[none] {""}
        }
cell = { $size }: { $answer ->
        [yes] un
        [unknown] quizá un
       *[other] ningún
    } { -tour }, { $short }
caption = { $press } un tablero para ver por qué.
onSurface = { $wrap ->
        [columns] { $size } en un anillo
        [both] { $size } en una rosquilla
       *[none] { $size }
    }
heading = { $hasPiece ->
        [true] { $piece }: ¿tiene
       *[false] ¿Tiene
    } { $size } un { -tour }{ $ends ->
        [both] {" "}de { $start } a { $end }
        [start] {" "}desde { $start }
       *[none] {""}
    }?
title = { $target } de { $size } · { $exist } · { $title }
part =
    .colours = Colorea las casillas como en un tablero de ajedrez. Cada movimiento cambia de color.
    .lines = Ahora repártelas de otra manera: { -rows } exteriores y { -rows } interiores.
    .outer-moves = Mira los movimientos desde las { -rows } exteriores: todos llevan a las interiores. Por eso un recorrido cerrado nunca pasa por dos casillas exteriores seguidas. La mitad de las casillas son exteriores, así que tiene que ir fuera, dentro, fuera, dentro, durante toda la vuelta.
    .alternation = Además, cada movimiento cambia de color. Desde a1, que es exterior y oscura, el recorrido solo llega a casillas exteriores oscuras y a interiores claras.
    .reach = Sigue los movimientos desde a1 hasta donde lleguen.
found =
    .colours = Hasta ahora: { NUMBER($dark) } { $dark ->
            [one] oscura
           *[other] oscuras
        }, { NUMBER($light) } { $light ->
            [one] clara
           *[other] claras
        }.
    .lines = Hasta ahora: { NUMBER($outer) } { $outer ->
            [one] exterior
           *[other] exteriores
        }, { NUMBER($inner) } { $inner ->
            [one] interior
           *[other] interiores
        }.
    .alternation = Hasta ahora: { NUMBER($met) } { $met ->
            [one] alcanzada
           *[other] alcanzadas
        }, { NUMBER($missed) } { $missed ->
            [one] no alcanzada
           *[other] no alcanzadas
        }.
    .reach = Hasta ahora: { NUMBER($reached) } { $reached ->
            [one] alcanzada
           *[other] alcanzadas
        }.
step =
    .light = { $name } es clara.
    .dark = { $name } es oscura.
    .outer = { $name } está en una { -row } exterior.
    .inner = { $name } está en una { -row } interior.
    .bound = Desde { $name } los movimientos llevan a { LIST($moves) }: solo a { -rows } interiores.
    .met = Un recorrido que alterna puede llegar a { $name }.
    .missed = Un recorrido que alterna nunca llega a { $name }.
    .reached = Hay un movimiento de { LIST($moves) } a { $name }.
    .start = Empieza en { $name }.
conclusion =
    .pending = Por lo tanto…
    .alternation = Por lo tanto, el recorrido no pasaría nunca por { NUMBER($missed) } de las { NUMBER($area) } casillas: no hay ningún recorrido cerrado.
    .oneSquare = Por lo tanto, la pieza nunca sale de su casilla: no hay ningún recorrido cerrado.
    .reach = Por lo tanto, a { NUMBER($left) } de las { NUMBER($area) } casillas no se puede llegar: no hay ningún { -tour }.
    .colours = Un recorrido cerrado va oscura, clara, oscura, clara, así que necesita tantas de un color como del otro. Aquí hay { NUMBER($dark) } y { NUMBER($light) }: no hay ningún recorrido cerrado.
searchPlan = { $target ->
            [closed] Los colores no descartan aquí un recorrido, así que lo probamos todo. El caballo prueba cada movimiento y retrocede en cada callejón sin salida. Un recorrido cerrado pasa por todas las casillas, así que basta con un inicio: a1.
           *[other] Los colores no descartan aquí un recorrido, así que lo probamos todo. El caballo prueba cada movimiento y retrocede en cada callejón sin salida. Empieza en cada una de las { NUMBER($starts) } casillas; puedes seguirlo desde a1.
        }
-tried = El caballo se ha colocado { NUMBER($placements) } { $placements ->
        [one] vez
       *[other] veces
    }
searchFound =
    .soFar = { -tried } hasta ahora, en el inicio { NUMBER($start) } de { NUMBER($of) }.
    .none = { -tried } hasta que no quedaba nada por probar: no hay ningún { -tour }.
    .some = { -tried } y { $tours ->
            [1] se ha encontrado 1 recorrido
           *[other] se han encontrado { NUMBER($tours) } recorridos
        }.
construction =
    .oneSquare = El caballo ya está en la única casilla.
    .made = Aquí hay un { -tour } de { NUMBER($squares) } casillas, recién hecho. En los tableros pequeños se busca, en los estrechos se repite un patrón, y en los grandes se unen los recorridos de bloques pequeños. Funciona en todos los tableros que tienen un recorrido.
visit =
    .before = Pulsa «Reproducir» para seguir el recorrido, casilla a casilla.
    .square = Casilla { NUMBER($position) } de { NUMBER($squares) }: { $name }.
    .oneSquare = El recorrido es solo { $first }.
    .closed = Las { NUMBER($squares) } casillas están visitadas, y un movimiento lleva de { $last } de vuelta a { $first }.
    .open = Las { NUMBER($squares) } casillas están visitadas, de { $first } a { $last }.
picture = { $name } ({ $progress }) { $sentence }
wrong =
    .board = el mapa muestra tableros completos con lados de 1 a { NUMBER($most) }; escribe uno como 4x7
    .side = Escribe un número entero de 1 a { NUMBER($most) }.
    .target = { QUOTED($value) } no es un tipo de recorrido; elige closed (cerrado) u open (abierto)
    .wrap = { QUOTED($value) } no es una superficie; elige columns (anillo) o both (rosquilla), o quítalo
