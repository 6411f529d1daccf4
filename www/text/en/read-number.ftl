# The decimal mark; the other of . and , separates thousands.
decimal = .

# Whether one comma before three digits separates thousands as well, and whether words are written without spaces: yes or nothing.
commas = {""}
glued = {""}

# Words that are added to each other, by what they count, in lower case.
numbers =
    | 0 | none, zero
    | 1 | a, an, one
    | 2 | two
    | 3 | three
    | 4 | four
    | 5 | five
    | 6 | six
    | 7 | seven
    | 8 | eight
    | 9 | nine
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

# Words that multiply the number just before them.
tens =
    | 12 | dozen
    | 100 | hundred

# Words that multiply all before them that is smaller.
scales =
    | 1000 | thousand
    | 1000000 | million
    | 1000000000 | billion

# Words for a half, with their article if need be.
halves = half, a half, one half, half a, half an

# Words that change nothing.
fillers = and, about, around, roughly, approximately, nearly, almost

# How a text ends that means 0, digits that are read one by one, what a last digit counts after a unit, and what may follow it: in Chinese, else nothing.
none = {""}
digits = {""}
next =
    | {""} | {""}
lastDigits = {""}
followers = {""}
