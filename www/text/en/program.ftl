# Fixed texts.
labels =
    .program = Program: Python, Java …
    .programHelp = This program makes the same run and prints the board with its numbers.
    .language = Language
    .copyProgram = Copy
    .saveProgram = Save

listing = The program { QUOTED($name) }
