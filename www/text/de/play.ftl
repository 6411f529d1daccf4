labels =
    .modes = Wie du spielst
    .undo = Rückgängig
    .place = Anderen Start wählen
    .step = Schritt
    .hint = Tipp
    .watch = Sag es mir, sobald es verloren ist
    .boards = Andere Bretter
    .target = Ziel
    .otherBoard = Eigenes Brett zeichnen
    .legal = Zeigen, wohin ich ziehen kann
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
gameLabels =
    .game = Dieses Spiel
    .newGame = Von vorn
    .takeBack = Zurück
    .redo = Vor
    .judge = Ist es verloren?
modes =
    .free = Finde eine Tour
    .predict = Sag voraus, wohin die Regel zieht
    .uncrossed = Kreuze nie deinen Weg
    .numbers = Trag die Zahlen ein
    .words = Wörter auf einer Tour
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
notAboutTours = Tipps und Urteile gelten Touren. Dieser Weg darf sich nur nicht kreuzen.
-kind = { $kind ->
        [tie] mit Gleichstand
        [close] mit einem Unterschied von eins
        [clear] mit größerem Unterschied
       *[own] ohne Gleichstand
    }
finishable = Nicht verloren: Von hier aus geht noch eine Tour.
judging = Suche nach einem Weg zum Ziel …
elsewhere =
    .explore = Erkunden: der Regel von demselben Start aus zusehen
    .compare = Vergleichen: mehrere Verfahren von demselben Start aus
    .guess = Lernen: warum Raten nicht hilft
    .rule = Lernen: Warnsdorffs Regel
    .longest = Erkunden: den längsten Weg suchen
-form = { $form ->
        [squares] Gelesen als Liste von Feldern
        [moves] Gelesen als Liste von Zügen
        [table] Gelesen als Tabelle
        [numbered-board] Gelesen als nummeriertes Brett
        [pairs] Gelesen als Reihen und Spalten
       *[numbers] Gelesen als Feldnummern
    }
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
isLongest = Das ist ein längster Weg: Keiner besucht mehr als { NUMBER($visited) } der { NUMBER($squares) } {"Felder"}.
notClosed = Du hast {"jeden Knoten"} besucht, aber kein Zug führt zurück nach { $start }. Das ist also eine offene Tour, keine geschlossene.
closable = Du hast {"jeden Knoten"} besucht. Noch ein Zug, zurück nach { $start }, schließt die Tour.
noMoves =
    .hole = Bei { $to } ist {"kein Feld"}.
    .visited = {"Der Springer"} war schon auf { $to }.
    .not-a-move = Nicht { $to }: Das liegt { -distance }. { $howItMoves }
    .no-edge = Von { $from } nach { $to } führt keine Kante.
    .over = Die Tour ist vollständig.
    .comesLast = Die Tour muss auf { $to } enden, also geh dort zuletzt hin.
