labels =
    .intro = Wie viele verschiedene Touren hat ein Brett? Auf einem Schachbrett viel zu viele, um sie aufzulisten, deshalb sucht man geschickte Arten zu zählen.
    .heading = Was gezählt wird
    .withHoles = Ein Brett mit Löchern
    .boardText = Das Brett als Zeilen aus . und # oder als Größe
    .takeBoard = Dieses Brett nehmen
    .drawBoard = In „Bauen“ zeichnen
    .fromSquare = Erstes Feld (leer: jedes)
    .toSquare = Letztes Feld (leer: jedes)
    .starts = Wie viele auf jedem Feld beginnen
    .directed = Eine umgekehrte Tour zählt als
    .copies = Eine gedrehte oder gespiegelte Tour zählt als
    .memory = Speicher
    .exact = Genaue Zahl
    .howCounted = Mehr: Wie wird gezählt?
    .start = Zählen
    .startAnyway = Trotzdem zählen
    .notNow = Jetzt nicht
    .cancel = Abbrechen
    .countProgress = Fortschritt der Zählung
    .estimates = Schätzung
    .estimateIntro = Zufallswege geben einen Hinweis auf die Zahl, auch auf Brettern, die noch niemand gezählt hat.
    .howEstimated = Mehr: Wie zählen Zufallswege Touren?
    .chances = Ein Weg, der eine Tour mit einer Chance von eins zu einer Million findet, zählt als eine Million Touren. Eine Sackgasse zählt als keine Tour.
    .average = Der Durchschnitt vieler Wege nähert sich der Anzahl der Touren (Donald Knuth, 1975). Gedrehte und gespiegelte Kopien zählen einzeln.
    .fours = Je vier Wege teilen sich ihr erstes Drittel, das spart Zeit (Herman Kahn und Theodore Harris, 1951).
    .walkSettings = Wie geschätzt wird
    .weight = Gewicht
    .weightNote = Beim Gewicht 1 nimmt ein Weg irgendeinen Zug. Je kleiner das Gewicht, desto genauer folgt er Warnsdorffs Regel.
    .weightMore = Ein kleines Gewicht bevorzugt Felder mit wenigen Folgezügen und schont die Felder daneben. Auf 8 × 8 kommt ein Gewicht von 0,75 dem Verlauf echter Touren am nächsten.
    .walks = Wege
    .estimate = Schätzen
    .badWeight = Ein schlechtes Gewicht testen
    .estimateProgress = Fortschritt der Schätzung
    .asTable = Die Kurve als Tabelle
    .uncounted = Diese hat noch niemand gezählt:
    .tours = Alle Touren
    .toursIntro = Eine nach der anderen, wie eine Suche sie findet, mit gedrehten und gespiegelten Kopien. Wähle eine Tour, um sie in „Erkunden“ zu öffnen.
    .list = Auflisten
    .previous = Vorige
    .next = Nächste
    .known = Bekannte Zahlen
    .findKnown = Brett, Zahl oder Name suchen
    .copyCsv = Als CSV kopieren
    .copyJson = Als JSON kopieren
    .knownNote = „Hier gezählt“ heißt: seit du diese Seite geöffnet hast. Offene Touren schließen die ein, die man schließen könnte.
    .allAsCsv = Alle bekannten Zahlen als CSV
    .allAsJson = Alle bekannten Zahlen als JSON
    .history = Die Zahl, die falsch war
    .announced = 1996 meldeten zwei Forscher, das Brett 8 × 8 habe 33.439.123.484.294 geschlossene Touren (Martin Löbbing und Ingo Wegener, mit binären Entscheidungsdiagrammen).
    .corrected = Das kann nicht stimmen. Eine Spiegelung oder Vierteldrehung ergibt immer eine andere Tour, eine halbe Drehung manchmal dieselbe. Touren kommen also in Gruppen zu vier oder acht, aber diese Zahl ist nicht durch vier teilbar. Brendan McKay zählte 1997 13.267.364.410.532, und diese Seite zählt es auch.
    .countIt = Hier zählen
directions =
    .false = dieselbe Tour
    .true = eine andere Tour
copies =
    .false = eine andere Tour
    .true = dieselbe Tour
unlisted = Dafür ist keine Zahl bekannt. Zähle selbst, oder lass schätzen.
foundRows = { NUMBER($found) } von { NUMBER($all) }
cancelled = Abgebrochen.
notYet = –
methods =
    .folded = Die Zählung geht Reihe für Reihe durch die obere Hälfte des Bretts und behandelt Spiegelbilder als eins. Die untere Hälfte ist dasselbe auf dem Kopf, also werden die beiden Hälften am Ende verbunden.
    .frontier = Die Zählung geht Feld für Feld. Von den bisher gewählten Zügen merkt sie sich nur die offenen Enden, deshalb begegnet sie derselben Lage nie zweimal.
