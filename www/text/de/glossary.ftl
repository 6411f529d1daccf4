labels =
    .heading = Was die Wörter bedeuten

terms_tour =
    .term = Springertour
    .meaning = Eine Folge von Springerzügen, die jedes Feld eines Bretts genau einmal besucht. Sie heißt auch Rösselsprung.

terms_closed =
    .term = Offen, geschlossen
    .meaning = Eine Tour ist geschlossen, wenn ihr letztes Feld einen Springerzug vom ersten entfernt ist: Dann könntest du immer wieder im Kreis ziehen. Sonst ist sie offen. Suchst du eine offene Tour, kann zufällig auch eine geschlossene herauskommen.

terms_degree =
    .term = Grad
    .meaning = Die Anzahl der Züge, die ein Feld auf dem leeren Brett hat. Auf dem Schachbrett sind es 2 in der Ecke und 8 in der Mitte.

terms_onward =
    .term = Folgezüge
    .meaning = Die Züge, die du von einem Feld aus hättest: einer für jedes unbesuchte Feld, das einen Zug entfernt ist. Warnsdorffs Regel geht immer auf das Feld mit den wenigsten Folgezügen.

terms_tie =
    .term = Gleichstand
    .meaning = Zwei oder mehr Felder, die für eine Regel gleich gut sind. Dann muss eine zweite Regel entscheiden, der Stichentscheid.

terms_deadEnd =
    .term = Sackgasse
    .meaning = Ein Feld, auf dem es nicht weitergeht: Es gibt noch unbesuchte Felder, aber keines ist einen Zug entfernt. Suchst du eine geschlossene Tour, geht es auch dann nicht weiter, wenn kein Zug mehr zum Start zurückführen kann.

terms_seed =
    .term = Startwert
    .meaning = Ein Text, aus dem die Seite alle Zufallsentscheidungen eines Laufs ableitet. Dieselben Einstellungen mit demselben Startwert ergeben immer denselben Lauf.

terms_sweep =
    .term = Durchlauf
    .meaning = Ein Schritt des neuronalen Netzes. Es hat für jeden Zug des Bretts ein Neuron, und in einem Durchlauf wird jedes davon einmal neu berechnet.

terms_weight =
    .term = Gewicht
    .meaning = Wie genau die Zufallswege einer Schätzung Warnsdorffs Regel folgen. Beim Gewicht 1 sind alle unbesuchten Felder, die einen Zug entfernt sind, gleich wahrscheinlich. Bei einem kleineren Gewicht sind Felder mit wenigen Folgezügen wahrscheinlicher.

terms_error =
    .term = Standardfehler
    .meaning = Wie weit eine Schätzung durch Zufall normalerweise danebenliegt. Etwa zwei von drei Schätzungen liegen höchstens einen Standardfehler vom wahren Wert entfernt, 19 von 20 höchstens zwei.

terms_semiMagic =
    .term = Halbmagisch
    .meaning = Nummeriere die Felder eines quadratischen Bretts entlang der Tour. Haben alle Zeilen und Spalten dieselbe Summe, ist die Tour halbmagisch. Haben auch die beiden langen Diagonalen diese Summe, ist sie magisch.
