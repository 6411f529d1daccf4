rooms_explore =
    .heading = Qué hacer en «Explorar»
    .steps = - Pulsa «Avanzar» para hacer un movimiento, o «Reproducir» para verlos todos.
        - Lee la frase sobre el próximo movimiento: dice qué casillas son posibles y cuál es la mejor.
        - Elige una casilla con anillo para mover tú el caballo allí, o cualquier otra para empezar de nuevo en ella.
rooms_play =
    .heading = Qué hacer en «Jugar»
    .steps = - Elige una casilla para el primer movimiento, y después haz un salto de caballo tras otro.
        - Deshaz movimientos todas las veces que quieras, y pide una pista si no sabes seguir.
        - Empieza con 5 × 5 y luego prueba un tablero más grande.
rooms_learn =
    .heading = Qué hacer en «Aprender»
    .steps = - Elige una lección. Para la lección 1 solo necesitas cinco minutos.
        - Lee el paso, mira el tablero o responde a la pregunta, y sigue con el paso siguiente.
        - Vuelve cuando quieras: la página recuerda en este dispositivo hasta dónde llegaste.
rooms_gallery =
    .heading = Qué hacer en la Galería
    .steps = - Elige una imagen para abrir su recorrido.
        - Lee quién lo hizo y recórrelo movimiento a movimiento.
        - Guarda aquí también tus propios recorridos.
rooms_compare =
    .heading = Qué hacer en «Comparar»
    .steps = - Elige un tablero y un inicio para todos.
        - Elige un método para cada carril.
        - Pulsa «Reproducir» y mira cuál encuentra un recorrido.
rooms_build =
    .heading = Qué hacer en «Construir»
    .steps = - Arrastra sobre las casillas para recortar huecos, y sobre los huecos para rellenarlos.
        - Lee si hay un recorrido posible, y por qué.
        - Abre tu tablero en Explorar para ver uno de sus recorridos.
rooms_count =
    .heading = Qué hacer en «Contar»
    .steps = - Elige un tablero. Empieza con uno pequeño, como 5 × 5.
        - Cuenta sus recorridos uno por uno, o estima cuántos tiene un tablero más grande.
        - Compara tu número con los números conocidos.
rooms_exist =
    .heading = Qué hacer en «¿Posible?»
    .steps = - Elige una casilla del mapa. Representa un tablero con esas columnas y esas filas.
        - Lee la demostración de que el tablero tiene un recorrido, o de que no puede tenerlo.
        - Sigue la demostración en el tablero, paso a paso.
rooms_keypad =
    .heading = Qué hacer en «Teclado»
    .steps = - Elige un teclado y cuántas teclas tiene el número.
        - Lee cuántos números hay y repasa la lista.
        - Elige teclas para marcar tú un número.
versionOf = { $name }, versión { $version }
keepEverything = Guardar todo para usarlo sin conexión ({ $megabytes } MB)
keepingName = Guardar para usar sin conexión
percent = { NUMBER($percent) } %
keptAll = Todo está guardado en este dispositivo, en todos los idiomas. Funciona sin conexión.
notKept = No se pudo guardar todo. Revisa la conexión e inténtalo de nuevo: lo que ya ha llegado se conserva.
rooms_puzzle =
    .heading = Qué hacer en «Completar los números»
    .steps = - Toca una casilla libre para poner el número siguiente, o escribe un número.
        - Toca un número para seguir desde él, o elige otro en la fila que hay debajo del tablero.
        - Pide una pista si no sabes seguir: primero te dice dónde mirar, y después por qué.
rooms_verse =
    .heading = Qué hacer con palabras en un recorrido
    .steps = - Toca las partes en el orden en que forman un texto. Toca otra vez la última para deshacerla.
        - Escribe o pega un texto tuyo: los guiones lo cortan en sílabas, y cada una ocupa una casilla.
        - Imprímelo, envía su enlace, o pega un pasatiempo de una revista y resuélvelo aquí.
