orderNames =
    .encyclopaedia = Programm einer Enzyklopädie
    .tutorial = Von rechts gegen den Uhrzeigersinn (Lehrbücher)
    .geeksforgeeks = Von unten gegen den Uhrzeigersinn (GeeksforGeeks)
    .clockwise = Von oben im Uhrzeigersinn
    .rows = Oberste Felder zuerst
    .columns = Felder ganz links zuerst
ownOrder = Eigene
intro = Die Zahlen sagen, welcher Zug zuerst kommt. Zieh eine Zahl auf eine andere oder tippe beide an. Mit der Tastatur: auf einer Zahl eine Pfeiltaste oder eine Ziffer drücken.
move = { $isRight ->
        [true] { NUMBER($across) } nach rechts
       *[false] { NUMBER($across) } nach links
    }, { $isUp ->
        [true] { NUMBER($along) } nach oben
       *[false] { NUMBER($along) } nach unten
    }: Nummer { NUMBER($place) } von { NUMBER($all) }
picked = Tippe jetzt die Zahl an, deren Platz sie bekommt.
undo = Zurücknehmen
usual = Übliche Reihenfolge
