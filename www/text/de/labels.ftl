labels =
    .title = Springertour-Labor
    .tagline = Jedes Feld genau einmal – und sehen, wie es geht
    .loadFailed = Das Rechenprogramm startet nicht.
    .loadHelp = Nimm einen Browser aus den letzten Jahren und öffne die Seite über einen Webserver. Meldung des Browsers:
    .wasmMissing = WebAssembly ist in diesem Browser ausgeschaltet.
    .wasmForbidden = Die Sicherheitsregeln dieser Seite verbieten WebAssembly: In ihrem script-src fehlt 'wasm-unsafe-eval'.
    .roomNotLoaded = Dieser Bereich konnte nicht geladen werden.
    .roomFailed = Ein Teil der Seite konnte nicht geladen werden. Prüfe die Netzverbindung und versuche es noch einmal.
    .crashed = Das Rechenprogramm ist stehen geblieben.
    .crashedHelp = Wahrscheinlich reichte der Speicher nicht. Lade die Seite neu, um weiterzumachen: Der Link führt weiterhin zu dem, was du gesehen hast.
    .crashedAgain = Das Rechenprogramm ist wieder stehen geblieben.
    .crashedAgainHelp = Vielleicht hat dieses Gerät zu wenig Speicher für dieses Brett. Versuche ein kleineres.
    .tryAgain = Noch einmal versuchen
    .loadAgain = Seite neu laden
    .notLoadedAgain = Die Seite ist nicht erreichbar. Prüfe die Netzverbindung und versuche es noch einmal.
    .rooms = Bereiche
    .introduction = Einführung
    .boardHeading = Brett
    .zoom = Zoom
    .zoomIn = Vergrößern
    .zoomOut = Verkleinern
    .zoomFit = Ganzes Brett zeigen
    .settings = Einstellungen
    .playHead = Abspielleiste
    .scrubber = Zug
    .speed = Tempo
    .tie = Gleichstand
    .deadEnd = Sackgasse
    .presets = Größen
    .width = Breite
    .height = Höhe
    .size = Größe
    .times = ×
    .start = Start
    .end = Ende
    .randomStart = Zufällig
    .anyStart = Beliebig
    .method = Verfahren
    .algorithm = Algorithmus
    .tieBreak = Regel
    .moves = Zugreihenfolge
    .moveBoard = Reihenfolge ansehen und ändern
    .rule = Regel
    .target = Tour
    .askBest = Andere Verfahren versuchen, bis eines klappt
    .askLongest = Den längsten Weg suchen
    .whenStuck = In der Sackgasse
    .leaper = Figur
    .wrap = Fläche
    .otherLeaper = Andere …
    .leaps = Sprünge, etwa 1,3 oder 0,1+1,1
    .editBoard = Dieses Brett umbauen
    .graph = Stattdessen einen Graphen nehmen
    .backToBoard = Zurück zum Brett
    .graphHelp = Schreibe Kanten wie 1-2 2-3, oder 1-2-3 für mehrere hintereinander. Es gehen auch zwei Namen pro Zeile, der Name eines bekannten Graphen oder eine Matrix aus 0 und 1. Dateien in DIMACS, TSPLIB, graph6, sparse6, LAD, METIS, Pajek, GML und DOT kannst du ebenfalls verwenden. Die Seite zeichnet die Knoten auf einen Kreis, bekannte Graphen in ihrer üblichen Form.
    .graphs = Bekannte Graphen
    .edges = Kanten
    .useGraph = Diese Kanten nehmen
    .seed = Startwert
    .reroll = Neuer
    .rerollLong = Neuer Startwert
    .show = Zeigen
    .savePicture = Bild speichern
    .svg = SVG
    .png = PNG
    .more = Mehr
    .display = Anzeige
    .theme = Farbschema
    .language = Sprache
    .sound = Ton
    .share = Teilen
    .help = Hilfe
    .forTeachers = Für Lehrkräfte
    .checkTour = Meine Tour prüfen
    .wholePage = Ganze Seite öffnen
    .candidates = {"Felder"}, auf die {"der Springer"} ziehen könnte
    .counters = Zähler
    .dismiss = Ausblenden
    .newVersion = Es gibt eine neue Fassung dieser Seite. Wenn du sie lädst, bleibt erhalten, was du siehst; nur unfertige Rechnungen beginnen neu.
    .useNewVersion = Jetzt laden
    .kept = Diese Seite ist auf deinem Gerät gespeichert. Sie läuft auch ohne Netz.
    .undo = Rückgängig
    .forClass = Für den Unterricht
    .ask = Erst fragen
    .reveal = Zeigen
    .present = Vorführen
    .leave = Beenden
    .leavePresentation = Vorführung beenden
    .squareNumbers = Welche Zahlen?
    .legend = Was die Zeichen bedeuten
    .firstLine = Die kleine Zahl auf einem Feld sagt, wie viele Züge es von dort gäbe. Warnsdorffs Regel: Zieh immer zur kleinsten Zahl.
    .stepByStep = Das Verfahren Schritt für Schritt
    .forClassHelp = „Erst fragen“ verbirgt jede Antwort, bis jemand ein Feld wählt. „Vorführen“ füllt den Bildschirm mit dem Brett.
    .why = Warum?
    .tieSource = Von wem ist das?
    .close = Schließen
    .keys = Tasten
    .keysOnBoard = Tasten, während das Brett ausgewählt ist
    .characterKeys = Tasten mit einem einzigen Zeichen verwenden, etwa R, + und ?
    .glossary = Was die Wörter bedeuten
    .numberedBoard = Zahlen ab 1
    .fromZero = Zahlen ab 0
    .pairs = Reihe, Spalte
    .python = Python-Liste
    .squareList = {"Felder"}
    .picture = Bild
    .playIt = Von diesem Start aus spielen
    .compareIt = Verfahren vergleichen
    .countAll = Alle Touren zählen
    .toPuzzle = Ein Rätsel daraus machen
    .figures = Diese Tour in Zahlen
    .json = JSON
    .copy = Kopieren
    .saveText = Speichern
    .numberFrom = Zählen ab
    .pickOnBoard = {"Auf dem Brett"} wählen
    .turnsElsewhere = Vergleich mit anderen Verfahren
    .results = Tour speichern oder kopieren
    .keepInGallery = In die Galerie legen
