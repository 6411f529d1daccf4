labels =
    .toWall = ← Retour à tous les tours
    .browse = Tour précédent et suivant
    .previous = Tour précédent
    .next = Tour suivant
    .checked = Ce qu’il a de remarquable
    .verse = Le vers
    .readVerse = Le lire case par case
    .chapters = Les chapitres du livre
    .figures = Chiffres
    .numbers = Les numéros et leurs sommes
    .compare = Que ferait la règle de Warnsdorff ?
    .numbering = Mettre le numéro 1 sur
    .fromKnight = La case du cavalier
    .fromFirst = Numérotation d’origine
    .explore = Ouvrir dans Explorer
    .keepName = Nom
    .keepNow = Garder sur cet appareil
    .collection = Tours du cavalier célèbres
    .intro = Le cavalier passe une fois par chaque case. Choisis une image pour voir le tour entier et le suivre pas à pas.
    .search = Chercher
    .filters = Filtres
    .clearAll = Retirer tous les filtres
    .own = Tes tours
    .ownHelp = Tu peux garder ici un tour terminé dans Explorer ou Jouer, ou trouvé dans Construire. Il reste sur cet appareil.
    .export = Tout enregistrer dans un fichier
    .import = Ajouter depuis un fichier…
    .bringBack = Annuler : le remettre
    .rescue = Enregistrer les données illisibles
properties =
    .kind = Départ et arrivée
    .symmetry = Symétrie
    .sums = Sommes magiques
    .piece = Pièce
    .century = Siècle
    .size = Plateau
any = Tous
values_kind =
    .closed = Fermé : revient au départ
    .open = Ouvert : finit ailleurs
    .path = Chemin : pas toutes les cases
values_symmetry =
    .symmetric = Symétrique
    .half-turn = Inchangé par un demi-tour
    .quarter-turn = Inchangé par un quart de tour
    .mirror = Inchangé dans un miroir
    .none = Sans symétrie
values_sums =
    .magic = Magique
    .nearly = Presque magique
values_century =
    .none = Fait pour cette page
century = { $century ->
            [1] { $roman }ᵉʳ siècle
           *[other] { $roman }ᵉ siècle
        }
choice = { $value } ({ NUMBER($tours) })
onTheWall = { $isAll ->
            [true] Tous les tours : { NUMBER($all) }
           *[false] { $found ->
                [0] Aucun tour ne remplit toutes ces conditions. Retire un de ces filtres :
                [one] { NUMBER($found) } tour sur { NUMBER($all) }
               *[other] { NUMBER($found) } tours sur { NUMBER($all) }
            }
        }
clearOne = Retirer { QUOTED($value) } : { NUMBER($tours) } { $tours ->
            [one] tour
           *[other] tours
        }
boardWithHoles = { $size }, { NUMBER($squares) } { $squares ->
            [one] case
           *[other] cases
        }
source = Source : { $text }
foundHere = { $hasCited ->
            [true] Trouvé pour cette page et vérifié à sa construction. { $cited }
           *[false] Trouvé pour cette page et vérifié à sa construction.
        }
particulars =
    .closed = Fermé : un coup de plus ramène au départ.
    .open = Ouvert : ses extrémités ne sont pas à un saut de cavalier l’une de l’autre.
    .path = Un chemin, pas un tour : il passe par { NUMBER($n) } cases sur { NUMBER($squares) }.
    .asymmetric = Il n’a aucune symétrie.
    .half-turn = Symétrique : il reste le même quand le plateau fait un demi-tour.
    .quarter-turn = Symétrique : il reste le même quand le plateau fait un quart de tour.
    .mirror = Symétrique : il reste le même dans un miroir.
    .halves = Il remplit une moitié du plateau avant d’entrer dans l’autre.
    .opposite = Sur deux cases opposées, les numéros ont toujours { NUMBER($n) } pour différence.
    .opposites-add = Sur deux cases opposées, les numéros ont toujours { NUMBER($n) } pour somme.
    .quarters-differ = Tourne le plateau d’un quart de tour : chaque numéro change de { NUMBER($n) }.
    .semi-magic = Chaque ligne et chaque colonne a pour somme { NUMBER($n) }.
    .magic = Magique : chaque ligne, chaque colonne et les deux diagonales ont pour somme { NUMBER($n) }.
    .rows = Chaque ligne a pour somme { NUMBER($n) }.
    .columns = Chaque colonne a pour somme { NUMBER($n) }.
    .diagonals = Les diagonales, non : leurs sommes sont { NUMBER($n) } et { NUMBER($other) }.
    .sums = Chaque ligne et chaque colonne a pour somme { NUMBER($n) } ou { NUMBER($other) }.
    .quarters = Dans chaque quart du plateau, chaque ligne et chaque colonne a pour somme { NUMBER($n) }.
    .crossings = Ses sauts ne se croisent jamais.
    .verse = Lues dans l’ordre du tour, les syllabes forment un vers.
    .verse-as-rows = Les syllabes forment le même vers dans l’ordre du tour et ligne par ligne.
