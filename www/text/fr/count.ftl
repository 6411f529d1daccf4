labels =
    .intro = Combien de tours différents un plateau a-t-il ? Sur un échiquier, bien trop pour en faire la liste : on cherche donc des façons malignes de compter.
    .heading = Que compter
    .withHoles = Un plateau à trous
    .boardText = Le plateau en lignes de . et de #, ou une taille
    .takeBoard = Prendre ce plateau
    .drawBoard = Le dessiner dans Construire
    .fromSquare = Première case (vide : toutes)
    .toSquare = Dernière case (vide : toutes)
    .starts = Combien commencent sur chaque case
    .directed = Un tour à l’envers compte comme
    .copies = Une copie tournée ou en miroir compte comme
    .memory = Mémoire
    .exact = Nombre exact
    .howCounted = Plus : comment compte-t-on ?
    .start = Compter
    .startAnyway = Compter quand même
    .notNow = Pas maintenant
    .cancel = Arrêter
    .countProgress = Avancement du comptage
    .estimates = Estimation
    .estimateIntro = Des marches au hasard donnent une idée du nombre, même pour des plateaux que personne n’a comptés.
    .howEstimated = Plus : comment des marches comptent-elles des tours ?
    .chances = Une marche qui trouve un tour avec une chance sur un million compte pour un million de tours. Une impasse compte pour zéro.
    .average = La moyenne sur beaucoup de marches tend vers le nombre de tours (Donald Knuth, 1975). Les copies tournées ou en miroir comptent séparément.
    .fours = Quatre marches partagent leur premier tiers, ce qui gagne du temps (Herman Kahn et Theodore Harris, 1951).
    .walkSettings = Comment estimer
    .weight = Poids
    .weightNote = Avec le poids 1, une marche joue n’importe quel coup. Plus le poids est petit, plus elle suit de près la règle de Warnsdorff.
    .weightMore = Un petit poids préfère les cases qui ont peu de sorties, et ménage leurs voisines. Sur 8 × 8, c’est avec un poids de 0,75 que l’on s’approche le plus de la façon d’avancer des tours.
    .walks = Marches
    .estimate = Estimer
    .badWeight = Essayer un mauvais poids
    .estimateProgress = Avancement de l’estimation
    .asTable = La courbe en tableau
    .uncounted = Personne n’a compté ceux-ci :
    .tours = Tous les tours
    .toursIntro = L’un après l’autre, comme une recherche les trouve, avec les copies tournées ou en miroir. Choisis un tour pour l’ouvrir dans Explorer.
    .list = En faire la liste
    .previous = Précédent
    .next = Suivant
    .known = Nombres connus
    .findKnown = Chercher un plateau, un nombre ou un nom
    .copyCsv = Copier en CSV
    .copyJson = Copier en JSON
    .knownNote = « Compté ici » veut dire : depuis que tu as ouvert cette page. Les tours ouverts comprennent ceux que l’on pourrait fermer.
    .allAsCsv = Tous les nombres connus en CSV
    .allAsJson = Tous les nombres connus en JSON
    .history = Le nombre qui était faux
    .announced = En 1996, deux chercheurs ont annoncé que l’échiquier 8 × 8 a 33 439 123 484 294 tours fermés (Martin Löbbing et Ingo Wegener, avec des diagrammes de décision binaires).
    .corrected = C’est impossible. Dans un miroir, ou après un quart de tour, on obtient toujours un tour différent ; après un demi-tour, parfois le même. Les tours vont donc par groupes de quatre ou de huit, mais ce nombre n’est pas divisible par quatre. Brendan McKay en a compté 13 267 364 410 532 en 1997, et cette page aussi.
    .countIt = Le compter ici
directions =
    .false = le même tour
    .true = un autre tour
copies =
    .false = un autre tour
    .true = le même tour
unlisted = Aucun nombre n’est connu pour ce cas. À toi de compter, ou d’estimer.
foundRows = { NUMBER($found) } sur { NUMBER($all) }
cancelled = Arrêté.
notYet = –
methods =
    .folded = On compte ligne par ligne dans la moitié du haut, en réunissant les images dans un miroir. La moitié du bas est la même, retournée : à la fin, on assemble les deux moitiés.
    .frontier = On compte case par case. Des sauts déjà choisis, on ne retient que les bouts libres : on ne passe donc jamais deux fois par la même situation.
