colours =
    .title = Beweise es mit Farben
    .known = - Jeder Springerzug wechselt die Farbe des Feldes.
        - Darum hat ein Brett mit ungerader Felderzahl keine geschlossene Tour.
        - Ein Beweis erspart dir die Suche: Niemand muss alle Wege probieren.
    .goOn = Möglich? Frag nach anderen Brettern
colours_steps_count =
    .text = Jeder Springerzug wechselt die Farbe des Feldes. Dieses Brett hat 25 Felder.
    .ask = Wie viele Felder haben dieselbe Farbe wie die Ecke a1?
    .right = Richtig: 13, und 12 haben die andere Farbe.
    .nudge = Nicht ganz. Zähle die Felder dieser Farbe Reihe für Reihe und versuche es noch einmal.
    .wrong = Es sind 13, eines mehr als von der anderen Farbe, denn die Anzahl der Felder ist ungerade.
colours_steps_odd =
    .text = Eine geschlossene Tour kehrt zu ihrem Start zurück. Auf dem ganzen Rundweg wechseln sich helle und dunkle Felder ab.
    .ask = Kann es auf 5 × 5 eine geschlossene Tour geben?
    .options =
        | Ja, mit Glück | Rund um einen Kreis wechseln sich Hell und Dunkel ab, also gäbe es von beiden gleich viele. Es sind aber 13 und 12.
        | Nein | Richtig: Ein Kreis hat gleich viele helle und dunkle Felder, und 13 ist nicht 12. Also hat kein Brett mit ungerader Felderzahl eine geschlossene Tour.
colours_steps_start =
    .text = Eine offene Tour über 25 Felder beginnt und endet auf der Farbe, die 13 Felder hat.
    .ask = { $press } ein Feld, auf dem keine Tour beginnen kann.
    .right = Richtig: Es hat die Farbe mit 12 Feldern, also kann dort keine Tour beginnen.
    .nudge = Dort kann eine Tour beginnen: Das Feld hat die Farbe der Ecken. Suche die andere Farbe.
    .wrong = Auch dieses Feld hat die Farbe der Ecken. Nimm ein Nachbarfeld, darüber oder daneben.
colours_steps_argument =
    .text = Kann dieses Brett, 4 Felder hoch, eine geschlossene Tour haben? Es hat gleich viele helle und dunkle Felder. Teilt man die Felder noch auf eine zweite Art ein, kommt ein Widerspruch heraus. Drücke „Abspielen“ oder „Vor“.
    .ask = Wo steckt der Widerspruch?
    .options =
        | Außen und Innen würden sich abwechseln, Hell und Dunkel auch | Richtig. Dann hätten alle äußeren Felder dieselbe Farbe. Eine äußere Reihe hat aber beide.
        | Es gibt mehr äußere als innere Felder | Von beiden gibt es 14. Gerade deshalb müssten sie sich abwechseln.
        | Manche Felder haben nur zwei Züge | Das stimmt, aber zwei Züge reichen: einer hinein, einer hinaus.
colours_steps_map =
    .text = Welche Bretter haben geschlossene Touren? Hier sind alle von 3 × 3 bis 10 × 10. Einige scheiden wegen der Farben aus, andere wegen einer Seite der Länge 4. Kleine Bretter können einfach zu klein sein.
    .ask = Rate zuerst: Markiere jedes Brett, das eine geschlossene Tour hat. Drücke dann „Prüfen“.
colours_steps_blame =
    .text = Mit Beweisen findet man auch Fehler. Dieser Weg auf 5 × 5 kann keine Tour mehr werden: Ein Feld ist abgeschnitten.
    .ask = Welches Feld ist nicht mehr zu erreichen?
    .right = Richtig: Beide Zugänge zu e1 sind verbraucht.
    .nudge = Das nicht. Suche ein Feld am Rand, dessen zwei Zugänge beide verbraucht sind.
    .wrong = Es ist e1. Seine zwei Zugänge, c2 und d3, sind verbraucht.
graph =
    .title = Zeichne ein Brett als Graphen
    .known = - In einem Graphen sind Felder Punkte und Züge Linien.
        - Hat ein Punkt nur zwei Linien, nimmt eine Rundreise beide.
        - Eine geschlossene Springertour ist ein Hamiltonkreis.
    .goOn = Erkunden: Sieh zu, wie die Regel Hamiltons Spiel spielt
graph_steps_ring =
    .text = Zeichne jedes Feld als Punkt und jeden Zug als Linie: Das ist ein Graph. Dieses Brett, 3 × 3 ohne die Mitte, lässt sich zu einem Kreis auffalten. Drücke „Auffalten“ oder bewege den Regler.
    .ask = Wie viele geschlossene Touren hat es? Start und Richtung spielen keine Rolle.
    .right = Richtig: eine, nämlich den Kreis selbst. Anders geht es nicht.
    .nudge = Nicht ganz. Falte das Brett auf und folge den Linien: Wie oft hast du die Wahl?
    .wrong = Es hat eine: den Kreis selbst. Jeder Punkt hat nur zwei Linien.
