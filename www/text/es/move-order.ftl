orderNames =
    .encyclopaedia = Programa de una enciclopedia
    .tutorial = Desde la derecha, al revés que el reloj (manuales)
    .geeksforgeeks = Desde abajo, al revés que el reloj (GeeksforGeeks)
    .clockwise = Desde arriba, como el reloj
    .rows = Primero, las casillas de más arriba
    .columns = Primero, las casillas más a la izquierda
ownOrder = El tuyo
intro = Los números dicen qué movimiento va antes. Arrastra un número sobre otro, o toca los dos. Con el teclado, pulsa una flecha o una cifra sobre un número.
move = { $isRight ->
        [true] { NUMBER($across) } a la derecha
       *[false] { NUMBER($across) } a la izquierda
    }, { $isUp ->
        [true] { NUMBER($along) } arriba
       *[false] { NUMBER($along) } abajo
    }: número { NUMBER($place) } de { NUMBER($all) }
picked = Ahora toca el número cuyo puesto ocupa.
undo = Deshacer
usual = Orden habitual
