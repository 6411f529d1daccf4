about =
    .name = Français
    .direction = ltr
    .withoutScripts = Cette page fonctionne dans ton navigateur : elle a besoin de JavaScript. Active-le dans les réglages du navigateur, puis recharge la page.
    .loading = Chargement en cours… Avec une connexion lente, il faut un peu de patience. Si cette phrase reste là, recharge la page. Si cela ne change rien : la page doit venir d’un serveur web, pas d’un fichier.
    .loadAgain = Recharger la page

about_app =
    .name = Le labo du cavalier
    .shortName = Labo du cavalier
    .description = Essaie, regarde et comprends les tours du cavalier : il visite chaque case d’un plateau une fois et une seule.

about_app_pictures =
    .explore = Explorer : le plateau, le lecteur et la raison du coup
    .play = Jouer : déplace toi-même le cavalier
    .explorePhone = Explorer sur un téléphone
    .playPhone = Jouer sur un téléphone

about_notFound =
    .heading = Cette page n’existe pas
    .why = Le lien a peut-être été coupé ou mal recopié.
    .home = Aller au labo du cavalier
