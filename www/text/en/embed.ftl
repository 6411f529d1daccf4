elementName = Knight’s tour, { $what }
misspelt = there is no attribute { QUOTED($name) }; write { $meant }

# What a click on the board does in a game: Choose, or Tap, a square.
moveHint = { $press } a {"square"} that the {"knight"} can go to.

wrongSpeed = { QUOTED($value) } is not a speed; write steps a second, from { NUMBER($least) } to { NUMBER($most) }
