formationSides =
    .left = borde izquierdo
    .right = borde derecho
    .bottom = borde inferior
    .top = borde superior
uses =
    .goes-on = Desde ahí el camino puede llegar a {"una casilla"} libre.
    .closes = Desde ahí el camino puede llegar al inicio.
    .detour = Ahora cabe un desvío.
    .none = De todos los finales posibles, este es el que hace más tiempo que no se usa.
options_order =
    .name = Orden
options_order_values_tutorial =
    .name = En el orden de los movimientos
    .short = orden: de los movimientos
options_order_values_fewest-first =
    .name = Primero, menos salidas
    .short = orden: primero, menos salidas
options_prune =
    .name = Mirar adelante
options_prune_values_false =
    .name = No
    .short = mirar adelante: no
options_prune_values_true =
    .name = Sí: dejarlo si ya es imposible
    .short = mirar adelante: sí
options_update =
    .name = Actualización
options_update_values_shuffled =
    .name = Una a una, barajadas
    .short = actualización: una a una, barajadas
options_update_values_fixed =
    .name = Una a una, en orden
    .short = actualización: una a una, en orden
options_update_values_all-at-once =
    .name = Todas a la vez
    .short = actualización: todas a la vez
options_equation =
    .name = Regla
options_equation_values_corrected =
    .name = Corregida
    .short = regla: corregida
options_equation_values_printed =
    .name = Como está impresa: no funciona
    .short = regla: como está impresa
options_merge =
    .name = Unir
options_merge_values_false =
    .name = No
    .short = unir: no
options_merge_values_true =
    .name = Sí: los ciclos del final
    .short = unir: sí
options_growth =
    .name = Crecimiento
options_growth_values_fewest =
    .name = Primero, menos salidas
    .short = crecimiento: primero, menos salidas
options_growth_values_random =
    .name = Al azar
    .short = crecimiento: al azar
options_symmetry =
    .name = Simetría
options_symmetry_values_any =
    .name = La primera posible
    .short = simetría: la primera posible
options_symmetry_values_half-turn =
    .name = Media vuelta
    .short = simetría: media vuelta
options_symmetry_values_quarter-turn =
    .name = Cuarto de vuelta
    .short = simetría: cuarto de vuelta
options_symmetry_values_mirror =
    .name = Espejo
    .short = simetría: espejo
options_crossings =
    .name = Cruces
options_crossings_values_any =
    .name = Permitidos
    .short = cruces: permitidos
options_crossings_values_none =
    .name = Ninguno
    .short = cruces: ninguno
otherOption = { $id }: { $value }
triedBy =
    .warnsdorff = Cada intento siguió la regla hasta atascarse, o gastó todos sus pasos.
    .restarts = Cada intento acabó en un callejón sin salida, o no se cerró.
    .backtracking = No hubo tiempo de probar todas las posibilidades.
    .edges-first = No todo lo que sobraba cabía como desvíos.
    .blocks = El método no encontró un recorrido de alguno de los bloques, o una forma de unir dos de ellos.
    .rotations = El método giró el final de su camino y reinició todo ese tiempo.
    .cycles = Ningún cambio unió los ciclos que quedaban, y probarlo todo llevaría demasiado tiempo.
    .neural = La red se estabilizó en varios ciclos, o no se estabilizó.
    .symmetric = Ningún camino que creció pudo unirse a sus imágenes.
askedMethods =
    .theory = la teoría
    .cycles = la unión de ciclos pequeños
    .rotations = el giro del final de un camino
    .decision = la decisión {"casilla"} a {"casilla"}
    .cycles-again = la unión de otros ciclos
    .exhaustive = la búsqueda completa
pruneCauses =
    .unreachable = ya ningún movimiento lleva a { SQUARE($name) }
    .too-many-ends = { SQUARE($name) } solo podría ser un extremo, y el recorrido ya tiene los dos
    .cut-in-two = desde aquí ya no se puede llegar a { SQUARE($name) }
    .start-cut-off = no queda libre {"ninguna casilla"} a un movimiento del inicio, { SQUARE($name) }
rotation = { $left ->
            [0] El camino pasa por {"todas las casillas"}, pero { SQUARE($start) } no está a un movimiento de { SQUARE($focus) }.
           *[other] Desde { SQUARE($focus) } el camino no puede llegar a {"ninguna casilla"} libre.
        } El método une este final con { SQUARE($at) } y le da la vuelta al camino a partir de ahí. Ahora termina en { CHOSEN($to) }. { PARTS($use) }
