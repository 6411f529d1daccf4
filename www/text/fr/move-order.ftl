orderNames =
    .encyclopaedia = Programme d’une encyclopédie
    .tutorial = Depuis la droite, sens inverse des aiguilles (manuels)
    .geeksforgeeks = Depuis le bas, sens inverse des aiguilles (GeeksforGeeks)
    .clockwise = Depuis le haut, sens des aiguilles
    .rows = Les cases les plus hautes d’abord
    .columns = Les cases les plus à gauche d’abord
ownOrder = Le tien
intro = Les numéros disent quel saut vient en premier. Fais glisser un numéro sur un autre, ou touche les deux. Au clavier, appuie sur une flèche ou un chiffre quand un numéro est choisi.
move = { $isRight ->
        [true] { NUMBER($across) } à droite
       *[false] { NUMBER($across) } à gauche
    }, { $isUp ->
        [true] { NUMBER($along) } vers le haut
       *[false] { NUMBER($along) } vers le bas
    } : numéro { NUMBER($place) } sur { NUMBER($all) }
picked = Touche maintenant le numéro dont il prend la place.
undo = Annuler
usual = Ordre habituel
