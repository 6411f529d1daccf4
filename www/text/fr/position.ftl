labels =
    .typing = Jouer au clavier
    .typed = Un coup ou une question
    .typedHelp = Écris un coup, comme b3 ou Cb3, et appuie sur Entrée. Écris aide pour savoir ce que tu peux demander d’autre. Échap te ramène au plateau.
    .sendTyped = Entrée
spellings =
    .where = - où
        - ou
        - cavalier
        - where
        - knight
        - w
        - k
    .ways = - coups
        - sauts
        - aller
        - moves
        - go
        - g
    .row = - ligne
        - rangée
        - rangee
        - row
        - rank
        - x
    .column = - colonne
        - column
        - file
        - y
    .left = - reste
        - libres
        - left
        - n
    .sum = - plateau
        - échiquier
        - echiquier
        - position
        - board
        - s
    .back = - retour
        - annuler
        - reprendre
        - back
        - undo
    .hint = - indice
        - hint
        - h
    .lost = - perdu
        - lost
        - l
    .start = - départ
        - depart
        - start
        - b
    .help = - aide
        - help
        - ?
pieceLetters = - c
actions =
    .typing = Écrire un coup ou une question
    .where = Dire où est {"le cavalier"}
    .ways = Dire où aller
    .row = Lire cette ligne
    .column = Lire cette colonne
    .left = Dire quelles {"cases"} restent
    .sum = Résumer la position
help = Écris {"une case"}, comme b3, pour y jouer, ou b3? pour connaître ses sorties. Ou écris où, coups, ligne, ligne 3, colonne, colonne c, reste, plateau, retour, indice, perdu ou départ c3.
noRows = Un graphe n’a ni lignes ni colonnes.
where = {"Le cavalier"} est en { $name }. { NUMBER($visited) } { $visited ->
        [one] {"case visitée"}
       *[other] {"cases visitées"}
    } sur { NUMBER($squares) }.
ways = { $many ->
            [0] De { $name }, {"le cavalier"} ne peut pas bouger.
            [one] De { $name }, {"le cavalier"} a { NUMBER($many) } coup possible : { COMMAS($names) }.
           *[other] De { $name }, {"le cavalier"} a { NUMBER($many) } coups possibles : { COMMAS($names) }.
        }
cell =
    .hole = { $square } trou
    .knight = { $square } {"cavalier"}
    .visited = { $square } numéro { NUMBER($visit) }
    .open = { $square } libre
    .several = { $first }, { $second }
row = Ligne { $row } : { $cells }.
column = Colonne { $column }, d’en bas : { $cells }.
sum = { $board } : {"le cavalier"} est en { $name }, avec { NUMBER($visited) } { $visited ->
        [one] {"case visitée"}
       *[other] {"cases visitées"}
    } sur { NUMBER($squares) }. { $many ->
        [0] Aucun coup possible.
       *[other] Coups possibles : { COMMAS($names) }.
    }
noRow = Il n’y a pas de ligne { $text }. Les lignes vont de 1 à { $rows }.
noColumn = Il n’y a pas de colonne { $text }. Les colonnes vont de a à { $last }.
left = { $squares ->
            [0] Il ne reste {"aucune case"}.
           *[other] { $hasNames ->
                    [true] Il reste { NUMBER($squares) } { $squares ->
                            [one] {"case"}
                           *[other] {"cases"}
                        } : { COMMAS($names) }.
                   *[false] Il reste { NUMBER($squares) } { $squares ->
                            [one] {"case"}
                           *[other] {"cases"}
                        }.
                }
        }
unknown = « { $text } » n’est ni {"une case"} ni une question. Écris aide.
