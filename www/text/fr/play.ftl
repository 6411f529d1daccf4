labels =
    .modes = Mode de jeu
    .undo = Reprendre ma partie
    .place = Choisir un autre départ
    .step = Un pas
    .hint = Indice
    .watch = Me prévenir dès que c’est perdu
    .boards = Autres plateaux
    .target = But
    .otherBoard = Dessiner mon plateau
    .legal = Montrer où je peux aller
    .show = Aides sur le plateau
    .candidates = {"Cases"} à portée
    .handOver = Laisser continuer une méthode
    .handOverNow = Laisser continuer
    .tieRule = Règle
    .ownRule = Ta règle
    .score = Cette manche
    .check = Vérifier mon tour
    .checkHelp = Colle ton tour ici. Ce peut être une liste de cases comme a1 c2, ou le plateau avec ses numéros. Les listes qu’affiche un programme conviennent aussi, comme (0, 1).
    .tourText = Ton tour
    .checkNow = Vérifier
    .takeTour = Copier ce tour
    .against = Comparaison avec la règle
    .ghost = La règle depuis le même départ.
gameLabels =
    .game = Cette partie
    .newGame = Recommencer
    .takeBack = Annuler
    .redo = Rétablir
    .judge = Est-ce perdu ?
modes =
    .free = Trouver un tour
    .predict = Prédire les coups de la règle
    .uncrossed = Ne croise jamais ton chemin
    .numbers = Placer les nombres
    .words = Des mots sur un tour
actions =
    .back = Reprendre un coup
    .forward = Rejouer le coup
    .restart = Recommencer
    .undo = Reprendre la partie précédente
    .hint = Indice, chaque fois plus précis
    .judge = Est-ce perdu ?
onBoard =
    .move = Coup possible suivant ; avec Maj, de {"case"} en {"case"}
    .rowStart = Début de la ligne
    .rowEnd = Fin de la ligne
    .choose = Y aller
aims =
    .open = Passer par toutes les cases
    .closed = Passer partout et revenir au départ
predictHeading = Quel coup la règle choisit-elle ?
startFixed = Ici, le départ est imposé.
undoOffer = « Reprendre ma partie » rétablit tes coups.
undone = Tes coups sont rétablis.
noHint = Il n’y a plus de coup possible, donc pas d’indice.
notAboutTours = Les indices et les verdicts concernent les tours. Ce chemin doit seulement ne pas se croiser.
-kind = { $kind ->
        [tie] avec égalité
        [close] où l’écart était d’une sortie
        [clear] où l’écart dépassait une sortie
       *[own] sans égalité
    }
finishable = Ce n’est pas perdu : d’ici, tu peux encore finir un tour.
judging = Recherche d’une façon de finir…
elsewhere =
    .explore = Explorer : voir la règle depuis le même départ
    .compare = Comparer : plusieurs méthodes depuis le même départ
    .guess = Apprendre : pourquoi le hasard échoue
    .rule = Apprendre : la règle de Warnsdorff
    .longest = Explorer : chercher le plus long chemin
-form = { $form ->
        [squares] Lu comme une liste de cases
        [moves] Lu comme une liste de coups
        [table] Lu comme un tableau
        [numbered-board] Lu comme un plateau numéroté
        [pairs] Lu comme des lignes et des colonnes
       *[numbers] Lu comme des numéros de cases
    }
writings =
    .numberedBoard = Numéros à partir de 1
    .fromZero = Numéros à partir de 0
    .pairs = Paires (ligne, colonne)
    .python = Liste Python
    .squareList = Cases
copyRefused = Ton navigateur n’a pas permis de copier.
boardWithHoles = { NUMBER($width) } × { NUMBER($height) } avec { NUMBER($holes) } { $holes ->
            [one] trou
           *[other] trous
        }
atWork = { $method } continue à partir d’ici. { $press } {"une case"} pour reprendre la main.
stuck = {"Le cavalier"} ne peut plus bouger, et il reste { NUMBER($left) } { $left ->
            [one] {"case"}
           *[other] {"cases"}
        }. Reprends des coups, ou recommence.
