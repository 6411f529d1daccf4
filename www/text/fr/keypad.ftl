labels =
    .intro = Un cavalier saute sur les touches d’un clavier, par exemple celui d’un téléphone, et compose chaque touche où il se pose. Combien de numéros différents peut-il composer ?
    .why = On pose souvent cette question aux entretiens d’embauche : essayer tous les numéros prendrait une éternité, mais compter malin ne prend qu’un instant.
    .tryPhone = Poser le cavalier sur un téléphone
    .trySource = La même chose sur 18 touches, avec deux voyelles au plus
    .pad = Clavier
    .position = Position dans la suite
    .sequence = Suite
    .erase = Effacer la dernière touche
    .clear = Effacer
    .countHeading = Combien de suites ?
    .progress = Avancement du calcul
    .cancel = Arrêter
    .countAgain = Compter
    .copyCount = Copier le nombre
    .byStart = Par première touche
    .codeHeading = La suite en un seul nombre
    .lowestFirst = Première touche : chiffre des unités
    .highestFirst = Première touche : chiffre de poids fort
    .whyTwo = Pourquoi deux nombres ?
    .presets = Claviers tout prêts
    .padText = Lignes du clavier
    .padNote = Écris un caractère par touche, un espace pour un vide, et chaque rangée sur sa propre ligne.
    .lessLimits = Les limites sur des touches disparues ont été retirées.
    .problem = Quelles suites ?
    .length = Touches
    .start = Départ
    .limits = Limites
    .addLimit = Ajouter une limite
    .listHeading = Toutes les suites, une par une
    .previous = Précédent
    .next = Suivant
    .page = Page
    .goOn = Continuer à chercher
    .exportAll = Tout enregistrer en texte
    .exporting = Avancement de l’enregistrement
    .pieceHeading = Pièce
presets =
    .phone = Téléphone
    .source = 18 touches, deux voyelles au plus
anyStart = au choix
atMost = Au plus
of = parmi
allKeys = toutes
manners =
    .together = en tout
    .each = chacune
limitName = Limite { NUMBER($n) }
removeLimit = Retirer la limite { NUMBER($n) }
limitKeys = Touches de la limite { NUMBER($n) }
limitMost = Maximum de la limite { NUMBER($n) }
limitManner = Comment compte la limite { NUMBER($n) }
keys =
    .play = Parcourir la suite, ou s’arrêter
    .back = Reculer
    .forward = Avancer
    .first = Au début
    .last = À la fin
    .cancel = Arrêter le calcul ou l’enregistrement
    .help = Montrer les touches
    .move = Aller de touche en touche
    .press = Appuyer sur la touche
    .erase = Effacer la dernière touche de la suite
    .type = Appuyer sur la touche de ce nom
anyKey = A … Z, 0 … 9
key = { $name }{ $isHere ->
            [true] , le cavalier est ici
           *[false] {""}
        }{ $isNext ->
            [true] , peut suivre
           *[false] {""}
        }{ $times ->
            [0] {""}
            [1] , composée une fois
            [2] , composée deux fois
           *[other] , composée { NUMBER($times) } fois
        }
position = touche { NUMBER($step) } sur { NUMBER($all) }
some = { $hasMore ->
            [true] { COMMAS($shown) } et { NUMBER($more) } { $more ->
                [one] autre
               *[other] autres
            }
           *[false] { LIST($shown) }
        }
caption =
    .only = Appuie sur { $next } : toutes les suites commencent par là.
    .begin = Appuie sur une touche pour commencer, ou écris une suite.
    .next = { $isKnight ->
                [true] Le cavalier est sur { $last }. Il peut aller sur { $next }.
               *[false] La pièce est sur { $last }. Elle peut aller sur { $next }.
            }
    .whole = { $isKnight ->
                [true] Le cavalier est sur { $last } : une suite complète de { NUMBER($length) } { $length ->
                    [one] touche
                   *[other] touches
                }.
               *[false] La pièce est sur { $last } : une suite complète de { NUMBER($length) } { $length ->
                    [one] touche
                   *[other] touches
                }.
            }
    .stuck = { $isKnight ->
                [true] Le cavalier est sur { $last }, et aucune touche ne peut suivre.
               *[false] La pièce est sur { $last }, et aucune touche ne peut suivre.
            }
fault =
    .no-such-key = Touche { NUMBER($place) } : il n’y a pas de { QUOTED($key) } sur ce clavier.
    .other-start = Touche { NUMBER($place) } : chaque suite doit commencer par { $start }, pas par { $key }.
    .no-move = { $hasWays ->
                [true] Touche { NUMBER($place) } : aucun saut ne mène de { $from } à { $key }. De { $from }, on peut aller sur { $ways }.
               *[false] Touche { NUMBER($place) } : aucun saut ne mène de { $from } à { $key }, ni à une autre touche.
            }
    .limit-broken = { $atMost ->
                [0] Touche { NUMBER($place) } : les limites ne permettent pas { $key }.
               *[other] { $isOne ->
                    [true] Touche { NUMBER($place) } : { $key } peut apparaître { -often } au plus, et c’est déjà fait.
                   *[false] Touche { NUMBER($place) } : { $key } serait de trop : au plus { NUMBER($atMost) } parmi { $keys }.
                }
            }
    .too-long = Touche { NUMBER($place) } : ici, une suite n’a que { NUMBER($length) } { $length ->
                [one] touche
               *[other] touches
            }. Efface le reste.
