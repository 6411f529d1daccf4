elementName = 骑士巡游，{ $what }
misspelt = 没有{ QUOTED($name) }这个属性；请写{ $meant }
moveHint = { $press }{"马"}能走到的一个{"格子"}。
wrongSpeed = { QUOTED($value) }不是速度；请写每秒步数，从{ NUMBER($least) }到{ NUMBER($most) }
