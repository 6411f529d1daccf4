paces =
    .slow = langsam
    .normal = normal
    .fast = schnell
noTimeline = {"Dieses Brett"} ist zu groß, um sich jeden Schritt zu merken. Der Lauf kann vorwärts gehen oder neu beginnen, aber nicht zurück.
candidateTags =
    .chosen = gewählt
    .tied = = gleich
    .tried = versucht
graphForms =
    .edges = {""}
    .pairs = Gelesen als zwei Namen pro Zeile:{" "}
    .adjacency = Gelesen als Nachbarschaftslisten:{" "}
    .dimacs = Gelesen als DIMACS:{" "}
    .tsplib = Gelesen als TSPLIB:{" "}
    .graph6 = Gelesen als graph6:{" "}
    .sparse6 = Gelesen als sparse6:{" "}
    .matrix = Gelesen als Matrix:{" "}
    .lad = Gelesen als LAD:{" "}
    .metis = Gelesen als METIS:{" "}
    .pajek = Gelesen als Pajek:{" "}
    .gml = Gelesen als GML:{" "}
    .dot = Gelesen als DOT:{" "}
    .name = {""}
anyStart = Die Tour darf überall beginnen.
insteads =
    .room = Stattdessen wird „Erkunden“ gezeigt.
    .step = Der Lauf steht am Anfang.
    .tour = Stattdessen wird Warnsdorffs Regel gezeigt.
    .layers = Gezeigt wird das Übliche.
    .rule = Es gilt die übliche Regel.
    .graph = Stattdessen wird ein Brett gezeigt.
    .byHand = Das Verfahren macht alle Züge.
    .ask = Die Antworten werden gezeigt.
    .present = Gezeigt wird die übliche Seite.
    .view = Gezeigt wird die übliche Seite.
    .numberFrom = Die Zahlen beginnen am Start.
    .numbers = Die Felder zeigen, worauf das Verfahren achtet.
tooSmallFor = Die Felder sind dafür zu klein.
preparing = Wird vorbereitet …
copied = Kopiert
saved = Gespeichert
copyFailed = Kopieren ging nicht
crashed = Das Rechenprogramm ist stehen geblieben. Wahrscheinlich reichte der Speicher nicht: Versuche ein kleineres Brett.
remedies =
    .unreachable = Prüfe die Netzverbindung und versuche es noch einmal.
    .gone = Es gibt eine neuere Fassung dieser Seite. Lade die Seite neu: Du kommst wieder dorthin, wo du bist.
    .broken = Eine Datei der Seite ist unvollständig angekommen. Lade die Seite neu: Du kommst wieder dorthin, wo du bist.
speed =
    .slow = ein Schritt alle { NUMBER($seconds) } s
    .fast = { NUMBER($steps) } { $steps ->
            [one] Schritt
           *[other] Schritte
        }/s
speedText = Tempo: { $pace }
namedSpeed = { $pace }, { $speed }
unfit = { $name } ({ $why })
unfitHere = { $name } (nicht auf diesem Brett)
upTo = bis { NUMBER($squares) } Felder
useBoard = { $withKnight ->
            [true] { $valueName } und den Springer nehmen
           *[false] { $valueName } nehmen
        }
noneAhead = { $what ->
            [tie] Kein weiterer Gleichstand: Hier ist das Ende des Laufs.
           *[other] Keine weitere Sackgasse: Hier ist das Ende des Laufs.
        }
inARow = { $first }, { $second }
tiedAndChosen = = gleich, gewählt
methodWith = { $method } · { $setting }
withKey = { $name } ({ $key })
keysTogether = { $first } { $second }
playOrPause = { $play } / { $pause }
copyForm = { $copy }: { $form }
saveForm = { $saveText }: { $form }
savePictureAs = { $savePicture }: { $label }
press =
    .tap = Wähle
    .choose = Wähle
hints =
    .start = { $press } {"einen Knoten"}, um dort neu zu beginnen.
    .go = { $press } {"einen Knoten"} mit Ring, um dorthin zu ziehen, oder {"einen anderen"}, um dort neu zu beginnen.
    .numberFrom = { $press } {"den Knoten"}, {"das"} die Zahl 1 bekommt.
    .answer = { $press } {"den Knoten"}, {"auf das"} es weitergeht.
answered = { $isRight ->
            [true] { $to } ist richtig.
           *[false] Nicht { $to }.
        }