graph_steps_cross =
    .text = Dieses Kreuz hat 12 Felder. Aufgefaltet ist es fast ein Ring: Acht seiner Felder haben drei Züge, vier nur zwei.
    .ask = Ein Feld hat nur zwei Züge. Was macht eine geschlossene Tour dort?
    .options =
        | Sie nimmt beide | Richtig: einen hinein und einen hinaus. Der größte Teil der Tour ist also erzwungen.
        | Sie nimmt einen davon | Dann käme sie auf das Feld, aber nicht mehr weg.
graph_steps_cross-tour =
    .text = Hier ist dasselbe Kreuz, als Ring gezeichnet. Deine Züge erscheinen auch auf dem Brett daneben. Auf dem Brett ist das ein Rätsel. Auf dem Ring hast du kaum eine Wahl.
    .ask = Finde eine geschlossene Tour: Besuche jedes Feld und kehre nach b1 zurück.
    .right = Eine geschlossene Tour! Auf dem Ring ist es leicht; auf dem Brett war es ein Rätsel.
    .wrong = Eine Sackgasse. Nimm ein paar Züge zurück: Wo ein Feld zwei Linien hat, benutze beide.
graph_steps_icosian =
    .text = 1857 erfand William Rowan Hamilton ein Spiel. Man reist an den Kanten eines Dodekaeders entlang, besucht alle 20 Städte genau einmal und kehrt zurück. So eine Rundreise heißt Hamiltonkreis. Eine geschlossene Springertour ist einer.
    .ask = Besuche jede Stadt und kehre zur ersten zurück.
    .right = Ein Hamiltonkreis, auf einem Graphen, der kein Brett ist.
    .wrong = Eine Sackgasse. Nimm ein paar Züge zurück.
graph_steps_herschel =
    .text = Die Regel aus Lektion 3 braucht kein Brett. Sie zählt nur Linien zu unbesuchten Punkten. Dies ist der Herschel-Graph.
    .ask = Welchen Punkt wählt die Regel? Antworte fünfmal. Bei Gleichstand ist jeder der gleich guten Punkte richtig.
graph_steps_petersen =
    .text = Der Petersen-Graph hat zehn Punkte mit je drei Linien. Probier es selbst.
    .ask = Gibt es eine Rundreise durch alle zehn Punkte?
    .options =
        | Ja | Du kannst alle zehn besuchen, aber nicht zurückkehren. Dies ist der bekannteste Graph dieser Art.
        | Nein | Richtig: Du kannst alle zehn besuchen, aber nicht zurückkehren. Niemand kennt einen schnellen Test, der für jeden Graphen funktioniert.
fast =
    .title = Touren auf riesigen Brettern
    .known = - „Teile und herrsche“ macht kleine Touren und verbindet sie zu einer großen.
        - Ein lineares Verfahren braucht für viermal so viele Felder viermal so lange.
        - Darum schafft es auch ein Brett mit einer Million Feldern.
    .goOn = Vergleichen: Zwei Verfahren laufen auf 50 × 50 um die Wette
fast_steps_blocks =
    .text = Teile und herrsche: Dieses Verfahren zerlegt das Brett 12 × 12 in vier Blöcke und gibt jedem eine geschlossene Tour. Dann verbindet es Nachbarn: Es ersetzt je einen Zug von beiden durch zwei Züge hinüber. Drücke „Vor“ und sieh zu.
    .ask = Wie viele Verbindungen machen aus vier Touren eine?
    .right = Richtig: drei. Nach jeder Verbindung ist es eine Tour weniger.
    .nudge = Nicht ganz. Jede Verbindung macht aus zwei Touren eine. Beginne bei vier und versuche es noch einmal.
    .wrong = Drei: Nach jeder Verbindung ist es eine Tour weniger, und aus vier wird eine.
fast_steps_timings =
    .text = Wie lange brauchen Verfahren? Dein Gerät misst jetzt die Zeit von drei Verfahren. Jedes Brett hat viermal so viele Felder wie das vorige.
    .ask = Ein Verfahren heißt linear, wenn es für viermal so viele Felder viermal so lange braucht. Welche Verfahren sehen linear aus?
    .options =
        | Alle drei | Das Backtracking verliert schon auf dem zweiten Brett den Anschluss.
        | Warnsdorffs Regel und „Teile und herrsche“ | Richtig, ungefähr: Sie brauchen von Brett zu Brett etwa viermal so lange. Auf kleinen Brettern geht es zu schnell, um es zu sehen.
        | Keines | Sieh dir die größeren Bretter an: Zwei Verfahren brauchen jedes Mal etwa viermal so lange.
fast_steps_hundred =
    .text = Hier ist ein Brett mit 100 × 100 Feldern, in Blöcke zerlegt. Drücke „Abspielen“ und sieh zu, wie das Verfahren sie verbindet.
    .ask = Angenommen, es braucht 2 ms. Wie lange braucht ein lineares Verfahren für 1.000 × 1.000?
    .options =
        | 20 ms | Die Seiten sind zehnmal so lang. Wievielmal so viele Felder gibt es dann?
        | 200 ms | Richtig: Hundertmal so viele Felder dauern hundertmal so lange.
        | 2 s | Das ist tausendmal so lange. Wievielmal so viele Felder gibt es?
