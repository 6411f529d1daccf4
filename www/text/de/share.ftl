heading = Teilen
link = Link
copyLink = Link kopieren
linkCopied = Link kopiert. Er öffnet die Seite so, wie du sie jetzt siehst.
forPupils = Für die Geräte der Klasse: Die Seite öffnet sich wie gewohnt, nicht als Präsentation.
asSeen = So, wie ich es sehe
copied = Kopiert
refused = Der Browser hat das Kopieren nicht erlaubt. Der Text ist markiert: Kopiere ihn mit Strg+C.
reach =
    .file = Diese Seite wurde aus einer Datei geöffnet, deshalb funktioniert der Link nur auf diesem Computer. Zum Teilen schick auch die Datei mit und den Teil des Links, der mit # beginnt.
    .device = Dieser Link funktioniert nur auf diesem Computer.

qr = QR-Code
qrName = QR-Code des Links
showLarge = Groß zeigen
picture = Bild
savePicture = Bild speichern
svg = SVG
png = PNG
svgTooLarge = Dieses Brett ist zu groß für ein SVG. Speichere es als PNG.
pictureFailed = Dieser Browser konnte das Bild nicht erstellen. Versuche ein kleineres Brett.
animation = Animation
poster = Poster
embed = Einbetten
fromBeginning = Von vorn beginnen
frameCode = Code für einen iframe
frameOfRun = Zeigt das Brett, die Knöpfe und einen Satz, bis zu 480 Pixel breit.
frameOfRoom = Zeigt diesen Bereich in einem Rahmen.
elementCode = Code für eine Web-Komponente
elementHelp = Passt sich der Breite und den Farben deiner Seite an. Das Skript wird von dieser Website geladen. Zeigt deine Seite nichts, kopiere die Ordner embed und pkg auf deine eigene Website: Eine fremde Website muss das Skript erlauben (Access-Control-Allow-Origin). Hat deine Seite eine Content Security Policy, braucht sie script-src und connect-src mit der Adresse des Skripts sowie 'wasm-unsafe-eval' in script-src.
elementHelpFile = Passt sich der Breite und den Farben deiner Seite an. Kopiere die Ordner embed und pkg der Website neben deine Seite. Hat deine Seite eine Content Security Policy, braucht sie script-src 'self' 'wasm-unsafe-eval' und connect-src 'self'.
copy = Kopieren

isCopied = { $what }: kopiert.

tooLongForQr = Der Link ist zu lang für einen QR-Code: Er hat { NUMBER($bytes) } { $bytes ->
            [one] Zeichen
           *[other] Zeichen
        }, und Kameras lesen höchstens { NUMBER($most) }. Kopiere stattdessen den Link.

pictureSaved = Gespeichert als { $file }.

cite = Diese Seite zitieren
citation = Zitat
bibtex = BibTeX-Eintrag
citationOf = { $name }, Version { $version }. { $link } (abgerufen am { $day })
accessed = Abgerufen am { $day }
