locale = fr
lists = fr
thousands = {""}
zero = {""}
words = - zéro
    - un
    - deux
    - trois
    - quatre
    - cinq
    - six
    - sept
    - huit
pair = {""}
comma = {", "}
between = {" "}
vertex = {""}
asSentence = Attention : { $message }.
quoted = « { $text } »
onwardMoves = { $n ->
        [0] aucune sortie
        [one] { NUMBER($n) } sortie
       *[other] { NUMBER($n) } sorties
    }
others = { $n ->
        [one] { NUMBER($n) } autre
       *[other] { NUMBER($n) } autres
    }
bytes =
    .MiB = { NUMBER($value) } Mio
    .GiB = { NUMBER($value, minimumFractionDigits: 1) } Gio
