elementName = Springertour, { $what }
misspelt = Es gibt kein Attribut { QUOTED($name) }; schreib { $meant }
moveHint = { $press } {"einen Knoten"}, {"auf das"} {"der Springer"} ziehen kann.
wrongSpeed = { QUOTED($value) } ist kein Tempo; schreib Schritte pro Sekunde, von { NUMBER($least) } bis { NUMBER($most) }
