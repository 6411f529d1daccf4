tieSources =
    .pohl-sum = I. Pohl, „A method for finding Hamilton paths and knight’s tours“, Communications of the ACM, 1967.
    .pohl-min = I. Pohl, „A method for finding Hamilton paths and knight’s tours“, Communications of the ACM, 1967.
    .roth = A. Roth, „The Problem of the Knight: A Fast and Simple Algorithm“, MathSource.
    .roth-random = A. Roth, „The Problem of the Knight: A Fast and Simple Algorithm“, MathSource; die zufällige Wahl ist von uns.
    .squirrel-cull = D. Squirrel und P. Cull, „A Warnsdorff-Rule Algorithm for Knight’s Tours on Square Boards“, 1996.
rulesInShort =
    .first = eine feste Zugreihenfolge
    .random = der Zufall
    .pohl-sum = die kleinste Summe einen Zug weiter
    .pohl-min = die kleinste Zahl einen Zug weiter
    .roth = der Abstand von der Mitte
    .roth-random = der Abstand von der Mitte, dann der Zufall
    .squirrel-cull = der Bereich {"des Bretts"}
    .own = deine Regel, dann der Zufall
callouts =
    .tie = {" "}Gleichstand.
    .backtrack = {" "}Sackgasse.
    .restart = {" "}Sackgasse.
-where = { $isStart ->
        [true] {"Der Springer"} beginnt auf { SQUARE($from) }. Von dort hat {"er"}
       *[false] Von { SQUARE($from) } aus hat {"der Springer"}
    }
-several = { $hasTried ->
        [true] noch { WORD($many) } unversuchte {"Felder"}
       *[false] { WORD($many) } mögliche Züge
    }
-single = { $hasTried ->
        [true] nur noch {"einen unversuchten Knoten"}:
       *[false] nur einen Zug: nach
    }
-with-ways = { $ways ->
        [0] ohne Folgezug
        [one] mit { $ways } Folgezug
       *[other] mit { $ways } Folgezügen
    }
choices =
    .only = { -where } { -single } { CHOSEN($to) }, { -with-ways }.
    .fewest = { -where } { -several }: { PARTS($open) }{ $others ->
            [0] {""}
           *[other] {" "}und noch { $others }
        }. Die wenigsten Folgezüge: { CHOSEN($to) }.
    .open = { $isFirst ->
            [true] { SQUARE($square) } { -with-ways }
           *[false] , { SQUARE($square) } { $ways ->
                [0] { -with-ways }
               *[other] mit { $ways }
            }
        }
    .tie = { -where } { -several }. Die wenigsten Folgezüge, je { $ways }, haben { WORD($tied) } davon: { SOME($some) }.
    .allTied = { -where } { -several }, { $tied ->
            [2] beide
           *[other] alle
        } { -with-ways }: { SOME($some) }.
    .onlyByRule = { -where } { -single } { CHOSEN($to) }.
    .byRule = { -where } { -several }.
tieRules =
    .first = Bei Gleichstand nimmt die Regel {"den ersten Knoten"} einer festen Zugreihenfolge: { CHOSEN($to) }.
    .random = Bei Gleichstand wählt die Regel zufällig: { CHOSEN($to) }.
    .pohl-sum = Bei Gleichstand schaut die Regel einen Zug weiter und addiert die Folgezüge dort. Die kleinste Summe gehört zu { CHOSEN($to) }.
    .pohl-min = Bei Gleichstand schaut die Regel einen Zug weiter. Die wenigsten Folgezüge kommen nach { CHOSEN($to) }.
    .roth = Bei Gleichstand zieht die Regel möglichst weit weg von der Mitte: { CHOSEN($to) }.
    .roth-random = Bei Gleichstand wählt die Regel zufällig unter denen, die am weitesten von der Mitte entfernt sind: { CHOSEN($to) }.
    .squirrel-cull = Bei Gleichstand folgt die Regel einer festen Reihenfolge für diesen Teil {"des Bretts"}: { CHOSEN($to) }.
deadEnds =
    .not-closed = {"Jedes Feld"} ist besucht, aber von { SQUARE($from) } führt kein Zug nach { SQUARE($start) }.
    .start-cut-off = Sackgasse: {"Kein übriges Feld"} ist einen Zug vom Start { SQUARE($start) } entfernt. Die Tour könnte sich nicht schließen.
    .all-tried = {"Der Springer"} hat von { SQUARE($from) } aus jeden Zug versucht. Jeder führte in eine Sackgasse.
    .budget = - Dieser Versuch hat alle seine Schritte verbraucht.
    .no-onward-move = Sackgasse: Von { SQUARE($from) } führt kein Zug {"auf ein freies Feld"}.
texts =
    .goesBack = {"Der Springer"} geht zurück nach { CHOSEN($to) }.
    .restarts = Versuch { NUMBER($attempt) } beginnt auf { CHOSEN($start) }. Bei Gleichstand entscheidet { PARTS($rulesInShort) }.
    .closes = {"Jedes Feld"} ist besucht, und der Start ist einen Zug von { SQUARE($from) } entfernt. Der Zug nach { CHOSEN($to) } schließt die Tour.
question = { $algorithm ->
            [warnsdorff] Welchen Zug wählt die Regel?
           *[other] Welchen Zug macht das Verfahren?
        }
-unit = { $unit ->
        [move] Zug
        [order] Reihenfolge
       *[step] Schritt
    }
headway =
    .of = { -unit } { $position } von { $most }
    .visited = Schritt { $position } · { $visited } von { $squares ->
            [one] { $squares } {"Feld"}
           *[other] { $squares } {"Feldern"}
        }
    .nothing = { $isAtFirst ->
            [true] Schritt 0
           *[false] Schritt 0
        }
    .soFar = Schritt { $position } von bisher { $recorded }
    .over = Schritt { $position } von { $recorded }
heading =
    .tour = Tour gefunden
    .over = Das Ende dieses Laufs
    .before = { $unit ->
            [move] Vor dem ersten Zug
            [order] Vor der ersten Reihenfolge
           *[step] Vor dem ersten Schritt
        }
title = { $progress } · { $board } von { $start } aus · { $room } · { $page }
ready = Bereit
spoken = { -unit } { NUMBER($position) }. { $story }
asks = { -unit } { NUMBER($position) }, { $focus }. { $question }
shortly = { -unit } { NUMBER($position) }, { $focus }.{ $callout }
computing = Berechnung läuft: { -unit } { NUMBER($position) }, { $visited } von { $squares ->
        [one] { $squares } {"Feld"}
       *[other] { $squares } {"Feldern"}
    } besucht. Esc bricht ab.