went = { $to }, { NUMBER($visited) } von { NUMBER($squares) }. { $ways ->
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
    .ownTie = Richtig, es ist Gleichstand: { LIST($best) } sind nach der Regel gleich gut.
    .goesToOnly = Die Regel zieht nach { $to }: Es ist der einzige Zug.
    .goesTo = Die Regel zieht nach { $to }: Dort sind es die wenigsten Folgezüge, { NUMBER($ways) }.
    .breaksTie = Die Regel zieht nach { $to }. Bei { WORD($tied) } {"Feldern"} sind es gleich wenige Folgezüge, je { NUMBER($ways) }, und der Stichentscheid wählt { $to }.
    .ownTieElsewhere = Richtig, es ist Gleichstand: { LIST($best) } sind nach der Regel gleich gut. Sie wählt { $to }.
    .right = Richtig: { $to } hat die wenigsten Folgezüge, { NUMBER($ways) }.
    .tie = Richtig, es ist Gleichstand: { LIST($best) } haben die wenigsten Folgezüge, je { NUMBER($ways) }.
    .tieElsewhere = Richtig, es ist Gleichstand: { LIST($best) } haben die wenigsten Folgezüge, je { NUMBER($ways) }. Der Stichentscheid wählt { $to }.
    .wrong = Nein: { $looksAt }. Die Regel zieht nach { $to }.
strongHint = { $hintChoice } Der nächste Tipp macht den Zug.
score = { $asked ->
            [0] Noch keine Antwort.
           *[other] { NUMBER($right) } von { NUMBER($asked) } { $asked ->
                    [one] Antwort
                   *[other] Antworten
                } richtig, { NUMBER($streak) } in Folge. Deine längste Serie: { NUMBER($longest) }.
        }
lost = Verloren: { $why }.
lostSince = { $move ->
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
boards =
    .ring = Ring 3 × 3
    .cross = Kreuz mit 12 Feldern
-long = { $long ->
        [1] ein Feld
       *[other] { WORD($long) } Felder
    }
howItMoves = { $way ->
        [straight] {"Der Springer"} zieht { -long } nach links, rechts, oben oder unten.
        [diagonal] {"Der Springer"} zieht { -long } schräg.
       *[leap] {"Der Springer"} zieht { -long } in eine Richtung und { $short ->
            [1] eines
           *[other] { WORD($short) }
        } zur Seite.
    }
-visited = { NUMBER($visited) } von { NUMBER($squares) } { $squares ->
        [one] {"Feld"}
       *[other] {"Feldern"}
    }
heading = { -visited } besucht
begins = {"Der Springer"} beginnt auf { $start }.
opening = { $target ->
        [closed] { begins } Besuche {"jeden Knoten"} genau einmal und zieh dann zurück nach { $start }.
        [end] { begins } Besuche {"jeden Knoten"} genau einmal und ende auf { $end }.
       *[open] { begins } Besuche {"jeden Knoten"} genau einmal.
    }
usualRule = Warnsdorffs Regel zieht {"auf das Feld"} mit den wenigsten Folgezügen. Das sind die Züge von dort {"auf unbesuchte Felder"}.
takes = Die Regel nimmt {"den Knoten"} { $sought }.
takesNext = Bleiben mehrere übrig, nimmt sie {"den Knoten"} { $sought }.
moveHint = { $hasRings ->
        [true] { $press } {"einen Knoten"} mit Ring, um {"den Springer"} zu ziehen, oder zieh ihn dorthin.
       *[false] { $press } {"einen Knoten"}, {"auf das"} {"der Springer"} ziehen kann, oder zieh {"den Springer"} dorthin.
    }
predictHint = { $press } {"den Knoten"}, {"auf das"} die Regel als Nächstes zieht.
placeHint = { $press } {"den Knoten"}, auf dem {"der Springer"} beginnen soll.
inReach = einen Zug entfernt
standing = {"Der Springer"} steht auf { $name }.
won = { $isOwn ->
        [true] Geschafft!
       *[false] Ja!
    } { $isClosed ->
        [true] Eine geschlossene Tour: {"jeden Knoten"} genau einmal und zurück zum Start.
       *[false] Eine vollständige Tour: {"jeden Knoten"} genau einmal.
    }
-across = { $across ->
        [1] ein Feld
       *[other] { WORD($across) } Felder
    } weiter { $isRight ->
        [true] rechts
       *[false] links
    }
-up = { $up ->
        [1] ein Feld
       *[other] { WORD($up) } Felder
    } weiter { $isUp ->
        [true] oben
       *[false] unten
    }
-distance = { $where ->
        [across] { -across }
        [up] { -up }
       *[both] { -across } und { -up }
    }
wayWith = { $square } ({ NUMBER($ways) })
-onward = { NUMBER($value) } { $value ->
        [one] Folgezug
       *[other] Folgezüge
    }
have = { $areSeveral ->
        [true] { LIST($squares) } haben { $value ->
            [0] keinen Folgezug
           *[other] je { -onward }
        }
       *[false] { LIST($squares) } hat { $value ->
            [0] keinen Folgezug
           *[other] { -onward }
        }
    }
values = { $square }: { $values }
looksAt = { $first }; { $second }
hintPlayed = Die Regel ist nach { $to } gezogen.
onlyWay = { $areSeveral ->
        [true] Von dort gab es jedes Mal nur einen Zug: { LIST($squares) }.
       *[false] Von dort ging es nur nach { LIST($squares) }.
    }
missedOf = { NUMBER($missed) } von { NUMBER($asked) } { $asked ->
        [one] Entscheidung
       *[other] Entscheidungen
    } { -kind }
missed = { $hasMissed ->
        [true] Verfehlt hast du: { LIST($choices) }.
       *[false] Du hast keine verfehlt.
    }
marked = Markiert: { COMMAS($squares) }.
-visiting = { $tours ->
        [0] Kein Lauf besuchte
       *[other] { NUMBER($tours) } { $tours ->
            [one] Lauf besuchte
           *[other] Läufe besuchten
        }
    } {"jeden Knoten"}
-getting = { $asFar ->
        [0] Kein Lauf kam
       *[other] { NUMBER($asFar) } { $asFar ->
            [one] Lauf kam
           *[other] Läufe kamen
        }
    } mindestens so weit wie du
ruleRuns = Warnsdorffs Regel lief { $runs ->
        [1] einmal
       *[other] { NUMBER($runs) }-mal
    } von { $start } aus, mit zufälligem Stichentscheid. { $isDone ->
        [true] { -visiting }, so wie du.
       *[false] { -getting }. { -visiting }.
    }
quotes = { $first }, { QUOTED($second) }
leftOut = { $others ->
        [0] Nicht beachtet: { $quotes }.
       *[other] Nicht beachtet: { $quotes } und noch { NUMBER($others) }.
    }
openMarks = Als freie Felder gelesen: { $quotes }.
-right = { NUMBER($holds) } { $holds ->
        [one] {"Feld"} ist
       *[other] {"Felder"} sind
    } richtig.
read = { $hasSize ->
        [true] { -form } auf { $size }: { -right }
       *[false] { -form }: { -right }
    }
good = Es ist eine offene Tour.
bad = { $isTour ->
        [true] Dort ist die Tour vollständig, aber der Text geht weiter: { $problem }.
       *[false] Noch keine Tour: { $problem }.
    }
ownDeparture = Zug { NUMBER($move) } ging nach { $to }; die Regel hätte { EITHER($best) } gewählt.
departure = Zug { NUMBER($move) } ging nach { $to }, { $value ->
        [0] ohne Folgezug
       *[other] mit { NUMBER($value) } { $value ->
            [one] Folgezug
           *[other] Folgezügen
        }
    }; { $areSeveral ->
        [true] { LIST($best) } hatten je { NUMBER($least) }.
       *[false] { LIST($best) } hatte { NUMBER($least) }.
    }
-rule = { $isByOwn ->
        [true] die Regel
       *[false] Warnsdorffs Regel
    }
departures = { $left ->
        [0] { $isOver ->
            [true] Jeden dieser Züge hätte auch { -rule } machen können.
           *[false] Bisher hätte jeden Zug auch { -rule } machen können.
        }
       *[other] { NUMBER($left) } von { NUMBER($moves) } { $moves ->
            [one] Zug
           *[other] Zügen
        } { $left ->
            [1] folgte
           *[other] folgten
        } nicht { $isByOwn ->
            [true] der Regel
           *[false] Warnsdorffs Regel
        }.
    }
ghostReached = { $isAll ->
        [true] Sie besucht {"jeden Knoten"}.
       *[false] Sie besucht { -visited }.
    }
unreadable = { $hasProblem ->
        [true] Das konnten wir nicht lesen: { $problem }.
       *[false] Das konnten wir nicht lesen.
    } Füge die Felder der Reihe nach ein, zum Beispiel a1 b3 c5. Oder füge das Brett als Tabelle aus Zahlen ein.
off = { $label }: { $message }. Das bleibt ausgeschaltet.
title = { $size }, { NUMBER($visited) } von { NUMBER($squares) } · { $play } · { $page }
uncrossed =
    .begins = Mach einen Weg, der sich nie kreuzt, so lang du kannst. Er beginnt auf { $start }.
    .crosses = { $move } kreuzt { $crossed }. Nimm den Zug zurück: Dieser Weg darf sich nicht kreuzen.
    .goesOn = { NUMBER($moves) } { $moves ->
            [one] Zug
           *[other] Züge
        } und keine Kreuzung. Von hier { $ways ->
            [one] kreuzt { NUMBER($ways) } Zug
           *[other] kreuzen { NUMBER($ways) } Züge
        } nichts.
    .ends = { NUMBER($moves) } { $moves ->
            [one] Zug
           *[other] Züge
        } und keine Kreuzung, und nun ist kein Zug mehr frei. { $end ->
            [longest] Kein Weg auf diesem Brett ist länger: gut gemacht!
            [shorter] Der längste Weg auf diesem Brett hat { NUMBER($most) }.
           *[unknown] Wie lang einer hier sein kann, hat niemand aufgeschrieben.
        }
