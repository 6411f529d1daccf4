# The tag of the language, by which a browser writes numbers, and of lists: British ones have no comma before “and”.
locale = en
lists = en-GB

# What stands between thousands, where the browser would put a point; nothing leaves that as it is.
thousands = {""}

# The form of a word after 0 where it is not the one that CLDR says, such as other; else nothing.
zero = {""}

# The words for 0, 1, 2 and so on, as far as small numbers are written in words.
words = - no
    - one
    - two
    - three
    - four
    - five
    - six
    - seven
    - eight

# What stands between the names of a list of two where it is not as in longer ones; else nothing.
pair = {""}

# Between names without “and”, and between two sentences.
comma = {", "}
between = {" "}

# What stands before the name of a vertex that is a number.
vertex = {""}

# An error message in a sentence of its own.
asSentence = That does not work: { $message }.

# A visitor’s text in quotation marks.
quoted = “{ $text }”

# As Warnsdorff’s rule counts them.
onwardMoves = { $n ->
        [0] no onward move
        [one] { NUMBER($n) } onward move
       *[other] { NUMBER($n) } onward moves
    }

# Squares of which only the first are named: “a1, b3 and 12 others”.
others = { $n ->
        [one] { NUMBER($n) } other
       *[other] { NUMBER($n) } others
    }

# An amount of memory.
bytes =
    .MiB = { NUMBER($value) } MiB
    .GiB = { NUMBER($value, minimumFractionDigits: 1) } GiB
