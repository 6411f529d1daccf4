labels =
    .title = Deine Regel
    .intro = {"Der Springer"} nimmt {"den Knoten"}, {"das"} nach Zeile 1 {"das beste"} ist. Sind mehrere gleich gut, entscheidet die nächste Zeile.
    .lines = Zeilen der Regel
    .last = Zuletzt
    .add = Neue Zeile
    .addFormula = Neue Formel
    .undo = Änderung zurücknehmen
    .usual = Mit Warnsdorffs Regel beginnen
    .text = Als Text
    .copy = Regel kopieren

superlatives =
    .fewest = Die wenigsten
    .most = Die meisten
    .nearest = Kleinster Abstand
    .farthest = Größter Abstand
    .least = Kleinster Wert:
    .greatest = Größter Wert:

measures_onward =
    .name = Folgezüge
    .means = Die freien {"Felder"}, die von dort einen Zug entfernt sind.

measures_onward-sum =
    .name = Folgezüge danach: Summe
    .means = Geh in Gedanken einen Zug weiter. Addiere die Folgezüge all dieser {"Felder"}.

measures_onward-min =
    .name = Folgezüge danach: kleinste Zahl
    .means = Geh in Gedanken einen Zug weiter. Nimm die kleinste Zahl von Folgezügen dort.

measures_onward-max =
    .name = Folgezüge danach: größte Zahl
    .means = Geh in Gedanken einen Zug weiter. Nimm die größte Zahl von Folgezügen dort.

measures_onward2 =
    .name = freie {"Felder"} zwei Züge weiter
    .means = Die freien {"Felder"}, zu denen zwei weitere Züge führen können.

measures_degree =
    .name = Züge {"auf dem leeren Brett"}
    .means = Alle Züge, die es gab, bevor die Tour begann.

measures_visited =
    .name = besuchte {"Felder"} einen Zug entfernt
    .means = Die besuchten {"Felder"}, die von dort einen Zug entfernt sind.

measures_centre =
    .name = zur Mitte
    .means = Wie weit das Feld von der Mitte des Bretts entfernt ist.

measures_edge =
    .name = zum Rand
    .means = 0 in einer Ecke, 1 am Rand, 2 einen Schritt weiter innen.

measures_corner =
    .name = zu einer Ecke
    .means = Wie weit das Feld von der nächsten Ecke entfernt ist.

measures_start =
    .name = zum Start
    .means = Wie weit das Feld von dem Feld entfernt ist, auf dem die Tour begann.

measures_turn =
    .name = Knick
    .means = Wie scharf der Springer abbiegt. Geradeaus ist 0.

measures_row =
    .name = Reihe
    .means = Die Reihen zählen von unten, ab 1.

measures_column =
    .name = Spalte
    .means = Die Spalten zählen von links, ab 1.

measures_quadrant =
    .name = Viertel des Bretts
    .means = Viertel 1 ist oben rechts, dann folgen 2, 3 und 4 gegen den Uhrzeigersinn.

measures_order =
    .name = Platz in der Zugreihenfolge
    .means = Die Seite probiert die Züge in einer festen Reihenfolge. Dies ist der Platz darin.

formulaHelp = Verwende Wörter wie onward und visited, ganze Zahlen, + - * ( ), min(a, b) und max(a, b).
formulas =
    .board = 2*onward + edge
    .graph = 2*onward + visited

lasts =
    .order = nach der Zugreihenfolge
    .random = zufällig
    .regions = nach Bereich (Squirrel und Cull)

missing = ?

ofLine =
    .line = Zeile { NUMBER($n) }
    .superlative = Zeile { NUMBER($n) }: wenigste oder meiste
    .measure = Zeile { NUMBER($n) }: was zählt
    .formula = Zeile { NUMBER($n) }: Formel
    .up = Zeile { NUMBER($n) } nach oben
    .down = Zeile { NUMBER($n) } nach unten
    .remove = Zeile { NUMBER($n) } entfernen

told =
    .used = Deine Regel lautet jetzt: { $text }.
    .copied = Die Regel ist kopiert.
    .notCopied = Die Regel konnte nicht kopiert werden. Sie ist markiert.
