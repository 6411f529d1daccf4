colours =
    .title = Prouver avec des couleurs
    .known = - À chaque saut de cavalier, la case change de couleur.
        - Un plateau qui a un nombre impair de cases n’a donc pas de tour fermé.
        - Une preuve t’évite de chercher : personne n’a besoin d’essayer tous les chemins.
    .goOn = Possible ? Pose la question pour d’autres plateaux
colours_steps_count =
    .text = À chaque saut de cavalier, la case change de couleur. Ce plateau a 25 cases.
    .ask = Combien de cases ont la couleur du coin a1 ?
    .right = Oui : 13, et 12 ont l’autre couleur.
    .nudge = Pas tout à fait. Compte les cases de cette couleur ligne par ligne, et réessaie.
    .wrong = Il y en a 13, une de plus que de l’autre couleur, parce que le nombre de cases est impair.
colours_steps_odd =
    .text = Un tour fermé revient à son départ. Tout le long, cases claires et cases foncées alternent.
    .ask = Le plateau 5 × 5 peut-il avoir un tour fermé ?
    .options =
        | Oui, avec de la chance | Le long d’une boucle, clair et foncé alternent : il y en aurait donc autant de chaque. Or il y en a 13 et 12.
        | Non | Exact : une boucle a autant de cases claires que de foncées, et 13 n’est pas 12. Donc aucun plateau dont le nombre de cases est impair n’a de tour fermé.
colours_steps_start =
    .text = Un tour ouvert de 25 cases commence et finit sur la couleur qui a 13 cases.
    .ask = { $press } une case d’où aucun tour ne peut partir.
    .right = Oui : elle a la couleur des 12 cases, donc aucun tour ne peut en partir.
    .nudge = Un tour peut partir de là : elle a la couleur des coins. Cherche l’autre couleur.
    .wrong = Cette case a elle aussi la couleur des coins. Prends une case juste à côté, au-dessus ou sur le côté.
colours_steps_argument =
    .text = Ce plateau de 4 cases de haut peut-il avoir un tour fermé ? Il a autant de cases claires que de foncées. Mais une seconde façon de partager les cases mène à une contradiction. Appuie sur « Lecture » ou sur « Avancer ».
    .ask = Où est la contradiction ?
    .options =
        | Extérieur et intérieur alterneraient, clair et foncé aussi | Oui. Alors toutes les cases extérieures auraient la même couleur. Or une ligne extérieure a les deux.
        | Il y a plus de cases extérieures que de cases intérieures | Il y en a 14 de chaque. C’est justement pour cela qu’elles devraient alterner.
        | Certaines cases n’ont que deux sauts possibles | C’est vrai, mais deux suffisent pour entrer et sortir.
colours_steps_map =
    .text = Quels plateaux ont des tours fermés ? Les voici tous, de 3 × 3 à 10 × 10. Les couleurs en écartent certains, et un côté de 4 en écarte d’autres. Les petits plateaux peuvent être tout simplement trop petits.
    .ask = Devine d’abord : marque tous les plateaux qui ont un tour fermé. Puis appuie sur « Vérifier ».
colours_steps_blame =
    .text = Les preuves trouvent aussi les erreurs. Ce chemin sur 5 × 5 ne peut plus devenir un tour : une case est coupée du reste.
    .ask = Quelle case n’est plus accessible ?
    .right = Oui : les deux accès à e1 sont déjà utilisés.
    .nudge = Non. Cherche une case du bord dont les deux accès sont déjà utilisés.
    .wrong = C’est e1. Ses deux accès, c2 et d3, sont déjà utilisés.
graph =
    .title = Du plateau au graphe
    .known = - Dans un graphe, les cases sont des points et les sauts des traits.
        - Quand un point n’a que deux traits, un tour fermé prend les deux.
        - Un tour fermé du cavalier est un cycle hamiltonien.
    .goOn = Explorer : regarde la règle jouer au jeu de Hamilton
graph_steps_ring =
    .text = Dessine chaque case par un point et chaque saut par un trait : c’est un graphe. Ce plateau, 3 × 3 sans son milieu, se déplie en un cercle. Appuie sur « Déplier », ou déplace le curseur.
    .ask = Combien de tours fermés a-t-il ? Le départ et le sens ne comptent pas.
    .right = Oui : un seul, le cercle lui-même. Il n’y a pas d’autre possibilité.
    .nudge = Pas tout à fait. Déplie le plateau et suis les traits : combien de fois as-tu le choix ?
    .wrong = Il en a un : le cercle lui-même. Chaque point n’a que deux traits.