isLongest = C’est un chemin le plus long possible : aucun ne visite plus de { NUMBER($visited) } {"cases"} sur { NUMBER($squares) }.
notClosed = Tu as tout visité, mais aucun saut ne ramène en { $start }. C’est donc un tour ouvert, pas un tour fermé.
closable = Tu as tout visité. Encore un coup, vers { $start }, et le tour est fermé.
noMoves =
    .hole = Il n’y a pas de {"case"} en { $to }.
    .visited = {"Le cavalier"} est déjà passé par { $to }.
    .not-a-move = Impossible en { $to } : c’est { -distance }. { $howItMoves }
    .no-edge = Aucune arête ne mène de { $from } à { $to }.
    .over = Le tour est complet.
    .comesLast = Le tour doit finir en { $to } : vas-y en dernier.
went = { $to }, { NUMBER($visited) } sur { NUMBER($squares) }. { NUMBER($ways) } { $ways ->
            [one] coup possible
           *[other] coups possibles
        }.
tookBack = Retour en { $to }.
hints =
    .onlyMove = Il n’y a qu’un coup possible : { $looksAt }.
    .moves = { $looksAt }. Un autre indice dit où va la règle.
    .ownRight = Oui. { $told }
    .ownTie = Oui, il y a égalité : pour la règle, { LIST($best) } se valent.
    .goesToOnly = La règle va en { $to } : c’est le seul coup possible.
    .goesTo = La règle va en { $to }, qui a le moins de sorties ({ NUMBER($ways) }).
    .breaksTie = La règle va en { $to }. { WORD_AT_FIRST($tied) } {"cases"} sont à égalité, { $ways ->
            [0] sans aucune sortie
           *[other] avec { NUMBER($ways) } { $ways ->
                [one] sortie
               *[other] sorties
            }
        }, et le départage choisit { $to }.
    .ownTieElsewhere = Oui, il y a égalité : pour la règle, { LIST($best) } se valent. Elle choisit { $to }.
    .right = Oui : { $to } a le moins de sorties ({ NUMBER($ways) }).
    .tie = Oui, il y a égalité : { LIST($best) } ont le moins de sorties ({ NUMBER($ways) }).
    .tieElsewhere = Oui, il y a égalité : { LIST($best) } ont le moins de sorties ({ NUMBER($ways) }). Le départage choisit { $to }.
    .wrong = Non : { $looksAt }. La règle va en { $to }.
strongHint = { $hintChoice } Un autre indice joue le coup.
score = { $asked ->
            [0] Pas encore de réponse.
           *[other] { NUMBER($right) } { $right ->
                    [one] bonne réponse
                   *[other] bonnes réponses
                } sur { NUMBER($asked) }, { NUMBER($streak) } de suite. Ta plus longue série : { NUMBER($longest) }.
        }
lost = C’est perdu : { $why }.
lostSince = { $move ->
            [0] C’était perdu dès le départ, en { $name }.
           *[other] C’est perdu depuis le coup { NUMBER($move) }, vers { $name }.
        }
undecided = On ne sait pas : en { NUMBER($seconds) } { $seconds ->
            [one] seconde
           *[other] secondes
        }, la recherche n’a trouvé ni façon de finir, ni preuve du contraire.
takeBackTo = Revenir avant le coup { NUMBER($move) }
handedOver = { $method } prend la main. { $press } « Un pas » ou « Lecture ».
next =
    .closed = Prochain défi : un tour fermé
    .findFault = Trouver où ça a mal tourné
    .board = Ensuite : { $board }
wrong =
    .size = pour jouer, un plateau peut avoir { NUMBER($most) } cases au plus ; celui-ci en a { NUMBER($squares) }
    .path = { QUOTED($text) } n’est pas un coup possible à cet endroit ; les coups d’avant sont gardés
    .mode = { QUOTED($text) } ne se joue pas ; écris free (libre) ou predict (prédire)
tooLong = C’est trop long. Un tour peut avoir { NUMBER($most) } caractères au plus.
tourCopied = Copié : { $writing }.
boards =
    .ring = Anneau de 3 × 3
    .cross = Croix de 12 cases
