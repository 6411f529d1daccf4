methodNames =
    .warnsdorff = Règle de Warnsdorff
    .restarts = Warnsdorff jusqu’à fermer le tour
    .backtracking = Retour sur trace
    .permutations = Force brute
    .edges-first = À la Euler : les bords, puis on répare
    .rotations = Rotations de Pósa
    .blocks = Diviser pour régner
    .smooth = Peu de virages
    .cycles = Raccorder de petites boucles
    .neural = Réseau de neurones
    .best = Plusieurs méthodes tour à tour
    .given = Un tour donné

tieBreakNames =
    .roth = Au plus loin du centre (Roth)
    .roth-random = Loin du centre, puis au hasard
    .first = Le premier dans un ordre fixe
    .random = Au hasard
    .pohl-sum = Un coup plus loin : petite somme (Pohl)
    .pohl-min = Un coup plus loin : petit nombre (Pohl)
    .squirrel-cull = Par zone (Squirrel et Cull)

shapeNames =
    .ring = Anneau
    .cross = Croix
    .small-cross = Croix de 12 cases
    .diamond = Losange
    .l = L
    .staircase = Escalier

graphNames =
    .path = Chemin de 8
    .complete = Graphe complet à 5
    .cube = Cube
    .petersen = Graphe de Petersen
    .icosian = Jeu icosien
    .herschel = Graphe de Herschel

pieceNames =
    .knight = Cavalier
    .camel = Chameau
    .zebra = Zèbre
    .giraffe = Girafe
    .antelope = Antilope
