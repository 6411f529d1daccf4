labels =
    .contest = Wettbewerb der Regeln
    .contestIntro = Ist deine Regel besser als die üblichen? Alle laufen auf denselben Brettern von denselben Starts aus, und die Seite zählt die Touren.
    .contestRule = Deine Regel
    .beginContest = Wettbewerb beginnen
    .cancelContest = Abbrechen
    .contestProgress = Fortschritt des Wettbewerbs
    .copyContest = Als CSV kopieren
    .copyScore = Ergebnis kopieren
board = Brett
heat = { $hasShape ->
            [true] { $shape }{", "}
           *[false] {""}
        }{ $size }{ $isClosed ->
            [true] , geschlossene Tour
           *[false] {""}
        }
mine = Deine
average = Im Durchschnitt aller Bretter
explained = Kleine Bretter und Bretter mit Löchern werden von jedem Feld aus versucht, große von 200 zufälligen Feldern. Wo der Zufall mitspielt, enthält der Bereich darunter den wahren Anteil mit 95 % Sicherheit (Wilson, 1927).
cancelled = Abgebrochen. Die Tabelle zeigt die bisherigen Ergebnisse.
share = { $percent } %
between = { $low } bis { $high } %
progress = { PERCENT($done, $all) } fertig
failed = Der Wettbewerb konnte nicht weitergehen: { $message }
result = Deine Regel schafft im Durchschnitt aller Bretter bei { $own } der Läufe eine Tour. { $isBest ->
            [true] Sie schlägt alle üblichen Regeln: Die beste davon, { QUOTED($name) }, schafft { $best }.
           *[false] Die beste der üblichen Regeln ist { QUOTED($name) } mit { $best }.
        }
score = Meine Springerregel { QUOTED($rule) } schafft auf { $on } bei { $own } der Läufe eine Tour, { QUOTED($name) } bei { $other }.
