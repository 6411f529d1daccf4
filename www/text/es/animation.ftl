from = Del paso
to = Al paso
size = Tamaño, en píxeles
sizes = Tamaños habituales
sizeNames =
    .page = 480: página web
    .slides = 1080: diapositivas
delay = Tiempo por paso, en ms
theme = Colores
choice = Mostrar las opciones antes de cada movimiento
kind = Tipo
kinds =
    .gif = GIF
    .video = Vídeo (MP4)
-file = { $kind ->
            [gif] GIF
           *[video] video
        }
make = Crear { -file }
making = Creando el { -file }…
cancel = Cancelar
save = Guardar
play = Reproducir
looking = Calculando cuántos pasos son…
cancelled = Cancelado.
preview = Vista previa de la animación
progress = Progreso de la animación
noEncoder = Este navegador no puede crear un video de este tamaño. Elige uno menor, o crea un GIF.
range = de { NUMBER($least) } a { NUMBER($most) }
plan = { NUMBER($frames) } { $frames ->
            [one] fotograma
           *[other] fotogramas
        }{ $every ->
            [0] {""}
            [1] {""}
           *[other] , uno cada { NUMBER($every) } pasos
        }, { $width } × { $height } píxeles, { $isLong ->
            [true] { NUMBER($minutes) } min
           *[false] { NUMBER($seconds) } s
        }, más o menos { $bytes }.
kilobytes = { NUMBER($n) } kB
megabytes = { $n } MB
beyond = Solo hay { NUMBER($steps) } { $steps ->
            [one] paso
           *[other] pasos
        }. Escribe un número hasta { NUMBER($steps) }.
soFar = { $bytes } hasta ahora
made = { $kind ->
            [gif] { kinds.gif }
           *[video] { kinds.video }
        }, listo ({ $bytes })
saved = Guardado como { $file }.
failed = { $hasMessage ->
            [true] No se pudo crear el { -file }: { $message }.
           *[false] Este navegador no pudo crear el { -file }. Prueba con un tamaño menor o con menos pasos.
        }