renumbered = Le numéro 1 est maintenant sur { $square }.
notClosed = seul un tour fermé peut partir de n’importe laquelle de ses cases
notVisited = { QUOTED($square) } n’est pas une case de ce tour ; écris une case comme c3
pathStep = { $isStart ->
            [true] Le chemin part de { $square }.
           *[false] Coup { $step } sur { $of } : vers { $square }.
        }
chapter = Chapitre { NUMBER($number) }.{ $isRound ->
            [true] {" "}Le cavalier a touché les quatre côtés de l’immeuble : ici finit une partie du livre.
           *[false] {""}
        }
noChapter = Pas de chapitre : la cave que le livre passe sous silence.
part = Chapitres { NUMBER($first) } à { NUMBER($last) } : { $isRound ->
            [true] les quatre côtés
           *[false] le reste
        }
squareLabel = { $square }, { $place ->
            [0] pas visitée
           *[other] numéro { NUMBER($place) }
        }{ $isKnightHere ->
            [true] , { $knightHere }
           *[false] {""}
        }
caption = { $press } une case pour voir le coup qui y mène.
keys =
    .move = Aller de case en case
    .rowStart = Première case de la ligne
    .rowEnd = Dernière case de la ligne
    .choose = Voir le coup qui mène à cette case
readSoFar = { $hasRead ->
            [true] { $isAll ->
                [true] Lu : { $read }
               *[false] Lu jusqu’ici : { $read }
            }
           *[false] Rien n’a encore été lu.
        }
counting = On compte combien de fois le tour suit la règle…
compared =
    .tour = Ce tour
    .path = Ce chemin
    .rule = Le tour de la règle
comparedRows =
    .end = Résultat
    .turns = Virages
    .crossings = Croisements
reached = { $end ->
            [stuck] bloqué après { NUMBER($visited) } { $visited ->
                [one] case
               *[other] cases
            } sur { NUMBER($squares) }
            [closed] un tour fermé
           *[open] un tour ouvert
        }
ruleFrom = { $isUsual ->
            [true] La règle de Warnsdorff depuis { $start }. En cas d’égalité, elle va vers la case la plus éloignée du centre :
           *[false] La règle de Warnsdorff depuis { $start }. En cas d’égalité, elle va vers la première des cases à égalité :
        }
agreement = { $isAlways ->
            [true] Ce tour suit toujours la règle : chacun de ses { NUMBER($choices) } coups va vers une case qui a le moins de sorties.
           *[false] Ce tour suit la règle à { NUMBER($agreeing) } de ses { NUMBER($choices) } coups : là, il va vers une case qui a le moins de sorties.
        }
title = { $name }, { $progress } · { $gallery } · { $title }
unnamed = Un tour de { $board }
kept =
    .done = { QUOTED($name) } est gardé sur cet appareil.
    .removed = { QUOTED($name) } est supprimé.
    .back = { QUOTED($name) } est de retour.
    .none = Tu n’as pas encore gardé de tour.
    .found = Sur tes { NUMBER($all) } tours, { NUMBER($found) } { $found ->
                [one] passe
               *[other] passent
            } les filtres.
    .denied = Impossible de garder tes tours sur cet appareil : son stockage est plein ou bloqué. Enregistre-les dans un fichier, sinon ils seront perdus quand tu fermeras la page.
    .unreadable = La page ne peut pas lire les tours gardés sur cet appareil. Rien n’est perdu : enregistre les données dans un fichier avant de les supprimer.
    .added = { $added ->
                [0] Le fichier ne contient aucun nouveau tour.
               *[other] { NUMBER($added) } { $added ->
                    [one] tour ajouté
                   *[other] tours ajoutés
                }.
            }{ $same ->
                [0] {""}
               *[other] {" "}{ NUMBER($same) } { $same ->
                    [one] tour était
                   *[other] tours étaient
                } déjà là.
            }
    .refused = { QUOTED($name) } n’a pas été repris : { $why }.
    .saved = Enregistré.
    .file = tours-du-cavalier.json
remove = Supprimer { QUOTED($name) }
wrong =
    .name = écris un nom pour le tour
    .longName = ce nom est trop long ; { NUMBER($most) } caractères au plus
    .sameTour = tu as déjà gardé ce tour, sous le nom { QUOTED($name) }
    .tooMany = on peut garder { NUMBER($most) } tours au plus ; enregistre-les dans un fichier, puis supprimes-en
    .tooLarge = un tour de plus de { NUMBER($most) } cases ne peut pas être gardé
    .file = le fichier est trop gros : il dépasse { NUMBER($most) } octets
    .unreadableFile = impossible d’ouvrir le fichier ; choisis-le de nouveau
    .notJson = ce n’est pas du JSON valide ; choisis un fichier enregistré par cette page
    .notOurs = ce n’est pas une liste de tours enregistrée par cette page
    .newer = une version plus récente de cette page a enregistré le fichier ; recharge la page pour la mettre à jour
    .notATour = ses cases ne forment pas un tour
    .noSquares = il n’a pas de cases
    .tour = il n’y a pas de tour { QUOTED($id) } dans la collection
    .filter = il n’y a pas de { QUOTED($value) } ici ; choisis parmi { COMMAS($known) }
noSuchTour = Tour : { $message }. La page montre tous les tours.
noSuchFilter = { $property } : { $message }. Les autres filtres du lien sont utilisés.
