tours_al-adli =
    .name = El recorrido de al-Adli
    .by = al-Adli ar-Rumi, Bagdad
    .year = hacia 840
    .about = Uno de los recorridos más antiguos que se conservan. Un manuscrito de hacia 1350 lo muestra dos veces: una con números y otra con palabras que forman un poema si las lees siguiendo el recorrido.

tours_rudrata =
    .name = Los pasos de un caballo
    .by = Rudrata, Cachemira
    .year = siglo IX
    .about = Un verso de 32 sílabas en medio tablero de ajedrez. Léelo fila por fila o siguiendo el recorrido del caballo: es el mismo verso.

tours_desika =
    .name = Dos versos en uno
    .by = Vedanta Desika
    .year = hacia 1300
    .about = El mismo recorrido que el de Rudrata, unos cuatro siglos después. Las filas contienen el verso 929 de un poema de mil versos, y el caballo lee el verso 930.

tours_de-moivre =
    .name = Primero el borde, luego el centro
    .by = Abraham de Moivre
    .year = hacia 1722
    .about = El caballo da vueltas por los dos anillos exteriores mientras puede. Solo entonces llena las dieciséis casillas del centro.

tours_euler-36 =
    .name = El recorrido de Euler de 36 casillas
    .by = Leonhard Euler
    .year = 1759
    .about = Gira el tablero media vuelta y este recorrido cerrado se ve igual. Los números de casillas opuestas se diferencian en 18.

tours_euler-halves =
    .name = Una mitad y después la otra
    .by = Leonhard Euler
    .year = 1759
    .about = El caballo llena primero la mitad inferior del tablero. La mitad superior la repite, girada media vuelta; por eso los números de casillas opuestas se diferencian en 32.

tours_euler-half-board =
    .name = La solución de Euler por mitades
    .by = Leonhard Euler
    .year = 1759
    .about = Otro recorrido que llena una mitad del tablero antes que la otra. También aquí los números de casillas opuestas se diferencian en 32.

tours_euler-method =
    .name = El método de Euler en acción
    .by = Leonhard Euler
    .year = 1759
    .about = Euler empezó con un camino de sesenta casillas que se había atascado. Fue invirtiendo partes de él hasta que cupieron las cuatro últimas casillas y el recorrido se cerró. Este es el recorrido al que llegó.

tours_gouraud =
    .name = Un recorrido para aprender de memoria
    .by = Francis Fauvel Gouraud, que se lo atribuye a Euler
    .year = 1845
    .about = Este recorrido apareció en un curso de memoria. Los lectores se lo aprendían y después lo recitaban desde cualquier casilla.

tours_vandermonde =
    .name = Un recorrido hecho de fracciones
    .by = Alexandre-Théophile Vandermonde
    .year = 1771
    .about = Vandermonde escribió cada casilla como una fracción, columna sobre fila, y unió caminos que cubren entre todos el tablero. Es el único recorrido que publicó.

tours_roget-halves =
    .name = Por mitades, con el método de Roget
    .by = Peter Mark Roget
    .year = 1840
    .about = Del autor del «Thesaurus», un famoso diccionario inglés de ideas y sinónimos. El caballo termina una mitad del tablero antes de entrar en la otra.

tours_roget =
    .name = Letra por letra: L, E, A, P
    .by = Peter Mark Roget
    .year = 1840
    .about = Roget marcó las casillas con las letras de LEAP («salto» en inglés), en cuadrados y rombos de cuatro movimientos. El caballo pasa por las dieciséis casillas de una letra antes de ir a la siguiente. Cada fila y cada columna suman 244 o 276.

tours_beverley =
    .name = El primer recorrido mágico
    .by = William Beverley
    .year = 1848
    .about = El primer recorrido mágico conocido: cada fila y cada columna suman 260. En cada cuarto del tablero suman 130. Las diagonales, no. Muchos libros lo publican por error como si fuera de Euler.

tours_wenzelides =
    .name = Mágico, cerrado y simétrico
    .by = C. Wenzelides
    .year = hacia 1850
    .about = Un oficial retirado de Moravia buscó durante años un recorrido así. Es cerrado y simétrico, y todas sus filas y columnas suman lo mismo.

tours_jaenisch =
    .name = El recorrido mágico de Jaenisch
    .by = Carl Friedrich von Jaenisch
    .year = 1862
    .about = Un recorrido cerrado en el que todas las filas y columnas suman 260. Sus diagonales suman 348 y 168.

tours_dudeney =
    .name = A cuatro de ser mágico
    .by = publicado por Henry Ernest Dudeney
    .year = 1917
    .about = Cada fila y cada columna suman 260. Las diagonales suman 264 y 256: cuatro de más y cuatro de menos. En 2003, una búsqueda informática demostró que en ningún recorrido del tablero de ajedrez salen bien las dos diagonales.

tours_jelliss-8x14 =
    .name = Mágico en 8 × 14
    .by = George Jelliss
    .year = 2020
    .about = Cada fila suma 452 y cada columna, 791. Los tableros de este tamaño fueron de los últimos en los que nadie sabía si existe un recorrido mágico.

