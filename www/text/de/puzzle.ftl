labels =
    .boardHeading = Das Rätsel
    .missing = Zahlen, die noch fehlen
    .cancel = Abbrechen
    .takeBack = Zurück
    .redo = Vor
    .erase = Löschen
    .hint = Tipp
    .check = Stimmt es?
    .tellWrong = Sag es mir sofort, wenn eine Zahl falsch ist
    .clear = Alle meine Zahlen löschen
    .day = Rätsel des Tages
    .dayHelp = Alle bekommen dieselben drei Rätsel. Um Mitternacht (UTC) kommen neue.
    .ladder = Die Leiter
    .another = Ein anderes Rätsel
    .size = Brett
    .grade = Schwierigkeit
    .target = Tour
    .symmetry = Muster der Vorgaben
    .piece = Figur
    .make = Erstellen
    .oneMore = Noch eins von dieser Art
    .own = Eigenes Rätsel
    .ownHelp = Schreib in jede Zeile eine Reihe des Bretts: Zahlen, . für ein freies Feld, # für ein Loch. Setz die Zahlen, die du vorgeben willst, und sieh, ob es genau eine Lösung gibt.
    .givens = Dein Rätsel
    .useGivens = Spielen
    .keepEntries = Alle Zahlen auf dem Brett vorgeben
    .solved = Gelöst!
    .shareLine = Ergebnis teilen
    .copyShare = Kopieren
    .making = Ein Rätsel entsteht …
    .judging = Suche nach Lösungen …
    .backToPlay = Zurück zu den anderen Spielen
    .thin = Ausdünnen
    .thinning = Zahlen werden weggenommen …
actions =
    .back = Eine Eingabe zurücknehmen
    .forward = Eingabe wiederholen
    .erase = Die Zahl löschen
    .hint = Tipp, jedes Mal deutlicher
    .check = Stimmt es bis jetzt?
    .restart = Alle meine Zahlen löschen
onBoard =
    .move = Von Feld zu Feld
    .rowStart = Erstes Feld der Reihe
    .rowEnd = Letztes Feld der Reihe
    .choose = Die nächste Zahl eintragen oder von dieser aus weitermachen
    .digits = Diese Zahl eintragen
    .erase = Die Zahl löschen
grades =
    .easy = Leicht
    .medium = Mittel
    .hard = Schwer
    .very-hard = Sehr schwer
targets =
    .open = Offen: Das letzte Feld kann überall liegen
    .closed = Geschlossen: Die letzte Zahl ist einen Zug von der 1 entfernt
symmetries =
    .none = Beliebig
    .turned = Gleich nach halber Drehung
    .quarter = Gleich nach Vierteldrehung
    .mirrored = Gespiegelt gleich
rungs =
    .five = 5 × 5, leicht
    .six = 6 × 6, leicht
    .closed = 6 × 6, geschlossene Tour
    .seven = 7 × 7, mittel
    .eight = 8 × 8, schwer
    .turned = 8 × 8, geschlossene Tour, schwer
rungName = { $rung }: { $isReached ->
        [true] gelöst
       *[false] noch nicht gelöst
    }
nextRung = Weiter: { $rung }
heading = Trag die Zahlen ein
task = Trag die Zahlen von 1 bis { NUMBER($squares) } so ein, dass jede { $piece ->
        [knight] einen Springerzug
       *[other] einen Zug der Figur { $leaps }
    } von der nächsten entfernt ist.{ $isClosed ->
        [true] {" "}Auch von der letzten Zahl zur 1 ist es ein Zug.
       *[false] {""}
    }
unique = Es gibt nur eine Lösung.
caption = { $hasNext ->
        [true] Als Nächstes kommt die { NUMBER($next) }. { $missing ->
            [one] Es fehlt noch 1 Zahl.
           *[other] Es fehlen noch { NUMBER($missing) } Zahlen.
        }
       *[false] Alle Zahlen sind auf dem Brett.
    }
nextNumber = Als Nächstes die { NUMBER($number) } eintragen
wherePlaces = { $hasNext ->
        [true] Zeigen, wo die { NUMBER($number) } stehen kann
       *[false] Zeigen, wo eine Zahl stehen kann
    }
square = { $square }, { $kind ->
        [given] { NUMBER($number) }, vorgegeben
        [entered] { NUMBER($number) }
       *[open] frei
    }{ $isWrong ->
        [true] , falsch
       *[false] {""}
    }{ $isPlace ->
        [true] , hier kann die nächste Zahl stehen
       *[false] {""}
    }{ $isPointedOut ->
        [true] , um dieses Feld geht es im Tipp
       *[false] {""}
    }{ $isStruck ->
        [true] , ausgeschlossen
       *[false] {""}
    }{ $isDiffering ->
        [true] , in zwei Lösungen verschieden
       *[false] {""}
    }{ $hasNeighbours ->
        [true] ; { LIST($neighbours) }
       *[false] {""}
    }
neighbour = { $isThere ->
        [true] { NUMBER($number) } auf { $square }
       *[false] { NUMBER($number) } fehlt
    }
begins = { $board }: { NUMBER($given) } von { NUMBER($squares) } Zahlen sind vorgegeben.
goesOn = { $square }: { NUMBER($number) }.{ $hasNext ->
        [true] {" "}Als Nächstes trägst du die { NUMBER($next) } ein.
       *[false] {""}
    }
refused =
    .given = { $square } ist vorgegeben und bleibt, wie es ist.
    .taken = Die { NUMBER($number) } ist schon auf { $square } vorgegeben.
    .beyond = Die Zahlen gehen von 1 bis { NUMBER($squares) }.
