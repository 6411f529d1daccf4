locale = pt-BR
lists = pt-BR
thousands = {""}
zero = other
words = - nenhum
    - um
    - dois
    - três
    - quatro
    - cinco
    - seis
    - sete
    - oito
pair = {""}
comma = {", "}
between = {" "}
vertex = {""}
asSentence = Não deu certo: { $message }.
quoted = “{ $text }”
onwardMoves = { $n ->
        [0] nenhuma saída
        [one] { NUMBER($n) } saída
       *[other] { NUMBER($n) } saídas
    }
others = mais { NUMBER($n) }
bytes =
    .MiB = { NUMBER($value) } MiB
    .GiB = { NUMBER($value, minimumFractionDigits: 1) } GiB
