errors_BoardError =
    .NoSquares = ce plateau n’a pas de cases ; écris une taille comme « 8x8 », ou des lignes comme « ..#/... »
    .ZeroSide = les côtés d’un plateau valent au moins 1, comme dans « 8x8 »
    .TooLarge = un plateau de { NUMBER($width) } × { NUMBER($height) } est trop grand ; chaque côté peut valoir { NUMBER($most) } au plus
    .RaggedRows = la ligne { NUMBER($row) } du plateau a { NUMBER($found) } { $found ->
            [one] case
           *[other] cases
        }, mais la première en a { NUMBER($expected) } ; toutes les lignes doivent avoir la même longueur (écris # pour un trou)
    .UnknownCharacter = « { $character } », ligne { NUMBER($row) }, n’est ni une case ni un trou ; écris « 8x8 » pour un plateau plein, ou des lignes de . (case) et de # (trou) séparées par /
    .UnknownSymbol = « { $character } », ligne { NUMBER($row) }, place { NUMBER($place) }, n’est ni une case ni un trou ; écris . x ou 0 pour une case, # - _ ou un espace pour un trou, et 1 ou s pour le départ
    .SecondStart = la ligne { NUMBER($row) } a un second départ, à la place { NUMBER($place) } ; marque une seule case comme départ, avec 1 ou s
    .TextTooLong = ce texte est trop long pour un plateau ; { NUMBER($most) } caractères au plus
    .SideTooShort = un côté ne peut pas valoir { NUMBER($side) } ; il faut un nombre entier à partir de { NUMBER($least) }
errors_SquareError =
    .NotASquare = « { $text } » n’est pas une case ; écris une lettre de colonne et un numéro de ligne, comme « a1 »
    .OffBoard = { $text } n’est pas sur ce plateau ; choisis une case de a1 à { $last }
    .Hole = { $text } est un trou de ce plateau ; choisis une case
    .NotAVertex = « { $text } » n’est pas un sommet de ce graphe ; choisis parmi { $some }
errors_LeaperError =
    .NotALeaper = ({ $r }, { $s }) n’est pas un bondisseur ; écris deux nombres entiers de 0 à { NUMBER($most) }, qui ne soient pas tous deux 0, comme (1, 2) pour le cavalier
errors_GraphError =
    .NoVertices = ce graphe n’a pas de sommets ; écris ses arêtes, comme « 1-2 2-3 »
    .NoEdges = { $vertices ->
            [1] ce sommet n’a pas d’arête ; écris des arêtes comme « 1-2 2-3 », ou deux noms par ligne
           *[other] ces { NUMBER($vertices) } sommets n’ont pas d’arête ; écris des arêtes comme « 1-2 2-3 », ou deux noms par ligne
        }
    .HalfAPair = la ligne { NUMBER($line) } du graphe ne contient que { $name }, qui a des arêtes dans d’autres lignes ; écris deux noms par ligne, comme « 1 2 » ; seul un sommet sans arête est seul sur sa ligne
    .NotAPair = la ligne { NUMBER($line) } du graphe est illisible ; écris deux noms par ligne, comme « 1 2 », ou des arêtes comme « 1-2 2-3 »
    .NotAdjacency = la ligne { NUMBER($line) } du graphe est illisible ; écris un sommet, deux-points et ses voisins, comme « a: b c »
    .NotDimacs = la ligne { NUMBER($line) } du graphe est illisible ; écris d’abord « p edge 3 2 », puis des arêtes comme « e 1 2 » entre des sommets numérotés à partir de 1
    .NotTsplib = la ligne { NUMBER($line) } du graphe est illisible ; écris TYPE: HCP, DIMENSION, EDGE_DATA_FORMAT: EDGE_LIST ou ADJ_LIST, et une EDGE_DATA_SECTION de sommets à partir de 1 qui finit par -1
    .NotGraph6 = la ligne { NUMBER($line) } du graphe est illisible ; écris un graphe en graph6, avec autant de caractères qu’en demandent ses sommets
    .NotSparse6 = la ligne { NUMBER($line) } du graphe est illisible ; écris un graphe en sparse6, deux-points et les caractères qui suivent
    .NotLad = la ligne { NUMBER($line) } du graphe est illisible ; écris d’abord le nombre de sommets, comme en LAD ; puis une ligne par sommet, avec le nombre de ses voisins et les voisins, numérotés à partir de 0
    .NotMetis = la ligne { NUMBER($line) } du graphe est illisible ; écris d’abord les nombres de sommets et d’arêtes, comme pour METIS sans poids ; puis une ligne par sommet, avec ses voisins, numérotés à partir de 1
    .Miscounted = la première ligne annonce { NUMBER($told) } { $told ->
            [one] arête
           *[other] arêtes
        }, mais les listes de voisins qui suivent (lues comme METIS) en ont { NUMBER($found) } ; si les lignes sont des arêtes, écris-les avec un tiret, comme « 1-2 »
    .OneSided = { $from } cite { $to } comme voisin, mais { $to } ne cite pas { $from } (lu comme METIS) ; si les lignes sont des arêtes, écris-les avec un tiret, comme « 1-2 »
    .NotPajek = la ligne { NUMBER($line) } du graphe est illisible ; écris d’abord *Vertices et leur nombre, comme pour Pajek, et après *Edges deux nombres par ligne
    .NotGml = la ligne { NUMBER($line) } du graphe est illisible ; écris du GML, comme graph [ node [ id 1 ] node [ id 2 ] edge [ source 1 target 2 ] ]
    .NotDot = la ligne { NUMBER($line) } du graphe est illisible ; écris du DOT : le mot graph et, entre accolades, des arêtes comme a -- b ; dans un digraph, a -> b et b -> a
    .Directed = ce graphe est orienté : il a une arête de { $from } à { $to }, mais pas de retour ; écris un graphe dont les arêtes vont dans les deux sens, comme « { $from }-{ $to } »
    .EdgeOrHeader = la première ligne « { TYPED($from) } { TYPED($to) } » peut être une arête, ou dire combien de sommets et d’arêtes suivent ; écris les arêtes avec un tiret, comme « { TYPED($from) }-{ TYPED($to) } »
    .UnknownName = aucun graphe ne s’appelle « { $name } » ; choisis parmi { $known }, ou écris des arêtes comme « 1-2 2-3 » (« { $name }, » est un sommet seul)
    .UnknownCharacter = « { $character } » n’a pas sa place dans un graphe ; écris des arêtes comme « 1-2 2-3 » : des noms de lettres et de chiffres, avec un tiret entre eux
    .LooseEdge = l’arête nº { NUMBER($number) } du graphe n’a qu’un bout ; écris les deux, comme « 1-2 »
    .LoopEdge = l’arête { $name }-{ $name } est une boucle ; une arête doit relier deux sommets différents
    .LongName = « { $name } » est trop long pour un sommet ; un nom peut avoir { NUMBER($most) } caractères au plus
    .TooManyCharacters = ce texte est trop long pour un graphe ; { NUMBER($most) } caractères au plus
    .TooManyVertices = ce graphe est trop grand ; { NUMBER($most) } sommets au plus
    .TooManyEdges = ce graphe est trop grand ; { NUMBER($most) } arêtes au plus
errors_MoveKind =
    .Knight = un saut de cavalier
    .Leaper = un saut de cette pièce
    .Edge = une arête de ce graphe
errors_NotATour =
    .NotASquare = le nº { NUMBER($at) } de la liste n’est pas une case de ce plateau
    .Repeated = on passe deux fois par { $name }, la seconde fois au nº { NUMBER($at) }
    .NotAMove = le pas de { $from } à { $to }, nº { NUMBER($at) } de la liste, n’est pas { $kind }
    .Incomplete = on ne passe que par { NUMBER($visited) } { $visited ->
            [one] case
           *[other] cases
        } sur { NUMBER($squares) }
errors_TourTextError =
    .TooLong = le texte d’un tour peut avoir { NUMBER($most) } caractères au plus
    .NumberTwice = { NUMBER($number) } apparaît deux fois ; écris chaque numéro une fois, à partir de 0 ou de 1
    .NumberMissing = il manque { NUMBER($number) } : le numéro suivant est { NUMBER($next) } ; écris chaque numéro une fois, à partir de 0 ou de 1
    .NumberOnHole = { NUMBER($number) } est écrit sur { $name }, un trou de ce plateau ; n’écris des numéros que sur les cases, et # pour un trou
    .StepIsNoMove = le pas de { $first } à { $second }, de { $from } à { $to }, n’est pas { $kind }
    .NotAMove = le pas de { $first } à { $second }, de { $from } à { $to }, nº { NUMBER($at) } de la liste, n’est pas { $kind }
    .Repeated = on passe deux fois par { $text }, { $name }, la seconde fois au nº { NUMBER($at) }
errors_ChoiceError =
    .NotAChoice = « { $value } » n’est pas proposé ; choisis parmi { $known }
errors_SearchError =
    .UnknownAlgorithm = il n’y a pas d’algorithme « { $id } » ; choisis parmi { $known }
    .NotOffered = « { $value } » n’est pas proposé ; choisis parmi { $known }
    .NotAnywhere = le départ ne peut pas être « any » (libre) ; choisis une case ou « random » (au hasard) ; « any » va avec les tours fermés, et avec les tours ouverts des méthodes qui choisissent leur départ, comme « best »
    .NeedsBoard = { $method } ne va pas sur ce plateau : il faut des lignes et des colonnes, qu’un graphe n’a pas
    .CannotResume = { $method } ne va pas sur ce plateau : cette méthode ne peut pas continuer des coups qu’elle n’a pas joués
    .NeedsKnightOnRectangle = { $method } ne va pas sur ce plateau : cette méthode ne marche que pour le cavalier sur un rectangle plein
    .NeedsRoomForFormation = { $method } ne va pas sur ce plateau : il faut un côté pair d’au moins 16 et un autre d’au moins 12, ou bien 12 × 12, 12 × 14 ou 14 × 14 cases
    .TooManyMoves = { $method } ne va pas sur ce plateau : il faut un neurone par saut possible, et il y en a { NUMBER($most) } au plus
    .NoCentre = { $method } ne va pas sur ce plateau : seul un plateau a un centre ; choisis un autre départage
    .RuleNeedsBoard = la règle « { $rule } » ne va pas sur ce plateau : elle demande où sont les cases, et un graphe n’a ni lignes ni colonnes ; retire cela
    .TooManyTwoMovesAway = la règle « { $rule } » ne va pas sur ce graphe : onward2 regarde deux coups plus loin, et il y en a tant ici qu’une étape prendrait trop de temps ; prends onward-sum à la place
    .NeedsCorner = { $method } ne va pas sur ce plateau : c’est prévu pour le cavalier sur un plateau carré plein d’au moins 5 × 5, au départ d’un coin ; choisis un tel départ ou un autre départage
    .TooLarge = { $method } ne va que jusqu’à { NUMBER($largest) } cases ; ce plateau en a { NUMBER($squares) }
    .NoTourGiven = il n’y a pas de tour à rejouer ; donnes-en un à une Session dans `tour`, comme « a1b3c5 »
    .DoesNotClose = { $method } ne va pas sur ce plateau : le tour ne se ferme pas, car sa fin n’est pas à un saut de son départ
errors_RuleError =
    .BadRule = cette règle est illisible : { $why }
errors_RuleFault =
    .TooLong = elle a plus de { NUMBER($most) } caractères
    .UnknownCharacter = « { $character } » n’a pas de sens ici ; une règle a des mots, des nombres entiers, + - * ( ) et des virgules
    .Ends = elle s’arrête là où il faut { $wanted }
    .OutOfPlace = il faut { $wanted } au lieu de « { $found } »
    .Empty = elle est vide ; écris ce que le cavalier doit chercher, comme « fewest onward » (le moins de sorties)
    .TooManyCriteria = elle a plus de { NUMBER($most) } critères
    .AfterOrder = ceci ne décide jamais rien, car deux cases n’ont jamais le même « order » avant cela
    .Constant = c’est le même nombre pour toutes les cases, donc cela ne décide rien
    .Repeated = « { $criterion } » ne décide jamais rien : il ne reste que des cases à égalité selon « { $earlier } »
    .TooDeep = ses parenthèses sont imbriquées plus de { NUMBER($most) } fois
    .TooLargeNumber = les nombres peuvent aller jusqu’à { NUMBER($most) }
errors_WantedInRule =
    .Criterion = un critère comme « fewest onward »
    .End = la fin, car il ne reste rien à décider
    .CommaOrEnd = une virgule ou la fin
    .Measure = un mot parmi { $measures }
    .Sign = « { $sign } »
errors_RunError =
    .IllegalMove = { $square } ne peut pas être le prochain coup : { $what }
    .NotAPath = { $method } ne va pas sur ce plateau : ses sauts ne forment pas un seul chemin, et personne ne peut le continuer à la main
    .BadMovesByHand = « { $text } » ne convient pas ; il faut { NUMBER($most) } coups au plus, comme « 12:e5,13:g6 », chacun avec le nombre de pas qui le précèdent
    .NotATour = ces cases ne sont pas un tour : { $fault }
    .WalksBoards = { $method } ne va pas sur ce plateau : cette méthode ne rejoue que des tours de plateaux
    .FixedStart = { $method } ne va pas sur ce plateau : un tour ouvert commence sur sa première case ; choisis-la comme départ
    .NoSuchSteps = le premier pas ne peut pas être { NUMBER($from) } ; il faut un nombre entier jusqu’à { NUMBER($to) }, le dernier pas montré
    .TooLargeToAnimate = une animation va jusqu’à { NUMBER($largest) } cases ; ce plateau en a { NUMBER($squares) }
    .AnimationTooLarge = cette animation dépasserait { BYTES($most) } ; prends moins de pas ou une taille plus petite
errors_ProgramError =
    .NoSuchMethod = il n’y a pas de programme pour { $method } ; choisis warnsdorff ou backtracking
    .NeedsBoard = il n’y a pas de programme pour les graphes qui ne sont pas des plateaux ; choisis un plateau
    .TooLarge = un programme va jusqu’à { NUMBER($most) } × { NUMBER($most) } cases ; ce plateau a un côté de { NUMBER($side) }
    .OpenOnly = il n’y a de programmes que pour les tours ouverts ; choisis un tour ouvert
    .NoRegions = il n’y a pas de programme pour les zones de Squirrel et Cull ; choisis une autre règle
    .NoPruning = il n’y a pas de programme pour le retour sur trace qui anticipe ; choisis « Anticiper : non »
    .NoMovesByHand = il n’y a pas de programme pour des coups joués à la main ; retire-les
    .TooLargeValues = cette règle peut prendre des valeurs au-delà de { NUMBER($most) }, trop grandes pour certains langages ; utilise de plus petits nombres
    .TooLong = cette règle prend { NUMBER($lines) } lignes dans ce langage, et un programme en a { NUMBER($most) } au plus ; utilise moins de mesures, ou arrête-toi à une impasse
errors_PosterError =
    .NoBoard = une affiche montre un tour d’un plateau, et ceci est un autre graphe ; choisis un plateau
    .TooLarge = une affiche va jusqu’à { NUMBER($largest) } cases ; ce plateau en a { NUMBER($squares) }
    .LeapsTooFar = le style Tressé ne montre que des sauts de { NUMBER($most) } cases au plus le long d’une ligne ou d’une colonne ; choisis un autre style pour cette pièce
    .TooLong = c’est trop long ; { NUMBER($most) } { $most ->
            [one] caractère
           *[other] caractères
        } au plus
    .BadPaper = « { $paper } » n’est pas un format de papier ; choisis parmi { $papers }, ou écris des nombres entiers comme 300x400mm, de { NUMBER($least_mm) } à { NUMBER($most_mm) }, ou 1200x800px, de { NUMBER($least_px) } à { NUMBER($most_px) }
errors_CountError =
    .TooWide = c’est trop large pour un nombre exact : il faudrait suivre { NUMBER($width) } cases à la fois, et la limite est { NUMBER($widest) } ; prends un plateau plus étroit, ou un graphe avec moins d’arêtes
    .NeedsMemory = il faut environ { BYTES($needed) } de mémoire, mais la limite est { BYTES($limit) } ; relève la limite ou prends un plateau plus petit
    .NeedsMoreMemory = il faut plus de { BYTES($needed) } de mémoire, mais la limite est { BYTES($limit) } ; relève la limite ou prends un plateau plus petit
    .Overflow = il y a 2¹²⁸ tours ou plus, et l’on ne peut pas compter plus loin ici ; prends un plateau plus petit
    .NotFolded = le comptage par moitiés ne va pas sur ce plateau : il ne compte que les tours du cavalier sur des rectangles pleins de 3 × 4 à { NUMBER($widest) } × 255 cases ; prends l’autre méthode
    .FoldedOverflow = le comptage par moitiés ne va pas sur ce plateau : ses nombres peuvent demander plus de 64 bits ; prends l’autre méthode, qui en a 128
    .TooLargeToCount = le comptage exact va jusqu’à { NUMBER($largest) } cases ; ce plateau en a { NUMBER($squares) }
    .TooLargeToDecide = la décision case par case va jusqu’à { NUMBER($largest) } cases ; ce plateau en a { NUMBER($squares) }
    .TooLargeToEstimate = l’estimation va jusqu’à { NUMBER($largest) } cases ; ce plateau en a { NUMBER($squares) }
    .BadWeight = { $weight ->
            [none] le poids doit être un nombre de { TYPED($least) } à { TYPED($greatest) }
           *[other] « { TYPED($weight) } » n’est pas un poids ; il faut un nombre de { TYPED($least) } à { TYPED($greatest) }
        }
errors_KeypadError =
    .NoKeys = ce clavier n’a pas de touches ; écris des lignes de caractères séparées par /, avec un espace pour un vide, comme « 123/456/789/ 0 »
    .TooManyKeys = ce clavier a trop de touches ; { NUMBER($most) } au plus
    .KeyTooFar = la touche de la ligne { NUMBER($row) }, place { NUMBER($place) }, est trop loin ; place toutes les touches dans les { NUMBER($most) } premières lignes et places
    .BadKey = « { $character } », ligne { NUMBER($row) }, place { NUMBER($place) }, ne peut pas être une touche ; écris un caractère visible par touche, mais pas /, et un espace pour un vide
    .RepeatedKey = la touche « { $key } » apparaît une seconde fois, ligne { NUMBER($row) }, place { NUMBER($place) } ; écris chaque touche une fois
    .UnknownKey = « { $key } », à la place { NUMBER($place) }, n’est pas une touche de ce clavier ; ses touches sont { $known }
    .BadStart = « { $text } » ne peut pas être le départ ; écris une touche du clavier, ou rien pour partir de n’importe où
    .BadLength = une suite ne peut pas avoir { NUMBER($length) } touches ; il en faut de 1 à { NUMBER($most) }
    .SequenceTooLong = cette suite a trop de touches ; { NUMBER($most) } au plus
    .TooManyLimits = il y a trop de limites ; { NUMBER($most) } au plus
    .TooMuchToCount = il faudrait jusqu’à { ROUGHLY($additions) } d’additions et { BYTES($bytes) } de mémoire, mais le maximum est de { ROUGHLY($most_additions) } et { BYTES($most_bytes) } ; demande des suites plus courtes, moins de touches ou moins de limites
    .TooManyCounts = avec ces limites, il faut { NUMBER($bits) } bits par suite, mais le maximum est { NUMBER($most) } ; limite moins de touches
    .OutOfMemory = cet appareil n’a plus { BYTES($bytes) } de mémoire pour compter ; demande des suites plus courtes
errors_PuzzleError =
    .NoRows = cette grille n’a pas de cases ; écris une rangée par ligne : un nombre ou . pour chaque case, séparés par des espaces
    .TextTooLong = ce texte est trop long pour une grille ; { NUMBER($most) } caractères au plus
    .UnknownCell = « { $text } », rangée { NUMBER($row) }, place { NUMBER($place) }, n’est pas un nombre ; écris un nombre, . pour une case libre ou # pour un trou
    .RaggedRows = la rangée { NUMBER($row) } de la grille a { NUMBER($found) } cases, mais la première en a { NUMBER($expected) } ; écris . pour chaque case libre et # pour un trou
    .OtherBoard = ces nombres sont pour un plateau de { NUMBER($width) } × { NUMBER($height) }, et le plateau est { $board } ; écris une ligne pour chacune de ses rangées
    .TooLarge = une grille va jusqu’à { NUMBER($largest) } cases, { NUMBER($area) } avec les trous ; ce plateau en a { NUMBER($squares) }
    .OnHole = { NUMBER($number) } est en { $square }, qui est un trou ; mets-le sur une case
    .BeyondBoard = { NUMBER($number) } en { $square } est impossible ; les nombres vont de 1 à { NUMBER($most) }
    .NumberTwice = { NUMBER($number) } est en { $first } et en { $second } ; mets chaque nombre sur une seule case
    .TooFar = { NUMBER($second) } en { $second_square } est trop loin de { NUMBER($first) } en { $first_square } : il faut au moins { NUMBER($least) } coups, et il y en a { NUMBER($moves) } ; déplace l’un des deux
    .WrongColours = { NUMBER($first) } en { $first_square } et { NUMBER($second) } en { $second_square } ne vont pas ensemble : à cause des couleurs des cases, { NUMBER($moves) } coups ne mènent jamais de l’une à l’autre ; déplace l’un des deux
    .NotJoined = aucun chemin ne mène de { NUMBER($first) } en { $first_square } à { NUMBER($second) } en { $second_square } ; déplace l’un des deux
    .NotSymmetric = ce plateau n’a pas cette symétrie ; choisis parmi { $known }
    .NoTour = aucun tour de ce plateau n’a été trouvé pour une grille ; choisis un autre plateau, une autre pièce ou un autre type de tour
    .NoText = ce texte n’a pas de lettres ; écris un vers ou une phrase, avec des traits d’union entre les syllabes
    .TooManyLetters = ce texte est trop long pour une grille ; { NUMBER($most) } lettres au plus
    .TooManyParts = ce texte a { NUMBER($parts) } morceaux, et un plateau a de la place pour { NUMBER($most) } ; prends un texte plus court ou des morceaux plus longs
    .PartTooLong = « { $part } » a { NUMBER($letters) } lettres, et une case a de la place pour { NUMBER($most) } ; coupe-le par des traits d’union
    .TooFewSquares = le texte a { NUMBER($parts) } morceaux, et le plateau { $board } a { NUMBER($squares) } cases ; choisis un plateau plus grand
    .NoWordTour = aucun tour de ce genre n’a été trouvé pour le texte ; choisis un autre plateau, un autre départ ou un autre type de tour
errors_CallError =
    .BadSetting = « { $value } » ne convient pas ; il faut { $wanted }
    .TooLong = c’est trop long ; { NUMBER($most) } { $most ->
            [one] caractère
           *[other] caractères
        } au plus
    .TooLargeToList = la liste va jusqu’à { NUMBER($largest) } cases ; ce plateau en a { NUMBER($squares) }
    .TooLargeToArgue = une preuve va jusqu’à { NUMBER($largest) } cases ; ce plateau en a { NUMBER($squares) }
    .TooLargeForAVerdict = on peut juger un chemin inachevé jusqu’à { NUMBER($largest) } cases, trous compris ; ce plateau en a { NUMBER($squares) }
    .NotSupported = ce navigateur n’a pas { $lacking } ; prends-en un récent
errors_Wanted =
    .MapSide = un nombre entier de 1 à 64
    .OneKey = une touche du clavier
    .RandomNumbers = de nombres aléatoires
    .CanvasContext = de contexte 2D pour dessiner
    .Canvas = de canvas pour dessiner
    .Bytes = un nombre d’octets de { NUMBER($least) } à { NUMBER($most) }
    .BytesOrNoLimit = un nombre d’octets de { NUMBER($least) } à { NUMBER($most) }, ou « none » pour la durée d’un appel
    .AnimationSize = un nombre entier de pixels, de { NUMBER($least) } à { NUMBER($most) }
    .AnimationDelay = un nombre entier de millisecondes, de { NUMBER($least) } à { NUMBER($most) }
    .Step = un nombre entier de pas, de 0 à { NUMBER($most) }
    .Weights = un nombre de { $least } à { $most }
errors_crashed = le solveur s’est arrêté, sans doute faute de mémoire
errors_lost = { $call } : cet objet a été perdu quand le solveur s’est arrêté ; crées-en un nouveau
errors_IllegalMove =
    .NotAMove = aucun saut n’y mène depuis la dernière case
    .Visited = on y est déjà passé ; choisis une case libre
    .Hole = c’est un trou ; choisis une case
    .Over = le tour est complet ; recule pour essayer autrement
