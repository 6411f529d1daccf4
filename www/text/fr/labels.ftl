labels =
    .title = Le labo du cavalier
    .tagline = Visiter chaque case une fois et une seule, et voir comment
    .loadFailed = Impossible de démarrer le solveur.
    .loadHelp = Prends un navigateur récent et ouvre la page depuis un serveur web. Message du navigateur :
    .wasmMissing = WebAssembly est désactivé dans ce navigateur.
    .wasmForbidden = La politique de sécurité de cette page interdit WebAssembly : il manque 'wasm-unsafe-eval' dans son script-src.
    .roomNotLoaded = Impossible de charger cette salle.
    .roomFailed = Une partie de la page n’a pas pu être chargée. Vérifie la connexion et réessaie.
    .crashed = Le solveur s’est arrêté.
    .crashedHelp = Il a sans doute manqué de mémoire. Recharge la page pour continuer : le lien mène toujours à ce que tu voyais.
    .crashedAgain = Le solveur s’est encore arrêté.
    .crashedAgainHelp = Cet appareil a peut-être trop peu de mémoire pour ce plateau. Essaies-en un plus petit.
    .tryAgain = Réessayer
    .loadAgain = Recharger la page
    .notLoadedAgain = La page est inaccessible. Vérifie la connexion et réessaie.
    .rooms = Salles
    .introduction = Introduction
    .boardHeading = Plateau
    .zoom = Zoom
    .zoomIn = Agrandir
    .zoomOut = Réduire
    .zoomFit = Voir tout le plateau
    .settings = Réglages
    .playHead = Lecteur
    .scrubber = Coup
    .speed = Vitesse
    .tie = Égalité
    .deadEnd = Impasse
    .presets = Tailles
    .width = Largeur
    .height = Hauteur
    .size = Taille
    .times = ×
    .start = Départ
    .end = Arrivée
    .randomStart = Au hasard
    .anyStart = Libre
    .method = Méthode
    .algorithm = Algorithme
    .tieBreak = Règle
    .moves = Ordre des sauts
    .moveBoard = Voir et changer l’ordre
    .rule = Règle
    .target = Tour
    .askBest = Essayer d’autres méthodes jusqu’à réussir
    .askLongest = Chercher le plus long chemin
    .whenStuck = Si c’est bloqué
    .leaper = Pièce
    .wrap = Surface
    .otherLeaper = Une autre…
    .leaps = Sauts, comme 1,3 ou 0,1+1,1
    .editBoard = Modifier ce plateau
    .graph = Prendre un graphe
    .backToBoard = Revenir à un plateau
    .graphHelp = Écris des arêtes comme 1-2 2-3, ou 1-2-3 pour plusieurs à la suite. Tu peux aussi écrire deux noms par ligne, le nom d’un graphe connu, ou une matrice de 0 et de 1. Les fichiers DIMACS, TSPLIB, graph6, sparse6, LAD, METIS, Pajek, GML et DOT conviennent aussi. La page place les sommets sur un cercle, et dessine les graphes connus sous leur forme habituelle.
    .graphs = Graphes connus
    .edges = Arêtes
    .useGraph = Prendre ces arêtes
    .seed = Graine
    .reroll = Une autre
    .rerollLong = Une autre graine
    .show = Montrer
    .savePicture = Enregistrer l’image
    .svg = SVG
    .png = PNG
    .more = Plus
    .display = Affichage
    .theme = Thème
    .language = Langue
    .sound = Son
    .share = Partager
    .help = Aide
    .forTeachers = Pour les enseignants
    .checkTour = Vérifier mon tour
    .wholePage = Ouvrir la page entière
    .candidates = {"Cases"} à portée {"du cavalier"}
    .counters = Compteurs
    .dismiss = Fermer
    .newVersion = Une nouvelle version de cette page est prête. En la chargeant, tu gardes ce que tu vois ; seuls les calculs en cours recommencent.
    .useNewVersion = Charger maintenant
    .kept = Cette page est enregistrée sur cet appareil. Elle marche sans réseau.
    .undo = Annuler
    .forClass = Pour la classe
    .ask = Deviner d’abord
    .reveal = Montrer
    .present = Projeter
    .leave = Quitter
    .leavePresentation = Quitter la projection
    .squareNumbers = Nombres à montrer
    .legend = Le sens des signes
    .firstLine = Le petit nombre sur une case indique le nombre de ses sorties : les coups possibles à partir de là. Règle de Warnsdorff : va toujours vers le plus petit nombre.
    .stepByStep = La méthode, pas à pas
    .forClassHelp = « Deviner d’abord » cache chaque réponse jusqu’à ce que quelqu’un choisisse une case. « Projeter » montre le plateau en plein écran.
    .why = Pourquoi ?
    .tieSource = Qui a eu cette idée ?
    .close = Fermer
    .keys = Touches
    .keysOnBoard = Touches quand le plateau est sélectionné
    .characterKeys = Utiliser les touches d’un seul caractère, comme R, + et ?
    .glossary = Ce que veulent dire les mots
    .numberedBoard = Numéros à partir de 1
    .fromZero = Numéros à partir de 0
    .pairs = Paires (ligne, colonne)
    .python = Liste Python
    .squareList = {"Cases"}
    .picture = Image
    .playIt = Jouer depuis ce départ
    .compareIt = Comparer des méthodes
    .countAll = Compter tous les tours
    .toPuzzle = En faire une grille
    .figures = Ce tour en chiffres
    .json = JSON
    .copy = Copier
    .saveText = Enregistrer
    .numberFrom = Numéroter depuis
    .pickOnBoard = Choisir sur le {"plateau"}
    .turnsElsewhere = Comparaison avec d’autres méthodes
    .results = Enregistrer ou copier ce tour
    .keepInGallery = Garder dans la Galerie