-often = { $atMost ->
            [1] une fois
            [2] deux fois
           *[other] { NUMBER($atMost) } fois
        }
limit = { $atMost ->
            [0] { $which ->
                [all] aucune touche
                [one] pas de { $keys }
               *[several] ni { $neither }
            }
           *[other] { $isEach ->
                [true] { $which ->
                    [all] chaque touche { -often } au plus
                    [one] { $keys } { -often } au plus
                   *[several] { $keys } { -often } au plus chacune
                }
               *[false] { $which ->
                    [all] { NUMBER($atMost) } { $atMost ->
                        [one] touche
                       *[other] touches
                    } au plus en tout
                    [one] { $keys } { -often } au plus
                   *[several] au plus { NUMBER($atMost) } parmi { $keys }
                }
            }
        }
nor = {" "}ni{" "}
question = Suites de { NUMBER($length) } { $length ->
            [one] touche
           *[other] touches
        }{ $hasMoves ->
            [true] { $isKnight ->
                [true] , chacune à un saut de cavalier de la précédente
               *[false] , chacune à un saut { $leaps } de la précédente
            }
           *[false] {""}
        }{ $hasStart ->
            [true] , qui commencent par { $start }
           *[false] {""}
        }{ $hasLimits ->
            [true] , avec { LIST($limits) }
           *[false] {""}
        }.
betweenLimits = {", "}
sequences = { $short } { $value ->
            [one] suite
           *[other] suites
        }
counted = { $sequences }.
size = { NUMBER($length) } { $length ->
            [one] chiffre
           *[other] chiffres
        }, environ { $short }
percent = { $floor } %
cancelled = Calcul arrêté.
notCounted = Pas compté : { $message }.
columns = - Touche
    - Suites
whyTwo = - Chaque touche est un chiffre : une suite est donc un long nombre. On peut le lire depuis l’un ou l’autre bout.
    - L’article d’où viennent les 18 touches donne 309 514 218 678 pour A H A H K B K B K B. Là, la première touche compte 1, la deuxième 18, la troisième 18², et ainsi de suite.
    - Le programme du même article donne 77 396 869 081. Il calcule code = code × 18 + chiffre (méthode de Horner), si bien que la première touche devient le chiffre de poids fort.
    - Dans les deux cas, deux suites de même longueur n’ont jamais le même nombre.
digits = { $isOne ->
            [true] Avec une seule touche, tous les nombres valent 0.
           *[false] Chaque touche est un chiffre en base { NUMBER($base) } : { $pairs }.
        }
betweenPairs = {", "}
noCode = Écris une suite pour voir son nombre.
listed = { $isNone ->
            [true] Aucune.
           *[false] De { NUMBER($from) } à { NUMBER($to) }{ $hasAll ->
                [true] {" "}sur { $all }
               *[false] {""}
            }
        }
pageFound = Page { NUMBER($page) } : { $what }
beyondList = La liste finit avant la page { NUMBER($page) }.
searching = Recherche…
searchedLong = Rien trouvé pour l’instant. Peu de suites respectent ces limites : continue à chercher, ou assouplis-les.
none = Aucune suite ne respecte ces limites.
walkIt = Parcourir { $sequence }
exported = { $hasAll ->
            [true] { NUMBER($done) } sur { $big }
           *[false] { NUMBER($done) } { $done ->
                    [one] suite
                   *[other] suites
                }
        }
exportDone = { NUMBER($lines) } { $lines ->
            [one] suite enregistrée
           *[other] suites enregistrées
        }.
exportCancelled = Arrêté. Rien n’a été enregistré.
nothingToExport = Il n’y a rien à enregistrer.
exportTooLarge = Toutes les suites rempliraient plus de { NUMBER($megabytes) } Mo, c’est trop pour un navigateur. Demande des suites plus courtes, ou un seul départ.
fileName = suites-du-cavalier-{ $length }.txt
title = { $keypad } · { NUMBER($length) } { $length ->
            [one] touche
           *[other] touches
        }{ $hasTotal ->
            [true] {" "}: { $sequences }
           *[false] {""}
        } · { $page }
fields =
    .step = Étape
    .theme = Thème
passedOver = { $name } : { $message }. La page n’en tient pas compte.
wrong =
    .number = { QUOTED($value) } n’est pas un nombre entier de { NUMBER($least) } à { NUMBER($most) }
    .limit = { QUOTED($value) } n’est pas une limite ; écris des touches et un nombre, comme AEIO:2
