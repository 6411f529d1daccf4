from = Von Schritt
to = Bis Schritt
size = Größe in Pixeln
sizes = Übliche Größen
sizeNames =
    .page = 480: Webseite
    .slides = 1080: Folien
delay = Zeit pro Schritt in ms
theme = Farben
choice = Vor jedem Zug die Möglichkeiten zeigen
kind = Art
kinds =
    .gif = GIF
    .video = Video (MP4)
-file = { $kind ->
            [gif] GIF
           *[video] Video
        }
make = { -file } erstellen
making = Erstellt das { -file } …
cancel = Abbrechen
save = Speichern
play = Abspielen
looking = Berechnet, wie lang der Lauf ist …
cancelled = Abgebrochen.
preview = Vorschau der Animation
progress = Fortschritt der Animation
noEncoder = Dieser Browser kann kein Video in dieser Größe erstellen. Wähle eine kleinere Größe oder erstelle ein GIF.
range = { NUMBER($least) } bis { NUMBER($most) }
plan = { NUMBER($frames) } { $frames ->
            [one] Bild
           *[other] Bilder
        }{ $every ->
            [0] {""}
            [1] {""}
           *[other] , jeder { NUMBER($every) }. Schritt
        }, { $width } × { $height } Pixel, { $isLong ->
            [true] { NUMBER($minutes) } min
           *[false] { NUMBER($seconds) } s
        }, etwa { $bytes }.
kilobytes = { NUMBER($n) } kB
megabytes = { $n } MB
beyond = Der Lauf hat { NUMBER($steps) } { $steps ->
            [one] Schritt
           *[other] Schritte
        }. Schreib eine Zahl bis { NUMBER($steps) }.
soFar = bisher { $bytes }
made = { $kind ->
            [gif] { kinds.gif }
           *[video] { kinds.video }
        } fertig ({ $bytes })
saved = Gespeichert als { $file }.
failed = { $hasMessage ->
            [true] Das { -file } konnte nicht erstellt werden: { $message }.
           *[false] Dieser Browser konnte das { -file } nicht erstellen. Versuche eine kleinere Größe oder weniger Schritte.
        }
