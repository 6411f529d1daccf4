elementName = Recorrido del caballo, { $what }
misspelt = no hay ningún atributo { QUOTED($name) }; escribe { $meant }
moveHint = { $press } {"una casilla"} adonde pueda ir {"el caballo"}.
wrongSpeed = { QUOTED($value) } no es una velocidad; escribe pasos por segundo, de { NUMBER($least) } a { NUMBER($most) }
