figures =
    .turns = Knicke
    .crossings = Kreuzungen
    .lines = Geraden
    .symmetry = Symmetrie
    .sums = Summen
meanings =
    .turns = Wie oft der Weg seine Richtung ändert.
    .crossings = Wie oft sich zwei Züge des Weges kreuzen.
    .lines = Stellen, an denen der Weg mehrere Züge lang geradeaus geht.
    .symmetry = Wenn man die Tour so dreht oder spiegelt, ergibt sich derselbe Weg.
    .sums = Was die Zahlen jeder Zeile und jeder Spalte zusammen ergeben.
symmetries =
    .half-turn = halbe Drehung
    .quarter-turn = Vierteldrehung
    .three-quarter-turn = Dreivierteldrehung
    .left-right = Spiegelung von links nach rechts
    .top-bottom = Spiegelung von oben nach unten
    .diagonal = Diagonale durch das erste Feld
    .anti-diagonal = andere Diagonale
straightLines = { NUMBER($lines) } { $lines ->
            [one] Gerade
           *[other] Geraden
        } mit { NUMBER($moves) } Zügen
noFigure =
    .crossings = nicht gezählt
    .lines = keine
    .symmetry = keine
sums =
    .magic = magisch: Jede Zeile, Spalte und Diagonale hat die Summe { NUMBER($sum) }
    .semiMagic = halbmagisch: Jede Zeile und Spalte hat die Summe { NUMBER($sum) }
    .unlike = Zeilen und Spalten haben keine gemeinsame Summe
