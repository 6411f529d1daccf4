# Fixed texts.
labels =
    .boardHeading = The board
    .lessons = Lessons
    .steps = Steps of the lesson
    .previous = Previous step
    .next = Next step
    .known = What you know now
    .toldKnown = What you know now:
    .nextLesson = Next lesson
    .allDone = That was the last lesson. All lessons are done!
    .lastSeen = That was the last lesson. The list shows which steps you have not done yet.
    .keepsake = Keep a picture
    .onBoard = On the board
    .takeBack = Back
    .startOver = Start over
    .step = Forward
    .play = Play
    .toEnd = To the end
    .answer = Your answer
    .check = Check
    .readAloud = Read aloud
    .stopReading = Stop reading
    .present = Present
    .leave = Leave
    .leavePresentation = Leave the presentation
    .erase = Erase my progress
    .teachers = For teachers
    .worksheets = Worksheets
    .backToLessons = Back to the lessons
    .beside = The same on the board

# Keys that only this room has, or that do more here.
actions =
    .nextStep = Next step of the lesson
    .previousStep = Previous step
    .forward = One move forward
    .back = One move back
    .clickOn = Clicker: a move forward, then the answer, then the next step
    .clickBack = Clicker: a move back, then the previous step

# Keys on a board.
onBoard =
    .move = Go from square to square
    .rowStart = First square of the row
    .rowEnd = Last square of the row
    .choose = Go to this square, or answer with it

# An estimate that is too far off, before a second try.
tooFew = There are more than that. Try again.

tooMany = There are fewer than that. Try again.
wantsNumber = Write a number, such as 40, or a word, such as forty.
finished = You have reached the end of the last lesson.
first = This is the first step of the first lesson.
notKept = Your progress cannot be saved: the storage of this device is full or blocked. It will be lost when you close the page.
erased = Your progress is erased.
progress = Step { NUMBER($step) } of { NUMBER($steps) }
stepName = Step { NUMBER($step) }{ $isDone ->
            [true] , done
           *[false] {""}
        }
lessonTitle = { NUMBER($lesson) }. { $title }
tryAgain = Not quite. { $why } Try again.
solution = { $why } The right answer is “{ $right }”.
# The answer, shown to whoever did not give one; the reason begins with “Right”.
shownAnswer = “{ $right }”. { $why }
tried = { $text }, { $isRight ->
            [true] right
           *[false] wrong
        }
visitedOf = { NUMBER($visited) } of { NUMBER($squares) } visited
noWay = The {"knight"} cannot go to { $to } from { $from }.
coloured = { $told }, { $isDark ->
            [true] dark
           *[false] light
        }
begins = Lesson { $lesson }, { NUMBER($steps) } { $steps ->
            [one] step
           *[other] steps
        }.
wrong =
    .lesson = { QUOTED($text) } is not a lesson; the first one is shown
    .step = this lesson has { NUMBER($steps) } steps, not { QUOTED($text) }; step { NUMBER($shown) } is shown
    .sheet = { QUOTED($text) } is not a worksheet; there are { LIST($kinds) }
    .board = this worksheet has boards from { $least }x{ $least } to { $most }x{ $most }, not { QUOTED($text) }; { $board } is shown
    .boards = { QUOTED($text) } boards are not a page; there can be { COMMAS($known) }
stepTitle = { $lesson }, step { NUMBER($step) }

# For whom a lesson is, by the youngest age.
ages =
    .ten = From age ten
    .fifteen = From age fifteen

# How much of a lesson is done, in the list of lessons.
doneOf = { $isAll ->
            [true] done
           *[false] { NUMBER($done) } of { NUMBER($steps) } done
        }

# The progress of a round of predictions.
predicted = { NUMBER($right) } of { NUMBER($asked) } right, { NUMBER($left) } to go.

roundOver = { $areAllRight ->
            [true] That was the last one: all { NUMBER($asked) } were right.
           *[false] That was the last one: { NUMBER($right) } of { NUMBER($asked) } were right. Start over to try again.
        }

# A prediction that is wrong, before a second try.
notThere = Not { $square }: it has { NUMBER($value) } { $value ->
            [one] onward move
           *[other] onward moves
        }. Another {"square"} one move from { $from } has fewer. Try again.

# An error in a link.
corrected = The link was not followed as it is: { $message }.

# The title of the window.
title = { $what } · { $learn } · { $page }
