labels =
    .boardHeading = La grille
    .missing = Nombres qui manquent encore
    .cancel = Arrêter
    .takeBack = Annuler
    .redo = Rétablir
    .erase = Effacer
    .hint = Indice
    .check = Est-ce juste ?
    .tellWrong = Me prévenir dès qu’un nombre est faux
    .clear = Effacer tous mes nombres
    .day = Grille du jour
    .dayHelp = Les trois mêmes grilles pour tout le monde. De nouvelles arrivent à minuit UTC.
    .ladder = L’échelle
    .another = Une autre grille
    .size = Plateau
    .grade = Difficulté
    .target = Tour
    .symmetry = Motif des cases données
    .piece = Pièce
    .make = Créer
    .oneMore = Une autre du même genre
    .own = Créer ma grille
    .ownHelp = Écris une ligne du plateau par ligne : des nombres, . pour une case libre, # pour un trou. Mets les nombres que tu veux donner, et regarde s’il y a une solution et une seule.
    .givens = Ta grille
    .useGivens = Jouer
    .keepEntries = Donner tous les nombres du plateau
    .solved = Résolu !
    .shareLine = Partage ton résultat
    .copyShare = Copier
    .making = Création d’une grille…
    .judging = Recherche de solutions…
    .backToPlay = Revenir aux autres jeux
    .thin = Retirer des nombres
    .thinning = Retrait de nombres…
actions =
    .back = Retirer le dernier nombre
    .forward = Le remettre
    .erase = Effacer le nombre
    .hint = Indice, chaque fois plus précis
    .check = Est-ce juste jusqu’ici ?
    .restart = Effacer tous mes nombres
onBoard =
    .move = De case en case
    .rowStart = Première case de la ligne
    .rowEnd = Dernière case de la ligne
    .choose = Placer le nombre suivant, ou continuer à partir de celui-ci
    .digits = Placer ce nombre
    .erase = Effacer le nombre
grades =
    .easy = Facile
    .medium = Moyen
    .hard = Difficile
    .very-hard = Très difficile
targets =
    .open = Ouvert : la dernière case peut être n’importe où
    .closed = Fermé : le dernier nombre est à un saut du 1
symmetries =
    .none = Libre
    .turned = Le même après un demi-tour
    .quarter = Le même après un quart de tour
    .mirrored = Le même dans un miroir
rungs =
    .five = 5 × 5, facile
    .six = 6 × 6, facile
    .closed = 6 × 6, tour fermé
    .seven = 7 × 7, moyen
    .eight = 8 × 8, difficile
    .turned = 8 × 8, tour fermé, difficile
rungName = { $rung } : { $isReached ->
        [true] résolu
       *[false] pas encore résolu
    }
nextRung = Suivant : { $rung }
heading = Place les nombres
task = Place les nombres de 1 à { NUMBER($squares) } pour que chacun soit à un saut { $piece ->
        [knight] de cavalier
       *[other] de la pièce { $leaps }
    } du suivant.{ $isClosed ->
        [true] {" "}Le dernier nombre est lui aussi à un saut du 1.
       *[false] {""}
    }
unique = Il n’y a qu’une solution.
caption = { $hasNext ->
        [true] À placer maintenant : le { NUMBER($next) }. Il manque { NUMBER($missing) } { $missing ->
            [one] nombre
           *[other] nombres
        }.
       *[false] Tous les nombres sont sur le plateau.
    }
nextNumber = Placer maintenant le { NUMBER($number) }
wherePlaces = { $hasNext ->
        [true] Montrer où le { NUMBER($number) } peut aller
       *[false] Montrer où un nombre peut aller
    }
square = { $square }, { $kind ->
        [given] { NUMBER($number) }, donné
        [entered] { NUMBER($number) }
       *[open] libre
    }{ $isWrong ->
        [true] , faux
       *[false] {""}
    }{ $isPlace ->
        [true] , le nombre suivant peut aller ici
       *[false] {""}
    }{ $isPointedOut ->
        [true] , l’indice parle de cette case
       *[false] {""}
    }{ $isStruck ->
        [true] , exclue
       *[false] {""}
    }{ $isDiffering ->
        [true] , différente dans deux solutions
       *[false] {""}
    }{ $hasNeighbours ->
        [true] {" "}; { LIST($neighbours) }
       *[false] {""}
    }
neighbour = { $isThere ->
        [true] le { NUMBER($number) } en { $square }
       *[false] le { NUMBER($number) } manque
    }
begins = { $board } : { NUMBER($given) } { $given ->
        [one] nombre donné
       *[other] nombres donnés
    } sur { NUMBER($squares) }.
goesOn = { $square } : { NUMBER($number) }.{ $hasNext ->
        [true] {" "}À placer maintenant : le { NUMBER($next) }.
       *[false] {""}
    }
refused =
    .given = Le nombre en { $square } est donné et ne change pas.
    .taken = Le { NUMBER($number) } est déjà donné en { $square }.
    .beyond = Les nombres vont de 1 à { NUMBER($squares) }.
