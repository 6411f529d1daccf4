# Sentences are the same on boards and on graphs, and for every piece; what differs stands in braces and quotation marks, as
# in “every {"square"} of the {"board"}”. A language may put whole phrases there. Each row has a phrase, or a
# single word where wordByWord says yes, and what is said instead.

# Whether each word of a phrase is looked up: yes, or nothing.
wordByWord = {""}

# What is said on graphs.
onGraphs =
    | square | vertex
    | squares | vertices
    | board | graph
    | boards | graphs
    | Square | Vertex
    | Squares | Vertices
    | Board | Graph

# What is said on boards, if sentences have the words for graphs somewhere; else nothing.
onBoards =
    | {""} | {""}

# Pieces by the lengths of their leaps. The walker on a graph is named after Hamilton’s Traveller’s Dodecahedron.
pieces =
    | 1,2 | knight
    | 1,3 | camel
    | 2,3 | zebra
    | 1,4 | giraffe
    | 3,4 | antelope
    | 0,1 | wazir
    | 0,1+1,1 | king
    | 1,2+1,3 | gnu
    | 3,4+0,5 | five-leaper
    | walker | traveller

# A leap by its two lengths, and a piece that is named by its leaps, which `+` joins.
leap = ({ $r }, { $s })
leaper = { $leaps }-leaper

# What is said of a piece by its name.
forms =
    | knight | { $piece }
