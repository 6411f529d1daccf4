hand =
    .title = Un tour à la main
    .known = - Dans un tour, le cavalier visite chaque case une fois et une seule.
        - Les plateaux 2 × 2, 3 × 3 et 4 × 4 n’ont pas de tour, mais 5 × 5 en a.
        - On fait de tels tours depuis près de 1 200 ans.
    .goOn = Jouer : trouve un tour du 5 × 5
hand_steps_watch =
    .text = Le cavalier avance de deux cases dans une direction, puis d’une case sur le côté. Dans un tour du cavalier, il visite chaque case du plateau une fois et une seule. Appuie sur « Lecture » et regarde un tour grandir.
hand_steps_moves =
    .text = Le cavalier est dans le coin, en a1. Au milieu de l’échiquier, il a huit sauts possibles. Ici, il en a beaucoup moins.
    .ask = { $press } une case où le cavalier peut aller.
    .right = Oui ! De a1, le cavalier n’a que deux sauts possibles : vers b3 et vers c2.
    .nudge = Pas là. Compte deux cases vers le haut ou vers la droite, puis une sur le côté, et réessaie.
    .wrong = Pas là non plus. De a1, le cavalier peut aller en b3 et en c2.
hand_steps_first-tour =
    .text = À toi de jouer ! Ce plateau a 4 cases de large et 3 de haut, et il a des tours qui partent du coin a1.
    .ask = Passe par les 12 cases. Reprends des coups autant que tu veux.
    .right = Un tour ! La plupart des gens s’y reprennent à plusieurs fois : une erreur ne se voit souvent que bien plus tard.
    .wrong = Une impasse. Reprends quelques coups : dans quelle case le cavalier ne pouvait-il plus entrer ?
hand_steps_smallest =
    .text = Sur 2 × 2, le cavalier ne peut pas bouger du tout, et sur 3 × 3, il n’atteint jamais le milieu. Essaie ici le 4 × 4 : quoi que tu fasses, il reste une case.
    .ask = Combien de cases de côté a le plus petit plateau carré qui possède un tour, sans compter la case unique ?
    .right = Oui : 5 × 5. Il a des tours, mais aucun qui revienne à son départ.
    .nudge = Non. Tu viens de voir que 2, 3 et 4 sont trop petits. Réessaie.
    .wrong = C’est 5 : le plateau 5 × 5 a des tours. Sur 4 × 4, on a essayé toutes les possibilités sans en trouver un seul.
hand_steps_euler =
    .text = Leonhard Euler a fait des tours du cavalier un sujet de mathématiques. Il a dessiné celui-ci en 1759. Les 32 premières cases remplissent la moitié du bas. La moitié du haut suit le même chemin, tourné d’un demi-tour.
    .ask = La case 1 est a4. { $press } la case qui porte le numéro 33.
    .right = Oui ! Le demi-tour envoie a4 sur h5, et chaque numéro du bas sur un numéro plus grand de 32.
    .nudge = Pas là. Imagine que tu tournes l’échiquier d’un demi-tour : où arrive a4 ? Réessaie.
    .wrong = C’est h5 : un demi-tour autour du centre de l’échiquier y envoie a4.
hand_steps_al-adli =
    .text = Les tours sont plus anciens qu’Euler. Celui-ci serait d’al-Adli, un maître d’échecs de Bagdad. Il revient à son départ. Appuie sur « Avancer » pour le suivre.
    .ask = Quel âge a-t-il ?
    .options =
        | Environ 270 ans | C’est l’époque d’Euler, mais on notait déjà des tours bien avant lui.
        | Environ 500 ans | Il est encore plus vieux : al-Adli a vécu bien avant les échecs modernes.
        | Près de 1 200 ans | Oui : il date d’environ 840. On ne connaît qu’un seul autre tour aussi ancien.
guess =
    .title = Pourquoi le hasard échoue
    .known = - Des coups au hasard ne font presque jamais un tour.
        - Le retour sur trace annule des coups et en essaie d’autres. Ainsi, aucun tour ne lui échappe.
        - Il lui faut parfois des millions de poses : il remarque trop tard un mauvais coup.
    .goOn = Explorer : regarde le retour sur trace sur 5 × 5
