title = Para docentes
intro = Aquí hay nueve lecciones de cinco a diez minutos sobre un rompecabezas que cualquiera puede empezar al momento. Y, sin embargo, se tardó doscientos años en encontrar una forma rápida de resolverlo. Solo hace falta saber cómo se mueve el caballo. No hay cuentas de usuario, y la página no envía nada a ningún sitio.
download = Descargar la página en un solo archivo
downloadNote = El archivo funciona sin conexión: cópialo en una memoria USB y haz doble clic en él.
headings =
    .before = Antes de la clase
    .plan = Un plan para 50 minutos
    .lessons = Las lecciones, paso a paso
    .mistakes = Lo que suelen creer los alumnos
    .sheets = Fichas
before = - _Sin conexión:_ abre la página una vez mientras tengas conexión. El navegador la guarda, y todas las salas funcionan después sin ella. Para equipos que nunca tienen conexión, copia la versión en un solo archivo (`knights-tour-lab.html`) en una memoria USB y haz doble clic en ella.
    - _Con proyector:_ abre «Aspecto», en la parte de arriba de la página, y elige el tema «Proyector». En «Explorar» y en las lecciones, pulsa F. La explicación aparece junto al tablero en letra grande, y los ajustes se ocultan. Pulsa Esc para salir. [Explorar para la clase](#explore?board=8x8&start=b1&ask=true&present=true&theme=projector)
    - _Con un mando para presentaciones:_ en «Explorar», pulsa A para «Preguntar antes». La página oculta la respuesta hasta que avanzas. Avanza otra vez para hacer el movimiento. En las lecciones, al avanzar se ven hasta diez movimientos, después la respuesta a una pregunta, y después se pasa al paso siguiente.
    - _Solo con teclado:_ pulsa N para el paso siguiente y P para el anterior. Las flechas se mueven por el tablero, e Intro (Enter) responde. Los lectores de pantalla lo leen todo.
    - _Para quien lee despacio:_ Leer en voz alta, al principio de cada paso, lee el texto con la voz del propio navegador.
    - _Sin dispositivos:_ imprime las fichas de más abajo. También puedes usar tableros de ajedrez y un caballo, o casillas dibujadas con tiza en el suelo y un alumno que haga de caballo.
    - _Enlaces:_ cada paso tiene su propia dirección. Compartir, en la parte de arriba de la página, la copia. También puede llenar la pantalla con un código QR: los alumnos lo escanean para abrir la página.
planHead = - Minutos
    - Qué
    - Los alumnos
plan =
    | 0–8 | [Un recorrido a mano](#learn?lesson=hand&step=3) en un tablero de 4 × 3, por parejas | juegan
    | 8–15 | [Movimientos al azar](#learn?lesson=guess&step=1): cada cual apunta una estimación, y después lo prueban [mil caballos](#learn?lesson=guess&step=2) | estiman
    | 15–25 | [La regla de Warnsdorff](#explore?board=8x8&start=b1&ask=true&present=true&theme=projector) en el proyector, con «Preguntar antes»: la clase vota cada movimiento | predicen
    | 25–35 | [Diez predicciones](#learn?lesson=rule&step=3): trabajo individual, en un dispositivo o en papel | predicen
    | 35–43 | [Por qué importan los empates](#compare?board=20x20&start=s18&target=open&lanes=warnsdorff:first,warnsdorff:roth,warnsdorff:random::191): ¿cuál de los tres acaba en un callejón sin salida? | votan
    | 43–50 | [¿Puede tener 5 × 5 un recorrido cerrado?](#learn?lesson=colours&step=2) Primero, debate; después, la respuesta. Para casa: [el rompecabezas de las 12 casillas](#learn?sheet=cross) | argumentan
about =
    .hand = Edad: desde los diez años. Requisitos: ninguno. Objetivo: saber qué es un recorrido y que cuesta encontrar uno.
    .guess = Edad: desde los diez años. Requisitos: la lección 1. Objetivo: comparar la búsqueda al azar con la sistemática y ver lo deprisa que crece el trabajo.
    .rule = Edad: desde los diez años. Requisitos: la lección 1. Objetivo: usar una regla práctica que mira un movimiento adelante.
    .ties = Edad: desde los diez años. Requisitos: la lección 3. Objetivo: ver que una regla que funciona casi siempre no es un teorema.
    .colours = Edad: desde los diez años. Requisitos: números pares e impares. Objetivo: demostrar que algo es imposible.
    .graph = Edad: desde los diez años. Requisitos: ninguno. Objetivo: dibujar un rompecabezas de otra manera y conocer los ciclos hamiltonianos.
    .fast = Edad: desde los quince años. Requisitos: la lección 3. Objetivo: conocer «divide y vencerás» y saber qué significa tiempo lineal.
    .many = Edad: desde los quince años. Requisitos: números grandes. Objetivo: enumerar, contar y estimar, y comprobar un resultado.
    .invent = Edad: desde los diez años. Requisitos: la lección 3. Objetivo: inventar una regla, ponerla a prueba y aprender que una regla mejor mira lo que queda.
stepHead = - Paso
    - Los alumnos
    - Pregunta
    - Respuesta
engagement =
    .none = miran
    .move = juegan
    .predict = predicen
    .square = buscan una casilla
    .choose = eligen
    .number = cuentan o calculan
    .estimate = estiman
    .mark = marcan tableros
    .try = inventan
note = Tras una primera respuesta equivocada hay una pista y un segundo intento. Después, el paso explica la respuesta. Nadie tiene que acertar para seguir. El progreso se queda en el dispositivo, y cada alumno puede borrar el suyo.
mistakes = - _«La regla funciona siempre»._ Si los empates se resuelven en un orden fijo, falla desde 3 de las 64 casillas del tablero de ajedrez. En tableros muy grandes falla casi siempre. [Ver dónde](#learn?lesson=ties&step=5)
    - _«Si no puedo seguir, mi último movimiento estaba mal»._ Casi siempre el error fue anterior. En [Jugar](#play), ¿Está perdida? dice qué movimiento fue.
    - _«Un tablero el doble de grande tarda el doble»._ La vuelta atrás necesita 8839 colocaciones en 5 × 5 y 248 168 en 6 × 6. [Cuéntalas](#learn?lesson=guess&step=6)
    - _«No hemos encontrado ningún recorrido, así que no hay»._ Eso solo lo puede asegurar una demostración o una búsqueda completa. En [¿Posible?](#exist?target=closed&board=4x7) están las dos.
    - _«Sería mejor un camino más corto»._ Todos los recorridos de un tablero tienen el mismo número de movimientos.
    - _«Una máquina puede contarlos todos sin más»._ Uno a uno, no. A un millón de recorridos por segundo, los recorridos cerrados del tablero de ajedrez llevarían cinco meses. [¿Cómo, si no?](#learn?lesson=many&step=4)
sheets = - Imprímelas desde el navegador, en blanco y negro, en A4 o carta. Las soluciones van en una página aparte, que puedes quitar. Cada página indica la semilla: con la misma semilla sale otra vez la misma ficha.
    - [Tableros en blanco](#learn?sheet=blank&board=6x6) de 3 × 3 a 20 × 20, y [tableros con salidas](#learn?sheet=counts&board=6x6)
    - [Predecir los cinco movimientos siguientes](#learn?sheet=predict&seed=1)
    - [Seguir una regla durante seis movimientos](#learn?sheet=follow&seed=1), para acompañar la lección 9
    - [Encontrar un error](#learn?sheet=error&seed=1)
    - [El rompecabezas de las 12 casillas](#learn?sheet=cross)
    - [Completar los números](#learn?sheet=numbers&board=6x6&seed=1): uno, dos o cuatro pasatiempos en una página, de fácil a muy difícil
    - [Palabras en un recorrido](#verse), para la clase de lengua: un verso propio se corta en sílabas y se coloca en un tablero, y la clase lo lee a saltos de caballo. El siguiente lo pueden escribir ellos. Pregúntales de cuántas maneras se puede leer y qué sílabas iguales tienen la culpa.
answers =
    .move = un recorrido; hay varios
    .mark = el teorema de Schwenk, que el paso explica
    .try = por ejemplo «fewest onward, farthest centre, least turn»: menos salidas, más lejos del centro, giro más pequeño
    .predict = el paso explica el porqué de cada una
    .number = { $isEstimate ->
            [true] más o menos { NUMBER($right) }
           *[false] { NUMBER($right) }
        }
    .squares = { $many ->
            [1] { $first }
            [2] { $first } o { $second }
           *[other] cualquiera de estas: { LIST($squares) }
        }
