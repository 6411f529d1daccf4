labels =
    .title = Verfahren vergleichen
    .intro = Alle Bahnen haben dasselbe Brett und denselben Start, aber jede ihr eigenes Verfahren. Welche besucht jedes Feld?
    .parts = Was verglichen wird
    .lanes = Bahnen
    .addLane = Neue Bahn
    .common = Brett und Start
    .whyTies = Warum Gleichstände wichtig sind
    .picker = Verfahren dieser Bahn ändern
    .reroll = Neuer Startwert
    .runs = Beendete Läufe
    .noRuns = Jeder Lauf, den du bis zum Ende abspielst, steht dann hier.
    .copyCsv = Als CSV kopieren
    .clear = Liste leeren
    .map = Erfolgskarte
    .mapIntro = Kommt es darauf an, wo der Springer beginnt? Die Karte startet auf jedem Feld einen Lauf und zeigt, wie er endet.
    .testWarnsdorff = Die Behauptung prüfen: „Warnsdorffs Regel ergibt immer eine geschlossene Tour“
    .testNeural = Die Behauptung prüfen: „Das neuronale Netz kommt immer zur Ruhe“
    .compute = Karte erstellen
    .cancel = Abbrechen
    .seeds = Läufe pro Feld
    .progress = Fortschritt der Karte
    .method = Verfahren
    .rule = Deine Regel
    .seedNote = Die Läufe nehmen diesen Startwert und die folgenden. Wähle ein Feld der Karte, um seinen Lauf zu öffnen.
parts =
    .race = Rennen
    .map = Karte
    .contest = Wettbewerb
tiesIntro = Drei Springer folgen Warnsdorffs Regel. Sie unterscheiden sich nur darin, was sie bei Gleichstand tun: Welcher bleibt zuerst stecken? Das Rennen dauert { NUMBER($seconds) } Sekunden.
lane = Bahn { NUMBER($n) }
removeLane = Bahn { NUMBER($n) } entfernen
methods =
    .warnsdorff = Geht dorthin, wo es am wenigsten weitergeht
    .backtracking = Nimmt in der Sackgasse Züge zurück
    .restarts = Beginnt in der Sackgasse neu
    .rotations = Dreht in der Sackgasse ein Wegstück um
    .edges-first = Erst der Rand, dann Reparaturen
    .blocks = Verbindet die Touren kleiner Blöcke
    .cycles = Verbindet kleine Kreise
    .smooth = Macht wenige Knicke
    .neural = Alle Felder entscheiden gleichzeitig
    .permutations = Probiert jede Reihenfolge der Felder
    .best = Versucht mehrere Verfahren
    .longest = Besucht so viele Felder wie möglich
    .symmetric = Zieht zugleich an den Bildern
tieBreaks =
    .first = Bei Gleichstand: das erste einer festen Liste
    .random = Bei Gleichstand: wählt zufällig
    .pohl-sum = Bei Gleichstand: schaut einen Zug voraus
    .pohl-min = Bei Gleichstand: sucht die engste Fortsetzung
    .roth = Bei Gleichstand: weg von der Mitte
    .roth-random = Bei Gleichstand: weg von der Mitte, dann zufällig
    .squirrel-cull = Bei Gleichstand: ein Plan für jeden Teil des Bretts
ownRule = Folgt deiner eigenen Regel
notHere = Dieses Verfahren geht auf diesem Brett nicht von diesem Start aus; wähle einen anderen Start
otherTarget = { $target ->
            [closed] Dieses Verfahren sucht nur geschlossene Touren.
           *[other] Dieses Verfahren sucht nur eine andere Art von Tour ({ $name }).
        }
status =
    .start = Am Start
    .step = Schritt { NUMBER($position) }
    .closed = Geschlossene Tour
    .open = Offene Tour
    .stuck = Steckt fest: { NUMBER($visited) } von { NUMBER($squares) } Feldern
    .longest = Weg: { NUMBER($visited) } von { NUMBER($squares) } Feldern
    .cycles = { NUMBER($cycles) } { $cycles ->
                [one] Kreis, keine
               *[other] Kreise statt einer
            } Tour
    .impossible = Keine solche Tour
    .gave-up = Aufgegeben
ofLanes = { COMMAS($lanes) }: { $status }.
ofAllLanes = { $status }.
title = { $compare } auf { $board }, { $progress } · { $page }
caption = { $press } ein Feld, um alle Bahnen dort zu beginnen.
computing = Berechnung läuft: Schritt { NUMBER($position) }. Esc bricht ab.
ofLane = { $lane }: { $problem }
tooFewLanes = Bahnen: Zum Vergleichen braucht man zwei. Die Seite hat eine hinzugefügt.
tooManyLanes = Bahnen: Der Link hat { NUMBER($found) }, Platz ist für { NUMBER($most) }. Die Seite zeigt die ersten { NUMBER($most) }.
boardTooLarge = Ein Brett mit { NUMBER($squares) } Feldern ist zu groß für diesen Bereich; wähle eines mit höchstens { NUMBER($most) }
wrongSeeds = { $seeds }: { QUOTED($value) } geht nicht; wähle aus { COMMAS($known) }. Die Seite nimmt stattdessen { $usual }.
wordReplaced = { $called }: { $message }. { $name ->
            [lanes] Die Seite zeigt ihre üblichen Bahnen.
            [map] Die Seite nimmt ihr übliches Verfahren.
            [seeds] Die Seite nimmt ihre übliche Zahl.
           *[other] Die Seite veranstaltet keinen Wettbewerb.
        }