noWay = {"Der Springer"} kann nicht nach { $to } ziehen.
startOn = Auf { $square } neu beginnen
ofSquare =
    .hole = Loch
    .start = Start, Nummer 1
    .open = frei
    .chosen = kommt als Nächstes
    .candidate = Kandidat
    .joinedToNothing = mit nichts verbunden
    .joinedTo = verbunden mit { COMMAS($names) }
    .visited = Nummer { $number }
    .joinedToMany = verbunden mit { NUMBER($vertices) } Knoten
markedSquare = { $told }, markiert
knightHere = { $isGraph ->
            [true] hier ist der Reisende
           *[false] hier ist der Springer
        }
gridName = Brett, { NUMBER($width) } mal { NUMBER($height) }
graphName = Graph, { NUMBER($vertices) } Knoten
graphSize = { $form }{ NUMBER($vertices) } Knoten, { NUMBER($edges) } { $edges ->
        [one] Kante
       *[other] Kanten
    }.
size = { $width } × { $height }
holes = Dieses Brett hat { NUMBER($squares) } { $squares ->
            [one] Feld
           *[other] Felder
        } und { NUMBER($missing) } { $missing ->
            [one] Loch
           *[other] Löcher
        }. Wenn du eine Größe wählst, wird es ein volles Rechteck.
randomStart = Zufällig gewählt: { $start }.
fields =
    .room = Bereich
    .graph = Graph
    .step = Schritt
    .numbers = Zahlen
    .tour = Vorgegebene Tour
    .byHand = Züge von Hand
    .view = Ansicht
refused = Nicht geändert: { $clip }.
replaced =
    .what = { $name }: { $message }.
    .instead = Stattdessen gilt { QUOTED($instead) }.
    .ignored = Das wird nicht beachtet.
beyondEnd = { $steps ->
            [0] { $step }: Dieser Lauf hat keine Schritte. Die Seite zeigt sein Ende.
           *[other] { $step }: Dieser Lauf hat nur { NUMBER($steps) } { $steps ->
                    [one] Schritt
                   *[other] Schritte
                }. Die Seite zeigt sein Ende.
        }
noSuchMove = { $name }: Ein Zug in diesem Link ist nicht möglich. Von dort an macht das Verfahren die Züge.
waits = Dieses Verfahren kann nach deinen Zügen nicht weitermachen. { $press } ein Feld, um den nächsten Zug selbst zu machen.
notRenumbered = { $name }: Nur eine geschlossene Tour lässt sich von jedem ihrer Felder aus nummerieren. Die Zahlen beginnen am Start.
wrong =
    .hole = { $excerpt } ist auf diesem Brett ein Loch; wähle ein Feld
    .player = Hier kann man nicht von Hand ziehen; wähle ein Verfahren, das die Züge macht
    .side = { $side ->
            [width] Die Breite
           *[height] Die Höhe
        } muss eine ganze Zahl von 1 bis { NUMBER($most) } sein
    .tooLong = Das ist zu lang für einen Link; er darf höchstens { NUMBER($most) } Zeichen haben
    .outOfPlace = Neben den anderen Angaben dieses Links bedeutet das nichts
    .room = Es gibt keinen Bereich namens { QUOTED($value) }
    .step = { QUOTED($value) } ist keine Schrittzahl für einen Link; schreib eine ganze Zahl von 0 bis { NUMBER($most) }
    .flag = { QUOTED($value) } ist weder true noch false; schreib true oder lass es weg
    .view = { QUOTED($value) } ist keine Ansicht; schreib { $known } oder lass es weg
    .layers = { QUOTED($value) } lässt sich nicht einblenden; wähle aus { COMMAS($known) }
    .theme = { QUOTED($value) } ist kein Farbschema; wähle aus { COMMAS($known) }
    .language = Diese Seite gibt es nicht in der Sprache { QUOTED($value) }; wähle aus { COMMAS($known) }
tooLargeToShow = { NUMBER($squares) } { $squares ->
            [one] {"Feld"} ist zu viel
           *[other] {"Felder"} sind zu viele
        }, um sie hier zu zeigen. Kopiere oder speichere sie stattdessen.
loading = „{ $what }“ wird geladen …
loadingReader = Was diese Schreibweise liest, wird geladen …
loadingMethod = Dieses Verfahren wird geladen …
roomHelp = { $remedie } Meldung des Browsers:
noTour = { $isOver ->
            [true] { $because }
           *[false] { $because } Du kannst trotzdem zusehen, wo der Lauf endet.
        }
