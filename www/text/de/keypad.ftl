labels =
    .intro = Ein Springer hüpft über die Tasten eines Tastenfelds, etwa eines Telefons, und wählt jede Taste, auf der er landet. Wie viele verschiedene Nummern kann er wählen?
    .why = Das Rätsel wird gern in Bewerbungsgesprächen gestellt: Alle Nummern durchzuprobieren dauert ewig, aber geschicktes Zählen geht blitzschnell.
    .tryPhone = Den Springer auf ein Telefon setzen
    .trySource = Dasselbe auf 18 Tasten, mit höchstens zwei Vokalen
    .pad = Tastenfeld
    .position = Stelle in der Folge
    .sequence = Folge
    .erase = Letzte Taste löschen
    .clear = Leeren
    .countHeading = Wie viele Folgen?
    .progress = Fortschritt der Zählung
    .cancel = Abbrechen
    .countAgain = Zählen
    .copyCount = Zahl kopieren
    .byStart = Nach der ersten Taste
    .codeHeading = Die Folge als eine Zahl
    .lowestFirst = Erste Taste als niedrigste Ziffer
    .highestFirst = Erste Taste als höchste Ziffer
    .whyTwo = Warum zwei Zahlen?
    .presets = Fertige Tastenfelder
    .padText = Reihen des Tastenfelds
    .padNote = Schreib ein Zeichen für jede Taste, ein Leerzeichen für eine Lücke und eine neue Zeile für eine neue Reihe.
    .lessLimits = Grenzen für Tasten, die es nicht mehr gibt, wurden entfernt.
    .problem = Welche Folgen?
    .length = Tasten
    .start = Start
    .limits = Grenzen
    .addLimit = Grenze hinzufügen
    .listHeading = Alle Folgen, eine nach der anderen
    .previous = Vorige
    .next = Nächste
    .page = Seite
    .goOn = Weitersuchen
    .exportAll = Alle als Text speichern
    .exporting = Fortschritt beim Speichern
    .pieceHeading = Figur
presets =
    .phone = Telefon
    .source = 18 Tasten, höchstens zwei Vokale
anyStart = Beliebige Taste
atMost = Höchstens
of = von
allKeys = allen
manners =
    .together = zusammen
    .each = je Taste
limitName = Grenze { NUMBER($n) }
removeLimit = Grenze { NUMBER($n) } entfernen
limitKeys = Tasten von Grenze { NUMBER($n) }
limitMost = Höchstzahl von Grenze { NUMBER($n) }
limitManner = Wie Grenze { NUMBER($n) } zählt
keys =
    .play = Die Folge abspielen oder anhalten
    .back = Zurück
    .forward = Vor
    .first = An den Anfang
    .last = Ans Ende
    .cancel = Zählen oder Speichern abbrechen
    .help = Die Tasten zeigen
    .move = Von Taste zu Taste gehen
    .press = Die Taste drücken
    .erase = Die letzte Taste der Folge löschen
    .type = Die Taste mit diesem Namen drücken
anyKey = A … Z, 0 … 9
key = { $name }{ $isHere ->
            [true] , hier ist der Springer
           *[false] {""}
        }{ $isNext ->
            [true] , kann folgen
           *[false] {""}
        }{ $times ->
            [0] {""}
            [1] , einmal gedrückt
            [2] , zweimal gedrückt
           *[other] , { NUMBER($times) }-mal gedrückt
        }
position = Taste { NUMBER($step) } von { NUMBER($all) }
some = { $hasMore ->
            [true] { COMMAS($shown) } und { NUMBER($more) } weiteren
           *[false] { LIST($shown) }
        }
caption =
    .only = Drücke { $next }: Jede Folge beginnt damit.
    .begin = Drücke eine Taste, um zu beginnen, oder schreib eine Folge.
    .next = { $isKnight ->
                [true] Der Springer ist auf { $last }. Weiter geht es nach { $next }.
               *[false] Die Figur ist auf { $last }. Weiter geht es nach { $next }.
            }
    .whole = { $isKnight ->
                [true] Der Springer ist auf { $last }: eine ganze Folge mit { NUMBER($length) } { $length ->
                    [one] Taste
                   *[other] Tasten
                }.
               *[false] Die Figur ist auf { $last }: eine ganze Folge mit { NUMBER($length) } { $length ->
                    [one] Taste
                   *[other] Tasten
                }.
            }
    .stuck = { $isKnight ->
                [true] Der Springer ist auf { $last }, und keine Taste kann folgen.
               *[false] Die Figur ist auf { $last }, und keine Taste kann folgen.
            }
fault =
    .no-such-key = Taste { NUMBER($place) }: { QUOTED($key) } gibt es auf diesem Tastenfeld nicht.
    .other-start = Taste { NUMBER($place) }: Jede Folge muss mit { $start } beginnen, nicht mit { $key }.
    .no-move = { $hasWays ->
                [true] Taste { NUMBER($place) }: Kein Zug führt von { $from } nach { $key }. Von { $from } aus gibt es Züge nach { $ways }.
               *[false] Taste { NUMBER($place) }: Kein Zug führt von { $from } nach { $key } oder zu einer anderen Taste.
            }
    .limit-broken = { $atMost ->
                [0] Taste { NUMBER($place) }: Die Grenzen erlauben { $key } nicht.
               *[other] { $isOne ->
                    [true] Taste { NUMBER($place) }: { $key } darf höchstens { -often } vorkommen und tut es schon.
                   *[false] Taste { NUMBER($place) }: { $key } wäre eine zu viel: Von { $keys } dürfen höchstens { NUMBER($atMost) } vorkommen.
                }
            }
    .too-long = Taste { NUMBER($place) }: Eine Folge hat hier nur { NUMBER($length) } { $length ->
                [one] Taste
               *[other] Tasten
            }. Lösche den Rest.
