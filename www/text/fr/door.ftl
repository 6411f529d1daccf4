labels =
    .question = Un cavalier peut-il visiter chaque case une fois et une seule ?
    .meaning = Dans un tour du cavalier, le cavalier saute sur tout l’échiquier et se pose une fois et une seule sur chaque case.
    .begin = Découvre-le en cinq minutes
    .tryIt = Essaie toi-même
    .tryItMore = Déplace le cavalier sur un petit plateau.
    .seeIt = Regarde comment on fait
    .seeItMore = Suis une règle simple, coup par coup.
    .teachIt = Utiliser en classe
    .teachItMore = Pour les enseignants : un plan de séance, des fiches et l’affichage pour projecteur.
    .skip = Aller directement au labo
    .stop = Arrêter le cavalier
    .goOn = Laisser repartir le cavalier
    .jump = À toi de jouer : saute sur une case entourée.
count = { NUMBER($visited) } sur { NUMBER($squares) }

languageNotKept = { $language } : cette langue n’est pas enregistrée sur cet appareil, et le réseau est injoignable. La page reste en français.
