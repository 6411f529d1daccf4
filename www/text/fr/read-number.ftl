decimal = ,
commas = {""}
glued = {""}
numbers =
    | 0 | aucun, aucune, zéro, none, zero
    | 1 | un, une, a, an, one
    | 2 | deux, two
    | 3 | trois, three
    | 4 | quatre, four
    | 5 | cinq, five
    | 6 | six
    | 7 | sept, seven
    | 8 | huit, eight
    | 9 | neuf, nine
    | 10 | dix, ten
    | 11 | onze, eleven
    | 12 | douze, twelve
    | 13 | treize, thirteen
    | 14 | quatorze, fourteen
    | 15 | quinze, fifteen
    | 16 | seize, sixteen
    | 17 | seventeen
    | 18 | eighteen
    | 19 | nineteen
    | 20 | vingt, twenty
    | 30 | trente, thirty
    | 40 | quarante, forty
    | 50 | cinquante, fifty
    | 60 | soixante, sixty
    | 70 | septante, seventy
    | 80 | huitante, octante, quatre-vingt, quatre-vingts, quatre vingt, quatre vingts, eighty
    | 90 | nonante, ninety
tens =
    | 10 | dizaine, dizaines
    | 12 | dozen, douzaine, douzaines
    | 15 | quinzaine
    | 20 | vingtaine
    | 30 | trentaine
    | 40 | quarantaine
    | 50 | cinquantaine
    | 60 | soixantaine
    | 100 | cent, cents, centaine, centaines, hundred
scales =
    | 1000 | mille, millier, milliers, thousand
    | 1000000 | million, millions
    | 1000000000 | milliard, milliards
    | 1000000000000 | billion, billions
halves = demi, demie, un demi, une demi, half, a half, half a
fillers = et, de, d’, d', environ, à peu près, presque, près de, autour de, des, quelques, plusieurs, plus de, moins de, un peu plus de, un peu moins de, case, cases, tour, tours, pose, poses, coup, coups, raccord, raccords, and, about, around, roughly, approximately, nearly, almost
none = {""}
digits = {""}
next =
    | {""} | {""}
lastDigits = {""}
followers = {""}