keptFirst = Vorher zählt sie auf einem gefalteten Brett die Touren, die gedreht oder gespiegelt gleich aussehen, denn von ihnen gibt es weniger Kopien.
outOfMemory = Die Zählung blieb stehen, vielleicht weil der Speicher nicht reichte. Versuche ein kleineres Brett.
stages =
    .planning = macht einen Plan
    .joining = verbindet die Hälften
    .symmetric = zählt symmetrische Touren
details = Einzelheiten
faults =
    .overflow = Das Programm rechnete mit 64 Bit, und ein Vielfaches von 2⁶⁴ fehlt
    .symmetry = Touren gibt es in Gruppen zu vier oder acht, und die Zahl ist nicht durch vier teilbar
    .by-hand = Sie wurde von Hand gefunden
    .unexplained = Andere, unabhängig geschriebene Programme finden übereinstimmend eine andere Zahl
tooLarge = Zu groß für einen Browser. Gib diesen Befehl ein:
copyCommand = Kopieren
columns =
    .board = Brett
    .known = Bekannte Zahl
    .kind = Touren
    .here = Hier gezählt
    .source = Quelle
noTours = Es gibt keine solchen Touren.
withHoles = Brett mit Löchern
-on-board = auf { $hasHoles ->
        [true] einem Brett mit Löchern
       *[false] { $size }
    }
spoken = { NUMBER($tours) } { $isClosed ->
        [true] { $tours ->
            [one] geschlossene Tour
           *[other] geschlossene Touren
        }
       *[false] { $tours ->
            [one] offene Tour
           *[other] offene Touren
        }
    } { -on-board }.
title = { $count }: { $isClosed ->
        [true] Geschlossene
       *[false] Offene
    } Touren { -on-board } · { $page }
-where = { -on-board } ({ $piece }, { NUMBER($squares) } { $squares ->
        [one] Feld
       *[other] Felder
    })
meaning =
    .closed = Geschlossene Touren { -where }: jedes Feld einmal, dann ein Zug zurück zum ersten. Wo eine Tour beginnt, spielt keine Rolle.
    .open = Offene Touren { -where }: jedes Feld einmal, das Ende ist beliebig. Auch die zählen mit, deren Enden zufällig einen Zug auseinanderliegen.
    .directed = Eine Tour und ihre Umkehrung zählen als zwei.
    .undirected = Eine Tour und ihre Umkehrung zählen als eine.
    .upToSymmetry = Gedrehte und gespiegelte Kopien zählen als dieselbe Tour.
    .separately = Gedrehte und gespiegelte Kopien zählen als verschiedene Touren.
    .from = Gezählt werden nur die von { $start }{ $hasEnd ->
            [true] {" "}nach { $end }
           *[false] {" "}aus
        }, jede in dieser Richtung.
kind = { $isClosed ->
        [true] geschlossen
       *[false] offen
    }, { $isDirected ->
        [true] gerichtet
       *[false] ungerichtet
    }
bytes =
    .MiB = { NUMBER($value) } MiB
    .GiB = { NUMBER($value, minimumFractionDigits: 1) } GiB
duration =
    .tenths = { NUMBER($value, minimumFractionDigits: 1) } s
    .seconds = { NUMBER($value) } s
    .minutes = { NUMBER($value) } min{ $seconds ->
            [0] {""}
           *[other] {" "}{ NUMBER($seconds) } s
        }
    .hours = { NUMBER($value) } Stunden
    .days = { NUMBER($value) } { $isIn ->
            [true] Tagen
           *[false] Tage
        }
    .years = { NUMBER($value) } { $isIn ->
            [true] Jahren
           *[false] Jahre
        }
percent =
    .some = { $percent } %
    .least = weniger als 0,1 %
memoryOf = Bis { NUMBER($nLess) } GiB
settings =
    .page = Seite
    .show = Bei der Arbeit
    .board = Brett
    .leaper = Figur
    .theme = Farbschema
    .target = Tour
    .seed = Startwert
wrong =
    .choice = { QUOTED($value) } geht nicht; wähle aus { COMMAS($known) }
    .page = { QUOTED($value) } ist keine Seite; schreib eine ganze Zahl, etwa 1
replaced =
    .other = { $name }: { $message }. Stattdessen gilt { QUOTED($instead) }.
    .usual = { $name }: { $message }. Stattdessen gilt das Übliche.
taking = etwa { $inWords } und { $bytes } Speicher
costs =
    .none = Die Antwort folgt schon aus einem Satz, also dauert es nicht.
    .known = { $hasSeconds ->
            [true] Das braucht etwa { $inWords } und bis zu { $bytes } Speicher.
           *[false] Das braucht bis zu { $bytes } Speicher.
        }
    .coming = Berechnet, wie viel Speicher das braucht …
    .guessed = Nach einer Faustregel braucht das { $taking }. Es hält bei der Grenze unter „{ $memory }“ an.
    .unknown = Wie viel Speicher das braucht, zeigt sich unterwegs. Es hält bei der Grenze unter „{ $memory }“ an.