-maker = { $isRule ->
        [true] la regla
       *[false] el método
    }
wentByHand =
    .alone = Has ido a { $to }.
    .same = Has ido a { $to }, como habría hecho { -maker }.
    .other = Has ido a { $to }; { -maker } prefería { $preferred }.
-ways = { $ways ->
        [0] ninguna salida
        [one] { $ways } salida
       *[other] { $ways } salidas
    }
-with-ways = { $ways ->
        [0] sin { -ways }
       *[other] con { -ways }
    }
-next-order = El orden siguiente, { $order }
-squares = { $squares ->
        [one] { $squares } {"casilla"}
       *[other] { $squares } {"casillas"}
    }
-attempts = { $attempts ->
        [one] { $attempts } intento
       *[other] { $attempts } intentos
    }
-loops = { $cycles ->
        [one] { $cycles } ciclo
       *[other] { $cycles } ciclos
    }
-loops-left = { $cycles ->
        [1] Queda un ciclo: un recorrido cerrado.
       *[other] Quedan { $cycles } ciclos.
    }
-still-missing = { $missing ->
        [0] Ahora cada {"casilla"} tiene dos.
        [1] Todavía falta 1 movimiento.
       *[other] Todavía faltan { $missing } movimientos.
    }
-sweeps = { $sweeps ->
        [one] { $sweeps } barrido
       *[other] { $sweeps } barridos
    }
-cause = { $cause ->
        [several-cycles] La red se ha estabilizado en { -loops } en lugar de una.
        [no-merge] La red ya no puede unir más sus { -loops }.
        [too-many-sweeps] La red no se ha estabilizado en { -sweeps }.
       *[frozen] La red se ha estabilizado, pero hay {"casillas"} que no tienen dos movimientos.
    }
