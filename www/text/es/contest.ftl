labels =
    .contest = Torneo de reglas
    .contestIntro = ¿Es tu regla mejor que las habituales? Todas juegan en los mismos tableros y desde los mismos inicios, y la página cuenta los recorridos.
    .contestRule = Tu regla
    .beginContest = Empezar el torneo
    .cancelContest = Cancelar
    .contestProgress = Progreso del torneo
    .copyContest = Copiar como CSV
    .copyScore = Copiar el resultado
board = Tablero
heat = { $hasShape ->
            [true] { $shape }{", "}
           *[false] {""}
        }{ $size }{ $isClosed ->
            [true] , recorrido cerrado
           *[false] {""}
        }
mine = La tuya
average = Media de todos los tableros
explained = Los tableros pequeños y los que tienen huecos se prueban desde todas las casillas; los grandes, desde 200 casillas al azar. Donde interviene el azar, el intervalo de abajo contiene la proporción verdadera con una confianza del 95 % (Wilson, 1927).
cancelled = Cancelado. La tabla muestra los resultados hasta ahora.
share = { $percent } %
between = del { $low } al { $high } %
progress = { PERCENT($done, $all) } hecho
failed = El torneo no pudo continuar: { $message }
result = Tu regla hace un recorrido en el { $own } de las pruebas, de media en todos los tableros. { $isBest ->
            [true] Gana a todas las reglas habituales: la mejor de ellas, { QUOTED($name) }, llega al { $best }.
           *[false] La mejor de las reglas habituales es { QUOTED($name) }, con el { $best }.
        }
score = Mi regla para el caballo, { QUOTED($rule) }, hace un recorrido en el { $own } de las pruebas en { $on }; { QUOTED($name) }, en el { $other }.
