decimal = .
commas = {""}
glued = yes
numbers =
    | 0 | 零, 〇, none, zero
    | 0.5 | 一半
    | 1 | 一, one
    | 2 | 二, 两, two
    | 3 | 三, three
    | 4 | 四, four
    | 5 | 五, five
    | 6 | 六, six
    | 7 | 七, seven
    | 8 | 八, eight
    | 9 | 九, nine
    | 10 | ten
    | 11 | eleven
    | 12 | twelve
    | 13 | thirteen
    | 14 | fourteen
    | 15 | fifteen
    | 16 | sixteen
    | 17 | seventeen
    | 18 | eighteen
    | 19 | nineteen
    | 20 | twenty
    | 30 | thirty
    | 40 | forty
    | 50 | fifty
    | 60 | sixty
    | 70 | seventy
    | 80 | eighty
    | 90 | ninety
tens =
    | 10 | 十
    | 12 | dozen, 打
    | 100 | 百, hundred
    | 1000 | 千
scales =
    | 1000 | thousand
    | 10000 | 万
    | 1000000 | million
    | 100000000 | 亿
    | 1000000000 | billion
halves = 半, half, a half, half a
fillers = 大约, 大概, 大致, 差不多, 将近, 接近, 约, 有, 是, 共, 一共, 左右, 多, 个, 条, 次, 步, 格, 格子, 种, 倍, 座, 块, and, about, around, roughly, approximately, nearly, almost
none = 没有
digits = 零〇一二三四五六七八九
next =
    | 百 | 十
    | 千 | 百
    | 万 | 千
    | 亿 | 千万
lastDigits = 一二两三四五六七八九
followers = 个条次步格种倍座块多左
