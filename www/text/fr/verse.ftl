labels =
    .boardHeading = Le texte sur son plateau
    .cancel = Arrêter
    .takeBack = Annuler
    .redo = Rétablir
    .hint = Indice
    .check = Est-ce juste ?
    .clear = Recommencer
    .showRings = Montrer où je peux aller
    .showTour = Montrer le tour
    .make = Ton texte
    .text = Un vers ou une phrase
    .textHelp = Mets un trait d’union là où un mot est coupé : ca-va-lier. Un trait d’union qui doit rester s’écrit deux fois. Chaque morceau occupe une case.
    .suggest = Proposer des syllabes
    .cut = Couper en
    .board = Plateau
    .bestBoard = Celui qui convient le mieux
    .target = Tour
    .style = Motif
    .another = Un autre tour
    .fewer = Un tour qui se lit de moins de façons
    .give = Le partager
    .mark = Marquer la première case
    .solution = Imprimer la solution sur une deuxième page
    .copyLink = Copier le lien
    .linkNote = Le lien montre le plateau sans le tour. Son adresse contient le texte : une personne curieuse pourrait l’y trouver.
    .print = Imprimer
    .saveSvg = Enregistrer en SVG, pour une affiche
    .savePng = Enregistrer comme image
    .copyGrid = Copier comme tableau
    .printed = Résoudre une grille imprimée
    .grid = Les syllabes, une rangée par ligne
    .gridHelp = Sépare les cases par des espaces, des tabulations ou |, et mets # pour un trou. Tu peux coller un tableau.
    .known = Son texte, si tu le connais
    .useGrid = La lire
    .making = Recherche d’un tour…
    .backToPlay = Revenir aux autres jeux
    .own = En créer une
    .solutionHeading = Solution
actions =
    .back = Retirer une case
    .forward = La relire
    .hint = Montrer la case suivante
    .check = Est-ce juste jusqu’ici ?
    .restart = Recommencer
onBoard =
    .move = De case en case
    .rowStart = Première case de la ligne
    .rowEnd = Dernière case de la ligne
    .choose = Lire cette case ; sur la dernière lue, la retirer
cuts =
    .marks = Syllabes, aux traits d’union
    .letters = Lettres
    .words = Mots
targets =
    .any = N’importe lequel
    .closed = Fermé : la dernière case est à un saut de la première
    .open = Ouvert
styles =
    .any = N’importe lequel
    .symmetric = Le même à l’envers
    .few-crossings = Peu de croisements
heading = Des mots le long d’un tour du cavalier
example = Le ca-va-lier va deux pas, puis un de cô-té, du noir au blanc, du blanc au noir, sans s’ar-rê-ter, et voit tout l’é-chi-quier.
exampleCut = marks
task = Va de case en case par des sauts de cavalier, pour que les { NUMBER($parts) } morceaux forment un texte. { $isMarked ->
        [true] La première case est marquée.
       *[false] Commence là où tu penses que le texte commence.
    }
caption = { NUMBER($read) } { $read ->
        [one] morceau lu
       *[other] morceaux lus
    } sur { NUMBER($parts) }
soFar = { $text }…
square = { $square } : { $text }{ $isStart ->
        [true] , le texte commence ici
       *[false] {""}
    }{ $isRead ->
        [true] , lue
       *[false] {""}
    }{ $isPlace ->
        [true] , à un saut de cavalier
       *[false] {""}
    }{ $isPointedOut ->
        [true] , la case suivante
       *[false] {""}
    }
refused =
    .read = Tu as déjà lu { $square }. « Annuler » revient en arrière.
    .far = { $square } n’est pas à un saut de cavalier de { $from } : le cavalier saute deux cases dans un sens et une de côté.
checked =
    .right = Jusqu’ici, le texte est juste.
    .wrong = Quelque part, tu as quitté le texte. Reviens là où il a encore un sens.
    .unknown = La page ne connaît pas ce texte ; toi seul peux le dire.
whole =
    .right = Tu as lu tout le texte !
    .wrong = Toutes les cases sont lues, mais elles ne forment pas le texte.
    .unknown = Tu as lu toutes les cases !
noHint = Le texte n’est pas connu ici, il n’y a donc pas d’indice.
offTheWay = Tu n’es pas sur le chemin connu ici. Reviens de quelques cases.
noTour = Aucun tour du cavalier de ce plateau ne forme ce texte.
noSyllables = On ne sait pas ici où couper les mots de cette langue. Mets les traits d’union toi-même.
ways = { $kind ->
        [more-than] plus de { NUMBER($number) }
        [at-least] au moins { NUMBER($number) }
       *[exactly] { NUMBER($number) }
    }
readings =
    .one = Il n’y a qu’une façon de le lire.
    .several = Des morceaux égaux peuvent être échangés. Façons de le lire : { $ways } ; à partir de sa première case : { $fromStart }.
parts = { NUMBER($parts) } { $parts ->
        [one] morceau
       *[other] morceaux
    }{ $rests ->
        [0] {""}
        [one] , et il reste { NUMBER($rests) } case
       *[other] , et il reste { NUMBER($rests) } cases
    }
holed = { $size }, avec des trous
begins = { NUMBER($parts) } { $parts ->
        [one] morceau est
       *[other] morceaux sont
    } sur le plateau.
copied = Copié.
copyRefused = Le navigateur n’a pas permis de copier.
pictureFailed = Le navigateur n’a pas pu créer l’image. Enregistre-la en SVG.
tooLong = Un texte peut avoir { NUMBER($most) } caractères au plus.
title = Des mots sur un tour : { $text } · Le labo du cavalier
wrong =
    .choice = { QUOTED($value) } n’existe pas ; choisis parmi { COMMAS($known) }