-often = { $atMost ->
            [1] einmal
            [2] zweimal
           *[other] { NUMBER($atMost) }-mal
        }
limit = { $atMost ->
            [0] { $which ->
                [all] gar keine Taste
                [one] kein { $keys }
               *[several] keine von { $keys }
            }
           *[other] { $isEach ->
                [true] { $which ->
                    [all] jede Taste höchstens { -often }
                    [one] { $keys } höchstens { -often }
                   *[several] jede von { $keys } höchstens { -often }
                }
               *[false] { $which ->
                    [all] höchstens { NUMBER($atMost) } von allen Tasten
                    [one] höchstens { NUMBER($atMost) }-mal { $keys }
                   *[several] höchstens { NUMBER($atMost) } von { $keys }
                }
            }
        }
nor = {", "}
question = Folgen mit { NUMBER($length) } { $length ->
            [one] Taste
           *[other] Tasten
        }{ $hasMoves ->
            [true] { $isKnight ->
                [true] , jede einen Springerzug von der vorigen entfernt
               *[false] , jede einen { $leaps }-Sprung von der vorigen entfernt
            }
           *[false] {""}
        }{ $hasStart ->
            [true] , mit { $start } am Anfang
           *[false] {""}
        }{ $hasLimits ->
            [true] ; Grenzen: { $series }
           *[false] {""}
        }.
betweenLimits = {"; "}
sequences = { $short } { $value ->
            [one] Folge
           *[other] Folgen
        }
counted = { $sequences }.
size = { NUMBER($length) } { $length ->
            [one] Stelle
           *[other] Stellen
        }, etwa { $short }
percent = { $floor } %
cancelled = Die Zählung wurde abgebrochen.
notCounted = Nicht gezählt: { $message }.
columns = - Taste
    - Folgen
whyTwo = - Jede Taste ist eine Ziffer, also ist eine Folge eine lange Zahl. Man kann sie von beiden Enden her lesen.
    - Der Artikel, aus dem die 18 Tasten stammen, nennt 309.514.218.678 für A H A H K B K B K B. Dort zählt die erste Taste 1, die zweite 18, die dritte 18² und so weiter.
    - Das Programm im selben Artikel liefert dagegen 77.396.869.081. Es rechnet Code = Code × 18 + Ziffer (Horner-Schema), also wird die erste Taste zur höchsten Ziffer.
    - So oder so bekommen zwei gleich lange Folgen nie dieselbe Zahl.
digits = { $isOne ->
            [true] Mit einer einzigen Taste ist jede Zahl 0.
           *[false] Jede Taste ist eine Ziffer zur Basis { NUMBER($base) }: { $pairs }.
        }
betweenPairs = {", "}
noCode = Schreib eine Folge, um ihre Zahl zu sehen.
listed = { $isNone ->
            [true] Keine.
           *[false] { NUMBER($from) } bis { NUMBER($to) }{ $hasAll ->
                [true] {" "}von { $all }
               *[false] {""}
            }
        }
pageFound = Seite { NUMBER($page) }: { $what }
beyondList = Die Liste endet vor Seite { NUMBER($page) }.
searching = Suche läuft …
searchedLong = Noch keine gefunden. Nur wenige Folgen halten diese Grenzen ein: Such weiter oder lockere sie.
none = Es gibt keine solche Folge.
walkIt = { $sequence } entlanggehen
exported = { $hasAll ->
            [true] { NUMBER($done) } von { $big }
           *[false] { NUMBER($done) } { $done ->
                    [one] Folge
                   *[other] Folgen
                }
        }
exportDone = { NUMBER($lines) } { $lines ->
            [one] Folge
           *[other] Folgen
        } gespeichert.
exportCancelled = Abgebrochen. Nichts wurde gespeichert.
nothingToExport = Es gibt nichts zu speichern.
exportTooLarge = Alle Folgen zusammen wären größer als { NUMBER($megabytes) } MB, zu viel für einen Browser. Nimm kürzere oder nur einen Start.
fileName = springerfolgen-{ $length }.txt
title = { $keypad } · { NUMBER($length) } { $length ->
            [one] Taste
           *[other] Tasten
        }{ $hasTotal ->
            [true] : { $sequences }
           *[false] {""}
        } · { $page }
fields =
    .step = Schritt
    .theme = Farbschema
passedOver = { $name }: { $message }. Die Seite beachtet das nicht.
wrong =
    .number = { QUOTED($value) } ist keine ganze Zahl von { NUMBER($least) } bis { NUMBER($most) }
    .limit = { QUOTED($value) } ist keine Grenze; schreib Tasten und eine Zahl, wie in AEIO:2
