labels =
    .title = Laboratorio del caballo
    .tagline = Pasa una sola vez por cada casilla y mira cómo se hace
    .loadFailed = El motor de cálculo no pudo arrancar.
    .loadHelp = Usa un navegador de los últimos años y abre la página desde un servidor web. Mensaje del navegador:
    .wasmMissing = WebAssembly está desactivado en este navegador.
    .wasmForbidden = La política de esta página prohíbe WebAssembly: falta 'wasm-unsafe-eval' en su script-src.
    .roomNotLoaded = No se pudo cargar esta sala.
    .roomFailed = No se pudo cargar una parte de la página. Comprueba la conexión y vuelve a intentarlo.
    .crashed = El motor de cálculo se ha parado.
    .crashedHelp = Seguramente se quedó sin memoria. Vuelve a cargar la página para seguir: el enlace te lleva a lo mismo que veías.
    .crashedAgain = El motor de cálculo se ha parado otra vez.
    .crashedAgainHelp = Puede que este dispositivo tenga poca memoria para este tablero. Prueba con uno más pequeño.
    .tryAgain = Reintentar
    .loadAgain = Volver a cargar la página
    .notLoadedAgain = No se puede acceder a la página. Comprueba la conexión y vuelve a intentarlo.
    .rooms = Salas
    .introduction = Introducción
    .boardHeading = Tablero
    .zoom = Zoom
    .zoomIn = Acercar
    .zoomOut = Alejar
    .zoomFit = Ver todo el tablero
    .settings = Ajustes
    .playHead = Reproducción
    .scrubber = Movimiento
    .speed = Velocidad
    .tie = Empate
    .deadEnd = Callejón
    .presets = Tamaños
    .width = Ancho
    .height = Alto
    .size = Tamaño
    .times = ×
    .start = Inicio
    .end = Final
    .randomStart = Al azar
    .anyStart = Cualquiera
    .method = Método
    .algorithm = Algoritmo
    .tieBreak = Regla
    .moves = Orden de los movimientos
    .moveBoard = Ver y cambiar el orden
    .rule = Regla
    .target = Recorrido
    .askBest = Probar otros métodos hasta que uno lo logre
    .askLongest = Buscar el camino más largo
    .whenStuck = Si se atasca
    .leaper = Pieza
    .wrap = Superficie
    .otherLeaper = Otra…
    .leaps = Saltos, como 1,3 o 0,1+1,1
    .editBoard = Editar este tablero
    .graph = Usar un grafo
    .backToBoard = Volver a un tablero
    .graphHelp = Escribe aristas como 1-2 2-3, o 1-2-3 si van varias seguidas. También puedes escribir dos nombres por línea, el nombre de un grafo conocido o una matriz de 0 y 1. Sirven además los archivos DIMACS, TSPLIB, graph6, sparse6, LAD, METIS, Pajek, GML y DOT. La página coloca los vértices en un círculo, y dibuja los grafos conocidos en su forma habitual.
    .graphs = Grafos conocidos
    .edges = Aristas
    .useGraph = Usar estas aristas
    .seed = Semilla
    .reroll = Otra
    .rerollLong = Otra semilla
    .show = Mostrar
    .savePicture = Guardar imagen
    .svg = SVG
    .png = PNG
    .more = Más
    .display = Aspecto
    .theme = Tema
    .language = Idioma
    .sound = Sonido
    .share = Compartir
    .help = Ayuda
    .forTeachers = Para docentes
    .checkTour = Comprobar mi recorrido
    .wholePage = Abrir la página completa
    .candidates = {"Casillas"} adonde puede ir {"el caballo"}
    .counters = Contadores
    .dismiss = Cerrar aviso
    .newVersion = Hay una versión nueva de esta página. Si la cargas, conservas lo que ves; solo los cálculos sin terminar empiezan de nuevo.
    .useNewVersion = Cargar ahora
    .kept = Esta página está guardada en este dispositivo. Funciona sin conexión.
    .undo = Deshacer
    .forClass = Para la clase
    .ask = Preguntar antes
    .reveal = Mostrar
    .present = Presentar
    .leave = Salir
    .leavePresentation = Salir de la presentación
    .squareNumbers = Números que se muestran
    .legend = Qué significan los signos
    .firstLine = El número pequeño de una casilla dice cuántas salidas habría desde allí. Regla de Warnsdorff: ve siempre al número más pequeño.
    .stepByStep = El método, paso a paso
    .forClassHelp = «Preguntar antes» oculta cada respuesta hasta que alguien elige una casilla. «Presentar» llena la pantalla con el tablero.
    .why = ¿Por qué?
    .tieSource = ¿De quién es esta idea?
    .close = Cerrar
    .keys = Teclas
    .keysOnBoard = Teclas con el foco en el tablero
    .characterKeys = Usar teclas de un solo carácter, como R, + y ?
    .glossary = Qué significan las palabras
    .numberedBoard = Números desde 1
    .fromZero = Números desde 0
    .pairs = Pares (fila, columna)
    .python = Lista de Python
    .squareList = {"Casillas"}
    .picture = Imagen
    .playIt = Jugar desde este inicio
    .compareIt = Comparar métodos
    .countAll = Contar todos los recorridos
    .toPuzzle = Convertirlo en pasatiempo
    .figures = Este recorrido en cifras
    .json = JSON
    .copy = Copiar
    .saveText = Guardar
    .numberFrom = Numerar desde
    .pickOnBoard = Elegir en el {"tablero"}
    .turnsElsewhere = Comparado con otros métodos
    .results = Guardar o copiar este recorrido
    .keepInGallery = Guardar en la Galería
