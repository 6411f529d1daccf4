style = Estilo

styles =
    .numbered = Números
    .line = Línea
    .ribbon = Cinta
    .woven = Trenzado
    .turns = Giros

legend =
    .turns = { NUMBER($turns) } { $turns ->
            [one] giro
           *[other] giros
        }
    .straight = { NUMBER($straight) } en línea recta

paper = Papel

papers =
    .letter = Carta
    .legal = Oficio (Legal)
    .tabloid = Tabloide
    .square = Cuadrado, 300 mm
    .other = Otro tamaño

otherSize = Tamaño del papel
otherSizeHelp = Ancho × alto en mm o px, como 300x400mm.
orientation = Orientación

orientations =
    .auto = Como el tablero
    .portrait = Vertical
    .landscape = Horizontal

title = Título
caption = Pie de imagen
theme = Colores
blackAndWhite = Blanco y negro
preview = Vista previa del cartel
saveSvg = Guardar SVG
savePng = Guardar PNG
print = Imprimir
pixels = PNG, lado más largo en píxeles
making = Creando el PNG…
pngFailed = Este navegador no pudo crear una imagen tan grande. Elige menos píxeles, o guarda el SVG, que se imprime a cualquier tamaño.
printFailed = Este navegador no pudo imprimir el cartel. Guarda el SVG e imprime ese archivo.
tooLarge = La página hace carteles de tableros de hasta { NUMBER($most) } casillas; este tiene { NUMBER($squares) }. Para tableros más grandes, usa el comando knights-tour.
size = { NUMBER($width) } × { NUMBER($height) } píxeles. Tu navegador necesita unos { $memory } MB de memoria.
badPixels = Escribe un número entero de píxeles de { NUMBER($least) } a { NUMBER($most) }.
saved = Guardado como { $file }.
