colours =
    .title = Demuéstralo con colores
    .known = - Cada salto de caballo cambia el color de la casilla.
        - Por eso un tablero con un número impar de casillas no tiene recorridos cerrados.
        - Una demostración te ahorra la búsqueda: nadie tiene que probar todos los caminos.
    .goOn = ¿Posible? Pregunta por otros tableros
colours_steps_count =
    .text = Cada salto de caballo cambia el color de la casilla. Este tablero tiene 25 casillas.
    .ask = ¿Cuántas casillas tienen el color de la esquina a1?
    .right = Bien: 13, y 12 son del otro color.
    .nudge = Casi. Cuenta las casillas de ese color fila por fila y vuelve a probar.
    .wrong = Hay 13, una más que del otro color, porque el número de casillas es impar.
colours_steps_odd =
    .text = Un recorrido cerrado vuelve a su inicio. En todo el recorrido se alternan casillas claras y oscuras.
    .ask = ¿Puede tener 5 × 5 un recorrido cerrado?
    .options =
        | Sí, con suerte | En un recorrido cerrado se alternan claras y oscuras, así que habría las mismas de cada color. Pero hay 13 y 12.
        | No | Bien: en un recorrido cerrado hay tantas claras como oscuras, y 13 no es 12. Por eso ningún tablero con un número impar de casillas tiene un recorrido cerrado.
colours_steps_start =
    .text = Un recorrido abierto de 25 casillas empieza y acaba en el color que tiene 13 casillas.
    .ask = { $press } una casilla en la que no pueda empezar ningún recorrido.
    .right = Bien: es del color que tiene 12 casillas, así que ahí no puede empezar ningún recorrido.
    .nudge = Ahí sí puede empezar un recorrido: es del color de las esquinas. Busca el otro color.
    .wrong = Esa casilla también es del color de las esquinas. Elige una que esté al lado, encima o debajo.
colours_steps_argument =
    .text = ¿Puede tener un recorrido cerrado este tablero de 4 casillas de alto? Tiene tantas casillas claras como oscuras. Repartir las casillas de otra manera lleva a una contradicción. Pulsa «Reproducir» o «Avanzar».
    .ask = ¿Dónde está la contradicción?
    .options =
        | Se alternarían exteriores e interiores, y también claras y oscuras | Bien. Entonces todas las casillas exteriores serían del mismo color. Pero una fila exterior tiene los dos.
        | Hay más casillas exteriores que interiores | Hay 14 de cada. Por eso tendrían que alternarse.
        | Algunas casillas solo tienen dos movimientos | Es verdad, pero con dos movimientos basta para entrar y salir.
colours_steps_map =
    .text = ¿Qué tableros tienen recorridos cerrados? Aquí están todos, de 3 × 3 a 10 × 10. Los colores descartan algunos, y un lado de 4 descarta otros. Los pequeños pueden ser, sencillamente, demasiado pequeños.
    .ask = Primero adivina: marca todos los tableros que tienen un recorrido cerrado. Después pulsa «Comprobar».
colours_steps_blame =
    .text = Las demostraciones también encuentran errores. Este camino en 5 × 5 ya no puede acabar en un recorrido: una casilla ha quedado aislada.
    .ask = ¿A qué casilla ya no se puede llegar?
    .right = Bien: las dos entradas a e1 ya están gastadas.
    .nudge = Esa no. Busca una casilla del borde que tenga gastadas sus dos entradas.
    .wrong = Es e1. Sus dos entradas, c2 y d3, están gastadas.
graph =
    .title = Dibuja un tablero como grafo
    .known = - En un grafo, las casillas son puntos y los movimientos son líneas.
        - Si un punto solo tiene dos líneas, un recorrido cerrado usa las dos.
        - Un recorrido cerrado del caballo es un ciclo hamiltoniano.
    .goOn = Explorar: mira cómo juega la regla al juego de Hamilton
graph_steps_ring =
    .text = Dibuja cada casilla como un punto y cada movimiento como una línea: eso es un grafo. Este tablero, 3 × 3 sin el centro, se despliega en un círculo. Pulsa «Desplegar» o mueve el control.
    .ask = ¿Cuántos recorridos cerrados tiene? No importan ni el inicio ni el sentido.
    .right = Bien: uno, el propio círculo. No hay otro.
    .nudge = Casi. Despliega el tablero y sigue las líneas: ¿cuántas veces puedes elegir?
    .wrong = Tiene uno: el propio círculo. De cada punto salen solo dos líneas.
