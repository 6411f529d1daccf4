-a-tour = { $isClosed ->
        [true] a closed tour
       *[false] an open tour
    }
-kind = { $isClosed ->
        [true] closed
       *[false] open
    }

# Whether there is a tour, and why: a reason has neither a capital nor a full stop.
existence =
    .yes = { $isClosed ->
            [true] A closed tour
           *[false] An open tour
        } exists here: { $why }.
    .no = No { -kind } tour exists here: { $why }.
    .noneFrom = No { -kind } tour begins on { $start }: { $why }.
    .noneBetween = No { -kind } tour leads from { $start } to { $end }: { $why }.
    .unknown = It is not known whether there is { -a-tour }: { $why }.

# Two reasons, one after the other.
reasons = { $first }; { $second }

# The answer alone.
inShort =
    .yes = This {"board"} has { -a-tour }.
    .no = This {"board"} has no { -kind } tour.
    .unknown = We do not know yet whether this {"board"} has { -a-tour }.

foundHere = This {"board"} has { -a-tour }: one was found just now.
