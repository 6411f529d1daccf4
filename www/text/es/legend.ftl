signs =
    .number = Número pequeño y claro: cuántos movimientos te quedarían desde esta casilla libre (sus salidas).
    .order = Número en negrita en un disco lleno: en qué orden llegó el caballo a esta casilla.
    .candidate = Anillo discontinuo: el caballo puede ir ahí ahora. El número grande cuenta sus salidas.
    .chosen = Disco lleno con una flecha: la casilla a la que va el método.
    .tied = Anillo continuo con =: un empate, con tan pocas salidas como la casilla elegida.
    .tried = Anillo tachado: ya se ha probado; no llevó a nada.
    .visited = Casilla coloreada: ya visitada. El color cambia a lo largo del recorrido.
    .marked = Con marco: una casilla que menciona el texto, por ejemplo una a la que ya no se puede llegar.
    .piece = Flecha que salta: una pieza que no es un caballo, con los dos lados de su salto.
    .hole = Rayado: un hueco, donde no hay casilla.
