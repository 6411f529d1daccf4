labels =
    .boardHeading = Das Brett
    .lessons = Lektionen
    .steps = Schritte der Lektion
    .previous = Voriger Schritt
    .next = Nächster Schritt
    .known = Das weißt du jetzt
    .toldKnown = Das weißt du jetzt:
    .nextLesson = Nächste Lektion
    .allDone = Das war die letzte Lektion. Du hast alle geschafft!
    .lastSeen = Das war die letzte Lektion. Die Liste zeigt, welche Schritte dir noch fehlen.
    .keepsake = Ein Bild zum Behalten
    .onBoard = Auf dem Brett
    .takeBack = Zurück
    .startOver = Von vorn
    .step = Vor
    .play = Abspielen
    .toEnd = Ans Ende
    .answer = Deine Antwort
    .check = Prüfen
    .readAloud = Vorlesen
    .stopReading = Vorlesen beenden
    .present = Vorführen
    .leave = Beenden
    .leavePresentation = Vorführung beenden
    .erase = Meinen Fortschritt löschen
    .teachers = Für Lehrkräfte
    .worksheets = Arbeitsblätter
    .backToLessons = Zurück zu den Lektionen
    .beside = Dasselbe auf dem Brett
actions =
    .nextStep = Nächster Schritt der Lektion
    .previousStep = Voriger Schritt
    .forward = Einen Zug vor
    .back = Einen Zug zurück
    .clickOn = Presenter: einen Zug vor, dann die Antwort, dann der nächste Schritt
    .clickBack = Presenter: einen Zug zurück, dann zum vorigen Schritt
onBoard =
    .move = Von Feld zu Feld gehen
    .rowStart = Erstes Feld der Reihe
    .rowEnd = Letztes Feld der Reihe
    .choose = Auf dieses Feld ziehen oder damit antworten
tooFew = Es sind mehr. Versuche es noch einmal.
tooMany = Es sind weniger. Versuche es noch einmal.
wantsNumber = Schreib eine Zahl, etwa 40, oder ein Wort, etwa vierzig.
finished = Du hast das Ende der letzten Lektion erreicht.
first = Das ist der erste Schritt der ersten Lektion.
notKept = Dein Fortschritt kann nicht gespeichert werden: Der Speicher dieses Geräts ist voll oder gesperrt. Der Fortschritt geht verloren, sobald du die Seite schließt.
erased = Dein Fortschritt ist gelöscht.
progress = Schritt { NUMBER($step) } von { NUMBER($steps) }
stepName = Schritt { NUMBER($step) }{ $isDone ->
            [true] , erledigt
           *[false] {""}
        }
lessonTitle = { NUMBER($lesson) }. { $title }
tryAgain = Nicht ganz. { $why } Versuche es noch einmal.
solution = { $why } Die richtige Antwort ist „{ $right }“.
shownAnswer = „{ $right }“. { $why }
tried = { $text }, { $isRight ->
            [true] richtig
           *[false] falsch
        }
visitedOf = { NUMBER($visited) } von { NUMBER($squares) } besucht
noWay = {"Der Springer"} kann von { $from } nicht nach { $to } ziehen.
coloured = { $told }, { $isDark ->
            [true] dunkel
           *[false] hell
        }
begins = Lektion { $lesson }, { NUMBER($steps) } { $steps ->
            [one] Schritt
           *[other] Schritte
        }.
wrong =
    .lesson = { QUOTED($text) } ist keine Lektion; gezeigt wird die erste
    .step = Diese Lektion hat { NUMBER($steps) } Schritte, { QUOTED($text) } ist keiner davon; gezeigt wird Schritt { NUMBER($shown) }
    .sheet = { QUOTED($text) } ist kein Arbeitsblatt; es gibt { LIST($kinds) }
    .board = Dieses Arbeitsblatt hat Bretter von { $least }x{ $least } bis { $most }x{ $most }, nicht { QUOTED($text) }; gezeigt wird { $board }
    .boards = { QUOTED($text) } ist keine Anzahl von Brettern für eine Seite; wähle aus { COMMAS($known) }
stepTitle = { $lesson }, Schritt { NUMBER($step) }
ages =
    .ten = Ab zehn Jahren
    .fifteen = Ab fünfzehn Jahren
doneOf = { $isAll ->
            [true] erledigt
           *[false] { NUMBER($done) } von { NUMBER($steps) } erledigt
        }
predicted = { NUMBER($right) } von { NUMBER($asked) } richtig, noch { NUMBER($left) }.
roundOver = { $areAllRight ->
            [true] Das war die letzte Frage: Alle { NUMBER($asked) } waren richtig.
           *[false] Das war die letzte Frage: { NUMBER($right) } von { NUMBER($asked) } waren richtig. Fang von vorn an, um es noch einmal zu versuchen.
        }
notThere = Nicht { $square }: Dort sind es { NUMBER($value) } { $value ->
            [one] Folgezug
           *[other] Folgezüge
        }. {"Ein anderes Feld"}, einen Zug von { $from } entfernt, hat weniger. Versuche es noch einmal.
corrected = { $message }.
title = { $what } · { $learn } · { $page }