keptFirst = Avant cela, on compte sur un plateau plié les tours qui restent les mêmes une fois tournés ou vus dans un miroir, car ils ont moins de copies.
outOfMemory = Le comptage s’est arrêté, peut-être faute de mémoire. Essaie un plateau plus petit.
stages =
    .planning = prépare un plan
    .joining = assemble les moitiés
    .symmetric = compte les tours symétriques
details = Détails
faults =
    .overflow = son programme calculait sur 64 bits, et il manque un multiple de 2⁶⁴
    .symmetry = les tours vont par groupes de quatre ou de huit, et quatre ne divise pas ce nombre
    .by-hand = il a été trouvé à la main
    .unexplained = d’autres programmes, écrits indépendamment, s’accordent sur un autre nombre
tooLarge = Trop grand pour un navigateur. Tape cette commande :
copyCommand = Copier
columns =
    .board = Plateau
    .known = Nombre connu
    .kind = Tours
    .here = Compté ici
    .source = Source
noTours = Il n’y a aucun tour de ce genre.
withHoles = un plateau à trous
-tours = { $isClosed ->
        [true] Tours fermés
       *[false] Tours ouverts
    }
spoken = { NUMBER($tours) } { $isClosed ->
        [true] { $tours ->
            [one] tour fermé
           *[other] tours fermés
        }
       *[false] { $tours ->
            [one] tour ouvert
           *[other] tours ouverts
        }
    } de { $size }.
title = { $count } · { -tours } de { $size } · { $page }
-where = { $size }, { NUMBER($squares) } { $squares ->
        [one] case
       *[other] cases
    } (pièce : { $piece })
meaning =
    .closed = Tours fermés sur { -where } : une fois par chaque case, puis un coup qui ramène à la première. Peu importe où un tour commence.
    .open = Tours ouverts sur { -where } : une fois par chaque case, pour finir n’importe où. Ceux dont les extrémités sont par hasard à un saut sont compris.
    .directed = Un tour et le même à l’envers comptent pour deux.
    .undirected = Un tour et le même à l’envers comptent pour un.
    .upToSymmetry = Les copies tournées ou en miroir comptent comme le même tour.
    .separately = Les copies tournées ou en miroir comptent comme des tours différents.
    .from = Ne comptent que ceux de { $start }{ $hasEnd ->
            [true] {" "}à { $end }
           *[false] {" "}à n’importe où
        }, chacun dans ce sens.
kind = { $isClosed ->
        [true] fermés
       *[false] ouverts
    }, { $isDirected ->
        [true] orientés
       *[false] non orientés
    }
bytes =
    .MiB = { NUMBER($value) } Mio
    .GiB = { NUMBER($value, minimumFractionDigits: 1) } Gio
duration =
    .tenths = { NUMBER($value, minimumFractionDigits: 1) } s
    .seconds = { NUMBER($value) } s
    .minutes = { NUMBER($value) } min{ $seconds ->
            [0] {""}
           *[other] {" "}{ NUMBER($seconds) } s
        }
    .hours = { NUMBER($value) } heures
    .days = { NUMBER($value) } jours
    .years = { NUMBER($value) } ans
percent =
    .some = { $percent } %
    .least = moins de 0,1 %
memoryOf = Jusqu’à { NUMBER($nLess) } Gio
settings =
    .page = Page
    .show = En cours
    .board = Plateau
    .leaper = Pièce
    .theme = Thème
    .target = Tour
    .seed = Graine
wrong =
    .choice = { QUOTED($value) } n’est pas proposé ; choisis parmi { COMMAS($known) }
    .page = { QUOTED($value) } n’est pas une page ; écris un nombre entier comme 1
replaced =
    .other = { $name } : { $message }. La page prend { QUOTED($instead) }.
    .usual = { $name } : { $message }. La page prend la valeur habituelle.
taking = environ { $inWords } et { $bytes } de mémoire
costs =
    .none = Un théorème donne déjà la réponse : cela ne prend pas de temps.
    .known = { $hasSeconds ->
            [true] Il faut environ { $inWords } et jusqu’à { $bytes } de mémoire.
           *[false] Il faut jusqu’à { $bytes } de mémoire.
        }
    .coming = Calcul de la mémoire nécessaire…
    .guessed = À vue de nez, il faut { $taking }. Le comptage s’arrête à la limite fixée sous « { $memory } ».
    .unknown = La mémoire nécessaire s’affiche en cours de route. Le comptage s’arrête à la limite fixée sous « { $memory } ».
