paces =
    .slow = lente
    .normal = normale
    .fast = rapide
noTimeline = Ce {"plateau"} est trop grand pour retenir chaque pas. Le parcours peut avancer ou recommencer, mais pas reculer.
candidateTags =
    .chosen = choix
    .tied = = égalité
    .tried = essayé
graphForms =
    .edges = {""}
    .pairs = Lu comme deux noms par ligne :{" "}
    .adjacency = Lu comme listes de voisins :{" "}
    .dimacs = Lu comme DIMACS :{" "}
    .tsplib = Lu comme TSPLIB :{" "}
    .graph6 = Lu comme graph6 :{" "}
    .sparse6 = Lu comme sparse6 :{" "}
    .matrix = Lu comme une matrice :{" "}
    .lad = Lu comme LAD :{" "}
    .metis = Lu comme METIS :{" "}
    .pajek = Lu comme Pajek :{" "}
    .gml = Lu comme GML :{" "}
    .dot = Lu comme DOT :{" "}
    .name = {""}
anyStart = Le tour peut commencer n’importe où.
insteads =
    .room = La page montre Explorer.
    .step = Le parcours est à son début.
    .tour = La page montre la règle de Warnsdorff.
    .layers = La page montre ce qu’elle montre d’habitude.
    .rule = La page prend la règle habituelle.
    .graph = La page montre un plateau.
    .byHand = La méthode joue tous les coups.
    .ask = Les réponses sont affichées.
    .present = La page s’affiche comme d’habitude.
    .view = La page s’affiche comme d’habitude.
    .numberFrom = Les numéros commencent au départ.
    .numbers = Les cases montrent ce que regarde la méthode.
tooSmallFor = Les cases sont trop petites pour cela.
preparing = Préparation…
copied = Copié
saved = Enregistré
copyFailed = Copie impossible
crashed = Le solveur s’est arrêté. Il a sans doute manqué de mémoire : essaie un plateau plus petit.
remedies =
    .unreachable = Vérifie la connexion et réessaie.
    .gone = Il y a une version plus récente de cette page. Recharge-la : tu retrouveras ce que tu vois.
    .broken = Un fichier de la page est arrivé incomplet. Recharge la page : tu retrouveras ce que tu vois.
speed =
    .slow = un pas toutes les { NUMBER($seconds) } s
    .fast = { NUMBER($steps) } pas/s
speedText = Vitesse : { $pace }
namedSpeed = { $pace }, { $speed }
unfit = { $name } ({ $why })
unfitHere = { $name } (pas sur ce plateau)
upTo = jusqu’à { NUMBER($squares) } cases
useBoard = { $withKnight ->
            [true] Prendre { $valueName } et le cavalier
           *[false] Prendre { $valueName }
        }
noneAhead = { $what ->
            [tie] Plus d’égalité : voici la fin du parcours.
           *[other] Plus d’impasse : voici la fin du parcours.
        }
inARow = { $first }, { $second }
tiedAndChosen = = choix
methodWith = { $method }, { $setting }
withKey = { $name } ({ $key })
keysTogether = { $first } { $second }
playOrPause = { $play } / { $pause }
copyForm = { $copy } : { $form }
saveForm = { $saveText } : { $form }
savePictureAs = { $savePicture } : { $label }
press =
    .tap = Touche
    .choose = Choisis
hints =
    .start = { $press } {"une case"} pour repartir de là.
    .go = { $press } {"une case entourée"} pour y jouer, ou {"une autre case"} pour repartir de là.
    .numberFrom = { $press } {"la case"} qui reçoit le numéro 1.
    .answer = { $press } {"la case"} où va {"le cavalier"}.
answered = { $isRight ->
            [true] { $to }, c’est juste.
           *[false] Ce n’est pas { $to }.
        }