stories =
    .forward = Desde { SQUARE($focus) }, {"el caballo"} prueba la opción siguiente por orden{ $tried ->
            [0] {""}
            [1] , tras una que falló
           *[other] , tras { WORD($tried) } que fallaron
        }: { CHOSEN($to) }.{ $left ->
            [0] {""}
            [1] {" "}Queda otra opción para probar después.
           *[other] {" "}Quedan otras { WORD($left) } opciones para probar después.
        }
    .prune = Desde { SQUARE($focus) } no hay ningún recorrido posible: { PARTS($why) }. {"El caballo"} vuelve a { CHOSEN($to) }.
    .by-hand = { $isSame ->
            [true] Vas de { SQUARE($focus) } a { CHOSEN($to) }, { -with-ways }, como habría hecho { -maker }.
           *[false] Vas de { SQUARE($focus) } a { CHOSEN($to) }, { -with-ways }; { -maker } prefería { SQUARE($preferred) }.
        }
    .closed-by-hand = Cierras el recorrido con el movimiento hacia { CHOSEN($to) }.
    .take-next = El recorrido va de { SQUARE($focus) } a { CHOSEN($to) }, que { $ways ->
            [0] no tiene { -ways }
           *[other] tiene { -ways }
        }{ $kind ->
            [more] . La regla de Warnsdorff iría a {"una casilla"} con { $fewest }
            [fewest] : el menor número, como prefiere la regla de Warnsdorff
           *[other] {""}
        }.
    .breaks = { -next-order }: de { SQUARE($from) } a { SQUARE($to) } no hay ningún movimiento.
    .not-closed = { -next-order }: cada paso es un movimiento. Pero de { SQUARE($from) } ningún movimiento vuelve a { SQUARE($to) }.
    .holds = { -next-order }: cada paso es un movimiento.
    .attempt-failed = { $isOpen ->
            [true] Ha pasado por {"todas las casillas"}, pero el recorrido es abierto.
           *[false] Callejón sin salida tras { $visited } de { -squares }.
        } {"El caballo"} deshace todos los movimientos. { -attempts } hasta ahora: { $complete ->
            [1] 1 pasó
           *[other] { $complete } pasaron
        } por {"todas las casillas"} ({ PERCENT($complete, $attempts) }), y ninguno se cerró.
    .closed-after-attempts = Ha pasado por {"todas las casillas"}, y el movimiento hacia { CHOSEN($to) } cierra el recorrido. Es el primero que se cierra en { -attempts } ({ PERCENT($one, $attempts) }). De esos intentos, { $complete ->
            [1] 1 pasó
           *[other] { $complete } pasaron
        } por {"todas las casillas"} ({ PERCENT($complete, $attempts) }).
    .grow = El camino sigue de { SQUARE($focus) } a { CHOSEN($to) }, { -with-ways }{ $isTied ->
            [true] , al azar entre iguales
           *[false] {""}
        }.
    .grow-at-random = El camino sigue de { SQUARE($focus) } a { CHOSEN($to) }, al azar entre { $candidates ->
            [one] { $candidates } {"casilla"}
           *[other] { $candidates } {"casillas"}
        }.
    .rotations-failed = El método ha girado el final { $turns ->
            [one] { $turns } vez
           *[other] { $turns } veces
        } sin éxito, con { $visited } de { -squares }. Deshace todos los movimientos y empieza el intento { $next }.
    .cut = { $side ->
            [rows] El método corta el {"tablero"} por encima de la fila { $after } desde abajo.
           *[columns] El método corta el {"tablero"} tras la columna { $after } desde la izquierda.
        }
    .base-tour = { $isWhole ->
            [true] El {"tablero"} es un solo bloque de { $size }, que
           *[false] El bloque de { $size } en { SQUARE($corner) }
        } { $origin ->
            [copied] recibe el mismo recorrido que otro de su tamaño.
            [closed] recibe un recorrido cerrado, encontrado por búsqueda.
           *[open] recibe un recorrido abierto, encontrado por búsqueda.
        }
    .blocks-joined = Dos bloques se convierten en uno. Dos movimientos que cruzan de uno a otro sustituyen a uno de cada bloque; uno de ellos va de { SQUARE($from) } a { SQUARE($to) }. { $left ->
            [1] Queda un recorrido.
           *[other] Quedan { $left } recorridos.
        }
    .piece-inserted = El movimiento de { SQUARE($from) } a { SQUARE($to) } deja sitio para el recorrido del trozo siguiente.
    .strand-ends = { $columns ->
            [1] La columna de { SQUARE($corner) } recibe un recorrido del que salen cuatro hilos.
           *[other] Las { NUMBER($columns) } columnas desde { SQUARE($corner) } reciben un recorrido del que salen cuatro hilos.
        }
    .strands = Los cuatro hilos siguen por dos columnas, desde { SQUARE($corner) }.
    .strands-tied = El método ata los cuatro hilos a las columnas desde { SQUARE($corner) }.
    .opened = Pediste un recorrido abierto, así que se quita el movimiento de { SQUARE($last) } al inicio, { SQUARE($start) }.
    .formation-sets-out = Cuatro hilos salen de { SQUARE($from) } y de sus vecinas, unidos de dos en dos. Avanzan uno al lado de otro.
    .formation-advances = { $strands ->
            [4] Los cuatro hilos siguen recto, el primero hasta { SQUARE($to) }.
            [1] Un hilo sigue recto, hasta { SQUARE($to) }.
           *[other] { NUMBER($strands) } hilos siguen recto, el primero hasta { SQUARE($to) }.
        }
    .formation-turns = En el { $edge } los hilos giran hacia las cuatro líneas siguientes, con { $moves ->
            [one] { $moves } movimiento
           *[other] { $moves } movimientos
        }.
    .formation-ends = En la última esquina, en { SQUARE($at) }, el primer hilo se une al tercero, y el segundo al cuarto. No son las parejas del principio, así que los cuatro forman un solo recorrido cerrado.
    .formation-too-large = En este {"tablero"} cuatro hilos no tienen sitio para girar. Este recorrido se encontró antes, con una búsqueda de pocos giros y pocos cruces.
    .match = { $moves ->
            [1] Un movimiento más, para {"la casilla"} con menos opciones. { -still-missing }
           *[other] { $moves } movimientos más, cada uno para {"la casilla"} con menos opciones. { -still-missing }
        }
    .augment = A dos {"casillas"} les falta un movimiento. Al cambiar una cadena de movimientos, { $out } fuera y { $added } dentro, {"las"} dos consiguen uno. { -still-missing }
    .merge = Dos ciclos se convierten en uno: dos movimientos que cruzan sustituyen a uno de cada ciclo. El ciclo más pequeño tenía { $size ->
            [one] { $size } {"casilla"}
           *[other] { $size } {"casillas"}
        }. { -loops-left }
    .exchange = Un cambio más largo, { $out ->
            [one] { $out } movimiento
           *[other] { $out } movimientos
        } fuera y otros tantos dentro, une { $joined ->
            [one] { $joined } ciclo
           *[other] { $joined } ciclos
        }. { -loops-left }
    .shift = No se pueden unir dos ciclos. Al cambiar { $out ->
            [one] { $out } movimiento
           *[other] { $out } movimientos
        } salen otros distintos, que siguen siendo { $cycles }.
    .match-again = Estos { $cycles } ciclos siguen separados. El método quita todos los movimientos y empieza el intento { $attempt }.
    .try-all = Ahora el método prueba todas las posibilidades. Resueltos: { $tried } de { $ends ->
            [one] { $ends } caso
           *[other] { $ends } casos
        }.
    .found = Al probar todas las posibilidades ha aparecido un recorrido.
    .next-method = No ha dado respuesta { $name }. Ahora toca { $next }.
    .decide = Este método sigue a la vez todos los caminos por {"las casillas"}: van { $finished } de { -squares }, y ahora le toca a { SQUARE($focus) }; { $states ->
            [one] { $states } estado
           *[other] { $states } estados
        } hasta ahora.
    .answered = Hay recorrido. Lo ha encontrado { $name }.
    .wake = Intento { $attempt }: de { $moves ->
            [one] { $moves } movimiento
           *[other] { $moves } movimientos
        }, { $active ->
            [1] 1 se enciende
           *[other] { $active } se encienden
        } al azar.
    .sweep = Barrido { $sweep }: { $switched ->
            [one] { $switched } movimiento cambiado
           *[other] { $switched } movimientos cambiados
        }, { $active ->
            [one] { $active } activo
           *[other] { $active } activos
        }. { $settled ->
            [1] 1 de { -squares } tiene los dos que necesita.
           *[other] { $settled } de { -squares } tienen los dos que necesitan.
        }
    .several-cycles = Tras { -sweeps }, cada {"casilla"} tiene dos movimientos, pero forman { -loops }.
    .frozen = Tras { -sweeps } ya no cambia nada, pero solo { $settled ->
            [1] 1 de { -squares } tiene
           *[other] { $settled } de { -squares } tienen
        } dos movimientos.
    .merge-cycles = Dos ciclos se convierten en uno: dos movimientos que cruzan sustituyen a uno de cada ciclo. { -loops-left }
    .longer = Un camino más largo: visita { NUMBER($visited) } {"casillas"}. Ningún camino puede visitar más de { NUMBER($most) }.
    .grow-paths = Caminos que han crecido hasta ahora: { NUMBER($paths) }. Ninguno visita aún más de { NUMBER($visited) } {"casillas"}, y ninguno puede visitar más de { NUMBER($most) }.
    .try-longer = Ahora se prueban todos los caminos. Posiciones hasta ahora: { NUMBER($positions) }. Ninguno tiene aún más de { NUMBER($visited) } {"casillas"}, y ninguno puede tener más de { NUMBER($most) }.
    .grow-alike = El camino sigue de { SQUARE($focus) } a { CHOSEN($to) }, y { $images ->
            [1] su imagen lo acompaña
           *[other] sus imágenes lo acompañan
        }.
    .rotate-alike = { $left ->
            [0] El camino que termina en { SQUARE($focus) } no puede unirse a sus imágenes.
           *[other] El camino está atascado en { SQUARE($focus) }.
        } El método le da la vuelta al final, también en las imágenes. Ahora termina en { CHOSEN($to) }.
    .close-alike = El camino y sus imágenes se unen en un recorrido.
    .restart-alike = Dar la vuelta al final no ayudó. El método deshace todos los movimientos y empieza el intento { NUMBER($next) }.
    .try-alike = Ahora se prueban todos los caminos por el tablero plegado. Posiciones hasta ahora: { NUMBER($positions) }.
    .reseed = { -cause } Quita todos los movimientos y empieza el intento { $attempt }.
    .to-corner = { $tied ->
            [1] Se puede llegar a una esquina, y las esquinas van primero: { CHOSEN($to) }.
           *[other] Se puede llegar a { WORD($tied) } esquinas, y las esquinas van primero. Una de ellas, al azar: { CHOSEN($to) }.
        }
    .near-edge = Desde { SQUARE($focus) }, lo más cercano al borde es { CHOSEN($to) }, { $distance ->
            [0] en el borde
            [one] a { $distance } casilla del borde
           *[other] a { $distance } casillas del borde
        }{ $tied ->
            [1] {""}
           *[other] , al azar entre { WORD($tied) }
        }.
    .detour = Un desvío: entre { SQUARE($from) } y { SQUARE($to) }, { $letters ->
            [1] 1 {"casilla"} que sobraba encuentra sitio como { $first }
           *[other] { $letters } {"casillas"} que sobraban encuentran sitio, de { $first } a { $last }
        }.
    .renumber = { $left ->
            [0] Ya están {"visitadas"} {"todas las casillas"}.
            [1] 1 {"casilla"} se ha quedado sin sitio.
           *[other] { $left } {"casillas"} se han quedado sin sitio.
        } { $lettered ->
            [1] La letra se cambia por un número.
           *[other] Las { $lettered } letras se cambian por números.
        }
