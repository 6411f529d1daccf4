labels =
    .typing = Züge eintippen
    .typed = Ein Zug oder eine Frage
    .typedHelp = Tippe einen Zug ein, etwa b3 oder Sb3, und drücke die Eingabetaste. Tippe „hilfe“ ein, um zu erfahren, was du noch fragen kannst. Mit Esc kommst du zum Brett zurück.
    .sendTyped = Eingabe
spellings =
    .where = - wo
        - springer
        - where
        - knight
        - w
        - k
    .ways = - züge
        - zuege
        - wohin
        - moves
        - go
        - g
    .row = - reihe
        - zeile
        - row
        - rank
        - x
    .column = - spalte
        - linie
        - column
        - file
        - y
    .left = - rest
        - übrig
        - uebrig
        - left
        - n
    .sum = - brett
        - stellung
        - board
        - position
        - s
    .back = - zurück
        - zurueck
        - back
        - undo
    .hint = - tipp
        - hinweis
        - hint
        - h
    .lost = - verloren
        - lost
        - l
    .start = - start
        - anfang
        - b
    .help = - hilfe
        - help
        - ?
pieceLetters = - s
actions =
    .typing = Einen Zug oder eine Frage eintippen
    .where = Sagen, wo {"der Springer"} ist
    .ways = Sagen, wohin {"er"} ziehen kann
    .row = Diese Reihe vorlesen
    .column = Diese Spalte vorlesen
    .left = Sagen, welche {"Felder"} übrig sind
    .sum = Die Stellung zusammenfassen
help = Tippe {"einen Knoten"} ein, etwa b3, um dorthin zu ziehen, oder b3?, um die Folgezüge von dort zu erfahren. Oder tippe eines davon ein: wo, züge, reihe, reihe 3, spalte, spalte c, rest, brett, zurück, tipp, verloren oder start c3.
noRows = Ein Graph hat keine Reihen und Spalten.
where = {"Der Springer"} steht auf { $name }. Besucht sind { NUMBER($visited) } von { NUMBER($squares) } {"Feldern"}.
ways = { $many ->
            [0] Von { $name } aus kann {"der Springer"} nicht ziehen.
            [one] Von { $name } aus hat {"der Springer"} { NUMBER($many) } Zug: { COMMAS($names) }.
           *[other] Von { $name } aus hat {"der Springer"} { NUMBER($many) } Züge: { COMMAS($names) }.
        }
cell =
    .hole = { $square } Loch
    .knight = { $square } {"Springer"}
    .visited = { $square } Nummer { NUMBER($visit) }
    .open = { $square } frei
    .several = { $first }, { $second }
row = Reihe { $row }: { $cells }.
column = Spalte { $column }, von unten: { $cells }.
sum = Auf { $board } steht {"der Springer"} auf { $name }. { NUMBER($visited) } von { NUMBER($squares) } {"Feldern"} { $visited ->
        [one] ist
       *[other] sind
    } besucht. { $many ->
        [0] Kein Zug ist möglich.
       *[other] Möglich: { COMMAS($names) }.
    }
noRow = Es gibt keine Reihe { $text }. Die Reihen gehen von 1 bis { $rows }.
noColumn = Es gibt keine Spalte { $text }. Die Spalten gehen von a bis { $last }.
left = { $squares ->
            [0] {"Kein Feld"} ist übrig.
           *[other] { $hasNames ->
                    [true] { NUMBER($squares) } { $squares ->
                            [one] {"Feld"} ist
                           *[other] {"Felder"} sind
                        } übrig: { COMMAS($names) }.
                   *[false] { NUMBER($squares) } { $squares ->
                            [one] {"Feld"} ist
                           *[other] {"Felder"} sind
                        } übrig.
                }
        }
unknown = „{ $text }“ ist weder {"ein Feld"} noch eine Frage. Tippe „hilfe“ ein.