-by-long = { $long ->
        [1] d’une case
       *[other] de { WORD($long) } cases
    }
-by-short = { $short ->
        [1] d’une case
       *[other] de { WORD($short) } cases
    }
howItMoves = { $way ->
        [straight] {"Le cavalier"} avance { -by-long } à gauche, à droite, en haut ou en bas.
        [diagonal] {"Le cavalier"} avance { -by-long } en diagonale.
       *[leap] {"Le cavalier"} avance { -by-long } dans une direction, puis { -by-short } sur le côté.
    }
heading = { NUMBER($visited) } { $visited ->
        [one] {"case visitée"}
       *[other] {"cases visitées"}
    } sur { NUMBER($squares) }
begins = {"Le cavalier"} part de { $start }.
opening = { $target ->
        [closed] { begins } Visite {"chaque case"} une fois et une seule, puis reviens en { $start }.
        [end] { begins } Visite {"chaque case"} une fois et une seule, et finis en { $end }.
       *[open] { begins } Visite {"chaque case"} une fois et une seule.
    }
usualRule = La règle de Warnsdorff va vers {"la case"} qui a le moins de sorties, c’est-à-dire de coups vers des {"cases libres"}.
takes = La règle prend {"la case"} { $sought }.
takesNext = En cas d’égalité, elle prend {"la case"} { $sought }.
moveHint = { $hasRings ->
        [true] { $press } {"une case"} entourée pour déplacer {"le cavalier"}, ou fais-le glisser.
       *[false] { $press } {"une case"} à portée {"du cavalier"}, ou fais-le glisser.
    }
predictHint = { $press } {"la case"} où va la règle.
placeHint = { $press } {"la case"} de départ.
inReach = à portée
standing = {"Le cavalier"} est en { $name }.
won = { $isOwn ->
        [true] Bravo !
       *[false] Oui !
    } { $isClosed ->
        [true] Un tour fermé : il passe une fois par {"chaque case"} et revient au départ.
       *[false] Un tour complet : il passe une fois par {"chaque case"}.
    }
-across = { $across ->
        [1] une case
       *[other] { WORD($across) } cases
    } à { $isRight ->
        [true] droite
       *[false] gauche
    }
-up = { $up ->
        [1] une case
       *[other] { WORD($up) } cases
    } plus { $isUp ->
        [true] haut
       *[false] bas
    }
-distance = { $where ->
        [across] { -across }
        [up] { -up }
       *[both] { -across } et { -up }
    }
wayWith = { $square } ({ NUMBER($ways) })
-onward = { $value ->
        [0] aucune sortie
       *[other] { NUMBER($value) } { $value ->
            [one] sortie
           *[other] sorties
        }
    }
have = { $areSeveral ->
        [true] { $value ->
            [0] { LIST($squares) } n’ont aucune sortie
           *[other] { LIST($squares) } ont {"chacune"} { -onward }
        }
       *[false] { $value ->
            [0] { LIST($squares) } n’a aucune sortie
           *[other] { LIST($squares) } a { -onward }
        }
    }
values = { $square } : { $values }
looksAt = { $first } ; { $second }
hintPlayed = La règle est allée en { $to }.
onlyWay = { $areSeveral ->
        [true] De là, il n’y avait chaque fois qu’un coup possible : { LIST($squares) }.
       *[false] De là, le seul coup possible menait en { LIST($squares) }.
    }
missedOf = { NUMBER($missed) } choix sur { NUMBER($asked) } { -kind }
missed = { $hasMissed ->
        [true] Tu as manqué { LIST($choices) }.
       *[false] Aucune erreur.
    }
marked = En évidence : { COMMAS($squares) }.
-visiting = { $tours ->
        [0] Aucun n’est passé partout
        [1] Un essai est passé partout
       *[other] { $areAllTours ->
            [true] Tous sont passés partout
           *[false] { NUMBER($tours) } essais sont passés partout
        }
    }
