style = Stil

styles =
    .numbered = Nummeriert
    .line = Linie
    .ribbon = Band
    .woven = Geflochten
    .turns = Knicke

legend =
    .turns = { NUMBER($turns) } { $turns ->
            [one] Knick
           *[other] Knicke
        }
    .straight = { NUMBER($straight) } geradeaus

paper = Papier

papers =
    .letter = US Letter
    .legal = US Legal
    .tabloid = US Tabloid
    .square = Quadrat, 300 mm
    .other = Andere Größe

otherSize = Papiergröße
otherSizeHelp = Breite × Höhe in mm oder px, etwa 300x400mm.
orientation = Ausrichtung

orientations =
    .auto = Wie das Brett
    .portrait = Hochformat
    .landscape = Querformat

title = Titel
caption = Bildunterschrift
theme = Farben
blackAndWhite = Schwarz-weiß
preview = Vorschau des Posters
saveSvg = SVG speichern
savePng = PNG speichern
print = Drucken
pixels = PNG, längere Seite in Pixeln
making = Erstellt das PNG …
pngFailed = Dieser Browser konnte ein so großes Bild nicht erstellen. Wähle weniger Pixel oder speichere das SVG, das sich in jeder Größe drucken lässt.
printFailed = Dieser Browser konnte das Poster nicht drucken. Speichere das SVG und drucke diese Datei.
tooLarge = Die Seite macht Poster von Brettern mit bis zu { NUMBER($most) } Feldern; dieses hat { NUMBER($squares) }. Nimm für größere Bretter den Befehl knights-tour.
size = { NUMBER($width) } × { NUMBER($height) } Pixel. Dein Browser braucht dafür etwa { $memory } MB Speicher.
badPixels = Schreib eine ganze Zahl von Pixeln, von { NUMBER($least) } bis { NUMBER($most) }.
saved = Gespeichert als { $file }.
