-line = { $isHigh ->
        [true] columna
       *[false] fila
    }
-lines = { $isHigh ->
        [true] columnas
       *[false] filas
    }
-start = { $isKnown ->
        [true] { $start }
       *[false] el inicio
    }
reasons_names = { $all ->
        [0] {"algunas casillas"}
       *[other] { $others ->
            [0] { LIST($names) }
           *[other] { COMMAS($names) } y { NUMBER($others) } más
        }
    }
reasons_one-square = {"una sola casilla"} ya es un recorrido abierto, pero no tiene ningún movimiento para cerrarlo
reasons_odd-area = cada movimiento cambia de color, así que un recorrido cerrado necesita tantas casillas claras como oscuras, pero este tablero tiene un número impar de casillas
reasons_side-1 = en una sola { -line } de casillas el caballo no puede moverse
reasons_side-2 = { $second ->
        [2] en 2 × 2 el caballo no puede moverse
       *[other] con solo dos { -lines }, cada movimiento avanza dos casillas a lo largo del tablero, y el caballo nunca vuelve a las casillas que se salta
    }
reasons_side-4 = con cuatro { -lines }, cada movimiento desde una { -line } exterior lleva a una interior, así que un recorrido cerrado solo podría pasar por la mitad de las casillas
reasons_small-exception = { $first ->
        [0] este
       *[other] { NUMBER($first) } × { NUMBER($second) }
    } es uno de los pocos tableros pequeños en los que no es posible, como muestra una búsqueda completa
reasons_schwenk = todos los rectángulos completos tienen uno, salvo que el número de casillas sea impar, que un lado sea 1, 2 o 4, o que se trate de 3 × 4, 3 × 6 o 3 × 8 (Schwenk, 1991)
reasons_open-theorem = todos los rectángulos completos tienen uno, excepto unos pocos pequeños o estrechos (Cull y De Curtins, 1978; Conrad y otros, 1994)
reasons_knights-tour = la pieza puede hacer todos los movimientos del caballo, y el caballo tiene un recorrido así
reasons_torus-theorem = todos los rectángulos completos de tres casillas o más tienen uno si los bordes opuestos están unidos dos a dos (Watkins y Hoenigman, 1997)
reasons_cylinder-theorem = un rectángulo completo de al menos tres casillas con los bordes izquierdo y derecho unidos tiene uno, salvo si hay una sola fila, o dos o cuatro filas y un número par de columnas (Watkins, 2004)
reasons_found = una búsqueda de todas las posibilidades encuentra uno
reasons_steps = una pieza que pasa a la casilla de al lado puede recorrer cualquier rectángulo completo, yendo y viniendo por las filas (Itai, Papadimitriou y Szwarcfiter, 1982, desde cualquier inicio)
reasons_circuit = una pieza que pasa a la casilla de al lado puede dar la vuelta a cualquier rectángulo completo de al menos dos filas y dos columnas si el número de casillas es par o si también se mueve en diagonal
reasons_no-theorem = ningún teorema conocido trata este caso
reasons_all-tried = se han probado todas las posibilidades
reasons_not-symmetric = el propio tablero no es igual cuando se gira o se refleja así
reasons_symmetry-fixed = deja en su sitio más casillas de las que puede visitar un recorrido con esta simetría
reasons_symmetry-colours = cada casilla y su imagen tendrían que estar a media vuelta o a un cuarto de vuelta del recorrido, y los colores, que se alternan, no lo permiten
reasons_symmetry-no-middle = tendría que invertir el recorrido, que no tendría centro, porque ningún movimiento lleva de una casilla a su imagen
reasons_symmetry-ends = con un cuarto de vuelta, un recorrido abierto tendría cuatro extremos
reasons_colours = cada movimiento cambia de color, { $first ->
        [0] y hay {"demasiadas casillas"} de un color
       *[other] pero hay que pasar por { NUMBER($first) } {"casillas"} {"claras"} y { NUMBER($second) } {"oscuras"}
    }
reasons_start-colour = { $commoner ->
        [dark] hay { NUMBER($more) } casillas oscuras y solo { NUMBER($fewer) } { $fewer ->
            [one] clara
           *[other] claras
        }, así que un recorrido tiene que empezar y acabar en una oscura, pero { -start } es clara
        [light] hay { NUMBER($more) } casillas claras y solo { NUMBER($fewer) } { $fewer ->
            [one] oscura
           *[other] oscuras
        }, así que un recorrido tiene que empezar y acabar en una clara, pero { -start } es oscura
       *[none] un recorrido empieza y acaba en el color que tiene {"una casilla"} más, pero { -start } es del otro color
    }
reasons_inner-row = con cuatro { -lines }, cada movimiento desde una { -line } exterior lleva a una interior, así que un recorrido tiene que empezar y acabar en una { -line } exterior, y { -start } está en una interior
reasons_start-exception = una búsqueda completa no encontró ninguno desde { -start }
reasons_end-is-start = un recorrido de más de {"una casilla"} no acaba en { $start }, donde empieza
reasons_end-colour = { $isKnown ->
        [true] cada movimiento cambia de color, así que un recorrido desde { $last } acaba en el otro color que el de { $start }
       *[false] cada movimiento cambia de color, y el final tiene el color equivocado para este inicio
    }
