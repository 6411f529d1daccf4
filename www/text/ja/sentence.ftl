locale = ja
lists = ja
thousands = {""}
zero = {""}
words = - 0
pair = と
comma = 、
between = {""}
vertex = 頂点
asSentence = { $message }。
quoted = 「{ $text }」
onwardMoves = { $n ->
        [0] 行き先なし
       *[other] 行き先{ NUMBER($n) }か所
    }
others = ほか{ NUMBER($n) }か所
bytes =
    .MiB = { NUMBER($value) } MiB
    .GiB = { NUMBER($value, minimumFractionDigits: 1) } GiB
