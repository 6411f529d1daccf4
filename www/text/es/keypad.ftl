labels =
    .intro = Un caballo salta por las teclas de un teclado, como el de un teléfono, y marca cada tecla en la que cae. ¿Cuántos números distintos puede marcar?
    .why = Es una pregunta frecuente en entrevistas de trabajo: probar todos los números no se acaba nunca, pero contar con ingenio es cosa de un momento.
    .tryPhone = Poner el caballo en un teléfono
    .trySource = Lo mismo con 18 teclas y dos vocales como máximo
    .pad = Teclado
    .position = Posición en la secuencia
    .sequence = Secuencia
    .erase = Borrar la última tecla
    .clear = Borrar todo
    .countHeading = ¿Cuántas secuencias?
    .progress = Progreso del recuento
    .cancel = Cancelar
    .countAgain = Contar
    .copyCount = Copiar el número
    .byStart = Por primera tecla
    .codeHeading = La secuencia como un solo número
    .lowestFirst = La primera tecla es la cifra más baja
    .highestFirst = La primera tecla es la cifra más alta
    .whyTwo = ¿Por qué dos números?
    .presets = Teclados ya preparados
    .padText = Filas del teclado
    .padNote = Escribe un carácter por cada tecla, un espacio por cada hueco y una línea nueva por cada fila.
    .lessLimits = Se han quitado los límites de teclas que ya no existen.
    .problem = ¿Qué secuencias?
    .length = Teclas
    .start = Inicio
    .limits = Límites
    .addLimit = Añadir un límite
    .listHeading = Todas las secuencias, una a una
    .previous = Anterior
    .next = Siguiente
    .page = Página
    .goOn = Seguir buscando
    .exportAll = Guardar todas como texto
    .exporting = Progreso de la exportación
    .pieceHeading = Pieza
presets =
    .phone = Teléfono
    .source = 18 teclas, dos vocales como máximo
anyStart = cualquier tecla
atMost = Como máximo
of = de
allKeys = todas las teclas
manners =
    .together = en total
    .each = cada una
limitName = Límite { NUMBER($n) }
removeLimit = Quitar el límite { NUMBER($n) }
limitKeys = Teclas del límite { NUMBER($n) }
limitMost = Máximo del límite { NUMBER($n) }
limitManner = Cómo cuenta el límite { NUMBER($n) }
keys =
    .play = Recorrer la secuencia, o parar
    .back = Atrás
    .forward = Avanzar
    .first = Al principio
    .last = Al final
    .cancel = Dejar de contar o de guardar
    .help = Ver las teclas
    .move = Ir de tecla en tecla
    .press = Pulsar la tecla
    .erase = Borrar la última tecla de la secuencia
    .type = Pulsar la tecla con ese nombre
anyKey = A … Z, 0 … 9
key = { $name }{ $isHere ->
            [true] , el caballo está aquí
           *[false] {""}
        }{ $isNext ->
            [true] , puede seguir
           *[false] {""}
        }{ $times ->
            [0] {""}
            [1] , pulsada una vez
            [2] , pulsada dos veces
           *[other] , pulsada { NUMBER($times) } veces
        }
position = tecla { NUMBER($step) } de { NUMBER($all) }
some = { $hasMore ->
            [true] { COMMAS($shown) } y { NUMBER($more) } más
           *[false] { LIST($shown) }
        }
caption =
    .only = Pulsa { $next }: todas las secuencias empiezan por esa tecla.
    .begin = Pulsa una tecla para empezar, o escribe una secuencia.
    .next = { $isKnight ->
                [true] El caballo está en { $last }. Puede seguir a { $next }.
               *[false] La pieza está en { $last }. Puede seguir a { $next }.
            }
    .whole = { $isKnight ->
                [true] El caballo está en { $last }: una secuencia completa de { NUMBER($length) } { $length ->
                    [one] tecla
                   *[other] teclas
                }.
               *[false] La pieza está en { $last }: una secuencia completa de { NUMBER($length) } { $length ->
                    [one] tecla
                   *[other] teclas
                }.
            }
    .stuck = { $isKnight ->
                [true] El caballo está en { $last }, y ninguna tecla puede seguir.
               *[false] La pieza está en { $last }, y ninguna tecla puede seguir.
            }
fault =
    .no-such-key = Tecla { NUMBER($place) }: en este teclado no hay { QUOTED($key) }.
    .other-start = Tecla { NUMBER($place) }: todas las secuencias deben empezar por { $start }, no por { $key }.
    .no-move = { $hasWays ->
                [true] Tecla { NUMBER($place) }: ningún movimiento lleva de { $from } a { $key }. Desde { $from } se puede ir a { $ways }.
               *[false] Tecla { NUMBER($place) }: ningún movimiento lleva de { $from } a { $key }, ni a ninguna otra tecla.
            }
    .limit-broken = { $atMost ->
                [0] Tecla { NUMBER($place) }: los límites no permiten { $key }.
               *[other] { $isOne ->
                    [true] Tecla { NUMBER($place) }: { $key } puede aparecer como máximo { -often }, y ya lo hace.
                   *[false] Tecla { NUMBER($place) }: con { $key } habría una de más: como máximo { $atMost ->
                        [one] puede
                       *[other] pueden
                    } aparecer { NUMBER($atMost) } de { $keys }.
                }
            }
    .too-long = Tecla { NUMBER($place) }: aquí una secuencia solo tiene { NUMBER($length) } { $length ->
                [one] tecla
               *[other] teclas
            }. Borra el resto.
