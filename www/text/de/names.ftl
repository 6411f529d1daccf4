methodNames =
    .warnsdorff = Warnsdorffs Regel
    .restarts = Warnsdorffs Regel, bis sich die Tour schließt
    .backtracking = Backtracking
    .permutations = Alles durchprobieren
    .edges-first = Wie Euler: erst der Rand, dann Reparaturen
    .rotations = Pósas Drehungen
    .blocks = Teile und herrsche
    .smooth = Wenige Knicke
    .cycles = Kleine Kreise verbinden
    .neural = Neuronales Netz
    .best = Mehrere Verfahren nacheinander
    .given = Eine vorgegebene Tour

tieBreakNames =
    .roth = Weit weg von der Mitte (Roth)
    .roth-random = Weit weg, dann zufällig
    .first = Nach fester Reihenfolge
    .random = Zufällig
    .pohl-sum = Kleinste Summe danach (Pohl)
    .pohl-min = Kleinste Zahl danach (Pohl)
    .squirrel-cull = Nach Bereich (Squirrel und Cull)

shapeNames =
    .ring = Ring
    .cross = Kreuz
    .small-cross = Kreuz mit 12 Feldern
    .diamond = Raute
    .l = L
    .staircase = Treppe

graphNames =
    .path = Weg mit 8 Knoten
    .complete = Vollständiger Graph mit 5 Knoten
    .cube = Würfel
    .petersen = Petersen-Graph
    .icosian = Icosian Game (Hamilton)
    .herschel = Herschel-Graph

pieceNames =
    .knight = Springer
    .camel = Kamel
    .zebra = Zebra
    .giraffe = Giraffe
    .antelope = Antilope
