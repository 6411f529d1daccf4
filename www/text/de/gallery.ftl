labels =
    .toWall = ← Zurück zu allen Touren
    .browse = Vorige und nächste Tour
    .previous = Vorige Tour
    .next = Nächste Tour
    .checked = Was an ihr bemerkenswert ist
    .verse = Der Vers
    .readVerse = Feld für Feld lesen
    .chapters = Die Kapitel des Buchs
    .figures = In Zahlen
    .numbers = Zahlen und ihre Summen
    .compare = Was würde Warnsdorffs Regel tun?
    .numbering = Die Zahl 1 setzen auf
    .fromKnight = Feld des Springers
    .fromFirst = Ursprüngliche Zählung
    .explore = In „Erkunden“ öffnen
    .keepName = Name
    .keepNow = Auf diesem Gerät behalten
    .collection = Berühmte Springertouren
    .intro = Der Springer besucht jedes Feld genau einmal. Wähle ein Bild, um die ganze Tour zu sehen und sie Schritt für Schritt durchzugehen.
    .search = Suchen
    .filters = Filter
    .clearAll = Alle Filter löschen
    .own = Deine Touren
    .ownHelp = Hier kannst du Touren behalten, die du in „Erkunden“ oder „Spielen“ vollendet oder in „Bauen“ gefunden hast. Sie bleiben auf diesem Gerät.
    .export = Alle als Datei speichern
    .import = Aus einer Datei hinzufügen …
    .bringBack = Rückgängig: zurückholen
    .rescue = Unlesbare Daten speichern
properties =
    .kind = Anfang und Ende
    .symmetry = Symmetrie
    .sums = Magische Summen
    .piece = Figur
    .century = Jahrhundert
    .size = Brett
any = Alle
values_kind =
    .closed = Geschlossen: zurück zum Start
    .open = Offen: endet anderswo
    .path = Weg: nicht alle Felder
values_symmetry =
    .symmetric = Symmetrisch
    .half-turn = Gleich nach halber Drehung
    .quarter-turn = Gleich nach Vierteldrehung
    .mirror = Gleich im Spiegel
    .none = Nicht symmetrisch
values_sums =
    .magic = Magisch
    .nearly = Fast magisch
values_century =
    .none = Für diese Seite gemacht
century = { $century }. Jahrhundert
choice = { $value } ({ NUMBER($tours) })
onTheWall = { $isAll ->
            [true] Alle { NUMBER($all) } Touren
           *[false] { $found ->
                [0] Keine Tour erfüllt das alles. Lösche einen dieser Filter:
               *[other] { NUMBER($found) } von { NUMBER($all) } Touren
            }
        }
clearOne = { QUOTED($value) } löschen: { NUMBER($tours) } { $tours ->
            [one] Tour
           *[other] Touren
        }
boardWithHoles = { $size }, { NUMBER($squares) } { $squares ->
            [one] Feld
           *[other] Felder
        }
source = Quelle: { $text }
foundHere = { $hasCited ->
            [true] Für diese Seite gefunden und bei ihrem Bau geprüft. { $cited }
           *[false] Für diese Seite gefunden und bei ihrem Bau geprüft.
        }
particulars =
    .closed = Geschlossen: Ein weiterer Zug führt zurück zum Start.
    .open = Offen: Zwischen Anfang und Ende liegt kein Springerzug.
    .path = Ein Weg, keine Tour: Er besucht { NUMBER($n) } von { NUMBER($squares) } Feldern.
    .asymmetric = Sie hat keine Symmetrie.
    .half-turn = Symmetrisch: Nach einer halben Drehung des Bretts sieht sie genauso aus.
    .quarter-turn = Symmetrisch: Nach einer Vierteldrehung des Bretts sieht sie genauso aus.
    .mirror = Symmetrisch: Im Spiegel sieht sie genauso aus.
    .halves = Sie füllt eine Hälfte des Bretts, bevor sie die andere betritt.
    .opposite = Die Zahlen auf gegenüberliegenden Feldern unterscheiden sich immer um { NUMBER($n) }.
    .opposites-add = Die Zahlen auf gegenüberliegenden Feldern ergeben immer { NUMBER($n) }.
    .quarters-differ = Drehst du das Brett um ein Viertel, ändert sich jede Zahl um { NUMBER($n) }.
    .semi-magic = Jede Zeile und jede Spalte hat die Summe { NUMBER($n) }.
    .magic = Magisch: Jede Zeile, jede Spalte und beide Diagonalen haben die Summe { NUMBER($n) }.
    .rows = Jede Zeile hat die Summe { NUMBER($n) }.
    .columns = Jede Spalte hat die Summe { NUMBER($n) }.
    .diagonals = Die Diagonalen nicht: Ihre Summen sind { NUMBER($n) } und { NUMBER($other) }.
    .sums = Jede Zeile und jede Spalte hat die Summe { NUMBER($n) } oder { NUMBER($other) }.
    .quarters = In jedem Viertel des Bretts hat jede Zeile und jede Spalte die Summe { NUMBER($n) }.
    .crossings = Keine zwei Züge kreuzen sich.
    .verse = In der Reihenfolge der Tour gelesen, ergeben die Silben einen Vers.
    .verse-as-rows = Die Silben ergeben denselben Vers in der Reihenfolge der Tour und Zeile für Zeile.
renumbered = Die Zahl 1 steht jetzt auf { $square }.
notClosed = Nur eine geschlossene Tour kann auf jedem ihrer Felder beginnen
notVisited = { QUOTED($square) } ist kein Feld dieser Tour; schreib eines wie c3
pathStep = { $isStart ->
            [true] Der Weg beginnt auf { $square }.
           *[false] Zug { $step } von { $of }: nach { $square }.
        }
