decimal = ,
commas = {""}
glued = {""}
numbers =
    | 0 | nenhum, nenhuma, zero, none
    | 1 | um, uma, a, an, one
    | 2 | dois, duas, two
    | 3 | três, tres, three
    | 4 | quatro, four
    | 5 | cinco, five
    | 6 | seis, six
    | 7 | sete, seven
    | 8 | oito, eight
    | 9 | nove, nine
    | 10 | dez, ten
    | 11 | onze, eleven
    | 12 | doze, twelve
    | 13 | treze, thirteen
    | 14 | catorze, quatorze, fourteen
    | 15 | quinze, fifteen
    | 16 | dezesseis, sixteen
    | 17 | dezessete, seventeen
    | 18 | dezoito, eighteen
    | 19 | dezenove, nineteen
    | 20 | vinte, twenty
    | 30 | trinta, thirty
    | 40 | quarenta, forty
    | 50 | cinquenta, fifty
    | 60 | sessenta, sixty
    | 70 | setenta, seventy
    | 80 | oitenta, eighty
    | 90 | noventa, ninety
    | 100 | cem, cento
    | 200 | duzentos, duzentas
    | 300 | trezentos, trezentas
    | 400 | quatrocentos, quatrocentas
    | 500 | quinhentos, quinhentas
    | 600 | seiscentos, seiscentas
    | 700 | setecentos, setecentas
    | 800 | oitocentos, oitocentas
    | 900 | novecentos, novecentas
    | 500000 | meio milhão, meio milhao
tens =
    | 10 | dezena, dezenas
    | 12 | dúzia, duzia, dúzias, duzias, dozen
    | 100 | centena, centenas, hundred
scales =
    | 1000 | mil, milhar, milhares, thousand
    | 1000000 | milhão, milhao, milhões, milhoes, million, mi
    | 1000000000 | bilhão, bilhao, bilhões, bilhoes, billion, bi
    | 1000000000000 | tri, trilhão, trilhao, trilhões, trilhoes, trillion
halves = meio, meia, half, a half, half a
fillers = e, de, cerca, uns, umas, aproximadamente, quase, mais ou menos, por volta, mais de, menos de, aprox., casas, passeios, lances, colocações, and, about, around, roughly, approximately, nearly, almost
none = {""}
digits = {""}
next =
    | {""} | {""}
lastDigits = {""}
followers = {""}