wrong =
    .graph = Vergleichen geht nur auf Brettern; öffne den Graphen in „Erkunden“
    .part = { QUOTED($value) } geht nicht; wähle aus { COMMAS($known) }
columns =
    .board = Brett
    .start = Start
    .method = Verfahren
    .outcome = Ergebnis
    .steps = Schritte
    .backtracks = Rücknahmen
    .restarts = Neubeginne
    .closed = Geschlossen?
yes = ja
no = nein
method = { $method }{ $whenStuck ->
            [backtrack] {" "}· Zug zurücknehmen
            [restart] {" "}· Neu beginnen
           *[other] {""}
        } · Startwert { $seed }
mapProgress = { NUMBER($done) } von { NUMBER($all) } Läufen
mapCancelled = Abgebrochen. Die Karte zeigt die bisherigen Ergebnisse.
mapFailed = Die Karte konnte nicht erstellt werden: { $message }
mapTooLarge = Die Karte braucht ein Brett mit höchstens { NUMBER($most) } Feldern. Wähle oben ein kleineres.
ofMap = { $map }: { $problem }
rate = { NUMBER($tours) } von { $isOncePerSquare ->
            [true] { NUMBER($tried) } { $tried ->
                [one] Start
               *[other] Starts
            }
           *[false] { NUMBER($tried) } { $tried ->
                [one] Lauf
               *[other] Läufen
            }
        } { $tours ->
            [one] ergab
           *[other] ergaben
        } eine Tour, davon { NUMBER($closed) } geschlossen.{ $refused ->
            [0] {""}
           *[other] {" "}Auf { NUMBER($refused) } { $refused ->
                [one] anderem Feld
               *[other] anderen Feldern
            } kann das Verfahren nicht beginnen.
        }
claims =
    .warnsdorff = { $failed ->
                [0] Auf diesem Brett stimmt die Behauptung: Jeder Lauf ergab eine geschlossene Tour.
               *[other] Auf diesem Brett ist die Behauptung falsch: { NUMBER($failed) } { $failed ->
                    [one] Lauf ergab
                   *[other] Läufe ergaben
                } keine geschlossene Tour.
            }
    .neural = { $isImpossible ->
                [true] Dieses Brett hat keine geschlossene Tour, also gibt es für das Netz nichts zu finden.
               *[false] { $restless ->
                    [0] { $tried ->
                        [one] Auf diesem Brett stimmt die Behauptung: Der Lauf kam zur Ruhe.
                       *[other] Auf diesem Brett stimmt die Behauptung: Alle { NUMBER($tried) } Läufe kamen zur Ruhe.
                    }
                   *[other] Auf diesem Brett ist die Behauptung falsch: { NUMBER($restless) } { $restless ->
                        [one] Lauf kam
                       *[other] Läufe kamen
                    } nie zur Ruhe.
                }{ $cycles ->
                    [0] {""}
                   *[other] {" "}Aber { NUMBER($cycles) } { $cycles ->
                        [one] Lauf endete
                       *[other] Läufe endeten
                    } mit mehreren Kreisen statt mit einer Tour.
                }
            }
inGeneral =
    .warnsdorff = Auf anderen Brettern stimmt sie auch nicht. Die Regel achtet nie auf den Rückweg zum Start, deshalb schließt sich eine Tour nur mit Glück. Auf 8 × 8 geschieht das bei etwa 13 % der Läufe mit zufälligem Stichentscheid. Auf großen Brettern ergibt der zufällige Stichentscheid fast nie eine Tour.
    .neural = Im Allgemeinen stimmt sie nicht. Mit der Regel, wie sie oft gedruckt wird, kam keiner von 442.000 gemessenen Läufen mit zwei Zügen auf jedem Feld zur Ruhe. Mit der berichtigten Regel taten es alle Läufe, wenn die Neuronen in gemischter Reihenfolge an die Reihe kamen. In fester Reihenfolge waren es 91 bis 97 %. Niemand hat bewiesen, dass es immer klappt. Und selten bilden die Züge eine einzige Tour: auf 8 × 8 bei etwa 20 % der Läufe.
endings =
    .closed = geschlossene Tour
    .open = offene Tour
    .stuck = steckt fest
    .cycles = mehrere Kreise
    .impossible = keine solche Tour
    .gave-up = aufgegeben
    .refused = das Verfahren kann hier nicht beginnen
cell =
    .idle = { $square }: noch nicht gelaufen
    .one = { $square }: { $ending }. Diesen Lauf in „Erkunden“ öffnen
    .many = { $square }: { NUMBER($tours) } von { NUMBER($runs) } Läufen { $tours ->
                [one] ergab
               *[other] ergaben
            } eine Tour, { $percent } %, { NUMBER($closed) } davon geschlossen. Einen mit dem Ergebnis „{ $ending }“ in „Erkunden“ öffnen
legend =
    .closed = geschlossene Tour
    .open = offene Tour
    .failed = keine Tour
    .refused = kann hier nicht beginnen
shareLegend = Bei mehreren Läufen pro Feld ist die Zahl der Prozentsatz, der eine Tour ergab. Wähle ein Feld, um einen seiner Läufe zu öffnen, möglichst einen misslungenen.
