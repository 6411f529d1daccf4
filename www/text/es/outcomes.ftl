others =
    .start = otro inicio
    .seed = otra semilla
    .start-seed = otro inicio u otra semilla
    .seed-tie-break = otra semilla u otro desempate
    .start-seed-tie-break = otro inicio, otra semilla u otro desempate
answeredBy = La respuesta la dio { $method }.
-effort = { $of ->
        [steps]
            { $limit ->
                [one] { $limit } paso
               *[other] { $limit } pasos
            }
        [sweeps]
            { $limit ->
                [one] { $limit } barrido
               *[other] { $limit } barridos
            }
        [exchanges]
            { $limit ->
                [one] { $limit } cambio de movimientos
               *[other] { $limit } cambios de movimientos
            }
        [guesses]
            { $limit ->
                [one] { $limit } intento
               *[other] { $limit } intentos
            }
       *[milliseconds]
            { $limit ->
                [one] { $limit } milisegundo
               *[other] { $limit } milisegundos
            }
    }
texts =
    .over = - Aquí termina.
    .onlySquare = {"La única"} {"casilla"}, { SQUARE($start) }, está {"visitada"}: el recorrido está completo.
    .closed = Un recorrido cerrado. Pasa una vez por {"las"} { NUMBER($squares) } {"casillas"}, y {"la última"} está a un movimiento {"de la primera"}, { SQUARE($start) }.
    .open = Un recorrido abierto. Pasa una vez por {"las"} { NUMBER($squares) } {"casillas"}, de { SQUARE($start) } a { SQUARE($end) }.
    .onlySquareNotClosed = - {"La única"} {"casilla"} está {"visitada"}, pero ningún movimiento cierra el recorrido.
    .notClosed = Ya están {"visitadas"} {"las"} { NUMBER($squares) } {"casillas"}. Pediste un recorrido cerrado, pero { SQUARE($start) } no está a un movimiento de { SQUARE($end) }.
    .stuck = {"El caballo"} se atasca en { SQUARE($at) }: ha pasado por { $visited } de { NUMBER($squares) } {"casillas"}, y { $left ->
            [1] a {"la"} que queda no puede llegar
           *[other] a {"las otras"} { $left } no puede llegar
        }.
    .cycles = Cada {"casilla"} tiene dos movimientos, pero forman { $loops ->
            [one] { $loops } ciclo
           *[other] { $loops } ciclos
        }, no un único recorrido.
    .impossible = No hay ningún recorrido así: { $why }.
    .impossibleFrom = Ningún recorrido así empieza en { SQUARE($start) }: { PARTS($why) }.
    .longest = { $isSure ->
            [true] El camino más largo: visita { NUMBER($visited) } de { NUMBER($squares) } {"casillas"}, de { SQUARE($start) } a { SQUARE($end) }.
           *[false] El camino más largo encontrado visita { NUMBER($visited) } de { NUMBER($squares) } {"casillas"}, de { SQUARE($start) } a { SQUARE($end) }. Ningún camino puede visitar más de { NUMBER($most) }.
        }
    .uncrossed = { $isSure ->
            [true] El camino más largo que nunca se cruza: visita { NUMBER($visited) } de { NUMBER($squares) } {"casillas"}, de { SQUARE($start) } a { SQUARE($end) }.
           *[false] El camino más largo encontrado que nunca se cruza visita { NUMBER($visited) } de { NUMBER($squares) } {"casillas"}, de { SQUARE($start) } a { SQUARE($end) }. No se han probado todos los demás.
        }
    .gaveUp = { $isClosed ->
            [true] No se encontró ningún recorrido cerrado en { -effort }.
           *[false] No se encontró ningún recorrido en { -effort }.
        }
    .triedInTurn = { $rounds ->
            [1] Lo intentaron sin éxito: { COMMAS($methods) }.
           *[other] Lo intentaron sin éxito, en { $rounds } rondas: { COMMAS($methods) }.
        }
    .tryBoard = - Prueba con un {"tablero"} más pequeño o con menos movimientos.
    .tryMethods = - «Varios métodos por turno» prueba otros métodos, y algunos pueden demostrar que no hay ningún recorrido.
    .printed = La regla no funciona tal como está impresa: prueba «{ $value }» en «{ $option }».
    .allAtOnce = Si todas cambian a la vez, muchos movimientos se encienden y se apagan sin fin: prueba «{ $value }» en «{ $option }».
    .tryAnother = Prueba con { $other }.
    .tryAnotherOr = Prueba con { $other }, o elige «{ $value }» en «{ $field }».
