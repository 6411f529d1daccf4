hand =
    .title = Un recorrido a mano
    .known = - En un recorrido, el caballo pasa una sola vez por cada casilla.
        - Los tableros de 2 × 2, 3 × 3 y 4 × 4 no tienen recorridos, pero el de 5 × 5 sí.
        - La gente hace recorridos así desde hace casi 1200 años.
    .goOn = Jugar: encuentra un recorrido de 5 × 5
hand_steps_watch =
    .text = El caballo avanza dos casillas en una dirección y una hacia un lado. En un recorrido del caballo pasa una sola vez por cada casilla del tablero. Pulsa «Reproducir» y mira cómo crece un recorrido.
hand_steps_moves =
    .text = El caballo está en la esquina, en a1. En el centro del tablero tiene ocho movimientos. Aquí tiene muchos menos.
    .ask = { $press } una casilla a la que pueda ir el caballo.
    .right = Bien. Desde a1 el caballo solo tiene dos movimientos: a b3 y a c2.
    .nudge = Ahí no. Cuenta dos casillas hacia arriba o hacia la derecha, luego una hacia un lado, y vuelve a probar.
    .wrong = Ahí tampoco. Desde a1 el caballo puede ir a b3 y a c2.
hand_steps_first-tour =
    .text = Ahora te toca a ti. Este tablero tiene 4 casillas de ancho y 3 de alto, y hay recorridos que empiezan en la esquina a1.
    .ask = Pasa por las 12 casillas. Puedes deshacer movimientos tantas veces como quieras.
    .right = ¡Un recorrido! Casi todo el mundo necesita varios intentos: muchas veces, un mal movimiento no se nota hasta mucho después.
    .wrong = Un callejón sin salida. Deshaz unos cuantos movimientos: ¿en qué casilla ya no podía entrar el caballo?
hand_steps_smallest =
    .text = En 2 × 2 el caballo no puede ni moverse, y en 3 × 3 nunca llega al centro. Prueba aquí con 4 × 4: hagas lo que hagas, siempre sobra una casilla.
    .ask = ¿Cuántas casillas de ancho tiene el tablero cuadrado más pequeño con un recorrido, sin contar el de una sola casilla?
    .right = Bien: 5 × 5. Tiene recorridos, aunque ninguno que vuelva al inicio.
    .nudge = Ese no. Acabas de ver que 2, 3 y 4 son demasiado pequeños. Vuelve a probar.
    .wrong = Es 5: el tablero de 5 × 5 tiene recorridos. En 4 × 4 se han comprobado todas las posibilidades y no hay ninguno.
hand_steps_euler =
    .text = Leonhard Euler convirtió los recorridos en matemáticas. Este lo dibujó en 1759. Las 32 primeras casillas llenan la mitad de abajo. La mitad de arriba es el mismo camino, girado media vuelta.
    .ask = La casilla 1 es a4. { $press } la casilla que lleva el número 33.
    .right = Bien. La media vuelta lleva a4 a h5, y cada número de abajo a otro que es 32 unidades mayor.
    .nudge = Ahí no. Imagina que pones el tablero cabeza abajo: ¿dónde queda a4? Prueba una vez más.
    .wrong = Es h5: media vuelta alrededor del centro del tablero lleva a4 hasta allí.
hand_steps_al-adli =
    .text = Hay recorridos más antiguos que Euler. Este se atribuye a al-Adli, un maestro de ajedrez de Bagdad. Vuelve a su inicio. Pulsa «Avanzar» para seguirlo.
    .ask = ¿Cuántos años tiene?
    .options =
        | Unos 270 años | Esa es la época de Euler, pero la gente ya anotaba recorridos mucho antes.
        | Unos 500 años | Es aún más antiguo: al-Adli vivió mucho antes de que existiera el ajedrez moderno.
        | Casi 1200 años | Bien: es de hacia el año 840. Solo conocemos otro recorrido tan antiguo.
guess =
    .title = Por qué no basta con adivinar
    .known = - Con movimientos al azar casi nunca sale un recorrido.
        - El backtracking deshace movimientos y prueba otros. Así no se le escapa ningún recorrido.
        - Puede necesitar millones de colocaciones: se da cuenta demasiado tarde de un mal movimiento.
    .goOn = Explorar: mira el backtracking en 5 × 5
