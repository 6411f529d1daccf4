hand =
    .title = Eine Tour von Hand
    .known = - Auf einer Springertour besucht der Springer jedes Feld genau einmal.
        - Die Bretter 2 × 2, 3 × 3 und 4 × 4 haben keine Tour, aber 5 × 5 hat welche.
        - Solche Touren finden Menschen schon seit fast 1.200 Jahren.
    .goOn = Spielen: Finde eine Tour auf 5 × 5
hand_steps_watch =
    .text = Ein Springer zieht zwei Felder in eine Richtung und eines zur Seite. Auf einer Springertour besucht er jedes Feld des Bretts genau einmal. Drücke „Abspielen“ und sieh zu, wie eine Tour wächst.
hand_steps_moves =
    .text = Der Springer steht in der Ecke, auf a1. In der Mitte des Bretts hat er acht Züge. Hier hat er viel weniger.
    .ask = { $press } ein Feld, auf das der Springer ziehen kann.
    .right = Richtig. Von a1 hat der Springer nur zwei Züge: nach b3 und nach c2.
    .nudge = Dorthin nicht. Zähle zwei Felder nach oben oder nach rechts, dann eines zur Seite, und versuche es noch einmal.
    .wrong = Auch dorthin nicht. Von a1 kann der Springer nach b3 und nach c2 ziehen.
hand_steps_first-tour =
    .text = Jetzt bist du dran. Dieses Brett ist 4 Felder breit und 3 hoch, und es hat Touren, die in der Ecke a1 beginnen.
    .ask = Besuche alle 12 Felder. Du darfst Züge zurücknehmen, sooft du willst.
    .right = Eine Tour! Die meisten brauchen mehrere Versuche: Ein falscher Zug zeigt sich oft erst viel später.
    .wrong = Eine Sackgasse. Nimm ein paar Züge zurück: Auf welches Feld konnte der Springer nicht mehr kommen?
hand_steps_smallest =
    .text = Auf 2 × 2 kann der Springer gar nicht ziehen, und auf 3 × 3 kommt er nie in die Mitte. Versuche hier 4 × 4: Was du auch tust, ein Feld bleibt übrig.
    .ask = Wie viele Felder breit ist das kleinste quadratische Brett mit einer Tour? Ein einzelnes Feld zählt nicht.
    .right = Richtig: 5 × 5. Es hat Touren, aber keine, die zu ihrem Start zurückkehrt.
    .nudge = Das nicht. Du hast gerade gesehen, dass 2, 3 und 4 zu klein sind. Versuche es noch einmal.
    .wrong = Es ist 5: Das Brett 5 × 5 hat Touren. Auf 4 × 4 hat man alle Wege geprüft und keine Tour gefunden.
hand_steps_euler =
    .text = Leonhard Euler machte aus Springertouren Mathematik. Diese hier zeichnete er 1759. Die ersten 32 Felder füllen die untere Hälfte. Die obere Hälfte ist derselbe Weg, um eine halbe Drehung auf den Kopf gestellt.
    .ask = Feld 1 ist a4. { $press } das Feld, das die Zahl 33 bekommt.
    .right = Richtig. Die halbe Drehung bringt a4 nach h5 und jede Zahl der unteren Hälfte zu einer, die um 32 größer ist.
    .nudge = Dort nicht. Stell dir vor, du drehst das Brett auf den Kopf: Wo landet a4? Versuche es noch einmal.
    .wrong = Es ist h5: Eine halbe Drehung um die Mitte des Bretts bringt a4 dorthin.
hand_steps_al-adli =
    .text = Springertouren sind älter als Euler. Diese hier soll von al-Adli sein, einem Schachmeister in Bagdad. Sie kehrt zu ihrem Start zurück. Drücke „Vor“, um sie entlangzugehen.
    .ask = Wie alt ist sie?
    .options =
        | Etwa 270 Jahre | Das ist Eulers Zeit. Touren hat man aber schon lange vor ihm aufgeschrieben.
        | Etwa 500 Jahre | Sie ist noch älter: al-Adli lebte lange vor dem modernen Schach.
        | Fast 1.200 Jahre | Richtig: Sie stammt etwa aus dem Jahr 840. Wir kennen nur eine weitere Tour, die so alt ist.
guess =
    .title = Warum Raten nicht hilft
    .known = - Mit zufälligen Zügen gelingt fast nie eine Tour.
        - Das Backtracking nimmt Züge zurück und probiert andere. So entgeht ihm keine Tour.
        - Das kann Millionen Setzschritte kosten: Einen falschen Zug bemerkt es zu spät.
    .goOn = Erkunden: Sieh dem Backtracking auf 5 × 5 zu
