# Fixed texts: `data-word` and `data-name` in the room's markup name them.
labels =
    .intro = A knight jumps from key to key of a keypad, such as a telephone’s, and dials each key it lands on. How many different numbers can it dial?
    .why = The puzzle is often asked in job interviews: trying all numbers takes forever, but a clever count takes no time.
    .tryPhone = Put the knight on a telephone
    .trySource = The same on 18 keys, with at most two vowels
    .pad = Keypad
    .position = Position in the sequence
    .sequence = Sequence
    .erase = Erase the last key
    .clear = Clear
    .countHeading = How many sequences?
    .progress = Progress of the count
    .cancel = Cancel
    .countAgain = Count
    .copyCount = Copy the number
    .byStart = By first key
    .codeHeading = The sequence as one number
    .lowestFirst = First key as the lowest digit
    .highestFirst = First key as the highest digit
    .whyTwo = Why two numbers?
    .presets = Ready-made keypads
    .padText = Rows of the keypad
    .padNote = Type one character for each key, a space for a gap, and a new line for a new row.
    .lessLimits = Limits on keys that no longer exist were removed.
    .problem = Which sequences?
    .length = Keys
    .start = Start
    .limits = Limits
    .addLimit = Add a limit
    .listHeading = All sequences, one by one
    .previous = Previous
    .next = Next
    .page = Page
    .goOn = Keep searching
    .exportAll = Save all as text
    .exporting = Progress of the export
    .pieceHeading = Piece

presets =
    .phone = Telephone
    .source = 18 keys, at most two vowels
anyStart = any key

# A limit: “at most 2 of …”.
atMost = At most
of = of
allKeys = all keys

# The choice of how a limit counts.
manners =
    .together = together
    .each = each

limitName = Limit { NUMBER($n) }
removeLimit = Remove limit { NUMBER($n) }
limitKeys = Keys of limit { NUMBER($n) }
limitMost = Most of limit { NUMBER($n) }
limitManner = How limit { NUMBER($n) } counts

# What the keys do, for the sheet of keys.
keys =
    .play = Walk along the sequence, or stop
    .back = Back
    .forward = Forward
    .first = To the beginning
    .last = To the end
    .cancel = Stop counting or saving
    .help = Show the keys
    .move = Go from key to key
    .press = Press the key
    .erase = Erase the last key of the sequence
    .type = Press the key of this name

anyKey = A … Z, 0 … 9

# A key for screen readers.
key = { $name }{ $isHere ->
            [true] , the knight is here
           *[false] {""}
        }{ $isNext ->
            [true] , can follow
           *[false] {""}
        }{ $times ->
            [0] {""}
            [1] , pressed once
           *[other] , pressed { NUMBER($times) } times
        }

position = key { NUMBER($step) } of { NUMBER($all) }

# Names of keys, of which only the first are shown: $more are not. $all is the number of all.
some = { $hasMore ->
            [true] { COMMAS($shown) } and { NUMBER($more) } more{ UNUSED($all) }
           *[false] { LIST($shown) }
        }

# The line under the keypad.
caption =
    .only = Press { $next }: every sequence begins with it.
    .begin = Press a key to begin, or type a sequence.
    .next = { $isKnight ->
                [true] The knight is on { $last }. It can go on to { $next }.
               *[false] The piece is on { $last }. It can go on to { $next }.
            }
    .whole = { $isKnight ->
                [true] The knight is on { $last }: a whole sequence of { NUMBER($length) } { $length ->
                    [one] key
                   *[other] keys
                }.
               *[false] The piece is on { $last }: a whole sequence of { NUMBER($length) } { $length ->
                    [one] key
                   *[other] keys
                }.
            }
    .stuck = { $isKnight ->
                [true] The knight is on { $last }, and no key can follow.
               *[false] The piece is on { $last }, and no key can follow.
            }

# What is wrong with a key of the sequence.
fault =
    .no-such-key = Key { NUMBER($place) }: there is no { QUOTED($key) } on this keypad.
    .other-start = Key { NUMBER($place) }: every sequence must start with { $start }, not with { $key }.
    .no-move = { $hasWays ->
                [true] Key { NUMBER($place) }: no move leads from { $from } to { $key }. From { $from } moves lead to { $ways }.
               *[false] Key { NUMBER($place) }: no move leads from { $from } to { $key }, or to any other key.
            }
    .limit-broken = { $atMost ->
                [0] Key { NUMBER($place) }: the limits do not allow { $key }.
               *[other] { $isOne ->
                    [true] Key { NUMBER($place) }: { $key } may appear { -often } at most, and already does.
                   *[false] Key { NUMBER($place) }: { $key } would be one too many: at most { NUMBER($atMost) } of { $keys } may appear.
                }
            }
    .too-long = Key { NUMBER($place) }: a sequence has only { NUMBER($length) } { $length ->
                [one] key
               *[other] keys
            } here. Erase the rest.