reasons_end-cut-off = no queda ningún movimiento con el que el recorrido pueda acabar { $isKnown ->
        [true] en { $start }
       *[false] en su final
    }
reasons_ends-elsewhere = a { $counted } { $isOne ->
        [true] le
       *[false] les
    } queda un solo movimiento, así que el recorrido tendría que acabar ahí y no en el final pedido
reasons_between-theorem = en todo tablero cuadrado desde 6 × 6 hay uno entre dos casillas cualesquiera cuyos colores lo permitan (Conrad y otros, 1994)
reasons_too-few-moves = { $first ->
        [0] hay {"una casilla"} con demasiado pocos movimientos
       *[other] { $counted } no { $isOne ->
            [true] tiene
           *[false] tienen
        } { $second ->
            [1] ningún movimiento
           *[other] los dos movimientos que un recorrido cerrado necesita en cada {"casilla"}
        }
    }
reasons_too-many-ends = { $isKnown ->
        [true] { $isOne ->
            [true] { $some } también tiene un solo movimiento, y un recorrido solo tiene dos extremos
           *[false] { $counted } tienen un solo movimiento cada {"una"}, y solo { $second ->
                [1] {"una"} de {"ellas"} puede ser un extremo
               *[other] { WORD($second) } de {"ellas"} pueden ser extremos
            } del recorrido
        }
       *[false] {"demasiadas casillas"} tienen un solo movimiento, y un recorrido solo tiene dos extremos
    }
reasons_not-connected = no hay forma de llegar a { $counted }
reasons_cut-squares = sin { $some }, lo demás queda dividido en más partes de las que un recorrido puede visitar
reasons_end-parts = { $isKnown ->
        [true] hay { NUMBER($first) } partes unidas a las demás solo a través de { $some }, y cada una necesitaría un extremo del recorrido, pero solo { $second ->
            [1] una puede
           *[other] { WORD($second) } pueden
        } tenerlo
       *[false] demasiadas partes están unidas al resto solo a través de unas pocas {"casillas"}, y cada una necesitaría un extremo del recorrido
    }
reasons_forced-moves = { $isKnown ->
        [true] { $start } necesitaría más de dos movimientos: { $rest } tienen solo dos cada {"una"}, y {"todas"} necesitan el que lleva a { $start }
       *[false] hay {"una casilla"} que necesitaría más de dos movimientos
    }
reasons_forced-cycle = los movimientos que todo recorrido tiene que usar ya forman un ciclo que solo pasa por { $counted }
reasons_no-two-factor = { $isKnown ->
        [true] en total, { $some } necesitan { NUMBER($first) } movimientos, pero {"las casillas"} de alrededor solo pueden ofrecer { NUMBER($second) }
       *[false] no hay forma de dar a cada {"casilla"} los dos movimientos que necesita un recorrido cerrado
    }
reasons_no-cycle-cover = { $isKnown ->
        [true] los movimientos desde { $some } solo llevan a { NUMBER($second) } {"casillas"}, pero hacen falta { NUMBER($first) }
       *[false] no hay forma de ir desde cada {"casilla"} a {"otra"} distinta
    }
reasons_separate-cycles = { $isKnown ->
        [true] { $second ->
            [0] se elijan los dos movimientos que se elijan para cada {"casilla"}, ninguno lleva a un extremo del recorrido
           *[other] { $counted } { $isOne ->
                [true] queda
               *[false] quedan
            } sin conexión con el resto, se elijan los movimientos que se elijan
        }
       *[false] { $counted } quedan sin conexión con el resto, se elijan los movimientos que se elijan
    }
reasons_separate-parts = { $isKnown ->
        [true] un recorrido que pasa por { $these } no puede pasar también por { $those }
       *[false] hay dos partes del {"tablero"} por las que se puede pasar, pero no por las dos en un mismo recorrido
    }
reasons_stuck = desde { $isKnown ->
        [true] { $start }
       *[false] el final
    } ningún movimiento lleva a {"una casilla"} sin visitar
reasons_not-closed = se ha pasado por {"todas las casillas"}, pero ningún movimiento lleva de { $squares ->
        [0] la última
        [1] la última
       *[other] { $last }
    } a { $isKnown ->
        [true] { $start }
       *[false] la primera
    }
reasons_never-entered = ya ningún movimiento lleva a { $counted }
reasons_start-cut-off = ya no queda libre {"ninguna casilla"} a un movimiento de { -start }, así que el recorrido no se puede cerrar
reasons_too-many-dead-ends = { $isKnown ->
        [true] { $isOne ->
            [true] a { $counted } le queda un solo movimiento, así que el recorrido acabaría ahí y no se cerraría
           *[false] a { $counted } les queda un solo movimiento{ $second ->
                [0] , así que el recorrido acabaría ahí y no se cerraría
               *[other] {" "}a cada {"una"}, y el recorrido solo puede acabar en {"una"} de {"ellas"}
            }
        }
       *[false] a {"demasiadas casillas"} les queda un solo movimiento
    }
reasons_cut-in-two = desde el final del camino ya no se puede llegar a { $counted }
