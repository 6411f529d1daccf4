about =
    .name = Deutsch
    .direction = ltr
    .withoutScripts = Diese Seite rechnet in deinem Browser und braucht dafür JavaScript. Schalte es in den Einstellungen des Browsers ein und lade die Seite dann neu.
    .loading = Lädt noch … In einem langsamen Netz dauert das eine Weile. Bleibt dieser Satz stehen, lade die Seite neu. Hilft das nicht: Die Seite muss von einem Webserver kommen, nicht aus einer Datei.
    .loadAgain = Seite neu laden

about_app =
    .name = Springertour-Labor
    .shortName = Springertour
    .description = Springertouren ausprobieren, ansehen und verstehen: Der Springer besucht jedes Feld eines Bretts genau einmal.

about_app_pictures =
    .explore = Erkunden: das Brett, die Abspielleiste und der Grund für den Zug
    .play = Spielen: zieh den Springer selbst
    .explorePhone = Erkunden auf dem Handy
    .playPhone = Spielen auf dem Handy

about_notFound =
    .heading = Diese Seite gibt es nicht
    .why = Vielleicht wurde der Link abgeschnitten oder enthält einen Tippfehler.
    .home = Zum Springertour-Labor
