labels =
    .boardHeading = Le plateau
    .lessons = Leçons
    .steps = Étapes de la leçon
    .previous = Étape précédente
    .next = Étape suivante
    .known = À retenir
    .toldKnown = À retenir :
    .nextLesson = Leçon suivante
    .allDone = C’était la dernière leçon. Tu les as toutes faites !
    .lastSeen = C’était la dernière leçon. La liste montre les étapes qu’il te reste à faire.
    .keepsake = Garder une image
    .onBoard = Sur le plateau
    .takeBack = Reculer
    .startOver = Recommencer
    .step = Avancer
    .play = Lecture
    .toEnd = Jusqu’à la fin
    .answer = Ta réponse
    .check = Vérifier
    .readAloud = Lire à voix haute
    .stopReading = Arrêter la lecture
    .present = Projeter
    .leave = Quitter
    .leavePresentation = Quitter la projection
    .erase = Effacer mes progrès
    .teachers = Pour les enseignants
    .worksheets = Fiches
    .backToLessons = Retour aux leçons
    .beside = La même chose sur le plateau
actions =
    .nextStep = Étape suivante de la leçon
    .previousStep = Étape précédente de la leçon
    .forward = Un coup en avant
    .back = Un coup en arrière
    .clickOn = Télécommande : un coup en avant, puis la réponse, puis l’étape suivante
    .clickBack = Télécommande : un coup en arrière, puis l’étape précédente
onBoard =
    .move = Aller de case en case
    .rowStart = Première case de la ligne
    .rowEnd = Dernière case de la ligne
    .choose = Jouer sur cette case, ou répondre avec elle
tooFew = Il y en a plus que cela. Réessaie.
tooMany = Il y en a moins que cela. Réessaie.
wantsNumber = Écris un nombre, comme 40, ou un mot, comme quarante.
finished = C’est la fin de la dernière leçon.
first = C’est la première étape de la première leçon.
notKept = Impossible d’enregistrer tes progrès : le stockage de cet appareil est plein ou bloqué. Ils seront perdus quand tu fermeras la page.
erased = Tes progrès sont effacés.
progress = Étape { NUMBER($step) } sur { NUMBER($steps) }
stepName = Étape { NUMBER($step) }{ $isDone ->
            [true] , faite
           *[false] {""}
        }
lessonTitle = { NUMBER($lesson) }. { $title }
tryAgain = Pas tout à fait. { $why } Réessaie.
solution = { $why } La bonne réponse est « { $right } ».
shownAnswer = « { $right } ». { $why }
tried = { $text }, { $isRight ->
            [true] juste
           *[false] faux
        }
visitedOf = { NUMBER($visited) } { $visited ->
            [one] case visitée
           *[other] cases visitées
        } sur { NUMBER($squares) }
noWay = {"Le cavalier"} ne peut pas aller de { $from } à { $to }.
coloured = { $told }, { $isDark ->
            [true] foncée
           *[false] claire
        }
begins = Leçon { $lesson }, { NUMBER($steps) } { $steps ->
            [one] étape
           *[other] étapes
        }.
wrong =
    .lesson = { QUOTED($text) } n’est pas une leçon ; voici la première
    .step = cette leçon a { NUMBER($steps) } { $steps ->
            [one] étape
           *[other] étapes
        }, et pas d’étape { QUOTED($text) } ; voici l’étape { NUMBER($shown) }
    .sheet = { QUOTED($text) } n’est pas une fiche ; il y a { LIST($kinds) }
    .board = cette fiche a des plateaux de { $least }x{ $least } à { $most }x{ $most }, et pas { QUOTED($text) } ; voici { $board }
    .boards = { QUOTED($text) } n’est pas un nombre de plateaux par page ; choisis parmi { COMMAS($known) }
stepTitle = { $lesson }, étape { NUMBER($step) }
ages =
    .ten = Dès dix ans
    .fifteen = Dès quinze ans
doneOf = { $isAll ->
            [true] terminée
           *[false] { NUMBER($done) } sur { NUMBER($steps) } { $steps ->
                    [one] étape
                   *[other] étapes
                }
        }
-right = { NUMBER($right) } { $right ->
            [one] bonne réponse
           *[other] bonnes réponses
        } sur { NUMBER($asked) }
predicted = { -right }, encore { NUMBER($left) } { $left ->
            [one] question
           *[other] questions
        }.
roundOver = { $areAllRight ->
            [true] C’était la dernière : tout est juste, { NUMBER($asked) } sur { NUMBER($asked) } !
           *[false] C’était la dernière : { -right }. Recommence pour réessayer.
        }
notThere = { $value ->
            [0] Ce n’est pas { $square }, qui n’a aucune sortie. Réessaie.
           *[other] Ce n’est pas { $square }, qui a { NUMBER($value) } { $value ->
                    [one] sortie
                   *[other] sorties
                }. {"Une autre case"} à un saut de { $from } en a moins. Réessaie.
        }
corrected = Le lien a une erreur : { $message }.
title = { $what } · { $learn } · { $page }