guess_steps_random-walk =
    .text = Angenommen, der Springer zieht zufällig. Von jedem Feld geht er auf irgendein unbesuchtes, bis es nicht mehr weitergeht. Probier es hier: Zieh, ohne nachzudenken.
    .ask = Wie viele der 64 Felder besucht er im Durchschnitt? Schätze.
    .exact = Genau: Er besucht etwa 35. Im nächsten Schritt versuchen es tausend Springer.
    .right = Nah genug: Er besucht etwa 35. Im nächsten Schritt versuchen es tausend Springer.
    .wrong = Er besucht etwa 35. Im nächsten Schritt versuchen es tausend Springer.
guess_steps_thousand-walks =
    .text = Tausend Springer ziehen gleich zufällig los, alle von d4. Schätze erst, dann sieh zu. Jeder Balken zeigt, wie viele Wege so viele Felder erreicht haben.
    .ask = Wie viele der tausend Wege werden Touren?
    .options =
        | Keiner | Richtig. Mit zufälligen Zügen klappt es fast nie: Immer bleiben Felder unerreichbar zurück.
        | Etwa zehn | Weniger. Für eine Tour muss ein Springer mehr als sechzigmal hintereinander richtig raten.
        | Etwa hundert | Viel weniger. Denk an deinen eigenen Zufallsweg: Wie viele Felder hat er ausgelassen?
guess_steps_backtracking =
    .text = Auch das Backtracking rät. Geht es nicht weiter, nimmt es den letzten Zug zurück und probiert einen anderen. Dieser Lauf war schon ein paarmal in der Sackgasse. Drücke „Vor“ oder „Abspielen“ und sieh zu.
guess_steps_placements =
    .text = Zählen wir, wie oft das Backtracking den Springer auf ein Feld setzt. Eine Tour auf 5 × 5 ganz ohne Fehler braucht 25 Setzschritte. Das Zurücknehmen zählt nicht mit.
    .ask = Wie viele Setzschritte braucht das Backtracking von a1 aus? Grob geschätzt reicht: Zehner, Hunderter, Tausender, Millionen?
    .exact = Genau: 8.839 Setzschritte, für ein Brett mit nur 25 Feldern.
    .right = Nah genug: Es braucht 8.839, für ein Brett mit nur 25 Feldern.
    .wrong = Es braucht 8.839, für ein Brett mit nur 25 Feldern.
guess_steps_growth =
    .text = Auf 6 × 6 braucht dasselbe Verfahren 248.168 Setzschritte, fast dreißigmal so viele. Hier arbeitet es auf 8 × 8, nach den ersten zweitausend Schritten.
    .ask = Wie viele Setzschritte braucht es auf 8 × 8 von a1 aus?
    .options =
        | Etwa 15.000 | Mehr: Schon 6 × 6 brauchte viel mehr als das.
        | Etwa 500.000 | Mehr: Das ist nur doppelt so viel wie auf 6 × 6.
        | Mehr als 8 Millionen | Richtig: Es braucht 8.250.732. Und mit dieser Ecke hatten wir noch Glück.
guess_steps_race =
    .text = Sieh dir drei Bretter gleichzeitig an; jeder Setzschritt wird gezählt. Das dritte beginnt auf d4 und hört nach 20 Millionen Setzschritten auf. Selbst 100 Millionen würden nicht reichen.
    .ask = Warum dauert es so lange?
    .options =
        | Es bemerkt einen falschen Zug zu spät | Richtig. Nach einem frühen falschen Zug probiert es jede Fortsetzung, und das sind Milliarden, bevor es diesen Zug zurücknimmt.
        | Der Computer ist zu langsam | Er ist schnell: Er schafft etwa eine Million Setzschritte in der Sekunde.
        | Auf d4 beginnt keine Tour | Doch. Die nächste Lektion hat eine Regel, die sie in 63 Zügen findet.
guess_steps_orders =
    .text = Unsere Reihenfolge der acht Züge ist nur eine von 40.320. Sieh dasselbe Verfahren auf 6 × 6 von a1 aus in zwölf davon; sonst ist nichts anders. Jeder Lauf endet nach einer Million Setzschritten.
    .ask = Die erste Reihenfolge ist unsere, mit 248.168 Setzschritten. Wie viele braucht die beste der zwölf?
    .options =
        | Etwa 200.000 | Viel weniger. Die Reihenfolge entscheidet, welche falschen Züge zuerst kommen.
        | Etwa 9.000 | Richtig: 8.910. Und die Hälfte der Reihenfolgen war nach einer Million nicht fertig.
        | 36 | Das wäre eine Tour ohne einen Fehler. Auch eine gute Reihenfolge macht Fehler.
