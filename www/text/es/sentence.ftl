locale = es
lists = es
thousands = {" "}
zero = {""}
words = - cero
    - uno
    - dos
    - tres
    - cuatro
    - cinco
    - seis
    - siete
    - ocho
pair = {""}
comma = {", "}
between = {" "}
vertex = {""}
asSentence = No es posible: { $message }.
quoted = «{ $text }»
onwardMoves = { $n ->
        [0] ninguna salida
        [one] { NUMBER($n) } salida
       *[other] { NUMBER($n) } salidas
    }
others = { NUMBER($n) } más
bytes =
    .MiB = { NUMBER($value) } MiB
    .GiB = { NUMBER($value, minimumFractionDigits: 1) } GiB
