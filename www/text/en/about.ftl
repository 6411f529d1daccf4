# What the language is called, and what stands outside the page or is said before its other texts are there.
about =
    .name = English
    .direction = ltr
    .withoutScripts = This page works in your browser, so it needs JavaScript switched on. Switch it on in the browser’s settings, then load the page again.
    .loading = Still loading… On a slow network this takes a while. If this sentence stays, load the page again. If that does not help: the page has to come from a web server, not from a file.
    .loadAgain = Load the page again

about_app =
    .name = Knight’s Tour Lab
    .shortName = Knight’s Tour
    .description = Try, watch and understand knight’s tours: the knight visits every square of a board exactly once.
about_app_pictures =
    .explore = Explore: the board, the play head and the reason for the move
    .play = Play: move the knight yourself
    .explorePhone = Explore on a phone
    .playPhone = Play on a phone
about_notFound =
    .heading = There is no such page
    .why = Perhaps the link was cut off or mistyped.
    .home = Go to Knight’s Tour Lab
