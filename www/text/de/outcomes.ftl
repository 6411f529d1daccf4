others =
    .start = einen anderen Start
    .seed = einen anderen Startwert
    .start-seed = einen anderen Start oder Startwert
    .seed-tie-break = einen anderen Startwert oder Stichentscheid
    .start-seed-tie-break = einen anderen Start, Startwert oder Stichentscheid
answeredBy = { $by ->
        [theory] Die Antwort kommt aus der Theorie.
        [cycles] Die Antwort kommt vom Verbinden kleiner Kreise.
        [rotations] Die Antwort kommt vom Drehen am Ende eines Weges.
        [decision] Die Antwort kommt vom Entscheiden {"Feld für Feld"}.
        [cycles-again] Die Antwort kommt vom Verbinden anderer Kreise.
       *[other] Die Antwort kommt von der vollständigen Suche.
    }
-effort = { $of ->
        [steps]
            { $limit ->
                [one] { $limit } Schritt
               *[other] { $limit } Schritten
            }
        [sweeps]
            { $limit ->
                [one] { $limit } Durchlauf
               *[other] { $limit } Durchläufen
            }
        [exchanges]
            { $limit ->
                [one] { $limit } Tauschvorgang
               *[other] { $limit } Tauschvorgängen
            }
        [guesses]
            { $limit ->
                [one] { $limit } Rateversuch
               *[other] { $limit } Rateversuchen
            }
       *[milliseconds]
            { $limit ->
                [one] { $limit } Millisekunde
               *[other] { $limit } Millisekunden
            }
    }
texts =
    .over = - Der Lauf ist zu Ende.
    .onlySquare = {"Das einzige Feld"}, { SQUARE($start) }, ist besucht: Die Tour ist fertig.
    .closed = Eine geschlossene Tour. Alle { NUMBER($squares) } {"Felder"} sind einmal besucht, und vom letzten führt ein Zug zurück zum ersten, { SQUARE($start) }.
    .open = Eine offene Tour. Alle { NUMBER($squares) } {"Felder"} sind einmal besucht, von { SQUARE($start) } bis { SQUARE($end) }.
    .onlySquareNotClosed = - {"Das einzige Feld"} ist besucht, aber kein Zug schließt die Tour.
    .notClosed = Alle { NUMBER($squares) } {"Felder"} sind besucht. Du wolltest eine geschlossene Tour, aber von { SQUARE($end) } führt kein Zug nach { SQUARE($start) }.
    .stuck = {"Der Springer"} steckt fest auf { SQUARE($at) }: { $visited } von { NUMBER($squares) } {"Feldern"} { $visited ->
            [one] ist
           *[other] sind
        } besucht, { $left ->
            [1] {"das übrige"} ist nicht mehr zu erreichen
           *[other] die übrigen { $left } sind nicht mehr zu erreichen
        }.
    .cycles = {"Jedes Feld"} hat zwei Züge, aber sie bilden { $loops ->
            [one] { $loops } Kreis
           *[other] { $loops } Kreise
        } statt einer einzigen Tour.
    .impossible = Es gibt keine solche Tour: { $why }.
    .impossibleFrom = Auf { SQUARE($start) } beginnt keine solche Tour: { PARTS($why) }.
    .longest = { $isSure ->
            [true] Der längste Weg: Er besucht { NUMBER($visited) } von { NUMBER($squares) } {"Feldern"}, von { SQUARE($start) } bis { SQUARE($end) }.
           *[false] Der längste gefundene Weg besucht { NUMBER($visited) } von { NUMBER($squares) } {"Feldern"}, von { SQUARE($start) } bis { SQUARE($end) }. Kein Weg kann mehr als { NUMBER($most) } besuchen.
        }
    .uncrossed = { $isSure ->
            [true] Der längste Weg, der sich nie kreuzt: Er besucht { NUMBER($visited) } von { NUMBER($squares) } {"Feldern"}, von { SQUARE($start) } bis { SQUARE($end) }.
           *[false] Der längste gefundene Weg, der sich nie kreuzt, besucht { NUMBER($visited) } von { NUMBER($squares) } {"Feldern"}, von { SQUARE($start) } bis { SQUARE($end) }. Nicht jeder andere Weg wurde versucht.
        }
    .gaveUp = { $isClosed ->
            [true] In { -effort } hat sich keine geschlossene Tour gefunden.
           *[false] In { -effort } hat sich keine Tour gefunden.
        }
    .triedInTurn = { $rounds ->
            [1] Diese Verfahren fanden keine: { COMMAS($methods) }.
           *[other] Diese Verfahren fanden in { $rounds } Runden keine: { COMMAS($methods) }.
        }
    .tryBoard = - Versuche {"einen kleineren Graphen"} oder {"einen"} mit weniger Zügen.
    .tryMethods = - „Mehrere Verfahren nacheinander“ versucht andere Verfahren, und einige davon können beweisen, dass es keine Tour gibt.
    .printed = So, wie sie gedruckt ist, klappt die Regel nicht: Versuche „{ $value }“ unter „{ $option }“.
    .allAtOnce = Wenn sich alle auf einmal ändern, gehen Züge oft für immer an und aus: Versuche „{ $value }“ unter „{ $option }“.
    .tryAnother = Versuche { $other }.
    .tryAnotherOr = Versuche { $other }, oder stell „{ $field }“ auf „{ $value }“.