-getting = { $asFar ->
        [0] Aucun n’est allé aussi loin que toi.
        [1] Un essai est allé au moins aussi loin que toi.
       *[other] { $areAllAsFar ->
            [true] Tous sont allés au moins aussi loin que toi.
           *[false] { NUMBER($asFar) } essais sont allés au moins aussi loin que toi.
        }
    }
ruleRuns = La règle de Warnsdorff a fait { $runs ->
        [1] un essai
       *[other] { NUMBER($runs) } essais
    } depuis { $start }, en départageant les égalités au hasard. { $isDone ->
        [true] { $tours ->
            [0] { -visiting } : toi, si !
           *[other] { -visiting }, comme toi.
        }
       *[false] { -getting } { -visiting }.
    }
quotes = { $first }, { QUOTED($second) }
leftOut = { $others ->
        [0] Laissé de côté : { $quotes }.
       *[other] Laissé de côté : { $quotes } et { NUMBER($others) } { $others ->
            [one] autre
           *[other] autres
        }.
    }
openMarks = Lu comme une case libre : { $quotes }.
-right = { NUMBER($holds) } { $holds ->
        [one] {"case"} juste
       *[other] {"cases"} justes
    }.
read = { $hasSize ->
        [true] { -form } sur { $size } : { -right }
       *[false] { -form } : { -right }
    }
good = C’est un tour ouvert.
bad = { $isTour ->
        [true] Le tour est complet à cet endroit, mais le texte continue : { $problem }.
       *[false] Pas encore un tour : { $problem }.
    }
ownDeparture = Coup { NUMBER($move) } : { $to } ; la règle serait allée en { EITHER($best) }.
-with-onward = { $value ->
        [0] sans aucune sortie
       *[other] avec { -onward }
    }
departure = Coup { NUMBER($move) } : { $to }, { -with-onward } ; { $areSeveral ->
        [true] { LIST($best) } en avaient {"chacune"} { NUMBER($least) }.
       *[false] { LIST($best) } en avait { NUMBER($least) }.
    }
departures = { $left ->
        [0] { $isByOwn ->
            [true] La règle
           *[false] La règle de Warnsdorff
        } aurait pu jouer { $isOver ->
            [true] chacun de ces coups.
           *[false] tous les coups jusqu’ici.
        }
       *[other] { NUMBER($left) } { $left ->
            [one] coup
           *[other] coups
        } sur { NUMBER($moves) } { $left ->
            [one] n’a
           *[other] n’ont
        } pas suivi { $isByOwn ->
            [true] la règle.
           *[false] la règle de Warnsdorff.
        }
    }
ghostReached = { $isAll ->
        [true] Elle passe par {"toutes les cases"}.
       *[false] Elle passe par { NUMBER($visited) } { $visited ->
            [one] {"case"}
           *[other] {"cases"}
        } sur { NUMBER($squares) }.
    }
unreadable = { $hasProblem ->
        [true] La page n’a pas pu lire cela : { $problem }.
       *[false] La page n’a pas pu lire cela.
    } Colle les cases dans l’ordre, par exemple a1 b3 c5. Ou colle le plateau en grille de nombres.
off = { $label } : { $message }. C’est désactivé.
title = { $size }, { NUMBER($visited) } sur { NUMBER($squares) } · { $play } · { $page }
uncrossed =
    .begins = Fais un chemin qui ne se croise jamais, aussi long que possible. Il part de { $start }.
    .crosses = { $move } croise { $crossed }. Reprends ce coup : ce chemin ne doit pas se croiser.
    .goesOn = { NUMBER($moves) } { $moves ->
            [one] coup
           *[other] coups
        } et aucun croisement. D’ici, { NUMBER($ways) } { $ways ->
            [one] coup ne croise
           *[other] coups ne croisent
        } rien.
    .ends = { NUMBER($moves) } { $moves ->
            [one] coup
           *[other] coups
        } et aucun croisement, et plus aucun coup n’est libre. { $end ->
            [longest] Aucun chemin de cet échiquier n’est plus long : bravo !
            [shorter] Le plus long chemin de cet échiquier en a { NUMBER($most) }.
           *[unknown] Personne n’a noté la longueur possible ici.
        }
