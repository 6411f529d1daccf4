labels =
    .challenge = Aufgabe stellen
    .challengeHelp = Mach einen Link zu diesem Rätsel. Wer es löst, bekommt einen Code, den er dir schicken kann. Füge den Code unten ein, um ihn zu prüfen.
    .allowed = Hilfe, die du erlaubst
    .goal = Richtige in Folge
    .copyChallenge = Link kopieren
    .leaveChallenge = Aufgabe verlassen
    .result = Code zum Prüfen
    .checkResult = Code prüfen
    .resultLine = Dein Code
    .copyResult = Code kopieren
helps =
    .back = Züge zurücknehmen
    .ways = Zugmöglichkeiten
    .layers = Zahlen und Linien
    .hint = Tipps
    .judge = „Ist es verloren?“
reached = Du hast die Aufgabe gelöst! Schick den Code unten an die Person, die sie gestellt hat.
challengeCopied = Der Link zu deiner Aufgabe ist kopiert.
resultCopied = Dein Code ist kopiert.
copyRefused = Dein Browser hat das Kopieren nicht erlaubt.
notAllowed = Diese Hilfe ist bei dieser Aufgabe nicht erlaubt.
refused =
    .unreadable = Das ist kein Code. Füge die ganze Zeile ein, die mit „knights-tour-result“ beginnt.
    .changed = Dieser Code wurde verändert oder abgeschnitten. Kopiere die ganze Zeile noch einmal.
    .missed = Die Züge sind lesbar, aber sie lösen die Aufgabe nicht.
-aim = { $mode ->
            [predict] { $goal ->
                    [1] Sag einmal richtig voraus, wohin die Regel zieht
                   *[other] Sag { NUMBER($goal) }-mal hintereinander richtig voraus, wohin die Regel zieht
                }
           *[free] { $target ->
                    [closed] Finde von hier aus eine geschlossene Tour
                    [end] Finde von hier aus eine Tour, die auf { $end } endet
                   *[open] Finde von hier aus eine Tour
                }
        }
task = { $hasHelp ->
            [true] Aufgabe: { -aim }. Erlaubt: { LIST($help) }.
           *[false] Aufgabe: { -aim }, ohne Hilfe.
        }
uses =
    .back = { NUMBER($times) } { $times ->
            [one] zurückgenommenem Zug
           *[other] zurückgenommenen Zügen
        }
    .hint = { NUMBER($times) } { $times ->
            [one] Tipp
           *[other] Tipps
        }
    .restart = { NUMBER($times) } { $times ->
            [one] neuem Versuch
           *[other] neuen Versuchen
        }
    .judge = { $times ->
            [1] „Ist es verloren?“
           *[other] „Ist es verloren?“ ({ NUMBER($times) }-mal)
        }
    .watch = einer Warnung, als es verloren war
    .ways = markierten Zugmöglichkeiten
    .layers = eingeblendeten Zahlen oder Linien
    .method = Zügen eines Verfahrens
    .pasted = eingefügten Zügen
    .link = Zügen aus einem Link
helpUsed = { $hasHelp ->
            [true] mit { LIST($help) }
           *[false] ohne Hilfe
        }
-start = { $locked ->
        [0] von { $start } aus
       *[other] von { $start } aus nach { NUMBER($locked) } { $locked ->
                [one] vorgegebenem Zug
               *[other] vorgegebenen Zügen
            }
    }
verified = { $mode ->
            [predict] ✓ Gelöst: auf { $board } { -start } { NUMBER($goal) } richtig in Folge, in { NUMBER($done) } { $done ->
                    [one] Antwort
                   *[other] Antworten
                }, { helpUsed }.
           *[other] ✓ Gelöst: { $target ->
                    [closed] eine geschlossene Tour
                   *[other] eine Tour
                } auf { $board } { -start }, in { NUMBER($done) } { $done ->
                    [one] Zug
                   *[other] Zügen
                }, { helpUsed }.
        }
wrong =
    .locked = { QUOTED($text) } ist keine Anzahl fester Züge; schreib eine ganze Zahl von { NUMBER($least) } bis { NUMBER($most) }. Kein Zug ist fest
    .goal = { QUOTED($text) } ist keine Anzahl von Vorhersagen in Folge; schreib eine ganze Zahl von { NUMBER($least) } bis { NUMBER($most) }. Das Ziel ist { NUMBER($usual) }
    .help = { QUOTED($text) } ist keine Hilfe, die eine Aufgabe erlauben kann; wähle aus { COMMAS($known) }
