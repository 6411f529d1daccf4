signs =
    .number = Kleine, helle Zahl: wie viele Züge du von diesem freien Feld hättest (seine Folgezüge).
    .order = Fette Zahl in voller Scheibe: als wievieltes Feld der Springer es besucht hat.
    .candidate = Gestrichelter Ring: Hierhin kann der Springer als Nächstes. Die große Zahl zählt die Folgezüge.
    .chosen = Volle Scheibe mit Pfeil: das Feld, auf das das Verfahren zieht.
    .tied = Durchgezogener Ring mit =: Gleichstand, ebenso wenige Folgezüge wie das gewählte Feld.
    .tried = Durchgestrichener Ring: schon versucht; es führte zu nichts.
    .visited = Farbiges Feld: schon besucht. Die Farbe ändert sich entlang der Tour.
    .marked = Umrahmt: ein Feld, von dem der Text spricht, etwa eines, das nicht mehr zu erreichen ist.
    .piece = Springender Pfeil: eine Figur, die kein Springer ist, mit den beiden Längen ihres Sprungs.
    .hole = Schraffiert: ein Loch, dort ist kein Feld.