graph_steps_cross =
    .text = Cette croix a 12 cases. Dépliée, c’est presque un anneau : huit de ses cases ont trois sauts possibles, et quatre n’en ont que deux.
    .ask = Une case n’a que deux sauts possibles. Qu’en fait un tour fermé ?
    .options =
        | Il prend les deux | Oui : il lui en faut un pour entrer et un pour sortir. Le tour est donc presque entièrement forcé.
        | Il en prend un | Alors il pourrait entrer dans la case, mais pas en sortir.
graph_steps_cross-tour =
    .text = Voici la même croix, dessinée en anneau. Tes coups s’affichent aussi sur le plateau à côté. Sur le plateau, c’est un casse-tête. Sur l’anneau, tu n’as presque pas le choix.
    .ask = Trouve un tour fermé : passe par chaque case et reviens en b1.
    .right = Un tour fermé ! Facile sur l’anneau ; sur le plateau, c’était un casse-tête.
    .wrong = Une impasse. Reprends quelques coups : là où une case n’a que deux traits, utilise les deux.
graph_steps_icosian =
    .text = En 1857, William Rowan Hamilton a inventé un jeu. Tu voyages le long des arêtes d’un dodécaèdre, tu passes une fois par chacune des 20 villes, et tu reviens. Un tel voyage s’appelle un cycle hamiltonien. Un tour fermé du cavalier en est un.
    .ask = Passe par chaque ville et reviens à la première.
    .right = Un cycle hamiltonien, sur un graphe qui n’est pas un plateau.
    .wrong = Une impasse. Reprends quelques coups.
graph_steps_herschel =
    .text = La règle de la leçon 3 n’a pas besoin de plateau. Elle compte seulement les traits vers les points libres. Voici le graphe de Herschel.
    .ask = Quel point la règle choisit-elle ? Réponds cinq fois. En cas d’égalité, tous les points à égalité sont justes.
graph_steps_petersen =
    .text = Le graphe de Petersen a dix points, avec trois traits chacun. Essaie toi-même.
    .ask = Peut-on passer par les dix points et revenir au départ ?
    .options =
        | Oui | Tu peux passer par les dix, mais pas revenir. C’est le graphe le plus connu de ce genre.
        | Non | Exact : tu peux passer par les dix, mais pas revenir. Personne ne connaît de test rapide qui marche pour tous les graphes.
fast =
    .title = Les plateaux géants
    .known = - Diviser pour régner, c’est faire de petits tours, puis les raccorder en un grand.
        - Avec une méthode linéaire, quatre fois plus de cases prennent quatre fois plus de temps.
        - Voilà pourquoi elle vient à bout d’un million de cases.
    .goOn = Comparer : fais courir deux méthodes sur 50 × 50
fast_steps_blocks =
    .text = Diviser pour régner : cette méthode coupe le plateau 12 × 12 en quatre blocs et donne à chacun un tour fermé. Puis elle raccorde les voisins : elle remplace un saut de chacun par deux sauts de l’un à l’autre. Appuie sur « Avancer » et regarde.
    .ask = Combien de raccords faut-il pour faire de quatre tours un seul ?
    .right = Oui : trois. Chaque raccord laisse un tour de moins.
    .nudge = Pas tout à fait. Chaque raccord fait de deux tours un seul. Pars de quatre, et réessaie.
    .wrong = Il en faut trois : chaque raccord laisse un tour de moins, et de quatre il en reste un.
fast_steps_timings =
    .text = Combien de temps prennent les méthodes ? Ton appareil en chronomètre trois. Chaque plateau a quatre fois plus de cases que le précédent.
    .ask = Une méthode est linéaire si quatre fois plus de cases prennent quatre fois plus de temps. Lesquelles semblent linéaires ?
    .options =
        | Les trois | Le retour sur trace est perdu dès le deuxième plateau.
        | La règle de Warnsdorff et diviser pour régner | Oui, à peu près : d’un plateau au suivant, leur temps est multiplié par quatre environ. Les petits plateaux sont trop rapides pour qu’on le voie.
        | Aucune | Regarde les grands plateaux : pour deux méthodes, le temps est chaque fois multiplié par quatre environ.
fast_steps_hundred =
    .text = Voici un plateau de 100 × 100, divisé en blocs. Appuie sur « Lecture » et regarde la méthode les raccorder.
    .ask = Suppose qu’il lui faut 2 ms. Combien de temps faut-il à une méthode linéaire pour 1 000 × 1 000 ?
    .options =
        | 20 ms | Les côtés sont dix fois plus longs. Par combien le nombre de cases est-il multiplié ?
        | 200 ms | Oui : cent fois plus de cases prennent cent fois plus de temps.
        | 2 s | C’est mille fois plus long. Par combien le nombre de cases est-il multiplié ?