tooLong = Diese Zählung würde nach einer Faustregel { $taking } brauchen. Trotzdem beginnen?
refusal = Das lässt sich hier nicht zählen: { $message }.
notCounted =
    .refused = Die Zählung hielt an: { $message }.
    .said = Der Browser meldet: { $bare }.
notListed = Diese Touren lassen sich nicht auflisten: { $message }.
progress =
    .now = Jetzt
    .layer = Schicht { NUMBER($layer) } von { NUMBER($all) }
    .states = Zustände darin
    .memory = Speicher
    .cores = Prozessorkerne
    .time = Zeit bisher
    .timeLeft = Restzeit
    .about = etwa { $duration }
layersCaption =
    .soFar = Zustände, die nach jeder fertigen Schicht von Feldern blieben, bisher höchstens { NUMBER($most) }.
    .over = Zustände, die nach jeder Schicht von Feldern blieben, höchstens { NUMBER($most) }.
layersSummary = Balken: { NUMBER($done) } von { NUMBER($steps) } Schichten fertig. Die größte ist Schicht { NUMBER($largest) } mit { NUMBER($most) } { $most ->
        [one] Zustand
       *[other] Zuständen
    }.
counted = { $isClosed ->
        [true] Geschlossene
       *[false] Offene
    } Touren { -on-board }, { $isDirected ->
        [true] beide Richtungen einzeln gezählt
       *[false] beide Richtungen als eine gezählt
    }, { $isUpToSymmetry ->
        [true] gedrehte und gespiegelte Kopien als eine gezählt
       *[false] gedrehte und gespiegelte Kopien einzeln gezählt
    }. Gezählt in { $duration }.
countedFrom = Offene Touren { -on-board } von { $start }{ $hasEnd ->
        [true] {" "}nach { $end }
       *[false] {" "}aus
    }, jede in dieser Richtung. Gezählt in { $duration }.
otherWay =
    .undirected = Zählen beide Richtungen als eine, sind es { $tours }.
    .directed = Zählen die Richtungen einzeln, sind es { $tours }.
published =
    .same = Das ist die bekannte Zahl: { $source }.
    .other = Die bekannte Zahl ist { $tours }: { $source }.
source =
    .byOne = { $name } ({ $by })
    .byBoth = { $name } ({ $by }, { $year })
sources = { $first }; { $second }
countedByCommand = vom Kommandozeilenprogramm gezählt
using = { NUMBER($threads) } { $threads ->
            [one] Thread
           *[other] Threads
        } und { $bytes } Speicher{ $hasDiskBytes ->
            [true] {" "}und { $bytes2 } auf der Festplatte
           *[false] {""}
        }
byCommand = Das Kommandozeilenprogramm hat sie in { $knownTime } gezählt, mit { $using }.
checked =
    .seam = Fügt man die Hälften unter Reihe { NUMBER($row) } statt in der Mitte zusammen, ergibt sich dieselbe Zahl.
    .order = Nimmt man die Felder in anderer Reihenfolge, ergibt sich dieselbe Zahl.
    .frontier = Feld für Feld gezählt, ohne Hälften, ergibt sich dieselbe Zahl.
    .threads = Mit { NUMBER($threads) } { $threads ->
            [one] Thread
           *[other] Threads
        } ergibt sich dieselbe Zahl.
    .symmetry = Gelten gedrehte und gespiegelte Touren als dieselbe, gibt es { $classes }. Das passt: Mit den Touren, die Symmetrien nicht ändern, geht die Division ohne Rest auf.
    .estimate = { NUMBER($walks) } Zufallswege schätzen sie auf { $low } bis { $high }.
differs = { $source } nennt { $grouped }. Das ist falsch: { $fault }.
bothWays = { $source } zählt die beiden Richtungen getrennt: { $grouped }.
takes = Das dauert { $knownTime }, mit { $using }.
copyCommandFor = Befehl für { $sizeOf } kopieren
same = dieselbe, in { $duration }
openTour = Tour { NUMBER($index) }: in „Erkunden“ öffnen
toursShown = { $hasAll ->
            [true] Touren { NUMBER($first) } bis { NUMBER($last) } von { $grouped }
           *[false] Touren { NUMBER($first) } bis { NUMBER($last) }
        }
searching = { $passed ->
            [0] Suche läuft …
           *[other] Suche läuft … { NUMBER($passed) } übersprungen
        }
startsSoFar = Gezählt: { NUMBER($done) } von { NUMBER($squares) }…
startOf = { $square }: { NUMBER($tours) }
starts = { NUMBER($tours) } { $tours ->
        [one] offene Tour
       *[other] offene Touren
    }, die beiden Richtungen einzeln gezählt. { LIST($list) }.