rooms =
    .explore = Explorar
    .play = Jugar
    .learn = Aprender
    .gallery = Galería
    .compare = Comparar
    .build = Construir
    .count = Contar
    .exist = ¿Posible?
    .keypad = Teclado
    .puzzle = Completar los números
    .verse = Palabras en un recorrido
actions =
    .play = Reproducir
    .first = Principio
    .back = Atrás
    .forward = Avanzar
    .last = Final
    .nextTie = Siguiente empate
    .nextDeadEnd = Siguiente callejón sin salida
    .faster = Más rápido
    .slower = Más lento
    .restart = Reiniciar
    .undo = Deshacer
    .share = Compartir
    .help = Ayuda
    .cancel = Detener el cálculo
play =
    .play = Reproducir
    .pause = Pausa
    .again = Ver de nuevo
gridActions =
    .move = Ir de casilla en casilla
    .rowStart = Primera casilla de la fila
    .rowEnd = Última casilla de la fila
    .choose = Mover a esta casilla o empezar en ella
toKnight = Volver al caballo
cameraActions =
    .zoomIn = Acercar
    .zoomOut = Alejar
    .zoomFit = Ver todo el tablero
targets =
    .open = Abierto: final libre
    .closed = Cerrado: vuelve al inicio
whenStuck =
    .stop = Parar y mostrarlo
    .backtrack = Volver atrás
    .restart = Empezar de nuevo
layers =
    .graph = todos los movimientos
    .degrees = salidas
    .numbers = números
    .path = camino
    .colours = colores
squareNumbers =
    .edge-distance = distancia al borde
    .moves = movimientos de cada {"casilla"}
themes =
    .auto = Del sistema
    .light = Claro
    .dark = Oscuro
    .projector = Proyector
surfaces =
    .none = Plana
    .columns = Anillo (cilindro)
    .both = Rosquilla (toro)
surfaceNotes =
    .columns = Los bordes izquierdo y derecho están unidos: un movimiento que sale por uno entra por el otro. Se dibuja con dos trazos cortos, cada uno con el nombre de la casilla a la que va.
    .both = Los bordes izquierdo y derecho están unidos, y también el de arriba y el de abajo: un movimiento que sale por uno entra por el opuesto. Se dibuja con dos trazos cortos, cada uno con el nombre de la casilla a la que va.
sounds =
    .off = Desactivado
    .taps = Golpecitos
    .pitch = Salidas
keyNames =
    .Space = Espacio
    .Enter = Intro
    .Home = Inicio
    .End = Fin
    .Shift = Mayús
    .Ctrl = Ctrl
    .Backspace = Retroceso
    .ArrowLeft = ←
    .ArrowRight = →
    .ArrowUp = ↑
    .ArrowDown = ↓
    .PageUp = Re Pág
    .PageDown = Av Pág
    .Escape = Esc
counters =
    .steps = { $n ->
            [one] paso
           *[other] pasos
        }
    .visited = { $n ->
            [one] visitada
           *[other] visitadas
        }
    .ties = { $n ->
            [one] empate
           *[other] empates
        }
    .deadEnds = { $n ->
            [one] callejón
           *[other] callejones
        }
    .backtracks = { $n ->
            [one] vuelta atrás
           *[other] vueltas atrás
        }
    .restarts = { $n ->
            [one] reinicio
           *[other] reinicios
        }
    .placements = { $n ->
            [one] colocación
           *[other] colocaciones
        }
    .orders = { $n ->
            [one] orden probado
           *[other] órdenes probados
        }
    .rotations = { $n ->
            [one] rotación
           *[other] rotaciones
        }
    .joins = { $n ->
            [one] unión
           *[other] uniones
        }
    .splices = { $n ->
            [one] desvío
           *[other] desvíos
        }
    .sweeps = { $n ->
            [one] barrido
           *[other] barridos
        }