fast_steps_thousand =
    .text = Et voici 1 000 × 1 000. Appuie sur « Lecture ». Ses cases sont trop petites pour qu’on les dessine : leur couleur montre quand le cavalier y passe.
    .ask = Combien de coups a un tour fermé de ce plateau ?
    .right = Oui : un million, un depuis chaque case. Le dernier ramène au départ.
    .nudge = Pas tout à fait. Un tour fermé joue un coup depuis chaque case. Combien y a-t-il de cases ?
    .wrong = Il en a 1 000 000 : un depuis chacune des 1 000 × 1 000 cases.
many =
    .title = Compter tous les tours
    .known = - 5 × 5 a 864 tours, et 8 × 8 a plus de 13 mille milliards de tours fermés.
        - On peut compter les tours sans les trouver tous : le balayage retient des états et des nombres.
        - Tourne les tours, regarde-les dans un miroir : certains nombres faux se trahissent.
    .goOn = Compter : compte les tours fermés du 6 × 6
many_steps_five =
    .text = Le plus petit plateau carré qui a des tours est 5 × 5, et tous ses tours sont ouverts. Trouves-en un toi-même si tu veux.
    .ask = Combien de tours a-t-il ? Chacun compte une fois, dans quelque sens qu’on le suive. Devine.
    .exact = Exactement : il en a 864, ou 1 728 si les deux sens comptent.
    .right = C’est assez juste : il en a 864, ou 1 728 si les deux sens comptent.
    .wrong = Il en a 864, ou 1 728 si les deux sens comptent.
many_steps_all-tours =
    .text = Les voici tous, trouvés un par un. Le disque est une extrémité, l’anneau est l’autre. Chaque image s’ouvre dans Explorer.
many_steps_six =
    .text = Sur 6 × 6, il y a aussi des tours fermés. Les trouver un par un serait long, mais on peut compter plus vite.
    .ask = Combien de tours fermés a le 6 × 6 ? Un ordre de grandeur suffit : des centaines, des milliers, des millions ?
    .exact = Exactement : il en a 9 862. Chacun compte une fois, dans quelque sens qu’on le suive.
    .right = C’est assez juste : il en a 9 862. Chacun compte une fois, dans quelque sens qu’on le suive.
    .wrong = Il en a 9 862. Chacun compte une fois, dans quelque sens qu’on le suive.
many_steps_sweep =
    .text = Cette méthode balaie le plateau case par case. Elle retient seulement comment les chemins inachevés sont reliés, et de combien de façons on arrive à chacun de ces états. Chaque barre est un pas du balayage.
    .ask = Qu’est-ce que la méthode oublie ?
    .options =
        | Les tours eux-mêmes | Oui : beaucoup de chemins partagent un même état, et la méthode ne garde que leur nombre.
        | Combien il y a de chemins | Elle le garde : un nombre pour chaque état.
many_steps_estimate =
    .text = Sur 8 × 8, le balayage prend une dizaine de secondes ; la salle Compter le fait. Une estimation est plus rapide. Elle fait beaucoup de marches au hasard et pondère chacune selon sa probabilité.
    .ask = Attends que la barre soit courte. Lis-la : combien de tours fermés a le 8 × 8 ?
    .options =
        | Environ un million | Bien plus : le 6 × 6 à lui seul en a près de dix mille.
        | Environ 13 mille milliards | Oui. Le nombre exact est 13 267 364 410 532.
        | Environ 33 mille milliards | C’est bien en dehors de la barre. Pourtant, deux personnes l’ont un jour annoncé : regarde l’étape suivante.
many_steps_positions =
    .text = Deux personnes ont un jour annoncé 33 439 123 484 294 tours fermés du 8 × 8 ; une autre en a trouvé 13 267 364 410 532. Pour voir que l’un des deux est faux, tourne les tours, et regarde-les dans un miroir. Chacun a 8 positions, ou 4 si un demi-tour le laisse inchangé.
    .ask = En quoi cela montre-t-il que 33 439 123 484 294 est faux ?
    .options =
        | 94 n’est pas divisible par 4 | Oui : des groupes de 8 et de 4 donnent en tout un multiple de 4, et ce nombre n’en est pas un. 13 267 364 410 532, si.
        | Il est trop grand pour être vrai | Ce n’est pas une preuve : le vrai nombre est grand aussi. Regarde ses deux derniers chiffres.
        | Il est pair | Il doit l’être : des groupes de 8 et de 4 donnent un nombre pair. Peux-tu en dire plus ?
