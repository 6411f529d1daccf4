labels =
    .stop = Anhalten
    .again = Noch einmal
    .unfold = Auffalten
    .fold = Zufalten
    .pause = Pause
    .drawing = Vom Brett zum Graphen
    .previous = Vorige Seite
    .next = Nächste Seite
    .check = Prüfen
    .clear = Leeren
    .tryRule = Diese Regel testen
    .contest = Damit einen Wettbewerb veranstalten
running = Läuft …
guessFirst = Antworte zuerst: Dann ziehen die Springer los.
tieBreaks = Stichentscheid
rulesGuessFirst = Antworte zuerst: Dann beginnt jede Regel einmal auf jedem Feld.
threeRules = - Irgendein Zug
    - Kleinster Abstand zum Rand
    - Wenigste Folgezüge
guessMap = Bretter nach Breite und Höhe
mapSigns =
    .schwenk = es gibt eine geschlossene Tour
    .open-theorem = es gibt eine Tour
    .one-square = ein einziges Feld
    .odd-area = keine Tour: Die Felderzahl ist ungerade
    .side-1 = keine Tour: eine Seite der Länge 1
    .side-2 = keine Tour: eine Seite der Länge 2
    .side-4 = keine Tour: eine Seite der Länge 4
    .small-exception = keine Tour: Das Brett ist zu klein
timed = Alle Läufe sind gemessen. Der längste Balken jedes Verfahrens füllt die Breite.
searching = Suche läuft …
estimateBar = Die wahre Zahl liegt in etwa zwei von drei Fällen im dicken Balken und in 19 von 20 Fällen im dünnen.
estimateMarks =
    .known = McKay, 1997
    .wrong = 1996 gemeldet
scaleName = Billionen geschlossene Touren
imagesOf =
    .found = Eine eben gefundene Tour
    .euler = Eulers Tour von 1759
failed = Dein Browser konnte das nicht ausrechnen: { $message }
walksMade = { NUMBER($walks) } { $walks ->
            [one] Weg
           *[other] Wege
        }: im Durchschnitt { NUMBER($mean, minimumFractionDigits: 1) } von { NUMBER($squares) } Feldern, höchstens { NUMBER($best) }, { $tours ->
            [0] keine Tour
           *[other] { NUMBER($tours) } { $tours ->
                [one] Tour
               *[other] Touren
            }
        }.
walksSoFar = Bisher { NUMBER($walks) } { $walks ->
            [one] Weg
           *[other] Wege
        }. Lies die Zahl am Balken ab.
bin = { NUMBER($from) }–{ NUMBER($to) } Felder: { NUMBER($walks) }
lane = { $board } von { $start } aus
placements = { NUMBER($n) } { $n ->
            [one] Setzschritt
           *[other] Setzschritte
        }
-after = nach { NUMBER($n) } { $n ->
            [one] Setzschritt
           *[other] Setzschritten
        }
laneOver = { $isTour ->
            [true] Eine Tour { -after }.
           *[false] { $isStopped ->
                    [true] Angehalten { -after }.
                   *[false] Keine Tour { -after }.
                }
        }
mapMade = { $rule }: Touren von { NUMBER($tours) } der { NUMBER($starts) } Felder aus.
stuckFrom = Von { $start } aus stecken geblieben: in „Erkunden“ ansehen
failuresOn = { $stuck ->
            [0] { $board }: bleibt nie stecken
           *[other] { $board }: bleibt von { NUMBER($stuck) } der { NUMBER($starts) } Felder aus stecken ({ NUMBER($percent, minimumFractionDigits: 1) } %)
        }
failuresFound = { NUMBER($boards) } { $boards ->
            [one] Brett
           *[other] Bretter
        } durchsucht. { $without ->
            [0] Die Regel bleibt auf jedem davon stecken.
            [1] Die Regel bleibt auf allen bis auf eines stecken.
           *[other] Die Regel bleibt auf allen bis auf { WORD($without) } stecken.
        }
