labels =
    .program = Programm: Python, Java …
    .programHelp = Dieses Programm macht denselben Lauf und gibt das Brett mit seinen Zahlen aus.
    .language = Sprache
    .copyProgram = Kopieren
    .saveProgram = Speichern
listing = Das Programm { QUOTED($name) }
