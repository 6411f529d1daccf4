labels =
    .title = Comparer des méthodes
    .intro = Tous les couloirs ont le même plateau et le même départ, mais chacun a sa méthode. Laquelle passe par toutes les cases ?
    .parts = Que comparer
    .lanes = Couloirs
    .addLane = Ajouter un couloir
    .common = Plateau et départ
    .whyTies = L’importance des égalités
    .picker = Changer la méthode de ce couloir
    .reroll = Une autre graine
    .runs = Essais terminés
    .noRuns = Chaque essai que tu suis jusqu’au bout est noté ici.
    .copyCsv = Copier en CSV
    .clear = Vider la liste
    .map = Carte des réussites
    .mapIntro = Le départ du cavalier a-t-il de l’importance ? La carte lance un essai depuis chaque case et marque comment il finit.
    .testWarnsdorff = Tester l’affirmation « la règle de Warnsdorff donne toujours un tour fermé »
    .testNeural = Tester l’affirmation « le réseau de neurones finit toujours par se stabiliser »
    .compute = Faire la carte
    .cancel = Arrêter
    .seeds = Essais par case
    .progress = Avancement de la carte
    .method = Méthode
    .rule = Ta règle
    .seedNote = Les essais utilisent cette graine et les suivantes. Choisis une case de la carte pour ouvrir son essai.
parts =
    .race = Course
    .map = Carte
    .contest = Concours
tiesIntro = Trois cavaliers suivent la règle de Warnsdorff. Seule différence : ce qu’ils font en cas d’égalité. Lequel reste bloqué le premier ? La course dure { NUMBER($seconds) } secondes.
lane = Couloir { NUMBER($n) }
removeLane = Retirer le couloir { NUMBER($n) }
methods =
    .warnsdorff = Va là où il y a le moins de sorties
    .backtracking = Reprend des coups quand c’est bloqué
    .restarts = Recommence quand c’est bloqué
    .rotations = Retourne son chemin quand c’est bloqué
    .edges-first = Les bords d’abord, puis répare
    .blocks = Raccorde les tours de petits blocs
    .cycles = Raccorde de petites boucles
    .smooth = Fait peu de virages
    .neural = Toutes les cases décident à la fois
    .permutations = Essaie tous les ordres des cases
    .best = Essaie plusieurs méthodes
    .longest = Visite le plus de cases possible
    .symmetric = Joue aussi les images des coups
tieBreaks =
    .first = Égalité : la première d’une liste fixe
    .random = Égalité : une au hasard
    .pohl-sum = Égalité : regarde un coup plus loin
    .pohl-min = Égalité : cherche la suite la plus étroite
    .roth = Égalité : loin du centre
    .roth-random = Égalité : loin du centre, puis au hasard
    .squirrel-cull = Égalité : un plan par partie du plateau
ownRule = Suit ta propre règle
notHere = cette méthode ne marche pas sur ce plateau depuis ce départ ; choisis un autre départ
otherTarget = { $target ->
            [closed] Cette méthode ne cherche que des tours fermés.
           *[other] Cette méthode ne cherche qu’un autre genre de tour ({ $name }).
        }
status =
    .start = Au départ
    .step = Étape { NUMBER($position) }
    .closed = Tour fermé
    .open = Tour ouvert
    .stuck = Bloqué : { NUMBER($visited) } { $visited ->
                [one] case
               *[other] cases
            } sur { NUMBER($squares) }
    .longest = Chemin : { NUMBER($visited) } cases sur { NUMBER($squares) }
    .cycles = { NUMBER($cycles) } { $cycles ->
                [one] boucle, pas un tour entier
               *[other] boucles, pas un seul tour
            }
    .impossible = Tour impossible
    .gave-up = Abandon
ofLanes = { COMMAS($lanes) } : { $status }.
ofAllLanes = { $status }.
title = { $compare } sur { $board }, { $progress } · { $page }
caption = { $press } une case pour en faire partir tous les couloirs.
computing = Calcul en cours : pas { NUMBER($position) }. Appuie sur Échap pour arrêter.
ofLane = { $lane } : { $problem }
tooFewLanes = Couloirs : il en faut deux pour comparer. La page en a ajouté un.
tooManyLanes = Couloirs : le lien en a { NUMBER($found) }, et il y a de la place pour { NUMBER($most) }. La page montre les { NUMBER($most) } premiers.
boardTooLarge = un plateau de { NUMBER($squares) } cases est trop grand pour cette salle ; prends-en un de { NUMBER($most) } au plus
wrongSeeds = { $seeds } : { QUOTED($value) } n’est pas proposé ; choisis parmi { COMMAS($known) }. La page prend { $usual }.
wordReplaced = { $called } : { $message }. { $name ->
            [lanes] La page montre ses couloirs habituels.
            [map] La page prend sa méthode habituelle.
            [seeds] La page prend son nombre habituel.
           *[other] La page ne lance pas de concours.
        }