fast_steps_thousand =
    .text = Und das ist 1.000 × 1.000. Drücke „Abspielen“. Die Felder sind zu klein zum Zeichnen; ihre Farben zeigen, wann der Springer sie besucht.
    .ask = Wie viele Züge hat eine geschlossene Tour dieses Bretts?
    .right = Richtig: eine Million, von jedem Feld einen. Der letzte Zug führt zurück zum Start.
    .nudge = Nicht ganz. Eine geschlossene Tour macht von jedem Feld genau einen Zug. Wie viele Felder gibt es?
    .wrong = Sie hat 1.000.000: einen von jedem der 1.000 × 1.000 Felder.
many =
    .title = Zähle alle Touren
    .known = - 5 × 5 hat 864 Touren, und 8 × 8 hat mehr als 13 Billionen geschlossene.
        - Man kann Touren zählen, ohne jede zu finden: Der Durchgang merkt sich nur Zustände und Anzahlen.
        - Dreht und spiegelt man Touren, verraten sich manche falschen Zahlen.
    .goOn = Zählen: Zähle die geschlossenen Touren auf 6 × 6
many_steps_five =
    .text = Das kleinste quadratische Brett mit Touren ist 5 × 5, und alle seine Touren sind offen. Finde selbst eine, wenn du magst.
    .ask = Wie viele Touren hat es? Jede zählt nur einmal, egal in welcher Richtung du sie gehst. Schätze.
    .exact = Genau: Es hat 864, oder 1.728, wenn beide Richtungen zählen.
    .right = Nah genug: Es hat 864, oder 1.728, wenn beide Richtungen zählen.
    .wrong = Es hat 864, oder 1.728, wenn beide Richtungen zählen.
many_steps_all-tours =
    .text = Hier sind sie alle, eine nach der anderen gefunden. Die Scheibe ist das eine Ende, der Ring das andere. Jedes Bild lässt sich in „Erkunden“ öffnen.
many_steps_six =
    .text = Auf 6 × 6 gibt es auch geschlossene Touren. Sie einzeln zu finden würde lange dauern, aber es gibt eine schnellere Art zu zählen.
    .ask = Wie viele geschlossene Touren hat 6 × 6? Grob geschätzt reicht: Hunderte, Tausende, Millionen?
    .exact = Genau: Es hat 9.862. Jede zählt nur einmal, egal in welcher Richtung du sie gehst.
    .right = Nah genug: Es hat 9.862. Jede zählt nur einmal, egal in welcher Richtung du sie gehst.
    .wrong = Es hat 9.862. Jede zählt nur einmal, egal in welcher Richtung du sie gehst.
many_steps_sweep =
    .text = Dieses Verfahren geht Feld für Feld über das Brett. Es merkt sich nur, wie die unfertigen Wege verbunden sind und auf wie viele Arten man zu jedem solchen Zustand kommt. Jeder Balken ist ein Schritt dieses Durchgangs.
    .ask = Was vergisst das Verfahren?
    .options =
        | Die Touren selbst | Richtig: Viele Wege haben denselben Zustand, und das Verfahren merkt sich nur ihre Anzahl.
        | Wie viele Wege es sind | Das merkt es sich: eine Zahl für jeden Zustand.
many_steps_estimate =
    .text = Auf 8 × 8 dauert der Durchgang etwa zehn Sekunden; im Bereich „Zählen“ kannst du zusehen. Eine Schätzung ist schneller. Sie macht viele Zufallswege und gewichtet jeden danach, wie wahrscheinlich er war.
    .ask = Warte, bis der Balken kurz ist. Lies ab: Wie viele geschlossene Touren hat 8 × 8?
    .options =
        | Etwa eine Million | Viel mehr: Schon 6 × 6 hat fast zehntausend.
        | Etwa 13 Billionen | Richtig. Die genaue Zahl ist 13.267.364.410.532.
        | Etwa 33 Billionen | Das liegt weit außerhalb des Balkens. Aber zwei Leute haben es einmal behauptet: siehe den nächsten Schritt.
many_steps_positions =
    .text = Zwei Leute meldeten einmal 33.439.123.484.294 geschlossene Touren auf 8 × 8, ein anderer fand 13.267.364.410.532. Um zu sehen, dass eine Zahl falsch ist, drehe und spiegele Touren. Jede hat 8 Lagen – oder 4, wenn sie nach einer halben Drehung gleich aussieht.
    .ask = Woran sieht man damit, dass 33.439.123.484.294 falsch ist?
    .options =
        | 94 ist nicht durch 4 teilbar | Richtig: Gruppen zu 8 und zu 4 ergeben zusammen ein Vielfaches von 4, und diese Zahl ist keines. 13.267.364.410.532 schon.
        | Sie ist zu groß, um wahr zu sein | Das ist kein Beweis: Auch die richtige Zahl ist groß. Sieh dir die letzten beiden Ziffern an.
        | Sie ist gerade | Das muss sie auch sein: Gruppen zu 8 und zu 4 ergeben zusammen eine gerade Zahl. Kannst du noch mehr sagen?
