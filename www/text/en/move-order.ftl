# Orders of moves that have a name.
orderNames =
    .encyclopaedia = An encyclopaedia’s program
    .tutorial = Anticlockwise from the right (textbooks)
    .geeksforgeeks = Anticlockwise from below (GeeksforGeeks)
    .clockwise = Clockwise from above
    .rows = Topmost squares first
    .columns = Leftmost squares first

# An order in the same list that has no name.
ownOrder = Your own

# Above the small board on which the order is changed.
intro = The numbers say which move comes first. Drag a number onto another one, or tap both. With the keyboard, press an arrow key or a digit on a number.

# A move on it, by the columns and rows that it goes, and its place in the order.
move = { $isRight ->
        [true] { NUMBER($across) } right
       *[false] { NUMBER($across) } left
    }, { $isUp ->
        [true] { NUMBER($along) } up
       *[false] { NUMBER($along) } down
    }: number { NUMBER($place) } of { NUMBER($all) }

# A number was tapped.
picked = Now tap the number whose place it takes.

# Buttons.
undo = Undo
usual = Usual order
