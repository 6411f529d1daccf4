methodNames =
    .warnsdorff = Regla de Warnsdorff
    .restarts = Regla de Warnsdorff hasta que se cierre
    .backtracking = Vuelta atrás
    .permutations = Fuerza bruta
    .edges-first = Como Euler: bordes primero, luego arreglos
    .rotations = Rotaciones de Pósa
    .blocks = Divide y vencerás
    .smooth = Pocos giros
    .cycles = Unir ciclos pequeños
    .neural = Red neuronal
    .best = Varios métodos por turno
    .given = Un recorrido dado

tieBreakNames =
    .roth = Lo más lejos del centro (Roth)
    .roth-random = Lo más lejos, luego al azar
    .first = La primera según un orden fijo
    .random = Al azar
    .pohl-sum = Mirar adelante: menor suma (Pohl)
    .pohl-min = Mirar adelante: menor número (Pohl)
    .squirrel-cull = Según la zona (Squirrel y Cull)

shapeNames =
    .ring = Anillo
    .cross = Cruz
    .small-cross = Cruz de 12 casillas
    .diamond = Rombo
    .l = L
    .staircase = Escalera

graphNames =
    .path = Camino de 8
    .complete = Grafo completo de 5
    .cube = Cubo
    .petersen = Grafo de Petersen
    .icosian = Juego icosiano
    .herschel = Grafo de Herschel

pieceNames =
    .knight = Caballo
    .camel = Camello
    .zebra = Cebra
    .giraffe = Jirafa
    .antelope = Antílope
