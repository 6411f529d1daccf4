# Words to read along a knight’s tour.
# Fixed texts: `data-word` and `data-name` in the room’s markup name them.
labels =
    .boardHeading = The text on its board
    .cancel = Cancel
    .takeBack = Undo
    .redo = Redo
    .hint = Hint
    .check = Is it right?
    .clear = Start again
    .showRings = Show where I can go
    .showTour = Show the tour
    .make = Your text
    .text = A verse or a sentence
    .textHelp = Put hyphens where a word is cut: cap-tive. A hyphen that stays is written twice. Each part gets a square.
    .suggest = Suggest syllables
    .cut = Cut into
    .board = Board
    .bestBoard = The one that fits best
    .target = Tour
    .style = Pattern
    .another = Another tour
    .fewer = A tour with fewer ways to read it
    .give = Give it away
    .mark = Mark the first square
    .solution = Print the solution on a second page
    .copyLink = Copy the link
    .linkNote = The link shows the board without the tour. Its address holds the text, so a curious pupil could find it there.
    .print = Print it
    .saveSvg = Save as SVG, for a poster
    .savePng = Save as a picture
    .copyGrid = Copy as a table
    .printed = Solve a printed one
    .grid = The syllables, a row in each line
    .gridHelp = Put spaces, tabs or | between the squares, and # for a hole. You can paste a table.
    .known = Its text, if you know it
    .useGrid = Read it
    .making = Looking for a tour …
    .backToPlay = Back to the other games
    .own = Make one yourself
    .solutionHeading = Solution

# Names of actions in the sheet of keys.
actions =
    .back = Take a square back
    .forward = Read it again
    .hint = Show the next square
    .check = Is it right so far?
    .restart = Start again

# What the keys do while the board is in focus.
onBoard =
    .move = From square to square
    .rowStart = First square of the row
    .rowEnd = Last square of the row
    .choose = Read this square next; on the last one, take it back

cuts =
    .marks = Syllables, at the hyphens
    .letters = Letters
    .words = Words
targets =
    .any = Any
    .closed = Closed: the last square is a move from the first
    .open = Open
styles =
    .any = Any
    .symmetric = The same turned upside down
    .few-crossings = Few crossings

heading = Words along a knight’s tour

# A text of 30 parts with hyphens between its syllables.
example = The knight goes forth, two squares and one, from light to dark till all are done. No square is missed, none comes up twice, and that is all his art.

# How the example is cut: marks or letters.
exampleCut = marks

task = Go from square to square by knight’s moves, so that the { NUMBER($parts) } parts make a text. { $isMarked ->
        [true] The first square is marked.
       *[false] Begin wherever you think that the text begins.
    }
caption = { NUMBER($read) } of { NUMBER($parts) } parts read
soFar = { $text } …

# A square, for a screen reader.
square = { $square }: { $text }{ $isStart ->
        [true] , the text begins here
       *[false] {""}
    }{ $isRead ->
        [true] , read
       *[false] {""}
    }{ $isPlace ->
        [true] , a knight’s move away
       *[false] {""}
    }{ $isPointedOut ->
        [true] , the next square
       *[false] {""}
    }
refused =
    .read = You have read { $square } already. “Undo” goes back.
    .far = { $square } is not a knight’s move from { $from }: the knight jumps two squares one way and one to the side.
checked =
    .right = It reads right so far.
    .wrong = Somewhere you have left the text. Go back to where it still makes sense.
    .unknown = Nobody has told the page this text, so only you can say.
whole =
    .right = You have read the whole text!
    .wrong = All squares are read, but they do not make the text.
    .unknown = You have read every square!
noHint = The text is not known here, so there is no hint.
offTheWay = You are not on the way that is known here. Go back some squares.
noTour = No knight’s tour of this board reads as that text.
noSyllables = Nobody has written down here where words of this language are cut. Set the hyphens yourself.

# $kind: exactly, more-than or at-least this number of ways.
ways = { $kind ->
        [more-than] more than { NUMBER($number) }
        [at-least] at least { NUMBER($number) }
       *[exactly] { NUMBER($number) }
    }
readings =
    .one = There is only one way to read it.
    .several = Equal parts can be exchanged. Ways to read it: { $ways }, from its first square: { $fromStart }.
parts = { NUMBER($parts) } { $parts ->
        [one] part
       *[other] parts
    }{ $rests ->
        [0] {""}
        [one] , and 1 square is left over
       *[other] , and { NUMBER($rests) } squares are left over
    }
holed = { $size }, with holes
begins = { NUMBER($parts) } parts are on the board.
copied = Copied.
copyRefused = The browser did not allow copying.
pictureFailed = The browser could not make the picture. Save it as SVG instead.
tooLong = A text can have up to { NUMBER($most) } characters.
title = Words along a tour: { $text } · Knight’s Tour Lab
wrong =
    .choice = { QUOTED($value) } is not available; choose from { COMMAS($known) }
