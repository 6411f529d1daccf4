from = From step
to = To step
size = Size, in pixels

# Sizes to choose from.
sizes = Usual sizes

# What sizes are good for.
sizeNames =
    .page = 480: web page
    .slides = 1080: slides

delay = Time for each step, in ms
theme = Colours
choice = Show the options before each move
kind = Kind
kinds =
    .gif = GIF
    .video = Video (MP4)

# The file that is made, in the sentences below.
-file = { $kind ->
            [gif] GIF
           *[video] video
        }

make = Make { -file }
making = Making the { -file } …
cancel = Cancel
save = Save
play = Play

# Shown until the length of the run is known.
looking = Working out how long the run is …

cancelled = Cancelled.
preview = Preview of the animation
progress = Progress of the animation

# This browser has no encoder for frames of this size.
noEncoder = This browser cannot make a video of this size. Choose a smaller size, or make a GIF.

range = { NUMBER($least) } to { NUMBER($most) }

# The planned animation: how many frames, of which steps, how large, how long, and about how many bytes.
plan = { NUMBER($frames) } { $frames ->
            [one] frame
           *[other] frames
        }{ $every ->
            [0] {""}
            [1] {""}
           *[other] , every { NUMBER($every) }{ ORDINAL($every) ->
                [one] st
                [two] nd
                [few] rd
               *[other] th
            } step
        }, { $width } × { $height } pixels, { $isLong ->
            [true] { NUMBER($minutes) } min
           *[false] { NUMBER($seconds) } s
        }, about { $bytes }.

# The size of a file.
kilobytes = { NUMBER($n) } kB

megabytes = { $n } MB
beyond = The run has { NUMBER($steps) } { $steps ->
            [one] step
           *[other] steps
        }. Write a number up to { NUMBER($steps) }.
soFar = { $bytes } so far
made = { $kind ->
            [gif] { kinds.gif }
           *[video] { kinds.video }
        } ready ({ $bytes })
saved = Saved as { $file }.

# Why the file could not be made, if the browser says it.
failed = { $hasMessage ->
            [true] The { -file } could not be made: { $message }.
           *[false] This browser could not make the { -file }. Try a smaller size or fewer steps.
        }
