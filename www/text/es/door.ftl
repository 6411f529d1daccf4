labels =
    .question = ¿Puede un caballo pasar una sola vez por cada casilla?
    .meaning = En un recorrido del caballo, el caballo salta por todo el tablero y cae una sola vez en cada casilla.
    .begin = Descúbrelo en cinco minutos
    .tryIt = Prueba tú
    .tryItMore = Mueve el caballo en un tablero pequeño.
    .seeIt = Mira cómo se hace
    .seeItMore = Sigue una regla sencilla, movimiento a movimiento.
    .teachIt = Enséñalo
    .teachItMore = Para docentes: un plan de clase, fichas y una vista para proyector.
    .skip = Ir directo al laboratorio
    .stop = Parar el caballo
    .goOn = Dejar que el caballo siga
    .jump = El caballo es tuyo: salta a una casilla con anillo.
count = { NUMBER($visited) } de { NUMBER($squares) }

languageNotKept = { $language } no está guardado en este dispositivo y no hay conexión. La página sigue en español.
