errors_BoardError =
    .NoSquares = este tablero no tiene casillas; escribe un tamaño como «8x8», o filas como «..#/...»
    .ZeroSide = los lados de un tablero tienen que medir al menos 1, como en «8x8»
    .TooLarge = un tablero de { NUMBER($width) } × { NUMBER($height) } es demasiado grande; cada lado puede medir como máximo { NUMBER($most) }
    .RaggedRows = la fila { NUMBER($row) } del tablero tiene { NUMBER($found) } { $found ->
            [one] casilla
           *[other] casillas
        }, pero la primera tiene { NUMBER($expected) }; todas las filas tienen que ser igual de largas (escribe # para un hueco)
    .UnknownCharacter = «{ $character }», en la fila { NUMBER($row) }, no es ni una casilla ni un hueco; escribe «8x8» para un tablero completo, o filas de . (casilla) y # (hueco) separadas por /
    .UnknownSymbol = «{ $character }», en la fila { NUMBER($row) }, posición { NUMBER($place) }, no es ni una casilla ni un hueco; escribe . x o 0 para una casilla, # - _ o un espacio para un hueco, y 1 o s para el inicio
    .SecondStart = la fila { NUMBER($row) } tiene un segundo inicio en la posición { NUMBER($place) }; marca una sola casilla como inicio, con 1 o s
    .TextTooLong = este texto es demasiado largo para un tablero; puede tener como máximo { NUMBER($most) } caracteres
    .SideTooShort = el lado no puede ser «{ NUMBER($side) }»; puede ser un número entero a partir de { NUMBER($least) }
errors_SquareError =
    .NotASquare = «{ $text }» no es una casilla; escribe la letra de la columna y el número de la fila, como «a1»
    .OffBoard = { $text } no está en este tablero; elige una casilla de a1 a { $last }
    .Hole = { $text } es un hueco de este tablero; elige una casilla
    .NotAVertex = «{ $text }» no es un vértice de este grafo; elige uno de estos: { $some }
errors_LeaperError =
    .NotALeaper = ({ $r }, { $s }) no es un saltador; escribe dos números enteros de 0 a { NUMBER($most) }, no los dos 0, como (1, 2) para el caballo
    .TooManyLeaps = una pieza tiene de 1 a { NUMBER($most) } saltos; quita los demás
    .Rider = «{ $name }» no es un saltador, sino un jinete: lo lejos que llega depende de lo que encuentre en el camino; elige una pieza que salte, como 1,3 o king
    .NotAPiece = «{ $text }» no es una pieza; escribe los dos lados de su salto, como 1,3, varios saltos unidos por +, como 0,1+1,1, o un nombre en inglés, como king
errors_MoveOrderError =
    .NotAnOrder = «{ $value }» no es un orden de movimientos; escribe { $known }, o todos los movimientos de la pieza como columnas a la derecha y filas hacia arriba, por ejemplo «2,1 1,2 -1,2»
    .RepeatedMove = este orden tiene { $step } dos veces; escribe cada movimiento una vez
    .NoSuchMove = esta pieza no tiene el movimiento { $step }; los suyos son { $moves }
    .MissingMoves = a este orden le falta { $missing }; escribe una vez cada movimiento de la pieza
    .NoDirections = un grafo no tiene direcciones para ordenar movimientos; elige un tablero
errors_GraphError =
    .NoVertices = este grafo no tiene vértices; escribe sus aristas, por ejemplo «1-2 2-3»
    .NoEdges = { $vertices ->
            [1] este vértice no tiene ninguna arista; escribe aristas como «1-2 2-3», o dos nombres por línea
           *[other] estos { NUMBER($vertices) } vértices no tienen ninguna arista; escribe aristas como «1-2 2-3», o dos nombres por línea
        }
    .HalfAPair = la línea { NUMBER($line) } del grafo solo tiene { $name }, que tiene aristas en otras líneas; escribe dos nombres en cada línea, como «1 2»; solo un vértice sin aristas va solo
    .NotAPair = la línea { NUMBER($line) } del grafo no se puede leer; escribe dos nombres por línea, como «1 2», o aristas como «1-2 2-3»
    .NotAdjacency = la línea { NUMBER($line) } del grafo no se puede leer; escribe un vértice, dos puntos y sus vecinos, como «a: b c»
    .NotDimacs = la línea { NUMBER($line) } del grafo no se puede leer; escribe primero «p edge 3 2» y después aristas como «e 1 2» entre vértices numerados desde 1
    .NotTsplib = la línea { NUMBER($line) } del grafo no se puede leer; escribe TYPE : HCP, DIMENSION, EDGE_DATA_FORMAT : EDGE_LIST o ADJ_LIST, y una EDGE_DATA_SECTION de vértices desde 1 que acabe en -1
    .NotGraph6 = la línea { NUMBER($line) } del grafo no se puede leer; escribe un solo grafo en graph6, con tantos caracteres como necesitan sus vértices
    .NotSparse6 = la línea { NUMBER($line) } del grafo no se puede leer; escribe un solo grafo en sparse6: dos puntos y, detrás, los caracteres
    .NotLad = la línea { NUMBER($line) } del grafo no se puede leer; escribe primero el número de vértices, como en el formato LAD; después, una línea por vértice, con el número de sus vecinos y los vecinos, numerados desde 0
    .NotMetis = la línea { NUMBER($line) } del grafo no se puede leer; escribe primero los números de vértices y de aristas, como en METIS sin pesos; después, una línea por vértice, con sus vecinos, numerados desde 1
    .Miscounted = la primera línea promete { NUMBER($told) } { $told ->
            [one] arista
           *[other] aristas
        }, pero las listas de vecinos que siguen (leídas como METIS) tienen { NUMBER($found) }; si las líneas son aristas, escribe cada una con un guion, como «1-2»
    .OneSided = { $from } tiene a { $to } en su lista de vecinos, pero { $to } no tiene a { $from } (leído como METIS); si las líneas son aristas, escribe cada una con un guion, como «1-2»
    .NotPajek = la línea { NUMBER($line) } del grafo no se puede leer; escribe primero *Vertices con su número, como en Pajek, y después de *Edges dos números por línea
    .NotGml = la línea { NUMBER($line) } del grafo no se puede leer; escribe GML, por ejemplo graph [ node [ id 1 ] node [ id 2 ] edge [ source 1 target 2 ] ]
    .NotDot = la línea { NUMBER($line) } del grafo no se puede leer; escribe DOT: la palabra graph y, entre llaves, aristas como a -- b; en un digraph, a -> b y b -> a
    .Directed = este grafo es dirigido: tiene una arista de { $from } a { $to }, pero ninguna de vuelta; escribe un grafo cuyas aristas vayan en los dos sentidos, como «{ $from }-{ $to }»
    .EdgeOrHeader = la primera línea, «{ TYPED($from) } { TYPED($to) }», puede ser una arista o decir cuántos vértices y aristas siguen; escribe las aristas con un guion, como «{ TYPED($from) }-{ TYPED($to) }»
    .UnknownName = ningún grafo se llama «{ $name }»; elige uno de estos: { $known }; o escribe aristas como «1-2 2-3» («{ $name },» es un solo vértice)
    .UnknownCharacter = «{ $character }» no sirve en un grafo; escribe aristas como «1-2 2-3»: nombres de letras y cifras, con un guion en medio
    .LooseEdge = la arista número { NUMBER($number) } del grafo solo tiene un extremo; escribe los dos, como en «1-2»
    .LoopEdge = la arista { $name }-{ $name } es un bucle; una arista tiene que unir dos vértices distintos
    .LongName = «{ $name }» es demasiado largo para un vértice; un nombre puede tener como máximo { NUMBER($most) } caracteres
    .TooManyCharacters = este texto es demasiado largo para un grafo; puede tener como máximo { NUMBER($most) } caracteres
    .TooManyVertices = este grafo es demasiado grande; puede tener como máximo { NUMBER($most) } vértices
    .TooManyEdges = este grafo es demasiado grande; puede tener como máximo { NUMBER($most) } aristas
errors_MoveKind =
    .Knight = un salto de caballo
    .Leaper = un movimiento de esta pieza
    .Edge = una arista de este grafo
errors_NotATour =
    .NotASquare = el número { NUMBER($at) } de la lista no es una casilla de este tablero
    .Repeated = se pasa dos veces por { $name }, la segunda como número { NUMBER($at) }
    .NotAMove = el paso de { $from } a { $to }, número { NUMBER($at) } de la lista, no es { $kind }
    .Incomplete = solo se pasa por { NUMBER($visited) } de { NUMBER($squares) } { $squares ->
            [one] casilla
           *[other] casillas
        }
errors_TourTextError =
    .TooLong = el texto de un recorrido puede tener como máximo { NUMBER($most) } caracteres
    .NumberTwice = { NUMBER($number) } aparece dos veces; escribe cada número una vez, empezando por 0 o 1
    .NumberMissing = falta el { NUMBER($number) }: el número siguiente es { NUMBER($next) }; escribe cada número una vez, empezando por 0 o 1
    .NumberOnHole = el { NUMBER($number) } está en { $name }, que es un hueco de este tablero; escribe números solo en casillas, y # en los huecos
    .StepIsNoMove = el paso de { $first } a { $second }, de { $from } a { $to }, no es { $kind }
    .NotAMove = el paso de { $first } a { $second }, de { $from } a { $to }, número { NUMBER($at) } de la lista, no es { $kind }
    .Repeated = se pasa dos veces por { $text }, { $name }, la segunda como número { NUMBER($at) }
errors_ChoiceError =
    .NotAChoice = «{ $value }» no vale aquí; se puede elegir entre { $known }
errors_SearchError =
    .UnknownAlgorithm = no hay ningún algoritmo «{ $id }»; elige entre { $known }
    .NotOffered = «{ $value }» no vale aquí; se puede elegir entre { $known }
    .NotAnywhere = start no puede ser «any»; puede ser una casilla, o «random» («any» es para recorridos cerrados, y para los abiertos con métodos que eligen dónde empezar, como «best»)
    .EndOfClosed = un recorrido cerrado no tiene última casilla; quita el final o pide un recorrido abierto
    .CannotEnd = «{ $method }» no puede acabar donde se le pida; estos métodos sí: { $known }
    .EndFromAnywhere = el inicio no puede ser «any» si se da el final; di la primera casilla o quita el final
    .EndIsStart = un recorrido no puede acabar en { $square }, donde empieza; elige otro final
    .NeedsBoard = «{ $method }» no se puede usar aquí: necesita casillas en filas y columnas, y un grafo no las tiene
    .NeedsEdges = «{ $method }» no se puede usar aquí: necesita un tablero sin bordes unidos; elige la superficie plana
    .CannotResume = «{ $method }» no se puede usar aquí: no puede continuar a partir de movimientos que no ha hecho
    .NeedsKnightOnRectangle = «{ $method }» no se puede usar aquí: solo funciona con el caballo en un rectángulo completo
    .NeedsRoomForFormation = «{ $method }» no se puede usar aquí: necesita un lado par de al menos 16 y otro de al menos 12, o 12 × 12, 12 × 14 o 14 × 14 casillas
    .TooManyMoves = «{ $method }» no se puede usar aquí: necesita una neurona por cada movimiento, y tiene como máximo { NUMBER($most) }
    .NoCentre = «{ $method }» no se puede usar aquí: solo un tablero tiene centro; elige otro desempate
    .RuleNeedsBoard = la regla «{ $rule }» no se puede usar aquí: pregunta dónde están las casillas, y un grafo no tiene filas ni columnas; quita esa parte
    .TooManyTwoMovesAway = la regla «{ $rule }» no se puede usar en este grafo: onward2 mira dos movimientos más allá, y aquí hay tantos que un paso tardaría demasiado; usa onward-sum en su lugar
    .NeedsCorner = «{ $method }» no se puede usar aquí: está definido para el caballo en tableros cuadrados completos de 5 × 5 o más, con inicio en una esquina; elige un inicio así u otro desempate
    .TooLarge = «{ $method }» solo funciona hasta { NUMBER($largest) } { $largest ->
            [one] casilla
           *[other] casillas
        }; este tablero tiene { NUMBER($squares) }
    .NotHere = esta parte del motor de cálculo no tiene este método; carga antes el motor entero
    .NoTourGiven = no hay ningún recorrido que reproducir; dale uno a una Session en `tour`, como «a1b3c5»
    .DoesNotClose = «{ $method }» no se puede usar aquí: su recorrido no se cierra, porque su final no está a un movimiento de su inicio
errors_RuleError =
    .BadRule = esta regla no se puede leer: { $why }
errors_RuleFault =
    .TooLong = tiene más de { NUMBER($most) } caracteres
    .UnknownCharacter = «{ $character }» no significa nada aquí; una regla tiene palabras, números enteros, + - * ( ) y comas
    .Ends = se acaba donde debería haber { $wanted }
    .OutOfPlace = debería haber { $wanted } en lugar de «{ $found }»
    .Empty = está vacía; escribe qué debe buscar el caballo, como en «fewest onward» (menos salidas)
    .TooManyCriteria = tiene más de { NUMBER($most) } criterios
    .AfterOrder = esto nunca decide nada, porque antes va «order», que es distinto en cada casilla
    .Constant = esto es el mismo número para todas las casillas, así que no decide nada
    .Repeated = «{ $criterion }» nunca decide nada: solo quedan casillas que son iguales según «{ $earlier }»
    .TooDeep = sus paréntesis tienen más de { NUMBER($most) } niveles
    .TooLargeNumber = los números pueden llegar como máximo a { NUMBER($most) }
errors_WantedInRule =
    .Criterion = un criterio como «fewest onward» (menos salidas)
    .End = el final, porque ya no queda nada que decidir
    .CommaOrEnd = una coma o el final
    .Measure = una de estas palabras: { $measures }
    .Sign = «{ $sign }»
errors_RunError =
    .IllegalMove = { $square } no puede ser el próximo movimiento: { $what }
    .NotAPath = «{ $method }» no se puede usar aquí: sus movimientos no forman un solo camino, así que nadie puede continuarlo a mano
    .BadMovesByHand = «{ $text }» no vale aquí; puede haber hasta { NUMBER($most) } movimientos como «12:e5,13:g6», cada uno con los pasos que van antes
    .NotATour = estas casillas no son un recorrido: { $fault }
    .WalksBoards = «{ $method }» no se puede usar aquí: solo reproduce recorridos de tableros
    .FixedStart = «{ $method }» no se puede usar aquí: un recorrido abierto empieza en su primera casilla; elige esa como inicio
    .NoSuchSteps = el paso inicial no puede ser «{ NUMBER($from) }»; puede ser un número entero hasta { NUMBER($to) }, el último paso que se muestra
    .TooLargeToAnimate = una animación puede mostrar hasta { NUMBER($largest) } { $largest ->
            [one] casilla
           *[other] casillas
        }; este tablero tiene { NUMBER($squares) }
    .AnimationTooLarge = esta animación ocuparía más de { BYTES($most) }; usa menos pasos o un tamaño menor
errors_ProgramError =
    .NoSuchMethod = no hay ningún programa para { $method }; elige warnsdorff o backtracking
    .NeedsBoard = no hay ningún programa para grafos que no son tableros; elige un tablero
    .NeedsEdges = no hay ningún programa para un tablero con bordes unidos; elige la superficie plana
    .TooLarge = un programa puede tener un tablero de hasta { NUMBER($most) } × { NUMBER($most) } casillas; este tiene un lado de { NUMBER($side) }
    .OpenOnly = solo hay programas para recorridos abiertos; elige un recorrido abierto
    .NoRegions = no hay ningún programa para las zonas de Squirrel y Cull; elige otra regla
    .NoPruning = no hay ningún programa para la vuelta atrás que mira adelante; pon Mirar adelante en No
    .NoMovesByHand = no hay ningún programa para movimientos hechos a mano; quítalos
    .TooLargeValues = esta regla puede tener valores mayores que { NUMBER($most) }, que en algunos lenguajes no caben; usa números más pequeños
    .TooLong = esta regla ocupa { NUMBER($lines) } líneas en este lenguaje, y un programa tiene como máximo { NUMBER($most) }; usa menos medidas, o para en los callejones sin salida
errors_PosterError =
    .NoBoard = un cartel muestra un recorrido de un tablero, y esto es otro grafo; elige un tablero
    .JoinedEdges = un cartel dibuja cada movimiento con una sola línea, y un movimiento sobre bordes unidos necesita dos; elige la superficie plana o guarda la imagen como SVG
    .TooLarge = un cartel puede mostrar hasta { NUMBER($largest) } { $largest ->
            [one] casilla
           *[other] casillas
        }; este tablero tiene { NUMBER($squares) }
    .LeapsTooFar = el estilo Trenzado solo puede mostrar saltos de hasta { NUMBER($most) } { $most ->
            [one] casilla
           *[other] casillas
        } a lo largo de una fila o una columna; elige otro estilo para esta pieza
    .TooLong = son demasiados caracteres; puede haber como máximo { NUMBER($most) }
    .BadPaper = el papel no puede ser «{ $paper }»; puede ser { $papers }, o números enteros como 300x400mm, de { NUMBER($least_mm) } a { NUMBER($most_mm) }, o 1200x800px, de { NUMBER($least_px) } a { NUMBER($most_px) }
errors_CountError =
    .TooWide = es demasiado ancho para un recuento exacto: habría que seguir { NUMBER($width) } casillas a la vez, y se pueden seguir { NUMBER($widest) }; usa un tablero más estrecho, o un grafo con menos aristas
    .NeedsMemory = este recuento necesita más o menos { BYTES($needed) } de memoria, pero el límite es { BYTES($limit) }; sube el límite o usa un tablero más pequeño
    .NeedsMoreMemory = este recuento necesita más de { BYTES($needed) } de memoria, pero el límite es { BYTES($limit) }; sube el límite o usa un tablero más pequeño
    .Overflow = hay 2¹²⁸ recorridos o más, y aquí no se pueden contar números mayores; usa un tablero más pequeño
    .NotFolded = el recuento plegado no se puede usar en este tablero: solo cuenta recorridos del caballo en rectángulos completos de 3 × 4 a { NUMBER($widest) } × 255 casillas; usa el método casilla a casilla (frontier)
    .JoinedEdges = los recorridos de un tablero con bordes unidos no se cuentan salvo simetría: también los desplazamientos son simetrías suyas; cuéntalos todos
    .EndsOfOpenOnly = solo los recorridos abiertos empiezan o acaban en algún sitio; quita inicio y final para los cerrados y salvo simetría
    .EndWithoutStart = di también el inicio, o solo el inicio: en una casilla empiezan tantos recorridos como acaban
    .FoldedOverflow = el recuento plegado no se puede usar en este tablero: sus números pueden necesitar más de 64 bits; usa el método casilla a casilla (frontier), que tiene 128
    .TooLargeToCount = el recuento exacto funciona hasta { NUMBER($largest) } { $largest ->
            [one] casilla
           *[other] casillas
        }; este tablero tiene { NUMBER($squares) }
    .TooLargeToEstimate = la estimación funciona hasta { NUMBER($largest) } { $largest ->
            [one] casilla
           *[other] casillas
        }; este tablero tiene { NUMBER($squares) }
    .BadWeight = { $weight ->
            [none] el peso tiene que ser un número de { TYPED($least) } a { TYPED($greatest) }
           *[other] el peso no puede ser «{ TYPED($weight) }»; puede ser un número de { TYPED($least) } a { TYPED($greatest) }
        }
errors_KeypadError =
    .NoKeys = este teclado no tiene teclas; escribe filas de caracteres separadas por /, con un espacio para cada hueco, como en «123/456/789/ 0 »
    .TooManyKeys = este teclado tiene demasiadas teclas; puede tener como máximo { NUMBER($most) }
    .KeyTooFar = la tecla de la fila { NUMBER($row) }, posición { NUMBER($place) }, está demasiado lejos; pon todas las teclas en las { NUMBER($most) } primeras filas y posiciones
    .BadKey = «{ $character }», en la fila { NUMBER($row) }, posición { NUMBER($place) }, no puede ser una tecla; escribe un carácter visible por cada tecla, pero no /, y un espacio para cada hueco
    .RepeatedKey = la tecla «{ $key }» aparece por segunda vez en la fila { NUMBER($row) }, posición { NUMBER($place) }; escribe cada tecla una sola vez
    .UnknownKey = «{ $key }», en la posición { NUMBER($place) }, no es una tecla de este teclado; sus teclas son { $known }
    .BadStart = «{ $text }» no puede ser el inicio; escribe una tecla del teclado, o nada para empezar en cualquiera
    .BadLength = una secuencia no puede tener { NUMBER($length) } teclas; puede tener de 1 a { NUMBER($most) }
    .SequenceTooLong = esta secuencia tiene demasiadas teclas; puede tener como máximo { NUMBER($most) }
    .TooManyLimits = hay demasiados límites; usa como máximo { NUMBER($most) }
    .TooMuchToCount = contarlas puede llevar { NUMBER($additions) } sumas y { BYTES($bytes) } de memoria, pero el máximo es { NUMBER($most_additions) } y { BYTES($most_bytes) }; pide secuencias más cortas, menos teclas o menos límites
    .TooManyCounts = contar con estos límites necesita { NUMBER($bits) } bits por secuencia, pero el máximo es { NUMBER($most) }; limita menos teclas
    .OutOfMemory = a este dispositivo no le queda memoria para { BYTES($bytes) } de recuentos; pide secuencias más cortas
errors_PuzzleError =
    .NoRows = este pasatiempo no tiene casillas; escribe una fila en cada línea, con espacios entre las casillas
    .TextTooLong = este texto es demasiado largo para un pasatiempo; puede tener como máximo { NUMBER($most) } caracteres
    .UnknownCell = «{ $text }», en la fila { NUMBER($row) }, lugar { NUMBER($place) }, no es un número; escribe un número, . para una casilla abierta o # para un hueco
    .RaggedRows = la fila { NUMBER($row) } del pasatiempo tiene { NUMBER($found) } casillas, pero la primera { NUMBER($expected) }; escribe # por cada hueco
    .OtherBoard = estos números son para un tablero de { NUMBER($width) } × { NUMBER($height) }, y el tablero es { $board }; escribe una línea por cada una de sus filas
    .TooLarge = un pasatiempo puede tener hasta { NUMBER($largest) } casillas, { NUMBER($area) } con los huecos; este tablero tiene { NUMBER($squares) }
    .OnHole = { NUMBER($number) } está en { $square }, que es un hueco; ponlo en una casilla
    .BeyondBoard = no puede haber un { NUMBER($number) } en { $square }; los números van de 1 a { NUMBER($most) }
    .NumberTwice = { NUMBER($number) } está en { $first } y en { $second }; pon cada número en una sola casilla
    .TooFar = { NUMBER($second) } en { $second_square } está demasiado lejos de { NUMBER($first) } en { $first_square }: la pieza necesita al menos { NUMBER($least) } movimientos y tiene { NUMBER($moves) }; mueve uno de los dos
    .WrongColours = { NUMBER($first) } en { $first_square } y { NUMBER($second) } en { $second_square } no son compatibles: por los colores de las casillas, { NUMBER($moves) } movimientos nunca llevan de una a la otra; mueve uno de los dos
    .NotJoined = ningún movimiento lleva de { NUMBER($first) } en { $first_square } a { NUMBER($second) } en { $second_square }; mueve uno de los dos
    .NotSymmetric = este tablero no tiene esa simetría; puede ser { $known }
    .NoTour = no se ha encontrado ningún recorrido de este tablero para un pasatiempo; elige otro tablero, otra pieza u otro tipo de recorrido
    .NoText = este texto no tiene letras; escribe un verso o una frase, con guiones entre las sílabas
    .TooManyLetters = este texto es demasiado largo para un pasatiempo; puede tener como máximo { NUMBER($most) } letras
    .TooManyParts = este texto tiene { NUMBER($parts) } partes, y en un tablero caben { NUMBER($most) }; elige un texto más corto o partes más largas
    .PartTooLong = «{ $part }» tiene { NUMBER($letters) } letras, y en una casilla caben { NUMBER($most) }; divídelo con guiones
    .TooFewSquares = el texto tiene { NUMBER($parts) } partes, y el tablero { $board } tiene { NUMBER($squares) } casillas; elige un tablero más grande
    .NoWordTour = no se ha encontrado ningún recorrido así para el texto; elige otro tablero, otra salida u otro tipo de recorrido
errors_CallError =
    .BadSetting = «{ $value }» no vale aquí; tiene que ser { $wanted }
    .TooLong = son demasiados caracteres; puede haber como máximo { NUMBER($most) }
    .TooLargeToList = la lista funciona hasta { NUMBER($largest) } { $largest ->
            [one] casilla
           *[other] casillas
        }; este tablero tiene { NUMBER($squares) }
    .TooLargeToArgue = una demostración funciona hasta { NUMBER($largest) } { $largest ->
            [one] casilla
           *[other] casillas
        }; este tablero tiene { NUMBER($squares) }
    .TooLargeForAVerdict = un camino sin terminar se puede juzgar hasta { NUMBER($largest) } { $largest ->
            [one] casilla
           *[other] casillas
        }, huecos incluidos; este tablero tiene { NUMBER($squares) }
    .NotSupported = este navegador no tiene { $lacking }; usa uno actual
errors_Wanted =
    .MapSide = un número entero de 1 a 64
    .OneKey = una tecla del teclado
    .RandomNumbers = números aleatorios
    .CanvasContext = un contexto 2D de un lienzo donde dibujar
    .Canvas = un lienzo donde dibujar
    .Bytes = un número de bytes de { NUMBER($least) } a { NUMBER($most) }
    .BytesOrNoLimit = un número de bytes de { NUMBER($least) } a { NUMBER($most) }, o «none» para el tiempo de una llamada
    .AnimationSize = un número entero de píxeles de { NUMBER($least) } a { NUMBER($most) }
    .AnimationDelay = un número entero de milisegundos de { NUMBER($least) } a { NUMBER($most) }
    .Step = un número entero de pasos de 0 a { NUMBER($most) }
    .Weights = un número de { $least } a { $most }
errors_crashed = el motor de cálculo ha fallado, seguramente por falta de memoria
errors_lost = { $call }: este objeto se perdió cuando falló el motor de cálculo; crea uno nuevo
errors_IllegalMove =
    .NotAMove = ningún movimiento lleva allí desde la última casilla
    .Visited = ya se ha pasado por ahí; elige una casilla sin visitar
    .Hole = es un hueco; elige una casilla
    .ComesLast = el recorrido tiene que acabar ahí; pasa antes por todo lo demás
    .Over = el recorrido está completo; vuelve atrás para probar otro camino
