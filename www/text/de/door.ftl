labels =
    .question = Kann ein Springer jedes Feld genau einmal besuchen?
    .meaning = Bei einer Springertour springt der Springer über das ganze Brett und landet auf jedem Feld genau einmal.
    .begin = Finde es in fünf Minuten heraus
    .tryIt = Probier es selbst
    .tryItMore = Zieh den Springer über ein kleines Brett.
    .seeIt = Sieh, wie es geht
    .seeItMore = Geh eine einfache Regel Zug für Zug durch.
    .teachIt = Im Unterricht nutzen
    .teachItMore = Für Lehrkräfte: Stundenplanung, Arbeitsblätter und eine Ansicht für den Beamer.
    .skip = Gleich ins Labor
    .stop = Springer anhalten
    .goOn = Springer weiterziehen lassen
    .jump = Der Springer gehört dir: Spring auf ein umringtes Feld.
count = { NUMBER($visited) } von { NUMBER($squares) }

languageNotKept = { $language } ist nicht auf deinem Gerät gespeichert, und das Netz ist nicht erreichbar. Die Seite bleibt auf Deutsch.
