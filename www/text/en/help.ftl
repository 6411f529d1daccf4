rooms_explore =
    .heading = What to do in Explore
    .steps = - Press Forward to make one move, or Play to watch them all.
        - Read the sentence about the next move: it says which squares are possible, and which one is best.
        - Choose a ringed square to move there yourself, or any other square to start again from it.
rooms_play =
    .heading = What to do in Play
    .steps = - Choose a square for the first move, then one knight’s move after the other.
        - Take moves back as often as you like, and ask for a hint when you are stuck.
        - Begin with 5 × 5, then try a larger board.
rooms_learn =
    .heading = What to do in Learn
    .steps = - Choose a lesson. Lesson 1 needs nothing but five minutes.
        - Read the step, watch the board or answer the question, then go to the next step.
        - Come back later: the page remembers on this device how far you are.
rooms_gallery =
    .heading = What to do in the Gallery
    .steps = - Choose a picture to open its tour.
        - Read who made it, and step through it move by move.
        - Keep tours of your own here as well.
rooms_compare =
    .heading = What to do in Compare
    .steps = - Choose a board and a start for all of them.
        - Choose a method for each lane.
        - Press Play and watch which of them finds a tour.
rooms_build =
    .heading = What to do in Build
    .steps = - Drag over squares to cut holes, and over holes to fill them again.
        - Read whether a tour is possible, and why.
        - Open your board in Explore to see a tour of it.
rooms_count =
    .heading = What to do in Count
    .steps = - Choose a board. Begin with a small one, such as 5 × 5.
        - Count its tours one by one, or estimate how many a larger board has.
        - Compare your number with the numbers that are known.
rooms_exist =
    .heading = What to do in Possible?
    .steps = - Choose a square of the map. It stands for a board of that many columns and rows.
        - Read the proof that the board has a tour, or that it cannot have one.
        - Step through the proof on the board.
rooms_keypad =
    .heading = What to do in Keypad
    .steps = - Choose a keypad, and how many keys the number has.
        - Read how many numbers there are, and look through the list.
        - Choose keys yourself to dial a number.
versionOf = { $name }, version { $version }
keepEverything = Keep everything for offline use ({ $megabytes } MB)
keepingName = Saving for offline use
percent = { NUMBER($percent) }%
keptAll = Everything is saved on this device, in every language. It works without a network.
notKept = Not everything could be saved. Check the network and try again: what has arrived is kept.
rooms_puzzle =
    .heading = What to do with a number puzzle
    .steps = - Tap an open square to enter the next number, or type a number.
        - Tap a number to go on from there, or choose another from the row under the board.
        - Ask for a hint when you are stuck: first it says where to look, then why.
rooms_verse =
    .heading = What to do with words along a tour
    .steps = - Tap the parts in the order in which they make a text. Tap the last one again to take it back.
        - Write or paste a text of your own: hyphens cut it into syllables, and each gets a square.
        - Print it, send its link, or paste a puzzle from a magazine and solve it here.
