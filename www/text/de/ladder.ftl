labels =
    .ladder = Die Leiter
    .ladderHelp = Sechs Bretter, jedes schwerer als das vorige, und eines ohne Tour. Beginne mit 5 × 5.
    .marksHelp = ✓ gelöst · ★ ohne Tipps oder andere Hilfe · ★★ auch ohne Zurücknehmen
    .rungs = Bretter der Leiter
    .forgetMarks = Meine Sterne löschen
    .day = Brett des Tages
    .dayHelp = Alle bekommen dasselbe Brett. Um Mitternacht (UTC) kommt ein neues.
    .playDay = Spielen
    .shareLine = Ergebnis teilen
    .copyShare = Kopieren
    .won = Geschafft!
    .lookAt = Tour ansehen
rungs =
    .five = 5 × 5
    .six = 6 × 6
    .eight = 8 × 8
    .closed = 6 × 6, geschlossene Tour
    .holes = Ein Brett mit Löchern
    .camel = Die 32 Felder des Kamels
    .longest = 4 × 4: der längste Weg
-mark = { $mark ->
        [solved] gelöst
        [unaided] ohne Hilfe gelöst
        [straight] ohne Hilfe und ohne Zurücknehmen gelöst
       *[none] noch nicht gelöst
    }
rungName = { $rung }: { -mark }
earned = { $sign } { $rung }: { -mark }!
nextRung = Weiter: { $rung }
notKept = Dein Browser kann deine Sterne nicht speichern. Sie sind weg, wenn du diese Seite schließt.
forgotten = Deine Sterne sind gelöscht.
shareCopied = Dein Ergebnis ist kopiert.
copyRefused = Dein Browser hat das Kopieren nicht erlaubt. Markiere die Zeile und kopiere sie selbst.
dayTask = { $target ->
            [closed] { $dayName }: { $board }. Beginne auf { $start }, besuche jedes Feld und kehre zum Start zurück.
           *[other] { $dayName }: { $board }. Beginne auf { $start } und besuche jedes Feld.
        }
summary = { NUMBER($visited) } von { NUMBER($squares) } {"Feldern"}, { $helpUsed }.
shareLine = Springertour-Labor, { $dayName }, { $board }: { $isTour ->
            [true] ★{" "}
           *[false] {""}
        }{ NUMBER($visited) } von { NUMBER($squares) }, { $helpUsed }. { $link }
wrong =
    .day = { QUOTED($text) } ist kein Tag; schreib ihn wie 2026-11-22
