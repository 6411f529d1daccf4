heading = Compartir
link = Enlace
copyLink = Copiar enlace
linkCopied = Enlace copiado. Abre la página tal como la ves ahora.
forPupils = Para los dispositivos de la clase: la página se abre como siempre, sin la presentación.
asSeen = Tal como la veo
copied = Copiado
refused = El navegador no ha permitido copiar. El texto está seleccionado: cópialo con Ctrl+C.
reach =
    .file = Esta página se abrió desde un archivo, así que el enlace solo funciona en este equipo. Para compartirla, envía también el archivo, y la parte del enlace que empieza por #.
    .device = Este enlace solo funciona en este equipo.

qr = Código QR
qrName = Código QR del enlace
showLarge = Ver en grande
picture = Imagen
savePicture = Guardar la imagen
svg = SVG
png = PNG
svgTooLarge = Este tablero es demasiado grande para un SVG. Guárdalo como PNG.
pictureFailed = Este navegador no pudo crear la imagen. Prueba con un tablero más pequeño.
animation = Animación
poster = Cartel
embed = Insertar
fromBeginning = Empezar desde el principio
frameCode = Código de iframe
frameOfRun = Muestra el tablero, los botones y una frase, con un ancho de hasta 480 píxeles.
frameOfRoom = Muestra esta sala en un marco.
elementCode = Código de componente web
elementHelp = Se adapta al ancho y a los colores de tu página. Carga su script desde este sitio. Si en tu página no se ve nada, copia las carpetas embed y pkg en tu propio sitio: otro sitio tiene que permitir el script (Access-Control-Allow-Origin). Si tu página tiene una política de seguridad de contenido (CSP), necesita script-src y connect-src con la dirección del script, y 'wasm-unsafe-eval' en script-src.
elementHelpFile = Se adapta al ancho y a los colores de tu página. Copia las carpetas embed y pkg del sitio junto a tu página. Si tu página tiene una política de seguridad de contenido (CSP), necesita script-src 'self' 'wasm-unsafe-eval' y connect-src 'self'.
copy = Copiar

isCopied = { $what }: copiado.

tooLongForQr = El enlace es demasiado largo para un código QR: tiene { NUMBER($bytes) } { $bytes ->
            [one] carácter
           *[other] caracteres
        }, y las cámaras leen hasta { NUMBER($most) }. Copia el enlace.

pictureSaved = Guardado como { $file }.

cite = Citar esta página
citation = Cita
bibtex = Entrada de BibTeX
citationOf = { $name }, versión { $version }. { $link } (consultado el { $day })
accessed = Consultado el { $day }
