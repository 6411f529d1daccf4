decimal = ,
commas = yes
glued = {""}
numbers =
    | 0 | ninguno, ninguna, nada, cero, none, zero
    | 1 | un, una, uno, a, an, one
    | 2 | dos, two
    | 3 | tres, three
    | 4 | cuatro, four
    | 5 | cinco, five
    | 6 | seis, six
    | 7 | siete, seven
    | 8 | ocho, eight
    | 9 | nueve, nine
    | 10 | diez, ten
    | 11 | once, eleven
    | 12 | doce, twelve
    | 13 | trece, thirteen
    | 14 | catorce, fourteen
    | 15 | quince, fifteen
    | 16 | dieciséis, dieciseis, sixteen
    | 17 | diecisiete, seventeen
    | 18 | dieciocho, eighteen
    | 19 | diecinueve, nineteen
    | 20 | veinte, twenty
    | 21 | veintiuno, veintiún, veintiun, veintiuna
    | 22 | veintidós, veintidos
    | 23 | veintitrés, veintitres
    | 24 | veinticuatro
    | 25 | veinticinco
    | 26 | veintiséis, veintiseis
    | 27 | veintisiete
    | 28 | veintiocho
    | 29 | veintinueve
    | 30 | treinta, thirty
    | 40 | cuarenta, forty
    | 50 | cincuenta, fifty
    | 60 | sesenta, sixty
    | 70 | setenta, seventy
    | 80 | ochenta, eighty
    | 90 | noventa, ninety
    | 100 | cien, ciento
    | 200 | doscientos, doscientas
    | 300 | trescientos, trescientas
    | 400 | cuatrocientos, cuatrocientas
    | 500 | quinientos, quinientas
    | 600 | seiscientos, seiscientas
    | 700 | setecientos, setecientas
    | 800 | ochocientos, ochocientas
    | 900 | novecientos, novecientas
tens =
    | 12 | docena, docenas
    | 100 | centenar, centenares, cientos, hundred
scales =
    | 1000 | mil, miles, millar, millares, thousand
    | 1000000 | millón, millon, millones, million
    | 1000000000 | billion
    | 1000000000000 | billón, billon, billones
halves = medio, media, half, a half, half a
fillers = y, de, más, o, menos, unos, unas, casi, aproximadamente, alrededor, cerca, and, about, around, roughly, approximately, nearly, almost
none = {""}
digits = {""}
next =
    | {""} | {""}
lastDigits = {""}
followers = {""}