wrong =
    .graph = Comparer ne marche que sur des plateaux ; ouvre le graphe dans Explorer
    .part = { QUOTED($value) } n’est pas proposé ; choisis parmi { COMMAS($known) }
columns =
    .board = Plateau
    .start = Départ
    .method = Méthode
    .outcome = Résultat
    .steps = Étapes
    .backtracks = Retours
    .restarts = Relances
    .closed = Fermé ?
yes = oui
no = non
method = { $method }{ $whenStuck ->
            [backtrack] , avec retours
            [restart] , avec relances
           *[other] {""}
        }, graine { $seed }
mapProgress = { NUMBER($done) } { $done ->
            [one] essai
           *[other] essais
        } sur { NUMBER($all) }
mapCancelled = Arrêté. La carte montre les résultats obtenus jusqu’ici.
mapFailed = Impossible de faire la carte : { $message }
mapTooLarge = Pour la carte, il faut un plateau de { NUMBER($most) } cases au plus. Choisis-en un plus petit ci-dessus.
ofMap = { $map } : { $problem }
rate = { $isOncePerSquare ->
            [true] Sur { NUMBER($tried) } { $tried ->
                [one] départ
               *[other] départs
            }
           *[false] Sur { NUMBER($tried) } { $tried ->
                [one] essai
               *[other] essais
            }
        }, { $tours ->
            [0] aucun n’a donné de tour
           *[other] { NUMBER($tours) } { $tours ->
                [one] a
               *[other] ont
            } donné un tour, dont { NUMBER($closed) } { $closed ->
                [one] fermé
               *[other] fermés
            }
        }.{ $refused ->
            [0] {""}
            [one] {" "}La méthode ne peut pas partir d’une autre case.
           *[other] {" "}La méthode ne peut pas partir de { NUMBER($refused) } autres cases.
        }
claims =
    .warnsdorff = { $failed ->
                [0] Sur ce plateau, l’affirmation est vraie : chaque essai a donné un tour fermé.
               *[other] Sur ce plateau, l’affirmation est fausse : { NUMBER($failed) } { $failed ->
                    [one] essai n’a
                   *[other] essais n’ont
                } pas donné de tour fermé.
            }
    .neural = { $isImpossible ->
                [true] Ce plateau n’a pas de tour fermé : le réseau n’a rien à trouver.
               *[false] { $restless ->
                    [0] { $tried ->
                        [1] Sur ce plateau, l’affirmation est vraie : l’essai s’est stabilisé.
                       *[other] Sur ce plateau, l’affirmation est vraie : les { NUMBER($tried) } essais se sont stabilisés.
                    }
                   *[other] Sur ce plateau, l’affirmation est fausse : { NUMBER($restless) } { $restless ->
                        [one] essai ne s’est
                       *[other] essais ne se sont
                    } jamais { $restless ->
                        [one] stabilisé
                       *[other] stabilisés
                    }.
                }{ $cycles ->
                    [0] {""}
                   *[other] {" "}Mais { NUMBER($cycles) } { $cycles ->
                        [one] essai a fini
                       *[other] essais ont fini
                    } en plusieurs boucles au lieu d’un seul tour.
                }
            }
inGeneral =
    .warnsdorff = Sur d’autres plateaux, ce n’est pas vrai non plus. La règle ne regarde jamais le chemin du retour : un tour ne se ferme que par chance. Sur 8 × 8, cela arrive dans environ 13 % des essais où les égalités sont départagées au hasard. Sur de grands plateaux, ce départage ne donne presque jamais de tour.
    .neural = En général, ce n’est pas vrai. Avec la règle telle qu’on l’imprime souvent, aucun des 442 000 essais mesurés ne s’est stabilisé avec deux coups sur chaque case. Avec la règle corrigée, tous l’ont fait quand les neurones agissaient tour à tour dans un ordre mélangé. Dans un ordre fixe, 91 à 97 % l’ont fait. Personne n’a prouvé que cela marche toujours. Et les coups forment rarement un seul tour : sur 8 × 8, dans environ 20 % des essais.
endings =
    .closed = tour fermé
    .open = tour ouvert
    .stuck = bloqué
    .cycles = plusieurs boucles
    .impossible = tour impossible
    .gave-up = abandon
    .refused = la méthode ne peut pas partir d’ici
cell =
    .idle = { $square } : pas encore essayée
    .one = { $square } : { $ending }. Ouvrir cet essai dans Explorer
    .many = { $square } : { NUMBER($tours) } { $tours ->
                [one] tour
               *[other] tours
            } en { NUMBER($runs) } essais, { $percent } %, { NUMBER($closed) } { $closed ->
                [one] fermé
               *[other] fermés
            }. En ouvrir un qui a fini par « { $ending } » dans Explorer
legend =
    .closed = tour fermé
    .open = tour ouvert
    .failed = pas de tour
    .refused = départ impossible
shareLegend = S’il y a plusieurs essais par case, le nombre est le pourcentage qui a donné un tour. Choisis une case pour ouvrir un de ses essais, un essai manqué s’il y en a.
