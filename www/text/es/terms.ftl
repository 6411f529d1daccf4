# What differs stands in braces with articles and adjectives, because “casilla” is feminine and “vértice” masculine.

wordByWord = {""}
onGraphs =
    | tablero | grafo
    | tableros | grafos
    | casilla | vértice
    | casillas | vértices
    | Casillas | Vértices
    | la casilla | el vértice
    | La casilla | El vértice
    | las casillas | los vértices
    | Las casillas | Los vértices
    | de la casilla | del vértice
    | a la casilla | al vértice
    | una casilla | un vértice
    | Una casilla | Un vértice
    | una sola casilla | un solo vértice
    | otra casilla | otro vértice
    | Otra casilla | Otro vértice
    | otras casillas | otros vértices
    | ninguna casilla | ningún vértice
    | esta casilla | este vértice
    | Esta casilla | Este vértice
    | estas casillas | estos vértices
    | esa casilla | ese vértice
    | todas las casillas | todos los vértices
    | Todas las casillas | Todos los vértices
    | La única | El único
    | algunas casillas | algunos vértices
    | demasiadas casillas | demasiados vértices
    | claras | claros
    | oscuras | oscuros
    | de la primera | del primero
    | la última | el último
    | las otras | los otros
    | una | uno
    | Una | Uno
    | otra | otro
    | otras | otros
    | ninguna | ninguno
    | la | el
    | La | El
    | las | los
    | Las | Los
    | ella | él
    | ellas | ellos
    | todas | todos
    | Todas | Todos
    | marcada | marcado
    | marcadas | marcados
    | visitada | visitado
    | visitadas | visitados
onBoards =
    | {""} | {""}
pieces =
    | 1,2 | caballo
    | 1,3 | camello
    | 2,3 | cebra
    | 1,4 | jirafa
    | 3,4 | antílope
    | 0,1 | visir
    | 0,1+1,1 | rey
    | 1,2+1,3 | ñu
    | 3,4+0,5 | saltador de cinco
    | walker | viajero
leap = ({ $r }, { $s })
leaper = saltador { $leaps }
forms =
    | caballo | { $piece }
    | el caballo | { $piece ->
            [cebra] la { $piece }
            [jirafa] la { $piece }
           *[other] el { $piece }
        }
    | El caballo | { $piece ->
            [cebra] La { $piece }
            [jirafa] La { $piece }
           *[other] El { $piece }
        }
    | del caballo | { $piece ->
            [cebra] de la { $piece }
            [jirafa] de la { $piece }
           *[other] del { $piece }
        }
    | al caballo | { $piece ->
            [cebra] a la { $piece }
            [jirafa] a la { $piece }
           *[other] al { $piece }
        }
    | un caballo | { $piece ->
            [cebra] una { $piece }
            [jirafa] una { $piece }
           *[other] un { $piece }
        }
    | Un caballo | { $piece ->
            [cebra] Una { $piece }
            [jirafa] Una { $piece }
           *[other] Un { $piece }
        }