graph_steps_cross =
    .text = Esta cruz tiene 12 casillas. Desplegada es casi un anillo: ocho de sus casillas tienen tres movimientos, y cuatro solo tienen dos.
    .ask = Una casilla solo tiene dos movimientos. ¿Qué hace allí un recorrido cerrado?
    .options =
        | Usa los dos | Bien: necesita uno para entrar y otro para salir. Por eso casi todo el recorrido es obligado.
        | Usa uno de los dos | Entonces podría entrar en la casilla, pero no salir de ella.
graph_steps_cross-tour =
    .text = La misma cruz, dibujada como un anillo. Tus movimientos aparecen también en el tablero de al lado. En el tablero es un rompecabezas. En el anillo casi no tienes que elegir.
    .ask = Encuentra un recorrido cerrado: pasa por todas las casillas y vuelve a b1.
    .right = ¡Un recorrido cerrado! En el anillo es fácil; en el tablero era un rompecabezas.
    .wrong = Un callejón sin salida. Deshaz unos cuantos movimientos: donde una casilla tenga dos líneas, usa las dos.
graph_steps_icosian =
    .text = En 1857 William Rowan Hamilton inventó un juego. Viajas por las aristas de un dodecaedro, pasas una vez por cada una de las 20 ciudades y vuelves. Un viaje así se llama ciclo hamiltoniano. Un recorrido cerrado del caballo también lo es.
    .ask = Pasa por todas las ciudades y vuelve a la primera.
    .right = Un ciclo hamiltoniano, en un grafo que no es un tablero.
    .wrong = Un callejón sin salida. Deshaz unos cuantos movimientos.
graph_steps_herschel =
    .text = La regla de la lección 3 no necesita tablero. Solo cuenta líneas que llevan a puntos sin visitar. Este es el grafo de Herschel.
    .ask = ¿Qué punto elige la regla? Responde cinco veces. Si hay empate, vale cualquiera de los puntos empatados.
graph_steps_petersen =
    .text = El grafo de Petersen tiene diez puntos, y de cada uno salen tres líneas. Pruébalo.
    .ask = ¿Hay un ciclo que pase una vez por cada uno de los diez puntos y regrese?
    .options =
        | Sí | Puedes pasar por los diez, pero no puedes volver. Es el grafo más conocido al que le pasa eso.
        | No | Bien: puedes pasar por los diez, pero no volver. Nadie conoce una prueba rápida que sirva para todos los grafos.
fast =
    .title = Recorridos de tableros enormes
    .known = - Divide y vencerás hace recorridos pequeños y los une en uno grande.
        - Un método lineal tarda el cuádruple con el cuádruple de casillas.
        - Por eso puede con un tablero de un millón de casillas.
    .goOn = Comparar: dos métodos compiten en 50 × 50
fast_steps_blocks =
    .text = Divide y vencerás: este método corta el tablero de 12 × 12 en cuatro bloques y da a cada uno un recorrido cerrado. Después une los vecinos: cambia un movimiento de cada uno por dos movimientos que pasan de un bloque al otro. Pulsa «Avanzar» y mira.
    .ask = ¿Cuántas uniones convierten cuatro recorridos en uno?
    .right = Bien: tres. Con cada unión queda un recorrido menos.
    .nudge = Casi. Cada unión convierte dos recorridos en uno. Empieza con cuatro y vuelve a probar.
    .wrong = Hacen falta tres: con cada unión queda un recorrido menos, hasta que de cuatro queda uno.
fast_steps_timings =
    .text = ¿Cuánto tardan los métodos? Tu dispositivo cronometra ahora tres. Cada tablero tiene el cuádruple de casillas que el anterior.
    .ask = Un método es lineal si con el cuádruple de casillas tarda el cuádruple. ¿Qué métodos parecen lineales?
    .options =
        | Los tres | El backtracking ya se pierde en el segundo tablero.
        | La regla de Warnsdorff y divide y vencerás | Bien, más o menos: de un tablero al siguiente tardan más o menos el cuádruple. Los tableros pequeños van demasiado rápido para saberlo.
        | Ninguno | Mira los tableros más grandes: dos métodos tardan cada vez más o menos el cuádruple.
fast_steps_hundred =
    .text = Aquí hay un tablero de 100 × 100, dividido en bloques. Pulsa «Reproducir» y mira cómo el método los une.
    .ask = Supón que tarda 2 ms. ¿Cuánto necesita un método lineal para 1000 × 1000?
    .options =
        | 20 ms | Los lados son diez veces más largos. ¿Cuántas veces más casillas hay?
        | 200 ms | Bien: con cien veces más casillas tarda cien veces más.
        | 2 s | Eso es mil veces más tiempo. ¿Cuántas veces más casillas hay?
