labels =
    .program = Programa: Python, Java…
    .programHelp = Este programa faz o mesmo percurso e imprime o tabuleiro com os números.
    .language = Linguagem
    .copyProgram = Copiar
    .saveProgram = Salvar
listing = O programa { QUOTED($name) }