-often = { $atMost ->
            [1] una vez
            [2] dos veces
           *[other] { NUMBER($atMost) } veces
        }
limit = { $atMost ->
            [0] { $which ->
                [all] sin ninguna tecla
                [one] sin { $keys }
               *[several] sin ninguna de { $keys }
            }
           *[other] { $isEach ->
                [true] { $which ->
                    [all] cada tecla como máximo { -often }
                    [one] { $keys } como máximo { -often }
                   *[several] cada una de { $keys } como máximo { -often }
                }
               *[false] { $which ->
                    [all] como máximo { NUMBER($atMost) } de todas las teclas
                    [one] como máximo { NUMBER($atMost) } de { $keys }
                   *[several] como máximo { NUMBER($atMost) } de { $keys }
                }
            }
        }
nor = {", "}
question = Secuencias de { NUMBER($length) } { $length ->
            [one] tecla
           *[other] teclas
        }{ $hasMoves ->
            [true] { $isKnight ->
                [true] , cada una a un salto de caballo de la anterior
               *[false] , cada una a un salto { $leaps } de la anterior
            }
           *[false] {""}
        }{ $hasStart ->
            [true] , empezando por { $start }
           *[false] {""}
        }{ $hasLimits ->
            [true] ; { LIST($limits) }
           *[false] {""}
        }.
betweenLimits = {", "}
sequences = { $short } { $value ->
            [one] secuencia
           *[other] secuencias
        }
counted = { $sequences }.
size = { NUMBER($length) } { $length ->
            [one] cifra
           *[other] cifras
        }, más o menos { $short }
percent = { $floor } %
cancelled = El recuento se ha cancelado.
notCounted = No se ha contado: { $message }.
columns = - Tecla
    - Secuencias
whyTwo = - Cada tecla es una cifra, así que una secuencia es un número largo. Puedes leerlo desde cualquiera de sus extremos.
    - El artículo del que vienen las 18 teclas da 309 514 218 678 para A H A H K B K B K B. Ahí la primera tecla vale 1, la segunda 18, la tercera 18², y así sucesivamente.
    - El programa del mismo artículo da en cambio 77 396 869 081. Calcula código = código × 18 + cifra (la regla de Horner), de modo que la primera tecla acaba siendo la cifra más alta.
    - De las dos maneras, dos secuencias de la misma longitud nunca reciben el mismo número.
digits = { $isOne ->
            [true] Con una sola tecla, todos los números son 0.
           *[false] Cada tecla es una cifra en base { NUMBER($base) }: { $pairs }.
        }
betweenPairs = {", "}
noCode = Escribe una secuencia para ver su número.
listed = { $isNone ->
            [true] Ninguna.
           *[false] De la { NUMBER($from) } a la { NUMBER($to) }{ $hasAll ->
                [true] , de { $all }
               *[false] {""}
            }
        }
pageFound = Página { NUMBER($page) }: { $what }
beyondList = La lista acaba antes de la página { NUMBER($page) }.
searching = Buscando…
searchedLong = Todavía ninguna. Pocas secuencias respetan estos límites: sigue buscando, o afloja los límites.
none = No hay ninguna secuencia así.
walkIt = Recorrer { $sequence }
exported = { $hasAll ->
            [true] { NUMBER($done) } de { $big }
           *[false] { NUMBER($done) } { $done ->
                    [one] secuencia
                   *[other] secuencias
                }
        }
exportDone = { NUMBER($lines) } { $lines ->
            [one] secuencia guardada.
           *[other] secuencias guardadas.
        }
exportCancelled = Cancelado. No se ha guardado nada.
nothingToExport = No hay nada que guardar.
exportTooLarge = Todas las secuencias ocuparían más de { NUMBER($megabytes) } MB, demasiado para un navegador. Pide secuencias más cortas, o un solo inicio.
fileName = secuencias-del-caballo-de-{ $length }.txt
title = { $keypad } · { NUMBER($length) } { $length ->
            [one] tecla
           *[other] teclas
        }{ $hasTotal ->
            [true] : { $sequences }
           *[false] {""}
        } · { $page }
fields =
    .step = Paso
    .theme = Tema
passedOver = { $name }: { $message }. La página no lo tiene en cuenta.
wrong =
    .number = { QUOTED($value) } no es un número entero de { NUMBER($least) } a { NUMBER($most) }
    .limit = { QUOTED($value) } no es un límite; escribe teclas y un número, como AEIO:2