noWay = {"Le cavalier"} ne peut pas aller en { $to }.
startOn = Repartir de { $square }
ofSquare =
    .hole = trou
    .start = départ, numéro 1
    .open = libre
    .chosen = prochain choix
    .candidate = à portée
    .joinedToNothing = relié à aucun autre
    .joinedTo = relié à { COMMAS($names) }
    .visited = numéro { $number }
    .joinedToMany = relié à { NUMBER($vertices) } { $vertices ->
            [one] sommet
           *[other] sommets
        }
markedSquare = { $told }, en évidence
knightHere = { $isGraph ->
            [true] le { $walker } est ici
           *[false] le cavalier est ici
        }
gridName = Plateau, { NUMBER($width) } sur { NUMBER($height) }
graphName = Graphe, { NUMBER($vertices) } { $vertices ->
        [one] sommet
       *[other] sommets
    }
graphSize = { $form }{ NUMBER($vertices) } { $vertices ->
        [one] sommet
       *[other] sommets
    }, { NUMBER($edges) } { $edges ->
        [one] arête
       *[other] arêtes
    }.
size = { $width } × { $height }
holes = Ce plateau a { NUMBER($squares) } { $squares ->
            [one] case
           *[other] cases
        } et { NUMBER($missing) } { $missing ->
            [one] trou
           *[other] trous
        }. Choisir une taille en fait un rectangle plein.
randomStart = Tiré au sort : { $start }.
fields =
    .room = Salle
    .graph = Graphe
    .step = Étape
    .numbers = Nombres
    .tour = Tour donné
    .byHand = Coups à la main
    .view = Vue
refused = Pas changé : { $clip }.
replaced =
    .what = { $name } : { $message }.
    .instead = La page prend { QUOTED($instead) }.
    .ignored = La page n’en tient pas compte.
beyondEnd = { $steps ->
            [0] { $step } : ce parcours n’en a aucun. La page montre sa fin.
           *[other] { $step } : ce parcours n’en a que { NUMBER($steps) }. La page montre sa fin.
        }
noSuchMove = { $name } : un coup de ce lien n’est pas possible. À partir de là, c’est la méthode qui joue.
waits = Cette méthode ne peut pas continuer à partir de tes coups. { $press } une case pour jouer toi-même le coup suivant.
notRenumbered = { $name } : seul un tour fermé peut être numéroté depuis n’importe laquelle de ses cases. Les numéros commencent au départ.
wrong =
    .hole = { $excerpt } est un trou de ce plateau ; choisis une case
    .player = ici, on ne peut pas jouer à la main ; choisis une méthode qui joue
    .side = { $label } : il faut un nombre entier de 1 à { NUMBER($most) }
    .tooLong = c’est trop long pour un lien ; { NUMBER($most) } caractères au plus
    .outOfPlace = cela n’a pas de sens à côté du reste de ce lien
    .room = il n’y a pas de salle { QUOTED($value) }
    .step = { QUOTED($value) } n’est pas un nombre de pas qu’un lien peut demander ; écris un nombre entier de 0 à { NUMBER($most) }
    .flag = { QUOTED($value) } n’est ni true (vrai) ni false (faux) ; écris true, ou rien
    .view = { QUOTED($value) } n’est pas une vue ; écris { $known }, ou rien
    .layers = { QUOTED($value) } n’est pas une couche ; choisis parmi { COMMAS($known) }
    .theme = { QUOTED($value) } n’est pas un thème ; choisis parmi { COMMAS($known) }
    .language = cette page n’est pas écrite en { QUOTED($value) } ; choisis parmi { COMMAS($known) }
tooLargeToShow = { NUMBER($squares) } { $squares ->
            [one] {"case"}
           *[other] {"cases"}
        }, c’est trop pour les montrer ici. Copie-les ou enregistre-les.
loading = { $what } : chargement…
loadingReader = Chargement de ce qui lit ce format…
loadingMethod = Chargement de cette méthode…
roomHelp = { $remedie } Message du navigateur :
noTour = { $isOver ->
            [true] { $because }
           *[false] { $because } Tu peux quand même lancer la méthode, et voir où elle finit.
        }
