locale = zh-CN
lists = zh-CN
thousands = {""}
zero = {""}
words = - 0
pair = {""}
comma = 、
between = {""}
vertex = {""}
asSentence = { $message }。
quoted = “{ $text }”
onwardMoves = { $n ->
        [0] 没有出路
       *[other] { NUMBER($n) }条出路
    }
others = 另外{ NUMBER($n) }个
bytes =
    .MiB = { NUMBER($value) } MiB
    .GiB = { NUMBER($value, minimumFractionDigits: 1) } GiB
