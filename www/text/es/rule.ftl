own = Escribir la tuya
opened = Puedes escribir tu regla debajo de esta lista.
name = Tu propia regla
usual = Regla de Warnsdorff y, si hay empate:
measures_onward =
    .least = con menos salidas
    .greatest = con más salidas
    .head = salidas
measures_onward-sum =
    .least = con la suma más pequeña de salidas un movimiento después
    .greatest = con la suma más grande de salidas un movimiento después
    .head = suma después
measures_onward-min =
    .least = con menos salidas un movimiento después
    .greatest = con más salidas tras el peor movimiento siguiente
    .head = mín. después
measures_onward-max =
    .least = con menos salidas tras el mejor movimiento siguiente
    .greatest = con más salidas un movimiento después
    .head = máx. después
measures_onward2 =
    .least = con menos {"casillas"} libres a dos movimientos
    .greatest = con más {"casillas"} libres a dos movimientos
    .head = a dos
measures_degree =
    .least = con menos movimientos en el {"tablero"} vacío
    .greatest = con más movimientos en el {"tablero"} vacío
    .head = grado
measures_visited =
    .least = con menos {"casillas"} {"visitadas"} a un movimiento
    .greatest = con más {"casillas"} {"visitadas"} a un movimiento
    .head = visitas
measures_centre =
    .least = más cerca del centro
    .greatest = más lejos del centro
    .head = centro
measures_edge =
    .least = más cerca del borde
    .greatest = más lejos del borde
    .head = borde
measures_corner =
    .least = más cerca de una esquina
    .greatest = más lejos de las esquinas
    .head = esquina
measures_start =
    .least = más cerca del inicio
    .greatest = más lejos del inicio
    .head = inicio
measures_turn =
    .least = con el giro más suave
    .greatest = con el giro más cerrado
    .head = giro
measures_row =
    .least = de la fila más baja
    .greatest = de la fila más alta
    .head = fila
measures_column =
    .least = más a la izquierda
    .greatest = más a la derecha
    .head = columna
measures_quadrant =
    .least = del cuarto con el número más bajo
    .greatest = del cuarto con el número más alto
    .head = cuarto
measures_order =
    .least = antes en el orden de los movimientos
    .greatest = después en el orden de los movimientos
    .head = orden
measures_move =
    .least = con el primer movimiento del orden
    .greatest = con el último movimiento del orden
    .head = movimiento
formula = fórmula
soughtByFormula = { $isLeast ->
        [true] con el menor valor de { QUOTED($formula) }
       *[false] con el mayor valor de { QUOTED($formula) }
    }
sought = { $isPlace ->
        [true] { $isSeveral ->
            [true] que están { $words }
           *[false] que está { $words }
        }
       *[false] { $words }
    }
values =
    .one = { $head } { NUMBER($value) }
    .decisive = criterio decisivo: { $head }
    .several = { $before }, { $next }
columnHead = { $isDecisive ->
        [true] { $head } ✓
       *[false] { $head }
    }
centreUnit = { QUOTED($head) } es la distancia al centro del tablero, en medias casillas, por sí misma.
usualNumbers = lo que mira el método
named = Regla { QUOTED($rule) }
-last = { $last ->
        [order] primera por orden
        [random] cualquiera, al azar
       *[regions] según la zona del {"tablero"}
    }
-last-after = { $last ->
        [order] la primera
        [random] al azar
       *[regions] según la zona del {"tablero"}
    }
ownLines =
    .measure = mide cada opción con la regla
    .go = ve a la opción { $soughtBy }
    .tie = si empatan: { -last }
    .tieBy = si empatan: opción { $criteria }; luego, { -last-after }
    .then = { $before }; luego, { $next }
    .criterion = { $soughtBy }
race_first =
    .take = Tu regla elige la opción { $soughtBy }: { CHOSEN($to) }.
    .keep = Tu regla se queda con las opciones { $soughtBy }: { SOME($some) }.
race_next =
    .take = De ellas elige la opción { $soughtBy }: { CHOSEN($to) }.
    .keep = De ellas deja las opciones { $soughtBy }: { SOME($some) }.
race_last =
    .order = Son iguales, así que elige la primera en el orden de los movimientos: { CHOSEN($to) }.
    .random = Son iguales, así que decide el azar: { CHOSEN($to) }.
    .regions = Son iguales, así que decide el orden de esta zona del {"tablero"}: { CHOSEN($to) }.
race_allEqual =
    .order = Para tu regla todas las opciones son iguales, así que elige la primera en el orden de los movimientos: { CHOSEN($to) }.
    .random = Para tu regla todas las opciones son iguales, así que decide el azar: { CHOSEN($to) }.
    .regions = Para tu regla todas las opciones son iguales, así que decide el orden de esta zona del {"tablero"}: { CHOSEN($to) }.