rule =
    .title = Eine Regel, die vorausschaut
    .known = - Warnsdorffs Regel zieht auf das Feld mit den wenigsten Folgezügen.
        - So ein Feld wäre bald abgeschnitten. Darum besucht die Regel es, solange es noch geht.
        - Auf 8 × 8 findet sie fast immer eine Tour, ohne einen Zug zurückzunehmen.
    .goOn = Erkunden: Sieh dir den Grund für jeden Zug an
rule_steps_degrees =
    .text = Von einem Feld in der Mitte hat der Springer acht Züge.
    .ask = Wie viele Züge hat der Springer von einer Ecke aus?
    .right = Richtig: zwei. Ein Springer, der in eine Ecke zieht, muss sie mit dem einzigen anderen Zug wieder verlassen.
    .nudge = Nicht ganz. Zwei Felder in eine Richtung und eins zur Seite: Welche Felder erreicht er so von a1 aus?
    .wrong = Es sind zwei: Von a1 kann der Springer nach b3 und nach c2 ziehen, sonst nirgendwohin.
rule_steps_onward-moves =
    .text = Hier ist eine einfache Regel: Geh auf das Feld, von dem aus du die wenigsten Folgezüge hast. Diese Zahlen stehen auf dem Brett. H. C. von Warnsdorff fand die Regel 1823. Der Springer steht auf a2.
    .ask = { $press } das Feld, auf das die Regel zieht.
    .right = Richtig: b4 hat 4 Folgezüge, c3 hat 7.
    .nudge = Dorthin nicht. Sieh dir die Felder an, die einen Zug von a2 entfernt sind: Welches hat die kleinste Zahl?
    .wrong = Der Springer kann nach b4 ziehen, mit 4 Folgezügen, oder nach c3, mit 7. Die Regel nimmt b4.
rule_steps_predict =
    .text = Und nun ohne die Zahlen. Zähle für jedes Feld, auf das der Springer ziehen kann, die Züge, die er von dort hätte.
    .ask = Welches Feld wählt die Regel? Antworte zehnmal. Bei Gleichstand ist jedes der gleich guten Felder richtig.
rule_steps_edge =
    .text = Dieser Lauf der Regel hat auf d4 begonnen. Er kommt bald an den Rand und bleibt in seiner Nähe.
    .ask = Warum besucht die Regel zuerst den Rand?
    .options =
        | Der Weg außen herum ist kürzer | Alle Touren eines Bretts haben gleich viele Züge.
        | Felder am Rand haben wenige Züge und wären bald abgeschnitten | Richtig. Die Regel besucht schwierige Felder, solange es noch geht. Die Mitte kann warten.
        | Am Rand gibt es mehr Felder | Zähle sie: 28 liegen am Rand, 36 nicht.
ties =
    .title = Wenn Gleichstand herrscht
    .known = - Bei Gleichstand haben mehrere Felder die wenigsten Folgezüge.
        - Welches davon man nimmt, kann über Tour oder Sackgasse entscheiden.
        - Eine Regel, die auf einem Brett von jedem Feld aus klappt, kann auf einem anderen scheitern.
    .goOn = Vergleichen: Sieh nach, wo die Regel auf 7 × 7 scheitert
ties_steps_stuck =
    .text = Oft haben mehrere Felder gleich wenige Folgezüge, und die Regel sagt nicht, welches sie nehmen soll. Dieser Lauf von c1 nimmt dann das Feld, das am weitesten rechts liegt. Nach 16 Zügen steckt er fest.
ties_steps_roth =
    .text = Hier sind dieselbe Regel und derselbe Start. Bei Gleichstand nimmt dieser Lauf aber das Feld, das am weitesten von der Mitte entfernt ist, und findet eine Tour. Die Idee stammt von A. Roth. Geh zurück und sieh, wo sich die beiden Läufe trennen.
ties_steps_how-often =
    .text = Wir haben die Regel von allen 64 Feldern des Schachbretts aus laufen lassen. Bei Gleichstand probierte sie die acht Richtungen immer in derselben Reihenfolge, die nach rechts zuerst.
    .ask = Von wie vielen der 64 Felder aus bleibt sie stecken?
    .exact = Genau: Von drei Feldern aus bleibt sie stecken. Der nächste Schritt zeigt, von welchen.
    .right = Nah genug: Von drei Feldern aus bleibt sie stecken. Der nächste Schritt zeigt, von welchen.
    .wrong = Nur von drei Feldern aus bleibt sie stecken. Der nächste Schritt zeigt, von welchen.
ties_steps_success-map =
    .text = Hier läuft die Regel von jedem Feld aus. Ein Haken ist eine Tour, ein Kreuz eine Sackgasse. Wähle einen anderen Stichentscheid und vergleiche.
    .ask = Mit Roths Stichentscheid erscheint kein Kreuz. Beweist das, dass die Regel damit immer klappt?
    .options =
        | Ja | Es beweist es nur für dieses Brett. Auf 7 × 7 versagt die Regel von manchen Feldern aus.
        | Nein | Richtig: 64 Läufe sagen nichts über andere Bretter. Auf 7 × 7 versagt sie von manchen Feldern aus.