chapter = Kapitel { NUMBER($number) }.{ $isRound ->
            [true] {" "}Der Springer hat alle vier Seiten des Hauses berührt: Hier endet ein Teil des Buchs.
           *[false] {""}
        }
noChapter = Kein Kapitel: der Keller, den das Buch auslässt.
part = Kapitel { NUMBER($first) } bis { NUMBER($last) }: { $isRound ->
            [true] alle vier Seiten
           *[false] der Rest
        }
squareLabel = { $square }, { $place ->
            [0] nicht besucht
           *[other] Nummer { NUMBER($place) }
        }{ $isKnightHere ->
            [true] , { $knightHere }
           *[false] {""}
        }
caption = { $press } ein Feld, um den Zug zu sehen, der dorthin führt.
keys =
    .move = Von Feld zu Feld gehen
    .rowStart = Erstes Feld der Reihe
    .rowEnd = Letztes Feld der Reihe
    .choose = Den Zug sehen, der zu diesem Feld führt
readSoFar = { $hasRead ->
            [true] { $isAll ->
                [true] Gelesen: { $read }
               *[false] Bisher gelesen: { $read }
            }
           *[false] Noch nichts gelesen.
        }
counting = Zählt, wie oft die Tour der Regel folgt …
compared =
    .tour = Diese Tour
    .path = Dieser Weg
    .rule = Tour der Regel
comparedRows =
    .end = Ergebnis
    .turns = Knicke
    .crossings = Kreuzungen
reached = { $end ->
            [stuck] bleibt nach { NUMBER($visited) } von { NUMBER($squares) } Feldern stecken
            [closed] eine geschlossene Tour
           *[open] eine offene Tour
        }
ruleFrom = { $isUsual ->
            [true] Warnsdorffs Regel von { $start } aus. Bei Gleichstand geht sie auf das Feld, das weiter von der Mitte entfernt ist:
           *[false] Warnsdorffs Regel von { $start } aus. Bei Gleichstand geht sie auf das erste der gleich guten Felder:
        }
agreement = { $isAlways ->
            [true] Diese Tour folgt immer der Regel: Jeder ihrer { NUMBER($choices) } Züge führt auf ein Feld mit den wenigsten Folgezügen.
           *[false] Diese Tour folgt der Regel bei { NUMBER($agreeing) } ihrer { NUMBER($choices) } Züge: Dort geht sie auf ein Feld mit den wenigsten Folgezügen.
        }
title = { $name }, { $progress } · { $gallery } · { $title }
unnamed = Eine Tour auf { $board }
kept =
    .done = { QUOTED($name) } ist auf diesem Gerät gespeichert.
    .removed = { QUOTED($name) } ist entfernt.
    .back = { QUOTED($name) } ist wieder da.
    .none = Du hast noch keine Tour behalten.
    .found = { NUMBER($found) } deiner { NUMBER($all) } Touren { $found ->
                [one] passt
               *[other] passen
            } zu den Filtern.
    .denied = Deine Touren können auf diesem Gerät nicht gespeichert werden: Sein Speicher ist voll oder gesperrt. Speichere sie als Datei, sonst sind sie weg, wenn du die Seite schließt.
    .unreadable = Die Seite kann die Touren auf diesem Gerät nicht lesen. Nichts ist verloren: Speichere die Daten als Datei, bevor du sie entfernst.
    .added = { $added ->
                [0] Die Datei hat keine neue Tour.
               *[other] { NUMBER($added) } { $added ->
                    [one] Tour
                   *[other] Touren
                } hinzugefügt.
            }{ $same ->
                [0] {""}
               *[other] {" "}{ NUMBER($same) } { $same ->
                    [one] Tour war
                   *[other] Touren waren
                } schon hier.
            }
    .refused = { QUOTED($name) } wurde ausgelassen: { $why }.
    .saved = Gespeichert.
    .file = springertouren.json
remove = { QUOTED($name) } entfernen
wrong =
    .name = Gib der Tour einen Namen
    .longName = Dieser Name ist zu lang; nimm höchstens { NUMBER($most) } Zeichen
    .sameTour = Du hast diese Tour schon, als { QUOTED($name) }
    .tooMany = Höchstens { NUMBER($most) } Touren haben Platz; speichere sie als Datei und entferne dann einige
    .tooLarge = Eine Tour mit mehr als { NUMBER($most) } Feldern kann nicht behalten werden
    .file = Die Datei ist zu groß: Sie hat mehr als { NUMBER($most) } Byte
    .unreadableFile = Die Datei lässt sich nicht öffnen; wähle sie noch einmal
    .notJson = Das ist kein gültiges JSON; wähle eine Datei, die diese Seite gespeichert hat
    .notOurs = Das ist keine Liste von Touren, die diese Seite gespeichert hat
    .newer = Eine neuere Fassung dieser Seite hat die Datei gespeichert; lade die Seite neu, um sie zu aktualisieren
    .notATour = Ihre Felder ergeben keine Tour
    .noSquares = Sie hat keine Felder
    .tour = In der Sammlung gibt es keine Tour { QUOTED($id) }
    .filter = { QUOTED($value) } gibt es hier nicht; wähle aus { COMMAS($known) }
noSuchTour = Tour: { $message }. Stattdessen werden alle Touren gezeigt.
noSuchFilter = { $property }: { $message }. Die anderen Filter des Links gelten.