fast_steps_thousand =
    .text = Y este es de 1000 × 1000. Pulsa «Reproducir». Sus casillas son demasiado pequeñas para dibujarlas; por eso el color indica cuándo pasa el caballo por ellas.
    .ask = ¿Cuántos movimientos tiene un recorrido cerrado de este tablero?
    .right = Bien: un millón, uno desde cada casilla. El último vuelve al inicio.
    .nudge = Casi. Un recorrido cerrado hace un movimiento desde cada casilla. ¿Cuántas casillas hay?
    .wrong = Tiene 1 000 000: uno desde cada una de las 1000 × 1000 casillas.
many =
    .title = Cuenta todos los recorridos
    .known = - 5 × 5 tiene 864 recorridos, y 8 × 8, más de 13 billones de recorridos cerrados.
        - Se pueden contar los recorridos sin encontrarlos todos: el barrido solo recuerda estados y números.
        - Si giras y reflejas recorridos, algunos números equivocados se delatan.
    .goOn = Contar: cuenta los recorridos cerrados de 6 × 6
many_steps_five =
    .text = El tablero cuadrado más pequeño con recorridos es el de 5 × 5, y todos sus recorridos son abiertos. Si quieres, encuentra uno.
    .ask = ¿Cuántos recorridos tiene? Cada uno se cuenta una vez, se recorra en el sentido que se recorra. Adivina.
    .exact = Exacto: tiene 864, o 1728 si se cuentan los dos sentidos.
    .right = Muy cerca: tiene 864, o 1728 si se cuentan los dos sentidos.
    .wrong = Tiene 864, o 1728 si se cuentan los dos sentidos.
many_steps_all-tours =
    .text = Aquí están todos, encontrados uno a uno. El disco es un extremo y el anillo, el otro. Cada imagen se abre en Explorar.
many_steps_six =
    .text = En 6 × 6 también hay recorridos cerrados. Encontrarlos uno a uno llevaría mucho tiempo, pero hay una manera más rápida de contar.
    .ask = ¿Cuántos recorridos cerrados tiene 6 × 6? Basta con una idea aproximada: ¿cientos, miles, millones?
    .exact = Exacto: tiene 9862. Cada uno se cuenta una vez, sea cual sea el sentido.
    .right = Muy cerca: tiene 9862. Cada uno se cuenta una vez, sea cual sea el sentido.
    .wrong = Tiene 9862. Cada uno se cuenta una vez, sea cual sea el sentido.
many_steps_sweep =
    .text = Este método barre el tablero casilla a casilla. Solo recuerda cómo están conectados los caminos sin terminar, y de cuántas maneras se llega a cada uno de esos estados. Cada barra es un paso del barrido.
    .ask = ¿Qué olvida el método?
    .options =
        | Los propios recorridos | Bien: muchos caminos comparten un estado, y el método solo guarda cuántos son.
        | Cuántos caminos hay | Eso lo guarda: un número para cada estado.
many_steps_estimate =
    .text = En 8 × 8 el barrido tarda unos diez segundos; lo hace la sala Contar. Una estimación es más rápida. Hace muchos paseos al azar y da a cada uno un peso según lo probable que era.
    .ask = Espera a que la barra sea corta. Léela: ¿cuántos recorridos cerrados tiene 8 × 8?
    .options =
        | Más o menos un millón | Muchos más: solo 6 × 6 ya tiene casi diez mil.
        | Unos 13 billones (millones de millones) | Bien. El número exacto es 13 267 364 410 532.
        | Unos 33 billones (millones de millones) | Eso queda muy lejos de la barra. Pero dos personas lo anunciaron una vez: mira el paso siguiente.
many_steps_positions =
    .text = Dos personas anunciaron una vez 33 439 123 484 294 recorridos cerrados de 8 × 8; otra encontró 13 267 364 410 532. Para ver cuál está mal, gira y refleja recorridos. Cada uno tiene 8 posiciones, o 4 si con media vuelta queda igual.
    .ask = ¿Cómo se ve así que 33 439 123 484 294 está mal?
    .options =
        | 94 no es divisible entre 4 | Bien: los grupos de 8 y de 4 suman un múltiplo de 4, y este número no lo es. 13 267 364 410 532 sí.
        | Es demasiado grande para ser verdad | Eso no es una demostración: el número verdadero también es grande. Mira sus dos últimas cifras.
        | Es par | Tiene que ser par: los grupos de 8 y de 4 suman un número par. ¿Puedes decir algo más?
