labels =
    .challenge = Proponer un reto
    .challengeHelp = Crea un enlace a este rompecabezas. Quien lo resuelva recibe un código para enviártelo. Pega aquí abajo ese código para comprobarlo.
    .allowed = Ayuda que permites
    .goal = Aciertos seguidos
    .copyChallenge = Copiar el enlace
    .leaveChallenge = Dejar el reto
    .result = Un código para comprobar
    .checkResult = Comprobar el código
    .resultLine = Tu código
    .copyResult = Copiar el código
helps =
    .back = deshacer movimientos
    .ways = adónde puedo ir
    .layers = números y líneas
    .hint = pistas
    .judge = «¿Está perdida?»
reached = ¡Has resuelto el reto! Envía el código de abajo a quien te lo propuso.
challengeCopied = El enlace a tu reto está copiado.
resultCopied = Tu código está copiado.
copyRefused = Tu navegador no ha permitido copiar.
notAllowed = Este reto no permite esa ayuda.
refused =
    .unreadable = Esto no es un código. Pega la línea entera que empieza por «knights-tour-result».
    .changed = Este código está cambiado o cortado. Copia otra vez la línea entera.
    .missed = Los movimientos se pueden leer, pero no resuelven el reto.
-aim = { $mode ->
            [predict] { $goal ->
                    [1] predice 1 vez adónde va la regla
                   *[other] predice { NUMBER($goal) } veces seguidas adónde va la regla
                }
           *[free] { $target ->
                    [closed] encuentra un recorrido cerrado desde aquí
                    [end] encuentra un recorrido desde aquí hasta { $end }
                   *[open] encuentra un recorrido desde aquí
                }
        }
task = { $hasHelp ->
            [true] Reto: { -aim }. Se permite: { LIST($help) }.
           *[false] Reto: { -aim }, sin ayuda.
        }
uses =
    .back = { NUMBER($times) } { $times ->
            [one] movimiento deshecho
           *[other] movimientos deshechos
        }
    .hint = { NUMBER($times) } { $times ->
            [one] pista
           *[other] pistas
        }
    .restart = { NUMBER($times) } { $times ->
            [one] intento nuevo
           *[other] intentos nuevos
        }
    .judge = { NUMBER($times) } { $times ->
            [one] vez
           *[other] veces
        } la pregunta «¿Está perdida?»
    .watch = un aviso cuando estaba perdida
    .ways = movimientos posibles marcados
    .layers = números o líneas a la vista
    .method = movimientos hechos por un método
    .pasted = movimientos pegados
    .link = movimientos de un enlace
helpUsed = { $hasHelp ->
            [true] con { LIST($help) }
           *[false] sin ayuda
        }
-start = { $locked ->
        [0] desde { $start }
       *[other] desde { $start } tras { NUMBER($locked) } { $locked ->
                [one] movimiento dado
               *[other] movimientos dados
            }
    }
verified = { $mode ->
            [predict] ✓ Resuelto: { NUMBER($goal) } { $goal ->
                    [one] acierto
                   *[other] aciertos seguidos
                } en { $board } { -start }, con { NUMBER($done) } { $done ->
                    [one] respuesta
                   *[other] respuestas
                }, { helpUsed }.
           *[other] ✓ Resuelto: { $target ->
                    [closed] un recorrido cerrado
                   *[other] un recorrido
                } en { $board } { -start }, en { NUMBER($done) } { $done ->
                    [one] movimiento
                   *[other] movimientos
                }, { helpUsed }.
        }
wrong =
    .locked = { QUOTED($text) } no es un número de movimientos fijos; escribe un número entero de { NUMBER($least) } a { NUMBER($most) }. No se fija ningún movimiento
    .goal = { QUOTED($text) } no es un número de aciertos seguidos; escribe un número entero de { NUMBER($least) } a { NUMBER($most) }. La meta es { NUMBER($usual) }
    .help = { QUOTED($text) } no es una ayuda que un reto pueda permitir; elige entre { COMMAS($known) }
