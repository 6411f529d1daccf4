decimal = ,
commas = {""}
glued = yes
numbers =
    | 0 | kein, keine, keiner, keines, null, none, zero
    | 1 | ein, eins, eine, einen, one
    | 1.5 | anderthalb, eineinhalb
    | 2 | zwei, zwo, two
    | 3 | drei, three
    | 4 | vier, four
    | 5 | fünf, fuenf, five
    | 6 | sechs, six
    | 7 | sieben, seven
    | 8 | acht, eight
    | 9 | neun, nine
    | 10 | zehn, ten
    | 11 | elf, eleven
    | 12 | zwölf, zwoelf, twelve
    | 13 | dreizehn
    | 14 | vierzehn
    | 15 | fünfzehn, fuenfzehn
    | 16 | sechzehn
    | 17 | siebzehn
    | 18 | achtzehn
    | 19 | neunzehn
    | 20 | zwanzig, twenty
    | 30 | dreißig, dreissig, thirty
    | 40 | vierzig, forty
    | 50 | fünfzig, fuenfzig, fifty
    | 60 | sechzig, sixty
    | 70 | siebzig, seventy
    | 80 | achtzig, eighty
    | 90 | neunzig, ninety
tens =
    | 12 | dutzend, dozen
    | 100 | hundert, hundred
scales =
    | 1000 | tausend, tsd., thousand
    | 1000000 | million, millionen, mio., mio
    | 1000000000 | milliarde, milliarden, mrd., mrd
    | 1000000000000 | billion, billionen
halves = halb, halbe, halbes, einhalb, ein halb, ein halbes, eine halbe, half, a half, half a
fillers = und, etwa, ungefähr, ungefaehr, circa, ca., ca, rund, fast, knapp, gut, and, about, around, roughly, nearly, almost
none = {""}
digits = {""}
next =
    | {""} | {""}
lastDigits = {""}
followers = {""}