guess_steps_random-walk =
    .text = Imagine que le cavalier joue au hasard. De chaque case, il va vers n’importe quelle case libre, jusqu’à être bloqué. Essaie ici : joue sans réfléchir.
    .ask = Par combien des 64 cases passe-t-il en moyenne ? Propose un nombre.
    .exact = Exactement : il passe par 35 cases environ. À l’étape suivante, mille cavaliers essaient.
    .right = C’est assez juste : il passe par 35 cases environ. À l’étape suivante, mille cavaliers essaient.
    .wrong = Il passe par 35 cases environ. À l’étape suivante, mille cavaliers essaient.
guess_steps_thousand-walks =
    .text = Mille cavaliers vont marcher au hasard, tous à partir de d4. Devine d’abord, puis regarde-les. Chaque barre montre combien de marches ont atteint ce nombre de cases.
    .ask = Combien de ces mille marches seront des tours ?
    .options =
        | Aucune | Oui. Jouer au hasard ne marche presque jamais : des cases restent isolées.
        | Une dizaine | Moins. Pour faire un tour, un cavalier doit bien tomber plus de soixante fois de suite.
        | Une centaine | Bien moins. Pense à ta propre marche au hasard : combien de cases restait-il ?
guess_steps_backtracking =
    .text = Le retour sur trace joue lui aussi au petit bonheur. Quand il est bloqué, il annule son dernier coup et en essaie un autre. Ici, il s’est déjà retrouvé bloqué quelques fois. Appuie sur « Avancer » ou sur « Lecture » et regarde.
guess_steps_placements =
    .text = Comptons combien de fois le retour sur trace pose le cavalier sur une case. Un tour de 5 × 5 sans aucune erreur demande 25 poses. Annuler un coup ne compte pas.
    .ask = Combien de poses faut-il au retour sur trace à partir de a1 ? Un ordre de grandeur suffit : des dizaines, des centaines, des milliers, des millions ?
    .exact = Exactement : 8 839 poses, pour un plateau de 25 cases seulement.
    .right = C’est assez juste : il lui en faut 8 839, pour un plateau de 25 cases seulement.
    .wrong = Il lui en faut 8 839, pour un plateau de 25 cases seulement.
guess_steps_growth =
    .text = Sur 6 × 6, il faut à la même méthode 248 168 poses, presque trente fois plus. La voici sur 8 × 8, après ses deux mille premiers pas.
    .ask = Combien de poses lui faut-il sur 8 × 8 à partir de a1 ?
    .options =
        | Environ 15 000 | Plus : le 6 × 6 en demandait déjà bien davantage.
        | Environ 500 000 | Plus : ce n’est que le double du 6 × 6.
        | Plus de 8 millions | Oui : il lui en faut 8 250 732. Et encore, ce coin porte chance.
guess_steps_race =
    .text = Regarde trois plateaux à la fois, où chaque pose est comptée. Le troisième part de d4 et s’arrête après 20 millions de poses. Même 100 millions ne suffiraient pas.
    .ask = Pourquoi est-ce si long ?
    .options =
        | La méthode remarque trop tard un mauvais coup | Oui. Après un mauvais coup au début, elle essaie toutes les suites possibles, et il y en a des milliards, avant de l’annuler.
        | L’ordinateur est trop lent | Il est rapide : il fait environ un million de poses par seconde.
        | Aucun tour ne part de d4 | Si, il y en a. La prochaine leçon a une règle qui en trouve un en 63 coups.
guess_steps_orders =
    .text = Notre ordre des huit sauts n’en est qu’un parmi 40 320. Regarde la même méthode sur 6 × 6 à partir de a1 dans douze d’entre eux ; rien d’autre ne change. Chaque essai s’arrête après un million de poses.
    .ask = Le premier ordre est le nôtre, avec 248 168 poses. Combien en faut-il au meilleur des douze ?
    .options =
        | Environ 200 000 | Bien moins. L’ordre décide quels mauvais sauts viennent d’abord.
        | Environ 9 000 | Oui : 8 910. Et la moitié des ordres n’avait pas fini après un million.
        | 36 | Ce serait un tour sans une seule erreur. Même un bon ordre se trompe.
