title = Pour les enseignants
intro = Voici neuf leçons de cinq à dix minutes, sur un problème que chacun peut attaquer tout de suite. Il a pourtant fallu deux siècles pour trouver un moyen rapide de le résoudre. Il suffit de savoir comment se déplace un cavalier. Il n’y a pas de compte à créer, et la page n’envoie rien nulle part.
download = Télécharger la page en un seul fichier
downloadNote = Le fichier marche sans réseau : copiez-le sur une clé USB et double-cliquez dessus.
headings =
    .before = Avant le cours
    .plan = Une séance de 50 minutes
    .lessons = Les leçons, étape par étape
    .mistakes = Ce que croient souvent les élèves
    .sheets = Fiches
before = - _Sans réseau :_ ouvrez la page une fois pendant que vous avez du réseau. Le navigateur la garde, et toutes les salles marchent ensuite sans connexion. Pour des ordinateurs qui n’ont jamais de réseau, copiez la version en un seul fichier (`knights-tour-lab.html`) sur une clé USB et double-cliquez dessus.
    - _Avec un projecteur :_ ouvrez « Affichage » en haut de la page et choisissez le thème « Projecteur ». Dans « Explorer » et dans les leçons, appuyez sur F. L’explication s’affiche en grand à côté du plateau, et les réglages sont cachés. Appuyez sur Échap pour quitter. [Explorer pour une classe](#explore?board=8x8&start=b1&ask=true&present=true&theme=projector)
    - _Avec une télécommande :_ dans « Explorer », appuyez sur A pour « Deviner d’abord ». La page cache la réponse jusqu’à ce que vous appuyiez sur suivant. Appuyez encore pour jouer le coup. Dans les leçons, suivant montre jusqu’à dix coups d’un parcours, puis la réponse à une question, puis passe à l’étape suivante.
    - _Au clavier seulement :_ appuyez sur N pour l’étape suivante et sur P pour la précédente. Les flèches se déplacent sur le plateau, et Entrée répond. Les lecteurs d’écran disent tout.
    - _Pour qui lit lentement :_ « Lire à voix haute », en haut de chaque étape, lit le texte avec la voix du navigateur.
    - _Sans appareils :_ imprimez les fiches ci-dessous. On peut aussi prendre des échiquiers et un cavalier, ou dessiner des cases à la craie sur le sol, avec un élève pour cavalier.
    - _Liens :_ chaque étape a sa propre adresse. « Partager », en haut de la page, la copie, et peut aussi remplir l’écran d’un code QR : les élèves le scannent pour ouvrir la page.
planHead = - Minutes
    - Activité
    - Élèves
plan =
    | 0–8 | [Un tour à la main](#learn?lesson=hand&step=3) sur un plateau 4 × 3, à deux | jouer
    | 8–15 | [Des coups au hasard](#learn?lesson=guess&step=1) : chacun note une estimation, puis [mille cavaliers](#learn?lesson=guess&step=2) essaient | estimer
    | 15–25 | [La règle de Warnsdorff](#explore?board=8x8&start=b1&ask=true&present=true&theme=projector) au projecteur, avec « Deviner d’abord » : la classe vote à chaque coup | prédire
    | 25–35 | [Dix prédictions](#learn?lesson=rule&step=3) : travail individuel, sur un appareil ou sur papier | prédire
    | 35–43 | [L’importance des égalités](#compare?board=20x20&start=s18&target=open&lanes=warnsdorff:first,warnsdorff:roth,warnsdorff:random::191) : lequel des trois parcours reste bloqué ? | voter
    | 43–50 | [Le 5 × 5 peut-il avoir un tour fermé ?](#learn?lesson=colours&step=2) D’abord discuter, puis répondre. À la maison : [le casse-tête des 12 cases](#learn?sheet=cross) | argumenter
about =
    .hand = Âge : dès dix ans. Prérequis : aucun. Objectif : savoir ce qu’est un tour, et qu’il est difficile d’en trouver un.
    .guess = Âge : dès dix ans. Prérequis : leçon 1. Objectif : comparer la recherche au hasard et la recherche systématique, et voir à quelle vitesse le travail augmente.
    .rule = Âge : dès dix ans. Prérequis : leçon 1. Objectif : appliquer une règle pratique qui regarde un coup plus loin.
    .ties = Âge : dès dix ans. Prérequis : leçon 3. Objectif : voir qu’une règle qui marche presque toujours n’est pas un théorème.
    .colours = Âge : dès dix ans. Prérequis : nombres pairs et impairs. Objectif : prouver qu’une chose est impossible.
    .graph = Âge : dès dix ans. Prérequis : aucun. Objectif : dessiner un problème autrement, et découvrir les cycles hamiltoniens.
    .fast = Âge : dès quinze ans. Prérequis : leçon 3. Objectif : connaître « diviser pour régner », et savoir ce qu’est un temps linéaire.
    .many = Âge : dès quinze ans. Prérequis : grands nombres. Objectif : énumérer, compter et estimer, puis contrôler un résultat.
    .invent = Âge : dès dix ans. Prérequis : leçon 3. Objectif : inventer une règle, la tester, et apprendre qu’une bonne règle regarde ce qui reste.
stepHead = - Étape
    - Élèves
    - Question
    - Réponse
engagement =
    .none = regarder
    .move = jouer
    .predict = prédire
    .square = trouver une case
    .choose = choisir
    .number = compter ou calculer
    .estimate = estimer
    .mark = marquer des plateaux
    .try = inventer
note = Après une première réponse fausse, l’élève reçoit un indice et peut réessayer. Ensuite, l’étape explique la réponse. On peut continuer sans avoir trouvé. Les progrès restent sur l’appareil, et l’élève peut les effacer.
mistakes = - _« La règle marche toujours. »_ Si l’on départage les égalités dans un ordre fixe, elle échoue à partir de 3 des 64 cases de l’échiquier. Sur de très grands plateaux, elle échoue presque toujours. [Voir où](#learn?lesson=ties&step=5)
    - _« Si je suis bloqué, c’est que mon dernier coup était mauvais. »_ C’était le plus souvent un coup d’avant. Dans [Jouer](#play), « Est-ce perdu ? » dit lequel.
    - _« Un plateau deux fois plus grand prend deux fois plus de temps. »_ Il faut au retour sur trace 8 839 poses sur 5 × 5 et 248 168 sur 6 × 6. [Les compter](#learn?lesson=guess&step=6)
    - _« Nous n’avons pas trouvé de tour, donc il n’y en a pas. »_ Seule une preuve ou une recherche complète peut le montrer. [Possible ?](#exist?target=closed&board=4x7) contient les deux.
    - _« Un chemin plus court serait meilleur. »_ Tous les tours d’un plateau ont le même nombre de coups.
    - _« Un ordinateur n’a qu’à tous les compter. »_ Pas un par un. À un million de tours par seconde, les tours fermés de l’échiquier prendraient cinq mois. [Comment faire, alors ?](#learn?lesson=many&step=4)
sheets = - Imprimez-les avec le navigateur, en noir et blanc, au format A4 ou Letter. Les solutions sont sur une page à part, que vous pouvez omettre. Chaque page indique sa graine : la même graine redonne la même fiche.
    - [Plateaux vides](#learn?sheet=blank&board=6x6) de 3 × 3 à 20 × 20, et [plateaux avec les sorties](#learn?sheet=counts&board=6x6)
    - [Les cinq prochains coups à prédire](#learn?sheet=predict&seed=1)
    - [Une règle à suivre pendant six coups](#learn?sheet=follow&seed=1), pour accompagner la leçon 9
    - [Une erreur à trouver](#learn?sheet=error&seed=1)
    - [Le casse-tête des 12 cases](#learn?sheet=cross)
    - [Des nombres à placer](#learn?sheet=numbers&board=6x6&seed=1), une, deux ou quatre grilles par page, de facile à très difficile
    - [Des mots sur un tour](#verse), pour un cours de langue : un vers à toi est coupé en syllabes et posé sur un plateau, et la classe le lit par sauts de cavalier. Elle peut écrire le suivant elle-même. Demande de combien de façons on peut le lire, et quelles syllabes égales en sont la cause.
answers =
    .move = un tour ; il y en a plusieurs
    .mark = le théorème de Schwenk, que l’étape explique
    .try = par exemple « fewest onward, farthest centre, least turn » : moins de sorties, plus loin du centre, virage le plus faible
    .predict = l’étape donne la raison de chaque coup
    .number = { $isEstimate ->
            [true] environ { NUMBER($right) }
           *[false] { NUMBER($right) }
        }
    .squares = { $many ->
            [1] { $first }
            [2] { $first } ou { $second }
           *[other] au choix : { EITHER($squares) }
        }