ties_steps_larger-boards =
    .text = Wo versagt die Regel noch? Hier beginnt sie auf jedem Feld von zehn Brettern. Bei Gleichstand nimmt sie immer die erste Richtung. Die Links öffnen einen Lauf, der stecken bleibt.
    .ask = Was zeigt das Diagramm von 6 × 6 bis 30 × 30?
    .options =
        | Der Anteil der Fehlschläge sinkt von Brett zu Brett | Vergleiche 14 × 14 mit 18 × 18 oder 20 × 20 mit 30 × 30: Diese Balken wachsen.
        | Der Anteil geht auf und ab | Richtig: Zehn Bretter zeigen keinen klaren Trend. Größere schon: Auf 200 × 200 versagt die Regel öfter, als sie klappt, auf 500 × 500 fast immer.
        | Der Anteil wächst von Brett zu Brett | Vergleiche 8 × 8 mit 10 × 10: Dieser Balken wird kürzer.
invent =
    .title = Erfinde eine Regel
    .known = - Eine gute Regel achtet darauf, was noch übrig ist, nicht nur darauf, wo ein Feld liegt.
        - Die Reihenfolge der Zeilen ist wichtig: Zeile 2 entscheidet nur, wo Zeile 1 es nicht kann.
        - Welche Regel besser ist, siehst du, wenn beide auf denselben Feldern beginnen.
    .goOn = Vergleichen: Melde deine Regel zum Wettbewerb an
invent_steps_edge =
    .text = Eine Regel sagt dem Springer, welches Feld er nehmen soll. Hier ist eine, auf die jeder kommen könnte: Geh auf das Feld, das dem Rand am nächsten ist. Drücke „Abspielen“ und sieh, wie weit sie kommt.
    .ask = Sie bleibt von 57 der 64 Felder aus stecken, auch von diesem. Was ist falsch an ihr?
    .options =
        | Sie merkt nicht, wenn Felder abgeschnitten werden | Richtig. Der Abstand zum Rand ändert sich nie, wohl aber die Züge, die noch bleiben. Die kann diese Regel nicht sehen.
        | Sie geht zu früh an den Rand | Auch Warnsdorffs Regel geht früh dorthin, und sie klappt von 61 Feldern aus.
        | Sie hat auf dem falschen Feld begonnen | Sie bleibt von fast jedem Feld aus stecken. Am Start liegt es also nicht.
invent_steps_three-rules =
    .text = Drei Regeln beginnen je einmal auf jedem der 64 Felder: irgendein Zug, kleinster Abstand zum Rand, wenigste Folgezüge. Sie hören auf, wo sie stecken bleiben.
    .ask = Von wie vielen Feldern aus schafft „wenigste Folgezüge“ eine Tour? Schätze.
    .options =
        | Etwa 7 | Mehr. So oft schafft „kleinster Abstand zum Rand“ eine.
        | Etwa 30 | Mehr. Auf einem so kleinen Brett bleibt sie kaum einmal stecken.
        | Etwa 60 | Richtig: von 61. Sie zählt, was noch bleibt, und deshalb ist sie so viel besser.
invent_steps_own-rule =
    .text = Schreib jetzt eigene Regeln. Der Springer nimmt das Feld, das nach Zeile 1 das beste ist; sind mehrere gleich gut, entscheidet Zeile 2. Probiere so viele Regeln, wie du willst. Setze dann „kleinster Abstand zum Rand“ an die erste und „wenigste Folgezüge“ an die zweite Stelle.
    .ask = Von wie vielen der 64 Felder aus schafft diese Regel eine Tour?
    .right = Richtig: von 32. Vertausche jetzt die beiden Zeilen. Auf ihre Reihenfolge kommt es an!
    .nudge = Nicht ganz. Zeile 1 ist „kleinster Abstand zum Rand“ und Zeile 2 „wenigste Folgezüge“. Drücke „Diese Regel testen“ und lies die Zahl ab.
    .wrong = Es sind 32: viel mehr als mit dem Rand allein, aber nur die Hälfte. Vertausche jetzt die beiden Zeilen.
invent_steps_beat-roth =
    .text = Auf 100 × 100 bleibt Warnsdorffs Regel oft stecken. A. Roth fügte eine zweite Zeile hinzu: größter Abstand zur Mitte. Schreib eine Regel, die noch besser ist. Alle Regeln beginnen auf denselben 1.000 Feldern.
    .ask = Kannst du Roths Regel schlagen?
