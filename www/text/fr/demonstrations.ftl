labels =
    .stop = Arrêter
    .again = Encore
    .unfold = Déplier
    .fold = Replier
    .pause = Pause
    .drawing = Du plateau au graphe
    .previous = Page précédente
    .next = Page suivante
    .check = Vérifier
    .clear = Effacer
    .tryRule = Essayer cette règle
    .contest = La présenter au concours
running = En cours…
guessFirst = Réponds d’abord : les cavaliers partiront ensuite.
tieBreaks = Départage
rulesGuessFirst = Réponds d’abord : chaque règle partira ensuite une fois de chaque case.
threeRules = - N’importe quel coup, au hasard
    - Au plus près du bord
    - Le moins de sorties
guessMap = Plateaux par largeur et hauteur
mapSigns =
    .schwenk = il existe un tour fermé
    .open-theorem = il existe un tour
    .one-square = une seule case
    .odd-area = pas de tour : le nombre de cases est impair
    .side-1 = pas de tour : un côté de 1
    .side-2 = pas de tour : un côté de 2
    .side-4 = pas de tour : un côté de 4
    .small-exception = pas de tour : le plateau est trop petit
timed = Tout est chronométré. La barre la plus longue de chaque méthode remplit la largeur.
searching = Recherche…
estimateBar = Le vrai nombre est dans la barre épaisse environ deux fois sur trois, et dans la fine 19 fois sur 20.
estimateMarks =
    .known = McKay, 1997
    .wrong = annoncé en 1996
scaleName = milliers de milliards de tours fermés
imagesOf =
    .found = Un tour trouvé à l’instant
    .euler = Le tour d’Euler de 1759
failed = Ton navigateur n’a pas pu faire ce calcul : { $message }
walksMade = { NUMBER($walks) } { $walks ->
            [one] marche
           *[other] marches
        } : { NUMBER($mean, minimumFractionDigits: 1) } cases sur { NUMBER($squares) } en moyenne, { NUMBER($best) } au plus, { $tours ->
            [0] aucun tour
           *[other] { NUMBER($tours) } { $tours ->
                [one] tour
               *[other] tours
            }
        }.
walksSoFar = { NUMBER($walks) } { $walks ->
            [one] marche
           *[other] marches
        } pour l’instant. Lis le nombre sur la barre.
bin = { NUMBER($from) }–{ NUMBER($to) } cases : { NUMBER($walks) }
lane = { $board } depuis { $start }
placements = { NUMBER($n) } { $n ->
            [one] pose
           *[other] poses
        }
laneOver = { $isTour ->
            [true] Un tour après { placements }.
           *[false] { $isStopped ->
                    [true] Arrêt après { placements }.
                   *[false] Pas de tour après { placements }.
                }
        }
mapMade = { $rule } : un tour à partir de { NUMBER($tours) } des { NUMBER($starts) } cases.
stuckFrom = Bloqué en partant de { $start } : voir dans Explorer
failuresOn = { $stuck ->
            [0] { $board } : jamais bloqué
           *[other] { $board } : bloqué pour { NUMBER($stuck) } { $stuck ->
                    [one] départ
                   *[other] départs
                } sur { NUMBER($starts) } ({ NUMBER($percent, minimumFractionDigits: 1) } %)
        }
failuresFound = { $without ->
            [0] { NUMBER($boards) } { $boards ->
                    [one] plateau examiné
                   *[other] plateaux examinés
                }. La règle reste bloquée quelque part sur chacun.
           *[other] { NUMBER($boards) } { $boards ->
                    [one] plateau examiné
                   *[other] plateaux examinés
                }. La règle reste bloquée quelque part sur tous, sauf { WORD($without) }.
        }
orderInExplore = Retour sur trace dans l’ordre { $moves } : voir dans Explorer
ordersTried = { NUMBER($done) } ordres sur { NUMBER($orders) } ont trouvé un tour en { NUMBER($most) } poses au plus ; le meilleur en a pris { NUMBER($least) }.
usualRule = { $isLarge ->
            [true] Règle de Roth
           *[false] Règle de Warnsdorff
        }
ruleTried = { $rule } : { $tours ->
            [0] aucun tour
           *[other] { NUMBER($tours) } { $tours ->
                [one] tour
               *[other] tours
            }
        } pour { NUMBER($runs) } { $runs ->
            [one] départ
           *[other] départs
        }
againstRoth = { $lead ->
            [ahead] Tu as battu Roth : { NUMBER($own) } tours, contre { NUMBER($roths) } pour sa règle. Une si petite avance peut être due à la chance. Un concours sur d’autres plateaux en dira plus.
            [level] Aussi bien que Roth : { $own ->
                    [0] aucun tour
                   *[other] { NUMBER($own) } { $own ->
                        [one] tour
                       *[other] tours
                    }
                } chacun. Peux-tu en trouver un de plus ?
           *[behind] La règle de Roth est devant : { NUMBER($roths) } tours à { NUMBER($own) }. Essaie autre chose.
        }
unfolded = { $share ->
            [0] Le plateau
            [1] Le graphe, dessiné en anneau
           *[other] En chemin
        }
guessCell = { $size }{ $isMarked ->
            [true] , marqué
           *[false] {""}
        }
guessedCell = { $size } : { $exists ->
            [true] un tour fermé
           *[false] pas de tour fermé
        }, { $reason } ; { $isRight ->
            [true] tu avais raison
           *[false] ta réponse était fausse
        }
guessing = { NUMBER($marked) } { $marked ->
            [one] plateau marqué
           *[other] plateaux marqués
        } sur { NUMBER($boards) }
guessed = Tu avais raison pour { NUMBER($right) } { $right ->
            [one] plateau
           *[other] plateaux
        } sur { NUMBER($boards) } ; les autres ont un cadre épais. Un plateau a un tour fermé, sauf dans trois cas : si son nombre de cases est impair, s’il a un côté de 1, 2 ou 4, ou si c’est 3 × 4, 3 × 6 ou 3 × 8. A. J. Schwenk l’a prouvé en 1991.
seconds = { $n } s
milliseconds = { $n } ms
timing = { $hasMs ->
            [true] { $board } : { $duration }{ $hasTimes ->
                    [true] {" "}(× { NUMBER($times, minimumFractionDigits: 1) })
                   *[false] {""}
                }
           *[false] { $board } : pas de tour en une seconde
        }
notTimed = { $board } : pas essayé
toursPage = Page { NUMBER($page) } sur { NUMBER($pages) }, { $tours ->
            [0] aucun tour
           *[other] { NUMBER($tours) } { $tours ->
                [one] tour
               *[other] tours
            }
        } en tout
openTour = Tour { NUMBER($n) } : voir dans Explorer
counted = { $what } : { $tours }, comptés en { $duration }
laneEnded = { $name } : { $outcome }
asSentence = { $result }.
counting = { $what } : { NUMBER($states) } { $states ->
            [one] état
           *[other] états
        } pour l’instant
toursOf = { $isClosed ->
            [true] Tours fermés de { $board }
           *[false] Tours ouverts de { $board }
        }
sweep = { $what } : { NUMBER($layers) } pas, au plus { NUMBER($most) } { $most ->
            [one] état
           *[other] états
        } à la fois
estimated = Après { NUMBER($walks) } { $walks ->
            [one] marche
           *[other] marches
        } : environ { NUMBER($estimate, minimumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1) } mille milliards de tours fermés.
positions = { $what } : { NUMBER($different) } { $different ->
            [one] position
           *[other] positions différentes
        }
positionsTold = Un tour a { NUMBER($found) } positions différentes, celui d’Euler en a { NUMBER($eulers) }.
