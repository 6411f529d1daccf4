labels =
    .intro = Welche Brettformen haben eine Springertour? Schneide Löcher und sieh selbst: Ein einziges fehlendes Feld kann eine Tour unmöglich machen.
    .tools = Was ein Klick oder die Leertaste tut
    .wholeBoard = Das ganze Brett
    .back = Rückgängig und wiederholen
    .openInExplore = In „Erkunden“ öffnen
    .countTours = Seine Touren zählen
    .isPossible = Ist eine Tour möglich?
    .side = Größe der Form
    .shapes = Formen
    .boardText = Text des Bretts
    .textHeading = Das Brett als Text
    .writtenAs = Format
    .takeText = Diesen Text nehmen
    .readings = Er lässt sich auch lesen als
    .copyText = Kopieren
    .resetText = Brett neu hinschreiben
    .pictureHeading = Ein Brett aus einem Bild
    .choosePicture = Bild auswählen …
    .dropPicture = Oder zieh eines hierher. Es bleibt auf deinem Computer.
    .longest = Längere Seite
    .threshold = Helligkeit
    .takeLight = Helle Teile werden Felder
tools =
    .toggle = Schneiden/füllen
    .add = Füllen
    .erase = Schneiden
    .start = Start setzen
changes =
    .fill = Alles füllen
    .clear = Alles schneiden
    .invert = Alles tauschen
steps =
    .undo = Rückgängig
    .redo = Wiederholen
forms =
    .rows = Zeilen aus . und #
    .puzzle = Rätsel: 0, Leerzeichen, 1 für den Start
keys =
    .undo = Letzte Änderung des Bretts zurücknehmen
    .redo = Änderung wiederholen
    .help = Die Tasten zeigen
    .move = Sich auf dem Brett bewegen
    .rowStart = Zum ersten Feld der Reihe
    .rowEnd = Zum letzten Feld der Reihe
    .choose = Das Feld schneiden oder füllen oder dort den Start setzen
copied = Der Text des Bretts ist kopiert.
notCopied = Der Browser hat das Kopieren verweigert. Markiere den Text und kopiere ihn selbst.
tour =
    .open = Offene Tour
    .closed = Geschlossene Tour
answers =
    .yes = Möglich
    .no = Unmöglich
    .unknown = Noch nicht bekannt
undecided = Kein bekannter Satz gilt für dieses Brett. Eine Suche dauert bis zu zehn Sekunden.
findOut = Suchen
cancel = Abbrechen
searching = Dauer der Suche
openTour = In „Erkunden“ öffnen
layouts =
    .size = Breite und Höhe
    .rows = Zeilen aus Zeichen
    .spaced = Zeilen mit einem Leerzeichen zwischen den Feldern
    .separated = Zeilen mit Trennzeichen zwischen den Feldern
    .flat = alle Zeilen hintereinander
space = Leerzeichen
both = { $before } und { $symbol }
-meaning = { $known ->
            [both] { $squares } für ein Feld, { $holes } für ein Loch
            [squares] { $squares } für ein Feld
            [holes] { $holes } für ein Loch
           *[neither] {""}
        }
readAs = { $known ->
            [neither] Gelesen als { $layout }.
           *[other] Gelesen als { $layout }: { -meaning }.
        }
reading = { $size }: { -meaning }
noStart = kein Start
noSquares = Dieses Brett hat noch keine Felder. Fülle zuerst welche.
contents = { $hasHoles ->
            [true] { NUMBER($squares) } { $squares ->
                    [one] Feld
                   *[other] Felder
                } und { NUMBER($holes) } { $holes ->
                    [one] Loch
                   *[other] Löcher
                }
           *[false] { NUMBER($squares) } { $squares ->
                    [one] Feld
                   *[other] Felder
                }
        }
hint = { $board }. { $tool ->
            [toggle] Ziehe, um Löcher zu schneiden oder wieder zu füllen.
            [add] Ziehe, um Löcher zu füllen. Die rechte Taste oder langes Drücken schneidet.
            [erase] Ziehe, um Löcher zu schneiden.
           *[start] { $press } das Feld, auf dem die Tour beginnen soll.
        }
cell = { $name }, { $isStart ->
            [true] Start
           *[false] { $isSquare ->
                    [true] Feld
                   *[false] Loch
                }
        }
undone = Zurückgenommen. { $board }.
redone = Wiederholt. { $board }.
title = { $build } · { $size }, { $squares } · { $page }
marked = { $many ->
            [0] Diese Felder sind auf dem Brett markiert.
           *[other] Auf dem Brett markiert: { COMMAS($squares) }.
        }
verdict = { $tour }: { $answer }.
findOutOf = { $target ->
            [open] Nach einer offenen Tour suchen
           *[other] Nach einer geschlossenen Tour suchen
        }
cancelOf = { $target ->
            [open] Die Suche nach einer offenen Tour abbrechen
           *[other] Die Suche nach einer geschlossenen Tour abbrechen
        }
found =
    .tour = Eine Tour von { $first } nach { $last } ist auf dem Brett gezeichnet.
    .none = Die Suche hat bewiesen, dass es keine Tour gibt.
    .unknown = Nach 10 Sekunden keine Antwort: Die Suche fand weder eine Tour noch einen Beweis, dass es keine gibt. Versuche ein kleineres Brett oder eines mit weniger Zügen.
    .cancelled = Abgebrochen.
    .failed = Die Suche ist gescheitert. Der Browser meldet: { $message }
findingOf = { $tour }: { $finding }
wrong =
    .size = Ein Brett mit { NUMBER($width) } × { NUMBER($height) } Feldern ist zu groß, um es von Hand zu zeichnen; jede Seite darf höchstens { $most } lang sein
    .text = Dieser Text ist zu lang; er darf hier höchstens { NUMBER($most) } Zeichen haben
    .side = Schreib eine ganze Zahl von { $least } bis { $most }
picture =
    .unreadable = Der Browser kann diese Datei nicht als Bild lesen; wähle eine PNG-, JPEG- oder WebP-Datei
    .tooLarge = Ein Bild mit { NUMBER($width) } × { NUMBER($height) } Pixeln ist zu groß; wähle eines mit höchstens { NUMBER($millions) } Millionen Pixeln
    .tooHeavy = Eine Datei mit { NUMBER($megabytes) } MB ist zu groß; wähle eine mit höchstens { NUMBER($most) } MB
