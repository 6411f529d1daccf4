locale = de
lists = de
thousands = {""}
zero = {""}
words = - kein
    - ein
    - zwei
    - drei
    - vier
    - fünf
    - sechs
    - sieben
    - acht
pair = {""}
comma = {", "}
between = {" "}
vertex = {""}
asSentence = { $message }.
quoted = „{ $text }“
onwardMoves = { $n ->
        [0] kein Folgezug
        [one] { NUMBER($n) } Folgezug
       *[other] { NUMBER($n) } Folgezüge
    }
others = noch { NUMBER($n) }
bytes =
    .MiB = { NUMBER($value) } MiB
    .GiB = { NUMBER($value, minimumFractionDigits: 1) } GiB