rule =
    .title = Une règle qui voit plus loin
    .known = - La règle de Warnsdorff va vers la case qui a le moins de sorties.
        - Une telle case serait vite coupée du reste : la règle y passe tant que c’est possible.
        - Sur 8 × 8, elle trouve presque toujours un tour, sans annuler un seul coup.
    .goOn = Explorer : vois la raison de chaque coup
rule_steps_degrees =
    .text = Depuis une case du milieu, le cavalier a huit sauts possibles.
    .ask = Combien de sauts possibles a le cavalier depuis un coin ?
    .right = Oui : deux. Un cavalier qui entre dans un coin doit en ressortir par l’autre saut, le seul qui reste.
    .nudge = Pas tout à fait. Deux cases dans une direction et une sur le côté : quelles cases atteint-il ainsi depuis a1 ?
    .wrong = Il en a deux : de a1, le cavalier peut aller en b3 et en c2, et nulle part ailleurs.
rule_steps_onward-moves =
    .text = Voici une règle simple : va vers la case qui a le moins de sorties, c’est-à-dire de coups possibles ensuite. Ces nombres sont sur le plateau. H. C. von Warnsdorff a trouvé cette règle en 1823. Le cavalier est en a2.
    .ask = { $press } la case où la règle l’envoie.
    .right = Oui : b4 a 4 sorties, c3 en a 7.
    .nudge = Pas là. Regarde les cases à un saut de a2 : laquelle porte le plus petit nombre ?
    .wrong = Le cavalier peut aller en b4, qui a 4 sorties, ou en c3, qui en a 7. La règle choisit b4.
rule_steps_predict =
    .text = Maintenant sans les nombres. Pour chaque case où le cavalier peut aller, compte les coups qu’il aurait à partir de là.
    .ask = Où la règle l’envoie-t-elle ? Réponds dix fois. En cas d’égalité, toutes les cases à égalité sont justes.
rule_steps_edge =
    .text = Ici, la règle est partie de d4. Elle gagne vite le bord et ne s’en éloigne guère.
    .ask = Pourquoi la règle passe-t-elle d’abord par le bord ?
    .options =
        | Le chemin y est plus court | Tous les tours d’un plateau ont le même nombre de coups.
        | Les cases du bord ont peu de sorties et seraient vite coupées du reste | Oui. La règle s’occupe des cases difficiles tant que c’est possible. Le milieu peut attendre.
        | Il y a plus de cases au bord | Compte-les : 28 sont au bord, et 36 n’y sont pas.
ties =
    .title = Quand la règle hésite
    .known = - À égalité, plusieurs cases ont le moins de sorties.
        - Selon celle qu’on prend, on arrive à un tour ou dans une impasse.
        - Une règle qui marche depuis chaque case d’un plateau peut échouer sur un autre.
    .goOn = Comparer : vois où la règle échoue sur 7 × 7
ties_steps_stuck =
    .text = Souvent, plusieurs cases sont à égalité avec le moins de sorties, et la règle ne dit pas laquelle prendre. Ce parcours, parti de c1, prend alors la case la plus à droite. Il est bloqué après 16 coups.
ties_steps_roth =
    .text = Voici la même règle et le même départ. En cas d’égalité, ce parcours prend la case la plus éloignée du centre, et il trouve un tour. L’idée est d’A. Roth. Reviens en arrière pour voir où les deux parcours se séparent.
ties_steps_how-often =
    .text = Nous avons lancé la règle une fois de chacune des 64 cases de l’échiquier. En cas d’égalité, elle essayait toujours les huit directions dans le même ordre, celles de droite d’abord.
    .ask = Pour combien de ces 64 départs reste-t-elle bloquée ?
    .exact = Exactement : elle reste bloquée pour trois départs. L’étape suivante montre lesquelles.
    .right = C’est assez juste : elle reste bloquée pour trois départs. L’étape suivante montre lesquelles.
    .wrong = Elle ne reste bloquée que pour trois départs. L’étape suivante montre lesquelles.