-often = { $atMost ->
            [1] once
            [2] twice
           *[other] { NUMBER($atMost) } times
        }

# A limit in words, for one key, several or all. $neither are the keys with “nor” between them.
limit = { $atMost ->
            [0] { $which ->
                [all] no key at all
                [one] no { $keys }
               *[several] none of { $keys }{ UNUSED($neither) }
            }
           *[other] { $isEach ->
                [true] { $which ->
                    [all] each key { -often } at most
                    [one] { $keys } { -often } at most
                   *[several] each of { $keys } { -often } at most
                }
               *[false] { $which ->
                    [all] at most { NUMBER($atMost) } of all keys
                    [one] at most { NUMBER($atMost) } of { $keys }
                   *[several] at most { NUMBER($atMost) } of { $keys }
                }
            }
        }

# Between keys that cannot appear, in languages that say “nor” again and again.
nor = {", "}

# The question in words. $leaps are those of the piece, such as “(1, 3)”; $series are the limits one after the other, with `betweenLimits` between them.
question = Sequences of { NUMBER($length) } { $length ->
            [one] key
           *[other] keys
        }{ $hasMoves ->
            [true] { $isKnight ->
                [true] , each a knight’s move from the one before
               *[false] , each a { $leaps } leap from the one before
            }
           *[false] {""}
        }{ $hasStart ->
            [true] , beginning with { $start }
           *[false] {""}
        }{ $hasLimits ->
            [true] , with { LIST($limits) }{ UNUSED($series) }
           *[false] {""}
        }.

betweenLimits = {", "}
sequences = { $short } { $value ->
            [one] sequence
           *[other] sequences
        }
counted = { $sequences }.
size = { NUMBER($length) } { $length ->
            [one] digit
           *[other] digits
        }, about { $short }
percent = { $floor }%
cancelled = The count was cancelled.
notCounted = Not counted: { $message }.

# The column headings of the table of starts.
columns = - Key
    - Sequences

# Why there are two codes.
whyTwo = - Each key is a digit, so a sequence is one long number. You can read it from either end.
    - The article that the 18 keys come from gives 309,514,218,678 for A H A H K B K B K B. There the first key counts 1, the second 18, the third 18², and so on.
    - The program in the same article gives 77,396,869,081 instead. It computes code = code × 18 + digit (Horner’s rule), so the first key becomes the highest digit.
    - Either way, two sequences of the same length never get the same number.

# The digits of a code. $pairs are as in A = 0, B = 1.
digits = { $isOne ->
            [true] With a single key every number is 0.
           *[false] Each key is a digit in base { NUMBER($base) }: { $pairs }.
        }

# Between these pairs.
betweenPairs = {", "}

noCode = Type a sequence to see its number.

# Which sequences of the list are shown.
listed = { $isNone ->
            [true] None.
           *[false] { NUMBER($from) } to { NUMBER($to) }{ $hasAll ->
                [true] {" "}of { $all }
               *[false] {""}
            }
        }

pageFound = Page { NUMBER($page) }: { $what }
beyondList = The list ends before page { NUMBER($page) }.
searching = Searching…
searchedLong = None found yet. Few sequences keep to these limits: keep searching, or loosen them.
none = There is no such sequence.
walkIt = Walk along { $sequence }
exported = { $hasAll ->
            [true] { NUMBER($done) } of { $big }
           *[false] { NUMBER($done) } { $done ->
                    [one] sequence
                   *[other] sequences
                }
        }
exportDone = { NUMBER($lines) } { $lines ->
            [one] sequence
           *[other] sequences
        } saved.
exportCancelled = Cancelled. Nothing was saved.
nothingToExport = There is nothing to save.
exportTooLarge = All sequences would fill more than { NUMBER($megabytes) } MB, too much for a browser. Ask for shorter ones, or for one start.
fileName = knight-sequences-of-{ $length }.txt
title = { $keypad } · { NUMBER($length) } { $length ->
            [one] key
           *[other] keys
        }{ $hasTotal ->
            [true] : { $sequences }
           *[false] {""}
        } · { $page }

# Names of values in a link that have no label on the page.
fields =
    .step = Step
    .theme = Theme

# A value of a link that was invalid.
passedOver = { $name }: { $message }. The page ignores it.

# Errors in the input.
wrong =
    .number = { QUOTED($value) } is not a whole number from { NUMBER($least) } to { NUMBER($most) }
    .limit = { QUOTED($value) } is not a limit; write keys and a number, as in AEIO:2
