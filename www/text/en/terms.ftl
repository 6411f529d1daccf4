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

# Pieces by the two lengths of their leap. The walker on a graph is named after Hamilton’s Traveller’s Dodecahedron.
pieces =
    | 1,2 | knight
    | 1,3 | camel
    | 2,3 | zebra
    | 1,4 | giraffe
    | 3,4 | antelope
    | walker | traveller

# A piece that is named by the lengths of its leap.
leaper = ({ $r }, { $s })-leaper

# What is said of a piece by its name.
forms =
    | knight | { $piece }