guess_steps_random-walk =
    .text = Imagina que el caballo se mueve al azar. Desde cada casilla va a una cualquiera que no haya visitado, hasta que ya no puede seguir. Pruébalo aquí: mueve sin pensar.
    .ask = ¿Por cuántas de las 64 casillas pasa de media? Haz una estimación.
    .exact = Exacto: pasa por unas 35. En el paso siguiente lo prueban mil caballos.
    .right = Muy cerca: pasa por unas 35. En el paso siguiente lo prueban mil caballos.
    .wrong = Pasa por unas 35. En el paso siguiente lo prueban mil caballos.
guess_steps_thousand-walks =
    .text = Mil caballos van a pasear al azar, todos desde d4. Primero adivina y luego míralos. Cada barra muestra cuántos paseos llegaron a ese número de casillas.
    .ask = ¿Cuántos de los mil paseos serán recorridos completos?
    .options =
        | Ninguno | Bien. Moverse al azar no funciona casi nunca: se quedan casillas aisladas.
        | Unos diez | Menos. Para completar un recorrido, un caballo tiene que acertar más de sesenta veces seguidas.
        | Unos cien | Muchos menos. Acuérdate de tu propio paseo al azar: ¿cuántas casillas te quedaron?
guess_steps_backtracking =
    .text = El backtracking (vuelta atrás) también adivina. Cuando llega a un callejón sin salida, deshace su último movimiento y prueba otro. Aquí ya le ha pasado unas cuantas veces. Pulsa «Avanzar» o «Reproducir» y mira.
guess_steps_placements =
    .text = Vamos a contar cuántas veces coloca la vuelta atrás el caballo en una casilla. Un recorrido de 5 × 5 sin ningún error necesita 25 colocaciones. Deshacer un movimiento no cuenta.
    .ask = ¿Cuántas colocaciones necesita la vuelta atrás desde a1? Basta con una idea aproximada: ¿decenas, cientos, miles, millones?
    .exact = Exacto: 8839 colocaciones, para un tablero de solo 25 casillas.
    .right = Muy cerca: necesita 8839, para un tablero de solo 25 casillas.
    .wrong = Necesita 8839, para un tablero de solo 25 casillas.
guess_steps_growth =
    .text = En 6 × 6 el mismo método necesita 248 168 colocaciones, casi treinta veces más. Aquí está en 8 × 8, después de sus dos mil primeros pasos.
    .ask = ¿Cuántas colocaciones necesita en 8 × 8 desde a1?
    .options =
        | Unas 15 000 | Más: solo en 6 × 6 ya necesitó muchas más.
        | Unas 500 000 | Más: eso es solo el doble que en 6 × 6.
        | Más de 8 millones | Bien: necesita 8 250 732. Y eso que en esta esquina hay suerte.
guess_steps_race =
    .text = Mira tres tableros a la vez, contando cada colocación. El tercero empieza en d4 y se detiene después de 20 millones de colocaciones. No bastarían ni 100 millones.
    .ask = ¿Por qué tarda tanto?
    .options =
        | Se da cuenta demasiado tarde de un mal movimiento | Bien. Después de un error temprano prueba todas las formas de seguir, que son miles de millones, antes de deshacer ese movimiento.
        | La máquina es demasiado lenta | Es rápida: hace más o menos un millón de colocaciones por segundo.
        | Ningún recorrido empieza en d4 | Sí que lo hay. La lección siguiente tiene una regla que lo encuentra en 63 movimientos.
guess_steps_orders =
    .text = Nuestro orden de los ocho movimientos es solo uno de 40 320. Mira el mismo método en 6 × 6 desde a1 en doce de ellos; nada más cambia. Cada prueba se detiene tras un millón de colocaciones.
    .ask = El primer orden es el nuestro, con 248 168 colocaciones. ¿Cuántas necesita el mejor de los doce?
    .options =
        | Unas 200 000 | Muchas menos. El orden decide qué movimientos malos vienen antes.
        | Unas 9000 | Bien: 8910. Y la mitad de los órdenes no había terminado tras un millón.
        | 36 | Eso sería un recorrido sin ningún error. Hasta un buen orden se equivoca.
