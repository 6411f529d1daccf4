labels =
    .print = Drucken
    .withSolutions = Mit Lösungen
    .withoutSolutions = Ohne Lösungen
    .other = Andere Aufgaben
    .kind = Arbeitsblatt
    .board = Brett
    .width = Breite
    .height = Höhe
    .show = Zeigen
    .name = Name:
    .grade = Schwierigkeit
    .each = Bretter auf der Seite
    .making = Die Rätsel entstehen …
knightMove = Ein Springer zieht zwei Felder in eine Richtung und eines zur Seite. Er springt über die Felder dazwischen.
warnsdorff = Die Regel: Zieh immer auf das Feld, von dem aus du die wenigsten Züge auf Felder ohne Zahl hast. Ein Springer zieht zwei Felder in eine Richtung und eines zur Seite.
lines = - Von
    - bis
oneSolution = Eine von vielen Lösungen.
checkSolution = Eine Lösung ist richtig, wenn jede Zahl einen Springerzug von der vorigen entfernt ist.
cross = Kreuz mit 12 Feldern
sheets_blank =
    .title = Ein leeres Brett
    .rule = { knightMove }
    .task = Kann ein Springer jedes Feld genau einmal besuchen? Schreib eine 1 auf das Feld, auf dem du beginnst, und nummeriere die Felder in der Reihenfolge deiner Besuche.
sheets_counts =
    .title = Ein Brett mit Folgezügen
    .rule = { warnsdorff }
    .task = Die kleine Zahl in einer Ecke zählt die Züge von diesem Feld aus. Beginne irgendwo und schreib dort eine 1. Zieh immer dorthin, wo die kleine Zahl am kleinsten ist. Zieh nach jedem Zug von allen kleinen Zahlen, die einen Zug entfernt sind, eins ab.
sheets_predict =
    .title = Sag die nächsten fünf Züge voraus
    .rule = { warnsdorff }
    .task = Der Springer steht auf dem umrahmten Feld. Wohin führt ihn die Regel? Schreib die nächsten fünf Zahlen auf das Brett und die Felder auf die Linien. Gleichstände gibt es nicht.
sheets_follow =
    .title = Folge einer Regel sechs Züge lang
    .rule = Die Regel: Geh auf das Feld, das dem Rand am nächsten ist; eine Ecke ist am allernächsten. Sind mehrere gleich nah, nimm das, von dem aus du die wenigsten Züge auf Felder ohne Zahl hast. Ein Springer zieht zwei Felder in eine Richtung und eines zur Seite.
    .task = Der Springer steht auf dem umrahmten Feld. Wohin führt ihn die Regel? Schreib die nächsten sechs Zahlen auf das Brett und die Felder auf die Linien. Es gibt immer genau ein bestes Feld.
sheets_error =
    .title = Finde den Fehler
    .rule = { knightMove }
    .task = Jedes Brett sollte den Anfang einer Tour zeigen, aber zwei Zahlen sind vertauscht. Folge den Zahlen ab 1. Zwischen welchen beiden liegt der erste falsche Zug?
sheets_cross =
    .title = Das 12-Felder-Rätsel
    .rule = { knightMove }
    .task = Besuche mit dem Springer alle 12 Felder und kehre dorthin zurück, wo du begonnen hast. Tipp: Zeichne die Felder als Punkte und die Züge als Linien dazwischen. Entwirre dann die Zeichnung.
sheets_numbers =
    .title = Trag die Zahlen ein
    .rule = { knightMove }
    .task = Einige Zahlen einer Tour sind vorgegeben. Trag die anderen so ein, dass jede Zahl einen Springerzug von der vorigen entfernt ist. Jede Zahl kommt einmal vor, und es gibt nur eine Lösung.
noSolution = Das Brett { $board } hat keine Tour.
wrongMove = Von { $first } nach { $last } ist kein Springerzug.
exercise = { NUMBER($n) }.
solutionsOf = Lösungen: { $title }
pictureOf = { $isSolved ->
            [true] Lösung { NUMBER($n) }: { $board }
           *[false] Aufgabe { NUMBER($n) }: { $board }
        }
tooSmall = Auf dem Brett { $board } gibt es keine solche Aufgabe. Nimm ein größeres, etwa 8 × 8.
foot = Springertour-Labor · { $board } · Startwert { $seed }
nextMove = { NUMBER($n) }: { $square }
cell = { $square }: { $what ->
            [hole] kein Feld
            [empty] leer
           *[text] { $text }
        }{ $isKnightHere ->
            [true] , mit dem Springer
           *[false] {""}
        }
row = Reihe { NUMBER($n) } – { $cells }.
cells = { $first }; { $second }