tours_perec =
    .name = La vida instrucciones de uso
    .by = Georges Perec
    .year = 1978
    .about = Una casa de París como tablero de 10 × 10. Cada casilla es una habitación, y el caballo va de una a otra, con un capítulo de la novela en cada una. El sótano de la esquina, el número 66, no tiene capítulo: Perec lo omitió a propósito, y por eso son 99. Cada vez que el caballo ha tocado los cuatro lados de la casa, termina una parte del libro.

tours_kumar-6x10 =
    .name = Casi mágico en 10 × 6
    .by = Awani Kumar
    .year = 2020
    .about = Cada columna suma 183. A las filas les falta muy poco para sumar todas lo mismo: suman 299, 305 o 311.

tours_kumar-4x14 =
    .name = Casi mágico en 14 × 4
    .by = Awani Kumar
    .year = 2019
    .about = Cada columna suma 114. A las filas les falta muy poco para sumar todas lo mismo: suman 395, 399 o 403. Un tablero con un lado de cuatro casillas no tiene ningún recorrido cerrado.

tours_turk =
    .name = El truco de la máquina de ajedrez
    .year = desde 1770
    .about = La máquina de Wolfgang von Kempelen, una figura vestida a la turca, ganó al ajedrez durante décadas. Dentro se escondía una persona. También llevaba un caballo por todo el tablero desde la casilla que eligiera el público. Para eso basta un recorrido cerrado: empieza donde está el caballo y sigue la línea. No sabemos por qué casillas pasaba el suyo, así que este es otro recorrido cerrado. Numéralo desde la casilla que quieras.

tours_first-board =
    .name = El tablero más pequeño con un recorrido
    .about = Ningún rectángulo más pequeño tiene un recorrido, salvo una sola casilla. En 1821 Robert Willis escribió que bastan doce casillas, en un folleto sobre una máquina que, según decían, jugaba al ajedrez.

tours_five =
    .name = Por el centro de 5 × 5
    .about = Un tablero con un número impar de casillas no tiene ningún recorrido cerrado. En este, que es abierto, la casilla del centro lleva el número 13, y los números opuestos suman siempre 26.

tours_five-by-six =
    .name = El recorrido cerrado más pequeño
    .about = Ningún rectángulo con menos de 30 casillas tiene un recorrido cerrado. Este tablero tiene ocho, si cada uno se cuenta en un solo sentido.

tours_three-by-ten =
    .name = Con tres filas basta
    .about = Euler creía que un tablero con un lado de tres casillas no tiene ningún recorrido cerrado. En 1918 Ernest Bergholt mostró uno en 3 × 10. Hay dieciséis.

tours_six-quarter =
    .name = Igual tras un cuarto de vuelta
    .about = Un tablero de 6 × 6 tiene 9862 recorridos cerrados. Solo diez de ellos se ven igual tras girar el tablero un cuarto de vuelta. Este es uno.

tours_ten-quarter =
    .name = Un cuarto de vuelta en 10 × 10
    .about = Un cuarto de vuelta de este tablero adelanta cada casilla un cuarto del recorrido y la lleva a una casilla del otro color. Por eso la cuarta parte de las casillas tiene que ser un número impar. Aquí es 25, pero en 8 × 8 es 16 y en 12 × 12 es 36: ahí no hay ningún recorrido así.

tours_roesselsprung =
    .name = Un poema escondido: el Rösselsprung
    .by = Poema de Alfred Tennyson
    .year = 1850
    .about = Las revistas del siglo XIX publicaban así poemas: cada casilla lleva una sílaba, y quien lee sigue al caballo. En español, el pasatiempo se llama «salto de caballo». Aquí hay dos estrofas de «In Memoriam», de Tennyson, sobre un recorrido de Euler, una en cada mitad del tablero.

tours_camel =
    .name = El camello en un solo color
    .about = El camello salta una casilla en una dirección y tres en la otra, así que nunca cambia de color. En las 32 casillas oscuras puede hacer un recorrido cerrado. Euler también encontró uno.

tours_giraffe =
    .name = El cuadrado más pequeño de la jirafa
    .about = La jirafa salta una casilla en una dirección y cuatro en la otra. En un tablero cuadrado más pequeño no tiene ningún recorrido cerrado.

tours_zebra =
    .name = El cuadrado más pequeño de la cebra
    .about = La cebra salta dos casillas en una dirección y tres en la otra. En un tablero cuadrado más pequeño no tiene ningún recorrido cerrado.

tours_antelope =
    .name = El cuadrado más pequeño del antílope
    .about = El antílope salta tres casillas en una dirección y cuatro en la otra. En un tablero cuadrado más pequeño no tiene ningún recorrido cerrado.

tours_uncrossed =
    .name = Un camino que nunca se cruza consigo mismo
    .about = Esto es un camino, no un recorrido: sus 35 movimientos pasan por 36 casillas y nunca se cruzan. En el tablero de ajedrez no hay ningún camino sin cruces más largo.
