rooms_explore =
    .heading = Que faire dans « Explorer » ?
    .steps = - Appuie sur « Avancer » pour jouer un coup, ou sur « Lecture » pour les voir tous.
        - Lis la phrase sur le coup suivant : elle dit quelles cases sont possibles, et laquelle est la meilleure.
        - Choisis une case entourée pour y jouer toi-même, ou une autre case pour repartir de là.
rooms_play =
    .heading = Que faire dans « Jouer » ?
    .steps = - Choisis une case pour le premier coup, puis joue un saut de cavalier après l’autre.
        - Reprends des coups autant que tu veux, et demande un indice quand tu n’avances plus.
        - Commence par 5 × 5, puis essaie un plateau plus grand.
rooms_learn =
    .heading = Que faire dans « Apprendre » ?
    .steps = - Choisis une leçon. Pour la leçon 1, il te suffit de cinq minutes.
        - Lis l’étape, regarde le plateau ou réponds à la question, puis passe à l’étape suivante.
        - Reviens plus tard : la page retient sur cet appareil où tu en es.
rooms_gallery =
    .heading = Que faire dans la Galerie ?
    .steps = - Choisis une image pour ouvrir son tour.
        - Lis qui l’a fait, et parcours-le coup par coup.
        - Garde ici aussi tes propres tours.
rooms_compare =
    .heading = Que faire dans « Comparer » ?
    .steps = - Choisis un plateau et un départ pour toutes.
        - Choisis une méthode pour chaque couloir.
        - Appuie sur « Lecture » et regarde lesquelles trouvent un tour.
rooms_build =
    .heading = Que faire dans « Construire » ?
    .steps = - Glisse sur des cases pour y percer des trous, et sur des trous pour les reboucher.
        - Lis si un tour est possible, et pourquoi.
        - Ouvre ton plateau dans Explorer pour y voir un tour.
rooms_count =
    .heading = Que faire dans « Compter » ?
    .steps = - Choisis un plateau. Commence par un petit, comme 5 × 5.
        - Compte ses tours un par un, ou estime combien en a un plateau plus grand.
        - Compare ton nombre aux nombres connus.
rooms_exist =
    .heading = Que faire dans « Possible ? » ?
    .steps = - Choisis une case de la carte. Elle représente le plateau qui a ce nombre de colonnes et de lignes.
        - Lis la preuve que le plateau a un tour, ou qu’il ne peut pas en avoir.
        - Suis la preuve pas à pas sur le plateau.
rooms_keypad =
    .heading = Que faire dans « Clavier » ?
    .steps = - Choisis un clavier, et le nombre de touches du numéro.
        - Lis combien il y a de numéros, et parcours la liste.
        - Choisis toi-même des touches pour composer un numéro.
versionOf = { $name }, version { $version }
keepEverything = Tout garder pour une utilisation hors ligne ({ $megabytes } Mo)
keepingName = Enregistrement pour l’utilisation hors ligne
percent = { NUMBER($percent) } %
keptAll = Tout est enregistré sur cet appareil, dans toutes les langues. Cela marche sans réseau.
notKept = Tout n’a pas pu être enregistré. Vérifiez le réseau et réessayez : ce qui est arrivé est gardé.
rooms_puzzle =
    .heading = Que faire dans « Placer les nombres » ?
    .steps = - Touche une case libre pour y placer le nombre suivant, ou tape un nombre.
        - Touche un nombre pour continuer à partir de lui, ou choisis-en un autre dans la rangée sous le plateau.
        - Demande un indice quand tu n’avances plus : il dit d’abord où regarder, puis pourquoi.
rooms_verse =
    .heading = Que faire avec des mots sur un tour ?
    .steps = - Touche les morceaux dans l’ordre où ils forment un texte. Touche encore le dernier pour le retirer.
        - Écris ou colle un texte à toi : des traits d’union le coupent en syllabes, et chacune occupe une case.
        - Imprime-le, envoie son lien, ou colle une grille d’un magazine et résous-la ici.
