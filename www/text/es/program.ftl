labels =
    .program = Programa: Python, Java…
    .programHelp = Este programa da los mismos pasos y escribe el tablero con sus números.
    .language = Lenguaje
    .copyProgram = Copiar
    .saveProgram = Guardar
listing = El programa { QUOTED($name) }
