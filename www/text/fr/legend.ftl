signs =
    .number = Petit nombre clair : combien de coups tu aurais à partir de cette case libre (ses sorties).
    .order = Nombre gras dans un disque plein : quand le cavalier est passé par cette case.
    .candidate = Anneau en tirets : le cavalier peut y aller au prochain coup. Le grand nombre indique le nombre de ses sorties.
    .chosen = Disque plein avec une flèche : la case où va la méthode.
    .tied = Anneau continu avec = : égalité, avec aussi peu de sorties que la case choisie.
    .tried = Anneau barré : déjà essayé, sans succès.
    .visited = Case colorée : déjà visitée. La couleur change le long du tour.
    .marked = Encadrée : une case dont parle le texte, par exemple une case devenue inaccessible.
    .piece = Flèche qui saute : une pièce autre que le cavalier, avec les deux longueurs de son saut.
    .hole = Hachures : un trou, là où il n’y a pas de case.
