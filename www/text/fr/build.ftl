labels =
    .intro = Quelles formes de plateau ont un tour du cavalier ? Perce des trous et regarde : une seule case en moins peut rendre un tour impossible.
    .tools = Effet d’un clic ou de la touche Espace
    .wholeBoard = Le plateau entier
    .back = Annuler et rétablir
    .openInExplore = Ouvrir dans Explorer
    .countTours = Compter ses tours
    .isPossible = Un tour est-il possible ?
    .side = Taille de la forme
    .shapes = Formes
    .boardText = Texte du plateau
    .textHeading = Le plateau en texte
    .writtenAs = Format
    .takeText = Prendre ce texte
    .readings = On peut aussi le lire comme
    .copyText = Copier
    .resetText = Réécrire le plateau
    .pictureHeading = Un plateau tiré d’une image
    .choosePicture = Choisir une image…
    .dropPicture = Ou dépose-la ici. Elle reste sur ton ordinateur.
    .longest = Grand côté
    .threshold = Luminosité
    .takeLight = Les parties claires deviennent des cases
tools =
    .toggle = Percer ou boucher
    .add = Boucher
    .erase = Percer
    .start = Placer le départ
changes =
    .fill = Tout boucher
    .clear = Tout percer
    .invert = Tout inverser
steps =
    .undo = Annuler
    .redo = Rétablir
forms =
    .rows = Lignes de . et de #
    .puzzle = Énigme : 0, espace, 1 au départ
keys =
    .undo = Annuler le dernier changement du plateau
    .redo = Le rétablir
    .help = Montrer les touches
    .move = Se déplacer sur le plateau
    .rowStart = Aller à la première case de la ligne
    .rowEnd = Aller à la dernière case de la ligne
    .choose = Percer ou boucher la case, ou y placer le départ
copied = Le texte du plateau est copié.
notCopied = Le navigateur a refusé de copier. Sélectionne le texte et copie-le toi-même.
tour =
    .open = Tour ouvert
    .closed = Tour fermé
answers =
    .yes = Possible
    .no = Impossible
    .unknown = On ne sait pas encore
undecided = Aucun théorème connu ne traite ce plateau. Une recherche prend jusqu’à dix secondes.
findOut = Chercher
cancel = Arrêter
searching = Durée de la recherche
openTour = L’ouvrir dans Explorer
layouts =
    .size = une largeur et une hauteur
    .rows = des lignes de caractères
    .spaced = des lignes avec un espace entre les cases
    .separated = des lignes avec des séparateurs entre les cases
    .flat = toutes les lignes sur une seule
space = espace
both = { $before } et { $symbol }
-meaning = { $known ->
            [both] { $squares } pour une case, { $holes } pour un trou
            [squares] { $squares } pour une case
            [holes] { $holes } pour un trou
           *[neither] {""}
        }
readAs = { $known ->
            [neither] Lu comme { $layout }.
           *[other] Lu comme { $layout } : { -meaning }.
        }
reading = { $size } : { $squares } pour une case{ $known ->
            [squares] {""}
            [neither] {""}
           *[other] , { $holes } pour un trou
        }
noStart = aucun départ
noSquares = Ce plateau n’a pas encore de cases. Bouche d’abord quelques trous.
contents = { $hasHoles ->
            [true] { NUMBER($squares) } { $squares ->
                    [one] case
                   *[other] cases
                } et { NUMBER($holes) } { $holes ->
                    [one] trou
                   *[other] trous
                }
           *[false] { NUMBER($squares) } { $squares ->
                    [one] case
                   *[other] cases
                }
        }
hint = { $board }. { $tool ->
            [toggle] Glisse pour percer des trous ou les reboucher.
            [add] Glisse pour boucher des trous. Le bouton droit ou un appui long perce.
            [erase] Glisse pour percer des trous.
           *[start] { $press } la case d’où le tour doit partir.
        }
cell = { $name }, { $isStart ->
            [true] départ
           *[false] { $isSquare ->
                    [true] case
                   *[false] trou
                }
        }
undone = Annulé. { $board }.
redone = Rétabli. { $board }.
title = { $build } · { $size }, { $squares } · { $page }
marked = { $many ->
            [0] Ces cases sont marquées sur le plateau.
            [1] Marquée sur le plateau : { COMMAS($squares) }.
           *[other] Marquées sur le plateau : { COMMAS($squares) }.
        }
verdict = { $tour } : { $answer }.
findOutOf = { $target ->
            [open] Chercher un tour ouvert
           *[other] Chercher un tour fermé
        }
cancelOf = { $target ->
            [open] Arrêter la recherche d’un tour ouvert
           *[other] Arrêter la recherche d’un tour fermé
        }
found =
    .tour = Un tour de { $first } à { $last } est dessiné sur le plateau.
    .none = La recherche a prouvé qu’il n’y a pas de tour.
    .unknown = Pas de réponse après 10 secondes : la recherche n’a trouvé ni tour, ni preuve qu’il n’y en a pas. Essaie un plateau plus petit, ou avec moins de sauts possibles.
    .cancelled = Recherche arrêtée.
    .failed = La recherche a échoué. Message du navigateur : { $message }
findingOf = { $tour } : { $finding }
wrong =
    .size = un plateau de { NUMBER($width) } × { NUMBER($height) } est trop grand pour être dessiné à la main ; chaque côté peut valoir { $most } au plus
    .text = ce texte est trop long ; ici, { NUMBER($most) } caractères au plus
    .side = écris un nombre entier de { $least } à { $most }
picture =
    .unreadable = le navigateur ne peut pas lire ce fichier comme une image ; choisis un fichier PNG, JPEG ou WebP
    .tooLarge = une image de { NUMBER($width) } × { NUMBER($height) } pixels est trop grande ; prends-en une de { NUMBER($millions) } millions de pixels au plus
    .tooHeavy = un fichier de { NUMBER($megabytes) } Mo est trop gros ; prends-en un de { NUMBER($most) } Mo au plus
