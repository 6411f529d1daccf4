# What differs stands in braces with articles and adjectives, as in “{"chaque case"} du {"plateau"}”.

wordByWord = {""}
onGraphs =
    | plateau | graphe
    | les cases | les sommets
    | des cases | des sommets
    | certaines cases | certains sommets
    | deux cases | deux sommets
    | la meilleure case | le meilleur sommet
    | plateaux | graphes
    | case | sommet
    | cases | sommets
    | Cases | Sommets
    | la case | le sommet
    | une case | un sommet
    | chaque case | chaque sommet
    | Chaque case | Chaque sommet
    | une autre case | un autre sommet
    | une case entourée | un sommet entouré
    | Une autre case | Un autre sommet
    | la dernière case | le dernier sommet
    | la seule case | le seul sommet
    | toutes les cases | tous les sommets
    | cases libres | sommets libres
    | case visitée | sommet visité
    | cases visitées | sommets visités
    | aucune case | aucun sommet
    | aucune case libre | aucun sommet libre
    | elles | eux
    | chacune | chacun
    | celle | celui
    | Celle | Celui
    | une case libre | un sommet libre
    | chacune des | chacun des
onBoards =
    | {""} | {""}
pieces =
    | 1,2 | cavalier
    | 1,3 | chameau
    | 2,3 | zèbre
    | 1,4 | girafe
    | 3,4 | antilope
    | 0,1 | vizir
    | 0,1+1,1 | roi
    | 1,2+1,3 | gnou
    | 3,4+0,5 | cinq-bondisseur
    | walker | voyageur
leap = ({ $r }, { $s })
leaper = bondisseur { $leaps }
forms =
    | cavalier | { $piece }
    | le cavalier | { $piece ->
            [girafe] la { $piece }
            [antilope] l’{ $piece }
           *[other] le { $piece }
        }
    | Le cavalier | { $piece ->
            [girafe] La { $piece }
            [antilope] L’{ $piece }
           *[other] Le { $piece }
        }
    | du cavalier | { $piece ->
            [girafe] de la { $piece }
            [antilope] de l’{ $piece }
           *[other] du { $piece }
        }
    | au cavalier | { $piece ->
            [girafe] à la { $piece }
            [antilope] à l’{ $piece }
           *[other] au { $piece }
        }
    | un cavalier | { $piece ->
            [girafe] une { $piece }
            [antilope] une { $piece }
           *[other] un { $piece }
        }
    | de cavalier | { $piece ->
            [antilope] d’{ $piece }
           *[other] de { $piece }
        }