rule =
    .title = Una regla que mira adelante
    .known = - La regla de Warnsdorff va a la casilla que tiene menos salidas.
        - Una casilla así pronto quedaría aislada. Por eso la regla pasa por ella mientras puede.
        - En 8 × 8 casi siempre encuentra un recorrido, sin deshacer ni un movimiento.
    .goOn = Explorar: mira la razón de cada movimiento
rule_steps_degrees =
    .text = Desde una casilla del centro, el caballo tiene ocho movimientos.
    .ask = ¿Cuántos movimientos tiene el caballo desde una esquina?
    .right = Bien: dos. Un caballo que entra en una esquina por uno de ellos solo puede salir por el otro.
    .nudge = Casi. Dos casillas en una dirección y una hacia un lado: ¿a qué casillas llega así desde a1?
    .wrong = Son dos: desde a1 el caballo puede ir a b3 y a c2, y a ningún otro sitio.
rule_steps_onward-moves =
    .text = Una regla sencilla: ve a la casilla desde la que quedan menos movimientos para seguir, es decir, la que tiene menos salidas. El tablero muestra esos números. H. C. von Warnsdorff encontró esta regla en 1823. El caballo está en a2.
    .ask = { $press } la casilla adonde va la regla.
    .right = Bien: b4 tiene 4 salidas, c3 tiene 7.
    .nudge = Ahí no. Mira las casillas que están a un movimiento de a2: ¿cuál tiene el número más pequeño?
    .wrong = El caballo puede ir a b4, con 4 salidas, o a c3, con 7. La regla elige b4.
rule_steps_predict =
    .text = Ahora sin los números. Para cada casilla adonde puede ir el caballo, cuenta los movimientos que le quedarían desde allí.
    .ask = ¿Qué casilla elige la regla? Responde diez veces. Si hay empate, vale cualquiera de las casillas empatadas.
rule_steps_edge =
    .text = Aquí la regla empezó en d4. Pronto llega al borde y se queda cerca de él.
    .ask = ¿Por qué pasa la regla primero por el borde?
    .options =
        | Por ahí el camino es más corto | Todos los recorridos de un tablero tienen el mismo número de movimientos.
        | Allí las casillas tienen pocos movimientos y pronto quedarían aisladas | Bien. La regla pasa por las casillas difíciles mientras aún puede. El centro puede esperar.
        | En el borde hay más casillas | Cuéntalas: 28 están en el borde, y 36 no.
ties =
    .title = Cuando hay empate
    .known = - Cuando hay empate, varias casillas tienen el menor número de salidas.
        - De cuál se elija puede depender llegar a un recorrido o a un callejón sin salida.
        - Una regla que funciona desde todas las casillas de un tablero puede fallar en otro.
    .goOn = Comparar: mira dónde falla la regla en 7 × 7
ties_steps_stuck =
    .text = Muchas veces, varias casillas empatan con el menor número de salidas, y la regla no dice cuál elegir. Aquí, desde c1, se elige entonces la que está más a la derecha. A los 16 movimientos ya no se puede seguir.
ties_steps_roth =
    .text = La misma regla y el mismo inicio. Pero ahora, si hay empate, se elige la casilla más alejada del centro, y sale un recorrido. La idea es de A. Roth. Vuelve atrás para ver dónde se separan los dos caminos.
ties_steps_how-often =
    .text = Aplicamos la regla desde las 64 casillas del tablero de ajedrez. Si había empate, probaba las ocho direcciones siempre en el mismo orden, primero las que van a la derecha.
    .ask = ¿Desde cuántas de las 64 casillas acaba en un callejón sin salida?
    .exact = Exacto: desde tres. El paso siguiente muestra cuáles.
    .right = Muy cerca: desde tres. El paso siguiente muestra cuáles.
    .wrong = Solo desde tres. El paso siguiente muestra cuáles.
