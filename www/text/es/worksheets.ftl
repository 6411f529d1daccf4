labels =
    .print = Imprimir
    .withSolutions = Con las soluciones
    .withoutSolutions = Sin las soluciones
    .other = Otros ejercicios
    .kind = Ficha
    .board = Tablero
    .width = Ancho
    .height = Alto
    .show = Mostrar
    .name = Nombre:
    .grade = Dificultad
    .each = Tableros en la página
    .making = Creando los pasatiempos…
knightMove = El caballo avanza dos casillas en una dirección y una hacia un lado. Salta por encima de las casillas que hay en medio.
warnsdorff = La regla: ve siempre a la casilla con menos salidas, es decir, desde la que quedan menos movimientos a casillas sin número. El caballo avanza dos casillas en una dirección y una hacia un lado.
lines = - De
    - a
oneSolution = Una de las muchas soluciones.
checkSolution = Una solución es correcta si cada número está a un salto de caballo del anterior.
cross = Cruz de 12 casillas
sheets_blank =
    .title = Un tablero en blanco
    .rule = { knightMove }
    .task = ¿Puede un caballo pasar una sola vez por cada casilla? Escribe 1 en la casilla donde empiezas y numera las casillas en el orden en que pasas por ellas.
sheets_counts =
    .title = Un tablero con salidas
    .rule = { warnsdorff }
    .task = El número pequeño de la esquina dice cuántos movimientos hay desde esa casilla. Empieza donde quieras y escribe 1. Ve siempre adonde el número pequeño sea menor. Después de cada movimiento, resta uno a todos los números pequeños que estén a un movimiento.
sheets_predict =
    .title = Predice los cinco movimientos siguientes
    .rule = { warnsdorff }
    .task = El caballo está en la casilla con marco. ¿Adónde lo lleva la regla? Escribe los cinco números siguientes en el tablero, y las casillas en las líneas. No hay empates.
sheets_follow =
    .title = Sigue una regla durante seis movimientos
    .rule = La regla: ve a la casilla más cercana al borde; las esquinas son las más cercanas de todas. Si varias están igual de cerca, elige la que tenga menos salidas, es decir, menos movimientos a casillas sin número. El caballo avanza dos casillas en una dirección y una hacia un lado.
    .task = El caballo está en la casilla con marco. ¿Adónde lo lleva la regla? Escribe los seis números siguientes en el tablero, y las casillas en las líneas. Siempre hay una sola casilla mejor.
sheets_error =
    .title = Encuentra el error
    .rule = { knightMove }
    .task = Cada tablero debería mostrar el principio de un recorrido, pero dos números han cambiado de sitio. Sigue los números desde el 1. ¿Entre qué dos casillas está el primer movimiento equivocado?
sheets_cross =
    .title = El rompecabezas de las 12 casillas
    .rule = { knightMove }
    .task = Pasa con un caballo por las 12 casillas y vuelve a donde empezaste. Pista: dibuja las casillas como puntos, y los movimientos como líneas entre ellos. Después desenreda el dibujo.
sheets_numbers =
    .title = Completa los números
    .rule = { knightMove }
    .task = Se dan algunos números de un recorrido. Escribe los demás de modo que cada número esté a un salto de caballo del anterior. Cada número aparece una vez, y solo hay una solución.
noSolution = El tablero de { $board } no tiene ningún recorrido.
wrongMove = De { $first } a { $last } no hay un salto de caballo.
exercise = { NUMBER($n) }.
solutionsOf = Soluciones: { $title }
pictureOf = { $isSolved ->
            [true] Solución
           *[false] Ejercicio
        } { NUMBER($n) }: { $board }
tooSmall = Este ejercicio no existe en un tablero de { $board }. Elige uno más grande, como 8 × 8.
foot = Laboratorio del caballo · { $board } · semilla { $seed }
nextMove = { NUMBER($n) }: { $square }
cell = { $square }: { $what ->
            [hole] no hay casilla
            [empty] vacía
           *[text] { $text }
        }{ $isKnightHere ->
            [true] , con el caballo
           *[false] {""}
        }
row = Fila { NUMBER($n) }. { $cells }.
cells = { $first }; { $second }
