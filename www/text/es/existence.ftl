-tour = { $isClosed ->
        [true] recorrido cerrado
       *[false] recorrido abierto
    }
existence =
    .yes = Aquí hay un { -tour }: { $why }.
    .no = Aquí no hay ningún { -tour }: { $why }.
    .noneFrom = Ningún { -tour } empieza en { $start }: { $why }.
    .noneBetween = Ningún { -tour } lleva de { $start } a { $end }: { $why }.
    .unknown = No se sabe si hay un { -tour }: { $why }.
reasons = { $first }; { $second }
inShort =
    .yes = Este {"tablero"} tiene un { -tour }.
    .no = Este {"tablero"} no tiene ningún { -tour }.
    .unknown = Aún no sabemos si este {"tablero"} tiene un { -tour }.
foundHere = Este {"tablero"} tiene un { -tour }: acaba de encontrarse uno.
