elementName = Passeio do cavalo, { $what }
misspelt = não há atributo { QUOTED($name) }; escreva { $meant }
moveHint = { $press } {"uma casa"} aonde {"o cavalo"} pode ir.
wrongSpeed = { QUOTED($value) } não é uma velocidade; escreva passos por segundo, de { NUMBER($least) } a { NUMBER($most) }
