screens_jump =
    .name = Le saut
    .text = Un cavalier saute de deux cases dans un sens et d’une case sur le côté. Saute trois fois : choisis une case entourée.
screens_attempt =
    .name = Essaie
    .text = Visite maintenant les 25 cases, aucune deux fois. Jusqu’où vas-tu ?
screens_trick =
    .name = L’astuce
    .text = Chaque nombre dit combien de chemins partent de cette case. Saute toujours vers le plus petit : les cases peu accessibles sont les premières à être coupées.
screens_machine =
    .name = La machine
    .text = Un ordinateur suit la même règle. Trois fois, il s’arrête et te demande : quelle est la case suivante ?
screens_wonders =
    .name = Ce que personne ne devinerait
    .text = 8 × 8 a 13 267 364 410 532 tours fermés : 420 000 ans à un par seconde. Un ordinateur les a comptés en 1997, après un premier nombre faux. Le plus ancien tour connu date d’environ 840. La règle de 1823 peut échouer, comme ici.
labels =
    .steps = Écrans
    .before = Retour
    .takeBack = Annuler le coup
    .again = Recommencer
    .next = Continuer
    .answer = Montrer la réponse
    .skip = Aller au labo
    .ladder = Jouer sur de plus grands échiquiers
    .fails = Voir la règle échouer
    .ownRule = Écrire ta propre règle
    .teach = Enseigner
place = { NUMBER($screen) } sur { NUMBER($screens) }
title = { $name } · Le labo du cavalier
wrongScreen = il y a les écrans 1 à 5
jumps = { NUMBER($made) } { $made ->
            [one] saut
           *[other] sauts
        } sur { NUMBER($all) }
canJump = C’est tout ce qu’un cavalier sait faire.
visited = { NUMBER($visited) } { $visited ->
            [one] case
           *[other] cases
        } sur { NUMBER($squares) }
stuck = Bloqué, à { NUMBER($visited) } sur { NUMBER($squares) }. La plupart des gens s’y bloquent. Sur { NUMBER($walks) } cavaliers qui sautaient au hasard, { NUMBER($arrived) } sont arrivés au bout.
stuckAgain = Bloqué, à { NUMBER($visited) } sur { NUMBER($squares) }. Annule des coups ou recommence.
done = Bravo : un tour du cavalier ! { NUMBER($squares) } cases, chacune une seule fois.
cutsOff = Ce saut coupe l’accès à { $cut }. Annule-le et regarde les nombres.
lost = Après ce saut, aucun tour n’est plus possible. Annule-le.
notSmallest = { $square } n’avait pas le plus petit nombre, mais tu peux encore finir.
which = Quelle est la case suivante ?
right = Juste : { $square } a le plus petit nombre, { NUMBER($ways) }.
wrong = C’est { $square }, qui a le plus petit nombre, { NUMBER($ways) }.
larger = Les { NUMBER($squares) } cases. Et maintenant, un plus grand échiquier !
arrived = Les { NUMBER($squares) } cases, sans un seul faux pas.