rooms =
    .explore = Explorer
    .play = Jouer
    .learn = Apprendre
    .gallery = Galerie
    .compare = Comparer
    .build = Construire
    .count = Compter
    .exist = Possible ?
    .keypad = Clavier
    .puzzle = Placer les nombres
    .verse = Des mots sur un tour
actions =
    .play = Lecture
    .first = Début
    .back = Reculer
    .forward = Avancer
    .last = Fin
    .nextTie = Égalité suivante
    .nextDeadEnd = Impasse suivante
    .faster = Plus vite
    .slower = Moins vite
    .restart = Recommencer
    .undo = Annuler
    .share = Partager
    .help = Aide
    .cancel = Arrêter le calcul
play =
    .play = Lecture
    .pause = Pause
    .again = Revoir
gridActions =
    .move = Aller de case en case
    .rowStart = Première case de la ligne
    .rowEnd = Dernière case de la ligne
    .choose = Jouer sur cette case, ou partir d’elle
toKnight = Revenir au cavalier
cameraActions =
    .zoomIn = Agrandir
    .zoomOut = Réduire
    .zoomFit = Voir tout le plateau
targets =
    .open = Ouvert : finit n’importe où
    .closed = Fermé : revient au départ
whenStuck =
    .stop = S’arrêter là
    .backtrack = Revenir en arrière
    .restart = Recommencer
layers =
    .graph = tous les sauts
    .degrees = sorties
    .numbers = numéros
    .path = chemin
    .colours = couleurs
squareNumbers =
    .edge-distance = distance au bord
    .moves = sauts de {"chaque case"}
themes =
    .auto = Système
    .light = Clair
    .dark = Sombre
    .projector = Projecteur
surfaces =
    .none = Plate
    .columns = Anneau (cylindre)
    .both = Bouée (tore)
surfaceNotes =
    .columns = Les bords gauche et droit se rejoignent : un coup qui sort par l’un rentre par l’autre. Il est dessiné par deux traits courts, chacun avec le nom de la case où il mène.
    .both = Les bords gauche et droit se rejoignent, ceux du haut et du bas aussi : un coup qui sort par un bord rentre par le bord opposé. Il est dessiné par deux traits courts, chacun avec le nom de la case où il mène.
sounds =
    .off = Désactivé
    .taps = Tapotements
    .pitch = Sorties
keyNames =
    .Space = Espace
    .Enter = Entrée
    .Home = Début
    .End = Fin
    .Shift = Maj
    .Ctrl = Ctrl
    .Backspace = Retour arrière
    .ArrowLeft = ←
    .ArrowRight = →
    .ArrowUp = ↑
    .ArrowDown = ↓
    .PageUp = Page préc.
    .PageDown = Page suiv.
    .Escape = Échap
counters =
    .steps = { $n ->
           *[other] pas
        }
    .visited = { $n ->
            [one] visitée
           *[other] visitées
        }
    .ties = { $n ->
            [one] égalité
           *[other] égalités
        }
    .deadEnds = { $n ->
            [one] impasse
           *[other] impasses
        }
    .backtracks = { $n ->
            [one] retour
           *[other] retours
        }
    .restarts = { $n ->
            [one] relance
           *[other] relances
        }
    .placements = { $n ->
            [one] pose
           *[other] poses
        }
    .orders = { $n ->
            [one] ordre essayé
           *[other] ordres essayés
        }
    .rotations = { $n ->
            [one] rotation
           *[other] rotations
        }
    .joins = { $n ->
            [one] raccord
           *[other] raccords
        }
    .splices = { $n ->
            [one] détour
           *[other] détours
        }
    .sweeps = { $n ->
            [one] balayage
           *[other] balayages
        }
