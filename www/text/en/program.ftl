# Fixed texts.
labels =
    .program = As a program
    .programHelp = This program makes the same run and prints the board with its numbers.
    .language = Language
    .copyProgram = Copy
    .saveProgram = Save

listing = The program { QUOTED($name) }
