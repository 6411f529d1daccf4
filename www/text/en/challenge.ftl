# Fixed texts.
labels =
    .challenge = Set a challenge
    .challengeHelp = Make a link to this puzzle. Whoever solves it gets a code to send you. Paste that code below to check it.
    .allowed = Help that you allow
    .goal = Right in a row
    .copyChallenge = Copy the link
    .leaveChallenge = Leave the challenge
    .result = A code to check
    .checkResult = Check the code
    .resultLine = Your code
    .copyResult = Copy the code

# The kinds of help.
helps =
    .back = taking moves back
    .ways = where I can go
    .layers = numbers and lines
    .hint = hints
    .judge = “Is it lost?”

reached = You solved the challenge! Send the code below to whoever set it.
challengeCopied = The link to your challenge is copied.
resultCopied = Your code is copied.
copyRefused = Your browser did not allow copying.
notAllowed = This challenge does not allow that help.
# Why a result is invalid.
refused =
    .unreadable = This is not a code. Paste the whole line that begins with “knights-tour-result”.
    .changed = This code was changed or cut off. Copy the whole line again.
    .missed = We can read the moves, but they do not solve the challenge.
-aim = { $mode ->
            [predict] predict the rule’s move { NUMBER($goal) } { $goal ->
                    [one] time
                   *[other] times
                } in a row
           *[free] { $target ->
                    [closed] find a closed tour from here
                    [end] find a tour from here to { $end }
                   *[open] find a tour from here
                }
        }
task = { $hasHelp ->
            [true] Challenge: { -aim }. Allowed: { LIST($help) }.
           *[false] Challenge: { -aim }, without help.
        }

# The help that was used, and how many times.
uses =
    .back = { NUMBER($times) } { $times ->
            [one] move
           *[other] moves
        } taken back
    .hint = { NUMBER($times) } { $times ->
            [one] hint
           *[other] hints
        }
    .restart = { NUMBER($times) } { $times ->
            [one] new attempt
           *[other] new attempts
        }
    .judge = “Is it lost?” asked { NUMBER($times) } { $times ->
            [one] time
           *[other] times
        }
    .watch = a warning when it was lost
    .ways = possible moves marked
    .layers = numbers or lines shown
    .method = moves made by a method
    .pasted = pasted moves
    .link = moves from a link

helpUsed = { $hasHelp ->
            [true] with { LIST($help) }
           *[false] without help
        }

# Where a solved challenge begins.
-start = { $locked ->
        [0] from { $start }
       *[other] from { $start } after { NUMBER($locked) } { $locked ->
                [one] given move
               *[other] given moves
            }
    }

verified = { $mode ->
            [predict] ✓ Solved: { NUMBER($goal) } right in a row on { $board } { -start }, in { NUMBER($done) } { $done ->
                    [one] answer
                   *[other] answers
                }, { helpUsed }.
           *[other] ✓ Solved: a { $target ->
                    [closed] closed tour
                   *[other] tour
                } on { $board } { -start }, in { NUMBER($done) } { $done ->
                    [one] move
                   *[other] moves
                }, { helpUsed }.
        }
wrong =
    .locked = { QUOTED($text) } is not a number of locked moves; write a whole number from { NUMBER($least) } to { NUMBER($most) }. No move is locked
    .goal = { QUOTED($text) } is not a number of predictions in a row; write a whole number from { NUMBER($least) } to { NUMBER($most) }. The goal is { NUMBER($usual) }
    .help = { QUOTED($text) } is not a help that a challenge can allow; choose from { COMMAS($known) }