code_lines =
    .place = pon {"el caballo"} en el inicio
    .until-all-visited = mientras queden {"casillas"}:
    .count-onward-moves = cuenta las salidas de cada opción
    .go-to-fewest = ve a la que tiene menos
    .close = cierra el recorrido: vuelve al inicio
    .out-of-steps = sin más pasos: reinicia, empates al azar
    .prune = si ya es imposible: retrocede
    .try-next = ve a la siguiente opción sin probar
    .take-back = si no queda ninguna: retrocede
    .all-tried = todo probado: no hay recorrido
    .until-stuck = hasta que se atasque:
    .corner-or-nearest-edge = ve a una esquina, o cerca del borde
    .splice-detours = visita lo que sobra con desvíos
    .rotate-end = si se atasca, gira el final del camino
    .renumber = cambia las letras por números
    .break-tie-at-random = si empatan: elige al azar
    .take-next = sigue el recorrido un paso más
    .restart = si eso falla, reinicia
    .grow = alárgalo adonde haya menos salidas
    .grow-at-random = alárgalo adonde sea
    .rotate-until-closed = gira el final hasta que se cierre
    .cut = corta el {"tablero"} en bloques
    .base-tours = busca un recorrido de cada bloque
    .until-one-tour = hasta que quede un recorrido:
    .join = une dos: cambia dos movimientos
    .insert = pon un trozo en lugar de un movimiento
    .strands = lleva cuatro hilos por cuatro filas
    .open = abre el recorrido en el inicio
    .set-out = cuatro hilos salen de una esquina
    .until-last-corner = hasta llegar a la esquina opuesta:
    .advance = siguen recto, uno al lado del otro
    .turn = en un borde, giran a otras líneas
    .end = allí, une los hilos cruzados
    .written-down = si es pequeño: uno ya encontrado
    .diagnose = busca qué impide un recorrido
    .bound = cuenta lo que permiten los colores
    .until-bound = hasta que un camino visite tantas:
    .grow-paths = haz crecer caminos de otros inicios
    .try-longer = si es {"pequeño"}, prueba todos
    .fold = pliega el tablero por la simetría
    .grow-alike = alarga el camino y sus imágenes
    .rotate-alike = si se atasca, gira los finales
    .close-alike = une el camino a sus imágenes
    .restart-alike = si eso falla, reinicia
    .try-alike = si es pequeño, prueba todos
    .match-greedily = da dos movimientos a cada {"casilla"}
    .augment = cambia cadenas hasta que todo tenga dos
    .until-one-cycle = hasta que quede un solo ciclo:
    .merge = une dos ciclos: dos por dos
    .exchange = si no se unen, cambia más movimientos
    .match-again = si eso falla, empieza con otros
    .try-all = en {"tableros"} pequeños, pruébalo todo
    .ask-theory = pregunta a la teoría
    .ask-cycles = une ciclos pequeños, o si no
    .ask-rotations = gira el final de un camino, o si no
    .ask-decision = decide {"casilla"} a {"casilla"}, o si no
    .ask-cycles-again = une otros ciclos, o si no
    .ask-exhaustive = pruébalo todo, o si no
    .give-up = abandona
    .wake = enciende movimientos al azar
    .until-two-each = hasta que cada {"casilla"} tenga dos:
    .switch = U > 3: enciende; U < 0: apaga
    .one-cycle = si forman un ciclo, es un recorrido
    .reseed = si no, reinicia al azar
    .each-order = para cada orden de {"las casillas"}:
    .follow = síguelo si cada paso es un movimiento
    .holds = si todos lo son, es un recorrido
    .update = U ← U + 4 − activos en ambos extremos
    .update-printed = U ← U + 2 − activos que comparten {"casilla"}
code_ties =
    .first = si empatan: la primera por orden
    .random = si empatan: cualquiera, al azar
    .pohl-sum = si empatan: menor suma después
    .pohl-min = si empatan: menos salidas después
    .roth = si empatan: la más lejana del centro
    .roth-random = si empatan: la más lejana, o al azar
    .squirrel-cull = si empatan: según la zona
code_deadEnds =
    .stop = si se atasca: para
    .backtrack = si se atasca: retrocede un paso
    .restart = si se atasca: reinicia, empates al azar
