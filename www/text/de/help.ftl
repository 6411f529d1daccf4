rooms_explore =
    .heading = Was du in „Erkunden“ tun kannst
    .steps = - Drücke „Vor“ für einen Zug oder „Abspielen“, um alle zu sehen.
        - Lies den Satz über den nächsten Zug: Er sagt, welche Felder möglich sind und welches das beste ist.
        - Wähle ein Feld mit Ring, um selbst dorthin zu ziehen, oder ein anderes Feld, um dort neu zu beginnen.
rooms_play =
    .heading = Was du in „Spielen“ tun kannst
    .steps = - Wähle ein Feld für den ersten Zug und dann einen Springerzug nach dem anderen.
        - Nimm Züge zurück, sooft du willst, und hol dir einen Tipp, wenn du nicht weiterweißt.
        - Beginne mit 5 × 5 und nimm dann ein größeres Brett.
rooms_learn =
    .heading = Was du in „Lernen“ tun kannst
    .steps = - Wähle eine Lektion. Für Lektion 1 brauchst du nur fünf Minuten.
        - Lies den Schritt, sieh dir das Brett an oder beantworte die Frage. Dann geh zum nächsten Schritt.
        - Mach später weiter: Die Seite merkt sich auf diesem Gerät, wie weit du bist.
rooms_gallery =
    .heading = Was du in der Galerie tun kannst
    .steps = - Wähle ein Bild, um seine Tour zu öffnen.
        - Lies, von wem sie ist, und geh sie Zug für Zug durch.
        - Bewahre hier auch eigene Touren auf.
rooms_compare =
    .heading = Was du in „Vergleichen“ tun kannst
    .steps = - Wähle ein Brett und einen Start für alle.
        - Wähle für jede Bahn ein Verfahren.
        - Drücke „Abspielen“ und sieh, welches davon eine Tour findet.
rooms_build =
    .heading = Was du in „Bauen“ tun kannst
    .steps = - Zieh über Felder, um Löcher zu schneiden, und über Löcher, um sie wieder zu füllen.
        - Lies, ob eine Tour möglich ist und warum.
        - Öffne dein Brett in „Erkunden“, um eine Tour darauf zu sehen.
rooms_count =
    .heading = Was du in „Zählen“ tun kannst
    .steps = - Wähle ein Brett. Beginne mit einem kleinen, etwa 5 × 5.
        - Zähle seine Touren eine nach der anderen, oder schätze, wie viele ein größeres Brett hat.
        - Vergleiche deine Zahl mit den bekannten Zahlen.
rooms_exist =
    .heading = Was du in „Möglich?“ tun kannst
    .steps = - Wähle ein Kästchen der Karte. Es steht für ein Brett mit so vielen Spalten und Reihen.
        - Lies den Beweis, dass das Brett eine Tour hat oder keine haben kann.
        - Geh den Beweis auf dem Brett Schritt für Schritt durch.
rooms_keypad =
    .heading = Was du im Bereich „Tastenfeld“ tun kannst
    .steps = - Wähle ein Tastenfeld und die Länge der Nummer.
        - Lies, wie viele Nummern es gibt, und sieh die Liste durch.
        - Drücke selbst Tasten und wähle so eine Nummer.
versionOf = { $name }, Version { $version }
keepEverything = Alles für die Nutzung ohne Netz speichern ({ $megabytes } MB)
keepingName = Für die Nutzung ohne Netz speichern
percent = { NUMBER($percent) } %
keptAll = Alles ist auf deinem Gerät gespeichert, in jeder Sprache. Es läuft auch ohne Netz.
notKept = Nicht alles konnte gespeichert werden. Prüfe das Netz und versuche es noch einmal: Was schon da ist, bleibt.
rooms_puzzle =
    .heading = Was du in „Zahlen eintragen“ tun kannst
    .steps = - Tippe auf ein freies Feld, um die nächste Zahl einzutragen, oder gib eine Zahl ein.
        - Tippe auf eine Zahl, um von dort weiterzumachen, oder wähle eine andere aus der Reihe unter dem Brett.
        - Hol dir einen Tipp, wenn du nicht weiterweißt: Zuerst sagt er, wo du suchen sollst, dann warum.
rooms_verse =
    .heading = Was du mit Wörtern auf einer Tour tun kannst
    .steps = - Tippe die Teile in der Reihenfolge an, in der sie einen Text ergeben. Tippe den letzten noch einmal an, um ihn zurückzunehmen.
        - Schreib einen eigenen Text oder füg einen ein: Bindestriche teilen ihn in Silben, und jede bekommt ein Feld.
        - Druck ihn, verschick den Link, oder füg ein Rätsel aus einer Zeitschrift ein und löse es hier.
