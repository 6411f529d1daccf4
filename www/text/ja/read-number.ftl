decimal = .
commas = {""}
glued = yes
numbers =
    | 0 | ゼロ, 零, 〇, なし, ない, none, zero
    | 1 | 一, いち, one
    | 2 | 二, に, two
    | 3 | 三, さん, three
    | 4 | 四, よん, four
    | 5 | 五, ご, five
    | 6 | 六, ろく, six
    | 7 | 七, なな, seven
    | 8 | 八, はち, eight
    | 9 | 九, きゅう, nine
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
    | 10 | 十, じゅう
    | 12 | ダース, dozen
    | 100 | 百, ひゃく, びゃく, ぴゃく, hundred
    | 1000 | 千, せん, ぜん
scales =
    | 1000 | thousand
    | 10000 | 万, まん
    | 1000000 | million
    | 100000000 | 億, おく
    | 1000000000 | billion
    | 1000000000000 | 兆, ちょう
halves = 半, 半分, half, a half, half a
fillers = 約, およそ, だいたい, ほぼ, くらい, ぐらい, ほど, 通り, とおり, 個, 回, マス, つ, 手, です, about, around, roughly, and, nearly, almost
none = {""}
digits = {""}
next =
    | {""} | {""}
lastDigits = {""}
followers = {""}
