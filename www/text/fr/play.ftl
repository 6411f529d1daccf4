labels =
    .game = Cette partie
    .modes = Mode de jeu
    .newGame = Recommencer
    .takeBack = Annuler
    .redo = Rétablir
    .undo = Reprendre ma partie
    .place = Choisir un autre départ
    .step = Un pas
    .hint = Indice
    .judge = Est-ce perdu ?
    .watch = Me prévenir dès que c’est perdu
    .boards = Autres plateaux
    .target = But
    .otherBoard = Dessiner mon plateau
    .legal = Où je peux aller
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
    .tryNext = Et maintenant ?

modes =
    .free = Trouver un tour
    .predict = Prédire les coups de la règle

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
kinds =
    .tie = avec égalité
    .close = où l’écart était d’une sortie
    .clear = où l’écart dépassait une sortie
    .own = sans égalité

finishable = Ce n’est pas perdu : d’ici, tu peux encore finir un tour.
judging = Recherche d’une façon de finir…
elsewhere =
    .explore = Explorer : voir la règle depuis le même départ
    .compare = Comparer : plusieurs méthodes depuis le même départ
    .guess = Apprendre : pourquoi le hasard échoue
    .rule = Apprendre : la règle de Warnsdorff

forms =
    .squares = Lu comme une liste de cases
    .moves = Lu comme une liste de coups
    .table = Lu comme un tableau
    .numbered-board = Lu comme un plateau numéroté
    .pairs = Lu comme des lignes et des colonnes
    .numbers = Lu comme des numéros de cases

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

notClosed = Tu as tout visité, mais aucun saut ne ramène en { $start }. C’est donc un tour ouvert, pas un tour fermé.

closable = Tu as tout visité. Encore un coup, vers { $start }, et le tour est fermé.

noMoves =
    .hole = Il n’y a pas de {"case"} en { $to }.
    .visited = {"Le cavalier"} est déjà passé par { $to }.
    .not-a-move = { $hasLengths ->
            [true] Impossible en { $to } : c’est { $distance }. { $howItMoves }
           *[false] Aucune arête ne mène de { $from } à { $to }.
        }
    .over = Le tour est complet.

went =
    { $to }, { NUMBER($visited) } sur { NUMBER($squares) }. { NUMBER($ways) } { $ways ->
            [one] coup possible
           *[other] coups possibles
        }.

tookBack = Retour en { $to }.

hints =
    .onlyMove = Il n’y a qu’un coup possible : { $looksAt }.
    .moves = { $looksAt }. Un autre indice dit où va la règle.
    .ownRight = Oui. { $told }
    .ownTie = Oui, il y a égalité : pour la règle, { $named } se valent.

strongHint = { $hintChoice } Un autre indice joue le coup.

score =
    { $asked ->
            [0] Pas encore de réponse.
           *[other] { NUMBER($right) } { $right ->
                    [one] bonne réponse
                   *[other] bonnes réponses
                } sur { NUMBER($asked) }, { NUMBER($streak) } de suite. Ta plus longue série : { NUMBER($longest) }.
        }

lost = C’est perdu : { $why }.

lostSince =
    { $move ->
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