ties_steps_success-map =
    .text = Aquí la regla empieza en cada una de las casillas. Una marca ✓ es un recorrido, y una cruz, un callejón sin salida. Elige otro desempate y compara.
    .ask = Con el desempate de Roth no aparece ninguna cruz. ¿Demuestra eso que la regla funciona siempre con él?
    .options =
        | Sí | Solo lo demuestra para este tablero. En 7 × 7 la regla falla desde algunas casillas.
        | No | Bien: 64 intentos no dicen nada de otros tableros. En 7 × 7 falla desde algunas casillas.
ties_steps_larger-boards =
    .text = ¿Dónde más falla la regla? Aquí empieza en cada casilla de diez tableros. Si hay empate, elige siempre la primera dirección. Los enlaces abren un intento que acaba en un callejón sin salida.
    .ask = ¿Qué muestra el gráfico de 6 × 6 a 30 × 30?
    .options =
        | La proporción de fallos baja de un tablero al siguiente | Compara 14 × 14 con 18 × 18, o 20 × 20 con 30 × 30: esas barras crecen.
        | La proporción sube y baja | Bien: en diez tableros no se ve una tendencia clara. En otros más grandes, sí: en 200 × 200 la regla falla más veces de las que acierta; en 500 × 500, casi siempre.
        | La proporción sube de un tablero al siguiente | Compara 8 × 8 con 10 × 10: esa barra se acorta.
invent =
    .title = Inventa una regla
    .known = - Una buena regla mira lo que queda, no solo dónde está una casilla.
        - El orden de las líneas importa: la línea 2 solo decide cuando la línea 1 no puede.
        - Para saber qué regla es mejor, haz que las dos empiecen en las mismas casillas.
    .goOn = Comparar: apunta tu regla al torneo
invent_steps_edge =
    .text = Una regla le dice al caballo qué casilla elegir. Esta se le podría ocurrir a cualquiera: ve a la casilla más cercana al borde. Pulsa «Reproducir» y mira hasta dónde llega.
    .ask = Acaba en un callejón sin salida desde 57 de las 64 casillas, y esta es una de ellas. ¿Qué tiene de malo?
    .options =
        | No se da cuenta de que hay casillas que se quedan aisladas | Bien. La distancia al borde no cambia nunca, pero los movimientos que quedan, sí. Esta regla no los ve.
        | Va al borde demasiado pronto | La regla de Warnsdorff también va allí pronto, y funciona desde 61 casillas.
        | Empezó en una mala casilla | Le pasa desde casi todas las casillas, así que la culpa no es del inicio.
invent_steps_three-rules =
    .text = Tres reglas empiezan una vez en cada una de las 64 casillas: cualquier movimiento al azar, más cerca del borde y menos salidas. Se paran cuando ya no pueden seguir.
    .ask = ¿Desde cuántas casillas hace un recorrido «menos salidas»? Adivina.
    .options =
        | Unas 7 | Más. Esas son las de «más cerca del borde».
        | Unas 30 | Más. En un tablero tan pequeño casi siempre puede seguir.
        | Unas 60 | Bien: desde 61. Cuenta lo que queda, y por eso es mucho mejor.
invent_steps_own-rule =
    .text = Ahora escribe tus propias reglas. El caballo elige la mejor casilla según la línea 1, y si hay varias igual de buenas, decide la línea 2. Prueba todas las reglas que quieras. Después pon «más cerca del borde» en la primera línea y «menos salidas» en la segunda.
    .ask = ¿Desde cuántas de las 64 casillas hace esa regla un recorrido?
    .right = Bien: desde 32. Ahora intercambia las dos líneas. ¡El orden de las líneas importa!
    .nudge = Casi. La línea 1 es «más cerca del borde» y la línea 2, «menos salidas». Pulsa «Probar esta regla» y lee el número.
    .wrong = Son 32: muchas más que con el borde solo, pero solo la mitad. Ahora intercambia las dos líneas.
invent_steps_beat-roth =
    .text = En 100 × 100 la regla de Warnsdorff falla a menudo. A. Roth añadió una segunda línea: más lejos del centro. Escribe una regla aún mejor. Todas las reglas empiezan en las mismas 1000 casillas.
    .ask = ¿Puedes superar la regla de Roth?
