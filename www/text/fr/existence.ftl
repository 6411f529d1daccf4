-tour = { $isClosed ->
        [true] tour fermé
       *[false] tour ouvert
    }
existence =
    .yes = Il existe ici un { -tour } : { $why }.
    .no = Il n’existe ici aucun { -tour } : { $why }.
    .noneFrom = Aucun { -tour } ne part de { $start } : { $why }.
    .noneBetween = Aucun { -tour } ne mène de { $start } à { $end } : { $why }.
    .unknown = On ne sait pas s’il existe un { -tour } : { $why }.
reasons = { $first } ; { $second }
inShort =
    .yes = Ce {"plateau"} a un { -tour }.
    .no = Ce {"plateau"} n’a pas de { -tour }.
    .unknown = On ne sait pas encore si ce {"plateau"} a un { -tour }.
foundHere = Ce {"plateau"} a un { -tour } : la page vient d’en trouver un.
