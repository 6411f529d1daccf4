title = For teachers
intro = Here are nine lessons of five to ten minutes each, about a puzzle that anyone can start at once. Yet it took two hundred years to find a quick way to solve it. You only need to know how a knight moves. There are no accounts, and the page sends nothing anywhere.

# The button for the page in one file.
download = Download the page as one file

downloadNote = The file works without a network: copy it to a USB stick and double-click it.
headings =
    .before = Before the class
    .plan = A plan for 50 minutes
    .lessons = The lessons, step by step
    .mistakes = What pupils often believe
    .sheets = Worksheets

# What to prepare.
before = - _Without a network:_ open the page once while you have a network. The browser keeps it, and every room then works without one. For computers that never have a network, copy the single-file version (`knights-tour-lab.html`) to a USB stick and double-click it.
    - _With a projector:_ open Display at the top of the page and choose the theme Projector. In Explore and in the lessons, press F. The explanation appears beside the board in large type, and the settings are hidden. Press Esc to leave. [Explore for a class](#explore?board=8x8&start=b1&ask=true&present=true&theme=projector)
    - _With a clicker:_ in Explore, press A for Ask first. The page hides the answer until you press forward. Press forward again to make the move. In the lessons, forward shows up to ten moves of a run, then the answer to a question, and then goes to the next step.
    - _With a keyboard only:_ press N for the next step and P for the previous one. The arrow keys walk on the board, and Enter answers. Screen readers speak everything.
    - _For slow readers:_ Read aloud, at the top of each step, reads the text with the browser’s own voice.
    - _Without devices:_ print the worksheets below. You can also use chessboards and a knight, or squares chalked on the floor and a pupil as the knight.
    - _Links:_ every step has its own address. Share, at the top of the page, copies it. It can also fill the screen with a QR code: pupils scan it to open the page.

# The columns of the plan.
planHead = - Minutes
    - What
    - Pupils

# Minutes, activity, and how pupils take part.
plan =
    | 0–8 | [A tour by hand](#learn?lesson=hand&step=3) on a board of 4 × 3, in pairs | play
    | 8–15 | [Random moves](#learn?lesson=guess&step=1): everyone writes down an estimate, then [a thousand knights](#learn?lesson=guess&step=2) try it | estimate
    | 15–25 | [Warnsdorff’s rule](#explore?board=8x8&start=b1&ask=true&present=true&theme=projector) on the projector, with Ask first: the class votes on every move | predict
    | 25–35 | [Ten predictions](#learn?lesson=rule&step=3): pupils work alone, on a device or on paper | predict
    | 35–43 | [Why ties matter](#compare?board=20x20&start=s18&target=open&lanes=warnsdorff:first,warnsdorff:roth,warnsdorff:random::191): which of the three gets stuck? | vote
    | 43–50 | [Can 5 × 5 have a closed tour?](#learn?lesson=colours&step=2) First discuss, then answer. Homework: [the 12-square puzzle](#learn?sheet=cross) | argue

# The prerequisites of a lesson, and its subject.
about =
    .hand = Age: from ten. Prerequisites: none. Aim: pupils know what a tour is, and that it is hard to find one.
    .guess = Age: from ten. Prerequisites: lesson 1. Aim: pupils compare random and systematic search, and see how fast the work grows.
    .rule = Age: from ten. Prerequisites: lesson 1. Aim: pupils use a rule of thumb that looks one move ahead.
    .ties = Age: from ten. Prerequisites: lesson 3. Aim: pupils see that a rule that almost always works is not a theorem.
    .colours = Age: from ten. Prerequisites: odd and even numbers. Aim: pupils prove that something is impossible.
    .graph = Age: from ten. Prerequisites: none. Aim: pupils draw a puzzle in another way, and meet Hamiltonian cycles.
    .fast = Age: from fifteen. Prerequisites: lesson 3. Aim: pupils know divide and conquer, and what linear time means.
    .many = Age: from fifteen. Prerequisites: large numbers. Aim: pupils list, count and estimate, and check a result.
    .invent = Age: from ten. Prerequisites: lesson 3. Aim: pupils invent a rule, test it, and learn that a better rule looks at what is left.

# The columns of a lesson’s steps.
stepHead = - Step
    - Pupils
    - Question
    - Answer

# How pupils take part in a step, by its kind of question.
engagement =
    .none = watch
    .move = play
    .predict = predict
    .square = find a square
    .choose = choose
    .number = count or work out
    .estimate = estimate
    .mark = mark boards
    .try = invent

note = A first wrong answer gets a hint and a second try. After that the step explains the answer. Nobody has to be right to go on. Progress stays on the device, and pupils can erase it.

# Misconceptions, and the facts.
mistakes = - _“The rule always works.”_ If ties are broken in a fixed order, it fails from 3 of the 64 squares of the chessboard. On very large boards it nearly always fails. [See where](#learn?lesson=ties&step=5)
    - _“If I am stuck, my last move was wrong.”_ Usually it was an earlier one. In [Play](#play), Is it lost? names the move.
    - _“Twice as large a board takes twice as long.”_ Backtracking needs 8,839 placements on 5 × 5 and 248,168 on 6 × 6. [Count them](#learn?lesson=guess&step=6)
    - _“We found no tour, so there is none.”_ Only a proof or a complete search can show that. [Possible?](#exist?target=closed&board=4x7) has both.
    - _“A shorter way round would be better.”_ Every tour of a board has the same number of moves.
    - _“A computer can simply count them all.”_ Not one by one. At a million tours a second, the closed tours of the chessboard would take five months. [How else?](#learn?lesson=many&step=4)

# On worksheets.
sheets = - Print them from the browser, in black and white, on A4 or Letter. The solutions are on a page of their own, which you can leave out. Each page shows the seed: the same seed gives the same sheet again.
    - [Blank boards](#learn?sheet=blank&board=6x6) from 3 × 3 to 20 × 20, and [boards with onward moves](#learn?sheet=counts&board=6x6)
    - [The next five moves to predict](#learn?sheet=predict&seed=1)
    - [A rule to follow for six moves](#learn?sheet=follow&seed=1), to go with lesson 9
    - [An error to find](#learn?sheet=error&seed=1)
    - [The 12-square puzzle](#learn?sheet=cross)
    - [Numbers to fill in](#learn?sheet=numbers&board=6x6&seed=1), one, two or four on a page, from easy to very hard
    - [Words along a tour](#verse), for a language class: a verse of your own is cut into syllables and laid on a board. Pupils read it by knight’s moves, and can also write the next one themselves. Ask them how many ways there are to read it, and which equal syllables are to blame.

# Answers that are not texts of a lesson.
answers =
    .move = a tour; there are several
    .mark = Schwenk’s theorem, which the step explains
    .try = for example “fewest onward, farthest centre, least turn”
    .predict = the step gives a reason for each
    .number = { $isEstimate ->
            [true] about{" "}
           *[false] {""}
        }{ NUMBER($right) }
    .squares = { $many ->
            [1] { $first }
            [2] { $first } or { $second }
           *[other] any of { COMMAS($squares) }
        }