ties_steps_success-map =
    .text = Ici, la règle part de chaque case. Une coche est un tour, une croix une impasse. Choisis une autre façon de départager les égalités, et compare.
    .ask = Avec le départage de Roth, il n’y a plus de croix. Cela prouve-t-il que la règle marche toujours avec lui ?
    .options =
        | Oui | Cela ne le prouve que pour ce plateau. Sur 7 × 7, la règle échoue à partir de certaines cases.
        | Non | Exact : 64 essais ne disent rien des autres plateaux. Sur 7 × 7, elle échoue à partir de certaines cases.
ties_steps_larger-boards =
    .text = Où la règle échoue-t-elle encore ? Ici, elle part de chaque case de dix plateaux. En cas d’égalité, elle prend toujours la première direction. Les liens ouvrent un parcours qui reste bloqué.
    .ask = Que montre le graphique, de 6 × 6 à 30 × 30 ?
    .options =
        | La part des échecs baisse de plateau en plateau | Compare 14 × 14 et 18 × 18, ou 20 × 20 et 30 × 30 : ces barres grandissent.
        | Cette part monte et descend | Oui : dix plateaux ne montrent pas de tendance nette. Les plus grands, si : sur 200 × 200, la règle échoue plus souvent qu’elle ne réussit, sur 500 × 500 presque toujours.
        | Cette part augmente de plateau en plateau | Compare 8 × 8 et 10 × 10 : la barre raccourcit.
invent =
    .title = Invente une règle
    .known = - Une bonne règle regarde ce qui reste, et pas seulement où se trouve une case.
        - L’ordre des lignes compte : la ligne 2 ne décide que si la ligne 1 ne le peut pas.
        - Pour savoir quelle règle est la meilleure, fais-les partir des mêmes cases.
    .goOn = Comparer : inscris ta règle au concours
invent_steps_edge =
    .text = Une règle dit au cavalier quelle case prendre. En voici une à laquelle tout le monde peut penser : va vers la case la plus proche du bord. Appuie sur « Lecture » et regarde jusqu’où elle va.
    .ask = Sur les 64 départs possibles, 57 mènent à une impasse, dont celui-ci. Quel est le défaut de cette règle ?
    .options =
        | Elle ne voit pas que des cases sont coupées du reste | Oui. La distance au bord ne change jamais, mais les coups qui restent changent. Cette règle ne peut pas les voir.
        | Elle va trop tôt au bord | La règle de Warnsdorff y va tôt aussi, et elle réussit à partir de 61 cases.
        | Elle est partie de la mauvaise case | Elle reste bloquée presque partout d’où elle part : le départ n’y est pour rien.
invent_steps_three-rules =
    .text = Trois règles partent une fois de chacune des 64 cases : n’importe quel coup au hasard, au plus près du bord, et le moins de sorties. Elles s’arrêtent dès qu’elles sont bloquées.
    .ask = À partir de combien de cases la règle « le moins de sorties » fait-elle un tour ? Devine.
    .options =
        | Environ 7 | Plus. C’est le résultat de « au plus près du bord ».
        | Environ 30 | Plus. Sur un plateau aussi petit, elle n’est presque jamais bloquée.
        | Environ 60 | Oui : à partir de 61 cases. Elle compte ce qui reste, et c’est pourquoi elle est tellement meilleure.
invent_steps_own-rule =
    .text = Écris maintenant tes propres règles. Le cavalier prend la meilleure case selon la ligne 1 ; si plusieurs se valent, la ligne 2 décide. Essaie autant de règles que tu veux. Puis mets « au plus près du bord » en premier et « le moins de sorties » en second.
    .ask = À partir de combien des 64 cases cette règle fait-elle un tour ?
    .right = Oui : à partir de 32 cases. Échange maintenant les deux lignes. L’ordre des lignes compte !
    .nudge = Pas tout à fait. La ligne 1 est « au plus près du bord » et la ligne 2 « le moins de sorties ». Appuie sur « Essayer cette règle » et lis le nombre.
    .wrong = C’est 32 : bien plus qu’avec le bord seul, mais seulement la moitié. Échange maintenant les deux lignes.
invent_steps_beat-roth =
    .text = Sur 100 × 100, la règle de Warnsdorff est souvent bloquée. A. Roth a ajouté une seconde ligne : au plus loin du centre. Écris une règle encore meilleure. Toutes les règles partent des mêmes 1 000 cases.
    .ask = Peux-tu battre la règle de Roth ?
