-a-tour = { $isClosed ->
        [true] eine geschlossene Tour
       *[false] eine offene Tour
    }
-no-tour = { $isClosed ->
        [true] keine geschlossene Tour
       *[false] keine offene Tour
    }
existence =
    .yes = Hier gibt es { -a-tour }: { $why }.
    .no = Hier gibt es { -no-tour }: { $why }.
    .noneFrom = Auf { $start } beginnt { -no-tour }: { $why }.
    .noneBetween = Von { $start } nach { $end } führt { -no-tour }: { $why }.
    .unknown = Man weiß nicht, ob es hier { -a-tour } gibt: { $why }.
reasons = { $first }. { $second }
inShort =
    .yes = {"Dieses Brett"} hat { -a-tour }.
    .no = {"Dieses Brett"} hat { -no-tour }.
    .unknown = Wir wissen noch nicht, ob {"dieses Brett"} { -a-tour } hat.
foundHere = {"Dieses Brett"} hat { -a-tour }: Eben wurde eine gefunden.
