labels =
    .boardHeading = Der Text auf seinem Brett
    .cancel = Abbrechen
    .takeBack = Zurück
    .redo = Vor
    .hint = Tipp
    .check = Stimmt es?
    .clear = Von vorn
    .showRings = Zeigen, wohin ich springen kann
    .showTour = Die Tour zeigen
    .make = Dein Text
    .text = Ein Vers oder ein Satz
    .textHelp = Setz Bindestriche, wo ein Wort getrennt wird: Sprin-ger. Ein Bindestrich, der bleiben soll, wird verdoppelt. Jeder Teil bekommt ein Feld.
    .suggest = Silben vorschlagen
    .cut = Teilen in
    .board = Brett
    .bestBoard = Das am besten passende
    .target = Tour
    .style = Muster
    .another = Eine andere Tour
    .fewer = Eine Tour, die man auf weniger Arten lesen kann
    .give = Weitergeben
    .mark = Das erste Feld markieren
    .solution = Die Lösung auf eine zweite Seite drucken
    .copyLink = Link kopieren
    .linkNote = Der Link zeigt das Brett ohne die Tour. In seiner Adresse steht der Text: Wer neugierig ist, kann ihn dort finden.
    .print = Drucken
    .saveSvg = Als SVG speichern, für ein Poster
    .savePng = Als Bild speichern
    .copyGrid = Als Tabelle kopieren
    .printed = Ein gedrucktes lösen
    .grid = Die Silben, in jeder Zeile eine Reihe
    .gridHelp = Trenn die Felder durch Leerzeichen, Tabulatoren oder |, und schreib # für ein Loch. Du kannst eine Tabelle einfügen.
    .known = Sein Text, wenn du ihn kennst
    .useGrid = Lesen
    .making = Suche nach einer Tour …
    .backToPlay = Zurück zu den anderen Spielen
    .own = Selbst eins machen
    .solutionHeading = Lösung
actions =
    .back = Ein Feld zurücknehmen
    .forward = Wieder lesen
    .hint = Nächstes Feld zeigen
    .check = Stimmt es bis jetzt?
    .restart = Von vorn
onBoard =
    .move = Von Feld zu Feld
    .rowStart = Erstes Feld der Reihe
    .rowEnd = Letztes Feld der Reihe
    .choose = Dieses Feld als nächstes lesen; auf dem letzten: zurücknehmen
cuts =
    .marks = Silben, an den Bindestrichen
    .letters = Buchstaben
    .words = Wörter
targets =
    .any = Beliebig
    .closed = Geschlossen: Vom letzten Feld führt ein Zug zum ersten
    .open = Offen
styles =
    .any = Beliebig
    .symmetric = Auf dem Kopf gleich
    .few-crossings = Wenige Kreuzungen
heading = Wörter auf einer Springertour
example = Der Sprin-ger zieht, zwei vor und eins zur Seit, von Schwarz nach Weiß, durchs gan-ze Brett so weit; auf je-dem Feld steht er ein-mal al-lein.
exampleCut = marks
task = Zieh mit dem Springer von Feld zu Feld, sodass die { NUMBER($parts) } Teile einen Text ergeben. { $isMarked ->
        [true] Das erste Feld ist markiert.
       *[false] Beginne, wo du den Anfang vermutest.
    }
caption = { NUMBER($read) } von { NUMBER($parts) } Teilen gelesen
soFar = { $text } …
square = { $square }: { $text }{ $isStart ->
        [true] , hier beginnt der Text
       *[false] {""}
    }{ $isRead ->
        [true] , gelesen
       *[false] {""}
    }{ $isPlace ->
        [true] , einen Springerzug entfernt
       *[false] {""}
    }{ $isPointedOut ->
        [true] , das nächste Feld
       *[false] {""}
    }
refused =
    .read = { $square } hast du schon gelesen. „Zurück“ nimmt Felder zurück.
    .far = { $square } ist von { $from } keinen Springerzug entfernt: Der Springer zieht zwei Felder in die eine Richtung und eins zur Seite.
checked =
    .right = Bis jetzt stimmt der Text.
    .wrong = Irgendwo hast du den Text verlassen. Geh zurück bis dahin, wo er noch Sinn ergibt.
    .unknown = Diesen Text kennt die Seite nicht; nur du kannst es sagen.
whole =
    .right = Du hast den ganzen Text gelesen!
    .wrong = Alle Felder sind gelesen, aber sie ergeben nicht den Text.
    .unknown = Du hast jedes Feld gelesen!
noHint = Der Text ist hier nicht bekannt, darum gibt es keinen Tipp.
offTheWay = Du bist nicht auf dem Weg, der hier bekannt ist. Geh ein paar Felder zurück.
noTour = Keine Springertour dieses Bretts ergibt diesen Text.
noSyllables = Für diese Sprache ist hier nicht bekannt, wo Wörter getrennt werden. Setz die Bindestriche selbst.
ways = { $kind ->
        [more-than] mehr als { NUMBER($number) }
        [at-least] mindestens { NUMBER($number) }
       *[exactly] { NUMBER($number) }
    }
readings =
    .one = Man kann ihn nur auf eine Art lesen.
    .several = Gleiche Teile lassen sich vertauschen. Arten, den Text zu lesen: { $ways }, vom ersten Feld aus: { $fromStart }.
parts = { $parts ->
        [one] 1 Teil
       *[other] { NUMBER($parts) } Teile
    }{ $rests ->
        [0] {""}
        [one] , und 1 Feld bleibt übrig
       *[other] , und { NUMBER($rests) } Felder bleiben übrig
    }
holed = { $size }, mit Löchern
begins = { NUMBER($parts) } Teile stehen auf dem Brett.
copied = Kopiert.
copyRefused = Der Browser hat das Kopieren nicht erlaubt.
pictureFailed = Der Browser konnte das Bild nicht erstellen. Speichere es als SVG.
tooLong = Ein Text darf höchstens { NUMBER($most) } Zeichen haben.
title = Wörter auf einer Tour: { $text } · Springertour-Labor
wrong =
    .choice = { QUOTED($value) } gibt es nicht; wähle aus { COMMAS($known) }
