style = Style
styles =
    .numbered = Numbered
    .line = Line
    .ribbon = Ribbon
    .woven = Woven
    .turns = Turns

# What the colours of the style “Turns” mean: squares where the tour turns, and where it goes straight on.
legend =
    .turns = { NUMBER($turns) } { $turns ->
            [one] turn
           *[other] turns
        }
    .straight = { NUMBER($straight) } straight on

paper = Paper

# Paper sizes whose names are not known everywhere.
papers =
    .letter = Letter
    .legal = Legal
    .tabloid = Tabloid
    .square = Square, 300 mm
    .other = Other size

otherSize = Paper size
otherSizeHelp = Width × height in mm or px, such as 300x400mm.
orientation = Orientation
orientations =
    .auto = As the board
    .portrait = Portrait
    .landscape = Landscape
title = Title
caption = Caption
theme = Colours
blackAndWhite = Black and white
preview = Preview of the poster
saveSvg = Save SVG
savePng = Save PNG
print = Print
pixels = PNG, longer side in pixels
making = Making the PNG …
pngFailed = This browser could not make so large a picture. Choose fewer pixels, or save the SVG, which prints at any size.
printFailed = This browser could not print the poster. Save the SVG and print that file.
tooLarge = The page makes posters of boards with up to { NUMBER($most) } squares; this one has { NUMBER($squares) }. For larger boards, use the command knights-tour.

# The size of a PNG.
size = { NUMBER($width) } × { NUMBER($height) } pixels. Your browser needs about { $memory } MB of memory for it.

badPixels = Write a whole number of pixels from { NUMBER($least) } to { NUMBER($most) }.
saved = Saved as { $file }.