checked = { $wrong ->
        [0] Bis jetzt stimmt alles.
        [one] 1 Zahl ist falsch. Sie ist auf dem Brett markiert.
       *[other] { NUMBER($wrong) } Zahlen sind falsch. Sie sind auf dem Brett markiert.
    }
notKnown = Dieses Rätsel hat nicht genau eine Lösung. Deshalb kann niemand sagen, welche Zahlen stimmen.
full = { $isKnown ->
        [true] Alle Zahlen sind auf dem Brett, aber einige sind falsch. „Stimmt es?“ zeigt dir, welche.
       *[false] Alle Zahlen sind auf dem Brett.
    }
wrongHere = Die { NUMBER($number) } auf { $square } ist falsch. Lösche sie zuerst.
nothingLeft = Alle Zahlen sind auf dem Brett.
contradiction = Mit diesen Zahlen ist das Rätsel nicht lösbar: Eine davon ist falsch.
noHint = Kein Schritt ist von hier aus leicht genug zu erklären. Sieh dir einen anderen Teil des Bretts an oder nimm eine Zahl zurück.
entered = Die { NUMBER($number) } steht jetzt auf { $square }.
where =
    .number = Such einen Platz für die { NUMBER($number) }: Für sie ist nur noch ein Feld übrig.
    .square = Sieh dir { $square } an: Für dieses Feld ist nur noch eine Zahl übrig.
because =
    .too-far = Die { NUMBER($number) } muss genau { $moves ->
            [one] einen Zug
           *[other] { NUMBER($moves) } Züge
        } von der { NUMBER($from) } auf { $at } entfernt sein.
    .no-neighbour = Die { NUMBER($number) } braucht ein Feld für die Zahl davor und eins für die Zahl danach, beide einen Zug entfernt.
    .two-ways = Von { $square } aus bleiben nur zwei Felder, die einen Zug entfernt sind, { $one } und { $other }: Von dem einen kommt die Tour, zum anderen geht sie.
    .cut-off = Mit der { NUMBER($number) } auf { $square } ließen sich die Felder um { $part } herum nicht mehr füllen.
    .try = Probier die { NUMBER($number) } auf { $square }: Nach { $steps ->
            [one] einer weiteren Zahl
           *[other] { NUMBER($steps) } weiteren Zahlen
        } geht nichts mehr.
    .long-try = Die { NUMBER($number) } auf { $square } scheitert, aber das sieht man erst, wenn man weit vorausdenkt.
so =
    .number = Also kommt die { NUMBER($number) } auf { $square }.
    .square = Also bekommt { $square } die { NUMBER($number) }.
result = { $isLong ->
        [true] { NUMBER($minutes) } min
       *[false] { NUMBER($seconds) } s
    }, { $hints ->
        [0] ohne Tipps
        [one] mit 1 Tipp
       *[other] mit { NUMBER($hints) } Tipps
    }
solvedAloud = Gelöst: { $result }.
shareLine = Springertour-Labor, { $name }: { $result }. { $link }
puzzleOfDay = { $date }, { $grade }
ownPuzzle = Zahlenrätsel auf { $board }
verdict =
    .unique = Es hat genau eine Lösung.{ $grade ->
            [easy] {" "}Es ist leicht.
            [medium] {" "}Es ist mittelschwer.
            [hard] {" "}Es ist schwer.
            [very-hard] {" "}Es ist sehr schwer.
           *[none] {""}
        }
    .several = Es hat mehrere Lösungen. Zwei davon unterscheiden sich auf { $count ->
            [one] 1 Feld.
           *[other] { NUMBER($count) } Feldern.
        }
    .none = Es hat keine Lösung.
    .clash = Es hat keine Lösung: { LIST($numbers) } kann man so nicht zusammen vorgeben.
    .unknown = Ob es genau eine Lösung hat, ist nicht bekannt: Die Suche wurde beendet.
    .spare = { $count ->
            [0] Jede vorgegebene Zahl ist nötig.
            [one] { LIST($numbers) } ist nicht nötig.
           *[other] Jede dieser Zahlen könnte für sich wegbleiben: { LIST($numbers) }.
        }
    .settling = { $isEnough ->
            [true] Mit { NUMBER($number) } auf { $square } hätte es genau eine Lösung.
           *[false] Eine weitere Zahl, die viel klären würde, ist { NUMBER($number) } auf { $square }.
        }
otherGrade = Ein Rätsel dieser Art war nicht schnell genug zu finden. Dieses hier ist { $grade ->
        [easy] leicht
        [medium] mittelschwer
        [hard] schwer
       *[very-hard] sehr schwer
    }.
copied = Dein Ergebnis ist kopiert.
copyRefused = Dein Browser hat das Kopieren nicht erlaubt. Markiere die Zeile und kopiere sie selbst.
tooLong = Ein Rätsel darf höchstens { NUMBER($most) } Zeichen haben.
title = Zahlen eintragen: { $board } · Springertour-Labor
wrong =
    .day = { QUOTED($text) } ist kein Tag; schreib ihn wie 2026-11-22
    .grade = { QUOTED($text) } ist keine Schwierigkeit; wähle aus { COMMAS($known) }
    .rung = { QUOTED($text) } steht nicht auf der Leiter; wähle aus { COMMAS($known) }
    .target = { QUOTED($text) } ist keine Art von Tour; wähle aus { COMMAS($known) }
    .filled = { QUOTED($text) } ist keine Zahl auf einem Feld; schreib sie wie c2:5
