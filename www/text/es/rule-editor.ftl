labels =
    .title = Tu regla
    .intro = {"El caballo"} elige {"la"} mejor {"casilla"} según la línea 1. Si hay varias igual de buenas, decide la línea siguiente.
    .lines = Líneas de la regla
    .last = Después
    .add = Añadir una línea
    .addFormula = Añadir una fórmula
    .undo = Deshacer cambio
    .usual = Partir de la de Warnsdorff
    .text = Como texto
    .copy = Copiar la regla

superlatives =
    .fewest = Menos
    .most = Más
    .nearest = Más cerca
    .farthest = Más lejos
    .least = Menor
    .greatest = Mayor

measures_onward =
    .name = salidas
    .means = {"Las casillas"} libres que están a un movimiento.

measures_onward-sum =
    .name = salidas después: la suma
    .means = Imagina un movimiento más. Suma las salidas de {"todas las casillas"} a las que llevaría.

measures_onward-min =
    .name = salidas después: el mínimo
    .means = Imagina un movimiento más. Toma el menor número de salidas que habría allí.

measures_onward-max =
    .name = salidas después: el máximo
    .means = Imagina un movimiento más. Toma el mayor número de salidas que habría allí.

measures_onward2 =
    .name = {"casillas"} a dos movimientos
    .means = {"Las casillas"} libres a las que pueden llevar dos movimientos más.

measures_degree =
    .name = movimientos en el {"tablero"} vacío
    .means = Todos los movimientos que había antes de empezar el recorrido (el grado).

measures_visited =
    .name = {"casillas"} {"visitadas"} a un movimiento
    .means = {"Las casillas"} ya {"visitadas"} que están a un movimiento.

measures_centre =
    .name = del centro
    .means = Su distancia al centro del tablero.

measures_edge =
    .name = del borde
    .means = 0 en una esquina, 1 en el borde, 2 un paso más adentro.

measures_corner =
    .name = de una esquina
    .means = Su distancia a la esquina que tiene más cerca.

measures_start =
    .name = del inicio
    .means = Su distancia a la casilla donde empezó el recorrido.

measures_turn =
    .name = giro
    .means = Cuánto gira el caballo. Seguir recto es 0.

measures_row =
    .name = número de fila
    .means = Las filas se cuentan desde 1, de abajo arriba.

measures_column =
    .name = número de columna
    .means = Las columnas se cuentan desde 1, de izquierda a derecha.

measures_quadrant =
    .name = cuarto del tablero
    .means = El cuarto 1 está arriba a la derecha; después, el 2, el 3 y el 4 en sentido contrario a las agujas del reloj.

measures_order =
    .name = puesto en el orden de movimientos
    .means = La página prueba los movimientos en un orden fijo. Este es su puesto en él.

formulaHelp = Usa palabras como onward (salidas) y visited (visitadas), números enteros, + - * ( ), min(a, b) y max(a, b).
formulas =
    .board = 2*onward + edge
    .graph = 2*onward + visited

lasts =
    .order = primera en el orden de movimientos
    .random = cualquiera, al azar
    .regions = según la zona (Squirrel y Cull)

missing = ?

ofLine =
    .line = Línea { NUMBER($n) }
    .superlative = Línea { NUMBER($n) }: menos o más
    .measure = Línea { NUMBER($n) }: qué cuenta
    .formula = Línea { NUMBER($n) }: fórmula
    .up = Subir la línea { NUMBER($n) }
    .down = Bajar la línea { NUMBER($n) }
    .remove = Quitar la línea { NUMBER($n) }

told =
    .used = Ahora tu regla es: { $text }.
    .copied = La regla está copiada.
    .notCopied = No se pudo copiar la regla. Está seleccionada.