rooms =
    .explore = Erkunden
    .play = Spielen
    .learn = Lernen
    .gallery = Galerie
    .compare = Vergleichen
    .build = Bauen
    .count = Zählen
    .exist = Möglich?
    .keypad = Tastenfeld
    .puzzle = Zahlen eintragen
    .verse = Wörter auf einer Tour
actions =
    .play = Abspielen
    .first = Anfang
    .back = Zurück
    .forward = Vor
    .last = Ende
    .nextTie = Zum Gleichstand
    .nextDeadEnd = Zur Sackgasse
    .faster = Schneller
    .slower = Langsamer
    .restart = Neu beginnen
    .undo = Rückgängig
    .share = Teilen
    .help = Hilfe
    .cancel = Rechnung abbrechen
play =
    .play = Abspielen
    .pause = Pause
    .again = Noch einmal
gridActions =
    .move = Von Feld zu Feld gehen
    .rowStart = Erstes Feld der Reihe
    .rowEnd = Letztes Feld der Reihe
    .choose = Auf dieses Feld ziehen oder dort beginnen
toKnight = Zurück zum Springer
cameraActions =
    .zoomIn = Vergrößern
    .zoomOut = Verkleinern
    .zoomFit = Ganzes Brett zeigen
targets =
    .open = Offen: endet irgendwo
    .closed = Geschlossen: zum Start
whenStuck =
    .stop = Anhalten und zeigen
    .backtrack = Zug zurücknehmen
    .restart = Neu beginnen
layers =
    .graph = Alle Züge
    .degrees = Folgezüge
    .numbers = Zahlen
    .path = Weg
    .colours = Farben
squareNumbers =
    .edge-distance = Abstand vom Rand
    .moves = Züge {"jedes Feldes"}
themes =
    .auto = Wie das Gerät
    .light = Hell
    .dark = Dunkel
    .projector = Beamer
surfaces =
    .none = Eben
    .columns = Ring (Zylinder)
    .both = Reifen (Torus)
surfaceNotes =
    .columns = Linker und rechter Rand hängen zusammen: Ein Zug über den einen kommt am anderen herein. Gezeichnet sind zwei kurze Striche, jeder mit dem Namen des Feldes, zu dem er führt.
    .both = Linker und rechter Rand hängen zusammen, oberer und unterer auch: Ein Zug über einen Rand kommt gegenüber herein. Gezeichnet sind zwei kurze Striche, jeder mit dem Namen des Feldes, zu dem er führt.
sounds =
    .off = Aus
    .taps = Klopfen
    .pitch = Folgezüge
keyNames =
    .Space = Leertaste
    .Enter = Eingabe
    .Home = Pos1
    .End = Ende
    .Shift = Umschalt
    .Ctrl = Strg
    .Backspace = Rücktaste
    .ArrowLeft = ←
    .ArrowRight = →
    .ArrowUp = ↑
    .ArrowDown = ↓
    .PageUp = Bild ↑
    .PageDown = Bild ↓
    .Escape = Esc
counters =
    .steps = { $n ->
            [one] Schritt
           *[other] Schritte
        }
    .visited = { $n ->
           *[other] besucht
        }
    .ties = { $n ->
            [one] Gleichstand
           *[other] Gleichstände
        }
    .deadEnds = { $n ->
            [one] Sackgasse
           *[other] Sackgassen
        }
    .backtracks = { $n ->
            [one] Rücknahme
           *[other] Rücknahmen
        }
    .restarts = { $n ->
            [one] Neubeginn
           *[other] Neubeginne
        }
    .placements = { $n ->
            [one] Setzschritt
           *[other] Setzschritte
        }
    .orders = { $n ->
            [one] Reihenfolge versucht
           *[other] Reihenfolgen versucht
        }
    .rotations = { $n ->
            [one] Drehung
           *[other] Drehungen
        }
    .joins = { $n ->
            [one] Verbindung
           *[other] Verbindungen
        }
    .splices = { $n ->
            [one] Umweg
           *[other] Umwege
        }
    .sweeps = { $n ->
            [one] Durchlauf
           *[other] Durchläufe
        }