checked = { $wrong ->
        [0] Tout est juste jusqu’ici.
        [one] { NUMBER($wrong) } nombre est faux. Il est marqué sur le plateau.
       *[other] { NUMBER($wrong) } nombres sont faux. Ils sont marqués sur le plateau.
    }
notKnown = Cette grille n’a pas une solution et une seule : personne ne peut donc dire quels nombres sont justes.
full = { $isKnown ->
        [true] Tous les nombres sont sur le plateau, mais certains sont faux. « Est-ce juste ? » les montre.
       *[false] Tous les nombres sont sur le plateau.
    }
wrongHere = Le { NUMBER($number) } en { $square } est faux. Efface-le d’abord.
nothingLeft = Tous les nombres sont sur le plateau.
contradiction = Avec ces nombres, la grille n’a pas de solution : l’un d’eux est faux.
noHint = D’ici, aucun pas n’est assez facile à expliquer. Regarde une autre partie du plateau, ou retire un nombre.
entered = Le { NUMBER($number) } est maintenant en { $square }.
where =
    .number = Cherche la place du { NUMBER($number) } : il ne lui reste qu’une case.
    .square = Regarde { $square } : il ne lui reste qu’un nombre.
because =
    .too-far = Le { NUMBER($number) } doit être à exactement { NUMBER($moves) } { $moves ->
            [one] saut
           *[other] sauts
        } du { NUMBER($from) } en { $at }.
    .no-neighbour = Il faut au { NUMBER($number) } une case pour le nombre d’avant et une autre pour celui d’après, toutes deux à un saut.
    .two-ways = À un saut de { $square }, il ne reste que deux cases, { $one } et { $other } : le tour arrive de l’une et repart vers l’autre.
    .cut-off = Avec le { NUMBER($number) } en { $square }, on ne pourrait plus remplir les cases autour de { $part }.
    .try = Essaie le { NUMBER($number) } en { $square } : après { NUMBER($steps) } { $steps ->
            [one] autre nombre
           *[other] autres nombres
        }, tout est bloqué.
    .long-try = Le { NUMBER($number) } en { $square } ne marche pas, mais il faut regarder très loin pour le voir.
so =
    .number = Donc le { NUMBER($number) } va en { $square }.
    .square = Donc { $square } reçoit le { NUMBER($number) }.
result = { $isLong ->
        [true] { NUMBER($minutes) } min
       *[false] { NUMBER($seconds) } s
    }, { $hints ->
        [0] sans indice
        [one] avec { NUMBER($hints) } indice
       *[other] avec { NUMBER($hints) } indices
    }
solvedAloud = Résolu : { $result }.
shareLine = Le labo du cavalier, { $name } : { $result }. { $link }
puzzleOfDay = { $date }, { $grade }
ownPuzzle = nombres sur { $board }
verdict =
    .unique = Elle a une solution et une seule.{ $grade ->
            [easy] {" "}Elle est facile.
            [medium] {" "}Elle est de difficulté moyenne.
            [hard] {" "}Elle est difficile.
            [very-hard] {" "}Elle est très difficile.
           *[none] {""}
        }
    .several = Elle a plusieurs solutions. Deux d’entre elles diffèrent sur { NUMBER($count) } { $count ->
            [one] case.
           *[other] cases.
        }
    .none = Elle n’a pas de solution.
    .clash = Elle n’a pas de solution : on ne peut pas donner ainsi à la fois { LIST($numbers) }.
    .unknown = On ne sait pas si elle a une seule solution : la recherche a été arrêtée.
    .spare = { $count ->
            [0] Chaque nombre donné est nécessaire.
            [one] { LIST($numbers) } n’est pas nécessaire.
           *[other] On pourrait se passer de chacun de ces nombres, pris seul : { LIST($numbers) }.
        }
    .settling = { $isEnough ->
            [true] Avec { NUMBER($number) } en { $square }, elle aurait une solution et une seule.
           *[false] Un nombre de plus qui éclaircirait beaucoup : { NUMBER($number) } en { $square }.
        }
otherGrade = Une grille de ce genre n’a pas été trouvée à temps. Celle-ci est { $grade ->
        [easy] facile
        [medium] de difficulté moyenne
        [hard] difficile
       *[very-hard] très difficile
    }.
copied = Ton résultat est copié.
copyRefused = Ton navigateur n’a pas permis de copier. Sélectionne la ligne et copie-la toi-même.
tooLong = Une grille peut avoir { NUMBER($most) } caractères au plus.
title = Placer les nombres : { $board } · Le labo du cavalier
wrong =
    .day = { QUOTED($text) } n’est pas un jour ; écris-le comme 2026-11-22
    .grade = { QUOTED($text) } n’est pas une difficulté ; choisis parmi { COMMAS($known) }
    .rung = { QUOTED($text) } n’est pas sur l’échelle ; choisis parmi { COMMAS($known) }
    .target = { QUOTED($text) } n’est pas une sorte de tour ; choisis parmi { COMMAS($known) }
    .filled = { QUOTED($text) } n’est pas un nombre sur une case ; écris-le comme c2:5
