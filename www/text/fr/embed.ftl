elementName = Tour du cavalier, { $what }
misspelt = il n’y a pas d’attribut { QUOTED($name) } ; écris { $meant }
moveHint = { $press } {"une case"} à portée {"du cavalier"}.
wrongSpeed = { QUOTED($value) } n’est pas une vitesse ; écris un nombre de pas par seconde, de { NUMBER($least) } à { NUMBER($most) }
