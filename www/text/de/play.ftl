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
    .tryNext = Was du als Nächstes versuchen kannst

gameLabels =
    .game = Dieses Spiel
    .newGame = Von vorn
    .takeBack = Zurück
    .redo = Vor
    .judge = Ist es verloren?

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
-kind =
    { $kind ->
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

-form =
    { $form ->
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

notClosed = Du hast {"jeden Knoten"} besucht, aber kein Zug führt zurück nach { $start }. Das ist also eine offene Tour, keine geschlossene.

closable = Du hast {"jeden Knoten"} besucht. Noch ein Zug, zurück nach { $start }, schließt die Tour.

noMoves =
    .hole = Bei { $to } ist {"kein Feld"}.
    .visited = {"Der Springer"} war schon auf { $to }.
    .not-a-move = Nicht { $to }: Das liegt { -distance }. { $howItMoves }
    .no-edge = Von { $from } nach { $to } führt keine Kante.
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

# The suggested boards, if they have a better name than their size.
boards =
    .ring = Ring 3 × 3
    .cross = Kreuz mit 12 Feldern

-long =
    { $long ->
        [1] ein Feld
       *[other] { WORD($long) } Felder
    }

# How a piece moves, by the two lengths of its leap.
howItMoves =
    { $way ->
        [straight] {"Der Springer"} zieht { -long } nach links, rechts, oben oder unten.
        [diagonal] {"Der Springer"} zieht { -long } schräg.
       *[leap] {"Der Springer"} zieht { -long } in eine Richtung und { $short ->
            [1] eines
           *[other] { WORD($short) }
        } zur Seite.
    }

-visited =
    { NUMBER($visited) } von { NUMBER($squares) } { $squares ->
        [one] {"Feld"}
       *[other] {"Feldern"}
    }

# The heading above the story.
heading = { -visited } besucht

begins = {"Der Springer"} beginnt auf { $start }.

# Before the first move.
opening =
    { $target ->
        [closed] { begins } Besuche {"jeden Knoten"} genau einmal und zieh dann zurück nach { $start }.
       *[open] { begins } Besuche {"jeden Knoten"} genau einmal.
    }

# What Warnsdorff’s rule does, before the first prediction.
usualRule = Warnsdorffs Regel zieht {"auf das Feld"} mit den wenigsten Folgezügen. Das sind die Züge von dort {"auf unbesuchte Felder"}.

# What a rule of one’s own does: its first line, and each later one.
takes = Die Regel nimmt {"den Knoten"} { $sought }.
takesNext = Bleiben mehrere übrig, nimmt sie {"den Knoten"} { $sought }.

# Under the board.
moveHint = { $press } {"einen Knoten"}, {"auf das"} {"der Springer"} ziehen kann, oder zieh {"den Springer"} dorthin.
predictHint = { $press } {"den Knoten"}, {"auf das"} die Regel als Nächstes zieht.
placeHint = { $press } {"den Knoten"}, auf dem {"der Springer"} beginnen soll.

# In the description of a square.
inReach = einen Zug entfernt

standing = {"Der Springer"} steht auf { $name }.

# The tour is complete; somebody else may have made some of its moves.
won =
    { $isOwn ->
        [true] Geschafft!
       *[false] Ja!
    } { $isClosed ->
        [true] Eine geschlossene Tour: {"jeden Knoten"} genau einmal und zurück zum Start.
       *[false] Eine vollständige Tour: {"jeden Knoten"} genau einmal.
    }

-across =
    { $across ->
        [1] ein Feld
       *[other] { WORD($across) } Felder
    } weiter { $isRight ->
        [true] rechts
       *[false] links
    }

-up =
    { $up ->
        [1] ein Feld
       *[other] { WORD($up) } Felder
    } weiter { $isUp ->
        [true] oben
       *[false] unten
    }

# Where a square is from another.
-distance =
    { $where ->
        [across] { -across }
        [up] { -up }
       *[both] { -across } und { -up }
    }

# A button to go to a square, with its onward moves.
wayWith = { $square } ({ NUMBER($ways) })

-onward =
    { NUMBER($value) } { $value ->
        [one] Folgezug
       *[other] Folgezüge
    }

# Squares with as many onward moves.
have =
    { $areSeveral ->
        [true] { LIST($squares) } haben { $value ->
            [0] keinen Folgezug
           *[other] je { -onward }
        }
       *[false] { LIST($squares) } hat { $value ->
            [0] keinen Folgezug
           *[other] { -onward }
        }
    }

# A square with what a rule of one’s own looks at.
values = { $square }: { $values }

# What the rule looks at, one after the other.
looksAt = { $first }; { $second }

# The strongest hint.
hintPlayed = Die Regel ist nach { $to } gezogen.

# Moves without a choice.
onlyWay =
    { $areSeveral ->
        [true] Von dort gab es jedes Mal nur einen Zug: { LIST($squares) }.
       *[false] Von dort ging es nur nach { LIST($squares) }.
    }

# The choices missed in a round.
missedOf =
    { NUMBER($missed) } von { NUMBER($asked) } { $asked ->
        [one] Entscheidung
       *[other] Entscheidungen
    } { -kind }

missed =
    { $hasMissed ->
        [true] Verfehlt hast du: { LIST($choices) }.
       *[false] Du hast keine verfehlt.
    }

# Squares that a sentence only counts, listed for screen readers.
marked = Markiert: { COMMAS($squares) }.

-visiting =
    { $tours ->
        [0] Kein Lauf besuchte
       *[other] { NUMBER($tours) } { $tours ->
            [one] Lauf besuchte
           *[other] Läufe besuchten
        }
    } {"jeden Knoten"}

-getting =
    { $asFar ->
        [0] Kein Lauf kam
       *[other] { NUMBER($asFar) } { $asFar ->
            [one] Lauf kam
           *[other] Läufe kamen
        }
    } mindestens so weit wie du

# How far Warnsdorff’s rule gets.
ruleRuns =
    Warnsdorffs Regel lief { $runs ->
        [1] einmal
       *[other] { NUMBER($runs) }-mal
    } von { $start } aus, mit zufälligem Stichentscheid. { $isDone ->
        [true] { -visiting }, so wie du.
       *[false] { -getting }. { -visiting }.
    }

# Texts that are quoted, one after the other.
quotes = { $first }, { QUOTED($second) }

# Ignored text in a pasted tour.
leftOut =
    { $others ->
        [0] Nicht beachtet: { $quotes }.
       *[other] Nicht beachtet: { $quotes } und noch { NUMBER($others) }.
    }

# Unusual marks of open squares in a pasted board.
openMarks = Als freie Felder gelesen: { $quotes }.

# The valid part of a pasted tour; names the board if its size is given.
-right =
    { NUMBER($holds) } { $holds ->
        [one] {"Feld"} ist
       *[other] {"Felder"} sind
    } richtig.

read =
    { $hasSize ->
        [true] { -form } auf { $size }: { -right }
       *[false] { -form }: { -right }
    }

# What is said of a tour that was pasted, and of its error.
good =
    { $isTour ->
        [true] Es ist eine vollständige Tour.
       *[false] Es ist eine offene Tour.
    }
bad =
    { $isTour ->
        [true] Dort ist die Tour vollständig, aber der Text geht weiter: { $problem }.
       *[false] Noch keine Tour: { $problem }.
    }

# A move that departs from a rule of one’s own.
ownDeparture = Zug { NUMBER($move) } ging nach { $to }; die Regel hätte { EITHER($best) } gewählt.

# A move that departs from Warnsdorff’s rule.
departure =
    Zug { NUMBER($move) } ging nach { $to }, { $value ->
        [0] ohne Folgezug
       *[other] mit { NUMBER($value) } { $value ->
            [one] Folgezug
           *[other] Folgezügen
        }
    }; { $areSeveral ->
        [true] { LIST($best) } hatten je { NUMBER($least) }.
       *[false] { LIST($best) } hatte { NUMBER($least) }.
    }

-rule =
    { $isByOwn ->
        [true] die Regel
       *[false] Warnsdorffs Regel
    }

departures =
    { $left ->
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

ghostReached =
    { $isAll ->
        [true] Sie besucht {"jeden Knoten"}.
       *[false] Sie besucht { -visited }.
    }

# A pasted text without a single square.
unreadable =
    { $hasProblem ->
        [true] Das konnten wir nicht lesen: { $problem }.
       *[false] Das konnten wir nicht lesen.
    } Füge die Felder der Reihe nach ein, zum Beispiel a1 b3 c5. Oder füge das Brett als Tabelle aus Zahlen ein.

# A switch in a link that was neither on nor off.
off = { $label }: { $message }. Das bleibt ausgeschaltet.

# The title of the window.
title = { $size }, { NUMBER($visited) } von { NUMBER($squares) } · { $play } · { $page }
