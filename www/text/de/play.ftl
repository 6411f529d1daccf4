labels =
    .game = Dieses Spiel
    .modes = Wie du spielst
    .newGame = Von vorn
    .takeBack = Zurück
    .redo = Vor
    .undo = Rückgängig
    .place = Anderen Start wählen
    .step = Schritt
    .hint = Tipp
    .judge = Ist es verloren?
    .watch = Sag es mir, sobald es verloren ist
    .boards = Andere Bretter
    .target = Ziel
    .otherBoard = Eigenes Brett zeichnen
    .legal = Wohin ich ziehen kann
    .show = Hilfe auf dem Brett
    .candidates = Mögliche {"Felder"}
    .handOver = Ein Verfahren weitermachen lassen
    .handOverNow = Weitermachen lassen
    .tieRule = Regel
    .ownRule = Deine Regel
    .score = Diese Runde
    .check = Meine Tour prüfen
    .checkHelp = Füge deine Tour hier ein: eine Liste von Feldern wie a1 c2 oder das Brett mit seinen Zahlen. Auch Listen, die ein Programm ausgibt, gehen, etwa (0, 1).
    .tourText = Deine Tour
    .checkNow = Prüfen
    .takeTour = Diese Tour kopieren
    .against = Vergleich mit der Regel
    .ghost = Die Regel von demselben Start aus.
    .tryNext = Was du als Nächstes versuchen kannst

modes =
    .free = Finde eine Tour
    .predict = Sag voraus, wohin die Regel zieht

actions =
    .back = Einen Zug zurücknehmen
    .forward = Zug wiederholen
    .restart = Von vorn
    .undo = Das vorige Spiel zurückholen
    .hint = Tipp, jedes Mal deutlicher
    .judge = Ist es verloren?

onBoard =
    .move = {"Nächstes mögliches Feld"}; mit Umschalt von {"Feld zu Feld"}
    .rowStart = {"Erstes Feld"} der Reihe
    .rowEnd = {"Letztes Feld"} der Reihe
    .choose = Dorthin ziehen

aims =
    .open = Jedes Feld besuchen
    .closed = Alle besuchen und zurück zum Start

predictHeading = Welchen Zug wählt die Regel?
startFixed = Der Start liegt hier fest.
undoOffer = „Rückgängig“ holt deine Züge zurück.
undone = Deine Züge sind wieder da.
noHint = Es ist kein Zug mehr möglich, also gibt es keinen Tipp.
kinds =
    .tie = mit Gleichstand
    .close = mit einem Unterschied von eins
    .clear = mit größerem Unterschied
    .own = ohne Gleichstand

finishable = Nicht verloren: Von hier aus geht noch eine Tour.
judging = Suche nach einem Weg zum Ziel …
elsewhere =
    .explore = Erkunden: der Regel von demselben Start aus zusehen
    .compare = Vergleichen: mehrere Verfahren von demselben Start aus
    .guess = Lernen: warum Raten nicht hilft
    .rule = Lernen: Warnsdorffs Regel

forms =
    .squares = Gelesen als Liste von Feldern
    .moves = Gelesen als Liste von Zügen
    .table = Gelesen als Tabelle
    .numbered-board = Gelesen als nummeriertes Brett
    .pairs = Gelesen als Reihen und Spalten
    .numbers = Gelesen als Feldnummern

writings =
    .numberedBoard = Zahlen ab 1
    .fromZero = Zahlen ab 0
    .pairs = Reihe, Spalte
    .python = Python-Liste
    .squareList = Felder

copyRefused = Dein Browser hat das Kopieren nicht erlaubt.

boardWithHoles = { NUMBER($width) } × { NUMBER($height) } mit { NUMBER($holes) } { $holes ->
            [one] Loch
           *[other] Löchern
        }

atWork = Hier macht ein Verfahren weiter: { $method }. { $press } {"einen Knoten"}, um wieder selbst zu ziehen.

stuck = {"Der Springer"} steckt fest, und { NUMBER($left) } { $left ->
            [one] {"Feld"} ist
           *[other] {"Felder"} sind
        } noch übrig. Nimm Züge zurück oder beginne von vorn.

notClosed = Du hast {"jeden Knoten"} besucht, aber kein Zug führt zurück nach { $start }. Das ist also eine offene Tour, keine geschlossene.

closable = Du hast {"jeden Knoten"} besucht. Noch ein Zug, zurück nach { $start }, schließt die Tour.

noMoves =
    .hole = Bei { $to } ist {"kein Feld"}.
    .visited = {"Der Springer"} war schon auf { $to }.
    .not-a-move = { $hasLengths ->
            [true] Nicht { $to }: Das liegt { $distance }. { $howItMoves }
           *[false] Von { $from } nach { $to } führt keine Kante.
        }
    .over = Die Tour ist vollständig.

went =
    { $to }, { NUMBER($visited) } von { NUMBER($squares) }. { $ways ->
            [0] Kein Zug
           *[other] { NUMBER($ways) } { $ways ->
                    [one] Zug
                   *[other] Züge
                }
        } möglich.

tookBack = Zurückgenommen bis { $to }.

hints =
    .onlyMove = Es gibt nur einen Zug: { $looksAt }.
    .moves = { $looksAt }. Der nächste Tipp sagt, wohin die Regel zieht.
    .ownRight = Richtig. { $told }
    .ownTie = Richtig, es ist Gleichstand: { $named } sind nach der Regel gleich gut.

strongHint = { $hintChoice } Der nächste Tipp macht den Zug.

score =
    { $asked ->
            [0] Noch keine Antwort.
           *[other] { NUMBER($right) } von { NUMBER($asked) } { $asked ->
                    [one] Antwort
                   *[other] Antworten
                } richtig, { NUMBER($streak) } in Folge. Deine längste Serie: { NUMBER($longest) }.
        }

lost = Verloren: { $why }.

lostSince =
    { $move ->
            [0] Es war von Anfang an verloren, auf { $name }.
           *[other] Verloren ist es seit Zug { NUMBER($move) }, nach { $name }.
        }

undecided = Wir wissen es nicht: In { NUMBER($seconds) } { $seconds ->
            [one] Sekunde
           *[other] Sekunden
        } fand die Suche keinen Weg zum Ziel und keinen Beweis, dass es keinen gibt.

takeBackTo = Zurück vor Zug { NUMBER($move) }

handedOver = Jetzt übernimmt ein Verfahren: { $method }. { $press } „Schritt“ oder „Abspielen“.

next =
    .closed = Nächste Aufgabe: eine geschlossene Tour
    .findFault = Finden, wo es schiefging
    .board = Weiter: { $board }

wrong =
    .size = Ein Brett zum Spielen darf höchstens { NUMBER($most) } Felder haben; dieses hat { NUMBER($squares) }
    .path = { QUOTED($text) } ist dort kein Zug; die Züge davor bleiben
    .mode = { QUOTED($text) } lässt sich nicht spielen; schreib free oder predict

tooLong = Das ist zu lang. Eine Tour darf höchstens { NUMBER($most) } Zeichen haben.

tourCopied = Kopiert: { $writing }.
