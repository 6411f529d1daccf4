labels =
    .stop = Parar
    .again = Otra vez
    .unfold = Desplegar
    .fold = Plegar
    .pause = Pausa
    .drawing = Del tablero al grafo
    .previous = Página anterior
    .next = Página siguiente
    .check = Comprobar
    .clear = Borrar
    .tryRule = Probar esta regla
    .contest = Hacer un torneo con ella
running = En marcha…
guessFirst = Responde primero: después salen los caballos.
tieBreaks = Desempate
rulesGuessFirst = Responde primero: después cada regla empieza una vez en cada casilla.
threeRules = - Cualquier movimiento, al azar
    - Más cerca del borde
    - Menos salidas
guessMap = Tableros por ancho y alto
mapSigns =
    .schwenk = hay un recorrido cerrado
    .open-theorem = hay un recorrido
    .one-square = una sola casilla
    .odd-area = no hay recorrido: el número de casillas es impar
    .side-1 = no hay recorrido: un lado de 1
    .side-2 = no hay recorrido: un lado de 2
    .side-4 = no hay recorrido: un lado de 4
    .small-exception = no hay recorrido: el tablero es demasiado pequeño
timed = Todos los tiempos están medidos. La barra más larga de cada método ocupa todo el ancho.
searching = Buscando…
estimateBar = El número verdadero está en la barra gruesa más o menos dos de cada tres veces, y en la fina, 19 de cada 20.
estimateMarks =
    .known = McKay, 1997
    .wrong = anunciado en 1996
scaleName = billones (millones de millones) de recorridos cerrados
imagesOf =
    .found = Un recorrido encontrado ahora
    .euler = El recorrido de Euler de 1759
failed = Tu navegador no pudo calcularlo: { $message }
walksMade = { NUMBER($walks) } { $walks ->
            [one] paseo
           *[other] paseos
        }: { NUMBER($mean, minimumFractionDigits: 1) } de { NUMBER($squares) } casillas de media, { NUMBER($best) } como máximo, { $tours ->
            [0] ningún recorrido
           *[other] { NUMBER($tours) } { $tours ->
                [one] recorrido
               *[other] recorridos
            }
        }.
walksSoFar = { NUMBER($walks) } { $walks ->
            [one] paseo
           *[other] paseos
        } hasta ahora. Lee el número en la barra.
bin = { NUMBER($from) }–{ NUMBER($to) } casillas: { NUMBER($walks) }
lane = { $board } desde { $start }
placements = { NUMBER($n) } { $n ->
            [one] colocación
           *[other] colocaciones
        }
laneOver = { $isTour ->
            [true] Un recorrido, tras { placements }.
           *[false] { $isStopped ->
                    [true] Detenido tras { placements }.
                   *[false] Ningún recorrido, tras { placements }.
                }
        }
mapMade = { $rule }: recorridos desde { NUMBER($tours) } de { NUMBER($starts) } casillas.
stuckFrom = Callejón sin salida desde { $start }: ver en Explorar
failuresOn = { $stuck ->
            [0] { $board }: nunca falla
           *[other] { $board }: falla desde { NUMBER($stuck) } de { NUMBER($starts) } ({ NUMBER($percent, minimumFractionDigits: 1) } %)
        }
failuresFound = { $without ->
            [0] { $boards ->
                    [1] 1 tablero examinado.
                   *[other] { NUMBER($boards) } tableros examinados.
                } La regla falla en todos.
           *[other] { $boards ->
                    [1] 1 tablero examinado.
                   *[other] { NUMBER($boards) } tableros examinados.
                } La regla falla en todos menos { WORD($without) }.
        }
orderInExplore = Vuelta atrás en el orden { $moves }: ver en Explorar
ordersTried = { NUMBER($done) } de { NUMBER($orders) } órdenes llegaron a un recorrido en { NUMBER($most) } colocaciones como mucho; al mejor le bastaron { NUMBER($least) }.
usualRule = { $isLarge ->
            [true] Regla de Roth
           *[false] Regla de Warnsdorff
        }
ruleTried = { $rule }: { NUMBER($tours) } { $tours ->
            [one] recorrido
           *[other] recorridos
        } desde { NUMBER($runs) } { $runs ->
            [one] inicio
           *[other] inicios
        }
againstRoth = { $lead ->
            [ahead] Has superado a Roth: { NUMBER($own) } { $own ->
                    [one] recorrido
                   *[other] recorridos
                }, y su regla, { NUMBER($roths) }. Una ventaja tan pequeña puede ser suerte. Un torneo en otros tableros dice más.
            [level] Empate con Roth: { NUMBER($own) } { $own ->
                    [one] recorrido
                   *[other] recorridos
                } cada regla. ¿Consigues uno más?
           *[behind] La regla de Roth va por delante: { NUMBER($roths) } { $roths ->
                    [one] recorrido
                   *[other] recorridos
                } frente a { NUMBER($own) }. Prueba otra cosa.
        }
unfolded = { $share ->
            [0] El tablero
            [1] El grafo, dibujado en anillo
           *[other] A medio camino
        }
guessCell = { $size }{ $isMarked ->
            [true] , marcado
           *[false] {""}
        }
guessedCell = { $size }: { $exists ->
            [true] un recorrido cerrado
           *[false] ningún recorrido cerrado
        }, { $reason }; { $isRight ->
            [true] has acertado
           *[false] no has acertado
        }
guessing = { $marked ->
            [1] 1 de { NUMBER($boards) } tableros marcado
           *[other] { NUMBER($marked) } de { NUMBER($boards) } tableros marcados
        }
guessed = Has acertado en { NUMBER($right) } de { NUMBER($boards) } tableros; los demás tienen un marco grueso. Un tablero tiene un recorrido cerrado salvo en tres casos: su número de casillas es impar; tiene un lado de 1, 2 o 4; o es 3 × 4, 3 × 6 o 3 × 8. Lo demostró A. J. Schwenk en 1991.
seconds = { $n } s
milliseconds = { $n } ms
timing = { $hasMs ->
            [true] { $board }: { $duration }{ $hasTimes ->
                    [true] {" "}(× { NUMBER($times, minimumFractionDigits: 1) })
                   *[false] {""}
                }
           *[false] { $board }: ningún recorrido en un segundo
        }
notTimed = { $board }: sin probar
toursPage = Página { NUMBER($page) } de { NUMBER($pages) }, { NUMBER($tours) } { $tours ->
            [one] recorrido
           *[other] recorridos
        } en total
openTour = Recorrido { NUMBER($n) }: ver en Explorar
counted = { $what }: { $tours }, contados en { $duration }
laneEnded = { $name }: { $outcome }
asSentence = { $result }.
counting = { $what }: { NUMBER($states) } { $states ->
            [one] estado
           *[other] estados
        } hasta ahora
toursOf = { $isClosed ->
            [true] Recorridos cerrados de { $board }
           *[false] Recorridos abiertos de { $board }
        }
sweep = { $what }: { NUMBER($layers) } { $layers ->
            [one] paso
           *[other] pasos
        }, como máximo { NUMBER($most) } { $most ->
            [one] estado
           *[other] estados
        } a la vez
estimated = Tras { NUMBER($walks) } { $walks ->
            [one] paseo
           *[other] paseos
        }: unos { NUMBER($estimate, minimumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1) } billones de recorridos cerrados.
positions = { $what }: { NUMBER($different) } { $different ->
            [one] posición distinta
           *[other] posiciones distintas
        }
positionsTold = Un recorrido cualquiera tiene { NUMBER($found) } posiciones distintas; el de Euler, { NUMBER($eulers) }.
