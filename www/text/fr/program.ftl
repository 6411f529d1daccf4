labels =
    .program = Programme : Python, Java…
    .programHelp = Ce programme fait le même parcours et affiche le plateau avec ses numéros.
    .language = Langage
    .copyProgram = Copier
    .saveProgram = Enregistrer
listing = Le programme { QUOTED($name) }
