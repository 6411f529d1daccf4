# Fixed texts.
labels =
    .print = Print
    .withSolutions = With the solutions
    .withoutSolutions = Without the solutions
    .other = Other exercises
    .kind = Worksheet
    .board = Board
    .width = Width
    .height = Height
    .show = Show
    .name = Name:
    .grade = How hard
    .each = Boards on the page
    .making = Making the puzzles …

knightMove = A knight moves two squares in one direction and one to the side. It hops over the squares between.
warnsdorff = The rule: always go to the square that has the fewest moves onward, to squares without a number. A knight moves two squares in one direction and one to the side.
# How the lines for the answer to “Find the error” begin.
lines = - From
    - to

# A blank board has more than one solution.
oneSolution = One of many solutions.

# How to see whether a solution is right.
checkSolution = A solution is right if each number is a knight’s move from the one before.

cross = 12-square cross
sheets_blank =
    .title = A blank board
    .rule = { knightMove }
    .task = Can a knight visit every square exactly once? Write 1 on the square where you begin, and number the squares in the order of your visits.
sheets_counts =
    .title = A board with onward moves
    .rule = { warnsdorff }
    .task = The small number in a corner counts the moves from that square. Begin anywhere and write 1. Always go where the small number is smallest. After each move, take one off every small number that is one move away.
sheets_predict =
    .title = Predict the next five moves
    .rule = { warnsdorff }
    .task = The knight stands on the framed square. Where does the rule take it? Write the next five numbers on the board, and the squares on the lines. There are no ties.
sheets_follow =
    .title = Follow a rule for six moves
    .rule = The rule: go to the square nearest the edge; a corner is nearest of all. If several are equally near, take the one with the fewest moves onward, to squares without a number. A knight moves two squares in one direction and one to the side.
    .task = The knight stands on the framed square. Where does the rule take it? Write the next six numbers on the board, and the squares on the lines. There is always one best square.
sheets_error =
    .title = Find the error
    .rule = { knightMove }
    .task = Each board should show the beginning of a tour, but two numbers have changed places. Follow the numbers from 1. Between which two is the first wrong move?
sheets_cross =
    .title = The 12-square puzzle
    .rule = { knightMove }
    .task = Visit all 12 squares with a knight and return to where you began. Hint: draw the squares as points, and the moves as lines between them. Then untangle the drawing.
sheets_numbers =
    .title = Fill in the numbers
    .rule = { knightMove }
    .task = Some numbers of a tour are given. Fill in the others, so that each number is a knight’s move from the one before. Every number occurs once, and there is only one solution.
noSolution = The { $board } board has no tour.
wrongMove = { $first } to { $last } is not a knight’s move.
exercise = { NUMBER($n) }.
solutionsOf = Solutions: { $title }
pictureOf = { $isSolved ->
            [true] Solution
           *[false] Exercise
        } { NUMBER($n) }: { $board }
tooSmall = There is no such exercise on a { $board } board. Take a larger one, such as 8 × 8.
foot = Knight’s Tour Lab · { $board } · seed { $seed }
nextMove = { NUMBER($n) }: { $square }

# The content of a square, for screen readers.
cell = { $square }: { $what ->
            [hole] no square
            [empty] empty
           *[text] { $text }
        }{ $isKnightHere ->
            [true] , with the knight
           *[false] {""}
        }

row = Row { NUMBER($n) }. { $cells }.

# Squares of a row, one after the other.
cells = { $first }; { $second }