tooLong = À vue de nez, il faudrait { $taking }. Commencer quand même ?
refusal = On ne peut pas compter cela ici : { $message }.
notCounted =
    .refused = Le comptage s’est arrêté : { $message }.
    .said = Message du navigateur : { $bare }.
notListed = On ne peut pas faire la liste de ces tours : { $message }.
progress =
    .now = En ce moment
    .layer = couche { NUMBER($layer) } sur { NUMBER($all) }
    .states = États dans la couche
    .memory = Mémoire
    .cores = Cœurs du processeur
    .time = Temps écoulé
    .timeLeft = Temps restant
    .about = environ { $duration }
layersCaption =
    .soFar = États gardés après chaque couche de cases terminée, { NUMBER($most) } au plus pour l’instant.
    .over = États gardés après chaque couche de cases, { NUMBER($most) } au plus.
layersSummary = Barres : { NUMBER($done) } { $done ->
        [one] couche faite
       *[other] couches faites
    } sur { NUMBER($steps) }. La plus grande est la couche { NUMBER($largest) }, avec { NUMBER($most) } { $most ->
        [one] état
       *[other] états
    }.
counted = { -tours } de { $size }, { $isDirected ->
        [true] les deux sens comptés séparément
       *[false] les deux sens comptés pour un
    }, { $isUpToSymmetry ->
        [true] les copies tournées ou en miroir comptées pour une
       *[false] les copies tournées ou en miroir comptées séparément
    }. Compté en { $duration }.
countedFrom = Tours ouverts de { $size } depuis { $start }{ $hasEnd ->
        [true] {" "}jusqu’en { $end }
       *[false] {""}
    }, chacun dans ce sens. Comptés en { $duration }.
otherWay =
    .undirected = Si les deux sens comptent pour un, il y en a { $tours }.
    .directed = Si les deux sens comptent séparément, il y en a { $tours }.
published =
    .same = C’est le nombre connu : { $source }.
    .other = Le nombre connu est { $tours } : { $source }.
source =
    .byOne = { $name } ({ $by })
    .byBoth = { $name } ({ $by }, { $year })
sources = { $first } ; { $second }
countedByCommand = compté par la commande
using = { NUMBER($threads) } { $threads ->
            [one] fil d’exécution
           *[other] fils d’exécution
        } et { $bytes } de mémoire{ $hasDiskBytes ->
            [true] , plus { $bytes2 } sur le disque
           *[false] {""}
        }
byCommand = La commande l’a compté en { $knownTime }, avec { $using }.
checked =
    .seam = En joignant les moitiés sous la rangée { NUMBER($row) } et non au milieu, on trouve le même nombre.
    .order = En prenant les cases dans un autre ordre, on trouve le même nombre.
    .frontier = En comptant case par case, sans moitiés, on trouve le même nombre.
    .threads = Avec { NUMBER($threads) } { $threads ->
            [one] fil d’exécution
           *[other] fils d’exécution
        }, on trouve le même nombre.
    .symmetry = Si les copies tournées ou retournées comptent pour un seul tour, il y en a { $classes }. Cela concorde : avec les tours que les symétries laissent inchangés, la division tombe juste.
    .estimate = { NUMBER($walks) } marches au hasard le situent entre { $low } et { $high }.
differs = { $source } donne { $grouped }. C’est faux : { $fault }.
bothWays = { $source } compte les deux sens séparément : { $grouped }.
takes = Il faut { $knownTime }, avec { $using }.
copyCommandFor = Copier la commande pour { $sizeOf }
same = le même, en { $duration }
openTour = Tour { NUMBER($index) } : ouvrir dans Explorer
toursShown = { $hasAll ->
            [true] Tours { NUMBER($first) } à { NUMBER($last) } sur { $grouped }
           *[false] Tours { NUMBER($first) } à { NUMBER($last) }
        }
searching = { $passed ->
            [0] Recherche…
           *[other] Recherche… { NUMBER($passed) } { $passed ->
                    [one] tour passé
                   *[other] tours passés
                }
        }
startsSoFar = Comptés : { NUMBER($done) } sur { NUMBER($squares) }…
startOf = { $square }: { NUMBER($tours) }
starts = { NUMBER($tours) } { $tours ->
        [one] tour ouvert
       *[other] tours ouverts
    }, les deux sens comptés séparément. { LIST($list) }.