orderInExplore = Backtracking in der Reihenfolge { $moves }: in Erkunden ansehen
ordersTried = Von { NUMBER($orders) } Reihenfolgen kamen { NUMBER($done) } innerhalb von { NUMBER($most) } Setzschritten zu einer Tour; die beste brauchte { NUMBER($least) }.
usualRule = { $isLarge ->
            [true] Roths Regel
           *[false] Warnsdorffs Regel
        }
ruleTried = { $rule }: { NUMBER($tours) } { $tours ->
            [one] Tour
           *[other] Touren
        } aus { NUMBER($runs) } { $runs ->
            [one] Start
           *[other] Starts
        }
againstRoth = { $lead ->
            [ahead] Du hast Roth geschlagen: { NUMBER($own) } { $own ->
                    [one] Tour
                   *[other] Touren
                }, und seine Regel schafft { NUMBER($roths) }. Ein so kleiner Vorsprung kann Glück sein. Ein Wettbewerb auf anderen Brettern zeigt mehr.
            [level] So gut wie Roths Regel: je { NUMBER($own) } { $own ->
                    [one] Tour
                   *[other] Touren
                }. Findest du noch eine mehr?
           *[behind] Roths Regel liegt vorn: { NUMBER($roths) } zu { NUMBER($own) }. Versuche etwas anderes.
        }
unfolded = { $share ->
            [0] Das Brett
            [1] Der Graph, als Ring gezeichnet
           *[other] Unterwegs
        }
guessCell = { $size }{ $isMarked ->
            [true] , markiert
           *[false] {""}
        }
guessedCell = { $size }: { $exists ->
            [true] eine geschlossene Tour
           *[false] keine geschlossene Tour
        }, { $reason }; { $isRight ->
            [true] richtig geraten
           *[false] falsch geraten
        }
guessing = { NUMBER($marked) } von { NUMBER($boards) } Brettern markiert
guessed = Bei { NUMBER($right) } von { NUMBER($boards) } Brettern lagst du richtig; die anderen haben einen dicken Rahmen. Ein Brett hat eine geschlossene Tour, außer in drei Fällen: wenn seine Felderzahl ungerade ist, wenn eine Seite 1, 2 oder 4 lang ist, oder wenn es 3 × 4, 3 × 6 oder 3 × 8 ist. Das hat A. J. Schwenk 1991 bewiesen.
seconds = { $n } s
milliseconds = { $n } ms
timing = { $hasMs ->
            [true] { $board }: { $duration }{ $hasTimes ->
                    [true] {" "}(× { NUMBER($times, minimumFractionDigits: 1) })
                   *[false] {""}
                }
           *[false] { $board }: keine Tour in einer Sekunde
        }
notTimed = { $board }: nicht versucht
toursPage = Seite { NUMBER($page) } von { NUMBER($pages) }, insgesamt { NUMBER($tours) } { $tours ->
            [one] Tour
           *[other] Touren
        }
openTour = Tour { NUMBER($n) }: in „Erkunden“ ansehen
counted = { $what }: { $tours }, gezählt in { $duration }
laneEnded = { $name }: { $outcome }
asSentence = { $result }.
counting = { $what }: bisher { NUMBER($states) } { $states ->
            [one] Zustand
           *[other] Zustände
        }
toursOf = { $isClosed ->
            [true] Geschlossene Touren auf { $board }
           *[false] Offene Touren auf { $board }
        }
sweep = { $what }: { NUMBER($layers) } { $layers ->
            [one] Schritt
           *[other] Schritte
        }, höchstens { NUMBER($most) } { $most ->
            [one] Zustand
           *[other] Zustände
        } gleichzeitig
estimated = Nach { NUMBER($walks) } { $walks ->
            [one] Weg
           *[other] Wegen
        }: etwa { NUMBER($estimate, minimumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1) } Billionen geschlossene Touren.
positions = { $what }: { NUMBER($different) } { $different ->
            [one] Lage
           *[other] verschiedene Lagen
        }
positionsTold = Die eine Tour hat { NUMBER($found) } verschiedene Lagen, Eulers Tour { NUMBER($eulers) }.
