own = Eigene Regel schreiben
opened = Unter dieser Liste kannst du deine Regel schreiben.
name = Deine eigene Regel
usual = Warnsdorffs Regel, und bei Gleichstand:
measures_onward =
    .least = mit den wenigsten Folgezügen
    .greatest = mit den meisten Folgezügen
    .head = Folgezüge
measures_onward-sum =
    .least = mit der kleinsten Summe der Folgezüge einen Zug weiter
    .greatest = mit der größten Summe der Folgezüge einen Zug weiter
    .head = Summe danach
measures_onward-min =
    .least = mit den wenigsten Folgezügen einen Zug weiter
    .greatest = mit den meisten Folgezügen nach dem schlechtesten nächsten Zug
    .head = Minimum danach
measures_onward-max =
    .least = mit den wenigsten Folgezügen nach dem besten nächsten Zug
    .greatest = mit den meisten Folgezügen einen Zug weiter
    .head = Maximum danach
measures_onward2 =
    .least = mit den wenigsten freien {"Feldern"} zwei Züge weiter
    .greatest = mit den meisten freien {"Feldern"} zwei Züge weiter
    .head = Zwei weiter
measures_degree =
    .least = mit den wenigsten Zügen {"auf dem leeren Brett"}
    .greatest = mit den meisten Zügen {"auf dem leeren Brett"}
    .head = Alle Züge
measures_visited =
    .least = mit den wenigsten besuchten {"Feldern"} einen Zug entfernt
    .greatest = mit den meisten besuchten {"Feldern"} einen Zug entfernt
    .head = Besuchte
measures_centre =
    .least = mit dem kleinsten Abstand zur Mitte
    .greatest = mit dem größten Abstand zur Mitte
    .head = Mittenabstand
measures_edge =
    .least = mit dem kleinsten Abstand zum Rand
    .greatest = mit dem größten Abstand zum Rand
    .head = Randabstand
measures_corner =
    .least = mit dem kleinsten Abstand zu einer Ecke
    .greatest = mit dem größten Abstand zu den Ecken
    .head = Eckenabstand
measures_start =
    .least = mit dem kleinsten Abstand zum Start
    .greatest = mit dem größten Abstand zum Start
    .head = Startabstand
measures_turn =
    .least = mit dem schwächsten Knick
    .greatest = mit dem schärfsten Knick
    .head = Knick
measures_row =
    .least = in der untersten Reihe
    .greatest = in der obersten Reihe
    .head = Reihe
measures_column =
    .least = am weitesten links
    .greatest = am weitesten rechts
    .head = Spalte
measures_quadrant =
    .least = im Viertel mit der kleinsten Nummer
    .greatest = im Viertel mit der größten Nummer
    .head = Viertel
measures_order =
    .least = ganz vorn in der Zugreihenfolge
    .greatest = ganz hinten in der Zugreihenfolge
    .head = Reihenfolge
measures_move =
    .least = mit dem frühesten Zug der Reihenfolge
    .greatest = mit dem spätesten Zug der Reihenfolge
    .head = Zug
formula = Formel
soughtByFormula = { $isLeast ->
        [true] mit dem kleinsten Wert von { QUOTED($formula) }
       *[false] mit dem größten Wert von { QUOTED($formula) }
    }
sought = { $words }
values =
    .one = { $head } { NUMBER($value) }
    .decisive = entscheidend: { $head }
    .several = { $before }, { $next }
-column = { $measure ->
        [onward] Folge{"\u00ad"}züge
        [onward-min] We{"\u00ad"}nigs{"\u00ad"}te danach
        [visited] Be{"\u00ad"}suchte
        [centre] Mitte
        [edge] Rand
        [corner] Ecke
        [start] Start
        [order] Reihen{"\u00ad"}folge
       *[other] { $head }
    }
columnHead = { $isDecisive ->
        [true] { -column } ✓
       *[false] { -column }
    }
centreUnit = { QUOTED($head) } ist der Abstand zur Mitte des Bretts in halben Feldern, mal sich selbst.
usualNumbers = Worauf das Verfahren achtet
named = Regel „{ $rule }“
-last = { $last ->
        [order] nach der Zugreihenfolge
        [random] zufällig
       *[regions] nach Bereich {"des Bretts"}
    }
-fewest = { $isLeast ->
        [true] wenigste
       *[false] meiste
    }
-least = { $isLeast ->
        [true] am kleinsten
       *[false] am größten
    }
ownLines =
    .measure = bewerte jeden Kandidaten nach der Regel
    .go = geh {"auf das Feld"} { $soughtBy }
    .tie = Gleichstand: { -last }
    .tieBy = Gleichstand: { $criteria }, dann { -last }
    .then = { $before }, dann { $next }
    .criterion = { $measure ->
            [onward] { -fewest } Folgezüge
            [onward2] { -fewest } {"Felder"} zwei weiter
            [degree] { -fewest } Züge insgesamt
            [visited] { -fewest } besuchte {"Felder"}
            [formula] { QUOTED($formula) } { -least }
           *[other] { $head } { -least }
        }
race_first =
    .take = Deine Regel nimmt {"den Knoten"} { $soughtBy }: { CHOSEN($to) }.
    .keep = Deine Regel behält die {"Felder"} { $soughtBy }: { SOME($some) }.
race_next =
    .take = Davon nimmt sie {"den Knoten"} { $soughtBy }: { CHOSEN($to) }.
    .keep = Davon behält sie die {"Felder"} { $soughtBy }: { SOME($some) }.
race_last =
    .order = Diese sind gleich gut, also nimmt sie {"den ersten Knoten"} der Zugreihenfolge: { CHOSEN($to) }.
    .random = Diese sind gleich gut, also wählt der Zufall: { CHOSEN($to) }.
    .regions = Diese sind gleich gut, also entscheidet die Reihenfolge für diesen Teil {"des Bretts"}: { CHOSEN($to) }.
race_allEqual =
    .order = Nach deiner Regel sind alle gleich gut, also nimmt sie {"den ersten Knoten"} der Zugreihenfolge: { CHOSEN($to) }.
    .random = Nach deiner Regel sind alle gleich gut, also wählt der Zufall: { CHOSEN($to) }.
    .regions = Nach deiner Regel sind alle gleich gut, also entscheidet die Reihenfolge für diesen Teil {"des Bretts"}: { CHOSEN($to) }.
