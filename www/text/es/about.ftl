about =
    .name = Español
    .direction = ltr
    .withoutScripts = Esta página funciona en tu navegador y necesita JavaScript. Actívalo en los ajustes del navegador y vuelve a cargar la página.
    .loading = Todavía cargando… Con una conexión lenta, esto tarda un poco. Si esta frase no desaparece, vuelve a cargar la página. Si eso no ayuda: la página tiene que venir de un servidor web, no de un archivo.
    .loadAgain = Volver a cargar la página

about_app =
    .name = Laboratorio del caballo
    .shortName = Caballo
    .description = Prueba, mira y entiende los recorridos del caballo: el caballo pasa una sola vez por cada casilla de un tablero.

about_app_pictures =
    .explore = Explorar: el tablero, el avance y el porqué del movimiento
    .play = Jugar: mueve tú el caballo
    .explorePhone = Explorar en un teléfono
    .playPhone = Jugar en un teléfono

about_notFound =
    .heading = Esta página no existe
    .why = Puede que el enlace esté cortado o mal escrito.
    .home = Ir al Laboratorio del caballo
