title = Für Lehrkräfte
intro = Hier sind neun Lektionen von je fünf bis zehn Minuten zu einem Rätsel, mit dem alle sofort anfangen können. Trotzdem hat es zweihundert Jahre gedauert, bis jemand einen schnellen Lösungsweg fand. Man muss nur wissen, wie ein Springer zieht. Es gibt keine Konten, und die Seite schickt nichts irgendwohin.
download = Die Seite als eine Datei herunterladen
downloadNote = Die Datei läuft ohne Netz: auf einen USB-Stick kopieren und doppelklicken.
headings =
    .before = Vor der Stunde
    .plan = Ein Plan für 50 Minuten
    .lessons = Die Lektionen, Schritt für Schritt
    .mistakes = Was Kinder und Jugendliche oft glauben
    .sheets = Arbeitsblätter
before = - _Ohne Netz:_ Öffne die Seite einmal, solange du Netz hast. Der Browser behält sie, und danach läuft jeder Bereich ohne Netz. Für Computer, die nie ein Netz haben, kopiere die Fassung in einer Datei (`knights-tour-lab.html`) auf einen USB-Stick und doppelklicke sie.
    - _Mit Beamer:_ Öffne oben auf der Seite „Anzeige“ und wähle das Farbschema „Beamer“. Drücke in „Erkunden“ und in den Lektionen F. Dann steht die Erklärung in großer Schrift neben dem Brett, und die Einstellungen sind verborgen. Mit Esc geht es zurück. [„Erkunden“ für den Unterricht](#explore?board=8x8&start=b1&ask=true&present=true&theme=projector)
    - _Mit Presenter:_ Drücke in „Erkunden“ A für „Erst fragen“. Die Seite verbirgt die Antwort, bis du weiterklickst. Beim nächsten Klick wird gezogen. In den Lektionen zeigt der Vorwärtsknopf bis zu zehn Züge eines Laufs, dann die Antwort auf eine Frage, und geht dann zum nächsten Schritt.
    - _Nur mit der Tastatur:_ N führt zum nächsten Schritt, P zum vorigen. Die Pfeiltasten bewegen sich auf dem Brett, die Eingabetaste antwortet. Screenreader lesen alles vor.
    - _Wer langsam liest:_ „Vorlesen“, oben in jedem Schritt, liest den Text mit der Stimme des Browsers vor.
    - _Ohne Geräte:_ Drucke die Arbeitsblätter unten aus. Es gehen auch Schachbretter mit einem Springer, oder mit Kreide gemalte Felder auf dem Boden und ein Kind als Springer.
    - _Links:_ Jeder Schritt hat seine eigene Adresse. „Teilen“, oben auf der Seite, kopiert sie. Es kann auch den Bildschirm mit einem QR-Code füllen: Die Klasse scannt ihn und öffnet so die Seite.
planHead = - Minuten
    - Was
    - Die Klasse
plan =
    | 0–8 | [Eine Tour von Hand](#learn?lesson=hand&step=3) auf einem Brett 4 × 3, zu zweit | spielt
    | 8–15 | [Zufällige Züge](#learn?lesson=guess&step=1): Alle schreiben eine Schätzung auf, dann versuchen es [tausend Springer](#learn?lesson=guess&step=2) | schätzt
    | 15–25 | [Warnsdorffs Regel](#explore?board=8x8&start=b1&ask=true&present=true&theme=projector) am Beamer, mit „Erst fragen“: Die Klasse stimmt über jeden Zug ab | sagt voraus
    | 25–35 | [Zehn Vorhersagen](#learn?lesson=rule&step=3): Einzelarbeit, am Gerät oder auf Papier | sagt voraus
    | 35–43 | Welche der drei Bahnen bleibt stecken? [Warum Gleichstände wichtig sind](#compare?board=20x20&start=s18&target=open&lanes=warnsdorff:first,warnsdorff:roth,warnsdorff:random::191) | stimmt ab
    | 43–50 | [Kann es auf 5 × 5 eine geschlossene Tour geben?](#learn?lesson=colours&step=2) Erst besprechen, dann antworten. Hausaufgabe: [das 12-Felder-Rätsel](#learn?sheet=cross) | begründet
about =
    .hand = Alter: ab zehn. Voraussetzungen: keine. Ziel: wissen, was eine Tour ist und dass sie schwer zu finden ist.
    .guess = Alter: ab zehn. Voraussetzung: Lektion 1. Ziel: zufälliges und systematisches Suchen vergleichen und sehen, wie schnell der Aufwand wächst.
    .rule = Alter: ab zehn. Voraussetzung: Lektion 1. Ziel: eine Faustregel anwenden, die einen Zug vorausschaut.
    .ties = Alter: ab zehn. Voraussetzung: Lektion 3. Ziel: sehen, dass eine Regel, die fast immer klappt, noch kein Satz ist.
    .colours = Alter: ab zehn. Voraussetzung: gerade und ungerade Zahlen. Ziel: beweisen, dass etwas unmöglich ist.
    .graph = Alter: ab zehn. Voraussetzungen: keine. Ziel: ein Rätsel anders zeichnen und Hamiltonkreise kennenlernen.
    .fast = Alter: ab fünfzehn. Voraussetzung: Lektion 3. Ziel: „Teile und herrsche“ kennen und wissen, was lineare Laufzeit bedeutet.
    .many = Alter: ab fünfzehn. Voraussetzung: große Zahlen. Ziel: auflisten, zählen und schätzen und ein Ergebnis überprüfen.
    .invent = Alter: ab zehn. Voraussetzung: Lektion 3. Ziel: eine Regel erfinden, sie testen und erfahren, dass eine bessere Regel darauf achtet, was noch übrig ist.
stepHead = - Schritt
    - Die Klasse
    - Frage
    - Antwort
engagement =
    .none = sieht zu
    .move = spielt
    .predict = sagt voraus
    .square = sucht ein Feld
    .choose = wählt aus
    .number = zählt oder rechnet
    .estimate = schätzt
    .mark = markiert Bretter
    .try = erfindet
note = Auf eine erste falsche Antwort folgen ein Hinweis und ein zweiter Versuch. Danach erklärt der Schritt die Antwort. Niemand muss richtig antworten, um weiterzukommen. Der Fortschritt bleibt auf dem Gerät und lässt sich dort löschen.
mistakes = - _„Die Regel klappt immer.“_ Löst man Gleichstände in fester Reihenfolge auf, versagt sie von 3 der 64 Felder des Schachbretts aus. Auf sehr großen Brettern versagt sie fast immer. [Sieh, wo](#learn?lesson=ties&step=5)
    - _„Wenn ich feststecke, war mein letzter Zug falsch.“_ Meistens war es ein früherer. In [„Spielen“](#play) nennt „Ist es verloren?“ den Zug.
    - _„Ein doppelt so großes Brett dauert doppelt so lange.“_ Das Backtracking braucht auf 5 × 5 8.839 Setzschritte und auf 6 × 6 248.168. [Zähle sie](#learn?lesson=guess&step=6)
    - _„Wir haben keine Tour gefunden, also gibt es keine.“_ Das zeigt nur ein Beweis oder eine vollständige Suche. In [„Möglich?“](#exist?target=closed&board=4x7) gibt es beides.
    - _„Ein kürzerer Weg wäre besser.“_ Alle Touren eines Bretts haben gleich viele Züge.
    - _„Ein Computer kann sie doch einfach alle zählen.“_ Nicht einzeln. Bei einer Million Touren pro Sekunde würden die geschlossenen Touren des Schachbretts fünf Monate dauern. [Wie dann?](#learn?lesson=many&step=4)
sheets = - Drucke sie aus dem Browser, schwarz-weiß, auf A4 oder Letter. Die Lösungen stehen auf einer eigenen Seite, die du weglassen kannst. Jede Seite nennt den Startwert: Derselbe Startwert ergibt wieder dasselbe Blatt.
    - [Leere Bretter](#learn?sheet=blank&board=6x6) von 3 × 3 bis 20 × 20 und [Bretter mit Folgezügen](#learn?sheet=counts&board=6x6)
    - [Die nächsten fünf Züge vorhersagen](#learn?sheet=predict&seed=1)
    - [Einer Regel sechs Züge lang folgen](#learn?sheet=follow&seed=1), passend zu Lektion 9
    - [Einen Fehler finden](#learn?sheet=error&seed=1)
    - [Das 12-Felder-Rätsel](#learn?sheet=cross)
    - [Zahlen eintragen](#learn?sheet=numbers&board=6x6&seed=1), ein, zwei oder vier Rätsel auf einer Seite, von leicht bis sehr schwer
    - [Wörter auf einer Tour](#verse), für den Sprachunterricht: Ein eigener Vers wird in Silben geteilt und auf ein Brett gelegt, und die Klasse liest ihn mit Springerzügen. Den nächsten können sie selbst schreiben. Frag sie, auf wie viele Arten man ihn lesen kann und welche gleichen Silben daran schuld sind.
answers =
    .move = eine Tour; es gibt mehrere
    .mark = der Satz von Schwenk, den der Schritt erklärt
    .try = zum Beispiel „fewest onward, farthest centre, least turn“: die wenigsten Folgezüge, am weitesten von der Mitte, der schwächste Knick
    .predict = der Schritt nennt für jede einen Grund
    .number = { $isEstimate ->
            [true] etwa { NUMBER($right) }
           *[false] { NUMBER($right) }
        }
    .squares = { $many ->
            [1] { $first }
            [2] { $first } oder { $second }
           *[other] eines von { COMMAS($squares) }
        }
